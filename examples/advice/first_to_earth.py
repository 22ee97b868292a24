"""Rocketmen: `sense`, but its first mission goes to Earth orbit."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import LaunchTo


class FirstToEarth(Narrowed):
    name = "first_to_earth"

    def narrow(self, view, options):
        me = view.players[view.viewer]
        return (
            options
            if me.missions
            else [o for o in options if not isinstance(o, LaunchTo) or o.destination == "earth"]
        )
