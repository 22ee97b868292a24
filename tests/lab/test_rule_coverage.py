"""The coverage table: rules page, citations in code and tests, and the gate."""

from __future__ import annotations

import re

import pytest

from spacerace.games.rocketmen.rules import editions
from spacerace.games.rocketmen.rules.editions import Same
from spacerace.lab import rule_coverage
from spacerace.lab.rule_coverage import (
    cited_by_name,
    cited_in,
    gaps,
    holders_in,
    traced_tests,
)
from spacerace.lang.rules_format import WrittenRule, page_path, rules_in
from tests.lab.rule_pages import KNOWN, KNOWN_1969, PAGE, PAGE_1969


def test_a_page_gives_its_rules_in_order_with_their_chapter() -> None:
    rules = rules_in(PAGE)
    assert [rule.id for rule in rules] == [
        *["RM-4.5", "RM-4.6", "RM-4.7", "RM-4.10"],
        *["RM-15.11", "RM-15.11a", "RM-15.11b"],
        *["RM-E.1", "RM-E.5", "RM-E.6", "RM-E.7", "RM-E.10"],
        *["D-12", "D-12a", "WX-1"],
    ]
    assert rules[0] == WrittenRule("RM-4.5", "Pay *in full*.", "code", "4. Buying")
    assert rules[1].held_by == "data: success" and not rules[1].needs_code
    assert rules[9].held_by == "edition: ends" and not rules[9].needs_code
    assert rules[-1].chapter == "Decisions"


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("The price is covered (RM-4.5).", ["RM-4.5"]),
        ("Covered, RM-4.5, 4.7: so it is.", ["RM-4.5", "RM-4.7"]),
        ("RM-4.5 and 4.7", ["RM-4.5", "RM-4.7"]),
        ("RM-4.5 to RM-4.10", ["RM-4.5", "RM-4.6", "RM-4.7", "RM-4.10"]),
        ("RM-4.5 to 4.7.", ["RM-4.5", "RM-4.6", "RM-4.7"]),
        ("RM-4.5-4.7", ["RM-4.5", "RM-4.6", "RM-4.7"]),
        ("RM-4.7,\n    RM-4.10, D-12", ["RM-4.7", "RM-4.10", "D-12"]),
        ("D-12a", ["D-12a"]),
        ("D-12 to D-12a", ["D-12", "D-12a"]),
        ("Alone (RM-15.11a).", ["RM-15.11a"]),
        ("RM-15.11a to RM-15.11b", ["RM-15.11a", "RM-15.11b"]),
        ("RM-15.11, 15.11b", ["RM-15.11", "RM-15.11b"]),
        ("Thresholds (RM-4.5, RM-E.5).", ["RM-4.5", "RM-E.5"]),
        ("RM-E.5 to RM-E.7", ["RM-E.5", "RM-E.6", "RM-E.7"]),
        ("RM-E.5 to E.7", ["RM-E.5", "RM-E.6", "RM-E.7"]),
        ("RM-E.1, E.10 and RM-4.7", ["RM-E.1", "RM-E.10", "RM-4.7"]),
        ("RM-4 is a chapter, RM-9.9 nobody knows, UTF-8 is no rule, RM-4.55 neither", []),
    ],
)
def test_a_docstring_cites_single_ids_lists_and_ranges(text: str, cited: list[str]) -> None:
    assert cited_in(text, KNOWN) == cited


def test_the_page_of_1969_has_letters_of_its_own() -> None:
    held_by = {rule.id: rule.held_by for rule in rules_in(PAGE_1969)}
    assert list(held_by) == [
        *["N-6.1", "N-6.9", "N-6.10", "N-6.11", "N-9.1", "N-10.1"],
        *["ND-1", "ND-2", "ND-3", "NC-4", "V-1", "V-12", "NI-2"],
    ]
    assert held_by["N-6.9"] == "code" and held_by["NI-2"] == "law: cards are conserved"
    assert held_by["N-10.1"] == "data: research" and held_by["V-12"] == "example"


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("Reroll one die (N-6.9).", ["N-6.9"]),
        ("N-6.9, 6.11", ["N-6.9", "N-6.11"]),
        ("N-6.9 to N-6.11, ND-3", ["N-6.9", "N-6.10", "N-6.11", "ND-3"]),
        ("N-6.1-6.10", ["N-6.1", "N-6.9", "N-6.10"]),
        ("ND-1 to ND-3 and NC-4", ["ND-1", "ND-2", "ND-3", "NC-4"]),
        ("NI-2, V-12 or V-1", ["NI-2", "V-12", "V-1"]),
        ("spaces 0 to N-1, N-6 is a chapter, D-1 and C-4 are another game's, V-120 is nobody's", []),
    ],
)
def test_a_docstring_cites_1969(text: str, cited: list[str]) -> None:
    assert cited_in(text, KNOWN_1969) == cited


