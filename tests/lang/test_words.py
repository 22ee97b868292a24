"""Every message has words, every word is used, and what a person reads is a sentence."""

from __future__ import annotations

import ast
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec.structs import fields

import spacerace
from spacerace import lang
from spacerace.games import GAMES
from spacerace.games.nineteen69.rules.pack import LIBRARY
from spacerace.games.nineteen69.rules.printed import EFFECTS, SCIENTISTS, SYMBOLS
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions, agenda, facts, news, words
from spacerace.games.rocketmen.rules.ids import HIDDEN
from spacerace.games.rocketmen.rules.printed import COLOURS, DESTINATIONS, Achievement, MissionType
from spacerace.kernel.apply import apply
from spacerace.kernel.codec import read_match, write_match
from spacerace.kernel.errors import BadMatchFile, IllegalAction, Refusal
from spacerace.kernel.fields import field_types
from spacerace.kernel.game import Message
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import LANGUAGES, Words
from spacerace.lang import words as words_of
from spacerace.server import standing_orders
from spacerace.server.guide import guide_of, messages_in
from tests.games.rocketmen.table import NAMES, Table
from tests.lang.parsed import parsed

# The positions of these tests are made of the first reading's figures.

PACKAGE = Path(spacerace.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
ENGLISH = words_of("en")

# --- what the language files have ----------------------------------------------------------------


class Variables(Visitor):
    """The arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(language: str) -> list[ftl.EntryType]:
    """Everything that stands in the files of a language."""
    texts = lang.texts(language)
    return [entry for text in texts for entry in parsed(text).body]


@cache
def variables(language: str) -> dict[str, set[str]]:
    """Message id -> the arguments that it asks for."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_files_are_sound(language: str) -> None:
    """No entry that Fluent cannot read, no message twice."""
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert not junk
    ids = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
    assert [id for id, count in ids.items() if count > 1] == []


# --- what the program says -----------------------------------------------------------------------

#: Calls that take a message id, and at which place.
SPEAKERS = {
    "IllegalAction": 1,
    "BadSetup": 1,
    "NoUndo": 1,
    "BadMatchFile": 2,
    "Message": 0,
    "sentence": 0,
    "Problem": 1,
    "BadOrder": 0,
}
#: A string that begins like this is a message id wherever it stands.
PREFIXES = (
    *("refused-", "match-file-", "action-", "choose-", "confirm-", "pass-", "effect-", "step-", "fact-"),
    *("n-refused-", "n-action-", "n-stop-", "n-step-", "n-fact-", "n-score-"),
)
BOX_1969 = LIBRARY.load("1969")
#: Standing orders by name; a name is no message id, whatever it begins with.
ORDERS = (*standing_orders.EVERYWHERE, *(order for game in GAMES.values() for order in game.ORDERS))
#: Ids that are made of a word of the pack: the first part -> the words.
MADE_UP = {
    "card-": sorted({card.design for card in Table().state.terms.cards}),
    "mission-": get_args(MissionType),
    "destination-": DESTINATIONS,
    "flight-": DESTINATIONS,
    "achievement-": get_args(Achievement),
    "item-": ("money", "computer", "composite", "biotech", "science", "rocket"),
    "colour-": COLOURS,
    "n-nation-": [entry.id for entry in BOX_1969.nation],
    "n-mission-": [entry.id for entry in BOX_1969.mission],
    "n-symbol-": SYMBOLS,
    "n-scientist-": SCIENTISTS,
    "n-research-": list(EFFECTS),
    "order-": ORDERS,
}
#: Described things whose message a table or a browser looks up by a word of the pack.
LOOKED_UP = (*MADE_UP, "kind-", "deck-", "source-")


@cache
def nodes() -> list[ast.AST]:
    """Every node of every source file."""
    trees = (ast.parse(file.read_text("utf-8")) for file in sorted(PACKAGE.rglob("*.py")))
    return [node for tree in trees for node in ast.walk(tree)]


def calls() -> Iterator[tuple[str, list[ast.expr]]]:
    """Message id and the arguments after it, for every call that names one outright."""
    for node in nodes():
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = SPEAKERS.get(name, len(node.args))
            if at < len(node.args) and isinstance(constant := node.args[at], ast.Constant):
                yield str(constant.value), node.args[at + 1 :]


@cache
def browser() -> str:
    """The source text of the browser app."""
    files = sorted(file for kind in ("*.svelte", "*.ts") for file in (ROOT / "web" / "src").rglob(kind))
    return "\n".join(file.read_text("utf-8") for file in files)


def strings() -> set[str]:
    """Every string of the source files."""
    found = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return found | set(re.findall(r"'([a-z0-9-]+)'", browser()))


def patterns() -> list[str]:
    """Every string with gaps, as a pattern for what may come out of it."""
    found = []
    for node in nodes():
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            fixed = "".join(str(part) for part in parts if part is not None)
            if re.fullmatch(r"[a-z-]{4,}", fixed):
                gap = "[a-z0-9-]+"
                found.append("".join(gap if part is None else re.escape(str(part)) for part in parts))
    for text in re.findall(r"`([a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)+)`", browser()):
        if len(fixed := re.sub(r"\$\{[^}]*\}", "", text)) >= 4 and "-" in fixed:
            found.append("[a-z0-9_-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", text))))
    return found


