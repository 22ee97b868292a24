"""1969 in a terminal: the functions that the terminal asks for."""

from spacerace.games.nineteen69.terminal.news import news
from spacerace.games.nineteen69.terminal.options import GROUPS, look_of, wishes
from spacerace.games.nineteen69.terminal.parts import CARD_COLUMNS, card_cells, draw_card
from spacerace.games.nineteen69.terminal.scores import draw_scores, verdict
from spacerace.games.nineteen69.terminal.table import draw
from spacerace.games.nineteen69.terminal.typed import complete, spelled

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
