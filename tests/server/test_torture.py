"""An acknowledged action is durable: the whole server is killed in the middle of play, again and again.

``make torture`` does it a hundred times on each database.
"""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.server.inside import Json, Person
from tests.server.outside import real_server

KILLS = int(os.environ.get("SPACERACE_KILLS", "10"))
TABLES = 3


class Seat:
    """A person at a table, and every click of theirs that was acknowledged."""

    def __init__(self, person: Person, table: str, rng: Random) -> None:
        """Nothing was clicked yet."""
        self.person, self.table, self.rng = person, table, rng
        #: By how much the seat had seen: what it did then.
        self.acknowledged: dict[int, str] = {}
        #: The click whose answer never came.
        self.in_doubt: tuple[int, str] | None = None

    async def click(self) -> bool:
        """Look, and click if one is awaited; whether something was acknowledged."""
        state = await self.person.state(self.table)
        if not state["options"]:
            return False
        action = self.rng.choice(state["options"])["action"]
        self.in_doubt = (state["at"], action)
        await self.person.act(self.table, state, action)
        self.acknowledged[state["at"]] = action
        self.in_doubt = None
        return True

    async def check(self) -> None:
        """Everything acknowledged is there, once; what was in doubt is there once or not at all."""
        news: list[Json] = (await self.person.state(self.table, since=0))["news"]
        assert [item["at"] for item in news] == list(range(1, len(news) + 1))
        done = {item["at"] - 1: item["action"] for item in news if item["action"] is not None}
        if self.in_doubt is not None and done.get(self.in_doubt[0]) == self.in_doubt[1]:
            self.acknowledged[self.in_doubt[0]] = self.in_doubt[1]
        self.in_doubt = None
        assert done == self.acknowledged


async def sit_down(people: list[httpx.AsyncClient], rng: Random) -> list[Seat]:
    """New tables, with both people at each."""
    ann, bob = Person(people[0], "Ann"), Person(people[1], "Bob")
    seats = []
    for number in range(TABLES):
        table = (await ann.open(("rocketmen", "1969")[number % 2]))["id"]
        await bob.join(table)
        seats += [Seat(ann, table, rng), Seat(bob, table, rng)]
    return seats


async def play_until_killed(seats: list[Seat], kill: Any, after: int) -> None:
    """Everybody clicks at once; after so many acknowledged clicks the server is killed in the middle."""
    count = 0

    async def one(seat: Seat) -> None:
        nonlocal count
        while count <= after:
            try:
                count += await seat.click()
            except httpx.HTTPError:
                return
            if count == after:
                kill()

    await asyncio.gather(*(one(seat) for seat in seats))


def torture(url: str, data: Path) -> None:
    """Kill, start again, compare, go on."""
    rng = Random(url)

    async def story() -> None:
        async with httpx.AsyncClient(timeout=60) as first, httpx.AsyncClient(timeout=60) as second:
            people, seats = [first, second], []
            for kill in range(KILLS + 1):
                with real_server(url, data) as server:
                    for client in people:
                        client.base_url = httpx.URL(await asyncio.to_thread(lambda: server.address))
                    for seat in seats:
                        await seat.check()
                    if kill == KILLS:
                        return
                    over = [
                        seat for seat in seats if (await seat.person.state(seat.table))["awaited"] is None
                    ]
                    if not seats or over:
                        seats = await sit_down(people, rng)
                    await play_until_killed(
                        seats, lambda server=server: server.signal(signal.SIGKILL), rng.randint(3, 40)
                    )

    asyncio.run(asyncio.wait_for(story(), 60 * KILLS + 60))


def test_nothing_acknowledged_is_lost_when_sqlite_s_server_is_killed(sqlite_url: str, tmp_path: Path) -> None:
    torture(sqlite_url, tmp_path)


def test_nothing_acknowledged_is_lost_when_postgresql_s_server_is_killed(
    postgres_url: str, tmp_path: Path
) -> None:
    torture(postgres_url, tmp_path)
