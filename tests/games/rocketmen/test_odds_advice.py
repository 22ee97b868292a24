"""Exact odds: against themselves, and the best choice."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import odds
from spacerace.games.rocketmen.rules.effects import (
    Advance,
    ChooseFirst,
    CountZeroAs,
    Redraw,
    SafeAbort,
)
from spacerace.games.rocketmen.rules.gamble import (
    CLEAR_SKIES,
    Copy,
    Draw,
    Gamble,
    Move,
    Stand,
    Stop,
    Take,
    Use,
    after,
    moves,
    outcomes,
)
from spacerace.games.rocketmen.rules.solver import Stakes, chance, success, worth
from tests.games.rocketmen.odds_tables import DECK, at_the_pad
from tests.games.rocketmen.table import Table

# No reading moves the Mission Success cards, and these reckonings are long.
pytestmark = pytest.mark.reading("newest", why="the odds are those of the Mission Success cards")


# --- against themselves --------------------------------------------------------------------------


def tried(gamble: Gamble, stakes: Stakes, known: dict[Gamble, Fraction]) -> Fraction:
    """The worth of a gamble, move by move and card by card, without any shortcut."""
    if gamble.to_go <= 0:
        return stakes.success
    if gamble not in known:
        possible, coming = moves(gamble), outcomes(gamble)
        if possible:
            known[gamble] = max(tried_move(gamble, move, stakes, known) for move in possible)
        elif coming:
            total = sum((count * tried(then, stakes, known) for _, then, count in coming), Fraction(0))
            known[gamble] = total / sum(count for _, _, count in coming)
        else:
            known[gamble] = -stakes.failure
    return known[gamble]


def tried_move(gamble: Gamble, move: Move, stakes: Stakes, known: dict[Gamble, Fraction]) -> Fraction:
    """The worth of a move."""
    then = after(gamble, move)
    if then is not None:
        return tried(then, stakes, known)
    return -stakes.card * (gamble.spent + gamble.owed) if isinstance(move, Stop) else -stakes.failure


EFFECTS = [
    Redraw(),
    CountZeroAs(value=2),
    CountZeroAs(value=3),
    ChooseFirst(cards=3),
    ChooseFirst(cards=2),
    Advance(spaces=1),
    Advance(spaces=2, burns=True),
    SafeAbort(),
]


def any_gamble(rng: Random) -> Gamble:
    """A gamble with a small deck and any effects."""
    made, where = rng.randint(0, 2), rng.choice(("flying", "flying", "flying", "drawing"))
    first = not made and where == "flying"
    return Gamble(
        to_go=rng.randint(1, 8),
        draws=rng.choice((1, 2, 2, 3)),
        deck=rng.choice(((2, 2, 1, 2, 1), (1, 2, 2, 2, 2), (2, 1, 2, 3), (1, 1, 2, 2, 1, 2))),
        where=where,  # type: ignore[arg-type]
        suits=rng.choice((0, 1)),
        shielding=rng.choice(((), (), (2,), (2, 3))),
        afterburners=rng.choice(((), (), (1,), (1, 2))),
        backup=rng.choice(((), (), (1,), (1, 1))),
        planning=rng.choice(((), (3,), (2, 3))) if first else (),
        skies=rng.random() < 0.3,
        copies=tuple(rng.sample(EFFECTS, rng.choice((0, 1, 2)))),
        made=made,
        pad=rng.choice((99, 0, 1, 2, 3)),
        safe=rng.random() < 0.15,
    )


@pytest.mark.untraced
def test_shortcuts_change_nothing() -> None:
    """Small gambles of all kinds, for success alone and with something at stake, tried out move by move."""
    rng = Random(7)
    for _ in range(30):
        gamble = any_gamble(rng)
        assert success(gamble) == tried(gamble, Stakes(Fraction(1), Fraction(0), Fraction(0)), {}), gamble
        stakes = Stakes(
            Fraction(rng.randint(0, 5), 3), Fraction(rng.randint(0, 6)), Fraction(rng.randint(0, 3), 2)
        )
        assert worth(gamble, stakes) == tried(gamble, stakes, {}), (gamble, stakes)


@pytest.mark.slow
@pytest.mark.untraced
def test_planning_leaves_a_plain_draw_nothing_to_win() -> None:
    """Unless cards run short or are dear; before the first draw, with many kits, tried out move by move."""
    rng, plain = Random(11), Stakes(Fraction(1), Fraction(0), Fraction(0))
    dear = Stakes(Fraction(2), Fraction(3), Fraction(2))
    for _ in range(100):
        gamble = Gamble(
            to_go=rng.randint(2, 9),
            draws=rng.choice((2, 2, 3)),
            deck=rng.choice(((2, 1, 1, 1), (1, 1, 1, 1), (2, 2, 0, 1), (1, 0, 1, 1, 1), (1, 2, 1, 2))),
            pad=rng.choice((99, 2)),
            suits=rng.choice((0, 1, 2)),
            shielding=rng.choice(((), (2,))),
            planning=rng.choice(((2,), (3,), (2, 3))),
            skies=rng.random() < 0.4,
            copies=rng.choice(((), (Redraw(),), (CountZeroAs(value=2),), (Advance(spaces=1), Redraw()))),
        )
        assert success(gamble) == tried(gamble, plain, {}), gamble
        assert worth(gamble, dear) == tried(gamble, dear, {}), gamble


def test_without_costs_the_worth_is_that_of_the_chance() -> None:
    """It is not reckoned twice, and an abort changes nothing."""
    for gamble in (
        SHORT,
        Gamble(to_go=4, draws=2, deck=(2, 2, 1, 2), made=1, suits=1, shielding=(2,), pad=1),
    ):
        stakes = Stakes(Fraction(7, 2), Fraction(0), Fraction(0))
        assert worth(gamble, stakes) == success(gamble) * 7 / 2 == tried(gamble, stakes, {})


@pytest.mark.untraced
def test_copies_that_bring_the_rocket_no_further_can_wait() -> None:
    """Of all ways to count the best one is among those that are tried, with stakes too (RM-11.20)."""
    rng, stakes = Random(3), Stakes(Fraction(4), Fraction(3), Fraction(1))
    names = ("multi-purpose-space-suit", "radiation-shielding", "afterburner", "backup-systems", "depot")
    names += ("life-support", "mission-control", "detailed-planning", "small-rocket-boosters", "big-data")
    left_out = 0
    for _ in range(12):
        own, others = rng.sample(names, 2), rng.sample(names, 4)
        table = at_the_pad("industrial-espionage", *own, science=rng.randint(0, 3), players=3)
        table.pad(*others[:2], seat=1).pad(*others[2:], seat=2)
        view = rocketmen.view(table.state, 0)
        for destination in ("earth", "moon"):
            ways = odds.ways_to_count(view, destination)
            every = {way for way in ways.values() if way is not None}
            some = odds.ways_to_try(ways)
            assert set(some) <= every
            assert max(map(success, some)) == max(map(success, every))
            assert max(worth(way, stakes) for way in some) == max(worth(way, stakes) for way in every)
            left_out += len(every) - len(some)
    assert left_out > 20


@pytest.mark.untraced
@pytest.mark.parametrize("pad", [0, 1, 2, 3])
@pytest.mark.parametrize("kit", [{"suits": 1}, {"shielding": (2,)}, {"suits": 1, "skies": True}])
def test_what_was_used_up_can_not_be_taken_by_an_abort(pad: int, kit: dict[str, Any]) -> None:
    """With few cards on the Pad a Suit or a Shielding that is gone is one less to owe, by every move."""
    stakes = Stakes(Fraction(4), Fraction(9), Fraction(1))
    for made in (1, 2, 3):
        for to_go in range(2, 8):
            gamble = Gamble(to_go=to_go, draws=3, deck=(2, 2, 1, 2, 1), made=made, pad=pad, **kit)
            assert worth(gamble, stakes) == tried(gamble, stakes, {}), gamble


@pytest.mark.parametrize("deck", [(2, 3, 1), (1, 2, 2), (2, 0, 1), (3, 1, 2)])
def test_the_last_draw_with_a_suit_and_clear_skies(deck: tuple[int, ...]) -> None:
    """Clear Skies goes first, so that the Suit is there for what follows; tried out move by move."""
    plain = Stakes(Fraction(1), Fraction(0), Fraction(0))
    for to_go in (1, 2):
        for suits in (0, 1, 2):
            gamble = Gamble(to_go=to_go, draws=1, deck=deck, suits=suits, skies=True)
            assert success(gamble) == tried(gamble, plain, {}), gamble


def test_a_better_pad_is_never_worse() -> None:
    """One space, card or draw more never lowers the chance."""
    terms = Table().state.terms
    for destination in ("earth", "moon", "mars"):
        chances = [chance(odds.gamble_if_launched(terms, destination, n)) for n in range(13)]  # type: ignore[arg-type]
        assert chances == sorted(chances)
        bare = odds.gamble_if_launched(terms, destination, 2)  # type: ignore[arg-type]
        for effect in ("suits", "shielding", "afterburners", "backup", "planning"):
            with_one = odds.gamble_if_launched(terms, destination, 2, **{effect: 1})  # type: ignore[arg-type]
            assert success(with_one) > success(bare)


def test_the_memory_can_be_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is bounded, and forgetting changes no answer."""
    from spacerace.games.rocketmen.rules import solver

    gamble = Gamble(to_go=9, draws=5, deck=DECK, suits=1)
    expected = success(gamble)
    monkeypatch.setattr(solver, "MOST_KEPT", 0)
    fresh = solver.Solver(1, 0, None)
    assert fresh.worth(gamble) == expected == fresh.worth(gamble)
    solver.forget()
    assert success.cache_info().currsize == 0
    assert success(gamble) == expected


