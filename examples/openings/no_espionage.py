"""1969: `sense`, but nobody goes into Espionage in 1963 and 1964 (docs/balance.md)."""

from spacerace.bots.sense_bot import SenseBot
from spacerace.games.nineteen69.rules.actions import PlaceIn


class NoEspionage(SenseBot):
    name = "no_espionage"

    def choose(self, view, options, clock):
        espionage = PlaceIn(view.terms.research_ids["espionage"])
        if view.year < 2 and type(view.agenda[-1]).__name__ == "Placing":
            options = [option for option in options if option != espionage] or options
        return super().choose(view, options, clock)
