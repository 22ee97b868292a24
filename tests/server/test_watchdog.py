"""The watchdog tells how long the event loop was held, and by which function."""

from __future__ import annotations

import asyncio
import io
import sys
import time
from itertools import pairwise

import httpx
import structlog

from spacerace.server import time_slices, watchdog
from spacerace.server.metrics import Metrics
from spacerace.server.watchdog import LATE, Watchdog, place_of
from tests.server.inside import house, run


def hold(seconds: float) -> None:
    """Keep the loop for so long."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def burn(seconds: float) -> None:
    """Let the processor work for so long, however many others want it."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_what_holds_the_loop_is_measured_and_named() -> None:
    beats: list[tuple[float, float]] = []

    async def story() -> None:
        dog = Watchdog(lambda held, worked: beats.append((held, worked)))
        dog.start()
        while not beats:
            await asyncio.sleep(0.01)
        burn(0.4)
        while max(held for held, _ in beats) < 0.3:
            await asyncio.sleep(0.01)
        dog.stop()

    with structlog.testing.capture_logs() as logs:
        run(story())
    told = [line for line in logs if line["event"] == "the loop was held" and line["seconds"] > 0.3]
    assert told and "test_watchdog.burn" in told[0]["place"], logs
    assert any(worked > LATE for _, worked in beats), "the processor was at work on the loop"


def test_a_place_names_our_function_and_no_values() -> None:
    secret = "swordfish"
    assert secret not in place_of(sys._getframe())
    assert place_of(sys._getframe()).endswith("test_a_place_names_our_function_and_no_values")
    assert place_of(None) == ""


def test_the_numbers_of_the_loop_are_told(sqlite_url: str) -> None:
    metrics = Metrics()
    metrics.loop_held(0.3, 0.2)
    metrics.loop_held(0.01, 0.01)
    text = metrics.text().decode()
    assert "spacerace_loop_held_most_seconds 0.3" in text
    assert "spacerace_loop_worked_most_seconds 0.2" in text
    assert 'spacerace_loop_held_seconds_bucket{le="0.1"} 1.0' in text

    async def story() -> None:
        async with house(sqlite_url) as room:
            transport = httpx.ASGITransport(app=room.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as host:
                beats = "spacerace_loop_held_seconds_count"
                while f"{beats} 0.0" in (answer := (await host.get("/metrics")).text):
                    await asyncio.sleep(watchdog.BEAT)
                assert beats in answer

    run(story())


def test_long_work_lets_everything_else_go_first() -> None:
    """However many are at work, there is one slice between two rounds of the loop."""
    log = io.StringIO()

    async def work(name: str) -> None:
        async with time_slices.time_slices() as pause:
            for _ in range(3):
                hold(time_slices.SLICE)
                log.write(name)
                await pause()

    async def story() -> None:
        tasks = [asyncio.create_task(work(name)) for name in "abc"]
        await asyncio.sleep(0)
        while not all(task.done() for task in tasks):
            log.write(".")
            await asyncio.sleep(0)

    run(story())
    told = log.getvalue()
    assert sorted(told.replace(".", "")) == sorted("abc" * 3)
    assert all(one == "." or other == "." for one, other in pairwise(told)), told
    assert {told.replace(".", "")[:3]} == {"abc"}, "they take turns"


def test_long_work_of_one_address_is_done_one_after_the_other() -> None:
    """However much somebody asks for, another waits for one slice of it in turn."""
    log = io.StringIO()

    async def work(name: str) -> None:
        time_slices.asker.set(name)
        async with time_slices.time_slices() as pause:
            for _ in range(3):
                hold(time_slices.SLICE)
                log.write(name[-1])
                await pause()

    async def story() -> None:
        await asyncio.gather(*(work("192.0.2.1") for _ in range(9)), work("192.0.2.2"))

    run(story())
    assert log.getvalue().startswith("121212"), log.getvalue()
    assert log.getvalue().count("1") == 27


def test_whoever_gives_up_long_work_gives_the_turn_back() -> None:
    async def endless() -> None:
        async with time_slices.time_slices() as pause:
            while True:
                hold(time_slices.SLICE)
                await pause()

    async def story() -> None:
        tasks = [asyncio.create_task(endless()) for _ in range(3)]
        for _ in range(5):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(60), time_slices.time_slices() as pause:
            await pause()

    run(story())
