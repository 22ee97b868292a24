"""A hall that real worker processes call, some of them badly behaved.

The workers of these tests call a hall on 127.0.0.1: once when they start, and once when a searching bot
begins to think, which it then does until the hall lets it go. A line that ends is a process that ended.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from spacerace.bots import bot_named
from spacerace.games import header_of
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.codec import encode
from spacerace.kernel.game import Header
from spacerace.kernel.match import Match
from spacerace.server.bot_pool import BotPool
from spacerace.server.bot_queue import Rank
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
