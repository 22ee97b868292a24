"""Never sells prestige."""

from leaning import Leaning


class Keep(Leaning):
    def lean(self, view, option):
        return -100 * option.points if type(option).__name__ == "Sell" else 0
