"""The door: whatever is thrown at it, it says no with a rule, and what gets in is an option itself."""

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.kernel.apply import apply
from spacerace.kernel.codec import decode, encode
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.match import Match, Undo
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.table import Table


@pytest.mark.parametrize(
    "action",
    [
        a.BuyCard("x"),
        a.BuyCard(None),
        a.BuyCard(10**9),
        a.BuyCard(-1),
        a.PayWithCard(-1),
        a.CopyTo(1, None),
        a.Choose([1]),
        a.PlaceCard(1.5, "plan"),
        None,
        "end-turn",
        Undo(),
    ],
    ids=repr,
)
def test_what_is_no_action_is_refused_with_a_rule(action):
    table = Table().hand("satellite-1").show("big-data")
    before = encode(table.state)
    with pytest.raises(IllegalAction) as caught:
        apply(rocketmen, table.state, 0, action)
    assert caught.value.rule
    assert str(caught.value)
    assert encode(table.state) == before


@pytest.mark.parametrize("card", [10**9, -1, "x"])
def test_t_5_a_card_that_is_not_in_the_box_is_called_unknown(card):
    with pytest.raises(IllegalAction) as caught:
        apply(rocketmen, Table().state, 0, a.PayWithCard(card))
    assert (caught.value.rule, caught.value.message_id) == ("T-5", "refused-unknown-card")


@pytest.mark.parametrize("seat", [None, "0", 1.0, True, CHANCE, 7])
def test_t_1_a_seat_that_is_none_is_refused(seat):
    with pytest.raises(IllegalAction) as caught:
        apply(rocketmen, Table().state, seat, a.EndTurn())
    assert caught.value.rule == "T-1"


@pytest.mark.parametrize("outcome", [None, "x", Undo(), a.Drawn("x"), a.Drawn(10**9), a.EndTurn()])
def test_t_3_chance_brings_nothing_else(outcome):
    state = rocketmen.begin(rocketmen.prepare(seats=["Ann", "Bob"], seed=1))
    with pytest.raises(IllegalAction) as caught:
        apply(rocketmen, state, CHANCE, outcome)
    assert caught.value.rule == "T-3"


def test_something_equal_to_an_option_does_not_get_into_the_state():
    """A truth value equals a number; the option itself goes on."""
    table = Table().hand("base-1", "satellite-1")
    equal = a.PlaceCard(True, "plan") if table.card("base-1") == 1 else a.PlaceCard(1.0, "plan")
    after = apply(rocketmen, table.state, 0, equal)
    assert decode(rocketmen.State, encode(after), after.terms) == after
    match = Match(rocketmen, table.header)
    match.state = table.state
    match.play(0, equal)
    assert type(match.log[-1].action.card) is int
