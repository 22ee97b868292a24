"""The declared types of a struct's fields. They tell what a number stands for, and so how it is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from spacerace.kernel.seats import Seat


@cache
def field_types(kind: type) -> Mapping[str, Any]:
    """The declared type of each field of a struct."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


class Wording:
    """Turns values of a game into arguments of messages."""

    def __init__(self, say: Mapping[Any, Callable[[Any, Any], object]], refused: Mapping[str, Any]) -> None:
        """``say`` has a function of terms and value for each type; other values are said as they are.

        ``refused`` gives the types of what refusals speak of: the rules leave plain values in a refusal,
        for most refusals are never said.
        """
        self._say = dict(say)
        self._refused = dict(refused)

    def value(self, terms: object, kind: object, value: object) -> object:
        """A value of this type in words."""
        say = self._say.get(kind)
        return value if say is None else say(terms, value)

    def step(self, terms: object, step: Struct) -> dict[str, object]:
        """The fields of a step in words."""
        return {
            name: self.value(terms, kind, getattr(step, name))
            for name, kind in field_types(type(step)).items()
        }

    def fact(self, terms: object, fact: Struct, names: Sequence[str]) -> dict[str, object]:
        """The fields of a fact in words; the name of the player at its ``seat`` is called ``player``."""
        args: dict[str, object] = {}
        for name, kind in field_types(type(fact)).items():
            value = getattr(fact, name)
            if kind is Seat:
                args["player" if name == "seat" else name] = names[value]
            else:
                args[name] = self.value(terms, kind, value)
        return args

    def refusal(self, terms: object, details: Mapping[str, object]) -> dict[str, object]:
        """What a refusal speaks of, in words."""
        return {name: self.value(terms, self._refused.get(name), value) for name, value in details.items()}
