"""Choosing: what was chosen last is taken back by choosing it again, and options name people."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, FLIGHTS, ME, Json, Visitor, Visitors, sentence

pytestmark = pytest.mark.untraced

#: After so many lines of a golden game of three its second player may copy a card.
ESPIONAGE = 614
#: After so many of the first flight's lines a card in the Hand can only be discarded: that asks first.
CONTRACT = 645
AGAIN = "Choose it again to take it back."


def choose(visitor: Visitor, table: str, state: Json, action: str) -> Json:
    """Do this by clicks; how it stands then."""
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/actions")):
        visitor.click(action)
    after = visitor.state(table)
    visitor.caught_up(after["at"])
    assert after["at"] > state["at"]
    return after


def first_of(state: Json, verb: str) -> str:
    """The first option of this kind."""
    return next(one["action"] for one in state["options"] if one["action"].startswith(f"{verb} "))


def test_what_is_tried_can_be_changed_source_by_source_and_given_up(visitors: Visitors) -> None:
    """In Rocketmen: any source is chosen or left out by a click; nothing is done before it is confirmed."""
    ann = visitors.arrive()
    page = ann.page
    table = ann.bring(FLIGHTS["rocketmen"][0], 40, [ME, BOT])
    state = ann.sit_and_look(table)
    tried = page.locator("[data-tried]")
    wanted = page.locator(f"[data-card={first_of(state, 'buy').split()[1]}]").first
    wanted.click()
    tried.wait_for()
    hand = page.get_by_role("list", name="Your Hand")
    chosen = hand.locator(".laid")
    before = chosen.evaluate_all("all => all.map(one => one.dataset.card)")
    assert len(before) > 1
    # The first that pays, not the last: it is left out, and something else pays.
    hand.locator(f"[data-card={before[0]}]").click()
    expect(hand.locator(f"[data-card={before[0]}].laid")).to_have_count(0)
    hand.locator(f"[data-card={before[0]}]").click()
    expect(hand.locator(f"[data-card={before[0]}].laid")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(tried).to_have_count(0)
    expect(chosen).to_have_count(0)
    wanted.click()
    tried.wait_for()
    tried.get_by_role("button", name="Cancel").click()
    expect(tried).to_have_count(0)
    wanted.click()
    tried.wait_for()
    # The card itself takes back what it began.
    wanted.click()
    expect(tried).to_have_count(0)
    assert ann.state(table)["at"] == state["at"]


def test_the_key_confirms_what_was_chosen_by_a_pointer(visitors: Visitors) -> None:
    """It is not taken by the card that was clicked last."""
    ann = visitors.arrive()
    table = ann.bring(FLIGHTS["rocketmen"][0], 40, [ME, BOT])
    state = ann.sit_and_look(table)
    ann.page.locator(f"[data-card={first_of(state, 'buy').split()[1]}]").first.click()
    ann.page.locator("[data-tried] .main").wait_for()
    with ann.page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        ann.page.keyboard.press("Enter")
    assert answer.value.ok
    seen = ann.ask("GET", f"/tables/{table}/state?since={state['at']}")
    assert "CardsBought" in [fact["type"] for item in seen["news"] for fact in item["facts"]]


def test_a_card_that_is_held_up_is_put_down_by_a_second_click_or_escape(visitors: Visitors) -> None:
    """Nothing was sent to anybody: the table is as it was."""
    ann = visitors.arrive()
    page = ann.page
    table = ann.bring(FLIGHTS["rocketmen"][0], CONTRACT, [ME, BOT])
    state = ann.sit_and_look(table)
    card = page.get_by_role("list", name="Your Hand").locator("[data-offers]:not([data-action])").first
    spot = card.bounding_box()
    assert spot is not None
    sheet = page.get_by_role("dialog")
    for put_down in (
        lambda: page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2),
        lambda: page.keyboard.press("Escape"),
    ):
        card.click()
        expect(sheet).to_be_visible()
        put_down()
        expect(sheet).to_have_count(0)
    assert ann.state(table)["at"] == state["at"]


def test_a_scientist_or_a_card_of_1969_is_put_back_by_a_click(visitors: Visitors) -> None:
    """Hired and not placed yet, or picked up for a flight and not laid down yet."""
    ann = visitors.arrive()
    page = ann.page
    table = ann.open_table("1969", [ME, BOT])
    ann.sit(table)
    state = ann.play(table, until=lambda one: any("hire" in option["action"] for option in one["options"]))
    ann.caught_up(state["at"])
    ann.click("hire basic")
    market = page.get_by_role("region", name="Scientists for hire")
    chosen = market.get_by_role("button").filter(has_text=AGAIN)
    expect(chosen).to_contain_text("Basic")
    chosen.click()
    expect(chosen).to_have_count(0)
    assert ann.state(table)["at"] == state["at"]
    committing = "n-step-committing"
    state = ann.play(table, until=lambda one: one["step"]["id"] == committing and len(one["options"]) > 1)
    ann.caught_up(state["at"])
    picked = choose(ann, table, state, first_of(state, "commit"))
    hand = page.get_by_role("group", name="Your cards")
    up = hand.get_by_role("button", name=AGAIN)
    up.click()
    ann.caught_up(picked["at"] + 1)
    expect(up).to_have_count(0)
    assert [one["action"] for one in ann.state(table)["options"]] == [
        one["action"] for one in state["options"]
    ]


def test_an_option_calls_the_others_by_name(visitors: Visitors) -> None:
    """Whose card Industrial Espionage copies is said on the button, on the card, and in a hint."""
    ann = visitors.arrive()
    page = ann.page
    others = [{**BOT, "name": name} for name in ("Laika", "Ham")]
    table = ann.bring("rocketmen-eager-3-0-2", ESPIONAGE, [others[0], ME, others[1]])
    state = ann.sit_and_look(table)
    copies = [one for one in state["options"] if one["action"].startswith("copy ")]
    assert copies
    options = page.get_by_role("region", name="What you can do")
    for one in copies:
        name = one["say"]["args"]["player"]
        assert name in ("Laika", "Ham")
        button = options.get_by_role("button", name=sentence(one["say"]))
        expect(button.first).to_contain_text(name)
    hint = {"seat": state["seat"], "at": state["at"], "why": [], "choices": []}
    page.route("**/hint", lambda route: route.fulfill(json={**hint, **copies[0]}))
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("region", name="Hint of a bot")).to_contain_text(re.compile("Laika|Ham"))
