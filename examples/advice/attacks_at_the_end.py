"""1969: `sense`, but it lays cards only against a rocket on its last space."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import Commit


class AttacksAtTheEnd(Narrowed):
    name = "attacks_at_the_end"

    def narrow(self, view, options):
        if step(view) != "Committing" or view.launcher == view.viewer:
            return options
        track = view.terms.missions[view.flight.mission].track
        return (
            options if view.flight.rocket == len(track) else [o for o in options if not isinstance(o, Commit)]
        )
