"""The other languages say all that English says, with the same arguments, and in words of their own."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import spacerace
from spacerace import lang
from spacerace.kernel.game import Message
from spacerace.lang import LANGUAGES, Words, language_of, spoken
from tests.lang.parsed import parsed

PACKAGE = Path(spacerace.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME: dict[str, list[str]] = tomllib.loads(
    Path(__file__).with_name("same_as_english.toml").read_text("utf-8")
)
#: What Fluent calls the forms of a number; any other word of a choice is one that the program says.
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

#: One word for one thing: a launch that is aborted, at the table, in the guide and in the review.
ABORTED = {"en": "abort", "de": "abbr|abgebr|bricht .* ab", "it": "abort", "fr": "abandon"}
ABORTS = (
    *("action-abort", "step-abort-discarding", "fact-launch-aborted", "guide-rm-aborted"),
    *("web-rm-outcome-aborted", "know-luck-aborted"),
)


class Parts(Visitor):
    """The arguments that a message asks for, what it refers to, and its choices."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


@cache
def files_of(language: str) -> dict[str, ftl.Resource]:
    """The files of a language by name, as Fluent reads them."""
    found = lang.files_of(language)
    names = [str(file.relative_to(PACKAGE)).replace(f"/{language}/", "/") for file in found]
    return {name: parsed(file.read_text("utf-8")) for name, file in zip(names, found, strict=True)}


@cache
def messages_of(language: str) -> dict[str, ftl.Message]:
    """Every message of a language by its id."""
    files = files_of(language).values()
    return {entry.id.name: entry for file in files for entry in file.body if isinstance(entry, ftl.Message)}


def parts_of(entry: ftl.Message | ftl.Term) -> Parts:
    """What a message is made of."""
    parts = Parts()
    parts.visit(entry)
    return parts


def text_of(entry: ftl.Message) -> str:
    """A message as it stands in its file, without its comment."""
    return FluentSerializer().serialize_entry(ftl.Message(entry.id, entry.value, entry.attributes))


