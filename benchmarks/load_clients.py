"""The clients of the benchmark of the server under load: of our server, and of a bare one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct

from benchmarks.wire import Http, Line
from spacerace.server.models import Choices, NewTable, SeatWanted

#: How many click at the same time, here and there.
CLIENTS = 10
#: How many lines of the bare server are weighed, and where their numbers begin.
BARE_LINES, FIRST_LINE = 200, 1_000


class Process:
    """The process that serves, as the system sees it."""

    def __init__(self, parent: int) -> None:
        """Find it among those that the command started."""
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8").split()
        commands = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in children}
        (self._pid,) = (pid for pid, command in commands.items() if b"spawn_main" in command)

    @property
    def seconds(self) -> float:
        """The time that it has spent on a processor."""
        fields = Path(f"/proc/{self._pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """Its resident memory, in kB."""
        pages = int(Path(f"/proc/{self._pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1000


class Option(Struct, frozen=True):
    """What a player needs to know of an option."""

    action: str


class Told(Struct, frozen=True):
    """What a player needs to know of a message."""

    type: str
    at: int = 0
    turn: int = 0
    awaited: int | None = None
    options: list[Option] = []


read_told = msgspec.json.Decoder(Told)


class Table:
    """A table with two seats, both of which listen."""

    def __init__(self, table_id: str, tokens: tuple[str, str]) -> None:
        """Nobody listens yet."""
        self.path = f"/api/tables/{table_id}"
        self.tokens = tokens
        self.told = [Told("state"), Told("state")]
        #: When each seat first heard of the present turn.
        self.heard = [0.0, 0.0]
        self._news = asyncio.Event()

    async def listen(self, host: str) -> list[Line]:
        """Open both lines, and wait until both have told how the table stands."""
        paths = [f"{self.path}/live?seat={seat}" for seat in (0, 1)]
        lines = [await _line(host, paths[n], self.tokens[n], self._hearer(n)) for n in (0, 1)]
        await self.until(lambda: all(told.at for told in self.told))
        return lines

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.told[0].awaited is None

    def _hearer(self, seat: int) -> Callable[[bytes], None]:
        """What hears the messages for a seat."""

        def hear(data: bytes) -> None:
            told = read_told.decode(data)
            if told.type == "state":
                if told.turn != self.told[seat].turn:
                    self.heard[seat] = perf_counter()
                self.told[seat] = told
                self._news.set()

        return hear

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait for news until this holds."""
        while not wanted():
            self._news.clear()
            await self._news.wait()

    async def click(self, http: Http, choices: Random) -> float | None:
        """One random click; the seconds until the other seat knew, if the turn has passed."""
        seat = self.told[0].awaited
        assert seat is not None
        before, other = self.told[seat], 1 - seat
        wanted = {"at": before.at, "action": choices.choice(before.options).action}
        began = perf_counter()
        status, body = await http.ask(
            "POST", f"{self.path}/actions", msgspec.json.encode(wanted), self.tokens[seat]
        )
        assert status == 200, body
        after = read_told.decode(body)
        await self.until(lambda: self.told[seat].at >= after.at)
        if after.turn == before.turn:
            return None
        await self.until(lambda: self.told[other].turn >= after.turn)
        return self.heard[other] - began


async def _line(host: str, path: str, token: str, hear: Callable[[bytes], None]) -> Line:
    """An open websocket."""
    name, port = host.split(":")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(host, path, token, hear), name, int(port))
    await line.open
    return line


async def _connection(host: str) -> Http:
    """An open connection."""
    name, port = host.split(":")
    _, http = await asyncio.get_running_loop().create_connection(lambda: Http(host), name, int(port))
    return http


def hang_up(https: list[Http], lines: list[Line]) -> None:
    """Close all of them."""
    for http in https:
        http.close()
    for line in lines:
        line.close()


#: One click of one client; the seconds until others knew, if they were told anything.
Click = Callable[[], Awaitable[float | None]]


