"""Tables for the tests of missions."""

from __future__ import annotations

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.facts import (
    TestDone as Done,
)
from tests.games.nineteen69.table import Table

MISSIONS = [one.id for one in Table().state.terms.missions]


def flying(players: int = 3, *, pack_text: str = "", version: int = nineteen69.RULES_VERSION) -> Table:
    """Ann, about to launch, with money for anything."""
    return Table(players, pack_text=pack_text, version=version).money(30).phase("mission")


def of_test(table: Table) -> Done:
    """How the latest test went."""
    return table.told(Done)[-1]
