"""Proposals: the best way to finish an opened choice, so that a person need not pick step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from spacerace.kernel.game import AnyAction, AnyView


class Wish(Struct, frozen=True):
    """Something that a person wants in the proposal, or does not want in it."""

    action: AnyAction
    wanted: bool


class Proposal(Struct, frozen=True, kw_only=True):
    """The cheapest way to finish an opened choice."""

    #: The actions that are left, in order. Each is legal after those before it.
    actions: tuple[AnyAction, ...]
    #: The action that ends the choice after them. None if the last of ``actions`` ends it.
    finish: AnyAction | None
    #: Everything that can be part of it. A person can want or exclude each of them.
    sources: tuple[AnyAction, ...]
    #: How many different ways were compared. Equal cards make no difference.
    ways: int
    #: How many other ways are exactly as good.
    ties: int
    #: Money that is paid beyond the price.
    over: int = 0
    #: Actions that are worth adding before it is finished, the best first.
    further: tuple[AnyAction, ...] = ()


class Proposals(Protocol):
    """The proposals of one game; a module satisfies it."""

    def propose(self, view: AnyView, wishes: Sequence[Wish] = ()) -> Proposal | None:
        """The best way to finish the choice that this seat has opened. None if nothing is proposed.

        Wishes are granted in their order, as far as the rules allow.
        """
