"""Looking at a game again: by slider, keys and by itself, from every seat, and playing on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import FLIGHTS, Visitor, Visitors, sentence

pytestmark = pytest.mark.untraced

GOLDEN, MOMENT = FLIGHTS["rocketmen"][0], 200
ONLOOKER = -2


def shows(visitor: Visitor, at: int, seat: int = ONLOOKER) -> None:
    """The table, the slider and the address are at this moment of this seat."""
    expect(visitor.board).to_have_attribute("data-at", str(at))
    expect(visitor.page.get_by_role("slider", name="Moment")).to_have_value(str(at))
    expect(visitor.page).to_have_url(re.compile(rf"/replay/{at}\?seat={seat}$"))


def test_a_game_is_gone_through(visitors: Visitors) -> None:
    """A line of the log shows its moment, at the table and here; then keys, slider, time and address do."""
    ann = visitors.arrive()
    page, over = ann.page, ann.bring(GOLDEN)
    news = ann.ask("GET", f"/tables/{over}/news?seat={ONLOOKER}")
    ann.sit(over)
    lines = page.get_by_role("list", name="What happened").get_by_role("link")
    paths = [str(one.get_attribute("href")) for one in lines.all()]
    moments = [int(path.rpartition("/")[2]) for path in paths]
    lines.nth(-2).click()
    expect(ann.board).to_have_attribute("data-at", str(moments[-2]))
    expect(page).to_have_url(re.compile(rf"/t/{over}$"))
    page.goto(f"/t/{over}/replay/{news[-1]['at']}")
    shows(ann, news[-1]["at"])
    lines.nth(-2).click()
    shows(ann, moments[-2])
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", len(news))):
        page.keyboard.press(key)
        shows(ann, at)
    page.get_by_role("slider", name="Moment").fill(str(MOMENT))
    shows(ann, MOMENT)
    told = next(item for item in news[MOMENT:] if item["say"])
    page.goto(f"/t/{over}/replay/{told['at']}")
    shows(ann, told["at"])
    controls = page.get_by_role("region", name="Going through the game")
    expect(controls).to_contain_text(" ".join(map(sentence, told["say"])))
    controls.get_by_role("combobox", name="Speed").select_option("4 ×")
    controls.get_by_role("button", name="Play (Space)").click()
    ann.caught_up(told["at"] + 2)
    controls.get_by_role("button", name="Pause").click()
    expect(controls.get_by_role("button", name="Play (Space)")).to_be_visible()
    paused = int(page.get_by_role("slider", name="Moment").input_value())
    controls.get_by_role("button", name="A round back").click()
    began = [item["at"] for item in news if any(fact["type"] == "RoundBegan" for fact in item["facts"])]
    shows(ann, max(at for at in began if at < paused))


def test_every_seat_has_its_own_view_and_can_be_played_on_from(visitors: Visitors) -> None:
    """After the end each Hand can be looked into; a new table opens from there, with oneself on the seat."""
    ann = visitors.arrive()
    page, over = ann.page, ann.bring(GOLDEN)
    at, faces = 0, ann.ask("GET", f"/tables/{over}/faces")["cards"]
    page.goto(f"/t/{over}/replay/{MOMENT}")
    for seat, name in enumerate(("Ann", "Bob")):
        page.get_by_role("combobox", name="Seen by").select_option(name)
        expect(ann.board.get_by_role("list", name="Your Hand")).to_be_visible()
        expect(page).to_have_url(re.compile(rf"seat={seat}$"))
        at = int(page.url.partition("/replay/")[2].partition("?")[0])
        view = ann.ask("GET", f"/tables/{over}/replay/{at}?seat={seat}")["view"]
        shown = ann.board.get_by_role("list", name="Your Hand").locator("[data-card]")
        keys = [one.get_attribute("data-card") for one in shown.all()]
        assert keys == [faces[card]["key"] for card in view["players"][seat]["hand"]]
        assert keys
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(over))
    ann.board.wait_for()
    new = page.url.rpartition("/")[2]
    table = ann.ask("GET", f"/tables/{new}")
    assert (table["yours"], table["forked_from"]) == ([1], over)
    assert ann.settled(new)["at"] >= at
