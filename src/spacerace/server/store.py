"""Tables in the database: reading them back, adding to them. Every function works in a given transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from secrets import token_hex
from typing import Any
from typing import cast as as_type

import msgspec
import structlog
from sqlalchemy import (
    BigInteger,
    Integer,
    Text,
    bindparam,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy import Row as SqlRow
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.games import game_named
from spacerace.kernel.codec import decode, encode
from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import AnyState, Game, Header, Result
from spacerace.kernel.seats import Seat
from spacerace.kernel.voice import sentence
from spacerace.server import hash_chain, schema
from spacerace.server.models import ChatLine, Choices, NewTable, Said, UndoAsked, Vote
from spacerace.server.play import Row, begin
from spacerace.server.standing_orders import StandingOrder
from spacerace.server.table_record import Former, Record, SeatRow

log = structlog.get_logger("spacerace.store")

#: The channel that processes tell each other on which tables have changed.
CHANNEL = "spacerace_tables"
#: Lines of a log that are written down at once.
AT_ONCE = 500
#: This process, so that it need not listen to itself.
ORIGIN = token_hex(4)


# The statements of a click, made once: making one takes longer than the database takes to carry it out.
_LOOK = select(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
_LOCK = _LOOK.with_only_columns(schema.tables.c.version).with_for_update()
_ADD_ENTRIES = insert(schema.entries)
_CHANGING = [
    "status",
    "touched",
    "version",
    "length",
    "chain",
    "awaited",
    "turn",
    "turn_began",
    "deadline",
    "undo_asked",
    "vote",
    "result",
]
#: Nothing is saved over what somebody else has saved meanwhile.
_SAVE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"), schema.tables.c.version == bindparam("known_version"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
)
#: The same, and PostgreSQL tells the other processes.
_SAVE_AND_TELL = _SAVE.returning(func.pg_notify(bindparam("channel"), bindparam("payload")))
#: The same, and new lines of the log with it: one way to PostgreSQL and back instead of two.
_SAVED = _SAVE.returning(schema.tables.c.id).cte("saved")
_NEW = (
    func.unnest(
        bindparam("numbers", type_=postgresql.ARRAY(Integer)),
        bindparam("seats", type_=postgresql.ARRAY(Integer)),
        bindparam("actions", type_=postgresql.ARRAY(Text)),
        bindparam("seen", type_=postgresql.ARRAY(Integer)),
        bindparam("chains", type_=postgresql.ARRAY(Text)),
    )
    .table_valued("number", "seat", "action", "seen", "chain", name="new")
    .render_derived()
)
_ADD_SAVE_AND_TELL = (
    select(func.pg_notify(bindparam("channel"), bindparam("payload")))
    .select_from(_SAVED)
    .add_cte(
        insert(schema.entries)
        .from_select(
            ["table_id", "number", "seat", "action", "seen", "chain", "made"],
            select(_SAVED.c.id, *_NEW.c, cast(bindparam("new_touched"), BigInteger)).select_from(
                _SAVED.join(_NEW, true())
            ),
        )
        .cte("added")
    )
)


class Overtaken(Exception):
    """Somebody else has changed the table since this process looked at it."""


def to_json(value: object) -> str:
    """A struct as the database keeps it."""
    return msgspec.json.encode(value).decode()


# --- reading -------------------------------------------------------------------------------------


async def lock_table(connection: AsyncConnection, table_id: str) -> int | None:
    """The table's version; until the transaction ends nobody else can lock its row. None: no such table."""
    version: int | None = await connection.scalar(_LOCK, {"table_id": table_id})
    return version


async def table_row(connection: AsyncConnection, table_id: str) -> SqlRow[Any] | None:
    """The table's row, just to look at."""
    return (await connection.execute(_LOOK, {"table_id": table_id})).one_or_none()


async def load_record(connection: AsyncConnection, row: SqlRow[Any]) -> Record:
    """Everything about a table. A log that no longer replays gives a broken record, not an error."""
    record = _bare_record(row)
    await refresh_record(connection, record, row, from_entry=0)
    return record


