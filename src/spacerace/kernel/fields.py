"""The declared types of a struct's fields. They tell what a number stands for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_type_hints

from msgspec.structs import fields


@cache
def field_types(kind: type) -> Mapping[str, Any]:
    """The declared type of each field of a struct."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}
