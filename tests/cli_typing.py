"""Commands as a person types them, and what they print."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from spacerace.cli import main

SRC = Path(__file__).parent.parent / "src"
GOLDEN = sorted((Path(__file__).parent / "golden").glob("rocketmen-*.match"))[:3]

Typing = Callable[..., None]
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own, and a terminal of one size."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("sys.platform", "linux")


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Lines that a person types, after which the terminal is closed; an exception is raised instead."""

    def prepare(*lines: str | type[BaseException]) -> None:
        left = list(lines)

        def read(prompt: str = "") -> str:
            if not left:
                raise EOFError
            line = left.pop(0)
            if isinstance(line, str):
                return line
            raise line

        monkeypatch.setattr("builtins.input", read)

    return prepare


def refused(capsys: Captured, *argv: str, code: int = 2) -> str:
    """What a command complains about: on stderr alone, in sentences."""
    try:
        stopped: object = main(argv)
    except SystemExit as stop:
        stopped = stop.code
    assert stopped == code
    found = capsys.readouterr()
    assert found.out == ""
    assert "Traceback" not in found.err and "‹" not in found.err
    return found.err


def output(capsys: Captured, *argv: str) -> str:
    """What a command prints when all is well."""
    assert main(argv) == 0
    found = capsys.readouterr().out
    assert "‹" not in found
    return found


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SRC)}
