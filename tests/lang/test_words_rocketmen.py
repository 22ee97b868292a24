"""What a person reads of a game of Rocketmen is a sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest
from msgspec.structs import fields

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions, agenda, facts, news, words
from spacerace.games.rocketmen.rules.ids import HIDDEN
from spacerace.games.rocketmen.rules.printed import DESTINATIONS, Achievement
from spacerace.kernel.fields import field_types
from spacerace.kernel.game import Message
from spacerace.kernel.match import Match
from spacerace.kernel.seats import SPECTATOR
from spacerace.lang import Words
from tests.games.rocketmen.table import NAMES, Table
from tests.lang.sentences import ENGLISH, MARKS, TABLES, assert_line, play

# The positions of these tests are made of the first reading's figures.

# --- Rocketmen -----------------------------------------------------------------------------------


def said(message: Message, language: Words = ENGLISH) -> str:
    """The message in words; they must not look like anything but words."""
    text = language.say(message)
    assert text and not MARKS.search(text), (message, text)
    return text


#: Edition, mode, players.
OTHER_TABLES = [
    ("final", "battle", 2),
    ("final", "solo", 1),
    ("early", "standard", 3),
    ("early", "battle", 4),
    ("early", "solo", 1),
]


@pytest.mark.parametrize("players, variants, strict", TABLES)
def test_every_option_fact_and_step_of_a_game_has_words(players: int, variants: int, strict: bool) -> None:
    """All that random games bring can be said."""
    check_words(play(players, variants, strict, steps=500))


@pytest.mark.parametrize("edition, mode, players", OTHER_TABLES)
def test_every_edition_and_mode_has_words(edition: str, mode: str, players: int) -> None:
    """The AI's turn, offset cards, an end by choice: all of it can be said."""
    check_words(play(players, 0, False, steps=700, edition=edition, mode=mode))


def check_words(game: Iterator[tuple[Match, list[actions.Action], random.Random]]) -> None:
    """Say every step, option and fact of a game."""
    for match, choices, _ in game:
        assert_line(said(rocketmen.say_step(match.state)))
        for option in choices:
            label = said(rocketmen.say_action(match.state, option))
            assert label[0].isupper() and label[-1] != ".", label
        for fact in match.state.facts:
            for seat in (match.state.seat, SPECTATOR):
                told = rocketmen.redact(fact, seat)
                if told is not None:
                    assert_line(said(rocketmen.say_fact(match.state, told, NAMES)))


def lines(table: Table) -> list[str]:
    """The step and the options of a table in words."""
    labels = [rocketmen.say_action(table.state, option) for option in rocketmen.options(table.state)]
    return [said(message) for message in (rocketmen.say_step(table.state), *labels)]


def test_steps_that_random_games_seldom_reach() -> None:
    """The last chance, Engines kept, a Hand over its limit, a goal that is over."""
    table = Table().plan("satellite-1").pad("small-rocket-boosters", "afterburner")
    table.do("launch earth").draws(0, 0, 1)
    assert lines(table) == [
        "In flight to Earth orbit: Rocket on 1 of 8, no draws left; this is your last chance.",
        "Use Afterburner: the Rocket advances 1 space",
        "Accept the failure",
    ]
    table = Table().plan("satellite-1").pad("small-rocket-boosters", "reusable-rocket-parts")
    table.do("launch earth").draws(1, 1, 1)
    assert lines(table) == [
        "The launch is decided: you may take 2 more Engines back into your Hand.",
        "Take Small Rocket Boosters back into your Hand",
        "Take no further Engine back",
    ]
    table = Table().hand("satellite-1", "satellite-2", "base-1", "base-2", "spaceship-1", "spaceship-2")
    table.hand("big-data")
    table.do("end-turn")
    assert lines(table)[0] == "Your Hand limit is 6: choose 1 more card to discard."
    bare = Table().hand()
    assert lines(bare)[0] == "Your Hand is empty: use what is still offered, or end the turn."
    table.state.agenda.clear()
    assert said(rocketmen.say_step(table.state)) == "The game is over."


def owed(table: Table) -> tuple[object, object]:
    """What the question of this moment says is still owed."""
    args = rocketmen.say_step(table.state).args
    return args["owed"], args["items"]


def test_labels_tell_what_matters() -> None:
    """Prices, what a card gives, what a launch needs."""
    table = Table().show("big-data").hand("satellite-1", "base-1", "space-hotel", "asteroid-mining")
    table.hand("spaceship-1")

    def label(text: str) -> str:
        return said(rocketmen.say_action(table.state, table.read(text)))

    assert label("buy big-data") == "Buy Big Data ($30, Biotechnology)"
    assert label("place satellite-1 plan") == "Plan Satellite ($10) (its own money pays)"
    assert label("place base-1 plan") == "Plan Base (Computer) for $10"
    assert label("end-turn") == "End the turn"
    table.do("buy big-data")
    assert lines(table)[0] == "Buying Big Data: $30 and Biotechnology to pay; begin to pay."
    assert label("pay satellite-1") == "Pay with Satellite ($10)"
    table.do("pay satellite-1")
    assert lines(table)[0] == "Buying Big Data: $30 and Biotechnology to pay, $10 given so far."
    assert label("confirm") == "Confirm the purchase"
    # What the price still lacks, for whoever draws it: money and items each for itself.
    assert owed(table) == (20, "owed")
    table.do("pay space-hotel", "pay asteroid-mining")
    assert owed(table) == (0, "owed")
    table.do("pay spaceship-1")
    assert owed(table) == (0, "paid")
    assert lines(table)[0] == "Buying Big Data: $30 and Biotechnology paid; confirm it."
    table = Table().plan("satellite-1").pad("standard-rocket-engines")
    assert label("launch moon") == "Launch to the Moon for 2 VP (needs 3 Rocket points, you have 3)"
    table.do("launch moon")
    assert label("draw-success") == "Draw a Mission Success card (4 draws left)"


