"""Steps a second with observation and mask: our batches and environments, beside Catan's environment.

The environments take turns of about a second each in one process, and the ratio is taken within a round.
Seconds are those of the processor. A step is one choice of the seat that learns. In `batch` whoever steps
plays every seat and gets an observation of every choice. In `one seat`, as in Catan's environment, a random
player sits opposite, and its choices are part of the step.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from benchmarks.run import machine, spread
from spacerace.research import Table
from spacerace.research.gym import OneSeat
from spacerace.research.vector import Batch

#: Games side by side in a batch.
COUNT = 8
CATAN = "Catan, catanatron_gym 4.0.0, 2 players"

#: Plays for so many seconds; steps a second.
Player = Callable[[float], float]


def batch(game: str, players: int) -> Player:
    """Steps of a batch. What random choices cost is not counted."""
    games = Batch(Table(game=game, players=players), COUNT, seed=1)
    choose = random.Random(1).choice

    def play(seconds: float) -> float:
        steps, taken = 0, 0.0
        while taken < seconds:
            actions = [choose(play.numbers) for play in games.plays]
            begun = process_time()
            games.step(actions)
            taken += process_time() - begun
            steps += COUNT
        return steps / taken

    return play


def one_seat(game: str) -> Player:
    """Steps of the environment of Gymnasium against a random player."""
    env = OneSeat(Table(game=game, players=2), others="random", seat=0)
    return _steps(env, lambda info: np.flatnonzero(info["action_mask"]))


def catan() -> Player:
    """Steps of Catan's environment of Gymnasium against a random player."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    return _steps(CatanatronEnv(), lambda info: info["valid_actions"])


def _steps(env: Any, valid: Callable[[Any], Any]) -> Player:
    """Steps of any environment of Gymnasium."""
    choices = random.Random(1)
    _, told = env.reset(seed=1)
    now = [told]

    def play(seconds: float) -> float:
        steps, taken = 0, 0.0
        while taken < seconds:
            action = choices.choice(valid(now[0]))
            begun = process_time()
            *_, terminated, truncated, now[0] = env.step(action)
            if terminated or truncated:
                _, now[0] = env.reset()
            taken += process_time() - begun
            steps += 1
        return steps / taken

    return play


def report(rounds: int, turn: float) -> str:
    """The figures as Markdown."""
    players: dict[str, Player] = {
        "1969, 2 players, batch": batch("1969", 2),
        "1969, 5 players, batch": batch("1969", 5),
        "1969, 2 players, one seat": one_seat("1969"),
        "Rocketmen, 2 players, batch": batch("rocketmen", 2),
        "Rocketmen, 4 players, batch": batch("rocketmen", 4),
        "Rocketmen, 2 players, one seat": one_seat("rocketmen"),
        CATAN: catan(),
    }
    for play in players.values():
        play(turn / 2)
    found: dict[str, list[float]] = {name: [] for name in players}
    for number in range(rounds):
        for name in list(players)[:: -1 if number % 2 else 1]:
            found[name].append(players[name](turn))
    lines = [
        f"`python -m benchmarks.environments` on {machine()}: {rounds} rounds of {turn:g} seconds each.",
        "",
        "| with observation and mask | steps a second, median | highest | for one of Catan's, median "
        "| lowest | highest |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, speeds in found.items():
        ratios = [one / other for one, other in zip(speeds, found[CATAN], strict=True)]
        lines.append(f"| {name} | {median(speeds):,.0f} | {max(speeds):,.0f} | {spread(ratios)} |")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.environments", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--rounds", type=int, default=7, help="how often each has its turn")
    parser.add_argument("--turn", type=float, default=1, help="seconds of a turn")
    args = parser.parse_args()
    print(report(args.rounds, args.turn))


if __name__ == "__main__":
    main()
