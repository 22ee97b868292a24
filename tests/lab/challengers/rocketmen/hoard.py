"""Discards and plays nothing for an effect: it keeps its Hand to pay."""

from leaning import Leaning


class Hoard(Leaning):
    def lean(self, view, option):
        return -100 if type(option).__name__ in ("DiscardCard", "PlayEffect") else 0
