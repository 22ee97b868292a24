"""The bot `search:100` as it was before (frozen.py says when)."""

from frozen import heuristic, module


class SearchBefore:
    def __init__(self, game, seed):
        budget = module("bots.budget").Budget(simulations=100)
        self.bot = module("bots.search_bot").SearchBot(game, seed, budget, heuristic(game))

    def choose(self, view, options, clock):
        return self.bot.choose(view, options, clock)
