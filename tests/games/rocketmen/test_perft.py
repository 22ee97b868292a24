"""Counted trees: from named positions, the number of ways to go on must equal the stored number.

A whole rules engine in a few integers: one option too many or too few anywhere changes them.
Chance counts every distinct outcome once; options are canonical.
"""

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.copying import copy_of
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen import eager
from tests.games.rocketmen.table import Table

pytestmark = [
    pytest.mark.untraced,
    pytest.mark.reading("first", why="the counts were made with its cards"),
]


def perft(state: State, depth: int) -> int:
    """How many lines of play of this depth there are."""
    awaited = rocketmen.to_act(state)
    if depth == 0 or awaited is None:
        return 1
    if awaited == CHANCE:
        actions = [action for action, _ in rocketmen.outcomes(state)]
    else:
        actions = rocketmen.canonical_options(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = copy_of(state)
        rocketmen.advance(after, action)
        total += perft(after, depth - 1)
    return total


def shopping() -> State:
    """A rich Hand before a full display."""
    table = Table(3).show("big-data", "nanomaterials", "pandemic", "robotics", "depot", "government-contract")
    table.hand("satellite-1", "satellite-2", "space-hotel", "spaceship-1", "hydroponics", "nuclear-fusion")
    table.player().money_tokens = table.player().science_tokens = 2
    return table.state


def building() -> State:
    """A Mission to plan and a Pad to fill."""
    table = Table(2).hand("satellite-1", "satellite-2", "base-1", "space-station-1", "orbital-shipyard")
    return table.hand("afterburner").state


def flying() -> State:
    """A launch with an answer to everything, before the first draw."""
    table = Table(3, variants=("clear-skies", "fast-track")).plan("spaceship-1")
    table.pad("small-rocket-boosters", "afterburner", "backup-systems", "detailed-planning")
    table.pad("multi-purpose-space-suit", "radiation-shielding", "industrial-espionage")
    table.pad("life-support", "mission-control", seat=1).plan("satellite-1", seat=1)
    return table.do("launch earth", "count").state


POSITIONS = {
    "opening": (
        lambda: rocketmen.begin(eager.new_match(2, 1).header),
        {1: 2, 2: 30, 3: 420, 4: 5460, 5: 65520},
    ),
    "first turn": (lambda: eager.position(2, 1, 1), {1: 11, 2: 90, 3: 457, 4: 2535, 5: 13243}),
    "middle game": (
        lambda: eager.position(4, 3, 12, variants=2),
        {1: 17, 2: 128, 3: 717, 4: 4323, 5: 27648},
    ),
    # Where a card's own money has to pay for it.
    "middle game, rules version 1": (
        lambda: eager.position(4, 3, 12, version=1, variants=2),
        {1: 17, 2: 128, 3: 716, 4: 4313, 5: 27516},
    ),
    "shopping": (shopping, {1: 18, 2: 179, 3: 1097, 4: 4892, 5: 21660}),
    "building": (building, {1: 12, 2: 73, 3: 354, 4: 1386, 5: 5479}),
    "flying": (flying, {1: 6, 2: 29, 3: 116, 4: 478, 5: 1890}),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counted_tree(name):
    position, counts = POSITIONS[name]
    state = position()
    assert {depth: perft(state, depth) for depth in counts} == counts
