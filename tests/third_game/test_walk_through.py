"""The page that shows how a game is made quotes the example as it is, and leaves no file out."""

from __future__ import annotations

import ast
import json
import re
import shlex
from pathlib import Path

from tests.third_game.plugged import PIPS, ROOT, command, put_entries, python

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = {
    path.relative_to(PIPS).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(PIPS.rglob("*"))
    if path.is_file() and "__pycache__" not in path.parts
}
#: What the rules of a game may import.
KNOWN_TO_RULES = ("__future__", "collections", "importlib", "typing", "msgspec", "spacerace.kernel")


#: By step of the walk: its heading, and the files that it brings.
STEPS = [
    (step.partition("\n")[0], [name for name in re.findall(r"`(pips/[\w./]+\.\w+)`", step) if name in FILES])
    for step in re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]
]
#: Lays out the files of one step after the other, and imports them.
WALK = """
import importlib, json, pathlib, shutil, sys
source, folder = map(pathlib.Path, sys.argv[1:3])
for names in json.loads(sys.argv[3]):
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, folder / name)
    importlib.invalidate_caches()
    for name in names:
        if name.endswith(".py"):
            importlib.import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
"""


def test_the_walk_leads_from_an_empty_folder_to_a_game(tmp_path: Path) -> None:
    """Step by step: every file rests on those that are there by then. The commands of the page play it."""
    laid, steps = {"pyproject.toml"}, []
    for _, names in STEPS:
        steps.append([name for name in dict.fromkeys(names) if name not in laid])
        laid.update(names)
    assert laid == set(FILES) and len([step for step in steps if step]) == 9
    python(tmp_path, "-c", WALK, str(PIPS), str(tmp_path), json.dumps(steps))
    put_entries(tmp_path, "pips", {"pips": "pips.game:PIPS"})
    shown = re.findall(r"^spacerace (.+)$|`spacerace (\w+ pips)`", PAGE, re.MULTILINE)
    typed = [shlex.split(one or other) for one, other in shown]
    assert [words[0] for words in typed] == ["play", "rules", "simulate", "play"]
    for words in typed:
        if words[0] == "play" and "--terminal" not in words:
            words.append("--terminal")
        command(tmp_path, *words, said="finish\n" * 9)


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
