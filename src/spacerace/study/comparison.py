"""How the options of one decision compare. A hint and a review ask here, so their figures agree."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from spacerace.bots import bot_named, heuristic_of
from spacerace.bots.search_bot import Search, _Root
from spacerace.kernel.codec import encode
from spacerace.kernel.game import AnyAction, AnyView, Game

#: The bot that finds the best option, and the deals in which options are then compared.
FINDING = "search:48"
DEALS = 24


def seed_of(view: bytes) -> int:
    """What follows from a view alone, so that the same question has the same answer whoever asks."""
    return int.from_bytes(sha256(view).digest()[:7])


def best_of(game: Game, view: AnyView, options: Sequence[AnyAction]) -> AnyAction:
    """The option that a search finds best, by the view alone."""
    return bot_named(FINDING, game, seed_of(encode(view))).choose(view, options, None)


class _OfOne(Search):
    """A search that has one option and plays it on again and again."""

    def _challenge(self) -> _Root:
        """There is no other."""
        return self.options[0]


def results(game: Game, view: AnyView, option: AnyAction) -> list[float]:
    """What an option comes to for the viewer, deal by deal: from 0 (lost) to 1 (won).

    The nth deal and its luck are the same for every option of the same view.
    """
    search = _OfOne(game, heuristic_of(game), view, [option], f"compare/{seed_of(encode(view))}")
    for _ in range(DEALS):
        search.simulate()
    return search.options[0].values


def percent(share: float) -> int:
    """A share of a win as a whole percent. Figures are rounded here, once."""
    return round(100 * share)
