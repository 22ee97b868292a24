"""N-8: the end of the game, scores and ties."""

from __future__ import annotations

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.facts import GameEnded
from tests.games.nineteen69.table import Table, new_match, play


def over(table: Table) -> Table:
    """1969 with nothing more done in it."""
    return table.year(1969).phase("mission").finish()


def test_n_8_1_the_game_ends_with_1969_and_no_sooner() -> None:
    table = Table(2).year(1968).phase("mission").stop(2)
    assert not table.state.over
    assert nineteen69.result(table.state).winners == ()
    assert nineteen69.result(table.state).end_reason == ""
    table.finish()
    result = nineteen69.result(table.state)
    assert table.told(GameEnded) == [GameEnded()]
    assert (result.rounds, result.end_reason, result.unfinished) == (7, "1969", False)


def test_n_8_1_completing_the_moon_ends_nothing() -> None:
    table = Table(2).money(15).moon(19).phase("mission").fly("moon", "g g g g g").stop()
    assert (1963 + table.state.year, table.state.over) == (1964, False)


def test_n_8_2_the_cubes_on_the_own_sheets_score() -> None:
    table = Table().prestige(20).cubes("csm", "famous", "inexperienced").cubes("lem", "spy", "genius")
    table.cubes("eva", "basic", "spy")
    assert nineteen69.result(over(table).state).scores[0] == 20 + 3 - 2 - 1 - 1


def test_n_8_3_a_score_can_be_below_0() -> None:
    table = over(Table(2).prestige(0).cubes("csm", "inexperienced", "spy"))
    assert nineteen69.result(table.state).scores == (-3, 2)


def test_n_8_4_money_cards_progress_and_tokens_score_nothing() -> None:
    table = Table(2).money(99).hand(3, 3).moon(9).token("csm").cubes("eva", "basic", "genius")
    table.flown("eva", "csm", "lem")
    assert nineteen69.result(over(table).state).scores == (2, 2)


@pytest.mark.parametrize(
    "points, money, winners",
    [
        ((9, 8, 7), (0, 50, 99), (0,)),
        ((9, 9, 7), (3, 4, 99), (1,)),
        ((9, 9, 9), (4, 3, 4), (0, 2)),
        ((5, 5, 5), (0, 0, 0), (0, 1, 2)),
    ],
)
def test_n_8_5_highest_score_then_most_money_then_shared(
    points: tuple[int, ...], money: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = Table(3)
    for seat in range(3):
        table.prestige(points[seat], seat).money(money[seat], seat)
    assert nineteen69.result(over(table).state).winners == winners


def test_n_8_5_the_tie_is_among_final_scores() -> None:
    table = Table(2).prestige(5).cubes("csm", "famous").prestige(8, seat=1).money(1, seat=1)
    result = nineteen69.result(over(table).state)
    assert (result.scores, result.winners) == ((8, 8), (1,))


@pytest.mark.parametrize("players", [2, 5])
def test_the_score_sheet_adds_up_to_the_score(players: int) -> None:
    match = play(new_match(players, 6), 6)
    rows = [points for _, points in nineteen69.score_sheet(match.state)]
    assert tuple(map(sum, zip(*rows, strict=True))) == nineteen69.result(match.state).scores
