"""The catalogue: every card and every value of the board, with the source of each (RM-1.16)."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.names import design_name
from spacerace.games.rocketmen.rules.printed import (
    COLOURS,
    AssetEntry,
    Deck,
    EngineEntry,
    MissionEntry,
    Name,
    Pack,
    ThreatEntry,
)
from spacerace.kernel.packs import ABOUT, Entry, plain_sources, plain_values
from spacerace.kernel.sentences import sentence

#: What a card shows by other keys: its copies one by one, its name in words.
_LEFT_OUT = (*ABOUT, "id", "name", "deck", "prints", "numbers", "number", "place")


def catalogue(pack: Pack) -> list[dict[str, object]]:
    """One row a printed number, but the twelve Missions once each; the copies add up to the box."""
    rows = [_mission(mission) for mission in pack.mission]
    for asset in pack.asset:
        rows += _copies(asset, asset.deck)
    for engine in pack.engine:
        rows += _copies(engine, "engine")
    for threat in pack.threat:
        rows += _copies(threat, "threat")
    for success in pack.success:
        rows += [_row(success, "success", f"success-{success.value}", number) for number in success.numbers]
    rows += [_row(goal, "goal", goal.id, goal.number, goal.name) for goal in pack.goal]
    rows += [_row(variant, "variant", variant.id, variant.number, variant.name) for variant in pack.variant]
    rows += [_row(card, "solitaire", f"solitaire-{card.number}", card.number) for card in pack.solitaire]
    return rows


def board_catalogue(pack: Pack) -> dict[str, list[dict[str, object]]]:
    """The values of the board, a list of rows for each table."""
    tables: dict[str, tuple[Entry, ...]] = {
        "destination": pack.destination,
        "location": pack.location,
        "surcharge": pack.surcharge,
        "threshold": pack.threshold,
        "board": (pack.board,),
    }
    return {
        table: [{**plain_values(entry), **plain_sources(entry)} for entry in entries]
        for table, entries in tables.items()
    }


def _mission(mission: MissionEntry) -> dict[str, object]:
    """A Mission card, which every colour has."""
    numbers = [mission.place + 12 * colour for colour in range(len(COLOURS))]
    row = _row(mission, "mission", mission.id, mission.place, mission.name)
    return {**row, "copies": len(numbers), "numbers": numbers}


def _copies(entry: AssetEntry | EngineEntry | ThreatEntry, deck: Deck) -> list[dict[str, object]]:
    """The printed copies of a design, each with its number and mark, and the number it shows if another."""
    rows = []
    for one in entry.prints:
        row = {**_row(entry, deck, entry.id, one.number, entry.name), "mark": one.mark}
        rows.append(row if one.shown is None else {**row, "shown": one.shown})
    return rows


def _row(entry: Entry, deck: Deck, design: str, number: int, name: Name = "") -> dict[str, object]:
    """One card."""
    called = design_name(name, design)
    return {
        "number": number,
        "id": design,
        "name": sentence(called.id, called.args),
        "deck": deck,
        "copies": 1,
        **plain_values(entry, _LEFT_OUT),
        **plain_sources(entry),
    }
