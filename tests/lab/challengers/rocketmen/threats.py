"""Takes every Threat that it can pay."""

from leaning import Leaning


class Threats(Leaning):
    def lean(self, view, option):
        if type(option).__name__ != "BuyCard":
            return 0
        return 100 if view.terms.cards[option.card].deck == "threat" else 0
