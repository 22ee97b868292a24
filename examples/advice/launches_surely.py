"""Rocketmen: `sense`, but it launches only with a chance of 80 % or more."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import LaunchTo
from spacerace.games.rocketmen.rules.odds import previews


class LaunchesSurely(Narrowed):
    name = "launches_surely"

    def narrow(self, view, options):
        flights = [o for o in options if isinstance(o, LaunchTo)]
        if not flights:
            return options
        poor = [
            o
            for o, p in zip(flights, previews(view, flights), strict=True)
            if p and p.figures["percent"] < 80
        ]
        return [o for o in options if o not in poor]
