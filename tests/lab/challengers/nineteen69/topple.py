"""Lays its cards against whoever has most prestige, and against nobody else."""

from leaning import Leaning


class Topple(Leaning):
    def lean(self, view, option):
        if type(option).__name__ != "Commit" or view.flight is None or view.launcher == view.viewer:
            return 0
        most = max(player.prestige for player in view.players)
        return 3 if view.players[view.launcher].prestige == most else -100
