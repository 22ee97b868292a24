"""Trouble with the database: the player gets a clear message and can try again; nothing is half done."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import aiosqlite
import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from spacerace.kernel.errors import IllegalAction
from spacerace.server import bus, database, game_start, store
from spacerace.server.app import Server
from spacerace.server.play import Play, Row
from spacerace.server.store import loading
from tests.server.inside import House, Json, Person, house, play, run
from tests.server.outside import line, real_server, visitor
from tests.server.postgres import PATIENCE, Cluster
from tests.server.test_turns import server_of

#: What every busy database says.
LOCKED = "This could not be saved, because the database is busy. Nothing was changed; try again."


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals are always the same ones, and the first seat begins."""
    monkeypatch.setattr(game_start, "randbits", lambda bits: 11)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a database that is busy."""
    monkeypatch.setattr(database, "PATIENCE", 0.2)


@asynccontextmanager
async def at_a_table(url: str, game: str = "1969") -> AsyncIterator[tuple[House, str, list[Person]]]:
    """A server, and a game under way between Ann and Bob."""
    async with house(url) as room:
        ann, bob = await room.person("Ann"), await room.person("Bob")
        table = (await ann.open(game))["id"]
        await bob.join(table)
        await play(table, [ann, bob], most=12)
        yield room, table, [ann, bob]


async def mover(table: str, people: list[Person]) -> tuple[Person, Json]:
    """Whoever is awaited, with their state."""
    for person in people:
        state = await person.state(table)
        if state["options"]:
            return person, state
    raise AssertionError("nobody is awaited")


async def written(server: Server, table: str) -> tuple[list[Row], Any]:
    """The log and the row of a table, as the database has them."""
    async with server.database.read() as connection:
        row = await store.table_row(connection, table)
        assert row is not None
        return await store.entry_rows(connection, table, 0), row


async def check_memory(server: Server, table: str) -> None:
    """What is remembered is what is written, no more and no less."""
    rows, row = await written(server, table)
    record = await server.tables.cache.current(table)
    assert record.play is not None and record.play.rows == rows and row.length == len(rows)
    assert (record.version, record.awaited, record.turn) == (row.version, row.awaited, row.turn)


async def refused(person: Person, table: str, state: Json, sentence: str) -> Json:
    """A click that cannot be saved; the answer says so in this sentence."""
    action = state["options"][0]["action"]
    answer = await person.client.post(
        f"/api/tables/{table}/actions", json={"at": state["at"], "action": action}
    )
    assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
    error: Json = answer.json()["error"]
    assert error["message"] == sentence
    return error


async def goes_on(room: House, table: str, people: list[Person], person: Person, state: Json) -> None:
    """The same click is done at once when the trouble is over, and the game goes on."""
    await check_memory(server_of(room), table)
    after = await person.act(table, state, state["options"][0]["action"])
    assert after["news"][0]["action"] == state["options"][0]["action"]
    await play(table, people, most=10)
    await check_memory(server_of(room), table)


def path_of(url: str) -> str:
    """The file of a SQLite database."""
    return url.partition("///")[2]


@contextmanager
def locked(url: str) -> Iterator[sqlite3.Connection]:
    """Somebody else writes to the file, and takes their time."""
    with closing(sqlite3.connect(path_of(url), isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield connection
        connection.execute("ROLLBACK")


# --- SQLite --------------------------------------------------------------------------------------


def test_a_locked_sqlite_file_is_told_and_the_click_can_be_made_again(
    sqlite_url: str, impatient: None
) -> None:
    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, table, people):
            person, state = await mover(table, people)
            with locked(sqlite_url):
                await refused(person, table, state, LOCKED)
                answer = await person.client.post("/api/tables", json={"game": "1969", "seats": [{}, {}]})
                assert answer.status_code == 503
                # Whoever only looks is not kept waiting.
                assert await person.state(table) == state
            await goes_on(room, table, people, person, state)
            assert [info["id"] for info in await person.get("/mine")] == [table]

    run(story())


def test_a_full_disk_is_told_and_the_click_can_be_made_again(sqlite_url: str) -> None:
    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, table, people):
            server = server_of(room)
            person, state = await mover(table, people)
            async with server.database.write() as connection:
                pages = await connection.scalar(text("PRAGMA page_count"))
                await connection.execute(text(f"PRAGMA max_page_count={pages}"))
            # There is still room for a line or two in half-filled pages: talk until it is used up.
            chat = f"/api/tables/{table}/chat"
            said = 0
            while (answer := await person.client.post(chat, json={"text": "y" * 500})).status_code == 201:
                said += 1
            assert answer.status_code == 503 and answer.json()["error"]["id"] == "refused-database-full"
            assert "Nothing was changed" in answer.json()["error"]["message"]
            assert len((await person.client.get(chat)).json()) == said
            await check_memory(server, table)
            async with server.database.write() as connection:
                await connection.execute(text("PRAGMA max_page_count=1000000"))
            assert (await person.client.post(chat, json={"text": "room again"})).status_code == 201
            await goes_on(room, table, people, person, state)

    run(story())


def test_a_click_that_cannot_be_committed_is_forgotten(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fills up with the very last write: everything was played, nothing is durable."""

    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, table, people):
            server = server_of(room)
            person, state = await mover(table, people)
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorname = "SQLITE_FULL"
            saved = store.save_table

            async def fail(*args: Any, **more: Any) -> None:
                await saved(*args, **more)
                raise OperationalError("COMMIT", None, error)

            with monkeypatch.context() as patch:
                patch.setattr(store, "save_table", fail)
                answer = await refused(
                    person,
                    table,
                    state,
                    "This could not be saved, because the disk of the server is full. Nothing was changed. "
                    "Tell the host, and try again when there is room.",
                )
                assert answer["id"] == "refused-database-full"
                assert await person.state(table) == state
            await goes_on(room, table, people, person, state)
            assert not server.tables.bot_moves._drivers

    run(story())


