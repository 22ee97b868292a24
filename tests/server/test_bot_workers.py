"""The bots of the server: bots that fail, and how worker processes start and end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import uvloop
from structlog.testing import capture_logs

from spacerace.server.bot_pool import BotPool, Stopped
from spacerace.server.settings import Thinking
from tests.server.bot_hall import GUARD, LAST, POSITION, Hall, in_hall, open_hall

# --- bots that fail ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bot, reason",
    [
        ("search:1", "KeyError at worker.py:"),
        ("search:2", "its process ended"),
        ("search:3", "ValueError at bot_worker.py:"),
        ("search:4", "answered nonsense"),
    ],
    ids=["raises", "ends", "no option", "garbage"],
)
def test_a_bot_that_fails_is_replaced_by_a_sensible_one(tmp_path: Path, bot: str, reason: str) -> None:
    """The game goes on, the reason is in the log without a word of what the bot saw."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        before = await hall.starts.get()
        with capture_logs() as log:
            assert await POSITION.put(pool, bot) == POSITION.sensible
        await hall.gone(before)
        assert await hall.starts.get() != before
        assert (pool.failures, pool.decisions) == (1, 1)
        [line] = log
        assert (line["event"], line["table"], line["seat"], line["bot"]) == (
            "bot failed",
            "here",
            POSITION.seat,
            bot,
        )
        assert line["reason"].startswith(reason) and "nobody may know" not in str(log)
        assert await POSITION.put(pool, "sense") == POSITION.sensible

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_a_bot_that_thinks_too_long_is_replaced(tmp_path: Path) -> None:
    """Its worker is ended, another decides."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        with capture_logs() as log:
            assert await POSITION.put(pool, "search", seed=1) == POSITION.sensible
        await hall.gone(await hall.began.get())
        assert [line["reason"] for line in log] == ["took too long"]
        assert pool.failures == 1

    in_hall(tmp_path, Thinking(workers=1, seconds=3.0), scenario)


def test_where_no_bot_can_decide_the_first_option_is_taken(tmp_path: Path) -> None:
    """Even the sensible bot makes nothing of a view that is none; the pool lives on."""
    blind = msgspec.structs.replace(POSITION, view=b"{}")

    async def scenario(hall: Hall, pool: BotPool) -> None:
        with capture_logs():
            assert await blind.put(pool, "random") == 0
            assert pool.failures == 2
            assert await blind.put(pool, "sense") == 0
        assert pool.failures == 3
        assert await POSITION.put(pool, "sense") == POSITION.sensible

    in_hall(tmp_path, Thinking(workers=2, seconds=GUARD), scenario)


def test_a_bot_from_a_file_is_never_run(tmp_path: Path) -> None:
    """Not even if such a text has found its way into the database."""
    own = tmp_path / "own.py"
    own.write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n")

    async def scenario() -> None:
        pool = BotPool(Thinking(workers=1, seconds=GUARD))
        await pool.start()
        with capture_logs() as log:
            assert await POSITION.put(pool, str(own)) == POSITION.sensible
        await pool.stop()
        assert [line["reason"].split()[0] for line in log] == ["BadSetup"]

    asyncio.run(scenario())
    assert not (tmp_path / "ran").exists()


# --- the life of workers -------------------------------------------------------------------------


def test_a_decision_that_is_given_up_frees_its_worker(tmp_path: Path) -> None:
    """Whether it waits or is thought about; neither counts as a failure."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        tasks = [asyncio.create_task(POSITION.put(pool, "search", table=f"t{n}", seed=n)) for n in (1, 2)]
        assert await hall.began.get() == 1
        tasks[1].cancel()
        await asyncio.gather(tasks[1], return_exceptions=True)
        assert (pool.thinking, pool.waiting) == (1, 0)
        tasks[0].cancel()
        await hall.gone(1)
        assert await POSITION.put(pool, "sense") == POSITION.sensible
        assert (pool.failures, pool.decisions) == (0, 1)
        assert all(task.cancelled() for task in tasks)

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_a_stop_ends_what_waits_and_what_thinks(tmp_path: Path) -> None:
    """Whoever asked is told, and no process is left (in_hall looks)."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        tasks = [asyncio.create_task(POSITION.put(pool, "search", table=f"t{n}", seed=n)) for n in (1, 2)]
        await hall.began.get()
        await pool.stop()
        assert [type(end) for end in await asyncio.gather(*tasks, return_exceptions=True)] == [Stopped] * 2
        with pytest.raises(Stopped):
            await POSITION.put(pool, "sense")

    in_hall(tmp_path, Thinking(workers=2, seconds=GUARD), scenario)


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_stop_right_after_the_start_leaves_nothing(tmp_path: Path, loop: Callable | None) -> None:
    """Workers that are not ready yet are ended too, in either loop that the server may run in."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        await asyncio.sleep(0)

    in_hall(tmp_path, Thinking(workers=2), scenario, loop)


