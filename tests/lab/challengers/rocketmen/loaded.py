"""Fills the Pad with all that fits before it launches."""

from leaning import Leaning


class Loaded(Leaning):
    def lean(self, view, option):
        place = type(option).__name__ == "PlaceCard" and option.place == "pad"
        return 2 if place else 0
