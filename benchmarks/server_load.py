"""The server under load: clicks a second, how soon others see them, memory; beside a bare server.

A client of ours, in this process, opens tables of Rocketmen with two seats and plays them at random over
real sockets of this machine. Each client clicks, waits for the answer and for the news on its own line,
and goes on to the next of its tables; where the turn passes, it waits for the news on the other seat's
line too: that is the time from click to news. Beside it, in turns of about a second, the same number of
clients post to ``bare_server``. A machine's speed swings, so rates are compared within a round.

Numbers of tables, clients and turns are fixed, and so is the time of a turn: the whole takes about four
minutes, ``--quick`` one. Whatever hangs is given up after ``GUARD``.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time, sleep
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks import bare_server
from benchmarks.load_clients import CLIENTS, Bare, Click, Ours, Process, Table, read_told
from benchmarks.run import PAGE, TITLES, machine, spread
from spacerace.games import game_named, header_of
from spacerace.kernel.seats import Seat, all_seats
from spacerace.server import run, store
from spacerace.server.database import Database, now
from spacerace.server.keys import hash_of, new_table_id
from spacerace.server.models import NewTable, SeatWanted
from spacerace.server.play import begin
from spacerace.server.settings import Limits, Thinking
from spacerace.server.table_record import Record, SeatRow
from tests.server.postgres import Cluster, find_binaries

#: The longest that one database may take, in seconds.
GUARD = 900
MANY = 10**9
#: One address plays them all; the limits are not what is measured.
LIMITS = Limits(
    requests_a_second=1e9, requests_at_once=MANY, tables_an_hour=MANY, sockets_an_address=MANY, sockets=MANY
)
ENVIRONMENT = {
    "SPACERACE_LIMITS": msgspec.json.encode(LIMITS).decode(),
    "SPACERACE_THINKING": msgspec.json.encode(Thinking(workers=1)).decode(),
    "SPACERACE_LOG": "json",
}
#: Whoever holds this token has a seat at every finished game.
READER = "a-token-of-the-benchmark-that-reads"
BEGIN, END = "<!-- server measured: begin -->", "<!-- server measured: end -->"


# --- measuring -------------------------------------------------------------------------------------


class Turn(Struct):
    """What the clients of one server did in a while."""

    clicks: int = 0
    seconds: float = 0.0
    #: From click to news, in seconds.
    waits: list[float] = []
    #: Time on a processor: the server's and the client's.
    server: float = 0.0
    client: float = 0.0

    @property
    def rate(self) -> float:
        """Clicks a second."""
        return self.clicks / self.seconds

    def add(self, other: Turn) -> None:
        """Count the other one in."""
        self.clicks += other.clicks
        self.seconds += other.seconds
        self.waits = self.waits + other.waits
        self.server += other.server
        self.client += other.client

    def wait(self, share: float) -> float:
        """The wait that this share of all does not exceed, in milliseconds."""
        waits = sorted(self.waits)
        return waits[min(int(len(waits) * share), len(waits) - 1)] * 1000


async def play_for(seconds: float, clicks: list[Click], process: Process) -> Turn:
    """Let all clients click for a while."""
    turn = Turn()
    began, client, server = perf_counter(), process_time(), process.seconds
    end = began + seconds

    async def work(click: Click) -> None:
        while perf_counter() < end:
            wait = await click()
            turn.clicks += 1
            if wait is not None:
                turn.waits.append(wait)

    await asyncio.gather(*map(work, clicks))
    turn.seconds = perf_counter() - began
    turn.client, turn.server = process_time() - client, process.seconds - server
    return turn


class Cell(Struct):
    """One row of the report: some tables on one database."""

    database: str
    what: str
    ours: Turn
    bare: Turn
    ratios: list[float]


async def measure_cell(
    database: str, what: str, clicks: list[Click], ours: Ours, bare: Bare, plan: Plan, step: Step
) -> Cell:
    """Both servers in turns; the first moment of each does not count."""
    sides = {"ours": (clicks, ours.process), "bare": (bare.clicks, bare.process)}
    for side in sides.values():
        await play_for(plan.turn / 4, *side)
    cell = Cell(database, what, Turn(), Turn(), [])
    for number in range(plan.rounds):
        order = ("ours", "bare") if number % 2 else ("bare", "ours")
        played = {side: await play_for(plan.turn, *sides[side]) for side in order}
        cell.ours.add(played["ours"])
        cell.bare.add(played["bare"])
        cell.ratios.append(played["ours"].rate / played["bare"].rate)
        step(f"{what} tables")
    return cell


class Memory(Struct):
    """What tables and lines weigh, in kB, and what they cost while nobody does anything."""

    database: str
    server: float
    tables: int
    a_table: float
    a_line: float
    a_bare_line: float
    idle_seconds: float
    idle_share: float


class Loading(Struct):
    """Finished games read back by a server that has just started."""

    database: str
    game: str
    entries: int
    #: Milliseconds to the answer, for each of the tables.
    times: list[float]


class Plan(Struct, frozen=True):
    """How much is measured."""

    sizes: tuple[int, ...]
    rounds: int
    turn: float
    idle: float
    finished: int
    odds_off: bool

    @property
    def steps(self) -> int:
        """How many steps the bar has for one database."""
        return 1 + len(self.sizes) * (2 + self.rounds) + (1 + self.rounds) * self.odds_off


WHOLE = Plan((10, 100, 1000), 6, 1.2, 10.0, 8, odds_off=True)
QUICK = Plan((10, 100), 4, 1.0, 0.0, 5, odds_off=False)
#: Told what is under way whenever something is done.
Step = Callable[[str], None]


class Findings(Struct):
    """All that was measured."""

    cells: list[Cell] = []
    memory: list[Memory] = []
    loading: list[Loading] = []


async def measure(name: str, ours: Ours, bare: Bare, plan: Plan, findings: Findings, step: Step) -> None:
    """Grow the number of tables step by step; play at each size."""
    await ours.connect()
    await bare.connect()
    await measure_loading(name, ours, findings)
    step("finished games")
    tables: list[Table] = []
    for size in plan.sizes:
        weights = [ours.process.memory]
        new = await ours.open(size - len(tables))
        weights.append(ours.process.memory)
        step(f"{size:,} tables opened")
        await ours.listen(new)
        weights.append(ours.process.memory)
        step(f"{size:,} tables")
        tables += new
        clicks = ours.clicks(tables)
        findings.cells.append(await measure_cell(name, f"{size:,}", clicks, ours, bare, plan, step))
        if size == plan.sizes[-1]:
            findings.memory.append(await weigh(name, ours, bare, len(new), weights, plan.idle))
    if plan.odds_off:
        quiet = await ours.open(100, odds=False)
        await ours.listen(quiet)
        step("100 tables opened")
        clicks, what = ours.clicks(quiet, odds=False), "100 without odds"
        findings.cells.append(await measure_cell(name, what, clicks, ours, bare, plan, step))


async def weigh(
    name: str, ours: Ours, bare: Bare, tables: int, weights: list[float], seconds: float
) -> Memory:
    """What so many tables and their lines have added, and what they cost when nobody does anything."""
    began = ours.process.seconds
    await asyncio.sleep(seconds)
    share = (ours.process.seconds - began) / seconds if seconds else 0.0
    at_first, with_tables, with_lines = weights
    a_table, a_line = (with_tables - at_first) / tables, (with_lines - with_tables) / (2 * tables)
    return Memory(name, at_first, tables, a_table, a_line, await bare.weigh(), seconds, share)


# --- finished games --------------------------------------------------------------------------------


def finished_game(name: str, seats: int, options: dict[str, Any], seed: int) -> Record:
    """A game that was played to its end at random, as a table that is not in the database yet."""
    game, choices = game_named(name), Random(seed)
    names = [f"seat {number + 1}" for number in range(seats)]
    header = header_of(game, seats=names, seed=seed, edition=None, mode=None, options=options, pack_text="")
    play = begin(game, header)
    play.draw()
    while play.awaited is not None:
        play.act(play.awaited, choices.choice(game.canonical_options(play.match.state)))
    return Record(
        id=new_table_id(),
        status="finished",
        game=game,
        private=False,
        wanted=NewTable(game=name, seats=[SeatWanted()] * seats),
        created=now(),
        seats=[SeatRow(seat, "person", names[seat]) for seat in all_seats(seats)],
        grants={hash_of(READER): {Seat(0)}},
        header=header,
        play=play,
        result=game.result(play.match.state),
    )


def finished_games(count: int) -> list[Record]:
    """Games of both kinds with 400 entries or a few more."""
    found = []
    for name, seats, options in (("rocketmen", 2, {"round_cap": 16}), ("1969", 4, {})):
        seed, left = 0, count
        while left:
            seed += 1
            record = finished_game(name, seats, options, seed)
            if record.play is not None and 400 <= record.play.length < 440:
                found.append(record)
                left -= 1
    return found


async def store_games(url: str, records: list[Record]) -> None:
    """Write games into a new database."""
    database = Database(url)
    await database.prepare()
    for record in records:
        assert record.header is not None and record.play is not None
        async with database.write() as connection:
            await store.add_table(connection, record, now=now())
            await store.save_header(connection, record, record.header, None)
            await store.add_entries(connection, record, 0, record.play.rows, now=now())
            await store.save_table(connection, record, now=now())
    await database.close()


#: The games that the server under test finds in its database.
_finished: list[Record] = []


async def measure_loading(name: str, ours: Ours, findings: Findings) -> None:
    """Ask for how each finished game stands; the server has seen none of them yet."""
    for game in ("rocketmen", "1969"):
        records = [record for record in _finished if game == record.game.NAME]
        times, lengths = [], []
        for record in records:
            assert record.play is not None
            began = perf_counter()
            status, body = await ours.https[0].ask("GET", f"/api/tables/{record.id}/state", token=READER)
            times.append((perf_counter() - began) * 1000)
            assert status == 200 and read_told.decode(body).at == record.play.at(Seat(0)), body[:300]
            lengths.append(record.play.length)
        findings.loading.append(Loading(name, game, int(median(lengths)), times))


# --- the report ------------------------------------------------------------------------------------


def report(findings: Findings, command: str, load: str) -> str:
    """The figures as Markdown."""
    day = datetime.now(UTC).date().isoformat()
    lines = [
        f"`{command}` on {machine()}, {day}; {CLIENTS} clients click at once. {load}",
        "",
        "| database | tables | clicks a second | bare | ours for one of the bare: median | lowest | highest "
        "| click to news p50, ms | p99 | bare p50 | p99 |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        *map(_cell_row, findings.cells),
        "",
        "| processor time, in cores | our server | its client | bare server | its client |",
        "| --- | ---: | ---: | ---: | ---: |",
        *map(_share_row, findings.cells),
        "",
        "| database | a finished game of | entries | the first one, ms | others | median, ms | slowest |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
        *(
            f"| {one.database} | {TITLES[one.game]} | {one.entries} | {one.times[0]:.0f} "
            f"| {len(one.times) - 1} | {median(one.times[1:]):.0f} | {max(one.times[1:]):.0f} |"
            for one in findings.loading
        ),
        "",
        "| database | server at first, MB | new tables | a table, kB | a line, kB | a bare line, kB "
        "| idle, cores |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(
            f"| {one.database} | {one.server / 1000:.0f} | {one.tables} | {one.a_table:.0f} "
            f"| {one.a_line:.0f} | {one.a_bare_line:.0f} "
            f"| {f'{one.idle_share:.3f}' if one.idle_seconds else '-'} |"
            for one in findings.memory
        ),
    ]
    return "\n".join(lines)


def _cell_row(cell: Cell) -> str:
    """One row of the first table."""
    ours, bare = cell.ours, cell.bare
    return (
        f"| {cell.database} | {cell.what} | {ours.rate:,.0f} | {bare.rate:,.0f} | {spread(cell.ratios)} "
        f"| {ours.wait(0.5):.1f} | {ours.wait(0.99):.1f} | {bare.wait(0.5):.1f} | {bare.wait(0.99):.1f} |"
    )


def _share_row(cell: Cell) -> str:
    """Who was busy."""
    shares = [
        f"{spent / turn.seconds:.2f}"
        for turn in (cell.ours, cell.bare)
        for spent in (turn.server, turn.client)
    ]
    return f"| {cell.database}, {cell.what} tables | {' | '.join(shares)} |"


# --- databases and servers -------------------------------------------------------------------------


@contextmanager
def databases(folder: Path, *, postgres: bool) -> Iterator[list[tuple[str, str, str]]]:
    """Name and addresses of each kind of database: one for ours, one for the bare server."""
    found = [("SQLite", *(f"sqlite+aiosqlite:///{folder / one}.db" for one in ("ours", "bare")))]
    binaries = find_binaries() if postgres else None
    if binaries is None:
        if postgres:
            print("PostgreSQL is not installed: SQLite alone is measured.")
        yield [(name, ours, bare) for name, ours, bare in found]
        return
    cluster = Cluster(binaries)
    try:
        urls = [cluster.url(cluster.create_database()) for _ in range(2)]
        ours, bare = (url.replace("postgresql:", "postgresql+asyncpg:", 1) for url in urls)
        both = [(name, one, other) for name, one, other in found]
        yield [*both, ("PostgreSQL", ours, bare)]
    finally:
        cluster.stop()


@contextmanager
def serving(url: str, folder: Path, app: str) -> Iterator[tuple[str, Process]]:
    """A server on this database: where it can be reached, and its process. It logs into a file."""
    code = "import sys; from spacerace.server import run; from spacerace.cli import main\n"
    code += f"run.APP = {app!r}\nsys.exit(main())"
    log = folder / f"{app.partition(':')[0]}-{urlsplit(url).scheme}.log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            [sys.executable, "-c", code, "serve", "--port", "0", "--database", url],
            env={**os.environ, **ENVIRONMENT, "SPACERACE_DATA": str(folder)},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        while not (found := re.search(r"http://(\S+)", log.read_text(encoding="utf-8"))):
            assert server.poll() is None, log.read_text(encoding="utf-8")
            sleep(0.05)
        yield found[1], Process(server.pid)
    finally:
        server.terminate()
        server.wait()


async def on_database(plan: Plan, name: str, urls: tuple[str, str], folder: Path, step: Step) -> Findings:
    """Everything on one database."""
    findings = Findings()
    await store_games(urls[0], _finished)
    with serving(urls[0], folder, run.APP) as ours, serving(urls[1], folder, bare_server.APP) as bare:
        clients = Ours(*ours), Bare(*bare)
        async with asyncio.timeout(GUARD):
            await measure(name, *clients, plan, findings, step)
        for side in clients:
            side.close()
        # What was hung up has to leave this process before the servers are asked to stop.
        await asyncio.sleep(0.2)
    return findings


def measure_all(plan: Plan, *, postgres: bool, folder: Path, progress: Progress) -> Findings:
    """Everything on every database."""
    findings = Findings()
    with databases(folder, postgres=postgres) as found:
        bar = progress.add_task("", total=plan.steps * len(found))
        for name, *urls in found:

            def step(what: str, name: str = name) -> None:
                progress.update(bar, advance=1, description=f"{name}, {what}")

            part = asyncio.run(on_database(plan, name, (urls[0], urls[1]), folder, step))
            findings.cells += part.cells
            findings.memory += part.memory
            findings.loading += part.loading
    return findings


def main() -> None:
    """Measure, print, and with ``--write`` keep the figures."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.server_load", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--quick", action="store_true", help="SQLite alone, up to 100 tables, a minute")
    parser.add_argument("--write", action="store_true", help="keep the figures in docs/performance.md")
    asked = parser.parse_args()
    # Whoever ends the benchmark ends the servers that it has started.
    signal.signal(signal.SIGTERM, lambda number, frame: signal.raise_signal(signal.SIGINT))
    plan, before = QUICK if asked.quick else WHOLE, os.getloadavg()[0]
    _finished.extend(finished_games(plan.finished))
    bar = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(*bar, console=Console(stderr=True), transient=True) as progress,
    ):
        findings = measure_all(plan, postgres=not asked.quick, folder=Path(folder), progress=progress)
    load = f"Load of the machine: {before:.1f} before, {os.getloadavg()[0]:.1f} at the end."
    text = report(findings, f"python -m benchmarks.server_load{' --quick' if asked.quick else ''}", load)
    print(text)
    if asked.write:
        page = PAGE.read_text(encoding="utf-8")
        before_it, rest = page.split(BEGIN)
        _, after_it = rest.split(END)
        PAGE.write_text(f"{before_it}{BEGIN}\n{text}\n{END}{after_it}", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("The benchmark was ended.")
