"""1969: `sense`, but it sells all that the year allows."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Sell


class AlwaysSell(Narrowed):
    name = "always_sell"

    def narrow(self, view, options):
        sales = [o for o in options if isinstance(o, Sell)]
        return [max(sales, key=lambda o: o.points)] if sales else options
