"""Backups, restoring them, and the rule for abandoned tables.

A backup is one compressed file of JSON lines, the same for both kinds of database: a head, then each
table's name and columns with its rows below, then a checksum of all that. It is read and checked in full
before a database is changed.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    MetaData,
    Table,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace import __version__
from spacerace.kernel.errors import BadSetup
from spacerace.server import hash_chain, schema, store
from spacerace.server.database import Database, now
from spacerace.server.migrating import NEWEST, NOTED, UnknownRevision, revision_of, upgrade
from spacerace.server.settings import Settings

FORMAT = 1
#: How many rows are read and written at once.
CHUNK = 500
#: How many bytes are read at once, and the longest line: much longer than a real row, whose longest part is a
#: pack. A small compressed file can expand to a very long line, so no line is decompressed beyond this.
CHUNK_BYTES, LONGEST_LINE = 4_000_000, 16_000_000
#: Milliseconds.
DAY = 86_400_000

Value = str | int | float | bool | None
#: A callback for the progress: rows done, rows in all.
Progress = Callable[[int, int], None]


class Head(Struct, frozen=True, tag="spacerace backup", tag_field="kind"):
    """The first line of a backup."""

    format: int
    #: The version of spacerace that wrote it.
    version: str
    #: The last migration of its database.
    revision: str
    made: int
    #: Table -> number of rows.
    rows: dict[str, int]

    @property
    def total(self) -> int:
        """The number of all rows."""
        return sum(self.rows.values())


class Section(Struct, frozen=True, tag="table", tag_field="kind"):
    """The table of the rows below."""

    table: str
    columns: list[str]


class End(Struct, frozen=True, tag="end", tag_field="kind"):
    """The last line. Without it the file is incomplete."""

    sha256: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Head | Section | End | list[Value]).decode


# --- writing -------------------------------------------------------------------------------------


async def backup(database: Database, path: Path, *, progress: Progress = lambda done, total: None) -> Head:
    """Write a snapshot of the database into a file. Others can write to the database meanwhile."""
    if path.exists() and not _looks_like_a_backup(path):
        raise BadSetup("", "refused-not-a-backup-to-replace", {"file": str(path)})
    async with database.read_long() as connection:
        found = await connection.run_sync(_tables_found)
        revision = await _revision(connection)
        if not found or not revision:
            shown = database.url.render_as_string(hide_password=True)
            raise BadSetup("", "refused-not-our-database", {"database": shown})
        counts = {str(table.name): await _count(connection, table) for table in found}
        head = Head(format=FORMAT, version=__version__, revision=revision, made=now(), rows=counts)
        with _BackupFile(path) as file:
            file.write([head])
            done = 0
            for table in found:
                # Names that were read from a database have a special type.
                file.write([Section(str(table.name), [str(column.name) for column in table.columns])])
                result = await connection.stream(select(table))
                async for rows in result.partitions(CHUNK):
                    file.write([list(row) for row in rows])
                    done += len(rows)
                    progress(done, head.total)
            file.finish()
    return head


async def _count(connection: AsyncConnection, table: Table) -> int:
    """The number of a table's rows."""
    return await connection.scalar(select(func.count()).select_from(table)) or 0


class _BackupFile:
    """A backup that is being written. Only its owner can read it. It gets its final name when it is
    complete."""

    def __init__(self, path: Path) -> None:
        """Nothing is written yet."""
        self.path = path
        self._partial = path.with_name(f"{path.name}.{os.getpid()}.part")
        self._checksum = hashlib.sha256()

    def __enter__(self) -> _BackupFile:
        """Begin."""
        with self._troubles():
            flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
            self._file = open(os.open(self._partial, flags, 0o600), "wb")
            self._packed = gzip.GzipFile(filename="", fileobj=self._file, mode="wb", compresslevel=6)
        return self

    def write(self, lines: Sequence[object]) -> None:
        """Add lines."""
        data = b"".join(_encode(line) + b"\n" for line in lines)
        self._checksum.update(data)
        with self._troubles():
            self._packed.write(data)

    def finish(self) -> None:
        """Add the checksum, sync the file to the disk, and give it its final name."""
        self.write([End(sha256=self._checksum.hexdigest())])
        with self._troubles():
            self._packed.close()
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
            os.replace(self._partial, self.path)
            _sync_folder(self.path.parent)

    def __exit__(self, *error: object) -> None:
        """Remove the file if it was not finished."""
        with suppress(OSError):
            self._file.close()
        self._partial.unlink(missing_ok=True)

    @contextmanager
    def _troubles(self) -> Iterator[None]:
        """Report a full disk or a missing folder in a sentence. It is not an error of the database."""
        try:
            yield
        except OSError as error:
            about = {"file": str(self.path), "reason": error.strerror or str(error)}
            raise BadSetup("", "refused-backup-file", about) from None


