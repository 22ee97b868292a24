"""The entry of 1969: the list of games names this kit, and every room finds the game through it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.games.kit import Kit
from spacerace.games.nineteen69.setups import NAME, SETUPS

if TYPE_CHECKING:
    from spacerace.bots.bot import Heuristic
    from spacerace.commands.odds import OddsCommand
    from spacerace.games.encoding import Encoder
    from spacerace.kernel.game import Game
    from spacerace.lab.contests import Contests
    from spacerace.lab.fortune import Stakes
    from spacerace.lab.report.forms import GameReport
    from spacerace.study.game_study import GameStudy
    from spacerace.terminal.screen import Screen


class Nineteen69(Kit):
    """1969 for every room."""

    name = NAME
    folder = Path(__file__).parent
    setups = SETUPS
    BOT_ARITHMETIC = ("rules/dice.py", "rules/odds.py", "rules/unseen.py")

    @property
    def rules(self) -> Game:
        """The rules."""
        from spacerace.games.nineteen69 import rules

        return rules

    def heuristic(self) -> Heuristic:
        """How good an option looks."""
        from spacerace.games.nineteen69.bot import sense

        return sense

    def encoder(self) -> Encoder:
        """The views and the options as numbers."""
        from spacerace.games.nineteen69.encoding import ENCODER

        return ENCODER

    def study(self) -> GameStudy:
        """Where points come from, what was luck, what a player is after."""
        from spacerace.games.nineteen69 import study

        return study

    def screen(self) -> Screen:
        """The drawing in a terminal."""
        from spacerace.games.nineteen69 import terminal

        return terminal

    def report(self) -> GameReport:
        """What a report counts."""
        from spacerace.games.nineteen69.lab import report

        return report

    def contests(self) -> Contests:
        """The rows of the ladder."""
        from spacerace.games.nineteen69.lab.contests import CONTESTS

        return CONTESTS

    def stakes(self) -> Stakes:
        """What outcomes of chance are worth."""
        from spacerace.games.nineteen69.lab.luck import stakes

        return stakes

    def odds(self) -> OddsCommand:
        """``spacerace odds 1969``."""
        from spacerace.games.nineteen69.commands import odds

        return odds


NINETEEN69 = Nineteen69()
