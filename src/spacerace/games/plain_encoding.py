"""An encoding for games that bring none: names are hashed to columns and to numbers.

It serves to try a game out. Columns have no names of their own, two fields of a view may fall together, and
an option whose number is taken gets the next free one. A game of which more is wanted brings an encoding.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from spacerace.games.encoding import Column, cells, name_of
from spacerace.kernel.game import AnyAction, AnyTable, Game
from spacerace.kernel.seats import Seat

VERSION = 1
#: How many columns and numbers there are; more options than that are never offered at once.
COLUMNS, OPTIONS = 512, 256
#: A cell holds no more.
_MOST = 2**15 - 1


class PlainEncoding:
    """The numbers of any game, by hashed names."""

    def __init__(self, game: Game) -> None:
        """Of this game only its view and its short texts are asked."""
        self._game = game
        self.columns = tuple(Column(f"hashed-{at}") for at in range(COLUMNS))
        self.options = tuple(f"hashed-{at}" for at in range(OPTIONS))
        self.name = name_of(game.NAME, VERSION, self.columns, self.options)

    def observe(self, table: AnyTable, seat: Seat) -> bytes:
        """Every number of the view, added to the column of its path."""
        view = table if isinstance(table, self._game.View) else self._game.view(table, seat)
        row = [0] * COLUMNS
        for path, value in _leaves("", view):
            at = crc32(path.encode()) % COLUMNS
            row[at] = max(-_MOST, min(_MOST, row[at] + value))
        return cells(row)

    def numbers(self, table: AnyTable, options: Sequence[AnyAction]) -> list[int]:
        """The hash of the short text of each option, or the next free number."""
        found: list[int] = []
        for option in options:
            number = crc32(self._game.write_action(table, option).encode()) % OPTIONS
            while number in found:
                number = (number + 1) % OPTIONS
            found.append(number)
        return found


class PlainEncoder:
    """The encoder of a game that brings none."""

    VERSION = VERSION

    def __init__(self, game: Game) -> None:
        """For this game."""
        self._encoding = PlainEncoding(game)

    def encoding_of(self, table: AnyTable) -> PlainEncoding:
        """One for all matches."""
        return self._encoding


def _leaves(path: str, value: object) -> Iterator[tuple[str, int]]:
    """Every number in a view by its path; a word is part of its path, and None is told from 0."""
    if isinstance(value, int):
        yield path, int(value)
    elif value is None or isinstance(value, str):
        yield f"{path}={value}", 1
    elif isinstance(value, tuple | list):
        yield f"{path}.count", len(value)
        for at, one in enumerate(value):
            yield from _leaves(f"{path}.{at}", one)
    else:
        # A struct tells its fields and its kind; what is no struct, such as the terms, never changes.
        fields = getattr(type(value), "__struct_fields__", None)
        if fields is not None:
            yield f"{path}={type(value).__name__}", 1
            for field in fields:
                yield from _leaves(f"{path}.{field}", getattr(value, field))
