"""The table of 1969 can be read: at every size, in every language, in every phase."""

from __future__ import annotations

import pytest

from spacerace.lang import LANGUAGES
from tests.web.people import BOT, ME, PHONE, Visitor, Visitors
from tests.web.reading import SIZES, faults

pytestmark = pytest.mark.untraced

#: Golden games, and after how many of their lines Ann is asked something; None is the end.
MOMENTS = {
    "buying, five players": ("1969-v2-random-5-4", 286),
    "launching, four players": ("1969-v2-random-4-3", 393),
    "launching, two players": ("1969-random-2-1", 229),
    "dice on the stage": ("1969-random-2-1", 235),
    "cards on the stage, four players": ("1969-v2-random-4-3", 311),
    "own cards, five players": ("1969-v2-random-5-4", 380),
    "the end, five players": ("1969-v2-random-5-4", None),
}


def sits_at(visitor: Visitor, golden: str, lines: int | None) -> list[str]:
    """Ann sits down at a golden game; the names of all players."""
    players = int(golden.split("-")[-2])
    table = visitor.bring(golden, lines, [ME, *[BOT] * (players - 1)] if lines else ())
    visitor.sit(table)
    if lines:
        visitor.caught_up(visitor.settled(table)["at"])
    visitor.page.evaluate("() => document.fonts.ready")
    return [seat["name"] for seat in visitor.ask("GET", f"/tables/{table}")["seats"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wide_table_can_be_read(visitors: Visitors, language: str) -> None:
    """No letter is smaller than 12 px, no word is cut off, and nothing scrolls."""
    ann = visitors.arrive(language=language)
    found = {}
    for moment, (golden, lines) in MOMENTS.items():
        names = sits_at(ann, golden, lines)
        for width, height in SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.evaluate("() => new Promise(requestAnimationFrame)")
            found[moment, width] = faults(ann.page, names=names)
    assert [(moment, problems) for moment, problems in found.items() if problems] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_can_be_read(visitors: Visitors, language: str) -> None:
    """There its parts are swiped and scrolled, and no word is cut off."""
    ann = visitors.arrive(PHONE, touch=True, language=language)
    found = {}
    for moment, (golden, lines) in MOMENTS.items():
        names = sits_at(ann, golden, lines)
        found[moment] = faults(ann.page, scrolling=True, names=names)
    assert [(moment, problems) for moment, problems in found.items() if problems] == []


def test_who_looks_on_sees_the_whole_table_too(visitors: Visitors) -> None:
    """Without sheets of one's own, all sheets have the same room."""
    ann, eve = visitors.arrive(), visitors.arrive((1280, 720))
    golden, lines = MOMENTS["launching, four players"]
    table = ann.bring(golden, lines, [ME, BOT, BOT, BOT])
    ann.sit(table)
    ann.caught_up(ann.settled(table)["at"])
    eve.sit(table)
    assert faults(eve.page) == []
    sheets = eve.page.get_by_role("region", name="Sheets of")
    boxes = [sheet.bounding_box() for sheet in sheets.all()]
    assert len(boxes) == 4
    assert len({(round(box["width"]), round(box["height"])) for box in boxes if box}) == 1
