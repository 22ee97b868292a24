"""What was done first and best in Rocketmen: the first on the Moon and on Mars, and the best flight."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.rocketmen.rules import names
from spacerace.games.rocketmen.rules.facts import FirstTokenTaken, MissionSucceeded
from spacerace.kernel.game import Message
from spacerace.study.findings import Finding
from spacerace.study.story import Scene


def feats(told: Sequence[Scene]) -> list[Finding]:
    """The tokens of the Moon and Mars (RM-9.6), and the arrival with the most points (RM-1.18)."""
    found, best = list[Finding](), None
    for scene in told:
        for fact in scene.facts:
            if isinstance(fact, FirstTokenTaken):
                vp = scene.before.terms.pack.board.first_token_vp
                say = Message(f"know-feat-first-{fact.destination}")
                found.append(Finding("first", fact.seat, scene.before.round, scene.entry, say, vp))
            elif isinstance(fact, MissionSucceeded) and (best is None or fact.vp > best.weight):
                location = names.location_name(scene.before.terms, fact.location)
                say = Message("know-feat-flight", {"location": location, "points": fact.vp})
                best = Finding("best", fact.seat, scene.before.round, scene.entry, say, fact.vp)
    return [*found, *([] if best is None else [best])]
