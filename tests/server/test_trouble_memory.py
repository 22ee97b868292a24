"""Trouble with the database: what a process remembers is what the database holds."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import aiosqlite
import pytest
from sqlalchemy import text

from spacerace.server import bus, database, store
from spacerace.server.store import loading
from tests.server.inside import House, Person, house, play, run
from tests.server.test_turns import server_of
from tests.server.troubled_tables import at_a_table, check_memory, mover, same_deals

__all__ = ["same_deals"]


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
