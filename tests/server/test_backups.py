"""Backups, restoring them into either kind of database, listing and deleting tables, abandoned ones."""

from __future__ import annotations

import asyncio
import gzip
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import msgspec
import pytest
from sqlalchemy import BigInteger, Boolean, Integer, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.cli import main
from spacerace.kernel.errors import BadSetup
from spacerace.server import backups, schema
from spacerace.server.backups import DAY, backup, check_backup, restore, sweep
from spacerace.server.database import Database
from spacerace.server.database_setup import FileLock
from spacerace.server.settings import Settings

Captured = pytest.CaptureFixture[str]
Found = TypeVar("Found")
#: Every letter that could go wrong on its way.
WORDS = 'Ann "the ace" \\ 🚀\n\tüß'
Rows = dict[str, list[tuple[object, ...]]]


def with_database(url: str, work: Callable[[Database], Awaitable[Found]]) -> Found:
    """Do something with a database that is up to date."""

    async def run() -> Found:
        database = Database(url)
        try:
            await database.prepare()
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def row_of(table: Table, number: int) -> dict[str, object]:
    """A row with something in every column; rows of the same number belong together."""
    values: dict[str, object] = {}
    for column in table.columns:
        match column.type:
            case BigInteger():
                values[column.name] = 1_700_000_000_000 + number
            case Integer():
                values[column.name] = number
            case Boolean():
                values[column.name] = number % 2 == 0
            case _:
                values[column.name] = None if column.nullable and number % 2 else f"{WORDS} {number}"
    if "chain" in values:
        # As in games from before there were links.
        values["chain"] = None
    for reference in ("table_id", "contact_id"):
        if reference in values:
            values[reference] = f"{WORDS} {number}"
    return values


async def fill(database: Database, count: int) -> None:
    """Rows for all tables."""
    async with database.write() as connection:
        for table in schema.metadata.sorted_tables:
            await connection.execute(insert(table), [row_of(table, number) for number in range(count)])


async def contents(database: Database) -> Rows:
    """All that a database holds."""
    found: Rows = {}
    async with database.read() as connection:
        for table in schema.metadata.sorted_tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key.columns))
            found[table.name] = sorted((tuple(row) for row in rows), key=repr)
    return found


def other_url(request: pytest.FixtureRequest, url: str) -> str:
    """A fresh database of the other kind."""
    found: str = request.getfixturevalue("postgres_url" if url.startswith("sqlite") else "sqlite_url")
    return found


async def add_table(connection: AsyncConnection, id: str, status: str, touched: int) -> None:
    """A table that nobody sits at."""
    values = {**row_of(schema.tables, 0), "id": id, "status": status, "touched": touched, "deadline": 1}
    await connection.execute(insert(schema.tables), [values])


# --- backup and restore --------------------------------------------------------------------------


def test_a_backup_moves_everything_to_the_other_kind_of_database(
    request: pytest.FixtureRequest, database_url: str, tmp_path: Path
) -> None:
    """From SQLite to PostgreSQL and back, byte for byte, and through more than one chunk."""
    path = tmp_path / "my.backup"

    async def save(database: Database) -> Rows:
        await fill(database, backups.CHUNK + 1)
        await backup(database, path)
        return await contents(database)

    async def load(database: Database) -> Rows:
        head = await restore(database, path, replace=False)
        assert head.total == sum(len(rows) for rows in before.values())
        return await contents(database)

    before = with_database(database_url, save)
    assert all(len(rows) == backups.CHUNK + 1 for rows in before.values())
    assert with_database(other_url(request, database_url), load) == before


def test_a_backup_is_private_and_complete_or_not_there(sqlite_url: str, tmp_path: Path) -> None:
    """It appears under its name at the end; nothing else is left."""
    path = tmp_path / "out" / "my.backup"
    path.parent.mkdir()

    async def save(database: Database) -> None:
        await fill(database, 2)
        await backup(database, path)

    with_database(sqlite_url, save)
    assert [one.name for one in path.parent.iterdir()] == ["my.backup"]
    assert path.stat().st_mode & 0o777 == 0o600
    whole = path.read_bytes()

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        with_database(sqlite_url, lambda database: backup(database, path, progress=stop))
    assert [one.name for one in path.parent.iterdir()] == ["my.backup"]
    assert path.read_bytes() == whole


