"""The database: an embedded SQLite file or a PostgreSQL server, both as durable as they can be."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any

import aiosqlite
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from spacerace.server.migrating import upgrade

#: How long a writer waits for another, in seconds, before it gives up with a clear message.
PATIENCE = 5.0
#: Seconds that a server gets to answer a new connection.
CONNECTING = 10.0
#: A connection that has rested longer, in seconds, is asked whether it still stands.
REST = 1.0


def now() -> int:
    """The time as the database keeps it."""
    return time.time_ns() // 1_000_000


class Database:
    """Connections to one database. ``write`` is a transaction that has the last word; ``read`` only looks."""

    def __init__(self, url: str) -> None:
        """Nothing is opened yet."""
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            # One writer at a time is SQLite's rule; a pool of one makes them queue instead of failing.
            self._writer = _sqlite(self.url, "IMMEDIATE", size=1, at_once=True)
            self._reader = _sqlite(self.url, "DEFERRED", size=4)
            self._single = self._writer
        else:
            self._writer = create_async_engine(
                url,
                hide_parameters=True,
                # None beyond these: one that is closed after its use costs more than all it was used for.
                pool_size=16,
                max_overflow=0,
                pool_timeout=PATIENCE,
                connect_args={
                    "timeout": CONNECTING,
                    "server_settings": {
                        "synchronous_commit": "on",
                        "lock_timeout": str(int(PATIENCE * 1000)),
                        "application_name": "spacerace",
                    },
                },
            )
            _ask_after_a_rest(self._writer)
            # A table is read by several statements: they must see one and the same moment.
            self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")
            # PostgreSQL makes a transaction of each statement by itself: two ways there and back less.
            self._single = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def engine(self) -> AsyncEngine:
        """The engine that writes."""
        return self._writer

    def write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that is durable when the block is left, or not there at all."""
        return _transaction(self._writer)

    def write_once(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """As ``write``, for a block that writes with one statement of ``store.save_table`` and no other."""
        return _transaction(self._single)

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that sees one moment of the database."""
        return _transaction(self._reader)

    async def prepare(self) -> None:
        """Bring the tables up to date, then make sure that what is written is on the disk."""
        # A migration of SQLite makes a table anew and drops the old one: with foreign keys on, everything
        # that belongs to it would go too.
        engine = (
            _sqlite(self.url, "IMMEDIATE", size=1, foreign_keys=False) if self.is_sqlite else self._writer
        )
        async with engine.connect() as connection:
            if not self.is_sqlite:
                # Several processes may start at once; the second waits and finds nothing left to do.
                await connection.execute(text("SELECT pg_advisory_lock(19690720)"))
            await connection.run_sync(upgrade)
            await connection.commit()
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_unlock(19690720)"))
                await connection.commit()
        if self.is_sqlite:
            await engine.dispose()
        await self.assert_durable()

    async def assert_durable(self) -> None:
        """Refuse to serve from a database that may forget what it has acknowledged."""
        async with self.write() as connection:
            if self.is_sqlite:
                found = {
                    "journal_mode": await connection.scalar(text("PRAGMA journal_mode")),
                    "synchronous": await connection.scalar(text("PRAGMA synchronous")),
                }
                wanted: dict[str, Any] = {"journal_mode": "wal", "synchronous": 2}
            else:
                found = {
                    name: await connection.scalar(text(f"SHOW {name}"))
                    for name in ("fsync", "synchronous_commit", "full_page_writes")
                }
                wanted = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
        if found != wanted:
            raise NotDurable(found, wanted)

    async def close(self) -> None:
        """Close all connections."""
        await asyncio.gather(self._writer.dispose(), self._reader.dispose())


@asynccontextmanager
async def _transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection with a transaction, committed when the block is left."""
    try:
        connection = await engine.connect()
    except FileNotFoundError as error:
        # The file of a socket: the database is not there.
        raise ConnectionRefusedError(*error.args) from error
    try:
        async with connection.begin():
            yield connection
    finally:
        # A task that ends at this very moment must not leave a connection behind that is half given back.
        closing = asyncio.ensure_future(connection.close())
        try:
            await asyncio.shield(closing)
        except asyncio.CancelledError:
            await closing
            raise


def _ask_after_a_rest(engine: AsyncEngine) -> None:
    """A connection that has rested may have been cut meanwhile: it is asked before it is used again.

    Asking takes three ways to the database and back, more than a click itself, so it is not done each time.
    """

    @event.listens_for(engine.sync_engine, "checkin")
    def note(connection: Any, record: ConnectionPoolEntry) -> None:
        record.info["rests_since"] = time.monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def ask(connection: Any, record: ConnectionPoolEntry, given: object) -> None:
        rested = time.monotonic() - record.info.get("rests_since", time.monotonic())
        # Of most cuts the driver has heard by itself.
        if connection.driver_connection.is_closed():
            raise InvalidatePoolError
        if rested > REST:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error as error:
                raise InvalidatePoolError from error


class NotDurable(Exception):
    """The database is set up so that an acknowledged action could be lost."""

    def __init__(self, found: dict[str, Any], wanted: dict[str, Any]) -> None:
        """Keep what was found and what must be."""
        super().__init__(f"the database is not durable: {found}; it must be {wanted}")
        self.found, self.wanted = found, wanted


class AtOnce(aiosqlite.Connection):
    """SQLite for a short transaction that has begun: each statement is carried out where it is called.

    The way to the driver's thread and back takes longer than such a statement, and each has several calls.
    What may wait for the disk or for another process still goes there. Whoever waits for that may give up,
    and the thread goes on: until it is done everything queues behind it. Two threads in one connection
    crash the process.
    """

    #: Calls that were given to the thread, counted here, and those that it has finished, counted there.
    _given = _done = 0

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """All calls of the driver come to this."""
        if self._given == self._done:
            begun = self._connection is not None and self._connection.in_transaction
            if fn.__name__ == "cursor" or (begun and fn.__name__ in ("execute", "fetchall", "close")):
                return fn(*args, **kwargs)

        def in_thread() -> Any:
            try:
                return fn(*args, **kwargs)
            finally:
                self._done += 1

        self._given += 1
        return await super()._execute(in_thread)  # type: ignore[no-untyped-call]


def _sqlite(
    url: URL, begin: str, *, size: int, foreign_keys: bool = True, at_once: bool = False
) -> AsyncEngine:
    """An engine on a SQLite file that begins its transactions in this way."""

    async def connect() -> aiosqlite.Connection:
        file = partial(sqlite3.connect, url.database or "", timeout=PATIENCE, check_same_thread=False)
        connection = (AtOnce if at_once else aiosqlite.Connection)(file, iter_chunk_size=64)
        # A process that ends without closing must not wait for it.
        connection._thread.daemon = True
        return await connection

    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE * 6,
        async_creator=connect,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, record: object) -> None:
        # The driver must not begin transactions by itself: the event below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")

    return engine