@pytest.mark.parametrize(
    ("name", "cited"),
    [
        ("test_n_6_9_rerolls", ["N-6.9"]),
        ("test_n_6_1_launches", ["N-6.1"]),
        ("test_n_6_10_no_die_twice", ["N-6.10"]),
        ("test_n_6_1_0_missions", ["N-6.1"]),
        ("test_n_10_1_is_data", ["N-10.1"]),
        ("test_nd_3_buys", ["ND-3"]),
        ("test_nc_4_draws", ["NC-4"]),
        ("test_ni_2_counts_cards", ["NI-2"]),
        ("test_v_12_sells", ["V-12"]),
        ("test_v_1_2_players_get_12_m", ["V-1"]),
        ("test_v_13_is_unknown", []),
        ("test_n_6_is_a_chapter", []),
        ("test_d_3_is_another_game_s", []),
    ],
)
def test_a_test_name_cites_1969(name: str, cited: list[str]) -> None:
    assert cited_by_name(name, KNOWN_1969) == cited


@pytest.mark.parametrize(
    ("name", "cited"),
    [
        ("test_rm_4_5_pays", ["RM-4.5"]),
        ("test_rm_4_10", ["RM-4.10"]),
        ("test_rm_4_5_2_cards_pay", ["RM-4.5"]),
        ("test_d_12a_chooses", ["D-12a"]),
        ("test_d_12_plays", ["D-12"]),
        ("test_wx_1_big_data", ["WX-1"]),
        ("test_rm_15_11_draws", ["RM-15.11"]),
        ("test_rm_15_11a_draws", ["RM-15.11a"]),
        ("test_rm_15_11c_is_unknown", []),
        ("test_rm_e_1_has_nine", ["RM-E.1"]),
        ("test_rm_e_10_leaves", ["RM-E.10"]),
        ("test_rm_e_100_is_unknown", []),
        ("test_rm_4_55_is_unknown", []),
        ("test_rm_4_1_is_unknown", []),
        ("test_the_price_rm_4_5", []),
    ],
)
def test_a_test_name_cites_the_id_it_begins_with(name: str, cited: list[str]) -> None:
    assert cited_by_name(name, KNOWN) == cited


def test_functions_methods_and_classes_cite_but_modules_do_not() -> None:
    source = '''
"""Buying (RM-4.5 to RM-4.10)."""
from functools import cache

def confirm():
    """Confirm the purchase (RM-4.5)."""
    def covered():
        """Cover the price (RM-4.7)."""

class Purse:
    """A purse (RM-4.6)."""
    def empty(self):
        """Nothing is left (RM-4.10)."""

class Bare:
    """Only fields (D-12)."""

@cache
def slow():
    """Read once (D-12a)."""

def silent():
    "Cites nothing."
'''
    holders = holders_in(source, "spacerace.games.toy.chapters.buying", "chapters.buying", KNOWN)
    assert {holder.name: holder.cites for holder in holders} == {
        "chapters.buying.confirm": ("RM-4.5",),
        "chapters.buying.confirm.covered": ("RM-4.7",),
        "chapters.buying.Purse": ("RM-4.6",),
        "chapters.buying.Purse.empty": ("RM-4.10",),
        "chapters.buying.Bare": ("D-12",),
        "chapters.buying.slow": ("D-12a",),
    }
    assert [holder.name.split(".")[-1] for holder in holders if not holder.is_traceable] == ["Bare", "slow"]
    assert [holder.qualname for holder in holders][1] == "confirm.<locals>.covered"


