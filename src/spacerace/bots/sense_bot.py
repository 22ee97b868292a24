"""A bot that plays by the heuristic of its game: no search, one look at each option."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.bots import nineteen69_sense, rocketmen_sense
from spacerace.bots.bot import Clock, Sense
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction, AnyView, Game

#: The heuristics by the names of their games.
SENSES: dict[str, Sense] = {"rocketmen": rocketmen_sense, "1969": nineteen69_sense}


class SenseBot:
    """Takes the option that weighs most, the first of equals. It leaves nothing to chance."""

    name = "sense"
    blind = False

    def __init__(self, game: Game, seed: int) -> None:
        """The heuristic of this game; raises BadSetup if it has none."""
        if game.NAME not in SENSES:
            raise BadSetup("", "refused-no-sense", {"game": game.NAME, "known": ", ".join(SENSES)})
        self._weigh = SENSES[game.NAME].weigh

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: Clock | None) -> AnyAction:
        """The option that weighs most."""
        weights = self._weigh(view, options)
        return options[weights.index(max(weights))]
