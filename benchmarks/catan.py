"""The yardstick: one game of Catan by catanatron, four random players."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

from catanatron import Color, Game, Player

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class CountingPlayer(Player):
    """Chooses at random and counts the choices among two or more options."""

    decisions = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """Take any of the options; a single option is no decision."""
        options = list(playable_actions)
        if len(options) == 1:
            return options[0]
        self.decisions += 1
        return random.choice(options)


def play_random_game(seed: int) -> tuple[int, float]:
    """Set up and play one game; its decisions and the seconds it took. The seed is 1 or more."""
    players = [CountingPlayer(colour) for colour in COLOURS]
    begun = perf_counter()
    Game(players, seed=seed).play()
    return sum(player.decisions for player in players), perf_counter() - begun
