"""1969: `sense`, but nobody ever goes into Ground Control."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import PlaceIn


class NoControl(Narrowed):
    name = "no_control"

    def narrow(self, view, options):
        banned = PlaceIn(view.terms.research_ids["ground-control"])
        return [o for o in options if o != banned] if step(view) in ("Placing", "Spotting") else options
