"""What a review finds, and what an ending tells."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat


class Finding(Struct, frozen=True):
    """One thing that a review reports: a lucky draw, or a decision that cost points."""

    kind: Literal["lucky", "unlucky", "decision", "first", "best"]
    seat: Seat
    #: The round as the game prints it.
    round: int
    #: The moment to look at: how many entries the log had.
    entry: int
    say: Message
    #: How much it weighed: points of the game; for a decision whole percent of a win.
    weight: float
