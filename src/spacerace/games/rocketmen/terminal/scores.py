"""The end of a game of Rocketmen: where every point came from, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.editions import Edition
from spacerace.games.rocketmen.rules.state import AI_SEAT, State
from spacerace.games.rocketmen.terminal.scene import AI_STYLE, STYLES
from spacerace.kernel.game import yes_no
from spacerace.kernel.seats import Seat
from spacerace.terminal.screen import draw_score_sheet, word


def draw_scores(console: Console, state: State, names: Sequence[str]) -> None:
    """Where every point came from, by seat: for a game that is over, or one that is looked at afterwards."""
    headings = [Text(name, STYLES[colour]) for name, colour in zip(names, state.terms.colours, strict=True)]
    if state.ai is not None:
        headings.append(Text(word("ai"), AI_STYLE))
    sheet = ending.score_sheet(state)
    totals = [sum(column) for column in zip(*(points for _, points in sheet), strict=True)]
    shown = [row for row in sheet if any(row[1]) or _can_score(state.terms.edition, row[0])]
    draw_score_sheet(console, headings, shown, totals)


def _can_score(edition: Edition, message_id: str) -> bool:
    """Whether a line of the score sheet can have points in this mode."""
    return {
        "score-tokens": edition.first_tokens,
        "score-goal": edition.goals > 0 and not edition.goal_is_binding,
        "score-variants": edition.variants,
    }.get(message_id, True)


def verdict(state: State, names: Sequence[str]) -> str:
    """Who won a game that is over; alone, also why."""
    result = ending.result(state)
    details: dict[str, object] = {"rounds": result.rounds, "capped": yes_no(result.unfinished)}
    if state.ai is None:
        winners = [names[seat] for seat in result.winners]
        return word("winners", {**details, "winners": winners, "count": len(winners)})
    own, other = result.scores
    tied = f"tie-{state.terms.edition.solo_tie}" if own == other else "no"
    goal = "no" if ending.scored_goal(state, Seat(0)) is None else "yes"
    won = "no" if AI_SEAT in result.winners else "yes"
    points = {"own": own, "other": other, "tied": tied}
    return word("verdict-alone", {**details, **points, "name": names[0], "won": won, "goal": goal})
