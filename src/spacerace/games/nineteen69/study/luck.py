"""Luck in 1969: the dice of a flight against what they bring on average."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import odds, words
from spacerace.games.nineteen69.rules.dice import MostPrestige, base_result, mean, prestige_on, space_after
from spacerace.games.nineteen69.rules.dice import odds as odds_of
from spacerace.games.nineteen69.rules.facts import MissionLaunched, NeutralsTurned, TestDone
from spacerace.games.nineteen69.study.points import round_of
from spacerace.kernel.game import Message
from spacerace.kernel.percents import whole_percent
from spacerace.study.findings import Finding
from spacerace.study.story import Scene

#: Dice that bring so many points more or less than on average are worth a word.
WORTH_TELLING = 3


def luck(told: Iterable[Scene]) -> list[Finding]:
    """Every flight whose dice were clearly better or worse than their mean; cards come later."""
    found = []
    flight: _Flight | None = None
    turned: NeutralsTurned | None = None
    for scene in told:
        for fact in scene.facts:
            if isinstance(fact, MissionLaunched):
                flight = _Flight(scene, fact) if odds.fits(scene.before.terms) else None
                turned = None
            elif isinstance(fact, NeutralsTurned):
                turned = fact
            elif isinstance(fact, TestDone) and flight is not None:
                if finding := flight.finding(scene, fact, turned):
                    found.append(finding)
                flight = None
    return found


class _Flight:
    """A flight before its dice are rolled."""

    def __init__(self, scene: Scene, fact: MissionLaunched) -> None:
        """All that the dice may bring, under best play."""
        view = nineteen69.view(scene.before, fact.seat)
        self._mission = fact.mission
        self._course = odds.launch_course(view, fact.mission, fact.seat)
        self._test = odds.launch_test(view, fact.mission, fact.seat)
        best = odds_of(self._test, MostPrestige(self._course))
        self._gains = odds.prestige(odds.spaces(best, self._course), self._course)

    def _space(self, fact: TestDone, turned: NeutralsTurned | None) -> int:
        """Where the dice could bring the rocket: whoever stays back on purpose had no bad luck (N-6.11)."""
        if turned is None:
            return fact.rocket
        dice = (fact.successes - turned.count, turned.neutrals, fact.failures)
        return space_after(self._course, base_result(dice, self._test.control) + self._test.bonus)

    def finding(self, scene: Scene, fact: TestDone, turned: NeutralsTurned | None) -> Finding | None:
        """What the dice brought, if it is worth a word."""
        points, expected = prestige_on(self._course, self._space(fact, turned)), mean(self._gains)
        # The sentence and the weight beside it tell the same: both go by the mean as it is read.
        told = round(float(expected), 1)
        if abs(points - expected) < WORTH_TELLING:
            return None
        lucky, gains = points > expected, self._gains.items()
        as_far = [chance for gain, chance in gains if (gain >= points if lucky else gain <= points)]
        args = {
            "mission": words.mission_name(scene.before.terms, self._mission),
            "points": points,
            "mean": told,
            "chance": whole_percent(sum(as_far, Fraction(0))),
        }
        say = Message("know-luck-dice-good" if lucky else "know-luck-dice-bad", args)
        weight = round(points - told, 1)
        kind: Literal["lucky", "unlucky"] = "lucky" if lucky else "unlucky"
        return Finding(kind, fact.seat, round_of(scene.before), scene.entry, say, weight)
