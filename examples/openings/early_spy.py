"""1969: `sense`, but the first money of 1964 buys a spy (docs/balance.md)."""

from spacerace.bots.sense_bot import SenseBot
from spacerace.games.nineteen69.rules.actions import Hire


class EarlySpy(SenseBot):
    name = "early_spy"

    def choose(self, view, options, clock):
        spy = Hire(view.terms.spy)
        if view.year == 1 and spy in options and not view.players[view.viewer].has_hired:
            return spy
        return super().choose(view, options, clock)
