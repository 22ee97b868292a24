"""Values that the server keeps for itself, and changes of all deadlines when the clock jumps."""

from __future__ import annotations

from sqlalchemy import (
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.server import schema
from spacerace.server.models import Vote
from spacerace.server.store.encoding import from_json, to_json
from spacerace.server.store.saving import tell


async def keepsake(connection: AsyncConnection, name: str) -> str | None:
    """A value that the server keeps for itself."""
    query = select(schema.keepsakes.c.value).where(schema.keepsakes.c.name == name)
    found: str | None = await connection.scalar(query)
    return found


async def keep(connection: AsyncConnection, name: str, value: str) -> str:
    """Keep a value, unless there is one of this name already; the value that is kept."""
    new = {"name": name, "value": value}
    # Several processes may start at once.
    if connection.dialect.name == "postgresql":
        await connection.execute(postgresql.insert(schema.keepsakes).values(new).on_conflict_do_nothing())
    else:
        await connection.execute(sqlite.insert(schema.keepsakes).values(new).on_conflict_do_nothing())
    known = await keepsake(connection, name)
    assert known is not None
    return known


#: The stored value that says until when a server was running, in milliseconds.
BEAT = "beat"


async def last_beat(connection: AsyncConnection, *, otherwise: int) -> int:
    """Until when a server was last running. The row is locked until the transaction ends."""
    await keep(connection, BEAT, str(otherwise))
    query = select(schema.keepsakes.c.value).where(schema.keepsakes.c.name == BEAT).with_for_update()
    return int(await connection.scalar(query) or otherwise)


async def save_beat(connection: AsyncConnection, time: int) -> None:
    """Save that a server is running."""
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
            paused_at=tables.paused_at + by,
            version=tables.version + 1,
        )
    )
    voted = select(tables.id, tables.vote).where(tables.vote.is_not(None))
    for row in (await connection.execute(voted.with_for_update())).all():
        # Nobody could object meanwhile.
        vote = to_json(from_json(row.vote, Vote).moved(by))
        await connection.execute(update(schema.tables).where(tables.id == row.id).values(vote=vote))
    await connection.execute(
        update(schema.outbox).where(outbox.status == "waiting").values(due=outbox.due + by)
    )
    await tell(connection, "")
