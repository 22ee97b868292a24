### Games afterwards: replays, match files, "what if" tables, deals played again.

refused-no-moment = There is nothing behind moment { $last } here. Choose a number from 0 to { $last }.
refused-entry-running = While a game runs it can be looked at by what your own seat has seen. Ask for a moment instead of an entry of the whole log.
refused-broken-beginning = The rules have changed since this game was played, so that not even its beginning can be shown any more. It can still be exported.
refused-deal-in-play = You sit at a table where this deal is being played, so its other tables are closed to you for now. Finish that game, or free your seat there.
refused-deal-sealed = This deal is being played at another table. Until that game is over, or has rested for { $days } days, nobody gets the seed of this one, its match file, or more of it than their own seat saw.
refused-seat-count = This game has { $seats } seats. Say for each of them who plays.
refused-fork-place = A "what if" begins either at a moment of a seat or at an entry of the log: give one of them, not both.
refused-fork-end = At this point the game is over. Begin the "what if" at an earlier one.
refused-not-over = This game is not over yet. Its deal can be played again afterwards.
refused-again-other-luck = The cards of this game do not follow from its seed: it was forked, edited or played on elsewhere. So its deal cannot be played again.
refused-deal-gone = All other tables of this deal were deleted, and its cards with them. Open a table of your own.
refused-undo-over = The game is over and all cards are open, so nothing can be taken back any more.
refused-import-entries = This match file has more than { $most } lines, which is more than a table can hold.
refused-import-pack = The pack of components in this match file is too long: it has { $length } characters and may have { $most }.
refused-import-start = The state from which this match file goes on is too long: it has { $length } characters and may have { $most }.
refused-import-stuck = This entry leads the game to a place where it cannot go on. The match file was edited, or comes from another version.
refused-import-slow = This match file takes too long to play back. It was edited, or comes from another version.

archive-broken = The rules have changed since this game was begun, and it cannot be played back any further. What was seen up to here can be looked at and exported.
archive-broken-file = The rules have changed since: this file no longer plays back beyond entry { $entry }.
