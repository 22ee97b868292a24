"""Reading tables back, as they are in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from typing import cast as as_type

import msgspec
import structlog
from sqlalchemy import Row as SqlRow
from sqlalchemy import (
    bindparam,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.games import game_named
from spacerace.kernel.codec import decode
from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import AnyState, Game, Header, Result
from spacerace.kernel.sentences import sentence
from spacerace.server import hash_chain, schema
from spacerace.server.models import Choices, NewTable, UndoAsked, Vote
from spacerace.server.play import begin
from spacerace.server.store.chat import chat_length
from spacerace.server.store.encoding import from_json
from spacerace.server.store.entries import check_chain, log_entries
from spacerace.server.store.orders import standing_orders
from spacerace.server.table_record import Former, Record, SeatRow

log = structlog.get_logger("spacerace.store")

#: Statements of an action, made once: making one takes longer than the database takes to execute it.
_LOOK = select(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
_LOCK = _LOOK.with_only_columns(schema.tables.c.version).with_for_update()


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
        game, wanted = game_named(row.game), from_json(row.choices, NewTable)
        _read_row(row)
    except (Refusal, msgspec.MsgspecError) as error:
        log.warning("a table cannot be read", table=row.id, reason=str(error))
        # The host's choices cannot be read, so spectators are not allowed.
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
    """Tables as a list shows them: with seats and keys, without their games, which take long to load.

    Such a record is not cached. It does not know the names of a pack that is not loaded.
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
            return str(from_json(row.header, Header).pack_text)
        return str(from_json(row.choices, NewTable).pack)
    except msgspec.MsgspecError:
        return ""


class UnknownGame:
    """A placeholder for a game that this server does not have. Its tables are only listed."""

    def __init__(self, name: str) -> None:
        """Only the name is known."""
        self.NAME = name
        self.SIDES: tuple[str, ...] = ()


def _read_row(row: SqlRow[Any]) -> tuple[Header | None, UndoAsked | None, Vote | None, Result | None]:
    """What a table's row keeps as text; raises MsgspecError."""
    return (
        None if row.header is None else from_json(row.header, Header),
        None if row.undo_asked is None else from_json(row.undo_asked, UndoAsked),
        None if row.vote is None else from_json(row.vote, Vote),
        None if row.result is None else from_json(row.result, Result),
    )


async def refresh_record(
    connection: AsyncConnection, record: Record, row: SqlRow[Any], *, from_entry: int
) -> None:
    """Bring a record up to the row's version; entries before ``from_entry`` are known."""
    table_id = record.id
    _read_head(record, row)
    if not isinstance(record.game, UnknownGame) and record.status in ("open", "running", "abandoned"):
        # A host may have changed them.
        record.wanted, record.private = from_json(row.choices, NewTable), row.private
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
    record.next_table, record.origin, record.paused_at = row.next_table, row.origin, row.paused_at
    record.forget_messages()
    if isinstance(record.game, UnknownGame):
        record.status, record.problem = "broken", sentence("table-unreadable", {})
    else:
        record.header, record.undo_asked, record.vote, record.result = _read_row(row)


def _seat_row(seat: SqlRow[Any]) -> SeatRow:
    """A seat as the database keeps it."""
    former = from_json(seat.former, Former) if seat.former else None
    return SeatRow(seat.seat, seat.kind, seat.name, seat.bot, seat.side, seat.sat_by, former)


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
    except Exception as error:  # The current rules may fail on an old log. The table must stay readable.
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
    header: Header = from_json(found.header, Header)
    return header, None if found.start is None else read_state(game, header, found.start)
