"""The tables of the database. Headers and entries are only added, never changed.

Times are whole milliseconds since 1970. A key (of a browser, a personal link or a program) is kept as
its hash alone. Structs that only we read are kept as JSON text.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    """A row that is deleted together with its table."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


#: Values that the server keeps for itself, such as the key that signs cookies.
keepsakes = Table(
    "keepsakes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    #: When somebody last did something here: moved, joined, wrote.
    Column("touched", BigInteger, nullable=False),
    #: "open" until everybody sits, then "running", "finished"; "abandoned" after months without a move,
    #: until somebody moves; "broken" is read-only.
    Column("status", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    #: What the host chose, the game itself included (server.models.NewTable).
    Column("choices", Text, nullable=False),
    #: kernel.game.Header, with the seed; from the start of the game on.
    Column("header", Text),
    #: The state that a game forked from a view begins with.
    Column("start", Text),
    #: Raised with every change, so that a process knows whether its record in memory is up to date.
    Column("version", Integer, nullable=False, default=0),
    #: How many entries there are, undone ones and undos included.
    Column("length", Integer, nullable=False, default=0),
    #: The link of the last entry; NULL where that was written before there were links (server.hash_chain).
    Column("chain", Text),
    #: Whom the table waits for.
    Column("awaited", Integer),
    #: The number of the present turn. It rises whenever the table begins to wait for another seat.
    Column("turn", Integer, nullable=False, default=0),
    Column("turn_began", BigInteger),
    Column("deadline", BigInteger),
    #: An undo that waits for the others' consent (server.models.UndoAsked).
    Column("undo_asked", Text),
    #: A vote on who shall play a seat (server.models.Vote).
    Column("vote", Text),
    #: kernel.game.Result, at the end.
    Column("result", Text),
    #: Why a broken table is broken, as a sentence.
    Column("problem", Text),
    #: The first table with the same deal, and the one that this was forked from.
    Column("deal_of", Text),
    Column("forked_from", Text),
    #: The table where the same people play on, once somebody has opened it.
    Column("next_table", Text),
    #: How its game came here: "fork", "import", or "" for one that began here. Imports from before there was
    #: this column have "".
    Column("origin", Text, nullable=False, default="", server_default=""),
    #: Since when it is paused, where a game runs.
    Column("paused_at", BigInteger),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_deal", "deal_of"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    #: "open", "person", "bot" or "program" (a bot from outside).
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    #: The bot's text, such as "search:100".
    Column("bot", Text, nullable=False, default=""),
    #: The colour or nation that was chosen before the game began; "" for none. Then the header has them all.
    Column("side", Text, nullable=False, default="", server_default=""),
    #: The key that sat down here; others may hold the seat as well, by its personal link.
    Column("sat_by", Text, nullable=False, default="", server_default=""),
    #: Who held the seat of this game before; before the game begins, for whom it is kept
    #: (server.table_record.Former). "" for nobody.
    Column("former", Text, nullable=False, default="", server_default=""),
)

#: Who may do what: the holder of a key sits on a seat, or is the host (seat -3).
grants = Table(
    "grants",
    metadata,
    _of_table(),
    Column("key_hash", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Index("grants_by_key", "key_hash"),
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    #: As in a match file.
    Column("action", Text, nullable=False),
    #: Who could see that something happened: a bit for each seat, bit 30 for spectators.
    Column("seen", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    #: What links it to the entries before it (server.hash_chain); NULL in games from before there were links.
    Column("chain", Text),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    #: What the table itself tells, as an id with arguments (server.models.Said).
    Column("say", Text),
)

#: Standing orders of a seat (server.standing_orders).
orders = Table(
    "orders",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, primary_key=True),
    #: What the order lasts for: when the game's word for it changes, the order is over. "" lasts.
    Column("scope", Text, nullable=False),
    #: Actions to be done ahead, one a line; "" for other orders.
    Column("actions", Text, nullable=False, default=""),
    #: How much the seat had seen when it gave the order.
    Column("given_at", Integer, nullable=False),
)

#: Where a person wants to be told that it is their turn.
contacts = Table(
    "contacts",
    metadata,
    Column("id", Text, primary_key=True),
    #: The key of the browser that asked for it: all seats of that key are meant.
    Column("key_hash", Text, nullable=False),
    #: "mail", a webhook ("json", "discord", "slack"), or a browser ("push").
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    #: Hashes of the words in the links that confirm and that unsubscribe.
    Column("confirm_hash", Text, nullable=False),
    Column("stop_hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    #: The two keys of a browser's subscription; "" for others.
    Column("p256dh", Text, nullable=False, default="", server_default=""),
    Column("auth", Text, nullable=False, default="", server_default=""),
    #: Why the address takes no messages any more (kernel.game.Message); "" while it does.
    Column("problem", Text, nullable=False, default="", server_default=""),
    UniqueConstraint("key_hash", "kind", "address"),
    Index("contacts_by_confirm", "confirm_hash"),
    Index("contacts_by_stop", "stop_hash"),
)

#: Notices to be sent; written with the move that begins the turn, so that none is lost or doubled.
outbox = Table(
    "outbox",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("contact_id", Text, ForeignKey("contacts.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    #: "waiting", "sent", "failed" or "stale" (the turn was over before it could be sent).
    Column("status", Text, nullable=False),
    Column("attempts", Integer, nullable=False, default=0),
    #: When to try (again).
    Column("due", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    #: Why the last attempt failed (kernel.game.Message); "" if none did.
    Column("problem", Text, nullable=False, default="", server_default=""),
    Index("outbox_by_due", "status", "due"),
)
