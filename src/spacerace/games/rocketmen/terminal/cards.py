"""Cards of Rocketmen in a terminal: what a card gives and does, a card in full, the list of all cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.names import card_name, items_of, purse
from spacerace.games.rocketmen.rules.printed import NOTHING, Card
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.game import Message
from spacerace.kernel.sentences import sentence
from spacerace.lang import words
from spacerace.terminal.screen import say, word
from spacerace.terminal.typed import plain

CARD_COLUMNS: tuple[str, ...] = ("mark", "cost", "items", "does")


def card_cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    """A row of the catalogue: player-count mark, cost, items, what it does."""
    mark = "" if row.get("mark") is None else f"{row['mark']}+"
    return mark, " ".join(row.get("cost", ())), " ".join(row.get("items", ())), _does(row)


def _does(row: Mapping[str, Any]) -> str:
    """What a card does or is for, in a few words."""
    if row["deck"] == "mission":
        flights = " ".join(f"{to} {points}" for to, points in row["rocket_points"].items())
        return f"{flights} ({row['achievement']})"
    if row["deck"] in ("threat", "goal"):
        return word("vp", {"vp": row["vp"]})
    if row["deck"] == "success":
        return f"+{row['value']}"
    if row.get("kind", "none") != "none":
        return sentence(f"kind-{row['kind']}", {})
    return ""


def draw_card(console: Console, view: View, text: str) -> bool:
    """Everything about the cards whose name begins like this; copies once."""
    wanted = plain(text)
    shown: set[int] = set()
    for card in view.terms.cards:
        name = say(card_name(view.terms, card.id))
        same_words = plain(name).startswith(wanted) or plain(card.key) == wanted
        if same_words and card.face not in shown and card.seat <= 0:
            shown.add(card.face)
            _draw_one(console, view.terms, card, name)
    return bool(shown)


def _draw_one(console: Console, terms: Terms, card: Card, name: str) -> None:
    """One card in full."""
    console.print(Text.assemble((name, style_of(card) or "bold"), f"  {sentence(f'deck-{card.deck}', {})}"))
    if card.cost != NOTHING:
        console.print(word("card-cost", {"price": purse(card.cost)}))
    if card.deck in ("mission", "teal", "pink", "engine", "threat", "goal"):
        console.print(word("card-gives", {"items": gives(terms, card.id)}))
    for line in (mission(card), effect(card) or text_of(card)):
        if line:
            console.print(line)


def style_of(card: Card) -> str:
    """The colour of a deck."""
    return {"teal": "cyan", "pink": "magenta", "threat": "red", "engine": "green"}.get(card.deck, "")


def gives(terms: Terms, card: CardId) -> str:
    """What a card gives: items, Rocket points, VP."""
    printed = terms.cards[card]
    if printed.vp:
        return word("vp", {"vp": printed.vp})
    if printed.money_per_mission:
        return word("money-per-mission", {"money": printed.money_per_mission})
    items = items_of(terms, card)
    return say(Message("purse-nothing") if items is None else items)


def effect(printed: Card) -> str:
    """Kind and text of what a card does."""
    text = f"card-{printed.design}-text"
    if printed.kind == "none":
        return ""
    kind = sentence(f"kind-{printed.kind}", {})
    return f"{kind}: {sentence(text, {})}" if text in words() else kind


def text_of(card: Card) -> str:
    """The text of a card that has no kind, such as a goal or a Variant."""
    text = f"card-{card.design}-text"
    return sentence(text, {}) if text in words() and card.kind == "none" and not card.placeable else ""


def mission(printed: Card) -> str:
    """Where a Mission can fly, the Rocket points it needs, the achievement it brings; "" for other cards."""
    if printed.achievement is None:
        return ""
    flights = [
        sentence("terminal-flies", {"destination": Message(f"destination-{to}"), "points": points})
        for to, points in printed.rocket_points.items()
    ]
    return word(
        "mission",
        {"flights": ", ".join(flights), "achievement": Message(f"achievement-{printed.achievement}")},
    )
