"""The bot `sense` as it was before (frozen.py says when)."""

from random import Random

from frozen import heuristic, module


class SenseBefore:
    def __init__(self, game, seed):
        self.sense, self.toss = heuristic(game), Random(seed).random
        self.best_of = module("bots.alike").best_of

    def choose(self, view, options, clock):
        return options[self.best_of(self.sense.weigh(view, options), self.sense.ALIKE, self.toss)]
