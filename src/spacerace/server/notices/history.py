"""The last notices to an address, and their results."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.kernel.game import Message
from spacerace.server.schema import outbox, tables

#: How many of the last notices are shown.
SHOWN = 10


class SentNotice(Struct, frozen=True, kw_only=True):
    """A notice of a turn, as the owner of the address sees it."""

    table: str
    game: str
    turn: int
    #: "waiting", "sent", "failed" or "stale": the turn was over before it could be sent.
    status: str
    attempts: int
    #: When the turn began, and when a waiting one is tried (again).
    made: int
    due: int
    #: Why the last attempt failed; null if none did.
    problem: Message | None


async def last_notices(connection: AsyncConnection, contact_id: str) -> list[SentNotice]:
    """The last notices to an address, the newest first."""
    found = await connection.execute(
        select(outbox, tables.c.game)
        .join(tables, tables.c.id == outbox.c.table_id)
        .where(outbox.c.contact_id == contact_id)
        .order_by(outbox.c.made.desc(), outbox.c.table_id, outbox.c.turn.desc())
        .limit(SHOWN)
    )
    return [
        SentNotice(
            table=row.table_id,
            game=row.game,
            turn=row.turn,
            status=row.status,
            attempts=row.attempts,
            made=row.made,
            due=row.due,
            problem=msgspec.json.decode(row.problem, type=Message) if row.problem else None,
        )
        for row in found
    ]
