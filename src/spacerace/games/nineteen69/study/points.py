"""Where the points of 1969 came from (N-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spacerace.games.nineteen69.rules import words
from spacerace.games.nineteen69.rules.chapters import ending
from spacerace.games.nineteen69.rules.facts import PrestigeGained, PrestigeSold
from spacerace.games.nineteen69.rules.state import State
from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat
from spacerace.study.parts import Part
from spacerace.study.story import Scene

#: Message ids of sources, each with one of its parts.
Found = list[tuple[str, Part]]


def round_of(state: State) -> int:
    """The year."""
    return state.terms.years[state.year].year


def parts(first: State, last: State, told: Sequence[Scene]) -> Found:
    """What everybody had at first, prestige won and sold, and what the cubes count at the end."""
    found: Found = [
        ("know-points-start", Part(Seat(seat), Message("know-points-start"), player.prestige))
        for seat, player in enumerate(first.players)
        if player.prestige
    ]
    for scene in told:
        for fact in scene.facts:
            if isinstance(fact, PrestigeGained):
                say = words.mission_name(last.terms, fact.mission)
                part = Part(fact.seat, say, fact.points, scene.entry)
                found.append(("know-points-flights", part))
    for scene in told:
        for fact in scene.facts:
            if isinstance(fact, PrestigeSold):
                say = Message("know-points-year", {"year": str(round_of(scene.before))})
                part = Part(fact.seat, say, -fact.points, scene.entry)
                found.append(("know-points-sold", part))
    return [*found, *_scientists(last)]


def _scientists(state: State) -> Found:
    """The cubes on the sheets, spies of others included (N-8.2, N-9.5)."""
    found = []
    for seat, player in enumerate(state.players):
        count = Counter(cube for cubes in player.cubes for cube in cubes)
        for cube, number in sorted(count.items()):
            if worth := state.terms.scientists[cube].end_pp:
                name = words.scientist_name(state.terms, cube)
                say = Message("know-points-times", {"count": number, "what": name})
                found.append(("know-points-scientists", Part(Seat(seat), say, worth * number)))
    return found


def tie(state: State) -> Message | None:
    """Money decides among equals, or nothing does (N-8.5)."""
    scores = ending.result(state).scores
    if scores.count(max(scores)) < 2:
        return None
    return Message("know-tie-shared") if len(ending.winners(state)) > 1 else Message("know-tie-money")
