"""The lists of differences: what they name exists, each of them matters, and nothing is left out."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spacerace.games.rocketmen.rules import editions
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.dispatch import STEPS
from spacerace.games.rocketmen.rules.editions import (
    BATTLE,
    EARLY,
    EARLY_BATTLE,
    EARLY_SOLO,
    EDITIONS,
    FINAL,
    SOLO,
    VERSION_1,
    VERSION_1_BATTLE,
    Difference,
    Edition,
    Same,
    edition_of,
    with_differences,
)
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.lab.rule_coverage import rule_ids

pytestmark = pytest.mark.reading("newest", why="editions are made of rules, not of cards")

List = tuple[Difference | Same, ...]

CHAPTERS = Path(editions.__file__).parent / "chapters"
EARLY_EDITION = EDITIONS["early", "standard"]
#: What a list is applied to, by the name of the list and of the edition.
BASES: dict[str, tuple[Edition, List]] = {
    "battle": (FINAL, BATTLE),
    "solo": (FINAL, SOLO),
    "early": (FINAL, EARLY),
    "battle on early": (EARLY_EDITION, BATTLE),
    "solo on early": (EARLY_EDITION, SOLO),
    "early battle": (with_differences(EARLY_EDITION, BATTLE), EARLY_BATTLE),
    "early solo": (with_differences(EARLY_EDITION, SOLO), EARLY_SOLO),
}
#: What rules version 1 did otherwise, and one edition and mode in which it matters.
VERSION_1_BASES: dict[str, tuple[Edition, List]] = {
    "everywhere": (EDITIONS["early", "solo"], VERSION_1),
    "battle": (EDITIONS["final", "battle"], VERSION_1_BATTLE),
}
LISTS = {"BATTLE": BATTLE, "SOLO": SOLO, "EARLY": EARLY, "E_BATTLE": EARLY_BATTLE, "E_SOLO": EARLY_SOLO}
ALL = [one for several in LISTS.values() for one in several]
PAGE = {rule.id: rule for rule in rule_ids("rocketmen")}


def value_in(edition: Edition, field: str) -> Any:
    """What an edition has where a difference points."""
    if field.startswith("steps of "):
        return edition.sequences[field.removeprefix("steps of ")]
    return getattr(edition, field)


def number(rule: str) -> int:
    """The number of an RM-E rule."""
    return int(rule.removeprefix("RM-E."))


# --- the differences -----------------------------------------------------------------------------


@pytest.mark.parametrize("difference", [one for one in ALL if isinstance(one, Difference)], ids=str)
def test_a_difference_names_a_field_that_exists(difference: Difference) -> None:
    if difference.field.startswith("steps of "):
        assert difference.field.removeprefix("steps of ") in FINAL.sequences
    else:
        assert difference.field in Edition.__struct_fields__
        assert difference.field not in ("name", "sequences")


@pytest.mark.parametrize("name", BASES)
def test_a_difference_changes_something(name: str) -> None:
    base, several = BASES[name]
    idle = [one for one in several if isinstance(one, Difference) and value_in(base, one.field) == one.value]
    assert idle == []


@pytest.mark.parametrize("name", VERSION_1_BASES)
def test_version_1_differs_in_every_field_that_its_lists_name(name: str) -> None:
    """RM-1.16: each is a rule of the page, and a game of version 1 has the old value."""
    base, several = VERSION_1_BASES[name]
    old = edition_of(base.name, base.mode, 1)
    assert old.version == 1 and base.version == 2
    for one in several:
        assert isinstance(one, Difference)
        assert one.rule in PAGE
        assert value_in(base, one.field) != one.value == value_in(old, one.field)


@pytest.mark.parametrize("key", EDITIONS, ids="-".join)
def test_version_1_differs_in_nothing_else(key: tuple[str, str]) -> None:
    old = edition_of(*key, 1)
    named = {one.field for one in (*VERSION_1, *VERSION_1_BATTLE)}
    other = {
        field for field in Edition.__struct_fields__ if getattr(old, field) != getattr(EDITIONS[key], field)
    }
    assert other <= named
    assert edition_of(*key, 2) == EDITIONS[key]


@pytest.mark.parametrize("name", LISTS)
def test_a_list_sets_a_field_once(name: str) -> None:
    fields = Counter(one.field for one in LISTS[name] if isinstance(one, Difference))
    assert [field for field, times in fields.items() if times > 1] == []


@pytest.mark.parametrize("name", LISTS)
def test_a_rule_is_either_a_difference_or_the_same(name: str) -> None:
    different = {one.rule for one in LISTS[name] if isinstance(one, Difference)}
    same = [one.rule for one in LISTS[name] if isinstance(one, Same)]
    assert not different & set(same)
    assert len(set(same)) == len(same)


def test_a_rule_that_comes_to_the_same_names_a_rule_of_the_final_edition() -> None:
    named = [one.as_rule for one in ALL if isinstance(one, Same)]
    assert [rule for rule in named if rule not in PAGE or rule.startswith("RM-E.")] == []


def test_an_edition_has_what_its_differences_say() -> None:
    """The last word on a field is that of the last list."""
    lists = {
        ("final", "battle"): (BATTLE,),
        ("final", "solo"): (SOLO,),
        ("early", "standard"): (EARLY,),
        ("early", "battle"): (EARLY, BATTLE, EARLY_BATTLE),
        ("early", "solo"): (EARLY, SOLO, EARLY_SOLO),
    }
    for key, several in lists.items():
        said = {
            one.field: one.value
            for one in (o for part in several for o in part)
            if isinstance(one, Difference)
        }
        for field, value in said.items():
            assert value_in(EDITIONS[key], field) == value, (key, field)


@pytest.mark.parametrize("key", EDITIONS, ids="-".join)
def test_a_field_has_a_value_of_its_type(key: tuple[str, str]) -> None:
    edition = EDITIONS[key]
    assert msgspec.convert(msgspec.to_builtins(edition), Edition) == edition
    assert (edition.name, edition.mode) == key


@pytest.mark.parametrize("key", EDITIONS, ids="-".join)
def test_an_edition_is_played_with_a_pack_of_its_name(key: tuple[str, str]) -> None:
    pack = LIBRARY.load(EDITIONS[key].pack)
    assert pack.pack.edition == key[0]
    assert {entry.players for entry in pack.threshold} == {2, 3, 4}


def test_both_editions_have_every_mode() -> None:
    assert set(EDITIONS) == {(name, mode) for name in editions.NAMES for mode in editions.MODES}


# --- against the page ----------------------------------------------------------------------------


def test_a_list_holds_the_rules_of_its_own_chapter() -> None:
    chapters = {
        "BATTLE": "RM-14.",
        "SOLO": "RM-15.",
        "EARLY": "RM-E.",
        "E_BATTLE": "RM-E.",
        "E_SOLO": "RM-E.",
    }
    for name, prefix in chapters.items():
        strange = [one.rule for one in LISTS[name] if not one.rule.startswith(prefix) or one.rule not in PAGE]
        assert strange == [], name


def test_every_rule_of_the_early_edition_is_in_exactly_one_of_its_lists() -> None:
    """Number 23 is about the battle, 24 to 31 are about the game alone."""
    listed = {
        name: {one.rule for one in several}
        for name, several in (("all", EARLY), ("battle", EARLY_BATTLE), ("solo", EARLY_SOLO))
    }
    found = Counter(rule for rules in listed.values() for rule in rules)
    assert found == Counter(rule for rule in PAGE if rule.startswith("RM-E."))
    assert listed["battle"] == {"RM-E.23"}
    assert sorted(map(number, listed["solo"])) == list(range(24, 32))


@pytest.mark.parametrize("chapter", ["RM-14.", "RM-15."])
def test_every_rule_of_a_mode_is_in_its_list_or_held_by_code_or_data(chapter: str) -> None:
    listed = {one.rule for one in (*BATTLE, *SOLO)}
    rules = [rule for rule in PAGE.values() if rule.id.startswith(chapter)]
    assert len(rules) >= 4
    lost = [
        rule.id
        for rule in rules
        if rule.id not in listed and not rule.held_by.startswith(("code", "data: ", "edition: "))
    ]
    assert lost == []


def test_the_page_says_of_a_rule_what_its_list_says() -> None:
    """A field for a difference, "as" and a rule for the same; all other rules are held by code or data."""
    said = {
        (one.rule, f"edition: as {one.as_rule}" if isinstance(one, Same) else f"edition: {one.field}")
        for one in ALL
    }
    rules = [rule for rule in PAGE.values() if rule.held_by.startswith("edition: ")]
    assert rules
    assert [(rule.id, rule.held_by) for rule in rules if (rule.id, rule.held_by) not in said] == []


# --- steps and ends ------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS, ids="-".join)
def test_the_sequences_name_steps_that_exist(key: tuple[str, str]) -> None:
    named = {step for steps in EDITIONS[key].sequences.values() for step in steps}
    assert named - set(STEPS) == set()
    assert all(EDITIONS[key].sequences.values())


def test_every_step_is_used_by_some_edition() -> None:
    used = {step for edition in EDITIONS.values() for steps in edition.sequences.values() for step in steps}
    assert set(STEPS) - used == set()


def test_a_step_is_named_like_its_function() -> None:
    assert [name for name, step in STEPS.items() if step.__name__ != name] == []


def test_every_edition_has_the_same_lists_and_the_chapters_begin_only_such() -> None:
    begun = {
        node.args[0].value
        for _, node in nodes()
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name | ast.Attribute)
        and (node.func.id if isinstance(node.func, ast.Name) else node.func.attr) == "Sequence"
        and isinstance(node.args[0], ast.Constant)
    }
    assert begun == set(FINAL.sequences)
    assert all(set(edition.sequences) == begun for edition in EDITIONS.values())


def test_every_end_is_a_condition_and_every_condition_is_some_end() -> None:
    named = {end for edition in EDITIONS.values() for end in edition.ends}
    assert named == set(ending.ENDS)


# --- the chapters do not ask for a name ----------------------------------------------------------

NAMES = {*editions.NAMES, *editions.MODES}
#: Whether there is an AI, and whether its cards are in the game: the one question that is a mode's own.
ASKED = {("setup.py", "solo")}


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """Every node of every chapter, with the name of its file."""
    for path in sorted(CHAPTERS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.name, node


def test_no_chapter_compares_with_the_name_of_an_edition_or_mode() -> None:
    """Nor looks one up, nor matches it: no such text is in the code of a chapter at all."""
    found = {
        (name, node.value)
        for name, node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in NAMES
    }
    assert found == ASKED


def test_no_chapter_reads_the_name_of_its_edition() -> None:
    read = {
        (name, node.attr)
        for name, node in nodes()
        if isinstance(node, ast.Attribute)
        and node.attr in ("name", "mode", "pack")
        and isinstance(node.value, ast.Name | ast.Attribute)
        and (node.value.id if isinstance(node.value, ast.Name) else node.value.attr) == "edition"
    }
    assert read == {("setup.py", "mode")}


def test_the_chapters_read_every_field_that_can_differ() -> None:
    """A field that nobody reads would be a difference in name only."""
    sources = [*CHAPTERS.glob("*.py"), *CHAPTERS.parent.glob("*.py")]
    read = {
        node.attr
        for path in sources
        if path.name != "editions.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert set(Edition.__struct_fields__) - read == set()
