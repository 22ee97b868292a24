"""The pace of bots: tables of bots alone rest when nobody looks, and never hold anybody else up."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from spacerace.server import bot_throttle, bus
from spacerace.server.app import Server
from spacerace.server.bot_throttle import BotThrottle, RecentLooks
from spacerace.server.settings import Thinking
from tests.server.inside import House, Person, house, run
from tests.server.test_turns import changes, end_turn, server_of

BOT = {"kind": "bot", "bot": "random"}
#: Nothing goes on after a look, and what goes on does so quickly.
RESTING = Thinking(workers=1, unwatched_seconds=0, alone_a_second=1e6)


async def bots_alone(room: House, **more: Any) -> tuple[str, Person]:
    """A table where only bots sit, and whoever opened it."""
    ann = await room.person("Ann")
    return (await ann.open("rocketmen", BOT, BOT, **more))["id"], ann


def length(server: Server, table: str) -> int:
    """How long the log of a table is, as far as the server remembers."""
    play = server.tables.cache._records[table].play
    assert play is not None
    return play.length


async def at_rest(server: Server) -> None:
    """Wait until no bot moves."""
    while server.tables.bot_moves._drivers:
        await asyncio.gather(*server.tables.bot_moves._drivers.values())


async def goes_on(server: Server, table: str) -> None:
    """Wait until somebody has moved at a table."""
    before = length(server, table)
    async with changes(server, table) as until:

        async def moved() -> bool:
            return length(server, table) > before

        await until(moved)


# --- rest ----------------------------------------------------------------------------------------


def test_bots_alone_rest_when_nobody_looks_and_go_on_when_somebody_does(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url, thinking=RESTING) as room:
            server = server_of(room)
            table, _ = await bots_alone(room)
            for _ in range(3):
                await at_rest(server)
                before = length(server, table)
                await server.scheduler.look(cut_off=0)
                assert not server.tables.bot_moves._drivers and length(server, table) == before
                # A live line is enough, and when it ends they rest again.
                await goes_on(server, table)
            await at_rest(server)
            assert server.tables.cache._records[table].status == "running"

    run(story())


def test_a_look_lets_bots_alone_go_on_for_a_while(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url, thinking=Thinking(workers=1, alone_a_second=1e6)) as room:
            server, time = server_of(room), 0.0
            server.tables.bot_moves._looks = RecentLooks(60, lambda: time)
            table, ann = await bots_alone(room)
            assert table in server.tables.bot_moves._drivers
            time += 60
            await at_rest(server)
            for path in (f"/tables/{table}", f"/tables/{table}/state"):
                await ann.get(path)
                assert table in server.tables.bot_moves._drivers
                time += 60
                await at_rest(server)
            # Lists of tables are no looks.
            await ann.get("/mine")
            await ann.get("/tables?status=running")
            assert not server.tables.bot_moves._drivers

    run(story())


def test_a_table_that_everybody_left_rests(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url, thinking=RESTING) as room:
            server, ann = server_of(room), await room.person("Ann")
            table = (await ann.open("rocketmen", {"kind": "me", "name": "Ann"}, BOT))["id"]
            await at_rest(server)
            await ann.put(f"/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
            await at_rest(server)
            assert server.tables.cache._records[table].status == "running"

    run(story())


def test_a_start_finds_no_table_of_bots_alone_and_loads_none(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url, thinking=RESTING) as room:
            for _ in range(5):
                await bots_alone(room)
            ann = await room.person("Ann")
            # A table with people goes on by itself.
            server_of(room).tables.bot_moves.kick = lambda table_id: None  # type: ignore[method-assign]
            seats = [{"kind": "me", "name": "Ann"}, BOT]
            played = (await ann.open("rocketmen", *seats))["id"]
            if server_of(room).tables.cache._records[played].awaited == 0:
                await end_turn(played, ann, Random(4))
        async with house(sqlite_url, thinking=RESTING) as room:
            server = server_of(room)
            assert set(server.tables.bot_moves._drivers) | set(server.tables.cache._records) <= {played}
            await at_rest(server)
            assert set(server.tables.cache._records) == {played}
            assert server.tables.cache._records[played].awaited == 0

    run(story())


def test_the_process_that_somebody_looks_through_moves_the_bots(postgres_url: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(bus, "ORIGIN", "somebody else")

    async def story() -> None:
        async with (
            house(postgres_url, thinking=RESTING) as one,
            house(postgres_url, thinking=RESTING) as two,
        ):
            first, second = server_of(one), server_of(two)
            table, _ = await bots_alone(one)
            await at_rest(first)
            await second.tables.cache.current(table)
            await goes_on(second, table)
            assert not first.tables.bot_moves._drivers
            await at_rest(second)
            # The first process hears of the last move in its own time.
            async with changes(first, table) as until:

                async def heard() -> bool:
                    assert (await first.tables.cache.current(table)).play is not None
                    return length(first, table) == length(second, table)

                await until(heard)

    run(story())


def test_people_who_do_not_come_to_their_turns_count_as_gone(sqlite_url: str) -> None:
    """Their turns are still played when the time is up, and come after those of tables with people."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            server, ann = server_of(room), await room.person("Ann")
            limit = {"seconds": 5, "bot": "random"}
            seats = {"kind": "me", "name": "Ann"}, BOT
            table = (await ann.open("rocketmen", *seats, choices={"limit": limit}))["id"]
            record = server.tables.cache._records[table]
            for _ in range(bot_throttle.MISSED_ROUNDS * 2):
                await at_rest(server)
                assert not bot_throttle.is_alone(record)
                record.deadline = 0
                server.tables.bot_moves.kick(table)
            await at_rest(server)
            assert bot_throttle.is_alone(record) and not bot_throttle.is_left(record)
            state = await ann.state(table)
            await ann.act(table, state, state["options"][0]["action"])
            assert not bot_throttle.is_alone(record)

    run(story())


