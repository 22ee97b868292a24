"""Standing orders as the server keeps them: what is done, what is over, what goes on."""

from __future__ import annotations

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.errors import Refusal
from spacerace.kernel.match import Match, Undo
from spacerace.server.play import Play
from spacerace.server.standing_orders import (
    Answer,
    BadOrder,
    StandingOrder,
    answer,
    check_order,
    offered,
    say_order,
)
from tests.games.nineteen69.table import Table

NAMES = ("Ann", "Bob", "Cid")


class Desk:
    """A match whose seats give orders, served as the service does it."""

    def __init__(self, game=nineteen69, *, seed: int = 1) -> None:
        self.game = game
        self.play = Play(Match(game, game.prepare(seats=NAMES, seed=seed)))
        self.play.draw()
        self.orders: dict[int, dict[str, StandingOrder]] = {seat: {} for seat in range(len(NAMES))}

    def give(self, seat: int, name: str, *actions: str) -> Desk:
        """A seat gives an order."""
        scope = check_order(self.game, self.play.view(seat), name, actions)
        order = StandingOrder(name, scope, "\n".join(actions), self.play.at(seat))
        self.orders[seat][name] = order
        return self

    def ask(self) -> Answer:
        """What the orders of the awaited seat say now."""
        seat = self.play.awaited
        orders = list(self.orders[seat].values())
        options = self.game.options(self.play.match.state)
        return answer(self.game, self.play.view(seat), options, self.play.at(seat), orders)

    def serve(self) -> list[str]:
        """Do what orders say until a person is asked; the short texts of what was done."""
        done = []
        while (seat := self.play.awaited) is not None:
            said = self.ask()
            for name in said.over:
                del self.orders[seat][name]
            for order in said.changed:
                self.orders[seat][order.name] = order
            if said.action is None:
                break
            done.append(self.text(said.action))
            self.play.act(seat, said.action)
        return done

    def text(self, action) -> str:
        """The short text of an action."""
        return self.game.write_action(self.play.match.state, action)

    def act(self, text: str) -> Desk:
        """The awaited seat acts in person."""
        self.play.act(self.play.awaited, self.game.read_action(self.play.match.state, text))
        return self

    def decline(self) -> Desk:
        """The awaited seat does as little as possible."""
        step = type(self.play.match.state.agenda[-1]).__name__
        return self.act("sell 0" if step == "Selling" else "stop")

    def purchases(self) -> Desk:
        """On to the first seat's purchases: 12 M to spend."""
        while type(self.play.match.state.agenda[-1]).__name__ != "Purchasing":
            self.decline()
        return self

    def left(self, seat: int) -> set[str]:
        """The orders that a seat still has."""
        return set(self.orders[seat])


HIRE = ("hire basic", "place robotics", "hire basic", "place robotics")


def test_ahead_does_its_actions_one_by_one_and_is_over():
    desk = Desk().purchases()
    seat = desk.play.awaited
    desk.give(seat, "ahead", *HIRE, "stop")
    assert desk.serve() == [*HIRE, "stop"]
    assert desk.play.awaited != seat
    assert desk.left(seat) == set()


def test_what_is_left_of_a_plan_goes_on():
    desk = Desk().purchases()
    seat = desk.play.awaited
    desk.give(seat, "ahead", *HIRE)
    said = desk.ask()
    assert (desk.text(said.action), said.over) == ("hire basic", ())
    at = desk.play.at(seat)
    assert said.changed == (StandingOrder("ahead", "", "\n".join(HIRE[1:]), at + 1),)


def test_ahead_is_dropped_when_chance_brings_something():
    desk = Desk().purchases()
    seat = desk.play.awaited
    desk.give(seat, "ahead", "draw", "hire basic")
    assert desk.serve() == ["draw"], "the value of the card was not known before"
    assert desk.left(seat) == set()
    assert desk.play.awaited == seat


def test_ahead_is_dropped_when_another_did_something_that_the_seat_saw():
    desk = Desk().purchases()
    first = desk.play.awaited
    second = (first + 1) % 3
    desk.give(second, "ahead", "stop").act("stop")
    assert desk.play.awaited == second
    assert desk.ask() == Answer(None, ("ahead",), ())


def test_ahead_stands_while_another_does_what_the_seat_cannot_see():
    """A scientist that is chosen and not placed yet is nobody else's business."""
    desk = Desk().purchases()
    first = desk.play.awaited
    second = (first + 1) % 3
    desk.give(second, "ahead", "stop")
    before = desk.play.at(second)
    desk.act("hire basic")
    assert desk.play.at(second) == before == desk.orders[second]["ahead"].given_at
    desk.act("place robotics")
    assert desk.play.at(second) > before


def test_ahead_is_over_when_its_next_action_is_no_option():
    desk = Desk().purchases()
    seat = desk.play.awaited
    desk.give(seat, "ahead", "hire famous", "place robotics", "hire genius", "stop")
    assert desk.serve() == ["hire famous", "place robotics"]
    assert desk.left(seat) == set()


def test_ahead_is_over_when_its_own_action_is_taken_back():
    desk = Desk().purchases()
    seat = desk.play.awaited
    desk.give(seat, "ahead", *HIRE)
    said = desk.ask()
    desk.orders[seat]["ahead"] = said.changed[0]
    desk.play.act(seat, said.action)
    desk.play.act(seat, Undo())
    assert desk.ask() == Answer(None, ("ahead",), ())


