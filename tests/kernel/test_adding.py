"""Sums that are the same on every Python."""

from __future__ import annotations

from spacerace.kernel.adding import added


def test_each_sum_is_rounded() -> None:
    """From left to right; newer Pythons' ``sum`` would give 1.0 and 2.0."""
    assert added([0.1] * 10) == 0.9999999999999999
    assert added([1.0, 1e100, 1.0, -1e100]) == 0.0


def test_whole_numbers_stay_whole() -> None:
    """However large; and nothing adds up to nothing."""
    assert added([10**30, 1]) == 10**30 + 1
    assert added([]) == 0
