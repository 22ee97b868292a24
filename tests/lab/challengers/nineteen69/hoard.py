"""Buys cards before anything else."""

from leaning import Leaning


class Hoard(Leaning):
    def lean(self, view, option):
        return 100 if type(option).__name__ in ("DrawCard", "SwapCard") else 0
