"""Tables for the worked examples."""

from __future__ import annotations

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.facts import (
    PrestigeGained,
)
from spacerace.games.nineteen69.rules.facts import TestDone as Done
from tests.games.nineteen69.table import Table

RESEARCHES = [one.id for one in Table().state.terms.researches]


def flying(players: int = 3, *, pack_text: str = "") -> Table:
    """Ann, about to launch, with money for anything."""
    return Table(players, pack_text=pack_text).money(30).phase("mission")


def of_test(table: Table) -> Done:
    """How the latest test went."""
    return table.told(Done)[-1]


def gained(table: Table) -> list[int]:
    """The prestige points of all flights."""
    return [fact.points for fact in table.told(PrestigeGained)]


def landed(table: Table) -> list[int]:
    """Where the rockets of all flights ended."""
    return [fact.rocket for fact in table.told(PrestigeGained)]


def ended(table: Table) -> tuple[int, ...]:
    """The final scores when nothing more is done."""
    return nineteen69.result(table.year(1969).phase("mission").finish().state).scores
