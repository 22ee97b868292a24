"""What games teach is complete: steps are explained, icons drawn and named, things have their rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import spacerace
from spacerace.bots import bot_named
from spacerace.games import GAMES, KITS, header_of
from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import words as nineteen69_words
from spacerace.games.nineteen69.rules.notation import VERBS as NINETEEN69_VERBS
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import words as rocketmen_words
from spacerace.games.rocketmen.rules.notation import VERBS as ROCKETMEN_VERBS
from spacerace.kernel.match import Match
from spacerace.kernel.seats import Seat
from spacerace.lang import LANGUAGES, words
from spacerace.lang.rules import Rule, rules_page
from spacerace.server import guide as guides
from spacerace.server.guide import (
    BadGuide,
    Guide,
    Wanted,
    first_seed,
    guide_of,
    messages_in,
    rule_ids,
    series,
)
from tests.kernel import toy

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
LANG = Path(spacerace.__file__).parent / "lang"
WORDS: dict[str, ModuleType] = {"rocketmen": rocketmen_words, "1969": nineteen69_words}
VERBS = {"rocketmen": ROCKETMEN_VERBS, "1969": NINETEEN69_VERBS}
#: A title, then a text.
EXPLAINED = re.compile(r"\*\*[^*]+[.?!]\*\* [^*]+")


def rules(page: str) -> dict[str, str]:
    """Every rule of a page with its English text."""
    chapters = rules_page("en", page).chapters
    return {part.id: part.text for one in chapters for part in one.parts if isinstance(part, Rule)}


def explanations(guide: Guide) -> Iterator[str]:
    """The messages that explain something, each with a title."""
    assert guide.waiting is not None
    yield from (lesson.text for lesson in guide.lessons)
    yield from (step.text for step in [*guide.steps, guide.waiting])


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_game_has_an_explanation(name: str) -> None:
    over = "n-step-over" if name == "1969" else "step-over"
    assert {step.step for step in guide_of(name).steps} == {*WORDS[name]._STEPS.values(), over}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_guide_says_has_words(name: str, language: str) -> None:
    spoken, guide = words(language), guide_of(name)
    assert [message for message in messages_in(guide) if message not in spoken] == []
    for message in explanations(guide):
        assert EXPLAINED.fullmatch(spoken.sentence(message, {"name": "Ann"})), message


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_the_guide_is_for_nothing(name: str) -> None:
    """What is in the file is told at some moment, and every icon that has words is in the legend."""
    text = (KITS[name].folder / "lang" / "en" / "guide.ftl").read_text("utf-8")
    written = set(re.findall(r"^((?:guide|icon)-[\w-]+) =", text, re.MULTILINE))
    assert written == {one for one in messages_in(guide_of(name)) if one.startswith(("guide-", "icon-"))}


@pytest.mark.parametrize("name", GAMES)
def test_the_verbs_that_a_guide_looks_for_are_those_of_actions(name: str) -> None:
    guide = guide_of(name)
    looked = {offer.verb for one in [*guide.lessons] for offer in one.offers}
    looked |= {verb for one in guide.steps for verb in (*one.lacks, *(offer.verb for offer in one.offers))}
    assert looked <= set(VERBS[name].values())
    assert looked


@pytest.mark.parametrize("name", GAMES)
def test_every_icon_that_a_guide_names_is_drawn_and_every_one_drawn_is_explained(name: str) -> None:
    text = (WEB / "games" / KITS[name].folder.name / "icons.ts").read_text("utf-8")
    drawn = set(re.findall(r"^  '?([\w-]+)'?: \{", text, re.MULTILINE))
    guide = guide_of(name)
    explained = {one.icon for group in guide.legend for one in group.icons}
    assert len(drawn) > 20
    assert explained <= drawn
    assert drawn == explained | {point.icon for point in guide.brief}


def test_every_card_of_rocketmen_has_the_rule_that_bears_its_name() -> None:
    of, texts = guide_of("rocketmen").rules, rules("rocketmen")
    header = rocketmen.prepare(seats=list("abcd"), seed=1, options={"variants": 2})
    for card in Match(rocketmen, header).state.terms.cards:
        if card.deck in ("success", "solitaire"):
            assert of[card.deck] in texts
            continue
        name = words("en").sentence(f"card-{card.design}", {})
        title = f"Mission {name}" if card.deck == "mission" else name
        rule = of[re.sub(r"-\d$", "", card.design)]
        assert re.match(rf"\*\*{re.escape(title)}[.:]?\*\*", texts[rule]), card.key


def test_every_research_and_scientist_has_a_rule() -> None:
    terms = Match(nineteen69, nineteen69.prepare(seats=["a", "b"], seed=1)).state.terms
    known = {*(research.id for research in terms.researches), *(one.id for one in terms.scientists)}
    assert known <= {*guide_of("1969").rules}


def test_no_two_pages_share_a_series() -> None:
    """By how its id begins a browser finds a rule's page."""
    found = [one for page in (*GAMES, "table") for one in series(page)]
    assert len(found) == len(set(found))
    assert series("table") == ["T"]
    assert series("no-such-page") == []


