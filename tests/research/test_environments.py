"""The environments keep what PettingZoo and Gymnasium promise, for every way to play."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.utils.conversions import parallel_to_aec

from spacerace.games import GAMES
from spacerace.kernel.errors import BadSetup
from spacerace.research import OutsideMask, Table, zoo
from spacerace.research.gym import OneSeat
from spacerace.research.play import Play
from tests.research.ways import WAYS, Way, every_way

# PettingZoo's own environments with a mask have a dict as well; its checker knows them by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


def table(way: Way) -> Table:
    """A table of a way to play, with a cap that random players reach."""
    options = {**way.options}
    if "round_cap" in GAMES[way.game].SETTINGS:
        options["round_cap"] = 3
    return Table(game=way.game, edition=way.edition, mode=way.mode, players=way.players, options=options)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """The checkers print how far they are."""
    with contextlib.redirect_stdout(io.StringIO()):
        yield


@every_way
def test_pettingzoo_finds_no_fault(way: Way) -> None:
    with quiet():
        api_test(zoo.env(table(way), outside="random"), num_cycles=60)
        seed_test(lambda: zoo.env(table(way), outside="random"), num_cycles=20)
        parallel_api_test(zoo.parallel_env(table(way), outside="random"), num_cycles=40)


@pytest.mark.parametrize("way", [WAYS[0], WAYS[6], WAYS[-1]], ids=str)
def test_pettingzoo_can_render_and_stop_it(way: Way) -> None:
    def parallel(max_cycles: int) -> Any:
        return zoo.parallel_env(table(way), outside="random", max_cycles=max_cycles)

    with quiet():
        render_test(lambda render_mode: zoo.env(table(way), render_mode=render_mode))
        # It goes by how often each agent acts, which all do in every cycle of the parallel environment.
        max_cycles_test(
            SimpleNamespace(
                parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))
            )
        )
        save_obs_test(zoo.env(table(way)))


@every_way
def test_gymnasium_finds_no_fault(way: Way) -> None:
    env = gymnasium.make(f"spacerace/{way.game}-v1", table=table(way), others="random", outside="random")
    check_env(env.unwrapped, skip_render_check=way.players > 2)


def play_out(env: Any, seed: int | None) -> list[Any]:
    """Play a game of the turn-by-turn environment by the first number that can be chosen."""
    env.reset(seed=seed)
    told: list[Any] = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        told.append((agent, observation["observation"].tobytes(), reward, terminated, truncated))
        numbers = np.flatnonzero(observation["action_mask"])
        # Not always the first, or a game may go round in circles.
        action = None if terminated or truncated else int(numbers[len(told) % len(numbers)])
        env.step(action)
    return told


def test_a_seed_gives_the_same_game_and_the_next_is_another() -> None:
    one, other = zoo.env("1969"), zoo.env("1969")
    first = play_out(one, 5)
    assert play_out(other, 5) == first
    second = play_out(one, None)
    assert second != first and play_out(other, None) == second
    assert one.play.header.seed == other.play.header.seed != 5
    assert play_out(one, 5) == first


def test_rewards_are_a_share_of_the_win_or_the_margin() -> None:
    for reward in ("win", "margin"):
        env = zoo.env(Table(game="1969", players=3), reward=reward)
        play_out(env, 3)
        result = env.play.result()
        won = [1 / len(result.winners) if seat in result.winners else 0 for seat in range(3)]
        lead = [
            score - max(one for other, one in enumerate(result.scores) if other != seat)
            for seat, score in enumerate(result.scores)
        ]
        assert env.play.rewards(reward) == (won if reward == "win" else lead)
    told = play_out(env, 3)
    # Whoever is out is told once more, with what was gained.
    assert [reward for _, _, reward, over, _ in told if over] == lead
    assert sum(reward for _, _, reward, over, _ in told if not over) == 0


def test_an_action_outside_the_mask_does_what_was_chosen() -> None:
    env = zoo.env("1969", outside="error")
    env.reset(seed=1)
    outside = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    before = env.play.decisions
    for action, said in ((outside, "not among the options"), (10**9, "not among"), ("x", "no number")):
        with pytest.raises(OutsideMask, match=said):
            env.step(action)
    assert env.play.decisions == before

    lost = zoo.env("1969", outside="loss")
    lost.reset(seed=1)
    agent = lost.agent_selection
    lost.step(outside)
    assert lost.rewards[agent] == -1 and sum(lost.rewards.values()) == -1
    assert all(lost.terminations.values())

    taken = [zoo.env("1969", outside="random") for _ in range(2)]
    for one in taken:
        one.reset(seed=1)
        one.step(outside)
        assert one.play.decisions == 1
    assert taken[0].play.state == taken[1].play.state


def test_a_step_after_the_end_or_before_the_begin_is_refused() -> None:
    env = zoo.env("1969")
    with pytest.raises(RuntimeError, match="reset"):
        env.observe("player_0")
    play_out(env, 1)
    with pytest.raises(OutsideMask, match="over"):
        env.play.act(0)
    parallel = zoo.parallel_env("1969", outside="random", max_cycles=1)
    parallel.reset(seed=1)
    with pytest.raises(KeyError, match="is asked"):
        parallel.step({})
    parallel.step(dict.fromkeys(parallel.agents, 0))
    with pytest.raises(RuntimeError, match="reset"):
        parallel.step({})
    seat = OneSeat("1969", others="random", outside="loss")
    with pytest.raises(gymnasium.error.ResetNeeded):
        seat.step(0)
    _, info = seat.reset(seed=1)
    outside = int(np.flatnonzero(info["action_mask"] == 0)[0])
    *_, reward, terminated, truncated, _ = seat.step(outside)
    assert (reward, terminated, truncated) == (-1, True, False)
    with pytest.raises(gymnasium.error.ResetNeeded):
        seat.step(0)


def test_bad_words_are_refused_with_the_good_ones() -> None:
    for given, said in (
        ({"reward": "points"}, "win, margin"),
        ({"outside": "ignore"}, "error, loss, random"),
        ({"cells": "float"}, "scaled, plain"),
        ({"render_mode": "rgb_array"}, "ansi, human"),
    ):
        with pytest.raises(ValueError, match=said):
            zoo.env("1969", **given)
        with pytest.raises(ValueError, match=said):
            OneSeat("1969", **given)
    with pytest.raises(ValueError, match="0 to 1"):
        OneSeat("1969", seat=2)
    with pytest.raises(ValueError, match="1 sit"):
        OneSeat("1969", others=["random", "random"])
    for refused in ({"game": "chess"}, {"game": "1969", "players": 9}, {"game": "1969", "mode": "solo"}):
        with pytest.raises(BadSetup):
            Table(**refused)
    with pytest.raises(BadSetup):
        OneSeat("1969", others="nobody")


def test_one_seat_learns_what_the_others_did_and_how_it_ended() -> None:
    seats = set()
    env = OneSeat(Table(game="1969", players=3), others=["random", "sense"], cells="plain")
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        seats.add(info["seat"])
        assert observation["observation"].dtype == np.int16
        over, choices = False, 0
        while not over:
            assert env.play.seat == env.seat
            number = int(np.flatnonzero(info["action_mask"])[choices % info["action_mask"].sum()])
            observation, reward, over, _, info = env.step(number)
            choices += 1
            assert np.array_equal(observation["action_mask"], info["action_mask"])
        won = env.seat in info["winners"]
        assert reward == (1 / len(info["winners"]) if won else 0) and len(info["scores"]) == 3
        assert not info["action_mask"].any()
    assert len(seats) > 1


def test_a_capped_game_is_cut_short_and_no_defeat_by_the_rules() -> None:
    env = zoo.env(table(WAYS[0]))
    told = play_out(env, 2)
    assert any(truncated for *_, truncated in told) and not any(over for *_, over, _ in told)
    assert env.play.result().unfinished


def test_what_is_drawn_is_what_a_terminal_shows() -> None:
    env = zoo.env("1969", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "1963" in text and "seat 1" in text and "\x1b" not in text
    assert zoo.env("1969").render() is None


def test_a_game_of_another_package_has_environments_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an encoding of its own it gets the plain one."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples/pips"))
    from pips.game import PIPS
    from spacerace.games import KITS

    KITS.add(PIPS)
    try:
        with quiet():
            api_test(zoo.env(Table(game="pips", players=3), outside="random"), num_cycles=60)
        check_env(OneSeat("pips", others="random", outside="random"), skip_render_check=True)
        play = Play(Table(game="pips"), 1)
        assert play.encoding.name.startswith("pips/")
    finally:
        KITS.give_up("pips", ValueError("the test is over"))
