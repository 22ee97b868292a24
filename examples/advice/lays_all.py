"""1969: `sense`, but it lays all cards for its own rocket."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import Commit


class LaysAll(Narrowed):
    name = "lays_all"

    def narrow(self, view, options):
        if step(view) != "Committing" or view.launcher != view.viewer:
            return options
        return [o for o in options if isinstance(o, Commit)]