def test_what_is_going_on_agrees_with_the_options() -> None:
    """A further card is spoken of only if there is one to add."""
    table = Table().hand("satellite-1", "satellite-2", "space-hotel", "base-1")
    table.do("place satellite-1 plan")
    assert lines(table)[0] == "Placing Satellite: nothing to pay; confirm it, or add a card."
    table = Table().hand("satellite-1")
    table.do("place satellite-1 plan")
    assert lines(table)[0] == "Placing Satellite: nothing to pay; confirm it."
    table = Table().hand("base-1", "satellite-1", "space-hotel")
    table.do("place base-1 plan")
    assert lines(table)[0] == "Placing Base: $10 to pay; add a card or begin to pay."
    table.do("pay satellite-1")
    assert lines(table)[0] == "Placing Base: $10 paid; confirm it, or add a card."


def test_an_abort_says_its_price() -> None:
    """One Launch Pad card less than draws; nothing with Mission Control."""
    table = Table().plan("satellite-1").pad("standard-rocket-engines", "small-rocket-boosters")
    table.do("launch moon").draws(0)
    assert "Abort the mission (costs nothing)" in lines(table)
    table.draws(0)
    assert "Abort the mission (costs 1 Launch Pad card)" in lines(table)
    table.draws(1)
    assert "Abort the mission (costs 2 Launch Pad cards)" in lines(table)
    before = len(table.state.facts)
    lines(table)
    assert len(table.state.facts) == before and table.state.launch is not None


def test_a_card_that_came_this_turn_says_what_buying_it_means() -> None:
    """Early edition: the turn is over then."""
    table = Table(edition="early").show("big-data").hand("satellite-1")
    label = rocketmen.say_action(table.state, actions.BuyCard(table.card("big-data")))
    assert "ends your turn" not in said(label)
    table.state.offset = (table.card("big-data"),)
    label = rocketmen.say_action(table.state, actions.BuyCard(table.card("big-data")))
    assert said(label).endswith(", which ends your turn")


# --- every action and every fact by itself -------------------------------------------------------


def test_every_action_and_step_is_in_the_tables() -> None:
    """Nothing new can be added without words."""
    assert set(words._LABELS) == set(get_args(actions.Action))
    assert set(news._FACTS) == set(get_args(facts.Fact))
    assert set(words._STEPS) == set(get_args(agenda.Step))


VALUES: dict[str, tuple[object, ...]] = {
    "seat": (1,),
    "places": (("plan", "pad"), ("pad", "pad")),
    "place": ("plan", "pad"),
    "destination": DESTINATIONS,
    "achievement": get_args(Achievement),
    "reason": ("threshold", "tokens", "all-tokens", "cap"),
    "known": (False, True),
    "location": (0, 11),
    "pad": ((), (60, 61)),
    "paid": ((), (3,), (3, 4, 5)),
    "money_tokens": (0, 1, 2),
    "science_tokens": (0, 1, 2),
}


@pytest.mark.parametrize("kind", get_args(facts.Fact), ids=lambda kind: kind.__name__)
def test_every_fact_has_words(kind: type) -> None:
    """Whatever its numbers, a fact reads as a sentence."""
    state = Table(1, mode="solo").state if kind.__name__.startswith("Ai") else Table().state
    cards = [card.id for card in state.terms.cards if card.kind == "discard"]
    if kind in (facts.AiDrew, facts.AiRejected):
        cards = [*state.terms.solitaire]
    values = {
        **VALUES,
        "card": cards if kind in (facts.AiDrew, facts.AiRejected) else (HIDDEN, *cards, 0, 100),
        "purpose": ("destination", "type"),
        "mission": (0,),
        "cards": ((60, 61),) if kind is facts.CardsPlaced else ((), (60,), (60, 61, 62), (HIDDEN,) * 2),
        "target": (8,) if field_types(kind).get("target") is int else (50,),
        "by": (0, 1, 2) if field_types(kind).get("by") is int else (50,),
    }
    for chosen in product(*(values.get(info.name, (0, 1, 2)) for info in fields(kind))):
        text = ENGLISH.say(rocketmen.say_fact(state, kind(*chosen), NAMES))
        assert "‹" not in text and "None" not in text, text
        assert text[-1] == "." and ("$" in text or "{" not in text), text


def test_hidden_cards_are_not_named() -> None:
    """What a seat may not know is called a card."""
    state = Table().state

    def say(fact: facts.Fact) -> str:
        return said(rocketmen.say_fact(state, fact, NAMES))

    assert say(facts.CardDrawn(0, HIDDEN, False)) == "Ann drew a card."
    assert say(facts.CardDrawn(0, state.terms.by_key["big-data"], True)) == "Ann drew Big Data."
    assert say(facts.GoalDealt(1, HIDDEN)) == "Bob was dealt a Personal Goal."
    assert say(facts.StoreTaken(1, (HIDDEN, HIDDEN))) == "Bob took 2 cards out of store."


def test_a_name_of_a_users_pack_comes_first() -> None:
    """The owner of a printed copy may call a card as it is printed."""
    text = '[pack]\nid = "mine"\nversion = 1\nedition = "final"\nbase = "rocketmen-final@1"\n'
    text += '[[asset]]\nid = "big-data"\nname = "Huge Data"\n'
    table = Table(pack_text=text)
    assert said(rocketmen.card_name(table.state.terms, table.card("big-data"))) == "Huge Data"
    assert said(rocketmen.card_name(table.state.terms, table.card("robotics"))) == "Robotics"
    assert said(rocketmen.card_name(table.state.terms, 9999)) == "that card"
