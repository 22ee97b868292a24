"""Which function holds each rule of a game, and which tests show it.

The numbered page ``rules.md`` in the game's folder is the list of rules. Functions cite a rule in their
docstring, tests in their name or docstring; this module reads both with ``ast`` and joins them.

An id is capital letters, a hyphen and a number, such as RM-4.5, D-12a or N-6.9. No two games share
letters, so that a test outside the games' folders may cite any of them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict

from spacerace.games import KITS
from spacerace.lang.rules_format import NUMBER, WrittenRule, page_path, rules_in

#: Not resolved, so that it has the same beginning as the file names in code objects.
PACKAGE = Path(__file__).parents[1]
CHECKOUT = PACKAGE.parents[1]
TESTS = CHECKOUT / "tests"

#: Rules of this kind are positions with a known outcome: they need a test and no function.
EXAMPLE = "example"
#: A test with this marker runs untraced, so that its citations prove nothing.
UNTRACED = "untraced"

_JOIN = r"\s*(?P<join>,\s*and\b|,|/|\band\b|\bor\b|\bto\b|\.\.|-|–)\s*"
#: After a first full id: another full id, or its dotted number alone ("RM-4.3, 4.4", "RM-E.5 to E.7").
_SHORT = r"(?:E|\d+)\.\d+[a-z]?"
_NEXT = re.compile(rf"{_JOIN}(?:(?P<prefix>[A-Z]+)-(?P<body>{NUMBER})|(?P<short>{_SHORT}))(?!\w)")
_FIRST = re.compile(rf"\b(?P<prefix>[A-Z]+)-(?P<body>{NUMBER})(?!\w)")
_RANGES = ("to", "..", "-", "–")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Coverage(TypedDict):
    """One row of the coverage table."""

    id: str
    #: The main function; of a rule that isn't held by code: its table, law or edition, or "example".
    function: str
    functions: list[str]
    tests: list[str]


class Holder(NamedTuple):
    """A function, method or class whose docstring cites rules."""

    #: Short name for people, such as "chapters.buying.confirm".
    name: str
    #: Module and qualified name, as a running code object has them.
    module: str
    qualname: str
    #: The ids that it cites, those of the first line first.
    cites: tuple[str, ...]
    is_class: bool
    #: False for a class without methods and for a cached function: no call of it need be seen.
    is_traceable: bool


# --- the rules page ------------------------------------------------------------------------------


@cache
def _rules(game: str) -> tuple[WrittenRule, ...]:
    """The rules of the English page of a game, or of the table, as it is written, without figures."""
    return tuple(rules_in(page_path("en", game).read_text(encoding="utf-8")))


@cache
def _known(game: str) -> tuple[str, ...]:
    return tuple(rule.id for rule in _rules(game))


def rule_ids(game: str) -> list[WrittenRule]:
    """All rules of a game, in the order of its page."""
    return list(_rules(game))


# --- citations -----------------------------------------------------------------------------------


def cited_in(text: str, known: Sequence[str]) -> list[str]:
    """The known ids that a text cites, in its order; a range counts every id between its ends."""
    found: dict[str, None] = {}
    position = 0
    while first := _FIRST.search(text, position):
        prefix, last = first["prefix"], f"{first['prefix']}-{first['body']}"
        cited = [last]
        position = first.end()
        while more := _NEXT.match(text, position):
            prefix = more["prefix"] or prefix
            last, before = f"{prefix}-{more['body'] or more['short']}", last
            cited += _between(before, last, known) if more["join"] in _RANGES else [last]
            position = more.end()
        found.update((id, None) for id in cited if id in known)
    return list(found)


def _between(first: str, last: str, known: Sequence[str]) -> Sequence[str]:
    """The ids after ``first`` up to ``last``, in the order of the page; at least ``last``."""
    if first not in known or last not in known:
        return [last]
    return known[known.index(first) + 1 : known.index(last) + 1] or [last]


@cache
def _beginnings(known: tuple[str, ...]) -> dict[str, str]:
    """What the name of a test begins with after ``test_`` -> the id that it cites."""
    return {re.sub(r"[-.]", "_", id.lower()): id for id in known}


def cited_by_name(name: str, known: Sequence[str]) -> list[str]:
    """The id that a test's name begins with: ``test_rm_4_5_...`` cites RM-4.5, ``test_nd_3_...`` ND-3."""
    words = name.removeprefix("test_").split("_")
    beginnings = _beginnings(tuple(known))
    # The longest first: RM-4.5 before RM-4.
    found = (beginnings.get("_".join(words[:count])) for count in range(len(words), 0, -1))
    return [id for id in found if id is not None][:1]


