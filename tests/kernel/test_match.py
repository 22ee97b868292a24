"""A match: log, undo by information flow, replay."""

import pytest

from spacerace.kernel import laws
from spacerace.kernel.codec import encode
from spacerace.kernel.errors import IllegalAction, NoUndo
from spacerace.kernel.game import Message, somebody, with_names
from spacerace.kernel.match import Match, Undo, replay
from spacerace.kernel.seats import CHANCE
from tests.kernel import toy


def _match(seed: int = 1) -> Match:
    match = Match(toy, toy.prepare(seats=["Ann", "Bob"], seed=seed))
    match.draw()
    return match


def test_chance_is_drawn_until_a_player_is_awaited():
    match = _match()
    assert match.awaited == 0
    assert [entry.seat for entry in match.log] == [CHANCE, CHANCE]


def test_t_1_only_the_awaited_seat_acts():
    match = _match()
    before = encode(match.state)
    with pytest.raises(IllegalAction) as caught:
        match.play(1, toy.Stop())
    assert caught.value.rule == "T-1"
    # Whoever reads this knows names, not seats.
    assert (caught.value.details["who"], caught.value.details["turn"]) == ("Bob", "Ann")
    assert encode(match.state) == before
    assert len(match.log) == 2


def test_a_message_of_the_rules_gets_the_names_of_the_table():
    """Anywhere inside; a seat that the table does not have stays a number."""
    inner = Message("said-by", {"player": somebody(1), "count": 3})
    message = Message("two", {"one": inner, "several": (somebody(0), "x"), "odd": somebody(7)})
    named = with_names(message, ["Ann", "Bob"])
    assert named.args == {
        "one": Message("said-by", {"player": "Bob", "count": 3}),
        "several": ("Ann", "x"),
        "odd": somebody(7),
    }
    assert message.args["one"] is inner


def test_t_2_nobody_acts_after_the_end():
    match = _match()
    match.play(0, toy.Stop())
    match.play(1, toy.Stop())
    assert match.awaited is None
    with pytest.raises(IllegalAction) as caught:
        match.play(0, toy.Stop())
    assert caught.value.rule == "T-2"


def test_t_3_chance_brings_only_what_is_in_the_bag():
    match = Match(toy, toy.prepare(seats=["Ann", "Bob"], seed=1))
    with pytest.raises(IllegalAction) as caught:
        match.play(CHANCE, toy.Drawn(99))
    assert caught.value.rule == "T-3"


def test_t_4_own_steps_can_be_taken_back_one_by_one():
    match = _match()
    start = encode(match.state)
    match.play(0, toy.Add(1))
    match.play(0, toy.Add(2))
    assert match.can_undo(0)
    match.undo(0)
    match.undo(0)
    assert encode(match.state) == start
    assert not match.can_undo(0)
    assert [type(entry.action) for entry in match.log[2:]] == [toy.Add, toy.Add, Undo, Undo]


def test_t_4_nobody_goes_back_past_chance():
    match = _match()
    match.play(0, toy.Draw())
    match.draw()
    with pytest.raises(NoUndo) as caught:
        match.undo(0)
    assert caught.value.rule == "T-4"
    assert match.awaited == 1


def test_t_4_a_draw_asked_for_can_be_taken_back_until_it_comes():
    match = _match()
    match.play(0, toy.Draw())
    assert match.awaited == CHANCE
    match.undo(0)
    assert match.awaited == 0


def test_t_4_nobody_goes_back_past_a_revelation():
    match = _match()
    match.play(0, toy.Add(1))
    match.play(0, toy.Peek())
    assert not match.can_undo(0)
    match.play(0, toy.Add(2))
    match.undo(0)
    with pytest.raises(NoUndo):
        match.undo(0)


def test_t_4_own_entries_only_and_never_past_another_seats():
    match = _match()
    match.play(0, toy.Stop())
    with pytest.raises(NoUndo):
        match.undo(1)
    assert match.can_undo(0)
    match.play(1, toy.Add(1))
    with pytest.raises(NoUndo):
        match.undo(0)
    match.undo(1)
    assert not match.can_undo(0)


def test_t_4_an_interface_is_told_beforehand():
    match = _match()
    assert not match.is_final(toy.Add(1))
    assert match.is_final(toy.Peek())
    assert match.is_final(toy.Draw())


def test_a_match_with_undos_replays_to_the_same_bytes():
    match = _match()
    for action in (toy.Add(1), Undo(), toy.Peek(), toy.Add(2), Undo(), toy.Draw()):
        match.play(0, action)
    match.draw()
    assert list(laws.replays(match)) == []


def test_replay_takes_chance_from_the_log_not_from_the_seed():
    match = _match(seed=1)
    other = toy.prepare(seats=["Ann", "Bob"], seed=2)
    assert replay(toy, other, match.log).state.cards == match.state.cards


def test_news_are_redacted_for_each_seat():
    match = _match()
    match.play(0, toy.Add(1))
    match.play(0, toy.Peek())
    own = match.news(0)
    others = match.news(1)
    assert [fact.what for fact in own] == ["dealt", "dealt", "added", "peeked"]
    assert [fact.what for fact in others] == ["dealt", "dealt", "peeked"]
    assert own[-1].card == match.state.cards[0]
    assert {fact.card for fact in others} == {-1}
