"""Damage is noticed and said: files that are moved or broken, moves that were lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text, update
from structlog.testing import capture_logs

from spacerace.cli import main
from spacerace.server import schema
from spacerace.server.app import Server
from tests.server.inside import Json, house, play, run
from tests.server.outside import line, real_server, visitor
from tests.server.test_turns import server_of
from tests.server.troubled_tables import at_a_table, goes_on, mover, path_of, refused, written

Captured = pytest.CaptureFixture[str]
#: What everybody is told whose click went to a file that is not there any more.
MOVED = (
    "This may not have been saved, because the file of the database was moved or removed. Tell the host: "
    "it has to be put back, or the server started anew."
)


# --- the file ------------------------------------------------------------------------------------


def test_nothing_is_acknowledged_while_the_file_is_away(sqlite_url: str) -> None:
    """Moved, put back; replaced by another; the log beside it removed: 503, and /health says so."""

    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, table, people):
            path = Path(path_of(sqlite_url))
            away = path.with_name("away.db")
            person, state = await mover(table, people)
            path.rename(away)
            assert (await refused(person, table, state, MOVED))["id"] == "refused-database-moved"
            assert (await person.client.get("/health")).status_code == 503
            shutil.copyfile(away, path)
            await refused(person, table, state, MOVED)
            assert (await person.client.get("/health")).status_code == 503
            away.rename(path)
            assert (await person.client.get("/health")).status_code == 200
            await goes_on(room, table, people, person, state)
            person, state = await mover(table, people)
            Path(f"{path}-wal").rename(f"{path}-was")
            await refused(person, table, state, MOVED)
            Path(f"{path}-was").rename(f"{path}-wal")
            await goes_on(room, table, people, person, state)

    run(story())


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
@pytest.mark.parametrize("name", ["race.db", "link.db"])
def test_nothing_is_acknowledged_while_another_file_lies_beside_it(
    sqlite_url: str, tmp_path: Path, name: str, ending: str
) -> None:
    """A copy of its log has the same bytes, but what is written goes to the old one."""
    (tmp_path / "link.db").symlink_to(tmp_path / "race.db")

    async def story() -> None:
        async with at_a_table(sqlite_url.replace("race.db", name)) as (room, table, people):
            path = Path(f"{path_of(sqlite_url)}{ending}")
            person, state = await mover(table, people)
            path.rename(f"{path}-was")
            shutil.copyfile(f"{path}-was", path)
            assert (await refused(person, table, state, MOVED))["id"] == "refused-database-moved"
            assert (await person.client.get("/health")).status_code == 503
            Path(f"{path}-was").rename(path)
            await goes_on(room, table, people, person, state)

    run(story())


def test_a_file_that_goes_away_in_the_middle_of_a_click_acknowledges_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with at_a_table(sqlite_url) as (_, table, people):
            path = Path(path_of(sqlite_url))
            person, state = await mover(table, people)
            checked = 0
            stat = os.stat

            def move_then(name: object, *args: object, **more: object) -> object:
                nonlocal checked
                checked += name == str(path)
                if checked == 2:
                    checked = 3
                    path.rename(path.with_name("away.db"))
                return stat(name, *args, **more)  # type: ignore[arg-type]

            with monkeypatch.context() as patch:
                patch.setattr("spacerace.server.database.os.stat", move_then)
                await refused(person, table, state, MOVED)
            path.with_name("away.db").rename(path)

    run(story())


def spoil(path: Path) -> None:
    """Overwrite the middle of some pages in the middle of the file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchall()
    with path.open("r+b") as file:
        for (page,) in pages:
            file.seek((page - 1) * 4096)
            file.write(b"\xff" * 64)


def test_a_broken_page_is_refused_at_the_start_and_told_by_a_backup(
    capsys: Captured, sqlite_url: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with at_a_table(sqlite_url):
            pass

    run(story())
    spoil(Path(path_of(sqlite_url)))
    typed = sqlite_url.replace("+aiosqlite", "")
    capsys.readouterr()
    assert main(["serve", "--port", "0", "--database", typed]) == 2
    said = capsys.readouterr().err
    assert "is damaged" in said and "restore" in said and "Traceback" not in said and said.count("\n") == 1
    assert main(["backup", str(tmp_path / "my.backup"), "--database", typed]) != 0
    said = capsys.readouterr().err
    assert "is damaged" in said and "Traceback" not in said


@pytest.mark.parametrize("left", [None, 0, 100])
def test_a_log_without_its_file_is_kept(
    capsys: Captured, sqlite_url: str, tmp_path: Path, left: int | None
) -> None:
    """Somebody moved the file alone, or it was cut: SQLite would begin a new one and remove the log."""
    file, log = tmp_path / "race.db", tmp_path / "race.db-wal"

    async def story() -> None:
        async with at_a_table(sqlite_url):
            shutil.copyfile(file, tmp_path / "away.db")
            shutil.copyfile(log, tmp_path / "away.db-wal")

    run(story())
    (tmp_path / "away.db-wal").rename(log)
    file.unlink()
    if left is not None:
        file.write_bytes((tmp_path / "away.db").read_bytes()[:left])
    before = log.read_bytes()
    capsys.readouterr()
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{file}"]) == 2
    said = capsys.readouterr().err
    assert str(log) in said and "Traceback" not in said and said.count("\n") == 1 and "‹" not in said
    assert log.read_bytes() == before and file.exists() == (left is not None)


def test_damage_under_a_running_server_is_found(sqlite_url: str) -> None:
    """Nobody plays at the table that is broken; whoever watches /health hears of it."""

    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, _, people):
            server = server_of(room)
            async with server.database.write() as connection:
                await connection.execute(text("DELETE FROM keepsakes WHERE name = ''"))
            await server.look_for_damage()
            assert (await people[0].client.get("/health")).status_code == 200
            spoil(Path(path_of(sqlite_url)))
            # Each connection remembers pages that it has read.
            await server.database.rest()
            await server.database._reader.dispose()
            with capture_logs() as logs:
                await server.look_for_damage()
            assert any("damaged" in entry["event"] for entry in logs)
            assert (await people[0].client.get("/health")).status_code == 503

    run(story())


