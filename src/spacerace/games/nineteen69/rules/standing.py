"""Standing orders: what a seat of 1969 can have answered for it, so that nobody waits for what is plain.

Others are asked in somebody's part of a phase for one thing only: espionage cards for or against a rocket.
In one's own part Ground Control is nearly always used as far as it goes.
"""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.nineteen69.rules.actions import STOP, Action, Convert
from spacerace.games.nineteen69.rules.agenda import Committing, Converting
from spacerace.games.nineteen69.rules.view import View

#: No cards in the flight under way, whoever launched it.
PASS_MISSION = "pass-mission"
#: No cards against others' flights until the year ends.
PASS_YEAR = "pass-year"
#: Ground Control turns all the neutral dice it can, until the game ends.
CONVERT_ALL = "convert-all"
ORDERS: tuple[str, ...] = (PASS_MISSION, PASS_YEAR, CONVERT_ALL)


def order_scope(view: View, order: str) -> str | None:
    """The flight under way, the year, or the game; a player launches at most once a year (N-6.1)."""
    if view.over or not 0 <= view.viewer < len(view.players):
        return None
    if order == CONVERT_ALL:
        return "game" if view.terms.rules.ground_control_asks else None
    year = view.terms.years[view.year].year
    if order == PASS_YEAR:
        return f"year {year}"
    if order == PASS_MISSION and view.flight is not None:
        return f"mission of seat {view.launcher} in {year}"
    return None


def obey(view: View, options: Sequence[Action], order: str) -> Action | None:
    """Commit no card where none is picked up yet (ND-9, N-6.18); turn all neutral dice (ND-10, N-6.11).

    A year's order leaves the own rocket alone: who says no to others' missions has not said that no card
    shall help the own one.
    """
    step = view.agenda[-1] if view.agenda else None
    if order == CONVERT_ALL and view.seat == view.viewer and isinstance(step, Converting):
        return max((one for one in options if isinstance(one, Convert)), key=lambda one: one.count)
    # With cards picked up already, to be done means to lay them down.
    if view.seat != view.viewer or step != Committing() or STOP not in options:
        return None
    if order == PASS_MISSION or (order == PASS_YEAR and view.launcher != view.viewer):
        return STOP
    return None