def test_a_worker_leaves_the_keyboard_to_the_server(tmp_path: Path) -> None:
    """Ctrl+C and a service manager's stop reach the whole group; the worker goes on thinking."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        task = asyncio.create_task(POSITION.put(pool, "search", seed=1))
        await hall.began.get()
        [pid] = hall.alive
        os.kill(pid, signal.SIGINT)
        os.kill(pid, signal.SIGTERM)
        hall.let_go(1)
        assert await task == LAST
        assert [*hall.alive] == [pid] and pool.failures == 0

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_a_worker_that_ended_while_idle_is_replaced(tmp_path: Path) -> None:
    """The next bot does not suffer for it."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        assert await POSITION.put(pool, "sense") == POSITION.sensible
        [pid] = hall.alive
        [worker] = pool._workers
        os.kill(pid, signal.SIGKILL)
        await worker._process.wait()
        assert await POSITION.put(pool, "sense") == POSITION.sensible
        assert pool.failures == 0

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_a_worker_that_cannot_start_is_tried_again(tmp_path: Path) -> None:
    """The decision waits meanwhile, the host can read why."""
    marker, script = tmp_path / "tried", tmp_path / "weak.py"
    script.write_text(
        "import pathlib, sys\n"
        f"marker = pathlib.Path({str(marker)!r})\n"
        "if not marker.exists():\n"
        "    sys.exit(marker.touch())\n"
        "from spacerace.server.bot_worker import main\n"
        "main()\n"
    )

    async def scenario() -> None:
        pool = BotPool(Thinking(workers=1, seconds=GUARD), (sys.executable, str(script)))
        with capture_logs() as log:
            await pool.start()
            assert await POSITION.put(pool, "sense") == POSITION.sensible
        await pool.stop()
        assert [line["event"] for line in log] == ["bot worker cannot start"]
        assert pool.failures == 1

    asyncio.run(scenario())


def test_workers_go_when_the_server_is_killed(tmp_path: Path) -> None:
    """By SIGKILL, which leaves no time for goodbyes: the idle worker and the one deep in thought."""
    server = tmp_path / "server.py"
    server.write_text(
        "import asyncio, pathlib, sys, msgspec\n"
        "from spacerace.kernel.game import Header\n"
        "from spacerace.server.settings import Thinking\n"
        "from spacerace.server.bot_pool import BotPool\n"
        "async def serve():\n"
        "    pool = BotPool(Thinking(workers=2, seconds=1000), sys.argv[2:])\n"
        "    await pool.start()\n"
        "    asked = msgspec.json.decode(pathlib.Path(sys.argv[1]).read_bytes())\n"
        "    header = msgspec.convert(asked['header'], Header)\n"
        "    view = asked['view'].encode()\n"
        "    await pool.choose(table_id='t', header=header, seat=0, bot='search', view=view,\n"
        "                          options=asked['options'], seed=1)\n"
        "asyncio.run(serve())\n"
    )
    asked = {"header": POSITION.header, "view": POSITION.view.decode(), "options": POSITION.options}
    (tmp_path / "asked").write_bytes(msgspec.json.encode(asked))

    async def scenario() -> None:
        async with asyncio.timeout(GUARD), open_hall(tmp_path) as hall:
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(server), str(tmp_path / "asked"), *hall.command
            )
            pids = [await hall.starts.get(), await hall.starts.get()]
            assert await hall.began.get() == 1
            process.kill()
            assert await process.wait() == -signal.SIGKILL
            for number in (*pids, 1):
                await hall.gone(number)

    asyncio.run(scenario())
