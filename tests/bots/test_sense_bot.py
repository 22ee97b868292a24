"""`sense` takes any of the options that look alike, by its own seed, and no other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from spacerace.bots import bot_named
from spacerace.bots.alike import best_of
from spacerace.bots.bot import heuristic_of
from spacerace.bots.sense_bot import SenseBot
from spacerace.games import game_named, header_of
from spacerace.kernel.game import AnyAction, AnyState, Game
from spacerace.lab.simulate import seated_bots
from tests.bots.decisions import decisions_of

#: Each table: a game, and how many play.
TABLES = [("1969", 2), ("1969", 5), ("rocketmen", 2), ("rocketmen", 4)]
#: Enough to meet every kind of tie.
ROUNDS = 8


def decisions(name: str, players: int, seed: int) -> Iterator[tuple[Game, AnyState, Sequence[AnyAction]]]:
    """The decisions of a game of `sense` alone, with the options of each."""
    game = game_named(name)
    cap = {"round_cap": ROUNDS} if "round_cap" in game.SETTINGS else {}
    header = header_of(game, seats=[str(seat) for seat in range(players)], seed=seed, options=cap)
    for state, options in decisions_of(game, header, seated_bots(game, ["sense"], players, seed)):
        yield game, state, options


def alike(game: Game, state: AnyState, options: Sequence[AnyAction]) -> list[AnyAction]:
    """The options that look like the best one to whoever is awaited."""
    sense, seat = heuristic_of(game), game.to_act(state)
    assert seat is not None
    weights = sense.weigh(game.view(state, seat), options)
    return [
        option
        for option, weight in zip(options, weights, strict=True)
        if weight >= max(weights) - sense.ALIKE
    ]


def launches(seed: int, players: int = 5) -> list[int]:
    """The mission that each seat launches in the first year of 1969; -1 for none."""
    return next(
        [player.flown[0] if player.flown else -1 for player in state.players]
        for _, state, _ in decisions("1969", players, seed)
        if state.year == 1
    )


def test_of_weights_that_are_alike_any_is_taken_and_no_other() -> None:
    """Each about equally often."""
    tosses = iter([0.0, 0.34, 0.67, 0.999])
    assert [best_of([3.0, 1.0, 2.99, 3.005, 2.9], 0.02, lambda: next(tosses)) for _ in range(4)] == [
        0,
        2,
        3,
        3,
    ]


def test_without_a_tie_nobody_tosses() -> None:
    """Whoever thinks further with the same seed so meets the same ties with the same tosses."""

    def toss() -> float:
        pytest.fail("there is nothing to decide")

    assert best_of([1.0, 3.0, 2.9], 0.02, toss) == 1
    assert best_of([1e300, 0.0], 0.02, toss) == 0


@pytest.mark.parametrize("name, players", TABLES)
def test_ties_fall_either_way_by_the_seed(name: str, players: int) -> None:
    """Of all options that look alike, with one seed or another; the same seed makes the same choice again."""
    ties = 0
    for number, (game, state, options) in enumerate(decisions(name, players, 3)):
        same = alike(game, state, options)
        if len(same) < 2 or number % 3:
            continue
        ties += 1
        seat = game.to_act(state)
        assert seat is not None
        view = game.view(state, seat)
        chosen = [SenseBot(game, seed).choose(view, options, None) for seed in range(12 * len(same))]
        assert set(chosen) == set(same)
        assert [SenseBot(game, seed).choose(view, options, None) for seed in range(6)] == chosen[:6]
    assert ties > 2


def test_heads_at_one_table_do_not_all_want_the_same() -> None:
    """In the first year of 1969 all six missions of level 1 look alike: seats and games differ."""
    games = [launches(seed) for seed in range(6)]
    assert all(len(missions) == 5 for missions in games)
    assert all(len(set(missions)) > 1 for missions in games)
    assert len({tuple(missions) for missions in games}) == 6
    assert launches(0) == games[0]


@pytest.mark.slow
@pytest.mark.parametrize("name, players", TABLES)
def test_a_short_search_sets_out_from_the_choice_of_sense(name: str, players: int) -> None:
    """With the same seed, tie by tie; too few simulations prove nothing better."""
    game = game_named(name)
    sense, search = bot_named("sense", game, 7), bot_named("search:1", game, 7)
    ties = 0
    for number, (_, state, options) in enumerate(decisions(name, players, 4)):
        if number > 60:
            break
        seat = game.to_act(state)
        assert seat is not None
        view = game.view(state, seat)
        assert search.choose(view, options, None) == sense.choose(view, options, None)
        ties += len(alike(game, state, options)) > 1
    assert ties > 2
