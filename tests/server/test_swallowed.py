"""A network that swallows packets: it is noticed, and nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from spacerace.server import postgres
from tests.server.inside import run
from tests.server.network import Network, network
from tests.server.outside import real_server
from tests.server.postgres import Cluster
from tests.server.test_torture import Seat, sit_down

#: What is promised, in seconds.
NOTICED = 10.0
#: A guard against hanging: without the limits of ``server/postgres.py`` an answer would never come.
GUARD = 120.0


async def click(seat: Seat) -> int:
    """One click; the status of the answer, 0 where there was nothing to do. A look may come out of memory."""
    state = await seat.person.client.get(f"/api/tables/{seat.table}/state?since=1000000")
    if state.status_code != 200:
        return state.status_code
    found = state.json()
    if not found["options"]:
        return 0
    action = seat.rng.choice(found["options"])["action"]
    seat.in_doubt = (found["at"], action)
    body = {"at": found["at"], "action": action}
    answer = await seat.person.client.post(f"/api/tables/{seat.table}/actions", json=body)
    if answer.status_code == 200:
        seat.acknowledged[found["at"]] = action
        seat.in_doubt = None
    return answer.status_code


async def play_into_silence(seats: list[Seat], wire: Network, ways: tuple[str, ...]) -> None:
    """Everybody clicks; in the middle of it the network swallows all: each is told so in time."""
    done = 0
    told: set[str] = set()

    async def one(seat: Seat) -> None:
        nonlocal done
        # Of two at a table one may wait for the other for ever: it is enough that the table is told.
        while seat.table not in told:
            status = await click(seat)
            assert status in (0, 200, 503)
            if status == 503:
                told.add(seat.table)
            done += status == 200
            if done == 10:
                wire.swallow(*ways)
            await asyncio.sleep(0)

    async with asyncio.timeout(GUARD):
        await asyncio.gather(*(one(seat) for seat in seats))


async def health(client: httpx.AsyncClient, wanted: int) -> None:
    """Wait until the server says so."""
    async with asyncio.timeout(GUARD):
        while (await client.get("/health")).status_code != wanted:
            await asyncio.sleep(0.05)


def test_whoever_waits_for_a_silent_database_is_told_in_time() -> None:
    """A connection, new or rested, and then a statement: no request waits for more."""
    assert postgres.CONNECTION + postgres.ANSWER < NOTICED
    assert postgres.SIGN_OF_LIFE + postgres.RETRY + postgres.REST < NOTICED


@pytest.mark.parametrize("ways", [("there", "back"), ("back",)], ids=["everything", "answers"])
def test_a_swallowed_database_is_noticed_and_found_again(
    ways: tuple[str, ...], postgres_cluster: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    """Everybody is told 503; when the network is back all that was done is there, once."""

    async def story() -> None:
        async with (
            network(postgres_cluster.port) as wire,
            httpx.AsyncClient(timeout=GUARD) as first,
            httpx.AsyncClient(timeout=GUARD) as second,
        ):
            url = postgres_url.replace(f":{postgres_cluster.port}/", f":{wire.port}/")
            with ExitStack() as held:
                server = await asyncio.to_thread(lambda: held.enter_context(real_server(url, tmp_path)))
                for client in (first, second):
                    client.base_url = httpx.URL(server.address)
                seats = await sit_down([first, second], Random(5))
                for _ in range(2):
                    await play_into_silence(seats, wire, ways)
                    # Nobody waits any more: it is known.
                    await health(first, 503)
                    wire.heal()
                    await health(first, 200)
                    for seat in seats:
                        await seat.check()
                await asyncio.to_thread(held.close)

    run(story())


def test_a_silent_database_is_noticed_though_nobody_asks(
    postgres_cluster: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    """The first who comes is told at once, and does not have to find out."""

    async def story() -> None:
        async with network(postgres_cluster.port) as wire, httpx.AsyncClient(timeout=GUARD) as client:
            url = postgres_url.replace(f":{postgres_cluster.port}/", f":{wire.port}/")
            with ExitStack() as held:
                server = await asyncio.to_thread(lambda: held.enter_context(real_server(url, tmp_path)))
                client.base_url = httpx.URL(server.address)
                await health(client, 200)
                wire.swallow("there", "back")
                await asyncio.to_thread(server.wait_for, "the database does not answer")
                assert (await client.get("/health")).status_code == 503
                wire.heal()
                await asyncio.to_thread(server.wait_for, "the database answers again")
                await health(client, 200)
                await asyncio.to_thread(held.close)

    run(story())