# --- what to do ----------------------------------------------------------------------------------


#: Earth, two draws made, the Rocket three short.
SHORT = Gamble(to_go=3, draws=1, deck=(1, 5, 6, 3, 1), made=2)


def by_move(found: odds.Advice) -> dict[Move, Fraction]:
    """The worth of each move."""
    return {choice.move: choice.worth for choice in found.choices}


def test_going_on_against_an_abort() -> None:
    """RM-7.18: after two draws an abort takes one card; a draw succeeds with a 3 or the 4."""
    found = odds.advice(SHORT, 5, 3, 1)
    assert found.success == Fraction(4, 16)
    assert by_move(found) == {Draw(): Fraction(4, 16) * 5 - Fraction(12, 16) * 3, Stop(): -1}
    assert found.best is not None and found.best.move == Draw()
    dear = odds.advice(SHORT, 5, 10, 1)
    assert dear.best is not None and dear.best.move == Stop()
    assert dear.worth == -1


def test_what_an_abort_costs() -> None:
    """RM-7.18, RM-7.20, RM-11.31: one card less than draws, as far as there are any; Mission Control."""
    bare = Gamble(to_go=9, draws=1, deck=DECK, made=4)
    assert by_move(odds.advice(bare, 5, 10, 2))[Stop()] == -6
    assert by_move(odds.advice(Gamble(to_go=9, draws=1, deck=DECK, made=4, pad=1), 5, 10, 2))[Stop()] == -2
    assert by_move(odds.advice(Gamble(to_go=9, draws=1, deck=DECK, made=4, safe=True), 5, 10, 2))[Stop()] == 0
    # One who could become Mission Control does so first.
    spy = Gamble(to_go=9, draws=1, deck=DECK, made=4, copies=(SafeAbort(),))
    assert by_move(odds.advice(spy, 5, 10, 2)) == {Draw(): -10, Stop(): -6, Copy(SafeAbort()): 0}


