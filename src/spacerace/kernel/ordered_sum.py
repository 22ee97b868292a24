"""Sums of floats that are the same on every version of Python. A bot that compares nearly equal options
depends on the last bit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add
from typing import TypeVar

Number = TypeVar("Number", int, float)


def ordered_sum(numbers: Iterable[Number]) -> Number:
    """The numbers added from left to right, each sum rounded; ``sum`` does that only before Python 3.12."""
    return reduce(add, numbers, 0)
