"""A player of `sense` with one idea of its own: a subclass says how much more an option is worth by it."""

from __future__ import annotations

from random import Random

from spacerace.bots import heuristic_of
from spacerace.bots.alike import best_of


class Leaning:
    """Weighs as `sense` does, and leans to something."""

    def __init__(self, game, seed):
        """The heuristic of this game."""
        self.sense, self.toss = heuristic_of(game), Random(seed).random

    def lean(self, view, option):
        """What the idea adds to an option, in points."""
        raise NotImplementedError

    def choose(self, view, options, clock):
        """The best option, the idea counted in."""
        weights = [
            weight + self.lean(view, option)
            for weight, option in zip(self.sense.weigh(view, options), options, strict=True)
        ]
        return options[best_of(weights, self.sense.ALIKE, self.toss)]
