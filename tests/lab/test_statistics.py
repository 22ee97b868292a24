"""Intervals against figures that others have printed."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from spacerace.lab.statistics import Interval, mean_interval, quartiles, student, wilson

#: Wins, trials, low, high: the first four from Newcombe (1998), Statistics in Medicine 17, table I.
WILSON = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0, 0.1611),
    (1, 29, 0.0061, 0.1718),
    (50, 100, 0.4038, 0.5962),
    (10, 10, 0.7225, 1.0),
]


@pytest.mark.parametrize("wins, trials, low, high", WILSON)
def test_wilson_gives_the_printed_figures(wins: int, trials: int, low: float, high: float) -> None:
    """To four places."""
    found = wilson(wins, trials)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_wilson_is_the_same_for_wins_and_losses() -> None:
    """What one bot has, the other lacks; a shared win is half a win for both."""
    for wins in (0, 3, 7.5, 10):
        won, lost = wilson(wins, 20), wilson(20 - wins, 20)
        assert won.low == pytest.approx(1 - lost.high)
        assert won.high == pytest.approx(1 - lost.low)


def test_without_a_trial_nothing_is_known() -> None:
    """Anything may be the case."""
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(
    "freedom, t",
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (120, 1.980)],
)
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    """To a hundredth, but for three degrees of freedom."""
    assert student(freedom) == pytest.approx(t, abs=0.025 if freedom == 3 else 0.01)


def test_the_interval_of_a_mean() -> None:
    """Worked by hand: mean 3, deviation 1.5811, t 2.776."""
    found = mean_interval([1, 2, 3, 4, 5])
    assert found == pytest.approx((1.037, 4.963), abs=0.01)
    assert mean_interval([7]) is None
    assert mean_interval([2, 2, 2]) == (2, 2)


def test_the_interval_holds_the_true_mean_nineteen_times_in_twenty() -> None:
    """Of two thousand samples of six values."""
    rng = Random(1)
    samples = [[rng.gauss(10, 3) for _ in range(6)] for _ in range(2000)]
    intervals = [mean_interval(sample) for sample in samples]
    held = fmean(found is not None and found.low < 10 < found.high for found in intervals)
    assert held == pytest.approx(0.95, abs=0.015)


def test_quartiles_of_a_few_values() -> None:
    """As they are taught: the middle, and the middles of both halves."""
    assert quartiles([5, 1, 4, 2, 3]) == (1, 2, 3, 4, 5)
    assert quartiles([8]) == (8, 8, 8, 8, 8)
    assert quartiles([1, 2]) == (1, 1.25, 1.5, 1.75, 2)


def test_intervals_are_joined_and_cut() -> None:
    """The wider one counts, and a share stays a share."""
    assert Interval(0.2, 0.4).joined(Interval(0.3, 0.6)) == (0.2, 0.6)
    assert Interval(0.2, 0.4).joined(None) == (0.2, 0.4)
    assert Interval(-0.2, 1.4).within(0, 1) == (0, 1)
    assert Interval(0.25, 0.5).width == 0.25
