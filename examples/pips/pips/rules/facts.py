"""What happens in Pips, in the past tense."""

from __future__ import annotations

from msgspec import Struct

from spacerace.kernel.seats import Seat

#: The value of a card that this seat does not see.
HIDDEN = None


class CardDealt(Struct, frozen=True, tag=True):
    """A card was put before somebody; nobody has seen it."""

    seat: Seat


class PipsAdded(Struct, frozen=True, tag=True):
    """Somebody added pips."""

    seat: Seat
    pips: int


class CardPeeked(Struct, frozen=True, tag=True):
    """Somebody looked at their card."""

    seat: Seat
    value: int | None


class CardDrawn(Struct, frozen=True, tag=True):
    """Somebody drew a card; it lies open."""

    seat: Seat
    value: int


class PlayerFinished(Struct, frozen=True, tag=True):
    """Somebody is done."""

    seat: Seat


class CardTurned(Struct, frozen=True, tag=True):
    """At the end all cards are turned up."""

    seat: Seat
    value: int
    score: int


Fact = CardDealt | PipsAdded | CardPeeked | CardDrawn | PlayerFinished | CardTurned
FACTS: tuple[type, ...] = (CardDealt, PipsAdded, CardPeeked, CardDrawn, PlayerFinished, CardTurned)
