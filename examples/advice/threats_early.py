"""Rocketmen: `sense`, but it buys Threats whenever it can in the first eight rounds."""

from narrowed import Narrowed, step

from spacerace.games.rocketmen.rules.actions import BuyCard


class ThreatsEarly(Narrowed):
    name = "threats_early"

    def narrow(self, view, options):
        threats = [o for o in options if isinstance(o, BuyCard) and view.terms.cards[o.card].deck == "threat"]
        return threats if step(view) == "Acting" and view.round <= 8 else options
