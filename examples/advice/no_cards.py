"""1969: `sense`, but it never has an espionage card."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import DrawCard, Stop, SwapCard


class NoCards(Narrowed):
    name = "no_cards"

    def narrow(self, view, options):
        if step(view) == "FreeCards":
            return [o for o in options if isinstance(o, Stop)]
        return [o for o in options if not isinstance(o, (DrawCard, SwapCard))]
