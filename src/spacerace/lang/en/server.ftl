### What the server says no to, beside the rules of the games.

refused-no-table = There is no such table. It may have been deleted; ask whoever gave you the link.
refused-no-seat = This table has no such seat.
refused-no-free-seat = No seat is free here. You can watch if the host allows it, or open a table of your own.
refused-table-over = This game is over, so nobody can sit down any more.
refused-not-running = The game at this table does not run: it has not begun yet, or it can only be looked at.
refused-history-lost = You have seen more of this game than the server still knows: its last moves were lost. Look again, choose anew, and tell the host.
refused-stale = This click came too late: something has happened since. Look again, and choose anew.
refused-one-or-several = Post either one action or a list of actions.
refused-list-final = “{ $failed }” cannot be taken back, so it can only be the last of several actions.
refused-nothing-asked = You are not asked for anything just now.
refused-token = This personal link does not hold a seat here (any more). Ask the host for a seat.
refused-not-host = Only the host of this table, or whoever sits there, can do that.
refused-no-seat-of-yours = You have no seat at this table. Sit down first, or open your personal link.
refused-not-your-seat = The seat of { $player } is not yours.
refused-no-spectators = The host of this table wants no spectators.
refused-undo-enough = Enough has been taken back at this table: a table takes back { $most } steps, and none in a very long game. Play goes on.
refused-table-full = This game has reached { $most } entries, and a table holds no more. It can still be looked at and saved.
refused-undo-seen = Others have already seen this step, and this table does not take back what was seen.
refused-no-undo-wish = Nobody wishes to take a step back any more.
refused-not-asked = Nobody has asked you to agree to this.
refused-too-many-tables = This server has reached its { $most } tables. Come back later, or run a server of your own.
refused-chat-long = A line of the chat has at most { $most } characters; shorten it.
refused-chat-signs = A line of the chat is plain text: letters, signs and line breaks.
refused-chat-full = The chat of this table is full after { $most } lines.
refused-player-name = "{ $name }" cannot be the name of a player: it must be one plain line of at most 40 characters, without : | or #.
refused-player-name-taken = Somebody here is already called { $name }, or has a name that looks the same; choose another one.
refused-player-name-mixed = "{ $name }" mixes letters of several alphabets. Write a name in one of them, so that nobody passes for somebody else.
refused-seat-kept = This seat is kept for { $name }.
refused-second-seat = In a game that runs, nobody plays a second seat: you would see two hands.
refused-too-many-browsers = This personal link is already used by { $most } browsers.
refused-vote-program = A seat that is not yours cannot be given to a program while the game runs: its token would show a hand. Propose a bot, or somebody new.
refused-vote-same = That is how this seat is played already.
refused-vote-open = Another vote is open at this table. It has to be decided first.
refused-vote-again = Somebody has objected to this, or has played on. Ask again when { $minutes } { $minutes ->
    [one] minute has
   *[other] minutes have
} passed since.
refused-vote-early = { $player } still has time: you can vote on this seat once the table has waited { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} for it.
refused-no-vote = No vote is open at this table.
refused-not-back = This seat was not yours last, or another person plays it now.
refused-side-taken = Somebody else here already plays { $side }; choose another side, or leave it to chance.
refused-side-kept = In a game that has begun everybody keeps their side. This seat plays { $side }.
refused-side-begun = The game has begun, so nobody can choose another side any more.
refused-not-your-side = Only whoever sits there can choose this side; the host chooses for open seats, bots and programs.
refused-pack-long = The pack of components is too long: it has { $length } characters and may have { $most }.
refused-pack-slow = The pack of components takes too long to read. Its entries may be far too many, or nested too deep.
refused-readers-busy = More files and packs wait to be read here than can be read soon. Try again in a moment.
refused-too-many-readings = A file or pack of yours is being read and another one waits. Try again in { $seconds } s.
refused-own-pack = The pack of components has mistakes: { $problems }
refused-language = There are no words in this language; there are: { $known }.
table-damaged = The log of this game is damaged in the database: it can only be looked at, up to the damage. Tell the host, who may have a backup.
table-damaged-at = The log of this game is damaged in the database at entry { $entry }: it can be looked at up to there. Tell the host, who may have a backup.
table-broken = The rules have changed since this game began, and a step of it is no longer possible: it can only be looked at.
table-broken-at = The rules have changed since this game was played, and it can only be looked at up to entry { $entry }: { $reason }
