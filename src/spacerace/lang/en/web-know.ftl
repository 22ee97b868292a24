### The browser app: replay, ending, hint and review.

## Replay

web-replay = Replay
web-replay-title = Replay: { $game }, { $at } of { $last }
web-replay-table = To the table
web-replay-seen-by = Seen by
web-replay-spectator = An onlooker
web-replay-moment = The table at this moment
web-replay-controls = Going through the game
web-replay-beginning = The beginning of the game.
web-replay-unseen = Nothing that could be seen from here.
web-replay-undone = { $name } took a step back.
web-replay-silent = { $name } prepares something.
web-replay-slider = Moment
web-replay-at = { $at } of { $last }
web-replay-first = To the beginning (Home)
web-replay-round-back = A round back (Page up)
web-replay-back = A step back (Left)
web-replay-play = Play (Space)
web-replay-pause = Pause (Space)
web-replay-on = A step on (Right)
web-replay-round-on = A round on (Page down)
web-replay-last = To the end (End)
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-fork = Play on from here
web-replay-fork-what = A new table from this moment, against bots, with fresh luck
web-replay-link = Copy the link of this moment
web-replay-copied = The link of this moment is copied.
web-replay-copy-by-hand = Copy this link: { $link }
web-replay-save = Save the game as a match file
web-replay-save-own = Save what you have seen
