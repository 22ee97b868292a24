"""The bots for comparison can play: those with one idea, and those of an earlier commit."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from spacerace.lab.arena import Contest, play_task, tasks_of
from tests.lab.challengers.play import GAMES, cells

pytestmark = pytest.mark.untraced

HERE = Path(__file__).parent / "challengers"
NAMES = {(cell.game, cell.name) for cell in cells()}


def test_each_game_has_at_least_eight_challengers() -> None:
    assert all(len([name for one, name in NAMES if one == game]) >= 8 for game in GAMES)


def play(game: str, bot: Path) -> int:
    """A game of a bot against `sense`; the decisions of the bot."""
    options = {"round_cap": 4} if game == "rocketmen" else {}
    contest = Contest(game=game, bots=(str(bot), "sense"), players=2, seed=3, options=options)
    return play_task(contest, tasks_of(contest, 1)[0]).decisions[0]


@pytest.mark.parametrize("game, name", sorted(NAMES))
def test_a_challenger_plays(game: str, name: str) -> None:
    assert play(game, HERE / GAMES[game][0] / f"{name}.py") > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_of_an_earlier_commit_play_by_todays_rules(game: str) -> None:
    """Where the history is not there, as in a shallow clone, there is nothing to compare with."""
    commit = (HERE / "before" / "frozen.py").read_text(encoding="utf-8").partition('COMMIT = "')[2][:40]
    known = subprocess.run(["git", "cat-file", "-e", commit], cwd=HERE, capture_output=True, check=False)
    if known.returncode:
        pytest.skip(f"git does not know {commit[:7]}")
    assert play(game, HERE / "before" / "sense.py") > 0
