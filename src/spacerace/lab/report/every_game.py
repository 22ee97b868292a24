"""What is counted in any game: its length, its scores, what a place in the order of play is worth."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.kernel.game import Message, Result
from spacerace.lab.report.forms import TOTAL, Counts, Form, Group, RowForm, add, row

#: Longer games are counted together.
LONG = 31
#: Scores are counted together in steps; what lies outside goes to the first or the last.
STEP, LOWEST, HIGHEST = 5, -10, 120


def wins(result: Result, seats: int) -> list[float]:
    """What each seat has won: a shared victory is divided."""
    return [(seat in result.winners) / max(len(result.winners), 1) for seat in range(seats)]


def count(result: Result, bots: Sequence[str], first: int, decisions: int) -> Counts:
    """Length, scores and victories of one game."""
    seats = len(bots)
    scores, won = result.scores[:seats], wins(result, seats)
    counts: Counts = {
        ("length", "rounds"): (result.rounds, 1),
        ("length", "decisions"): (decisions, 1),
        ("rounds", str(min(result.rounds, LONG))): (1, 1),
        ("rounds", TOTAL): (0, 1),
        ("score", "mean"): (sum(scores), seats),
        ("score-spread", TOTAL): (0, seats),
    }
    for score in scores:
        add(counts, "score-spread", str(max(LOWEST, min(score // STEP * STEP, HIGHEST))), 1, 1)
    if seats > 1:
        ordered = sorted(scores, reverse=True)
        counts["score", "winner"] = (ordered[0], 1)
        counts["score", "last"] = (ordered[-1], 1)
        counts["score", "lead"] = (ordered[0] - ordered[1], 1)
        counts["score", "range"] = (ordered[0] - ordered[-1], 1)
    for seat, (bot, score, win) in enumerate(zip(bots, scores, won, strict=True)):
        place = str((seat - first) % seats + 1)
        counts["score-place", place] = (score, 1)
        counts["wins-place", place] = (win, 1)
        add(counts, "score-bot", bot, score, 1)
        add(counts, "wins-bot", bot, win, 1)
    return counts


def places(groups: Sequence[Group]) -> tuple[RowForm, ...]:
    """A row for each place in an order of play."""
    most = max(group.players for group in groups)
    return tuple(row(str(place), "report-place", {"place": place}) for place in range(1, most + 1))


def length_forms(more: Sequence[RowForm] = ()) -> list[Form]:
    """How long a game takes; a game may add rows of its own."""
    rows = [row("rounds", "report-row-rounds"), *more, row("decisions", "report-row-decisions")]
    rounds = [row(str(n), "report-number", {"number": n}) for n in range(1, LONG)]
    rounds.append(row(str(LONG), "report-or-more", {"number": LONG}))
    return [
        Form(id="length", section="length", kind="mean", plot="none", rows=tuple(rows)),
        Form(id="rounds", section="length", plot="bars", rows=tuple(rounds), has_total=True, trims=True),
    ]


def score_forms(groups: Sequence[Group], bots: Sequence[str]) -> list[Form]:
    """Scores and victories, by the order of play, and by bot where there are several."""
    several = max(group.players for group in groups) > 1
    kinds = ("mean", "winner", "last", "lead", "range") if several else ("mean",)
    rows = tuple(row(kind, f"report-row-score-{kind}") for kind in kinds)
    forms = [
        Form(id="score", section="scores", kind="mean", plot="dots", rows=rows),
        Form(
            id="score-spread",
            section="scores",
            plot="bars",
            rows=tuple(_steps()),
            has_total=True,
            trims=True,
        ),
    ]
    if several:
        in_order = places(groups)
        forms += [
            Form(id="score-place", section="seats", kind="mean", rows=in_order, has_gap=True),
            Form(id="wins-place", section="seats", rows=in_order, marks_even=True),
        ]
    if len(set(bots)) > 1:
        named = tuple(row(bot, "report-bot", {"bot": bot}) for bot in dict.fromkeys(bots))
        forms += [
            Form(id="score-bot", section="seats", kind="mean", rows=named),
            Form(id="wins-bot", section="seats", rows=named, marks_even=True),
        ]
    return forms


def _steps() -> list[RowForm]:
    """A row for every step of scores."""
    inner = [
        RowForm(str(low), Message("report-span", {"low": str(low), "high": str(low + STEP - 1)}))
        for low in range(LOWEST + STEP, HIGHEST, STEP)
    ]
    below = RowForm(str(LOWEST), Message("report-below", {"number": str(LOWEST + STEP)}))
    return [below, *inner, RowForm(str(HIGHEST), Message("report-or-more", {"number": HIGHEST}))]
