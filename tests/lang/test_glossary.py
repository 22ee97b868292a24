"""The glossaries: what is printed and what is ours, term by term; and the texts keep to them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct, field

import spacerace
from spacerace.games import KITS
from spacerace.games.nineteen69.rules.pack import LIBRARY as LIBRARY_1969
from spacerace.games.nineteen69.rules.printed import SCIENTISTS, SYMBOLS
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import COLOURS, DESTINATIONS
from spacerace.kernel.packs import Names
from spacerace.lang import LANGUAGES, files_of, words

FOLDER = Path(spacerace.__file__).parent / "lang"
#: The books that we know of each game, by language; every other word of that language is ours.
BOOKS = {
    "en": {"rocketmen": {"final", "early"}, "1969": set[str]()},
    "de": {"rocketmen": {"final"}, "1969": set[str]()},
    "fr": {"rocketmen": {"early"}, "1969": set[str]()},
    "it": {"rocketmen": {"final"}, "1969": {"1969"}},
}
#: The message that is the term, by section; {} is the key.
IS = {
    "rocketmen.mission": ("mission-{}",),
    "rocketmen.asset": ("card-{}",),
    "rocketmen.engine": ("card-{}",),
    "rocketmen.threat": ("card-{}",),
    "rocketmen.goal": ("card-{}",),
    "rocketmen.variant": ("card-{}",),
    "rocketmen.item": ("item-{}",),
    "rocketmen.achievement": ("achievement-{}",),
    "rocketmen.keyword": ("kind-{}",),
    "rocketmen.deck": ("deck-{}",),
    "rocketmen.destination": ("destination-{}",),
    "rocketmen.zone": ("web-rm-{}",),
    "rocketmen.action": ("web-rm-verb-{}",),
    "rocketmen.level": ("home-option-rocketmen-level-{}",),
    "rocketmen.colour": ("colour-{}",),
    "rocketmen.word": ("web-rm-{}", "terminal-{}", "simulate-{}", "home-mode-rocketmen-{}"),
    "1969.nation": ("n-nation-{}",),
    "1969.mission": ("n-mission-{}",),
    "1969.symbol": ("n-symbol-{}",),
    "1969.research": ("n-research-{}",),
    "1969.scientist": ("n-scientist-{}",),
    "1969.phase": ("web-1969-phase-{}",),
    "1969.face": ("n-face-{}",),
    "1969.word": ("web-1969-{}",),
}
#: The text that begins with the term between stars, as the legend of the icons does.
TITLES = {
    "rocketmen.mission": "icon-rm-{}",
    "rocketmen.threat": "icon-rm-{}",
    "rocketmen.item": "icon-rm-{}",
    "rocketmen.zone": "icon-rm-{}",
    "rocketmen.keyword": "icon-rm-{}",
    "1969.research": "icon-n69-{}",
}
#: Texts with another title than their term: in the plural, or the icon of something else.
OTHER_TITLES = {"icon-rm-rocket", "icon-rm-launch-pad"}
#: The messages that a term occurs in which has none of its own, in the form that "as" gives.
OCCURS = {
    "rocketmen.keyword.limit": ("web-rm-engine",),
    "rocketmen.keyword.permanent": ("card-depot-text",),
    "rocketmen.action.abort": ("action-abort", "odds-move-abort"),
    "rocketmen.word.boost": ("guide-rm-boosted", "fact-rocket-boosted", "terminal-flight"),
    "rocketmen.zone.hand": ("icon-rm-hand", "terminal-hand-size"),
    "1969.action.sell": ("n-action-sell",),
    "1969.action.hire": ("n-action-hire",),
    "1969.action.launch": ("n-action-launch",),
    "1969.action.reroll": ("n-action-reroll",),
    "1969.action.commit": ("n-action-commit",),
    "1969.action.attempt": ("n-refused-flown",),
    "1969.word.bonus-token": ("web-1969-token", "n-action-place-spy"),
    "1969.word.espionage-card": ("web-1969-cards-title",),
    "1969.word.first-player": ("web-1969-first", "terminal-n-first"),
    "1969.word.flag-box": ("web-1969-about-mission", "guide-n69-gained"),
    "1969.word.base-score": ("guide-n69-rolled",),
}


class Term(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One word of a game."""

    #: As it stands where it stands alone.
    term: str
    #: The book that prints it, or "ours".
    source: str
    #: As it stands in a sentence, where that is another form.
    form: str = field(name="as", default="")
    #: Words that must not be used for it; a star stands for any ending.
    avoid: tuple[str, ...] = field(name="not", default=())
    note: str = ""


@cache
def glossary(language: str) -> dict[str, Term]:
    """The terms of a language by game, section and key."""
    return {
        f"{game}.{section}.{key}": term
        for game in BOOKS[language]
        for section, terms in _glossary_of(game, language).items()
        for key, term in terms.items()
    }


def _glossary_of(game: str, language: str) -> dict[str, dict[str, Term]]:
    """The glossary that lies in the folder of a game."""
    folder = KITS[game].folder
    assert folder is not None
    raw = tomllib.loads((folder / "lang" / language / "glossary.toml").read_text("utf-8"))
    return msgspec.convert(raw, dict[str, dict[str, Term]])


