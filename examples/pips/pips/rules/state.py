"""What lies on the table, and what is fixed for a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pips.rules.facts import Fact
from pips.rules.printed import Pack
from spacerace.kernel.piles import Pile
from spacerace.kernel.seats import Seat

if TYPE_CHECKING:
    from pips.rules.view import Table


class Terms:
    """What the rules look up; it never changes during a match."""

    def __init__(self, pack: Pack, players: int) -> None:
        """Number what is printed."""
        self.key = f"{pack.hash}/{players}"
        self.pack = pack
        self.players = players
        self.limit = pack.sheet.limit
        self.largest_add = pack.sheet.largest_add
        self.values = tuple(card.value for card in pack.card)


class State(Struct):
    """The table."""

    terms: Terms
    #: The cards that nobody has, by value.
    pile: Pile
    #: By seat, the card before each player; shorter than the table while cards are dealt.
    cards: list[int]
    peeked: list[bool]
    pips: list[int]
    finished: list[bool]
    #: Whose turn it is.
    seat: Seat
    #: Whether this player has asked for a card.
    drawing: bool
    turns: int
    #: What the latest action brought about.
    facts: list[Fact]


def is_over(table: Table) -> bool:
    """When all have finished, the game is over (PI-3.1)."""
    return all(table.finished)
