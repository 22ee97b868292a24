### What surrounds a board in the browser: the bar, the chat, seats, standing orders, the room before the game.

web-table-bar = At this table
web-table-skip = To the board
web-table-menu = More
web-table-settings = Settings
web-table-close = Close
web-table-rules = Rules
web-table-rules-new = The rules, in a new tab
web-table-gone = This table cannot be shown
web-table-broken = This game can only be looked at.
web-table-approx = Which values are reconstructed?
web-table-approx-note = Some values are our reconstruction, because no source shows the printed ones. ≈ marks them.
web-table-approx-show = Show ≈ beside these values

## Turn and connection

web-table-deadline = until { $time }
web-table-deadline-day = until { $day } { $time }
web-table-your-turn-in = The others wait for you: { $game }
web-table-connecting = Connecting …
web-table-offline-click = No answer came from the server. When the connection is back, the table shows whether your click has arrived; if not, click again.
web-table-more-news = { $count ->
    [one] One thing more happened before.
   *[other] { $count } more things happened before.
  }
web-table-meanwhile = While you waited
web-table-meanwhile-away = Put away what the others did

## Taking back

web-table-undo-not = Nothing can be taken back now.
web-table-undo-wanted = { $name } would like to take the latest step back.
web-table-undo-agree = Agree
web-table-undo-refuse = Refuse
web-table-undo-waits = Still to agree to the step back: { $names }.
web-table-undone = Taken back: { $what }
web-table-choose-again = Choose it again to take it back.
web-table-final = final
web-table-final-option = { $option } (final)
web-table-final-why = Once done, this cannot be taken back.

## Chat

web-table-chat-lines = What was said
web-table-chat-none = Nothing has been said yet.
web-table-chat-seated = Whoever sits at the table can write here.
web-table-chat-said = { $name } says: { $text }
web-table-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
  }

## Standing orders

web-table-orders = Standing orders
web-table-orders-what = What shall be answered for you without asking. Nobody else sees it, and you can take it back at any time.
web-table-orders-none = There is nothing to order just now.

## Seats

web-table-seats = Seats
web-table-share = Invite
web-table-seat-kept = Kept for { $name }
web-table-kept = A seat at this table is kept for you.
web-table-take-seat = Take your seat
web-table-seat-free = Free seat
web-table-seat-you = you
web-table-seat-person = a person
web-table-seat-program = a program
web-table-seat-bot = bot · { $bot }
web-table-seat-open = Whoever has the link can sit down here.
web-table-give-bot = Give to a bot
web-table-bot-for-me = Let a bot play on
web-table-free = Free the seat
web-table-leave = Leave the table
web-table-sure = Really? { $what }
web-table-propose-give-bot = Propose a bot
web-table-propose-free = Propose to free the seat
web-table-vote-open = Shall the seat of { $player } be free for somebody new?
web-table-vote-bot = Shall the bot { $bot } play on for { $player }?
web-table-vote-you = The others are voting on your seat. Play on, or object.
web-table-vote-waits = Still to answer: { $names }.
web-table-vote-grace = { $player } still has a moment to object.
web-table-vote-agree = Agree
web-table-vote-now = Do it now
web-table-vote-object = Object
web-table-back = You no longer play your seat here, and nobody has taken it. You are welcome back.
web-table-back-now = Take my seat back
web-table-waits-for = { $count ->
    [one] The game starts as soon as one more sits down.
   *[other] The game starts as soon as { $count } more sit down.
  }
web-table-start = { $count ->
    [one] Start now, with a bot on the free seat
   *[other] Start now, with bots on the free seats
  }
web-table-invites = { $name } invites you: { $game }
web-table-option = { $name }: { $value }
web-table-players = { $count ->
    [one] One player
   *[other] { $count } players
}
web-table-limit = { $limit } for a turn
web-table-no-odds = Without odds
web-table-with-odds = With exact odds
web-table-how = How it is played
web-table-host = What you decide as the host
web-table-title = Name of the table
web-table-save = Save
web-table-saved = Saved. Everybody sees it.
web-table-mix = Mix the seats
web-table-mixed = The seats were mixed.
web-table-pause = Pause
web-table-go-on = Go on
web-table-heir = Hand hosting to
web-table-hand-on = Hand over
web-table-here = { "" } · here now
web-table-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-table-react = Say { $sign }
web-table-watching = All seats are taken: you are watching.
web-table-watching-free = You are watching. A seat is free.

## One screen for several

web-table-hand-over = Hand over to { $name }
web-table-hand-over-why = Everything is hidden until the next player sits before the screen.
web-table-hand-over-now = Hide everything
web-table-i-am = I am { $name }
web-table-look-again = { $name } looks again

## Keys

web-table-keys = Keys
web-table-key-next = what is marked with ⏎; it never ends a turn and turns nothing down
web-table-key-digits = the answers beside the board, in order
web-table-key-arrows = from thing to thing on the board; Home and End: the first and the last where something can be done; ⏎ chooses
web-table-key-undo = take back, where that is possible
web-table-key-tab = on to the next thing that can be done or read
web-table-key-escape = cancel, close what is open, go back to now, skip what is shown
web-table-key-chat = open or close the chat
web-table-key-help = this list
web-table-keys-note = Every option is a button with its sentence: a whole game can be played without a mouse.

## Sides: a game with a word of its own, such as colour or nation, has it under its name

web-table-side = Side
web-table-side-of = Side of seat { $number }
web-table-side-random = Random side
web-table-side-taken = { $side } (taken)
web-table-who-side = { $name }, { $side }
