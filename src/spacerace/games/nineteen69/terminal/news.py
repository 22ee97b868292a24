"""What happened in a game of 1969, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.nineteen69.rules import facts as f
from spacerace.games.nineteen69.rules.ids import HIDDEN
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.words import say_fact
from spacerace.terminal.screen import say

_SHOWN_ANYWAY = (f.IncomeTaken, f.DieRolled, f.PurchasesDone, f.CardsCommitted, f.YearEnded)


def news(state: State, facts: Sequence[f.Fact], names: Sequence[str]) -> list[str]:
    """Facts as sentences, but for what the screen shows anyway."""
    return [say(say_fact(state, fact, names)) for fact in facts if not _is_minor(fact)]


def _is_minor(fact: f.Fact) -> bool:
    """What the news may leave out; the log never does."""
    return isinstance(fact, _SHOWN_ANYWAY) or (isinstance(fact, f.CardDrawn) and fact.value == HIDDEN)