def test_a_backup_shows_one_moment(database_url: str, tmp_path: Path) -> None:
    """What the running server writes meanwhile is in the next one."""
    path = tmp_path / "my.backup"
    written: list[str] = []

    async def write(running: Database) -> None:
        async with running.write() as connection:
            await add_table(connection, "late", "open", 1)

    def meanwhile(done: int, total: int) -> None:
        if not written:
            # "tables" has not been read yet.
            assert done < total
            written.append("late")
            other = Thread(target=with_database, args=(database_url, write))
            other.start()
            other.join()

    async def scenario(database: Database) -> None:
        await fill(database, 3)
        await backup(database, path, progress=meanwhile)
        assert check_backup(path).rows["tables"] == 3
        assert len((await contents(database))["tables"]) == 4
        await backup(database, path)
        assert check_backup(path).rows["tables"] == 4

    with_database(database_url, scenario)
    assert written


def test_a_database_that_holds_games_is_left_alone(database_url: str, tmp_path: Path) -> None:
    """Unless the host says so; a key that signs cookies is no game."""
    path = tmp_path / "my.backup"

    async def scenario(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(insert(schema.keepsakes), [{"name": "key", "value": "old"}])
        await backup(database, path)
        await restore(database, path, replace=False)
        await fill(database, 2)
        before = await contents(database)
        with pytest.raises(BadSetup, match="empty"):
            await restore(database, path, replace=False)
        assert await contents(database) == before
        await restore(database, path, replace=True)
        after = await contents(database)
        assert after.pop("keepsakes") == [("key", "old")]
        assert not any(after.values())

    with_database(database_url, scenario)


def test_a_restore_that_fails_leaves_the_database_as_it_was(database_url: str, tmp_path: Path) -> None:
    """Completely or not at all."""
    path = tmp_path / "my.backup"

    async def scenario(database: Database) -> None:
        await fill(database, 3)
        await backup(database, path)
        before = await contents(database)

        def stop(done: int, total: int) -> None:
            if done > total / 2:
                raise RuntimeError("the power went out")

        with pytest.raises(RuntimeError, match="power"):
            await restore(database, path, replace=True, progress=stop)
        assert await contents(database) == before

    with_database(database_url, scenario)


def _changed(text: str) -> str:
    return text.replace("1700000000001", "1700000000009", 1)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda data: data[: len(data) // 2], "damaged"),
        (lambda data: data[:-100] + b"x" * 100, "damaged"),
        (lambda data: gzip.compress(_changed(gzip.decompress(data).decode()).encode()), "damaged"),
        (lambda data: gzip.compress(gzip.decompress(data) + b"[]\n"), "damaged"),
        (lambda data: gzip.compress(b"\n".join(gzip.decompress(data).split(b"\n")[:-2])), "damaged"),
        (lambda data: b"", "no backup"),
        (lambda data: b"hello", "no backup"),
        (lambda data: gzip.compress(b'{"kind":"something else"}\n'), "no backup"),
        (lambda data: gzip.compress(gzip.decompress(data).replace(b'"format":1', b'"format":2', 1)), "newer"),
    ],
)
def test_a_damaged_backup_is_refused_before_anything_is_touched(
    capsys: Captured, sqlite_url: str, tmp_path: Path, damage: Callable[[bytes], bytes], words: str
) -> None:
    """Cut short, changed, another file, a later format: in a sentence, and no database is made."""
    path = tmp_path / "my.backup"

    async def save(database: Database) -> None:
        await fill(database, 4)
        await backup(database, path)

    with_database(sqlite_url, save)
    path.write_bytes(damage(path.read_bytes()))
    assert main(["restore", str(path), "--database", f"sqlite:///{tmp_path}/new.db"]) == 2
    found = capsys.readouterr()
    assert words in found.err and str(path) in found.err and "‹" not in found.err
    assert not (tmp_path / "new.db").exists()


def test_a_backup_of_an_unknown_revision_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    """A newer spacerace has migrations that this one does not know."""
    path = tmp_path / "my.backup"

    async def scenario(database: Database) -> None:
        await fill(database, 2)
        before = await contents(database)
        head = backups.Head(format=1, version="99", revision="later", made=0, rows={})
        with backups._BackupFile(path) as file:
            file.write([head])
            file.finish()
        with pytest.raises(BadSetup, match=r"newer spacerace \(99\)"):
            await restore(database, path, replace=True)
        assert await contents(database) == before

    with_database(sqlite_url, scenario)


