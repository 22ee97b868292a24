"""The points that a table may show during play: what a seat knows, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from spacerace.games.rocketmen.rules.chapters.ending import goal_vp, score
from spacerace.games.rocketmen.rules.view import view
from spacerace.games.rocketmen.study import totals as rocketmen_totals
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import read_match
from spacerace.kernel.seats import SPECTATOR, Seat, all_seats
from spacerace.study.game_study import PlainStudy, study_of
from spacerace.study.story import scenes
from tests.games.rocketmen.table import Table
from tests.golden_games import FOLDER, GAMES
from tests.study.test_points import GAMES_PLAYED, played


@pytest.mark.parametrize("name, bots, more", GAMES_PLAYED, ids=str)
def test_totals_are_the_score_as_far_as_a_seat_knows_it(name: str, bots: str, more: dict[str, Any]) -> None:
    """At every step and from every seat: the score of the rules, in Rocketmen without the goals of others."""
    match = played(name, bots, 11, **more)
    game, seats = match.game, all_seats(len(match.header.seats))
    for scene in list(scenes(match))[::3]:
        state = scene.after
        scores = game.result(state).scores
        for viewer in (*seats, SPECTATOR):
            known = list(scores)
            if name == "rocketmen" and not state.over:
                for other in seats:
                    known[other] -= goal_vp(state, other) if other != viewer else 0
            assert study_of(game).totals(game.view(state, viewer)) == tuple(known)


@pytest.mark.parametrize("name", ["rocketmen-eager-2-0-1", "1969-random-2-1"])
def test_the_totals_do_not_depend_on_what_is_hidden(name: str) -> None:
    """Whatever is dealt anew behind a view, the totals stay."""
    match = read_match((FOLDER / f"{name}.match").read_text(encoding="utf-8"), GAMES.__getitem__)
    game, study = match.game, study_of(match.game)
    for number, scene in enumerate(list(scenes(match))[::7]):
        for viewer in (*all_seats(2), SPECTATOR):
            view = game.view(scene.after, viewer)
            other = game.determinize(view, Luck(number))
            assert study.totals(game.view(other, viewer)) == study.totals(view)


def test_a_planned_mission_counts_like_every_other_card() -> None:
    """RM-1.11: it is a player's own card; whatever points a card has count wherever it lies."""
    table = Table()
    threat = next(card for card in table.state.terms.cards if card.deck == "threat")
    table.player().plan = threat.id
    assert rocketmen_totals(view(table.state, Seat(1))) == (threat.vp, 0)
    assert score(table.state, Seat(0)) == threat.vp > 0


def test_a_game_without_a_study_shows_no_totals() -> None:
    """From a view alone nobody can tell what its rules would count."""
    assert PlainStudy(GAMES["1969"]).totals(None) == ()
