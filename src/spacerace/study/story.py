"""A match as a list of steps, without the entries that were undone."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from spacerace.kernel.copying import copy_of
from spacerace.kernel.game import AnyAction, AnyFact, AnyState
from spacerace.kernel.match import Match, Undo
from spacerace.kernel.seats import Seat


class Scene(Struct, frozen=True):
    """One step: the seat, the action, the states before and after."""

    #: The length of the log after this entry, with undone entries.
    entry: int
    seat: Seat
    action: AnyAction
    before: AnyState
    after: AnyState

    @property
    def facts(self) -> list[AnyFact]:
        """The facts that it led to."""
        facts: list[AnyFact] = self.after.facts
        return facts


def scenes(match: Match) -> Iterator[Scene]:
    """The steps of a match that were not undone, in order."""
    game, state = match.game, first_state(match)
    for number in standing(match):
        entry = match.log[number]
        after = copy_of(state)
        game.advance(after, entry.action)
        yield Scene(number + 1, entry.seat, entry.action, state, after)
        state = after


def standing(match: Match) -> list[int]:
    """The entries that were not undone, by their place in the log."""
    numbers: list[int] = []
    for number, entry in enumerate(match.log):
        if isinstance(entry.action, Undo):
            numbers.pop()
        else:
            numbers.append(number)
    return numbers


def first_state(match: Match) -> AnyState:
    """The state before the first entry."""
    return match.game.begin(match.header) if match.start is None else match.start
