"""The coverage table: rules page, citations in code and tests, and the tracing of cited rules."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

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
from spacerace.lang import rules_format
from spacerace.lang.rules_format import WrittenRule, page_path, rules_in

TESTS = Path(__file__).resolve().parents[1]

PAGE = """# A game

## 4. Buying

| id | rule | held by |
| --- | --- | --- |
| RM-4.5 | Pay *in full*. | code |
| RM-4.6 | A deck of 3. | data: success |
| RM-4.7 | No change. | code |
| RM-4.10 | Nothing is lost. | law: cards are conserved |

| effect | W3 | W4 |
| --- | --- | --- |
| Backup | yes | - |

## 15. Alone

| id | rule | held by |
| --- | --- | --- |
| RM-15.11 | The AI's next mission. | code |
| RM-15.11a | Draw a card. | code |
| RM-15.11b | Draw another. | code |

## Early edition

| id | rule | held by |
| --- | --- | --- |
| RM-E.1 | 9 Variants. | data: variant |
| RM-E.5 | Other thresholds. | data: threshold |
| RM-E.6 | All locations. | edition: ends |
| RM-E.7 | The fifth token. | code |
| RM-E.10 | One use. | code |

## Decisions

| id | rule | held by |
| --- | --- | --- |
| D-12 | Play an effect. | code |
| D-12a | Choose (RM-4.5). | code |
| WX-1 | Buy it. | example |
"""

KNOWN = [rule.id for rule in rules_in(PAGE)]

PAGE_1969 = """# Another game

## 6. Missions

| id | rule | held by |
| --- | --- | --- |
| N-6.1 | One mission, or none. | code |
| N-6.9 | Reroll. | code |
| N-6.10 | No die twice. | code |
| N-6.11 | Neutral dice turn. | code |
| N-9.1 | 5 M. | data: scientist |
| N-10.1 | Free cards (N-6.1). | data: research |

## Decisions

| id | rule | held by |
| --- | --- | --- |
| ND-1 | Draw. | code |
| ND-2 | Sell. | code |
| ND-3 | Buy. | code |
| NC-4 | A card. | code |
| V-1 | 12 M. | example |
| V-12 | Base -1, 2 M. | example |
| NI-2 | 39 cards. | law: cards are conserved |
"""

KNOWN_1969 = [rule.id for rule in rules_in(PAGE_1969)]


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


# --- a small made-up checkout --------------------------------------------------------------------

TOY_RULES = '''
"""The rules of the toy."""
class Fields:
    """What is printed (RM-4.5)."""

def pays():
    """It pays (RM-4.5)."""

def change():
    """There is no change (RM-4.7)."""
'''

TOY_TESTS = '''
import pytest
from hypothesis import given, strategies
from spacerace.games.rocketmen.rules.chapters.buying import pays

@pytest.fixture
def paid():
    return pays()

def test_rm_4_5_runs_it(): pays()
def test_rm_4_5_runs_it_in_a_fixture(paid): ...
@given(strategies.integers())
def test_rm_4_5_runs_it_often(number): pays()
def test_rm_4_5_runs_nothing(): ...
def test_two_rules_and_one_of_them_ran():
    """RM-4.5 and RM-4.7."""
    pays()
@pytest.mark.untraced
def test_rm_4_7_is_hot(): ...
def test_rm_4_6_is_data(): ...
def test_rm_4_10_is_a_law(): ...
def test_rm_4_5_fails_by_itself(): assert False, "own fault"
'''

TOY_RULES_1969 = '''
def reroll():
    """Reroll one die (N-6.9, N-6.10)."""

def buy():
    """Buy it (ND-3)."""
'''

TOY_TESTS_1969 = '''
from spacerace.games.nineteen69.rules.chapters.test import buy, reroll

def test_n_6_9_runs_it(): reroll()
def test_n_6_10_runs_something_else(): buy()
def test_nd_3_runs_it(): buy()
def test_ni_2_is_a_law(): ...
def test_v_12_is_an_example():
    """It needs N-6.9."""
    reroll()
def test_rm_4_5_is_no_rule_here(): ...
'''


TOY_LIST = """
from pathlib import Path
from types import SimpleNamespace
HERE = Path(__file__).parent
FOLDERS = {"rocketmen": HERE / "rocketmen", "1969": HERE / "nineteen69"}
KITS = {name: SimpleNamespace(folder=folder) for name, folder in FOLDERS.items()}
"""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with two games, each of one chapter, its page and its tests."""
    checkout = tmp_path_factory.mktemp("checkout")
    package = checkout / "src" / "spacerace"
    folders = ("", "/rules", "/rules/chapters")
    games = [f"games/{game}{folder}" for game in ("rocketmen", "nineteen69") for folder in folders]
    for name in ("kernel", "lab", "lang", "games", *games):
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "games" / "rocketmen" / "rules" / "chapters" / "buying.py").write_text(TOY_RULES)
    (package / "games" / "nineteen69" / "rules" / "chapters" / "test.py").write_text(TOY_RULES_1969)
    shutil.copy(rule_coverage.__file__, package / "lab")
    shutil.copy(rules_format.__file__, package / "lang")
    (checkout / "docs" / "rules").mkdir(parents=True)  # it makes a checkout of a folder
    (package / "games" / "__init__.py").write_text(TOY_LIST)
    for game, page in (("rocketmen", PAGE), ("nineteen69", PAGE_1969)):
        pages = package / "games" / game / "lang" / "en"
        pages.mkdir(parents=True)
        (pages / "rules.md").write_text(page)
    (checkout / "tests" / "games" / "rocketmen").mkdir(parents=True)
    (checkout / "tests" / "games" / "rocketmen" / "test_buying.py").write_text(TOY_TESTS)
    (checkout / "tests" / "games" / "nineteen69").mkdir()
    (checkout / "tests" / "games" / "nineteen69" / "test_test.py").write_text(TOY_TESTS_1969)
    for name in ("conftest.py", "rule_tracing.py"):
        shutil.copy(TESTS / name, checkout / "tests")
    return checkout


