### The browser app: pages, buttons, notes. What happens at a table is said by the games' own files.

web-title = spacerace
web-tagline = Two space races at one table: alone, with friends, against bots.
web-your-name = Your name
web-default-name = Captain
web-against-bots = Play against a bot
web-with-friends = Open a table for friends
web-my-tables = My games
web-open-tables = Tables that wait for players
web-no-tables = None just now.
web-join = Sit down
web-watch = Watch
web-go-on = Go on
web-just-now = just now
web-soon = in a moment
web-your-turn = Your turn
web-turn-of = { $name } is to move
web-turn-free = A seat is free: waiting for somebody to take it
web-waiting = Waiting for players
web-over = The game is over
web-share = Send this link to those you want to play with:
web-copy = Copy the link
web-copied = Copied
web-connecting = The connection is lost; trying again …
web-undo = Take back
web-undo-asks = Ask to take back
web-options = What you can do
web-log = What happened
web-chat = Chat
web-say = Say
web-send = Send
web-home = All games
web-won = { $names } { $count ->
    [one] wins
   *[other] win
}
