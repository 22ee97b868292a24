"""Launches as soon as it may."""

from leaning import Leaning


class Rush(Leaning):
    def lean(self, view, option):
        return 100 if type(option).__name__ == "LaunchTo" else 0
