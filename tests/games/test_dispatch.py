"""The tables of contents of both games: each function takes the step and the action that its line names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

from spacerace.games.nineteen69.rules import dispatch as nineteen69
from spacerace.games.rocketmen.rules import dispatch as rocketmen

Line = tuple[Callable[..., Any], type, type | None]


def lines(dispatch: ModuleType) -> Iterator[Line]:
    """Every function of the tables, with its step and its action."""
    for step, function in (*dispatch.OPTIONS.items(), *getattr(dispatch, "CANONICAL", {}).items()):
        yield function, step, None
    for table in (dispatch.ADVANCE, dispatch.REFUSALS):
        for step, row in table.items():
            for action, function in row.items():
                yield function, step, action


def of_hint(hint: Any) -> set[type]:
    """The types that an annotation allows."""
    return set(get_args(hint)) or {hint}


@pytest.mark.parametrize("dispatch", [rocketmen, nineteen69])
def test_every_function_takes_the_step_and_the_action_of_its_line(dispatch: ModuleType) -> None:
    """The tables are typed loosely, so the checker cannot see a function in a wrong line."""
    for function, step, action in lines(dispatch):
        hints = get_type_hints(function)
        assert step in of_hint(hints["step"]), f"{function.__name__} at {step.__name__}"
        if action is not None:
            assert action in of_hint(hints["action"]), f"{function.__name__} for {action.__name__}"


@pytest.mark.parametrize("dispatch", [rocketmen, nineteen69])
def test_every_step_that_waits_has_its_lines(dispatch: ModuleType) -> None:
    """Whoever is awaited has options, and every step goes on somehow; only known steps have lines."""
    decisions = set(get_args(dispatch.g.Decision))
    assert set(dispatch.OPTIONS) == decisions
    assert set(dispatch.ADVANCE) == decisions | set(dispatch.g.CHANCE_STEPS)
    assert set(dispatch.REFUSALS) <= decisions
    assert set(get_args(dispatch.g.ChanceStep)) == set(dispatch.g.CHANCE_STEPS)
