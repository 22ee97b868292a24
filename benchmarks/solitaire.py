"""How hard the AI of the solitaire game is: its mean points by level, with 95 % intervals.

``python -m benchmarks.solitaire [--games 1000]`` runs ``spacerace simulate`` and prints tables in
Markdown, and before them the commands that it ran.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from itertools import product
from math import sqrt
from statistics import mean, stdev
from typing import Any

EDITIONS, LEVELS = ("final", "early"), ("easy", "normal", "hard")
#: How the table calls it, and what is typed for it.
OPPONENTS = {
    "nobody (idle), 16 rounds": ("--bots", "idle", "--round-cap", "16"),
    "random play": ("--bots", "random"),
}


def command(edition: str, level: str, opponent: Sequence[str], games: int) -> list[str]:
    """The command of one cell, after the program's name."""
    table = ["--edition", edition, "--mode", "solo", "--level", level]
    return ["simulate", "rocketmen", *table, *opponent, "--games", str(games), "--seed", "1", "--json"]


def simulated(argv: Sequence[str]) -> dict[str, Any]:
    """What a command found."""
    run = [sys.executable, "-m", "spacerace.cli", *argv]
    done = subprocess.run(run, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def points_of_ai(found: dict[str, Any]) -> str:
    """The mean of the AI's points and its 95 % interval."""
    points = [second for _, second in found["scores"]]
    half = 1.96 * stdev(points) / sqrt(len(points))
    return f"{mean(points):.2f} ± {half:.2f}"


def length(found: dict[str, Any]) -> str:
    """The mean number of rounds, and how many games met the cap."""
    return f"{mean(found['rounds']):.1f} ({found['end_reasons'].get('cap', 0)})"


def print_table(heading: str, rows: Sequence[Sequence[str]]) -> None:
    """A table in Markdown."""
    print(f"\n{heading}\n")
    for row in (["edition", "against", *LEVELS], ["---"] * 5, *rows):
        print("|", " | ".join(row), "|")


def main() -> None:
    """Run all commands and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    points, rounds = [], []
    print("```")
    for edition, (name, opponent) in product(EDITIONS, OPPONENTS.items()):
        commands = [command(edition, level, opponent, games) for level in LEVELS]
        for argv in commands:
            print(" ".join(["spacerace", *argv]), flush=True)
        found = [simulated(argv) for argv in commands]
        points.append([edition, name, *map(points_of_ai, found)])
        rounds.append([edition, name, *map(length, found)])
    print("```")
    print_table("The AI's points, mean and 95 % interval:", points)
    print_table("Rounds on average, and in brackets the games that were stopped by the cap:", rounds)


if __name__ == "__main__":
    main()