def cited_by_test(name: str, docstring: str | None, game: str) -> list[str]:
    """The ids that a test cites, by its name and by its docstring."""
    known = _known(game)
    return list(dict.fromkeys(cited_by_name(name, known) + cited_in(docstring or "", known)))


# --- code ----------------------------------------------------------------------------------------


def folder_of(game: str) -> str:
    """The name of a game's folder, in the package and in the tests."""
    folder = KITS[game].folder
    return game if folder is None else folder.name


def _definitions(body: Sequence[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """Every function and class with its qualified name, also those under ``if`` and ``try``."""
    for node in body:
        if isinstance(node, Definition):
            yield prefix + node.name, node
            inner = "." if isinstance(node, ast.ClassDef) else ".<locals>."
            yield from _definitions(node.body, prefix + node.name + inner)
        else:
            nested = [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.stmt)]
            yield from _definitions(nested, prefix)


def _names(node: ast.expr) -> set[str]:
    """All plain and dotted names in an expression, such as a decorator."""
    plain = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return plain | {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


def _is_traceable(node: Definition) -> bool:
    """Whether a tracer can see each use of the definition."""
    if isinstance(node, ast.ClassDef):
        return any(isinstance(part, ast.FunctionDef) for part in node.body)
    cached = {"cache", "lru_cache", "cached_property"}
    return not any(cached & _names(decorator) for decorator in node.decorator_list)


def holders_in(source: str, module: str, short: str, known: Sequence[str]) -> list[Holder]:
    """The functions and classes of one module whose docstring cites known ids."""
    holders = []
    for qualname, node in _definitions(ast.parse(source).body):
        if cites := cited_in(ast.get_docstring(node) or "", known):
            name = ".".join(filter(None, [short, qualname.replace(".<locals>", "")]))
            is_class = isinstance(node, ast.ClassDef)
            holders.append(Holder(name, module, qualname, tuple(cites), is_class, _is_traceable(node)))
    return holders


def module_name(path: Path, root: Path) -> str:
    """The dotted name of a module file below a root; a package is named by its folder."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def _above_packages(folder: Path) -> Path:
    """The folder above a package, from which the dotted names of its modules begin. A game can be in another
    package."""
    while (folder / "__init__.py").is_file():
        folder = folder.parent
    return folder


@cache
def _holders(game: str) -> tuple[Holder, ...]:
    """All holders of the game and the kernel."""
    folder = (KITS[game].folder or PACKAGE / "games" / game) / "rules"
    found: list[Holder] = []
    for root, top in ((folder, folder), (PACKAGE / "kernel", PACKAGE)):
        above = _above_packages(root)
        for path in sorted(root.rglob("*.py")):
            module = module_name(path, above)
            source = path.read_text(encoding="utf-8")
            found += holders_in(source, module, module_name(path, top), _known(game))
    return tuple(found)


def _rank(holder: Holder, id: str) -> tuple[bool, bool, int, int, str]:
    """Order of the holders of a rule, the main one first.

    A function tells more than a class, and a chapter more than the rest; then the one that names
    the rule before others, and the one that names the fewest.
    """
    in_chapter = holder.name.startswith("chapters.")
    return holder.is_class, not in_chapter, holder.cites.index(id), len(holder.cites), holder.name


@cache
def holders_by_rule(game: str) -> dict[str, list[Holder]]:
    """Rule id -> its holders, the main one first."""
    by_rule: dict[str, list[Holder]] = {}
    for holder in _holders(game):
        for id in holder.cites:
            by_rule.setdefault(id, []).append(holder)
    for id, holders in by_rule.items():
        holders.sort(key=lambda holder: _rank(holder, id))
    return by_rule


def citations_in_code(game: str) -> dict[str, list[str]]:
    """Rule id -> names of the functions and classes that cite it, the main one first."""
    return {id: [holder.name for holder in holders] for id, holders in holders_by_rule(game).items()}


# --- tests ---------------------------------------------------------------------------------------


def has_tests(game: str = "") -> bool:
    """Whether the tests are at hand, for the rules of a game; an installed package comes without them, and
    a game of another package has none here."""
    folder = KITS[game].folder if game in KITS else None
    if folder is not None and not folder.is_relative_to(PACKAGE):
        return False
    return TESTS.is_dir() and (CHECKOUT / "docs" / "rules").is_dir()


def _is_untraced(body: Sequence[ast.stmt]) -> bool:
    """Whether a ``pytestmark`` of a module or class names the marker."""
    marks = [node.value for node in body if isinstance(node, ast.Assign) and _sets_marks(node)]
    return any(UNTRACED in _names(mark) for mark in marks)


def _sets_marks(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def traced_tests(source: str) -> list[tuple[str, str | None]]:
    """Node id (within its file) and docstring of every traced test of a module."""
    module = ast.parse(source)
    return [] if _is_untraced(module.body) else _tests(module.body, "")


@cache
def _tests_of(path: Path) -> list[tuple[str, str | None]]:
    """What a file of tests holds. A command reads the files once, for both games and for what is missing."""
    return traced_tests(path.read_text(encoding="utf-8"))


def _tests(body: Sequence[ast.stmt], prefix: str) -> list[tuple[str, str | None]]:
    tests: list[tuple[str, str | None]] = []
    for node in body:
        if not isinstance(node, Definition):
            continue
        if any(UNTRACED in _names(decorator) for decorator in node.decorator_list):
            continue
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test") and not _is_untraced(node.body):
                tests += _tests(node.body, f"{prefix}{node.name}::")
        elif node.name.startswith("test_"):
            tests.append((prefix + node.name, ast.get_docstring(node)))
    return tests


def may_cite(path: Path, game: str) -> bool:
    """Whether a file below tests/ can cite a game: it is in the game's folder, or in none of a game."""
    parts = path.parts
    return "games" not in parts or folder_of(game) in parts


def citations_in_tests(game: str) -> dict[str, list[str]]:
    """Rule id -> node ids of the tests that cite it; empty where there are no tests (has_tests)."""
    by_rule: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")) if has_tests(game) else ():
        if not may_cite(path.relative_to(TESTS), game):
            continue
        for node, docstring in _tests_of(path):
            for id in cited_by_test(node.split("::")[-1], docstring, game):
                by_rule.setdefault(id, []).append(f"{path.relative_to(CHECKOUT).as_posix()}::{node}")
    return by_rule


# --- the table -----------------------------------------------------------------------------------


def coverage_table(game: str) -> list[Coverage]:
    """One row a rule: its id, what holds it ("" where nothing does yet) and its tests."""
    code, tests = citations_in_code(game), citations_in_tests(game)
    table = []
    for rule in rule_ids(game):
        functions = code.get(rule.id, [])
        main = (functions[0] if functions else "") if rule.needs_code else rule.held_by
        table.append(Coverage(id=rule.id, function=main, functions=functions, tests=tests.get(rule.id, [])))
    return table


def gaps(game: str) -> list[str]:
    """The ids of rules without a function or without a test; without tests, all of them."""
    return [row["id"] for row in coverage_table(game) if not row["function"] or not row["tests"]]
