"""The pure door to a game: check, copy, advance."""

from __future__ import annotations

from spacerace.kernel.copying import copy_of
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import AnyAction, AnyState, Game
from spacerace.kernel.seats import CHANCE, Seat


def check(game: Game, state: AnyState, seat: Seat, action: AnyAction) -> None:
    """Raise IllegalAction, with its rule and a sentence, unless this seat may do this now."""
    awaited = game.to_act(state)
    if awaited is None:
        raise IllegalAction("T-2", "refused-game-over")
    if seat != awaited:
        raise IllegalAction("T-1", "refused-not-your-turn", {"player": seat + 1, "awaited": awaited + 1})
    if seat == CHANCE:
        if not any(game.outcome(state, ticket) == action for ticket in game.chance(state).bag):
            raise IllegalAction(
                "T-3", "refused-impossible-outcome", {"outcome": game.write_action(state, action)}
            )
    elif action not in game.options(state):
        raise game.refusal(state, action)


def apply(game: Game, state: AnyState, seat: Seat, action: AnyAction) -> AnyState:
    """The state after a legal action; the given state is untouched."""
    check(game, state, seat, action)
    after = copy_of(state)
    game.advance(after, action)
    return after
