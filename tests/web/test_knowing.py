"""Knowing more: a hint and its reason, where the points came from, what was luck."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import check
from tests.web.people import BOT, FLIGHTS, ME, Visitors, sentence

pytestmark = pytest.mark.untraced

MARKED = """() => [...new Set([...document.querySelectorAll('[data-action]')]
    .filter(one => getComputedStyle(one).outlineStyle === 'dashed').map(one => one.dataset.action))]"""


@pytest.mark.parametrize("game", FLIGHTS)
def test_a_hint_says_why_and_marks_the_option(visitors: Visitors, game: str) -> None:
    """A bot's choice stands there with its reason, and is marked on the table, and nothing else is."""
    ann = visitors.arrive()
    golden, lines = FLIGHTS[game]
    table = ann.bring(golden, lines, [ME, BOT])
    state = ann.sit_and_look(table)
    names = {sentence(one["say"]): one["action"] for one in state["options"]}
    assert ann.page.evaluate(MARKED) == []
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.get_by_role("button", name="Hint", exact=True).click()
    hint = ann.page.get_by_role("region", name="Hint of a bot")
    # It answers once, after some thought: a hint that changes its mind is no help.
    expect(hint.get_by_text("A bot would take:")).to_be_visible()
    expect(hint.get_by_text("A bot is thinking")).to_have_count(0)
    said, *reasons = hint.get_by_role("status").locator("p").all_inner_texts()
    assert reasons and sum(url.endswith("/hint") for url in asked) == 1
    assert ann.page.evaluate(MARKED) == [names[said.removeprefix("A bot would take: ")]]
    hint.get_by_role("button", name="Close the hint").click()
    assert ann.page.evaluate(MARKED) == []


def test_a_hint_marks_the_card_behind_which_its_option_lies(visitors: Visitors) -> None:
    """To discard a card is not done by one click on it; the card is marked all the same."""
    ann = visitors.arrive()
    table = ann.bring(FLIGHTS["rocketmen"][0], 40, [ME, BOT])
    state = ann.sit_and_look(table)
    discard = next(one for one in state["options"] if one["action"].startswith("discard "))
    hint = {"seat": state["seat"], "at": state["at"], "why": [], "choices": []}
    hint |= {"action": discard["action"], "say": discard["say"]}
    ann.page.route("**/hint", lambda route: route.fulfill(json=hint))
    card = ann.page.get_by_role("button", name=re.compile(re.escape(sentence(discard["say"]))))
    card = card.and_(ann.page.locator("[data-card]"))
    expect(card.first).not_to_have_css("outline-style", "dashed")
    ann.page.get_by_role("button", name="Hint", exact=True).click()
    ann.see(f"A bot would take: {sentence(discard['say'])}")
    assert card.first.get_attribute("data-card") == discard["action"].split()[1]
    expect(card.first).to_have_css("outline-style", "dashed")
    marked = "() => [...document.querySelectorAll('[data-card]')]"
    marked += ".filter(one => getComputedStyle(one).outlineStyle === 'dashed').length"
    assert ann.page.evaluate(marked) == 1


def test_after_the_end(visitors: Visitors) -> None:
    """Every point has a source, there is a chart, and the review leads to the moments it speaks of."""
    ann = visitors.arrive()
    over = ann.bring(FLIGHTS["1969"][0])
    ann.sit(over)
    points = ann.ask("GET", f"/tables/{over}/points")
    ann.page.get_by_role("button", name="How it came about").click()
    dialog = ann.page.get_by_role("dialog")
    total = dialog.get_by_role("table", name="Where every point came from").get_by_role("row").last
    # Of all that may come late, the table is what is read at once.
    expect(total.get_by_role("cell")).to_have_count(len(points["scores"]))
    for cell, score in zip(total.get_by_role("cell").all(), points["scores"], strict=True):
        expect(cell).to_contain_text(str(score))
    chart = dialog.get_by_role("group", name="Points of all players over the rounds of 1969")
    expect(chart).to_be_visible()
    dialog.get_by_role("button", name="Review this game").click()
    review = dialog.get_by_role("region", name="Luck and skill")
    review.get_by_role("link").first.wait_for()
    check(ann.page, "the review")
    found = ann.ask("GET", f"/tables/{over}/review")["findings"]
    assert {one["kind"] for one in found} & {"lucky", "unlucky"}
    review.get_by_role("link").first.click()
    expect(ann.page).to_have_url(re.compile(rf"/t/{over}/replay/\d+\?seat=\d$"))
    ann.board.wait_for()
