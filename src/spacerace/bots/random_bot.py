"""A bot that takes any option, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from spacerace.kernel.game import AnyAction, AnyView


class RandomBot:
    """Chooses blindly. The same seed makes the same choices from the same options."""

    name = "random"
    blind = True

    def __init__(self, seed: int) -> None:
        """A bot with this seed."""
        self._random = Random(seed).random

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: object | None) -> AnyAction:
        """Any of the options."""
        # Twice as fast as Random.choice. The bias is negligible for lists this short.
        return options[int(self._random() * len(options))]