def name_of(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    """The word or the number of a case."""
    return key.name if isinstance(key, ftl.Identifier) else key.value


def is_of_number(choice: ftl.SelectExpression) -> bool:
    """Whether a choice is made by how many there are."""
    keys = {name_of(variant.key) for variant in choice.variants}
    return bool(keys & (CATEGORIES - {"other"})) or keys - CATEGORIES == {
        key for key in keys if key.isdigit()
    }


def words_in_choices(entry: ftl.Message) -> Iterator[tuple[str, str]]:
    """Every argument that a message chooses by, with the words of the program that it knows."""
    for choice in parts_of(entry).choices:
        if isinstance(choice.selector, ftl.VariableReference) and not is_of_number(choice):
            for variant in choice.variants:
                yield choice.selector.id.name, name_of(variant.key)


# --- every language beside English ---------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_english_message_is_there_and_no_other(language: str) -> None:
    """File by file, in the order of the English ones: so two languages can be read side by side."""
    assert list(files_of(language)) == list(files_of("en"))
    for name, english in files_of("en").items():
        wanted = [entry.id.name for entry in english.body if isinstance(entry, ftl.Message)]
        there = [entry.id.name for entry in files_of(language)[name].body if isinstance(entry, ftl.Message)]
        assert sorted(set(wanted) - set(there)) == [], f"missing in {name}"
        assert sorted(set(there) - set(wanted)) == [], f"unknown to English in {name}"
        assert there == wanted, f"another order in {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_can_be_read(language: str) -> None:
    """No junk, and nothing is referred to that does not exist."""
    entries = [entry for file in files_of(language).values() for entry in file.body]
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    terms = {f"-{entry.id.name}" for entry in entries if isinstance(entry, ftl.Term)}
    for entry in entries:
        if isinstance(entry, ftl.Message | ftl.Term):
            assert parts_of(entry).references <= terms | set(messages_of(language)), entry.id.name


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_asks_for_the_arguments_of_the_english_one(language: str) -> None:
    """One more would never come; one less says less than English does.

    Of a name by language, each language takes its own.
    """
    differ = {}
    for id, english in messages_of("en").items():
        wanted = parts_of(english).arguments
        if (asked := parts_of(messages_of(language)[id]).arguments) != wanted:
            differ[id] = sorted(asked ^ wanted)
    assert differ == {"own-names": sorted(["en", language])}


@pytest.mark.parametrize("language", OTHERS)
def test_every_choice_knows_the_words_of_the_english_one(language: str) -> None:
    """Where the program says "pad" or "hand", each language answers both."""
    differ = {}
    for id, english in messages_of("en").items():
        there = set(words_in_choices(messages_of(language)[id]))
        wanted = {word for word in words_in_choices(english) if not word[1].isdigit()}
        if lost := wanted - there:
            differ[id] = sorted(lost)
    assert differ == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_forms_of_the_language(language: str) -> None:
    """A choice by number has a case for all forms of the language, and for no form that it has not."""
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    wrong = {}
    for id, message in messages_of(language).items():
        for choice in filter(is_of_number, parts_of(message).choices):
            keys = {name_of(variant.key) for variant in choice.variants}
            if keys & CATEGORIES - forms or name_of(default_of(choice).key) not in {"other", "many"}:
                wrong[id] = sorted(keys)
    assert wrong == {}


def default_of(choice: ftl.SelectExpression) -> ftl.Variant:
    """The case that is taken when no other fits."""
    return next(variant for variant in choice.variants if variant.default)


def equal_in(language: str) -> set[str]:
    """The messages that read as in English."""
    english = messages_of("en")
    return {
        id
        for id, message in messages_of(language).items()
        if id in english and text_of(message) == text_of(english[id])
    }


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_was_left_in_english(language: str) -> None:
    """Equal to the English is only what is listed so, and what is listed for a language is equal."""
    equal, listed = equal_in(language), set(SAME[language])
    assert sorted(equal - listed - set(SAME["any_language"])) == [], "left in English"
    assert sorted(listed - equal) == [], "listed as equal, but it is not"


def test_the_list_of_equal_messages_is_needed() -> None:
    """Nothing stands there twice, and what is listed for any language is equal in some."""
    equal = {id for language in OTHERS for id in equal_in(language)}
    assert sorted(set(SAME["any_language"]) - equal) == []
    for language in OTHERS:
        listed = [*SAME["any_language"], *SAME[language]]
        assert sorted(id for id in set(listed) if listed.count(id) > 1) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_can_be_said(language: str) -> None:
    """With none, one or several of everything there are words, and never the bare id."""
    words = Words(language)
    for id, message in messages_of(language).items():
        arguments = parts_of(message).arguments
        for count in (0, 1, 2, 1234):
            said = words.sentence(id, dict.fromkeys(arguments, count))
            assert said and "‹" not in said, id


# --- choosing and using a language ---------------------------------------------------------------


def test_numbers_are_written_as_the_language_writes_them() -> None:
    """Thousands, fractions and plurals follow the language."""
    expected = {"en": "1,234.5", "de": "1.234,5", "fr": "1\u202f234,5", "it": "1.234,5"}
    for language in LANGUAGES:
        assert Words(language).sentence("report-number", {"number": 1234.5}) == expected[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_in_a_row_are_joined_in_the_language(language: str) -> None:
    """A list is read out, never printed."""
    said = Words(language).say(Message("card-own-name", {"name": ["Ann", "Bob", "Cem"]}))
    assert said.startswith("Ann, Bob")
    assert said.endswith(" Cem")
    assert "[" not in said


def test_english_comes_first_and_is_spoken_where_we_have_no_words() -> None:
    """A language is found by its bare form as well."""
    assert LANGUAGES[0] == "en"
    assert spoken("en-GB") == spoken("xx") == spoken("") == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_speaks_the_language_of_its_variables(language: str) -> None:
    """Ours goes before the machine's own, and an empty one says nothing."""
    assert language_of({"LANG": f"{language}_XX.UTF-8"}) == language
    assert language_of({"LANG": "xx_XX.UTF-8", "LC_ALL": f"{language}_XX"}) == language
    assert language_of({"LANG": "xx", "LC_ALL": "xx", "SPACERACE_LANGUAGE": language}) == language
    assert language_of({"LANG": language, "LC_ALL": ""}) == language
    assert language_of({"LC_ALL": "C", "LANG": language}) == "en"
    assert language_of({}) == "en"


#: How each language writes a percent sign behind a number: close to it, or with a space.
PERCENT = {"en": "%", "de": " %", "fr": "\u202f%", "it": "%"}
#: What is read at a table begins like this; reports and ladders are tables of figures.
AT_TABLE = ("odds-success", "odds-1969-preview", "know-", "web-", "guide-", "action-", "n-action-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_are_written_with_the_sign_of_the_language(language: str) -> None:
    """English and Italian have no space before it; English has a point where the others have a comma."""
    words, sign = Words(language), PERCENT[language]
    assert f"53{sign}" in words.sentence("odds-success", {"percent": 53})
    mean = words.sentence("odds-1969-preview-convert", {"mean": 4.5, "cards": "no"})
    assert ("4.5" if language == "en" else "4,5") in mean
    at_table = {id: text_of(one) for id, one in messages_of(language).items() if id.startswith(AT_TABLE)}
    numbers = [(id, found) for id, text in at_table.items() for found in re.findall(r"[\d}](\s*%)", text)]
    assert [id for id, found in numbers if found != sign] == []
    assert len(numbers) > 5


#: Apostrophes and quotation marks that are not those of the language.
FOREIGN_MARKS = {"de": r'"\{ \$|“\{ \$', "fr": r"\w'\w|\"\{ \$", "it": r"[’«»“”]"}


@pytest.mark.parametrize("language", OTHERS)
def test_apostrophes_and_quotation_marks_are_those_of_the_language(language: str) -> None:
    """German has „…“, French « … » and ’, Italian "…" and '."""
    texts = {id: text_of(message) for id, message in messages_of(language).items()}
    assert [id for id, text in texts.items() if re.search(FOREIGN_MARKS[language], text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_abort_has_one_word(language: str) -> None:
    for message in ABORTS:
        text = FluentSerializer().serialize_entry(messages_of(language)[message]).partition("=")[2]
        assert re.search(ABORTED[language], text, re.IGNORECASE), (message, text)
