"""A bot that plays by the heuristic of its game: no search, one look at each option."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from spacerace.bots import nineteen69_sense, rocketmen_sense
from spacerace.bots.alike import best_of
from spacerace.bots.bot import Clock, Sense
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction, AnyView, Game

#: The heuristics by the names of their games.
SENSES: dict[str, Sense] = {"rocketmen": rocketmen_sense, "1969": nineteen69_sense}


class SenseBot:
    """Takes the option that weighs most; of those that look alike any, by its own seed.

    If it always took the first of equals, all bots at a table would want the same thing in the same year, and
    who gets it would be decided by the seats.
    """

    name = "sense"
    blind = False

    def __init__(self, game: Game, seed: int) -> None:
        """The heuristic of this game; raises BadSetup if it has none."""
        if game.NAME not in SENSES:
            raise BadSetup("", "refused-no-sense", {"game": game.NAME, "known": ", ".join(SENSES)})
        sense = SENSES[game.NAME]
        self._weigh, self._alike, self._toss = sense.weigh, sense.ALIKE, Random(seed).random

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: Clock | None) -> AnyAction:
        """The option that weighs most, or one that looks like it."""
        return options[best_of(self._weigh(view, options), self._alike, self._toss)]
