"""Chance by event: an outcome follows from the seed and the key of the event alone.

Every ticket (a physical card, a face of a die) has a priority made from seed + key, and the lowest
one left in the bag comes next. So an outcome does not depend on the order of calls, the same deal
can be played again by others, and luck cancels in comparisons.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, shake_128
from struct import unpack
from typing import TypeVar

from msgspec import Struct

#: A ticket: a number, or the number by which a game identifies a card.
Ticket = TypeVar("Ticket", bound=int)

#: The most keys in the cache. A match uses only a few at a time.
_REMEMBERED = 1024


def bot_seed(deal_seed: int, *whose: int) -> int:
    """The seed of a bot, made from the deal, its seat and other values.

    It tells nothing about the seed that the cards come from.
    """
    text = " ".join(map(str, ("bot", deal_seed, *whose)))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


class ChanceEvent(Struct, frozen=True):
    """What chance is asked: one ticket out of a bag, all equally likely."""

    key: str
    bag: Sequence[int]


class Luck:
    """A source of outcomes from one seed."""

    def __init__(self, seed: int) -> None:
        """Begin with this seed."""
        self.seed = seed
        self._prefix = f"{seed}:".encode()
        self._priorities: dict[str, tuple[int, ...]] = {}

    def pick(self, key: str, bag: Sequence[Ticket]) -> Ticket:
        """The ticket that comes next."""
        if len(bag) == 1:
            return bag[0]
        return min(bag, key=self._of(key, bag).__getitem__)

    def sample(self, key: str, bag: Sequence[Ticket], count: int) -> list[Ticket]:
        """The tickets that come next, in order."""
        if not bag:
            return []
        return sorted(bag, key=self._of(key, bag).__getitem__)[:count]

    def _of(self, key: str, bag: Sequence[int]) -> tuple[int, ...]:
        """The priority of every ticket under this key."""
        known = self._priorities.get(key)
        if known is None or max(bag) >= len(known):
            # A longer digest of the same key begins like a shorter one, so no more is made than is asked for.
            tickets = max(bag) + 1
            digest = shake_128(self._prefix + key.encode()).digest(8 * tickets)
            known = unpack(f"<{tickets}Q", digest)
            if len(self._priorities) >= _REMEMBERED:
                self._priorities.clear()
            self._priorities[key] = known
        return known
