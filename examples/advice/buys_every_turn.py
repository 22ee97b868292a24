"""Rocketmen: `sense`, but it buys something every turn if it can."""

from narrowed import Narrowed, step

from spacerace.games.rocketmen.rules.actions import BuyCard


class BuysEveryTurn(Narrowed):
    name = "buys_every_turn"

    def narrow(self, view, options):
        if step(view) != "Acting" or view.players[view.viewer].playing_area:
            return options
        return [o for o in options if isinstance(o, BuyCard)]
