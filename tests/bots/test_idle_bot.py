"""The idle bot: it ends its turn as soon as it may."""

from __future__ import annotations

from spacerace.bots.idle_bot import IdleBot
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions
from spacerace.lab.simulate import play_game


def test_it_ends_its_turn_or_takes_the_first_option() -> None:
    """Wherever the end stands among the options."""
    bot = IdleBot(1)
    options = [actions.BuyCard(1), actions.END_TURN, actions.BuyCard(2)]
    assert bot.choose(None, options, None) == actions.END_TURN
    assert bot.choose(None, options[::2], None) == actions.BuyCard(1)


def test_it_wants_no_view_and_nothing_happens() -> None:
    """One decision a turn, no points."""
    bot = IdleBot(1)
    assert bot.blind
    header = rocketmen.prepare(seats=["a", "b"], seed=1, options={"round_cap": 5})
    result, decisions = play_game(rocketmen, header, [bot, IdleBot(2)])
    assert (result.scores, decisions) == ((0, 0), 10)
