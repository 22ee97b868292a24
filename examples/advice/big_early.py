"""1969: `sense`, but it flies the largest mission it can pay in every year."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Launch


class BigEarly(Narrowed):
    name = "big_early"

    def narrow(self, view, options):
        flights = [o for o in options if isinstance(o, Launch) and o.mission != view.terms.moon]
        top = max((view.terms.missions[o.mission].level for o in flights), default=0)
        return [o for o in flights if view.terms.missions[o.mission].level == top]
