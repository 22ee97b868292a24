"""1969: `sense`, but it never hires a spy (docs/balance.md)."""

from spacerace.bots.sense_bot import SenseBot
from spacerace.games.nineteen69.rules.actions import Hire


class NoSpy(SenseBot):
    name = "no_spy"

    def choose(self, view, options, clock):
        return super().choose(view, [option for option in options if option != Hire(view.terms.spy)], clock)
