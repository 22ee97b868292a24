"""Sums that are the same on every Python."""

from __future__ import annotations

from spacerace.kernel.ordered_sum import ordered_sum


def test_each_sum_is_rounded() -> None:
    """From left to right; newer Pythons' ``sum`` would give 1.0 and 2.0."""
    assert ordered_sum([0.1] * 10) == 0.9999999999999999
    assert ordered_sum([1.0, 1e100, 1.0, -1e100]) == 0.0


def test_whole_numbers_stay_whole() -> None:
    """However large; and nothing adds up to nothing."""
    assert ordered_sum([10**30, 1]) == 10**30 + 1
    assert ordered_sum([]) == 0