def _bare_record(row: SqlRow[Any]) -> Record:
    """A table of which nothing is known but what never changes."""
    try:
        game, wanted = game_named(row.game), _decode(row.choices, NewTable)
        _read_row(row)
    except (Refusal, msgspec.MsgspecError) as error:
        log.warning("a table cannot be read", table=row.id, reason=str(error))
        # Nobody knows what its host wanted, so nobody else looks on.
        game = as_type(Game, UnknownGame(row.game))
        wanted = NewTable(game=row.game, seats=[], choices=Choices(spectators=False))
    return Record(
        id=row.id,
        status=row.status,
        game=game,
        private=row.private,
        wanted=wanted,
        created=row.created,
        seats=[],
        grants={},
    )


async def load_heads(connection: AsyncConnection, table_ids: Sequence[str]) -> list[Record]:
    """Tables as a list shows them: with seats and keys, without their games, which take long to play back.

    Such a record is to be looked at and thrown away. Of a pack that is not at hand it knows no names.
    """
    tables, seats, grants = schema.tables.c, schema.seats.c, schema.grants.c
    found = await connection.execute(select(schema.tables).where(tables.id.in_(table_ids)))
    records = {row.id: (_bare_record(row), row) for row in found}
    for record, row in records.values():
        _read_head(record, row)
    listed = select(schema.seats).where(seats.table_id.in_(table_ids)).order_by(seats.seat)
    for seat in await connection.execute(listed):
        records[seat.table_id][0].seats.append(_seat_row(seat))
    for grant in await connection.execute(select(schema.grants).where(grants.table_id.in_(table_ids))):
        records[grant.table_id][0].grants.setdefault(grant.key_hash, set()).add(grant.seat)
    return [records[table_id][0] for table_id in table_ids if table_id in records]


def pack_text(row: SqlRow[Any]) -> str:
    """The pack of a table that is not built in; "" if there is none, or if the row cannot be read."""
    try:
        if row.header is not None:
            return str(_decode(row.header, Header).pack_text)
        return str(_decode(row.choices, NewTable).pack)
    except msgspec.MsgspecError:
        return ""


class UnknownGame:
    """Stands for what this server cannot read: its tables are listed, and nothing more."""

    def __init__(self, name: str) -> None:
        """All that is known is the name."""
        self.NAME = name
        self.SIDES: tuple[str, ...] = ()


def _read_row(row: SqlRow[Any]) -> tuple[Header | None, UndoAsked | None, Vote | None, Result | None]:
    """What a table's row keeps as text; raises MsgspecError."""
    return (
        None if row.header is None else _decode(row.header, Header),
        None if row.undo_asked is None else _decode(row.undo_asked, UndoAsked),
        None if row.vote is None else _decode(row.vote, Vote),
        None if row.result is None else _decode(row.result, Result),
    )


async def refresh_record(
    connection: AsyncConnection, record: Record, row: SqlRow[Any], *, from_entry: int
) -> None:
    """Bring a record up to the row's version; entries before ``from_entry`` are known."""
    table_id = record.id
    _read_head(record, row)
    seats = await connection.execute(
        select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    )
    record.seats = [_seat_row(seat) for seat in seats]
    record.grants = {}
    for grant in await connection.execute(select(schema.grants).where(schema.grants.c.table_id == table_id)):
        record.grants.setdefault(grant.key_hash, set()).add(grant.seat)
    record.chat_length = await chat_length(connection, table_id)
    record.orders = await standing_orders(connection, table_id)
    if record.header is not None:
        record.root = hash_chain.root(row.header, row.start)
        await _refresh_play(connection, record, row, from_entry)


def _read_head(record: Record, row: SqlRow[Any]) -> None:
    """Bring a record up to what stands in the table's own row."""
    record.status, record.version, record.touched = row.status, row.version, row.touched
    record.awaited, record.turn = row.awaited, row.turn
    record.turn_began, record.deadline = row.turn_began, row.deadline
    record.problem, record.deal_of, record.forked_from = row.problem, row.deal_of, row.forked_from
    record.forget_messages()
    if isinstance(record.game, UnknownGame):
        record.status, record.problem = "broken", sentence("table-unreadable", {})
    else:
        record.header, record.undo_asked, record.vote, record.result = _read_row(row)


