"""Parts of the API's description: views and figures of the games, and the names of operations."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler

from spacerace.games import GAMES

_PREFIX = "#/components/schemas/"


def add_views(schemas: dict[str, Any]) -> None:
    """Describe the views and figures of every game, and say so where a message holds some."""
    found: dict[str, list[Any]] = {"view": [], "figures": []}
    for name, game in GAMES.items():
        try:
            described, parts = msgspec.json.schema_components(
                (game.View, game.Figures),
                schema_hook=lambda kind: {"type": "string"},
                ref_template=f"{_PREFIX}{name}.{{name}}",
            )
        except TypeError:
            # A game of another package may use types that JSON Schema has no word for.
            continue
        schemas.update({f"{name}.{part}": schema for part, schema in parts.items()})
        for field, schema in zip(found, described, strict=True):
            found[field].append(schema)
    for schema in list(schemas.values()):
        for field, kinds in found.items():
            described_here = schema.get("properties", {}).get(field)
            # Only a field that may be anything: "view" is also a word of other data.
            if described_here is not None and not described_here.keys() & {"type", "$ref", "anyOf", "oneOf"}:
                described_here["anyOf"] = [*kinds, {"type": "null"}]


def operation_id(handler: HTTPRouteHandler, method: object, path: object) -> str:
    """The name of a route for programs that are made from the description, such as ``takeBack``."""
    first, *others = handler.handler_name.rpartition(".")[2].strip("_").split("_")
    return first + "".join(word.capitalize() for word in others)
