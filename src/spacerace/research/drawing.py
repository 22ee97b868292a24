"""A game as text, as a terminal shows it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from spacerace.kernel.seats import Seat
from spacerace.research.play import Play
from spacerace.terminal.screen import screen_of

__all__ = ["MODES", "drawn"]

#: The modes of rendering: a text, or the text printed.
MODES = ("ansi", "human")
_WIDTH = 120


def drawn(play: Play, seat: Seat) -> str:
    """The table as this seat sees it."""
    text = StringIO()
    console = Console(file=text, width=_WIDTH, height=1000, color_system=None, force_terminal=False)
    view = play.game.view(play.state, seat)
    screen_of(play.game).draw(console, view, play.header.seats, small=False)
    return text.getvalue()
