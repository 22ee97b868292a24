"""The short text of an action, as match files have it, and the way back."""

from __future__ import annotations

from typing import Any

from pips.rules.actions import Action, Add, Draw, Drawn, Finish, Peek
from pips.rules.view import Table
from spacerace.kernel.notation import Notation, one_of

NOTATION = Notation({Add: "add", Peek: "peek", Draw: "draw", Finish: "finish", Drawn: "drawn"})


def write_action(table: Table, action: Action) -> str:
    """The short text of an action."""
    return NOTATION.write(action, lambda name, value: str(value))


def read_action(table: Table, text: str) -> Action:
    """The action of a short text; raises IllegalAction if it names nothing (T-5)."""
    numbers = {"pips": range(1, table.terms.limit + 1), "value": table.terms.values}

    def read_field(name: str, word: str) -> Any:
        return int(one_of(word, tuple(map(str, numbers[name]))))

    action: Action = NOTATION.read(text, read_field)
    return action
