"""1969 in words: every option, fact, step and refusal reads as it should."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest
from msgspec.structs import fields

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import actions, agenda, facts, words
from spacerace.games.nineteen69.rules.chapters.ending import score_sheet
from spacerace.games.nineteen69.rules.ids import HIDDEN
from spacerace.games.nineteen69.rules.state import Flight, State
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import Message, with_names
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import words as words_of
from tests.games.nineteen69.table import Table

ENGLISH = words_of("en")
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
MARKS = re.compile(r"‹|›|None|\{|\}|\[|  |\(\d+, |Message|Struct|\d,\d|[ (]-\d")


def said(message: Message) -> str:
    """The message in words; they must not look like anything but words."""
    text = ENGLISH.say(message)
    assert text and not MARKS.search(text), (message, text)
    return text


def assert_line(text: str) -> None:
    """A line that begins with a capital and ends with a period."""
    assert text[0].isupper() and text[-1] == ".", text


def assert_plural(text: str) -> None:
    """One thing is one, several are several."""
    things = "card|space|flag|die|success|failure|point"
    assert not re.search(rf"\b1 (free )?(({things})s|dice|successes)\b", text), text
    assert not re.search(rf"\b([02-9]|\d\d+) (free )?({things})\b", text), text


# --- whole games ---------------------------------------------------------------------------------


def likely(rng: random.Random, state: State, options: list[actions.Action]) -> actions.Action:
    """A random option, but such that money is spent, missions fly and cards are played."""
    wanted = [option for option in options if not isinstance(option, actions.Stop)]
    # Money that all goes into scientists leaves nothing to launch.
    keen = 0.5 if isinstance(state.agenda[-1], agenda.Purchasing) else 0.8
    return rng.choice(wanted if wanted and rng.random() < keen else options)


def play(players: int, seed: int) -> Iterator[tuple[Match, list[actions.Action], random.Random]]:
    """A random game, at each step before anything is done."""
    match = Match(nineteen69, nineteen69.prepare(seats=NAMES[:players], seed=seed))
    rng = random.Random(seed)
    while (awaited := match.awaited) is not None:
        if awaited == CHANCE:
            choices = [action for action, _ in nineteen69.outcomes(match.state)]
            yield match, choices, rng
            match.play(awaited, rng.choice(choices))
        else:
            choices = nineteen69.options(match.state)
            yield match, choices, rng
            match.play(awaited, likely(rng, match.state, choices))
    yield match, [], rng


@pytest.mark.parametrize("players, seed", list(product((2, 3, 4, 5), (1, 2, 3))))
def test_every_option_fact_and_step_of_a_game_has_words(players: int, seed: int) -> None:
    """All that random games bring can be said, and options can be told apart."""
    for match, choices, _ in play(players, seed):
        step = said(nineteen69.say_step(match.state))
        assert_line(step)
        assert_plural(step)
        labels = [said(nineteen69.say_action(match.state, option)) for option in choices]
        assert len(set(labels)) == len(labels), labels
        for label in labels:
            assert label[0].isupper() and label[-1] != ".", label
            assert_plural(label)
        for fact in match.state.facts:
            for seat in (match.state.seat, SPECTATOR):
                told = nineteen69.redact(fact, seat)
                if told is not None:
                    sentence = said(nineteen69.say_fact(match.state, told, NAMES))
                    assert_line(sentence)
                    assert_plural(sentence)


def test_random_games_reach_every_step_and_fact() -> None:
    """What the games above say is all there is to say, but for a table that is still being set."""
    steps: set[type] = set()
    found: set[type] = set()
    for players in (2, 3, 4, 5):
        for match, _, _ in play(players, 1):
            steps |= {type(step) for step in match.state.agenda[-1:]}
            found |= {type(fact) for fact in match.state.facts}
    assert steps == set(words._STEPS) - {Sequence}
    # Few games empty the deck.
    assert found >= set(words._FACTS) - {facts.DeckShuffled}


def foolish(state: State) -> Iterator[actions.Action]:
    """Actions of every kind, most of them barred."""
    values: dict[str, tuple[object, ...]] = {
        "value": (-1, *range(8), 99),
        "points": (-1, 0, 1, 2, 50),
        "count": (-1, 0, 1, 2, 50),
        "scientist": (-1, *range(len(state.terms.scientists)), 99),
        "research": (-1, *range(len(state.terms.researches)), 99),
        "seat": (-1, *range(len(state.players)), 99),
        "mission": (-1, *range(len(state.terms.missions)), 99),
        "face": (*actions.FACES, "edge"),
    }
    chances = {actions.FirstPlayer, actions.Drawn, actions.Rolled}
    for kind in set(get_args(actions.Action)) - chances:
        for chosen in product(*(values[info.name] for info in fields(kind))):
            yield kind(*chosen)


@pytest.mark.parametrize("players", (2, 3, 5))
def test_refusals_of_a_game_read_as_sentences(players: int) -> None:
    """Whatever a player tries at whatever moment, a no is a plain sentence."""
    for match, choices, rng in play(players, players):
        if match.awaited in (CHANCE, None) or rng.random() < 0.5:
            continue
        for action in foolish(match.state):
            if action not in choices:
                text = nineteen69.refusal(match.state, action).message
                # A value that somebody made up may be anything.
                text = text.replace("value -1 ", "value 1 ")
                assert not MARKS.search(text), text
                assert_line(text)
                assert_plural(text)


# --- every fact and refusal by itself ------------------------------------------------------------


def table(players: int = 3) -> State:
    """A table that waits for Ann."""
    state = nineteen69.begin(nineteen69.prepare(seats=NAMES[:players], seed=1))
    nineteen69.advance(state, actions.FirstPlayer(0))
    return state


def at(state: State, step: agenda.Step) -> State:
    """The table at this step."""
    state.agenda.append(step)
    return state


def label(state: State, text: str) -> str:
    """The label of an action that is named by its short text."""
    return said(with_names(nineteen69.say_action(state, nineteen69.read_action(state, text)), NAMES))


def step_line(state: State) -> str:
    """What is going on."""
    return said(with_names(nineteen69.say_step(state), NAMES))


def test_every_action_fact_and_step_is_in_the_tables() -> None:
    """Nothing new can be added without words."""
    assert set(words._LABELS) == set(get_args(actions.Action))
    assert set(words._FACTS) == set(get_args(facts.Fact))
    assert set(words._STEPS) == set(get_args(agenda.Step))


@pytest.mark.parametrize("kind", get_args(facts.Fact), ids=lambda kind: kind.__name__)
def test_every_fact_has_words(kind: type) -> None:
    """Whatever its numbers, a fact reads as a sentence."""
    values: dict[str, tuple[object, ...]] = {
        "seat": (1,),
        "owner": (0, 1),
        "face": actions.FACES,
        "token": (False, True),
        "values": ((3,), (3, 2), (3, 2, 2)),
        "year": (1963,),
        "spaces": (-2, -1, 1, 2),
        "value": (HIDDEN, 1, 8),
    }
    for chosen in product(*(values.get(info.name, (0, 1, 2)) for info in fields(kind))):
        text = said(words.say_fact(table(), kind(*chosen), NAMES))
        assert_line(text)
        assert_plural(text)


def test_facts_tell_what_matters() -> None:
    """Names of players, researches, missions; amounts; hidden cards not by value."""
    state = table()
    terms = state.terms
    pad, genius = terms.research_ids["launch-pad"], terms.scientist_ids["genius"]
    pair = terms.mission_ids["lem-tec"]

    def say(fact: facts.Fact) -> str:
        return said(nineteen69.say_fact(state, fact, NAMES))

    assert say(facts.CardDrawn(0, HIDDEN)) == "Ann drew a card."
    assert say(facts.CardDrawn(0, 3)) == "Ann drew a 3."
    assert say(facts.YearBegan(1963, 1)) == "The year 1963 began, with Bob as first player."
    hired = facts.ScientistHired(0, genius, 0, pad, 7, False)
    assert say(hired) == "Ann hired a Genius for 7 M and put it into Launch Pad."
    hired = facts.ScientistHired(0, terms.scientist_ids["inexperienced"], 0, pad, 0, False)
    assert say(hired) == "Ann hired an Inexperienced scientist for free and put it into Launch Pad."
    spied = facts.ScientistHired(0, terms.spy, 1, pad, 7, True)
    assert say(spied) == "Ann hired a Spy for 7 M, put it into Bob's Launch Pad and took a bonus token."
    spied = facts.ScientistHired(0, terms.spy, 1, pad, 7, False)
    assert say(spied) == "Ann hired a Spy for 7 M, put it into Bob's Launch Pad and took no bonus token."
    assert say(facts.MissionLaunched(2, pair, 6, 0)) == "Cid launched LEM + Technology for 6 M."
    assert say(facts.MissionLaunched(2, terms.moon, 15, 3)) == (
        "Cid launched to the Moon for 15 M, starting 3 spaces ahead."
    )
    assert say(facts.TestDone(1, 3, 1, 0, 2)) == (
        "Bob's test had 3 successes, 1 failure and nothing from symbols: 2 spaces ahead."
    )
    assert say(facts.CardsCommitted(1, 1)) == "Bob committed 1 card, face down."
    assert say(facts.CardsRevealed(1, (3, 2, 2))) == "Bob turned up 3, 2 and 2, 7 together."
    assert say(facts.RocketPushed(0, -2, 5)) == (
        "The opponents' cards, worth 2 spaces, pushed Ann's rocket back."
    )
    assert say(facts.RocketPushed(0, 1, 6)) == ("Ann's own cards, worth 1 space, pushed the rocket ahead.")
    most = len(terms.tracks[pair]) - 1
    assert say(facts.PrestigeGained(0, pair, most, 10)) == "Ann's mission LEM + Technology brought 10 PP."
    assert say(facts.PrestigeGained(0, pair, most, 9)) == (
        "Ann's mission LEM + Technology brought 9 PP, 1 less for flags."
    )
    assert say(facts.PrestigeGained(0, terms.moon, 0, 0)) == "Ann's mission to the Moon brought no PP."
    assert say(facts.TestDone(1, 0, 2, 1, 0)).endswith("from symbols: 1 space back.")
    assert say(facts.TestDone(1, 1, 2, 1, 0)).endswith("from symbols: the rocket stays where it is.")
    assert say(facts.MoonProgressed(0, 3)) == (
        "Ann's progress flag moved one space ahead on the track of the Moon."
    )


def test_labels_and_steps_of_income_and_purchases() -> None:
    """Prices, and what stopping means at each step."""
    state = at(table(), agenda.FreeCards(2))
    assert step_line(state) == "Income of 1963: you may draw 2 free cards."
    assert label(state, "draw") == "Draw a free espionage card"
    assert label(state, "stop") == "No more free cards"
    state.players[0].hand = (1, 1, 2, 2, 3, 3)
    state = at(state, agenda.FreeCards(1))
    assert step_line(state) == (
        "Income of 1963: you may draw 1 free card, but your hand is full, "
        "so you must discard a card for each."
    )
    assert label(state, "swap 1") == "Discard a 1 and draw a free card"
    at(state, agenda.Selling())
    assert step_line(state) == "Income of 1963: you may sell up to 1 PP of your 2 PP, for 2 M each."
    assert label(state, "sell 0") == "Sell nothing"
    assert label(state, "sell 1") == "Sell 1 PP for 2 M"
    at(state, agenda.Purchasing())
    assert step_line(state) == (
        "Purchases of 1963: you have 12 M; hire scientists, "
        "discard cards to buy one, for your hand is full, or be done."
    )
    state.players[0].hand = (1, 1, 2, 2, 3)
    assert step_line(state) == "Purchases of 1963: you have 12 M; hire scientists, buy cards or be done."
    assert label(state, "draw") == "Buy an espionage card (2 M)"
    assert label(state, "swap 1") == "Discard a 1 and buy another card (2 M)"
    assert label(state, "hire genius") == "Hire a Genius (11 M)"
    assert label(state, "hire inexperienced") == "Hire an Inexperienced scientist (3 M)"
    assert label(state, "hire basic") == "Hire a Basic scientist (5 M)"
    assert label(state, "stop") == "Done buying"
    robotics = state.terms.research_ids["robotics"]
    cubes = list(state.players[0].cubes)
    cubes[robotics] = (state.terms.basic, state.terms.basic)
    state.players[0].cubes = tuple(cubes)
    assert label(state, "hire genius") == "Hire a Genius (7 M)"
    assert label(state, "hire inexperienced") == "Hire an Inexperienced scientist (for free)"


def test_labels_and_steps_of_placing() -> None:
    """Where a cube goes, and what a spy brings."""
    state = at(table(), agenda.Placing(0))
    state.agenda[-1] = agenda.Placing(state.terms.scientist_ids["genius"])
    assert step_line(state) == "Hiring a Genius for 11 M: choose one of your researches."
    assert label(state, "place launch-pad") == "Put it into Launch Pad"
    at(state, agenda.Targeting())
    assert step_line(state) == "Hiring a Spy for 7 M: choose whom to spy on."
    assert label(state, "spy-on 1") == "Spy on Bob"
    at(state, agenda.Spotting(1))
    assert step_line(state) == "Hiring a Spy for 7 M: choose a research of Bob."
    assert label(state, "place launch-pad") == "Spy in Launch Pad: you get a bonus token"
    state.players[0].tokens = (True,) * len(state.terms.researches)
    assert label(state, "place launch-pad") == "Spy in Launch Pad: you have a bonus token already"


def test_labels_and_steps_of_missions() -> None:
    """Cost, length and flags of a mission; the dice; the cards picked so far."""
    state = at(table(), agenda.Launching())
    pair = state.terms.mission_ids["lem-tec"]
    cost, spaces = state.terms.missions[pair].launch_cost, len(state.terms.missions[pair].track)
    assert step_line(state) == "Missions of 1963: you have 12 M; launch a mission or nothing."
    most = max(state.terms.tracks[pair])
    launch = f"Launch LEM + Technology for {cost} M"
    assert label(state, "launch lem-tec") == f"{launch} (up to {most} PP in {spaces} spaces)"
    # Flags of others make it worth less, and a Moon rocket has less far to fly (N-6.26, N-11.3).
    state.players[1].flown = (pair,)
    assert label(state, "launch lem-tec") == f"{launch} (up to {most - 1} PP in {spaces} spaces)"
    state.players[2].flown = (pair,)
    assert label(state, "launch lem-tec") == f"{launch} (up to {most - 2} PP in {spaces} spaces)"
    state.players[0].moon = 3
    moon = state.terms.missions[state.terms.moon]
    assert label(state, "launch moon") == (
        f"Launch to the Moon for {moon.launch_cost} M "
        f"(up to {moon.track[-1]} PP in {len(moon.track) - 3} spaces)"
    )
    assert label(state, "stop") == "Launch nothing"

    dice: tuple[actions.Face, ...] = ("success", "failure", "neutral", "success", "success")
    state.flight = Flight(mission=pair, rocket=4, dice=dice, rerolled=())
    state.launcher = 0
    at(state, agenda.Rerolling(1))
    assert step_line(state) == "The dice show 3 successes, 1 neutral and 1 failure: you may reroll 1 die."
    assert label(state, "reroll failure") == "Reroll a failure"
    assert label(state, "reroll neutral") == "Reroll a neutral die"
    assert label(state, "stop") == "Keep the dice"

    at(state, agenda.Converting(1))
    assert label(state, "convert 1") == "Turn 1 neutral die into a success (rocket at 9 PP)"
    state.flight.rocket = 0
    state.players[0].cubes = tuple(() for _ in state.players[0].cubes)
    state.flight.dice = ("failure",) * 4 + ("neutral",)
    assert label(state, "convert 0") == "Turn no neutral die (rocket at the start)"
    state.flight.rocket = 4

    # Where a rocket stands is told by what is printed there, never by a number of spaces.
    printed = state.terms.tracks[pair][4]
    price = state.terms.missions[pair].espionage_cost
    at(state, agenda.Committing())
    assert step_line(state) == (
        f"Your mission LEM + Technology is at {printed} PP ({most} PP at the end): "
        f"commit cards to push the rocket ahead, {price} points a space."
    )
    assert label(state, "commit 3") == "Commit a 3"
    state.flight.rocket = spaces
    assert f" is on the last space, {most} PP: commit cards" in step_line(state)
    state.flight.rocket = 4
    assert label(state, "stop") == "Commit nothing"
    state.seat = 1
    state.agenda[-1] = agenda.Committing((3,))
    assert step_line(state) == (
        f"Ann's mission LEM + Technology is at {printed} PP ({most} PP at the end): "
        f"commit cards to push the rocket back, {price} points a space; chosen so far: 3."
    )
    assert label(state, "commit 3") == "Also commit a 3"
    assert label(state, "stop") == "Commit this card"
    state.agenda[-1] = agenda.Committing((3, 2))
    assert step_line(state).endswith("; chosen so far: 3 and 2, 5 together.")
    assert label(state, "stop") == "Commit these cards"
    state.agenda.clear()
    assert step_line(state) == "The game is over."


def test_a_name_of_a_users_pack_comes_first() -> None:
    """The owner of a printed copy may call a mission as it is printed."""
    text = '[pack]\nid = "mine"\nversion = 1\nedition = "2012"\nbase = "1969@1"\n'
    text += '[[mission]]\nid = "lem"\nname = "Touchdown"\n[[mission]]\nid = "moon"\nname = "Luna"\n'
    state = nineteen69.begin(nineteen69.prepare(seats=NAMES[:2], seed=1, pack_text=text))
    ids = state.terms.mission_ids
    assert said(words.mission_name(state.terms, ids["lem"])) == "Touchdown"
    assert said(words.mission_name(state.terms, ids["csm"])) == "CSM"
    assert said(words.flight_name(state.terms, ids["moon"])) == "Luna"


def test_a_refusal_names_types_and_prices() -> None:
    """No number of a type, no price without its unit."""
    state = at(table(), agenda.Purchasing())

    def refused(text: str) -> str:
        return str(nineteen69.refusal(state, nineteen69.read_action(state, text)))

    state.players[0].money = 9
    assert refused("hire genius") == "The price is 11 M, but you have only 9 M. [N-5.2]"
    state.supply[state.terms.scientist_ids["famous"]] = 0
    assert refused("hire famous") == (
        "You cannot hire the type Famous, because the supply has none left. [N-5.3]"
    )
    for player in state.players[1:]:
        player.cubes = ((state.terms.basic,) * 2,) * len(player.cubes)
    assert refused("hire spy") == (
        "You cannot hire the type Spy, because there is no research that it could go to. [N-5.6]"
    )
    assert refused("sell 1").startswith("You cannot do this now;")


BAD_TABLES: list[dict[str, Any]] = [
    {"seats": ("Ann",)},
    {"seats": ("Ann", "")},
    {"seats": ("Ann", "Ann")},
    {"edition": "third"},
    {"mode": "upside-down"},
    {"options": {"wind": 1}},
    {"seed": 10**41},
    {"pack_text": "nonsense"},
]


@pytest.mark.parametrize("wrong", BAD_TABLES, ids=str)
def test_a_table_that_cannot_be_laid_is_refused_in_words(wrong: dict[str, Any]) -> None:
    """What a table may not choose is said in a sentence."""
    with pytest.raises(Refusal) as caught:
        nineteen69.prepare(**{"seats": ("Ann", "Bob"), "seed": 1, **wrong})
    assert "‹" not in caught.value.message
    assert_line(caught.value.message)


def test_a_short_text_without_a_number_is_refused_in_words() -> None:
    """Values and points are numbers."""
    with pytest.raises(Refusal) as caught:
        nineteen69.read_action(table(), "sell much")
    assert caught.value.message == 'There must be a whole number of at most five digits, not "much".'


def test_the_rows_of_the_score_have_words() -> None:
    """Every row of the sheet is called something."""
    for row, _ in score_sheet(table()):
        assert "‹" not in ENGLISH.sentence(row, {})


def test_a_full_hand_is_told_how_to_buy() -> None:
    """Cards to be discarded read as cards, not as a number of them."""
    state = at(table(), agenda.Purchasing())
    assert step_line(state).endswith("hire scientists, buy cards or be done.")
    state.players[state.seat].hand = (1, 1, 2, 2, 3, 3)
    assert "discard cards to buy one, for your hand is full, or be done." in step_line(state)
    state.agenda[-1] = agenda.Discarding((1,))
    assert step_line(state).startswith("You will discard the card 1: ")
    assert label(state, "draw").startswith("Discard the card 1 and buy")
    state.agenda[-1] = agenda.Discarding((1, 3))
    assert step_line(state).startswith("You will discard the cards 1 and 3: ")


# --- cards for and against a rocket ----------------------------------------------------------------


def commitment(table: Table) -> str:
    """What is told beside the option to lay down no further card, to whoever is asked."""
    assert table.awaited is not None
    options = nineteen69.options(table.state)
    found = nineteen69.previews(table.view(table.awaited), options)
    told = dict(zip(options, found, strict=True))[actions.STOP]
    assert told is not None
    return said(with_names(told.say, NAMES))


def flown(dice: str) -> Table:
    """Ann has launched to EVA; Bob, and then she, may commit cards."""
    table = Table(2).year(1966).money(50).hand(1, 2).hand(1, 2, seat=1)
    return table.phase("mission").fly("eva", dice)


def test_n_6_17_whose_cards_change_nothing_is_told_so() -> None:
    """On the start a rocket can't be pushed back; on the last space it can't be pushed ahead (N-6.22)."""
    nothing = "change nothing"
    low, high = flown("r r r r r"), flown("g g g g g")
    assert nothing in commitment(low)
    assert nothing not in commitment(high)
    assert nothing not in commitment(low.stop())
    assert commitment(high.stop()) == "This mission brings 5 PP. Cards change nothing."


def test_n_6_24_what_own_cards_have_done_is_told_once_there_are_any() -> None:
    """Before that the two sums would be the same."""
    table = flown("g g g b b")
    assert "without yours" not in commitment(table)
    table.do("commit 2")
    assert "without yours" in commitment(table)
