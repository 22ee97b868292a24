"""Rocketmen: `sense`, but it launches nothing in the first six rounds."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import LaunchTo


class BuysSixTurns(Narrowed):
    name = "buys_six_turns"

    def narrow(self, view, options):
        return [o for o in options if not (view.round <= 6 and isinstance(o, LaunchTo))]
