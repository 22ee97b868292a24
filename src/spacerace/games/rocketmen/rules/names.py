"""Cards, prices and places as messages; the words themselves are in the language files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules import facts as f
from spacerace.games.rocketmen.rules.printed import NOTHING, Name, Purse
from spacerace.games.rocketmen.rules.table import PublicTable
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.game import Message, own_name

Args = dict[str, object]


def card_name(terms: Terms, card: int) -> Message:
    """The name of a card; one that its pack gives comes first."""
    if card == f.HIDDEN:
        return Message("card-hidden")
    if not 0 <= card < len(terms.cards):
        return Message("card-unknown")
    printed = terms.cards[card]
    if printed.deck == "success":
        # A user's pack may bring values that no language file has foreseen.
        return Message("card-of-value", {"value": printed.value})
    return design_name(printed.name, printed.design)


def design_name(name: Name, design: str) -> Message:
    """What a pack calls a design, else what the language files do."""
    return own_name(name, f"card-{design}", "card-own-name")


def card_names(terms: Terms, several: Sequence[int]) -> tuple[Message, ...]:
    """The names of several cards; hidden ones are only counted."""
    if several and all(card == f.HIDDEN for card in several):
        return (Message("cards-hidden", {"count": len(several)}),)
    return tuple(card_name(terms, card) for card in several)


def described(terms: Terms, card: int) -> Message:
    """A card with what it gives."""
    return Message("card-described", {"card": card_name(terms, card), "items": _items(terms, card)})


def told_apart(terms: Terms, card: int) -> Message:
    """A card so that it is told from its neighbours: unlike Missions may bear the same name."""
    return described(terms, card) if terms.cards[card].deck == "mission" else card_name(terms, card)


def _items(terms: Terms, card: int) -> Message:
    """Everything that a card gives, Rocket points included."""
    printed = terms.cards[card]
    parts = [] if printed.purse == NOTHING else list(purse_parts(printed.purse))
    if printed.rocket:
        parts.append(Message("points", {"points": printed.rocket}))
    return _with_commas(parts) if parts else Message("purse-nothing")


def purse_parts(price: Purse) -> tuple[Message, ...]:
    """Money and items one by one, for a sentence."""
    money, *counts = price
    parts = [Message("money", {"money": money})] if money else []
    for item, count in zip(("computer", "composite", "biotech", "science"), counts, strict=True):
        if count:
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


def source_name(terms: Terms, source: int) -> Message:
    """What pays: a card or a token."""
    if source == g.MONEY_TOKEN:
        return Message("token-money", {"count": 1})
    if source == g.SCIENCE_TOKEN:
        return Message("token-science", {"count": 1})
    return card_name(terms, source)


def location_name(terms: Terms, index: int) -> Message:
    """A location: its mission type and its destination."""
    location = terms.pack.location[index]
    kind, destination = Message(f"mission-{location.type}"), Message(f"destination-{location.destination}")
    return Message("location", {"type": kind, "destination": destination})


def name_arguments(table: PublicTable, args: Mapping[str, object]) -> Args:
    """The raw arguments of a refusal in words."""
    return {key: named(table.terms, key, value) for key, value in args.items()}


def named(terms: Terms, key: str, value: object) -> object:
    """One value in words, by what its key says that it is; anything else stays as it is."""
    match key, value:
        case "card" | "target" | "mission" | "by", int():
            return card_name(terms, value)
        case "cards" | "pad", tuple():
            return card_names(terms, value)
        case "source", int():
            return source_name(terms, value)
        case "price" | "purse", tuple():
            return purse_parts(cast(Purse, value))
        case "location", int():
            return location_name(terms, value)
        case "destination", str():
            return Message(f"flight-{value}")
        case "achievement", str():
            return Message(f"achievement-{value}")
        case _:
            # A number or a text that is said as it is.
            return value
