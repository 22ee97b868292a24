"""Tests that ask for one reading of the cards: no rule may be tested on the first one alone."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from spacerace.lab import rule_coverage
from tests import readings

pytestmark = [
    pytest.mark.untraced,
    pytest.mark.reading("newest", why="it looks at tests, not at cards"),
]

FOLDER = Path(__file__).parent
#: Rules that only the first reading can show, with the reason.
FIRST_ONLY: dict[str, str] = {}


@cache
def asked(file: str, test: str) -> pytest.Mark | None:
    """The reading that a test of this folder asks for; its own mark comes before that of its file."""
    module = import_module(f"tests.games.rocketmen.{file}")
    of_file = getattr(module, "pytestmark", [])
    marks = [*getattr(getattr(module, test), "pytestmark", [])]
    marks += [one.mark for one in (of_file if isinstance(of_file, list) else [of_file])]
    return next((mark for mark in marks if mark.name == "reading"), None)


def is_pinned(node: str) -> bool:
    """Whether a test runs on the first reading and not on the newest; ``node`` is its place and name."""
    path, _, test = node.partition("::")
    if Path(path).parent.name != FOLDER.name:
        return False
    mark = asked(Path(path).stem, test)
    return mark is not None and mark.args[0] == readings.FIRST


def test_every_rule_is_tested_on_the_reading_that_people_play() -> None:
    """A rule whose only tests are pinned to the first reading is listed above, or its test is mended."""
    by_rule = rule_coverage.citations_in_tests("rocketmen")
    pinned = {rule for rule, nodes in by_rule.items() if all(map(is_pinned, nodes))}
    assert len(by_rule) > 200
    assert pinned == set(FIRST_ONLY)


def test_a_pin_is_seen() -> None:
    """Otherwise the test above could not fail."""
    place = "tests/games/rocketmen/test_pack.py"
    assert is_pinned(f"{place}::test_the_goals")
    assert not is_pinned(f"{place}::test_the_threats")
    assert is_pinned("tests/games/rocketmen/test_perft.py::test_counted_tree")
    assert not is_pinned("tests/games/test_readings.py::test_every_change_says_why")
