"""How long to wait before the next try."""

from __future__ import annotations

from random import Random

#: Seconds: the first wait, and the longest.
FIRST, LONGEST = 0.5, 30.0


class Backoff:
    """Waits that double up to the longest. Half of each is random: not everybody comes back at once."""

    def __init__(self, first: float = FIRST, longest: float = LONGEST, random: Random | None = None) -> None:
        """Nothing has failed yet."""
        self._first, self._longest = first, longest
        self._random = random or Random()
        self._next = first

    def reset(self) -> None:
        """It worked: the next wait is short again."""
        self._next = self._first

    def wait(self, asked: float = 0) -> float:
        """The seconds to wait now; at least what the server has ``asked`` for."""
        seconds, self._next = self._next, min(2 * self._next, self._longest)
        return max(asked, seconds * (0.5 + self._random.random() / 2))
