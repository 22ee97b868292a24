"""Shares, means and quartiles, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import NamedTuple

#: 95 % of a normal distribution lie within this many standard deviations of its mean.
Z = 1.959963984540054
#: Student's t where the series below is too coarse: for one and two degrees of freedom.
_FEW = {1: 12.706204736, 2: 4.302652730}


class Interval(NamedTuple):
    """From low to high."""

    low: float
    high: float

    @property
    def width(self) -> float:
        """The width."""
        return self.high - self.low

    def joined(self, other: Interval | None) -> Interval:
        """The interval that holds both."""
        return self if other is None else Interval(min(self.low, other.low), max(self.high, other.high))

    def within(self, low: float, high: float) -> Interval:
        """The part of it between two bounds: a share cannot be less than 0."""
        return Interval(min(max(self.low, low), high), max(min(self.high, high), low))


class Quartiles(NamedTuple):
    """Lowest, a quarter, half, three quarters, highest."""

    lowest: float
    lower: float
    median: float
    upper: float
    highest: float


def wilson(wins: float, trials: int) -> Interval:
    """The Wilson interval of a share; good for few trials, and for shares near 0 and 1.

    A shared win may count as a part of one. It takes the trials for independent.
    """
    if trials < 1:
        return Interval(0.0, 1.0)
    share, spread = wins / trials, Z * Z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return Interval(middle - half, middle + half).within(0.0, 1.0)


def student(freedom: int) -> float:
    """Student's t for 95 % and this number of degrees of freedom, exact to about 0.01."""
    if freedom in _FEW:
        return _FEW[freedom]
    cube, fifth, seventh = Z**3, Z**5, Z**7
    return (
        Z
        + (cube + Z) / (4 * freedom)
        + (5 * fifth + 16 * cube + 3 * Z) / (96 * freedom**2)
        + (3 * seventh + 19 * fifth + 17 * cube - 15 * Z) / (384 * freedom**3)
    )


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The interval of a mean of independent values; None for a single one, which tells no spread."""
    if len(values) < 2:
        return None
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(fmean(values) - half, fmean(values) + half)


def quartiles(values: Sequence[float]) -> Quartiles:
    """The quartiles of values. There must be at least one value."""
    if len(values) == 1:
        return Quartiles(*[float(values[0])] * 5)
    lower, median, upper = quantiles(values, n=4, method="inclusive")
    return Quartiles(float(min(values)), lower, median, upper, float(max(values)))
