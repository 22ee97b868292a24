"""Learns to play from nothing, by its own games: a linear policy and policy gradients, in numpy alone."""

from __future__ import annotations

import argparse

import numpy as np

from spacerace.research import Table
from spacerace.research.gym import OneSeat
from spacerace.research.vector import Batch


class Policy:
    """Chances of the options: a number for each, linear in what is seen."""

    def __init__(self, columns: int, options: int) -> None:
        self.weights = np.zeros((columns + 1, options), np.float32)
        self.mean, self.square, self.steps = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def chances(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The chances of the options, by row; `seen` ends with a 1."""
        values = np.where(masks > 0, seen @ self.weights, -np.inf)
        exponents = np.exp(values - values.max(axis=1, keepdims=True))
        return exponents / exponents.sum(axis=1, keepdims=True)

    def climb(self, gradient: np.ndarray, rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


def rows(observations: np.ndarray, factors: np.ndarray) -> np.ndarray:
    """What is seen, scaled, with a 1 at the end."""
    scaled = np.clip(observations * factors, -2, 2)
    return np.hstack([scaled, np.ones((len(scaled), 1), np.float32)]).astype(np.float32)


def learn(table: Table, games: int, seed: int, at_once: int = 64, least: int = 8192) -> Policy:
    """Play so many games against itself, and make likelier what was done by whoever won."""
    random = np.random.default_rng(seed)
    batch = Batch(table, at_once, seed=seed, reward="win")
    policy = Policy(len(batch.factors), batch.masks.shape[1])
    open_games: list[list[tuple]] = [[] for _ in range(at_once)]
    done: list[tuple] = []
    played = 0
    while played < games:
        seen, masks, seats = rows(batch.observations, batch.factors), batch.masks.copy(), batch.seats.copy()
        chances = policy.chances(seen, masks)
        actions = (chances.cumsum(axis=1) > random.random((at_once, 1))).argmax(axis=1)
        for game in range(at_once):
            open_games[game].append((seen[game], masks[game], actions[game], seats[game]))
        batch.step(actions)
        for game in np.flatnonzero(batch.over):
            fair = batch.rewards[game].mean()
            done += [(*one[:3], batch.rewards[game][one[3]] - fair) for one in open_games[game]]
            open_games[game] = []
            played += 1
        if len(done) >= least:
            seen, masks, actions, gains = (np.array(part) for part in zip(*done, strict=True))
            wanted = -policy.chances(seen, masks)
            wanted[np.arange(len(actions)), actions] += 1
            policy.climb(seen.T @ (wanted * gains[:, None]) / len(done), rate=0.01)
            done = []
            print(f"{played} games, {policy.steps} steps of learning", flush=True)
    return policy


def measure(policy: Policy, table: Table, deals: int, others: str = "random") -> float:
    """The share of the win against bots, over this many deals; the policy takes its likeliest option."""
    env = OneSeat(table, others=others, cells="plain")
    factors = 1 / np.array([column.scale for column in table.encoding().columns], np.float32)
    won = 0.0
    for deal in range(deals):
        seen, info = env.reset(seed=1_000_000 + deal)
        over = False
        while not over:
            row = rows(seen["observation"][None], factors)
            action = policy.chances(row, info["action_mask"][None]).argmax()
            seen, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        won += reward
    return won / deals


def main() -> None:
    """Learn, then play against random players."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="how many games to learn from")
    parser.add_argument("--deals", type=int, default=200, help="how many games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    table = Table(game=args.game, players=args.players)
    policy = learn(table, args.games, args.seed)
    print(f"won {measure(policy, table, args.deals):.0%} of {args.deals} games against random players")


if __name__ == "__main__":
    main()
