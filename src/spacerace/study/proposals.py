"""What finishes an opened choice best: a game may propose it, so that a person need not pick step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from spacerace.kernel.game import AnyAction, AnyView


class Wish(Struct, frozen=True):
    """Something that a person wants to be part of the proposal, or not."""

    action: AnyAction
    wanted: bool


class Proposal(Struct, frozen=True, kw_only=True):
    """The cheapest way to finish an opened choice."""

    #: What is left to do, in order. Each is an option when its turn comes.
    actions: tuple[AnyAction, ...]
    #: What ends the choice after them; None where the last of ``actions`` ends it.
    finish: AnyAction | None
    #: Everything that can be part of it; a person may want each of them or leave it out.
    sources: tuple[AnyAction, ...]
    #: How many different ways there are, as far as they were looked at; equal cards make no difference.
    ways: int
    #: How many other ways lose exactly as little.
    ties: int
    #: Money that is given beyond the price.
    over: int = 0
    #: What is worth adding before it is finished, the best first.
    further: tuple[AnyAction, ...] = ()


class Proposals(Protocol):
    """The proposals of one game; a module satisfies it."""

    def propose(self, view: AnyView, wishes: Sequence[Wish] = ()) -> Proposal | None:
        """How the choice that this seat has opened is finished best; None where nothing is proposed.

        Wishes are fulfilled one after the other, the first before the second, as far as the rules allow.
        """
