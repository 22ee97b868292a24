"""What a person types, compared with verbs and names."""

from __future__ import annotations

from types import ModuleType
from typing import get_args

import pytest

from spacerace.games.nineteen69 import terminal as nineteen69
from spacerace.games.nineteen69.rules import actions as nineteen69_actions
from spacerace.games.rocketmen import terminal as rocketmen
from spacerace.games.rocketmen.rules import actions as rocketmen_actions
from spacerace.terminal.screen import Screen
from spacerace.terminal.typed import plain, split_verb

VERBS = ("draw-pending", "draw-success", "pay", "pay-token", "launch")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("pay hotel", ("pay", "hotel")),
        ("Pay-Token money", ("pay-token", "money")),
        ("pay token money", ("pay-token", "money")),
        ("la mars", ("launch", "mars")),
        # Two verbs begin like this, or none.
        ("draw", ("draw", "")),
        ("fly mars", ("fly", "mars")),
        # A verb is a whole word, or the beginning of one.
        ("payment", ("payment", "")),
        ("", ("", "")),
    ],
)
def test_a_verb_may_be_cut_short(text: str, found: tuple[str, str]) -> None:
    assert split_verb(text, VERBS) == found


def test_names_are_compared_without_signs() -> None:
    assert plain("  Super-Heavy  ENGINES (2)") == "super heavy engines 2"
    assert plain("?!") == ""


@pytest.mark.parametrize(
    ("actions", "screen"), [(rocketmen_actions, rocketmen), (nineteen69_actions, nineteen69)]
)
def test_every_kind_of_option_is_in_one_group(actions: ModuleType, screen: Screen) -> None:
    """So every option has a place in the list. What chance brings is no option of a player."""
    grouped = [kind for group in screen.GROUPS for kind in group.kinds]
    brought = {kind for kind in get_args(actions.Action) if (kind.__doc__ or "").startswith("Chance:")}
    assert sorted(map(str, grouped)) == sorted(map(str, set(get_args(actions.Action)) - brought))
    assert brought
