"""For everybody: axe-core finds nothing, the news are announced, and who wants no motion gets none."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import ROOT
from tests.web.conftest import missing
from tests.web.people import BOT, ME, PHONE, WIDE, Visitor, Visitors, sentence

pytestmark = pytest.mark.untraced

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async only => {
    const found = await axe.run(document, only.length ? { runOnly: only } : {})
    return found.violations.map(one => [one.id, ...one.nodes.map(node => `${node.target}: ${node.failureSummary}`)])
}"""
RUNNING = "() => document.getAnimations().map(one => `${one.animationName ?? one.transitionProperty}`)"


def problems(page: Page, *only: str) -> list[Any]:
    """What axe-core finds on the page as it is; all its rules, or only these."""
    if not AXE.exists():
        missing("axe-core is not here: 'make test' brings it along where Node is")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(LOOK, only)
    return found


def look(visitor: Visitor, what: str) -> None:
    """Nothing is wrong: wide and on a phone, and neither are the colours in the dark."""
    page = visitor.page
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert problems(page) == [], f"{what} at {size}"
        page.emulate_media(color_scheme="dark")
        assert problems(page, "color-contrast") == [], f"{what} at {size} in the dark"
        page.emulate_media(color_scheme="light")


def test_home_and_rules(visitors: Visitors) -> None:
    """The pages without a game."""
    ann = visitors.arrive()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Learn by playing").first.wait_for()
    look(ann, "home")
    ann.page.get_by_role("button", name="Open a table for friends").first.click()
    ann.page.get_by_role("dialog").wait_for()
    look(ann, "a new table")
    ann.page.goto("/rules/1969")
    ann.page.get_by_role("searchbox").wait_for()
    look(ann, "rules")


#: A game that has just begun, one while something flies, and one that is over.
GAMES = {
    "1969": ("1969-random-2-1", 235),
    "rocketmen": ("rocketmen-eager-4-0-1", 358),
}


@pytest.mark.parametrize("game", GAMES)
def test_tables(visitors: Visitors, game: str) -> None:
    """A table from its beginning to its replay; nothing on it moves for those who asked for that."""
    ann = visitors.arrive()
    golden, flying = GAMES[game]
    ann.sit(ann.open_table(game, [ME, BOT]))
    look(ann, "the first turn")
    seats = [ME, *[BOT] * (int(golden.split("-")[2]) - 1)]
    ann.sit(ann.bring(golden, flying, seats))
    look(ann, "a flight")
    assert ann.page.evaluate(RUNNING) == []
    over = ann.bring(golden)
    ann.ask("POST", f"/tables/{over}/review", {"milliseconds": 1})
    ann.sit(over)
    look(ann, "the end")
    ann.page.get_by_role("button", name="How it came about").click()
    ann.page.get_by_role("dialog").get_by_role("table").first.wait_for()
    look(ann, "the points")
    ann.page.goto(f"/t/{over}/replay/40")
    ann.board.wait_for()
    look(ann, "the replay")
    assert ann.page.evaluate(RUNNING) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_announced(visitors: Visitors, game: str) -> None:
    """After a step a screen reader hears what came of it and what is asked now."""
    ann = visitors.arrive()
    table = ann.open_table(game, [ME, BOT])
    ann.sit(table)
    ann.answer(table, ann.settled(table))
    state = ann.settled(table)
    announcer = ann.page.locator("[aria-live=polite][role=status]")
    expect(announcer).to_contain_text(sentence(state["step"]))


def test_motion_is_for_those_who_want_it(visitors: Visitors) -> None:
    """The sky at home moves, and stands still for who asked for less."""
    for motion in (True, False):
        page = visitors.arrive(motion=motion).page
        page.goto("/")
        page.get_by_role("heading", level=1).wait_for()
        assert bool(page.evaluate(RUNNING)) is motion
