### A program at a table of any server: the command join, and spacerace.client.

cli-join-short = seat a bot at a table of any server
cli-join =
    Seat a bot at a table of any server, and let it play to the end of the game.
    When the line breaks, it connects again and goes on at the same place.
cli-join-example =
    example:
      spacerace join "https://race.example.org/t/TABLE#seat=TOKEN" search:200
cli-join-link = the table's link; a personal one takes its seat, any other a free seat. The token of a seat can also come by the environment, in { $variable }
cli-join-bot = who plays: "sense", "random", "search:200" or "search:1s" with a budget, or a file of your own such as my_bot.py
cli-join-name = the name under which it takes a free seat (default: the name of the bot)
cli-join-side = the colour or nation that it takes with a free seat (default: chance decides)
cli-join-seed = a whole number for the bot's own choices; a fresh one if left out

join-seated = { $name } sits at table { $table }. Ctrl+C leaves; the same line comes back to a personal link.
join-waits = The line is broken ({ $reason }). The next try is in { $seconds } s.
join-over = { $count ->
    [0] The game is over: { $scores }.
    [one] The game is over: { $scores }. { $winners } has won.
   *[other] The game is over: { $scores }. { $winners } have won.
}

refused-table-link = This is no link of a table: { $link }. It looks like https://race.example.org/t/TABLE
refused-no-name-no-token = Nobody is to sit down: give a token of a seat, or a name for a free one.
refused-token-holds-no-seat = This token holds no seat at this table. It may be of another table, or void: ask whoever gave it to you for a new one.
refused-unreachable = No server answers at { $server }: { $reason }.
refused-answer = The answer cannot be read (status { $status }). Is this the address of a server of spacerace?
refused-redirect = The server sends us on to { $to }. Use that address: a key is not sent on.
refused-line = The server has closed the line of this seat.
refused-game-not-here = { $game } is played there, by rules that are not installed here, or newer than those here.
refused-no-client = A package is missing for this. Install it with: pip install 'spacerace[client]'
