"""Looking at a game again: by slider, keys and by itself, from every seat, and playing on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import check
from tests.web.people import FLIGHTS, Json, Visitor, Visitors, sentence

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
    # Both say what they are, and the branch leads back to the game that it left.
    page.get_by_role("link", name="What if?").click()
    expect(page).to_have_url(re.compile(rf"/t/{over}/replay"))
    expect(page.get_by_text("Imported", exact=True)).to_be_visible()


def reviewed(visitor: Visitor, table: str) -> Json:
    """The review of a table, as soon as it is done."""
    review: Json = visitor.ask("POST", f"/tables/{table}/review", {})
    while review["status"] in ("waiting", "running"):
        visitor.page.wait_for_timeout(200)
        review = visitor.ask("GET", f"/tables/{table}/review")
    assert review["status"] == "done"
    return review


@pytest.mark.parametrize("game", FLIGHTS)
def test_the_review_lies_on_the_timeline(visitors: Visitors, game: str) -> None:
    """A mark leads to its moment and tells it; the better choice is outlined on the board."""
    ann = visitors.arrive()
    page, over = ann.page, ann.bring(FLIGHTS[game][0])
    review = reviewed(ann, over)
    page.goto(f"/t/{over}/replay")
    ann.board.wait_for()
    group = page.get_by_role("group", name="Luck and skill")
    marks = group.get_by_role("button")
    expect(marks).to_have_count(len(review["findings"]))
    check(page, "the review on a replay")
    curve = group.get_by_role("slider", name="Chances to win over the game")
    names = [seat["name"] for seat in ann.ask("GET", f"/tables/{over}")["seats"]]
    curve.press("End")
    ends = review["curve"][-1]["chances"]
    told = [f"{name} {chance}%" for name, chance in zip(names, ends, strict=False)]
    expect(curve).to_have_attribute("aria-valuetext", ", ".join(told))
    expect(group.get_by_role("listitem")).to_have_text(told)
    chosen = [next(one for one in review["findings"] if one["kind"] == "decision")]
    chosen += [one for one in review["findings"] if one["kind"] != "decision"][:1]
    for one in chosen:
        place = f"[data-entry='{one['entry']}'].{one['kind']}"
        page.locator(place).first.click()
        moment = ann.ask("GET", f"/tables/{over}/replay?entry={one['entry']}&seat={one['seat']}")
        shows(ann, moment["at"], one["seat"])
        expect(page.locator(place).first).to_have_attribute("aria-current", "step")
        expect(page.get_by_role("status").filter(has_text=sentence(one["say"]))).to_be_visible()
        if one["better"]:
            # The figure is the same wherever it is read: beside the mark, and in its sentence.
            percent = one["say"]["args"]["cost"]
            assert f"costs {percent} of 100 games" in str(
                page.locator(place).first.get_attribute("aria-label")
            )
            assert f" {percent} more of 100 games" in sentence(one["say"])
            pointed = page.locator(".stage [data-pointed]")
            expect(pointed).to_have_count(1)
            expect(pointed).to_have_css("outline-style", "solid")
            kind, word = str(pointed.get_attribute("data-is")).split(":")
            assert one["better"]["targets"][kind] == word
    page.keyboard.press("Home")
    expect(page.locator("[data-pointed]")).to_have_count(0)


def test_whatever_is_clicked_leads_to_the_same_moment(visitors: Visitors) -> None:
    """A point of the chart, its figure in the table, a moment that is talked about, a mark of the review."""
    ann = visitors.arrive()
    page, over = ann.page, ann.bring(FLIGHTS["1969"][0])
    points = ann.ask("GET", f"/tables/{over}/points")
    review = reviewed(ann, over)

    def leads(entry: int, seat: int, link: Locator) -> None:
        at = ann.ask("GET", f"/tables/{over}/replay?entry={entry}&seat={seat}")["at"]
        link.click()
        shows(ann, at, seat)

    def end() -> Locator:
        ann.sit(over)
        page.get_by_role("button", name="How it came about").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("link", name=sentence(points["moments"][0]["say"])).first.wait_for()
        return dialog

    entry = points["rounds"][1]["entry"]
    chart = end().get_by_role("group", name="Points of all players over the rounds of 1969")
    leads(entry, 1, chart.locator(f"a[href*='entry={entry}&seat=1']"))
    dialog = end()
    dialog.get_by_text("As a table").click()
    leads(entry, 1, dialog.get_by_role("table").locator(f"a[href*='entry={entry}&seat=1']"))
    moment = points["moments"][0]
    leads(
        moment["entry"],
        moment["seat"],
        end().get_by_role("link", name=sentence(moment["say"])).first,
    )
    found = review["findings"][0]
    review_link = end().locator(f".review a[href*='entry={found['entry']}&seat={found['seat']}']").first
    leads(found["entry"], found["seat"], review_link)
