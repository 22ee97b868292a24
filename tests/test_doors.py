"""The six pages for newcomers: whoever copies one page, from its first line to its last, gets there."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from spacerace.cli import build_parser, main
from tests.documents import ROOT

PAGES = sorted((ROOT / "docs").glob("start-*.md"))
#: What a newcomer of each kind has in the end: files, and words that were printed.
REACHED: dict[str, tuple[list[str], list[str]]] = {
    "player": (["first.match"], ["Ann's turn", "RM-7.14", "Success under best play"]),
    "host": ([], []),
    "researcher": (["games.jsonl", "matches"], ["of 4 games against random", "bytes of the view"]),
    "bot": (["first_bot.py"], ["first_bot.py"]),
    "designer": (["my-cards.html"], ["ok: my-cards@1", "Hydroponics"]),
    "contributor": ([], ["RM-7.14", '"function"', "Games: 2"]),
}
#: What is not run here, and why. The parser reads the commands of spacerace all the same.
NOT_RUN = {
    r"pip install ": "tests/wheels.py installs the wheel with each extra",
    r"make ": "it is what runs the tests",
    r"spacerace$": "tests/server/test_starting.py",
    r"spacerace serve ": "tests/server/test_starting.py",
    r"spacerace (backup|tables) ": "tests/server/test_backups.py",
    r"spacerace join ": "tests/server/test_client.py",
}


def steps(page: Path) -> list[tuple[str, str]]:
    """What the page has a reader do: files to save, by name; commands, by "$"; Python to run, by "python"."""
    text = page.read_text(encoding="utf-8")
    found = []
    block = r"(?:Save this as `([^`]+)`:\n\n)?```(\w*)\n(.*?)^```$"
    for match in re.finditer(block, text, re.DOTALL | re.MULTILINE):
        name, language, body = match.groups()
        if name:
            found.append((name, body))
        elif language == "":
            found += [("$", line) for line in body.splitlines() if line]
        else:
            found.append((language, body))
    return found


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, and a keyboard that is left at once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_newcomer_gets_there_by_copying_one_page(page: Path, desk: Path) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for kind, text in steps(page):
            if kind == "$":
                run(text, desk)
            elif kind == "python":
                exec(compile(text, page.name, "exec"), {"__name__": "__main__"})
            else:
                (desk / kind).write_text(text, encoding="utf-8")
    files, words = REACHED[page.stem.removeprefix("start-")]
    assert [name for name in files if not (desk / name).exists()] == []
    assert [word for word in words if word not in printed.getvalue()] == [], printed.getvalue()[-2000:]


def run(command: str, desk: Path) -> None:
    """One line that a newcomer types."""
    program, *words = shlex.split(command)
    if any(re.match(pattern, command) for pattern in NOT_RUN):
        if program == "spacerace":
            build_parser().parse_args(words)
    elif program == "python":
        exec(compile((desk / words[0]).read_text(), words[0], "exec"), {"__name__": "__main__"})
    else:
        assert main(words) == 0, command


def test_there_are_six_doors_and_the_site_leads_to_each() -> None:
    assert {page.stem.removeprefix("start-") for page in PAGES} == set(REACHED)
    for name in ("docs/index.md", "README.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert [page.name for page in PAGES if f"{page.name})" not in text] == [], name
