"""A network that swallows packets: noticed within ten seconds, nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.inside import run
from tests.server.network import Network, network
from tests.server.outside import real_server
from tests.server.postgres import Cluster
from tests.server.test_torture import Seat, sit_down

#: What is promised, and what a busy machine may add to it, in seconds.
NOTICED, SLACK = 10.0, 8.0
#: A guard against hanging.
GUARD = 60.0


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

    async def one(seat: Seat) -> None:
        nonlocal done
        while True:
            began = time.monotonic()
            status = await click(seat)
            took = time.monotonic() - began
            assert status in (0, 200, 503) and took < NOTICED + SLACK, (status, took)
            if status == 503:
                return
            done += status == 200
            if done == 10:
                wire.swallow(*ways)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        clicking = [asyncio.create_task(one(seat)) for seat in seats]
        # Where two sit at a table, one may wait for the other for ever: it is enough that each table is told.
        await asyncio.wait(clicking, return_when=asyncio.FIRST_COMPLETED)
        told, waiting = await asyncio.wait(clicking, timeout=NOTICED + SLACK)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for task in told:
            task.result()

    await all_of_them()


async def health(client: httpx.AsyncClient, wanted: int, within: float) -> None:
    """The server says so within so many seconds."""
    until = time.monotonic() + within
    while (answer := await client.get("/health")).status_code != wanted:
        assert time.monotonic() < until, f"{answer.status_code} and not {wanted}"
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("ways", [("there", "back"), ("back",)], ids=["everything", "answers"])
def test_a_swallowed_database_is_noticed_and_found_again(
    ways: tuple[str, ...], postgres_cluster: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    """503 within ten seconds; when the network is back all that was done is there, once."""

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
                    began = time.monotonic()
                    await health(first, 503, NOTICED + SLACK)
                    assert time.monotonic() - began < NOTICED + SLACK
                    wire.heal()
                    await health(first, 200, GUARD)
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
                await health(client, 200, GUARD)
                wire.swallow("there", "back")
                await asyncio.to_thread(server.wait_for, "the database does not answer")
                assert (await client.get("/health")).status_code == 503
                wire.heal()
                await asyncio.to_thread(server.wait_for, "the database answers again")
                await health(client, 200, GUARD)
                await asyncio.to_thread(held.close)

    run(story())
