"""Our sentences are those of Project Fluent: compared with Mozilla's own runtime, message by message."""

from __future__ import annotations

import random
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from spacerace import lang
from spacerace.lang import LANGUAGES
from spacerace.lang.fluent import MARKS, Bundle, Unsayable

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 999, 1000, 12345, 1_000_000, -1, -4321, 0.5, 1.0, 1.5, 2.25, 1234.5678)


class Needs(Visitor):
    """What a message asks for, and the words by which it chooses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: set[str] = {"Ann"}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:
        # The runtime takes the word "one" for the number 1 wherever a message chooses by 0 as well.
        if isinstance(node.key, ftl.Identifier) and node.key.name not in ("one", "many", "other"):
            self.words.add(node.key.name)
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, str]:
    """The text of each entry of a language."""
    return {name: entry for text in lang.texts(language) for name, entry in lang._entries(text)}


def by_the_runtime(language: str, text: str) -> FluentBundle:
    """The same words in Mozilla's hands; what is a text already stays one, as with ours."""
    from fluent.runtime.types import fluent_number

    def number(value: object, **options: object) -> object:
        return value if isinstance(value, str) else fluent_number(value, **options)  # type: ignore[arg-type]

    bundle = FluentBundle([language], {"NUMBER": number}, use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_mozilla_fills_it_in(language: str) -> None:
    """Whatever the arguments, as far as they are all there."""
    rng, texts = random.Random(1), entries(language)
    theirs, ours = by_the_runtime(language, "\n".join(texts.values())), Bundle(language, texts.get)
    assert len(texts) > 1500
    for name, text in texts.items():
        entry, needs = FluentParser().parse_entry(text), Needs()
        needs.visit(entry)
        for _ in range(3 if needs.names else 1):
            args = {one: rng.choice((*NUMBERS, *sorted(needs.words) * 2)) for one in sorted(needs.names)}
            wanted, errors = theirs.format_pattern(theirs.get_message(name).value, args)
            assert not errors
            assert ours.format(name, args) == wanted, (name, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_in_the_language(language: str) -> None:
    """Thousands, decimals, halves, zeros, and each option."""
    rng = random.Random(2)
    lines = ["plain = { $n }", "bare = { NUMBER($n, useGrouping: 0) }"]
    lines += ["two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 4) }"]
    lines += ["whole = { NUMBER($n, maximumFractionDigits: 0) }"]
    lines += ["wide = { NUMBER($n, minimumIntegerDigits: 3) }"]
    lines += ["form = { $n ->\n    [0] nought\n    [one] one\n    [many] many\n   *[other] other\n}"]
    texts = dict(entry for line in lines for entry in lang._entries(line))
    theirs, ours = by_the_runtime(language, "\n".join(lines)), Bundle(language, texts.get)
    numbers = [*NUMBERS, *(rng.randrange(-(10**9), 10**9) for _ in range(50))]
    numbers += [round(rng.uniform(-3000, 3000), rng.randrange(6)) for _ in range(200)]
    for name in texts:
        for number in numbers:
            wanted, _ = theirs.format_pattern(theirs.get_message(name).value, {"n": number})
            assert ours.format(name, {"n": number}) == wanted, (name, number)


def test_terms_attributes_and_references_are_filled_in() -> None:
    """Games of other packages may use all of the language."""
    text = """-brand = { $case ->
   *[nominative] Space Race
    [genitive] Space Race's
}
    .short = SR
hello = Welcome to { -brand }, { $name }: { -brand(case: "genitive") } { other } { other.tip } { "{" }
other = { $name } again
    .tip = tip for { $name }
"""
    ours = Bundle("en", dict(lang._entries(text)).get)
    theirs = by_the_runtime("en", text)
    wanted, errors = theirs.format_pattern(theirs.get_message("hello").value, {"name": "Ann"})
    assert not errors
    assert ours.format("hello", {"name": "Ann"}) == wanted


@pytest.mark.parametrize(
    "text", ["a = { $missing }", "a = { b }", "a = { a }", "a = { -b }", "a = {", "a = { FLY(1) }", "b = x"]
)
def test_what_cannot_be_said_is_one_error(text: str) -> None:
    """A missing argument, entry or function, a circle, broken text: never another exception."""
    with pytest.raises(Unsayable):
        Bundle("en", dict(lang._entries(text)).get).format("a", {})


def test_every_language_has_its_marks() -> None:
    assert set(MARKS) == set(LANGUAGES)
