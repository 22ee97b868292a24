"""The map of the house (docs/house.md): every file, function and word of the code that it names is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs/house.md").read_text(encoding="utf-8")
PICTURE = (ROOT / "docs/pictures/house.svg").read_text(encoding="utf-8")
#: The steps of one click: number, file, function.
STEPS = re.findall(r"^\| (\d+) \| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)
#: The style forbids a file of this name.
NEVER = "utils.py"
FOLDERS = ("src/spacerace", "web/src", "tests", "examples", "docs", "benchmarks")
#: A number that nobody may change: games are kept by it.
A_NUMBER = "SEED = 1969"
_FILE = re.compile(r"[\w/.-]*\w\.(?:py|ts|svelte|toml|md|txt)\b")
_FOLDER = re.compile(r"(?<![<\w/])[\w/-]+/(?![\w<])")


@cache
def _paths() -> list[str]:
    """Every file and folder of the repository's own."""
    found = [
        path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if "node_modules" not in path.parts
    ]
    found += [path for path in ROOT.iterdir() if path.name in FOLDERS or path.is_file()]
    inside = [f"/{path.relative_to(ROOT).as_posix()}" for path in found if "__pycache__" not in path.parts]
    return [*inside, *(f"/{folder.split('/')[0]}" for folder in FOLDERS)]


@cache
def _words() -> frozenset[str]:
    """Every word of the code."""
    files = [
        ROOT / path[1:] for path in _paths() if path.endswith((".py", ".ts", ".svelte", ".toml", "Makefile"))
    ]
    return frozenset(word for file in files for word in re.findall(r"\w+", file.read_text(encoding="utf-8")))


def _there(name: str) -> bool:
    """Whether a file or folder is there, by the end of its path."""
    return any(path.endswith(f"/{name.strip('/')}") for path in _paths())


def _spans() -> list[str]:
    """What stands between backticks."""
    text = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`]+)`", text)


def test_every_file_and_folder_on_the_map_is_there() -> None:
    named = {name for span in _spans() for name in [*_FILE.findall(span), *_FOLDER.findall(span)]}
    assert len(named) > 80
    assert sorted(name for name in named - {NEVER} if not _there(name)) == []
    assert not _there(NEVER)


def test_every_name_on_the_map_is_a_word_of_the_code() -> None:
    words = {
        word
        for span in _spans()
        for word in re.findall(r"[A-Za-z_]\w{2,}", _FILE.sub(" ", _FOLDER.sub(" ", span)))
    }
    assert len(words) > 60
    assert sorted(words - _words()) == []


def test_no_room_that_serves_every_game_names_one() -> None:
    """Neither its code nor its words; only the list of games does. A match file is shown as an example."""
    game, found = re.compile(r"rocketmen|nineteen69|n69|(?<!\d)1969(?!\d)", re.IGNORECASE), []
    for path in sorted((ROOT / "src/spacerace").rglob("*")):
        inside = path.relative_to(ROOT / "src/spacerace")
        if path.suffix not in (".py", ".ftl", ".toml", ".md") or inside.parts[0] in ("games", "_web"):
            continue
        text = path.read_text(encoding="utf-8")
        if inside.name == "table.md":
            text = re.sub(r"^```\nspacerace match 1\n.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
        lines = [line for line in text.splitlines() if line != A_NUMBER]
        found += [f"{inside}: {line}" for line in lines if game.search(line)]
    assert found == []


def test_every_file_and_folder_of_the_picture_is_there() -> None:
    written = re.findall(r"<text[^>]*>([^<]+)</text>", PICTURE)
    named = {name for text in written for name in [*_FILE.findall(text), *_FOLDER.findall(text)]}
    assert len(named) > 15
    assert sorted(name for name in named if not _there(name)) == []


@pytest.mark.parametrize("number, file, function", STEPS)
def test_a_step_of_the_click_is_where_the_map_says(number: str, file: str, function: str) -> None:
    """The picture has an arrow for it."""
    assert f">{number}</text>" in PICTURE
    text = (ROOT / file).read_text(encoding="utf-8")
    for name in function.split("."):
        definition = rf"(?:\b(?:def|class|function) |^ +(?:async )?){name}\b"
        assert re.search(definition, text, re.MULTILINE), name


def test_the_click_comes_back_to_where_it_began() -> None:
    numbers = [int(number) for number, _, _ in STEPS]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) == PICTURE.count('class="number"')
    assert STEPS[0][1].startswith("web/") and STEPS[-1][1].startswith("web/")
    assert 'alt="' not in PICTURE and "<title" in PICTURE and "<desc" in PICTURE
