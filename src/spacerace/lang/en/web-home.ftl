### The first page of the browser app, opening and sharing tables, and the settings.

## Starting

home-skip = Skip to the games
home-you-play-as = You play as
home-players-range = { $least } to { $most } players
home-rules = Rules
home-rules-of = Rules of { $game }
home-how-many-bots = Against how many bots
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-learn = Learn by playing
home-learn-how = A first game that explains itself as it goes
home-friends-how = On this device or on theirs, with bots if you like
home-alone = Play alone
home-alone-how = Against the opponent that the rulebook brings along
home-start-game = Start the game
home-more = More
home-api = For programmers
home-unofficial = An unofficial program by players for players. It is no publication of the games' publishers, and shows none of their art.
home-version = Version { $version }

## Lists of tables

home-free-seat = free seat
home-began = this turn began { $ago }
home-opened = opened { $ago }
home-deadline = { $until }, then a bot takes over
home-by-turns = a move now and then
home-running = Games to watch
home-replays = Finished games
home-replay = Replay
home-no-replays = No public game is finished yet.
home-import = Open a match file
home-show-all = Show all { $count }
home-silent = The server does not answer just now; trying again …
home-status-running = Running
home-status-open = Waiting for players
home-status-finished = The game is over
home-status-broken = Can only be looked at
home-status-abandoned = Nobody has moved for a long time

## A new table

home-new-table = New table
home-close = Close
home-cancel = Cancel
home-open-table = Open the table
home-game = Game
home-mode = Kind of game
home-players = Players
home-seats = Who sits where
home-seat = Seat { $number }
home-who = Who sits here
home-name = Name
home-strength = Strength
home-player-number = Player { $number }
home-seat-me = Me
home-seat-here = Another person, here
home-seat-open = Open for a friend
home-seat-open-how = Whoever opens the link sits down here
home-seat-bot = A bot
home-seat-program = A program of my own
home-hot-seat = You share this device: it is handed over from turn to turn, and hides one hand from the other.
home-bot-random = Easy: picks anything
home-bot-idle = Idle: does as little as it can
home-bot-sense = Normal: plays with common sense
home-bot-search = Hard
home-bot-tries = { $bot }: plays { $count ->
    [one] one trial game
   *[other] { $count } trial games
} for each move
home-bot-seconds = { $bot }: thinks { $count ->
    [one] one second
   *[other] { $count } seconds
} about each move
home-details = More choices
home-edition = Edition
home-pace = Pace
home-pace-live = Live: everybody is here
home-pace-turns = By turns: a move now and then
home-limit = Time for a turn
home-limit-none = No limit
home-limit-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
home-limit-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
home-limit-days = { $count ->
    [one] one day
   *[other] { $count } days
}
home-limit-how = The time counts for a whole turn. When it is over, a bot plays the rest of that turn.
home-undo = Taking back what others have seen
home-undo-free = Always
home-undo-ask = If the others agree
home-undo-unseen = Never
home-odds = Show the exact odds
home-totals = Show what everybody would score by now
home-spectators = Others may watch
home-private = Private: only reached by its link
home-pack = Cards from a file of your own
home-tokens = Your program plays with this word; keep it like a password. It is shown only now.
home-token-of = Token of { $name }
home-copy-token = Copy the token
home-join-what = To seat a bot of spacerace as { $name }, paste this line in a terminal. In place of search:200 it takes any bot, or a file of yours such as my_bot.py.
home-join-line = Line for { $name }
home-copy-join-line = Copy the line
home-to-the-table = Go to the table

## Sharing

home-link = Link of this table
home-share-by-device = Share …
home-qr = QR code of { $address }
home-only-this-machine = This link works on this machine only, because the server listens to nobody else. To let others on your network in, stop it and start it with:
home-other-device = Go on playing on another device
home-other-device-how = This link opens your own seat. Keep it to yourself.
home-own-link = Personal link of { $name }
home-copy-own-link = Copy the link of { $name }

## Settings

home-settings = Settings
home-language = Language
home-theme = Colours
home-theme-auto = Like the device
home-theme-light = Light
home-theme-dark = Dark
home-speed = Speed of what is shown
home-speed-relaxed = Relaxed
home-speed-normal = Normal
home-speed-fast = Fast
home-speed-instant = At once
home-speed-calm = Your system asks for no motion: everything is shown at once.
home-sound = Sounds
home-volume = Volume
home-notify = Tell me in the browser when it is my turn
home-notify-needs-https = Browsers allow this for pages that come by https or from this machine.
home-notify-refused = The browser did not allow it. Its settings for this page can change that.
web-origin-fork = What if?
web-origin-fork-what = A game that branched off from a moment of another, with fresh luck
web-origin-import = Imported
web-origin-import-what = A game that somebody brought as a match file
