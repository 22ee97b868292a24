"""Whole games by keyboard alone: everything is found by its role and its name, as by somebody who only hears it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from spacerace.kernel.game import Message
from spacerace.lang import words
from tests.web.people import BOT, ME, Json, Visitors

pytestmark = pytest.mark.untraced

#: More places than any table has that take the focus.
MOST_TABS = 200
#: What a screen reader says of the place that has the focus, worked out by the browser.
FOCUS = "() => [document.activeElement.computedRole, document.activeElement.computedName]"


def message(said: Any) -> Any:
    """A message of the server, with the messages in it."""
    if isinstance(said, dict):
        return Message(said["id"], {name: message(value) for name, value in said["args"].items()})
    return [message(part) for part in said] if isinstance(said, list) else said


def sentence(said: Json) -> str:
    """What an option is called."""
    return words("en").say(message(said))


def tab_to(page: Page, role: str, name: str) -> None:
    """Tab until something of this role has the focus, with these words in its name."""
    wanted = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    passed: dict[str, None] = {}
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        found, heard = page.evaluate(FOCUS)
        if found == role and wanted.search(heard):
            return
        passed[f"{found}: {heard}"] = None
    raise AssertionError(f"no {role} {name!r} among\n" + "\n".join(passed))


def press(page: Page, name: str) -> None:
    """Enter on an option; a card that has several opens, and offers them once more."""
    tab_to(page, "button", name)
    page.keyboard.press("Enter")
    if page.get_by_role("dialog").count():
        tab_to(page, "button", name)
        page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "mode"), [("1969", None), ("rocketmen", "battle")])
def test_a_whole_game_by_keys(visitors: Visitors, game: str, mode: str | None) -> None:
    """From the first question to the points at the end, without a pointer."""
    ann = visitors.arrive()
    table = ann.open_table(game, [ME, BOT], mode=mode)
    sent: list[str] = []
    ann.page.on(
        "request",
        lambda request: sent.append(request.post_data_json["action"]) if request.url.endswith("/actions") else None,
    )
    ann.sit(table)
    while (state := ann.settled(table))["awaited"] is not None:
        names = {one["action"]: sentence(one["say"]) for one in state["options"]}
        wanted = ann.answer(table, state, lambda action, names=names: press(ann.page, names[action]))  # type: ignore[misc]
        # Of two equal cards it may be the other.
        assert names[sent[-1]] == names[wanted]
    ann.caught_up(state["at"])
    tab_to(ann.page, "button", "How it came about")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("dialog").get_by_role("table").wait_for()
    ann.page.keyboard.press("Escape")
    tab_to(ann.page, "button", "How it came about")
