"""A chance as a person reads it at the table; exact fractions are for programs and for ``spacerace odds``."""

from __future__ import annotations

from fractions import Fraction


def whole_percent(chance: Fraction | float) -> int:
    """A chance in whole percent: only what is certain reads 0 or 100."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * float(chance))))
