"""Writes actions as short texts, as in match files, and reads them back."""

from __future__ import annotations

from typing import Any

from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules.printed import DESTINATIONS
from spacerace.games.rocketmen.rules.table import PublicTable
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.notation import Notation, one_of, seat_number

#: The verb of each action. What follows are its fields: cards by key, places and tokens by name.
VERBS: dict[type, str] = {
    a.BuyCard: "buy",
    a.PayWithCard: "pay",
    a.PayWithToken: "pay-token",
    a.PlaceCard: "place",
    a.PlaceCardFree: "place-free",
    a.DrawPending: "draw-pending",
    a.DiscardCard: "discard",
    a.DiscardMission: "discard-mission",
    a.KeepMission: "keep-mission",
    a.PlayEffect: "play",
    a.Choose: "choose",
    a.Confirm: "confirm",
    a.Pass: "pass",
    a.StoreCard: "store",
    a.TakeStored: "take-stored",
    a.RefreshCard: "refresh",
    a.RemoveFromDisplay: "remove",
    a.TriggerEnd: "trigger-end",
    a.LaunchTo: "launch",
    a.CountPoints: "count",
    a.UseEffect: "use",
    a.CopyTo: "copy",
    a.DrawSuccess: "draw-success",
    a.Abort: "abort",
    a.EndTurn: "end-turn",
    a.Drawn: "drawn",
    a.FirstPlayer: "first-player",
}
NOTATION = Notation(VERBS)
_WORDS: dict[str, tuple[str, ...]] = {
    "place": ("plan", "pad"),
    "token": ("money", "science"),
    "destination": DESTINATIONS,
}


def write_action(table: PublicTable, action: a.Action) -> str:
    """The short text of an action."""
    cards = table.terms.cards

    def write_field(name: str, value: Any) -> str:
        is_card = name in ("card", "target") and type(value) is int and 0 <= value < len(cards)
        return cards[value].key if is_card else str(value)

    return NOTATION.write(action, write_field)


def read_action(table: PublicTable, text: str) -> a.Action:
    """The action of a short text; raises IllegalAction if it names nothing (T-5)."""

    def read_field(name: str, word: str) -> Any:
        if name == "seat":
            return seat_number(word, table.terms.players)
        if name not in ("card", "target"):
            return one_of(word, _WORDS[name])
        if word not in table.terms.by_key:
            raise IllegalAction("T-5", "refused-unknown-card", {"word": word})
        return table.terms.by_key[word]

    action: a.Action = NOTATION.read(text, read_field)
    return action
