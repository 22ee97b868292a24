"""The entry of Rocketmen: the list of games names this kit, and every room finds the game through it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.games.kit import Kit
from spacerace.games.rocketmen.setups import NAME, SETUPS

if TYPE_CHECKING:
    from spacerace.bots.bot import Heuristic
    from spacerace.commands.odds import OddsCommand
    from spacerace.games.encoding import Encoder
    from spacerace.kernel.game import Game
    from spacerace.lab.contests import Contests
    from spacerace.lab.fortune import Stakes
    from spacerace.lab.report.forms import GameReport
    from spacerace.study.game_study import GameStudy
    from spacerace.study.proposals import Proposals
    from spacerace.terminal.screen import Screen


class Rocketmen(Kit):
    """Rocketmen for every room."""

    name = NAME
    folder = Path(__file__).parent
    setups = SETUPS
    BOT_ARITHMETIC = ("rules/gamble.py", "rules/odds.py", "rules/payment.py", "rules/solver.py")
    FLAGS: Mapping[str, str] = {"strict_declaration": "--strict"}

    @property
    def rules(self) -> Game:
        """The rules."""
        from spacerace.games.rocketmen import rules

        return rules

    def heuristic(self) -> Heuristic:
        """How good an option looks."""
        from spacerace.games.rocketmen.bot import sense

        return sense

    def encoder(self) -> Encoder:
        """The views and the options as numbers."""
        from spacerace.games.rocketmen.encoding import ENCODER

        return ENCODER

    def study(self) -> GameStudy:
        """Where points come from, what was luck, what a player is after."""
        from spacerace.games.rocketmen import study

        return study

    def proposals(self) -> Proposals:
        """What finishes an opened choice best."""
        from spacerace.games.rocketmen.study import proposals

        return proposals

    def screen(self) -> Screen:
        """The drawing in a terminal."""
        from spacerace.games.rocketmen import terminal

        return terminal

    def report(self) -> GameReport:
        """What a report counts."""
        from spacerace.games.rocketmen.lab import report

        return report

    def contests(self) -> Contests:
        """The rows of the ladder."""
        from spacerace.games.rocketmen.lab.contests import CONTESTS

        return CONTESTS

    def stakes(self) -> Stakes:
        """What outcomes of chance are worth."""
        from spacerace.games.rocketmen.lab.luck import stakes

        return stakes

    def odds(self) -> OddsCommand:
        """``spacerace odds rocketmen``."""
        from spacerace.games.rocketmen.commands import odds

        return odds


ROCKETMEN = Rocketmen()
