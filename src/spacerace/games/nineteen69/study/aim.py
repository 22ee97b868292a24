"""What a sensible player of 1969 is after."""

from __future__ import annotations

from spacerace.games.nineteen69.bot.plan import lore_of, plan_of
from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules import words
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.game import Message

#: Flights that a plan is told by.
TOLD = 3


def aim(view: View, action: a.Action) -> Message | None:
    """The flights that are planned; what a sale is for."""
    if isinstance(action, a.Sell):
        return Message("know-aim-sell", {"count": action.points})
    if isinstance(action, a.Commit | a.Reroll) or view.flight is not None:
        return None
    flights = plan_of(lore_of(view.terms), view, view.viewer).flights
    if not flights:
        return None
    missions = tuple(words.mission_name(view.terms, one.mission) for one in flights[:TOLD])
    return Message("know-aim-flights", {"missions": missions})
