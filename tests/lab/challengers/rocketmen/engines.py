"""Buys Engines before anything else."""

from leaning import Leaning


class Engines(Leaning):
    def lean(self, view, option):
        if type(option).__name__ != "BuyCard":
            return 0
        return 3 if view.terms.cards[option.card].deck == "engine" else 0
