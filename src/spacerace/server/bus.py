"""Notifications of changed tables, to everybody who watches them in this process and in others."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog

from spacerace.server.database import Database
from spacerace.server.postgres import connect
from spacerace.server.store import CHANNEL, ORIGIN

log = structlog.get_logger("spacerace.bus")

#: The PostgreSQL channel by which processes tell each other who has a table open (presence.py).
PRESENCE = "spacerace_presence"
#: How long to wait before a lost connection to PostgreSQL is tried again, in seconds.
RETRY = 1.0
#: How often the listening connection is checked, and how long the check may take, in seconds.
HEARTBEAT, ANSWER = 3.0, 3.0


class Bus:
    """Wakes the watchers of a table when it changes."""

    def __init__(
        self,
        database: Database,
        on_change: Callable[[str], None],
        on_watch: Callable[[str], None] = lambda table_id: None,
    ) -> None:
        """``on_change`` is called for every change that another process made, or may have made ("").

        ``on_watch`` is called when somebody begins to watch a table.
        """
        self._database = database
        self._on_change = on_change
        self._on_watch = on_watch
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._task: asyncio.Task[None] | None = None
        #: Called with what another process tells of presence, and when this one has begun to listen.
        self.on_presence: Callable[[str], None] = lambda payload: None
        self.on_listening: Callable[[], None] = lambda: None

    def watch(self, table_id: str) -> asyncio.Event:
        """An event that is set with every change of the table."""
        event = asyncio.Event()
        self._watchers[table_id].add(event)
        self._on_watch(table_id)
        return event

    def is_watched(self, table_id: str) -> bool:
        """Whether somebody watches the table through this process."""
        return table_id in self._watchers

    @property
    def watched(self) -> list[str]:
        """The tables that somebody watches through this process."""
        return list(self._watchers)

    def leave(self, table_id: str, event: asyncio.Event) -> None:
        """Stop watching."""
        watchers = self._watchers.get(table_id)
        if watchers is not None:
            watchers.discard(event)
            if not watchers:
                del self._watchers[table_id]

    def wake(self, table_id: str) -> None:
        """Wake everybody in this process who watches the table."""
        for event in self._watchers.get(table_id, ()):
            event.set()

    def wake_all(self) -> None:
        """Wake all watchers, because notifications may have been missed."""
        for watchers in self._watchers.values():
            for event in watchers:
                event.set()

    async def start(self) -> None:
        """Listen to the other processes; there are none on SQLite."""
        if not self._database.is_sqlite:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(ready))
            await ready.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, ready: asyncio.Event) -> None:
        """Listen to PostgreSQL; after a lost connection, connect again and treat every table as changed."""
        import asyncpg

        while True:
            lost = asyncio.Event()
            try:
                connection = await connect(self._database.url)
                try:
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._hear)
                    await connection.add_listener(PRESENCE, self._hear_presence)
                    # Notifications may have been missed.
                    self._on_change("")
                    self.wake_all()
                    self.on_listening()
                    ready.set()
                    await self._stay(connection, lost)
                finally:
                    with suppress(Exception):
                        await asyncio.shield(connection.close(timeout=1))
            except TimeoutError:
                log.warning("listening failed", reason="no answer")
                self._database.doubt()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening failed", reason=str(error))
            ready.set()
            await asyncio.sleep(RETRY)

    async def _stay(self, connection: Any, lost: asyncio.Event) -> None:
        """Listen until the connection is lost. If the network cuts it silently, raises TimeoutError."""
        while not lost.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await lost.wait()
                    return
            try:
                await connection.execute("SELECT 1", timeout=ANSWER)
            except TimeoutError:
                connection.terminate()
                raise

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """A process has changed a table, or all of them ("")."""
        origin, _, table_id = str(payload).partition(" ")
        if origin != ORIGIN:
            self._on_change(table_id)
            if table_id:
                self.wake(table_id)
            else:
                self.wake_all()

    def _hear_presence(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """A process tells who has a table open there."""
        self.on_presence(str(payload))
