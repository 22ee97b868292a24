"""1969: `sense`, but it launches nothing in 1963."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Launch


class SkipFirstYear(Narrowed):
    name = "skip_first_year"

    def narrow(self, view, options):
        return [o for o in options if not isinstance(o, Launch)] if view.year == 0 else options
