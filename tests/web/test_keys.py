"""Keys that are quick and do nothing by accident."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, ME, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced

#: Milliseconds: a key that is pressed sooner answers the question before.
LATE = 400


class Keys:
    """Presses keys and counts them."""

    def __init__(self, ann: Visitor, table: str) -> None:
        """None yet."""
        self.ann, self.table, self.count = ann, table, 0

    def press(self, *keys: str) -> None:
        """One after the other; nothing is decided."""
        for key in keys:
            self.count += 1
            self.ann.page.keyboard.press(key)

    def decide(self, *keys: str) -> Json:
        """Keys of which the last is taken by the server; the state as the page shows it then."""
        self.ann.page.wait_for_timeout(LATE)
        self.press(*keys[:-1])
        with self.ann.page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
            self.press(keys[-1])
        assert answer.value.ok, answer.value.text()
        return self.arrived()

    def tries(self, *keys: str) -> None:
        """Keys of which the last opens a choice; the page shows it."""
        self.ann.page.wait_for_timeout(LATE)
        self.press(*keys[:-1])
        with self.ann.page.expect_response(lambda answer: answer.url.endswith("/draft")) as answer:
            self.press(keys[-1])
        assert answer.value.ok, answer.value.text()

    def arrived(self) -> Json:
        """It is Ann's turn, and the page shows it."""
        state = self.ann.settled(self.table)
        self.ann.caught_up(state["at"])
        return state


def verbs(state: Json) -> set[str]:
    """What can be done, by the kind of action."""
    return {one["verb"] for one in state["options"]}


def test_1969_hire_place_and_three_cards_take_at_most_15_keys(visitors: Visitors) -> None:
    """Without a pointer and without Tab: arrows lead to what can be done, and Enter does it."""
    ann = visitors.arrive()
    table = ann.open_table("1969", [ME, BOT])
    ann.sit(table)
    state = ann.play(table, until=lambda state: "hire" in verbs(state))
    keys = Keys(ann, table)
    keys.arrived()
    ann.page.locator("[data-keys]").first.focus()
    cubes = sum(len(one) for one in state["view"]["players"][0]["cubes"])
    cards = state["view"]["players"][0]["hand_size"]
    keys.tries("Home", "Enter")
    # Other scientists come first, the places after them.
    state = keys.decide("End", "Enter")
    for _ in range(3):
        state = keys.decide("End", "Enter")
    me = state["view"]["players"][0]
    assert sum(len(one) for one in me["cubes"]) == cubes + 1
    assert me["hand_size"] == cards + 3
    assert keys.count <= 15


@pytest.mark.parametrize(("game", "ends"), [("1969", "stop"), ("rocketmen", "end-turn")])
def test_enter_never_ends_a_turn_but_its_digit_does(visitors: Visitors, game: str, ends: str) -> None:
    """However often it is pressed; the digit beside the answer is meant."""
    ann = visitors.arrive()
    table = ann.open_table(game, [ME, BOT], mode="battle" if game == "rocketmen" else None)
    ann.sit(table)
    state = ann.play(table, until=lambda state: ends in verbs(state))
    keys = Keys(ann, table)
    keys.arrived()
    ann.page.locator("[data-keys]").first.focus()
    ann.page.wait_for_timeout(LATE)
    for _ in range(3):
        keys.press("Enter")
    keys.press(" ")
    ann.page.wait_for_timeout(LATE)
    assert ann.state(table)["at"] == state["at"]
    digit = ann.page.locator(f"[data-keys] [data-action='{ends}'][data-digit]").get_attribute("data-digit")
    assert digit
    keys.decide(digit)
    assert ann.state(table)["at"] > state["at"]


@pytest.mark.parametrize(("game", "verb"), [("1969", "hire"), ("rocketmen", "end-turn")])
def test_a_moment_of_the_log_is_shown_in_place_and_escape_leads_back(
    visitors: Visitors, game: str, verb: str
) -> None:
    """The live game is not left, and all sentences stay in the log."""
    ann = visitors.arrive()
    table = ann.open_table(game, [ME, BOT])
    ann.sit(table)
    state = ann.play(table, until=lambda state: verb in verbs(state) and state["at"] > 12)
    ann.caught_up(state["at"])
    log = ann.page.get_by_role("list", name="What happened")
    lines = log.get_by_role("link").count()
    address = ann.page.url
    log.get_by_role("link").nth(lines - 3).click()
    expect(ann.page.get_by_text("This is an earlier moment")).to_be_visible()
    expect(log.get_by_role("link")).to_have_count(lines)
    expect(log.locator("[aria-current]")).to_have_count(1)
    assert ann.page.url == address
    assert int(ann.board.get_attribute("data-at") or 0) < state["at"]
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("This is an earlier moment")).to_have_count(0)
    ann.caught_up(state["at"])