@cache
def sources_of(language: str) -> dict[str, str]:
    """The text of every message of a language, as its file has it."""
    found = {}
    for path in files_of(language):
        text = path.read_text("utf-8") + "\n"
        for message in re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:[^a-z#\n].*\n|\n)*)", text, re.MULTILINE):
            found[message[0]] = message[1]
    return found


def pages(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Every text of a language that speaks of a game: its own files, and those that speak of both."""
    others = [kit.folder for name, kit in KITS.items() if name != game]
    folders = [FOLDER, *(kit.folder / "lang" for kit in KITS.values() if kit.folder not in (None, *others))]
    for folder in folders:
        for path in sorted((folder / language).rglob("*")):
            if path.suffix in (".ftl", ".md"):
                yield path.relative_to(FOLDER.parent).as_posix(), path.read_text("utf-8")


def pattern(word: str) -> re.Pattern[str]:
    """A word that must not occur: as such, not as a part of another one."""
    spelled = re.escape(word).replace(r"\*", r"\w*")
    return re.compile(rf"(?<![\w-]){spelled}(?![\w-])")


# --- the glossaries ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_says_of_every_term_where_it_comes_from(language: str) -> None:
    """Only a book that we know can print a term; no word is to be avoided for itself."""
    assert list(glossary(language)) == list(glossary("en"))
    for key, term in glossary(language).items():
        game = key.partition(".")[0]
        assert term.source in BOOKS[language][game] | {"ours"}, key
        assert term.term and not any(pattern(word).search(term.term) for word in term.avoid), key


def test_every_part_of_the_newest_packs_has_its_term() -> None:
    """A new card is not done without its words."""
    final, early, moon = LIBRARY.load("rocketmen-final"), LIBRARY.load("rocketmen-early"), LIBRARY_1969.load()
    wanted = {f"rocketmen.destination.{one}" for one in DESTINATIONS}
    wanted |= {f"rocketmen.colour.{one}" for one in COLOURS}
    for pack in (final, early):
        wanted |= {f"rocketmen.mission.{one.type}" for one in pack.mission}
        wanted |= {f"rocketmen.keyword.{one.kind}" for one in pack.asset if one.kind != "none"}
        for table in ("asset", "engine", "threat", "goal", "variant"):
            wanted |= {f"rocketmen.{table}.{one.id}" for one in getattr(pack, table)}
    wanted |= {f"1969.scientist.{one}" for one in SCIENTISTS} | {f"1969.symbol.{one}" for one in SYMBOLS}
    for table in ("nation", "mission", "research"):
        wanted |= {f"1969.{table}.{one.id}" for one in getattr(moon, table)}
    assert wanted - set(glossary("en")) == set()
    kinds = {key.rpartition(".")[0] for key in wanted} - {"rocketmen.keyword"}
    known = {key for key in glossary("en") if key.rpartition(".")[0] in kinds}
    assert known - wanted == set(), "no pack has these any more"


# --- the texts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_say_the_terms(language: str) -> None:
    """What names a thing is its term; a sentence has the term in it."""
    told, wrong, silent = words(language), {}, []
    for key, term in glossary(language).items():
        section, _, name = key.rpartition(".")
        ids = [form.format(name) for form in IS.get(section, ()) if key not in OCCURS]
        is_it = {id: told.sentence(id, {}) for id in ids if id in told}
        wrong |= {id: text for id, text in is_it.items() if text != term.term}
        title = TITLES.get(section, "").format(name)
        if title in told and title not in OTHER_TITLES:
            text = told.sentence(title, {})
            wrong |= {} if text.startswith(f"**{term.term}.**") else {title: text}
        for id in OCCURS.get(key, ()):
            text = sources_of(language)[id]
            if (term.form or term.term).casefold() not in text.casefold():
                wrong[id] = text
        silent += [] if is_it or key in OCCURS else [key]
    assert wrong == {}
    assert silent == [], "no message is held to these"


@pytest.mark.parametrize("language", LANGUAGES)
def test_mission_cards_bear_the_name_of_their_type(language: str) -> None:
    """Each is called as its type is, unless the pack calls it otherwise."""
    for mission in LIBRARY.load("rocketmen-final").mission:
        term = glossary(language)[f"rocketmen.mission.{mission.type}"].term
        assert words(language).sentence(f"card-{mission.id}", {}) == term


def test_the_early_edition_speaks_french_in_french() -> None:
    """Its names in a pack, where it has some by language, are those of the glossary."""
    for mission in LIBRARY.load("rocketmen-early").mission:
        if isinstance(mission.name, Names) and mission.name.fr:
            term = glossary("fr")[f"rocketmen.mission.{mission.type}"]
            assert (mission.name.fr, term.source) == (term.term, "early")


@pytest.mark.parametrize("game", ["rocketmen", "1969"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_another_has_replaced(language: str, game: str) -> None:
    """In language files, guides and rules pages."""
    avoided = {
        word: key
        for key, term in glossary(language).items()
        for word in term.avoid
        if key.startswith(f"{game}.")
    }
    found = {
        f"{name}:{text[: match.start()].count(chr(10)) + 1}: {match[0]} ({key})"
        for name, text in pages(language, game)
        for word, key in avoided.items()
        for match in pattern(word).finditer(text)
    }
    assert sorted(found) == []
