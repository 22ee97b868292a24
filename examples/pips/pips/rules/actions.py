"""What can be done in Pips, by players and by chance."""

from __future__ import annotations

from msgspec import Struct


class Add(Struct, frozen=True, tag=True):
    """Add to your pips (PI-2.1)."""

    pips: int


class Peek(Struct, frozen=True, tag=True):
    """Look at your card (PI-2.2)."""


class Draw(Struct, frozen=True, tag=True):
    """Ask chance for a card (PI-2.3)."""


class Finish(Struct, frozen=True, tag=True):
    """Be done (PI-2.4)."""


class Drawn(Struct, frozen=True, tag=True):
    """Chance: the card with this value."""

    value: int


Action = Add | Peek | Draw | Finish | Drawn
