"""What is printed in the box of Pips, as frozen typed entries (PI-1)."""

from __future__ import annotations

from spacerace.kernel.packs import Box, Entry


class CardEntry(Entry, frozen=True, kw_only=True):
    """A card; no two have the same value (PI-1.2)."""

    value: int


class SheetEntry(Entry, frozen=True, kw_only=True):
    """The single numbers of the game."""

    #: Whoever has more at the end scores nothing (PI-3.2).
    limit: int
    #: The most pips that are added at once (PI-2.1).
    largest_add: int


class Pack(Box, frozen=True, kw_only=True):
    """Everything in the box."""

    card: tuple[CardEntry, ...]
    sheet: SheetEntry
