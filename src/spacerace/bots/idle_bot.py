"""A bot that does as little as it can. It shows how others play when nobody interferes."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.kernel.game import AnyAction, AnyView


class IdleBot:
    """Ends its turn as soon as it may. It goes by the name of an option's kind, so it knows no game."""

    name = "idle"
    blind = True

    def __init__(self, seed: int) -> None:
        """The seed is ignored: this bot never chooses at random."""

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: object | None) -> AnyAction:
        """The end of the turn, or else the first option."""
        return next((option for option in options if type(option).__name__ == "EndTurn"), options[0])
