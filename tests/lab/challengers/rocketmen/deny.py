"""Buys the dearest card that it can pay, so that nobody else gets it."""

from leaning import Leaning


class Deny(Leaning):
    def lean(self, view, option):
        if type(option).__name__ != "BuyCard":
            return 0
        return view.terms.cards[option.card].cost.money / 10
