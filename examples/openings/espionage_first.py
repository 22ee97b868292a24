"""1969: `sense`, but whoever is hired first goes into Espionage (docs/balance.md)."""

from spacerace.bots.sense_bot import SenseBot
from spacerace.games.nineteen69.rules.actions import PlaceIn


class EspionageFirst(SenseBot):
    name = "espionage_first"

    def choose(self, view, options, clock):
        espionage = PlaceIn(view.terms.research_ids["espionage"])
        empty = not any(view.players[view.viewer].cubes)
        if empty and espionage in options and type(view.agenda[-1]).__name__ == "Placing":
            return espionage
        return super().choose(view, options, clock)
