"""1969: `sense`, but nobody ever goes into Simulation."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import PlaceIn


class NoSimulation(Narrowed):
    name = "no_simulation"

    def narrow(self, view, options):
        banned = PlaceIn(view.terms.research_ids["simulation"])
        return [o for o in options if o != banned] if step(view) in ("Placing", "Spotting") else options