def _seat_row(seat: SqlRow[Any]) -> SeatRow:
    """A seat as the database keeps it."""
    former = _decode(seat.former, Former) if seat.former else None
    return SeatRow(seat.seat, seat.kind, seat.name, seat.bot, seat.side, seat.sat_by, former)


def _decode(data: str, kind: type[Any]) -> Any:
    """A struct that the database kept."""
    return msgspec.json.decode(data, type=kind)


async def _refresh_play(
    connection: AsyncConnection, record: Record, row: SqlRow[Any], from_entry: int
) -> None:
    """Play on to the last entry; a record that is damaged or that the rules no longer allow is broken."""
    header = record.header
    assert header is not None
    entries = await log_entries(connection, record.id, from_entry)
    checked = await check_chain(
        record.root, record.chain if from_entry else "", from_entry, entries, row.chain
    )
    record.chain = checked.chain
    try:
        if record.play is None:
            state = None if row.start is None else read_state(record.game, header, row.start)
            record.play = begin(record.game, header, state)
        await record.play.restore([entry.row for entry in entries[: checked.sound]])
        if header.rules_version > record.game.RULES_VERSION and record.result is None:
            record.status, record.problem = "broken", sentence("table-newer-rules", {})
    except Exception as error:  # Whatever today's rules stumble over: the table must stay readable.
        place = 1 + (record.play.length if record.play is not None else 0)
        log.warning("a log no longer replays", table=record.id, entry=place, reason=str(error))
        # Of a game that was not over neither the step nor the number of steps is told.
        if record.result is None:
            record.problem = sentence("table-broken", {})
        else:
            record.problem = sentence("table-broken-at", {"entry": place, "reason": str(error)})
        record.status = "broken"
    if not checked.whole:
        _note_damage(record, from_entry + checked.sound + 1)


async def check_chain(
    root: str, before: str, first: int, entries: Sequence[hash_chain.Entry], last: str | None
) -> hash_chain.Checked:
    """As ``hash_chain.check``, in parts, so that others have their turn."""
    done = 0
    while True:
        some = entries[done : done + AT_ONCE]
        at_end = done + len(some) == len(entries)
        checked = hash_chain.check(root, before, first + done, some, last if at_end else None)
        done, before = done + checked.sound, checked.chain
        if at_end or not checked.whole:
            return hash_chain.Checked(done, before, checked.whole)
        await asyncio.sleep(0)


#: Tables whose log was found damaged since the start.
damaged: set[str] = set()


def _note_damage(record: Record, place: int) -> None:
    """The log is not as it was written from this entry on: it can be looked at up to there."""
    damaged.add(record.id)
    log.error("a log is damaged: restore a backup", table=record.id, entry=place)
    if record.result is None:
        record.problem = sentence("table-damaged", {})
    else:
        record.problem = sentence("table-damaged-at", {"entry": place})
    record.status = "broken"


def read_state(game: Game, header: Header, data: str) -> AnyState:
    """A state that a game goes on from."""
    return decode(game.State, data.encode(), game.begin(header).terms)


async def entry_rows(connection: AsyncConnection, table_id: str, first: int) -> list[Row]:
    """The entries of a table from this one on."""
    return [entry.row for entry in await log_entries(connection, table_id, first)]


async def log_entries(connection: AsyncConnection, table_id: str, first: int) -> list[hash_chain.Entry]:
    """The entries of a table from this one on, with their links."""
    entries = schema.entries.c
    found = await connection.execute(
        select(entries.number, entries.seat, entries.action, entries.seen, entries.made, entries.chain)
        .where(entries.table_id == table_id, entries.number >= first)
        .order_by(entries.number)
    )
    return [
        hash_chain.Entry(number, Row(seat, action, seen), made, link)
        for number, seat, action, seen, made, link in found
    ]


