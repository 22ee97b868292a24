"""Actions thrown at the tables of a game, legal or not: what every game's tests of refusals do."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from spacerace.kernel.apply import apply
from spacerace.kernel.codec import encode
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import Game
from spacerace.lang.rules_format import rules_in

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/spacerace"
#: The ids of all pages: those of the games and those of the table.
RULES = {
    rule.id
    for page in (ROOT / "docs/rules").glob("*.md")
    for rule in rules_in(page.read_text(encoding="utf-8"))
}
#: After that many times a step of a kind is dull, and few actions are thrown at it.
DULL = 25


class Thrown(Struct, frozen=True):
    """One action thrown at the table: at which step, of which kind, and the result."""

    step: type
    kind: type
    #: "" if it was legal.
    rule: str
    message: str


def by_kind(game: Game, state: Any) -> dict[type, list[Any]]:
    """The options, kind by kind."""
    found: dict[type, list[Any]] = {}
    for action in game.options(state):
        found.setdefault(type(action), []).append(action)
    return found


def throw(game: Game, state: Any, action: Any) -> Thrown:
    """Throw an action at the table: it works exactly if it is an option."""
    before = encode(state)
    rule = message = ""
    if action in game.options(state):
        assert encode(apply(game, state, state.seat, action)) != before
    else:
        with pytest.raises(IllegalAction) as caught:
            apply(game, state, state.seat, action)
        rule, message = caught.value.rule, caught.value.message_id
        assert rule and message and str(caught.value)
    assert encode(state) == before
    return Thrown(type(state.agenda[-1]), type(action), rule, message)


def throw_at(
    game: Game, states: Iterable[Any], kinds: tuple[type[Any], ...], some_action: Any, met: Any, rng: Random
) -> list[Thrown]:
    """Throw an action of every kind at each of these states, and one option of every kind.

    ``met`` counts how often a step of each kind was met; at a dull one only two kinds are thrown.
    """
    found: list[Thrown] = []
    for state in states:
        step = type(state.agenda[-1])
        met[step] += 1
        some = kinds if met[step] <= DULL else rng.sample(kinds, 2)
        found += [throw(game, state, some_action(state, kind, rng)) for kind in some]
        found += [throw(game, state, rng.choice(options)) for options in by_kind(game, state).values()]
    return found
