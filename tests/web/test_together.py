"""Several people at one table: each in a browser of their own, and one whose network is cut."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from spacerace.kernel.game import Message
from spacerace.lang import words
from tests.server.running import Server
from tests.web.cable import cable
from tests.web.people import BOT, FLIGHTS, ME, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced

OPEN = {"kind": "open"}
#: Counts how often the table shows something newer.
COUNT = """() => {
    const board = document.querySelector('[data-board]')
    window.pictures = 0
    new MutationObserver(() => (window.pictures += 1)).observe(board, { attributeFilter: ['data-at'] })
}"""

#: While ``holding``, what comes by the live line waits; ``release`` hands it over in one go.
HOLD = """() => {
    window.holding = false
    window.held = []
    window.WebSocket = class extends WebSocket {
        set onmessage(hear) {
            this.hear = hear
            super.onmessage = event => window.holding ? window.held.push(event) : hear(event)
        }
    }
    window.release = () => {
        window.holding = false
        for (const event of window.held.splice(0)) event.target.hear(event)
    }
}"""
#: Whether what is held tells of a moment.
HELD = "at => window.held.some(event => JSON.parse(event.data).at >= at)"
#: What a first year always brings, and the guide's word about it.
LESSONS = {
    "ScientistHired": "hired",
    "MissionLaunched": "launched",
    "DieRolled": "rolled",
    "TestDone": "tested",
    "YearEnded": "year-ended",
}
#: More is not told by itself in one turn.
MOST_A_TURN = 2
#: Notes whether a launch was ever shown.
WATCH_LAUNCHES = """() => {
    window.launches = 0
    const look = () => (window.launches += document.querySelector('[data-board]').dataset.held ? 1 : 0)
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def test_two_people_play_a_whole_game(visitors: Visitors) -> None:
    """Bob comes by the link and gives his name; they play to the end, and the chat goes between them."""
    ann, bob = visitors.arrive(), visitors.arrive()
    table = ann.open_table("1969", [ME, OPEN])
    ann.page.goto(f"/t/{table}")
    bob.page.goto(f"/t/{table}")
    bob.page.get_by_role("textbox", name="Your name", exact=True).fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    ann.board.wait_for()
    bob.board.wait_for()
    people: dict[int, Visitor] = {0: ann, 1: bob}
    while (state := ann.state(table))["awaited"] is not None:
        now = people[state["awaited"]]
        mine = now.state(table)
        if mine["awaited"] == mine["seat"]:
            now.answer(table, mine)
    end = bob.state(table)
    assert end["result"] == state["result"]
    for person in (ann, bob):
        person.caught_up(person.state(table)["at"])


def test_people_vote_on_a_seat_and_whoever_left_comes_back(visitors: Visitors) -> None:
    """Ann proposes to free the bot's seat, Bob agrees; he leaves and comes back; all can read it."""
    ann, bob = visitors.arrive(), visitors.arrive()
    table = ann.open_table("1969", [ME, OPEN, BOT], choices={"spectators": False})
    bob.ask("GET", "/server")
    bob.ask("POST", f"/tables/{table}/join", {"name": "Bob"})
    ann.sit(table)
    bob.sit(table)
    press(ann, "Propose to free the seat", seat=3)
    question = "Shall the seat of sense be free for somebody new?"
    expect(bob.page.get_by_text(question)).to_be_visible()
    expect(ann.page.get_by_text("Still to answer: Bob.")).to_be_visible()
    bob.page.get_by_role("button", name="Agree", exact=True).click()
    expect(bob.page.get_by_text(question)).to_have_count(0)
    assert [seat["kind"] for seat in ann.ask("GET", f"/tables/{table}")["seats"]] == [
        "person",
        "person",
        "open",
    ]
    press(bob, "Leave the table", seat=2)
    bob.page.get_by_role("button", name="Take my seat back").click()
    expect(bob.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    assert bob.ask("GET", f"/tables/{table}")["yours"] == [1]
    ann.page.get_by_role("button", name="Chat").first.click()
    for line in (
        "Ann proposes to free the seat of sense for somebody new.",
        "Bob agrees.",
        "Bob has left; the seat is free.",
        "Bob is back.",
    ):
        expect(ann.page.get_by_role("complementary").get_by_text(line, exact=True)).to_be_visible()


def press(visitor: Visitor, label: str, seat: int) -> None:
    """Press a button in the list of seats, and once more where it asks whether that is meant."""
    visitor.page.get_by_role("button", name="Seats").click()
    row = visitor.page.get_by_role("dialog").get_by_role("listitem").nth(seat - 1)
    row.get_by_role("button", name=label).click()
    row.get_by_role("button", name=f"Really? {label}").click()
    visitor.page.keyboard.press("Escape")


def test_a_cut_network_loses_nothing(visitors: Visitors, chromium: Browser, server: Server) -> None:
    """Ann's line is cut in the middle; she is told so, gets what she missed when it is back, and plays on."""
    with cable(server.address) as carrying:
        far = Visitors(chromium, carrying.address)
        ann = far.arrive()
        table = ann.open_table("rocketmen", [ME, BOT], mode="battle")
        ann.sit(table)
        ann.play(table, until=lambda state: state["at"] > 30)
        state = ann.settled(table)
        ann.caught_up(state["at"])
        near = visitors.arrive()
        near.context.add_cookies([{**one, "url": server.address} for one in bare(ann)])
        carrying.cut()
        expect(ann.page.get_by_role("status").filter(has_text="onnect").first).to_be_visible()
        # Meanwhile she goes on at another device.
        action = near.sensible(table, near.state(table))
        near.ask("POST", f"/tables/{table}/actions", {"at": state["at"], "action": action})
        missed = near.state(table)
        assert missed["at"] > state["at"]
        carrying.mend()
        ann.caught_up(missed["at"])
        expect(ann.page.get_by_role("status").filter(has_text="onnect")).to_have_count(0)
        end = ann.play(table)
        assert end["result"] is not None
        ann.problems = [one for one in ann.problems if "WebSocket connection" not in one]
        far.leave()


def test_what_was_missed_while_the_line_was_cut_is_a_film_that_can_be_skipped(
    visitors: Visitors, chromium: Browser, server: Server
) -> None:
    """Meanwhile Ann goes on at another device, and so does her rival; back at this one she sees it happen."""
    with cable(server.address) as carrying:
        far = Visitors(chromium, carrying.address)
        ann = far.arrive(motion=True)
        table = ann.open_table("rocketmen", [ME, BOT], mode="battle")
        state = ann.sit_and_look(table)
        near = visitors.arrive()
        near.context.add_cookies([{**one, "url": server.address} for one in bare(ann)])
        carrying.cut()
        expect(ann.page.get_by_role("status").filter(has_text="onnect").first).to_be_visible()
        seen = state["at"]
        while state["awaited"] is not None and not bought(near, table, seen):
            if state["awaited"] == state["seat"]:
                act(near, table, state, near.sensible(table, state))
            state = near.state(table)
        carrying.mend()
        expect(ann.board).to_have_attribute("data-held", "true")
        assert int(ann.board.get_attribute("data-at") or 0) < state["at"]
        ann.page.keyboard.press("Escape")
        expect(ann.board).not_to_have_attribute("data-held", "true")
        ann.caught_up(state["at"])
        ann.problems = [one for one in ann.problems if "WebSocket connection" not in one]
        far.leave()


def bought(visitor: Visitor, table: str, since: int) -> bool:
    """Whether the rival has bought something after a moment."""
    news = visitor.ask("GET", f"/tables/{table}/news?seat=0")
    facts = [fact for item in news if item["at"] > since for fact in item["facts"]]
    return any(fact["type"] == "CardsBought" and fact["seat"] == 1 for fact in facts)


def bare(visitor: Visitor) -> list[dict[str, str]]:
    """The cookies of a browser, without where they belong."""
    return [{"name": one["name"], "value": one["value"]} for one in visitor.context.cookies()]


def test_a_burst_of_moves_makes_few_pictures(visitors: Visitors) -> None:
    """One is drawn before the next is made, so that nobody waits for their own; in the end all is there."""
    ann = visitors.arrive()
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def tap(line: WebSocketRoute) -> None:
        """Everything but the first state is held back."""
        lines.append(line)
        line.connect_to_server().on_message(
            lambda message: held.append(message) if '"since":0' not in str(message) else line.send(message)
        )

    ann.page.route_web_socket("**/live*", tap)
    table = ann.open_table("1969", [ME, BOT])
    ann.sit(table)
    while len(held) < 40:
        state = ann.state(table)
        if state["awaited"] == state["seat"]:
            act(ann, table, state, ann.sensible(table, state))
    ann.page.evaluate(COUNT)
    for message in held:
        lines[-1].send(message)
    last = max(json.loads(message).get("at", 0) for message in held)
    ann.caught_up(last)
    assert ann.page.evaluate("window.pictures") < len(held) / 2


def hold(visitor: Visitor, table: str) -> None:
    """From now on what comes by the live line waits, but for a word: what comes first is drawn by itself."""
    visitor.page.evaluate("() => { window.holding = true }")
    visitor.ask("POST", f"/tables/{table}/chat", {"text": "Here we go", "seat": None})
    visitor.page.wait_for_function("() => window.held.length")


def act(visitor: Visitor, table: str, state: Json, action: str) -> None:
    """A move past the page."""
    told = {"at": state["at"], "seat": state["seat"], "action": action}
    visitor.ask("POST", f"/tables/{table}/actions", told)


def release(visitor: Visitor, at: int) -> None:
    """As soon as this moment is among what waits, all of it comes in one burst."""
    visitor.page.wait_for_function(HELD, arg=at)
    visitor.page.evaluate("() => window.release()")
    visitor.caught_up(at)


def test_a_launch_is_shown_even_if_more_has_happened_since(visitors: Visitors) -> None:
    """It came with others' moves in one burst, of which only the last is drawn: the news tell of it all."""
    ann = visitors.arrive(motion=True)
    ann.page.add_init_script(f"({HOLD})()")
    golden, lines = FLIGHTS["rocketmen"]
    table = ann.bring(golden, lines, [ME, BOT])
    state = ann.sit_and_look(table)
    hold(ann, table)
    turn = state["view"]["round"]
    while state["view"]["launch"] or state["view"]["round"] < turn + 2:
        if state["awaited"] == state["seat"]:
            options = [option["action"] for option in state["options"]]
            action = next((one for one in ("draw-success", "end-turn") if one in options), options[0])
            act(ann, table, state, action)
        state = ann.state(table)
    ann.page.evaluate(WATCH_LAUNCHES)
    release(ann, state["at"])
    assert ann.page.evaluate("() => window.launches") > 0


def test_the_guide_misses_nothing_of_a_burst(visitors: Visitors) -> None:
    """A newcomer's first year comes in one go: two things are told, and all can be looked up."""
    ann = visitors.arrive()
    ann.page.add_init_script(f"({HOLD})()")
    table = ann.open_table("1969", [ME, BOT])
    ann.page.goto("/")
    ann.page.evaluate("table => localStorage.setItem(`guide:${table}`, '1')", table)
    state = ann.sit_and_look(table)
    seat, year = state["seat"], state["view"]["year"]
    hold(ann, table)
    while state["view"]["year"] == year:
        if state["awaited"] == seat:
            act(ann, table, state, ann.sensible(table, state))
        state = ann.state(table)
    news = ann.ask("GET", f"/tables/{table}/news?seat={seat}")
    happened = {fact["type"] for item in news for fact in item["facts"]}
    due = {lesson for kind, lesson in LESSONS.items() if kind in happened}
    assert due == set(LESSONS.values())
    release(ann, state["at"])
    guide = ann.page.get_by_role("complementary", name="Guide")
    got_it = guide.get_by_role("button", name="Got it")
    clicks = 0
    while got_it.count():
        got_it.click()
        clicks += 1
    assert clicks <= MOST_A_TURN
    guide.get_by_text("Read again or skip").click()
    for lesson in due:
        title = re.match(r"\*\*(.+?)\*\*", words("en").say(Message(f"guide-n69-{lesson}", {})))
        assert title
        expect(guide.locator("summary").get_by_text(title[1], exact=True)).to_be_visible()
