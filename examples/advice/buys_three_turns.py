"""Rocketmen: `sense`, but it launches nothing in the first three rounds."""

from narrowed import Narrowed

from spacerace.games.rocketmen.rules.actions import LaunchTo


class BuysThreeTurns(Narrowed):
    name = "buys_three_turns"

    def narrow(self, view, options):
        return [o for o in options if not (view.round <= 3 and isinstance(o, LaunchTo))]
