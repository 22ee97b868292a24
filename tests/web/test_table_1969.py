"""The table of 1969 tells nothing beforehand, and moves no answer; no key costs anything by accident."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import problems
from tests.web.people import BOT, ME, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced

#: Golden games, and after how many of their lines Ann is asked; what the calendar calls the part of the year.
PHASES = {
    "Income": [("1969-v2-random-5-4", 180), ("1969-v2-random-4-3", 254)],
    "Purchases": [("1969-v2-random-5-4", 286), ("1969-v2-random-4-3", 183)],
    "Missions": [("1969-v2-random-5-4", 297), ("1969-v2-random-4-3", 311)],
}
FREE_CARDS = PHASES["Income"][0]
BUYING = PHASES["Purchases"][0]
#: Ann holds up a card for her own rocket.
CARDS = PHASES["Missions"][1]

#: What a flight decides, as the page shows it: points, what is asked, the calendar, the title of the bar.
SHOWN = """() => ({
    held: 'held' in document.querySelector('[data-board]').dataset,
    over: document.querySelector('[data-over]') !== null,
    points: [...document.querySelectorAll('[data-count^=points]')].map(one => one.textContent),
    calendar: document.querySelector('[aria-current=date]').textContent,
    title: document.title,
    asked: document.querySelector('[data-keys]').textContent,
})"""


def brought(visitor: Visitor, moment: tuple[str, int]) -> tuple[str, Json]:
    """A table of Ann and bots at this moment, and how it stands."""
    golden, lines = moment
    players = int(golden.split("-")[-2])
    table = visitor.bring(golden, lines, [ME, *[BOT] * (players - 1)])
    return table, visitor.sit_and_look(table)


@pytest.mark.parametrize("phase", PHASES)
def test_the_calendar_names_the_part_of_the_year_that_is_played(visitors: Visitors, phase: str) -> None:
    """With what is asked now, and not with the step before or after it."""
    ann = visitors.arrive()
    for moment in PHASES[phase]:
        brought(ann, moment)
        expect(ann.page.locator("[aria-current=date]")).to_contain_text(phase)


def test_nothing_tells_how_a_flight_will_end(visitors: Visitors) -> None:
    """Until its picture is drawn, points, calendar, title and dock are those before it."""
    ann = visitors.arrive(motion=True)
    brought(ann, CARDS)
    page = ann.page
    before = page.evaluate(SHOWN)
    page.get_by_role("button", name=re.compile("Commit this card")).click()
    page.wait_for_function("() => document.querySelector('[data-held][data-scene=flight]')")
    looks = 0
    while (now := page.evaluate(SHOWN))["held"] and not now["over"]:
        looks += 1
        assert now["points"] == before["points"]
        assert now["calendar"] == before["calendar"]
        assert "wins" not in now["title"]
        assert "Income" not in now["asked"]
        assert "PP" not in now["asked"]
        page.wait_for_timeout(40)
    assert looks > 3
    expect(page.locator("[data-over]")).to_have_count(1)


def test_enter_draws_a_free_card_and_never_declines_it(visitors: Visitors) -> None:
    """To go without is a digit or a click."""
    ann = visitors.arrive()
    _, state = brought(ann, FREE_CARDS)
    left = state["view"]["players"][0]["hand_size"]
    sent: list[str] = []
    ann.page.on(
        "request", lambda one: sent.append(one.post_data or "") if one.url.endswith("/actions") else None
    )
    ann.page.wait_for_timeout(500)
    with ann.page.expect_response(lambda answer: answer.url.endswith("/actions")):
        ann.page.keyboard.press("Enter")
    assert '"draw"' in sent[0]
    assert left < 6


def test_looking_at_a_thing_moves_no_answer(visitors: Visitors) -> None:
    """What is told of it lies beside it; where an answer stood it stands still."""
    ann = visitors.arrive((1366, 768))
    brought(ann, BUYING)
    page = ann.page
    answer = page.locator("[data-keys] [data-action=stop]")
    stood = answer.bounding_box()
    for thing in ("Moon", "Genius"):
        page.get_by_role("button", name=re.compile(thing)).first.hover()
        expect(page.locator(".tip")).to_be_visible()
        assert answer.bounding_box() == stood
    page.mouse.move(2, 2)
    expect(page.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize("dark", [False, True])
def test_colours_of_a_full_table_can_be_told_apart(visitors: Visitors, dark: bool) -> None:
    """Sold-out scientists, flown missions, every seat's colour; and the stage of a flight."""
    ann = visitors.arrive(dark=dark)
    for moment in (BUYING, PHASES["Missions"][0], CARDS):
        brought(ann, moment)
        assert problems(ann.page, "color-contrast") == [], moment