def test_a_card_used_up_counts_in_a_later_abort() -> None:
    """A Suit that is used now does not lie on the Pad after an abort."""
    hopeless = Gamble(to_go=30, draws=3, deck=DECK, suits=1, where="reacting", shown=(0,))
    found = by_move(odds.advice(hopeless, 1, 10, 1))
    assert found == {Use(Redraw()): -1, Stand(): 0}


def test_success_alone_never_aborts() -> None:
    """Without costs the worth is the chance, and of equally good moves none is an abort or uses up a card."""
    found = odds.advice(Gamble(to_go=6, draws=2, deck=DECK, made=1, backup=(1,), afterburners=(1,)))
    assert found.worth == found.success
    assert found.best is not None and found.best.move == Use(Advance(spaces=1))
    found = odds.advice(Gamble(to_go=5, draws=2, deck=DECK, made=1, afterburners=(1,)))
    assert found.best is not None and found.best.move == Draw()
    # An Afterburner would end it, and is gone for good; with a draw it may be spared.
    found = odds.advice(Gamble(to_go=1, draws=2, deck=DECK, made=1, afterburners=(1,)))
    assert {choice.success for choice in found.choices} == {0, 1}
    assert found.best is not None and found.best.move == Draw()
    found = odds.advice(Gamble(to_go=9, draws=3, deck=DECK, where="choosing", shown=(1, 3)))
    assert found.best is not None and found.best.move == Take(3)


@pytest.mark.parametrize(
    "gamble, best",
    [
        # Espionage must be a Suit before the draw, an Afterburner can wait.
        (Gamble(to_go=5, draws=2, deck=DECK, afterburners=(1,), copies=(Redraw(),)), Copy(Redraw())),
        (
            Gamble(to_go=6, draws=2, deck=DECK, afterburners=(1,), planning=(3,)),
            Use(ChooseFirst(cards=3)),
        ),
        # Clear Skies is no card.
        (
            Gamble(to_go=2, draws=1, deck=(0, 0, 6), where="reacting", shown=(0,), suits=1, skies=True),
            Use(CLEAR_SKIES),
        ),
        (Gamble(to_go=1, draws=1, deck=(0, 9), where="reacting", shown=(1,), suits=1), Stand()),
        (
            Gamble(to_go=2, draws=2, deck=DECK, where="choosing", shown=(0, 2), shielding=(2,)),
            Take(2),
        ),
    ],
)
def test_of_equally_good_moves_the_one_that_spares_most(gamble: Gamble, best: Move) -> None:
    """Nothing is used up before it has to be, least of all an Afterburner."""
    found = odds.advice(gamble)
    assert found.best is not None and found.best.move == best
    equal = [choice for choice in found.choices if choice.success == found.success]
    assert len(equal) > 1


def test_nothing_to_choose() -> None:
    """While a card is about to come, and when all is over."""
    coming = odds.advice(Gamble(to_go=3, draws=1, deck=DECK, where="drawing"), 4, 2)
    assert coming.choices == () and coming.best is None
    assert coming.worth == coming.success * 4 - (1 - coming.success) * 2
    assert odds.advice(Gamble(to_go=0, draws=1, deck=DECK), 4).worth == 4
    assert odds.advice(Gamble(to_go=1, draws=0, deck=DECK, where="last"), 4, 2).worth == -2


def test_stakes_are_not_negative() -> None:
    """The arithmetic takes success for the best that can happen."""
    with pytest.raises(ValueError, match="from 0 on"):
        odds.advice(SHORT, 1, -1, 0)
