"""The table of Rocketmen with the guide open, on a tablet, alone, in a launch, before the first turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, FLIGHTS, ME, PHONE, Json, Visitor, Visitors
from tests.web.reading import SIZES, faults, spills
from tests.web.test_readable import MOMENTS, resize, sits_at

pytestmark = pytest.mark.untraced

#: Sizes at which a guide lies over the table.
GUIDED = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))

#: Prices and what a card gives that lie under something else: the word that lies there.
COVERED = """() => [...document.querySelectorAll('[data-board] .face')].flatMap(face => {
    const parts = [...face.querySelectorAll('.cost, .gives > :not(.badge):not(.note)')]
    const above = [...face.querySelectorAll('.badge, .note, .name')]
    const meet = (one, two) => one.left < two.right - 1 && two.left < one.right - 1 &&
        one.top < two.bottom - 1 && two.top < one.bottom - 1
    const rects = one => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return [...range.getClientRects()].filter(rect => rect.width)
    }
    const covers = (part, one) => one !== part && !one.contains(part) &&
        rects(part).some(first => rects(one).some(second => meet(first, second)))
    return parts.flatMap(part => above.filter(one => covers(part, one))).map(one => one.textContent.trim())
})"""

#: Text of the guide that is cut off or lies outside of the window.
CUT_GUIDE = """() => [...document.querySelectorAll('aside p, aside button')].flatMap(one => {
    const box = one.getBoundingClientRect()
    if (!box.width || !one.checkVisibility()) return []
    const cut = one.scrollHeight > one.clientHeight + 2 || box.bottom > innerHeight || box.right > innerWidth
    return cut ? [one.textContent.trim().slice(0, 60)] : []
})"""


def guided(visitor: Visitor, moment: str) -> list[str]:
    """Ann sits at a golden game and has the guide open; the names of all players."""
    names = sits_at(visitor, moment)
    table = visitor.page.url.rpartition("/")[2]
    visitor.page.evaluate("table => localStorage.setItem(`guide:${table}`, '1')", table)
    visitor.page.reload()
    visitor.board.wait_for()
    visitor.caught_up(visitor.settled(table)["at"])
    visitor.page.evaluate("() => document.fonts.ready")
    visitor.page.locator("body.guided").wait_for()
    return names


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_the_guide_open_everything_can_be_read(visitors: Visitors, language: str) -> None:
    """No text is cut, no price lies under anything, and all cards of the Launch Pad are there."""
    ann = visitors.arrive(language=language)
    found = {}
    for moment in ("five cards on the Pad, two players", "full Hand and Pad, four players"):
        names = guided(ann, moment)
        for width, height in GUIDED:
            resize(ann, width, height)
            problems = faults(ann.page, names=names) + spills(ann.page, names)
            problems += ann.page.evaluate(COVERED) + ann.page.evaluate(CUT_GUIDE)
            found[moment, width] = problems
            for card in ann.page.locator(".pad [data-card]").all():
                expect(card).to_be_in_viewport(ratio=1)
    assert [(moment, problems) for moment, problems in found.items() if problems] == []


def test_on_a_tablet_all_cards_of_the_market_are_seen_and_a_launch_has_one_track(visitors: Visitors) -> None:
    """At 1024x768, without scrolling."""
    ann = visitors.arrive((1024, 768))
    sits_at(ann, "alone")
    cards = ann.page.locator(".market [data-card]")
    assert cards.count() == 9
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(COVERED) == []
    sits_at(ann, "alone, in flight")
    expect(ann.page.get_by_role("img", name="Mission Track")).to_have_count(1)
    for name in ("Draw", "Abort"):
        expect(ann.page.locator(".gamble").filter(has_text=name)).to_be_in_viewport(ratio=1)


#: Names on the map that lie over the places where one arrives.
OVERLAID = """() => [...document.querySelectorAll('[data-board] .tile')].flatMap(tile => {
    const name = tile.querySelector('.name').getBoundingClientRect()
    const around = ['.top', '.spots'].map(one => tile.querySelector(one).getBoundingClientRect())
    const over = around.some(one => one.top < name.bottom - 5 && name.top < one.bottom - 5)
    return over ? [tile.innerText] : []
})"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_map_is_not_squeezed(visitors: Visitors, language: str) -> None:
    """Each mission's name has room between what it asks and what it pays, at the end too."""
    ann = visitors.arrive(language=language)
    found = {}
    for moment in ("full Hand and Pad, four players", "the end"):
        sits_at(ann, moment)
        for size in SIZES:
            resize(ann, *size)
            found[moment, size] = ann.page.evaluate(OVERLAID)
    assert [(moment, names) for moment, names in found.items() if names] == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE], ids=["wide", "laptop", "phone"])
