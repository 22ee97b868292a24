"""The pages of rules as a browser shows them: chapters, rules by their ids, texts with light marks.

The English pages are those of ``docs/rules``; in an installed package they lie in ``_rules``. Another
language keeps its pages in its own folder here. The reader is strict: a line of a form it doesn't know is
an error, so that no rule can be lost on its way to a player.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

#: The pages: one for each game, and one for the table that both are played at.
PAGES = ("rocketmen", "1969", "table")
#: The form of a rule's id, such as RM-7.14, RM-15.11i, N-3.2, EC-7 or T-4.
ID = re.compile(r"[A-Z]+-(?:E\.)?\d+(?:\.\d+)?[a-z]?")
_HERE = Path(__file__).parent
_CHECKOUT = _HERE.parents[2] / "docs" / "rules"
_PACKED = _HERE.parent / "_rules"
_HEADING = re.compile(r"## (?:(\d+)\. )?(.+)")
_RULES_HEAD = re.compile(r"\| id \| [^|]+ \|(?: held by \|)?")
_LINE_OF_DASHES = re.compile(r"\|(?: --- \|)+")
_ITEM = re.compile(r"\d+\. (.+)")


class Text(Struct, frozen=True, tag_field="is", tag="text"):
    """A paragraph. Marks: *emphasis*, **strong**, `code`."""

    text: str


class Rule(Struct, frozen=True, tag_field="is", tag="rule"):
    """A rule; its text may name other rules by their ids."""

    id: str
    text: str


class Grid(Struct, frozen=True, tag_field="is", tag="grid"):
    """A table that is no list of rules."""

    head: list[str]
    rows: list[list[str]]


class Sample(Struct, frozen=True, tag_field="is", tag="sample"):
    """Something that is shown as it is written."""

    text: str


class Points(Struct, frozen=True, tag_field="is", tag="points"):
    """Points of a numbered list, the first with this number."""

    first: int
    items: list[str]


Part = Text | Rule | Grid | Sample | Points


class Chapter(Struct, frozen=True):
    """A chapter; those behind the rules proper have no number."""

    number: int | None
    title: str
    parts: list[Part]


class RulesPage(Struct, frozen=True):
    """A page of rules, in the language it is written in."""

    game: str
    language: str
    title: str
    introduction: list[str]
    chapters: list[Chapter]


class BadPage(ValueError):
    """A line of a page that has no known form."""


@cache
def rules_page(language: str, game: str) -> RulesPage:
    """The rules in a language, or in English where that language has no such page."""
    for written in (language, "en"):
        path = _path(written, game)
        if path.is_file():
            return parse(path.read_text(encoding="utf-8"), game=game, language=written)
    raise ValueError(f"there are no rules of {game!r}; there are: {', '.join(PAGES)}")


def _path(language: str, game: str) -> Path:
    """Where a page lies, if it is there."""
    if language != "en":
        return _HERE / language / "rules" / f"{game}.md"
    page = _CHECKOUT / f"{game}.md"
    return page if page.is_file() else _PACKED / f"{game}.md"


def parse(text: str, *, game: str, language: str) -> RulesPage:
    """Read a page."""
    title, *blocks = _blocks(text)
    if len(title) != 1 or not title[0].startswith("# "):
        raise BadPage(f"{game}: no title")
    introduction: list[str] = []
    # What stands before the first heading with an id is a chapter without a name.
    chapters: list[Chapter] = []
    for block in blocks:
        if heading := _HEADING.fullmatch(block[0]):
            number, name = heading.groups()
            chapters.append(Chapter(int(number) if number else None, name, []))
            continue
        parts = list(_parts(block))
        if not chapters and all(isinstance(part, Text) for part in parts):
            # Who reads the rules to play doesn't ask which function holds them.
            introduction += [
                part.text
                for part in parts
                if isinstance(part, Text) and not part.text.startswith("**Held by")
            ]
            continue
        if not chapters:
            chapters.append(Chapter(None, "", []))
        chapters[-1].parts.extend(parts)
    return RulesPage(game, language, title[0].removeprefix("# "), introduction, chapters)


def _blocks(text: str) -> Iterator[list[str]]:
    """Lines that belong together; between fences a blank line belongs too."""
    block: list[str] = []
    fenced = False
    for line in text.splitlines():
        fence = line.startswith("```")
        if fence or fenced or line.strip():
            block.append(line if fenced else line.strip())
        elif block:
            yield block
            block = []
        fenced = fenced != fence
    if block:
        yield block


def _parts(block: list[str]) -> Iterator[Part]:
    """What a block of lines says."""
    first = block[0]
    if first.startswith("```"):
        yield Sample("\n".join(block[1:-1]))
    elif first.startswith("|"):
        yield from _table(block)
    elif all(_ITEM.fullmatch(line) for line in block):
        number, _, _ = first.partition(". ")
        yield Points(int(number), [line.partition(". ")[2] for line in block])
    elif len(block) == 1 and not first.startswith(("#", "-", "<", ">")):
        yield Text(first)
    else:
        raise BadPage(f"a line without a known form: {first}")


def _table(block: list[str]) -> Iterator[Part]:
    """Rules, if the head says so, or a plain table."""
    head, dashes, *rows = block
    if not _LINE_OF_DASHES.fullmatch(dashes):
        raise BadPage(f"a table without a line of dashes: {head}")
    width = len(_cells(head))
    for row in rows:
        if len(_cells(row)) != width:
            raise BadPage(f"a row that doesn't fit its table: {row}")
    if not _RULES_HEAD.fullmatch(head):
        yield Grid(_cells(head), [_cells(row) for row in rows])
        return
    for row in rows:
        id, text, *_ = _cells(row)
        if not ID.fullmatch(id):
            raise BadPage(f"a rule without an id: {row}")
        yield Rule(id, text)


def _cells(row: str) -> list[str]:
    """The cells of a row; a bar within a cell is written with a backslash."""
    if not (row.startswith("|") and row.endswith("|")):
        raise BadPage(f"a row without its bars: {row}")
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", row)[1:-1]]
