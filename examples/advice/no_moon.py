"""1969: `sense`, but it never flies to the Moon."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Launch


class NoMoon(Narrowed):
    name = "no_moon"

    def narrow(self, view, options):
        return [o for o in options if o != Launch(view.terms.moon)]
