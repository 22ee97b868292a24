"""Chances in percent, as people see them at the table. Programs and ``spacerace odds`` get exact
fractions."""

from __future__ import annotations

from fractions import Fraction


def whole_percent(chance: Fraction | float) -> int:
    """A chance in whole percent. Only a certain outcome gives 0 or 100."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * float(chance))))
