"""Writes the API's structs and the games' views, sums, faces and facts as TypeScript types, so that server
and browser agree.

``python -m spacerace.server.typescript web/src`` writes one file for the API, one for the rules, one for
what games teach, and three in the folder of each game.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from spacerace.games import BUILT_IN
from spacerace.lang.rules import RulesPage
from spacerace.server import models
from spacerace.server.guide import Guide
from spacerace.server.notices.history import SentNotice
from spacerace.server.routes.notices import ContactList

#: What a browser reads and writes; whatever these refer to comes along.
SPOKEN = (
    models.Act,
    models.Acts,
    models.ChatLine,
    models.Draft,
    models.Deals,
    models.Drafted,
    models.GiveOrder,
    models.Hint,
    models.HintAsked,
    models.Join,
    models.NewTable,
    models.Opened,
    models.PointsTable,
    models.Problem,
    models.Replay,
    models.Review,
    models.Said,
    models.Seated,
    models.ServerInfo,
    models.State,
    models.TableInfo,
    models.UndoAct,
    models.WhyNot,
    ContactList,
    SentNotice,
)
HEAD = "// Made from the server's structs by `make web-types`; do not edit.\n"

Schema = dict[str, Any]


def write(structs: Sequence[type]) -> str:
    """TypeScript types for these structs and all that they refer to."""
    _, found = msgspec.json.schema_components(structs, schema_hook=_hook, ref_template="#/{name}")
    return HEAD + "".join(_declare(name, schema) for name, schema in sorted(found.items()))


def _union(name: str, structs: Sequence[type]) -> str:
    """A type that is one of these."""
    lines = "".join(f"  | {one}\n" for one in sorted(struct.__name__ for struct in structs))
    return f"\n/** Any of these. */\nexport type {name} =\n{lines}"


def _hook(kind: type) -> Schema:
    """What a view only refers to is written as its key."""
    return {"type": "string"}


def _declare(name: str, schema: Schema) -> str:
    """One named type, with its description."""
    text = " ".join(str(schema.get("description", "")).split())
    comment = f"/** {text} */\n" if text else ""
    return f"\n{comment}export type {_plain(name)} = {_type(schema)}\n"


def _plain(name: str) -> str:
    """A struct's name as an identifier."""
    return name.rpartition(".")[2].replace("[", "_").replace("]", "").replace(",", "_").replace(" ", "")


def _type(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return _plain(str(schema["$ref"]).removeprefix("#/"))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "object":
            return _object(schema)
        case "array":
            return _array(schema)
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            # A schema without a type allows anything.
            return "unknown"


def _object(schema: Schema) -> str:
    """An object: fields by name, or any names with one kind of value."""
    if "properties" not in schema:
        values = schema.get("additionalProperties", True)
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    lines = [
        f"  {name}{'' if _is_written(name, part, schema) else '?'}: {_type(part)}\n"
        for name, part in schema["properties"].items()
    ]
    return "{\n" + "".join(lines) + "}"


def _is_written(name: str, part: Schema, schema: Schema) -> bool:
    """Whether a field is always there: our structs write what has its default, requests may leave it out."""
    asked = schema.get("additionalProperties") is False
    return name in schema.get("required", ()) or ("default" in part and not asked)


def _array(schema: Schema) -> str:
    """An array, or a tuple where each place has its own kind."""
    if schema.get("prefixItems"):
        return "[" + ", ".join(_type(part) for part in schema["prefixItems"]) + "]"
    items = schema.get("items", {})
    kind = _type(items) if isinstance(items, dict) else "unknown"
    return f"({kind})[]" if " " in kind else f"{kind}[]"


def _literal(value: object) -> str:
    """A value as TypeScript writes it."""
    return msgspec.json.encode(value).decode()


def files() -> dict[str, str]:
    """All files by their paths; what belongs to a game lies in its folder."""
    found = {
        "lib/types.ts": write(SPOKEN),
        "lib/rules.ts": write([RulesPage]),
        "learn/data.ts": write([Guide]),
    }
    # Games of other packages are drawn by a plain board, which needs no types of theirs.
    for kit in BUILT_IN:
        assert kit.folder is not None
        game, folder = kit.rules, f"games/{kit.folder.name}"
        found[f"{folder}/view.ts"] = write([game.View, game.Figures])
        found[f"{folder}/faces.ts"] = write([game.Faces])
        found[f"{folder}/facts.ts"] = write(game.FACTS) + _union("Fact", game.FACTS)
    return found


def main(folder: Path) -> None:
    """Write all files."""
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
