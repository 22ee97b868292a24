"""The end of a game is an event: the last count, who won, what people talk about, and the next game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.golden_games import FOLDER
from tests.web.axe import problems
from tests.web.people import BOT, FLIGHTS, ME, PHONE, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced

OPEN = {"kind": "open"}


def nearly_over(ann: Visitor, golden: str, *others: Json) -> str:
    """A table at which a recorded game is to be ended: Ann sits, and the others."""
    lines = len((FOLDER / f"{golden}.match").read_text(encoding="utf-8").splitlines())
    return ann.bring(golden, lines - 12, [ME, *others])


def end(table: str, *people: Visitor) -> None:
    """The people take any option until the game is over, as a program would."""
    while True:
        for person in people:
            state = person.state(table)
            if state["awaited"] is None:
                return
            if state["options"]:
                action = state["options"][-1]["action"]
                person.ask("POST", f"/tables/{table}/actions", {"at": state["at"], "action": action})


def joins(person: Visitor, table: str, name: str) -> None:
    """Somebody sits down without looking at the page."""
    person.ask("GET", "/server")
    person.ask("POST", f"/tables/{table}/join", {"name": name})


def test_the_points_are_counted_before_it_is_told_who_won(visitors: Visitors) -> None:
    """Whoever saw the game run sees the count, and can end it; a page opened later tells the end at once."""
    ann = visitors.arrive(motion=True)
    table = nearly_over(ann, "1969-v2-random-2-1", BOT)
    ann.sit(table)
    ann.page.evaluate("() => localStorage.setItem('speed', 'fast')")
    ann.page.reload()
    ann.board.wait_for()
    end(table, ann)
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2)).to_have_text("The final count")
    # Nor does the board behind it tell more.
    dock = ann.page.locator("[data-keys]")
    expect(dock).not_to_contain_text("win")
    dialog.get_by_role("button", name="Count all at once").click()
    expect(dialog.get_by_role("heading", level=2)).to_contain_text("with")
    expect(dock).to_contain_text("win")
    result = ann.ask("GET", f"/tables/{table}")["result"]
    totals = dialog.locator(".podium .total").all_text_contents()
    assert [int(total) for total in totals] == sorted(result["scores"], reverse=True)
    dialog.get_by_role("link", name="Replay").wait_for()
    ann.page.reload()
    ann.page.get_by_role("button", name="How it came about").wait_for()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_two_people_play_on_with_one_click_each(visitors: Visitors) -> None:
    """Ann asks for another game; Bob, who is still at the old table, sits down at the new one."""
    ann, bob = visitors.arrive(), visitors.arrive(PHONE, touch=True)
    table = nearly_over(ann, "1969-v2-random-2-1", OPEN)
    joins(bob, table, "Bob")
    ann.sit(table)
    bob.sit(table)
    end(table, ann, bob)
    for person in (ann, bob):
        dialog = person.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Play again").wait_for()
        assert problems(person.page) == []
    ann.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    ann.page.get_by_text("Kept for Bob").wait_for()
    dialog = bob.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Play again: your seat is kept").click()
    for person in (ann, bob):
        person.board.wait_for()
    there = bob.page.url.rpartition("/")[2]
    info = bob.ask("GET", f"/tables/{there}")
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ann"]
    assert (info["status"], info["yours"]) == ("running", [0])


def test_a_kept_seat_is_taken_by_its_link_and_nobody_else_is_asked_to_sit_there(visitors: Visitors) -> None:
    ann, bob, eve = visitors.arrive(), visitors.arrive(), visitors.arrive()
    table = nearly_over(ann, "1969-v2-random-2-1", OPEN)
    joins(bob, table, "Bob")
    end(table, ann, bob)
    there = ann.ask("POST", f"/tables/{table}/rematch")["id"]
    eve.page.goto(f"/t/{there}")
    eve.page.get_by_text("Kept for Bob").wait_for()
    expect(eve.page.get_by_role("button", name="Sit down")).to_have_count(0)
    bob.page.goto(f"/t/{there}")
    bob.page.get_by_role("button", name="Take your seat").click()
    bob.board.wait_for()


@pytest.mark.parametrize("game", FLIGHTS)
def test_the_same_deal_again_and_what_a_picture_says(visitors: Visitors, game: str) -> None:
    """The same cards with the same bots; the picture is a PNG of the size that previews have."""
    ann = visitors.arrive()
    # A game that was dealt here: an imported one had other luck.
    opened = ann.open_table(game, [ME, BOT])
    while (state := ann.state(opened))["awaited"] is not None:
        if state["options"]:
            action = ann.sensible(opened, state)
            ann.ask("POST", f"/tables/{opened}/actions", {"at": state["at"], "action": action})
    ann.sit(opened)
    ann.page.get_by_role("button", name="How it came about").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text("In this browser").wait_for()
    with ann.page.expect_download() as download:
        dialog.get_by_role("button", name="Share").click()
    picture = download.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [1200, 630]
    expect(dialog.get_by_role("heading", name="The same deal, side by side")).to_have_count(0)
    dialog.get_by_role("button", name="Same deal again").click()
    ann.page.wait_for_url(lambda url: not url.endswith(opened))
    ann.board.wait_for()
    again = ann.page.url.rpartition("/")[2]
    info = ann.ask("GET", f"/tables/{again}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    deals = ann.ask("GET", f"/tables/{opened}/deals")
    assert deals["running"] == 1
    # While the same deal is played elsewhere, by bots alone here, the end of the first game says so.
    ann.ask("PUT", f"/tables/{again}/seats/0", {"kind": "bot", "bot": "random"})
    ann.page.route("**/deals", lambda route: route.fulfill(json={**deals, "running": 1}))
    ann.sit(opened)
    ann.page.get_by_role("button", name="How it came about").click()
    beside = dialog.get_by_role("region", name="The same deal, side by side")
    expect(beside.get_by_role("listitem")).to_contain_text(["This table"])
    expect(beside.get_by_text("It is still played at one table.")).to_be_visible()