# --- what is remembered --------------------------------------------------------------------------


async def _save_slowly(
    save: Any, played: asyncio.Event, may_go_on: asyncio.Event, works: bool, *args: Any, **more: Any
) -> None:
    """Save a table, but only when one may go on; or fail then."""
    played.set()
    await may_go_on.wait()
    if not works:
        raise ConnectionResetError
    await save(*args, **more)


def test_nobody_sees_a_click_before_it_is_durable(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look that comes while a click is being written waits, whether it is written then or not."""

    async def story() -> None:
        async with at_a_table(database_url) as (room, table, people):
            saved = store.save_table
            for works in (False, True):
                person, state = await mover(table, people)
                played, may_go_on = asyncio.Event(), asyncio.Event()
                slowly = partial(_save_slowly, saved, played, may_go_on, works)
                monkeypatch.setattr(store, "save_table", slowly)
                body = {"at": state["at"], "action": state["options"][0]["action"]}
                click = asyncio.create_task(person.client.post(f"/api/tables/{table}/actions", json=body))
                await played.wait()
                # The click is in memory, and not in the database yet.
                looks = [asyncio.create_task(one.state(table)) for one in people for _ in range(3)]
                info = asyncio.create_task(person.get("/mine"))
                for _ in range(200):
                    await asyncio.sleep(0)
                assert not any(look.done() for look in [*looks, info])
                may_go_on.set()
                answer = await click
                assert answer.status_code == (200 if works else 503)
                monkeypatch.setattr(store, "save_table", saved)
                seen = [look for look in await asyncio.gather(*looks) if look["seat"] == state["seat"]]
                assert {look["at"] for look in seen} == {answer.json()["at"] if works else state["at"]}
                await info
                await check_memory(server_of(room), table)

    run(story())


def test_a_refusal_after_the_click_was_played_leaves_nothing_behind(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules stumble over what chance brings: what was played before that is forgotten, too."""

    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, table, people):
            person, state = await mover(table, people)

            def stumble(play: Play) -> list[Row]:
                raise IllegalAction("T-1", "refused-stale")

            with monkeypatch.context() as patch:
                patch.setattr(Play, "draw", stumble)
                await person.act(table, state, state["options"][0]["action"], expect=409)
                await check_memory(server_of(room), table)
            await goes_on(room, table, people, person, state)

    run(story())