def test_untraced_tests_do_not_count() -> None:
    source = '''
import pytest

def test_rm_4_5_pays():
    """It pays."""

@pytest.mark.untraced
def test_rm_4_7_is_hot(): ...

class TestBuying:
    @pytest.mark.parametrize("x", [1, 2])
    def test_rm_4_10_holds(self, x): ...

class TestHot:
    pytestmark = [pytest.mark.untraced]
    def test_rm_4_6_holds(self): ...

def helper(): ...
'''
    assert traced_tests(source) == [
        ("test_rm_4_5_pays", "It pays."),
        ("TestBuying::test_rm_4_10_holds", None),
    ]
    assert traced_tests("pytestmark = pytest.mark.untraced\ndef test_rm_4_5_pays(): ...") == []


@pytest.mark.parametrize("game", ["rocketmen", "1969"])
def test_every_rule_says_what_holds_it_and_has_an_id_of_its_own(game: str) -> None:
    rules = rule_coverage.rule_ids(game)
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        others = ("data: ", "law: ", "edition: ")
        assert rule.held_by in ("code", "example") or rule.held_by.startswith(others), rule


def test_no_two_games_share_an_id() -> None:
    letters = [
        {rule.id.split("-")[0] for rule in rule_coverage.rule_ids(game)}
        for game in ("rocketmen", "1969", "table")
    ]
    assert sum(map(len, letters)) == len(set().union(*letters))


#: How many rules each chapter of 1969 has.
CHAPTERS_1969 = (12, 7, 5, 6, 20, 29, 3, 5, 6, 12, 7, 4)


def test_the_page_of_1969_is_complete_and_in_order() -> None:
    expected = [f"N-{at}.{n}" for at, many in enumerate(CHAPTERS_1969, 1) for n in range(1, many + 1)]
    for letters, many in (("ND", 11), ("NC", 6), ("V", 84), ("NI", 13)):
        expected += [f"{letters}-{n}" for n in range(1, many + 1)]
    assert [rule.id for rule in rule_coverage.rule_ids("1969")] == expected


def test_the_page_of_1969_points_at_its_own_rules_only() -> None:
    page = page_path("en", "1969").read_text(encoding="utf-8")
    known = {rule.id for rule in rule_coverage.rule_ids("1969")}
    assert sorted(set(re.findall(r"\b[A-Z]+-\d[\d.]*\b", page)) - known) == []


TABLES_1969 = {"nation", "year", "mission", "die", "card", "scientist", "research", "board"}


def test_a_rule_of_1969_is_held_by_code_a_table_a_law_or_an_example() -> None:
    for rule in rule_coverage.rule_ids("1969"):
        kind, _, name = rule.held_by.partition(": ")
        assert (kind == "example") == rule.id.startswith("V-"), rule
        assert (kind == "law") or not rule.id.startswith("NI-"), rule
        assert kind in ("code", "example", "law") or (kind == "data" and name in TABLES_1969), rule


EDITION_LISTS = (editions.BATTLE, editions.SOLO, editions.EARLY, editions.EARLY_BATTLE, editions.EARLY_SOLO)
DIFFERENCES = [one for differences in EDITION_LISTS for one in differences]


def test_every_rule_of_an_edition_is_on_the_page() -> None:
    known = {rule.id for rule in rule_coverage.rule_ids("rocketmen")}
    named = {one.rule for one in DIFFERENCES}
    named |= {one.as_rule for one in DIFFERENCES if isinstance(one, Same)}
    assert sorted(named - known) == []


def test_what_an_edition_is_said_to_hold_is_one_of_its_differences() -> None:
    listed = {
        (one.rule, f"edition: as {one.as_rule}" if isinstance(one, Same) else f"edition: {one.field}")
        for one in DIFFERENCES
    }
    for rule in rule_coverage.rule_ids("rocketmen"):
        assert not rule.held_by.startswith("edition: ") or (rule.id, rule.held_by) in listed, rule


@pytest.mark.parametrize("game", ["rocketmen", "1969"])
def test_no_rule_without_code_or_test(game: str) -> None:
    assert gaps(game) == []
