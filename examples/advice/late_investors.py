"""1969: `sense`, but Investors waits until 1966, and then gets the first who is hired."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import PlaceIn


class LateInvestors(Narrowed):
    name = "late_investors"

    def narrow(self, view, options):
        wanted = PlaceIn(view.terms.research_ids["investors"])
        if step(view) != "Placing" or wanted not in options:
            return options
        if view.year < 3:
            return [o for o in options if o != wanted]
        return options if view.players[view.viewer].cubes[wanted.research] else [wanted]
