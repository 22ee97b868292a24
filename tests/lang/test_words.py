"""Every message has words, and every word is used."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import spacerace
from spacerace import lang
from spacerace.games import GAMES
from spacerace.games.nineteen69.rules.pack import LIBRARY
from spacerace.games.nineteen69.rules.printed import EFFECTS, SCIENTISTS, SYMBOLS
from spacerace.games.rocketmen.rules.printed import COLOURS, DESTINATIONS, Achievement, MissionType
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import Message
from spacerace.lang import LANGUAGES
from spacerace.lang import words as words_of
from spacerace.server import standing_orders
from spacerace.server.guide import guide_of, messages_in
from tests.games.rocketmen.table import Table
from tests.lang.parsed import parsed
from tests.lang.sentences import ENGLISH

PACKAGE = Path(spacerace.__file__).parent
ROOT = Path(__file__).resolve().parents[2]


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
