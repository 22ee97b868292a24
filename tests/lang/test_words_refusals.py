"""Refusals read as sentences, and only what is said is parsed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec.structs import fields

import spacerace
from spacerace import lang
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions, agenda
from spacerace.games.rocketmen.rules.printed import DESTINATIONS
from spacerace.kernel.apply import apply
from spacerace.kernel.codec import read_match, write_match
from spacerace.kernel.errors import BadMatchFile, IllegalAction, Refusal
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import LANGUAGES, Words
from tests.games.rocketmen.table import NAMES, Table
from tests.lang.parsed import parsed
from tests.lang.sentences import MARKS, TABLES, assert_line, play


def assert_sentence(text: str) -> None:
    """One plain sentence: a capital, a period, and no number that is not counted in something."""
    assert not MARKS.search(text), text
    assert re.fullmatch(r'[A-Z].*[.]"?', text, re.DOTALL), text
    counted = r"\$\d+|(Mission Success|Solitaire) \d+|player \d|\d+ [A-Z][a-z]+|only \d+"
    assert not re.search(r"\d", re.sub(counted, "", text)), text


# --- refusals ------------------------------------------------------------------------------------


def foolish(state: rocketmen.State, rng: random.Random) -> Iterator[actions.Action]:
    """Actions of every kind, most of them barred."""
    values = {
        "card": rng.sample(range(len(state.terms.cards)), 12) + state.players[state.seat].hand[:2],
        "target": [0, 60],
        "place": ["plan", "pad"],
        "token": ["money", "science"],
        "destination": list(DESTINATIONS),
    }
    for kind in set(get_args(actions.Action)) - {actions.Drawn, actions.FirstPlayer}:
        for chosen in product(*(values[info.name] for info in fields(kind))):
            yield kind(*chosen)


@pytest.mark.slow
@pytest.mark.parametrize("players, variants, strict", TABLES)
def test_refusals_of_a_game_read_as_sentences(players: int, variants: int, strict: bool) -> None:
    """Whatever a player tries at whatever moment, a no is a plain sentence."""
    for match, choices, rng in play(players, variants, strict, steps=500):
        at_leisure = isinstance(match.state.agenda[-1], agenda.Acting) and rng.random() < 0.9
        if match.awaited != CHANCE and not at_leisure:
            for action in foolish(match.state, rng):
                if action not in choices:
                    assert_sentence(rocketmen.refusal(match.state, action).message)


def test_a_refusal_names_cards_and_prices() -> None:
    """No number of a card, no tuple of a price."""
    table = Table().show("big-data").hand("satellite-1", "satellite-2")
    assert str(table.refused("buy big-data")) == (
        "The price is $30 and Biotechnology, but your Hand and tokens together give $20. [RM-4.5]"
    )
    assert table.refused("buy robotics").message.startswith("You cannot buy Robotics, because")
    table.do("place satellite-1 plan", "confirm")
    assert table.refused("launch mars").message.startswith("You cannot fly to Mars with Satellite;")
    assert table.refused("launch moon").message == "This launch needs 3 Rocket points, but you have none."


BAD_TABLES: list[dict[str, object]] = [
    {"seats": ("Ann",)},
    {"seats": ("Ann", "")},
    {"seats": ("Ann", "chance")},
    {"seats": ("Ann", "Ann")},
    {"edition": "third"},
    {"mode": "upside-down"},
    {"options": {"wind": 1}},
    {"options": {"variants": 1}},
    {"options": {"strict_declaration": 3}},
    {"options": {"round_cap": -1}},
    {"options": {"level": "easy"}},
    {"mode": "solo", "seats": ("Ann",), "options": {"level": "brutal"}},
    {"pack_text": "nonsense"},
]


@pytest.mark.parametrize("wrong", BAD_TABLES, ids=str)
def test_a_table_that_cannot_be_laid_is_refused_in_words(wrong: dict[str, object]) -> None:
    """What a table may not choose is said in a sentence."""
    with pytest.raises(Refusal) as caught:
        rocketmen.prepare(**{"seats": ("Ann", "Bob"), "seed": 1, **wrong})  # type: ignore[arg-type]
    assert not MARKS.search(caught.value.message)
    assert_line(caught.value.message)


def test_the_tables_own_refusals_read_as_sentences() -> None:
    """Turn, end, chance and undo; a match tells people by name, the bare rules by number."""
    match = Match(rocketmen, rocketmen.prepare(seats=NAMES[:2], seed=1))

    def refused(seat: int, action: actions.Action) -> str:
        with pytest.raises(IllegalAction) as caught:
            match.play(seat, action)
        return str(caught.value)

    def no_undo(seat: int) -> str:
        with pytest.raises(Refusal) as caught:
            match.undo(seat)
        return caught.value.message

    assert no_undo(0).startswith("There is nothing to take back")
    assert refused(0, actions.END_TURN) == "A card is about to be drawn, so Ann has to wait. [T-1]"
    assert refused(CHANCE, actions.Drawn(0)).startswith("Chance cannot bring")
    match.draw()
    seat = match.awaited
    assert seat is not None
    assert refused(1 - seat, actions.END_TURN) == (
        f"It is the turn of {NAMES[seat]}, so {NAMES[1 - seat]} cannot act. [T-1]"
    )
    with pytest.raises(IllegalAction) as nameless:
        apply(rocketmen, match.state, 1 - seat, actions.END_TURN)
    assert nameless.value.message == f"It is the turn of Player {seat + 1}, so Player {2 - seat} cannot act."
    assert refused(SPECTATOR, actions.END_TURN).endswith("so an onlooker cannot act. [T-1]")
    assert refused(CHANCE, actions.END_TURN).endswith("so chance cannot act. [T-1]")
    assert no_undo(seat).startswith("You cannot take this back")
    match.play(seat, actions.DiscardCard(match.state.players[seat].hand[0]))
    assert no_undo(1 - seat).startswith(f"The latest entry was made by {NAMES[seat]},")
    match.state.agenda.clear()
    assert refused(0, actions.END_TURN) == "The game is over, so nobody can act any more. [T-2]"


SPOILED = [
    ("spacerace match 1", "spacerace match 0", 1),
    ("mode: standard", "mode standard", 5),
    ("mode: standard", "mood: standard", 5),
    ("mode: standard\n", "", 1),
    ("seed: 1", "seed: one", 10),
    ("rules: 2", "rules: 99", 3),
    ("game: rocketmen", "game: ludo", 2),
    ("pack: rocketmen-final", "pack: rocketmen final", 9),
    ("seat: Ann", "seat: chance", 11),
    ("chance: first-player 0", "chance first-player 0", 14),
    ("chance: first-player 0", "Zoe: first-player 0", 14),
    ("chance: first-player 0", "chance: first-player 7", 14),
    ("chance: first-player 0", "chance: first-player", 14),
    ("chance: first-player 0", "chance: drawn pig", 14),
    ("chance: first-player 0", "chance: launch venus", 14),
    ("chance: first-player 0", "chance: jump", 14),
    ("chance: first-player 0", "chance: ", 14),
    ("chance: first-player 0", "Ann: end-turn", 14),
]


@pytest.mark.parametrize("old, new, line", SPOILED)
def test_a_broken_match_file_says_its_line_and_why(old: str, new: str, line: int) -> None:
    """The line, then the sentence, then the rule."""
    match = Match(rocketmen, rocketmen.prepare(seats=NAMES[:2], seed=1))
    match.play(CHANCE, actions.FirstPlayer(0))
    text = write_match(match)
    assert old in text
    with pytest.raises(BadMatchFile) as caught:
        read_match(text.replace(old, new, 1), spacerace.games.game_named)
    text = str(caught.value)
    assert re.fullmatch(rf"Line {line}: [A-Z].*\.( \[[A-Z]+-[0-9.]+\])?", text), text


# --- only what is said is parsed ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_by_itself_is_parsed_as_in_its_file(language: str) -> None:
    """Whatever stands before it and behind it."""
    whole = {
        entry.id.name: entry
        for text in lang.texts(language)
        for entry in parsed(text).body
        if isinstance(entry, ftl.Message)
    }
    alone = dict(entry for text in lang.texts(language) for entry in lang._entries(text))
    assert set(alone) == set(whole)
    for name, text in alone.items():
        (entry,) = FluentParser().parse(text).body
        assert entry.equals(whole[name], ["span", "comment"]), name


def test_nothing_is_parsed_before_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command says a few sentences of thousands, and does not wait for the others."""
    parsed: list[str] = []
    parse = FluentParser.parse_entry

    def counted(parser: FluentParser, text: str) -> ftl.EntryType:
        parsed.append(text)
        return parse(parser, text)

    monkeypatch.setattr(FluentParser, "parse_entry", counted)
    english = Words("en")
    assert "list-last" in english and parsed == []
    for _ in range(2):
        assert english.sentence("list-last", {"list": "a", "last": "b"}) == "a and b"
    assert len(parsed) == 1 and len(parsed[0]) < 100


def test_a_game_is_not_read_before_it_speaks() -> None:
    """The words of the commands are in the first folder."""
    english = Words("en")
    assert english.sentence("cli-interrupted", {}) == "Stopped."
    assert len(english._unread) == len(lang.folders_of("en")) - 1
    assert "card-big-data" in english and "no-such-message" not in english
    assert english._unread == []


def test_a_sentence_that_was_said_before_is_not_taken_for_another_one() -> None:
    """A language keeps its latest sentences by their arguments."""
    english = Words("en")
    for _ in range(2):
        assert [english.sentence("money", {"money": money}) for money in (1, "1", 2, 10**30)] == [
            "$1",
            "$1",
            "$2",
            f"${10**30}",
        ]
        assert english.sentence("list-last", {"list": "a", "last": "b"}) == "a and b"
        assert english.sentence("list-last", {"list": "b", "last": "a"}) == "b and a"
