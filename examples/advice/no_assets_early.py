"""Rocketmen: `sense`, but it buys no Asset in the first four rounds."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import BuyCard


class NoAssetsEarly(Narrowed):
    name = "no_assets_early"

    def narrow(self, view, options):
        cards = view.terms.cards
        if view.round > 4:
            return options
        return [
            o for o in options if not isinstance(o, BuyCard) or cards[o.card].deck in ("engine", "threat")
        ]
