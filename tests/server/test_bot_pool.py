"""The bots of the server: real worker processes, some of them badly behaved.

The workers of these tests call a hall on 127.0.0.1: once when they start, and once when a searching bot
begins to think, which it then does until the hall lets it go. A line that ends is a process that ended.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import uvloop
from structlog.testing import capture_logs

from spacerace.bots import bot_named
from spacerace.games import GAMES, header_of
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.codec import encode
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game, Header
from spacerace.kernel.match import Match
from spacerace.server import settings
from spacerace.server.bot_pool import BotPool, Stopped
from spacerace.server.bot_queue import LAST_FIRST, Rank, is_searching
from spacerace.server.bot_worker import Question
from spacerace.server.settings import Thinking

#: Nothing here takes long; a test that hangs should end all the same.
GUARD = 120

WORKER = """
import os, socket, sys
from spacerace.bots import bot_named
from spacerace.server.bot_worker import main

def call(words):
    line = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
    line.sendall(f"{words}\\n".encode())
    return line

class Odd:
    name, blind = "odd", False

    def __init__(self, text, seed):
        self.text, self.seed = text, seed

    def choose(self, view, options, clock):
        if self.text == "search:1":
            raise KeyError("a card that nobody may know of")
        if self.text == "search:2":
            os._exit(3)
        if self.text == "search:3":
            return "no option"
        if self.text == "search:4":
            os.write(1, b"x" * 100)
        call(f"thinks {self.seed}").recv(1)
        return options[-1]

def make(text, game, seed):
    print("a bot that talks")
    return Odd(text, seed) if text.startswith("search") else bot_named(text, game, seed)

home = call(f"lives {os.getpid()}")
main(make)
"""

# --- a position ----------------------------------------------------------------------------------


class Position(msgspec.Struct):
    """A decision of a real game that the sensible bot answers neither with the first option nor the last."""

    header: Header
    seat: int
    view: bytes
    options: list[str]
    sensible: int

    async def ask(self, pool: BotPool, address: str, *, bot: str = "sense", rank: Rank = Rank.ASKED) -> bytes:
        """A person wants a hint."""
        header = msgspec.json.encode(msgspec.structs.replace(self.header, seed=0))
        options = tuple(self.options)
        question = Question(header=header, bot=bot, view=self.view, options=options, seed="0", study="hint")
        return await pool.study("here", question, asker=address, rank=rank)

    async def put(
        self,
        pool: BotPool,
        bot: str,
        *,
        table: str = "here",
        seed: int = 0,
        rank: Rank = Rank.PLAYED,
    ) -> int:
        """Let a bot choose."""
        return await pool.choose(
            table_id=table,
            header=self.header,
            seat=self.seat,
            bot=bot,
            view=self.view,
            options=self.options,
            seed=seed,
            rank=rank,
        )


SEED = 0x1122_3344_5566_7788


def find_position() -> Position:
    """The first such decision of a game that begins with random choices."""
    match = Match(rocketmen, header_of(rocketmen, seats=("Ann", "Bob"), seed=SEED))
    wild, sense = bot_named("random", rocketmen, 5), bot_named("sense", rocketmen, 0)
    while True:
        match.draw()
        seat = match.awaited
        assert seat is not None
        options = rocketmen.canonical_options(match.state)
        view = rocketmen.view(match.state, seat)
        best = options.index(sense.choose(view, options, None))
        if 0 < best < len(options) - 1:
            texts = [rocketmen.write_action(match.state, action) for action in options]
            return Position(match.header, seat, encode(view), texts, best)
        match.play(seat, wild.choose(None, options, None))


POSITION = find_position()
LAST = len(POSITION.options) - 1

# --- the hall ------------------------------------------------------------------------------------


class Hall:
    """Where workers call."""

    def __init__(self, folder: Path) -> None:
        self.script = folder / "worker.py"
        self.script.write_text(WORKER)
        self.command: tuple[str, ...] = ()
        self.alive: dict[int, asyncio.Task[bytes]] = {}
        self.began: asyncio.Queue[int] = asyncio.Queue()
        self.starts: asyncio.Queue[int] = asyncio.Queue()
        self._lines: dict[int, tuple[asyncio.StreamReader, asyncio.StreamWriter]] = {}

    async def answer_call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear who calls; the line stays open."""
        what, number = (await reader.readline()).decode().split()
        self._lines[int(number)] = (reader, writer)
        if what == "lives":
            self.alive[int(number)] = asyncio.create_task(reader.read())
            self.starts.put_nowait(int(number))
        else:
            self.began.put_nowait(int(number))

    def let_go(self, seed: int) -> None:
        """A thinking bot may answer."""
        self._lines[seed][1].write(b"!")

    async def gone(self, number: int) -> None:
        """Wait for the end of a worker, or of what thinks with this seed."""
        if number in self.alive:
            await self.alive.pop(number)
        else:
            assert await self._lines[number][0].read() == b""

    def close(self) -> None:
        """Hang up."""
        for _, writer in self._lines.values():
            writer.close()


