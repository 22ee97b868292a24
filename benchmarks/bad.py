"""Bad input of every kind, and what it costs: processor, memory, and other people's clicks.

A real server of ours on this machine, SQLite in a folder that is removed afterwards, and clients in this
process. First every kind of bad input once: what it costs in all processes of the server together, and how
much the serving process grows. The bounds are a second of processor and 50 MB. Then a person clicks, in turns
beside nothing, beside bots that search, beside bots alone and beside hints: the p99 beside something is at
most twice that beside nothing.

Ends with 1 if a bound is broken. Takes about five minutes; ``--quick`` two.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import Any

import msgspec
from msgspec import Struct

from spacerace.games import game_named, header_of
from spacerace.kernel.codec import write_match
from spacerace.kernel.match import Match, Undo
from spacerace.server.settings import Limits, Thinking

#: What one bad input may cost: seconds of processor in all processes together, MB of the serving process.
SECONDS, MEGABYTES = 1.0, 50.0
#: How much slower a click may be beside something: the p99 for one of the p99 beside nothing.
RATIO = 2.0
#: Seconds that an answer is waited for, and that the server gets to come to rest.
PATIENCE, REST = 30.0, 30.0
#: Tables beside which a person clicks.
SEARCHING, ALONE, HINTS = 20, 56, 4
MANY = 10**9
#: One address sends everything; the number of its requests and tables is not what is measured.
LIMITS = Limits(requests_a_second=1e9, requests_at_once=MANY, tables_an_hour=MANY)
#: A look counts for three seconds, so that what was looked at is soon at rest again.
THINKING = Thinking(unwatched_seconds=3.0)
ENVIRONMENT = {
    "SPACERACE_LIMITS": msgspec.json.encode(LIMITS).decode(),
    "SPACERACE_THINKING": msgspec.json.encode(THINKING).decode(),
    "SPACERACE_LOG": "json",
}
#: Where the tables are kept.
PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
BEGIN, END = "<!-- bad measured: begin -->", "<!-- bad measured: end -->"
GAME = "rocketmen"
#: How the server is started.
START = "import sys; from spacerace.cli import main; sys.exit(main())"


# --- the server ------------------------------------------------------------------------------------


class Tree:
    """The processes of a server, as the system sees them."""

    def __init__(self, root: int) -> None:
        """The command that was started; the others are found."""
        self._root = root

    def _pids(self) -> list[int]:
        """All processes that live."""
        found, new = [self._root], [self._root]
        while new:
            pid = new.pop()
            with suppress(OSError):
                text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
                children = [int(child) for child in text.split()]
                found += children
                new += children
        return found

    @property
    def seconds(self) -> float:
        """The time of all processes on a processor, those that have ended included."""
        ticks = 0
        for pid in self._pids():
            with suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
                ticks += sum(map(int, fields[11:15]))
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def serving(self) -> int:
        """The process that serves: a child of the command, or the command itself."""
        for pid in self._pids()[1:]:
            with suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    return pid
        return self._root

    def memory(self, name: str) -> float:
        """A figure of the serving process, in MB: VmRSS now, VmHWM at most."""
        text = Path(f"/proc/{self.serving}/status").read_text(encoding="utf-8")
        found = re.search(rf"^{name}:\s+(\d+) kB", text, re.MULTILINE)
        return int(found[1]) / 1000 if found else 0.0

    def forget_peak(self) -> None:
        """The highest figure counts from now on."""
        Path(f"/proc/{self.serving}/clear_refs").write_text("5", encoding="utf-8")


@contextmanager
def serving(folder: Path) -> Iterator[tuple[Server, Tree]]:
    """A server on a new database: where it is, and its processes."""
    log = folder / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-c", START, "serve", "--port", "0", "--database", f"sqlite:///{folder}/bad.db"],
            env={**os.environ, **ENVIRONMENT, "SPACERACE_DATA": str(folder)},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        while not (found := re.search(r"http://([\d.]+):(\d+)", log.read_text(encoding="utf-8"))):
            assert process.poll() is None, log.read_text(encoding="utf-8")
            sleep(0.05)
        yield Server(found[1], int(found[2])), Tree(process.pid)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


class Server:
    """A server that can be asked, politely or not."""

    def __init__(self, host: str, port: int) -> None:
        """Nothing is open."""
        self.host, self.port = host, port
        #: A long game that was brought, and how many moments it has.
        self.long_game, self.long_token, self.long_moments = "none", "", 50

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        return await asyncio.open_connection(self.host, self.port, limit=2**26)

    def head(self, method: str, path: str, length: int | None, *headers: str) -> bytes:
        """The beginning of a request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", *headers]
        if length is not None:
            lines += [f"Content-Length: {length}", "Content-Type: application/json"]
        return "\r\n".join([*lines, "", ""]).encode()

    async def send(self, method: str, path: str, body: bytes = b"", token: str = "") -> tuple[int, bytes]:
        """A request of its own connection: the status and the body; 0 if nothing came in time."""
        writer: asyncio.StreamWriter | None = None
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self.connect()
                bearer = (f"Authorization: Bearer {token}",) if token else ()
                writer.write(self.head(method, path, len(body), "Connection: close", *bearer) + body)
                answer = await reader.read(-1)
        except OSError:
            # A timeout is one of these, too.
            return 0, b""
        finally:
            if writer is not None:
                writer.close()
        head, _, content = answer.partition(b"\r\n\r\n")
        return int(head[9:12] or b"0"), content

    async def post(self, path: str, body: object, token: str = "") -> tuple[int, Any]:
        """A request with JSON, and its answer."""
        status, content = await self.send("POST", path, msgspec.json.encode(body), token)
        return status, msgspec.json.decode(content) if content and status < 300 else None

    async def open(self, *seats: dict[str, str], **more: object) -> Any:
        """A new table."""
        status, told = await self.post("/api/tables", {"game": GAME, "seats": list(seats), **more})
        assert status == 201, status
        return told


