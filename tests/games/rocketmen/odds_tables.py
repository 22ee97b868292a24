"""Tables and counts for the tests of odds."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import facts
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.copying import copy_of
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.table import Table

DECK = (2, 5, 6, 4, 1)


def result_of(state: State) -> bool | None:
    """Whether the launch has just succeeded; None while it goes on."""
    for fact in state.facts:
        if isinstance(fact, facts.MissionSucceeded):
            return True
        if isinstance(fact, facts.MissionFailed | facts.LaunchAborted | facts.LaunchScrubbed):
            return False
    return None


def played_out(state: State) -> Fraction:
    """The chance of success under best play, by trying everything that the engine allows."""
    result = result_of(state)
    if result is not None:
        return Fraction(result)
    if rocketmen.to_act(state) == CHANCE:
        found = rocketmen.outcomes(state)
        total = sum((weight * played_out(done(state, action)) for action, weight in found), Fraction(0))
        return total / sum(weight for _, weight in found)
    best = Fraction(0)
    for action in rocketmen.canonical_options(state):
        best = max(best, played_out(done(state, action)))
        if best == 1:
            break
    return best


def done(state: State, action: a.Action) -> State:
    """A copy of the state in which this was done."""
    copy = copy_of(state)
    rocketmen.advance(copy, action)
    return copy


def foretold(state: State) -> list[Fraction]:
    """The chance that is told beside each option; None of them may be missing."""
    found = []
    options = rocketmen.canonical_options(state)
    for preview in rocketmen.previews(rocketmen.view(state, state.seat), options):
        assert preview is not None
        found.append(Fraction(str(preview.figures["success"])))
    return found


def at_the_pad(*pad: str, science: int = 0, mission: str = "spaceship-1", **table: object) -> Table:
    """Ann with a planned Mission, these Pad cards, Rocket points for anywhere and a boost by tokens."""
    laid = Table(**table).plan(mission).pad(*pad)  # type: ignore[arg-type]
    laid.player().rocket_points = 12
    laid.player().science_tokens = science
    return laid


def own_launches(state: State) -> Iterator[tuple[a.LaunchTo, Fraction]]:
    """Each launch that can be declared, with the chance that is told beside it."""
    options = rocketmen.canonical_options(state)
    told = rocketmen.previews(rocketmen.view(state, state.seat), options)
    for option, preview in zip(options, told, strict=True):
        if isinstance(option, a.LaunchTo):
            assert preview is not None
            yield option, Fraction(str(preview.figures["success"]))
        else:
            assert preview is None
