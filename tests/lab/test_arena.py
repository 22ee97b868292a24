"""The arena: fair seats, the same deals for all, and results that repeat."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from spacerace.bots import Bot, bot_named, derived_seed
from spacerace.kernel.chance import bot_seed
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game
from spacerace.lab.arena import (
    Contest,
    games_of_a_deal,
    orders,
    play_all,
    play_task,
    seatings,
    tasks_of,
)
from spacerace.lab.arena_file import ArenaFile, head_of, load
from spacerace.lab.processes import LostProcess
from tests.lab.contests import CONTEST, own_bot, timeless

# --- who sits where ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", (2, 3, 4, 5))
@pytest.mark.parametrize("bots", (2, 3, 4, 5))
def test_every_bot_sits_on_every_seat_equally_often(bots: int, players: int) -> None:
    """Whatever their numbers; and no arrangement is played twice."""
    names = "abcde"[:bots]
    found = seatings(names, players)
    assert len(set(found)) == len(found)
    counts = Counter((seat, bot) for seating in found for seat, bot in enumerate(seating))
    assert len(counts) == bots * players
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_every_bot_follows_every_other_equally_often(players: int) -> None:
    """Whom one plays after matters as much as where one sits."""
    followers = Counter(pair for order in orders(players) for pair in pairwise(order))
    assert len(followers) == players * (players - 1)
    assert len(set(followers.values())) == 1
    # From the last seat to the first not everybody follows everybody: the docs say how many do.
    first_after_last = {(order[-1], order[0]) for order in orders(players)}
    assert len(first_after_last) == players * {2: 1, 3: 2, 4: 1, 5: 2}[players]


def test_two_bots_at_a_large_table() -> None:
    """Each sits alone among copies of the other, on every seat."""
    assert seatings("ab", 3) == [tuple(text) for text in ("abb", "bab", "bba", "baa", "aba", "aab")]
    assert seatings("ab", 3, first_alone=True) == [tuple(text) for text in ("abb", "bab", "bba")]
    assert seatings("abc", 2, first_alone=True) == [tuple(text) for text in ("ab", "ba", "ac", "ca")]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    """Everybody against everybody."""
    tables = Counter("".join(sorted(seating)) for seating in seatings("abcd", 2))
    assert tables == dict.fromkeys(("ab", "ac", "ad", "bc", "bd", "cd"), 2)


def test_every_deal_is_played_by_the_same_arrangements() -> None:
    """And the games asked for are rounded up to whole deals."""
    contest = replace(CONTEST, bots=("random", "idle", "sense"), players=3)
    tasks = tasks_of(contest, 7)
    assert len(tasks) == 12
    for deal in (0, 1):
        assert [(task.seats, task.level) for task in tasks if task.deal == deal] == games_of_a_deal(contest)


def test_alone_every_bot_meets_every_level() -> None:
    """With the same deals."""
    contest = Contest(
        game="rocketmen",
        bots=("random", "idle"),
        players=1,
        seed=1,
        mode="solo",
        levels=("easy", "hard"),
        options={"round_cap": 3},
    )
    games = list(play_all(contest, tasks_of(contest, 4), 1))
    assert {(game.seats, game.level) for game in games} == {
        ((bot,), level) for bot in ("random", "idle") for level in ("easy", "hard")
    }
    assert all(len(game.scores) == 2 and len(game.decisions) == 1 for game in games)


# --- results that repeat -------------------------------------------------------------------------


def test_a_game_follows_from_its_deal_and_its_arrangement() -> None:
    """In any order, with any number of processes."""
    tasks = tasks_of(CONTEST, 12)
    alone = list(play_all(CONTEST, tasks, 1))
    assert timeless(list(play_all(CONTEST, tasks[::-1], 1))) == timeless(alone)
    assert timeless(list(play_all(CONTEST, tasks, 2))) == timeless(alone)
    assert len({game.scores for game in alone}) > 6


def test_a_game_tells_decisions_and_time_by_seat() -> None:
    """Every seat decides something, and no decision takes no time."""
    game = play_task(CONTEST, tasks_of(CONTEST, 1)[0])
    assert game.seats == ("random", "idle")
    assert all(count > 0 for count in game.decisions)
    assert all(seconds > 0 for seconds in game.seconds)
    assert (game.rounds, game.unfinished) == (7, False)


def test_a_bot_gets_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another one on every seat of every deal, and never that of the cards."""
    given: list[int] = []

    def note(text: str, game: Game, seed: int) -> Bot:
        given.append(seed)
        return bot_named(text, game, seed)

    monkeypatch.setattr("spacerace.lab.arena.bot_named", note)
    for task in tasks_of(CONTEST, 4)[::2]:
        play_task(CONTEST, task)
    deals = [derived_seed(CONTEST.seed, deal) for deal in (0, 1)]
    assert given == [bot_seed(deal, seat) for deal in deals for seat in (0, 1)]
    assert len({*given, *deals}) == 6


# --- what cannot be played -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "change, reason",
    [
        ({"bots": ("random", "clever")}, 'no bot "clever"'),
        ({"bots": ("random", "search:0")}, '"0" is no budget'),
        ({"bots": ("random", "no_such_bot.py")}, "no_such_bot.py"),
        ({"bots": ("random",)}, "at least two"),
        ({"bots": ("random", "random")}, "named twice"),
        ({"players": 9}, "players"),
        ({"players": 0}, "players"),
        ({"levels": ("easy",)}, "level"),
        ({"game": "chess"}, "chess"),
    ],
    ids=str,
)
def test_a_contest_that_cannot_be_played_is_refused(change: dict[str, object], reason: str) -> None:
    """Before any file is made."""
    with pytest.raises(BadSetup, match=reason):
        head_of(replace(CONTEST, **change))


@pytest.mark.parametrize(
    "choose, reason",
    [("return 1 / 0", r"mine\.py:4: ZeroDivisionError"), ("return None", "chose None, which is none of")],
)
def test_a_bot_that_fails_is_named_and_nothing_is_lost(tmp_path: Path, choose: str, reason: str) -> None:
    """What was played before stays in the file."""
    bot = own_bot(tmp_path, f"return options[0] if view.viewer == 0 else {choose.removeprefix('return ')}")
    contest = replace(CONTEST, bots=("random", bot))
    # The bot only fails on the second seat, so turn the arrangements round: one game ends, one fails.
    with ArenaFile(tmp_path / "file", head_of(contest)) as file:
        second, first = tasks_of(contest, 2)
        file.add(play_task(contest, first))
        with pytest.raises(BadSetup, match=reason):
            play_task(contest, second)
    assert len(load(tmp_path / "file")[1]) == 1


def test_a_process_that_dies_is_told_about(tmp_path: Path) -> None:
    """The run ends with a sentence instead of waiting for ever."""
    bot = own_bot(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)")
    contest = replace(CONTEST, bots=("random", bot))
    with pytest.raises(LostProcess, match="ended from outside"):
        list(play_all(contest, tasks_of(contest, 4), 2))
