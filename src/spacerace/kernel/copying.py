"""Copies of states, derived from the type annotations.

Nobody writes a copy by hand, so no field can be forgotten. For every Struct type one function is
generated that shares what cannot change (numbers, texts, tuples, frozen structs, plain objects
that a state only refers to) and copies lists, dicts and mutable structs.
"""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

T = TypeVar("T", bound=Struct)

_copiers: dict[type, Callable[[Any], Any]] = {}


def copy_of(state: T) -> T:
    """A copy that shares nothing that can change."""
    kind = type(state)
    copier = _copiers.get(kind)
    if copier is None:
        copier = _copiers[kind] = _copier(kind)
    copied: T = copier(state)
    return copied


def _copier(kind: type[Struct]) -> Callable[[Any], Any]:
    """Write and compile the copy function of one struct type: a shallow copy, then what can change."""
    helpers: dict[str, Any] = {}
    hints = get_type_hints(kind)
    lines = ["def copier(x):", "    new = x.__copy__()"]
    for info in fields(kind):
        if not _is_shared(hints[info.name]):
            lines.append(f"    new.{info.name} = {_expression(f'x.{info.name}', hints[info.name], helpers)}")
    lines.append("    return new")
    exec("\n".join(lines), helpers)  # our own text, made from our own type names
    made: Callable[[Any], Any] = helpers["copier"]
    return made


def _expression(value: str, hint: Any, helpers: dict[str, Any]) -> str:
    """Source text that copies ``value`` of type ``hint``."""
    origin = get_origin(hint)
    if _is_shared(hint):
        return value
    if origin in (Union, UnionType):
        (inner,) = (arg for arg in get_args(hint) if arg is not NoneType)
        return f"(None if {value} is None else {_expression(value, inner, helpers)})"
    if origin is list:
        (inner,) = get_args(hint)
        if _is_shared(inner):
            return f"{value}[:]"
        return f"[{_expression('y', inner, helpers)} for y in {value}]"
    if origin is dict:
        inner = get_args(hint)[1]
        if not _is_shared(inner):
            return f"{{k: {_expression('v', inner, helpers)} for k, v in {value}.items()}}"
        return f"{value}.copy()"
    name = f"copy_{hint.__name__}"
    helpers[name] = _copiers.setdefault(hint, _copier(hint))
    return f"{name}({value})"


def _is_shared(hint: Any) -> bool:
    """Whether a value of this type can never change, or is only referred to."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return all(_is_shared(arg) for arg in get_args(hint))
    if origin in (list, dict):
        return False
    if origin in (tuple, Literal):
        return True
    if isinstance(hint, type) and issubclass(hint, Struct):
        return bool(hint.__struct_config__.frozen)
    return True
