"""The arena: shares, intervals and ratings from the games that were played."""

from __future__ import annotations

import sys

import pytest

from spacerace.lab.arena import (
    Played,
)
from spacerace.lab.standings import Share, _ranks, ratings_of, standings_of, won
from tests.lab.contests import game


def share_of(games: list[Played], bot: str, *against: str) -> Share:
    """The row of a bot against these."""
    (found,) = [row for row in standings_of(games).shares if (row.bot, row.against) == (bot, against)]
    return found


def test_a_shared_win_counts_as_its_share() -> None:
    """Half a win for each of two; nothing for the third."""
    drawn = game(0, 0, "abc", (5, 5, 2), 0, 1)
    assert [won(drawn, seat) for seat in range(3)] == [0.5, 0.5, 0]
    games = [drawn, game(1, 0, "abc", (9, 5, 2), 0)]
    row = share_of(games, "a", "b", "c")
    assert (row.games, row.wins, row.share) == (2, 1.5, 0.75)
    assert row.fair == pytest.approx(1 / 3)


def test_only_a_bot_alone_of_its_kind_has_a_share() -> None:
    """Copies of the other share the rest among them; each way round is a row of its own."""
    games = [
        game(0, 0, "abb", (5, 1, 1), 0),
        game(0, 1, "bab", (5, 1, 1), 0),
        game(0, 2, "aab", (1, 1, 9), 2),
    ]
    found = {(row.bot, row.games, row.wins) for row in standings_of(games).shares}
    assert found == {("a", 2, 1.0), ("b", 1, 1.0)}


def test_a_bot_at_several_tables_has_a_row_for_all() -> None:
    """After those of each table."""
    games = [game(0, 0, "ab", (2, 1), 0), game(0, 1, "ac", (1, 2), 1), game(0, 2, "bc", (1, 2), 1)]
    rows = [(row.against, row.games, row.wins) for row in standings_of(games).shares if row.bot == "a"]
    assert rows == [(("b",), 1, 1.0), (("c",), 1, 0.0), (("b", "c"), 2, 1.0)]


def test_deals_that_differ_widen_the_interval() -> None:
    """Four deals that each go one way are four observations, not twenty."""
    games = [
        game(deal, number, "ab", (1, 0) if deal % 2 else (0, 1), 0 if deal % 2 else 1)
        for deal in range(4)
        for number in range(5)
    ]
    row = share_of(games, "a", "b")
    assert row.by_deal is not None
    assert row.by_deal.width > row.wilson.width
    assert row.interval == row.by_deal


def test_deals_in_which_luck_cancels_keep_wilsons_interval() -> None:
    """Each wins from the same seat: nothing differs between deals, which proves nothing."""
    games = [
        game(deal, number, "ab" if number else "ba", (1, 0), 0) for deal in range(9) for number in (0, 1)
    ]
    row = share_of(games, "a", "b")
    assert (row.share, row.by_deal) == (0.5, None)
    assert row.interval == row.wilson


def test_an_ai_wins_when_the_bot_does_not() -> None:
    """By level; the bot may have more points and still lose, as it has to meet a goal."""
    games = [
        game(0, 0, "a", (30, 20), 1, level="easy"),
        game(0, 1, "a", (30, 20), 0, level="hard"),
        game(1, 0, "a", (10, 20), 1, level="easy"),
        game(1, 1, "a", (30, 20), 0, level="hard"),
    ]
    found = standings_of(games)
    assert [(row.against, row.wins, row.games) for row in found.shares] == [
        (("ai:easy",), 0, 2),
        (("ai:hard",), 2, 2),
    ]
    rated = {row.bot: row for row in found.bots}
    assert list(rated) == ["a", "ai:easy", "ai:hard"]
    ratings = {bot: row.rating.mu for bot, row in rated.items() if row.rating}
    assert ratings["ai:hard"] < ratings["a"] < ratings["ai:easy"]
    assert rated["ai:easy"].mean_score == 20
    assert rated["ai:easy"].seconds_a_decision is None


def test_bots_have_scores_times_and_ratings() -> None:
    """Over all their seats."""
    games = [game(deal, 0, "ab", (deal, 10), 1) for deal in range(5)]
    found = standings_of(games)
    a, b = found.bots
    assert (a.bot, a.seatings, a.mean_score, a.scores) == ("a", 5, 2, (0, 1, 2, 3, 4))
    assert (b.decisions, b.seconds, b.seconds_a_decision) == (10, 10, 1)
    assert a.rating and b.rating
    assert a.rating.mu < 25 < b.rating.mu
    assert a.rating.ordinal < a.rating.interval.low < a.rating.mu
    assert (found.games, found.deals, found.mean_rounds) == (5, 5, 7)


def test_unfinished_games_are_counted() -> None:
    """They count as they stand, and are told."""
    games = [game(0, 0, "ab", (1, 2), 1), game(0, 1, "ba", (1, 2), 1)]
    assert standings_of(games).unfinished == 1


def test_the_order_of_games_does_not_matter() -> None:
    """Ratings are made deal by deal, whichever game ended first."""
    games = [game(deal, 0, "ab", (deal % 3, 1), 0 if deal % 3 == 2 else 1) for deal in range(7)]
    assert standings_of(games[::-1]) == standings_of(games)


def test_the_better_a_bot_does_at_a_full_table_the_higher_its_rating() -> None:
    """Places count, not only the win; copies of one bot are rated as one."""
    games = [game(deal, 0, "abcc", (4, 3, 2, 1), 0) for deal in range(6)]
    ratings = [row.rating.mu for row in standings_of(games).bots if row.rating]
    assert ratings == sorted(ratings, reverse=True)
    assert len(ratings) == 3


def test_several_seats_of_a_bot_move_its_rating_by_their_mean() -> None:
    """Whichever of them comes first."""
    rated = [ratings_of([game(0, 0, "bab", scores, scores.index(3))]) for scores in ((3, 2, 1), (1, 2, 3))]
    assert rated[0]["b"].mu == pytest.approx(rated[1]["b"].mu)
    assert rated[0]["b"].sigma == pytest.approx(rated[1]["b"].sigma)
    alone = ratings_of([game(0, 0, "xay", (3, 2, 1), 0)])
    assert rated[0]["b"].mu == pytest.approx((alone["x"].mu + alone["y"].mu) / 2)


@pytest.mark.parametrize(
    "played, places",
    [
        (game(0, 0, "abcd", (3, 9, 5, 5), 0), [1, 2, 3, 3]),
        (game(0, 0, "abc", (7, 7, 2), 0, 1), [1, 1, 3]),
        (game(0, 0, "a", (30, 20), 1, level="easy"), [2, 1]),
        (game(0, 0, "a", (20, 30), 0, level="easy"), [1, 2]),
        (game(0, 0, "a", (30, 20), level="easy"), [2, 1]),
    ],
)
def test_winners_are_placed_first_and_others_by_points(played: Played, places: list[int]) -> None:
    """Points do not beat a win, neither that of a bot nor that of an AI."""
    assert _ranks(played) == places


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything else is there."""
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    found = standings_of([game(0, 0, "ab", (1, 2), 1)])
    assert [row.rating for row in found.bots] == [None, None]
    assert found.shares
