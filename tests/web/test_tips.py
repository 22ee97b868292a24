"""Tips on touch: a finger that stays asks what a thing is; it does nothing with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import BOT, ME, PHONE, Visitor, Visitors

pytestmark = pytest.mark.untraced

#: What one can do at the beginning, and may want to know first.
THINGS: dict[str, Callable[[Visitor], Locator]] = {
    "1969": lambda ann: ann.page.locator("[data-action^='hire ']:visible").first,
    "rocketmen": lambda ann: ann.page.locator("[data-action='end-turn']:visible").first,
}


def finger(visitor: Visitor) -> Callable[[str, Locator], None]:
    """A finger that is put down on a thing, and lifted."""
    session = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, thing: Locator) -> None:
        box = thing.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        points = [point] if kind == "touchStart" else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


@pytest.mark.parametrize("game", THINGS)
def test_a_long_press_tells_and_does_nothing(visitors: Visitors, game: str) -> None:
    """On a phone: the tip comes while the finger stays; a short tap does what it always does."""
    ann = visitors.arrive(PHONE, touch=True)
    table = ann.open_table(game, [ME, BOT])
    ann.sit(table)
    state = ann.settled(table)
    thing = THINGS[game](ann)
    while not thing.is_visible():
        ann.answer(table, state)
        state = ann.settled(table)
        ann.caught_up(state["at"])
    touch, tip = finger(ann), ann.page.locator(".tip.placed")
    touch("touchStart", thing)
    expect(tip).to_be_visible()
    assert tip.inner_text().strip()
    told = tip.bounding_box()
    assert told and told["x"] >= 0 and told["x"] + told["width"] <= PHONE[0]
    touch("touchEnd", thing)
    thing.wait_for()
    assert ann.state(table)["at"] == state["at"], "the finger that asked has done something"
    assert ann.page.locator("[data-tried]").count() == 0
    before = ann.board.get_attribute("data-at")
    thing.tap()
    expect(tip).to_have_count(0)
    if game == "1969":
        expect(ann.page.locator("[data-action^='place ']").first).to_be_visible()
    else:
        ann.caught_up(int(before or 0) + 1)
