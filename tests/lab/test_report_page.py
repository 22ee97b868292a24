"""The balance report: its page, its summary, and two reports side by side."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from spacerace.games import GAMES, game_named
from spacerace.kernel.errors import BadSetup
from spacerace.lab.report.build import Report, read, write
from spacerace.lab.report.odd import by_size, oddest
from spacerace.lab.report.page import page
from tests.lab.small_reports import figure, small_report, table_of

pytestmark = pytest.mark.untraced


def cut(report: Report, *tables: str) -> Report:
    """The report with a few of its tables alone: pictures take their time."""
    return replace(report, aims=(), tables=tuple(table_of(report, id) for id in tables))


# --- files ---------------------------------------------------------------------------------------


def test_a_report_survives_its_file() -> None:
    """Every figure comes back."""
    report = small_report("1969")
    assert read(write(report), "x") == report
    for text in ("", "[]", "{}", '{"format": 1}', "<html>"):
        with pytest.raises(BadSetup, match="holds no saved report") as caught:
            read(text, "old.json")
        assert "old.json" in str(caught.value)
    with pytest.raises(BadSetup, match="format 99"):
        read(write(report).replace('"format": 1', '"format": 99'), "x")


# --- the page ------------------------------------------------------------------------------------


VOID = {"meta", "br", "link", "img"}


class Outline(HTMLParser):
    """The elements of a page; they must be closed in the order in which they were opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        #: Tag, its attributes, and the tags around it.
        self.found: list[tuple[str, dict[str, str | None], tuple[str, ...]]] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs), tuple(self.open)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs), tuple(self.open)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of every such element."""
        return [attrs for name, attrs, _ in self.found if name == tag]


@cache
def small_page(game: str) -> str:
    """The page of a few short games."""
    return page(small_report(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_holds_every_table_and_every_plot(game: str) -> None:
    """With captions, heads and descriptions, and every link leads somewhere."""
    report, outline = small_report(game), Outline(small_page(game))
    tables = len(report.tables) + bool(report.aims)
    plots = [table for table in report.tables if table.plot != "none"]
    assert len(outline.all("table")) == len(outline.all("caption")) == tables
    assert (
        len(outline.all("svg")) == len(outline.all("figcaption")) == len(outline.all("figure")) == len(plots)
    )
    ids = [attrs["id"] for _, attrs, _ in outline.found if "id" in attrs]
    assert len(ids) == len(set(ids))
    assert {table.id for table in report.tables} <= set(ids)
    for svg in outline.all("svg"):
        assert svg["role"] == "img"
        assert all(id in ids for id in str(svg["aria-labelledby"]).split())
    assert all("scope" in attrs for attrs in outline.all("th"))
    links = [str(attrs["href"]) for attrs in outline.all("a")]
    assert set(links) == {f"#{table.id}" for table in report.tables}
    assert len(outline.all("summary")) == len(outline.all("details")) == len(report.tables) + 1
    assert not any("open" in attrs for attrs in outline.all("details")), "a designer opens what looks odd"
    headings = [int(tag[1]) for tag, *_ in outline.found if re.fullmatch("h[1-6]", tag)]
    assert headings[0] == 1 and headings.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(headings))


def test_the_summary_tells_what_stands_out() -> None:
    """A row far from its table is told first, with what is usual; its table stands first, sorted by size."""
    report = changed(small_report("rocketmen"), "bought", "big-data", value=0.9, low=0.88, high=0.92)
    first = oddest(report)[0]
    assert (first.table.id, first.row.id) == ("bought", "big-data") and first.distance > 20
    text = page(report)
    head = text[: text.index("<details>")]
    assert "Big Data: 90.0 %, where" in head and 'href="#bought"' in head
    section = next(table.section for table in report.tables if table.id == "bought")
    ids = [table.id for table in report.tables if table.section == section]
    places = [text.index(f'<summary id="{id}">') for id in ids]
    assert min(places) == text.index('<summary id="bought">')
    table = table_of(report, "bought")
    rows = by_size(table, table.rows, report.groups)
    assert rows[0].id == "big-data" and sorted(row.id for row in rows) == sorted(row.id for row in table.rows)


def test_the_summary_counts_aims_and_names_the_missed() -> None:
    report = small_report("rocketmen")
    verdicts = ("met", "missed", "unknown", *["likely"] * len(report.aims))
    aims = tuple(replace(aim, verdict=verdict) for aim, verdict in zip(report.aims, verdicts, strict=False))
    head = page(replace(report, aims=aims)).partition("<details>")[0]
    assert f"{len(aims) - 2} of {len(aims) - 1} aims are met." in head
    assert head.count(": missed (") == 1 and escape(aims[1].text) in head


def test_places_and_spreads_keep_their_order() -> None:
    """Their order says something."""
    for table in small_report("1969").tables:
        if table.id in ("wins-place", "score-place", "score-spread", "rounds", "length"):
            assert by_size(table, table.rows, small_report("1969").groups) == table.rows


@pytest.mark.parametrize("game", GAMES)
def test_the_page_asks_nobody_for_anything(game: str) -> None:
    """No address, no script, no file beside it; words instead of message ids."""
    text = small_page(game)
    outline = Outline(text)
    assert "://" not in text and "@import" not in text and "‹" not in text
    assert not outline.all("script") and not outline.all("link") and not outline.all("img")
    inside = [str(value) for _, attrs, _ in outline.found for name, value in attrs.items() if "href" in name]
    inside += re.findall(r"url\(([^)]*)\)", text)
    assert inside and all(value.startswith("#") for value in inside)
    assert all("src" not in attrs for _, attrs, _ in outline.found)


def test_plots_keep_their_text_and_take_the_colours_of_the_page() -> None:
    """Words of the rows stand in the picture as words; no colour is fixed to light or dark."""
    text = small_page("rocketmen")
    svg = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert any(">Big Data</text>" in one for one in svg)
    assert all("var(--ink)" in one for one in svg)
    assert sum("var(--series-0)" in one for one in svg) > len(svg) / 2
    assert not any(re.search(r"(fill|stroke): #", one) for one in svg)
    assert "prefers-color-scheme: dark" in text


def test_the_head_says_what_was_played_and_how_to_repeat_it() -> None:
    """Bots, games, seed, pack with its hash, rules, date, command."""
    report, text = small_report("rocketmen"), Outline(small_page("rocketmen")).text
    head = game_named("rocketmen").prepare(seats=["a", "b"], seed=0)
    for part in ("random", f"{head.pack}@{head.pack_version}", head.pack_hash, "round_cap 7", "1969-07-20"):
        assert part in text
    assert report.about.command in text and "3 of each: 2 players, 3 players" in text


def test_every_figure_stands_with_its_interval_and_its_number() -> None:
    """As a person reads it."""
    table = table_of(small_report("rocketmen"), "bought")
    found = next(row.cells["2"] for row in table.rows if row.cells["2"].value)
    assert found.value is not None and found.low is not None and found.high is not None
    shown = f"{100 * found.value:.1f} %<small>{100 * found.low:.1f} to {100 * found.high:.1f}</small>"
    assert f"{shown}<small>n = {found.n}</small>" in small_page("rocketmen")


def test_names_of_a_pack_are_safe_in_the_page() -> None:
    """Nothing that is named in a file becomes markup."""
    report = cut(small_report("1969"), "length")
    about = replace(report.about, bots=("<script>x</script>",))
    first = report.tables[0]
    rows = (replace(first.rows[0], label='<b>&"bold"</b>'), *first.rows[1:])
    text = page(replace(report, about=about, tables=(replace(first, rows=rows),)))
    outline = Outline(text)
    assert not outline.all("script") and not outline.all("b")
    assert '<b>&"bold"</b>' in outline.text


# --- before and after ----------------------------------------------------------------------------


def test_before_and_after_stand_side_by_side() -> None:
    """Both figures, both heads; what has clearly changed is marked, and what is gone is still there."""
    before, after = (cut(small_report("1969", seed), "money", "moon-year", "moon") for seed in (6, 5))
    text = page(after, before)
    old, new = (figure(report, "money", "left", "3").value for report in (before, after))
    assert old is not None and new is not None and old != new
    row = re.search(r"M left at the end</th>.*?</tr>", text)
    assert row and re.findall(r"<td[^>]*>([\d.]+)", row[0])[2:] == [f"{old:.2f}", f"{new:.2f}"]
    outline = Outline(text)
    assert len(outline.all("dl")) == 2
    assert text.count("2 players, before") == sum(table.plot != "none" for table in after.tables)
    ids = [attrs["id"] for _, attrs, _ in outline.found if "id" in attrs]
    assert len(ids) == len(set(ids))


def changed(report: Report, table: str, row: str, **values: Any) -> Report:
    """The report with other values in all figures of one row."""
    tables = tuple(
        replace(
            one,
            rows=tuple(
                replace(line, cells={group: replace(cell, **values) for group, cell in line.cells.items()})
                if (one.id, line.id) == (table, row)
                else line
                for line in one.rows
            ),
        )
        for one in report.tables
    )
    return replace(report, tables=tables)


def test_a_clear_change_is_marked() -> None:
    """Two intervals that do not touch, and only then."""
    report = cut(small_report("1969"), "money")
    before = changed(report, "money", "left", value=900.0, low=899.0, high=901.0)
    assert 'class="changed"' not in page(report, report)
    text = page(report, before)
    assert text.count('class="changed"') == 2
    assert re.search(r'900\.00<small>899\.00 to 901\.00</small>.*?<td class="changed">', text)


def test_rows_and_groups_that_only_one_report_has() -> None:
    """A card that a later pack lacks keeps its old figures; a group without a past has none."""
    report = cut(small_report("rocketmen"), "purchases")
    table = report.tables[0]
    cells = [{"2": row.cells["2"]} for row in table.rows]
    old_rows = tuple(replace(row, cells=only) for row, only in zip(table.rows, cells, strict=True))
    before = replace(report, groups=report.groups[:1], tables=(replace(table, rows=old_rows),))
    text = page(replace(report, tables=(replace(table, rows=table.rows[1:]),)), before)
    gone, kept = (re.search(rf">{row.label}</th>(.*?)</tr>", text) for row in table.rows[:2])
    assert gone and re.findall(r"n = \d|–", gone[1]) == ["n = 3", "–", "–", "–"]
    assert kept and re.findall(r"n = \d|–", kept[1]) == ["n = 3", "n = 3", "–", "n = 3"]


def test_reports_on_two_games_are_not_compared() -> None:
    """It would make no sense."""
    with pytest.raises(BadSetup, match="rocketmen cannot stand beside one on 1969"):
        page(small_report("1969"), small_report("rocketmen"))
