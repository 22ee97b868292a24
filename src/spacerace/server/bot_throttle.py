"""Limits on the moves of bots: at which tables they move, how many at the same time, and when they rest.

A table where people or programs sit moves whenever a bot is awaited. A table of bots alone moves while
somebody looks at it, and rests otherwise. Such tables share a limit of simultaneous moves and of moves a
second, and take turns. So many of them cannot block the event loop for people.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from spacerace.server.settings import Thinking
from spacerace.server.table_record import ANSWERING, Record

#: Tables that are read for their bots at the same time, and the pause after each, in seconds.
READING, AFTER_READING = 2, 0.01
#: The most looks that are remembered. The oldest is dropped first.
LOOKS = 10_000
#: The event loop is busy if one iteration takes longer than this, in seconds.
BUSY = 0.003
#: How often a move of bots alone waits for a quiet moment, and how long each time, in seconds.
WAITS, WAIT = 20, 0.01
#: After this number of rounds in which no person played, the table counts as one of bots alone.
MISSED_ROUNDS = 3

Clock = Callable[[], float]


def is_left(record: Record) -> bool:
    """Whether neither a person nor a program sits here any more."""
    return not any(row.kind in ANSWERING for row in record.seats)


def is_alone(record: Record) -> bool:
    """Whether only bots play: nobody else sits here, or no person has played for a long time."""
    return record.missed >= MISSED_ROUNDS * len(record.seats) or is_left(record)


class RecentLooks:
    """The tables that were watched recently. Open websockets are not counted here."""

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        """A look counts for this number of seconds."""
        self._seconds, self._clock = seconds, clock
        self._last: OrderedDict[str, float] = OrderedDict()

    def note(self, table_id: str) -> None:
        """Remember that somebody looks now."""
        self._last[table_id] = self._clock()
        self._last.move_to_end(table_id)
        if len(self._last) > LOOKS:
            self._last.popitem(last=False)

    def is_recent(self, table_id: str) -> bool:
        """Whether somebody has looked not long ago."""
        last = self._last.get(table_id)
        if last is None:
            return False
        if self._clock() - last < self._seconds:
            return True
        del self._last[table_id]
        return False


class BotThrottle:
    """Limits how many bots move at the same time. The longest wait comes first, so tables take turns."""

    def __init__(self, limits: Thinking) -> None:
        """No bot moves yet."""
        self._reading = asyncio.Semaphore(READING)
        # Searches take seconds, so quick bots have places of their own.
        self._quick = asyncio.Semaphore(limits.tables)
        self._searching = asyncio.Semaphore(limits.tables)
        self._alone = asyncio.Semaphore(limits.alone)
        self._seconds_a_move = 1 / limits.alone_a_second
        self._next_alone = 0.0

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """A table is read from the database for its bots; after a restart that may be thousands of tables."""
        async with self._reading:
            yield
            await asyncio.sleep(AFTER_READING)

    @asynccontextmanager
    async def move(self, *, alone: bool, searching: bool) -> AsyncIterator[None]:
        """Hold a place during one move, from the question to the saved answer."""
        places = self._searching if searching else self._quick
        if not alone:
            async with places:
                yield
            return
        async with self._alone, places:
            await self._pause()
            yield

    async def _pause(self) -> None:
        """Limit the moves a second of tables with bots alone, and wait until the event loop is not busy:
        people come first."""
        loop = asyncio.get_running_loop()
        self._next_alone = max(self._next_alone + self._seconds_a_move, loop.time())
        await asyncio.sleep(self._next_alone - loop.time())
        for _ in range(WAITS):
            began = loop.time()
            await asyncio.sleep(0)
            if loop.time() - began < BUSY:
                return
            await asyncio.sleep(WAIT)