async def entry_time(connection: AsyncConnection, table_id: str, number: int) -> int | None:
    """When an entry was made."""
    entries = schema.entries.c
    query = select(entries.made).where(entries.table_id == table_id, entries.number == number)
    made: int | None = await connection.scalar(query)
    return made


async def deal(connection: AsyncConnection, game: Game, first: str) -> tuple[Header, AnyState | None] | None:
    """How the games of a deal begin: the header with the seed, and the state; None if all are deleted."""
    tables = schema.tables.c
    query = (
        select(tables.header, tables.start)
        .where(or_(tables.id == first, tables.deal_of == first), tables.header.is_not(None))
        .order_by(tables.created)
        .limit(1)
    )
    found = (await connection.execute(query)).one_or_none()
    if found is None:
        return None
    header: Header = _decode(found.header, Header)
    return header, None if found.start is None else read_state(game, header, found.start)


async def keepsake(connection: AsyncConnection, name: str) -> str | None:
    """Something that the server remembers of itself."""
    query = select(schema.keepsakes.c.value).where(schema.keepsakes.c.name == name)
    found: str | None = await connection.scalar(query)
    return found


# --- writing -------------------------------------------------------------------------------------


async def add_table(connection: AsyncConnection, record: Record, *, now: int) -> None:
    """A new table with its seats and keys."""
    values = {
        "id": record.id,
        "created": record.created,
        "touched": now,
        "status": record.status,
        "game": record.game.NAME,
        "private": record.private,
        "choices": to_json(record.wanted),
        "version": 0,
        "length": 0,
        "turn": 0,
        "deal_of": record.deal_of,
        "forked_from": record.forked_from,
    }
    await connection.execute(insert(schema.tables).values(values))
    await connection.execute(
        insert(schema.seats),
        [
            {
                "table_id": record.id,
                "seat": row.seat,
                "kind": row.kind,
                "name": row.name,
                "bot": row.bot,
                "side": row.side,
                "sat_by": row.sat_by,
            }
            for row in record.seats
        ],
    )
    for key_hash, seats in record.grants.items():
        await add_grants(connection, record.id, key_hash, seats, now=now)


async def add_grants(
    connection: AsyncConnection, table_id: str, key_hash: str, seats: Iterable[Seat], *, now: int
) -> None:
    """A key holds these seats from now on."""
    rows = [
        {"table_id": table_id, "key_hash": key_hash, "seat": seat, "created": now} for seat in sorted(seats)
    ]
    await connection.execute(insert(schema.grants), rows)


async def remove_grants(connection: AsyncConnection, table_id: str, seat: Seat) -> None:
    """Nobody holds this seat any more."""
    grants = schema.grants.c
    await connection.execute(delete(schema.grants).where(grants.table_id == table_id, grants.seat == seat))


async def save_seat(connection: AsyncConnection, table_id: str, row: SeatRow) -> None:
    """Somebody else sits here now, or another side was chosen."""
    seats = schema.seats.c
    await connection.execute(
        update(schema.seats)
        .where(seats.table_id == table_id, seats.seat == row.seat)
        .values(
            kind=row.kind,
            name=row.name,
            bot=row.bot,
            side=row.side,
            sat_by=row.sat_by,
            former="" if row.former is None else to_json(row.former),
        )
    )


async def add_entries(
    connection: AsyncConnection, record: Record, first: int, rows: Sequence[Row], *, now: int
) -> None:
    """New lines of the log; a whole game is written down in parts, so that others have their turn."""
    for part in range(0, len(rows), AT_ONCE):
        some = rows[part : part + AT_ONCE]
        links = _links(record, first + part, some, now)
        await _write_entries(connection, record.id, first + part, some, links, now=now)


async def _write_entries(
    connection: AsyncConnection,
    table_id: str,
    first: int,
    rows: Sequence[Row],
    links: Sequence[str],
    *,
    now: int,
) -> None:
    """New lines of the log, with their links."""
    await connection.execute(
        _ADD_ENTRIES,
        [
            {
                "table_id": table_id,
                "number": first + place,
                "seat": row.seat,
                "action": row.action,
                "seen": row.seen,
                "made": now,
                "chain": link,
            }
            for place, (row, link) in enumerate(zip(rows, links, strict=True))
        ],
    )