def test_backup_and_restore_as_commands(
    capsys: Captured, request: pytest.FixtureRequest, database_url: str, tmp_path: Path
) -> None:
    """With addresses as a host types them, and a word about secrets."""
    with_database(database_url, lambda database: fill(database, 3))
    path, other = tmp_path / "my.backup", other_url(request, database_url)
    assert main(["backup", str(path), "--database", _typed(database_url)]) == 0
    assert "secrets" in capsys.readouterr().out
    assert main(["restore", str(path), "--database", _typed(other)]) == 0
    assert f"{3 * len(schema.metadata.tables)} rows" in capsys.readouterr().out
    assert with_database(other, contents) == with_database(database_url, contents)
    assert main(["restore", str(path), "--database", _typed(other)]) == 2
    assert "--replace" in capsys.readouterr().err
    assert main(["restore", str(path), "--database", _typed(other), "--replace"]) == 0
    assert main(["backup", str(path), "--database", _typed(other)]) == 0


def test_a_backup_never_replaces_another_file(capsys: Captured, sqlite_url: str, tmp_path: Path) -> None:
    """Least of all the database itself."""
    with_database(sqlite_url, lambda database: fill(database, 1))
    path = tmp_path / "race.db"
    before = path.read_bytes()
    assert main(["backup", str(path), "--database", _typed(sqlite_url)]) == 2
    assert "left alone" in capsys.readouterr().err
    assert path.read_bytes() == before
    assert main(["backup", str(tmp_path / "no" / "x"), "--database", _typed(sqlite_url)]) == 2
    assert "cannot be written" in capsys.readouterr().err


def packed(path: Path, *lines: bytes) -> None:
    """A file of lines, as small as it can be packed."""
    with gzip.open(path, "wb", compresslevel=1) as file:
        for line in lines:
            file.write(line)


def test_a_backup_that_unpacks_without_end_is_refused_in_little_room(tmp_path: Path) -> None:
    """One line of 300 MB in a small file: it is never unpacked as a whole."""
    path = tmp_path / "bomb"
    head = backups.Head(format=1, version="1", revision="0001", made=1, rows={"keepsakes": 1})
    packed(path, msgspec.json.encode(head), b'\n["', *[b"x" * 1_000_000] * 300, b'", ""]\n')
    assert path.stat().st_size < 2_000_000
    code = "import sys; from spacerace.cli import main; code = main()\n"
    code += "print(open('/proc/self/status').read()); sys.exit(code)"
    command = [sys.executable, "-c", code, "restore", str(path), "--database", f"sqlite:///{tmp_path}/new.db"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "damaged" in done.stderr and "Traceback" not in done.stderr
    # Kilobytes; most of it is Python itself.
    assert int(done.stdout.partition("VmHWM:")[2].split()[0]) < 200_000
    assert not (tmp_path / "new.db").exists()


def test_more_rows_than_promised_are_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "bomb"
    head = backups.Head(format=1, version="1", revision="0001", made=1, rows={"keepsakes": 1})
    section = backups.Section("keepsakes", ["name", "value"])
    packed(
        path, *(msgspec.json.encode(part) + b"\n" for part in (head, section, ["a", "b"], ["c", "d"])), b"?"
    )
    with pytest.raises(BadSetup, match="damaged"):
        check_backup(path)


def test_long_rows_travel_few_at_a_time(sqlite_url: str, tmp_path: Path) -> None:
    """A thousand of them would not fit into memory."""
    path, told = tmp_path / "my.backup", list[int]()

    async def story(database: Database) -> None:
        rows = [{"name": str(number), "value": "x" * 1_000_000} for number in range(9)]
        async with database.write() as connection:
            await connection.execute(insert(schema.keepsakes), rows)
        await backup(database, path)
        await restore(database, path, replace=True, progress=lambda done, total: told.append(done))

    with_database(sqlite_url, story)
    assert told == [4, 8, 9]


def test_no_database_no_backup(capsys: Captured, postgres_url: str, tmp_path: Path) -> None:
    """A wrong address makes no empty database and no empty backup."""
    path = tmp_path / "my.backup"
    assert main(["backup", str(path), "--database", f"sqlite:///{tmp_path}/nothing.db"]) == 2
    assert "no database" in capsys.readouterr().err
    assert main(["backup", str(path), "--database", _typed(postgres_url)]) == 2
    assert "none of spacerace" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_restored_under_a_running_server(
    capsys: Captured, database_url: str, tmp_path: Path
) -> None:
    """It would go on with what it remembers."""
    path = tmp_path / "my.backup"

    async def save_and_stay(database: Database) -> int:
        await fill(database, 1)
        await backup(database, path)
        claim = FileLock(tmp_path / "race.db")
        assert claim.take()
        async with database.read() as connection:
            await connection.execute(select(1))
            argv = ["restore", str(path), "--replace", "--database", _typed(database_url)]
            code = await asyncio.to_thread(main, argv)
        claim.release()
        return code

    assert with_database(database_url, save_and_stay) == 2
    assert "stop it" in capsys.readouterr().err


# --- tables --------------------------------------------------------------------------------------


async def two_tables(database: Database) -> None:
    """One with people and an entry, one that is open."""
    async with database.write() as connection:
        await add_table(connection, "first", "running", 1_700_000_000_000)
        await add_table(connection, "second", "open", 1_700_000_000_001)
        for seat, (kind, name, bot) in enumerate(
            [("person", "Ann", ""), ("bot", "", "sense"), ("open", "", "")]
        ):
            values = {"table_id": "first", "seat": seat, "kind": kind, "name": name, "bot": bot}
            await connection.execute(insert(schema.seats), [values])
        for table in (schema.entries, schema.chat, schema.grants, schema.orders):
            await connection.execute(insert(table), [{**row_of(table, 1), "table_id": "first"}])


def test_tables_are_listed(capsys: Captured, database_url: str) -> None:
    """The last touched first; for people and for programs."""
    with_database(database_url, two_tables)
    assert main(["tables", "list", "--database", _typed(database_url), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [line["id"] for line in found] == ["second", "first"]
    assert found[1]["seats"] == ["Ann", "sense", ""] and found[1]["touched"] == 1_700_000_000_000
    assert main(["tables", "list", "--database", _typed(database_url)]) == 0
    text = capsys.readouterr().out
    assert "Ann, sense, (open)" in text and "2 tables." in text and "running" in text


def test_tables_are_deleted_with_all_that_is_theirs(capsys: Captured, database_url: str) -> None:
    """All that were named or none."""
    with_database(database_url, two_tables)
    where = ["--database", _typed(database_url)]
    assert main(["tables", "delete", "first", "third", *where, "--yes"]) == 2
    assert "no table third" in capsys.readouterr().err
    assert len(with_database(database_url, contents)["tables"]) == 2
    assert main(["tables", "delete", "first", "first", *where, "--yes"]) == 0
    assert "1 table is deleted" in capsys.readouterr().out
    left = {name: rows for name, rows in with_database(database_url, contents).items() if rows}
    assert list(left) == ["tables"] and [row[0] for row in left["tables"]] == ["second"]


@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 2), ("", 2), (None, 2)])
def test_deleting_asks_first(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, sqlite_url: str, answer: str | None, left: int
) -> None:
    """Where nobody can answer, nothing is deleted."""
    with_database(sqlite_url, two_tables)
    monkeypatch.setattr("sys.stdin.isatty", lambda: answer is not None, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: answer)
    code = main(["tables", "delete", "first", "--database", _typed(sqlite_url)])
    assert code == (2 if answer is None else 0)
    assert len(with_database(sqlite_url, contents)["tables"]) == left
    assert "‹" not in capsys.readouterr().out


