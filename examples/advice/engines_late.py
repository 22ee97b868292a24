"""Rocketmen: `sense`, but it buys no Engine in the first four rounds."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import BuyCard


class EnginesLate(Narrowed):
    name = "engines_late"

    def narrow(self, view, options):
        return [
            o
            for o in options
            if not (view.round <= 4 and isinstance(o, BuyCard) and view.terms.cards[o.card].deck == "engine")
        ]
