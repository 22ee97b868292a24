"""Learning by playing: the guide of a first game, and the rule behind every no."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, FLIGHTS, ME, PHONE, WIDE, Json, Visitor, Visitors, sentence

pytestmark = pytest.mark.untraced

#: After so many lines of the golden game of 1969 Ann has spent nearly all her money.
SPENT = 18


#: Nobody has to press "Got it" more often.
MOST_A_TURN, MOST_A_GAME = 2, 6
#: The facts that begin an own turn, and those of a first success.
TURNS = {"1969": "IncomeTaken", "rocketmen": "TurnBegan"}


def begin_to_learn(ann: Visitor, game: str, *, alone: bool = False) -> str:
    """From the home page into a first game, past the two minutes; its table."""
    page = ann.page
    page.goto("/")
    card = page.get_by_role("region", name={"1969": "1969", "rocketmen": "Rocketmen"}[game])
    if alone:
        card.get_by_text("Play alone").click()
        card.get_by_role("button", name="Learn by playing", exact=True).click()
    else:
        card.get_by_role("button", name=re.compile("Learn by playing")).click()
    brief = page.get_by_role("dialog", name="How to play in two minutes")
    expect(brief.get_by_role("listitem").first).to_be_visible()
    brief.get_by_role("button", name="Start playing").click()
    ann.board.wait_for()
    return page.url.rpartition("/")[2]


def follow(ann: Visitor, table: str, state: Json) -> None:
    """Click what the guide points at until the server has taken an action."""
    pointed = ann.page.locator("[data-pointed]")
    for _ in range(6):
        expect(pointed).to_have_count(1)
        expect(pointed).to_be_in_viewport()
        turns_page = pointed.get_attribute("data-to") is not None
        if turns_page:
            pointed.click()
            expect(ann.page.locator("[data-pointed]:not([data-to])")).to_have_count(1)
            continue
        before = pointed.element_handle()
        pointed.click()
        try:
            ann.page.wait_for_function(
                """([before, at]) => {
                    const board = document.querySelector('[data-board]')
                    const now = document.querySelector('[data-pointed]')
                    return Number(board.dataset.at) > at || (now && now !== before)
                }""",
                arg=[before, state["at"]],
            )
        finally:
            assert before is not None
            before.dispose()
        if ann.state(table)["at"] > state["at"]:
            return
    raise AssertionError(f"the guide points at nothing that helps: {state['step']}")


@pytest.mark.parametrize(
    ("game", "alone", "size"),
    [
        ("rocketmen", False, WIDE),
        ("1969", False, WIDE),
        ("rocketmen", True, WIDE),
        ("rocketmen", False, PHONE),
    ],
    ids=["rocketmen", "1969", "alone", "phone"],
)
def test_a_newcomer_is_led_through_a_first_game(
    visitors: Visitors, game: str, alone: bool, size: tuple[int, int]
) -> None:
    """The first moves by clicks on what is pointed at; nothing is covered, and little is to be read."""
    ann = visitors.arrive(size, touch=size == PHONE)
    page = ann.page
    table = begin_to_learn(ann, game, alone=alone)
    guide = page.get_by_role("complementary", name="Guide")
    got_it, tried = guide.get_by_role("button", name="Got it"), guide.get_by_text("Try this")
    read: dict[int, int] = {}
    followed = 0
    while True:
        state = ann.settled(table)
        if state["awaited"] is None:
            break
        ann.caught_up(state["at"])
        news = ann.ask("GET", f"/tables/{table}/news")
        mine = [fact for item in news for fact in item["facts"] if fact.get("seat") == 0]
        turn = sum(fact["type"] == TURNS[game] for fact in mine)
        while got_it.is_visible():
            lesson = guide.locator(".new strong").first.inner_text()
            got_it.click()
            read[turn] = read.get(turn, 0) + 1
            expect(guide.locator(".new").get_by_text(lesson, exact=True)).to_have_count(0)
        above, board = guide.bounding_box(), ann.board.bounding_box()
        assert above is not None
        assert board is not None
        assert above["y"] + above["height"] <= board["y"] + 1
        assert board["y"] + board["height"] <= size[1] + 1
        if tried.is_visible():
            follow(ann, table, state)
            followed += 1
        else:
            ann.answer(table, state)
    assert max(read.values()) <= MOST_A_TURN
    assert sum(read.values()) <= MOST_A_GAME
    assert followed >= 9
    expect(page.locator("[data-pointed]")).to_have_count(0)
    if game == "rocketmen":
        launched = [fact["type"] for fact in mine if fact["type"] in ("MissionSucceeded", "MissionFailed")]
        assert launched[0] == "MissionSucceeded"


@pytest.mark.parametrize("game", FLIGHTS)
def test_the_guide_can_be_switched_on_and_off_at_every_table(visitors: Visitors, game: str) -> None:
    ann = visitors.arrive()
    page = ann.page
    ann.sit(ann.open_table(game, [ME, BOT]))
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_have_count(0)
    bar = page.get_by_role("navigation", name="At this table")
    bar.get_by_role("button", name="Switch the guide on").click()
    expect(guide).to_be_visible()
    bar.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name="Switch the guide off").click()
    expect(guide).to_have_count(0)


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
    guide.get_by_text("Read again or skip").click()
    guide.locator("summary").filter(has_text="A launch.").click()
    expect(guide).to_contain_text(said)


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
    expect(page.get_by_text("Some values are our reconstruction")).to_be_visible()


def test_reconstructed_values_have_a_sign_only_for_whoever_wants_it(visitors: Visitors) -> None:
    """The footnote holds the setting, and this browser remembers it."""
    ann = visitors.arrive()
    page = ann.page
    table = ann.open_table("1969", [ME, BOT])
    ann.sit(table)
    signs = ann.board.locator("sup", has_text="≈")
    expect(signs).to_have_count(0)
    page.get_by_role("button", name="Which values are reconstructed?").click()
    page.get_by_role("checkbox", name="Show ≈ beside these values").check()
    expect(signs.first).to_be_visible()
    page.reload()
    expect(signs.first).to_be_visible()


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
    guide.get_by_role("strong").first.wait_for()
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
