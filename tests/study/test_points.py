"""Where every point came from: the sources add up to the scores, in every game and mode."""

from __future__ import annotations

from typing import Any

import pytest

from spacerace.bots import bot_named
from spacerace.games import GAMES, header_of
from spacerace.kernel.match import Match
from spacerace.lang import words
from spacerace.study.points import points

GAMES_PLAYED: list[tuple[str, str, dict[str, Any]]] = [
    ("1969", "random random", {}),
    ("1969", "sense sense sense", {}),
    ("1969", "sense random sense random random", {}),
    ("rocketmen", "random random", {"options": {"round_cap": 12}}),
    ("rocketmen", "sense sense sense sense", {"options": {"variants": 2}}),
    ("rocketmen", "sense sense", {"edition": "early"}),
    ("rocketmen", "sense sense", {"mode": "battle"}),
    ("rocketmen", "sense sense sense", {"options": {"variants": 2}}),
    ("rocketmen", "sense", {"mode": "solo"}),
    ("rocketmen", "sense", {"mode": "solo", "edition": "early"}),
]


def played(name: str, bots: str, seed: int, **more: Any) -> Match:
    """A whole game of bots."""
    game = GAMES[name]
    names = [f"{bot}-{number}" for number, bot in enumerate(bots.split())]
    match = Match(game, header_of(game, seats=names, seed=seed, **more))
    players = [bot_named(bot, game, seed + number) for number, bot in enumerate(bots.split())]
    match.draw()
    while (seat := match.awaited) is not None:
        options = game.canonical_options(match.state)
        view = None if players[seat].blind else game.view(match.state, seat)
        action = options[0] if len(options) == 1 else players[seat].choose(view, options, None)
        match.play(seat, action)
        match.draw()
    return match


@pytest.mark.parametrize("name, bots, more", GAMES_PLAYED, ids=str)
def test_the_sources_add_up_to_the_scores(name: str, bots: str, more: dict[str, Any]) -> None:
    match = played(name, bots, 7, **more)
    found = points(match)
    result = match.game.result(match.state)
    assert (found.scores, found.winners) == (result.scores, result.winners)
    sums = [sum(source.points[seat] for source in found.sources) for seat in range(len(found.scores))]
    assert tuple(sums) == found.scores
    for source in found.sources:
        for seat in range(len(found.scores)):
            assert source.points[seat] == sum(part.points for part in source.parts if part.seat == seat)
    # A round each, in order; the last brings the result.
    assert found.rounds[-1].points == found.scores
    numbers = [one.round for one in found.rounds]
    assert len(numbers) == result.rounds and numbers == sorted(set(numbers))


@pytest.mark.parametrize("name", ["1969", "rocketmen"])
def test_every_source_and_part_has_words_and_its_place_in_the_log(name: str) -> None:
    match = played(name, "sense sense", 3)
    found = points(match)
    english = words("en")
    for source in found.sources:
        for message in (source.say, *(part.say for part in source.parts)):
            assert "‹" not in english.say(message)
        for part in source.parts:
            assert part.entry is None or 0 < part.entry <= len(match.log)
    assert any(part.entry for source in found.sources for part in source.parts)
