"""The pages of rules reach a player whole: every id once, in order, in every language that has the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spacerace.lang import LANGUAGES
from spacerace.lang.rules import Grid, Points, Rule, RulesPage, Sample, pages, parse, rules_page
from spacerace.lang.rules_format import ID, BadPage

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = [(language, game) for language in LANGUAGES for game in pages()]


def ids(page: RulesPage) -> list[str]:
    """The ids of a page in their order."""
    return [part.id for chapter in page.chapters for part in chapter.parts if isinstance(part, Rule)]


def texts(page: RulesPage) -> list[str]:
    """Every text of a page that is read with its marks."""
    found = list(page.introduction)
    for chapter in page.chapters:
        for part in chapter.parts:
            match part:
                case Grid(head=head, rows=rows):
                    found += [*head, *(cell for row in rows for cell in row)]
                case Points(items=items):
                    found += items
                case Sample():
                    pass
                case _:
                    found.append(part.text)
    return found


@pytest.mark.parametrize("game", pages())
def test_every_rule_of_the_english_page_comes_through_once_and_in_order(game: str) -> None:
    lines = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8").splitlines()
    written = [found[1] for line in lines if (found := re.match(r"\| ([A-Z]+-\S+) \|", line))]
    page = rules_page("en", game)
    assert ids(page) == written
    assert len(set(written)) == len(written) > 5


@pytest.mark.parametrize("language, game", WRITTEN)
def test_a_translated_page_has_the_rules_and_chapters_of_the_english_one(language: str, game: str) -> None:
    page, english = rules_page(language, game), rules_page("en", game)
    assert ids(page) == ids(english)
    assert [(chapter.number, len(chapter.parts)) for chapter in page.chapters] == [
        (chapter.number, len(chapter.parts)) for chapter in english.chapters
    ]


@pytest.mark.parametrize("language, game", WRITTEN)
def test_every_rule_that_a_text_names_is_there(language: str, game: str) -> None:
    """A link between rules leads somewhere."""
    known = {*ids(rules_page(language, game)), *ids(rules_page(language, "table"))}
    if game == "table":
        # It names the decisions of Rocketmen beside their actions.
        known |= {id for other in pages() for id in ids(rules_page(language, other))}
    series = "|".join(sorted({id.partition("-")[0] for id in known}))
    like = re.compile(rf"\b(?:{series})-[\dE][\d.]*\d?[a-z]?\b")
    named = {id for text in texts(rules_page(language, game)) for id in like.findall(text)}
    assert all(map(ID.fullmatch, named))
    assert named - known == set()


@pytest.mark.parametrize("language, game", WRITTEN)
def test_marks_are_closed_and_no_markup_is_left(language: str, game: str) -> None:
    for text in texts(rules_page(language, game)):
        plain = re.sub(r"`[^`]+`", "", text)
        assert plain.count("*") % 2 == 0, text
        assert not re.search(r"[<>]|\]\(|^#|`|\\", plain), text


def test_what_names_the_program_is_left_out() -> None:
    page = rules_page("en", "1969")
    assert not any(text.startswith("**Held by") for text in page.introduction)
    assert [chapter.title for chapter in page.chapters[:2]] == ["Components and zones", "Set-up"]


def test_a_language_without_the_page_gets_the_english_one() -> None:
    assert rules_page("xx", "table") == rules_page("en", "table")
    assert rules_page("xx", "table").language == "en"
    with pytest.raises(ValueError, match="chess"):
        rules_page("en", "chess")


@pytest.mark.parametrize(
    "line",
    [
        "### A smaller heading",
        "- a list without numbers",
        "<b>markup</b>",
        "| id | rule |\n| --- | --- |\n| no id | text |",
        "| id | rule |\n| --- | --- |\n| T-1 | text | and more |",
        "| id | rule |\n| T-1 | no dashes |",
        "A paragraph\nof two lines.",
    ],
)
def test_a_line_of_an_unknown_form_is_refused(line: str) -> None:
    with pytest.raises(BadPage):
        parse(f"# Title\n\n## 1. Chapter\n\n{line}\n", game="table", language="en")
