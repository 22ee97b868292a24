"""The parts of a score."""

from __future__ import annotations

from msgspec import Struct

from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat


class Part(Struct, frozen=True):
    """Points of one seat from one thing."""

    seat: Seat
    say: Message
    points: int
    #: The entry of the log that brought them, if there is one.
    entry: int | None = None
