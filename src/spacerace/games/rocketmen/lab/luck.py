"""How good what chance brings is, for the arena: Mission Success cards, by the exact odds of the launch.

The order in which the cards of a Hand come was tried as well. It explains nothing of the points at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacerace.games.rocketmen.bot.outcome import BESIDES
from spacerace.games.rocketmen.rules.agenda import FlipSuccess, RevealSuccess
from spacerace.games.rocketmen.rules.chapters.ending import next_vp
from spacerace.games.rocketmen.rules.gamble import drawn
from spacerace.games.rocketmen.rules.odds import chance, gamble_of
from spacerace.games.rocketmen.rules.state import State
from spacerace.games.rocketmen.rules.view import view as view_of
from spacerace.kernel.seats import Seat


def stakes(state: State) -> tuple[Seat, Callable[[Any], float]] | None:
    """Whose luck the next event of chance is, and what each outcome is worth to that seat, in points.

    A Mission Success card is worth the chance of the launch after it, times what success brings (RM-7.14).
    """
    if not isinstance(state.agenda[-1], FlipSuccess | RevealSuccess):
        return None
    launch, gamble = state.launch, gamble_of(view_of(state, state.seat))
    if launch is None or gamble is None:
        return None
    points, cards = next_vp(state, launch.location) + BESIDES, state.terms.cards
    return state.seat, lambda outcome: chance(drawn(gamble, cards[outcome.card].value)) * points
