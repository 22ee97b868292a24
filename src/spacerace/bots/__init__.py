"""Players that choose from a view and a list of options; one file a bot."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from spacerace.bots.bot import Bot, Clock, Heuristic, heuristic_of
from spacerace.bots.budget import Budget, read_budget
from spacerace.bots.idle_bot import IdleBot
from spacerace.bots.own_bot import is_path, load_bot
from spacerace.bots.random_bot import RandomBot
from spacerace.bots.search_bot import SearchBot
from spacerace.bots.sense_bot import SenseBot
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game

__all__ = [
    "BOTS",
    "THINKERS",
    "Bot",
    "Budget",
    "Clock",
    "Heuristic",
    "bot_named",
    "derived_seed",
    "heuristic_of",
]

#: The default budget.
DEFAULT_BUDGET = Budget(simulations=100)
#: The budget of `sense` in a game without a heuristic.
STAND_IN = Budget(simulations=30)
#: Bots by name. Each is made from a game and a seed, so that its choices can be repeated.
BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "idle": lambda game, seed: IdleBot(seed),
    "sense": lambda game, seed: _usual(game, seed),
    "search": lambda game, seed: _searcher(game, seed, DEFAULT_BUDGET),
}
#: The bots that take a budget.
THINKERS = ("search",)


def bot_named(text: str, game: Game, seed: int) -> Bot:
    """The bot that a text asks for: "sense", "search:200" or "search:1s" with a budget, or "mine.py".

    Raises BadSetup.
    """
    if is_path(text):
        return load_bot(Path(text))(game, seed)
    kind, colon, budget = text.partition(":")
    if kind not in BOTS:
        raise BadSetup("", "refused-unknown-bot", {"bot": kind, "known": ", ".join(BOTS)})
    if not colon:
        return BOTS[kind](game, seed)
    if kind not in THINKERS:
        raise BadSetup("", "refused-no-budget", {"bot": kind, "thinkers": ", ".join(THINKERS)})
    return _searcher(game, seed, read_budget(budget))


def _usual(game: Game, seed: int) -> Bot:
    """The bot that sits down unless somebody says more: by the heuristic of its game, else after a short
    search, so that every game has one."""
    return _searcher(game, seed, STAND_IN) if heuristic_of(game) is None else SenseBot(game, seed)


def _searcher(game: Game, seed: int, budget: Budget) -> Bot:
    """A searching bot with the heuristic of its game, if it has one."""
    return SearchBot(game, seed, budget, heuristic_of(game))


def derived_seed(seed: int, number: int) -> int:
    """The seed of one game among many, from the seed of them all."""
    return seed * 1_000_003 + number