def test_a_game_without_a_guide_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guides, "GAMES", {"pips": toy})
    guide_of.cache_clear()
    assert guide_of("pips") == Guide(game="pips")
    guide_of.cache_clear()


LESSONS = """
words = "guide-rm"
turn = "TurnBegan"

[[lessons]]
id = "aim"
rule = "RM-9.1"
"""
GOOD = {
    "lessons": LESSONS,
    "steps": 'words = "x"\nwaiting = { id = "waiting", rule = "RM-3.6" }\nsteps = []\n',
    "legend": 'brief_words = "x"\nicon_words = "x"\nbrief = []\ngroups = []\n',
    "rules": '[rules]\ndepot = "RM-11.6"\n',
}


@pytest.mark.parametrize(
    ("file", "more", "problem"),
    [
        ("lessons", "", None),
        ("lessons", 'facts = ["my CardsBought"]\nturn = 2\nmodes = ["solo"]\n', None),
        ("lessons", 'offers = ["buy depot"]\n', None),
        ("lessons", 'when = "now"\n', "unknown field"),
        ("lessons", 'facts = ["my CardsSold"]\n', "no fact CardsSold"),
        ("lessons", 'tells = "their Nothing"\n', "no fact Nothing"),
        ("lessons", 'modes = ["duel"]\n', "no mode duel"),
        ("lessons", '[[events]]\nname = "x"\nfact = "RocketMoved"\nfield = "colour"\n', "no field colour"),
        ("rules", 'anything = "RM-99.1"\n', "no rule RM-99.1"),
        ("rules", "= 3", "rules.toml"),
    ],
)
def test_a_guide_is_read_strictly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, more: str, problem: str | None
) -> None:
    for name, text in GOOD.items():
        (tmp_path / f"{name}.toml").write_text(text + (more if name == file else ""), encoding="utf-8")
    monkeypatch.setattr(guides, "_folder", lambda game: tmp_path)
    guide_of.cache_clear()
    if problem is None:
        assert guide_of("rocketmen").lessons[0].text == "guide-rm-aim"
    else:
        with pytest.raises(BadGuide, match=problem):
            guide_of("rocketmen")
    guide_of.cache_clear()


def test_a_target_follows_its_verb() -> None:
    engines = next(one for one in guide_of("rocketmen").lessons if one.id == "engines")
    assert engines.offers[0] == Wanted("buy", "small-rocket-boosters")
    assert msgspec.json.decode(msgspec.json.encode(guide_of("rocketmen")), type=Guide) == guide_of(
        "rocketmen"
    )


def test_all_rules_of_a_page_are_known() -> None:
    assert {"RM-7.14", "RM-E.7"} <= rule_ids("rocketmen")


@pytest.mark.parametrize(
    ("name", "number"),
    [(name, number) for name in GAMES for number in range(len(guide_of(name).first_games))],
)
def test_the_moves_of_a_first_game_can_be_done(name: str, number: int) -> None:
    """The person begins; whoever follows the guide finds each move among the options, in its turn."""
    first, game = guide_of(name).first_games[number], GAMES[name]
    seed = first_seed(game, first.edition, first.mode, first.players, first.options)
    assert seed is not None
    header = header_of(
        game,
        seats=[f"seat {seat}" for seat in range(first.players)],
        seed=seed,
        edition=first.edition,
        mode=first.mode,
        options=first.options,
        sides=(),
        pack_text="",
    )
    match, bot = Match(game, header), bot_named("sense", game, 1)
    match.draw()
    assert match.awaited == 0
    turn_began, turn, facts = guide_of(name).turn, 0, 0
    for move in first.moves:
        while True:
            told = [fact for step in match.steps[facts:] for fact in step.facts]
            facts = len(match.steps)
            turn += sum(type(fact).__name__ == turn_began and fact.seat == 0 for fact in told)
            found = {game.write_action(match.state, action): action for action in match.options}
            if match.awaited == 0 and move.action in found:
                break
            # Somebody else is asked, or the guide leaves the choice to the person.
            assert match.awaited is not None, move
            assert turn < move.turn or match.awaited != 0 or len(found) == 1, (move, [*found])
            view = game.view(match.state, match.awaited)
            match.play(match.awaited, bot.choose(view, list(match.options), None))
            match.draw()
        assert turn == move.turn, move
        match.play(Seat(0), found[move.action])
        match.draw()


def test_a_deal_to_learn_with_is_for_its_way_to_play_alone() -> None:
    game = GAMES["rocketmen"]
    assert first_seed(game, "final", "battle", 2, {}) is not None
    assert first_seed(game, "final", "battle", 3, {}) is None
    assert first_seed(game, "final", "solo", 1, {"level": "hard"}) is None
    assert first_seed(toy, None, None, 2, {}) is None
