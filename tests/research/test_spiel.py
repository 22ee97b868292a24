"""OpenSpiel knows the games, and finds no fault with them."""

from __future__ import annotations

import functools
import gzip
import importlib.util
import re
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spacerace.games import GAMES
from tests.full_run import missing
from tests.research.ways import WAYS, Way, every_way

#: The playthrough that is kept: every state of a game, as OpenSpiel writes it.
KEPT = Path(__file__).parent / "playthroughs" / "spacerace_1969.txt.gz"


@pytest.fixture(autouse=True)
def _openspiel_is_here() -> None:
    """It has no wheels for some machines; a user without it skips these tests."""
    if importlib.util.find_spec("pyspiel") is None:
        missing("OpenSpiel is not installed: pip install 'spacerace[openspiel]'")


def load(way: Way, **params: object) -> Any:
    """A way to play, as OpenSpiel loads it."""
    import pyspiel

    from spacerace.research import spiel

    given = {"players": way.players, "mode": way.mode, "round_cap": 2, **params}
    if not way.edition.isdecimal():
        # OpenSpiel would read it back as a number.
        given["edition"] = way.edition
    return pyspiel.load_game(spiel.name_in_spiel(way.game), given)


def begun(way: Way, steps: int, **params: object) -> Any:
    """A game after so many random decisions, at a decision."""
    state, random = load(way, **params).new_initial_state(), Random(5)
    while steps or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            steps -= 1
            state.apply_action(random.choice(state.legal_actions()))
    return state


@every_way
def test_its_random_simulations_find_no_fault(way: Way) -> None:
    import pyspiel

    # Deserialising plays each state again from the begin, which takes long in a long game.
    serialize = way.game == "1969" and way.players == 2
    pyspiel.random_sim_test(load(way), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("way", [WAYS[1], WAYS[5], WAYS[6], WAYS[-2]], ids=str)
def test_its_search_plays_with_our_resampler(way: Way) -> None:
    """It checks by itself that a resampled state looks the same to whoever searches."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from spacerace.research.spiel import resampled

    state = begun(way, steps=6)
    random = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.0,
        max_simulations=6,
        random_state=random,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    seeds = count(1)
    bot.set_resampler(functools.partial(resampled, lambda: next(seeds)))
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_hides_what_the_player_does_not_know() -> None:
    from spacerace.research.spiel import resampled

    state, others = begun(WAYS[-1], steps=60), set()
    me = state.current_player()
    for seed in range(5):
        other = resampled(lambda seed=seed: seed, state, me)
        assert other.observation_string(me) == state.observation_string(me)
        assert other.legal_actions() == state.legal_actions()
        others.add(other.observation_string((me + 1) % 5))
    assert len(others) > 1


def test_chance_has_its_exact_probabilities_and_texts() -> None:
    state, random = begun(WAYS[-4], steps=0), Random(1)
    seen = set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-12
            seen.update(state.action_to_string(action) for action, _ in outcomes)
            state.apply_action(random.choice(outcomes)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    assert {"drawn 1", "rolled success"} <= seen
    assert sum(state.returns()) == 1


def test_rewards_and_words() -> None:
    game = load(WAYS[-4], reward="margin")
    assert (game.min_utility(), game.max_utility()) == (-1000, 1000)
    with pytest.raises((ValueError, RuntimeError), match="win, margin"):
        load(WAYS[-4], reward="points")


@pytest.mark.slow
def test_the_playthrough_that_is_kept_is_played_the_same() -> None:
    """Written anew by ``python -m tests.research.test_spiel`` when the rules or the columns change."""
    kept = gzip.decompress(KEPT.read_bytes()).decode()
    assert _playthrough(_actions(kept)).splitlines() == kept.splitlines()


def _actions(text: str) -> list[int]:
    """The actions of a playthrough."""
    return [int(one) for one in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


def _playthrough(actions: list[int] | None) -> str:
    """A playthrough of these actions, else of random ones."""
    from open_spiel.python.algorithms import generate_playthrough

    from spacerace.research import spiel

    assert spiel.name_in_spiel("1969") == "spacerace_1969" and "1969" in GAMES
    return str(generate_playthrough.playthrough("spacerace_1969(players=2)", actions, seed=7))


if __name__ == "__main__":
    KEPT.write_bytes(gzip.compress(_playthrough(None).encode(), mtime=0))
