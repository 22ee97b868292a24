"""Readings of the cards: a later one moves what no source gives, says why, and leaves old games alone."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from spacerace.games import GAMES
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.kernel.packs import field_sources

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


def amounts_given(entry: dict[str, Any], field: str) -> set[str]:
    """The amounts of money that a source gives within a value that is ours otherwise.

    The note of such a value begins with what is known: "recon: $30 is on a picture; that no item …".
    """
    known = entry.get("sources", {}).get(field, "").partition(":")[2].partition(";")[0]
    return set(re.findall(r"\$\d+", known)) if re.search("is on a picture|follows from", known) else set()


NEWEST = 4
#: What the newest reading moves; an entry that only corrects a mark moves nothing.
CHANGED = {key: entry for key, entry in entries(NEWEST).items() if "source" in entry}


def values(key: tuple[str, ...]) -> dict[str, Any]:
    """What the newest reading says of an entry."""
    names = (*NO_VALUES, *KEYS.get(key[0], ("id",)))
    return {field: value for field, value in CHANGED[key].items() if field not in names}


@pytest.mark.parametrize("key", CHANGED, ids="-".join)
def test_only_reconstructed_values_move(key: tuple[str, ...]) -> None:
    """A value that a rulebook, a picture or a page gives stays where it is."""
    before = entries(1)[key]
    for field, value in values(key).items():
        assert mark_of(before, field) == "recon", field
        assert before[field] != value, f"{field} is as before"
        assert all(amount in value for amount in amounts_given(before, field)), field


def test_amounts_within_a_value_are_known_where_a_source_gives_them() -> None:
    """The second reading had moved five of them; the third has put them back."""
    before = entries(1)
    found = {
        (key[1], field, *amounts_given(entry, field))
        for key, entry in before.items()
        for field in entry.get("sources", {})
        if amounts_given(entry, field)
    }
    assert found == {
        ("asteroid-impact", "cost", "$50"),
        ("asteroid-laser-ablation", "cost", "$30"),
        ("asteroid-mining", "items", "$10"),
        ("global-internet", "cost", "$30"),
        ("global-internet", "items", "$10"),
        ("government-contract", "cost", "$30"),
        ("solar-energy", "cost", "$30"),
        ("space-hotel", "items", "$10"),
    }
    pack = LIBRARY.load("rocketmen-final", NEWEST)
    entry = {one.id: one for one in (*pack.asset, *pack.mission, *pack.threat)}
    for name, field, amount in found:
        assert amount in getattr(entry[name], field), name


@pytest.mark.parametrize("key", CHANGED, ids="-".join)
def test_every_change_says_why(key: tuple[str, ...]) -> None:
    """And stays marked as ours."""
    assert CHANGED[key]["source"] == "recon"
    assert len(CHANGED[key]["why"]) > 10


def test_a_mission_and_its_location_ask_for_the_same_rocket_points() -> None:
    """The card and the board agree, whatever moves."""
    pack = LIBRARY.load("rocketmen-final", NEWEST)
    board = {(one.destination, one.type): one.rocket_points for one in pack.location}
    for mission in pack.mission:
        for destination, points in mission.rocket_points.items():
            assert board[destination, mission.type] == points


def test_later_missions_score_one_less_everywhere() -> None:
    """The law of the board since the second reading."""
    assert all(one.vp[0] - one.vp[1] == 1 for one in LIBRARY.load("rocketmen-final", NEWEST).location)


def test_a_new_game_takes_the_newest_reading() -> None:
    """Of either edition."""
    header = rocketmen.prepare(seats=["a", "b"], seed=1)
    assert (header.pack, header.pack_version) == ("rocketmen-final", NEWEST)
    early = rocketmen.prepare(seats=["a", "b"], seed=1, edition="early")
    assert (early.pack, early.pack_version) == ("rocketmen-early", 2)


@pytest.mark.parametrize(
    "version, start", [(1, "1f1f44e47ce2b796"), (2, "625d4f1276141e59"), (3, "6570df654367c53a")]
)
def test_every_reading_is_still_there(version: int, start: str) -> None:
    """Its hash is in every match that was played with it."""
    assert LIBRARY.load("rocketmen-final", version).hash.startswith(start)


def test_every_game_has_its_readings_in_order() -> None:
    """Numbered from 1."""
    for game in GAMES.values():
        for versions in game.LIBRARY.packs().values():
            assert versions == list(range(1, len(versions) + 1))


# --- orders and shapes that the books print, for every reading that a new game can take --------------

#: The newest reading of every built-in pack of Rocketmen.
PLAYED = ["rocketmen-final", "rocketmen-early"]


@pytest.mark.parametrize("name", PLAYED)
def test_rm_9_10_the_best_missions_stand_in_the_printed_order(name: str) -> None:
    """The books list the best missions for a tie: the Mars Base, then mining at Mars, then the Spaceship
    to Mars, then the Moon Base."""
    pack = LIBRARY.load(name)
    vp = {(one.destination, one.type): one.vp for one in pack.location}
    mars = [vp["mars", one] for one in ("base", "asteroid-mining", "spaceship")]
    assert mars[0][0] > mars[1][0] > mars[2][0] > vp["moon", "base"][0]
    assert vp["moon", "base"] == max(of for (place, _), of in vp.items() if place == "moon")


@pytest.mark.parametrize("name", PLAYED)
def test_rm_1_5_a_price_asks_for_one_item_at_most(name: str) -> None:
    """The French book: a cost is an amount of money, to which one resource may be added."""
    pack = LIBRARY.load(name)
    for entry in (*pack.asset, *pack.engine, *pack.threat):
        assert sum(not icon.startswith("$") for icon in entry.cost) <= 1, entry.id


@pytest.mark.parametrize("name", PLAYED)
def test_rm_15_8_solitaire_cards_start_where_the_printed_ones_do(name: str) -> None:
    """The two printed cards start between 2 and 7, further ahead on every higher level."""
    for card in LIBRARY.load(name).solitaire:
        starts = [row.start for row in (card.easy, card.normal, card.hard)]
        assert 2 <= starts[0] < starts[1] < starts[2] <= 7, card.number


@pytest.mark.parametrize("name", PLAYED)
def test_rm_9_1_the_threshold_falls_with_the_number_of_players(name: str) -> None:
    """18 with four players in both editions; more with fewer."""
    vp = {one.players: one.vp for one in LIBRARY.load(name).threshold}
    assert vp[2] > vp[3] > vp[4] == 18


@pytest.mark.parametrize("name, variants", [("rocketmen-final", 10), ("rocketmen-early", 9)])
def test_rm_1_1_the_box_has_as_many_cards_as_the_books_say(name: str, variants: int) -> None:
    """Counted by kind; the early edition has one Variant less."""
    pack = LIBRARY.load(name)
    decks = [one.deck for one in pack.asset for _ in one.prints]
    assert (decks.count("teal"), decks.count("pink")) == (23, 20)
    assert [len(pack.mission), sum(len(one.numbers) for one in pack.success)] == [12, 18]
    assert [sum(len(one.prints) for one in group) for group in (pack.engine, pack.threat)] == [15, 12]
    assert [len(pack.goal), len(pack.solitaire), len(pack.variant)] == [12, 7, variants]


@pytest.mark.parametrize("name", PLAYED)
def test_marks_claim_no_more_than_their_source(name: str) -> None:
    """A picture names the deck of two Assets; the other decks follow. Stated destinations say so."""
    pack = LIBRARY.load(name)
    stated = {one.id for one in pack.asset if field_sources(one)["deck"][0] in ("rule", "picture", "page")}
    assert stated == {"asteroid-laser-ablation", "electric-cars"}
    for mission in pack.mission:
        if mission.type in ("base", "asteroid-mining"):
            assert field_sources(mission)["destinations"][0] == "rule"
        if mission.type == "satellite":
            assert field_sources(mission)["items"][0] == "derived"


def test_the_first_surcharge_of_the_final_edition_is_stated_at_seven_points_only() -> None:
    """The book tells of a player with 7 points; the early edition says "11 or more" itself."""
    final, early = (LIBRARY.load(name).surcharge[0] for name in PLAYED)
    assert (final.from_vp, field_sources(final)["from_vp"][0]) == (7, "derived")
    assert (early.from_vp, field_sources(early)["from_vp"][0]) == (11, "rule")
