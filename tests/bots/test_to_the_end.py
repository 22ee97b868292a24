"""Whoever plays against somebody who gets nowhere brings the game to its end alone (RM-9.1)."""

from __future__ import annotations

import pytest

from spacerace.lab.arena import Contest, play_all, tasks_of

#: Deals in which `sense` once waited for ever: with a plan that ended nothing or could not be flown any
#: more, or with a Hand of which it would not part with a card.
ONCE_STUCK = [
    ("final", "standard", 2, "idle", 3, 1),
    ("final", "standard", 2, "random", 1969, 17),
    ("final", "standard", 2, "random", 1969, 33),
    ("final", "standard", 3, "idle", 11, 4),
    ("final", "battle", 2, "random", 11, 2),
    ("early", "standard", 2, "random", 11, 9),
    ("early", "battle", 2, "idle", 11, 6),
    ("early", "battle", 2, "idle", 11, 12),
    ("early", "battle", 4, "idle", 11, 2),
]


@pytest.mark.parametrize("edition, mode, players, other, seed, deal", ONCE_STUCK)
def test_a_game_that_was_stuck_comes_to_its_end(
    edition: str, mode: str, players: int, other: str, seed: int, deal: int
) -> None:
    """From every seat."""
    contest = Contest(
        game="rocketmen",
        bots=("sense", other),
        players=players,
        seed=seed,
        edition=edition,
        mode=mode,
        options={"round_cap": 200},
        first_alone=players > 2,
    )
    games = [task for task in tasks_of(contest, (deal + 1) * players) if task.deal == deal]
    assert len(games) == players
    for game in play_all(contest, games, 1):
        assert not game.unfinished and game.seats[game.winners[0]] == "sense"


@pytest.mark.slow
def test_nobody_else_is_needed_to_end_a_game() -> None:
    """Beside a rival who does nothing at all."""
    contest = Contest(game="rocketmen", bots=("sense", "idle"), players=2, seed=3, options={"round_cap": 200})
    games = list(play_all(contest, tasks_of(contest, 60), 1))
    assert [game for game in games if game.unfinished or game.seats[game.winners[0]] != "sense"] == []
