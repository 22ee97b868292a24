"""T-6: what a seat saves of a match holds no secret of another."""

import json
from random import Random

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.actions import Commit
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode, header_for_seat
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE, SPECTATOR

GAMES = {"rocketmen": rocketmen, "1969": nineteen69}


def save_for_seat(match: Match, seat: int) -> bytes:
    """All that a seat's export is made of: header, view and news."""
    header = json.dumps(header_for_seat(match.header)).encode()
    return header + encode(match.game.view(match.state, seat)) + b"".join(map(encode, match.news(seat)))


def _played(name: str, steps: int = 250) -> Match:
    game = GAMES[name]
    match = Match(game, game.prepare(seats=["Ann", "Bob", "Cid"], seed=8))
    rng = Random(3)
    for _ in range(steps):
        match.draw()
        if match.awaited is None:
            break
        match.play(match.awaited, rng.choice(game.options(match.state)))
    match.draw()
    return match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_t_6_what_is_hidden_changes_no_byte(name, seat):
    match = _played(name)
    saved = save_for_seat(match, seat)
    match.state = match.game.determinize(match.game.view(match.state, seat), Luck(99))
    assert save_for_seat(match, seat) == saved
    assert b"seed" not in saved


def test_t_6_a_commitment_in_progress_is_not_in_what_others_save():
    match = _played("1969", 0)
    game, rng = nineteen69, Random(1)
    while not any(isinstance(option, Commit) for option in game.options(match.state)):
        options = game.options(match.state)
        wanted = [one for one in options if type(one).__name__ in ("DrawCard", "Launch")]
        match.play(match.awaited, rng.choice(wanted or options))
        match.draw()
    seat = match.awaited
    assert seat not in (None, CHANCE)
    others = [other for other in (0, 1, 2, SPECTATOR) if other != seat]
    before = {other: save_for_seat(match, other) for other in others}
    match.play(seat, game.options(match.state)[0])
    assert {other: save_for_seat(match, other) for other in others} == before
