"""1969: `sense`, but it hires nobody in 1969."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Hire


class SavesIn1969(Narrowed):
    name = "saves_in_1969"

    def narrow(self, view, options):
        return [o for o in options if not isinstance(o, Hire)] if view.year == 6 else options
