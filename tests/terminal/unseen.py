"""A sitting whose screens nobody looks at."""

from __future__ import annotations

from spacerace.kernel.seats import Seat
from spacerace.terminal.play import Sitting
from spacerace.terminal.screen import Offer


class Unseen(Sitting):
    """Draws no screen for a choice, which is nearly all the work.

    For tests that look at the game, at its end, or at screens that they draw themselves.
    """

    def show(self, seat: Seat, offers: list[Offer]) -> None:
        """Nothing."""
