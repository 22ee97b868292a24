"""Flies to Mars if it can, and to the Earth only for the end."""

from leaning import Leaning


class Far(Leaning):
    def lean(self, view, option):
        if type(option).__name__ != "LaunchTo":
            return 0
        return {"mars": 5, "moon": 2, "earth": -2}[option.destination]
