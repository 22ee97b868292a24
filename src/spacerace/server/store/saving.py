"""Adding tables, and saving what has changed."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import token_hex
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    Text,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    text,
    true,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.kernel.codec import encode
from spacerace.kernel.game import AnyState, Header
from spacerace.kernel.seats import Seat
from spacerace.server import hash_chain, schema
from spacerace.server.store.encoding import to_json
from spacerace.server.store.entries import new_links, write_entries
from spacerace.server.table_record import Record, SeatRow

#: The PostgreSQL channel by which processes tell each other which tables have changed.
CHANNEL = "spacerace_tables"
#: This process, so that it can ignore its own notifications.
ORIGIN = token_hex(4)

#: Statements of an action, made once: making one takes longer than the database takes to execute it.
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
    "next_table",
]
#: Another process's changes are never overwritten.
_SAVE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"), schema.tables.c.version == bindparam("known_version"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
)
#: The same, and PostgreSQL tells the other processes.
_SAVE_AND_TELL = _SAVE.returning(func.pg_notify(bindparam("channel"), bindparam("payload")))
#: The same, together with new entries of the log: one round trip to PostgreSQL instead of two.
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
    """Another process has changed the table since this one read it."""


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
        "origin": record.origin,
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
                "former": "" if row.former is None else to_json(row.former),
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


async def save_grants(connection: AsyncConnection, record: Record, *, now: int) -> None:
    """The keys of a table and what they hold, all anew."""
    await connection.execute(delete(schema.grants).where(schema.grants.c.table_id == record.id))
    for key_hash, seats in record.grants.items():
        await add_grants(connection, record.id, key_hash, seats, now=now)


async def save_wanted(connection: AsyncConnection, record: Record) -> None:
    """What the host has chosen."""
    values = {
        "private": record.private,
        "choices": to_json(record.wanted),
        "paused_at": record.paused_at,
    }
    await connection.execute(update(schema.tables).where(schema.tables.c.id == record.id).values(values))


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
        # It is broken for these rules only; its status in the database stays.
        values: dict[str, Any] = {"touched": now, "version": record.version + 1}
        await connection.execute(update(schema.tables).where(schema.tables.c.id == record.id).values(values))
        await tell(connection, record.id)
        return
    first = new_from or 0
    links = new_links(record, first, added, now)
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
        "new_next_table": record.next_table,
    }
    if connection.dialect.name != "postgresql":
        saved = (await connection.execute(_SAVE, values)).rowcount == 1
        if saved and added:
            await write_entries(connection, record.id, first, added, links, now=now)
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


async def tell_all(connection: AsyncConnection, concerned: ColumnElement[bool]) -> None:
    """As ``tell``, of all tables that this is true of."""
    if connection.dialect.name == "postgresql":
        payload = func.concat(f"{ORIGIN} ", schema.tables.c.id)
        await connection.execute(select(func.pg_notify(CHANNEL, payload)).where(concerned))


def _told(table_id: str) -> dict[str, str]:
    """What the other processes are told, and where."""
    return {"channel": CHANNEL, "payload": f"{ORIGIN} {table_id}"}
