"""The parts that points are made of."""

from __future__ import annotations

from msgspec import Struct

from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat


class Part(Struct, frozen=True):
    """Points of one seat from one thing."""

    seat: Seat
    say: Message
    points: int
    #: The place in the log where they came, if there is one.
    entry: int | None = None
