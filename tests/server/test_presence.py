"""Who has a table open: by live lines, in every process that serves it."""

from __future__ import annotations

import asyncio

import pytest

from spacerace.kernel.seats import SPECTATOR, Seat
from spacerace.server import presence
from spacerace.server.presence import Presence
from tests.server.inside import house, run
from tests.server.test_turns import server_of

TABLE = "tee"
Told = tuple[list[int], int]


async def until(here: Presence, told: Told) -> None:
    """Wait until a process knows this of the table; it wakes those who watch there when something changes."""
    woken = here._bus.watch(TABLE)
    while here.of(TABLE) != told:
        await woken.wait()
        woken.clear()
    here._bus.leave(TABLE, woken)


def test_the_same_seat_twice_is_one_person(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            here = server_of(room).tables.presence
            with here.watching(TABLE, [Seat(1)]), here.watching(TABLE, []), here.watching(TABLE, []):
                with here.watching(TABLE, [Seat(1), Seat(0)]):
                    assert here.of(TABLE) == ([0, 1], 2)
                assert here.of(TABLE) == ([1], 2)
            assert here.of(TABLE) == ([], 0)

    run(story())


def test_processes_tell_each_other_who_is_there(postgres_url: str) -> None:
    """Also a process that starts later; whoever is at a process that stops is there no more."""

    async def story() -> None:
        async with house(postgres_url) as first:
            one = server_of(first).tables.presence
            with one.watching(TABLE, [Seat(0)]):
                async with house(postgres_url) as second:
                    two = server_of(second).tables.presence
                    await until(two, ([0], 0))
                    with two.watching(TABLE, [Seat(0)]), two.watching(TABLE, [Seat(2)]):
                        with two.watching(TABLE, []):
                            await until(one, ([0, 2], 1))
                        await until(one, ([0, 2], 0))
                        assert two.of(TABLE) == ([0, 2], 0)
                        async with house(postgres_url) as third:
                            await until(server_of(third).tables.presence, ([0, 2], 0))
                    # Seat 0 is still at the first process.
                    await until(one, ([0], 0))
                    with two.watching(TABLE, [Seat(3)]):
                        await until(one, ([0, 3], 0))
                await until(one, ([0], 0))
            assert one.of(TABLE) == ([], 0)

    run(story())


def test_a_process_that_is_silent_for_long_counts_as_gone(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was killed, or its network is cut: nobody says goodbye."""

    async def story() -> None:
        async with house(postgres_url) as first, house(postgres_url) as second:
            one, two = (server_of(room).tables.presence for room in (first, second))
            with two.watching(TABLE, [SPECTATOR]):
                await until(one, ([], 1))
                assert two._task is not None
                two._task.cancel()
                await asyncio.wait({two._task})
                later = presence.steady() + presence.GONE + 1
                monkeypatch.setattr(presence, "steady", lambda: later)
                one._drop_silent()
                assert one.of(TABLE) == ([], 0)

    run(story())
