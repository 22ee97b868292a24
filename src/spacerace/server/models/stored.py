"""What the database keeps of a table as JSON, beside what clients send."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from spacerace.kernel.seats import Seat


class UndoAsked(Struct, frozen=True):
    """A wish to take a step back, as the database keeps it."""

    seat: Seat
    length: int
    agreed: list[Seat]


class Vote(Struct, frozen=True, kw_only=True):
    """A vote on a seat, as the database keeps it."""

    seat: Seat
    kind: Literal["open", "bot"]
    bot: str
    asked_by: int
    agreed: list[Seat]
    since: int
    #: The turn that it was asked in.
    turn: int
    #: The vote is closed: somebody has objected, or has made a move.
    over: bool = False
    #: When that happened last for each seat: nobody asks the same again at once, nor after a vote on another.
    kept: dict[int, int] = {}

    def ended(self, time: int) -> Vote:
        """This vote after its end, when the player of the seat stays."""
        return replace(self, over=True, kept={**self.kept, self.seat: time})

    def moved(self, by: int) -> Vote:
        """This vote with its times moved by this much."""
        kept = {seat: time + by for seat, time in self.kept.items()}
        return replace(self, since=self.since + by, kept=kept)
