"""Rows and masks as numpy arrays, their spaces, and what every environment is told at its making."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, get_args

from spacerace.games.encoding import CELL_TYPE, Encoding
from spacerace.kernel.seats import Seat
from spacerace.research.extras import from_extra
from spacerace.research.play import Play
from spacerace.research.table import REWARDS, Table

with from_extra("gym"):
    import numpy as np
    from gymnasium import spaces

__all__ = ["CELLS", "OUTSIDE", "Arrays", "Cells", "Outside"]

#: What the cells of an observation are: "scaled" are divided by the scales of their columns, float32; "plain"
#: are the numbers themselves, int16.
Cells = Literal["scaled", "plain"]
CELLS: tuple[str, ...] = get_args(Cells)
#: What an action outside the mask does: it raises OutsideMask, it loses the game, or a random option is taken
#: in its place.
Outside = Literal["error", "loss", "random"]
OUTSIDE: tuple[str, ...] = get_args(Outside)
#: What whoever loses the game by an action outside the mask gets, whatever the kind of reward.
LOST = -1.0


def one_of(what: str, given: object, known: tuple[str, ...]) -> str:
    """A word that must be one of these."""
    if given not in known:
        raise ValueError(f"{what} is {given!r}; it can be {', '.join(known)}.")
    return str(given)


def table_of(table: Table | str) -> Table:
    """A table; the name of a game stands for its usual one."""
    return table if isinstance(table, Table) else Table(game=table)


class Arrays:
    """Makes the arrays of one table, and says what spaces they are in."""

    def __init__(self, encoding: Encoding, cells: Cells = "scaled") -> None:
        """Prepare the scales."""
        self.encoding = encoding
        self._scaled = one_of("cells", cells, CELLS) == "scaled"
        scales = np.array([column.scale for column in encoding.columns], dtype=np.float32)
        self._factors = 1 / scales
        bound = np.iinfo(np.int16)
        box: spaces.Space[Any]
        if self._scaled:
            box = spaces.Box(bound.min * self._factors, bound.max * self._factors, dtype=np.float32)
        else:
            box = spaces.Box(bound.min, bound.max, (len(scales),), np.int16)
        mask = spaces.Box(0, 1, (len(encoding.options),), np.int8)
        self.observation_space = spaces.Dict({"observation": box, "action_mask": mask})
        self.action_space = spaces.Discrete(len(encoding.options))

    def row(self, row: bytes) -> Any:
        """A row as an array of its own."""
        plain = np.frombuffer(row, CELL_TYPE)
        return plain * self._factors if self._scaled else plain.copy()

    def mask(self, play: Play, seat: Seat) -> Any:
        """What this seat can choose now; zeros while it is not asked."""
        if play.seat == seat:
            return np.frombuffer(play.mask(), np.int8)
        return np.zeros(len(self.encoding.options), np.int8)

    def observation(self, play: Play, seat: Seat) -> dict[str, Any]:
        """What this seat sees, and what it can choose."""
        return {"observation": self.row(play.observe(seat)), "action_mask": self.mask(play, seat)}


class Seeds:
    """The seeds of the games that an environment plays one after the other."""

    def __init__(self) -> None:
        """Where nobody gives a seed, chance does."""
        self._first = Random().getrandbits(48)
        self._games = 0

    def next(self, seed: int | None) -> int:
        """The seed of the next game: the given one, else one that follows from the last that was given."""
        if seed is not None:
            self._first, self._games = seed, 0
            return seed
        self._games += 1
        return self._first * 1_000_003 + self._games


def chooser(seed: int) -> Random:
    """Takes a random option in place of an action outside the mask."""
    return Random(f"outside the mask {seed}")


def check_words(reward: str, outside: str) -> None:
    """Raise ValueError unless these are known."""
    one_of("reward", reward, REWARDS)
    one_of("outside", outside, OUTSIDE)
