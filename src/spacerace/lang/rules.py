"""The pages of rules as a browser shows them: chapters, rules by their ids, texts with light marks.

Each game keeps its page in every language in its own folder; the page of the table is here. They are
templates: what a pack says is filled in from the pack of a table, or else from the newest one
(:mod:`spacerace.lang.filling`). The English pages, filled from the newest packs, are also those of
``docs/rules``: ``python -m spacerace.lang.rules docs/rules``.

The reader is strict: a line of a form it doesn't know is an error, so that no rule can be lost on its way to
a player.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from spacerace.games import BUILT_IN, GAMES, KITS, newest_packs
from spacerace.kernel.game import RuleValue
from spacerace.lang import words
from spacerace.lang.filling import BadPage, Packs, fill

#: The page of the table, at which every game is played.
TABLE = "table"
#: The form of a rule's id, such as RM-7.14, RM-15.11i, N-3.2, EC-7 or T-4.
ID = re.compile(r"[A-Z]+-(?:E\.)?\d+(?:\.\d+)?[a-z]?")
_HERE = Path(__file__).parent
#: Filled pages that are remembered at most.
_REMEMBERED = 64
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


# --- the pages -----------------------------------------------------------------------------------

_filled: dict[tuple[str, str, str], RulesPage] = {}


def pages() -> list[str]:
    """The names of all pages: one for each game that has one, and the page of the table."""
    return [*(name for name in GAMES if _path("en", name).is_file()), TABLE]


def rules_page(language: str, game: str, pack: Any = None) -> RulesPage:
    """The rules in a language, or in English where that language has no such page.

    The figures are those of this pack of the game, or of its newest one.
    """
    known = (language, game, _mark(pack))
    if known not in _filled:
        written = _written_in(language, game)
        page = parse(rules_text(written, game, pack), game=game, language=written)
        if len(_filled) >= _REMEMBERED:
            _filled.clear()
        _filled[known] = page
    return _filled[known]


def rules_text(language: str, game: str, pack: Any = None) -> str:
    """The text of a page with its figures, as rules_page."""
    written = _written_in(language, game)
    values = _packs(game, pack) if game in GAMES else Packs("", {}, {})
    name = f"{written}/rules/{game}.md"
    return fill(template(written, game), values, words(written), name=name)


def first_rule(game: str) -> str:
    """The id of the first rule of a page, as an example; "" where there is none."""
    if game not in pages():
        return ""
    parts = (part for chapter in rules_page("en", game).chapters for part in chapter.parts)
    return next((part.id for part in parts if isinstance(part, Rule)), "")


def template(language: str, game: str) -> str:
    """A page as it is written, with its braces."""
    return _path(language, game).read_text(encoding="utf-8")


def _written_in(language: str, game: str) -> str:
    """The language in which a page is there."""
    for written in (language, "en"):
        if _path(written, game).is_file():
            return written
    raise ValueError(f"there are no rules of {game!r}; there are: {', '.join(pages())}")


def _path(language: str, game: str) -> Path:
    """Where a page lies, if it is there."""
    folder = KITS[game].folder if game in KITS else None
    return _HERE / language / f"{game}.md" if folder is None else folder / "lang" / language / "rules.md"


def _mark(pack: Any) -> str:
    """What tells a pack apart, its names and sources included: a page shows them."""
    return "" if pack is None else sha256(msgspec.json.encode(pack)).hexdigest()


def _packs(game: str, pack: Any) -> Packs:
    """What a page of a game can ask for."""
    newest = _newest(game)
    usual = GAMES[game].SETUPS[0].edition
    known = {**newest, "": newest[usual]}
    if pack is None:
        return Packs(usual, newest, known)
    edition = pack.pack.edition
    return Packs(edition, {**newest, edition: GAMES[game].rule_values(pack)}, known)


@cache
def _newest(game: str) -> dict[str, Mapping[str, RuleValue]]:
    """What the newest built-in pack of each edition says."""
    return {edition: GAMES[game].rule_values(pack) for edition, pack in newest_packs(GAMES[game]).items()}


# --- reading -------------------------------------------------------------------------------------


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


# --- docs/rules ----------------------------------------------------------------------------------


def write_pages(folder: Path) -> None:
    """Write the English pages, with the figures of the newest packs, where people read them on a forge.

    Games of other packages have their pages elsewhere.
    """
    for game in (*(kit.name for kit in BUILT_IN), TABLE):
        folder.joinpath(f"{game}.md").write_text(rules_text("en", game), encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
