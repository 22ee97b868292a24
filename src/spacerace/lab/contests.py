"""What a game says about its rows of the ladder."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Contests(Struct, frozen=True, kw_only=True):
    """The tables that the ladder plays of one game."""

    #: How many sit at a full table.
    full_table: int
    #: By the number of players: the simulations that ``search`` gets for a decision.
    budgets: Mapping[int, int]
    #: The round in which a game stops that might never end; None: every game ends by itself.
    round_cap: int | None = None
    #: The game can be played alone, against an opponent of its own.
    alone: bool = False
