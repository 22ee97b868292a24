"""Writes an action as a short text for match files (a verb and its fields), and reads it back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import AnyAction
from spacerace.kernel.seats import Seat


class Notation:
    """The verbs of a game's actions."""

    def __init__(self, verbs: Mapping[type[Struct], str]) -> None:
        """One verb for each kind of action."""
        self.verbs = dict(verbs)
        self._kinds = {verb: kind for kind, verb in verbs.items()}

    def write(self, action: AnyAction, write_field: Callable[[str, Any], str]) -> str:
        """The short text of an action. For anything else, its ``repr``."""
        verb = self.verbs.get(type(action))
        if verb is None:
            return repr(action)
        names = action.__struct_fields__
        return " ".join([verb, *(write_field(name, getattr(action, name)) for name in names)])

    def read(self, text: str, read_field: Callable[[str, str], Any]) -> AnyAction:
        """The action of a short text; raises IllegalAction if it names nothing (T-5)."""
        verb, *words = text.split() or [""]
        kind = self._kinds.get(verb)
        if kind is None:
            raise IllegalAction("T-5", "refused-unknown-verb", {"verb": verb})
        names = kind.__struct_fields__
        if len(words) != len(names):
            args = {"verb": verb, "expected": len(names), "text": text}
            raise IllegalAction("T-5", "refused-word-count", args)
        return kind(*(read_field(name, word) for name, word in zip(names, words, strict=True)))


def parts(action: AnyAction, text: str) -> tuple[str, dict[str, str]]:
    """The verb of an action's short text, and its words by the names of the action's fields."""
    verb, *words = text.split() or [""]
    names = action.__struct_fields__
    return verb, dict(zip(names, words, strict=True)) if len(words) == len(names) else {}


def one_of(word: str, known: tuple[str, ...]) -> str:
    """A word that must be one of these (T-5)."""
    if word not in known:
        raise IllegalAction("T-5", "refused-unknown-word", {"word": word, "known": ", ".join(known)})
    return word


def seat_number(word: str, seats: int) -> Seat:
    """A seat by its number (T-5)."""
    if word not in map(str, range(seats)):
        raise IllegalAction("T-5", "refused-unknown-seat", {"word": word})
    return Seat(int(word))
