"""Scripted people at a terminal."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from rich.console import Console

from spacerace.games.rocketmen.rules import actions as a
from spacerace.terminal.play import Sitting
from spacerace.terminal.start import begin

# The positions of these tests are made of the first reading's figures.

HAND_OVER = "Pass the keyboard"
Person = Callable[[str], str]
Options = Mapping[str, int | bool | str]
NO_OPTIONS: Options = {}


def paper(*, width: int = 120, height: int = 45) -> Console:
    """A console that prints into a text."""
    return Console(file=io.StringIO(), width=width, height=height, markup=False, highlight=False, emoji=False)


def printed(sitting: Sitting) -> str:
    """All that the people have seen."""
    assert isinstance(sitting.console.file, io.StringIO)
    return sitting.console.file.getvalue()


def new_sitting(
    path: Path,
    seats: str = "Ann,random",
    *,
    seed: int = 5,
    edition: str = "final",
    mode: str = "standard",
    options: Options = NO_OPTIONS,
    of: type[Sitting] = Sitting,
) -> Sitting:
    """A fresh game whose people have nothing to say yet."""
    match, file = begin("rocketmen", seats, seed=seed, edition=edition, mode=mode, options=options, save=path)
    return of(match, file, paper(), lambda prompt: "")


def says(*lines: str) -> Person:
    """A person who types these lines and then closes the terminal."""
    left = list(lines)

    def read(prompt: str) -> str:
        if HAND_OVER in prompt:
            return ""
        if not left:
            raise EOFError
        return left.pop(0)

    return read


def run(sitting: Sitting, *lines: str) -> str:
    """Let the people type these lines; what they saw meanwhile."""
    before = len(printed(sitting))
    sitting.read = says(*lines)
    sitting.run()
    return printed(sitting)[before:]


def eager(sitting: Sitting, seed: int = 1) -> Person:
    """A person who launches when possible, else does anything; writes the prompts down too."""
    choices = random.Random(seed)

    def read(prompt: str) -> str:
        assert isinstance(sitting.console.file, io.StringIO)
        sitting.console.file.write(prompt + "\n")
        if HAND_OVER in prompt:
            return ""
        offers = sitting.offers()
        launches = [n for n, offer in enumerate(offers, 1) if isinstance(offer.action, a.LaunchTo)]
        return str(choices.choice(launches or range(1, len(offers) + 1)))

    return read


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    """Ann against a bot, in her first turn."""
    return new_sitting(tmp_path / "a.match", seed=7)
