"""Reviews of finished games: the lucky and unlucky draws, and the decisions that cost most.

Decisions are judged from the view of the seat at that moment, never from what it could not know. First the
heuristic finds the decisions in which it prefers another option. Then a search examines the worst of these:
it finds the best option, and compares it with the chosen one in the same deals.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import sqrt

from msgspec import Struct

from spacerace.bots import heuristic_of
from spacerace.kernel.game import AnyAction, Game, Message, with_names
from spacerace.kernel.match import Match
from spacerace.kernel.notation import parts
from spacerace.kernel.seats import CHANCE, Seat
from spacerace.study.comparison import best_of, percent, results
from spacerace.study.findings import Better, Finding, Outlook
from spacerace.study.game_study import study_of
from spacerace.study.outlook import outlook
from spacerace.study.story import Scene, scenes

#: How many decisions are searched, and how many of them are the earliest.
MOST_DECISIONS = 36
EARLIEST = 12
#: A decision is reported if it cost at least this part of a win, with high confidence.
LEAST_COST = 0.02
PROOF = 1.5
#: The most findings of a kind that are reported.
TOLD = 8


class Scan(Struct, frozen=True):
    """The result of the first pass: luck, and the decisions that should be searched."""

    luck: tuple[Finding, ...]
    #: By the places of their entries in the log.
    decisions: tuple[int, ...]
    #: Everybody's chance to win over the game.
    curve: tuple[Outlook, ...] = ()


def scan(match: Match, seats: Collection[Seat]) -> Scan:
    """The first pass: the luck of all seats, and the doubtful decisions of these seats."""
    told = list(scenes(match))
    lucky = study_of(match.game).luck(told)
    best = sorted((one for one in lucky if one.kind == "lucky"), key=lambda one: -one.weight)[:TOLD]
    worst = sorted((one for one in lucky if one.kind == "unlucky"), key=lambda one: one.weight)[:TOLD]
    doubtful = _chosen(list(_doubts(match.game, told, seats)))
    return Scan((*best, *worst), tuple(doubtful), tuple(outlook(match, told)))


def _chosen(doubts: list[tuple[float, int]]) -> list[int]:
    """The most doubtful decisions, and the earliest ones: these have the longest effect."""
    by_size = [entry for _, entry in sorted(doubts, reverse=True)[: MOST_DECISIONS - EARLIEST]]
    early = [entry for _, entry in doubts if entry not in by_size][:EARLIEST]
    return [*by_size, *early]


def _doubts(game: Game, told: Sequence[Scene], seats: Collection[Seat]) -> Iterator[tuple[float, int]]:
    """The decisions in which the heuristic prefers another option, and by how much."""
    heuristic = heuristic_of(game)
    for scene in told:
        options = _options(game, scene) if scene.seat in seats and scene.seat != CHANCE else []
        if len(options) < 2:
            continue
        if heuristic is None:
            # There is no heuristic: all decisions are equally doubtful.
            yield 0.0, scene.entry
            continue
        weights = heuristic.weigh(game.view(scene.before, scene.seat), options)
        gap = max(weights) - weights[options.index(scene.action)]
        if gap > heuristic.ALIKE:
            yield gap, scene.entry


def _options(game: Game, scene: Scene) -> list[AnyAction]:
    """The options, with one path to each result, and the chosen one, whichever path it took."""
    options = game.canonical_options(scene.before)
    return options if scene.action in options else [scene.action, *options]


def judge(match: Match, entries: Collection[int]) -> list[Finding]:
    """The cost of the decisions at these entries of the log. Only certain losses are listed."""
    found = (_judged(match, scene) for scene in scenes(match) if scene.entry in entries)
    return [finding for finding in found if finding is not None]


def _judged(match: Match, scene: Scene) -> Finding | None:
    """The cost of a decision; None if it cost nothing."""
    game, taken = match.game, scene.action
    view, options = game.view(scene.before, scene.seat), _options(game, scene)
    best = best_of(game, view, options)
    if best == taken:
        return None
    cost, doubt = _difference(results(game, view, best), results(game, view, taken))
    if cost < LEAST_COST or cost < PROOF * doubt:
        return None
    lost = percent(cost)
    args = {
        "taken": game.say_action(scene.before, taken),
        "best": game.say_action(scene.before, best),
        "cost": lost,
    }
    number = study_of(game).round_of(scene.before)
    names = match.header.seats
    say = with_names(Message("know-decision", args), names)
    text = game.write_action(scene.before, best)
    better = Better(text, *parts(best, text), with_names(game.say_action(scene.before, best), names))
    return Finding("decision", scene.seat, number, scene.entry - 1, say, lost, better)


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean difference in the same deals, and its standard error."""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    count = len(differences)
    if count < 2:
        return 0.0, 1.0
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return mean, sqrt(spread / count)


def worst(found: Iterable[Finding]) -> list[Finding]:
    """The decisions that cost most, the worst first."""
    return sorted(found, key=lambda finding: -finding.weight)[:TOLD]


def review(match: Match, seats: Collection[Seat]) -> list[Finding]:
    """The whole review: luck, then decisions."""
    first = scan(match, seats)
    return [*first.luck, *worst(judge(match, first.decisions))]
