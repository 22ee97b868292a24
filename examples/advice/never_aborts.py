"""Rocketmen: `sense`, but it never aborts."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import Abort


class NeverAborts(Narrowed):
    name = "never_aborts"

    def narrow(self, view, options):
        return [o for o in options if not isinstance(o, Abort)]
