"""The page that shows how a game is made quotes the example as it is, and leaves no file out."""

from __future__ import annotations

import ast
import re

from tests.third_game.plugged import PIPS, ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = {
    path.relative_to(PIPS).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(PIPS.rglob("*"))
    if path.is_file() and "__pycache__" not in path.parts
}
#: What the rules of a game may import.
KNOWN_TO_RULES = ("__future__", "collections", "importlib", "typing", "msgspec", "spacerace.kernel")


def test_every_piece_of_code_on_the_page_is_a_piece_of_the_example() -> None:
    pieces = re.findall(r"^```\w+\n(.*?)\n```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(pieces) > 10
    for piece in pieces:
        assert any(piece in text for text in FILES.values()), piece


def test_every_file_of_the_example_is_on_the_page() -> None:
    assert [name for name in FILES if f"`{name}`" not in PAGE] == []


def test_every_file_of_the_example_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"`(pips/[\w./]+\.\w+)`", PAGE))
    assert sorted(named - set(FILES)) == []


def test_the_rules_of_the_example_know_the_kernel_only() -> None:
    """The import contracts cover the games of this package; this one holds them by itself."""
    own = ("pips.rules", "pips.setups")
    for name, text in FILES.items():
        if not name.startswith("pips/rules/") or not name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(text)):
            modules = [node.module] if isinstance(node, ast.ImportFrom) else []
            modules += [one.name for one in node.names] if isinstance(node, ast.Import) else []
            for module in modules:
                known = any(f"{module}.".startswith(f"{one}.") for one in (*KNOWN_TO_RULES, *own))
                assert known, (name, module)
