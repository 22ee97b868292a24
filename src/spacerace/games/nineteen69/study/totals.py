"""What everybody would have if the game were over now."""

from __future__ import annotations

from spacerace.games.nineteen69.rules.chapters.ending import score
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.seats import all_seats


def totals(view: View) -> tuple[int, ...]:
    """Prestige and what the sheets add: all of it lies open, so this is exact (N-8.2 to N-8.4, N-12.2)."""
    return tuple(score(view, seat) for seat in all_seats(len(view.players)))
