"""1969: `sense`, but nobody ever goes into Robotics."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import PlaceIn


class NoRobotics(Narrowed):
    name = "no_robotics"

    def narrow(self, view, options):
        banned = PlaceIn(view.terms.research_ids["robotics"])
        return [o for o in options if o != banned] if step(view) in ("Placing", "Spotting") else options
