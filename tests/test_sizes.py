"""A file can be read in ten minutes: how many lines one may have."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PYTHON, BROWSER = 499, 349
#: Nobody reads or edits these.
MADE = "// Made from the server's structs"


def _longer(folder: Path, pattern: str, most: int) -> set[str]:
    """The files with more lines than that."""
    texts = {path: path.read_text(encoding="utf-8") for path in folder.glob(pattern)}
    assert texts
    return {
        path.relative_to(folder).as_posix()
        for path, text in texts.items()
        if text.count("\n") > most and not text.startswith(MADE)
    }


@pytest.mark.parametrize(
    "pattern",
    ["*.py", "benchmarks/**/*.py", "docs/**/*.py", "examples/**/*.py", "src/**/*.py", "tests/**/*.py"],
)
def test_every_python_file_has_fewer_than_500_lines(pattern: str) -> None:
    assert sorted(_longer(ROOT, pattern, PYTHON)) == []


@pytest.mark.parametrize("pattern", ["**/*.ts", "**/*.svelte"])
def test_every_file_of_the_browser_app_has_fewer_than_350_lines(pattern: str) -> None:
    assert sorted(_longer(ROOT / "web/src", pattern, BROWSER)) == []
