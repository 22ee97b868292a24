"""The state of a game of 1969: sheets, flags, money, prestige, cards and a rocket in flight."""

from __future__ import annotations

from typing import Any, TypeVar, overload

from msgspec import Struct

from spacerace.games.nineteen69.rules.actions import Face
from spacerace.games.nineteen69.rules.agenda import Step
from spacerace.games.nineteen69.rules.facts import Fact
from spacerace.games.nineteen69.rules.ids import CardValue, MissionId, ScientistId
from spacerace.games.nineteen69.rules.table import PublicPlayer, PublicTable
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.kernel.pickling import reduced
from spacerace.kernel.piles import Pile
from spacerace.kernel.seats import Seat

T = TypeVar("T")


class Player(Struct, kw_only=True):
    """A player's sheets and belongings; tuples, so that copies of a state share them."""

    money: int
    #: Prestige points.
    prestige: int
    #: Values of the espionage cards, ascending.
    hand: tuple[CardValue, ...]
    #: By research, the types of its cubes, ascending; spies of others among them (N-1.4).
    cubes: tuple[tuple[ScientistId, ...], ...]
    #: By research, whether a bonus token lies there.
    tokens: tuple[bool, ...]
    #: Space of the progress flag on the Moon track (N-2.3).
    moon: int
    #: Missions flown in years that are over: a flag lies in their box (N-6.2).
    flown: tuple[MissionId, ...]
    #: The mission launched this year (N-6.1).
    launched: MissionId | None
    #: A scientist was hired this year, so the Robotics discount is gone (N-5.13).
    has_hired: bool
    #: How many spies this player has hired, ever.
    spies: int
    #: Cards committed to the flight under way, face down (N-6.18).
    committed: tuple[CardValue, ...]
    #: The cards in hand when the deck was last made, and those drawn since: the owner knows the values,
    #: everybody the numbers. What was shown since is public (N-12.4).
    held: tuple[CardValue, ...]
    drawn: tuple[CardValue, ...]
    shown: tuple[CardValue, ...]

    @property
    def hand_size(self) -> int:
        """How many cards are in the hand; everybody sees that."""
        return len(self.hand)


class Flight(Struct, kw_only=True):
    """A mission in flight (N-6)."""

    mission: MissionId
    rocket: int
    #: The faces of the five dice; shorter while they are being rolled.
    dice: tuple[Face, ...]
    #: Which dice were rerolled (N-6.10).
    rerolled: tuple[int, ...]


class State(Struct, kw_only=True):
    """The whole table."""

    terms: Terms
    agenda: list[Step]
    players: list[Player]
    #: Whose part it is.
    seat: Seat
    #: Who has the first-player token.
    first: Seat
    #: Index of the year; 0 is 1963.
    year: int
    #: Cubes left, by type (N-1.1).
    supply: list[int]
    #: Tickets; a ticket's value is terms.values[ticket].
    deck: Pile
    #: Values, face up (N-5.19).
    discards: list[CardValue]
    #: The values of which the deck was last made, ascending: everybody knows them (N-12.4).
    shuffled: tuple[CardValue, ...]
    #: The launcher is the seat of the flight; -1 for none.
    launcher: Seat
    flight: Flight | None
    over: bool
    #: What the latest action brought about.
    facts: list[Fact]

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds no terms."""
        return reduced(self)


@overload
def active(table: State) -> Player: ...
@overload
def active(table: PublicTable) -> PublicPlayer: ...
def active(table: PublicTable) -> PublicPlayer:
    """The player whose part it is."""
    return table.players[table.seat]


def without(cards: tuple[CardValue, ...], values: tuple[CardValue, ...]) -> tuple[CardValue, ...]:
    """Cards less these values."""
    left = list(cards)
    for value in values:
        left.remove(value)
    return tuple(left)


def at(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """A row with another value at one place."""
    return (*row[:index], value, *row[index + 1 :])


def in_order(state: State, start: Seat) -> list[Seat]:
    """All seats, clockwise from this one (N-3.2)."""
    count = len(state.players)
    return [Seat((start + step) % count) for step in range(count)]
