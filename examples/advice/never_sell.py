"""1969: `sense`, but it never sells prestige."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Sell


class NeverSell(Narrowed):
    name = "never_sell"

    def narrow(self, view, options):
        return [o for o in options if isinstance(o, Sell) and o.points == 0]
