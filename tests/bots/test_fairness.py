"""Bots are fair: dealing anew what a seat cannot see changes neither its choice nor its search."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spacerace.bots import BOTS, bot_named
from spacerace.bots.search_bot import SearchBot
from spacerace.games import game_named, header_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import AnyState, Game
from spacerace.kernel.seats import CHANCE

#: Game, edition, mode, players.
TABLES = [
    ("rocketmen", "final", "standard", 2),
    ("rocketmen", "final", "standard", 4),
    ("rocketmen", "final", "solo", 1),
    ("rocketmen", "early", "battle", 3),
    ("1969", None, None, 2),
    ("1969", None, None, 5),
]
#: Every so many decisions the table is dealt anew, so often, for bots that think and for others.
EVERY = {"search": (19, 1), "sense": (7, 2)}


def decisions(game: Game, edition: str | None, mode: str | None, players: int) -> Iterator[AnyState]:
    """The decisions of a game that heuristic and random players play between them, and end."""
    names = [f"seat {seat}" for seat in range(players)]
    cap = {"round_cap": 40} if "round_cap" in game.OPTIONS else {}
    header = header_of(game, seats=names, seed=11, edition=edition, mode=mode, options=cap)
    bots = [bot_named("sense" if seat % 2 == 0 else "random", game, seat) for seat in range(players)]
    state, luck = game.begin(header), Luck(11)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            event = game.chance(state)
            game.advance(state, game.outcome(state, luck.pick(event.key, event.bag)))
            continue
        options = game.canonical_options(state)
        if len(options) > 1:
            yield state
        chosen = bots[seat].choose(game.view(state, seat), options, None) if len(options) > 1 else options[0]
        game.advance(state, chosen)


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(part) for part in table if part))
def test_what_is_hidden_changes_no_choice(table: tuple[str, str, str, int], kind: str) -> None:
    """The same seed at the same view: the same choice, after the same search, whatever others hold."""
    game = game_named(table[0])
    every, deals = EVERY.get(kind, (13, 2))
    asked = changed = 0
    for number, state in enumerate(decisions(game, *table[1:])):
        if number % every:
            continue
        seat = game.to_act(state)
        assert seat is not None
        view, options = game.view(state, seat), game.canonical_options(state)
        text = f"{kind}:6" if kind == "search" else kind
        bot = bot_named(text, game, number)
        choice = bot.choose(view, options, None)
        for deal in range(deals):
            other = game.determinize(view, Luck(1000 * number + deal))
            again = bot_named(text, game, number)
            assert again.choose(game.view(other, seat), game.canonical_options(other), None) == choice
            if isinstance(bot, SearchBot) and isinstance(again, SearchBot):
                assert again.looks == bot.looks
            asked += 1
            changed += any(
                game.view(other, one) != game.view(state, one)
                for one in range(len(state.players))
                if one != seat
            )
    # The test would show nothing if nothing hidden had been changed; alone nobody hides anything.
    assert asked > 5
    assert changed > 0 or len(state.players) == 1
