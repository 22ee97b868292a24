"""Setting up a database: its address, its file, its errors, and the lock of the server."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from spacerace.kernel.errors import BadSetup
from spacerace.server.database import Damaged, NotDurable, is_damage
from spacerace.server.migrating import UnknownRevision

#: The databases that a host may name, and the driver for each.
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
#: How long to wait for a server that is just starting to tell its address, in seconds.
PATIENCE = 60.0
#: SQLite before this version can damage a file when two connections write it or tidy its log at once (the
#: "WAL-reset bug", in all versions since 3.7.0). A server of ours writes by one connection alone and tidies
#: by the same one, so it takes another program that writes the file meanwhile.
SOUND_SQLITE = (3, 51, 3)
#: Bytes of SQLite's smallest page: SQLite takes a smaller file for an empty one.
SMALLEST = 512


def driver_url(text: str) -> str:
    """The database address of the host in the form of the driver: with the driver's name and an absolute
    path."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # The text may hold a password: it is not repeated.
        raise BadSetup("", "refused-database-url", {}) from None
    name = DRIVERS.get(url.drivername, url.drivername)
    if name not in DRIVERS.values():
        raise BadSetup("", "refused-database-url", {})
    url = url.set(drivername=name)
    if name.startswith("sqlite"):
        if not url.database or url.database == ":memory:":
            raise BadSetup("", "refused-database-url", {})
        url = url.set(database=str(Path(url.database).expanduser().absolute()))
    elif "sslmode" in url.query:
        # The common name of this setting; the driver has another.
        mode = str(url.query["sslmode"])
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url.render_as_string(hide_password=False)


def sqlite_file(url: str) -> Path | None:
    """The file of an embedded database; ``None`` for a database server."""
    found = make_url(url)
    if found.get_backend_name() != "sqlite" or not found.database:
        return None
    return Path(found.database)


def has_sqlite_fault() -> bool:
    """Whether the SQLite that Python brings along has a known fault that could damage a database."""
    return sqlite3.sqlite_version_info < SOUND_SQLITE


def keep_log(file: Path) -> None:
    """Refuse a file that is empty or gone while its log is there: SQLite would remove the log."""
    file = file.resolve()
    log = file.with_name(file.name + "-wal")
    with suppress(FileNotFoundError):
        if file.stat().st_size >= SMALLEST:
            return
    with suppress(FileNotFoundError):
        if log.stat().st_size:
            raise BadSetup("", "refused-database-log-alone", {"file": str(file), "log": str(log)})


def make_private(file: Path) -> None:
    """A new file that only its owner may read: it will hold the key that signs cookies, seeds, addresses."""
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


@contextmanager
def database_troubles(url: str) -> Iterator[None]:
    """Turns errors of a database into a sentence for the host."""
    shown = {"database": make_url(url).render_as_string(hide_password=True)}
    try:
        yield
    except NotDurable as error:
        asked = ", ".join(f"{name} = {value}" for name, value in error.wanted.items())
        raise BadSetup("", "refused-not-durable", {**shown, "settings": asked}) from None
    except Damaged as error:
        raise BadSetup("", "refused-database-damaged", {**shown, "reason": str(error)}) from None
    except UnknownRevision:
        raise BadSetup("", "refused-database-newer", shown) from None
    except (SQLAlchemyError, OSError) as error:
        if is_damage(error) and "not a database" not in _reason(error):
            raise BadSetup("", "refused-database-damaged", {**shown, "reason": _reason(error)}) from None
        raise BadSetup("", "refused-database", {**shown, "reason": _reason(error)}) from None
    except Exception as error:
        # While a connection is made, errors of the driver come through as they are.
        driver = sys.modules.get("asyncpg")
        if driver and isinstance(error, driver.PostgresError | driver.InterfaceError):
            raise BadSetup("", "refused-database", {**shown, "reason": _reason(error)}) from None
        raise


def _reason(error: BaseException) -> str:
    """The message of an error, in one line without notes of the library."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    text = str(error).strip().rstrip(".") or type(error).__name__
    return text.splitlines()[0].rpartition(">: ")[2]


def need_driver(url: str) -> None:
    """Refuse a database whose driver is not installed."""
    if make_url(url).get_backend_name() == "postgresql":
        try:
            import asyncpg  # noqa: F401
        except ModuleNotFoundError:
            raise BadSetup("", "refused-no-driver", {}) from None


class FileLock:
    """The lock of one server on a SQLite file. It ends with the process. The lock file contains the address
    of the server."""

    def __init__(self, database: Path) -> None:
        """Nothing is locked yet. The lock lies beside the file itself, even if ``database`` links to it."""
        database = database.resolve()
        self.path = database.with_name(database.name + ".lock")
        self._database = database
        self._file: IO[str] | None = None

    def take(self) -> bool:
        """Lock the file; ``False`` when another server has it.

        A file with two names would have two locks, and SQLite two logs beside it: it is refused.
        """
        with suppress(FileNotFoundError):
            found = self._database.stat()
            if stat.S_ISREG(found.st_mode) and found.st_nlink > 1:
                raise BadSetup("", "refused-database-names", {"file": str(self._database)})
        file = self.path.open("a+", encoding="utf-8")
        if not _lock(file):
            file.close()
            return False
        # The text is from an earlier server.
        file.truncate(0)
        self._file = file
        return True

    def tell(self, address: str) -> None:
        """Write the address of this server into the lock file."""
        assert self._file is not None
        self._file.truncate(0)
        self._file.write(address)
        self._file.flush()

    def told(self) -> str:
        """The address of the server that holds the lock; "" while it is starting."""
        return self.path.read_text(encoding="utf-8").strip()

    def take_or_find(self) -> str:
        """ "" when the lock is ours now; else the address of the server that has it."""
        until = time.monotonic() + PATIENCE
        while not self.take():
            if address := self.told():
                return address
            if time.monotonic() > until:
                raise BadSetup("", "refused-in-use", {"file": str(self.path), "address": "?"})
            time.sleep(0.1)
        return ""

    def release(self) -> None:
        """Release the lock."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.close()
            self._file = None


def _lock(file: IO[str]) -> bool:
    """An exclusive lock on a file, until it is closed; ``False`` when somebody else has one."""
    try:
        if sys.platform == "win32":
            import msvcrt

            # Others cannot read what is locked there: lock a byte far behind the address.
            file.seek(1 << 20)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
