"""Checks an action and applies it to a copy of the state."""

from __future__ import annotations

from spacerace.kernel.copying import copy_of
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import AnyAction, AnyState, Game, somebody
from spacerace.kernel.seats import CHANCE, Seat


def check(
    game: Game, state: AnyState, seat: Seat, action: AnyAction, listed: list[AnyAction] | None = None
) -> AnyAction:
    """The legal option that equals this action. Raises IllegalAction, with its rule, if there is none.

    ``listed`` are the options of the state, from whoever has listed them already.

    Whoever goes on uses the option and not what was handed in: something that only equals it, such as
    a truth value in place of a number, must not get into a state.
    """
    awaited = game.to_act(state)
    if awaited is None:
        raise IllegalAction("T-2", "refused-game-over")
    if type(seat) is not int or seat != awaited:
        player = seat + 1 if type(seat) is int else str(seat)
        who = somebody(seat) if type(seat) is int else str(seat)
        numbers = {"player": player, "awaited": awaited + 1}
        raise IllegalAction(
            "T-1", "refused-not-your-turn", {**numbers, "who": who, "turn": somebody(awaited)}
        )
    if seat == CHANCE:
        for ticket in game.chance(state).bag:
            outcome = game.outcome(state, ticket)
            if outcome == action:
                return outcome
        raise IllegalAction(
            "T-3", "refused-impossible-outcome", {"outcome": game.write_action(state, action)}
        )
    if listed is None:
        listed = game.options(state)
    if action not in listed:
        raise game.refusal(state, action)
    return listed[listed.index(action)]


def apply(game: Game, state: AnyState, seat: Seat, action: AnyAction) -> AnyState:
    """The state after a legal action; the given state is untouched."""
    option = check(game, state, seat, action)
    after = copy_of(state)
    game.advance(after, option)
    return after
