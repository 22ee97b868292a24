"""A test that cites a rule has to run a function that holds it.

Without this a test's name could promise a rule that the test never touches. While a test that
cites rules runs, every Python function called is noted; if the test passes although, for one of
its rules, none of the holders was called, it fails after all.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType

import pytest

from spacerace.lab import rule_coverage
from spacerace.lab.rule_coverage import PACKAGE, UNTRACED, Holder, module_name

#: Games that have a rules page.
GAMES = tuple(game for game in ("rocketmen", "1969") if rule_coverage.rules_page(game).is_file())

RAN: pytest.StashKey[set[CodeType]] = pytest.StashKey()
CITED: pytest.StashKey[dict[str, list[Holder]]] = pytest.StashKey()


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


@pytest.fixture(autouse=True)
def note_functions_that_run(request: pytest.FixtureRequest) -> Iterator[None]:
    """Note the code objects called from here to the end of a test that cites rules."""
    cited = cited_holders(request.node)
    if not cited:
        yield
        return
    ran: set[CodeType] = set()
    request.node.stash[CITED], request.node.stash[RAN] = cited, ran
    note = ran.add

    def profile(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            note(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        yield
    finally:
        sys.setprofile(before)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fail a test that passed without running what it cites."""
    result = yield
    if CITED in pyfuncitem.stash:
        # A copy, because looking at it calls functions that are noted as well.
        ran = names_of(pyfuncitem.stash[RAN].copy())
        cited = pyfuncitem.stash[CITED].items()
        if missed := [message(id, holders) for id, holders in cited if not any_ran(holders, ran)]:
            pytest.fail("\n".join(missed), pytrace=False)
    return result


def names_of(codes: set[CodeType]) -> set[tuple[str, str]]:
    """Module and qualified name of those code objects that belong to the package."""
    ours = [code for code in codes if code.co_filename.startswith(str(PACKAGE))]
    return {(module_name(Path(code.co_filename), PACKAGE.parent), code.co_qualname) for code in ours}


def any_ran(holders: list[Holder], ran: set[tuple[str, str]]) -> bool:
    """Whether one of the holders was called; of a class, one of its methods."""
    for holder in holders:
        if (holder.module, holder.qualname) in ran:
            return True
        if holder.is_class:
            inside = holder.qualname + "."
            if any(module == holder.module and name.startswith(inside) for module, name in ran):
                return True
    return False


def message(id: str, holders: list[Holder]) -> str:
    """What the failing test is told."""
    return f"cites {id} but never ran any of: {', '.join(holder.name for holder in holders)}"
