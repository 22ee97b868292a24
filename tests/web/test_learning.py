"""Learning by playing: the guide of a first game, and the rule behind every no."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, FLIGHTS, ME, PHONE, WIDE, Visitors, sentence

pytestmark = pytest.mark.untraced

#: After so many lines of the golden game of 1969 Ann has spent nearly all her money.
SPENT = 18


@pytest.mark.parametrize("name", ["1969", "Rocketmen"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_newcomer_is_guided(visitors: Visitors, name: str, size: tuple[int, int]) -> None:
    """One click at home, and a guide says what is asked and what is new; it leaves room for the options."""
    ann = visitors.arrive(size, touch=size == PHONE)
    ann.page.goto("/")
    ann.page.get_by_role("button", name=re.compile(rf"Learn by playing.*{name}")).click()
    ann.board.wait_for()
    guide = ann.page.get_by_role("complementary", name="Guide")
    if size == WIDE:
        new = guide.get_by_role("strong").last.inner_text()
        guide.get_by_role("button", name="Got it").click()
        expect(guide.get_by_role("strong").last).not_to_have_text(new)
    table = ann.page.url.rpartition("/")[2]
    state = ann.settled(table)
    ann.caught_up(state["at"])
    expect(guide).to_contain_text(re.compile(r"Guide\s*\w.*", re.DOTALL))
    ann.answer(table, state)
    options = ann.page.get_by_role("region", name="What you can do")
    above, below = guide.bounding_box(), options.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"] + 1
    assert below["y"] + below["height"] <= size[1] + 1


@pytest.mark.parametrize("game", FLIGHTS)
def test_the_guide_names_those_whom_it_speaks_of(visitors: Visitors, game: str) -> None:
    """What is new since a launch begins with the sentence that says whose it is, and so does waiting."""
    ann = visitors.arrive()
    golden, lines = FLIGHTS[game]
    table = ann.bring(golden, lines, [ME, {"kind": "me", "name": "Bob"}])
    page = ann.page
    page.goto("/")
    page.evaluate("table => localStorage.setItem(`guide:${table}`, '1')", table)
    page.goto(f"/t/{table}")
    seat = ann.ask("GET", f"/tables/{table}")["awaited"]
    page.get_by_role("button", name="I am").click()
    ann.board.wait_for()
    guide = page.get_by_role("complementary", name="Guide")
    launch = {"1969": "MissionLaunched", "rocketmen": "LaunchDeclared"}[game]
    news = ann.ask("GET", f"/tables/{table}/news?seat={seat}")
    told = [one for item in news for one in zip(item["facts"], item["say"], strict=True)]
    said = next(sentence(say) for fact, say in told if fact["type"] == launch)
    assert re.match(r"Ann|Bob", said)
    while said not in guide.inner_text():
        guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text(f"A launch. {said}")


def test_a_no_leads_to_its_rule(visitors: Visitors) -> None:
    """What cannot be paid says so when it is clicked; its rule opens, and leads into the rules."""
    ann = visitors.arrive()
    table = ann.bring(FLIGHTS["1969"][0], SPENT, [ME, BOT])
    ann.sit(table)
    ann.caught_up(ann.settled(table)["at"])
    market = ann.page.get_by_role("region", name="Scientists for hire")
    # It is no option, and can be clicked all the same: to hear why.
    market.get_by_role("button", disabled=True).first.click(force=True)
    options = ann.page.get_by_role("region", name="What you can do")
    rule = options.get_by_role("link", name=re.compile(r"N-\d"))
    number = rule.inner_text()
    rule.click()
    sheet = ann.page.get_by_role("dialog", name=number)
    expect(sheet.get_by_role("heading")).to_have_text(number)
    with ann.context.expect_page() as opened:
        sheet.get_by_role("link", name="In the rules").click()
    expect(opened.value.locator("[aria-current=true]")).to_contain_text(number)


def test_every_place_of_a_board_says_what_it_is_for(visitors: Visitors) -> None:
    """By a tooltip for a pointer; a pile that is opened says so itself, for a finger."""
    ann = visitors.arrive()
    ann.sit(ann.bring(FLIGHTS["rocketmen"][0], 40, [ME, BOT]))
    for place, meaning in (("Mission Plan", "to be flown"), ("Launch Pad", "wait for the launch")):
        heading = ann.page.get_by_role("heading", name=place).first
        expect(heading).to_have_attribute("title", re.compile(rf"^{place}\. .*{meaning}"))
    pile = ann.page.get_by_role("button", name=re.compile(r"^Warehouse: \d")).first
    expect(pile).to_have_attribute("title", re.compile(r"^Warehouse\. Used cards"))
    pile.click()
    expect(ann.page.get_by_role("dialog", name="Warehouse")).to_contain_text("Used cards")


def test_whatever_lies_on_the_board_of_1969_leads_to_its_rule(visitors: Visitors) -> None:
    """A click on what cannot be chosen tells what it is; the rule stands behind it."""
    ann = visitors.arrive()
    ann.sit(ann.bring(FLIGHTS["1969"][0], SPENT, [ME, BOT]))
    options = ann.page.get_by_role("region", name="What you can do")
    for thing, rule in (("Insurance", "N-10.4"), ("Technology", "N-10.12")):
        ann.page.get_by_role("button", name=re.compile(rf"^{thing}\b")).last.click(force=True)
        options.get_by_role("link", name=re.compile(rf"\b{re.escape(rule)}$")).click()
        sheet = ann.page.get_by_role("dialog", name=rule)
        expect(sheet).to_contain_text(thing)
        sheet.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", FLIGHTS)
def test_the_sign_of_what_is_reconstructed_is_explained(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    """On the first screen, by a press or by a key; the legend has it too."""
    ann = visitors.arrive(size, touch=size == PHONE)
    page = ann.page
    ann.sit(ann.open_table(game, [ME, BOT]))
    question = page.get_by_role("button", name="Which values are reconstructed?")
    expect(question).to_be_in_viewport()
    note = page.get_by_role("note")
    if size == PHONE:
        question.tap()
    else:
        question.focus()
        page.keyboard.press("Enter")
    expect(note).to_contain_text("≈ marks them")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.goto(f"/rules/{game}")
    page.get_by_text("What the icons mean").click()
    expect(page.get_by_text("≈ stands by values that we had to reconstruct")).to_be_visible()


@pytest.mark.parametrize("game", FLIGHTS)
def test_the_bar_is_short_while_the_guide_is_open(visitors: Visitors, game: str) -> None:
    """What a newcomer does not need is in the menu, all of it; whoever folds the guide has the whole bar."""
    ann = visitors.arrive()
    page = ann.page
    ann.sit(table := ann.open_table(game, [ME, BOT]))
    bar = page.get_by_role("navigation", name="At this table")
    folded = ("Chat", "Standing orders", "Seats", "Invite", "Keys", "Settings")
    for name in folded:
        expect(bar.get_by_role("button", name=name)).to_be_visible()
    page.evaluate("table => localStorage.setItem(`guide:${table}`, '1')", table)
    page.reload()
    guide = page.get_by_role("complementary", name="Guide")
    guide.get_by_role("button", name="Got it").wait_for()
    for name in folded:
        expect(bar.get_by_role("button", name=name)).to_have_count(0)
    for name in folded:
        bar.get_by_role("button", name="More").click()
        menu = page.get_by_role("dialog")
        expect(menu.get_by_role("button", name=name)).to_be_visible()
        if name != "Settings":
            menu.get_by_role("button", name=name).click()
            expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name=name, exact=True)).to_have_count(0)
    guide.get_by_role("button", expanded=True).click()
    for name in folded:
        expect(bar.get_by_role("button", name=name)).to_be_visible()
