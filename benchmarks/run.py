"""Decisions a second in random play: each game beside Catan, and the price of a copied state.

A machine's speed swings, so no figure is worth much alone. The games take turns of about a second
each in one process, the order changes every round, and the ratio is taken within a round. A decision
is a choice among two or more options, in all games; setting up a game counts as time.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

from msgspec import Struct

from benchmarks import catan
from spacerace.games import GAMES
from spacerace.kernel.chance import Luck
from spacerace.kernel.copying import copy_of
from spacerace.kernel.game import AnyState
from spacerace.kernel.seats import CHANCE
from spacerace.lab.simulate import play_random_game

#: The games with the number of players that sit down, and how people call them.
TABLES = {"rocketmen": 4, "1969": 5}
TITLES = {"rocketmen": "Rocketmen", "1969": "1969"}
PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
CATAN = "catan"
#: Random players may go on for ever where nothing stops them.
ROUND_CAP = 200
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"

#: Plays the game of this seed; its decisions and the seconds it took.
OneGame = Callable[[int], tuple[int, float]]


class Tally(Struct):
    """What was played, and how long it took."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds

    def add(self, other: Tally) -> None:
        """Count the other one in."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds


class Round(Struct, frozen=True):
    """One turn of each game, and the seconds that one copy of a state of each took in between."""

    games: dict[str, Tally]
    catan: Tally
    copy_seconds: dict[str, float]

    def ratio(self, game: str) -> float:
        """A game's speed in units of Catan's."""
        return self.games[game].speed / self.catan.speed

    def copies(self, game: str) -> float:
        """The price of a copy in units of one decision of the game."""
        return self.copy_seconds[game] * self.games[game].speed


def one_game_of(game: str) -> OneGame:
    """A function that sets up and plays one game."""

    def play(seed: int) -> tuple[int, float]:
        begun = perf_counter()
        decisions = play_random_game(game, TABLES[game], seed).decisions
        return decisions, perf_counter() - begun

    return play


def play_for(seconds: float, one_game: OneGame, seeds: count[int]) -> Tally:
    """Play whole games until the time is up."""
    tally = Tally()
    while tally.seconds < seconds:
        decisions, taken = one_game(next(seeds))
        tally.add(Tally(1, decisions, taken))
    return tally


def states_of_a_game(name: str, seed: int, every: int = 10) -> list[AnyState]:
    """States from beginning to end of a random game, for copying."""
    game = GAMES[name]
    options = {"round_cap": ROUND_CAP} if "round_cap" in game.SETTINGS else {}
    seats = [f"seat {n}" for n in range(TABLES[name])]
    state = game.begin(game.prepare(seats=seats, seed=seed, options=options))
    luck, choices = Luck(seed), random.Random(seed)
    states: list[AnyState] = []
    for step in count():
        awaited = game.to_act(state)
        if awaited is None:
            return states
        if step % every == 0:
            states.append(copy_of(state))
        if awaited == CHANCE:
            event = game.chance(state)
            game.advance(state, game.outcome(state, luck.pick(event.key, event.bag)))
        else:
            game.advance(state, choices.choice(game.canonical_options(state)))
    raise AssertionError("a game ends")


def copying(states: list[AnyState], seconds: float) -> float:
    """Copy these states in turn for a while; the seconds of one copy."""
    copies, begun = 0, perf_counter()
    while perf_counter() - begun < seconds:
        for state in states:
            copy_of(state)
        copies += len(states)
    return (perf_counter() - begun) / copies


def measure(seconds: float, turn: float) -> list[Round]:
    """Let the games take turns for about this long, after one game each to warm up."""
    players = {**{game: one_game_of(game) for game in TABLES}, CATAN: catan.play_random_game}
    seeds = {game: count(1) for game in players}
    for game, one_game in players.items():
        play_for(0, one_game, seeds[game])
    states = {game: states_of_a_game(game, seed=1) for game in TABLES}
    rounds: list[Round] = []
    begun = perf_counter()
    while not rounds or perf_counter() - begun < seconds:
        order = list(players)[:: -1 if len(rounds) % 2 else 1]
        played = {game: play_for(turn, players[game], seeds[game]) for game in order}
        copies = {game: copying(states[game], turn / 10) for game in TABLES}
        rounds.append(Round(played, played.pop(CATAN), copies))
    return rounds


def report(rounds: list[Round], command: str) -> str:
    """The figures as Markdown: tables for each game."""
    lines = [f"`{command}` on {machine()}: {len(rounds)} rounds."]
    for game in TABLES:
        lines += ["", *_tables(rounds, game)]
    return "\n".join(lines)


def _tables(rounds: list[Round], game: str) -> list[str]:
    """What was found about one game."""
    ours, other, title = Tally(), Tally(), TITLES[game]
    for one in rounds:
        ours.add(one.games[game])
        other.add(one.catan)
    copy_seconds = median(one.copy_seconds[game] for one in rounds)
    tables = f"random play, {TABLES[game]} players (Catan: 4)"
    return [
        f"| {tables} | games | decisions | seconds | decisions a second |",
        "| --- | ---: | ---: | ---: | ---: |",
        _row(f"{title}, spacerace", ours),
        _row("Catan, catanatron 3.2.1", other),
        "",
        "| within a round | median | lowest | highest |",
        "| --- | ---: | ---: | ---: |",
        f"| decisions of {title} for one of Catan's | {spread([one.ratio(game) for one in rounds])} |",
        f"| one copied state, in decisions of {title} | {spread([one.copies(game) for one in rounds])} |",
        "",
        f"One copied state of {title} takes {copy_seconds * 1e6:.1f} µs (median).",
    ]


def _row(name: str, tally: Tally) -> str:
    """One row of the first table."""
    return f"| {name} | {tally.games:,} | {tally.decisions:,} | {tally.seconds:.1f} | {tally.speed:,.0f} |"


def spread(values: list[float]) -> str:
    """Median, lowest and highest as cells."""
    return f"{median(values):.2f} | {min(values):.2f} | {max(values):.2f}"


def machine() -> str:
    """This machine and this Python, in words."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{_cpu_model()}, {os.cpu_count()} cores, {python}"


def _cpu_model() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    for line in lines:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def put_between(begin: str, end: str, text: str) -> None:
    """Put figures between two marks of the page."""
    page = PAGE.read_text(encoding="utf-8")
    head, found, rest = page.partition(begin)
    _, closed, tail = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{PAGE.name} lacks its marks {begin} and {end}.")
    PAGE.write_text(f"{head}{begin}\n{text}\n{end}{tail}", encoding="utf-8")


def main() -> None:
    """Measure, print, and keep the figures if asked."""
    parser = argparse.ArgumentParser(prog="benchmarks.run", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=40, help="time for all rounds together")
    parser.add_argument("--turn", type=float, default=1, help="time for one game's turn in a round")
    parser.add_argument("--write", action="store_true", help="keep the figures in docs/performance.md")
    args = parser.parse_args()
    command = f"python -m benchmarks.run --seconds {args.seconds:g} --turn {args.turn:g}"
    text = report(measure(args.seconds, args.turn), command)
    print(text)
    if args.write:
        put_between(BEGIN, END, text)


if __name__ == "__main__":
    main()
