"""Tables in the database: reading them back, adding to them. Every function works in a given transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Row as SqlRow
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.games import game_named
from spacerace.kernel.codec import decode, encode
from spacerace.kernel.game import AnyState, Game, Header, Result
from spacerace.kernel.seats import Seat
from spacerace.server import schema
from spacerace.server.models import ChatLine, NewTable, UndoAsked
from spacerace.server.orders import StandingOrder
from spacerace.server.play import Row, begin
from spacerace.server.record import Record, SeatRow

#: The channel that processes tell each other on which tables have changed.
CHANNEL = "spacerace_tables"
#: This process, so that it need not listen to itself.
ORIGIN = token_hex(4)


def to_json(value: object) -> str:
    """A struct as the database keeps it."""
    return msgspec.json.encode(value).decode()


# --- reading -------------------------------------------------------------------------------------


async def lock_table(connection: AsyncConnection, table_id: str) -> SqlRow[Any] | None:
    """The table's row; until the transaction ends nobody else can lock it."""
    query = select(schema.tables).where(schema.tables.c.id == table_id).with_for_update()
    return (await connection.execute(query)).one_or_none()


async def table_row(connection: AsyncConnection, table_id: str) -> SqlRow[Any] | None:
    """The table's row, just to look at."""
    query = select(schema.tables).where(schema.tables.c.id == table_id)
    return (await connection.execute(query)).one_or_none()


async def load_record(connection: AsyncConnection, row: SqlRow[Any]) -> Record:
    """Everything about a table. A log that no longer replays gives a broken record, not an error."""
    record = Record(
        id=row.id,
        status=row.status,
        game=game_named(row.game),
        private=row.private,
        wanted=msgspec.json.decode(row.choices, type=NewTable),
        created=row.created,
        seats=[],
        grants={},
    )
    if row.header is not None:
        record.header = msgspec.json.decode(row.header, type=Header)
    await refresh_record(connection, record, row, from_entry=0)
    return record


async def refresh_record(
    connection: AsyncConnection, record: Record, row: SqlRow[Any], *, from_entry: int
) -> None:
    """Bring a record up to the row's version; entries before ``from_entry`` are known."""
    table_id = record.id
    record.status, record.version, record.touched = row.status, row.version, row.touched
    record.awaited, record.turn = row.awaited, row.turn
    record.turn_began, record.deadline = row.turn_began, row.deadline
    record.undo_asked = None if row.undo_asked is None else _decode(row.undo_asked, UndoAsked)
    record.result = None if row.result is None else _decode(row.result, Result)
    record.problem, record.deal_of, record.forked_from = row.problem, row.deal_of, row.forked_from
    record.offers = None
    if record.header is None and row.header is not None:
        record.header = _decode(row.header, Header)
    seats = await connection.execute(
        select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    )
    record.seats = [SeatRow(seat.seat, seat.kind, seat.name, seat.bot) for seat in seats]
    record.grants = {}
    for grant in await connection.execute(select(schema.grants).where(schema.grants.c.table_id == table_id)):
        record.grants.setdefault(grant.key_hash, set()).add(grant.seat)
    record.chat_length = await chat_length(connection, table_id)
    record.orders = await standing_orders(connection, table_id)
    if record.header is not None:
        await _refresh_play(connection, record, row.start, from_entry)


def _decode(data: str, kind: type[Any]) -> Any:
    """A struct that the database kept."""
    return msgspec.json.decode(data, type=kind)


async def _refresh_play(
    connection: AsyncConnection, record: Record, start: str | None, from_entry: int
) -> None:
    """Play on to the last entry; where the rules no longer allow it the record is broken."""
    header = record.header
    assert header is not None
    rows = await entry_rows(connection, record.id, from_entry)
    try:
        if record.play is None:
            state = None if start is None else read_state(record.game, header, start)
            record.play = begin(record.game, header, state)
        record.play.restore(rows)
    except Exception as error:  # Whatever today's rules stumble over: the table must stay readable.
        place = record.play.length if record.play is not None else 0
        record.status, record.problem = "broken", f"{place + 1}: {error}"


def read_state(game: Game, header: Header, data: str) -> AnyState:
    """A state that a game goes on from."""
    return decode(game.State, data.encode(), game.begin(header).terms)


async def entry_rows(connection: AsyncConnection, table_id: str, first: int) -> list[Row]:
    """The entries of a table from this one on."""
    entries = schema.entries.c
    found = await connection.execute(
        select(entries.seat, entries.action, entries.seen)
        .where(entries.table_id == table_id, entries.number >= first)
        .order_by(entries.number)
    )
    return [Row(seat, action, seen) for seat, action, seen in found]


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
            {"table_id": record.id, "seat": row.seat, "kind": row.kind, "name": row.name, "bot": row.bot}
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
    """Somebody else sits here now."""
    seats = schema.seats.c
    await connection.execute(
        update(schema.seats)
        .where(seats.table_id == table_id, seats.seat == row.seat)
        .values(kind=row.kind, name=row.name, bot=row.bot)
    )


async def add_entries(
    connection: AsyncConnection, table_id: str, first: int, rows: Sequence[Row], *, now: int
) -> None:
    """New lines of the log."""
    await connection.execute(
        insert(schema.entries),
        [
            {
                "table_id": table_id,
                "number": number,
                "seat": row.seat,
                "action": row.action,
                "seen": row.seen,
                "made": now,
            }
            for number, row in enumerate(rows, first)
        ],
    )


async def save_table(
    connection: AsyncConnection, record: Record, *, now: int, start: AnyState | None = None
) -> None:
    """The row of a table after a change; its version goes up and the other processes are told."""
    values: dict[str, Any] = {
        "status": record.status,
        "touched": now,
        "version": record.version + 1,
        "length": 0 if record.play is None else record.play.length,
        "awaited": record.awaited,
        "turn": record.turn,
        "turn_began": record.turn_began,
        "deadline": record.deadline,
        "undo_asked": None if record.undo_asked is None else to_json(record.undo_asked),
        "result": None if record.result is None else to_json(record.result),
    }
    await connection.execute(update(schema.tables).where(schema.tables.c.id == record.id).values(values))
    await tell(connection, record.id)


async def save_header(
    connection: AsyncConnection, table_id: str, header: Header, start: AnyState | None
) -> None:
    """The game begins: from now on its header does not change."""
    values = {"header": to_json(header), "start": None if start is None else encode(start).decode()}
    await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(values))


async def tell(connection: AsyncConnection, table_id: str) -> None:
    """Let the other processes know, when and if this transaction is committed. Ids only."""
    if connection.dialect.name == "postgresql":
        told = {"channel": CHANNEL, "payload": f"{ORIGIN} {table_id}"}
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), told)


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
    values = {"table_id": table_id, "number": line.number, "seat": line.seat, "name": line.name}
    await connection.execute(insert(schema.chat).values({**values, "text": line.text, "made": line.made}))


async def chat_lines(connection: AsyncConnection, table_id: str, since: int) -> list[ChatLine]:
    """The lines after this number, oldest first."""
    chat = schema.chat.c
    found = await connection.execute(
        select(chat.number, chat.seat, chat.name, chat.text, chat.made)
        .where(chat.table_id == table_id, chat.number > since)
        .order_by(chat.number)
    )
    return [ChatLine(*line) for line in found]
