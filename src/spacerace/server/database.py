"""The database: an embedded SQLite file or a PostgreSQL server, with the most durable settings."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any

import aiosqlite
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spacerace.server.clock import now as now
from spacerace.server.migrating import upgrade
from spacerace.server.postgres import CONNECTION, Listener, Silent, patient_engine, postgres_engine

#: How long a writer waits for another, in seconds, before it gives up with a clear message.
PATIENCE = 5.0
#: How long PostgreSQL lets one wait for a row, in seconds: less than a statement may take.
LOCK = 4.0


class Database:
    """Connections to one database. ``write`` is for changes, ``read`` only looks."""

    def __init__(self, url: str) -> None:
        """Nothing is opened yet."""
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._listener: Listener | None = None
        #: The known damage, in the words of SQLite; "" for none.
        self.damage = ""
        self._file = _OpenFile(self.url.database or "") if self.is_sqlite else None
        if self.is_sqlite:
            # One writer at a time is SQLite's rule; a pool of one makes them queue instead of failing.
            self._writer = _sqlite(self.url, "IMMEDIATE", size=1, at_once=True)
            self._reader = _sqlite(self.url, "DEFERRED", size=4)
            self._single = self._writer
        else:
            self._writer = postgres_engine(self.url, lock_patience=min(PATIENCE, LOCK))
            self._listener = Listener(self.url, self._writer)
            # A table is read by several statements. They must see the same snapshot.
            self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")
            # PostgreSQL makes a transaction of each statement by itself: two round trips less.
            self._single = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    def write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction. When the block ends, it is durable, or nothing of it was written."""
        return self._transaction(self._writer)

    @asynccontextmanager
    async def write_much(self) -> AsyncIterator[AsyncConnection]:
        """As ``write``, for statements that go through many rows: the loop does not wait for SQLite.

        A task that can be cancelled while the server goes on should not wait here: shield it.
        """
        async with self.write() as connection:
            if not self.is_sqlite:
                yield connection
                return
            async with _in_thread(connection):
                yield connection

    def write_once(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """As ``write``, for a block that writes with one statement of ``store.save_table`` and no other."""
        return self._transaction(self._single)

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that reads one snapshot of the database."""
        return self._transaction(self._reader)

    @asynccontextmanager
    async def write_long(self) -> AsyncIterator[AsyncConnection]:
        """As ``write_much``, for statements on the whole database, without a time limit."""
        if self.is_sqlite:
            async with self.write_much() as connection:
                yield connection
            return
        engine = patient_engine(self.url)
        try:
            async with engine.begin() as connection:
                yield connection
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def read_long(self) -> AsyncIterator[AsyncConnection]:
        """As ``read``, for statements on the whole database."""
        engine = self._reader if self.is_sqlite else patient_engine(self.url)
        try:
            async with engine.connect() as connection:
                if not self.is_sqlite:
                    await connection.execution_options(
                        isolation_level="REPEATABLE READ", postgresql_readonly=True
                    )
                yield connection
        finally:
            if engine is not self._reader:
                await engine.dispose()

    @property
    def is_silent(self) -> bool:
        """Whether the database does not answer at the moment. Then requests should not wait for it."""
        return self._listener is not None and self._listener.is_silent

    def doubt(self) -> None:
        """PostgreSQL did not answer in time."""
        if self._listener is not None:
            self._listener.doubt()

    @asynccontextmanager
    async def _transaction(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection with a transaction, committed when the block is left."""
        connection = await self._connect(engine)
        try:
            async with connection.begin():
                self._check_file()
                yield connection
            # Data that was written before the file was moved may be lost, so it is not acknowledged.
            self._check_file()
        finally:
            # A task that is cancelled at this moment must not leave a connection half returned to the pool.
            closing = asyncio.ensure_future(connection.close())
            try:
                await asyncio.shield(closing)
            except asyncio.CancelledError:
                await closing
                raise

    def _check_file(self) -> None:
        """Check that writes go to the file that the next start will open."""
        if self._file is not None:
            self._file.check()

    async def _connect(self, engine: AsyncEngine) -> AsyncConnection:
        """A connection of a pool, or ConnectionError within a few seconds."""
        if self._listener is None:
            return await engine.connect()
        if self._listener.is_silent:
            raise Silent("no answer yet")
        try:
            async with asyncio.timeout(CONNECTION):
                return await engine.connect()
        except FileNotFoundError as error:
            # The file of a socket: the database is not there.
            raise ConnectionRefusedError(*error.args) from error
        except TimeoutError as error:
            self._listener.doubt()
            raise Silent("no connection in time") from error

    async def prepare(self) -> None:
        """Migrate the tables, then check that the settings are durable."""
        # A migration of SQLite makes a table anew and drops the old one: with foreign keys on, everything
        # that belongs to it would go too.
        engine = (
            _sqlite(self.url, "IMMEDIATE", size=1, foreign_keys=False)
            if self.is_sqlite
            else patient_engine(self.url)
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
        await engine.dispose()
        await self.assert_durable()

    async def find_damage(self) -> str:
        """The damage that SQLite finds in its file, in one line; "" for none. PostgreSQL checks itself."""
        if not self.is_sqlite:
            return ""
        async with self._reader.connect() as connection:
            try:
                found = str(await connection.scalar(text("PRAGMA quick_check(1)")))
            except DatabaseError as error:
                if not is_damage(error):
                    raise
                found = str(error.orig)
        self.damage = "" if found == "ok" else found.replace("\n", " ")
        return self.damage

    async def assert_sound(self) -> None:
        """Refuse to serve from a file that is damaged."""
        if damage := await self.find_damage():
            raise Damaged(damage)

    async def assert_durable(self) -> None:
        """Refuse to serve from a database that could lose acknowledged data, or that is read-only."""
        async with self.write() as connection:
            # It deletes no row. It is a write, so it fails now if the file is read-only.
            await connection.execute(text("DELETE FROM keepsakes WHERE name = ''"))
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

    async def rest(self) -> None:
        """Close all connections, so that others can see that nobody uses the database."""
        await self._writer.dispose()

    async def close(self) -> None:
        """Close all connections."""
        if self._listener is not None:
            await self._listener.stop()
        await asyncio.gather(self._writer.dispose(), self._reader.dispose())


class Moved(OSError):
    """The file of the database was moved. Data that is written to it now may be lost."""


class _OpenFile:
    """The file that SQLite has open and what lies beside it, to which their names must still lead."""

    def __init__(self, path: str) -> None:
        """They are remembered when they are first seen."""
        # SQLite follows links before it names what lies beside a file.
        real = os.path.realpath(path)
        self._path, self._beside = path, (f"{real}-wal", f"{real}-shm")
        self._known: dict[str, tuple[int, int]] = {}

    def check(self) -> None:
        """Raise Moved if the file, its log or what its users share was moved, removed or replaced."""
        for name in (self._path, *self._beside):
            try:
                found = os.stat(name)
            except FileNotFoundError as error:
                # As soon as there is a log it stays, for a connection is always open.
                if name == self._path or name in self._known:
                    raise Moved(errno.ENOENT, "the file of the database is gone", name) from error
                continue
            here = (found.st_dev, found.st_ino)
            if self._known.setdefault(name, here) != here:
                raise Moved(errno.ESTALE, "the file of the database was replaced", name)


class Damaged(Exception):
    """The file of the database is damaged."""


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that its file is damaged."""
    name = str(getattr(getattr(error, "orig", error), "sqlite_errorname", ""))
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


class NotDurable(Exception):
    """The database is set up so that an acknowledged action could be lost."""

    def __init__(self, found: dict[str, Any], wanted: dict[str, Any]) -> None:
        """Keep what was found and what must be."""
        super().__init__(f"the database is not durable: {found}; it must be {wanted}")
        self.found, self.wanted = found, wanted


class AtOnce(aiosqlite.Connection):
    """SQLite driver for short transactions: within one, each statement is executed in the thread of its
    caller.

    Sending a call to the driver's thread takes longer than such a statement. Calls that may wait for the disk
    or for another process still go there. Whoever waits for that may give up, and the thread goes on: until
    it is done everything queues behind it. Two threads in one connection crash the process.
    """

    #: Calls that were given to the thread, counted here, and those that it has finished, counted there.
    _given = _done = 0
    #: Whether statements that take longer are expected, and all go to the thread.
    patient = False

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """All calls of the driver come to this."""
        if self._given == self._done and not self.patient:
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


@asynccontextmanager
async def _in_thread(connection: AsyncConnection) -> AsyncIterator[None]:
    """Meanwhile the driver's thread carries out all statements of a connection."""
    driver = (await connection.get_raw_connection()).driver_connection
    assert isinstance(driver, AtOnce)
    driver.patient = True
    try:
        yield
    finally:
        driver.patient = False


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
