"""Always sells the most prestige that it may."""

from leaning import Leaning


class Sell(Leaning):
    def lean(self, view, option):
        return 100 * option.points if type(option).__name__ == "Sell" else 0
