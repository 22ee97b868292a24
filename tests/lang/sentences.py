"""Random games of Rocketmen, and what every sentence must be."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE
from spacerace.lang import words as words_of
from tests.games.rocketmen.table import NAMES

ENGLISH = words_of("en")

MARKS = re.compile(r"‹|›|None|\{|\}|\[|  |\(\d+, |Message|Struct")


def likely(rng: random.Random, options: list[actions.Action]) -> actions.Action:
    """A random option, but such that missions fly now and then."""
    wanted = [option for option in options if not isinstance(option, DULL)]
    return rng.choice(wanted if wanted and rng.random() < 0.85 else options)


DULL = (actions.DiscardCard, actions.DiscardMission, actions.EndTurn, actions.StoreCard, actions.RefreshCard)

TABLES = list(product((2, 3, 4), (0, 2), (False, True)))


def play(
    players: int, variants: int, strict: bool, *, steps: int, edition: str = "final", mode: str = "standard"
) -> Iterator[tuple[Match, list[actions.Action], random.Random]]:
    """A random game, at each step before anything is done."""
    options = {"variants": variants, "strict_declaration": strict, "round_cap": 60}
    header = rocketmen.prepare(
        seats=NAMES[:players], seed=players, edition=edition, mode=mode, options=options
    )
    match = Match(rocketmen, header)
    rng = random.Random(repr((players, variants, strict)))
    for _ in range(steps):
        awaited = match.awaited
        if awaited is None:
            return
        if awaited == CHANCE:
            choices = [action for action, _ in rocketmen.outcomes(match.state)]
        else:
            choices = rocketmen.options(match.state)
        yield match, choices, rng
        match.play(awaited, rng.choice(choices) if awaited == CHANCE else likely(rng, choices))


def assert_line(text: str) -> None:
    """A line that begins with a capital and ends with a period."""
    assert text[0].isupper() and text[-1] == ".", text
