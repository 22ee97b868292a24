"""Several people at one screen: it is handed over without showing anybody's cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import ME, Visitor, Visitors

pytestmark = pytest.mark.untraced

NAMES = ("Ann", "Bob")
#: So often the screen changes hands.
HANDED_OVER = 6


def secrets(visitor: Visitor, table: str, faces: list[dict[str, str]]) -> list[set[str]]:
    """What each of the two holds and the other cannot know, by what is written on the cards of the page."""
    players = [visitor.state(table, seat)["view"]["players"][seat] for seat in range(len(NAMES))]
    return [{f'"{faces[card]["key"]}"' for card in {*one["hand"]} - {*one["known"]}} for one in players]


def shown(visitor: Visitor, cards: set[str]) -> set[str]:
    """Which of these cards are anywhere in the page, seen or unseen."""
    page = visitor.page.content()
    return {card for card in cards if card in page}


def test_nobody_sees_the_others_hand(visitors: Visitors) -> None:
    """A curtain hides everything until the next player says so, also after loading the page again."""
    ann = visitors.arrive()
    page = ann.page
    table = ann.open_table("rocketmen", [ME, {"kind": "me", "name": NAMES[1]}])
    faces = ann.ask("GET", f"/tables/{table}/faces")["cards"]
    page.goto(f"/t/{table}")
    sits, handed, hidden = None, 0, 0
    while handed < HANDED_OVER:
        awaited = ann.ask("GET", f"/tables/{table}")["awaited"]
        held = secrets(ann, table, faces)
        if awaited != sits:
            next_one = page.get_by_role("button", name=f"I am {NAMES[awaited]}")
            expect(next_one).to_be_focused()
            assert shown(ann, held[0] | held[1]) == set()
            if handed == 1:
                page.get_by_role("button", name=f"{NAMES[sits or 0]} looks again").click()
                expect(page.get_by_role("list", name="Your Hand")).to_be_visible()
                assert shown(ann, held[awaited]) == set()
                page.get_by_role("button", name="Hide everything").click()
            if handed == 2:
                page.reload()
                expect(next_one).to_be_focused()
                assert shown(ann, held[0] | held[1]) == set()
            next_one.click()
            sits, handed, hidden = awaited, handed + 1, hidden + len(held[1 - awaited])
        state = ann.state(table, awaited)
        ann.caught_up(state["at"])
        assert shown(ann, held[awaited]) == held[awaited]
        assert shown(ann, held[1 - awaited]) == set()
        ann.answer(table, state)
    assert hidden > HANDED_OVER, "there was something to be seen"


def test_espionage_is_committed_behind_the_curtain(visitors: Visitors) -> None:
    """In 1969 two who share a screen choose their cards for a flight, each unseen by the other."""
    ann = visitors.arrive()
    page = ann.page
    # Ann has rolled; Bob commits against her, then she does.
    table = ann.bring("1969-v2-random-2-1", 139, [ME, {"kind": "me", "name": NAMES[1]}])
    page.goto(f"/t/{table}")
    for seat in (1, 0):
        page.get_by_role("button", name=f"I am {NAMES[seat]}").wait_for()
        assert ann.board.count() == 0
        page.get_by_role("button", name=f"I am {NAMES[seat]}").click()
        ann.board.wait_for()
        state = ann.state(table, seat)
        ann.caught_up(state["at"])
        while state["awaited"] == seat:
            ann.answer(table, state)
            state = ann.state(table, seat)
