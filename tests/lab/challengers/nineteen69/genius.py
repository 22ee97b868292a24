"""Hires the best scientists before all others."""

from leaning import Leaning


class Genius(Leaning):
    def lean(self, view, option):
        if type(option).__name__ != "Hire":
            return 0
        return 3 * view.terms.scientists[option.scientist].researchers