ME = {"kind": "me", "name": "Ada"}
PROGRAM = {"kind": "program", "name": "Bo"}


# --- bad input -------------------------------------------------------------------------------------


def entries(size: int) -> str:
    """A pack of so many characters, filled up with copies of a whole card."""
    text = game_named(GAME).LIBRARY.text("rocketmen-final", 1)
    tables = re.split(r"(?m)^(?=\[)", text)
    card = next(table for table in tables if table.startswith("[[asset]]") and "cost = " in table)
    for number in range((size - len(text)) // (len(card) + 8)):
        text += re.sub(r'(?m)^id = "[^"]*"', f'id = "copy-{number}"', card)
    return text


def do_and_undo(lines: int) -> str:
    """A match file of so many lines that does one thing and takes it back, again and again."""
    game = game_named(GAME)
    match = Match(game, header_of(game, seats=["Ann", "Bob"], seed=1))
    match.draw()
    seat = match.awaited
    assert seat is not None
    for option in match.options:
        match.play(seat, option)
        if match.can_undo(seat):
            match.play(seat, Undo())
            text = write_match(match).rstrip("\n")
            both = text.splitlines()[-2:]
            return "\n".join([text, *both * ((lines - text.count("\n")) // 2)]) + "\n"
        match = Match(game, match.header)
        match.draw()
    raise AssertionError("nothing can be taken back")


async def pack(server: Server, text: str) -> int:
    """A table with an own pack."""
    wanted = {"game": GAME, "seats": [ME, PROGRAM], "pack": text}
    return (await server.post("/api/tables", wanted))[0]


async def bring(server: Server, text: str) -> int:
    """Import a match file."""
    return (await server.post("/api/import", {"text": text}))[0]


async def moments(server: Server) -> int:
    """The last moments of a long game."""
    first = max(0, server.long_moments - 50)
    path = f"/api/tables/{server.long_game}/moments?first={first}&count=50&seat=1"
    return (await server.send("GET", path, token=server.long_token))[0]


async def find_long_game(server: Server) -> None:
    """Bring the longest game of do and undo that the server takes; that is no part of what is measured."""
    for lines in (19_990, 9_990, 4_990, 1_990, 990, 490):
        _, told = await server.post("/api/import", {"text": do_and_undo(lines), "seats": [ME, PROGRAM]})
        if told:
            server.long_game, server.long_token = told["id"], told["seats"][1]["token"]
            path = f"/api/tables/{server.long_game}/replay?seat=1"
            _, content = await server.send("GET", path, token=server.long_token)
            server.long_moments = msgspec.json.decode(content)["at"]
            return


async def words(server: Server, what: str) -> int:
    """Something long where a few words are wanted."""
    table = await server.open(ME, {"kind": "open"})
    path = f"/api/tables/{table['id']}"
    if what == "name":
        return (await server.post(f"{path}/join", {"name": "A\u0301" * 200_000}))[0]
    chat = {"text": "\U0001f680" * 200_000}
    return (await server.post(f"{path}/chat", chat, table["seats"][0]["token"]))[0]


async def nested(server: Server, opening: bytes) -> int:
    """JSON within JSON."""
    body = b'{"game":' + opening * (900_000 // len(opening))
    return (await server.send("POST", "/api/tables", body))[0]


async def wide(server: Server, part: bytes, times: int) -> int:
    """A list as long as a body may be, several times at once; what the last was answered."""
    body = b'{"game":"1969","seats":[' + part * (990_000 // len(part)) + b"1]}"
    answers = await asyncio.gather(*(server.send("POST", "/api/tables", body) for _ in range(times)))
    return answers[-1][0]


async def noughts(server: Server) -> int:
    """A body that is no JSON."""
    return (await server.send("POST", "/api/tables", bytes(999_999)))[0]


async def lines(server: Server, frame: bytes, count: int, frames: int) -> None:
    """Live lines that talk; each until it is closed or everything was said."""
    table = await server.open(ME, PROGRAM)
    path = f"/api/tables/{table['id']}/live"
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="

    async def talk() -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            async with asyncio.timeout(PATIENCE / 3):
                reader, writer = await server.connect()
                try:
                    writer.write(server.head("GET", path, None, *upgrade, key))
                    await reader.readuntil(b"\r\n\r\n")
                    for _ in range(frames):
                        writer.write(frame)
                        await writer.drain()
                    await asyncio.sleep(1)
                finally:
                    writer.close()

    await asyncio.gather(*(talk() for _ in range(count)))


def fragment(size: int) -> bytes:
    """A piece of a message that is never finished, masked with noughts."""
    return b"\x01\xff" + size.to_bytes(8, "big") + bytes(4) + b"x" * size


PING = b"\x89\x84" + bytes(4) + b"ping"


async def hold(server: Server, first: bytes, then: bytes, count: int) -> None:
    """Connections that begin and do not end; each says a little more from time to time."""

    async def keep() -> None:
        with suppress(OSError):
            _, writer = await server.connect()
            try:
                writer.write(first)
                for _ in range(6):
                    await asyncio.sleep(0.5)
                    writer.write(then)
                    await writer.drain()
            finally:
                writer.close()

    await asyncio.gather(*(keep() for _ in range(count)))


async def stream(server: Server, begin: bytes, more: bytes, times: int) -> None:
    """A request that goes on and on, until the server hangs up."""
    with suppress(OSError):
        async with asyncio.timeout(PATIENCE):
            reader, writer = await server.connect()
            try:
                kind = "Content-Type: application/json"
                writer.write(
                    server.head("POST", "/api/tables", None, kind, "Transfer-Encoding: chunked") + begin
                )
                for _ in range(times):
                    writer.write(more)
                    await writer.drain()
                await reader.read(-1)
            finally:
                writer.close()


async def quotes(server: Server) -> int:
    """A cookie whose quotes take long to take off, in ten requests."""
    cookie = 'Cookie: spacerace="' + '\\"' * 8_000 + '"'
    answer = b""
    for _ in range(10):
        reader, writer = await server.connect()
        writer.write(server.head("GET", "/api/mine", None, cookie, "Connection: close"))
        answer = await reader.read(-1)
        writer.close()
    return int(answer[9:12] or b"0")


#: One kind of bad input; what it was answered, if it was one request.
Act = Callable[[], Awaitable[int | None]]


def kinds(server: Server) -> dict[str, Act]:
    """Every kind of bad input, by its name."""
    slow_body = server.head("POST", "/api/tables", 900_000) + b'{"game": "' + b"x" * 1_000
    slow_head = f"GET / HTTP/1.1\r\nHost: {server.host}\r\n".encode()
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
    headers = (16_000).to_bytes(3, "big") + b"\x01\x00" + (1).to_bytes(4, "big") + b"\x00" * 16_000
    whole, longest = do_and_undo(19_990), do_and_undo(9_990)
    started = do_and_undo(60).replace("\n\n", '\nstart: {"a": [0]}\n\n', 1)
    return {
        "pack: 20,000 dots in a key": lambda: pack(server, "a." * 20_000 + "a = 1"),
        "pack: 64 kB of short dotted keys": lambda: pack(server, _filled("a.b.c.d.e.f.g.h{} = 1\n")),
        "pack: 400 kB of entries": lambda: pack(server, '[[card]]\nid = "same"\n' * 19_000),
        "pack: 64 kB of entries": lambda: pack(server, _filled('[[asset]]\nid = "{}"\n')),
        "pack: 64 kB of the same entry": lambda: pack(server, '[[asset]]\nid = "a"\n' * 3_300),
        "pack: 2,000 brackets": lambda: pack(server, f"a = {'[' * 2_000}{']' * 2_000}"),
        "pack: 64 kB of cards": lambda: pack(server, entries(63_900)),
        "match file: 20,000 lines of do and undo": lambda: bring(server, whole),
        "match file: 10,000 lines of do and undo": lambda: bring(server, longest),
        "match file: a start of its own": lambda: bring(server, started),
        "match file: 900 kB of nothing": lambda: bring(server, "x\n" * 300_000),
        "replay: the last moments of a long game": lambda: moments(server),
        "name: 600 kB": lambda: words(server, "name"),
        "chat: 800 kB": lambda: words(server, "chat"),
        "JSON: as deep as a body is long": lambda: nested(server, b"["),
        "JSON: objects as deep as a body is long": lambda: nested(server, b'{"seats":'),
        "JSON: 330,000 empty lists": lambda: wide(server, b"[],", 1),
        "JSON: 330,000 empty lists, eight times at once": lambda: wide(server, b"[],", 8),
        "JSON: 330,000 empty objects": lambda: wide(server, b"{},", 1),
        "body: 1 MB of noughts": lambda: noughts(server),
        "body: chunks without end in one line": lambda: stream(server, b"2;", b"x" * 100_000, 1_000),
        "body: a last line without end": lambda: stream(server, b"0\r\nX: ", b"x" * 100_000, 1_000),
        "body: chunks of a byte": lambda: stream(server, b"", b"1\r\n \r\n" * 20_000, 50),
        "cookie: 32 kB of quotes, ten times": lambda: quotes(server),
        "live line: 20 with unfinished messages": lambda: lines(server, fragment(1_000_000), 20, 8),
        "live line: 20,000 pings": lambda: lines(server, PING * 100, 1, 200),
        "connections: 400 silent": lambda: hold(server, b"", b"", 400),
        "connections: 100 with slow headers": lambda: hold(server, slow_head, b"X-Slow: yes\r\n", 100),
        "connections: 50 with slow bodies": lambda: hold(server, slow_body, b"x" * 100, 50),
        "connections: 10 of HTTP/2 with headers": lambda: hold(server, preface, headers * 8, 10),
    }


def _filled(line: str) -> str:
    """As many of these lines, numbered, as a pack may have."""
    text = ""
    for number in range(64_000):
        more = line.format(number)
        if len(text) + len(more) > 63_900:
            break
        text += more
    return text


class Cost(Struct):
    """What a kind of bad input costs."""

    kind: str
    seconds: float
    megabytes: float
    #: How long whoever sent it had to do with it.
    wall: float
    #: Whether the server answered afterwards.
    alive: bool
    #: What it was answered, if it was one request; 0 for nothing.
    status: int | None = None

    @property
    def broken(self) -> bool:
        """Whether it costs too much."""
        return self.seconds > SECONDS or self.megabytes > MEGABYTES or not self.alive


async def at_rest(tree: Tree) -> float:
    """Wait until no process does anything; the time on a processor by then."""
    end, before = perf_counter() + REST, tree.seconds
    while perf_counter() < end:
        await asyncio.sleep(0.4)
        after = tree.seconds
        if after - before < 0.04:
            return after
        before = after
    return before


async def cost_of(kind: str, act: Act, server: Server, tree: Tree) -> Cost:
    """Send one kind of bad input, and see what it cost."""
    before, memory = await at_rest(tree), tree.memory("VmRSS")
    tree.forget_peak()
    began = perf_counter()
    answered: int | None = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(3 * PATIENCE):
            answered = await act()
    wall = perf_counter() - began
    seconds = await at_rest(tree) - before
    status, _ = await server.send("GET", "/health")
    return Cost(kind, seconds, max(0.0, tree.memory("VmHWM") - memory), wall, status == 200, answered)


# --- clicks beside something -----------------------------------------------------------------------


class Clicker:
    """A person who clicks at a table of their own."""

    def __init__(self, server: Server) -> None:
        """No table is open."""
        self._server, self._choices = server, Random(1)
        self._path, self._tokens = "", ["", ""]
        self._state: Any = None

    async def _begin(self) -> None:
        """A new game."""
        told = await self._server.open(ME, PROGRAM)
        self._path = f"/api/tables/{told['id']}"
        self._tokens = [seat["token"] for seat in told["seats"]]
        _, content = await self._server.send("GET", f"{self._path}/state?seat=0", token=self._tokens[0])
        self._state = msgspec.json.decode(content)

    async def click(self) -> float:
        """One click; the seconds until its answer."""
        if self._state is None or self._state["awaited"] is None:
            await self._begin()
        seat = self._state["awaited"]
        if self._state["seat"] != seat:
            path = f"{self._path}/state?seat={seat}&since=1000000"
            _, content = await self._server.send("GET", path, token=self._tokens[seat])
            self._state = msgspec.json.decode(content)
        action = self._choices.choice(self._state["options"])["action"]
        began = perf_counter()
        status, told = await self._server.post(
            f"{self._path}/actions", {"at": self._state["at"], "action": action}, self._tokens[seat]
        )
        took = perf_counter() - began
        assert status == 200, status
        self._state = told
        return took

    async def click_for(self, seconds: float) -> list[float]:
        """Clicks for a while, some thirty a second."""
        end, waits = perf_counter() + seconds, []
        while perf_counter() < end:
            waits.append(await self.click())
            await asyncio.sleep(0.02)
        return waits


class Crowd:
    """Tables of bots that somebody looks at."""

    def __init__(self, server: Server, count: int, bot: str, seats: int) -> None:
        """None is open."""
        self._server, self._count = server, count
        self._seats = [{"kind": "bot", "bot": bot}] * seats
        self._tables: list[str] = []

    async def prepare(self) -> None:
        """Open them."""
        while len(self._tables) < self._count:
            self._tables.append((await self._server.open(*self._seats))["id"])

    async def run(self) -> None:
        """Look at each in turn, until nobody wants it any more."""
        while True:
            for number, table in enumerate(self._tables):
                _, content = await self._server.send("GET", f"/api/tables/{table}")
                if b'"finished"' in content[:200]:
                    self._tables[number] = (await self._server.open(*self._seats))["id"]
                await asyncio.sleep(2.0 / self._count)


class Askers:
    """People who ask for hints all the time."""

    def __init__(self, server: Server, count: int) -> None:
        """Nobody has asked."""
        self._server, self._count = server, count
        #: How long each waited.
        self.waits: list[float] = []

    async def run(self) -> None:
        """All of them ask, until nobody wants it any more."""
        await asyncio.gather(*(self._ask() for _ in range(self._count)))

    async def _ask(self) -> None:
        """One of them; the limit of hints lets some through."""
        told = await self._server.open(ME, PROGRAM)
        path, tokens = f"/api/tables/{told['id']}", [seat["token"] for seat in told["seats"]]
        while True:
            for seat in (0, 1):
                _, content = await self._server.send("GET", f"{path}/state?seat={seat}", token=tokens[seat])
                state = msgspec.json.decode(content)
                if state["options"]:
                    began = perf_counter()
                    wanted = {"at": state["at"], "search": True}
                    status, _ = await self._server.post(f"{path}/hint", wanted, tokens[seat])
                    if status == 200:
                        self.waits.append(perf_counter() - began)
            await asyncio.sleep(0.5)


class Beside(Struct):
    """A person's clicks beside something and beside nothing, in turns, in seconds."""

    what: str
    idle: list[float]
    loaded: list[float]
    #: How long somebody waited for a hint meanwhile.
    hints: list[float]

    @property
    def ratio(self) -> float:
        """The p99 beside something for one of the p99 beside nothing."""
        return share(self.loaded, 0.99) / share(self.idle, 0.99)


def share(waits: list[float], of: float) -> float:
    """The wait that this share of all does not exceed."""
    ordered = sorted(waits)
    return ordered[min(int(len(ordered) * of), len(ordered) - 1)] if ordered else 0.0


async def beside(
    what: str, load: Callable[[], Awaitable[None]], hints: list[float], plan: Plan, server: Server, tree: Tree
) -> Beside:
    """Clicks in turns: beside nothing, and beside this."""
    clicker, found = Clicker(server), Beside(what, [], [], hints)
    for _ in range(plan.rounds):
        await at_rest(tree)
        found.idle += await clicker.click_for(plan.turn)
        task = asyncio.ensure_future(load())
        # It takes a moment until all of it is under way.
        await asyncio.sleep(plan.turn / 2)
        found.loaded += await clicker.click_for(plan.turn)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    return found


# --- all of it -------------------------------------------------------------------------------------


class Plan(Struct, frozen=True):
    """How much is measured."""

    rounds: int
    #: Seconds of clicks at a time.
    turn: float


WHOLE, QUICK = Plan(4, 6.0), Plan(1, 3.0)


class Findings(Struct):
    """All figures."""

    costs: list[Cost]
    beside: list[Beside]

    @property
    def broken(self) -> list[str]:
        """What breaks a bound."""
        costs = [cost.kind for cost in self.costs if cost.broken]
        return costs + [f"clicks beside {one.what}" for one in self.beside if one.ratio > RATIO]


def say(text: str) -> None:
    """A line for whoever waits."""
    print(text, file=sys.stderr, flush=True)


async def measure(plan: Plan, server: Server, tree: Tree, only: str) -> Findings:
    """Everything, with a line about each."""
    findings = Findings([], [])
    await find_long_game(server)
    for kind, act in kinds(server).items():
        if only in kind:
            cost = await cost_of(kind, act, server, tree)
            findings.costs.append(cost)
            say(f"{kind}: {cost.seconds:.2f} s, {cost.megabytes:.0f} MB{' BROKEN' if cost.broken else ''}")
            if not cost.alive:
                return findings
    searching, alone = Crowd(server, SEARCHING, "search:100", 4), Crowd(server, ALONE, "sense", 2)
    asking, among = Askers(server, HINTS), Askers(server, 1)

    for crowd in (searching, alone):
        await crowd.prepare()

    async def search() -> None:
        """Searching bots, and somebody who wants a hint among them."""
        await asyncio.gather(searching.run(), among.run())

    loads = {
        f"{SEARCHING} tables of four searching bots": (search, among.waits),
        f"{ALONE} tables of bots alone": (alone.run, []),
        f"{HINTS} people who ask for hints": (asking.run, asking.waits),
    }
    for what, (load, hints) in loads.items():
        if only in what:
            found = await beside(what, load, hints, plan, server, tree)
            findings.beside.append(found)
            say(f"clicks beside {what}: p99 {found.ratio:.2f} times that beside nothing")
    return findings


def report(findings: Findings) -> str:
    """The figures as Markdown."""
    day = datetime.now(UTC).date().isoformat()
    lines = [
        f"`python -m benchmarks.bad` on {os.cpu_count()} cores, Python {platform.python_version()}, {day}.",
        "",
        f"| bad input | processor, s (at most {SECONDS:g}) | MB (at most {MEGABYTES:g}) | in all, s "
        "| answer |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(
            f"| {cost.kind}{'' if cost.alive else ' (no answer afterwards)'} | {cost.seconds:.2f} "
            f"| {cost.megabytes:.0f} | {cost.wall:.1f} | {'-' if cost.status is None else cost.status} |"
            for cost in findings.costs
        ),
        "",
        "| clicks beside | p50, ms | p99, ms | beside nothing p50 | p99 "
        f"| p99 for one of that (at most {RATIO:g}) | clicks | a hint, s: median | longest |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        *map(_beside_row, findings.beside),
    ]
    return "\n".join(lines)


def _beside_row(one: Beside) -> str:
    """One row of the second table."""
    waits = [share(waits, of) * 1000 for waits in (one.loaded, one.idle) for of in (0.5, 0.99)]
    hints = f"{share(one.hints, 0.5):.1f} | {share(one.hints, 1.0):.1f}" if one.hints else "- | -"
    figures = " | ".join(f"{wait:.1f}" for wait in waits)
    return f"| {one.what} | {figures} | {one.ratio:.2f} | {len(one.loaded)} | {hints} |"


def main() -> None:
    """Measure and print; end with 1 if a bound is broken."""
    parser = argparse.ArgumentParser(prog="benchmarks.bad", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="one round of clicks each, of three seconds")
    parser.add_argument("--only", default="", help="only kinds whose name contains this")
    parser.add_argument("--json", action="store_true", help="the figures as JSON instead of Markdown")
    parser.add_argument("--write", action="store_true", help="keep the tables in docs/performance.md")
    parser.add_argument("--markdown", action="store_true", help="the tables alone, for docs/performance.md")
    asked = parser.parse_args()
    # Whoever ends the benchmark ends the server that it has started.
    signal.signal(signal.SIGTERM, lambda number, frame: signal.raise_signal(signal.SIGINT))
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (server, tree):
        findings = asyncio.run(measure(QUICK if asked.quick else WHOLE, server, tree, asked.only))
    print(msgspec.json.encode(findings).decode() if asked.json else report(findings))
    if asked.write:
        before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        _, after = rest.split(END)
        PAGE.write_text(f"{before}{BEGIN}\n{report(findings)}\n{END}{after}", encoding="utf-8")
    if findings.broken:
        if not (asked.json or asked.markdown):
            print("\nA bound is broken by: " + "; ".join(findings.broken))
        sys.exit(1)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("The benchmark was ended.")
