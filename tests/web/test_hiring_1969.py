"""Hiring in 1969 is one deed: a scientist and its place in two clicks, by keys or by carrying it there."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.web.people import BOT, ME, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced

#: A golden game of five, and after how many of its lines Ann buys.
BUYING = ("1969-v2-random-5-4", 286)


def buys(visitor: Visitor) -> tuple[str, Json, list[list[str]]]:
    """Ann buys; the table, how it stands, and what her browser asks the server to do from now on."""
    golden, lines = BUYING
    table = visitor.bring(golden, lines, [ME, *[BOT] * 4])
    state = visitor.sit_and_look(table)
    sent: list[list[str]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/actions"):
            asked = json.loads(request.post_data or "{}")
            sent.append(asked.get("actions") or [asked["action"]])

    visitor.page.on("request", note)
    return table, state, sent


def market(page: Page, name: str) -> Locator:
    """A scientist for hire."""
    return page.get_by_role("region", name="Scientists for hire").get_by_role("button", name=name)


def sheets(page: Page, name: str) -> Locator:
    """Somebody's researches."""
    return page.get_by_role("region", name=f"Sheets of {name}")


def test_a_scientist_is_hired_and_placed_by_two_clicks(visitors: Visitors) -> None:
    """Nothing is done before the second one; then both at once."""
    ann = visitors.arrive()
    table, state, sent = buys(ann)
    market(ann.page, "Hire a Basic").click()
    place = sheets(ann.page, "Ann").locator("[data-action^='place']").first
    action = place.get_attribute("data-action")
    assert ann.state(table)["at"] == state["at"]
    place.click()
    ann.caught_up(state["at"] + 2)
    assert sent == [["hire basic", action]]


def test_a_spy_is_hired_and_placed_by_two_clicks(visitors: Visitors) -> None:
    """Every research that it can go to is open at once, whoever owns it."""
    ann = visitors.arrive()
    _, state, sent = buys(ann)
    market(ann.page, "Hire a Spy").click()
    place = sheets(ann.page, "sense-3").get_by_role("button", name=re.compile("Spy in ")).first
    place.click()
    ann.caught_up(state["at"] + 3)
    assert [len(one) for one in sent] == [3]
    assert sent[0][:2] == ["hire spy", "spy-on 3"]


def test_another_scientist_takes_the_place_and_escape_hires_nobody(visitors: Visitors) -> None:
    """What is chosen is not yet hired."""
    ann = visitors.arrive()
    table, state, sent = buys(ann)
    page = ann.page
    market(page, "Hire a Basic").click()
    options = page.get_by_role("region", name="What you can do")
    expect(options).to_contain_text("Hiring a Basic")
    market(page, "Hire a Famous").click()
    expect(options).to_contain_text("Hiring a Famous")
    page.keyboard.press("Escape")
    expect(options).to_contain_text("hire scientists")
    assert sent == []
    assert ann.state(table)["at"] == state["at"]


def test_a_place_shows_which_missions_it_helps(visitors: Visitors) -> None:
    """The mean of each of them before and after, as soon as somebody looks at the place."""
    ann = visitors.arrive()
    buys(ann)
    page = ann.page
    market(page, "Hire a Genius").click()
    missions = page.get_by_role("region", name="Missions")
    expect(missions.get_by_text("→")).to_have_count(0)
    sheets(page, "Ann").locator("[data-action='place eva']").hover()
    # Those with its symbol that Ann has not flown.
    assert missions.get_by_text("→").count() > 2
    page.wait_for_timeout(500)
    expect(page.locator(".tip")).to_have_count(0)
    sheets(page, "Ann").locator("[data-action='place robotics']").hover()
    expect(missions.get_by_text("→")).to_have_count(0)


def carry(page: Page, what: Locator, to: Locator) -> None:
    """Press a thing, move it, and let it go over another."""
    box, goal = what.bounding_box(), to.bounding_box()
    assert box
    assert goal
    page.mouse.move(box["x"] + 60, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 80, box["y"] + 40)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    page.mouse.up()


@pytest.mark.parametrize("scientist", ["Basic", "Spy"])
def test_a_scientist_is_carried_to_its_place(visitors: Visitors, scientist: str) -> None:
    """Beside clicking; let go over no research, it goes back."""
    ann = visitors.arrive()
    table, state, sent = buys(ann)
    page = ann.page
    card = market(page, f"Hire a {scientist}")
    whose = sheets(page, "Ann" if scientist == "Basic" else "sense-3")
    carry(page, card, page.get_by_role("region", name="Prestige points"))
    expect(page.get_by_role("region", name="What you can do")).to_contain_text("hire scientists")
    assert ann.state(table)["at"] == state["at"]
    carry(page, card, whose.locator("[data-drop]").last)
    ann.caught_up(state["at"] + 2)
    assert len(sent) == 1


def test_enter_does_not_end_the_purchases(visitors: Visitors) -> None:
    """Whoever presses it once too often keeps the money and the turn."""
    ann = visitors.arrive()
    table, state, sent = buys(ann)
    ann.page.wait_for_timeout(500)
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    ann.page.reload()
    ann.caught_up(state["at"])
    assert sent == []
    assert ann.state(table)["at"] == state["at"]