def _sync_folder(folder: Path) -> None:
    """Make sure that a new name in a folder is on the disk, where folders can be opened."""
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


async def find_damaged(database: Database) -> dict[str, int]:
    """The tables with a damaged log, and the first damaged entry."""
    async with database.read_long() as connection:
        if await _revision(connection) != NEWEST:
            # Its columns may be others.
            return {}
        tables = schema.tables.c
        found = await connection.execute(
            select(tables.id, tables.header, tables.start, tables.chain).where(tables.chain.is_not(None))
        )
        places = {}
        for row in found.all():
            entries = await store.log_entries(connection, row.id, 0)
            checked = await store.check_chain(
                hash_chain.root(row.header, row.start), "", 0, entries, row.chain
            )
            if not checked.whole:
                places[row.id] = checked.sound + 1
        return places


# --- reading -------------------------------------------------------------------------------------


def _lines(path: Path) -> Iterator[bytes]:
    """The lines of a backup. A file that cannot be decompressed is damaged."""
    damaged = BadSetup("", "refused-backup-damaged", {"file": str(path)})
    try:
        with gzip.open(path, "rb") as file:
            while line := file.readline(LONGEST_LINE):
                if len(line) == LONGEST_LINE:
                    raise damaged
                yield line
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise damaged from None


def _looks_like_a_backup(path: Path) -> bool:
    """Whether a file begins as a backup does."""
    try:
        read_head(path)
    except BadSetup as error:
        return error.message_id == "refused-backup-newer"
    return True


def read_head(path: Path) -> Head:
    """The first line of a backup that this version can read."""
    first = b""
    with suppress(BadSetup):
        first = next(_lines(path), b"")
    try:
        version = msgspec.json.decode(first, type=_AnyHead)
    except msgspec.MsgspecError:
        raise BadSetup("", "refused-not-a-backup", {"file": str(path)}) from None
    if version.format > FORMAT:
        raise BadSetup("", "refused-backup-newer", {"file": str(path), "version": version.version})
    try:
        return msgspec.json.decode(first, type=Head)
    except msgspec.MsgspecError:
        raise BadSetup("", "refused-backup-damaged", {"file": str(path)}) from None


class _AnyHead(Struct, frozen=True, tag="spacerace backup", tag_field="kind"):
    """What the head of every version has."""

    format: int
    version: str


def check_backup(path: Path) -> Head:
    """Read and check a whole backup. Returns its head."""
    head = read_head(path)
    damaged = BadSetup("", "refused-backup-damaged", {"file": str(path)})
    checksum, counts, table, promised = hashlib.sha256(), dict.fromkeys(head.rows, 0), "", ""
    try:
        for line in _lines(path):
            if promised:
                raise damaged
            found = _decode(line)
            if isinstance(found, End):
                promised = found.sha256
                continue
            if isinstance(found, Section):
                table = found.table
            elif isinstance(found, list):
                counts[table] += 1
                if counts[table] > head.rows[table]:
                    raise damaged
            checksum.update(line)
    except (msgspec.MsgspecError, KeyError):
        raise damaged from None
    if promised != checksum.hexdigest() or counts != head.rows:
        raise damaged
    return head


async def restore(
    database: Database, path: Path, *, replace: bool, progress: Progress = lambda done, total: None
) -> Head:
    """Fill an empty database from a backup, completely or not at all; ``replace`` empties it first."""
    head = check_backup(path)
    await database.rest()
    async with database.write_long() as connection:
        if not database.is_sqlite:
            # A server that starts now waits for us.
            await connection.execute(text("SELECT pg_advisory_xact_lock(19690720)"))
            if await connection.scalar(text(OTHERS_HERE)):
                raise BadSetup("", "refused-server-runs", {})
        if not replace and not await _is_empty(connection):
            raise BadSetup("", "refused-database-not-empty", {})
        await connection.run_sync(_drop_all)
        try:
            # First the schema of the backup's time, then the rows, then the migrations as for any old
            # database.
            await connection.run_sync(upgrade, head.revision)
        except UnknownRevision:
            about = {"file": str(path), "version": head.version}
            raise BadSetup("", "refused-backup-newer", about) from None
        await _fill(connection, path, head, progress)
        await connection.run_sync(upgrade)
    return head


#: Whether a server has connections to this database.
OTHERS_HERE = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND application_name = 'spacerace' AND pid <> pg_backend_pid()"
)