def _links(record: Record, first: int, rows: Sequence[Row], now: int) -> list[str]:
    """The links of new lines of the log; the record goes on from the last of them."""
    links = hash_chain.links(record.chain or record.root, first, rows, now)
    if links:
        record.chain = links[-1]
    return links


async def save_table(
    connection: AsyncConnection, record: Record, *, now: int, new_from: int | None = None
) -> None:
    """The row of a table after a change; its version goes up and the other processes are told.

    Where the log has not been written down from ``new_from`` on, that is done too. Raises Overtaken if
    somebody else has changed the table since this record was read.
    """
    added = [] if new_from is None or record.play is None else record.play.rows[new_from:]
    if record.status == "broken":
        assert not added
        # It is broken for these rules; what it is by right stays written.
        values: dict[str, Any] = {"touched": now, "version": record.version + 1}
        await connection.execute(update(schema.tables).where(schema.tables.c.id == record.id).values(values))
        await tell(connection, record.id)
        return
    first = new_from or 0
    links = _links(record, first, added, now)
    values = {
        "table_id": record.id,
        "known_version": record.version,
        "new_status": record.status,
        "new_touched": now,
        "new_version": record.version + 1,
        "new_length": 0 if record.play is None else record.play.length,
        "new_chain": record.chain or None,
        "new_awaited": record.awaited,
        "new_turn": record.turn,
        "new_turn_began": record.turn_began,
        "new_deadline": record.deadline,
        "new_undo_asked": None if record.undo_asked is None else to_json(record.undo_asked),
        "new_vote": None if record.vote is None else to_json(record.vote),
        "new_result": None if record.result is None else to_json(record.result),
    }
    if connection.dialect.name != "postgresql":
        saved = (await connection.execute(_SAVE, values)).rowcount == 1
        if saved and added:
            await _write_entries(connection, record.id, first, added, links, now=now)
    elif not added:
        saved = (await connection.execute(_SAVE_AND_TELL, {**values, **_told(record.id)})).first() is not None
    else:
        rows = {
            "numbers": list(range(first, first + len(added))),
            "seats": [row.seat for row in added],
            "actions": [row.action for row in added],
            "seen": [row.seen for row in added],
            "chains": links,
        }
        found = await connection.execute(_ADD_SAVE_AND_TELL, {**values, **rows, **_told(record.id)})
        saved = found.first() is not None
    if not saved:
        raise Overtaken


async def save_header(
    connection: AsyncConnection, record: Record, header: Header, start: AnyState | None
) -> None:
    """The game begins: from now on its header does not change."""
    written, state = to_json(header), None if start is None else encode(start).decode()
    record.root, record.chain = hash_chain.root(written, state), ""
    values = {"header": written, "start": state}
    await connection.execute(update(schema.tables).where(schema.tables.c.id == record.id).values(values))


