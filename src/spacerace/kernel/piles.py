"""A face-down pile: known cards on top, bags in layers, known cards below.

A shuffled pile has no order until a card leaves it, so no order can leak. Only a card that
somebody has seen and put back has a place.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Pile(Struct):
    """Cards by id. The next card is the last of ``top``, else one of the first layer left.

    What seldom changes is a tuple here and in the games' states: copies share it.
    """

    #: Names the pile in chance keys.
    name: str
    #: Bags, uppermost first; within a bag every card is equally likely.
    layers: list[list[int]]
    #: Seen and put back on top, the next one last.
    top: tuple[int, ...] = ()
    #: Seen and put under the pile, the next one first.
    bottom: tuple[int, ...] = ()
    #: How often the pile has been shuffled; part of the chance key.
    shuffles: int = 0


def size(pile: Pile) -> int:
    """How many cards the pile holds."""
    count = len(pile.top) + len(pile.bottom)
    for layer in pile.layers:
        count += len(layer)
    return count


def contents(pile: Pile) -> list[int]:
    """All cards of the pile, in no order that means anything."""
    return [*pile.top, *(card for layer in pile.layers for card in layer), *pile.bottom]


def next_bag(pile: Pile) -> tuple[str, Sequence[int]]:
    """The chance key and the cards that may come next, all equally likely."""
    if pile.top:
        return f"{pile.name}/top", pile.top[-1:]
    for depth, layer in enumerate(pile.layers):
        if layer:
            return f"{pile.name}/{pile.shuffles}/{depth}", layer
    return f"{pile.name}/bottom", pile.bottom[:1]


def take(pile: Pile, card: int) -> bool:
    """Let the next card leave the pile; say whether everybody knew it."""
    if pile.top:
        pile.top = pile.top[:-1]
        return True
    for layer in pile.layers:
        if layer:
            layer.remove(card)
            return False
    pile.bottom = pile.bottom[1:]
    return True


def shuffle(pile: Pile, cards: list[int]) -> None:
    """Make a new bag of these cards; the pile must be empty."""
    pile.layers = [cards]
    pile.shuffles += 1
