### What the server says no to, beside the rules of the games.

refused-no-table = There is no such table. It may have been deleted; ask whoever gave you the link.
refused-no-seat = This table has no such seat.
refused-no-free-seat = No seat is free here. You can watch if the host allows it, or open a table of your own.
refused-table-over = This game is over, so nobody can sit down any more.
refused-not-running = The game at this table does not run: it has not begun yet, or it can only be looked at.
refused-stale = This click came too late: something has happened since. Look again, and choose anew.
refused-token = This personal link does not hold a seat here (any more). Ask the host for a seat.
refused-not-host = Only the host of this table, or whoever sits there, can do that.
refused-no-seat-of-yours = You have no seat at this table. Sit down first, or open your personal link.
refused-not-your-seat = Seat { $player } is not yours.
refused-no-spectators = The host of this table wants no spectators.
refused-undo-seen = Others have already seen this step, and this table does not take back what was seen.
refused-no-undo-wish = Nobody wishes to take a step back any more.
refused-not-asked = Nobody has asked you to agree to this.
refused-too-many-tables = This server has reached its { $most } tables. Come back later, or run a server of your own.
refused-chat-long = A line of the chat has at most { $most } characters; shorten it.
refused-chat-signs = A line of the chat is plain text: letters, signs and line breaks.
refused-chat-full = The chat of this table is full after { $most } lines.
refused-player-name = "{ $name }" cannot be the name of a player: it must be one plain line of at most 40 characters, without : | or #.
refused-player-name-taken = Somebody here is already called { $name }; choose another name.
refused-own-pack = The pack of components has mistakes: { $problems }
refused-language = There are no words in this language; there are: { $known }.
table-broken = The rules have changed since this game began, and a step of it is no longer possible: it can only be looked at.
table-broken-at = The rules have changed since this game was played, and it can only be looked at up to entry { $entry }: { $reason }