def test_ahead_anyway_is_done_whatever_came_up():
    desk = Desk().purchases()
    seat = desk.play.awaited
    other = (seat + 1) % 3
    desk.give(other, "ahead-anyway", "draw", "draw", *HIRE[:2], "stop").act("stop")
    assert desk.serve() == ["draw", "draw", *HIRE[:2], "stop"]
    assert desk.left(other) == set()


def test_ahead_anyway_is_over_when_its_next_action_is_no_option():
    desk = Desk().purchases()
    seat = desk.play.awaited
    desk.give(seat, "ahead-anyway", "sell 0", "stop")
    assert desk.ask() == Answer(None, ("ahead-anyway",), ())


def test_single_answers_what_has_one_answer_and_lasts():
    desk = Desk().purchases()
    seat = desk.play.awaited
    desk.give(seat, "single")
    assert desk.serve() == []
    for text in (*HIRE, "draw"):
        desk.act(text)
    assert len(nineteen69.options(desk.play.match.state)) == 1
    assert desk.serve() == ["stop"]
    assert desk.left(seat) == {"single"}


def test_single_leaves_a_choice_of_two_to_the_person():
    table = espionage().do("commit 1", "commit 2")
    assert table.options() == ["stop"]
    single = StandingOrder("single", "", "", 0)
    assert asked(table, single).action is not None
    table = espionage().do("stop")
    assert table.options() == ["commit 1", "stop"]
    said = answer(nineteen69, table.view(2), nineteen69.options(table.state), 0, [single])
    assert said == Answer(None, (), ())


def test_n_6_18_pass_year_is_over_with_the_year():
    table = espionage()
    order = StandingOrder("pass-year", check_order(nineteen69, table.view(1), "pass-year"), "", 0)
    assert asked(table, order).action == nineteen69.read_action(table.state, "stop")
    assert asked(table, order).over == ()
    table.year(1967)
    assert asked(table, order) == Answer(None, ("pass-year",), ())


def test_a_plan_comes_before_the_games_orders_and_they_before_its_end():
    table = espionage()
    year = StandingOrder("pass-year", "year 1966", "", 0)
    commits = StandingOrder("ahead-anyway", "", "commit 2\nstop", 0)
    said = asked(table, year, commits)
    assert nineteen69.write_action(table.state, said.action) == "commit 2"
    assert said.changed == (StandingOrder("ahead-anyway", "", "stop", 0),)
    buys = StandingOrder("ahead", "", "hire basic", 7)
    said = asked(table, year, buys, seen=7)
    assert nineteen69.write_action(table.state, said.action) == "stop"
    assert said.changed == (StandingOrder("ahead", "", "hire basic", 8),), "it waits for its own question"


def test_an_order_that_the_game_does_not_know_any_more_is_over():
    table = espionage()
    assert asked(table, StandingOrder("pass-decade", "1960s", "", 0)) == Answer(None, ("pass-decade",), ())


def test_no_orders_no_answer():
    assert asked(espionage()) == Answer(None, (), ())


def espionage() -> Table:
    """1966: Ann has launched, and Bob is asked for espionage cards first."""
    table = Table(3).year(1966).money(50).hand(1, 2, seat=1).hand(1, seat=2)
    table.phase("mission").do(table.options("launch")[0]).roll("g g g g g")
    assert (table.step(), table.awaited) == ("Committing", 1)
    return table


def asked(table: Table, *orders: StandingOrder, seen: int = 0) -> Answer:
    """What Bob's orders say to what he is asked."""
    return answer(nineteen69, table.view(1), nineteen69.options(table.state), seen, orders)


# --- giving --------------------------------------------------------------------------------------


def test_orders_that_can_be_given():
    desk = Desk()
    assert offered(nineteen69, desk.play.view(0)) == [
        "pass-year",
        "pass-game",
        "pass-idle",
        "draw-free",
        "sell-nothing",
        "buy-nothing",
        "convert-all",
        "single",
        "ahead",
        "ahead-anyway",
    ]
    assert offered(nineteen69, espionage().view(2))[:2] == ["pass-mission", "pass-year"]
    assert offered(rocketmen, Desk(rocketmen).play.view(0)) == ["single", "ahead", "ahead-anyway"]
    assert say_order("single").id == "order-single"


@pytest.mark.parametrize(
    "name, actions, message",
    [
        ("pass-launch", (), "refused-order-unknown"),
        ("pass-mission", (), "refused-order-now"),
        ("pass-year", ("stop",), "refused-order-takes-no-actions"),
        ("single", ("stop",), "refused-order-takes-no-actions"),
        ("ahead", (), "refused-order-without-actions"),
        ("ahead", ("stop",) * 51, "refused-order-too-many"),
        ("ahead", ("stop", "s" * 201), "refused-order-too-long"),
        ("ahead", ("stop\nstop",), "refused-order-not-a-line"),
        ("ahead-anyway", (" ",), "refused-order-not-a-line"),
        ("ahead", ("stop", "fly away"), "refused-unknown-verb"),
    ],
)
def test_an_order_that_cannot_be_given_is_refused_in_words(name, actions, message):
    with pytest.raises(Refusal) as caught:
        check_order(nineteen69, Desk().play.view(0), name, actions)
    assert caught.value.message_id == message
    assert isinstance(caught.value, BadOrder) == message.startswith("refused-order-")
    assert caught.value.message.endswith(".")
    assert "‹" not in caught.value.message


def test_fifty_actions_of_two_hundred_characters_are_enough():
    text = "stop" + " " * 196
    assert check_order(nineteen69, Desk().play.view(0), "ahead", (text,) * 50) == ""