def test_a_database_of_another_version_is_not_listed(
    capsys: Captured, sqlite_url: str, tmp_path: Path
) -> None:
    """Its columns may be others."""
    (tmp_path / "race.db").touch()
    assert main(["tables", "list", "--database", _typed(sqlite_url)]) == 2
    assert "another version" in capsys.readouterr().err


# --- the rule for abandoned tables ---------------------------------------------------------------


def test_abandoned_tables_are_put_away(database_url: str) -> None:
    """Open ones are deleted, running ones stand still; what was touched in time and what is over stays."""
    time = 1_000 * DAY
    settings = Settings(open_days=7, idle_days=90)

    async def scenario(database: Database) -> None:
        async with database.write() as connection:
            for status in ("open", "running", "finished", "broken"):
                await add_table(connection, f"{status}-old", status, time - 90 * DAY - 1)
                await add_table(connection, f"{status}-week", status, time - 7 * DAY - 1)
                await add_table(connection, f"{status}-new", status, time - 7 * DAY)
        async with database.write() as connection:
            never = await sweep(connection, Settings(open_days=0, idle_days=0), time)
            assert never == backups.Swept(deleted=[], abandoned=[])
            swept = await sweep(connection, settings, time)
            assert swept == backups.Swept(deleted=["open-old", "open-week"], abandoned=["running-old"])
            assert await sweep(connection, settings, time) == never
        async with database.read() as connection:
            tables = schema.tables.c
            found: dict[str, Any] = {
                row.id: (row.status, row.deadline)
                for row in await connection.execute(select(tables.id, tables.status, tables.deadline))
            }
        assert len(found) == 10
        assert found["running-old"] == ("abandoned", None)
        assert found["running-week"] == ("running", 1)
        assert found["finished-old"] == ("finished", 1)

    with_database(database_url, scenario)


def _typed(url: str) -> str:
    """An address as a host types it."""
    return url.replace("+aiosqlite", "").replace("+asyncpg", "")
