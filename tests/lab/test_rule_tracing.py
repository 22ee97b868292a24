"""The coverage table: cited rules are traced in a small made-up checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spacerace.lab import rule_coverage
from spacerace.lang import rules_format
from tests.lab.rule_pages import KNOWN, KNOWN_1969, PAGE, PAGE_1969

TESTS = Path(__file__).resolve().parents[1]

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
