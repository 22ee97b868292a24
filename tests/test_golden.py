"""Finished games as files: whatever changes in the rules, these must play back to their results."""

from pathlib import Path

import pytest

from tests import golden_games

pytestmark = pytest.mark.untraced

FILES = [path for game in golden_games.GAMES for path in golden_games.files_of(game)]


@pytest.mark.parametrize("game", golden_games.GAMES)
def test_there_are_golden_games(game: str) -> None:
    assert len(golden_games.files_of(game)) >= golden_games.LEAST[game]


def test_every_golden_game_is_of_a_known_game() -> None:
    assert sorted(FILES) == sorted(golden_games.FOLDER.glob("*.match"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    golden_games.check(path)


def test_some_golden_games_have_steps_taken_back() -> None:
    assert any("undo" in path.read_text(encoding="utf-8").split() for path in FILES)
