"""The component pack: what is in the box, corrections, and every mistake with its line."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import spacerace.games.rocketmen
import spacerace.games.rocketmen.rules.pack
import spacerace.kernel.packs
import spacerace.lang
from spacerace.games.rocketmen.rules.catalogue import board_catalogue, catalogue
from spacerace.games.rocketmen.rules.chapters.buying import surcharge
from spacerace.games.rocketmen.rules.editions import threshold
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import AssetEntry, Pack, Task
from spacerace.kernel.packs import PackError, Problem, entry_source, field_sources
from tests.games.rocketmen import readings
from tests.games.rocketmen.table import Table
from tests.pack_texts import line_of, problems, swap

HEAD = '[pack]\nid = "mine"\nversion = 1\nbase = "rocketmen-final@1"\n'

GUIDE = Path(__file__).parents[3] / "docs" / "adding-a-card.md"


FIGURES = pytest.mark.reading("first", why="a list of its figures; test_readings.py has what later ones move")
WHOLE = pytest.mark.reading("first", why="it alone is written in full; the later readings correct it")
OWN = pytest.mark.reading("newest", why="no card of the box has a part in it")


@pytest.fixture(scope="module")
def pack(reading: str) -> Pack:
    return readings.box_of()


@pytest.fixture(scope="module")
def early(reading: str) -> Pack:
    return readings.box_of("early")


@pytest.fixture(scope="module")
def under_early(early: Pack) -> Pack:
    """The reading of the final edition that the early one corrects."""
    name, _, version = early.pack.base.partition("@")
    return LIBRARY.load(name, int(version))


@pytest.fixture(scope="module")
def text() -> str:
    return LIBRARY.text(version=1)


def asset(pack: Pack, name: str) -> AssetEntry:
    return next(one for one in pack.asset if one.id == name)


def found(text: str) -> list[tuple[int, str]]:
    """The problems of a text as line and message."""
    return problems(LIBRARY, text)


def ids() -> set[str]:
    """The ids of all messages about packs and cards in English."""
    game = Path(spacerace.games.rocketmen.__file__).parent / "lang" / "en"
    files = (Path(spacerace.lang.__file__).parent / "en" / "pack.ftl", game / "pack.ftl", game / "cards.ftl")
    words = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^([a-z][\w-]*) =", words, re.MULTILINE))


# --- what is in the box --------------------------------------------------------------------------


def test_rm_1_1_the_box_holds_165_cards(pack: Pack) -> None:
    rows = catalogue(pack)
    copies: Counter[str] = Counter()
    numbers: list[int] = []
    for row in rows:
        copies[str(row["deck"])] += msgspec.convert(row["copies"], int)
        numbers += msgspec.convert(row.get("numbers", [row["number"]]), list[int])
    assert copies == {
        "mission": 48,
        "teal": 23,
        "pink": 20,
        "engine": 15,
        "threat": 12,
        "success": 18,
        "goal": 12,
        "variant": 10,
        "solitaire": 7,
    }
    assert sorted(numbers) == list(range(1, 166))


def test_rm_1_1_engines_and_threats_are_equal_sets(pack: Pack) -> None:
    assert [len(engine.prints) for engine in pack.engine] == [5, 5, 5]
    assert [len(threat.prints) for threat in pack.threat] == [4, 4, 4]
    assert [[one.mark for one in threat.prints] for threat in pack.threat] == [[1, 2, 3, 4]] * 3


def test_rm_1_2_a_player_has_six_mission_tokens(pack: Pack) -> None:
    assert pack.board.mission_tokens == 6


def test_rm_1_6_missions_agree_with_the_board(pack: Pack) -> None:
    board = {(place.destination, place.type): place.rocket_points for place in pack.location}
    for mission in pack.mission:
        for destination, points in mission.rocket_points.items():
            assert board[destination, mission.type] == points


def test_rm_1_7_five_four_and_three_locations(pack: Pack) -> None:
    at = [place.destination for place in pack.location]
    assert [at.count(one) for one in ("earth", "moon", "mars")] == [5, 4, 3]
    mars = {place.type for place in pack.location if place.destination == "mars"}
    assert mars == {"spaceship", "asteroid-mining", "base"}


def test_rm_1_8_targets_and_draws(pack: Pack) -> None:
    assert [(one.id, one.target, one.draws) for one in pack.destination] == [
        ("earth", 8, 3),
        ("moon", 10, 4),
        ("mars", 13, 5),
    ]


def test_rm_1_9_boost_items(pack: Pack) -> None:
    assert [one.boost for one in pack.destination] == ["computer", "composite", "biotech"]
    assert [field_sources(one)["boost"][0] for one in pack.destination] == ["rule", "derived", "derived"]


def test_rm_1_10_mission_success_cards(pack: Pack) -> None:
    assert {one.value: len(one.numbers) for one in pack.success} == {4: 1, 3: 4, 2: 6, 1: 5, 0: 2}


@FIGURES
def test_a_later_mission_scores_less(pack: Pack) -> None:
    less = {"earth": 1, "moon": 2, "mars": 3}
    for place in pack.location:
        assert place.vp == (place.rocket_points, place.rocket_points - less[place.destination])


def test_decks_by_number_of_players(pack: Pack) -> None:
    for deck, sizes in (("teal", [12, 18, 23]), ("pink", [10, 15, 20])):
        marks = [one.mark or 2 for asset in pack.asset if asset.deck == deck for one in asset.prints]
        assert [sum(mark <= players for mark in marks) for players in (2, 3, 4)] == sizes


def test_surcharge_steps(pack: Pack) -> None:
    assert [(one.from_vp, one.money) for one in pack.surcharge] == [(7, 10), (14, 20), (21, 30)]
    first = "rule" if pack.pack.version == 1 else "derived"
    assert [entry_source(one) for one in pack.surcharge] == [first, "recon", "recon"]


def test_thresholds(pack: Pack) -> None:
    assert {one.players: one.vp for one in pack.threshold} == {2: 23, 3: 21, 4: 18}


@pytest.mark.parametrize(
    ("name", "number", "cost", "kind"),
    [
        ("afterburner", 62, ("$20",), "launch-pad"),
        ("asteroid-laser-ablation", 49, ("$30",), "discard"),
        ("backup-systems", 50, ("$40",), "launch-pad"),
        ("big-data", 51, ("$30", "biotech"), "pay"),
        ("designer-drugs", 52, ("$30",), "discard"),
        ("detailed-planning", 53, ("$40",), "launch-pad"),
        ("depot", 73, ("$50",), "launch-pad"),
        ("global-internet", 54, ("$30", "science"), "pay"),
        ("government-contract", 55, ("$30",), "pay"),
        ("industrial-espionage", 61, ("$50",), "launch-pad"),
        ("multi-purpose-space-suit", 56, ("$40",), "launch-pad"),
        ("quantum-computers", 80, ("$50",), "discard"),
        ("radiation-shielding", 81, ("$50",), "launch-pad"),
        ("solar-energy", 58, ("$30",), "discard"),
        ("storage-batteries", 59, ("$30",), "discard"),
        ("super-capacitors", 60, ("$30",), "discard"),
    ],
)
def test_rm_11_the_known_assets(pack: Pack, name: str, number: int, cost: tuple[str, ...], kind: str) -> None:
    card = asset(pack, name)
    assert (card.prints[0].number, card.kind) == (number, kind)
    assert card.cost[: len(cost)] == cost, "an item beside a known sum of money is ours, and may come or go"


def test_depot_is_permanent_and_holds_three(pack: Pack) -> None:
    assert [one.id for one in pack.asset if one.permanent] == ["depot"]
    assert msgspec.to_builtins(asset(pack, "depot").effect) == {"do": "store", "cards": 3}


def test_rm_1_3_items_are_money_rocket_points_and_four_others(pack: Pack) -> None:
    rows = [card.items for card in pack.mission] + [card.items for card in pack.asset]
    icons = {icon for row in (*rows, *(card.items for card in pack.engine)) for icon in row}
    assert icons == {"$10", "$20", "$30", "rocket", "computer", "composite", "biotech", "science"}


def test_rm_1_5_what_can_be_bought_has_a_cost(pack: Pack) -> None:
    costs = [card.cost for card in pack.asset] + [card.cost for card in pack.engine]
    for cost in (*costs, *(card.cost for card in pack.threat)):
        assert cost
        assert "rocket" not in cost


def test_the_engines(pack: Pack) -> None:
    """Each type costs $10 more than the one before (RM-11.17 to RM-11.19)."""
    assert [(one.id, len(one.items), one.cost) for one in pack.engine] == [
        ("small-rocket-boosters", 2, ("$30",)),
        ("standard-rocket-engines", 3, ("$40",)),
        ("super-heavy-engines", 4, ("$50",)),
    ]


def test_the_threats(pack: Pack) -> None:
    """All cost $50 and score 2 (RM-11.21 to RM-11.23)."""
    assert [(one.id, one.cost, one.vp) for one in pack.threat] == [
        ("asteroid-impact", ("$50",), 2),
        ("climate-change", ("$50",), 2),
        ("pandemic", ("$50",), 2),
    ]


@FIGURES
def test_the_missions(pack: Pack) -> None:
    """What the Missions give and where they fly (RM-11.24 to RM-11.30)."""
    cards = [
        (one.type, one.items, tuple(one.rocket_points.values()), one.achievement) for one in pack.mission
    ]
    assert cards == [
        ("asteroid-mining", ("$10", "composite"), (11,), "money"),
        ("base", ("computer",), (7, 12), "rocket"),
        ("base", (), (7, 12), "rocket"),
        *[("spaceship", ("biotech",), (3, 5, 10), "rocket")] * 3,
        ("orbital-shipyard", ("$10", "rocket"), (3,), "rocket"),
        *[("satellite", ("$10",), (2, 3), "science")] * 2,
        ("space-hotel", ("$10", "computer"), (4,), "money"),
        ("space-station", ("$10", "computer"), (3, 6), "hand"),
        ("space-station", ("$10", "composite"), (3, 6), "hand"),
    ]
    flights = {one.type: " ".join(one.rocket_points) for one in pack.mission}
    assert flights == {
        "satellite": "earth moon",
        "spaceship": "earth moon mars",
        "space-hotel": "earth",
        "orbital-shipyard": "earth",
        "space-station": "earth moon",
        "asteroid-mining": "mars",
        "base": "moon mars",
    }


def test_rm_11_25_card_29_is_a_spaceship(pack: Pack) -> None:
    ship = next(mission for mission in pack.mission if mission.place == 29 - 24)
    assert (ship.type, ship.items) == ("spaceship", ("biotech",))


@FIGURES
def test_the_assets_without_an_effect(pack: Pack) -> None:
    """RM-11.32, RM-11.33, RM-11.35, RM-11.36, RM-11.37, RM-11.43"""
    plain = {one.id: (one.deck, one.items, one.cost) for one in pack.asset if one.kind == "none"}
    assert plain == {
        "nanomaterials": ("teal", ("composite", "composite"), ("$30", "science")),
        "super-computer": ("teal", ("computer", "computer"), ("$30", "science")),
        "biogenetic-research": ("pink", ("biotech", "biotech"), ("$30", "science")),
        "hydroponics": ("pink", ("$20", "biotech"), ("$40",)),
        "ion-thrusters": ("pink", ("$10", "rocket", "rocket"), ("$40",)),
        "nuclear-fusion": ("pink", ("$30", "science"), ("$60",)),
    }


def asks(task: Task) -> str:
    """A task in short: count, destination, types."""
    if task.token:
        return "token"
    return " ".join([str(task.count), task.destination or "any", *task.types])


@FIGURES
def test_the_goals(pack: Pack) -> None:
    """What the Personal Goals ask and pay (RM-12.3 to RM-12.15)."""
    assert {goal.id: (goal.vp, [asks(task) for task in goal.tasks]) for goal in pack.goal} == {
        "assembly-line": (4, ["1 earth orbital-shipyard", "1 earth space-station"]),
        "crowded-orbit": (3, ["3 earth"]),
        "grand-tour": (4, ["1 earth", "1 moon", "1 mars"]),
        "holiday-in-orbit": (3, ["1 earth space-hotel", "1 earth spaceship"]),
        "long-haul": (3, ["1 mars spaceship"]),
        "lunar-village": (3, ["1 moon base", "2 moon"]),
        "moonrush": (4, ["3 moon"]),
        "pathfinder": (2, ["token"]),
        "red-frontier": (4, ["1 mars base asteroid-mining"]),
        "shuttle-service": (3, ["2 any spaceship"]),
        "signal-relay": (4, ["1 earth satellite", "1 moon satellite"]),
        "twin-stations": (4, ["1 earth space-station", "1 moon space-station"]),
    }


def test_rm_13_5_five_variants_change_a_rule_and_five_score(pack: Pack) -> None:
    rules = [msgspec.to_builtins(variant.rule) for variant in pack.variant]
    assert [rule["do"] for rule in rules[:5]] == [
        "hand_size",
        "engine_limit",
        "redraw_zero",
        "free_plan",
        "refresh_display",
    ]
    assert [rule["of"] for rule in rules[5:]] == ["computer", "biotech", "composite", "rocket", "threat"]
    assert {rule["vp"] for rule in rules[5:]} == {3}


def test_goals_are_tasks_on_the_board(pack: Pack) -> None:
    board = {(place.destination, place.type) for place in pack.location}
    for goal in pack.goal:
        for task in goal.tasks:
            spots = {
                (to, kind)
                for to, kind in board
                if task.destination in (None, to) and (not task.types or kind in task.types)
            }
            assert task.token or task.count <= len(spots)


def test_one_goal_bears_the_solo_sign(pack: Pack) -> None:
    assert [goal.id for goal in pack.goal if goal.solo_sign] == ["pathfinder"]


def test_rm_15_8_only_card_153_can_hide_its_own_type(pack: Pack) -> None:
    board = {(place.destination, place.type) for place in pack.location}
    hiding = {
        card.number
        for card in pack.solitaire
        for row in (card.easy, card.normal, card.hard)
        if (row.destination, card.type) in board
    }
    assert hiding == {153}


# --- the early edition ---------------------------------------------------------------------------


def test_rm_e_1_the_early_box_holds_164_cards(pack: Pack, early: Pack) -> None:
    rows = catalogue(early)
    numbers = [
        number for row in rows for number in msgspec.convert(row.get("numbers", [row["number"]]), list[int])
    ]
    assert sum(msgspec.convert(row["copies"], int) for row in rows) == 164
    assert sorted(numbers) == [number for number in range(1, 166) if number != 160]
    assert early.variant == tuple(one for one in pack.variant if one.id != "open-market")
    assert len(early.variant) == 9


def test_rm_e_5_the_early_thresholds(early: Pack) -> None:
    assert [threshold(early, players) for players in (4, 3, 2)] == [18, 22, 27]
    assert {entry_source(one) for one in early.threshold} == {"rule"}


def test_rm_e_9_the_early_surcharge_begins_at_11(early: Pack) -> None:
    assert [(one.from_vp, one.money) for one in early.surcharge] == [(11, 10), (22, 20)]
    assert [entry_source(one) for one in early.surcharge] == ["rule", "recon"]
    table = Table(edition="early")
    for track, more in ((10, 0), (11, 10), (21, 10), (22, 20)):
        table.player().track = track
        assert surcharge(table.state, table.player()) == more


def test_rm_e_10_a_card_of_one_use_leaves_the_game() -> None:
    text = LIBRARY.text("rocketmen-early")
    text = text.replace("rocketmen-early", "mine") + '[[asset]]\nid = "quantum-computers"\nkind = "one-use"\n'
    for card in ("asteroid-laser-ablation", "quantum-computers"):
        table = Table(edition="early", pack_text=text).hand(card).show("asteroid-impact")
        assert table.options("play") == [f"play {card}"]
        table.do(f"play {card}")
        assert table.zone("junkyard") == [card]


def test_rm_e_10_a_card_without_such_an_effect_is_refused() -> None:
    table = Table(edition="early").hand("nanomaterials", "asteroid-laser-ablation")
    assert table.refused("play nanomaterials").rule == "RM-10.1"
    assert table.refused("play asteroid-laser-ablation").rule == "RM-10.9"


def test_rm_e_33_early_cards_of_their_own(under_early: Pack, early: Pack) -> None:
    laser, cars = asset(early, "asteroid-laser-ablation"), asset(early, "electric-cars")
    assert (laser.kind, cars.kind, cars.deck, cars.cost) == ("one-use", "discard", "pink", ("$50",))
    assert asset(early, "super-computer").cost == ("$30", "science")
    shown = {(row["id"], row["number"]): row["shown"] for row in catalogue(early) if "shown" in row}
    assert shown == {("asteroid-laser-ablation", 49): 50, ("electric-cars", 74): 80}
    assert not any("shown" in row for row in catalogue(under_early))
    same = [one for one in early.asset if one not in (laser, cars)]
    assert same == [one for one in under_early.asset if one.id not in (laser.id, cars.id)]


def test_rm_e_34_early_names(pack: Pack, early: Pack) -> None:
    names = {row["id"]: row["name"] for row in catalogue(early)}
    others = {row["id"]: row["name"] for row in catalogue(pack)}
    assert {id: name for id, name in names.items() if others[id] != name} == {
        "spaceship-1": "Manned Spaceship",
        "spaceship-2": "Manned Spaceship",
        "spaceship-3": "Manned Spaceship",
        "asteroid-mining": "Orbital Mining",
    }


def test_one_early_station_gives_more_money_and_no_item(under_early: Pack, early: Pack) -> None:
    given = {one.id: one.items for one in early.mission}
    assert given.pop("space-station-1") == ("$20",)
    assert given.pop("orbital-shipyard") == ("$10", "rocket"), "the two paid $30 in an example"
    assert given.items() <= {one.id: one.items for one in under_early.mission}.items()


def test_all_else_is_as_in_the_final_edition(under_early: Pack, early: Pack) -> None:
    for table in ("engine", "threat", "success", "goal", "destination", "location", "board"):
        assert getattr(early, table) == getattr(under_early, table)


@FIGURES
def test_the_hashes_of_both_editions_stand_in_old_matches(pack: Pack, early: Pack) -> None:
    assert pack.hash == "1f1f44e47ce2b796a6a1ef16792a94533c812479094f0a407dee9a8e36814e03"
    assert early.hash == "fdaca155e6f2bfeb042bbb28685c9074a96186990fd85ba9a7a53bc74fd31361"


# --- sources -------------------------------------------------------------------------------------


@OWN
@pytest.mark.parametrize("name", LIBRARY.packs())
def test_rm_1_16_every_guess_has_a_reason(name: str) -> None:
    pack = LIBRARY.load(name)
    for row in [*catalogue(pack), *(row for rows in board_catalogue(pack).values() for row in rows)]:
        sources = msgspec.convert(row["sources"], dict[str, dict[str, str]])
        assert sources
        assert all(one["why"] for one in sources.values() if one["mark"] == "recon")


def test_an_entry_is_as_sure_as_its_least_sure_value(pack: Pack) -> None:
    assert entry_source(pack.board) == "rule"
    assert entry_source(pack.destination[1]) == "derived"
    assert entry_source(pack.success[0]) == "derived"
    assert entry_source(asset(pack, "depot")) == "recon"


def test_every_card_has_a_name_and_a_text_in_english(pack: Pack) -> None:
    known = ids()
    for row in catalogue(pack):
        assert f"card-{row['id']}" in known
        if row["deck"] in ("teal", "pink", "goal", "variant"):
            assert f"card-{row['id']}-text" in known


# --- built-in packs and corrections --------------------------------------------------------------


@OWN
def test_builtin_packs_say_their_own_name() -> None:
    for name, versions in LIBRARY.packs().items():
        for version in versions:
            pack = LIBRARY.load(name, version)
            assert (pack.pack.id, pack.pack.version) == (name, version)
    assert LIBRARY.load() is LIBRARY.load("rocketmen-final", LIBRARY.packs()["rocketmen-final"][-1])


@OWN
@pytest.mark.parametrize(
    ("name", "version"), [("rocketmen-late", None), ("rocketmen-final", 99), ("../final", 1)]
)
def test_an_unknown_builtin_pack_names_the_known_ones(name: str, version: int | None) -> None:
    with pytest.raises(PackError) as error:
        LIBRARY.load(name, version)
    assert "rocketmen-final@1" in str(error.value)


@WHOLE
def test_rm_1_16_a_correction_is_one_entry(pack: Pack) -> None:
    mine = LIBRARY.read(
        HEAD + '[[asset]]\nid = "depot"\nitems = ["rocket"]\nsource = "picture"\n', name="mine"
    )
    depot = asset(mine, "depot")
    assert depot == msgspec.structs.replace(
        asset(pack, "depot"), items=("rocket",), sources={**asset(pack, "depot").sources, "items": "picture"}
    )
    assert field_sources(depot)["items"] == ("picture", "")
    assert [one for one in mine.asset if one.id != "depot"] == [
        one for one in pack.asset if one.id != "depot"
    ]
    assert (mine.pack.id, mine.pack.edition) == ("mine", "final")
    assert mine.hash != pack.hash


def test_a_changed_value_loses_the_mark_of_the_old_one() -> None:
    mine = LIBRARY.read(HEAD + "[[threshold]]\nplayers = 2\nvp = 25\n[board]\ndisplay = 7\n", name="mine")
    assert field_sources(mine.threshold[0])["vp"][0] == "recon"
    assert mine.board.display == 7
    assert field_sources(mine.board)["display"][0] == "recon"
    assert field_sources(mine.board)["hand_size"][0] == "rule"


def test_corrections_find_their_entry_by_its_key(pack: Pack) -> None:
    mine = LIBRARY.read(
        HEAD
        + '[[location]]\ndestination = "mars"\ntype = "base"\nvp = [13, 9]\n'
        + "[[success]]\nvalue = 0\nnumbers = [135]\n[[surcharge]]\nfrom_vp = 14\nmoney = 30\n"
        + "[[solitaire]]\nnumber = 149\nadvance = 2\n",
        name="mine",
    )
    assert [len(one) for one in (mine.location, mine.success, mine.surcharge)] == [12, 5, 3]
    assert mine.location[-1].vp == (13, 9)
    assert mine.success[-1].numbers == (135,)
    assert mine.solitaire[0].advance == 2


def test_a_new_id_adds_a_card(pack: Pack) -> None:
    card = (
        '[[threat]]\nid = "alien-landing"\nname = "Alien Landing"\ncost = ["$60"]\nvp = 3\n'
        'prints = [{ number = 166, mark = 2 }]\nsource = "recon"\nwhy = "for fun"\n'
    )
    mine = LIBRARY.read(HEAD + card, name="mine")
    assert [one.id for one in mine.threat][-1] == "alien-landing"
    assert catalogue(mine)[-1 - 18 - 12 - 10 - 7]["name"] == "Alien Landing"
    assert found(HEAD + card.replace('name = "Alien Landing"\n', "")) == [(6, "pack-no-name")]


def guide_examples() -> list[str]:
    """The TOML that the guide shows."""
    return re.findall(r"^```toml\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_guide_shows_a_pack_that_takes_something_out(pack: Pack) -> None:
    mine = LIBRARY.read(guide_examples()[2], name="my-prototype.toml")
    assert {one.id for one in pack.variant} - {one.id for one in mine.variant} == {
        "open-market",
        "fast-track",
    }
    assert [(one.from_vp, one.money) for one in mine.surcharge] == [(10, 10)]


def without(*ids: str, more: str = "") -> str:
    """A pack that takes entries out of its base; ``more`` comes after its head."""
    return f"{HEAD}without = {list(ids)}\n{more}"


def replaces(*tables: str, more: str = "") -> str:
    """A pack that takes tables out of its base; ``more`` comes after its head."""
    return f"{HEAD}replaces = {list(tables)}\n{more}"


def test_an_entry_that_was_taken_out_can_be_written_anew(pack: Pack) -> None:
    depot = '[[asset]]\nid = "depot"\ndeck = "pink"\nitems = ["$10"]\ncost = ["$20"]\nkind = "none"\n'
    depot += 'prints = [{ number = 73 }]\nsource = "picture"\n'
    mine = asset(LIBRARY.read(without("depot", more=depot), name="mine"), "depot")
    assert (mine.effect, mine.permanent, mine.sources) == (None, False, {})
    assert (
        found(without("depot", more='[[asset]]\nid = "depot"\nsource = "picture"\n'))
        == [(6, "pack-missing-field")] * 5
    )


def test_a_pack_can_stand_on_the_early_one(early: Pack) -> None:
    mine = LIBRARY.read(HEAD.replace("final", "early") + "[board]\ndisplay = 7\n", name="mine")
    assert (mine.pack.edition, mine.pack.without, mine.variant) == ("early", (), early.variant)


@OWN
def test_how_a_text_is_written_is_not_in_the_hash() -> None:
    one, other = without("open-market", "fast-track"), without("fast-track", "open-market")
    assert LIBRARY.read(one, name="one").hash == LIBRARY.read(other, name="other").hash
    laser = '[[asset]]\nid = "asteroid-laser-ablation"\nprints = [{ number = 49, shown = 50 }]\n'
    assert LIBRARY.read(HEAD + laser, name="one").hash == LIBRARY.read(HEAD, name="other").hash


@OWN
@pytest.mark.parametrize(
    ("wrong", "problems"),
    [
        (without("open-markt"), [(5, "pack-unknown-without-hint")]),
        (without("zzzz"), [(5, "pack-unknown-without")]),
        (without("surcharge"), [(5, "pack-unknown-without")]),
        (HEAD + "without = 3\n", [(5, "pack-wrong-type")]),
        (HEAD + "without = [3]\n", [(5, "pack-wrong-type")]),
        (without("earth", "moon", "mars"), [(5, "pack-empty-table")]),
        (without("pandemic"), [(5, "pack-no-threat")]),
        (without("base-1"), [(5, "pack-mission-places")]),
        (without("mars"), [(5, "pack-destinations")]),
        (replaces("surcharg"), [(5, "pack-not-one-of-hint")]),
        (replaces("board"), [(5, "pack-not-one-of")]),
        (replaces("pack"), [(5, "pack-not-one-of")]),
        (replaces("surcharge"), [(5, "pack-empty-table")]),
        (
            replaces("threshold", more='[[threshold]]\nplayers = 2\nvp = 9\nsource = "rule"\n'),
            [(6, "pack-thresholds")],
        ),
        (
            replaces("threshold", more="[[threshold]]\nplayers = 2\nvp = 9\n"),
            [(6, "pack-missing-field")],
        ),
        (HEAD.replace("@1", "@99") + 'without = ["zzzz"]\n', [(4, "pack-unknown-base")]),
    ],
)
def test_what_is_taken_out_is_checked(wrong: str, problems: list[tuple[int, str]]) -> None:
    assert found(wrong) == problems
    assert {message_id for _, message_id in problems} <= ids()


@WHOLE
@pytest.mark.parametrize("field", ['without = ["depot"]', 'replaces = ["surcharge"]'])
def test_nothing_can_be_taken_out_without_a_base(text: str, field: str) -> None:
    wrong = swap(text, 'edition = "final"', f'edition = "final"\n{field}')
    assert found(wrong) == [(line_of(wrong, field), "pack-no-base")]


@WHOLE
def test_the_guide_shows_an_entry_as_it_is_and_a_correction_that_works(pack: Pack, text: str) -> None:
    entry, correction, _ = guide_examples()
    assert entry in text
    assert LIBRARY.check(correction) == []
    mine = LIBRARY.read(correction, name="my-copy.toml")
    assert (mine.pack.id, mine.pack.base, mine.pack.edition) == ("my-copy", "rocketmen-final@1", "final")
    assert asset(pack, "hydroponics").cost == ("$40",)
    corrected = msgspec.structs.replace(
        asset(pack, "hydroponics"), cost=("$50",), sources={"cost": "picture"}
    )
    assert asset(mine, "hydroponics") == corrected
    others = tuple(corrected if one.id == "hydroponics" else one for one in pack.asset)
    assert mine == msgspec.structs.replace(pack, pack=mine.pack, asset=others, hash=mine.hash)


# --- the hash ------------------------------------------------------------------------------------


@WHOLE
def test_the_hash_knows_values_not_order(pack: Pack, text: str) -> None:
    head, *entries = re.split(r"^(?=\[)", text, flags=re.MULTILINE)
    shuffled = head + "# a remark\n" + "".join(random.Random(7).sample(entries, len(entries)))
    assert shuffled != text
    assert LIBRARY.read(shuffled, name="shuffled") == pack
    assert LIBRARY.read(shuffled, name="shuffled").hash == pack.hash == LIBRARY.hash_of(pack)
    other = LIBRARY.read(swap(text, "display = 6", "display = 7"), name="other")
    assert other.hash != pack.hash


@WHOLE
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('why = "steady money with the item of Mars"', 'why = "money that never fails"'),
        ('sources.items = "recon: cheap Earth help"', 'sources.items = "picture"'),
        ('id = "hydroponics"', 'id = "hydroponics"\nname = "Greenhouse"'),
        ('id = "hydroponics"', 'id = "hydroponics"\nname.fr = "Serre"'),
        ('id = "hydroponics"', 'id = "hydroponics"\npermanent = false'),
    ],
)
def test_the_hash_knows_no_reasons_and_no_names(pack: Pack, text: str, old: str, new: str) -> None:
    reworded = LIBRARY.read(swap(text, old, new), name="reworded")
    assert (reworded == pack) is ("permanent" in new)  # written out or left out, a default is the same
    assert reworded.hash == pack.hash


@WHOLE
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('cost = ["$60"]', 'cost = ["$70"]'),
        ('cost = ["$30", "science"]', 'cost = ["$30"]'),
        ("permanent = true", "permanent = false"),
    ],
)
def test_the_hash_knows_every_value_of_a_card(pack: Pack, text: str, old: str, new: str) -> None:
    assert LIBRARY.read(swap(text, old, new), name="changed").hash != pack.hash


# --- mistakes ------------------------------------------------------------------------------------

MISTAKES = [
    ("target = 8", "target = = 8", "pack-syntax"),
    ("[board]", "[bord]", "pack-unknown-table-hint"),
    ("placing_cost = 10", "plcing_cost = 10", "pack-unknown-field-hint"),
    ("placing_cost = 10", "qqqq = 10", "pack-unknown-field"),
    ("hand_size = 6", "hand_size = true", "pack-wrong-type"),
    ("hand_size = 6", 'hand_size = "6"', "pack-wrong-type"),
    ("hand_size = 6", "hand_size = 6.0", "pack-wrong-type"),
    ("hand_size = 6", "hand_size = 1979-05-27", "pack-wrong-type"),
    ("hand_size = 6", "hand_size = 0", "pack-out-of-range"),
    ("hand_size = 6", f"hand_size = {10**30}", "pack-out-of-range"),
    ("hand_size = 6", f"hand_size = 0x{'f' * 5000}", "pack-out-of-range"),
    ("placing_cost = 10", "placing_cost = 15", "pack-not-tens"),
    ("money = 20", "money = 25", "pack-not-tens"),
    ('cost = ["$30"]', 'cost = ["$35"]', "pack-not-tens"),
    ('cost = ["$30"]', 'cost = ["$90"]', "pack-not-one-of-hint"),
    ('cost = ["$30"]', 'cost = ["zzzz"]', "pack-not-one-of"),
    ('cost = ["$30"]', 'cost = "$30"', "pack-wrong-type"),
    ('cost = ["$30"]', "cost = []", "pack-empty-cost"),
    ('cost = ["$30"]', 'cost = ["$30", "rocket"]', "pack-rocket-cost"),
    ('effect = { do = "cycle" }', 'effect = { do = "redraw" }', "pack-effect-misfit"),
    ('kind = "none"', 'kind = "none"\neffect = { do = "cycle" }', "pack-effect-unwanted"),
    ('kind = "none"', 'kind = "pay"', "pack-effect-missing"),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "drawn", cards = 1 }', "pack-not-one-of-hint"),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "draw" }', "pack-missing-part"),
    (
        'effect = { do = "draw", cards = 1 }',
        'effect = { do = "draw", cards = 1, x = 1 }',
        "pack-unknown-part",
    ),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "draw", cards = 0 }', "pack-out-of-range"),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "draw", cards = "1" }', "pack-wrong-type"),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "cycle" }', "pack-effect-misfit"),
    ('items = ["rocket"]', 'items = ["$40"]', "pack-pad-item"),
    ('items = ["rocket"]', "items = []", "pack-pad-item"),
    ('threat = "pandemic"', 'threat = "pandemik"', "pack-no-threat-hint"),
    ('threat = "pandemic"', 'threat = "zz"', "pack-no-threat"),
    ("prints = [{ number = 49 }]", "prints = []", "pack-empty-list"),
    ("prints = [{ number = 49 }]", "prints = [{ number = 49, mark = 5 }]", "pack-not-one-of"),
    (
        "prints = [{ number = 49 }]",
        f"prints = [{{ number = 49, mark = 0x{'f' * 5000} }}]",
        "pack-out-of-range",
    ),
    ('id = "big-data"', 'id = "Big Data"', "pack-bad-id"),
    ('id = "chip-lead"', 'id = "depot"', "pack-duplicate-id"),
    ('id = "super-computer"', 'id = "big-data-2"', "pack-duplicate-id"),
    ("rocket_points = { mars = 11 }", "rocket_points = { mars = 10 }", "pack-rocket-points"),
    ("rocket_points = { mars = 11 }", "rocket_points = { moon = 10 }", "pack-no-location"),
    ("rocket_points = { mars = 11 }", "rocket_points = { pluto = 10 }", "pack-not-one-of"),
    ("rocket_points = { mars = 11 }", "rocket_points = {}", "pack-empty-list"),
    ("vp = [12, 9]", "vp = [12, 9, 10]", "pack-rising-vp"),
    ("vp = [12, 9]", "vp = []", "pack-empty-list"),
    ("target = 8", "target = 0", "pack-out-of-range"),
    ("draws = 3", "draws = -1", "pack-out-of-range"),
    ('sources.boost = "rule: ', 'sources.bost = "rule: ', "pack-unknown-source-hint"),
    ('sources.boost = "rule: ', 'sources.boost = "rumour: ', "pack-unknown-mark"),
    ('sources.boost = "rule: ', 'sources.boost = "rul: ', "pack-unknown-mark-hint"),
    (
        'sources.prints = "recon: 49 is on a picture; its mark is ours"',
        'sources.prints = "recon"',
        "pack-no-reason",
    ),
    ('source = "rule"', 'source = "rulebook"', "pack-not-one-of-hint"),
    ('source = "rule"', 'source = "recon"', "pack-no-reason"),
]


@WHOLE
@pytest.mark.parametrize(("old", "new", "message_id"), MISTAKES)
def test_every_mistake_is_reported_on_its_line(text: str, old: str, new: str, message_id: str) -> None:
    problems = found(swap(text, old, new))
    line = line_of(text, old) + new.count("\n")
    assert (line, message_id) in problems
    assert message_id in ids()
    if message_id == "pack-unknown-table-hint":
        assert problems == [(1, "pack-missing-table"), (line, message_id)]
    elif message_id in ("pack-unknown-field-hint", "pack-unknown-field"):
        assert problems == [(line_of(text, "[board]"), "pack-missing-field"), (line, message_id)]
    else:
        assert problems == [(line, message_id)]


@OWN
def test_rm_5_7_a_launch_pad_card_needs_an_item_other_than_money() -> None:
    pad = 'kind = "launch-pad"\neffect = { do = "redraw" }\n'
    start = HEAD + '[[asset]]\nid = "electric-cars"\n'  # its only item is money
    assert found(start + pad) == [(7, "pack-pad-item")]
    assert found(start + pad + 'items = ["$40", "$70"]\n') == [(9, "pack-pad-item")]
    for item in ("rocket", "computer", "composite", "biotech", "science"):
        assert found(f'{start}{pad}items = ["$10", "{item}"]\n') == []


@OWN
@pytest.mark.parametrize("money", ["$40", "$50", "$60", "$70"])
def test_a_card_may_give_more_money_than_any_in_the_box(money: str) -> None:
    for name, items in (("electric-cars", f'["{money}"]'), ("depot", f'["{money}", "rocket"]')):
        mine = LIBRARY.read(f'{HEAD}[[asset]]\nid = "{name}"\nitems = {items}\n', name="mine")
        assert asset(mine, name).items[0] == money


@WHOLE
def test_a_number_may_stand_on_one_card_only(text: str) -> None:
    wrong = swap(text, "number = 137", "number = 138")
    assert found(wrong) == [(line_of(text, "number = 138"), "pack-duplicate-number")]
    wrong = swap(text, "prints = [{ number = 49 }]", "prints = [{ number = 49 }, { number = 49 }]")
    assert found(wrong) == [(line_of(text, "prints = [{ number = 49 }]"), "pack-duplicate-number")]


@WHOLE
def test_a_missing_field_is_reported_at_its_entry(text: str) -> None:
    wrong = swap(text, "display = 6\n", "")
    problem = LIBRARY.check(wrong)
    assert problem == [
        Problem(line_of(text, "[board]"), "pack-missing-field", {"entry": "board", "field": "display"})
    ]


@WHOLE
def test_all_mistakes_are_reported_at_once(text: str) -> None:
    wrong = text
    for old, new, message_id in MISTAKES:
        if message_id in ("pack-not-tens", "pack-rising-vp", "pack-effect-unwanted") and old in wrong:
            wrong = swap(wrong, old, new)
    messages = [message_id for _, message_id in found(wrong)]
    assert messages.count("pack-not-tens") == 3
    assert {"pack-rising-vp", "pack-effect-unwanted"} <= set(messages)
    icons = 'items = ["gold", "$10", "iron"]'
    assert [one for _, one in found(swap(text, 'items = ["$20"]', icons))] == ["pack-not-one-of"] * 2


@WHOLE
def test_an_entry_may_be_given_once(text: str) -> None:
    again = text + '[[surcharge]]\nfrom_vp = 7\nmoney = 30\nsource = "rule"\n'
    assert found(again) == [
        (line_of(again, "[[surcharge]]\nfrom_vp = 7\nmoney = 30") + 1, "pack-duplicate-entry")
    ]
    assert found(text + "[board]\n")[0][1] == "pack-syntax"


def drop(text: str, table: str, *, keep: int) -> str:
    """The text with only the first entries of a table."""
    head, *entries = re.split(r"^(?=\[)", text, flags=re.MULTILINE)
    mine = [entry for entry in entries if entry.startswith(f"[[{table}]]")]
    return head + "".join(entry for entry in entries if entry not in mine[keep:])


@WHOLE
@pytest.mark.parametrize(
    ("table", "keep", "message_id"),
    [
        ("mission", 11, "pack-mission-places"),
        ("variant", 1, "pack-too-few"),
        ("goal", 7, "pack-too-few"),
        ("solitaire", 1, "pack-too-few"),
        ("success", 2, "pack-too-few"),
        ("threshold", 2, "pack-thresholds"),
        ("destination", 2, "pack-destinations"),
        ("location", 11, "pack-location-count"),
        ("goal", 0, "pack-missing-table"),
        ("threat", 0, "pack-missing-table"),
    ],
)
def test_rm_1_1_a_pack_must_be_complete(text: str, table: str, keep: int, message_id: str) -> None:
    short = drop(text, table, keep=keep)
    last = [number for number, line in enumerate(short.split("\n"), start=1) if line == f"[[{table}]]"]
    assert (last[-1] if last else 1, message_id) in found(short)
    assert message_id in ids()


@WHOLE
def test_the_draw_deck_fills_the_display(text: str) -> None:
    short = drop(drop(text, "asset", keep=2), "threat", keep=1)
    assert "pack-small-deck" in [message_id for _, message_id in found(short)]


@WHOLE
def test_solitaire_needs_a_goal_without_the_sign(text: str) -> None:
    signed = text.replace("solo_sign = true\n", "")
    signed = re.sub(r"^(\[\[goal\]\])$", r"\1\nsolo_sign = true", signed, flags=re.MULTILINE)
    assert [message_id for _, message_id in found(signed)] == ["pack-no-solo-goal"]


@OWN
def test_mistakes_in_a_correction_have_lines_of_the_correction() -> None:
    lost = HEAD.replace("@1", "@99") + '[[asset]]\nid = "depot"\ncost = ["$35"]\n'
    assert found(lost) == [(4, "pack-unknown-base"), (7, "pack-not-tens")]
    assert found(HEAD + '[[asset]]\nid = "depot"\nkind = "pay"\n') == [(7, "pack-effect-misfit")]
    assert found(HEAD + '[[asset]]\nid = "depot"\ncost = ["$35"]\n') == [(7, "pack-not-tens")]
    assert found(HEAD + '[[threat]]\nid = "pandemic"\nprints = [{ number = 1 }]\n') == [
        (7, "pack-duplicate-number")
    ]
    wrong = HEAD + '[[location]]\ndestination = "mars"\ntype = "base"\nrocket_points = 9\n'
    assert found(wrong) == [(8, "pack-rocket-points")] * 2
    assert found("")[0] == (1, "pack-missing-table")
    assert found('[pack]\nbase = "rocketmen-final@1"\n') == [(1, "pack-missing-field")] * 2
    assert found(HEAD + "board = 3\n[[asset]]\n")[0][1] == "pack-unknown-field"
    assert (1, "pack-not-a-table") in found("asset = 3\n")


def test_a_table_may_be_written_in_full(pack: Pack) -> None:
    mine = HEAD + '[[asset]]\nid = "big-data"\n[asset.effect]\ndo = "draw"\ncards = 2\n'
    mine += "[[asset.prints]]\nnumber = 51\n"
    assert len(asset(LIBRARY.read(mine, name="mine"), "big-data").prints) == 1
    assert found(mine.replace("cards = 2", "cards = 0")) == [(9, "pack-out-of-range")]


def test_a_pack_error_says_all_in_lines() -> None:
    with pytest.raises(PackError) as error:
        LIBRARY.read(HEAD + "[board]\ndisplay = 0\nhand_size = 0\n", name="mine.toml")
    assert [line.split(" ")[0] for line in str(error.value).split("\n")] == ["mine.toml:6:", "mine.toml:7:"]
    assert len(error.value.problems) == 2


@OWN
def test_every_message_of_the_checks_is_in_the_language_files() -> None:
    folder = Path(spacerace.games.rocketmen.rules.pack.__file__).parent
    files = [
        folder / "pack.py",
        folder / "pack_checks.py",
        *Path(spacerace.kernel.packs.__path__[0]).glob("*.py"),
    ]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(r'"(pack-[a-z-]+)"', code))
    assert len(used) > 30
    assert used <= ids()


# --- no text brings the checks down --------------------------------------------------------------

SCRAPS = [
    *'[]{}"=.,\n\r#\\é\x00\ud800',
    *["true", "nan", "-1", "0x10", "1979-05-27", "[[]]", "[[asset]]", "[asset.effect]"],
]
SCRAPS += ["id = 3\n", "id = []\n", "why = 1\n", "source = []\n", "sources = 3\n", 'base = "x"\n']
SCRAPS += ["without = [3]\n", 'without = ["depot"]\n', "replaces = 3\n", 'replaces = ["goal", "board"]\n']
SCRAPS += ['"""', "'''", "[[board]]\n", "[mission]\n", "\r\n"]
SCRAPS += ["9" * 5000, "0x" + "f" * 5000, "x = " + "[" * 400]