@asynccontextmanager
async def open_hall(folder: Path) -> AsyncIterator[Hall]:
    """A hall on a free port."""
    hall = Hall(folder)
    server = await asyncio.start_server(hall.answer_call, "127.0.0.1", 0)
    hall.command = (sys.executable, str(hall.script), str(server.sockets[0].getsockname()[1]))
    try:
        yield hall
    finally:
        hall.close()
        server.close()


def in_hall(
    folder: Path,
    limits: Thinking,
    scenario: Callable[[Hall, BotPool], Coroutine[None, None, None]],
    loop_factory: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> None:
    """Run a scenario; afterwards no worker is left."""

    async def run() -> None:
        async with asyncio.timeout(GUARD), open_hall(folder) as hall:
            pool = BotPool(limits, hall.command)
            await pool.start()
            try:
                await scenario(hall, pool)
            finally:
                await pool.stop()
            for pid in list(hall.alive):
                await hall.gone(pid)
            assert (pool.thinking, pool.waiting) == (0, 0)

    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(run())


# --- fairness ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_goes_as_if_the_bots_sat_at_the_table(game: Game) -> None:
    """What a worker chooses is what the bot chooses from the same view and seed; so to the end of a game."""
    asyncio.run(whole_game(game))


async def whole_game(game: Game) -> None:
    """Ask the workers and the bots themselves."""
    match = Match(game, header_of(game, seats=("Ann", "Bob", "Cid"), seed=69))
    seats = ("sense", "random", "sense")
    pool = BotPool(Thinking(workers=1, seconds=GUARD))
    await pool.start()
    try:
        while match.draw() is not None and (seat := match.awaited) is not None:
            options, view = game.canonical_options(match.state), game.view(match.state, seat)
            # A search now and then, for it takes longer.
            bot = "search:8" if len(match.log) % 60 == 0 else seats[seat]
            seed = len(match.log)
            chosen = await pool.choose(
                table_id="here",
                header=match.header,
                seat=seat,
                bot=bot,
                view=encode(view),
                options=[game.write_action(match.state, action) for action in options],
                seed=seed,
            )
            if len(options) > 1:
                assert options[chosen] == bot_named(bot, game, seed).choose(view, options, None)
            match.play(seat, options[chosen])
    finally:
        await pool.stop()
    assert game.result(match.state).end_reason
    assert pool.failures == 0 and pool.decisions > 100


def test_a_worker_is_told_nothing_but_view_options_and_header(tmp_path: Path, monkeypatch) -> None:
    """Neither the deal's seed nor the settings of the server reach a worker."""
    monkeypatch.setenv(settings.VARIABLE, "a password")
    heard = tmp_path / "heard"
    script = tmp_path / "listener.py"
    script.write_text(
        "import os, sys\n"
        "from spacerace.server.bot_worker import Answer, frame\n"
        "from msgspec.msgpack import encode\n"
        "pipe = sys.stdout.buffer\n"
        "pipe.write(frame(b'')), pipe.flush()\n"
        "question = sys.stdin.buffer.read(int.from_bytes(sys.stdin.buffer.read(4), 'big'))\n"
        f"open({str(heard)!r}, 'wb').write(question)\n"
        f"open({str(heard)!r} + '.environment', 'w').write(repr(dict(os.environ)))\n"
        "pipe.write(frame(encode(Answer(chosen=1)))), pipe.flush()\n"
        "sys.stdin.read()\n"
    )

    async def scenario() -> None:
        pool = BotPool(Thinking(workers=1), (sys.executable, str(script)))
        await pool.start()
        assert await POSITION.put(pool, "sense", seed=7) == 1
        await pool.stop()

    asyncio.run(scenario())
    told = msgspec.msgpack.decode(heard.read_bytes())
    header = msgspec.json.decode(told.pop("header"))
    assert told == {"bot": "sense", "view": POSITION.view, "options": POSITION.options, "seed": "7"}
    bare = msgspec.structs.replace(POSITION.header, seed=0)
    assert header == msgspec.json.decode(msgspec.json.encode(bare))
    for secret in (str(SEED).encode(), SEED.to_bytes(8, "big"), SEED.to_bytes(8, "little")):
        assert secret not in heard.read_bytes()
    assert "a password" not in Path(f"{heard}.environment").read_text()


# --- who gets a worker ---------------------------------------------------------------------------


def test_searching_tables_do_not_hold_up_a_quick_one(tmp_path: Path) -> None:
    """Two tables search, and a third gets its answer meanwhile."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        slow = [asyncio.create_task(POSITION.put(pool, "search", table=f"t{n}", seed=n)) for n in (1, 2)]
        first = await hall.began.get()
        assert [await POSITION.put(pool, "sense", table="q") for _ in range(20)] == [POSITION.sensible] * 20
        assert not any(task.done() for task in slow)
        assert (pool.thinking, pool.waiting) == (1, 1)
        hall.let_go(first)
        hall.let_go(await hall.began.get())
        assert await asyncio.gather(*slow) == [LAST, LAST]
        assert (pool.decisions, pool.failures) == (22, 0)

    in_hall(tmp_path, Thinking(workers=2, seconds=GUARD), scenario)


def test_a_single_worker_takes_the_quick_first(tmp_path: Path) -> None:
    """A quick decision that came after a search that waits is made before it."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        slow = [asyncio.create_task(POSITION.put(pool, "search", table=f"t{n}", seed=n)) for n in (1, 2)]
        assert await hall.began.get() == 1
        quick = asyncio.create_task(POSITION.put(pool, "sense", table="q"))
        while pool.waiting < 2:
            await asyncio.sleep(0)
        hall.let_go(1)
        assert await quick == POSITION.sensible
        assert slow[0].done() and not slow[1].done()
        hall.let_go(await hall.began.get())
        await slow[1]

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_quick_decisions_without_end_let_a_search_begin(tmp_path: Path) -> None:
    """Of more quick tables than one worker can serve, some wait until a search has had its turn."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        async def flood(table: str) -> None:
            while True:
                await POSITION.put(pool, "idle", table=table)

        tables = [asyncio.create_task(flood(f"q{n}")) for n in range(3)]
        slow = asyncio.create_task(POSITION.put(pool, "search", table="s", seed=1))
        hall.let_go(await hall.began.get())
        assert await slow == LAST
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_tables_take_turns(tmp_path: Path) -> None:
    """A table that asks for much does not keep another from its turn."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        def ask(table: str, seed: int) -> asyncio.Task[int]:
            return asyncio.create_task(POSITION.put(pool, "search", table=table, seed=seed))

        tasks = [ask("greedy", 1)]
        order = [await hall.began.get()]
        tasks += [ask("greedy", 2), ask("greedy", 3), ask("modest", 4)]
        while pool.waiting < 3:
            await asyncio.sleep(0)
        for _ in range(3):
            hall.let_go(order[-1])
            order.append(await hall.began.get())
        assert order == [1, 2, 4, 3]
        hall.let_go(3)
        assert await asyncio.gather(*tasks) == [LAST] * 4

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_no_table_has_more_than_its_share(tmp_path: Path) -> None:
    """A table that asks for much has one worker, the other goes to a table that asks for little."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        tables = {1: "greedy", 2: "greedy", 3: "greedy", 4: "modest", 5: "late"}
        tasks = {
            seed: asyncio.create_task(POSITION.put(pool, "search", table=table, seed=seed))
            for seed, table in tables.items()
        }
        assert {await hall.began.get(), await hall.began.get()} == {1, 4}
        assert (pool.thinking, pool.waiting) == (2, 3)
        hall.let_go(4)
        assert await hall.began.get() == 5
        hall.let_go(1)
        assert await hall.began.get() == 2
        # One worker is free now, but the greedy table has its share.
        hall.let_go(5)
        await tasks[5]
        assert (pool.thinking, pool.waiting) == (1, 1)
        hall.let_go(2)
        hall.let_go(await hall.began.get())
        assert await asyncio.gather(*tasks.values()) == [LAST] * 5

    in_hall(tmp_path, Thinking(workers=3, seconds=GUARD), scenario)


def test_a_person_s_question_has_a_worker_though_searches_hold_all_others(tmp_path: Path) -> None:
    """With the first question a worker for people's questions is hired; quick bots keep theirs."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        slow = [asyncio.create_task(POSITION.put(pool, "search", table=f"t{n}", seed=n)) for n in (1, 2)]
        first = await hall.began.get()
        for _ in range(3):
            assert b"chosen" in await POSITION.ask(pool, "192.0.2.1", bot="search:5")
            assert await POSITION.put(pool, "sense", table="q") == POSITION.sensible
        assert not any(task.done() for task in slow)
        assert len(hall.alive) == 3
        hall.let_go(first)
        hall.let_go(await hall.began.get())
        await asyncio.gather(*slow)

    in_hall(tmp_path, Thinking(workers=2, seconds=GUARD), scenario)


def test_people_come_before_bots_and_bots_with_people_before_bots_alone(tmp_path: Path) -> None:
    """With one worker for all, whoever asked last; reviews come at the end."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        busy = asyncio.create_task(POSITION.put(pool, "search", table="busy", seed=1))
        await hall.began.get()
        order: list[str] = []

        async def wait(name: str, answer: Coroutine[None, None, object]) -> None:
            await answer
            order.append(name)

        ranks = (Rank.REVIEW, Rank.ALONE, Rank.PLAYED, Rank.ASKED)
        tasks = [
            asyncio.create_task(wait(rank.name, POSITION.ask(pool, rank.name, rank=rank))) for rank in ranks
        ]
        while pool.waiting < len(ranks):
            await asyncio.sleep(0)
        hall.let_go(1)
        await asyncio.gather(busy, *tasks)
        assert order == ["ASKED", "PLAYED", "ALONE", "REVIEW"]

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_a_review_is_done_though_bots_never_stop(tmp_path: Path) -> None:
    """Of so many times that a worker is given out, one goes to whoever comes last."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        async def flood(table: str) -> None:
            while True:
                await POSITION.put(pool, "idle", table=table)

        tables = [asyncio.create_task(flood(f"q{n}")) for n in range(3)]
        before = pool.decisions
        assert b"chosen" in await POSITION.ask(pool, "192.0.2.1", rank=Rank.REVIEW)
        assert pool.decisions - before <= 2 * LAST_FIRST
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_addresses_that_ask_take_turns(tmp_path: Path) -> None:
    """One that asks ten times at once does not keep another from its answer."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        busy = asyncio.create_task(POSITION.put(pool, "search", table="busy", seed=1))
        await hall.began.get()
        greedy = [asyncio.create_task(POSITION.ask(pool, "192.0.2.1")) for _ in range(10)]
        modest = asyncio.create_task(POSITION.ask(pool, "192.0.2.2"))
        while pool.waiting < 11:
            await asyncio.sleep(0)
        hall.let_go(1)
        await modest
        assert sum(task.done() for task in greedy) <= 2
        await asyncio.gather(busy, *greedy)

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


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


# --- what a table may ask for --------------------------------------------------------------------

LIMITED = BotPool(Thinking(workers=1, simulations=300, budget_seconds=1.5))


@pytest.mark.parametrize("bot", ["random", "idle", "sense", "search", "search:300", "search:1.5s"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_table_may_ask_for_our_bots_within_the_budget(bot: str, game: Game) -> None:
    """Up to the very limit."""
    LIMITED.check(bot, game)


@pytest.mark.parametrize(
    "bot, why",
    [
        ("clever", "There is no bot"),
        ("mine.py", "There is no bot"),
        ("/tmp/mine.py", "There is no bot"),
        ("sense:mine.py", "There is no bot"),
        ("search:/tmp/mine.py", "There is no bot"),
        ("", "There is no bot"),
        ("sense:5", "takes no budget"),
        ("search:", "is no budget"),
        ("search:0", "is no budget"),
        ("search:301", "300 simulations at most"),
        ("search:1000000", "asks for 1000000; ask for fewer"),
        ("search:1.501s", "1.5 seconds at most"),
    ],
)
def test_a_table_may_not_ask_for_more(bot: str, why: str) -> None:
    """No file, no budget above the host's; the refusal is a sentence."""
    with pytest.raises(BadSetup) as refusal:
        LIMITED.check(bot, rocketmen)
    assert why in str(refusal.value)


def test_a_table_may_ask_for_a_bot_of_the_host() -> None:
    """By its name alone; its file stays with the host."""
    pool = BotPool(Thinking(workers=1), own_bots={"champion": "/srv/champion.py"})
    pool.check("champion", rocketmen)
    for bot, why in (
        ("champion:200", 'The bot "champion" takes no budget'),
        ("/srv/champion.py", "There is no bot"),
        ("other", "search, champion"),
    ):
        with pytest.raises(BadSetup) as refusal:
            pool.check(bot, rocketmen)
        assert why in str(refusal.value)
    assert is_searching("champion") and not is_searching("sense")


def test_a_worker_asks_the_bot_of_the_host(tmp_path: Path) -> None:
    """It chooses for its seat, in a process of its own like any bot."""
    code = """class Last:
    def __init__(self, game, seed): pass
    def choose(self, view, options, clock): return options[-1]
"""
    (tmp_path / "last.py").write_text(code)
    match = Match(rocketmen, rocketmen.prepare(seats=["a", "b"], seed=3))
    match.draw()
    seat = match.awaited
    assert seat is not None and len(match.options) > 1
    view = rocketmen.view(match.state, seat)
    options = [rocketmen.write_action(view, option) for option in match.options]

    async def scenario() -> int:
        own = {"last": str(tmp_path / "last.py")}
        pool = BotPool(Thinking(workers=1, seconds=GUARD), own_bots=own)
        await pool.start()
        try:
            async with asyncio.timeout(GUARD):
                return await pool.choose(
                    table_id="t",
                    header=match.header,
                    seat=seat,
                    bot="last",
                    view=encode(view),
                    options=options,
                    seed=1,
                )
        finally:
            await pool.stop()

    assert asyncio.run(scenario()) == len(options) - 1


def test_a_search_without_a_budget_has_one_too() -> None:
    """A host who allows little allows no search that says nothing of its budget."""
    with pytest.raises(BadSetup, match="50 simulations at most"):
        BotPool(Thinking(simulations=50)).check("search", rocketmen)
