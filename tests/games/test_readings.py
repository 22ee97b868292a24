"""Readings of the cards: a later one moves what no source gives, says why, and leaves old games alone."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from spacerace.games import GAMES, rocketmen
from spacerace.games.rocketmen.pack import LIBRARY

#: By which fields an entry of each table is found.
KEYS: dict[str, tuple[str, ...]] = {
    "location": ("destination", "type"),
    "solitaire": ("number",),
    "threshold": ("players",),
    "surcharge": ("from_vp",),
    "success": ("value",),
    "board": (),
}
#: The fields that are no values.
NO_VALUES = ("source", "sources", "why")


def entries(version: int) -> dict[tuple[str, ...], dict[str, Any]]:
    """The entries of a reading of the final edition, by table and key."""
    found = {}
    for table, rows in tomllib.loads(LIBRARY.text("rocketmen-final", version)).items():
        # What is no list is one entry; the pack's own name and version are none.
        for row in rows if isinstance(rows, list) else [rows] if table == "board" else []:
            key = KEYS.get(table, ("id",))
            found[table, *(str(row[name]) for name in key)] = row
    return found


def mark_of(entry: dict[str, Any], field: str) -> str:
    """The source of one value."""
    mark: str = entry.get("sources", {}).get(field, entry["source"])
    return mark.partition(":")[0]


CHANGED = entries(2)


def values(key: tuple[str, ...]) -> dict[str, Any]:
    """What the second reading says of an entry."""
    names = (*NO_VALUES, *KEYS.get(key[0], ("id",)))
    return {field: value for field, value in CHANGED[key].items() if field not in names}


@pytest.mark.parametrize("key", CHANGED, ids="-".join)
def test_only_reconstructed_values_move(key: tuple[str, ...]) -> None:
    """A value that a rulebook, a picture or a page gives stays where it is."""
    before = entries(1)[key]
    for field, value in values(key).items():
        assert mark_of(before, field) == "recon", field
        assert before[field] != value, f"{field} is as before"


@pytest.mark.parametrize("key", CHANGED, ids="-".join)
def test_every_change_says_why(key: tuple[str, ...]) -> None:
    """And stays marked as ours."""
    assert CHANGED[key]["source"] == "recon"
    assert len(CHANGED[key]["why"]) > 10


def test_a_mission_and_its_location_ask_for_the_same_rocket_points() -> None:
    """The card and the board agree, whatever moves."""
    pack = LIBRARY.load("rocketmen-final", 2)
    board = {(one.destination, one.type): one.rocket_points for one in pack.location}
    for mission in pack.mission:
        for destination, points in mission.rocket_points.items():
            assert board[destination, mission.type] == points


def test_later_missions_score_one_less_everywhere() -> None:
    """The law of the second reading's board."""
    assert all(one.vp[0] - one.vp[1] == 1 for one in LIBRARY.load("rocketmen-final", 2).location)


def test_a_new_game_takes_the_newest_reading() -> None:
    """Of the final edition the second; the early edition is a correction of the first."""
    header = rocketmen.prepare(seats=["a", "b"], seed=1)
    assert (header.pack, header.pack_version) == ("rocketmen-final", 2)
    early = rocketmen.prepare(seats=["a", "b"], seed=1, edition="early")
    assert (early.pack, early.pack_version) == ("rocketmen-early", 1)


def test_the_first_reading_is_still_there() -> None:
    """Its hash is in every match that was played with it."""
    assert LIBRARY.load("rocketmen-final", 1).hash.startswith("1f1f44e47ce2b796")
    assert LIBRARY.load("rocketmen-final", 2).hash != LIBRARY.load("rocketmen-final", 1).hash


def test_every_game_has_its_readings_in_order() -> None:
    """Numbered from 1."""
    for game in GAMES.values():
        for versions in game.LIBRARY.packs().values():
            assert versions == list(range(1, len(versions) + 1))
