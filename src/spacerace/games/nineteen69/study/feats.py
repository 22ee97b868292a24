"""What was done first and best in 1969: the first on the Moon, and the best flight."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.nineteen69.rules import words
from spacerace.games.nineteen69.rules.facts import PrestigeGained
from spacerace.games.nineteen69.study.points import round_of
from spacerace.kernel.game import Message
from spacerace.study.findings import Finding
from spacerace.study.story import Scene


def feats(told: Sequence[Scene]) -> list[Finding]:
    """Who stood on the Moon first (N-11), and the flight that brought the most prestige."""
    first, best = None, None
    for scene in told:
        for fact in scene.facts:
            if not isinstance(fact, PrestigeGained):
                continue
            terms, year, points = scene.before.terms, round_of(scene.before), fact.points
            landed = fact.mission == terms.moon and fact.rocket >= len(terms.missions[terms.moon].track)
            if first is None and landed:
                first = Finding("first", fact.seat, year, scene.entry, Message("know-feat-moon"), points)
            if points > (0 if best is None else best.weight):
                args = {"mission": words.mission_name(terms, fact.mission), "points": points}
                say = Message("know-feat-mission", args)
                best = Finding("best", fact.seat, year, scene.entry, say, points)
    return [one for one in (first, best) if one is not None]
