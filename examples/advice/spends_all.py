"""1969: `sense`, but it spends all its money in every year, whatever the launch will cost."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import Stop, SwapCard


class SpendsAll(Narrowed):
    name = "spends_all"

    def narrow(self, view, options):
        if step(view) != "Purchasing":
            return options
        return [o for o in options if not isinstance(o, (Stop, SwapCard))]
