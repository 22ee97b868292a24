"""Who can sit down at a terminal: bots with a budget and bots from files, and what is no name of a person."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from spacerace.cli import main
from spacerace.games import game_named
from spacerace.terminal.seating import bot_of, seats_of
from tests.cli_typing import Captured, Typing, output, refused, types

__all__ = ["types"]

MY_BOT = Path(__file__).parents[1] / "examples/my_bot.py"
ROCKETMEN = game_named("rocketmen")


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    shutil.copy(MY_BOT, tmp_path)


def test_a_bot_may_have_a_budget_and_a_side() -> None:
    """Its name tells the budget, so that a saved game goes on with it."""
    names, sides = seats_of("Ann:red, search:200, Search:1.5s:white, search:200, sense:blue", ROCKETMEN)
    assert names == ["Ann", "search (200)", "search (1.5s)", "search (200)-2", "sense"]
    assert sides == ["red", "", "white", "", "blue"]
    bots = [None, "search:200", "search:1.5s", "search:200", "sense"]
    assert [bot_of(name) for name in names] == bots


def test_a_bot_of_ones_own_sits_down_by_its_file() -> None:
    names, sides = seats_of("Ann,my_bot.py,./my_bot.py:red,my_bot.py", ROCKETMEN)
    assert names == ["Ann", "my_bot.py", "./my_bot.py", "my_bot.py-2"]
    assert sides == ["", "", "red", ""]
    assert [bot_of(name) for name in names] == [None, "my_bot.py", "./my_bot.py", "my_bot.py"]


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("Ann,my_bto.py", 'no file "my_bto.py"'),
        ("Ann,bots/mine", 'no file "bots/mine"'),
        ("Ann,my_bot.py:200", 'The bot "my_bot.py" takes no budget'),
        ("Ann,search:0", '"0" is no budget'),
        ("Ann,search:2x", '"2x" is no budget'),
        ("Ann,sense:200", 'The bot "sense" takes no budget'),
        ("Ann,clever:200", 'no bot "clever"'),
        ("Ann,serach", 'so like the bot "search"'),
        ("Ann,Radnom", 'so like the bot "random"'),
        ("Ann,search:200:", "choose from"),
        ("Ann,search:200:red:blue", "choose from"),
        ("Ann,search:green", "green"),
    ],
)
def test_a_wrong_bot_is_never_a_person(capsys: Captured, seats: str, said: str) -> None:
    assert said in refused(capsys, "play", "rocketmen", "--seats", seats)


def test_a_file_without_a_bot_is_refused_before_the_game(capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0\n")
    assert "broken.py:1: ZeroDivisionError" in refused(capsys, "play", "1969", "--seats", "Ann,broken.py")
    assert not (tmp_path / "data").exists()


def test_bots_of_every_kind_play_and_a_saved_game_goes_on_with_them(
    capsys: Captured, types: Typing, tmp_path: Path
) -> None:
    """A program of somebody else's match file starts only if one says so."""
    file = tmp_path / "my.match"
    types("end-turn", "quit")
    seats = "Ann,search:2,my_bot.py:blue"
    text = output(capsys, "play", "rocketmen", "--seats", seats, "--seed", "3", "--save", str(file))
    assert f"--resume {file} --trust-bots\n" in text
    saved = file.read_text()
    assert "seat: Ann: white\nseat: search (2): red\nseat: my_bot.py: blue\n" in saved
    assert saved.count("\nsearch (2): ") > 1 and saved.count("\nmy_bot.py: ") > 1
    assert "--trust-bots" in refused(capsys, "play", "rocketmen", "--resume", str(file))
    types("end-turn", "quit")
    assert main(["play", "rocketmen", "--resume", str(file), "--trust-bots"]) == 0
    assert file.read_text().startswith(saved) and file.read_text().count("\nmy_bot.py: ") > 1
