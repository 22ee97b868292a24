"""Colours and nations: chosen when opening a table and when joining, and shown by name at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.people import BOT, ME, PHONE, Visitors

pytestmark = pytest.mark.untraced

OPEN = {"kind": "open"}


def new_table(page: Page, game: str) -> None:
    """The dialog for a new table of a game."""
    page.goto("/")
    page.get_by_role("button", name="Open a table for friends").first.click()
    page.get_by_role("radio", name=game).check(force=True)


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_a_nation_is_chosen_when_opening_and_another_when_joining(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    """Both names stand in the waiting room and at the board."""
    ann, bob = visitors.arrive(size), visitors.arrive(size)
    new_table(ann.page, "1969")
    seat = ann.page.get_by_role("group", name="Seat 1")
    seat.get_by_role("textbox", name="Name").fill("Ann")
    seat.get_by_role("combobox", name="Nation").select_option("France")
    other = ann.page.get_by_role("group", name="Seat 2").get_by_role("combobox", name="Nation")
    expect(other.get_by_role("option", name="France (taken)")).to_be_disabled()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/t/*")
    mine = ann.page.get_by_role("combobox", name="Nation of seat 1")
    expect(mine).to_have_value("france")
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("textbox", name="Your name", exact=True).fill("Bob")
    expect(bob.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("France")
    choice = bob.page.get_by_role("combobox", name="Nation", exact=True)
    # Ann thinks better of it while Bob looks on: what she takes is gone for him.
    choice.select_option("ussr")
    mine.select_option("Germany")
    expect(choice.get_by_role("option", name="Germany (taken)")).to_be_disabled()
    bob.page.get_by_role("button", name="Sit down").click()
    for person in (ann, bob):
        person.board.wait_for()
        for name in ("Ann, Germany", "Bob, Soviet Union"):
            expect(person.page.get_by_role("region", name=name, include_hidden=True).first).to_be_attached()
    expect(ann.page.get_by_role("img", name="Soviet Union", include_hidden=True).first).to_be_attached()


def test_a_side_that_somebody_took_a_moment_ago_is_refused_and_another_can_be_had(visitors: Visitors) -> None:
    """The sentence says so; the form is still there, without the side that is gone."""
    ann, bob, cyd = visitors.arrive(), visitors.arrive(), visitors.arrive()
    table = ann.open_table("rocketmen", [{**ME, "side": "blue"}, OPEN, OPEN])
    cyd.ask("GET", "/server")
    bob.page.goto(f"/t/{table}")
    bob.page.get_by_role("textbox", name="Your name", exact=True).fill("Bob")
    choice = bob.page.get_by_role("combobox", name="Colour", exact=True)
    choice.select_option("Red")

    def too_late(route: Route) -> None:
        cyd.ask("POST", f"/tables/{table}/join", {"name": "Cyd", "side": "red"})
        route.continue_()

    bob.page.route("**/join", too_late, times=1)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("already plays red")
    expect(choice.get_by_role("option", name="Red (taken)")).to_be_disabled()
    expect(choice).to_have_value("")
    choice.select_option("Yellow")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.board.wait_for()
    assert [seat["side"] for seat in bob.ask("GET", f"/tables/{table}")["seats"]] == ["blue", "red", "yellow"]


def test_charts_and_tokens_follow_the_chosen_colour(visitors: Visitors) -> None:
    """The same shape for the same colour, wherever a player is marked."""
    ann = visitors.arrive()
    seats = [{**ME, "side": "yellow"}, {**BOT, "name": "Ham", "side": "white"}]
    table = ann.open_table("rocketmen", seats, options={"round_cap": 2})
    ann.page.goto(f"/t/{table}")
    ann.board.wait_for()
    expect(ann.page.get_by_role("region", name="Ham, white").first).to_be_visible()
    expect(ann.page.locator(".own .name")).to_contain_text("yellow")
    ann.play(table)
    marks = ann.page.locator("dialog thead").first.locator("svg")
    expect(marks.nth(0)).to_have_class("look-2")
    expect(marks.nth(1)).to_have_class("look-0")
    colours = marks.evaluate_all("all => all.map(one => getComputedStyle(one).color)")
    assert len(set(colours)) == 2
