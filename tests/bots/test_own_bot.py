"""Bots from a file: one class with ``choose`` is enough, and what is wrong with a file is said."""

from __future__ import annotations

import sys
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
        ("import sys\nsys.exit()", "first_bot.py:2: SystemExit"),
        (FIRST.replace("self.game = game", "raise SystemExit(0)"), "first_bot.py:4: SystemExit: 0"),
        ("class Mute(Exception):\n    __str__ = None\nraise Mute", "first_bot.py:3: Mute: Mute"),
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


@pytest.mark.parametrize(
    "choice, words",
    [
        ("exit()", "first_bot.py:7: SystemExit"),
        ("Odd(exit)", "chose Odd, which is none of"),
        ("Odd(lambda: True)", "chose Odd, which is none of"),
        ("options.append(3) or 3", "chose 3, which is none of"),
    ],
)
def test_what_is_wrong_with_a_choice_is_said(tmp_path: Path, choice: str, words: str) -> None:
    """Whatever a bot gives back, the reason is told, and nothing but an option is played."""
    odd = "class Odd:\n    def __init__(self, equal): self.equal = equal\n"
    odd += "    def __eq__(self, other): return self.equal()\n    def __repr__(self): raise ValueError\n"
    text = FIRST.replace("options[0]", choice).lstrip() + odd + "from sys import exit\n"
    text = "\n" + text
    bot = bot_named(write(tmp_path, text), game_named("1969"), 1)
    with pytest.raises(BadSetup, match=words):
        bot.choose(None, ["a", "b"], None)


def test_an_equal_option_is_the_option(tmp_path: Path) -> None:
    """A bot may make its choice anew; what is played is what was offered."""
    bot = bot_named(write(tmp_path, FIRST.replace("options[0]", "(1, 2.0)")), game_named("1969"), 1)
    option = (1, 2)
    assert bot.choose(None, [(0, 0), option], None) is option


def test_a_class_with_slots_makes_a_bot(tmp_path: Path) -> None:
    """Nothing has to be written into it."""
    slots = FIRST.replace("class First:", "class First:\n    __slots__ = ('game',)")
    assert bot_named(write(tmp_path, slots), game_named("1969"), 1).name == "first_bot"


def test_what_a_bot_prints_stays_out_of_the_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Loaded, made or asked: it prints beside them."""
    text = FIRST.replace("self.game = game", "print('made')").replace("return", "print('asked'); return")
    bot_named(write(tmp_path, text + "\nprint('loaded')\n"), game_named("1969"), 1).choose(None, ["a"], None)
    assert capsys.readouterr() == ("", "loaded\nmade\nasked\n")


def test_a_bot_imports_what_lies_beside_it(tmp_path: Path) -> None:
    """At once or later; two bots with helpers of one name get each its own, and nobody else gets any."""
    bots = []
    later = FIRST.replace("return options[0]", "import later_helper; return options[later_helper.PLACE]")
    for number in (0, 1, 2):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "own_helper.py").write_text(f"PLACE = {number}\n", encoding="utf-8")
        (folder / "later_helper.py").write_text("from own_helper import PLACE\n", encoding="utf-8")
        bots.append(bot_named(write(folder, "import own_helper\n" + later), game_named("1969"), 1))
    path = list(sys.path)
    assert [bot.choose(None, ["a", "b", "c"], None) for bot in bots] == ["a", "b", "c"]
    assert sys.path == path and not any(str(tmp_path) in place for place in path)
    assert not {"own_helper", "later_helper"} & set(sys.modules)