async def _fill(connection: AsyncConnection, path: Path, head: Head, progress: Progress) -> None:
    """Put the rows of a backup into the tables."""
    by_name = {table.name: table for table in await connection.run_sync(_tables_found)}
    section, waiting, size, done = Section(table="", columns=[]), list[dict[str, Value]](), 0, 0

    async def send() -> None:
        nonlocal size, done
        if waiting:
            await connection.execute(insert(by_name[section.table]), waiting)
            done += len(waiting)
            waiting.clear()
            size = 0
            progress(done, head.total)

    for line in _lines(path):
        found = _decode(line)
        if isinstance(found, list):
            waiting.append(dict(zip(section.columns, found, strict=True)))
            size += len(line)
            if len(waiting) >= CHUNK or size >= CHUNK_BYTES:
                await send()
            continue
        await send()
        if isinstance(found, Section):
            section = found


async def _is_empty(connection: AsyncConnection) -> bool:
    """Whether the database has no tables of players. The values of the server itself, such as its key, do not
    count."""
    found = await connection.run_sync(_tables_found)
    return not any(
        [await _count(connection, table) for table in found if table.name != schema.keepsakes.name]
    )


# --- the tables of a database, whichever migrations it has had ------------------------------------


def _tables_found(connection: Connection) -> list[Table]:
    """Our tables as this database has them, each after those that it refers to.

    A migration that removes or renames a table leaves its old name out of backups of older databases:
    such a name has to be kept here.
    """
    ours = set(schema.metadata.tables)
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in ours)
    return found.sorted_tables


async def _revision(connection: AsyncConnection) -> str:
    """The last migration that a database has had; "" if it has had none."""
    return await connection.run_sync(revision_of) or ""


def _drop_all(connection: Connection) -> None:
    """Remove our tables and nothing else."""
    for table in reversed(_tables_found(connection)):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE IF EXISTS {NOTED}"))


# --- listing and deleting tables ----------------------------------------------------------------------------


class TableLine(Struct, frozen=True):
    """A table as its host lists it."""

    id: str
    game: str
    status: str
    #: Who sits there; "" for an open seat.
    seats: list[str]
    entries: int
    touched: int


async def check_revision(connection: AsyncConnection) -> None:
    """Refuse a database with migrations that this version of spacerace does not know."""
    if await _revision(connection) != NEWEST:
        raise BadSetup("", "refused-other-revision", {})


async def list_tables(connection: AsyncConnection) -> list[TableLine]:
    """All tables, the last touched first."""
    tables, seats = schema.tables.c, schema.seats.c
    names: dict[str, list[str]] = {}
    sitting = select(seats.table_id, seats.kind, seats.name, seats.bot).order_by(seats.table_id, seats.seat)
    for id, kind, name, bot in await connection.execute(sitting):
        names.setdefault(id, []).append("" if kind == "open" else name or bot)
    found = await connection.execute(
        select(tables.id, tables.game, tables.status, tables.length, tables.touched).order_by(
            tables.touched.desc(), tables.id
        )
    )
    return [
        TableLine(id, game, status, names.get(id, []), length, touched)
        for id, game, status, length, touched in found
    ]


async def delete_tables(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete these tables and their data. If one of them does not exist, delete none."""
    found = await connection.execute(
        delete(schema.tables).where(schema.tables.c.id.in_(ids)).returning(schema.tables.c.id)
    )
    missing = sorted(set(ids) - set(found.scalars()))
    if missing:
        raise BadSetup("", "refused-unknown-table", {"ids": ", ".join(missing)})


class Swept(Struct, frozen=True):
    """The ids of tables that were deleted or abandoned."""

    deleted: list[str]
    abandoned: list[str]


async def sweep(connection: AsyncConnection, settings: Settings, time: int) -> Swept:
    """The rule for abandoned tables.

    One that never began and that nobody touched for ``open_days`` is deleted. A game without a move for
    ``idle_days`` is "abandoned": it waits for nobody any more, but can be replayed and exported. 0 days:
    never.
    """
    tables = schema.tables.c
    deleted, abandoned = list[str](), list[str]()
    if settings.open_days:
        is_left = (tables.status == "open") & (tables.touched < time - settings.open_days * DAY)
        gone = await connection.execute(delete(schema.tables).where(is_left).returning(tables.id))
        deleted = sorted(gone.scalars())
    if settings.idle_days:
        is_still = (tables.status == "running") & (tables.touched < time - settings.idle_days * DAY)
        put_away = await connection.execute(
            update(schema.tables)
            .where(is_still)
            .values(status="abandoned", deadline=None)
            .returning(tables.id)
        )
        abandoned = sorted(put_away.scalars())
    return Swept(deleted, abandoned)
