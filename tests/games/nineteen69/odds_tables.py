"""Tables and counts for the tests of odds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, get_args

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import odds
from spacerace.games.nineteen69.rules.actions import (
    Action,
    Stop,
)
from spacerace.games.nineteen69.rules.odds import (
    Course,
    MostPrestige,
)
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.copying import copy_of
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE
from tests.games.nineteen69.table import Table, new_match

T8 = Course(track=(1, 2, 3, 5, 6, 7, 9, 10), flags=1)


def expectimax(state: State, seat: int, before: int, seen: dict[Any, Fraction]) -> Fraction:
    """The mean prestige that the launcher gains from here, played best, by the engine alone."""
    if state.flight is None:
        return Fraction(state.players[seat].prestige - before)
    key = (state.flight.dice, state.flight.rerolled, state.agenda[-1])
    if key not in seen:
        if nineteen69.to_act(state) == CHANCE:
            outcomes = nineteen69.outcomes(state)
            total = sum(weight for _, weight in outcomes)
            value = sum(
                weight * expectimax(after(state, action), seat, before, seen) for action, weight in outcomes
            )
            seen[key] = Fraction(value) / total
        else:
            options = nineteen69.options(state)
            seen[key] = max(expectimax(after(state, action), seat, before, seen) for action in options)
    return seen[key]


def after(state: State, action: Action) -> State:
    """The state after an action; the one before stays as it was."""
    copy = copy_of(state)
    nineteen69.advance(copy, action)
    return copy


def engine_value(state: State) -> Fraction:
    """What the flight under way brings its launcher on average, by the engine."""
    return expectimax(state, state.launcher, state.players[state.launcher].prestige, {})


def odds_value(state: State) -> Fraction:
    """The same by the odds."""
    view = nineteen69.view(state, state.launcher)
    test = odds.flight_test(view)
    assert test is not None
    return odds.value(test, MostPrestige(odds.flight_course(view)))


def flying(mission: str, *, seat: int = 0, **researchers: int) -> Table:
    """A launch with these researchers; nobody has cards, so only dice decide."""
    table = Table(players=3).year(1966).phase("mission", seat)
    table.money(30, seat).moon(2, seat).flown("csm-eva", "tec", seat=1).flown("csm-eva", "moon", seat=2)
    for research, count in researchers.items():
        table.worth(research.replace("_", "-"), count, seat)
    return table.do(f"launch {mission}")


def likely(rng: random.Random, options: list[Action], kinds: tuple[type, ...]) -> Action:
    """A random option, but rather one of these kinds, so that missions fly and cards are played."""
    wanted = [option for option in options if isinstance(option, kinds)]
    return rng.choice(wanted if wanted and rng.random() < 0.6 else options)


ANYTHING = tuple(set(get_args(Action)) - {Stop})


def positions(players: int, seed: int, kinds: tuple[type, ...] = ANYTHING) -> Iterator[Match]:
    """A random game, at each position before anything is done."""
    match, rng = new_match(players, seed), random.Random(seed)
    while match.awaited is not None:
        yield match
        if match.awaited == CHANCE:
            event = nineteen69.chance(match.state)
            match.play(CHANCE, nineteen69.outcome(match.state, rng.choice(list(event.bag))))
        else:
            match.play(match.awaited, likely(rng, nineteen69.options(match.state), kinds))


def view_of(match: Match) -> View:
    """What the player whose part it is may know."""
    return nineteen69.view(match.state, match.state.seat)
