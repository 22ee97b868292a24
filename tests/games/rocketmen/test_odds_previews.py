"""Exact odds: of imagined launches, and beside options."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import get_args

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import odds
from spacerace.games.rocketmen.rules.effects import (
    AnyEffect,
    CopyCard,
    Cycle,
    DrawCards,
    KeepEngines,
    MoneyPerMission,
    PlaceFree,
    Redraw,
    RemoveCard,
    Store,
    TakeThreat,
    TopDeck,
)
from spacerace.games.rocketmen.rules.gamble import (
    FlightEffect,
)
from spacerace.games.rocketmen.rules.printed import most_aside
from spacerace.games.rocketmen.rules.solver import success
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.chance import Luck
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import words
from tests.games.rocketmen import eager
from tests.games.rocketmen.odds_tables import DECK, at_the_pad, done, foretold, own_launches, played_out
from tests.games.rocketmen.table import Table

# No reading moves the Mission Success cards, and these reckonings are long.
pytestmark = pytest.mark.reading("newest", why="the odds are those of the Mission Success cards")


# --- a launch that is only thought of ------------------------------------------------------------


def test_plain_values_and_a_pad_make_the_same_gamble() -> None:
    """A launch thought of in figures is the one that lies on the table."""
    table = at_the_pad(
        *("multi-purpose-space-suit", "radiation-shielding", "afterburner", "life-support"),
        *("detailed-planning", "mission-control", "depot"),
        science=1,
        variants=("clear-skies",),
    )
    terms = table.state.terms
    # Biotech: Life Support 1, Shielding 2; Science: Mission Control and a token.
    thought = odds.gamble_if_launched(
        terms,
        "mars",
        5,
        suits=1,
        shielding=1,
        afterburners=1,
        backup=1,
        planning=1,
        skies=True,
        pad=6,
        safe=True,
    )
    view = rocketmen.view(table.state, 0)
    assert odds.gamble_with_pad(view, "mars") == thought
    table.do("launch mars")
    assert odds.gamble_of(rocketmen.view(table.state, 1)) == thought


def test_a_pad_that_is_only_thought_of() -> None:
    """Cards of the Hand can be tried, of any seat; Espionage looks at the others' Pads."""
    table = at_the_pad("backup-systems", science=1, players=3).hand("industrial-espionage")
    table.pad("multi-purpose-space-suit", "small-rocket-boosters", seat=1)
    view = rocketmen.view(table.state, 0)
    pad = [table.card("backup-systems"), table.card("industrial-espionage")]
    thought = odds.gamble_with_pad(view, "moon", pad)
    assert (thought.to_go, thought.backup, thought.copies, thought.pad) == (7, (1,), (Redraw(),), 2)
    spied = odds.gamble_with_pad(view, "moon", pad, copied=(pad[1], table.card("multi-purpose-space-suit")))
    # It loses its Science and has the Suit's Composite.
    assert (spied.to_go, spied.suits, spied.copies) == (7, 1, ())
    assert odds.gamble_with_pad(view, "moon", seat=1).suits == 1
    assert odds.gamble_with_pad(view, "moon", seat=1).to_go == 9


def test_a_token_flipped_for_a_payment_gives_no_boost() -> None:
    """EC-3: of two Science tokens one was used this turn (RM-7.10)."""
    table = at_the_pad(science=2)
    table.player().science_flipped = 1
    told = dict(own_launches(table.state))[a.LaunchTo("mars")]
    assert told == success(odds.gamble_if_launched(table.state.terms, "mars", 1))
    assert foretold(table.do("launch mars").state) == [told]


def test_every_effect_is_known_to_the_odds() -> None:
    """A new kind of effect has to be told apart: does it change a flight or not?"""
    copying = {CopyCard}
    not_in_flight = {TakeThreat, DrawCards, RemoveCard, Cycle, TopDeck, PlaceFree, MoneyPerMission, Store}
    after_the_flight = {KeepEngines}
    known = {*get_args(FlightEffect), *copying, *not_in_flight, *after_the_flight}
    assert known == set(get_args(AnyEffect))


OTHER_PACK = """
[pack]
id = "mine"
version = 1
edition = "final"
base = "this reading"

[[asset]]
id = "radiation-shielding"
effect = { do = "count_zero_as", value = 3 }
source = "recon"
why = "a test"

[[asset]]
id = "afterburner"
effect = { do = "advance", spaces = 2, burns = true }
source = "recon"
why = "a test"

[[success]]
value = 5
numbers = [901, 902]
source = "recon"
why = "a test"
"""


