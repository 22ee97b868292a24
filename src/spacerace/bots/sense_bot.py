"""A bot that plays by the heuristic of its game: no search, one look at each option."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from spacerace.bots.alike import best_of
from spacerace.bots.bot import Clock, heuristic_of
from spacerace.games import KITS
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction, AnyView, Game


class SenseBot:
    """Takes the option that weighs most; of those that look alike any, by its own seed.

    If it always took the first of equals, all bots at a table would want the same thing in the same year, and
    who gets it would be decided by the seats.
    """

    name = "sense"
    blind = False

    def __init__(self, game: Game, seed: int) -> None:
        """The heuristic of this game; raises BadSetup if it has none."""
        heuristic = heuristic_of(game)
        if heuristic is None:
            known = [name for name, kit in KITS.items() if kit.heuristic() is not None]
            raise BadSetup("", "refused-no-sense", {"game": game.NAME, "known": ", ".join(known)})
        self._weigh, self._alike, self._toss = heuristic.weigh, heuristic.ALIKE, Random(seed).random

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: Clock | None) -> AnyAction:
        """The option that weighs most, or one that looks like it."""
        return options[best_of(self._weigh(view, options), self._alike, self._toss)]
