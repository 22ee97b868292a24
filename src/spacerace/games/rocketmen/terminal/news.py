"""What happened in a game of Rocketmen, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from spacerace.games.rocketmen.rules import facts as f
from spacerace.games.rocketmen.rules.ids import HIDDEN
from spacerace.games.rocketmen.rules.names import card_name
from spacerace.games.rocketmen.rules.news import say_fact
from spacerace.games.rocketmen.rules.state import State
from spacerace.terminal.screen import say, word

_SHOWN_ANYWAY = (f.SlotFilled, f.RoundBegan, f.TurnBegan, f.TurnEnded, f.HqShuffled, f.GoalDealt)


def news(state: State, facts: Sequence[f.Fact], names: Sequence[str]) -> list[str]:
    """Facts as sentences, but for what the screen shows anyway; cards drawn in a row make one sentence."""
    lines: list[str] = []
    told = (fact for fact in facts if not _is_minor(fact))
    for (kind, seat), run in groupby(told, key=lambda fact: (type(fact), getattr(fact, "seat", None))):
        if kind is f.CardDrawn and seat is not None:
            drawn = [card_name(state.terms, fact.card) for fact in run if isinstance(fact, f.CardDrawn)]
            lines.append(word("drew", {"player": names[seat], "cards": drawn}))
        else:
            lines += [say(say_fact(state, fact, names)) for fact in run]
    return lines


def _is_minor(fact: f.Fact) -> bool:
    """What the news may leave out; the log never does."""
    return isinstance(fact, _SHOWN_ANYWAY) or (isinstance(fact, f.CardDrawn) and fact.card == HIDDEN)
