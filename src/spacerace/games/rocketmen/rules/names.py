"""Cards, prices and places as messages; the words themselves are in the language files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from spacerace.games.rocketmen.rules.ids import HIDDEN, MONEY_TOKEN, CardId, LocationId, SourceId, is_card
from spacerace.games.rocketmen.rules.printed import ITEMS, NOTHING, Achievement, Destination, Name, Purse
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.fields import Wording
from spacerace.kernel.game import Message, own_name

Args = dict[str, object]


def card_name(terms: Terms, card: CardId) -> Message:
    """The name of a card: from its pack, or else from the language files."""
    if card == HIDDEN:
        return Message("card-hidden")
    if not 0 <= card < len(terms.cards):
        return Message("card-unknown")
    printed = terms.cards[card]
    if printed.deck == "success":
        # A user's pack may bring values that no language file has foreseen.
        return Message("card-of-value", {"value": printed.value})
    return design_name(printed.name, printed.design)


def design_name(name: Name, design: str) -> Message:
    """The name of a design: from its pack, or else from the language files."""
    return own_name(name, f"card-{design}", "card-own-name")


def card_names(terms: Terms, several: Sequence[CardId]) -> tuple[Message, ...]:
    """The names of several cards; hidden ones are only counted."""
    if several and all(card == HIDDEN for card in several):
        return (Message("cards-hidden", {"count": len(several)}),)
    return tuple(card_name(terms, card) for card in several)


def described(terms: Terms, card: CardId) -> Message:
    """A card with what it gives, if it gives anything."""
    name, items = card_name(terms, card), items_of(terms, card)
    return name if items is None else Message("card-described", {"card": name, "items": items})


def told_apart(terms: Terms, card: CardId) -> Message:
    """A card with what distinguishes it: different Missions can have the same name."""
    return described(terms, card) if terms.cards[card].deck == "mission" else card_name(terms, card)


def items_of(terms: Terms, card: CardId) -> Message | None:
    """Everything that a card gives, Rocket points included; None if that is nothing."""
    printed = terms.cards[card]
    parts = [] if printed.purse == NOTHING else list(purse_parts(printed.purse))
    if printed.rocket:
        parts.append(Message("points", {"points": printed.rocket}))
    return _with_commas(parts) if parts else None


def purse_parts(price: Purse) -> tuple[Message, ...]:
    """Money and items one by one, for a sentence."""
    parts = [Message("money", {"money": price.money})] if price.money else []
    for item in ITEMS:
        if count := price.of(item):
            parts.append(Message("items", {"count": count, "item": Message(f"item-{item}")}))
    return tuple(parts) or (Message("purse-nothing"),)


def purse(price: Purse) -> Message:
    """Money and items in a row, for a label."""
    return _with_commas(purse_parts(price))


def _with_commas(parts: Sequence[Message]) -> Message:
    """Things in a row, for a label."""
    row, *others = parts
    for part in others:
        row = Message("list-more", {"list": row, "next": part})
    return row


def source_name(terms: Terms, source: SourceId) -> Message:
    """What pays: a card or a token."""
    if is_card(source):
        return card_name(terms, source)
    return Message("token-money" if source == MONEY_TOKEN else "token-science", {"count": 1})


def location_name(terms: Terms, location: LocationId) -> Message:
    """A location: its mission type and its destination."""
    printed = terms.pack.location[location]
    kind, destination = Message(f"mission-{printed.type}"), Message(f"destination-{printed.destination}")
    return Message("location", {"type": kind, "destination": destination})


#: How a value is said, by the type of the field that holds it. Other values are said as they are.
_SAY: dict[object, Callable[[Terms, Any], object]] = {
    CardId: card_name,
    tuple[CardId, ...]: card_names,
    SourceId: source_name,
    LocationId: location_name,
    Purse: lambda terms, price: purse_parts(price),
    Destination: lambda terms, destination: Message(f"flight-{destination}"),
    Achievement: lambda terms, achievement: Message(f"achievement-{achievement}"),
}
#: The types of what refusals speak of. The chapters give plain values, for most refusals are never said.
_REFUSED: dict[str, object] = {
    "card": CardId,
    "source": SourceId,
    "price": Purse,
    "purse": Purse,
    "destination": Destination,
}
WORDING = Wording(_SAY, _REFUSED)
