"""A kit: one game, with all the parts that the other packages need.

Each part is imported when it is needed: the help of the command line needs no rules, a bot needs no terminal,
a terminal needs no plots. A game without a part returns None.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.kernel.game import Game, Setup

if TYPE_CHECKING:
    from spacerace.bots.bot import Heuristic
    from spacerace.commands.odds import OddsCommand
    from spacerace.games.encoding import Encoder
    from spacerace.lab.contests import Contests
    from spacerace.lab.fortune import Stakes
    from spacerace.lab.report.forms import GameReport
    from spacerace.study.game_study import GameStudy
    from spacerace.study.proposals import Proposals
    from spacerace.terminal.screen import Screen


class Kit(ABC):
    """One game. A game makes a subclass; only the rules are required."""

    #: The name of the game for people, in match files and in addresses.
    name: str
    #: The folder of the game, with its language files and bots. None: the game has only rules.
    folder: Path | None = None
    #: Every way to play, the usual one first.
    setups: tuple[Setup, ...] = ()
    #: Further files by which its bots decide, outside ``bot``, relative to the folder.
    BOT_ARITHMETIC: tuple[str, ...] = ()
    #: Shorter names of settings on the command line, by the names of the settings.
    FLAGS: Mapping[str, str] = {}

    @property
    @abstractmethod
    def rules(self) -> Game:
        """The rules: a package that satisfies ``kernel.game.Game``."""

    def heuristic(self) -> Heuristic | None:
        """How good an option looks, for the bots ``sense`` and ``search``."""
        return None

    def encoder(self) -> Encoder | None:
        """The views and the options as numbers."""
        return None

    def study(self) -> GameStudy | None:
        """The sources of points, luck, and the reasons for actions."""
        return None

    def proposals(self) -> Proposals | None:
        """The best ways to finish an opened choice."""
        return None

    def screen(self) -> Screen | None:
        """The drawing in a terminal."""
        return None

    def report(self) -> GameReport | None:
        """What a report counts."""
        return None

    def contests(self) -> Contests | None:
        """The game's rows of the ladder."""
        return None

    def stakes(self) -> Stakes | None:
        """What outcomes of chance are worth, so that the arena can take out luck."""
        return None

    def odds(self) -> OddsCommand | None:
        """The command ``odds`` of the game."""
        return None


class Unlisted(Kit):
    """A game that is not on the list. It has only rules."""

    def __init__(self, rules: Game) -> None:
        """These rules."""
        self._rules = rules
        self.name, self.setups = rules.NAME, rules.SETUPS

    @property
    def rules(self) -> Game:
        """The rules."""
        return self._rules