async def tell(connection: AsyncConnection, table_id: str) -> None:
    """Let the other processes know, when and if this transaction is committed. Ids only."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), _told(table_id))


def _told(table_id: str) -> dict[str, str]:
    """What the other processes are told, and where."""
    return {"channel": CHANNEL, "payload": f"{ORIGIN} {table_id}"}


async def keep(connection: AsyncConnection, name: str, value: str) -> str:
    """Remember something of the server itself, unless it is known already; what is known."""
    new = {"name": name, "value": value}
    # Several processes may start at once.
    if connection.dialect.name == "postgresql":
        await connection.execute(postgresql.insert(schema.keepsakes).values(new).on_conflict_do_nothing())
    else:
        await connection.execute(sqlite.insert(schema.keepsakes).values(new).on_conflict_do_nothing())
    known = await keepsake(connection, name)
    assert known is not None
    return known


# --- time ----------------------------------------------------------------------------------------

#: The keepsake that says until when a server was at work, in milliseconds.
BEAT = "beat"


async def last_beat(connection: AsyncConnection, *, otherwise: int) -> int:
    """Until when a server was last at work here; nobody else can change it until the transaction ends."""
    await keep(connection, BEAT, str(otherwise))
    query = select(schema.keepsakes.c.value).where(schema.keepsakes.c.name == BEAT).with_for_update()
    return int(await connection.scalar(query) or otherwise)


async def save_beat(connection: AsyncConnection, time: int) -> None:
    """A server is at work."""
    keepsakes = schema.keepsakes.c
    await connection.execute(update(schema.keepsakes).where(keepsakes.name == BEAT).values(value=str(time)))


async def move_times(connection: AsyncConnection, by: int) -> None:
    """Let all turns, and all that waits, go on as if this time had not passed."""
    tables, outbox = schema.tables.c, schema.outbox.c
    await connection.execute(
        update(schema.tables)
        .where(tables.status.in_(("open", "running")))
        .values(
            touched=tables.touched + by,
            turn_began=tables.turn_began + by,
            deadline=tables.deadline + by,
            version=tables.version + 1,
        )
    )
    voted = select(tables.id, tables.vote).where(tables.vote.is_not(None))
    for row in (await connection.execute(voted.with_for_update())).all():
        # Nobody could object meanwhile.
        vote = to_json(_decode(row.vote, Vote).moved(by))
        await connection.execute(update(schema.tables).where(tables.id == row.id).values(vote=vote))
    await connection.execute(
        update(schema.outbox).where(outbox.status == "waiting").values(due=outbox.due + by)
    )
    await tell(connection, "")


# --- standing orders ------------------------------------------------------------------------------


async def standing_orders(
    connection: AsyncConnection, table_id: str
) -> dict[Seat, tuple[StandingOrder, ...]]:
    """The standing orders of all seats."""
    found: dict[Seat, tuple[StandingOrder, ...]] = {}
    query = select(schema.orders).where(schema.orders.c.table_id == table_id).order_by(schema.orders.c.name)
    for row in await connection.execute(query):
        order = StandingOrder(row.name, row.scope, row.actions, row.given_at)
        found[row.seat] = (*found.get(row.seat, ()), order)
    return found


async def save_orders(
    connection: AsyncConnection, table_id: str, seat: Seat, given: Sequence[StandingOrder]
) -> None:
    """A seat's orders are these from now on."""
    orders = schema.orders.c
    await connection.execute(delete(schema.orders).where(orders.table_id == table_id, orders.seat == seat))
    if given:
        rows = [
            {
                "table_id": table_id,
                "seat": seat,
                "name": order.name,
                "scope": order.scope,
                "actions": order.actions,
                "given_at": order.given_at,
            }
            for order in given
        ]
        await connection.execute(insert(schema.orders), rows)


# --- chat ----------------------------------------------------------------------------------------


async def chat_length(connection: AsyncConnection, table_id: str) -> int:
    """How many lines were written at a table."""
    query = select(func.count()).select_from(schema.chat).where(schema.chat.c.table_id == table_id)
    return int(await connection.scalar(query) or 0)


async def add_chat(connection: AsyncConnection, table_id: str, line: ChatLine) -> None:
    """A line of the chat."""
    values = {
        "table_id": table_id,
        "number": line.number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "made": line.made,
        "say": None if line.say is None else to_json(line.say),
    }
    await connection.execute(insert(schema.chat).values(values))


async def chat_lines(connection: AsyncConnection, table_id: str, since: int) -> list[ChatLine]:
    """The lines after this number, oldest first."""
    chat = schema.chat.c
    found = await connection.execute(
        select(chat.number, chat.seat, chat.name, chat.text, chat.made, chat.say)
        .where(chat.table_id == table_id, chat.number > since)
        .order_by(chat.number)
    )
    return [
        ChatLine(
            line.number,
            line.seat,
            line.name,
            line.text,
            line.made,
            None if line.say is None else _decode(line.say, Said),
        )
        for line in found
    ]
