"""Shares and means with their intervals, from what single games have added."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from spacerace.lab.report.forms import Kind
from spacerace.lab.statistics import Interval, mean_interval, wilson

#: What one game adds to a figure: a sum, and the number of things it was summed over.
Pair = tuple[float, float]


class Figure(Struct, frozen=True, kw_only=True):
    """A figure with its 95 % interval; without data there is neither."""

    kind: Kind
    value: float | None
    low: float | None
    high: float | None
    #: The sum and the number of items; for a share, the hits and the cases.
    total: float
    n: int
    #: The games with at least one such thing.
    games: int


def figure_of(kind: Kind, pairs: Sequence[Pair]) -> Figure:
    """The figure of a share or a mean from what each game adds.

    Things within one game are not independent of each other, so a game counts as a cluster: the interval
    is that of a ratio of two sums over games.
    """
    met = [pair for pair in pairs if pair[1] > 0]
    total, n = sum(part for part, _ in met), sum(whole for _, whole in met)
    if not met:
        return Figure(kind=kind, value=None, low=None, high=None, total=0, n=0, games=0)
    interval = _share_interval(met, total, n) if kind == "share" else _mean_interval(met, total, n)
    return Figure(
        kind=kind,
        value=total / n,
        low=interval.low if interval else None,
        high=interval.high if interval else None,
        total=total,
        n=round(n),
        games=len(met),
    )


def _share_interval(pairs: Sequence[Pair], total: float, n: float) -> Interval:
    """Wilson's interval, for as many independent things as the games are worth."""
    share, games = total / n, len(pairs)
    worth = n
    if n > games:
        naive = n * share * (1 - share)
        spread = sum((part - share * whole) ** 2 for part, whole in pairs) * games / max(games - 1, 1)
        if naive <= 0 or games == 1:
            # All alike: nothing tells how much one game's things differ, so a game counts once.
            worth = games
        elif spread > naive:
            worth = n * naive / spread
    trials = max(round(worth), 1)
    return wilson(share * trials, trials)


def _mean_interval(pairs: Sequence[Pair], total: float, n: float) -> Interval | None:
    """The interval of a mean; a game that holds more of the things moves it more."""
    mean, weight = total / n, n / len(pairs)
    return mean_interval([mean + (part - mean * whole) / weight for part, whole in pairs])
