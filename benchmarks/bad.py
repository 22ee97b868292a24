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
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.bad_inputs import Act, find_long_game, kinds
from benchmarks.bad_server import ME, PATIENCE, PROGRAM, REST, Server, Tree, serving

#: What one bad input may cost: seconds of processor in all processes together, MB of the serving process.
SECONDS, MEGABYTES = 1.0, 50.0
#: How much slower a click may be beside something: the p99 for one of the p99 beside nothing.
RATIO = 2.0
#: Tables beside which a person clicks.
SEARCHING, ALONE, HINTS = 20, 56, 4
#: Where the tables are kept.
PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
BEGIN, END = "<!-- bad measured: begin -->", "<!-- bad measured: end -->"


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
