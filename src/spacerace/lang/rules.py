"""The pages of rules for a browser: chapters, rules by their ids, texts with simple marks.

Each game keeps its page in every language in its own folder; the page of the table is here. They are
templates: what a pack says is filled in from the pack of a table, or else from the newest one
(:mod:`spacerace.lang.rules_figures`). The English pages, filled from the newest packs, are also those of
``docs/rules``: ``python -m spacerace.lang.rules docs/rules``.

How a page is written is told by :mod:`spacerace.lang.rules_format`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from spacerace.games import BUILT_IN, GAMES, newest_packs
from spacerace.kernel.game import RuleValue
from spacerace.lang import words
from spacerace.lang.rules_figures import Packs, fill
from spacerace.lang.rules_format import (
    BadPage,
    blocks_of,
    heading_of,
    holds_rules,
    page_path,
    rows_of,
    rules_of_table,
)

#: The page with the rules of the table, which hold for every game.
TABLE = "table"
#: Filled pages that are remembered at most.
_REMEMBERED = 64
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
    """A chapter. Those after the rules have no number."""

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
    return [*(name for name in GAMES if page_path("en", name).is_file()), TABLE]


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


def find_rule(language: str, rule: str, places: Iterable[tuple[str, Any]]) -> Rule | None:
    """A rule by its id, or by its number with a dot, on the first of these pages that has it.

    A place is the name of a page and the pack whose figures it shows; None for the newest.
    """
    wanted = rule.casefold()
    for name, pack in places:
        for chapter in rules_page(language, name, pack).chapters:
            for one in chapter.parts:
                if isinstance(one, Rule):
                    prefix, _, number = one.id.casefold().partition("-")
                    if wanted == f"{prefix}-{number}" or ("." in wanted and wanted == number):
                        return one
    return None


def plain_rule(rule: Rule) -> str:
    """A rule as a terminal shows it: the page is Markdown, a terminal is not."""
    return f"{rule.id}  {rule.text}".replace("*", "").replace("`", "")


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
    return page_path(language, game).read_text(encoding="utf-8")


def _written_in(language: str, game: str) -> str:
    """The language in which a page is there."""
    for written in (language, "en"):
        if page_path(written, game).is_file():
            return written
    raise ValueError(f"there are no rules of {game!r}; there are: {', '.join(pages())}")


def _mark(pack: Any) -> str:
    """A key for a pack, with its names and sources, because a page shows them."""
    return "" if pack is None else sha256(msgspec.json.encode(pack)).hexdigest()


def _packs(game: str, pack: Any) -> Packs:
    """The packs that a page of a game can refer to."""
    newest = _newest(game)
    usual = GAMES[game].SETUPS[0].edition
    known = {**newest, "": newest[usual]}
    if pack is None:
        return Packs(usual, newest, known)
    edition = pack.pack.edition
    return Packs(edition, {**newest, edition: GAMES[game].rule_values(pack)}, known)


@cache
def _newest(game: str) -> dict[str, Mapping[str, RuleValue]]:
    """The values of the newest built-in pack of each edition."""
    return {edition: GAMES[game].rule_values(pack) for edition, pack in newest_packs(GAMES[game]).items()}


# --- reading -------------------------------------------------------------------------------------


def parse(text: str, *, game: str, language: str) -> RulesPage:
    """Read a page."""
    title, *blocks = blocks_of(text)
    if len(title) != 1 or not title[0].startswith("# "):
        raise BadPage(f"{game}: no title")
    introduction: list[str] = []
    # What stands before the first heading with an id is a chapter without a name.
    chapters: list[Chapter] = []
    for block in blocks:
        if heading := heading_of(block[0]):
            chapters.append(Chapter(heading.number, heading.title, []))
            continue
        parts = list(_parts(block))
        if not chapters and all(isinstance(part, Text) for part in parts):
            # Players do not need the column that says which function holds a rule.
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
    if holds_rules(block):
        yield from (Rule(rule.id, rule.text) for rule in rules_of_table(block))
    else:
        head, *rows = rows_of(block)
        yield Grid(head, rows)


# --- docs/rules ----------------------------------------------------------------------------------


def write_pages(folder: Path) -> None:
    """Write the English pages, with the figures of the newest packs, where people read them on a forge.

    Games of other packages have their pages elsewhere.
    """
    for game in (*(kit.name for kit in BUILT_IN), TABLE):
        folder.joinpath(f"{game}.md").write_text(rules_text("en", game), encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
