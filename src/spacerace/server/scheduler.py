"""Periodic work: turns that run out, bots that were interrupted, abandoned tables, the time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from sqlalchemy import and_, exists, or_, select

from spacerace.server import schema, store
from spacerace.server.clock import CLOCK, Clock, steady
from spacerace.server.database import now
from spacerace.server.table_record import ANSWERING
from spacerace.server.tables import Tables

log = structlog.get_logger("spacerace.scheduler")

#: How often to look for turns that ran out, in seconds.
LOOK = 1.0
#: A bot that has not moved for so long was interrupted, here or in another process, in milliseconds.
CUT_OFF = 30_000
#: Tables that one look finds at most; the next look finds the rest.
MOST = 1_000
#: How often the rule for abandoned tables is applied, and damage is looked for, in seconds.
SWEEP = 3_600.0
#: How often to look whether a backup is due, in seconds.
LOOK_FOR_BACKUP = 60.0
#: How often it is written down that a server is at work, in seconds.
BEAT = 20.0
#: If no server was at work for longer, in milliseconds, that time counts for nobody's turn.
AWAY = 120_000


class Scheduler:
    """Runs the periodic work of all tables. Several processes may do so: a second, equal move is stale."""

    def __init__(
        self,
        tables: Tables,
        sweep: Callable[[], Awaitable[None]],
        look_for_damage: Callable[[], Awaitable[None]],
        *,
        back_up: Callable[[], Awaitable[None]] | None = None,
        clock: Clock | None = None,
    ) -> None:
        """``sweep`` applies the rule for abandoned tables, ``look_for_damage`` reads through the database,
        ``back_up`` makes a backup if it is time."""
        self._back_up = back_up
        self._tables = tables
        self._look_for_damage = look_for_damage
        self._clock = clock or CLOCK
        self._sweep = sweep
        #: When this process last saw the database, by the clock that nobody can set.
        self._there = steady()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Continue what was under way, then repeat all tasks."""
        await self.come_back()
        await self.look(cut_off=0)
        self._tasks = [
            asyncio.create_task(self._again(LOOK, self.compare_clocks)),
            asyncio.create_task(self._again(BEAT, self.beat)),
            asyncio.create_task(self._again(LOOK, self.look)),
            asyncio.create_task(self._again(CUT_OFF / 1000, self._look_at_watched)),
            asyncio.create_task(self._again(SWEEP, self._sweep)),
            asyncio.create_task(self._again(SWEEP, self._look_for_damage)),
        ]
        if self._back_up:
            self._tasks.append(asyncio.create_task(self._again(LOOK_FOR_BACKUP, self._back_up, at_once=True)))

    async def stop(self) -> None:
        """Stop all tasks."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def look(self, cut_off: int = CUT_OFF) -> None:
        """Move for bots that are overdue and for people whose turn ran out.

        Nothing is loaded here, and tables of bots alone are not even found: they wait until somebody looks.
        """
        await self._be_there()
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
        self._there = steady()
        for table_id in overdue:
            self._tables.bot_moves.kick(table_id)

    # --- time ---

    async def come_back(self) -> None:
        """While no server ran, nobody could play. So turns continue with the time that was left.

        It is the same if the machine's clock is wrong now, or was wrong then, and if a server was there that
        stood still or had no database.
        """
        time = self._clock.now()
        async with self._tables.database.write_much() as connection:
            away = time - await store.last_beat(connection, otherwise=time)
            if abs(away) > AWAY:
                log.warning(
                    "no server was here: turns go on with the time that was left", seconds=away // 1000
                )
                await store.move_times(connection, away)
            if abs(away) > AWAY or away > 0:
                await store.save_beat(connection, time)
        if abs(away) > AWAY:
            self._tables.cache.forget_all()
        self._there = steady()

    async def _be_there(self) -> None:
        """After a standstill, or without the database, check whether another process was at work.

        Not while nobody knows how late it is: others may have followed the machine's clock already.
        """
        if steady() - self._there > AWAY and not self._clock.in_doubt:
            await self.come_back()

    async def beat(self) -> None:
        """Write down that a server is here, unless another process has followed a jump of the clock."""
        await self._be_there()
        time = self._clock.now()
        async with self._tables.database.write() as connection:
            last = await store.last_beat(connection, otherwise=time)
            if abs(last - time) <= AWAY or not self._clock.in_doubt:
                await store.save_beat(connection, time)

    async def compare_clocks(self) -> None:
        """Where the machine's clock has jumped for good the turns move with it, once for all processes."""
        jump = self._clock.look()
        if not jump:
            return
        time = self._clock.now()
        async with self._tables.database.write_much() as connection:
            last = await store.last_beat(connection, otherwise=time)
            if abs(last - time) < abs(last - (time + jump)):
                await store.move_times(connection, jump)
                await store.save_beat(connection, time + jump)
        self._clock.believe(jump)
        self._tables.cache.forget_all()

    async def _look_at_watched(self) -> None:
        """Go on with tables of bots alone that somebody watches, should trouble have stopped them."""
        for table_id in self._tables.bus.watched:
            self._tables.bot_moves.kick(table_id)

    async def _again(
        self, pause: float, task: Callable[[], Awaitable[None]], *, at_once: bool = False
    ) -> None:
        """Repeat a task. If the database fails, it is tried again next time."""
        wait = not at_once
        while True:
            if wait:
                await asyncio.sleep(pause)
            wait = True
            try:
                await task()
            except Exception as error:
                log.warning("looking after the tables failed", reason=str(error))