# --- places --------------------------------------------------------------------------------------


def test_so_many_tables_of_bots_alone_move_at_the_same_time_and_all_get_their_turn() -> None:
    async def story() -> None:
        places = BotThrottle(Thinking(alone=2, alone_a_second=1e6))
        moves: list[int] = []
        under_way = 0

        async def drive(table: int) -> None:
            nonlocal under_way
            for _ in range(10):
                async with places.move(alone=True, searching=table % 2 == 0):
                    under_way += 1
                    assert under_way <= 2
                    moves.append(table)
                    await asyncio.sleep(0)
                    under_way -= 1

        await asyncio.gather(*map(drive, range(20)))
        # Nobody has moved a second time before all have moved once.
        assert sorted(moves[:20]) == list(range(20))

    run(story())


def test_tables_with_people_wait_neither_for_bots_alone_nor_behind_searches() -> None:
    async def story() -> None:
        places, forever = BotThrottle(Thinking(tables=3, alone=2)), asyncio.Event()

        async def hold(*, alone: bool, searching: bool) -> None:
            async with places.move(alone=alone, searching=searching):
                await forever.wait()

        holding = [asyncio.create_task(hold(alone=True, searching=False)) for _ in range(50)]
        holding += [asyncio.create_task(hold(alone=False, searching=True)) for _ in range(50)]
        for _ in range(20):
            async with places.move(alone=False, searching=False):
                await asyncio.sleep(0)
        for task in holding:
            task.cancel()
        await asyncio.gather(*holding, return_exceptions=True)

    run(story())


def test_bots_alone_make_so_many_moves_a_second(monkeypatch: Any) -> None:
    async def story() -> None:
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        places = BotThrottle(Thinking(alone_a_second=10.0))
        monkeypatch.setattr(bot_throttle.asyncio, "sleep", sleep)
        for _ in range(20):
            async with places.move(alone=True, searching=False):
                pass
        monkeypatch.undo()
        # Each waits a tenth of a second longer than the one before.
        assert 1.5 < max(slept) < 2.0

    run(story())


def test_looks_are_remembered_for_a_while_and_not_without_end(monkeypatch: Any) -> None:
    monkeypatch.setattr(bot_throttle, "LOOKS", 3)
    time = 0.0
    looks = RecentLooks(60, lambda: time)
    for table in "abcd":
        looks.note(table)
    assert [looks.is_recent(table) for table in "abcd"] == [False, True, True, True]
    time = 59.0
    looks.note("b")
    time = 60.0
    assert [looks.is_recent(table) for table in "bcd"] == [True, False, False]
    assert len(looks._last) == 1
