"""The packs of Pips: how one is read, and what rooms take from it."""

from __future__ import annotations

from importlib.resources import files

from msgspec import Struct

from pips.rules.printed import CardEntry, Pack
from pips.setups import NAME, PLAYERS
from spacerace.kernel.game import RuleValue
from spacerace.kernel.packs import Checker, Form, Key, Library, pack_numbers, plain_sources, plain_values
from spacerace.kernel.sentences import sentence


def _order(entry: Struct) -> Key:
    """Cards lie by value, however the text has them."""
    return (entry.value,) if isinstance(entry, CardEntry) else ()


def _check(checker: Checker) -> None:
    """There is a card for every player, and one to draw (PI-1.2)."""
    count, needed = len(checker.all(CardEntry)), max(PLAYERS) + 1
    if checker.sound(CardEntry) and 0 < count < needed:
        checker.blame_table("card", "pack-too-few", {"count": count, "needed": needed})


_FORM = Form(
    Pack,
    keys={"card": ("value",)},
    most={"card.value": 99, "sheet.limit": 99, "sheet.largest_add": 9},
    order=_order,
    check=_check,
)
LIBRARY = Library(_FORM, NAME, files("pips.rules").joinpath("data"))


def list_parts(pack: Pack) -> list[dict[str, object]]:
    """What is in the box: a row a card."""
    return [
        {
            "number": number,
            "id": f"card-{card.value}",
            "name": sentence("pips-card", {"value": card.value}),
            "deck": "card",
            "copies": 1,
            **plain_values(card),
            **plain_sources(card),
        }
        for number, card in enumerate(pack.card, start=1)
    ]


def rule_values(pack: Pack) -> dict[str, RuleValue]:
    """What the page of rules takes from a pack: every number, and how many cards there are."""
    numbers = {path: RuleValue(number, ours) for path, number, ours in pack_numbers(_FORM, pack)}
    return {**numbers, "card.count": RuleValue(len(pack.card))}
