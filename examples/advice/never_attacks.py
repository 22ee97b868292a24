"""1969: `sense`, but it lays no card against a rival."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import Commit


class NeverAttacks(Narrowed):
    name = "never_attacks"

    def narrow(self, view, options):
        if step(view) != "Committing" or view.launcher == view.viewer:
            return options
        return [o for o in options if not isinstance(o, Commit)]
