"""The coverage table: rules page, citations in code and tests, and the tracing of cited rules."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spacerace.lab import rule_coverage
from spacerace.lab.rule_coverage import (
    Rule,
    cited_by_name,
    cited_in,
    gaps,
    holders_in,
    parse_rules,
    traced_tests,
)

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

## Decisions

| id | rule | held by |
| --- | --- | --- |
| D-12 | Play an effect. | code |
| D-12a | Choose (RM-4.5). | code |
| WX-1 | Buy it. | example |
"""

KNOWN = [rule.id for rule in parse_rules(PAGE)]


def test_a_page_gives_its_rules_in_order_with_their_chapter() -> None:
    rules = parse_rules(PAGE)
    assert [rule.id for rule in rules] == ["RM-4.5", "RM-4.6", "RM-4.7", "RM-4.10", "D-12", "D-12a", "WX-1"]
    assert rules[0] == Rule("RM-4.5", "Pay *in full*.", "code", "4. Buying")
    assert rules[1].held_by == "data: success" and not rules[1].needs_code
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
        ("RM-4 is a chapter, RM-9.9 nobody knows, UTF-8 is no rule, RM-4.55 neither", []),
    ],
)
def test_a_docstring_cites_single_ids_lists_and_ranges(text: str, cited: list[str]) -> None:
    assert cited_in(text, KNOWN) == cited


@pytest.mark.parametrize(
    ("name", "cited"),
    [
        ("test_rm_4_5_pays", ["RM-4.5"]),
        ("test_rm_4_10", ["RM-4.10"]),
        ("test_rm_4_5_2_cards_pay", ["RM-4.5"]),
        ("test_d_12a_chooses", ["D-12a"]),
        ("test_d_12_plays", ["D-12"]),
        ("test_wx_1_big_data", ["WX-1"]),
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
from spacerace.games.rocketmen.chapters.buying import pays

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


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with one chapter, its page and its tests."""
    checkout = tmp_path_factory.mktemp("checkout")
    package = checkout / "src" / "spacerace"
    for name in ("kernel", "lab", "games", "games/rocketmen", "games/rocketmen/chapters"):
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "games" / "rocketmen" / "chapters" / "buying.py").write_text(TOY_RULES)
    shutil.copy(rule_coverage.__file__, package / "lab")
    (checkout / "docs" / "rules").mkdir(parents=True)
    (checkout / "docs" / "rules" / "rocketmen.md").write_text(PAGE)
    (checkout / "tests" / "games" / "rocketmen").mkdir(parents=True)
    (checkout / "tests" / "games" / "rocketmen" / "test_buying.py").write_text(TOY_TESTS)
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


@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "in two processes"])
def test_a_passing_test_fails_if_it_never_ran_what_it_cites(toy: Path, options: tuple[str, ...]) -> None:
    said = run_in(toy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "markers=untraced", *options)
    failed = {line.split("::")[1].split(" ")[0] for line in said.splitlines() if line.startswith("FAILED")}
    assert failed == {
        "test_rm_4_5_runs_nothing",
        "test_two_rules_and_one_of_them_ran",
        "test_rm_4_5_fails_by_itself",
    }, said
    assert "cites RM-4.5 but never ran any of: chapters.buying.pays" in said
    assert "cites RM-4.7 but never ran any of: chapters.buying.change" in said
    assert "own fault" in said
    assert "3 failed, 6 passed" in said


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
    assert rows["WX-1"] == {"id": "WX-1", "function": "example", "functions": [], "tests": []}
    assert missing == ["D-12", "D-12a", "WX-1"]


# --- the gate ------------------------------------------------------------------------------------


def test_every_rule_says_what_holds_it_and_has_an_id_of_its_own() -> None:
    rules = rule_coverage.rule_ids("rocketmen")
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.held_by in ("code", "example") or rule.held_by.startswith(("data: ", "law: ")), rule


def test_no_rule_without_code_or_test() -> None:
    assert gaps("rocketmen") == []
