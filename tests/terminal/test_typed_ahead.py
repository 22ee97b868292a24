"""What is typed while a bot thinks answers nothing."""

from __future__ import annotations

import os
import select
import sys
from pathlib import Path

import pytest
from rich.console import Console

from spacerace.terminal.play import Sitting
from spacerace.terminal.start import begin
from spacerace.terminal.typed_ahead import drop_typed

pty = pytest.importorskip("pty")


def test_keys_that_nobody_has_read_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, terminal = pty.openpty()
    with os.fdopen(terminal, "r", closefd=True) as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        os.write(keyboard, b"1\n1\n")
        assert select.select([terminal], [], [], 10)[0]
        drop_typed()
        assert not select.select([terminal], [], [], 0)[0]
    os.close(keyboard)


def test_the_lines_of_a_pipe_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.write(writing, b"1\n")
    os.close(writing)
    with os.fdopen(reading, "r") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        drop_typed()
        assert stream.readline() == "1\n"


def test_a_sitting_drops_them_after_bots_have_moved_and_before_it_asks(tmp_path: Path) -> None:
    order: list[str] = []

    def read(prompt: str) -> str:
        order.append("asked")
        if order.count("asked") > 6:
            raise EOFError
        return "1"

    match, file = begin("1969", "Ann,random", seed=5, save=tmp_path / "g.match")
    with (tmp_path / "out").open("w") as out:
        console = Console(file=out, width=80)
        Sitting(match, file, console, read, drop_typed=lambda: order.append("dropped")).run()
    by_bot = sum(entry.seat == 1 for entry in match.log)
    assert by_bot and order.count("dropped") >= 1
    assert "dropped dropped" not in " ".join(order)
    # Twice in a row asked: the person went on, and what they typed ahead is theirs.
    assert "asked asked" in " ".join(order)
