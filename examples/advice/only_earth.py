"""Rocketmen: `sense`, but it flies to Earth orbit alone."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import LaunchTo


class OnlyEarth(Narrowed):
    name = "only_earth"

    def narrow(self, view, options):
        return [o for o in options if not isinstance(o, LaunchTo) or o.destination == "earth"]
