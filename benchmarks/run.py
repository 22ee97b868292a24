"""Decisions a second in random play: Rocketmen beside Catan, and the price of a copied state.

A machine's speed swings, so no figure is worth much alone. The two games take turns of about a
second each in one process, the order changes every round, and the ratio is taken within a round.
A decision is a choice among two or more options, in both games; setting up a game counts as time.
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

PLAYERS = 4
PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
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
    """One turn of each game, and the seconds that one copy took in between."""

    rocketmen: Tally
    catan: Tally
    copy_seconds: float

    @property
    def ratio(self) -> float:
        """Rocketmen's speed in units of Catan's."""
        return self.rocketmen.speed / self.catan.speed

    @property
    def copies(self) -> float:
        """The price of a copy in units of one decision of Rocketmen."""
        return self.copy_seconds * self.rocketmen.speed


def rocketmen_game(seed: int) -> tuple[int, float]:
    """Set up and play one game of Rocketmen."""
    begun = perf_counter()
    decisions = play_random_game("rocketmen", PLAYERS, seed).decisions
    return decisions, perf_counter() - begun


def play_for(seconds: float, one_game: OneGame, seeds: count[int]) -> Tally:
    """Play whole games until the time is up."""
    tally = Tally()
    while tally.seconds < seconds:
        decisions, taken = one_game(next(seeds))
        tally.add(Tally(1, decisions, taken))
    return tally


def states_of_a_game(seed: int, every: int = 10) -> list[AnyState]:
    """States from beginning to end of a random game of Rocketmen, for copying."""
    game = GAMES["rocketmen"]
    state = game.begin(game.prepare(seats=[f"seat {n}" for n in range(PLAYERS)], seed=seed))
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
    rocketmen_seeds, catan_seeds = count(1), count(1)
    play_for(0, rocketmen_game, rocketmen_seeds)
    play_for(0, catan.play_random_game, catan_seeds)
    states = states_of_a_game(seed=1)
    rounds: list[Round] = []
    begun = perf_counter()
    while not rounds or perf_counter() - begun < seconds:
        if len(rounds) % 2:
            other = play_for(turn, catan.play_random_game, catan_seeds)
            ours = play_for(turn, rocketmen_game, rocketmen_seeds)
        else:
            ours = play_for(turn, rocketmen_game, rocketmen_seeds)
            other = play_for(turn, catan.play_random_game, catan_seeds)
        rounds.append(Round(ours, other, copying(states, turn / 10)))
    return rounds


def report(rounds: list[Round], command: str) -> str:
    """The figures as Markdown."""
    ours, other = Tally(), Tally()
    for one in rounds:
        ours.add(one.rocketmen)
        other.add(one.catan)
    ratios = [one.ratio for one in rounds]
    copies = [one.copies for one in rounds]
    copy_seconds = median(one.copy_seconds for one in rounds)
    return "\n".join(
        [
            f"`{command}` on {machine()}: {len(rounds)} rounds.",
            "",
            "| random play, 4 players | games | decisions | seconds | decisions a second |",
            "| --- | ---: | ---: | ---: | ---: |",
            _row("Rocketmen, spacerace", ours),
            _row("Catan, catanatron 3.2.1", other),
            "",
            "| within a round | median | lowest | highest |",
            "| --- | ---: | ---: | ---: |",
            f"| Rocketmen's decisions for one of Catan's | {_spread(ratios)} |",
            f"| one copied state, in decisions of Rocketmen | {_spread(copies)} |",
            "",
            f"One copied state takes {copy_seconds * 1e6:.1f} µs (median).",
        ]
    )


def _row(name: str, tally: Tally) -> str:
    """One row of the first table."""
    return f"| {name} | {tally.games:,} | {tally.decisions:,} | {tally.seconds:.1f} | {tally.speed:,.0f} |"


def _spread(values: list[float]) -> str:
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


def write(text: str) -> None:
    """Put the figures between the marks of the page."""
    page = PAGE.read_text(encoding="utf-8")
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE.name} lacks its marks {BEGIN} and {END}.")
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}", encoding="utf-8")


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
        write(text)


if __name__ == "__main__":
    main()
