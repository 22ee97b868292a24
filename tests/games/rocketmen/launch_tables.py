"""Tables for the tests of RM-7."""

from __future__ import annotations

from spacerace.games.rocketmen import rules as rocketmen
from tests.games.rocketmen.table import Table

ENGINE = "small-rocket-boosters"
SPY = "industrial-espionage"
SUIT = "multi-purpose-space-suit"


def satellite(*pad: str, players: int = 3, **options: bool | int) -> Table:
    """Ann has planned a Satellite, with 2 Rocket points on the Pad and these cards beside."""
    return Table(players, **options).plan("satellite-1").pad(ENGINE, *pad)


def spaceship(*pad: str, players: int = 3) -> Table:
    """Ann has planned a Spaceship and has Rocket points for any destination from achievements."""
    table = Table(players).plan("spaceship-1").pad(*pad)
    table.player().rocket_points = 10
    return table


def facts(table: Table, kind: type) -> list[object]:
    """What the latest action brought about, of one kind."""
    return [fact for fact in table.state.facts if isinstance(fact, kind)]


def left_in_deck(table: Table) -> dict[int, int]:
    """Values of the Mission Success cards that may come, with their weights."""
    return {table.state.terms.cards[a.card].value: n for a, n in rocketmen.outcomes(table.state)}


def turn_is_over(table: Table) -> bool:
    """Whether Ann's turn is over once chance has dealt, and the Rocket is back."""
    table.settle()
    return table.state.seat == 1 and table.state.launch is None