def test_the_numbers_of_another_pack_are_reckoned_with() -> None:
    """A card that does more than the printed one, and a deck with a 5 (RM-1.16)."""
    assert odds.numbers_of(Table().state.terms) == (DECK, 2, 1, 1, 3)
    table = at_the_pad("radiation-shielding", "afterburner", science=0, pack_text=OTHER_PACK)
    assert odds.numbers_of(table.state.terms) == ((*DECK, 2), 3, 2, 1, 3)
    told = dict(own_launches(table.state))[a.LaunchTo("earth")]
    assert told == played_out(done(table.state, a.LaunchTo("earth")))
    thought = odds.gamble_if_launched(table.state.terms, "earth", 0, shielding=1, afterburners=1)
    assert success(thought) == told


def test_rm_11_5_nobody_plans_twice() -> None:
    """Two cards by Detailed Planning, a Suit, a copied Suit, Clear Skies: five are set aside at most."""
    pack = Table().state.terms.pack
    assert most_aside(pack.asset, pack.variant) == 5
    assert most_aside(pack.asset, ()) == 4
    assert most_aside([one for one in pack.asset if not isinstance(one.effect, Redraw)], ()) == 2


# --- beside the options --------------------------------------------------------------------------


def test_previews_say_a_sentence_with_its_figures() -> None:
    """Beside every option of a launch, and nowhere else."""
    table = at_the_pad("multi-purpose-space-suit", science=1).hand("big-data")
    view = rocketmen.view(table.state, 0)
    options = rocketmen.options(table.state)
    told = dict(zip(options, rocketmen.previews(view, options), strict=True))
    assert {type(option) for option, preview in told.items() if preview} == {a.LaunchTo}
    found = told[a.LaunchTo("earth")]
    assert found is not None
    assert found.figures == {"success": "1609/3060", "percent": 52.58}
    assert words().say(found.say) == "53% chance of success."
    table.do("launch earth").draws(2).do("pass").draws(1).do("pass")
    options = rocketmen.options(table.state)
    told = dict(zip(options, rocketmen.previews(rocketmen.view(table.state, 0), options), strict=True))
    abort = told[a.ABORT]
    assert abort is not None
    assert abort.figures == {"success": "0/1", "percent": 0.0, "cards": 1}
    assert words().say(abort.say) == "No success, and one Launch Pad card is lost."


def test_previews_of_steps_that_are_no_gamble() -> None:
    """A choice of cards to discard has no odds."""
    table = at_the_pad("multi-purpose-space-suit", "big-data", "depot", mission="spaceship-1")
    table.do("launch earth").draws(2).do("pass").draws(1).do("pass", "abort")
    options = rocketmen.options(table.state)
    assert len(options) == 2
    assert rocketmen.previews(rocketmen.view(table.state, 0), options) == [None, None]


def test_previews_know_what_all_can_see_and_no_more() -> None:
    """Whoever looks, and whatever is hidden: the figures are the same."""
    state = eager.position(3, 5, 6)
    while rocketmen.to_act(state) == CHANCE or not any(
        isinstance(option, a.LaunchTo) for option in rocketmen.options(state)
    ):
        awaited = rocketmen.to_act(state)
        assert awaited is not None
        rocketmen.advance(state, next_action(state))
    options = rocketmen.options(state)
    told = rocketmen.previews(rocketmen.view(state, state.seat), options)
    assert any(told)
    for seat in (0, 1, 2, SPECTATOR):
        view = rocketmen.view(state, seat)
        assert rocketmen.previews(view, options) == told
        guess = rocketmen.determinize(view, Luck(3))
        assert rocketmen.previews(rocketmen.view(guess, seat), options) == told


def next_action(state: State) -> a.Action:
    """Chance's lowest card, or what an eager player does."""
    if rocketmen.to_act(state) == CHANCE:
        return rocketmen.outcome(state, min(rocketmen.chance(state).bag))
    return eager.choose(rocketmen.canonical_options(state), Random(len(state.players[state.seat].hand)))


@pytest.mark.parametrize(
    "fraction, text",
    [
        (Fraction(0), "0"),
        (Fraction(1), "100"),
        (Fraction(1, 2), "50.00"),
        (Fraction(1, 10**9), "0.01"),
        (1 - Fraction(1, 10**9), "99.99"),
    ],
)
def test_only_what_is_certain_reads_so(fraction: Fraction, text: str) -> None:
    """A chance of one in a thousand million is not none."""
    assert odds.percent_text(fraction) == text
    assert odds.as_percent(fraction) == float(text)
