"""Shares of wins and leads without the luck that the odds tell: control variates.

The luck of a game (:mod:`fortune`) is 0 on average. So to take any multiple of it from a result changes no
mean, and the right multiple makes the result vary less. That multiple is the slope of the results over the
luck. It is found in one half of the deals and used for the other, so that no result has a say in its own
slope; else the mean would be moved a little.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, linear_regression, variance

from msgspec import Struct

from spacerace.lab.statistics import Interval, mean_interval

#: Fewer deals than this in one half tell no slope.
LEAST_DEALS = 10


class Adjusted(Struct, frozen=True):
    """A mean without luck."""

    mean: float
    #: By deal.
    interval: Interval
    #: How many games would tell as much if each had a deal of its own, and its luck in it.
    worth: float


def adjusted(deals: Sequence[Sequence[tuple[float, float]]]) -> Adjusted | None:
    """By deal, results with the luck in them; None if there are too few deals, or no luck."""
    means = [(fmean(result for result, _ in deal), fmean(luck for _, luck in deal)) for deal in deals]
    if len(means) < 2 * LEAST_DEALS:
        return None
    halves = means[0::2], means[1::2]
    slopes = [_slope(half) for half in reversed(halves)]
    if None in slopes:
        return None
    values = [
        result - (slope or 0.0) * luck
        for half, slope in zip(halves, slopes, strict=True)
        for result, luck in half
    ]
    interval, left = mean_interval(values), variance(values)
    if interval is None or left <= 0:
        return None
    plain = variance([result for deal in deals for result, _ in deal])
    return Adjusted(fmean(values), interval, plain * len(values) / left)


def _slope(half: Sequence[tuple[float, float]]) -> float | None:
    """How much a result rises with a point of luck; None if luck was always the same."""
    lucks = [luck for _, luck in half]
    if max(lucks) - min(lucks) <= 0:
        return None
    return linear_regression(lucks, [result for result, _ in half]).slope
