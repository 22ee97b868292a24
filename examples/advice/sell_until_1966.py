"""1969: `sense`, but it sells all that is allowed until 1966, and nothing later."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Sell


class SellUntil1966(Narrowed):
    name = "sell_until_1966"

    def narrow(self, view, options):
        sales = [o for o in options if isinstance(o, Sell)]
        if sales and view.year <= 3:
            return [max(sales, key=lambda o: o.points)]
        return [o for o in sales if o.points == 0]
