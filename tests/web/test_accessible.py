"""For everybody: axe-core finds nothing, the news are announced, and who wants no motion gets none."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import check
from tests.web.people import BOT, FLIGHTS, ME, Visitors, sentence

pytestmark = pytest.mark.untraced

RUNNING = "() => document.getAnimations().map(one => one.animationName ?? one.transitionProperty ?? 'script')"


def test_home_and_rules(visitors: Visitors) -> None:
    """The pages without a game."""
    ann = visitors.arrive()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Learn by playing").first.wait_for()
    check(ann.page, "home")
    ann.page.get_by_role("button", name="Open a table for friends").first.click()
    ann.page.get_by_role("dialog").wait_for()
    check(ann.page, "a new table")
    ann.page.goto("/rules/1969")
    ann.page.get_by_role("searchbox").wait_for()
    check(ann.page, "rules")


@pytest.mark.parametrize("game", FLIGHTS)
def test_tables(visitors: Visitors, game: str) -> None:
    """A table from its beginning to its replay; nothing on it moves for those who asked for that."""
    ann = visitors.arrive()
    golden, lines = FLIGHTS[game]
    ann.sit(ann.open_table(game, [ME, BOT]))
    check(ann.page, "the first turn")
    ann.sit(ann.bring(golden, lines, [ME, BOT]))
    check(ann.page, "a flight")
    assert ann.page.evaluate(RUNNING) == []
    over = ann.bring(golden)
    ann.sit(over)
    check(ann.page, "the end")
    ann.page.get_by_role("button", name="How it came about").click()
    ann.page.get_by_role("dialog").get_by_role("table").first.wait_for()
    check(ann.page, "the points")
    ann.page.goto(f"/t/{over}/replay/40")
    ann.board.wait_for()
    check(ann.page, "the replay")
    assert ann.page.evaluate(RUNNING) == []


@pytest.mark.parametrize("game", FLIGHTS)
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
