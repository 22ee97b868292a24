"""What the browser teaches is complete: steps are explained, icons named, cards have their rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spacerace
from spacerace.games import KITS
from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import words as nineteen69_words
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import words as rocketmen_words
from spacerace.kernel.match import Match
from spacerace.lang import LANGUAGES, Words, words
from spacerace.lang.rules import Rule, pages, rules_page

PACKAGE = Path(spacerace.__file__).parent
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
LESSONS = (WEB / "learn" / "lessons.ts").read_text("utf-8")
CARDS = (WEB / "learn" / "cards.ts").read_text("utf-8")
ENGLISH = words("en")
#: All rules of all pages, in English.
RULES = {
    part.id: part.text
    for game in pages()
    for chapter in rules_page("en", game).chapters
    for part in chapter.parts
    if isinstance(part, Rule)
}


def block(name: str, text: str = LESSONS) -> str:
    """The source text of one list or record."""
    found = re.search(rf"const {name}\b.*?= [\[{{]\n(.*?)\n[\]}}]", text, re.DOTALL)
    assert found, name
    return found[1]


def lessons(name: str) -> dict[str, str]:
    """Lesson -> its rule."""
    return dict(re.findall(r"id: '([\w-]+)',\s+rule: '([\w.-]+)'", block(name)))


def asked() -> dict[str, tuple[str, str]]:
    """Step -> its text and its rule."""
    found = re.findall(r"'(n?-?step-[\w-]+)': \['([\w-]+)', '([\w.-]+)'\]", block("STEPS"))
    return {step: (text, rule) for step, text, rule in found}


def variants() -> dict[str, str]:
    """What a step asks by what it offers: text -> rule."""
    return dict(re.findall(r"return \{ id: '(now-[\w-]+)', rule: '([\w.-]+)' \}", LESSONS))


def said() -> list[str]:
    """Every message of the guide."""
    short = {"rocketmen": "rm", "1969": "n69"}
    texts = [
        f"guide-{short[rules]}-{lesson}"
        for name, rules in (("ROCKETMEN", "rocketmen"), ("NINETEEN69", "1969"))
        for lesson in lessons(name)
    ]
    texts += [
        f"guide-{'n69' if step.startswith('n-') else 'rm'}-now-{text}" for step, (text, _) in asked().items()
    ]
    for variant, rule in variants().items():
        texts.append(f"guide-{'n69' if rule.startswith('N') else 'rm'}-{variant}")
    return [*texts, "guide-rm-now-waiting", "guide-n69-now-waiting"]


def test_every_step_of_both_games_has_an_explanation() -> None:
    steps = {*rocketmen_words._STEPS.values(), *nineteen69_words._STEPS.values(), "step-over", "n-step-over"}
    assert set(asked()) == steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_has_a_title_and_a_text(language: str) -> None:
    spoken: Words = words(language)
    for message in said():
        assert re.fullmatch(r"\*\*[^*]+[.?!]\*\* [^*]+", spoken.sentence(message, {"name": "Ann"})), message


def test_no_text_of_the_guide_is_for_nothing() -> None:
    """What is in the files is told at some moment."""
    files = (kit.folder / "lang" / "en" / "guide.ftl" for kit in KITS.values() if kit.folder)
    written = {id for file in files for id in re.findall(r"^(guide-[\w-]+) =", file.read_text("utf-8"), re.M)}
    assert {id for id in written if "-brief-" not in id} == set(said())


def test_every_rule_behind_an_explanation_exists() -> None:
    rules = {*lessons("ROCKETMEN").values(), *lessons("NINETEEN69").values(), *variants().values()}
    rules |= {rule for _, rule in asked().values()}
    assert rules - set(RULES) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_is_named(language: str) -> None:
    """Those that the boards draw are those that the legend explains."""
    spoken = words(language)
    signs = re.findall(r"^  '?([\w-]+)'?: \{", (WEB / "rocketmen" / "icons.ts").read_text("utf-8"), re.M)
    drawn = re.findall(r"name === '([\w-]+)'\}", (WEB / "nineteen69" / "Icon.svelte").read_text("utf-8"))
    legend = (WEB / "learn" / "legend.ts").read_text("utf-8")
    for short, names, part in (
        ("rm", signs, legend.partition("'1969'")[0]),
        ("n69", drawn, legend.partition("'1969'")[2]),
    ):
        assert len(names) > 20
        for name in names:
            assert f"icon-{short}-{name}" in spoken, name
            assert f"'{name}'" in part, name


def test_every_card_of_rocketmen_has_the_rule_that_bears_its_name() -> None:
    rules = dict(re.findall(r"^  '?([\w-]+)'?: '(RM-[\d.]+)'", CARDS, re.M))
    header = rocketmen.prepare(seats=list("abcd"), seed=1, options={"variants": 2})
    for card in Match(rocketmen, header).state.terms.cards:
        if card.deck in ("success", "solitaire"):
            assert rules[card.deck] in RULES
            continue
        name = ENGLISH.sentence(f"card-{card.design}", {})
        title = f"Mission {name}" if card.deck == "mission" else name
        rule = rules[re.sub(r"-\d$", "", card.design)]
        assert re.match(rf"\*\*{re.escape(title)}[.:]?\*\*", RULES[rule]), card.key


def test_every_research_and_scientist_has_a_rule() -> None:
    rules = dict(re.findall(r"^  '?([\w-]+)'?: '(N-[\d.]+)'", CARDS, re.M))
    terms = Match(nineteen69, nineteen69.prepare(seats=["a", "b"], seed=1)).state.terms
    known = {*(research.id for research in terms.researches), *(one.id for one in terms.scientists)}
    assert set(rules) == known
    assert {rules[id] for id in known} <= set(RULES)
