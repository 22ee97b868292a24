"""1969: `sense`, but it never hires an Inexperienced scientist."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Hire


class NoInexperienced(Narrowed):
    name = "no_inexperienced"

    def narrow(self, view, options):
        return [
            o
            for o in options
            if not (isinstance(o, Hire) and view.terms.scientists[o.scientist].id == "inexperienced")
        ]
