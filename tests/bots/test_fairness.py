"""Bots are fair: dealing anew what a seat cannot see changes neither its choice nor its search."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spacerace.bots import BOTS, bot_named
from spacerace.bots.search_bot import SearchBot
from spacerace.games import game_named, header_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import AnyState, Game
from tests.bots.decisions import decisions_of

#: Game, edition, mode, players.
TABLES = [
    ("rocketmen", "final", "standard", 2),
    ("rocketmen", "final", "standard", 4),
    ("rocketmen", "final", "solo", 1),
    ("rocketmen", "early", "battle", 3),
    ("1969", None, None, 2),
    ("1969", None, None, 5),
]
#: Of every so many decisions one is looked at, and dealt anew so often: by bots that think, and by others.
EVERY = {"sense": (7, 2)}
#: What a search costs depends on the table: of every so many decisions one is searched.
SEARCHED = dict(zip(TABLES, (55, 64, 28, 56, 30, 110), strict=True))
#: More than it takes to prove any option better: below that a search never departs from the heuristic.
SEARCH = "search:20"


def decisions(game: Game, edition: str | None, mode: str | None, players: int) -> Iterator[AnyState]:
    """The decisions of a game that heuristic and random players play between them, and end."""
    names = [f"seat {seat}" for seat in range(players)]
    cap = {"round_cap": 40} if "round_cap" in game.SETTINGS else {}
    header = header_of(game, seats=names, seed=11, edition=edition, mode=mode, options=cap)
    bots = [bot_named("sense" if seat % 2 == 0 else "random", game, seat) for seat in range(players)]
    return (state for state, _ in decisions_of(game, header, bots))


class Dealt:
    """What came of dealing anew at some decisions."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.asked = self.changed = self.departed = 0


def deal_anew(game: Game, state: AnyState, text: str, number: int, deals: int, found: Dealt) -> None:
    """The same seed at the same view: the same choice, after the same search, whatever others hold."""
    seat = game.to_act(state)
    assert seat is not None
    view, options = game.view(state, seat), game.canonical_options(state)
    bot = bot_named(text, game, number)
    choice = bot.choose(view, options, None)
    found.departed += choice != bot_named("sense", game, number).choose(view, options, None)
    for deal in range(deals):
        other = game.determinize(view, Luck(1000 * number + deal))
        again = bot_named(text, game, number)
        assert again.choose(game.view(other, seat), game.canonical_options(other), None) == choice
        if isinstance(bot, SearchBot) and isinstance(again, SearchBot):
            assert again.looks == bot.looks
        found.asked += 1
        others = [one for one in range(len(state.players)) if one != seat]
        found.changed += any(game.view(other, one) != game.view(state, one) for one in others)


@pytest.mark.parametrize("kind", [kind for kind in BOTS if kind != "search"])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(part) for part in table if part))
def test_what_is_hidden_changes_no_choice(table: tuple[str, str, str, int], kind: str) -> None:
    """At any table, of any bot."""
    game, found = game_named(table[0]), Dealt()
    every, deals = EVERY.get(kind, (13, 2))
    for number, state in enumerate(decisions(game, *table[1:])):
        if number % every == 0:
            deal_anew(game, state, kind, number, deals, found)
    # The test would show nothing if nothing hidden had been changed; alone nobody hides anything.
    assert found.asked > 5
    assert found.changed > 0 or len(state.players) == 1


@pytest.mark.slow
def test_what_is_hidden_changes_no_search() -> None:
    """At any table; and somewhere the search finds better than the heuristic, or it would show no more."""
    departed = 0
    for table, every in SEARCHED.items():
        game, found = game_named(table[0]), Dealt()
        for number, state in enumerate(decisions(game, *table[1:])):
            if number % every == 5:
                deal_anew(game, state, SEARCH, number, 1, found)
        assert found.asked > 3
        assert found.changed > 0 or len(state.players) == 1
        departed += found.departed
    assert departed > 0
