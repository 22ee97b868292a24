"""1969: `sense`, but it leaves free cards where they are."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import Stop


class NoFreeCards(Narrowed):
    name = "no_free_cards"

    def narrow(self, view, options):
        return [o for o in options if isinstance(o, Stop)] if step(view) == "FreeCards" else options