def mutate(text: str, chance: random.Random) -> str:
    """The text with a few pieces cut, doubled, moved or replaced."""
    for _ in range(chance.randint(1, 6)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 1, 5, 40, 400]))
        piece = chance.choice([*SCRAPS, "", text[start:end] * 2, text[: chance.randrange(200)]])
        text = text[:start] + piece + text[end:]
    return text


def swap_values(text: str, chance: random.Random) -> str:
    """The text with the right side of some lines exchanged: valid TOML, wrong values."""
    lines = text.split("\n")
    spots = [
        number for number, line in enumerate(lines) if re.match(r"[\w.]+ = [^\[{]*$|[\w.]+ = .*[\]}]$", line)
    ]
    for _ in range(chance.randint(1, 12)):
        one, other = chance.choice(spots), chance.choice(spots)
        lines[one] = lines[one].split(" = ")[0] + " = " + lines[other].split(" = ", 1)[1]
    return "\n".join(lines)


@WHOLE
@pytest.mark.parametrize("seed", range(30))
def test_no_text_brings_the_checks_down(text: str, seed: int) -> None:
    chance = random.Random(seed)
    correction = HEAD + chance.choice(text.split("\n\n"))
    for start in (text, swap_values(text, chance), correction, swap_values(correction, chance)):
        wrong = mutate(start, chance) if start in (text, correction) else start
        problems = LIBRARY.check(wrong)
        assert all(1 <= problem.line <= wrong.count("\n") + 1 for problem in problems)
        assert {problem.message_id for problem in problems} <= ids()
        if problems:
            with pytest.raises(PackError):
                LIBRARY.read(wrong, name="wrong")
        else:
            LIBRARY.read(wrong, name="wrong")


@pytest.mark.parametrize(
    "table", ["board]\nhand_size = 17", "board]\ndisplay = 13", "[success]]\nvalue = 100"]
)
def test_a_new_game_takes_no_numbers_that_make_every_click_slow(table: str) -> None:
    text = f'[pack]\nid = "mine"\nversion = 1\nedition = "final"\nbase = "rocketmen-final@4"\n[{table}\n'
    text += 'numbers = [901, 902]\nsource = "rule"\n' if "success" in table else ""
    assert [problem.message_id for problem in LIBRARY.check(text)] == ["pack-out-of-range"]
    assert LIBRARY.read(text, name="mine"), "what is played already can be read"
