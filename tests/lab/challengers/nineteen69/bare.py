"""Never buys or keeps a card if it can help it."""

from leaning import Leaning


class Bare(Leaning):
    def lean(self, view, option):
        return -100 if type(option).__name__ in ("DrawCard", "SwapCard") else 0
