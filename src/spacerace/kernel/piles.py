"""A face-down pile: known cards on top, bags in layers, known cards below.

A shuffled pile has no order until a card leaves it, so no order can leak. Only a card that
somebody has seen and put back has a place. A pile is immutable: drawing returns another pile, and copies of a
state share the piles that did not change.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace


class Pile(Struct, frozen=True):
    """Cards by id. The next card is the last of ``top``, else one of the first layer left."""

    #: Names the pile in chance keys.
    name: str
    #: Bags, uppermost first; within a bag every card is equally likely.
    layers: tuple[tuple[int, ...], ...]
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


def take(pile: Pile, card: int) -> tuple[Pile, bool]:
    """The pile without its next card, and whether everybody knew that card."""
    if pile.top:
        return replace(pile, top=pile.top[:-1]), True
    layers = pile.layers
    for depth, layer in enumerate(layers):
        if layer:
            at = layer.index(card)
            left = (*layers[:depth], layer[:at] + layer[at + 1 :], *layers[depth + 1 :])
            return Pile(pile.name, left, pile.top, pile.bottom, pile.shuffles), False
    return replace(pile, bottom=pile.bottom[1:]), True


def shuffled(pile: Pile, cards: Iterable[int]) -> Pile:
    """A new pile of these cards, as one bag."""
    return Pile(pile.name, (tuple(cards),), shuffles=pile.shuffles + 1)


def put_on_top(pile: Pile, card: int) -> Pile:
    """The pile with a card on top that everybody saw."""
    return replace(pile, top=(*pile.top, card))


def put_under(pile: Pile, card: int) -> Pile:
    """The pile with a card below everything else that everybody saw."""
    return replace(pile, bottom=(*pile.bottom, card))
