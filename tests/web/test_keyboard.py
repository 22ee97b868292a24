"""Whole games by keyboard alone: everything is found by its role and its name."""

from __future__ import annotations

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Page, Request, expect

from tests.web.people import BOT, FLIGHTS, ME, Visitors, sentence

pytestmark = pytest.mark.untraced

#: Milliseconds: a key that is pressed sooner answers the question before.
LATE = 400
#: More places than any table has that take the focus.
MOST_TABS = 200


def with_words(name: str) -> re.Pattern[str]:
    """A name in which these words stand, as whole words."""
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def tab_to(page: Page, role: Literal["button"], name: str, *, within: str = "body") -> None:
    """Tab until something of this role has the focus, with these words in its name."""
    # Once for each search: working names out takes longer than all the keys.
    found = page.locator(within).get_by_role(role, name=with_words(name))
    # The server may have answered before the page has drawn it.
    found.first.wait_for(state="attached")
    wanted = found.element_handles()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => wanted.includes(document.activeElement)", wanted):
            return
    raise AssertionError(f"no key leads to the {role} {name!r}")


def press(page: Page, name: str) -> str:
    """Enter on an option; a card that has several offers them once more. What the first key does."""
    tab_to(page, "button", name)
    does = str(page.evaluate("() => document.activeElement.dataset.action ?? ''"))
    page.keyboard.press("Enter")
    # The dialog may also be the last page: the option ended the game.
    if page.get_by_role("dialog").get_by_role("button", name=with_words(name)).count():
        tab_to(page, "button", name)
        page.keyboard.press("Enter")
    return does


def confirm(page: Page, action: str, name: str) -> None:
    """What is tried is confirmed by the key that stands on it, once it is what was meant."""
    tried = page.locator("[data-tried]")
    tried.wait_for()
    expect(page.locator("[data-keys]")).to_be_focused()
    if tried.get_attribute("data-tried") != action:
        tab_to(page, "button", name)
        page.keyboard.press("Enter")
        page.locator(f"[data-tried={json.dumps(action)}]").wait_for()
        expect(page.locator("[data-keys]")).to_be_focused()
    page.wait_for_timeout(LATE)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "mode"), [("1969", None), ("rocketmen", "battle")])
def test_a_whole_game_by_keys(visitors: Visitors, game: str, mode: str | None) -> None:
    """From the first question to the points at the end, without a pointer."""
    ann = visitors.arrive()
    table = ann.open_table(game, [ME, BOT], mode=mode)
    names: dict[str, str] = {}
    sent: list[list[str]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/actions"):
            asked = json.loads(request.post_data or "{}")
            sent.append(asked.get("actions") or [asked["action"]])

    def answer(action: str) -> None:
        names.update({one["action"]: sentence(one["say"]) for one in ann.asked["options"]})
        does = press(ann.page, names[action])
        if ann.tries(action):
            confirm(ann.page, action, names[action])
        elif does != action and ann.tries(does or action):
            # The card is tried with something else: what was meant is offered instead.
            ann.page.locator("[data-tried]").wait_for()
            tab_to(ann.page, "button", names[action], within="[data-tried]")
            ann.page.keyboard.press("Enter")

    ann.page.on("request", note)
    ann.sit(table)
    while (state := ann.settled(table))["awaited"] is not None:
        wanted = ann.answer(table, state, answer)
        # Of two equal cards it may be the other; a purchase goes out with how it is paid.
        assert names[wanted] in {names.get(action) for action in sent[-1]}
    ann.caught_up(state["at"])
    # The end opens by itself.
    ann.page.get_by_role("dialog").get_by_role("table").first.wait_for()
    ann.page.keyboard.press("Escape")
    tab_to(ann.page, "button", "How it came about")


def test_letters_work_wherever_the_focus_is_but_where_somebody_writes(visitors: Visitors) -> None:
    """The keys are shown, a step is taken back and the log says so; a chat may have question marks."""
    ann = visitors.arrive()
    table = ann.bring(FLIGHTS["rocketmen"][0], 40, [ME, BOT])
    state = ann.sit_and_look(table)
    plan = next(one for one in state["options"] if one["action"].startswith(("place", "buy")))
    ann.ask("POST", f"/tables/{table}/actions", {"at": state["at"], "action": plan["action"]})
    ann.caught_up(state["at"] + 1)
    page = ann.page
    page.keyboard.press("Tab")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys).to_contain_text("on to the next thing")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    page.keyboard.press("u")
    expect(page.get_by_role("list", name="What happened")).to_contain_text("took a step back")
    page.keyboard.press("c")
    box = page.get_by_role("textbox")
    box.press("?")
    expect(box).to_have_value("?")


@pytest.mark.parametrize("game", FLIGHTS)
def test_the_first_tab_leads_past_the_bar(visitors: Visitors, game: str) -> None:
    """To what can be done at a table, with the guide above it too; to the controls in a replay."""
    ann = visitors.arrive()
    page = ann.page
    table = ann.open_table(game, [ME, BOT])
    ann.sit(table)
    page.evaluate("table => localStorage.setItem(`guide:${table}`, '1')", table)
    page.reload()
    page.get_by_role("complementary", name="Guide").wait_for()
    state = ann.settled(table)
    ann.caught_up(state["at"])
    skip = page.get_by_role("link", name="To the board")
    expect(skip).not_to_be_in_viewport(ratio=1)
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    options = page.get_by_role("region", name="What you can do")
    expect(options).to_be_focused()
    expect(skip).not_to_be_in_viewport(ratio=1)
    page.keyboard.press("Tab")
    expect(options.locator(":focus")).to_have_count(1)
    page.goto(f"/t/{ann.bring(FLIGHTS[game][0])}/replay/40")
    ann.board.wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the controls")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Going through the game")).to_be_focused()
