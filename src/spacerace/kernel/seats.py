"""Seats: the players by number, chance, and spectators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType, cast

#: A player is 0, 1, 2 … in turn order around the table.
Seat = NewType("Seat", int)

#: The seat that deals cards and rolls dice. The state waits for it as it waits for a player.
CHANCE = Seat(-1)

#: A spectator sees what every player may see, and never acts.
SPECTATOR = Seat(-2)


def all_seats(players: int) -> Sequence[Seat]:
    """The seats of so many players, in turn order."""
    return cast("Sequence[Seat]", range(players))
