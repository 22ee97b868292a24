"""Where every point came from: the sources add up to the scores, in every game and mode."""

from __future__ import annotations

from typing import Any

import pytest

from spacerace.bots import bot_named
from spacerace.games import GAMES, header_of
from spacerace.games.nineteen69.rules.facts import PrestigeGained
from spacerace.kernel.match import Match
from spacerace.lang import words
from spacerace.study.points import points
from spacerace.study.story import scenes

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


@pytest.mark.parametrize("name, bots, more", GAMES_PLAYED, ids=str)
def test_what_was_first_and_best_agrees_with_the_points(name: str, bots: str, more: dict[str, Any]) -> None:
    """Each moment has words and its place in the log; the best flight is the part that brought most."""
    match = played(name, bots, 7, **more)
    found = points(match)
    by_kind = {moment.kind: moment for moment in found.moments}
    assert all(0 < moment.entry <= len(match.log) for moment in found.moments)
    for moment in found.moments:
        text = words("en").say(moment.say)
        assert "‹" not in text and "{" not in text, text
    source = "know-points-flights" if name == "1969" else "know-points-missions"
    flights = [
        part
        for one in found.sources
        if one.say.id == source
        for part in one.parts
        if part.seat < len(match.header.seats) and part.points > 0
    ]
    best = by_kind.get("best")
    assert (best is not None) == bool(flights)
    if best is not None:
        most = max(part.points for part in flights)
        assert best.weight == most
        assert (best.seat, best.entry) in {(part.seat, part.entry) for part in flights if part.points == most}
    lucky = [moment.weight for moment in found.moments if moment.kind == "lucky"]
    unlucky = [moment.weight for moment in found.moments if moment.kind == "unlucky"]
    assert len(lucky) <= 1 and len(unlucky) <= 1 and all(one > 0 for one in lucky)
    assert all(one < 0 for one in unlucky)
    firsts = [moment for moment in found.moments if moment.kind == "first"]
    if name == "rocketmen":
        tokens = [part for one in found.sources if one.say.id == "know-points-tokens" for part in one.parts]
        assert {(moment.seat, moment.entry) for moment in firsts} == {(one.seat, one.entry) for one in tokens}


def test_the_first_on_the_moon_in_1969_is_who_got_there_first() -> None:
    """N-11: of all who reach the Moon's last space the earliest is named, and nobody where nobody does."""
    seen = 0
    for seed in range(12):
        match = played("1969", "sense sense", seed)
        terms = match.state.terms
        landed = [
            (fact.seat, scene.entry)
            for scene in scenes(match)
            for fact in scene.facts
            if isinstance(fact, PrestigeGained)
            and fact.mission == terms.moon
            and fact.rocket == len(terms.missions[terms.moon].track)
        ]
        told = [(one.seat, one.entry) for one in points(match).moments if one.kind == "first"]
        assert told == landed[:1]
        seen += bool(landed)
    assert seen
