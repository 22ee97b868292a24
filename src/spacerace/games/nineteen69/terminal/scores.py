"""The end of a game of 1969: where every point came from, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from spacerace.games.nineteen69.rules.chapters import ending
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.words import money, points
from spacerace.games.nineteen69.terminal.scene import STYLES
from spacerace.kernel.seats import all_seats
from spacerace.terminal.screen import QUIET, draw_score_sheet, word


def draw_scores(console: Console, state: State, names: Sequence[str]) -> None:
    """Where every point came from, by seat, and the money that breaks ties."""
    sheet = ending.score_sheet(state)
    headings = [Text(name, STYLES[seat]) for seat, name in enumerate(names)]
    totals = [sum(column) for column in zip(*(row for _, row in sheet), strict=True)]
    draw_score_sheet(console, headings, sheet, totals)
    left = [
        word("n-money-of", {"name": name, "money": money(player.money)})
        for name, player in zip(names, state.players, strict=True)
    ]
    console.print(word("n-money-left", {"players": left}), style=QUIET)


def verdict(state: State, names: Sequence[str]) -> str:
    """Who won a game that is over."""
    winners = [names[seat] for seat in ending.winners(state)]
    best = max(ending.score(state, seat) for seat in all_seats(len(names)))
    return word("n-winners", {"winners": winners, "count": len(winners), "points": points(best)})
