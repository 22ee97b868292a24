"""Every ``match`` says what comes of a case that it does not name (docs/house.md, "Style")."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import spacerace

SOURCE = Path(spacerace.__file__).parent
EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def matches(text: str) -> Iterator[ast.Match]:
    """The ``match`` statements of a module."""
    return (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Match))


def problem(node: ast.Match, lines: list[str]) -> str | None:
    """What a reader would miss at the end of a ``match``."""
    last = node.cases[-1]
    if not (isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None):
        return "does not end in `case _`"
    if any(isinstance(part, ast.Name) and part.id == "assert_never" for part in ast.walk(last.body[0])):
        return None
    # From the line `case _:` to the end of the case.
    case = lines[last.pattern.lineno - 1 : last.body[-1].end_lineno]
    return None if any("#" in line for line in case) else "gives no reason in its `case _`"


def found_in(text: str) -> list[str]:
    """The problems of a module."""
    lines = text.splitlines()
    found = ((node.lineno, problem(node, lines)) for node in matches(text))
    return [f"{line}: a match {why}" for line, why in found if why is not None]


def test_every_match_ends_in_assert_never_or_gives_its_reason() -> None:
    """A new member of a union is an error of the type checker, or somebody has said why it needs no case."""
    found = [
        f"{path}:{one}"
        for path in sorted((*SOURCE.rglob("*.py"), *EXAMPLES.rglob("*.py")))
        for one in found_in(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_what_is_missing_is_found() -> None:
    """The test itself can fail."""
    start = "match x:\n    case 1:\n        pass\n"
    assert found_in(start) == ["1: a match does not end in `case _`"]
    assert found_in(start + "    case _:\n        pass\n") == ["1: a match gives no reason in its `case _`"]
    assert found_in(start + "    case _:\n        # Nothing else matters.\n        pass\n") == []
    assert found_in(start + "    case _:\n        assert_never(x)\n") == []
    assert found_in(start + "    case _ if x:\n        assert_never(x)\n") != []
