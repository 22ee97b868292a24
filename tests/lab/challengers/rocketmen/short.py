"""Flies to the Earth and nowhere else."""

from leaning import Leaning


class Short(Leaning):
    def lean(self, view, option):
        away = type(option).__name__ == "LaunchTo" and option.destination != "earth"
        return -100 if away else 0