class Ours:
    """Clients that play at our server."""

    def __init__(self, host: str, process: Process) -> None:
        """No table is open."""
        self.host, self.process = host, process
        self.https: list[Http] = []
        self.lines: list[Line] = []

    async def connect(self) -> None:
        """One connection for each client."""
        self.https = [await _connection(self.host) for _ in range(CLIENTS)]

    def close(self) -> None:
        """Hang up."""
        hang_up(self.https, self.lines)

    async def open(self, count: int, *, odds: bool = True) -> list[Table]:
        """So many new tables; nobody listens to them yet."""
        shares = [count // CLIENTS + (n < count % CLIENTS) for n in range(CLIENTS)]
        found = await asyncio.gather(
            *(self._open(*one, odds) for one in zip(self.https, shares, strict=True))
        )
        return [table for part in found for table in part]

    async def _open(self, http: Http, count: int, odds: bool) -> list[Table]:
        """So many new tables, one after the other."""
        seats = [SeatWanted("me", "Ada"), SeatWanted("program", "Bo")]
        wanted = msgspec.json.encode(NewTable(game="rocketmen", seats=seats, choices=Choices(odds=odds)))
        opened = []
        for _ in range(count):
            status, body = await http.ask("POST", "/api/tables", wanted)
            assert status == 201, body
            told = msgspec.json.decode(body)
            opened.append(Table(told["id"], (told["seats"][0]["token"], told["seats"][1]["token"])))
        return opened

    async def listen(self, tables: list[Table]) -> None:
        """Two lines for each of these tables."""
        for first in range(0, len(tables), CLIENTS):
            some = tables[first : first + CLIENTS]
            for lines in await asyncio.gather(*(table.listen(self.host) for table in some)):
                self.lines += lines

    def clicks(self, tables: list[Table], *, odds: bool = True) -> list[Click]:
        """Clients that go round these tables, each its share; a game that is over makes room for another."""

        def clicker(number: int) -> Click:
            own, choices, turn, http = tables[number::CLIENTS], Random(number), count(), self.https[number]

            async def click() -> float | None:
                at = next(turn) % len(own)
                if own[at].is_over:
                    (own[at],) = await self._open(http, 1, odds)
                    await self.listen([own[at]])
                return await own[at].click(http, choices)

            return click

        return [clicker(number) for number in range(CLIENTS)]


class Bare:
    """Clients of the bare server."""

    def __init__(self, host: str, process: Process) -> None:
        """Nobody is connected."""
        self.host, self.process = host, process
        self.clicks: list[Click] = []
        self.lines: list[Line] = []
        self._https: list[Http] = []

    async def connect(self) -> None:
        """A connection and a line for each client."""
        for number in range(CLIENTS):
            self.clicks.append(await self._clicker(number))

    async def weigh(self) -> float:
        """What a line weighs here, in kB: all that it is used for is to be open."""
        before = self.process.memory
        for number in range(BARE_LINES):
            path = f"/live/{FIRST_LINE + number}"
            self.lines.append(await _line(self.host, path, "", lambda data: None))
        return (self.process.memory - before) / BARE_LINES

    def close(self) -> None:
        """Hang up."""
        hang_up(self._https, self.lines)

    async def _clicker(self, number: int) -> Click:
        """A client that posts, and waits for the answer and the message."""
        http, came, when = await _connection(self.host), asyncio.Event(), 0.0
        wanted = msgspec.json.encode({"text": "place 12 3 launch"})

        def hear(data: bytes) -> None:
            nonlocal when
            when = perf_counter()
            came.set()

        async def click() -> float:
            came.clear()
            began = perf_counter()
            status, body = await http.ask("POST", f"/rows/{number}", wanted)
            assert status == 200, body
            await came.wait()
            return when - began

        self._https.append(http)
        self.lines.append(await _line(self.host, f"/live/{number}", "", hear))
        return click
