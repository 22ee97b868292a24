"""The room before a game: what is played, what the host changes, who is there, and what others say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.people import ME, PHONE, WIDE, Visitors

pytestmark = pytest.mark.untraced


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_whoever_is_invited_sees_what_is_played_and_what_the_host_changes(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    """The host names the table, changes how it is played, mixes the seats and hands it over."""
    ann, bob = visitors.arrive(), visitors.arrive(size, touch=size == PHONE)
    limit = {"seconds": 86_400}
    table = ann.open_table(
        "rocketmen", [ME, {"kind": "open"}, {"kind": "open"}], choices={"pace": "turns", "limit": limit}
    )
    bob.page.goto(f"/t/{table}")
    invitation = bob.page.get_by_role("region", name="Ann invites you: Rocketmen")
    for fact in ("3 players", "one day for a turn", "With exact odds"):
        expect(invitation.get_by_text(fact)).to_be_visible()
    # Nobody is there but Bob, who watches.
    ann.page.goto(f"/t/{table}")
    seats = bob.page.get_by_role("region", name="Seats")
    expect(seats.get_by_text("here now")).to_be_visible()
    expect(ann.page.get_by_text("One person is watching.")).to_be_visible()
    page = ann.page
    page.get_by_text("What you decide as the host").click()
    page.get_by_label("Name of the table").fill("Friday night")
    page.get_by_label("Kind of game").select_option("battle")
    page.get_by_label("Show the exact odds").uncheck()
    page.get_by_role("button", name="Save").click()
    changed = bob.page.get_by_role("region", name="Friday night")
    expect(changed.get_by_text("The Battle for Earth")).to_be_visible()
    expect(changed.get_by_text("Without odds")).to_be_visible()
    page.get_by_role("button", name="Mix the seats").click()
    # What the table tells comes as a toast to whoever has the chat closed.
    toast = bob.page.locator("[data-toast]")
    expect(toast).to_have_text("The seats were mixed.")
    bob.page.get_by_role("textbox", name="Your name", exact=True).fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(seats.get_by_text("Bob", exact=True)).to_be_visible()
    page.get_by_label("Hand hosting to").select_option(label="Bob")
    page.get_by_role("button", name="Hand over").click()
    expect(bob.page.get_by_text("What you decide as the host")).to_be_visible()
    expect(page.get_by_text("What you decide as the host")).to_have_count(0)
    info = bob.ask("GET", f"/tables/{table}")
    assert (info["title"], info["mode"], info["choices"]["odds"], info["host"]) == (
        *("Friday night", "battle"),
        *(False, True),
    )
    # A sign is said with one click.
    bob.page.get_by_role("button", name=re.compile("^Chat")).click()
    bob.page.get_by_role("button", name="Say 🚀").click()
    expect(page.locator("[data-toast]")).to_have_text("Bob 🚀")


def test_a_name_that_is_taken_and_a_seat_that_is_gone_are_said(visitors: Visitors) -> None:
    """What was typed stays there for another try, and whoever comes too late can watch."""
    ann, bob, eve = visitors.arrive(), visitors.arrive(), visitors.arrive()
    table = ann.open_table("rocketmen", [{**ME, "name": "Ann"}, {"kind": "open"}])
    bob.page.goto(f"/t/{table}")
    name = bob.page.get_by_role("textbox", name="Your name", exact=True)
    name.fill("ANN")
    sit = bob.page.get_by_role("button", name="Sit down")
    sit.click()
    refused = bob.page.get_by_role("alert").filter(has_text="Somebody here is already called")
    expect(refused).to_be_visible()
    expect(name).to_have_value("ANN")
    name.fill("Bob")
    # Eve is faster by a moment: the page still shows the seat when Bob presses.
    eve.ask("GET", "/server")

    def too_late(route: Route) -> None:
        eve.ask("POST", f"/tables/{table}/join", {"name": "Eve"})
        route.continue_()

    bob.page.route("**/join", too_late)
    with bob.page.expect_response("**/join") as answer:
        sit.click()
    assert answer.value.status == 409
    assert answer.value.json()["error"]["id"] == "refused-no-free-seat"
    bob.see("All seats are taken: you are watching.")
    bob.board.wait_for()
    assert bob.ask("GET", f"/tables/{table}")["yours"] == []


def test_what_people_write_is_shown_as_text(visitors: Visitors) -> None:
    """A name, a title and a line of chat that look like HTML make no element and run nothing."""
    nasty = "<img src=x onerror=alert(1)>"
    ann = visitors.arrive()
    table = ann.open_table("rocketmen", [{**ME, "name": "<i>Ann</i>"}, {"kind": "open"}])
    ann.ask("PUT", f"/tables/{table}", {"title": nasty})
    ann.page.goto(f"/t/{table}")
    expect(ann.page.get_by_role("heading", name=nasty).first).to_be_visible()
    expect(ann.page.get_by_text("<i>Ann</i>").first).to_be_visible()
    ann.ask("POST", f"/tables/{table}/chat", {"text": nasty})
    ann.page.get_by_role("button", name=re.compile("^Chat")).click()
    expect(ann.page.get_by_text(nasty).last).to_be_visible()
    assert ann.page.locator("img[src=x], i:text-is('Ann')").count() == 0
