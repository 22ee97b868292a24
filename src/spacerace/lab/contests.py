"""The rows of the ladder that a game defines."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Contests(Struct, frozen=True, kw_only=True):
    """The tables that the ladder plays of one game."""

    #: The number of players at a full table.
    full_table: int
    #: By the number of players: the simulations that ``search`` gets for a decision.
    budgets: Mapping[int, int]
    #: The round cap. None: every game ends by itself.
    round_cap: int | None = None
    #: Whether the game has a solitaire mode with an opponent of its own.
    alone: bool = False