def test_how_a_launch_ended_stays_while_one_decides_what_follows(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    """The failure and its distance stand above the question whether the Mission is kept."""
    ann = visitors.arrive(size, touch=size == PHONE)
    sits_at(ann, "after a failure")
    expect(ann.page.get_by_role("button", name="Keep")).to_be_in_viewport()
    ended = ann.page.locator(".ended")
    expect(ended).to_contain_text("3 spaces short.")
    expect(ended).to_be_in_viewport()


def test_on_a_phone_the_whole_track_is_seen_with_draw_and_abort(visitors: Visitors) -> None:
    """What can be done never lies over the way that is still to go."""
    ann = visitors.arrive(PHONE, touch=True)
    sits_at(ann, "alone, in flight")
    track = ann.page.get_by_role("img", name="Mission Track").bounding_box()
    dock = ann.page.get_by_role("region", name="What you can do").bounding_box()
    assert track is not None
    assert dock is not None
    assert track["y"] >= 0
    assert track["y"] + track["height"] <= dock["y"]
    assert track["x"] >= 0
    assert track["x"] + track["width"] <= PHONE[0]
    for verb in ("draw-success", "abort"):
        expect(ann.page.locator(f"[data-action={verb}]")).to_be_in_viewport(ratio=1)


def test_before_the_start_player_is_drawn_nobody_is_marked(visitors: Visitors) -> None:
    """At the beginning of a replay; then it is whoever had the first turn."""
    ann = visitors.arrive()
    over = ann.bring(FLIGHTS["rocketmen"][0])
    news = ann.ask("GET", f"/tables/{over}/news?seat=-2")
    first = next(item for item in news if any(fact["type"] == "TurnBegan" for fact in item["facts"]))
    seat = next(fact["seat"] for fact in first["facts"] if fact["type"] == "TurnBegan")
    began, page = ann.page.get_by_title("began the game"), ann.page
    page.goto(f"/t/{over}/replay/0")
    expect(ann.board).to_have_attribute("data-at", "0")
    expect(began).to_have_count(0)
    page.goto(f"/t/{over}/replay/{first['at']}")
    expect(ann.board).to_have_attribute("data-at", str(first["at"]))
    expect(page.locator(f"[data-place='seat:{seat}']").get_by_title("began the game")).to_have_count(1)
    expect(began).to_have_count(1)


def ready_to_launch(state: Json) -> bool:
    """A launch is possible, and the turn can be ended."""
    return {"launch", "end-turn"} <= {one["verb"] for one in state["options"]}


def test_no_key_ends_a_turn_while_a_launch_is_possible(visitors: Visitors) -> None:
    """Enter stands on no button that ends the turn, and a launch says its odds and its reward."""
    ann = visitors.arrive()
    table = ann.open_table("rocketmen", [ME, BOT], mode="battle")
    ann.sit(table)
    state = ann.play(table, until=ready_to_launch)
    ann.caught_up(state["at"])
    end = ann.page.locator("[data-keys] .answers [data-action=end-turn]")
    expect(end).to_be_visible()
    expect(end).not_to_contain_text("⏎")
    launch = ann.page.locator(".gamble[data-action^=launch]").first
    expect(launch).to_contain_text("%")
    expect(launch).to_contain_text("+")


@pytest.mark.parametrize("moment", [one for one in MOMENTS if "alone" in one])
def test_alone_nothing_covers_what_a_card_gives(visitors: Visitors, moment: str) -> None:
    """A card that can be given to the AI looks like any other: what can be done with it is told behind it."""
    ann = visitors.arrive()
    sits_at(ann, moment)
    assert ann.page.evaluate(COVERED) == []
