"""Lists of steps that run by themselves: the order of a turn, a phase or a launch, kept as data.

A game's agenda is a stack of frozen structs in its state. A :class:`Sequence` on top is a place in one
of the game's lists; :func:`settle` runs it until something else is on top, which waits for somebody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from spacerace.kernel.game import AnyState
from spacerace.kernel.seats import Seat


class Sequence(Struct, frozen=True, tag=True):
    """The next step of a list of steps."""

    #: Which list.
    name: str
    #: Which of its steps.
    at: int = 0
    #: Whose part it is; -1 if it stays with the seat whose turn it is.
    seat: Seat = Seat(-1)


def settle(
    state: AnyState,
    lists: Mapping[str, tuple[str, ...]],
    steps: Mapping[str, Callable[[AnyState], None]],
) -> None:
    """Run lists of steps until somebody is awaited; a step may put others on the agenda."""
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
