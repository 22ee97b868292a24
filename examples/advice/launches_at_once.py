"""Rocketmen: `sense`, but it launches as soon as it may."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import LaunchTo


class LaunchesAtOnce(Narrowed):
    name = "launches_at_once"

    def narrow(self, view, options):
        return [o for o in options if isinstance(o, LaunchTo)]