def test_news_of_another_process_that_could_not_be_read_are_read_later(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database fails in the middle of a look: half of what is remembered would be new, half old."""
    monkeypatch.setattr(bus, "ORIGIN", "somebody else")

    async def story() -> None:
        async with at_a_table(database_url) as (_, table, people), house(database_url) as other:
            server = server_of(other)
            guest = await other.person()
            await guest.state(table)
            await play(table, people, most=5)
            # The bus says so, as far as there is one.
            server.tables.cache.forget([table])
            orders = loading.standing_orders

            async def fail(*args: Any) -> Any:
                raise ConnectionResetError

            monkeypatch.setattr(loading, "standing_orders", fail)
            assert (await guest.client.get(f"/api/tables/{table}/state")).status_code == 503
            monkeypatch.setattr(loading, "standing_orders", orders)
            await check_memory(server, table)

    run(story())


@asynccontextmanager
async def at_two_servers(url: str) -> AsyncIterator[tuple[list[House], str, list[list[Person]]]]:
    """Ann and Bob at one table, each at both of two servers; what one does the other is not told."""
    async with at_a_table(url) as (room, table, people), house(url) as other:
        there = []
        for person in people:
            guest = await other.person(person.name)
            guest.client.cookies.update(person.client.cookies)
            await guest.state(table)
            there.append(guest)
        for one in (room, other):
            server_of(one).tables.bus._on_change = lambda table_id: None
        yield [room, other], table, [people, there]


def test_what_another_process_did_is_never_played_over(database_url: str) -> None:
    """Each believes in its memory and is overtaken: every click is there once, in one order."""

    async def story() -> None:
        async with at_two_servers(database_url) as (rooms, table, people):
            for step in range(8):
                # The one who looks is told the truth, the other one still remembers what was.
                here, there = people[step % 2], people[(step + 1) % 2]
                person, state = await mover(table, here)
                server_of(rooms[(step + 1) % 2]).tables.cache._outdated.clear()
                twin = there[here.index(person)]
                await person.act(table, state, state["options"][0]["action"])
                late = await twin.act(table, state, state["options"][0]["action"], expect=409)
                assert late["error"]["id"] == "refused-stale"
                for room in rooms:
                    server_of(room).tables.cache.forget([table])
            for room in rooms:
                await check_memory(server_of(room), table)

    run(story())


def test_a_click_on_what_another_process_has_shown_is_done(database_url: str) -> None:
    """Somebody saw it there and clicks here, where the news has not come yet."""

    async def story() -> None:
        async with at_two_servers(database_url) as (rooms, table, people):
            for step in range(6):
                here, there = people[step % 2], people[(step + 1) % 2]
                person, state = await mover(table, here)
                await person.act(table, state, state["options"][0]["action"])
                person, state = await mover(table, here)
                # The other server remembers the table as it was before the first click.
                await there[here.index(person)].act(table, state, state["options"][0]["action"])
                server_of(rooms[step % 2]).tables.cache.forget([table])
            for room in rooms:
                server_of(room).tables.cache.forget([table])
                await check_memory(server_of(room), table)

    run(story())


def test_a_click_that_is_given_up_half_way_is_done_or_not_done(database_url: str) -> None:
    """Whoever hangs up in the middle: the table is as it is written, and the next one can click."""

    async def story() -> None:
        async with at_a_table(database_url) as (room, table, people):
            server = server_of(room)
            for steps in range(0, 60, 4):
                person, state = await mover(table, people)
                body = {"at": state["at"], "action": state["options"][0]["action"]}
                click = asyncio.create_task(person.client.post(f"/api/tables/{table}/actions", json=body))
                for _ in range(steps):
                    await asyncio.sleep(0)
                click.cancel()
                await asyncio.gather(click, return_exceptions=True)
                await check_memory(server, table)
            await play(table, people, most=5)
            await check_memory(server, table)

    run(story())


def test_no_second_thread_enters_a_connection_that_is_still_at_work(sqlite_url: str) -> None:
    """Whoever waited for the disk has given up, the driver's thread has not: SQLite would crash."""
    free, order = threading.Event(), []

    def commit() -> None:
        free.wait()
        order.append("commit")

    def execute() -> None:
        order.append("execute")

    async def story() -> None:
        base = database.Database(sqlite_url)
        async with base.write() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert isinstance(raw, database.AtOnce)
            await raw._execute(execute)
            assert order == ["execute"]
            waiting = asyncio.create_task(raw._execute(commit))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            second = asyncio.create_task(raw._execute(execute))
            await asyncio.sleep(0)
            meanwhile = list(order)
            free.set()
            await second
            assert (meanwhile, order) == (["execute"], ["execute", "commit", "execute"])
            # Nothing is under way any more: at once again.
            await raw._execute(execute)
        await base.close()

    run(story())
    assert order == ["execute", "commit", "execute", "execute"]


def test_a_connection_is_given_back_whole_by_a_task_that_ends_meanwhile(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever stops a task just then finds no complaint in the log, and the connection in its place."""
    ended: list[str] = []

    async def end_meanwhile(self: aiosqlite.Connection) -> None:
        looking.cancel()
        await asyncio.sleep(0)
        await rollback(self)
        ended.append("in order")

    async def look(base: database.Database) -> None:
        async with base.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def story() -> None:
        nonlocal looking
        base = database.Database(sqlite_url)
        await look(base)
        monkeypatch.setattr(aiosqlite.Connection, "rollback", end_meanwhile)
        looking = asyncio.create_task(look(base))
        with pytest.raises(asyncio.CancelledError):
            await looking
        assert ended == ["in order"]
        monkeypatch.setattr(aiosqlite.Connection, "rollback", rollback)
        await look(base)
        await base.close()

    rollback, looking = aiosqlite.Connection.rollback, cast("asyncio.Task[None]", None)
    run(story())
    assert not caplog.records


def test_a_bot_that_could_not_move_moves_later(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            server, ann = server_of(room), await room.person("Ann")
            with monkeypatch.context() as patch:
                # Every change of the table fails, and the first is the bot's.
                failed = asyncio.Event()

                async def fail(*args: Any, **more: Any) -> None:
                    failed.set()
                    raise ConnectionResetError

                patch.setattr(store, "lock_table", fail)
                seats = [{"kind": "bot", "bot": "random"}, {"kind": "me", "name": "Ann"}]
                table = (await ann.open("rocketmen", *seats))["id"]
                await failed.wait()
                await asyncio.gather(*server.tables.bot_moves._drivers.values())
            assert (await ann.state(table))["awaited"] == 0
            woken = server.tables.bus.watch(table)
            await server.scheduler.look(cut_off=0)
            while not (await ann.state(table))["options"]:
                await woken.wait()
                woken.clear()
            await check_memory(server, table)

    run(story())


# --- PostgreSQL ----------------------------------------------------------------------------------


@asynccontextmanager
async def session(url: str) -> AsyncIterator[Any]:
    """A session of somebody else."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        yield connection
    finally:
        await connection.close()


def test_a_row_that_another_session_holds_is_told(postgres_url: str, impatient: None) -> None:
    async def story() -> None:
        async with at_a_table(postgres_url) as (room, table, people), session(postgres_url) as other:
            person, state = await mover(table, people)
            holding = other.transaction()
            await holding.start()
            await other.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            await refused(person, table, state, LOCKED)
            assert await person.state(table) == state
            # Other tables are not concerned.
            elsewhere = (await people[0].open("1969"))["id"]
            await people[1].join(elsewhere)
            await play(elsewhere, people, most=3)
            await holding.rollback()
            await goes_on(room, table, people, person, state)

    run(story())


def test_a_connection_that_is_cut_in_the_middle_of_a_click_is_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with at_a_table(postgres_url) as (room, table, people), session(postgres_url) as other:
            person, state = await mover(table, people)
            saved = store.save_table

            async def cut(connection: Any, *args: Any, **more: Any) -> None:
                backend = await connection.scalar(text("SELECT pg_backend_pid()"))
                await other.execute("SELECT pg_terminate_backend($1, 10000)", backend)
                await saved(connection, *args, **more)

            with monkeypatch.context() as patch:
                patch.setattr(store, "save_table", cut)
                error = await refused(
                    person,
                    table,
                    state,
                    "The database cannot be reached, so this may not have been saved. Look at the table "
                    "again in a moment, then try once more.",
                )
            assert error["id"] == "refused-database-gone"
            assert await person.state(table) == state
            await goes_on(room, table, people, person, state)
            # All connections at once, the one that listens included; nobody is in the middle of anything.
            await other.execute(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            person, state = await mover(table, people)
            await goes_on(room, table, people, person, state)

    run(story())


class Restarted:
    """A cluster of its own, which can be stopped and started again."""

    def __init__(self, binaries: Path) -> None:
        """It runs."""
        self.cluster = Cluster(binaries)
        args = self.cluster.process.args
        assert isinstance(args, list)
        self._command: list[str] = args[len(self.cluster._as_its_user) :]

    def stop(self) -> None:
        """Gone, whoever is connected."""
        self.cluster.process.send_signal(signal.SIGINT)
        self.cluster.process.wait(PATIENCE)
        self.cluster._reader.join(PATIENCE)
        assert self.cluster.process.stdout
        self.cluster.process.stdout.close()

    def start(self) -> None:
        """There again, with all that it held."""
        self.cluster.process = self.cluster._start(self._command)
        self.cluster._wait_until_ready()


def test_a_live_line_outlasts_a_restart_of_postgresql(postgres_binaries: Path, tmp_path: Path) -> None:
    """A real server and a real websocket: 503 while the database is away, then news on the same line."""
    postgres = Restarted(postgres_binaries)

    async def story(address: str) -> None:
        async with visitor(address, "Ann") as ann, visitor(address, "Bob") as bob:
            table = (await ann.open("1969"))["id"]
            await bob.join(table)
            await play(table, [ann, bob], most=6)
            person, state = await mover(table, [ann, bob])
            watcher = bob if person is ann else ann
            async with line(watcher, table) as wire:
                await wire.until(lambda message: message["type"] == "state")
                postgres.stop()
                answer = await person.client.post(
                    f"/api/tables/{table}/actions",
                    json={"at": state["at"], "action": state["options"][0]["action"]},
                )
                assert answer.status_code == 503
                assert answer.json()["error"]["id"] == "refused-database-gone"
                assert (await person.client.get("/health")).status_code == 503
                postgres.start()
                while (await person.client.get("/health")).status_code != 200:
                    await asyncio.sleep(0.05)
                assert await person.state(table) == state
                await play(table, [ann, bob], most=12)
                latest = await watcher.state(table)
                while wire.at < latest["at"]:
                    await wire.next()
                assert wire.news == (await watcher.state(table, since=0))["news"]

    try:
        name = postgres.cluster.create_database()
        url = postgres.cluster.url(name)
        with real_server(url, tmp_path) as server:
            run(story(server.address))
    finally:
        postgres.cluster.stop()
