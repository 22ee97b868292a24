"""The kit of Pips: the entry point names it, and every room finds the game through it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pips.setups import NAME, SETUPS
from spacerace.games.kit import Kit

if TYPE_CHECKING:
    from spacerace.kernel.game import Game


class Pips(Kit):
    """Pips for every room. It brings rules and words; the rooms bring the rest."""

    name = NAME
    folder = Path(__file__).parent
    setups = SETUPS

    @property
    def rules(self) -> Game:
        """The rules."""
        from pips import rules

        return rules


PIPS = Pips()
