"""A flight of 1969 is shown on a stage over the board; its result stays in sight when the stage is closed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, FLIGHTS, ME, PHONE, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced

#: After so many lines of a golden game of four Ann holds up a card for her own rocket.
CARDS = ("1969-v2-random-4-3", 311)

#: Nobody sits there yet, so no other flight follows.
FREE = {"kind": "open"}


def flies(visitor: Visitor, golden: str, lines: int, rival: Json = BOT) -> str:
    """Ann is asked about a flight; the table."""
    players = int(golden.split("-")[-2])
    table = visitor.bring(golden, lines, [ME, *[rival] * (players - 1)])
    visitor.sit_and_look(table)
    return table


def test_a_die_is_cast_again_by_a_click_on_it(visitors: Visitors) -> None:
    """Its odds stand below it, in the dock and on the die; nothing under the stage can be reached."""
    ann = visitors.arrive()
    table = flies(ann, *FLIGHTS["1969"])
    stage = ann.page.get_by_role("region", name="The flight")
    die = stage.get_by_role("button", name="Reroll a failure").first
    expect(stage.get_by_text(re.compile("⌀ [0-9.]+ PP")).first).to_be_visible()
    assert (box := die.bounding_box()) and box["width"] > 80
    expect(ann.page.locator(".table")).to_have_attribute("inert", "")
    before = ann.state(table)["at"]
    die.click()
    ann.caught_up(before + 1)
    expect(stage.get_by_role("img", name=re.compile("rerolled$"))).to_have_count(1)


def test_the_board_is_a_click_away_and_the_stage_comes_back(visitors: Visitors) -> None:
    """Whoever wants to look at the table while something flies may."""
    ann = visitors.arrive()
    flies(ann, *FLIGHTS["1969"])
    page = ann.page
    page.get_by_role("button", name="To the board", exact=True).click()
    expect(page.locator(".table")).not_to_have_attribute("inert", "")
    page.get_by_role("button", name="Back to the flight").click()
    expect(page.locator(".table")).to_have_attribute("inert", "")


def test_cards_are_played_on_the_stage_and_the_result_stays(visitors: Visitors) -> None:
    """It is told what each rival laid down; when the flight is over its result stands beside the board."""
    ann = visitors.arrive()
    table = flies(ann, *CARDS, rival=FREE)
    page = ann.page
    duel = page.get_by_role("group", name="Espionage cards")
    expect(duel.get_by_role("img", name="a card, face down")).to_have_count(4)
    expect(duel.get_by_text("no cards")).to_have_count(1)
    hand = duel.get_by_role("group", name="Your cards")
    before = ann.state(table)["at"]
    hand.get_by_role("button", name=re.compile("Also commit a 2")).click()
    ann.caught_up(before + 1)
    page.get_by_role("button", name=re.compile("Commit these cards")).click()
    expect(duel).to_have_count(0)
    last = page.get_by_role("region", name="The flight")
    expect(last).to_contain_text(re.compile(r"\+[0-9]+ PP"))
    expect(page.locator(".table")).not_to_have_attribute("inert", "")


def test_with_motion_the_own_flight_is_shown_to_its_result(visitors: Visitors) -> None:
    """Though the next question waits already, and with it the points in the dock."""
    ann = visitors.arrive(motion=True)
    flies(ann, *CARDS)
    page = ann.page
    page.get_by_role("button", name=re.compile("Commit this card")).click()
    stage = page.get_by_role("region", name="The flight")
    expect(stage.get_by_role("status")).to_contain_text(re.compile("Ann gets [0-9]+ PP"))
    expect(page.locator("[data-held]")).to_have_count(1)
    expect(page.locator("[data-held]")).to_have_count(0)


def test_on_a_phone_the_stage_fills_the_board(visitors: Visitors) -> None:
    """The dice are large, and what can be done is below them."""
    ann = visitors.arrive(PHONE, touch=True)
    flies(ann, *FLIGHTS["1969"])
    stage = ann.page.get_by_role("region", name="The flight")
    expect(stage).to_be_in_viewport()
    die = stage.get_by_role("button", name="Reroll a failure").first
    assert (box := die.bounding_box()) and box["width"] > 44
    expect(die).to_be_in_viewport(ratio=1)
