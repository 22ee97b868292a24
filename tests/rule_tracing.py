"""A test that cites a rule has to run a function that holds it.

Without this a test's name could promise a rule that the test never touches. While a test that
cites rules runs, every call is looked at until a holder of each of its rules was called; if the test
passes although one of them is still missing, it fails after all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import CodeType, FrameType

import pytest

from spacerace.lab import rule_coverage
from spacerace.lab.rule_coverage import PACKAGE, UNTRACED, Holder, module_name
from spacerace.lang.rules_format import page_path

#: Games that have a rules page.
GAMES = tuple(game for game in ("rocketmen", "1969") if page_path("en", game).is_file())

#: With its separator: code objects know the names of their files.
PACKAGE_FOLDER = str(PACKAGE) + os.sep


@cache
def holders_to_run(game: str) -> dict[str, list[Holder]]:
    """Rule id -> the holders of which one has to run; rules that can't be traced are left out.

    A class without methods only describes data, so it counts only where nothing else holds the
    rule, and then no call can show it. A cached function may have run in an earlier test.
    """
    by_rule = rule_coverage.holders_by_rule(game)
    to_run: dict[str, list[Holder]] = {}
    for rule in rule_coverage.rule_ids(game):
        holders = [one for one in by_rule.get(rule.id, []) if one.is_traceable or not one.is_class]
        if rule.needs_code and holders and all(holder.is_traceable for holder in holders):
            to_run[rule.id] = holders
    return to_run


def cited_holders(item: pytest.Item) -> dict[str, list[Holder]]:
    """The rules that a test cites, each with the holders of which one has to run."""
    if not isinstance(item, pytest.Function) or item.get_closest_marker(UNTRACED):
        return {}
    cited: dict[str, list[Holder]] = {}
    for game in GAMES:
        if rule_coverage.may_cite(_inside_tests(item.path), game):
            to_run = holders_to_run(game)
            ids = rule_coverage.cited_by_test(item.originalname, item.function.__doc__, game)
            cited.update((id, to_run[id]) for id in ids if id in to_run)
    return cited


def _inside_tests(path: Path) -> Path:
    tests = Path(__file__).resolve().parent
    return path.relative_to(tests) if path.is_relative_to(tests) else path


class Watch:
    """Waits for the cited rules to run, and ends with the last of them, so that the rest costs nothing."""

    def __init__(self, cited: Mapping[str, list[Holder]]) -> None:
        """Nothing has run yet."""
        self.missing = dict(cited)
        #: Code objects by their address; kept, so that no other one gets it.
        self._seen: dict[int, CodeType] = {}
        self._before: Callable[[FrameType, str, object], object] | None = None

    def begin(self) -> None:
        """Look at every call from now on."""
        self._before = sys.getprofile()
        if self.missing:
            sys.setprofile(self._look)

    def end(self) -> None:
        """Look no longer."""
        sys.setprofile(self._before)

    def _look(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or id(frame.f_code) in self._seen:
            return
        code = frame.f_code
        self._seen[id(code)] = code
        if not code.co_filename.startswith(PACKAGE_FOLDER):
            return
        module = module_name(Path(code.co_filename), PACKAGE.parent)
        for rule in [rule for rule, holders in self.missing.items() if holds(holders, module, code)]:
            del self.missing[rule]
        if not self.missing:
            self.end()


def holds(holders: list[Holder], module: str, code: CodeType) -> bool:
    """Whether this is the code of one of the holders; of a class, of one of its methods."""
    name = code.co_qualname
    return any(
        holder.module == module
        and (name == holder.qualname or (holder.is_class and name.startswith(holder.qualname + ".")))
        for holder in holders
    )


WATCH: pytest.StashKey[Watch] = pytest.StashKey()


@pytest.fixture(autouse=True)
def note_functions_that_run(request: pytest.FixtureRequest) -> Iterator[None]:
    """Watch a test that cites rules, and the fixtures that it asks for."""
    cited = cited_holders(request.node)
    if not cited:
        yield
        return
    watch = Watch(cited)
    request.node.stash[WATCH] = watch
    watch.begin()
    try:
        yield
    finally:
        watch.end()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fail a test that passed without running what it cites."""
    result = yield
    if WATCH in pyfuncitem.stash and (missed := pyfuncitem.stash[WATCH].missing):
        pytest.fail("\n".join(message(id, holders) for id, holders in missed.items()), pytrace=False)
    return result


def message(id: str, holders: list[Holder]) -> str:
    """What the failing test is told."""
    return f"cites {id} but never ran any of: {', '.join(holder.name for holder in holders)}"
