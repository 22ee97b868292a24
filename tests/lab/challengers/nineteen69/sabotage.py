"""Lays every card that it has against each rival."""

from leaning import Leaning


class Sabotage(Leaning):
    def lean(self, view, option):
        against = view.flight is not None and view.launcher != view.viewer
        return 100 if against and type(option).__name__ == "Commit" else 0
