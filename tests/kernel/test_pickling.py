"""States, views and matches go to other processes as small pickles, and come back the same."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from spacerace.games import GAMES, header_of
from spacerace.kernel.codec import encode, write_match
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE
from spacerace.lab.simulate import play_match, seated_bots

WAYS = [
    ("rocketmen", "final", "standard", 2),
    ("rocketmen", "early", "battle", 3),
    ("rocketmen", "final", "solo", 1),
    ("1969", "1969", "standard", 3),
]


def played(name: str, edition: str, mode: str, players: int) -> Match:
    """A match in the middle."""
    game = GAMES[name]
    seats = [f"seat {number}" for number in range(players)]
    options = {"round_cap": 3} if "round_cap" in game.SETTINGS else {}
    way = {} if name == "1969" else {"edition": edition, "mode": mode}
    header = header_of(game, seats=seats, seed=5, options=options, **way)
    whole = play_match(game, header, seated_bots(game, ["random"], players, 5))
    match = Match(game, header)
    for entry in whole.log[: len(whole.log) // 2]:
        match.play(entry.seat, entry.action)
    return match


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_states_views_and_matches_come_back_from_a_pickle(way: tuple[str, str, str, int]) -> None:
    match = played(*way)
    game = match.game
    state = pickle.loads(pickle.dumps(match.state))
    assert encode(state) == encode(match.state) and type(state) is type(match.state)
    assert state.terms is match.state.terms, "terms are made once"
    view = pickle.loads(pickle.dumps(game.view(match.state, 0)))
    assert view == game.view(match.state, 0)
    again = pickle.loads(pickle.dumps(match))
    assert write_match(again) == write_match(match)
    assert encode(again.state) == encode(match.state) and again.steps == match.steps
    again.draw()
    if again.awaited is not None and again.awaited != CHANCE:
        again.play(again.awaited, again.options[0])


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_pickle_is_hardly_larger_than_the_bytes(way: tuple[str, str, str, int]) -> None:
    """It was 80 kB: all that is printed went along."""
    match = played(*way)
    for table in (match.state, match.game.view(match.state, 0)):
        assert len(pickle.dumps(table)) < len(encode(table)) + 500
    assert len(pickle.dumps(match)) < 600 + 60 * len(match.log)


def test_a_pack_of_ones_own_travels_along() -> None:
    """Also one that changes nothing but names, which the hash of a pack leaves out."""
    game = GAMES["rocketmen"]
    text = """[pack]
base = "rocketmen-final@1"
id = "mine"
version = 1
"""
    header = header_of(game, seats=["a", "b"], seed=1, pack_text=text)
    state = game.begin(header)
    again = pickle.loads(pickle.dumps(state))
    assert again.terms.key == state.terms.key and again.terms.pack == state.terms.pack
    assert encode(again) == encode(state)


def test_another_process_reads_the_pickle(tmp_path: Path) -> None:
    """It imports what it needs by itself."""
    match = played(*WAYS[0])
    file = tmp_path / "state"
    file.write_bytes(pickle.dumps(match.state))
    code = "import pickle, sys; s = pickle.load(open(sys.argv[1], 'rb')); print(s.terms.key)"
    done = subprocess.run([sys.executable, "-c", code, file], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == match.state.terms.key
