"""The random bot: any option, the same ones again from the same seed."""

from __future__ import annotations

import pytest

from spacerace.bots import BOTS, bot_named, derived_seed
from spacerace.bots.random_bot import RandomBot
from spacerace.games import GAMES
from spacerace.kernel.errors import BadSetup

OPTIONS = ["buy", "place", "launch"]


def test_it_takes_every_option_sooner_or_later() -> None:
    """None is left out, and nothing else comes out."""
    bot = RandomBot(1)
    assert {bot.choose(None, OPTIONS, None) for _ in range(200)} == set(OPTIONS)


def test_the_same_seed_makes_the_same_choices() -> None:
    """A game can be had again."""
    first, again, other = RandomBot(7), RandomBot(7), RandomBot(8)
    choices = [first.choose(None, OPTIONS, None) for _ in range(50)]
    assert [again.choose(None, OPTIONS, None) for _ in range(50)] == choices
    assert [other.choose(None, OPTIONS, None) for _ in range(50)] != choices


def test_it_wants_no_view() -> None:
    """It is blind, so that nobody makes a view for it."""
    assert RandomBot(1).blind


def test_bots_are_found_by_name() -> None:
    """All that are listed, and no others."""
    assert [bot_named(name, GAMES["rocketmen"], 1).name for name in BOTS] == list(BOTS)
    with pytest.raises(BadSetup, match="clever"):
        bot_named("clever", GAMES["rocketmen"], 1)


def test_seeds_of_bots_and_games_differ() -> None:
    """Nobody plays like a neighbour."""
    seeds = {derived_seed(seed, number) for seed in range(20) for number in range(20)}
    assert len(seeds) == 400
