"""Simulations a second of `search`, beside Catan on the same machine, and beside another tree of ours.

A machine's speed swings, so no figure is worth much alone. Every round measures the trees in turns, each in
a process of its own, by the processor's time; ratios are taken within a round. A turn searches the same
positions of the same games, and plays a few random games of Catan.

    python -m benchmarks.thinking
    git worktree add ../before COMMIT; python -m benchmarks.thinking --beside ../before/src
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time

from benchmarks.run import machine, put_between
from spacerace.bots import Budget, bot_named, heuristic_of
from spacerace.bots.search_bot import SearchBot
from spacerace.games import game_named, header_of
from spacerace.kernel.chance import Luck, bot_seed
from spacerace.kernel.game import AnyAction, AnyView
from spacerace.kernel.seats import CHANCE
from spacerace.lab.playing import seat_names

#: By title: the game, its players, and how many decisions apart the positions are.
TABLES = {
    "Rocketmen, 2 players": ("rocketmen", 2, 25),
    "Rocketmen, 4 players": ("rocketmen", 4, 80),
    "1969, 2 players": ("1969", 2, 25),
    "1969, 3 players": ("1969", 3, 45),
    "1969, 5 players": ("1969", 5, 100),
}
CATAN = "Catan"
SEED = 5
SIMULATIONS = 50
CATAN_GAMES = 10
BEGIN, END = "<!-- thinking measured: begin -->", "<!-- thinking measured: end -->"
HERE = Path(__file__).parents[1]


def positions(name: str, players: int, every: int) -> list[tuple[AnyView, list[AnyAction]]]:
    """Decisions of a game of `sense`, from its beginning to its end."""
    game = game_named(name)
    header = header_of(game, seats=seat_names(players), seed=SEED)
    bots = [bot_named("sense", game, bot_seed(SEED, seat)) for seat in range(players)]
    state, luck = game.begin(header), Luck(SEED)
    found = []
    for decision in count():
        while (seat := game.to_act(state)) == CHANCE:
            event = game.chance(state)
            game.advance(state, game.outcome(state, luck.pick(event.key, event.bag)))
        if seat is None:
            break
        options = game.canonical_options(state)
        chosen = options[0]
        if len(options) > 1:
            view = game.view(state, seat)
            if decision % every == 0:
                found.append((view, options))
            chosen = bots[seat].choose(view, options, None)
        game.advance(state, chosen)
    return found


def search_all(name: str, found: list[tuple[AnyView, list[AnyAction]]]) -> float:
    """Search these positions; simulations a second."""
    game, simulations, begun = game_named(name), 0, process_time()
    for number, (view, options) in enumerate(found):
        bot = SearchBot(game, number, Budget(simulations=SIMULATIONS), heuristic_of(game))
        bot.choose(view, options, None)
        simulations += sum(look.visits for look in bot.looks)
    return simulations / (process_time() - begun)


def catan_speed() -> float | None:
    """Decisions a second in random games of Catan; None where it is not installed."""
    try:
        from benchmarks import catan
    except ImportError:
        return None
    begun, decisions = process_time(), 0
    for seed in range(1, CATAN_GAMES + 1):
        decisions += catan.play_random_game(seed)[0]
    return decisions / (process_time() - begun)


def one_turn() -> dict[str, float]:
    """What this tree does, by title."""
    found = {title: search_all(table[0], positions(*table)) for title, table in TABLES.items()}
    catan = catan_speed()
    return found if catan is None else {**found, CATAN: catan}


def turn_of(tree: Path) -> dict[str, float]:
    """The same of another tree, in a process of its own."""
    told = subprocess.run(
        [sys.executable, "-m", "benchmarks.thinking", "--turn"],
        env={**os.environ, "PYTHONPATH": str(tree)},
        cwd=HERE,
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    read: dict[str, float] = json.loads(told)
    return read


def report(rounds: list[tuple[dict[str, float], dict[str, float] | None]], command: str) -> str:
    """The figures as Markdown."""
    beside = rounds[0][1] is not None
    head = ["`search`", "simulations a second", "for 1,000 decisions of Catan"]
    if beside:
        head += ["the other tree", "one of ours for one of its: median", "lowest", "highest"]
    lines = [
        f"`{command}` on {machine()}: {len(rounds)} rounds.",
        "",
        f"| {' | '.join(head)} |",
        f"| --- |{' ---: |' * (len(head) - 1)}",
    ]
    for title in TABLES:
        speed = median(ours[title] for ours, _ in rounds)
        ratios = [1000 * ours[title] / ours[CATAN] for ours, _ in rounds if CATAN in ours]
        cells = [title, f"{speed:,.0f}", f"{median(ratios):.0f}" if ratios else "-"]
        if beside:
            others = [(ours[title], other[title]) for ours, other in rounds if other is not None]
            gains = [one / other for one, other in others]
            cells += [f"{median([other for _, other in others]):,.0f}"]
            cells += [f"{median(gains):.2f}", f"{min(gains):.2f}", f"{max(gains):.2f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and keep the figures if asked."""
    parser = argparse.ArgumentParser(prog="benchmarks.thinking", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="how often every tree has its turn")
    parser.add_argument("--beside", type=Path, help="the folder src of another tree, measured in turns")
    parser.add_argument("--write", action="store_true", help="keep the figures in docs/performance.md")
    parser.add_argument("--turn", action="store_true", help="one turn of this tree, as JSON")
    args = parser.parse_args()
    if args.turn:
        print(json.dumps(one_turn()))
        return
    trees = [HERE / "src"] + ([args.beside.resolve()] if args.beside else [])
    rounds = []
    for number in range(args.rounds):
        told = {tree: turn_of(tree) for tree in (trees if number % 2 else reversed(trees))}
        rounds.append((told[trees[0]], told[trees[1]] if args.beside else None))
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
    beside = " --beside BEFORE" if args.beside else ""
    text = report(rounds, f"python -m benchmarks.thinking --rounds {args.rounds}{beside}")
    print(text)
    if args.write:
        put_between(BEGIN, END, text)


if __name__ == "__main__":
    main()
