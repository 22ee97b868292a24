"""PostgreSQL over a network. A server that does not answer is noticed within seconds, and requests fail
quickly.

A network can drop packets silently: a cable, a firewall that has forgotten a connection, a machine that is
gone. So each statement has a timeout. When one is not answered a new connection is tried, and until one works
every request fails at once.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import event
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool
from sqlalchemy.util.concurrency import await_

log = structlog.get_logger("spacerace.database")

# All of these are seconds. A connection and then a statement take less than ten together.
#: How long a statement may take. More than a lock is waited for: then PostgreSQL says itself what is wrong.
ANSWER = 5.5
#: How long one waits for a connection, new or used, all in all.
CONNECTION = 4.0
#: How long a new connection, or one that has rested, may take to show that it works.
SIGN_OF_LIFE = 2.0
#: How long to wait before a database that does not answer is tried again.
RETRY = 0.5
#: How long a statement may take that changes everything, such as a migration.
LONG = 3_600.0
#: How long a transaction of ours may do nothing: PostgreSQL ends it then, and frees the rows that it locked.
IDLE = 15.0
#: A connection that was idle for longer is checked before use.
REST = 1.0


class Silent(ConnectionError):
    """The database does not answer. Whether its last statement was executed is not known."""


def postgres_engine(url: URL, *, lock_patience: float) -> AsyncEngine:
    """An engine for requests that people wait for."""
    settings = {
        "synchronous_commit": "on",
        "lock_timeout": _milliseconds(lock_patience),
        "idle_in_transaction_session_timeout": _milliseconds(IDLE),
    }
    engine = create_async_engine(
        url,
        hide_parameters=True,
        # No overflow: opening and closing a connection costs more than its use.
        pool_size=16,
        max_overflow=0,
        pool_timeout=lock_patience,
        connect_args=_connect_args(ANSWER, settings),
    )
    _keep_alive(engine)
    return engine


def patient_engine(url: URL) -> AsyncEngine:
    """An engine for migrations, backups and the like, which may take their time."""
    settings = {"synchronous_commit": "on"}
    engine = create_async_engine(
        url, hide_parameters=True, poolclass=NullPool, connect_args=_connect_args(LONG, settings)
    )
    _keep_alive(engine)
    return engine


def _connect_args(answer: float, settings: dict[str, str]) -> dict[str, Any]:
    """Settings of the driver and of the session. The other side checks the connection, too."""
    alive = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
    return {
        "timeout": CONNECTION,
        "command_timeout": answer,
        "server_settings": {"application_name": "spacerace", **alive, **settings},
    }


def _milliseconds(seconds: float) -> str:
    """A time as PostgreSQL's settings take it."""
    return str(int(seconds * 1000))


async def connect(url: URL) -> Any:
    """A connection of the driver's own, outside all pools."""
    import asyncpg

    text = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(text, timeout=CONNECTION, command_timeout=ANSWER)
    _set_keepalive(connection)
    return connection


# --- the sockets ---------------------------------------------------------------------------------


def _keep_alive(engine: AsyncEngine) -> None:
    """Turn TCP keepalive on for every connection, even for one on which nobody waits for an answer."""

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, record: object) -> None:
        _set_keepalive(connection.driver_connection)


def _set_keepalive(connection: Any) -> None:
    """Let the system cut a connection whose other side is silent for about ten seconds."""
    found = connection._transport.get_extra_info("socket")
    if found is None or found.family not in (socket.AF_INET, socket.AF_INET6):
        return
    # The loop's own object need not have all that a socket has.
    with socket.socket(fileno=os.dup(found.fileno())) as same:
        same.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in (("KEEPIDLE", 5), ("KEEPINTVL", 2), ("KEEPCNT", 3), ("USER_TIMEOUT", 10_000)):
            if (option := getattr(socket, f"TCP_{name}", None)) is not None:
                with suppress(OSError):
                    same.setsockopt(socket.IPPROTO_TCP, option, value)


# --- noticing silence ----------------------------------------------------------------------------


class Listener:
    """Notices whether the database answers."""

    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        """The database is taken to answer."""
        self._url = url
        self._trying: asyncio.Task[None] | None = None
        #: The connections of the pool that nobody uses at the moment.
        self._resting: set[Any] = set()
        self._watch(engine)

    @property
    def is_silent(self) -> bool:
        """Whether a statement was not answered, and no new connection has worked since."""
        return self._trying is not None and not self._trying.done()

    def doubt(self) -> None:
        """A statement was not answered in time: until a new connection works, every request fails at once."""
        for connection in list(self._resting):
            # They use the same network. Closing them cleanly would wait for an answer again.
            connection.terminate()
        if not self.is_silent:
            log.warning("the database does not answer")
            self._trying = asyncio.get_running_loop().create_task(self._try())

    async def _try(self) -> None:
        """Try to connect until the database answers."""
        began = time.monotonic()
        while True:
            try:
                async with asyncio.timeout(SIGN_OF_LIFE):
                    connection = await connect(self._url)
                    try:
                        await connection.execute("SELECT 1")
                    finally:
                        connection.terminate()
            except Exception as error:
                log.debug("the database still does not answer", reason=str(error))
                await asyncio.sleep(RETRY)
                continue
            log.warning("the database answers again", seconds=round(time.monotonic() - began, 1))
            return

    async def stop(self) -> None:
        """Stop trying."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)

    def _watch(self, engine: AsyncEngine) -> None:
        """Listen to the events of the pool: connections that open and close, statements that fail."""
        self._watch_pool(engine)

        @event.listens_for(engine.sync_engine, "handle_error")
        def failed(context: ExceptionContext) -> None:
            if not isinstance(context.original_exception, TimeoutError):
                return
            # Rolling back would be waiting for an answer once more. Whatever the database makes of what it
            # was told, this connection is not used again.
            if context.connection is not None and not context.connection.invalidated:
                _terminate(context.connection.connection)
            context.is_disconnect = True
            self.doubt()
            raise Silent("no answer in time")

    def _watch_pool(self, engine: AsyncEngine) -> None:
        """A connection that has rested may have been cut meanwhile: it is asked before it is used again.

        Asking takes a way to the database and back, as much as a click itself, so it is not done each time.
        """

        @event.listens_for(engine.sync_engine, "checkin")
        def note(connection: Any, record: ConnectionPoolEntry) -> None:
            record.info["rests_since"] = time.monotonic()
            if connection is not None:
                self._resting.add(connection.driver_connection)

        @event.listens_for(engine.sync_engine, "close")
        def forget(connection: Any, record: ConnectionPoolEntry) -> None:
            self._resting.discard(connection.driver_connection)

        @event.listens_for(engine.sync_engine, "checkout")
        def ask(connection: Any, record: ConnectionPoolEntry, given: object) -> None:
            driver = connection.driver_connection
            self._resting.discard(driver)
            rested = time.monotonic() - record.info.get("rests_since", time.monotonic())
            # The driver notices most cut connections by itself.
            if driver.is_closed():
                raise InvalidatePoolError
            if rested > REST:
                try:
                    await_(driver.execute("SELECT 1", timeout=SIGN_OF_LIFE))
                except Exception as error:
                    driver.terminate()
                    if isinstance(error, TimeoutError):
                        self.doubt()
                    raise InvalidatePoolError from error


def _terminate(connection: Any) -> None:
    """Close a connection at once, without waiting for the other side."""
    driver: Any = connection.driver_connection
    if driver is not None:
        driver.terminate()
