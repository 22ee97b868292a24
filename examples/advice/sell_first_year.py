"""1969: `sense`, but it sells all that is allowed in 1963, and nothing later."""

from narrowed import Narrowed

from spacerace.games.nineteen69.rules.actions import Sell


class SellFirstYear(Narrowed):
    name = "sell_first_year"

    def narrow(self, view, options):
        sales = [o for o in options if isinstance(o, Sell)]
        if sales and view.year == 0:
            return [max(sales, key=lambda o: o.points)]
        return [o for o in sales if o.points == 0]
