"""How many options a decision has: mean, 99th percentile and maximum over random games.

``python -m benchmarks.branching [--games 1000]`` plays random games of 2, 3 and 4 players in turn and
counts, for every decision (two options or more), what a person may click and what a bot is offered.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.chance import Luck
from spacerace.kernel.seats import CHANCE


def count_options(games: int, *, canonical: bool) -> Counter[int]:
    """How often a decision had how many options."""
    list_options = rocketmen.canonical_options if canonical else rocketmen.options
    counts: Counter[int] = Counter()
    for number in range(games):
        players = 2 + number % 3
        options = {"round_cap": 200, "variants": 2 * (number % 2)}
        header = rocketmen.prepare(seats=["a", "b", "c", "d"][:players], seed=number, options=options)
        state, luck, rng = rocketmen.begin(header), Luck(number), Random(number)
        while (seat := rocketmen.to_act(state)) is not None:
            if seat == CHANCE:
                event = rocketmen.chance(state)
                rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
                continue
            found = list_options(state)
            if len(found) > 1:
                counts[len(found)] += 1
            rocketmen.advance(state, rng.choice(found))
    return counts


def percentile(counts: Counter[int], share: float) -> int:
    """The number of options that this share of decisions does not exceed."""
    left = share * counts.total()
    for options in sorted(counts):
        left -= counts[options]
        if left <= 0:
            return options
    return max(counts)


def main() -> None:
    """Count and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    print(f"| options of a decision, {games:,} random games | decisions | mean | 99th percentile | maximum |")
    print("| --- | --- | --- | --- | --- |")
    for label, canonical in (("what a person may click", False), ("canonical, for bots", True)):
        counts = count_options(games, canonical=canonical)
        mean = sum(options * times for options, times in counts.items()) / counts.total()
        print(
            f"| {label} | {counts.total():,} | {mean:.1f} | {percentile(counts, 0.99)} | {max(counts)} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
