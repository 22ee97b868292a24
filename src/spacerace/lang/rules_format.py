"""The format of a page of rules: its place, its blocks of lines, its tables, and the rows that are rules.

The pages are Markdown. Those who show a page (:mod:`spacerace.lang.rules`) and those who join its rules with
code and tests (:mod:`spacerace.lab.rule_coverage`) read it by these functions. They are strict: a line of an
unknown form is an error, so that no rule can be lost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from spacerace.games import KITS

#: What follows the letters and the hyphen of a rule's id.
NUMBER = r"(?:E\.)?\d+(?:\.\d+)*[a-z]?"
#: The form of a rule's id, such as RM-7.14, RM-15.11i, N-3.2, EC-7 or T-4.
ID = re.compile(rf"[A-Z]+-{NUMBER}")
_HEADING = re.compile(r"## (?:(\d+)\. )?(.+)")
_RULES_HEAD = re.compile(r"\| id \| [^|]+ \|(?: held by \|)?")
_LINE_OF_DASHES = re.compile(r"\|(?: --- \|)+")


class BadPage(ValueError):
    """A line of a page that has no known form."""


class WrittenRule(NamedTuple):
    """A row of a page that is a rule."""

    id: str
    text: str
    #: "code", "example", "data: table", "law: name"; of an edition "edition: field", the field that is
    #: otherwise there, or "edition: as RM-x", the rule that it agrees with. "" where the table does not say.
    held_by: str
    #: The heading above, with its number.
    chapter: str

    @property
    def needs_code(self) -> bool:
        """Whether some function has to cite the rule."""
        return self.held_by == "code"


class Heading(NamedTuple):
    """The heading of a chapter; chapters behind the rules proper have no number."""

    number: int | None
    title: str


def page_path(language: str, game: str) -> Path:
    """Where the page of a game, or of the table, lies in a language, if it is there."""
    folder = KITS[game].folder if game in KITS else None
    if folder is None:
        return Path(__file__).parent / language / f"{game}.md"
    return folder / "lang" / language / "rules.md"


def blocks_of(text: str) -> Iterator[list[str]]:
    """Lines that belong together. A blank line within a code block belongs to it."""
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


def heading_of(line: str) -> Heading | None:
    """The heading that a line is, if it is one."""
    heading = _HEADING.fullmatch(line)
    if heading is None:
        return None
    number, title = heading.groups()
    return Heading(int(number) if number else None, title)


def rows_of(block: list[str]) -> list[list[str]]:
    """The cells of a table, its head first; the line of dashes is left out."""
    head, dashes, *rows = block
    if not _LINE_OF_DASHES.fullmatch(dashes):
        raise BadPage(f"a table without a line of dashes: {head}")
    found = [_cells(row) for row in (head, *rows)]
    for row, cells in zip(rows, found[1:], strict=True):
        if len(cells) != len(found[0]):
            raise BadPage(f"a row that doesn't fit its table: {row}")
    return found


def _cells(row: str) -> list[str]:
    """The cells of a row; a bar within a cell is written with a backslash."""
    if not (row.startswith("|") and row.endswith("|")):
        raise BadPage(f"a row without its bars: {row}")
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", row)[1:-1]]


def holds_rules(block: list[str]) -> bool:
    """Whether a block is a table of rules, by its head."""
    return bool(_RULES_HEAD.fullmatch(block[0]))


def rules_of_table(block: list[str], chapter: str = "") -> Iterator[WrittenRule]:
    """The rules of a table of rules."""
    for id, text, *held_by in rows_of(block)[1:]:
        if not ID.fullmatch(id):
            raise BadPage(f"a rule without an id: {id} {text}")
        yield WrittenRule(id, text, "".join(held_by), chapter)


def rules_in(text: str) -> list[WrittenRule]:
    """All rules of a page, in its order."""
    rules: list[WrittenRule] = []
    chapter = ""
    for block in blocks_of(text):
        if block[0].startswith("## "):
            chapter = block[0].removeprefix("## ").strip()
        elif holds_rules(block):
            rules += rules_of_table(block, chapter)
    return rules