def run_in(toy: Path, *arguments: str) -> str:
    """What Python says in the made-up checkout."""
    path = os.pathsep.join([str(toy / "src"), str(toy)])
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=toy,
        env={**environment, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "in two processes"])
def test_a_passing_test_fails_if_it_never_ran_what_it_cites(toy: Path, options: tuple[str, ...]) -> None:
    said = run_in(toy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "markers=untraced", *options)
    failed = {line.split("::")[1].split(" ")[0] for line in said.splitlines() if line.startswith("FAILED")}
    assert failed == {
        "test_rm_4_5_runs_nothing",
        "test_two_rules_and_one_of_them_ran",
        "test_rm_4_5_fails_by_itself",
        "test_n_6_10_runs_something_else",
    }, said
    assert "cites RM-4.5 but never ran any of: chapters.buying.pays" in said
    assert "cites RM-4.7 but never ran any of: chapters.buying.change" in said
    assert "cites N-6.10 but never ran any of: chapters.test.reroll" in said
    assert "own fault" in said
    assert "4 failed, 11 passed" in said


def test_the_table_joins_page_code_and_tests(toy: Path) -> None:
    script = (
        "import json; from spacerace.lab.rule_coverage import coverage_table, gaps, has_tests;"
        "print(json.dumps([has_tests(), coverage_table('rocketmen'), gaps('rocketmen')]))"
    )
    has_tests, table, missing = json.loads(run_in(toy, "-c", script))
    rows = {row["id"]: row for row in table}
    assert has_tests
    assert rows["RM-4.5"]["function"] == "chapters.buying.pays"
    assert rows["RM-4.5"]["functions"] == ["chapters.buying.pays", "chapters.buying.Fields"]
    assert "tests/games/rocketmen/test_buying.py::test_rm_4_5_runs_it" in rows["RM-4.5"]["tests"]
    assert rows["RM-4.6"]["function"] == "data: success"
    assert rows["RM-4.10"]["function"] == "law: cards are conserved"
    assert rows["RM-E.6"]["function"] == "edition: ends"
    assert rows["WX-1"] == {"id": "WX-1", "function": "example", "functions": [], "tests": []}
    others = [id for id in KNOWN if id.startswith(("RM-15.", "RM-E."))]
    assert missing == [*others, "D-12", "D-12a", "WX-1"]


def test_the_table_of_1969_reads_the_folder_that_is_not_named_after_the_year(toy: Path) -> None:
    script = (
        "import json; from spacerace.lab.rule_coverage import coverage_table, gaps;"
        "print(json.dumps([coverage_table('1969'), gaps('1969')]))"
    )
    table, missing = json.loads(run_in(toy, "-c", script))
    rows = {row["id"]: row for row in table}
    tests = "tests/games/nineteen69/test_test.py"
    assert list(rows) == KNOWN_1969
    assert rows["N-6.9"]["function"] == "chapters.test.reroll"
    assert rows["N-6.9"]["tests"] == [f"{tests}::test_n_6_9_runs_it", f"{tests}::test_v_12_is_an_example"]
    assert rows["ND-3"]["function"] == "chapters.test.buy"
    assert rows["NI-2"]["tests"] == [f"{tests}::test_ni_2_is_a_law"]
    assert rows["V-12"]["function"] == "example"
    assert rows["V-12"]["tests"] == [f"{tests}::test_v_12_is_an_example"]
    covered = {"N-6.9", "N-6.10", "ND-3", "V-12", "NI-2"}
    assert missing == [id for id in KNOWN_1969 if id not in covered]


# --- the gate ------------------------------------------------------------------------------------


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
