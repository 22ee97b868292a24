"""Chooses among options of about the same weight, by the seed of the bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

#: A source of random numbers from 0 up to 1.
Toss = Callable[[], float]


def best_of(weights: Sequence[float], alike: float, toss: Toss) -> int:
    """The place of the largest weight; of all that are no more than ``alike`` below it, any.

    The seed is asked only where several look alike. Bots with one seed that meet the same ties in the same
    order so break them in the same way, however long they think in between.
    """
    least = max(weights) - alike
    found = [place for place, weight in enumerate(weights) if weight >= least]
    return found[0] if len(found) == 1 else found[int(toss() * len(found))]
