"""What the odds beside the options cost: milliseconds for each decision of real games, of both games.

``python -m benchmarks.odds [--games 6] [--cold 40]`` plays games with a random chooser and with one that
launches whenever it can. At every decision the odds of all options are asked for, as a table that shows
them does. Beside them stands what the decision itself costs in the same run: to list the options, to
choose and to advance. A machine's speed swings, so only figures of one run can be compared.

Answers are kept and used again, so games get faster as they go on. The rows "from nothing" ask again for
the dearest of these positions, with everything forgotten before each of them.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from statistics import median
from time import perf_counter

from msgspec import Struct

from benchmarks.run import machine
from spacerace.games import GAMES
from spacerace.games.rocketmen.rules import solver
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import AnyAction, AnyView, Game
from spacerace.kernel.seats import CHANCE

#: Tables by game: players, and what the table chooses.
TABLES: dict[str, list[tuple[int, dict[str, int]]]] = {
    "rocketmen": [(4, {"variants": 2, "round_cap": 60}), (2, {"round_cap": 60})],
    "1969": [(2, {}), (4, {}), (5, {})],
}
#: How keen the launch-happy chooser is on an action, by name; 2 for all others.
KEEN = {
    "LaunchTo": 40.0,
    "BuyCard": 12.0,
    "PlaceCard": 12.0,
    "PlaceCardFree": 12.0,
    "DrawPending": 8.0,
    "UseEffect": 6.0,
    "DrawSuccess": 6.0,
    "Confirm": 6.0,
    "EndTurn": 1.0,
    "Abort": 0.7,
    "Pass": 1.0,
    "DiscardCard": 0.05,
    "DiscardMission": 0.02,
    "StoreCard": 0.3,
    "RefreshCard": 0.3,
    "Launch": 40.0,
    "Hire": 8.0,
    "Reroll": 4.0,
    "Commit": 4.0,
    "Stop": 1.0,
    "Sell": 0.5,
}


class Asked(Struct):
    """One decision: the seconds of its odds and of the decision itself."""

    odds: float
    decision: float
    told: bool
    view: AnyView
    options: Sequence[AnyAction]


def choose(found: Sequence[AnyAction], rng: random.Random, *, keen: bool) -> AnyAction:
    """One of the options, at random or by the weights."""
    if not keen:
        return rng.choice(found)
    return rng.choices(found, [KEEN.get(type(option).__name__, 2.0) for option in found])[0]


def ask_through(game: Game, players: int, options: dict[str, int], seed: int, *, keen: bool) -> list[Asked]:
    """Play a game and ask for the odds at every decision of it."""
    seats = [f"seat {n}" for n in range(players)]
    state = game.begin(game.prepare(seats=seats, seed=seed, options=options))
    rng, luck, asked = random.Random(seed), Luck(seed), []
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            event = game.chance(state)
            game.advance(state, game.outcome(state, luck.pick(event.key, event.bag)))
            continue
        view, listed = game.view(state, seat), game.options(state)
        begun = perf_counter()
        told = game.previews(view, listed)
        odds = perf_counter() - begun
        begun = perf_counter()
        game.advance(state, choose(game.canonical_options(state), rng, keen=keen))
        decision = perf_counter() - begun
        if len(listed) > 1:
            asked.append(Asked(odds, decision, any(told), view, listed))
    return asked


def forget(name: str) -> None:
    """Empty whatever a game keeps between questions."""
    solver.forget()
    folder = GAMES[name].__name__ + "."  # type: ignore[attr-defined]
    for module_name in [one for one in sys.modules if one.startswith(folder)]:
        for kept in vars(sys.modules[module_name]).values():
            if callable(getattr(kept, "cache_clear", None)):
                kept.cache_clear()


def from_nothing(name: str, asked: Sequence[Asked]) -> list[float]:
    """Ask again with nothing kept; the seconds."""
    found = []
    for one in asked:
        forget(name)
        begun = perf_counter()
        GAMES[name].previews(one.view, one.options)
        found.append(perf_counter() - begun)
    return found


def row(label: str, seconds: Sequence[float]) -> str:
    """How many, median, 99th percentile and maximum, in milliseconds."""
    ordered = sorted(seconds)
    late = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    figures = (median(ordered), late, ordered[-1])
    return f"| {label} | {len(ordered):,} | {' | '.join(f'{one * 1e3:.3f}' for one in figures)} |"


def measure(name: str, games: int, cold: int) -> list[str]:
    """The rows of one game."""
    lines = []
    for label, keen in (("random", False), ("launch-happy", True)):
        forget(name)
        asked: list[Asked] = []
        for number in range(games):
            players, options = TABLES[name][number % len(TABLES[name])]
            asked += ask_through(GAMES[name], players, options, number, keen=keen)
        told = [one for one in asked if one.told]
        lines.append(row(f"{name}, {label}: a plain decision", [one.decision for one in asked]))
        lines.append(row(f"{name}, {label}: odds, any decision", [one.odds for one in asked]))
        if told:
            lines.append(row(f"{name}, {label}: odds, where some are told", [one.odds for one in told]))
            dearest = sorted(told, key=lambda one: one.odds, reverse=True)[:cold]
            lines.append(row(f"{name}, {label}: odds, from nothing", from_nothing(name, dearest)))
    return lines


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="benchmarks.odds", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=6, help="games of each kind")
    parser.add_argument("--cold", type=int, default=40, help="positions asked again with nothing kept")
    args = parser.parse_args()
    print(f"`python -m benchmarks.odds --games {args.games} --cold {args.cold}` on {machine()}.\n")
    print("| milliseconds | decisions | median | 99th percentile | maximum |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name in TABLES:
        for line in measure(name, args.games, args.cold):
            print(line, flush=True)


if __name__ == "__main__":
    main()
