"""Buys nothing but what gains two points at least."""

from leaning import Leaning


class Thrift(Leaning):
    def lean(self, view, option):
        return -2 if type(option).__name__ == "BuyCard" else 0
