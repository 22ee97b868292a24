"""What a game's encoding offers: its views and options as numbers, for environments and for learned bots.

Nothing here needs numpy. A row is bytes, a 16-bit number for each column in the order of the machine's bytes,
so it goes into an array of any library without a loop.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from spacerace.kernel.game import AnyAction, AnyTable
from spacerace.kernel.seats import Seat

#: How many bytes a cell of a row takes: a 16-bit number.
CELL = 2
#: The type of a cell, as `struct`, `array` and `memoryview` write it; numpy calls it int16.
CELL_TYPE = "h"
Key = TypeVar("Key")
Value = TypeVar("Value")
Thing = TypeVar("Thing")
#: Rows remembered at most by each of the stores below.
_REMEMBERED = 4096
#: The largest number that a byte holds.
_BYTE = 255


class Column(NamedTuple):
    """One number of an observation."""

    name: str
    #: About the largest value in play: a learner divides by it.
    scale: int = 1


class Encoding(Protocol):
    """The numbers of one box and number of players: the same for every match that is played with them."""

    #: The game, the version of its encoding, and a hash of all names: equal names mean equal numbers.
    name: str
    columns: tuple[Column, ...]
    #: What each number of an option stands for.
    options: tuple[str, ...]

    def observe(self, table: AnyTable, seat: Seat) -> bytes:
        """A row with a cell for each column: the table as this seat sees it.

        ``table`` is the seat's view. A state gives the same row, and saves making the view: nothing is read
        that the view does not have.
        """

    def numbers(self, table: AnyTable, options: Sequence[AnyAction]) -> list[int]:
        """The number of each canonical option of the seat that is awaited; no two have the same."""


class Encoder(Protocol):
    """The encodings of one game."""

    #: Raised when a column or a number comes to mean something else.
    VERSION: int

    def encoding_of(self, table: AnyTable) -> Encoding:
        """The numbers of the match that this view or state belongs to; equal ones are made once."""


class Rows(Protocol):
    """Makes the rows of one box and number of players."""

    columns: tuple[Column, ...]

    def row(self, table: Any, seat: Seat) -> bytes:
        """The table as this seat sees it."""


class Numbering(Protocol):
    """Gives numbers to the options of one box and number of players."""

    options: tuple[str, ...]

    def numbers(self, table: Any, options: Any) -> list[int]:
        """The number of each option."""


class _Both:
    """An encoding of rows and numbers."""

    def __init__(self, game: str, version: int, rows: Rows, numbering: Numbering) -> None:
        """Put the two together under a name."""
        self.columns, self.options = rows.columns, numbering.options
        self.observe, self.numbers = rows.row, numbering.numbers
        self.name = name_of(game, version, self.columns, self.options)


class EncoderByTerms:
    """The encoder of a game whose rows and numbers follow from the terms of a match."""

    def __init__(
        self,
        game: str,
        version: int,
        rows_of: Callable[[Any], Rows],
        numbering_of: Callable[[Any], Numbering],
    ) -> None:
        """``rows_of`` and ``numbering_of`` make them from terms."""
        self.VERSION = version
        self._game = game
        self._rows_of, self._numbering_of = rows_of, numbering_of
        self._made: dict[str, Encoding] = {}

    def encoding_of(self, table: AnyTable) -> Encoding:
        """The numbers of a match; equal ones are made once."""
        terms = table.terms
        found = self._made.get(terms.key)
        if found is None:
            found = _Both(self._game, self.VERSION, self._rows_of(terms), self._numbering_of(terms))
            remember(self._made, terms.key, found)
        return found


#: The other seats as a seat sees them, in turn order.
PLACES = ("me", "left1", "left2", "left3", "left4", "left5")


def name_of(game: str, version: int, columns: Iterable[Column], options: Iterable[str]) -> str:
    """The name of an encoding."""
    names = "\n".join([*(column.name for column in columns), "", *options])
    return f"{game}/{version}/{sha256(names.encode()).hexdigest()[:12]}"


# --- pieces of rows ------------------------------------------------------------------------------


def cells(values: Sequence[int]) -> bytes:
    """These numbers, a cell each."""
    return struct.pack(f"={len(values)}{CELL_TYPE}", *values)


def one_hots(count: int) -> tuple[bytes, ...]:
    """By index a piece with a single 1 there; the last piece, index -1, has none."""
    return (*(cells([int(at == one) for at in range(count)]) for one in range(count)), bytes(CELL * count))


class Counter:
    """Counts things into columns; what was counted before is remembered."""

    def __init__(self, columns: Sequence[int], width: int) -> None:
        """``columns`` are by thing; a thing whose column is -1 is not counted."""
        self._columns = columns
        self._width = width
        # The byte of a cell that holds small numbers.
        low = 0 if sys.byteorder == "little" else CELL - 1
        # What is not counted goes into one more cell, which is cut off.
        self._bytes = [(column if column >= 0 else width) * CELL + low for column in columns]
        self._empty = bytes(CELL * width)
        self._known: dict[tuple[int, ...], bytes] = {}

    def of(self, things: Sequence[int]) -> bytes:
        """How many there are, by column."""
        if not things:
            return self._empty
        key = tuple(things)
        found = self._known.get(key)
        return remember(self._known, key, self._count(key)) if found is None else found

    def _count(self, things: tuple[int, ...]) -> bytes:
        """The same, worked out."""
        if len(things) > _BYTE:
            counts = [0] * (self._width + 1)
            for thing in things:
                counts[self._columns[thing]] += 1
            return cells(counts[:-1])
        row, at = bytearray(CELL * (self._width + 1)), self._bytes
        for thing in things:
            row[at[thing]] += 1
        return bytes(row[:-CELL])


def remember(known: dict[Key, Value], key: Key, value: Value) -> Value:
    """Keep a value, and forget all where there are too many."""
    if len(known) >= _REMEMBERED:
        known.clear()
    known[key] = value
    return value


class Remembered(Generic[Thing]):
    """A piece of a row for each of some things that never change, found again by their identity."""

    def __init__(self, make: Callable[[Thing], bytes]) -> None:
        """``make`` works the piece out."""
        self._make = make
        #: The thing is kept too, so that no other can get its identity.
        self._known: dict[int, tuple[Thing, bytes]] = {}

    def of(self, thing: Thing) -> bytes:
        """Its piece."""
        found = self._known.get(id(thing))
        if found is not None:
            return found[1]
        return remember(self._known, id(thing), (thing, self._make(thing)))[1]
