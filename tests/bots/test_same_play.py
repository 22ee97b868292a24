"""A bot plays the same game on every Python, so that what was measured can be measured again."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import pytest

from spacerace.lab.arena import Contest, play_all, tasks_of

#: Game, mode, bots, players, games.
TABLES = [
    ("rocketmen", None, ("sense", "random"), 2, 4),
    ("rocketmen", None, ("search:1", "sense"), 4, 4),
    ("rocketmen", "solo", ("sense",), 1, 1),
    ("1969", None, ("search:1", "sense"), 2, 2),
    ("1969", None, ("sense", "random"), 5, 5),
]


def sum_of_whole_numbers(numbers: Iterable[object], start: object = 0) -> object:
    """As ``sum``, but of nothing that the Pythons round differently."""
    found = [start, *numbers]
    assert not any(isinstance(number, float) for number in found), "floats need kernel.ordered_sum"
    return sum(found)  # type: ignore[call-overload]


@pytest.fixture
def _no_float_in_a_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and games have a ``sum`` of their own for the time of a test."""
    for name in [one for one in sys.modules if one.startswith(("spacerace.bots", "spacerace.games"))]:
        monkeypatch.setattr(sys.modules[name], "sum", sum_of_whole_numbers, raising=False)


@pytest.mark.slow
@pytest.mark.usefixtures("_no_float_in_a_sum")
@pytest.mark.parametrize("game, mode, bots, players, games", TABLES)
def test_no_choice_hangs_on_how_a_python_adds(
    game: str, mode: str | None, bots: tuple[str, ...], players: int, games: int
) -> None:
    """Since Python 3.12 ``sum`` rounds a sum of floats once, at the end: near ties fell another way."""
    contest = Contest(
        game=game,
        bots=bots,
        players=players,
        seed=5,
        mode=mode,
        levels=("normal",) if mode else (),
        options={"round_cap": 5} if game == "rocketmen" else {},
        first_alone=players > 2,
    )
    played = list(play_all(contest, tasks_of(contest, games), 1))
    assert len(played) == games
