"""1969: `sense`, but it never hires a Famous scientist."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Hire


class NoFamous(Narrowed):
    name = "no_famous"

    def narrow(self, view, options):
        return [
            o
            for o in options
            if not (isinstance(o, Hire) and view.terms.scientists[o.scientist].id == "famous")
        ]