def test_every_message_of_the_browser_has_words() -> None:
    """Whatever a page says outright exists in English."""
    said = set(re.findall(r"\bt\(\s*'([a-z0-9-]+)'", browser()))
    assert sorted(id for id in said if id not in ENGLISH) == []
    assert "web-title" in said


def test_every_message_of_the_program_has_words() -> None:
    """Whatever the program may say exists in English."""
    said = {id for id, _ in calls()}
    looks_like_id = re.compile(rf"({'|'.join(PREFIXES)})[a-z0-9-]*[a-z0-9]").fullmatch
    said |= set(filter(looks_like_id, strings() - set(ORDERS)))
    said |= {prefix + word for prefix, made_of in MADE_UP.items() for word in made_of}
    assert sorted(id for id in said if id not in ENGLISH) == []


def test_every_message_gets_its_arguments() -> None:
    """A call that writes out its arguments writes out all that the sentence asks for."""
    short = []
    for id, after in calls():
        given = after[0] if after else ast.Dict(keys=[], values=[])
        if isinstance(given, ast.Dict) and None not in given.keys and id in variables("en"):
            keys = {key.value for key in given.keys if isinstance(key, ast.Constant)}
            if missing := variables("en")[id] - keys:
                short.append((id, sorted(missing)))
    assert short == []


def test_every_word_is_used() -> None:
    """No message lies about that nothing says any more."""
    text, made = strings(), re.compile("|".join(patterns()))
    taught = {message for name in GAMES for message in messages_in(guide_of(name))}
    unused = [
        id
        for id in variables("en")
        if id not in text and not made.fullmatch(id) and not id.startswith(LOOKED_UP)
    ]
    assert [id for id in unused if id not in taught and id not in JOINS] == []


JOINS = ("list-more", "list-last")

# --- how words are found -------------------------------------------------------------------------


def test_lists_numbers_and_messages_as_arguments() -> None:
    """A list is joined, a message said, nothing leaves nothing."""
    names = [Message("card-big-data"), Message("card-robotics"), Message("card-depot")]

    def bought(*cards: Message) -> str:
        return ENGLISH.sentence("placed-pad", {"cards": cards})

    assert bought(names[0]) == "placed Big Data on the Launch Pad"
    assert bought(*names[:2]) == "placed Big Data and Robotics on the Launch Pad"
    assert bought(*names) == "placed Big Data, Robotics and Depot on the Launch Pad"
    assert ENGLISH.sentence("card-own-name", {"name": None}) == ""
    assert ENGLISH.say(Message("points", {"points": 1})) == "1 Rocket point"
    assert ENGLISH.say(Message("points", {"points": 2})) == "2 Rocket points"


