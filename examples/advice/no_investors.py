"""1969: `sense`, but nobody ever goes into Investors."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import PlaceIn


class NoInvestors(Narrowed):
    name = "no_investors"

    def narrow(self, view, options):
        banned = PlaceIn(view.terms.research_ids["investors"])
        return [o for o in options if o != banned] if step(view) in ("Placing", "Spotting") else options
