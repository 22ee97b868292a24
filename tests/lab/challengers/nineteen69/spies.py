"""Hires a spy whenever it can."""

from leaning import Leaning


class Spies(Leaning):
    def lean(self, view, option):
        spy = type(option).__name__ == "Hire" and option.scientist == view.terms.spy
        return 100 if spy else 0
