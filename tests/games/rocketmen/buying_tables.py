"""Tables for the tests of RM-4."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.chapters.buying import price_of
from spacerace.games.rocketmen.rules.printed import Purse
from tests.games.rocketmen.table import Table

DRUGS, LASER, SOLAR = "designer-drugs", "asteroid-laser-ablation", "solar-energy"


def pay(*sources: str) -> list[str]:
    """The actions that add these Hand cards to the payment."""
    return [f"pay {source}" for source in sources]


def price(table: Table, *names: str) -> Purse:
    """What Ann would have to pay for these cards together."""
    return price_of(table.state, table.player(), tuple(table.card(name) for name in names))
