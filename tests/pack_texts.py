"""What tests of packs do with their texts."""

from __future__ import annotations

from typing import Any

from spacerace.kernel.packs import Library


def problems(library: Library[Any], text: str) -> list[tuple[int, str]]:
    """The problems of a text as line and message."""
    return [(problem.line, problem.message_id) for problem in library.check(text)]


def swap(text: str, old: str, new: str) -> str:
    """The text with its first ``old`` replaced, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, part: str) -> int:
    """The line on which ``part`` first stands."""
    return text[: text.index(part)].count("\n") + 1
