### Tables that this server can only show.

table-unreadable = This table was kept by another version of spacerace, and this one cannot read it. Nothing is lost: the host can start the version that kept it.
table-newer-rules = This game was begun under newer rules than this server knows, so it can only be looked at. It goes on when the host starts the newer version again.

### What the table itself tells in the chat.

table-the-host = The host
table-seat-joined = { $player } has sat down on seat { $number }.
table-seat-left = { $player } has left; the seat is free.
table-seat-bot = { $player } lets a bot play on ({ $bot }).
table-seat-program = { $player } lets a program play on.
table-seat-back = { $player } is back.
table-vote-asked-open = { $asker } proposes to free the seat of { $player } for somebody new.
table-vote-asked-bot = { $asker } proposes to let a bot ({ $bot }) play on for { $player }.
table-vote-agreed = { $player } agrees.
table-vote-refused = { $player } objects. Nothing changes.
table-vote-played = { $player } plays on. The vote is over.
table-vote-done-open = The table has decided: the seat of { $player } is free for somebody new. { $player } can come back until it is taken.
table-vote-done-bot = The table has decided: a bot ({ $bot }) plays on for { $player }, who can come back at any time.
table-cards-known = The cards of this game come from another game, or from a file. Whoever has seen those may know them.
table-deal-opened = This game has rested for so long that the finished games with the same deal were open meanwhile. Somebody may know the cards.
table-rematch = { $player } wants to play again: a new table is open, and everybody's seat there is kept.
table-rematch-host = There is a new table to play again, and everybody's seat there is kept.
refused-no-first-game = This game has no deal to learn with for this way to play.
refused-first-game-seats = A game to learn with is for you alone: you sit on the first seat, and bots on all others.
refused-host-alone = Only the host of this table can do that.
refused-table-begun = The game has begun: how it is played cannot be changed any more.
refused-table-dealt = This deal was played before: the game stays as it was, or it would be another deal.
refused-host-nobody = Nobody sits there. Hosting can be handed over to a person alone.
refused-title = The name of a table is one plain line.
table-paused = The host has paused the table. Nobody's time runs.
table-goes-on = The table goes on. Whoever is to move has all of their time.
table-seats-mixed = The seats were mixed.
table-host = { $player } is the host of this table now.
