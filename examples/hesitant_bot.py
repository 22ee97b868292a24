"""A sensible player who hesitates: of options that look about equal it takes any (docs/bots.md)."""

from math import exp
from random import Random

from spacerace.bots.sense_bot import SENSES

#: Points by which an option must look better to be taken e times as often.
HESITATION = 0.02


class HesitantBot:
    def __init__(self, game, seed):
        self.random, self.sense = Random(seed), SENSES[game.NAME]

    def choose(self, view, options, clock):
        weights = self.sense.weigh(view, options)
        best = max(weights)
        return self.random.choices(options, [exp((weight - best) / HESITATION) for weight in weights])[0]
