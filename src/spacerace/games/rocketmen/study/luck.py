"""Luck in Rocketmen: what the Mission Success cards did to the chance of a launch."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import names
from spacerace.games.rocketmen.rules.chapters.ending import next_vp
from spacerace.games.rocketmen.rules.facts import (
    LaunchAborted,
    LaunchDeclared,
    LaunchScrubbed,
    MissionFailed,
    MissionSucceeded,
)
from spacerace.games.rocketmen.rules.odds import gamble_of, success
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.game import Message
from spacerace.kernel.percents import whole_percent
from spacerace.kernel.seats import CHANCE
from spacerace.study.findings import Finding
from spacerace.study.story import Scene

#: Draws that change a chance by less are not worth a word.
WORTH_TELLING = Fraction(1, 4)
#: A launch with this chance is expected to arrive.
SURE = Fraction(3, 4)
ENDED = (MissionSucceeded, MissionFailed, LaunchAborted, LaunchScrubbed)


def luck(told: Iterable[Scene]) -> list[Finding]:
    """Every launch whose draws were clearly better or worse than their chances."""
    found = []
    flight: _Flight | None = None
    for scene in told:
        if any(isinstance(fact, LaunchDeclared) for fact in scene.facts):
            flight = _Flight(scene)
        if flight is None:
            continue
        flight.follow(scene)
        if any(isinstance(fact, ENDED) for fact in scene.facts):
            if finding := flight.finding(scene):
                found.append(finding)
            flight = None
    return found


class _Flight:
    """A launch, and what chance has done to it so far."""

    def __init__(self, scene: Scene) -> None:
        """It has just been declared."""
        self._seat = scene.seat
        self._chance = self._first = _chance(scene.after)
        #: What the draws added, decisions apart.
        self._drawn = Fraction(0)

    def follow(self, scene: Scene) -> None:
        """One more step."""
        if any(isinstance(fact, MissionSucceeded) for fact in scene.facts):
            now: Fraction | None = Fraction(1)
        elif any(isinstance(fact, MissionFailed) for fact in scene.facts):
            now = Fraction(0)
        else:
            now = _chance(scene.after)
        if now is None:
            return
        if self._first is None:
            self._first = now
        elif self._chance is not None and scene.seat == CHANCE:
            self._drawn += now - self._chance
        self._chance = now

    def finding(self, scene: Scene) -> Finding | None:
        """What is worth a word about it."""
        state: State = scene.before
        if self._first is None or abs(self._drawn) < WORTH_TELLING or state.launch is None:
            return None
        location = state.launch.location
        ended = next(fact for fact in scene.facts if isinstance(fact, ENDED))
        if not SURE > self._first > 1 - SURE and not isinstance(ended, LaunchAborted):
            # What was as good as sure came: a choice on the way made it less so, not the cards.
            if (self._first >= SURE) == isinstance(ended, MissionSucceeded):
                return None
        args = {"where": names.location_name(state.terms, location), "chance": whole_percent(self._first)}
        match ended:
            case MissionSucceeded():
                say = Message("know-luck-arrived", args)
            case MissionFailed():
                say = Message("know-luck-failed", args)
            case _:
                # An abort, and every other end that brings nothing.
                say = Message("know-luck-aborted", {**args, "left": whole_percent(self._chance or 0)})
        return Finding(
            "lucky" if self._drawn > 0 else "unlucky",
            self._seat,
            state.round,
            scene.entry,
            say,
            round(float(self._drawn) * next_vp(state, location), 2),
        )


def _chance(state: State) -> Fraction | None:
    """The exact chance of the launch under way, as everybody can see it; None if nothing is open."""
    gamble = gamble_of(rocketmen.view(state, state.seat))
    return None if gamble is None else success(gamble)
