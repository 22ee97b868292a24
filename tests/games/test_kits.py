"""The list of games, and what each game's kit says without asking the rules."""

from __future__ import annotations

import subprocess
import sys

import pytest

from spacerace.games import KITS, kit_of
from spacerace.games.kit import Kit
from spacerace.games.rocketmen.rules.editions import EDITIONS
from tests.kernel import toy


@pytest.mark.parametrize("name", KITS)
def test_what_a_kit_says_is_what_the_rules_say(name: str) -> None:
    kit = KITS[name]
    rules = kit.rules
    assert kit.name == rules.NAME == name
    assert kit.setups == rules.SETUPS
    assert kit_of(rules) is kit
    settings = {one.name for setup in kit.setups for one in setup.choosable}
    assert settings <= set(rules.SETTINGS) and set(kit.FLAGS) <= settings


def test_the_setups_of_rocketmen_are_its_editions() -> None:
    """D-28: what a form offers is what the editions allow."""
    setups = {(one.edition, one.mode): one for one in KITS["rocketmen"].setups}
    assert list(setups) == list(EDITIONS)
    for key, edition in EDITIONS.items():
        offered = {one.name for one in setups[key].choosable}
        assert setups[key].players == edition.players
        assert ("variants" in offered) == edition.variants
        assert ("strict_declaration" in offered) == edition.strict_declaration
        assert ("level" in offered) == (edition.mode == "solo")


def test_the_list_of_games_imports_no_rules() -> None:
    """The command line shows its help quickly."""
    code = "import sys, spacerace.games; print(*(name for name in sys.modules if name.endswith('.rules')))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == ""


def test_a_game_that_is_not_on_the_list_has_rules_and_nothing_else() -> None:
    kit = kit_of(toy)  # type: ignore[arg-type]
    assert kit.rules is toy and kit.folder is None
    parts = (kit.heuristic, kit.study, kit.proposals, kit.screen, kit.report, kit.contests, kit.odds)
    assert [part() for part in parts] == [None] * len(parts)


def test_a_kit_without_rules_is_refused_at_once() -> None:
    """Whoever forgets them hears of it where the kit is made, not when somebody plays."""

    class Forgotten(Kit):
        name = "forgotten"

    with pytest.raises(TypeError, match="rules"):
        Forgotten()  # type: ignore[abstract]
