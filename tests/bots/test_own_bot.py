"""Bots from a file: one class with ``choose`` is enough, and what is wrong with a file is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from spacerace.bots import bot_named
from spacerace.games import game_named
from spacerace.kernel.errors import BadSetup

FIRST = """
class First:
    def __init__(self, game, seed):
        self.game = game

    def choose(self, view, options, clock):
        return options[0]
"""


def write(folder: Path, text: str) -> str:
    """A bot's file."""
    path = folder / "first_bot.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_file_with_one_class_makes_a_bot(tmp_path: Path) -> None:
    """It is named after its file and gets the game."""
    bot = bot_named(write(tmp_path, FIRST), game_named("1969"), 1)
    assert (bot.name, bot.blind) == ("first_bot", False)
    assert bot.choose(None, ["a", "b"], None) == "a"


def test_a_bot_may_name_itself(tmp_path: Path) -> None:
    """What the class says of itself stands."""
    named = FIRST.replace("class First:", "class First:\n    name, blind = 'Alberich', True")
    bot = bot_named(write(tmp_path, named), game_named("1969"), 1)
    assert (bot.name, bot.blind) == ("Alberich", True)


@pytest.mark.parametrize(
    "text, words",
    [
        ("", "No class"),
        (FIRST + FIRST.replace("First", "Second"), "2 classes"),
        ("this is no Python", "SyntaxError"),
        ("raise RuntimeError('out of fuel')", "out of fuel"),
        (FIRST.replace("self, game, seed", "self"), "TypeError"),
        ("from random import Random\n", "No class"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, words: str) -> None:
    """Which file, and why."""
    with pytest.raises(BadSetup, match=words) as error:
        bot_named(write(tmp_path, text), game_named("1969"), 1)
    assert "first_bot.py" in str(error.value)


def test_a_file_that_is_not_there_is_named() -> None:
    """A mistyped path."""
    with pytest.raises(BadSetup, match="nowhere"):
        bot_named("nowhere/bot.py", game_named("1969"), 1)
