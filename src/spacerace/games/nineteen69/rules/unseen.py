"""The arithmetic of cards that a seat cannot see: what they may add up to (N-12.1 to N-12.4).

Everybody knows two heaps apart: what all hands held when the deck was last made, and what the deck was
made of. A hidden card came from one or the other; what its owner has shown since came from there too.

The chances rest on two assumptions, for nobody knows what others think: every deal that fits is equally
likely, and whoever picks cards, to show or to commit them, picks blindly. The least and the greatest sum
rest on neither: every deal that fits and every pick is among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial, perm, prod

from msgspec import Struct

from spacerace.games.nineteen69.rules.ids import CardValue
from spacerace.games.nineteen69.rules.view import View

#: Numbers of cards by value, the values in the order of the heaps.
Cards = tuple[int, ...]
#: How many of the picked cards come from the old heap, and the shown ones out of it by value, as digits of
#: one number, so that players are put together by adding -> a weight.
Splits = dict[int, int]
_DIGIT = 10**4


class Heaps(Struct, frozen=True):
    """The cards that a seat cannot see, and those that others have shown of them, by value."""

    values: tuple[CardValue, ...]
    #: What the others' hands held when the deck was last made.
    old: Cards
    #: What that deck held, less what this seat drew from it.
    new: Cards


class Holder(Struct, frozen=True):
    """A player whose cards are hidden: how many came from each heap, what was shown, what is picked."""

    held: int
    drawn: int
    shown: Cards
    picked: int


def heaps_of(view: View) -> Heaps:
    """What this seat knows of the cards that it cannot see (N-12.4)."""
    new = Counter(view.shuffled)
    old = Counter(view.terms.values)
    old.subtract(new)
    for player in view.players:
        if player.held is not None and player.drawn is not None:
            old.subtract(player.held)
            new.subtract(player.drawn)
    values = tuple(sorted(set(view.terms.values)))
    return Heaps(values, tuple(old[value] for value in values), tuple(new[value] for value in values))


def sums_of(view: View, picked: Mapping[int, int]) -> dict[int, Fraction]:
    """What so many hidden cards of each of these seats may add up to, with the chances."""
    heaps = heaps_of(view)
    holders = []
    for seat, player in enumerate(view.players):
        if player.hand is None:
            shown = Counter(player.shown)
            cards = tuple(shown[value] for value in heaps.values)
            holders.append(Holder(player.held_size, player.drawn_size, cards, picked.get(seat, 0)))
    return sums(heaps, tuple(holders))


@lru_cache(maxsize=1024)
def sums(heaps: Heaps, holders: tuple[Holder, ...]) -> dict[int, Fraction]:
    """What the picked cards may add up to, lowest first; empty if no deal fits."""
    shown = _together([holder.shown for holder in holders], len(heaps.values))
    picked = sum(holder.picked for holder in holders)
    held, drawn = sum(holder.held for holder in holders), sum(holder.drawn for holder in holders)
    whole = 0
    # Kept apart by divisor: whole numbers are much faster to add than fractions.
    found: dict[int, Counter[int]] = {}
    for split, weight in _all_splits(holders).items():
        from_old, count = _decoded(split, len(heaps.values))
        from_new = _less(shown, from_old)
        weight *= _deals(heaps.old, from_old, held) * _deals(heaps.new, from_new, drawn)
        if not weight:
            continue
        old, new = _less(heaps.old, from_old), _less(heaps.new, from_new)
        divisor = comb(sum(old), count) * comb(sum(new), picked - count)
        totals = found.setdefault(divisor, Counter())
        for one, ways in _choices(heaps.values, old, count).items():
            for other, more in _choices(heaps.values, new, picked - count).items():
                totals[one + other] += weight * ways * more
        whole += weight
    chances: dict[int, Fraction] = {}
    for divisor, totals in found.items():
        for total, ways in totals.items():
            chances[total] = chances.get(total, Fraction(0)) + Fraction(ways, divisor * whole)
    return dict(sorted(chances.items()))


def _together(rows: list[Cards], width: int) -> Cards:
    """Several heaps as one."""
    return tuple(sum(row[at] for row in rows) for at in range(width))


def _less(cards: Cards, others: Cards) -> Cards:
    """A heap less some of its cards."""
    return tuple(one - other for one, other in zip(cards, others, strict=True))


def _deals(heap: Cards, shown: Cards, slots: int) -> int:
    """In how many ways a heap fills so many places, where the cards in some of them are known."""
    known, all_cards = sum(shown), sum(heap)
    if known > slots or slots > all_cards:
        return 0
    known_ways = prod(perm(one, other) for one, other in zip(heap, shown, strict=True))
    return known_ways * perm(all_cards - known, slots - known)


def _all_splits(holders: tuple[Holder, ...]) -> Splits:
    """Which of the shown cards came from the old heap, all players together, and how many of the picked."""
    found: Splits = {0: 1}
    for holder in holders:
        after: Splits = {}
        for split, ways in _splits(holder).items():
            for others, weight in found.items():
                after[split + others] = after.get(split + others, 0) + weight * ways
        found = after
    return found


def _encoded(cards: Cards, count: int) -> int:
    """Cards by value and a count as the digits of a number."""
    number = count
    for one in cards:
        number = number * _DIGIT + one
    return number


def _decoded(number: int, width: int) -> tuple[Cards, int]:
    """The digits of such a number again."""
    digits = []
    for _ in range(width):
        number, digit = divmod(number, _DIGIT)
        digits.append(digit)
    return tuple(reversed(digits)), number


@lru_cache(maxsize=1024)
def _splits(holder: Holder) -> Splits:
    """The same of one player, weighed by the places in which these cards may have been."""
    found: Splits = {}
    for cards in _parts(holder.shown, holder.held):
        old, new = sum(cards), sum(holder.shown) - sum(cards)
        if new > holder.drawn:
            continue
        places = comb(holder.held, old) * _orders(cards)
        places *= comb(holder.drawn, new) * _orders(_less(holder.shown, cards))
        for count in range(holder.picked + 1):
            picks = comb(holder.held - old, count) * comb(holder.drawn - new, holder.picked - count)
            if picks:
                found[_encoded(cards, count)] = places * picks
    return found


def _parts(cards: Cards, most: int) -> Iterator[Cards]:
    """Every part of a heap with at most so many cards."""
    if not cards:
        yield ()
        return
    for count in range(min(cards[0], most) + 1):
        for rest in _parts(cards[1:], most - count):
            yield (count, *rest)


def _orders(cards: Cards) -> int:
    """In how many orders cards can lie, equal ones alike."""
    return factorial(sum(cards)) // prod(map(factorial, cards))


@lru_cache(maxsize=8192)
def _choices(values: tuple[int, ...], cards: Cards, count: int) -> dict[int, int]:
    """The sums of so many cards of a heap, each with the number of ways to choose them."""
    found, rest = {(0, 0): 1}, sum(cards)
    for value, copies in zip(values, cards, strict=True):
        rest -= copies
        after: dict[tuple[int, int], int] = {}
        for (taken, total), ways in found.items():
            # No fewer than the values to come can make up for.
            for more in range(max(0, count - taken - rest), min(copies, count - taken) + 1):
                both = (taken + more, total + more * value)
                after[both] = after.get(both, 0) + ways * comb(copies, more)
        found = after
    return {total: ways for (_, total), ways in found.items()}
