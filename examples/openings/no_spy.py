"""1969: `sense`, but it never hires a spy (docs/balance.md)."""

from spacerace.bots.sense_bot import SENSES
from spacerace.games.nineteen69.actions import Hire


class NoSpy:
    def __init__(self, game, seed):
        self.sense = SENSES[game.NAME]

    def choose(self, view, options, clock):
        options = [option for option in options if option != Hire(view.terms.spy)]
        weights = self.sense.weigh(view, options)
        return options[weights.index(max(weights))]
