"""What is often done takes few clicks: they are counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import BOT, ME, PHONE, WIDE, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced

#: A golden game of two, and a moment with a purchase that takes several sources.
GOLDEN = "rocketmen-eager-2-0-1"


class Counting:
    """Clicks of a person, each on what is seen."""

    def __init__(self, visitor: Visitor) -> None:
        """None yet."""
        self.visitor, self.count = visitor, 0

    def click(self, spot: Locator) -> None:
        """One more."""
        spot.first.click()
        self.count += 1


def bring(visitor: Visitor, lines: int, golden: str = GOLDEN) -> tuple[str, Json]:
    """A golden game at a moment of Ann's turn."""
    table = visitor.bring(golden, lines, [ME, *[BOT] * (int(golden.split("-")[-3]) - 1)])
    return table, visitor.sit_and_look(table)


def facts(visitor: Visitor, table: str, since: int) -> list[str]:
    """What Ann has done, by the types of the facts."""
    state = visitor.ask("GET", f"/tables/{table}/state?since={since}")
    return [fact["type"] for item in state["news"] for fact in item["facts"] if fact.get("seat") == 0]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_buying_with_several_payers_takes_two_clicks(visitors: Visitors, size: tuple[int, int]) -> None:
    """The best payment is proposed and chosen; the button says what is bought."""
    ann = visitors.arrive(size, touch=size == PHONE)
    table, state = bring(ann, 40)
    counting = Counting(ann)
    card = next(one["targets"]["card"] for one in state["options"] if one["verb"] == "buy")
    counting.click(ann.page.locator(f"[data-card={card}]:visible"))
    button = ann.page.locator("[data-tried] .main")
    expect(button).to_contain_text("Buy")
    assert ann.page.locator(".hand .laid").count() > 1
    with ann.page.expect_response(lambda answer: answer.url.endswith("/actions")):
        counting.click(button)
    assert counting.count == 2
    assert "CardsBought" in facts(ann, table, state["at"])


#: After so many lines there is a Mission that two more cards go well with, and all of it is free.
HOTEL, MISSION = 445, "white-space-hotel"


def test_planning_takes_two_clicks_and_two_cards_on_the_pad_a_third(visitors: Visitors) -> None:
    """What the Mission pays itself needs no choice; what is worth adding is added together."""
    ann = visitors.arrive()
    table, state = bring(ann, HOTEL)
    counting = Counting(ann)
    counting.click(ann.page.locator(f".hand [data-card={MISSION}]"))
    button = ann.page.locator("[data-tried] .main")
    expect(button).to_contain_text("Plan")
    with ann.page.expect_response(lambda answer: answer.url.endswith("/actions")):
        counting.click(button)
    assert counting.count == 2
    assert "CardsPlaced" in facts(ann, table, state["at"])

    table, state = bring(ann, HOTEL)
    counting = Counting(ann)
    counting.click(ann.page.locator(f".hand [data-card={MISSION}]"))
    counting.click(ann.page.locator("[data-further]"))
    expect(button).to_contain_text("and place")
    with ann.page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        counting.click(button)
    assert answer.value.ok
    assert counting.count == 3
    assert len(ann.state(table)["view"]["players"][0]["pad"]) == len(state["view"]["players"][0]["pad"]) + 2


def test_a_dead_hand_is_discarded_by_three_clicks(visitors: Visitors) -> None:
    """All cards at once; or with the end of the turn."""
    ann = visitors.arrive()
    table, state = bring(ann, 40)
    hand = state["view"]["players"][0]["hand_size"]
    assert hand >= 6
    counting = Counting(ann)
    page = ann.page
    counting.click(page.locator("[data-several]"))
    counting.click(page.get_by_role("button", name=f"All {hand}", exact=True))
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        counting.click(page.get_by_role("button", name=f"Discard {hand} cards"))
    assert answer.value.ok
    assert counting.count == 3
    assert ann.state(table)["view"]["players"][0]["hand_size"] == 0

    table, state = bring(ann, 40)
    page.locator("[data-several]").click()
    page.locator(".hand [data-card]").nth(0).click()
    page.locator(".hand [data-card]").nth(2).click()
    expect(page.get_by_role("button", name="Discard 2 cards")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Discard 2 cards")).to_have_count(0)
    page.locator("[data-several]").click()
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        page.get_by_role("button", name=f"Discard all {hand} and end the turn").click()
    assert answer.value.ok
    assert facts(ann, table, state["at"]).count("CardDiscarded") == hand


def carry(visitor: Visitor, card: Locator, to: Locator) -> None:
    """Take a card with the pointer and let it go there."""
    start, end = card.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    mouse = visitor.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + start["height"] / 2 - 12)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)


def test_a_card_can_be_carried_too(visitors: Visitors) -> None:
    """To the Mission Plan, or from the market to the Hand; let go elsewhere, nothing happens."""
    ann = visitors.arrive()
    page = ann.page
    _, state = bring(ann, HOTEL)
    mission = page.locator(f".hand [data-card={MISSION}]")
    tried = page.locator("[data-tried]")
    carry(ann, mission, page.locator("[data-drop=plan]"))
    expect(page.locator("[data-drop=plan].drop")).to_have_count(1)
    page.mouse.up()
    expect(tried).to_have_attribute("data-tried", f"place {MISSION} plan")
    page.keyboard.press("Escape")
    carry(ann, mission, page.get_by_role("region", name="Space"))
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(tried).to_have_count(0)
    bought = next(one["action"] for one in state["options"] if one["verb"] == "buy")
    carry(ann, page.locator(f".market [data-card={bought.split()[1]}]"), page.locator("[data-drop=hand]"))
    page.mouse.up()
    expect(tried).to_have_attribute("data-tried", bought)