# --- moves that were lost ------------------------------------------------------------------------


def test_a_click_that_has_seen_more_than_there_is_raises_an_alarm(database_url: str, tmp_path: Path) -> None:
    """The player is told in a sentence, the host by a line in the log and a number."""

    async def story() -> None:
        async with at_a_table(database_url) as (room, table, people):
            server = server_of(room)
            person, state = await mover(table, people)
            ahead: Json = {**state, "at": state["at"] + 3}
            with capture_logs() as logs:
                answer = await person.act(table, ahead, state["options"][0]["action"], expect=409)
                await person.act(table, ahead, state["options"][0]["action"], expect=409)
            assert answer["error"]["id"] == "refused-history-lost" and answer["state"]["at"] == state["at"]
            assert [entry["log_level"] for entry in logs if "lost" in entry["event"]] == ["error"]
            assert server.tables.cache.lost == 1
            await server.count_tables()
            assert b"spacerace_history_lost_total 1.0" in server.metrics.text()
            await goes_on(room, table, people, person, state)

    run(story())


def test_a_player_who_comes_back_and_has_seen_more_raises_an_alarm(database_url: str, tmp_path: Path) -> None:
    """Over a real line. Whoever only looks on may say what they like."""

    async def story(address: str) -> None:
        async with visitor(address, "Ann") as ann, visitor(address, "Bob") as bob, visitor(address) as eve:
            table = (await ann.open("1969"))["id"]
            await bob.join(table)
            await play(table, [ann, bob], most=6)
            async with line(eve, table, "?since=1000") as wire:
                assert (await wire.socket.recv()) and (await wire.socket.recv())
            assert "history_lost_total 0.0" in (await ann.client.get("/metrics")).text
            at = (await ann.state(table))["at"]
            async with line(ann, table, f"?since={at}") as wire:
                assert (await wire.socket.recv()) and (await wire.socket.recv())
            assert "history_lost_total 0.0" in (await ann.client.get("/metrics")).text
            async with line(ann, table, f"?since={at + 1}") as wire:
                while "history_lost_total 1.0" not in (await ann.client.get("/metrics")).text:
                    pass

    with real_server(database_url, tmp_path) as server:
        run(story(server.address))


def test_an_old_copy_of_the_file_is_noticed_by_who_has_seen_more(sqlite_url: str, tmp_path: Path) -> None:
    """The whole story: the disk forgot the last moves, and the server starts as if nothing had been."""

    async def story() -> None:
        async with at_a_table(sqlite_url) as (_, table, people):
            await play(table, people, most=3)
            person, before = await mover(table, people)
        copy = Path(path_of(sqlite_url)).with_name("copy.db")
        shutil.copyfile(path_of(sqlite_url), copy)
        async with house(sqlite_url) as room:
            again = await room.person(person.name)
            again.client.cookies.update(person.client.cookies)
            after = await again.act(table, before, before["options"][0]["action"])
        shutil.copyfile(copy, path_of(sqlite_url))
        async with house(sqlite_url) as room:
            again = await room.person(person.name)
            again.client.cookies.update(person.client.cookies)
            assert (await again.state(table))["at"] == before["at"]
            late = await again.act(table, after, before["options"][0]["action"], expect=409)
            assert late["error"]["id"] == "refused-history-lost"
            assert server_of(room).tables.cache.lost == 1

    run(story())


