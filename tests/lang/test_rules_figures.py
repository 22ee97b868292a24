"""No page of rules can go stale: what a pack says is filled in from the pack, in every language.

Two tests hold it. The first fills every page with figures that no game has, and looks for figures that are
still small: whoever writes one into a page has to name the rule here, with a reason. The second changes every
number of the newest packs, and wants to see it on the pages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, structs

from spacerace.games import GAMES, newest_packs
from spacerace.kernel.game import Message, RuleValue
from spacerace.kernel.packs import Box
from spacerace.kernel.sentences import set_renderer
from spacerace.lang import LANGUAGES, words
from spacerace.lang.rules import pages, rules_text, template
from spacerace.lang.rules_figures import Packs, fill
from spacerace.lang.rules_format import BadPage

ROOT = Path(__file__).resolve().parents[2]
PAGES_OF_GAMES = [(language, game) for language in LANGUAGES for game in GAMES]
#: Examples bring their own figures, and say so.
EXAMPLES = re.compile(r"(?:WX|FX|EC|V)-\d+")
ROW = re.compile(r"\| ([A-Z]+-\S+) \| (.*) \|")
#: Added to every figure, so that what a page has of its own can be told from it.
FAR = 100_000

# --- figures that no pack says -------------------------------------------------------------------

#: By reason: the rules that hold a figure of their own, and which. 0 is where counting begins.
ALLOWED = {
    "how many can play": "RM-2.1 2 4, RM-14.4 2 4, N-2.1 2 5",
    "by number of players; the marks are digits": "RM-2.2 2 3 4, RM-9.1 2 3 4, RM-15.2 2 3 4, RM-E.2 1 2 3,"
    " RM-E.5 2 3 4, RM-E.24 1 2, RM-2.5 1 2, RM-14.1 1, RM-15.3 1 2",
    "colours, destinations and mission types are words of the rules": "RM-1.1 4, RM-1.7 3 7",
    "achievements: four kinds and their tokens, which no rule counts": "RM-1.2 2 3 6, RM-1.15 1 4 20,"
    " RM-1.17 9, RM-2.8 1, RM-8.6 1, INV-9 1 2 8, RM-4.3 20, RM-4.4 1 2, RM-5.4 20, D-3 20, D-7 20",
    "the achievement that brings the $20 token": "RM-11.26 20 30, RM-11.27 20",
    "the achievement of a larger Hand": "RM-11.30 1",
    "the rulebooks' examples, quoted": "RM-1.18 1 2 3",
    "the money that a sign can show": "RM-1.3 10 20 30",
    "item kinds": "RM-4.5 4",
    "two goals, two Variants, two active spaces: the rules deal them": "RM-2.10 2, RM-12.1 2, RM-13.1 2,"
    " RM-1.12 2, C-5 2, RM-15.5 2",
    "how many tokens end a game by its mode or edition": "RM-14.2 4, RM-14.3 4, RM-E.7 5 6,"
    " RM-E.30 5 6, D-27 5 6",
    "the early Hand limit and kinds of effects are rules": "RM-E.19 8, RM-E.10 4, RM-E.12 4",
    "parts of the sentence itself": "RM-1.9 2, RM-3.3 2, RM-4.6 2, RM-4.17 2, RM-5.8 2, RM-6.3 2, RM-7.8 2,"
    " RM-7.17 2, RM-9.10 2, RM-10.1 2, RM-11.7 2, RM-13.6 3, RM-15.9 2, RM-15.10 2, RM-15.13 2, RM-15.16 2 3,"
    " RM-15.16a 2, RM-E.20 2, D-20 3, INV-3 2, INV-5 2, INV-14 2, RM-1.5 2, RM-4.1 2, RM-8.4 2, RM-8.7 2,"
    " RM-11.31 2, RM-15.11i 2, RM-15.14a 2, RM-15.15a 2, RM-E.29 2, D-9 2, RM-10.3 6",
    "1969: sheets, phases and years are the frame of the rules": "N-1.4 2 6, N-1.6 7, N-1.7 1 6, N-3.1 4 7,"
    " N-11.1 6, N-1.8 1, N-5.13 5",
    "1969: parts of the sentence itself": "N-1.9 2, N-4.6 3, N-5.5 2, N-5.9 2, N-5.15 2, N-6.10 2, N-6.14 2,"
    " N-6.17 3, N-6.23 2, N-9.1 2, NI-7 2, NI-8 2",
    "1969: one point a flag, one researcher a bonus token": "N-6.26 1, N-9.6 1",
}
#: What stands between the tables: players, chapters, years, steps.
BETWEEN = {"rocketmen": {2, 4, 14, 15, 16, 17}, "1969": {2, 3, 5, 6, 7}}

NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici",
}
OTHER_WORDS = {
    "en": {"twice": 2, "fourth": 4, "fifth": 5, "sixth": 6, "dozen": 12},
    "de": {
        "zweien": 2,
        "zweimal": 2,
        "dreien": 3,
        "dreimal": 3,
        "dutzend": 12,
        r"vierte[nrs]?": 4,
        r"fünfte[nrs]?": 5,
        r"sechste[nrs]?": 6,
    },
    "fr": {"quatrième": 4, "cinquième": 5, "sixième": 6, "douzaine": 12},
    "it": {r"quart[ao]": 4, r"quint[ao]": 5, r"sest[ao]": 6, "dozzina": 12},
}
#: Ids of rules, code, the windows of a launch, years, and the numbers of steps and chapters.
NO_FIGURES = re.compile(
    r"`[^`]*`|\b[A-Z]+-(?:E\.)?\d+(?:\.\d+)?[a-z]?\b|\bW[346]\b|\b196[3-9]\b"
    r"|\b(?:steps?|schritt|étapes?|passo|passi|chapters?|kapitel|chapitres?|capitol[io])\s(?:da\s)?\d+"
    r"(?:(?:\s(?:and|und|et|e|to|bis|à|or|oder|ou|o|a)\s|,\s(?:da\s)?)\d+)*",
    re.IGNORECASE,
)


def allowed() -> dict[str, set[int]]:
    """The figures that a rule may have of its own, by id."""
    found: dict[str, set[int]] = {}
    for entry in ", ".join(ALLOWED.values()).split(", "):
        id, *figures = entry.split()
        assert id not in found, f"{id} stands twice"
        found[id] = set(map(int, figures))
    return found


def figures(text: str, language: str) -> set[int]:
    """The small figures of a text, in digits and in words; one and none are left out."""
    plain = NO_FIGURES.sub(" ", text)
    found = {int(digits) for digits in re.findall(r"\d+", plain)}
    spelled = dict(zip(NUMBER_WORDS[language].split(), range(2, 13), strict=True)) | OTHER_WORDS[language]
    found |= {number for word, number in spelled.items() if re.search(rf"\b{word}\b", plain, re.IGNORECASE)}
    return {number for number in found if 0 < number < FAR / 2}


# --- packs that no game has ----------------------------------------------------------------------


def far_value(value: Any) -> Any:
    """The same, with every figure in it far away."""
    match value:
        case RuleValue():
            return RuleValue(far_value(value.value), value.ours)
        case Message():
            # A year tells which one it is; the pack doesn't choose it.
            kept = {"year"} & set(value.args)
            args = {key: one if key in kept else far_value(one) for key, one in value.args.items()}
            return Message(value.id, args)
        case tuple():
            return tuple(map(far_value, value))
        case str():
            return re.sub(r"\d+", lambda found: str(int(found[0]) + FAR), value)
        case int() if not isinstance(value, bool):
            return value + FAR
        case _:
            return value


@cache
def far_page(language: str, game: str) -> list[str]:
    """The lines of a page filled with figures that no pack has."""
    values = {
        edition: {path: far_value(value) for path, value in GAMES[game].rule_values(pack).items()}
        for edition, pack in newest_packs(GAMES[game]).items()
    }
    usual = GAMES[game].SETUPS[0].edition
    packs = Packs(usual, values, {**values, "": values[usual]})
    # Fluent would part the thousands of large numbers.
    text = fill(template(language, game), packs, words(language), name=game)
    return re.sub(r"(?<=\d)[,.\u202f\u00a0’](?=\d{3}\b)", "", text).splitlines()


#: What tells an entry apart, and numbers that no rule tells.
KEPT = ("pack", "hash", "players", "year", "number", "numbers", "place", "mark")


def changed(value: Any) -> Any:
    """The same, with every number in it another one, and with more Rocket points."""
    match value:
        case Struct():
            kept = ("pack", "hash") if isinstance(value, Box) else KEPT
            names = [name for name in value.__struct_fields__ if name not in kept]
            return structs.replace(value, **{name: changed(getattr(value, name)) for name in names})
        case bool():
            return value
        case int():
            return value + 3
        case str() if re.fullmatch(r"\$\d+", value):
            return f"${int(value[1:]) + 700}"
        case tuple():
            return (*map(changed, value), *(["rocket"] if "rocket" in value else []))
        case dict():
            return {key: changed(one) for key, one in value.items()}
        case _:
            return value


# --- the tests -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language, game", PAGES_OF_GAMES)
def test_a_page_has_no_figure_of_its_own_for_what_a_pack_says(language: str, game: str) -> None:
    """Every small figure that is left when the packs have only large ones is listed with its reason."""
    known = allowed()
    wrong = {}
    for line in far_page(language, game):
        if row := ROW.fullmatch(line):
            own = (
                set() if EXAMPLES.fullmatch(row[1]) else figures(row[2], language) - known.get(row[1], set())
            )
        elif line.startswith("## ") or "*T5*" in line:
            continue  # the number of a chapter; the tracks of the examples
        else:
            own = figures(line, language) - BETWEEN[game]
        if own:
            wrong[line[:60]] = sorted(own)
    assert wrong == {}


def test_no_figure_is_allowed_that_no_page_has() -> None:
    found: dict[str, set[int]] = {}
    for language, game in PAGES_OF_GAMES:
        for line in far_page(language, game):
            if row := ROW.fullmatch(line):
                found.setdefault(row[1], set()).update(figures(row[2], language))
    idle = {id: numbers - found.get(id, set()) for id, numbers in allowed().items()}
    assert {id: numbers for id, numbers in idle.items() if numbers} == {}


@pytest.mark.parametrize("language, game", PAGES_OF_GAMES)
def test_a_changed_pack_changes_every_figure_that_is_filled_in(language: str, game: str) -> None:
    """Only what is counted, the cards of the box for one, takes more than another number to change."""
    usual = rules_text(language, game).splitlines()
    pack = newest_packs(GAMES[game])[GAMES[game].SETUPS[0].edition]
    other = rules_text(language, game, changed(pack)).splitlines()
    same = []
    for written, line, new, far in zip(
        template(language, game).splitlines(), usual, other, far_page(language, game), strict=True
    ):
        if line != far and line == new and not is_only_counted(written):
            same.append(line[:80])
    assert same == []


def is_only_counted(line: str) -> bool:
    """Whether all that the line takes from a pack is a count, or of another edition."""
    paths = re.findall(r"\{([a-z0-9:._-]+)", line)
    return all(re.search(r"^early:|\.(?:count|designs|most|types|name)$", path.rstrip(":")) for path in paths)


@pytest.mark.parametrize("language", LANGUAGES)
def test_brackets_follow_the_sources_of_the_pack(language: str) -> None:
    """RM-1.16: what no source gives is in square brackets; give it one, and they go."""
    pack = newest_packs(GAMES["rocketmen"])["final"]
    goals = tuple(structs.replace(goal, source="rule", sources={}, vp=4711) for goal in pack.goal)
    before, after = (
        rules_text(language, "rocketmen"),
        rules_text(language, "rocketmen", structs.replace(pack, goal=goals)),
    )
    row = next(line for line in before.splitlines() if line.startswith("| RM-12.10 |"))
    assert row.count("[") == 2
    row = next(line for line in after.splitlines() if line.startswith("| RM-12.10 |"))
    assert "[" not in row and "4711" in row


@pytest.mark.parametrize("game", pages())
def test_docs_rules_are_the_english_pages_of_the_newest_packs(game: str) -> None:
    """``make rules`` writes them."""
    assert (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8") == rules_text("en", game)


@pytest.mark.parametrize(
    "line, problem",
    [
        ("{board.hand_sizes}", "page:2: no pack has 'board.hand_sizes'"),
        ("{late:board.hand_size}", "page:2: there is no edition 'late'"),
        ("{board.hand_size", "page:2: a brace that nothing closes"),
        ("board.hand_size}", "page:2: a brace that nothing opens"),
        ("{Board}", "page:2: braces without a known form"),
        ("{board.hand_size = one}", "page:2: braces without a known form"),
        ("{asset.depot.effect}", "page:2: a value without words"),
        ("{asset.depot.name = one / # more}", "page:2: only a number can be counted"),
    ],
)
def test_braces_of_an_unknown_form_are_refused_with_their_line(line: str, problem: str) -> None:
    values = {"final": GAMES["rocketmen"].rule_values(newest_packs(GAMES["rocketmen"])["final"])}
    with pytest.raises(BadPage, match=re.escape(problem)):
        fill(
            f"# Title\n{line}",
            Packs("final", values, {**values, "": values["final"]}),
            words("en"),
            name="page",
        )


def test_forms_of_braces() -> None:
    values = {
        "a.one": RuleValue(1),
        "a.two": RuleValue(2, ours=True),
        "a.rule": RuleValue(None, ours=True),
    }
    packs = Packs("x", {"x": values}, {"": {**values, "a.gone": RuleValue(3)}, "x": values})

    def filled(line: str) -> str:
        return fill(line, packs, words("en"), name="page").rstrip("\n")

    assert filled("{a.one} and {a.two}") == "1 and [2]"
    assert filled("{a.one = one card / # cards}, {a.two = one card / # cards}") == "one card, [2 cards]"
    assert filled("{a.rule: take {a.two}, and {a.one}}.") == "[take 2, and 1]."
    assert filled("{x:a.one}") == "1"
    assert filled("| T-1 | It is {a.gone}. |") == "| T-1 | *Not in this pack.* It is 3. |"


# --- the list of cards and the pages -------------------------------------------------------------


def rows_of(language: str, game: str, pack: Any) -> list[str]:
    return [row[2] for line in rules_text(language, game, pack).splitlines() if (row := ROW.fullmatch(line))]


def said_icons(icons: list[str], language: str) -> Iterator[str]:
    """Money and items of a part, as somebody reads them."""
    speak = words(language).sentence
    for icon in icons:
        if icon.startswith("$"):
            yield speak("money", {"money": int(icon[1:])})
        elif icon != "rocket":
            yield speak(f"item-{icon}", {})
    if "rocket" in icons:
        yield speak("points", {"points": icons.count("rocket")})


def told(part: Mapping[str, Any], game: str, language: str) -> Iterator[str]:
    """What `spacerace cards` tells of a part and its rule has to tell too."""
    yield from said_icons([*part.get("cost", ()), *part.get("items", ())], language)
    if game == "rocketmen":
        yield from (str(part[key]) for key in ("vp",) if key in part)
        yield from (str(points) for points in part.get("rocket_points", {}).values())
    else:
        keys = {"scientist": ("price",), "year": ("income", "sale_limit")}
        yield from (str(part[key]) for key in keys.get(part["deck"], ()))


@pytest.mark.parametrize("language, game", PAGES_OF_GAMES)
def test_the_list_of_cards_and_the_page_agree(language: str, game: str) -> None:
    """Whatever has a rule of its own: the name stands there, and with it what the list says."""
    set_renderer(words(language).sentence)
    try:
        for pack in newest_packs(GAMES[game]).values():
            _agree(language, game, pack)
    finally:
        set_renderer(words("en").sentence)


def _agree(language: str, game: str, pack: Any) -> None:
    rows = rows_of(language, game, pack)
    checked = 0
    for part in GAMES[game].list_parts(pack):
        deck, name = str(part["deck"]), str(part["name"])
        if deck in ("success", "solitaire", "espionage", "nation", "die", "research", "mission") and (
            game == "1969" or deck != "mission"
        ):
            continue
        if deck == "year":
            found = [row for row in rows if all(f"{year} (" in row for year in range(1963, 1970))]
        elif game == "1969":
            found = [row for row in rows if re.match(rf"{re.escape(name)}\s?:", row)]
        else:
            found = [row for row in rows if re.match(rf"\*\*(?:\w+ )?{re.escape(name)}[\s.:]*\*\*", row)]
        assert len(found) == 1, (name, found)
        for what in told(part, game, language):
            assert re.search(rf"(?<!\d){re.escape(what)}(?!\d)", found[0]), (name, what, found[0])
        checked += 1
    assert checked >= 12
