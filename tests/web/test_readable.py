"""The table of Rocketmen can be read: at every size, in every language, whatever is going on."""

from __future__ import annotations

import pytest

from spacerace.lang import LANGUAGES
from tests.web.people import BOT, ME, PHONE, Visitor, Visitors
from tests.web.reading import SIZES, faults, spills, torn

pytestmark = pytest.mark.untraced

FONTS = """() => document.fonts.ready.then(
    () => [...document.fonts].filter(font => font.status === 'loaded').map(font => font.family))"""

#: Golden games, after how many of their lines Ann is asked something, and in which seat; None is the end.
MOMENTS: dict[str, tuple[str, int | None, int]] = {
    "full Hand and Pad, four players": ("rocketmen-v2-standard-4-2-1", 981, 0),
    "full Hand and Pad, three players": ("rocketmen-v2-standard-3-2-1", 1240, 0),
    "five cards on the Pad, two players": ("rocketmen-eager-2-0-1", 645, 0),
    "in flight, the last draw": ("rocketmen-v2-standard-3-2-1", 851, 1),
    "after a failure": ("rocketmen-v2-standard-3-2-1", 853, 1),
    "choosing the first draw": ("rocketmen-v2-standard-4-2-1", 539, 0),
    "alone, in flight": ("rocketmen-v2-solo-1-0-1", 184, 0),
    "alone": ("rocketmen-v2-solo-1-0-1", 156, 0),
    "the early edition": ("rocketmen-v2-early-3-2-1", 194, 0),
    "the Battle, four players": ("rocketmen-v2-battle-4-2-1", 881, 0),
    "the end": ("rocketmen-v2-standard-4-2-1", None, 0),
}


def sits_at(visitor: Visitor, moment: str) -> list[str]:
    """Ann sits down at a golden game; the names of all players."""
    golden, lines, seat = MOMENTS[moment]
    players = int(golden.split("-")[-3])
    seats = [ME if one == seat else BOT for one in range(players)]
    table = visitor.bring(golden, lines, seats if lines else ())
    visitor.sit(table)
    if lines:
        visitor.caught_up(visitor.settled(table)["at"])
    visitor.page.evaluate("() => document.fonts.ready")
    return [seat["name"] for seat in visitor.ask("GET", f"/tables/{table}")["seats"]]


def resize(visitor: Visitor, width: int, height: int) -> None:
    """Another window; what is drawn has followed."""
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def test_the_font_comes_with_the_app(visitors: Visitors) -> None:
    """Whatever fonts a machine has, everybody sees the same letters."""
    page = visitors.arrive().page
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    assert any("Instrument Sans" in family for family in page.evaluate(FONTS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wide_table_can_be_read(visitors: Visitors, language: str) -> None:
    """No letter is below 12 px, no word is cut off or outside of its place, and nothing scrolls."""
    ann = visitors.arrive(language=language)
    found = {}
    for moment in MOMENTS:
        names = sits_at(ann, moment)
        for width, height in SIZES:
            resize(ann, width, height)
            found[moment, width] = faults(ann.page, names=names) + spills(ann.page, names) + torn(ann.page)
    assert [(moment, problems) for moment, problems in found.items() if problems] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_can_be_read(visitors: Visitors, language: str) -> None:
    """There its parts are swiped and scrolled; no word is cut off, and what can be done is in reach."""
    ann = visitors.arrive(PHONE, touch=True, language=language)
    found = {}
    for moment in MOMENTS:
        names = sits_at(ann, moment)
        found[moment] = (
            faults(ann.page, scrolling=True, names=names) + spills(ann.page, names) + torn(ann.page)
        )
    assert [(moment, problems) for moment, problems in found.items() if problems] == []
