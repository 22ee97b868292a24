"""Rocketmen in a terminal: the functions that the terminal asks for."""

from spacerace.games.rocketmen.terminal.cards import CARD_COLUMNS, card_cells, draw_card
from spacerace.games.rocketmen.terminal.news import news
from spacerace.games.rocketmen.terminal.options import GROUPS, look_of, wishes
from spacerace.games.rocketmen.terminal.scores import draw_scores, verdict
from spacerace.games.rocketmen.terminal.table import draw
from spacerace.games.rocketmen.terminal.typed import complete, spelled

__all__ = [
    "CARD_COLUMNS",
    "GROUPS",
    "card_cells",
    "complete",
    "draw",
    "draw_card",
    "draw_scores",
    "look_of",
    "news",
    "spelled",
    "verdict",
    "wishes",
]