def test_what_has_no_words_is_spelled_out() -> None:
    """An unknown id or a missing argument makes no exception."""
    assert ENGLISH.sentence("no-such-message", {"card": 3}) == "‹no-such-message card=3›"
    assert ENGLISH.sentence("no-such-message", {}) == "‹no-such-message›"
    assert ENGLISH.sentence("card-own-name", {"other": "x"}) == "‹card-own-name other=x›"
    with pytest.raises(ValueError, match="xx"):
        words_of("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_too_large_for_a_sentence(language: str) -> None:
    """Plain, without groups, in a plural and in a list: Fluent by itself breaks from 26 digits on."""
    spoken, digits = words_of(language), "9" * 26
    for number in (int(digits), -int(digits), 10**999, -(10**5000), 1e300, float("inf"), float("nan")):
        for message_id, args in (
            ("refused-odds-1969-too-many", {"option": "--flags", "number": number, "most": number}),
            ("odds-move-abort", {"cards": number}),
            ("refused-odds-mixed", {"main": "--at", "others": [number, number]}),
        ):
            assert "‹" not in spoken.sentence(message_id, args)
    assert f" {digits} " in spoken.sentence("odds-move-abort", {"cards": int(digits)})
    assert "‹" not in spoken.sentence("cli-not-a-number", {"text": "9" * 5000})


def test_a_refusal_reads_as_a_sentence_with_its_rule() -> None:
    """The voice finds the words by itself."""
    error = IllegalAction("T-2", "refused-game-over")
    assert str(error) == "The game is over, so nobody can act any more. [T-2]"


def test_importing_the_package_loads_no_language() -> None:
    """Whoever only plays needs no words."""
    code = "import sys, spacerace.games; sys.exit('spacerace.lang' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


# --- Rocketmen -----------------------------------------------------------------------------------

MARKS = re.compile(r"‹|›|None|\{|\}|\[|  |\(\d+, |Message|Struct")


def said(message: Message, language: Words = ENGLISH) -> str:
    """The message in words; they must not look like anything but words."""
    text = language.say(message)
    assert text and not MARKS.search(text), (message, text)
    return text


def assert_sentence(text: str) -> None:
    """One plain sentence: a capital, a period, and no number that is not counted in something."""
    assert not MARKS.search(text), text
    assert re.fullmatch(r'[A-Z].*[.]"?', text, re.DOTALL), text
    counted = r"\$\d+|(Mission Success|Solitaire) \d+|player \d|\d+ [A-Z][a-z]+|only \d+"
    assert not re.search(r"\d", re.sub(counted, "", text)), text


def likely(rng: random.Random, options: list[actions.Action]) -> actions.Action:
    """A random option, but such that missions fly now and then."""
    wanted = [option for option in options if not isinstance(option, DULL)]
    return rng.choice(wanted if wanted and rng.random() < 0.85 else options)


DULL = (actions.DiscardCard, actions.DiscardMission, actions.EndTurn, actions.StoreCard, actions.RefreshCard)

TABLES = list(product((2, 3, 4), (0, 2), (False, True)))
#: Edition, mode, players.
OTHER_TABLES = [
    ("final", "battle", 2),
    ("final", "solo", 1),
    ("early", "standard", 3),
    ("early", "battle", 4),
    ("early", "solo", 1),
]


def play(
    players: int, variants: int, strict: bool, *, steps: int, edition: str = "final", mode: str = "standard"
) -> Iterator[tuple[Match, list[actions.Action], random.Random]]:
    """A random game, at each step before anything is done."""
    options = {"variants": variants, "strict_declaration": strict, "round_cap": 60}
    header = rocketmen.prepare(
        seats=NAMES[:players], seed=players, edition=edition, mode=mode, options=options
    )
    match = Match(rocketmen, header)
    rng = random.Random(repr((players, variants, strict)))
    for _ in range(steps):
        awaited = match.awaited
        if awaited is None:
            return
        if awaited == CHANCE:
            choices = [action for action, _ in rocketmen.outcomes(match.state)]
        else:
            choices = rocketmen.options(match.state)
        yield match, choices, rng
        match.play(awaited, rng.choice(choices) if awaited == CHANCE else likely(rng, choices))


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


def assert_line(text: str) -> None:
    """A line that begins with a capital and ends with a period."""
    assert text[0].isupper() and text[-1] == ".", text


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
