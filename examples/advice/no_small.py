"""1969: `sense`, but it flies no mission of one symbol."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Launch


class NoSmall(Narrowed):
    name = "no_small"

    def narrow(self, view, options):
        return [
            o for o in options if not (isinstance(o, Launch) and view.terms.missions[o.mission].level == 1)
        ]