def test_moves_that_were_lost_with_a_damaged_wal_are_noticed(sqlite_url: str) -> None:
    """SQLite reads its log up to the first frame that does not fit, and is silent about the rest."""

    async def story() -> None:
        file = Path(path_of(sqlite_url))
        log = Path(f"{file}-wal")
        async with at_a_table(sqlite_url) as (_, table, people):
            person, before = await mover(table, people)
            size = log.stat().st_size
            after = await person.act(table, before, before["options"][0]["action"])
            # As a crash leaves both files.
            crashed, written_log = file.read_bytes(), bytearray(log.read_bytes())
        assert len(written_log) > size
        frame = slice(size + 100, size + 116)
        written_log[frame] = bytes(byte ^ 0xFF for byte in written_log[frame])
        file.write_bytes(crashed)
        log.write_bytes(written_log)
        async with house(sqlite_url) as room:
            again = await room.person(person.name)
            again.client.cookies.update(person.client.cookies)
            assert (await again.state(table))["at"] == before["at"] < after["at"]
            late = await again.act(table, after, before["options"][0]["action"], expect=409)
            assert late["error"]["id"] == "refused-history-lost"
            assert server_of(room).tables.cache.lost == 1

    run(story())


def test_an_older_state_under_a_running_server_is_lost_history_and_no_damage(database_url: str) -> None:
    """A database that knows less has taken over: the host is told, and the game goes on from there."""

    async def story() -> None:
        async with at_a_table(database_url) as (room, table, people):
            server = server_of(room)
            rows, before = await written(server, table)
            seen = [(await person.state(table))["at"] for person in people]
            person, state = await mover(table, people)
            await play(table, people, most=6)
            later = "DELETE FROM entries WHERE table_id = :table AND number >= :first"
            await change(server, later, table=table, first=len(rows))
            async with server.database.write() as connection:
                tables = schema.tables
                old = {name: value for name, value in before._mapping.items() if name != "id"}
                await connection.execute(update(tables).where(tables.c.id == table).values(old))
            # As when the connection to a database was cut.
            server.tables.cache.forget_all()
            with capture_logs() as logs:
                assert [(await person.state(table))["at"] for person in people] == seen
            assert [entry["log_level"] for entry in logs if "lost" in entry["event"]] == ["error"]
            assert server.tables.cache.lost == 1
            await goes_on(room, table, people, person, state)

    run(story())


# --- damaged logs --------------------------------------------------------------------------------


async def change(server: Server, statement: str, **values: object) -> None:
    """Somebody, or something, writes past the server."""
    async with server.database.write() as connection:
        await connection.execute(text(statement), values)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET action = action || ' ' WHERE table_id = :table AND number = 3",
        "UPDATE entries SET seen = seen + 1 WHERE table_id = :table AND number = 3",
        "UPDATE entries SET chain = NULL WHERE table_id = :table AND number = 3",
        "DELETE FROM entries WHERE table_id = :table AND number = 3",
        "DELETE FROM entries WHERE table_id = :table AND number >= 3",
        "UPDATE tables SET header = replace(header, 'Ann', 'Amn') WHERE id = :table",
    ],
    ids=["action", "seen", "link", "missing", "end", "header"],
)
def test_a_damaged_log_is_told_as_such(
    capsys: Captured, database_url: str, tmp_path: Path, statement: str
) -> None:
    """Not as changed rules: it can be looked at up to the damage, and a backup says where that is."""

    async def story() -> None:
        async with at_a_table(database_url) as (room, table, people):
            tables.append(table)
            person, state = await mover(table, people)
            await change(server_of(room), statement, table=table)
        async with house(database_url) as room:
            again = await room.person(person.name)
            again.client.cookies.update(person.client.cookies)
            with capture_logs() as logs:
                found = await again.state(table)
            assert found["at"] < state["at"] or "header" in statement
            assert [entry["entry"] for entry in logs if "damaged" in entry["event"]] == [place]
            info = await again.get(f"/tables/{table}")
            assert info["status"] == "broken" and "log of this game is damaged" in info["problem"]
            await again.act(table, found, "pass", expect=409)
            server = server_of(room)
            await server.count_tables()
            assert b"spacerace_tables_damaged 0.0" not in server.metrics.text()

    tables = list[str]()
    place = 1 if "header" in statement else 4
    run(story())
    typed = database_url.replace("+aiosqlite", "").replace("+asyncpg", "")
    assert main(["backup", str(tmp_path / "my.backup"), "--database", typed]) == 1
    assert f"table {tables[0]} is damaged at entry {place}." in capsys.readouterr().err
    assert (tmp_path / "my.backup").exists()


def test_a_game_from_before_there_were_links_goes_on_and_gets_them(database_url: str) -> None:
    async def story() -> None:
        async with at_a_table(database_url) as (room, table, people):
            await change(server_of(room), "UPDATE entries SET chain = NULL")
            await change(server_of(room), "UPDATE tables SET chain = NULL")
        async with house(database_url) as room:
            again = []
            for person in people:
                again.append(await room.person(person.name))
                again[-1].client.cookies.update(person.client.cookies)
            await play(table, again, most=4)
            person, state = await mover(table, again)
        async with house(database_url) as room:
            same = await room.person(person.name)
            same.client.cookies.update(person.client.cookies)
            assert await same.state(table) == state
            await change(server_of(room), "DELETE FROM entries WHERE chain IS NOT NULL")
        async with house(database_url) as room:
            same = await room.person(person.name)
            same.client.cookies.update(person.client.cookies)
            assert (await same.get(f"/tables/{table}"))["status"] == "broken"

    run(story())
