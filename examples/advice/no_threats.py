"""Rocketmen: `sense`, but it buys no Threat."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import BuyCard


class NoThreats(Narrowed):
    name = "no_threats"

    def narrow(self, view, options):
        return [
            o for o in options if not (isinstance(o, BuyCard) and view.terms.cards[o.card].deck == "threat")
        ]
