"""The reading of Rocketmen's cards that a test plays with (tests/readings.py), and figures from it."""

from __future__ import annotations

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.printed import LocationEntry, Pack
from tests.readings import version_among


def version_of(edition: str = "final") -> int:
    """The version of an edition's pack in the reading that is being played."""
    return version_among(rocketmen.LIBRARY.packs()[f"rocketmen-{edition}"])


def pack_of(edition: str = "final") -> str:
    """The name of an edition's pack, such as "rocketmen-final@1"; ``prepare`` and ``base`` take it."""
    return f"rocketmen-{edition}@{version_of(edition)}"


def box_of(edition: str = "final") -> Pack:
    """An edition's pack itself, to read a figure from it."""
    return rocketmen.LIBRARY.load(f"rocketmen-{edition}", version_of(edition))


def printed(id: str, field: str = "items") -> str:
    """The row of icons that the reading prints on a card, "items" or "cost": "$20 rocket rocket"."""
    box = box_of()
    entry = next(one for one in (*box.asset, *box.engine, *box.mission, *box.threat) if one.id == id)
    order = ("computer", "composite", "biotech", "science", "rocket")
    icons: tuple[str, ...] = getattr(entry, field)
    return " ".join(sorted(icons, key=lambda icon: order.index(icon) if icon in order else -1))


def goal_vp(id: str) -> int:
    """What the reading says a Personal Goal is worth."""
    return next(goal.vp for goal in box_of().goal if goal.id == id)


def location(destination: str, kind: str) -> LocationEntry:
    """A location as the reading has it."""
    return next(one for one in box_of().location if (one.destination, one.type) == (destination, kind))
