"""The agenda: a stack of frozen structs in a game's state, which says what the table waits for.

A :class:`Sequence` on top is a place in one of the game's lists of steps, such as the order of a turn.
:func:`settle` runs these lists until another struct is on top, which waits for a player or for chance.
A game has tables of contents (``rules/dispatch.py``) that give a function for each such struct.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec import Struct

from spacerace.kernel.game import AnyAction, AnyState
from spacerace.kernel.seats import CHANCE, Seat


class Sequence(Struct, frozen=True, tag=True):
    """The next step of a list of steps."""

    #: Which list.
    name: str
    #: Which of its steps.
    at: int = 0
    #: The seat that acts; -1 for the seat whose turn it is.
    seat: Seat = Seat(-1)


def settle(
    state: AnyState,
    lists: Mapping[str, tuple[str, ...]],
    steps: Mapping[str, Callable[[AnyState], None]],
) -> None:
    """Run lists of steps until a player or chance is awaited. A step may put others on the agenda."""
    agenda = state.agenda
    while agenda and type(step := agenda[-1]) is Sequence:
        names = lists[step.name]
        if step.at + 1 < len(names):
            agenda[-1] = Sequence(step.name, step.at + 1, step.seat)
        else:
            agenda.pop()
        if step.seat >= 0:
            state.seat = step.seat
        steps[names[step.at]](state)


def awaited(state: AnyState, chance_steps: Collection[type]) -> Seat | None:
    """Whom the table waits for: chance at these steps, else the seat that acts; None at the end."""
    if not state.agenda:
        return None
    return CHANCE if type(state.agenda[-1]) in chance_steps else state.seat


def perform(
    state: AnyState, action: AnyAction, functions: Mapping[type, Mapping[type, Callable[..., None]]]
) -> None:
    """Call the function for the step on top of the agenda and this action; it leaves new facts."""
    state.facts = []
    step: Any = state.agenda[-1]
    functions[type(step)][type(action)](state, step, action)
