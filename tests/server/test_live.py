"""The live line: real server processes, real websockets, lines that are cut, servers that start again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.inside import Person, run
from tests.server.outside import Line, line, real_server, visitor


async def play_live(table: str, people: list[tuple[Person, Line]], *, seed: int, clicks: int = 10**6) -> None:
    """Everybody clicks at random whenever their own line says that they are awaited."""
    left = [clicks]

    async def one(person: Person, wire: Line, rng: Random) -> None:
        while left[0] > 0:
            if wire.state and wire.state["awaited"] is None:
                return
            if wire.state and wire.state["options"]:
                left[0] -= 1
                action = rng.choice(wire.state["options"])["action"]
                try:
                    await person.act(table, wire.state, action)
                except BaseException:
                    # Nobody may go on waiting for somebody who has stumbled.
                    left[0] = 0
                    raise
            await wire.until(lambda message: message["type"] == "state")

    tasks = [asyncio.create_task(one(*pair, Random(seed + n))) for n, pair in enumerate(people)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    if left[0] <= 0:
        for task in tasks:
            task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


def test_two_people_and_a_spectator_follow_a_whole_game_live(sqlite_url: str, tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with visitor(address, "Ann") as ann, visitor(address, "Bob") as bob, visitor(address) as eve:
            table = (await ann.open("1969"))["id"]
            async with line(ann, table) as a, line(eve, table) as e:
                assert (await a.next())["table"]["status"] == "open"
                await bob.join(table)
                async with line(bob, table) as b:
                    await play_live(table, [(ann, a), (bob, b)], seed=3)
                    await e.until(lambda message: message["type"] == "state" and message["awaited"] is None)
                    assert a.state["result"] == b.state["result"] == e.state["result"] is not None
            for person, wire in ((ann, a), (bob, b), (eve, e)):
                # What came bit by bit is what one is told all at once.
                assert wire.news == (await person.state(table, since=0))["news"]
            assert all(item["action"] is None for item in e.news)

    with real_server(sqlite_url, tmp_path) as server:
        run(story(server.address))


def test_a_line_that_was_cut_goes_on_where_it_was(sqlite_url: str, tmp_path: Path) -> None:
    """Nothing is lost and nothing told twice, though the line is cut again and again."""

    async def story(address: str) -> None:
        async with visitor(address, "Ann") as ann, visitor(address, "Bob") as bob:
            table = (await ann.open("rocketmen"))["id"]
            await bob.join(table)
            news, chat = [], []
            for cut in range(6):
                await ann.post(f"/tables/{table}/chat", {"text": f"line {cut}"}, expect=201)
                query = f"?since={len(news)}&chat={len(chat)}"
                async with line(bob, table, query) as b, line(ann, table, "?since=1000000") as a:
                    b.state = {"at": len(news)}
                    a.state = {"at": (await ann.state(table))["at"]}
                    await b.until(lambda message: message["type"] == "chat")
                    await a.until(lambda message: message["type"] == "state")
                    await play_live(table, [(ann, a), (bob, b)], seed=cut, clicks=8)
                    news += b.news
                    chat += b.chat
                # While nobody listens the game goes on.
                for person in (ann, bob):
                    state = await person.state(table)
                    if state["options"]:
                        await person.act(table, state, state["options"][0]["action"])
            whole = (await bob.state(table, since=0))["news"]
            assert news == whole[: len(news)] and len(news) > 20
            assert [entry["text"] for entry in chat] == [f"line {cut}" for cut in range(6)]

    with real_server(sqlite_url, tmp_path) as server:
        run(story(server.address))


def test_a_seat_that_is_freed_loses_its_line(sqlite_url: str, tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with visitor(address, "Ann") as ann, visitor(address, "Bob") as bob:
            table = (await ann.open("rocketmen", choices={"spectators": False}))["id"]
            await bob.join(table)
            async with line(bob, table, "?seat=1") as b:
                await b.until(lambda message: message["type"] == "state")
                await bob.put(f"/tables/{table}/seats/1", {"kind": "bot"})
                gone = await b.until(lambda message: message["type"] == "gone")
                assert gone["problem"]["id"] == "refused-not-your-seat"
                with pytest.raises(ConnectionClosed):
                    await b.until(lambda message: False)

    with real_server(sqlite_url, tmp_path) as server:
        run(story(server.address))


@pytest.mark.parametrize("query", ["", "?seat=0", "?seat=7", "?seat=abc&since=-5&chat=99999999999"])
def test_a_line_to_nowhere_ends_with_the_reason(sqlite_url: str, tmp_path: Path, query: str) -> None:
    async def story(address: str) -> None:
        async with visitor(address, "Ann") as ann, line(ann, "nosuchtable", query) as wire:
            gone = await wire.next()
            assert (gone["type"], gone["problem"]["id"]) == ("gone", "refused-no-table")
            with pytest.raises(ConnectionClosed) as closed:
                await wire.next()
            assert closed.value.rcvd and closed.value.rcvd.code == 4403

    with real_server(sqlite_url, tmp_path) as server:
        run(story(server.address))


def test_two_processes_on_one_postgresql_serve_one_table(postgres_url: str, tmp_path: Path) -> None:
    """One writer at a time, and the news reach those who listen to the other process."""

    async def story(one: str, two: str) -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(visitor(one, "Ann"))
            bob = await stack.enter_async_context(visitor(two, "Bob"))
            table = (await ann.open("1969"))["id"]
            a = await stack.enter_async_context(line(ann, table))
            await a.until(lambda message: message["type"] == "table")
            await bob.join(table)
            b = await stack.enter_async_context(line(bob, table))
            await play_live(table, [(ann, a), (bob, b)], seed=5, clicks=60)
            # Ann clicks the same at both processes at the same time: it is done once.
            also = await stack.enter_async_context(visitor(two, "Ann"))
            also.client.cookies.update(ann.client.cookies)
            for _ in range(10):
                for here, there in ((ann, also), (bob, bob)):
                    state = await here.state(table)
                    if not state["options"]:
                        continue
                    body = {"at": state["at"], "action": state["options"][0]["action"]}
                    answers = await asyncio.gather(
                        here.client.post(f"/api/tables/{table}/actions", json=body),
                        there.client.post(f"/api/tables/{table}/actions", json=body),
                    )
                    assert sorted(answer.status_code for answer in answers) == [200, 409]
            states = [await person.state(table, since=0) for person in (ann, also)]
            assert states[0]["view"] == states[1]["view"] and states[0]["news"] == states[1]["news"]

    with real_server(postgres_url, tmp_path) as first, real_server(postgres_url, tmp_path) as second:
        run(story(first.address, second.address))
