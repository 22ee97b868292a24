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
    #: Somebody has objected, or has played on.
    over: bool = False
    #: When that happened last for each seat: nobody asks the same again at once, nor after a vote on another.
    kept: dict[int, int] = {}

    def ended(self, time: int) -> Vote:
        """This vote when its seat stays with whoever has it."""
        return replace(self, over=True, kept={**self.kept, self.seat: time})

    def moved(self, by: int) -> Vote:
        """This vote as if so much time had not passed."""
        kept = {seat: time + by for seat, time in self.kept.items()}
        return replace(self, since=self.since + by, kept=kept)
