"""How good what chance brings is, for the arena: dice by the odds of the flight, cards by their value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacerace.games.nineteen69.bot.plan import Lore, lore_of, space_worths, stake_of
from spacerace.games.nineteen69.rules.actions import Drawn, Rolled
from spacerace.games.nineteen69.rules.agenda import DrawingCard, RollingDie
from spacerace.games.nineteen69.rules.dice import MissionTest, best_mean, rolled
from spacerace.games.nineteen69.rules.odds import fits, flight_test
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.view import view as view_of
from spacerace.kernel.seats import Seat


def stakes(state: State) -> tuple[Seat, Callable[[Any], float]] | None:
    """Whose luck the next event of chance is, and what each outcome is worth to that seat, in points."""
    step, lore = state.agenda[-1], lore_of(state.terms)
    if isinstance(step, DrawingCard):
        return state.seat, lambda outcome: _card(lore, outcome)
    if isinstance(step, RollingDie) and fits(state.terms):
        return state.seat, _die(state, lore)
    return None


def _card(lore: Lore, outcome: Drawn) -> float:
    """A card is worth its value."""
    return lore.card_point * outcome.value


def _die(state: State, lore: Lore) -> Callable[[Rolled], float]:
    """What the flight is worth once the die shows a face, if the rest is played best (N-6.7 to N-6.16)."""
    view = view_of(state, state.seat)
    test = flight_test(view)
    assert test is not None
    assert state.flight is not None
    # The cards in hand carry the rocket on, at the price that they are worth otherwise.
    worths = space_worths(lore, stake_of(lore, view), sum(state.players[state.seat].hand), lore.card_point)
    dice, last = _dice_of(test), len(worths) - 1
    start = state.flight.rocket + test.bonus
    payoffs = tuple([worths[min(max(start + score, 0), last)] for score in range(-dice, dice + 1)])
    return lambda outcome: best_mean(rolled(test, outcome.face), payoffs)


def _dice_of(test: MissionTest) -> int:
    """All dice of a test."""
    return sum(test.fresh) + sum(test.settled) + test.unrolled + test.rolling
