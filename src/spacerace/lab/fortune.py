"""How lucky each seat was in a game: what chance brought, less what it brings on average.

At every event of chance a game says what each outcome would be worth to a seat (``lab/luck.py`` of the game).
The mean is taken over all outcomes with their exact weights. So luck is 0 on average, however good or bad
these worths are; if they are good, most of what chance does to a score is in it.
"""

from __future__ import annotations

from collections.abc import Callable

from spacerace.kernel.game import AnyAction, AnyState, Game
from spacerace.kernel.ordered_sum import ordered_sum
from spacerace.kernel.seats import Seat

#: By a state that waits for chance: whose luck it is, and what an outcome is worth in points; None: nobody's.
Stakes = Callable[[AnyState], tuple[Seat, Callable[[AnyAction], float]] | None]


class Fortune:
    """The luck of every seat in one game."""

    def __init__(self, game: Game, stakes: Stakes, seats: int) -> None:
        """Nobody has been lucky yet."""
        self._game, self._stakes = game, stakes
        self.points = [0.0] * seats

    def drawing(self, state: AnyState, outcome: AnyAction) -> None:
        """Chance is about to bring this."""
        found = self._stakes(state)
        if found is None:
            return
        seat, worth = found
        weighted = self._game.outcomes(state)
        if len(weighted) > 1:
            whole = sum(weight for _, weight in weighted)
            mean = ordered_sum([weight * worth(one) for one, weight in weighted]) / whole
            self.points[seat] += worth(outcome) - mean
