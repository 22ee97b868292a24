"""Launches whatever it can, every year."""

from leaning import Leaning


class Rush(Leaning):
    def lean(self, view, option):
        return 100 if type(option).__name__ == "Launch" else 0
