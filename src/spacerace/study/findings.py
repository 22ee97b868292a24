"""The findings of a review, and of the summary at the end of a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat


class Better(Struct, frozen=True):
    """The option that would have been better. A board finds the thing to mark by its verb and targets."""

    action: str
    verb: str
    targets: dict[str, str]
    say: Message


class Outlook(Struct, frozen=True):
    """Everybody's chance to win at a moment: whole percents that add up to 100."""

    #: How many entries the log had.
    entry: int
    chances: tuple[int, ...]


class Finding(Struct, frozen=True):
    """One thing that a review reports: a lucky draw, or a decision that cost points."""

    kind: Literal["lucky", "unlucky", "decision", "first", "best"]
    seat: Seat
    #: The round as the game prints it.
    round: int
    #: The moment to look at: how many entries the log had.
    entry: int
    say: Message
    #: Its size: points of the game; for a decision, percent of a win.
    weight: float
    #: Of a decision.
    better: Better | None = None
