"""No function is written in two games: what both need is in the kernel, or in the room that asks."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src/spacerace/games"
#: A body of fewer parts, such as one call, may be the same by chance.
FEWEST_PARTS = 30
#: The same few lines, each by the rule of its own game (N-2.5, RM-2.11), with its own types.
ALIKE = {"first_player"}


def bodies(source: str) -> dict[str, str]:
    """The functions of a text by their bodies, docstrings left out; small ones do not count."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = node.body[1:] if ast.get_docstring(node) else node.body
            body = ast.Module(body=lines, type_ignores=[])
            if sum(1 for _ in ast.walk(body)) >= FEWEST_PARTS:
                found[ast.dump(body)] = node.name
    return found


def repeated(games: list[dict[str, str]]) -> list[str]:
    """The functions that more than one of these games has."""
    owners: dict[str, set[int]] = defaultdict(set)
    for number, game in enumerate(games):
        for body in game:
            owners[body].add(number)
    return sorted(games[min(found)][body] for body, found in owners.items() if len(found) > 1)


def _of_folder(folder: Path) -> dict[str, str]:
    """The functions of a folder by their bodies."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        found.update(bodies(path.read_text(encoding="utf-8")))
    return found


def test_no_function_is_written_in_two_games() -> None:
    folders = [*(path for path in GAMES.iterdir() if (path / "rules").is_dir()), ROOT / "examples/pips/pips"]
    games = [_of_folder(folder) for folder in folders]
    assert len(games) == 3 and min(map(len, games)) > 10
    assert sorted(set(repeated(games)) - ALIKE) == []


def test_a_function_that_is_written_twice_is_found() -> None:
    text = '''
def {name}(state):
    """{name}."""
    if not state.agenda:
        return None
    return -1 if type(state.agenda[-1]) in (int, float, str) else state.seat
'''
    one, other = bodies(text.format(name="one")), bodies(text.format(name="other"))
    assert repeated([one, other]) == ["one"]
    assert repeated([one, bodies("def one(state):\n    return state.seat\n")]) == []
