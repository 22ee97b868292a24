"""The component pack: what is in the box, and where its values come from."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from spacerace.games.rocketmen.rules.catalogue import board_catalogue, catalogue
from spacerace.games.rocketmen.rules.chapters.buying import surcharge
from spacerace.games.rocketmen.rules.editions import threshold
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import Pack, Task
from spacerace.kernel.packs import entry_source, field_sources
from tests.games.rocketmen import readings
from tests.games.rocketmen.pack_parts import OWN, asset, ids
from tests.games.rocketmen.table import Table

FIGURES = pytest.mark.reading("first", why="a list of its figures; test_readings.py has what later ones move")


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
