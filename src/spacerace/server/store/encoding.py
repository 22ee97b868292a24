"""Structs as text, as the database keeps them."""

from __future__ import annotations

from typing import Any

import msgspec


def to_json(value: object) -> str:
    """A struct as the database keeps it."""
    return msgspec.json.encode(value).decode()


def from_json(data: str, kind: type[Any]) -> Any:
    """A struct that the database kept."""
    return msgspec.json.decode(data, type=kind)
