"""The outbox: notices that wait to be sent, one for each turn and address.

A row is written in the transaction of the move that begins the turn, so it is there exactly when the turn
is. A sender takes a row for a while (its ``due`` moves ahead) before it sends and marks it afterwards. If
the process dies in between, the row comes up again when that while is over. So a notice is never lost,
and comes twice only if a process dies in the moment between sending and marking; both mails then have
the same Message-ID, both webhooks the same id, and mail programs show one of them.
"""

from __future__ import annotations

from msgspec import Struct, convert, json
from msgspec.structs import replace
from sqlalchemy import (
    BigInteger,
    Integer,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.kernel.game import Message
from spacerace.server.database import now
from spacerace.server.schema import contacts, grants, outbox, seats, tables

#: Pauses after a failure, in milliseconds: 1 and 5 and 30 minutes, 2 and 12 hours; then it has failed.
PAUSES = tuple(minutes * 60_000 for minutes in (1, 5, 30, 120, 720))
#: How long a row is leased to a sender; longer than sending may take.
LEASE = 120_000
#: How long the rows of finished notices are kept.
KEPT = 30 * 24 * 3_600_000


class _Titled(Struct):
    """Of what a host chose, the name of the table."""

    title: str = ""


class Notice(Struct, frozen=True):
    """A row that a sender has taken, with all that it needs to send it."""

    table_id: str
    turn: int
    contact_id: str
    seat: int
    attempts: int
    made: int
    kind: str
    address: str
    language: str
    p256dh: str
    auth: str
    game: str
    #: What the host chose about the table, as JSON.
    choices: str
    #: When a bot takes over the turn.
    deadline: int | None
    #: Who sits on the seat.
    name: str
    #: Whether the turn still lasts, and the address still belongs to somebody on the seat.
    timely: bool

    @property
    def id(self) -> str:
        """One name for all attempts to send it."""
        return f"{self.table_id}.{self.turn}.{self.contact_id}"

    @property
    def title(self) -> str:
        """What the host calls the table; "" for no name of its own."""
        return json.decode(self.choices, type=_Titled).title


#: For every confirmed address of every key on the seat. Somebody who has confirmed one address from two
#: devices gets one notice.
_ADDRESSES = (
    select(
        bindparam("of_table", type_=Text),
        bindparam("of_turn", type_=Integer),
        func.min(contacts.c.id),
        bindparam("of_seat", type_=Integer),
        literal("waiting", Text),
        literal(0, Integer),
        bindparam("at", type_=BigInteger),
        bindparam("on", type_=BigInteger),
    )
    .select_from(grants.join(contacts, grants.c.key_hash == contacts.c.key_hash))
    .where(
        grants.c.table_id == bindparam("of_table", type_=Text),
        grants.c.seat == bindparam("of_seat", type_=Integer),
        contacts.c.confirmed,
    )
    .group_by(contacts.c.kind, contacts.c.address)
)
_COLUMNS = ["table_id", "turn", "contact_id", "seat", "status", "attempts", "due", "made"]
_ENQUEUE = {
    "sqlite": sqlite.insert(outbox).from_select(_COLUMNS, _ADDRESSES).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(outbox).from_select(_COLUMNS, _ADDRESSES).on_conflict_do_nothing(),
}


async def enqueue(
    connection: AsyncConnection,
    *,
    table_id: str,
    seat: int,
    turn: int,
    delay_ms: int = 0,
    at: int | None = None,
) -> int:
    """Write down the notices of a turn that begins, in the transaction of the move that begins it.

    Whoever moves within ``delay_ms`` is not told. Called again for the same turn, it does nothing. The
    answer is how many there are to send: if any, wake the sender after the commit.
    """
    made = now() if at is None else at
    values = {"of_table": table_id, "of_turn": turn, "of_seat": seat, "at": made + delay_ms, "on": made}
    written = await connection.execute(_ENQUEUE[connection.dialect.name], values)
    return written.rowcount


_HOLDS_SEAT = exists().where(
    grants.c.table_id == outbox.c.table_id,
    grants.c.seat == outbox.c.seat,
    grants.c.key_hash == contacts.c.key_hash,
)
_DUE = (
    select(
        outbox.c.table_id,
        outbox.c.turn,
        outbox.c.contact_id,
        outbox.c.seat,
        outbox.c.attempts,
        outbox.c.made,
        contacts.c.kind,
        contacts.c.address,
        contacts.c.language,
        contacts.c.p256dh,
        contacts.c.auth,
        tables.c.game,
        tables.c.choices,
        tables.c.deadline,
        func.coalesce(seats.c.name, "").label("name"),
        and_(
            tables.c.turn == outbox.c.turn,
            tables.c.status == "running",
            contacts.c.confirmed,
            _HOLDS_SEAT,
        ).label("timely"),
    )
    .select_from(
        outbox.join(contacts, contacts.c.id == outbox.c.contact_id)
        .join(tables, tables.c.id == outbox.c.table_id)
        .outerjoin(seats, and_(seats.c.table_id == outbox.c.table_id, seats.c.seat == outbox.c.seat))
    )
    .where(outbox.c.status == "waiting", outbox.c.due <= bindparam("at", type_=BigInteger))
    .order_by(outbox.c.due)
    .limit(bindparam("most", type_=Integer))
    # PostgreSQL: another process takes other rows. SQLite has one writer at a time and leaves this out.
    .with_for_update(of=outbox, skip_locked=True)
)
_MINE = and_(
    outbox.c.table_id == bindparam("of_table"),
    outbox.c.turn == bindparam("of_turn"),
    outbox.c.contact_id == bindparam("of_contact"),
    outbox.c.status == "waiting",
    # A sender that was too slow, so that another has taken the row, must not change it.
    outbox.c.attempts == bindparam("of_attempts"),
)


def _key(notice: Notice) -> dict[str, object]:
    """What ``_MINE`` asks for."""
    return {
        "of_table": notice.table_id,
        "of_turn": notice.turn,
        "of_contact": notice.contact_id,
        "of_attempts": notice.attempts,
    }


async def take(connection: AsyncConnection, *, at: int, most: int) -> list[Notice]:
    """Take rows that are due, so that nobody else sends them; mark those whose turn is over as stale."""
    found = await connection.execute(_DUE, {"at": at, "most": most})
    rows = [convert(row._mapping, Notice, strict=False) for row in found]
    stale = [_key(notice) for notice in rows if not notice.timely]
    timely = [notice for notice in rows if notice.timely]
    if stale:
        await connection.execute(update(outbox).where(_MINE).values(status="stale"), stale)
    if timely:
        taken = update(outbox).where(_MINE).values(attempts=outbox.c.attempts + 1, due=at + LEASE)
        await connection.execute(taken, [_key(notice) for notice in timely])
    return [replace(notice, attempts=notice.attempts + 1) for notice in timely]


async def mark(
    connection: AsyncConnection, notice: Notice, status: str, problem: Message | None = None
) -> None:
    """Finish a taken row: it was "sent", or it has "failed" because of a problem."""
    values = {"status": status, "problem": _written(problem)}
    await connection.execute(update(outbox).where(_MINE).values(values), _key(notice))


async def postpone(connection: AsyncConnection, notice: Notice, problem: Message, *, at: int) -> bool:
    """Try a taken row again after a pause that grows; False if it has been tried often enough."""
    if notice.attempts > len(PAUSES):
        await mark(connection, notice, "failed", problem)
        return False
    values = {"due": at + PAUSES[notice.attempts - 1], "problem": _written(problem)}
    await connection.execute(update(outbox).where(_MINE).values(values), _key(notice))
    return True


def _written(problem: Message | None) -> str:
    """A problem as the database keeps it."""
    return "" if problem is None else json.encode(problem).decode()


async def put_back(connection: AsyncConnection, notice: Notice, *, due: int) -> None:
    """Leave a taken row for later: it was not tried."""
    values = {"due": due, "attempts": outbox.c.attempts - 1}
    await connection.execute(update(outbox).where(_MINE).values(values), _key(notice))


async def next_due(connection: AsyncConnection) -> int | None:
    """When the next row is due."""
    first = select(func.min(outbox.c.due)).where(outbox.c.status == "waiting")
    due: int | None = await connection.scalar(first)
    return due


async def sweep(connection: AsyncConnection, *, at: int) -> None:
    """Delete the rows of notices that were finished long ago."""
    await connection.execute(delete(outbox).where(outbox.c.status != "waiting", outbox.c.made < at - KEPT))
