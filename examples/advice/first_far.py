"""Rocketmen: `sense`, but its first mission does not go to Earth orbit."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import LaunchTo


class FirstFar(Narrowed):
    name = "first_far"

    def narrow(self, view, options):
        me = view.players[view.viewer]
        return (
            options
            if me.missions
            else [o for o in options if not isinstance(o, LaunchTo) or o.destination != "earth"]
        )
