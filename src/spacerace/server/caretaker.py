"""What must happen although nobody asks for it: turns that run out, bots that were cut off, old tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from sqlalchemy import and_, exists, or_, select

from spacerace.server import schema
from spacerace.server.database import now
from spacerace.server.record import ANSWERING
from spacerace.server.tables import Tables

log = structlog.get_logger("spacerace.caretaker")

#: How often to look for turns that ran out, in seconds.
LOOK = 1.0
#: A bot that has not moved for so long was cut off, here or in another process, in milliseconds.
CUT_OFF = 30_000
#: Tables that one look finds; the next look finds the rest.
MOST = 1_000
#: How often the rule for abandoned tables is applied, in seconds.
SWEEP = 3_600.0


class Caretaker:
    """Looks after all tables. Several processes may do so at once: a move that is made twice is stale."""

    def __init__(self, tables: Tables, sweep: Callable[[], Awaitable[None]]) -> None:
        """``sweep`` puts abandoned tables away."""
        self._tables = tables
        self._sweep = sweep
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Go on with what was under way, then look again and again."""
        await self.look(cut_off=0)
        self._tasks = [
            asyncio.create_task(self._again(LOOK, self.look)),
            asyncio.create_task(self._again(CUT_OFF / 1000, self._look_at_watched)),
            asyncio.create_task(self._again(SWEEP, self._sweep)),
        ]

    async def stop(self) -> None:
        """Look no more."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def look(self, cut_off: int = CUT_OFF) -> None:
        """Move for bots that are overdue and for people whose turn ran out.

        Nothing is loaded here, and tables of bots alone are not even found: they wait until somebody looks.
        """
        tables, seats, time = schema.tables.c, schema.seats.c, now()
        others = schema.seats.alias()
        company = exists().where(others.c.table_id == tables.id, others.c.kind.in_(ANSWERING))
        query = (
            select(tables.id)
            .join(schema.seats, and_(seats.table_id == tables.id, seats.seat == tables.awaited))
            .where(
                tables.status == "running",
                or_(tables.deadline <= time, and_(seats.kind == "bot", tables.touched <= time - cut_off)),
                company,
            )
            .order_by(tables.touched)
            .limit(MOST)
        )
        async with self._tables.database.read() as connection:
            overdue = (await connection.execute(query)).scalars().all()
        for table_id in overdue:
            self._tables.kick(table_id)

    async def _look_at_watched(self) -> None:
        """Go on with tables of bots alone that somebody watches, should trouble have stopped them."""
        for table_id in self._tables.bus.watched:
            self._tables.kick(table_id)

    async def _again(self, pause: float, task: Callable[[], Awaitable[None]]) -> None:
        """Do something every so often; trouble with the database is met again next time."""
        while True:
            await asyncio.sleep(pause)
            try:
                await task()
            except Exception as error:
                log.warning("looking after the tables failed", reason=str(error))
