"""Many games at once are the same games as one after the other."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from spacerace.bots import derived_seed
from spacerace.research import OutsideMask, Table
from spacerace.research.play import Play
from spacerace.research.vector import Batch, Processes
from tests.research.ways import WAYS, Way, every_way

TABLE = Table(game="1969", players=3)


def choices(batch: Any, random: Random) -> list[int]:
    """A number that can be chosen in every game."""
    return [int(random.choice(np.flatnonzero(mask))) for mask in batch.masks]


@every_way
def test_a_batch_tells_what_each_game_tells(way: Way) -> None:
    capped = {"round_cap": 2} if way.game == "rocketmen" else {}
    table = Table(
        game=way.game,
        edition=way.edition,
        mode=way.mode,
        players=way.players,
        options={**way.options, **capped},
    )
    batch, random, ended = Batch(table, 3, seed=7, reward="margin"), Random(1), 0
    numbers = [0, 0, 0]
    plays = [Play(table, derived_seed(derived_seed(7, at), 0)) for at in range(3)]
    for _ in range(250):
        actions = choices(batch, random)
        batch.step(actions)
        for at, action in enumerate(actions):
            plays[at].act(action)
            assert batch.over[at] == (plays[at].seat is None)
            if batch.over[at]:
                ended += 1
                assert list(batch.rewards[at]) == plays[at].rewards("margin")
                assert batch.truncated[at] == plays[at].result().unfinished
                numbers[at] += 1
                plays[at] = Play(table, derived_seed(derived_seed(7, at), numbers[at]))
            play = plays[at]
            assert play.seat is not None and batch.seats[at] == play.seat
            assert batch.observations[at].tobytes() == play.observe(play.seat)
            assert batch.masks[at].tobytes() == play.mask()
    assert ended or way.game == "1969"


def test_a_batch_goes_from_game_to_game_and_is_played_again_by_its_seed() -> None:
    told = []
    for _ in range(2):
        batch, random = Batch(TABLE, 4, seed=3), Random(5)
        seen = []
        for _ in range(700):
            batch.step(choices(batch, random))
            seen.append((batch.observations.copy(), batch.over.copy(), batch.rewards.copy()))
        told.append(seen)
    assert all(
        all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
        for one, other in zip(*told, strict=True)
    )
    ended = [(over, rewards) for _, over, rewards in told[0] if over.any()]
    assert len(ended) > 6
    assert all(np.allclose(rewards[over].sum(axis=1), 1) for over, rewards in ended)
    batch.close()


def test_processes_play_the_same_games_as_one() -> None:
    batch, random = Batch(TABLE, 5, seed=2), Random(4)
    with Processes(TABLE, 5, processes=2, seed=2) as processes:
        assert len(processes) == len(batch) == 5
        for _ in range(150):
            for name in ("observations", "masks", "seats", "over", "rewards", "truncated"):
                assert np.array_equal(getattr(processes, name), getattr(batch, name)), name
            actions = choices(batch, random)
            batch.step(actions)
            processes.step(actions)
        outside = [int(np.flatnonzero(mask == 0)[0]) for mask in processes.masks]
        with pytest.raises(OutsideMask, match=r"Game \d: Action"):
            processes.step(outside)
        processes._workers[0].kill()
        processes._workers[0].join()
        with pytest.raises(RuntimeError, match="has ended"):
            processes.step(actions)
    with pytest.raises(RuntimeError, match="closed"):
        processes.step(actions)


def test_bad_batches_are_refused() -> None:
    with pytest.raises(ValueError, match="one game at least"):
        Batch(TABLE, 0)
    with pytest.raises(ValueError, match="win, margin"):
        Batch(TABLE, 1, reward="points")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="1 to 2"):
        Processes(TABLE, 2, processes=3)
    batch = Batch(TABLE, 2)
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        batch.step([0])
    with pytest.raises(OutsideMask, match="Game 0"):
        batch.step([10**6, 10**6])


def test_factors_bring_most_numbers_between_0_and_1() -> None:
    batch, random = Batch(TABLE, 8, seed=1), Random(2)
    largest = []
    for _ in range(300):
        batch.step(choices(batch, random))
        largest.append(np.abs(batch.observations * batch.factors).max(axis=0))
    assert np.quantile(np.max(largest, axis=0), 0.9) <= 1.5


def test_the_ways_are_all_there() -> None:
    """Both games, two editions, three modes, one to five players."""
    assert len(WAYS) == 18 and {way.players for way in WAYS} == {1, 2, 3, 4, 5}
