"""What the drawing functions of 1969 share: the view, who plays, colours and signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from spacerace.games.nineteen69.rules.faces import nation_name
from spacerace.games.nineteen69.rules.ids import ScientistId
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.seats import Seat
from spacerace.terminal.screen import QUIET, say, word

#: How the seats look, in turn order.
STYLES = ("bold bright_blue", "bold red", "bold yellow", "bold green", "bold magenta")
#: How the cubes look, by their colour.
CUBES = {"white": "bold", "red": "red", "green": "green", "blue": "bright_blue", "black": "bright_black"}


class Scene(NamedTuple):
    """What the drawing functions share."""

    view: View
    names: Sequence[str]

    @property
    def terms(self) -> Terms:
        """The terms of the match."""
        return self.view.terms

    @property
    def chooser(self) -> Seat:
        """For whom prices are shown: the viewer, or for an onlooker whoever's part it is."""
        return self.view.viewer if self.view.viewer >= 0 else self.view.seat

    def name(self, seat: Seat) -> Text:
        """A player's number and name in their colour."""
        return Text(f"{seat + 1} {self.names[seat]}", STYLES[seat])

    def title(self, seat: Seat) -> Text:
        """A player's number and name, with their nation."""
        nation = say(nation_name(self.terms, seat))
        return Text.assemble(self.name(seat), (f" ({nation})", QUIET))


def letter(terms: Terms, scientist: ScientistId) -> str:
    """The letter for a cube of this type."""
    return word(f"n-cube-{terms.scientists[scientist].id}")
