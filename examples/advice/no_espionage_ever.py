"""1969: `sense`, but nobody ever goes into Espionage."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import PlaceIn


class NoEspionageEver(Narrowed):
    name = "no_espionage_ever"

    def narrow(self, view, options):
        banned = PlaceIn(view.terms.research_ids["espionage"])
        return [o for o in options if o != banned] if step(view) in ("Placing", "Spotting") else options
