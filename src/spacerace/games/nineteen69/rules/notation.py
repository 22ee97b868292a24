"""Writes actions as short texts, as in match files, and reads them back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules.table import PublicTable
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.notation import Notation, one_of, seat_number

VERBS: dict[type, str] = {
    a.DrawCard: "draw",
    a.SwapCard: "swap",
    a.Discard: "discard",
    a.Stop: "stop",
    a.Sell: "sell",
    a.Hire: "hire",
    a.PlaceIn: "place",
    a.SpyOn: "spy-on",
    a.Launch: "launch",
    a.Reroll: "reroll",
    a.Convert: "convert",
    a.Commit: "commit",
    a.FirstPlayer: "first-player",
    a.Drawn: "drawn",
    a.Rolled: "rolled",
}
NOTATION = Notation(VERBS)


def write_action(table: PublicTable, action: a.Action) -> str:
    """The short text of an action."""
    terms = table.terms
    printed: dict[str, Any] = {
        "scientist": terms.scientists,
        "research": terms.researches,
        "mission": terms.missions,
    }

    def write_field(name: str, value: Any) -> str:
        row = printed.get(name)
        if row is None or type(value) is not int or not 0 <= value < len(row):
            return str(value)
        return str(row[value].id)

    return NOTATION.write(action, write_field)


def read_action(table: PublicTable, text: str) -> a.Action:
    """The action of a short text; raises IllegalAction if it names nothing (T-5)."""
    terms = table.terms
    ids: dict[str, Mapping[str, int]] = {
        "scientist": terms.scientist_ids,
        "research": terms.research_ids,
        "mission": terms.mission_ids,
    }

    def read_field(name: str, word: str) -> Any:
        if name == "seat":
            return seat_number(word, terms.players)
        if name == "face":
            return one_of(word, a.FACES)
        if name in ids:
            return ids[name][one_of(word, tuple(ids[name]))]
        if not (word.isascii() and word.isdecimal() and len(word) < 6):
            raise IllegalAction("T-5", "n-refused-not-a-number", {"word": word[:20]})
        return int(word)

    action: a.Action = NOTATION.read(text, read_field)
    return action
