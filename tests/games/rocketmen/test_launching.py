"""RM-7: who may launch where, boost, draws, abort, failure and success."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.agenda import KeepingMission
from spacerace.games.rocketmen.rules.facts import (
    FirstTokenTaken,
    LaunchDeclared,
    LaunchScrubbed,
    MissionSucceeded,
)
from tests.games.rocketmen.launch_tables import (
    ENGINE,
    SPY,
    SUIT,
    facts,
    left_in_deck,
    satellite,
    spaceship,
    turn_is_over,
)
from tests.games.rocketmen.table import Table

#: An Afterburner with a Rocket point of its own.
BURNING_POINT = """
[pack]
id = "burning-point"
version = 1
base = "this reading"

[[asset]]
id = "afterburner"
items = ["rocket"]
"""


# --- 7: who may launch where ---------------------------------------------------------------------


def test_rm_7_1_a_launch_needs_a_planned_mission() -> None:
    table = Table().hand("satellite-1")
    assert table.options("launch") == []
    assert table.refused("launch earth").rule == "RM-7.1"


def test_rm_7_1_a_launch_needs_a_mission_token_in_supply() -> None:
    """EC-50: six tokens placed, no launch is offered."""
    table = satellite("ion-thrusters")
    for kind in ("spaceship", "space-station", "orbital-shipyard", "space-hotel"):
        table.arrive("earth", kind)
    table.arrive("moon", "base")
    assert table.options("launch") == ["launch earth", "launch moon"]
    table.arrive("moon", "space-station")
    assert table.options("launch") == []
    assert table.refused("launch earth").rule == "RM-7.1"


def test_rm_7_1_no_hand_card_is_played_during_a_launch() -> None:
    table = satellite("depot").hand("super-capacitors", "solar-energy", "base-1").show("pandemic")
    table.player().money_tokens = 5
    table.do("launch earth")
    assert table.options() == ["draw-success"]
    for text in (
        "discard base-1",
        "play super-capacitors",
        "place base-1 pad",
        "store base-1",
        "buy pandemic",
        "pay solar-energy",
        "end-turn",
    ):
        assert table.refused(text).rule == "RM-7.1"


def test_rm_7_2_the_rocket_stands_on_0_when_the_launch_is_declared() -> None:
    table = satellite(SPY).pad("super-computer", seat=1).do("launch earth")
    assert (table.launch.destination, table.launch.rocket) == ("earth", 0)
    satellites = table.state.terms.location_at["earth", "satellite"]
    assert table.launch.location == satellites
    assert facts(table, LaunchDeclared) == [LaunchDeclared(0, table.card("satellite-1"), "earth")]


def test_rm_7_2_only_destinations_on_the_mission_card() -> None:
    table = satellite()
    table.player().rocket_points = 20
    assert table.options("launch") == ["launch earth", "launch moon"]
    assert table.refused("launch mars").rule == "RM-7.2"


def test_rm_7_3_an_own_token_on_the_location_bars_it() -> None:
    table = satellite("ion-thrusters").arrive("earth", "satellite")
    assert table.options("launch") == ["launch moon"]
    assert table.refused("launch earth").rule == "RM-7.3"


def test_rm_7_3_own_tokens_elsewhere_and_tokens_of_others_bar_nothing() -> None:
    table = satellite("ion-thrusters")
    table.arrive("earth", "spaceship")
    table.arrive("earth", "satellite", seat=1).arrive("moon", "satellite", seat=2)
    assert table.options("launch") == ["launch earth", "launch moon"]


def test_rm_7_4_points_of_the_pad_and_of_achievements_count_together() -> None:
    table = satellite()
    assert table.options("launch") == ["launch earth"]
    table.player().rocket_points = 1
    assert table.options("launch") == ["launch earth", "launch moon"]


def test_rm_7_4_too_few_points_for_the_destination() -> None:
    assert satellite().refused("launch moon").rule == "RM-7.4"


def test_rm_7_5_points_are_tested_once_and_may_be_lost_later() -> None:
    table = Table(3, pack_text=BURNING_POINT).plan("satellite-1").pad("orbital-shipyard", "afterburner")
    table.do("launch earth", "use afterburner")
    assert table.zone("pad") == ["orbital-shipyard"]
    assert table.options() == ["draw-success"]
    assert table.draws(4, 3).player().track == 2


def test_rm_7_6_a_scrubbed_launch_ends_the_turn_and_costs_nothing() -> None:
    table = Table(strict_declaration=True).plan("satellite-1").pad("orbital-shipyard")
    table.do("launch earth")
    assert facts(table, LaunchScrubbed) == [LaunchScrubbed(0, 1, 2)]
    assert turn_is_over(table)
    assert table.zone("pad") == ["orbital-shipyard"]
    assert table.name(table.player().plan or 0) == "satellite-1"
    assert (table.player().missions, table.player().warehouse) == ((), [])


def test_rm_7_7_by_default_only_destinations_with_enough_points_are_offered() -> None:
    assert satellite().options("launch") == ["launch earth"]


def test_rm_7_7_strict_declaration_offers_every_open_destination() -> None:
    table = Table(strict_declaration=True).plan("spaceship-1").arrive("moon", "spaceship")
    assert table.options("launch") == ["launch earth", "launch mars"]


def test_rm_7_7_the_best_copy_of_espionage_counts() -> None:
    table = Table(3).plan("satellite-1").pad(SPY)
    assert table.pad(ENGINE, seat=1).options("launch") == ["launch earth"]
    assert table.pad("super-heavy-engines", seat=2).options("launch") == ["launch earth", "launch moon"]


def test_rm_7_7_strict_declaration_offers_copies_that_fall_short_too() -> None:
    table = Table(3, strict_declaration=True).plan("satellite-1").pad(SPY)
    table.pad("orbital-shipyard", seat=1).do("launch earth")
    assert table.options() == [f"copy {SPY} orbital-shipyard", "count"]
    assert turn_is_over(table.do("copy industrial-espionage red-orbital-shipyard"))
    assert table.zone("pad") == [SPY]


# --- 7: boost ------------------------------------------------------------------------------------


@pytest.mark.parametrize("destination, target", [("earth", 8), ("moon", 10), ("mars", 13)])
def test_rm_1_8_the_target_of_each_destination(destination: str, target: int) -> None:
    table = spaceship()
    table.player().science_tokens = target - 1
    assert table.do(f"launch {destination}").launch.rocket == target - 1
    assert table.draws(1).player().missions != ()


@pytest.mark.parametrize("destination, draws", [("earth", 3), ("moon", 4), ("mars", 5)])
def test_rm_1_8_the_draws_of_each_destination(destination: str, draws: int) -> None:
    """RM-7.14"""
    table = spaceship().do(f"launch {destination}").draws(*[1] * (draws - 1))
    assert table.options() == ["abort", "draw-success"]
    assert table.draws(1).options() == ["discard-mission", "keep-mission"]


def test_rm_1_8_spaces_beyond_the_target_are_ignored() -> None:
    table = satellite()
    table.player().science_tokens = 7
    assert table.do("launch earth").draws(4).player().track == 2


@pytest.mark.parametrize(
    "destination, item", [("earth", "base-1"), ("moon", "storage-batteries"), ("mars", "spaceship-2")]
)
def test_rm_1_9_each_destination_has_its_boost_item(destination: str, item: str) -> None:
    assert spaceship(item).do(f"launch {destination}").launch.rocket == 1
    for other in {"base-1", "storage-batteries", "spaceship-2"} - {item}:
        assert spaceship(other).do(f"launch {destination}").launch.rocket == 0


def test_rm_1_10_the_mission_success_deck() -> None:
    table = satellite().do("launch earth", "draw-success")
    assert left_in_deck(table) == {4: 1, 3: 4, 2: 6, 1: 5, 0: 2}


def test_rm_7_8_one_space_for_each_icon_and_each_ready_science_token() -> None:
    table = satellite("base-1", "big-data")
    table.player().science_tokens = 2
    assert table.do("launch earth").launch.rocket == 4


def test_rm_7_8_two_equal_icons_on_one_card_give_two() -> None:
    assert satellite("super-computer").do("launch earth").launch.rocket == 2


def test_rm_7_9_a_science_icon_on_a_pad_card_boosts_everywhere() -> None:
    for destination in ("earth", "moon", "mars"):
        assert spaceship("nuclear-fusion").do(f"launch {destination}").launch.rocket == 1


def test_rm_7_10_a_flipped_science_token_does_not_boost() -> None:
    """The token pays for a card this turn; the launch follows."""
    table = satellite().hand("nuclear-fusion").show("super-computer")
    table.player().science_tokens = 1
    table.player().money_tokens = 2
    table.do("buy super-computer", *["pay-token money"] * 2, "pay-token science", "confirm").settle()
    assert table.player().science_flipped == 1
    assert table.do("launch earth").launch.rocket == 0


def test_rm_7_11_the_whole_advance_is_automatic() -> None:
    table = satellite("base-1", "super-computer")
    table.player().science_tokens = 1
    table.do("launch earth")
    assert table.launch.rocket == 4
    assert table.options() == ["draw-success"]


def test_rm_7_12_the_advance_stays_when_the_card_goes() -> None:
    table = satellite("detailed-planning").do("launch earth")
    assert table.launch.rocket == 1
    table.do("use detailed-planning")
    assert table.zone("pad") == [ENGINE]
    assert table.launch.rocket == 1


# --- 7: draws ------------------------------------------------------------------------------------


def test_rm_7_13_every_launch_begins_with_all_18_cards() -> None:
    table = satellite(players=2).do("launch earth").draws(0, 0, 4).do("keep-mission")
    assert len(table.state.success.layers[0]) == 18
    table.settle().do("end-turn").settle()
    table.pad(ENGINE).do("launch earth", "draw-success")
    assert len(rocketmen.chance(table.state).bag) == 18
    assert table.state.success.shuffles == 2


def test_rm_7_14_draw_one_at_a_time_and_advance_by_its_value() -> None:
    table = satellite().do("launch earth")
    table.draws(3)
    assert (table.launch.rocket, table.launch.draws) == (3, 1)
    table.draws(2)
    assert (table.launch.rocket, table.launch.draws) == (5, 2)
    table.draws(3)
    assert table.player().track == 2


def test_rm_7_15_success_comes_the_moment_the_target_is_reached() -> None:
    table = satellite("super-computer", "backup-systems").do("launch earth").draws(3)
    assert table.options() == ["abort", "draw-success", "use backup-systems"]
    table.draws(3)
    assert len(facts(table, MissionSucceeded)) == 1
    assert table.state.launch is None


def test_rm_7_15_an_effect_may_reach_it_too() -> None:
    table = satellite("backup-systems").do("launch earth").draws(4, 3)
    assert table.do("use backup-systems").player().track == 2


WINDOWS = {
    SPY: "W3 W4 W6",
    "backup-systems": "W4 W6",
    "life-support": "W4 W6",
    "afterburner": "W4 W6 WZ",
    "detailed-planning": "W4",
    SUIT: "WR WR-of-0",
    "radiation-shielding": "WR-of-0",
    "clear-skies": "WR-of-0",
    "mission-control": "",
    "reusable-rocket-parts": "",
}


def windows() -> Iterator[tuple[str, list[str]]]:
    """Every window of one launch with the options there, nothing being used."""
    pad = [name for name in WINDOWS if name != "clear-skies"]
    table = Table(3, variants=("clear-skies",)).plan("satellite-1").pad(ENGINE, *pad)
    table.pad("ion-thrusters", seat=1)
    yield "W3", table.do("launch earth").options()
    yield "W4", table.do("count").options()
    yield "WR", table.draws(1).options()
    yield "W6", table.do("pass").options()
    yield "WR-of-0", table.draws(0).options()
    yield "W6", table.do("pass").options()
    yield "WR", table.draws(1).options()
    yield "WZ", table.do("pass").options()


@pytest.mark.parametrize("name", WINDOWS)
def test_rm_7_16_when_each_effect_works(name: str) -> None:
    offered = [
        window
        for window, options in windows()
        if f"use {name}" in options or any(text.startswith(f"copy {name}") for text in options)
    ]
    assert sorted(set(offered)) == WINDOWS[name].split()


def test_rm_7_16_what_only_moves_the_rocket_waits_for_w4() -> None:
    table = satellite(SPY, "afterburner").pad("ion-thrusters", seat=1).do("launch earth")
    assert table.refused("use afterburner").rule == "RM-7.16"


@pytest.mark.parametrize("card", [SUIT, "radiation-shielding"])
def test_rm_7_17_suit_and_shielding_answer_the_last_draw(card: str) -> None:
    table = satellite(card).do("launch earth")
    for _ in range(2):
        table.draws(1)
        if card == SUIT:
            table.do("pass")
    assert table.draws(0).options() == ["pass", f"use {card}"]


def test_rm_7_17_the_replacement_can_be_answered_as_well() -> None:
    table = satellite(SUIT, "radiation-shielding").do("launch earth").draws(1)
    table.do(f"use {SUIT}").turn_up(0)
    assert table.options() == ["pass", "use radiation-shielding"]


def test_rm_7_17_after_the_last_draw_only_afterburner_works() -> None:
    """With Shielding, Backup Systems and Life Support alone there is no WZ."""
    table = satellite("backup-systems", "life-support", "radiation-shielding")
    table.do("launch earth").draws(1, 1, 1)
    assert type(table.state.agenda[-1]) is KeepingMission


# --- 7: abort ------------------------------------------------------------------------------------


@pytest.mark.parametrize("draws", [1, 2, 3, 4])
def test_rm_7_18_an_abort_costs_one_card_less_than_draws(draws: int) -> None:
    pad = ("base-1", "base-2", "spaceship-2", "spaceship-3", "orbital-shipyard")
    table = spaceship(*pad).do("launch mars").draws(*[1] * draws).do("abort")
    for card in pad[: draws - 1]:
        table.do(f"choose {card}")
    assert turn_is_over(table)
    assert len(table.zone("pad")) == 5 - (draws - 1)
    assert set(pad[: draws - 1]) <= set(table.zone("warehouse"))
    assert table.name(table.player().plan or 0) == "spaceship-1"
    assert table.player().missions == ()


def test_rm_7_18_no_abort_after_the_last_draw() -> None:
    table = satellite("afterburner").do("launch earth").draws(1, 1, 1)
    assert table.options() == ["pass", "use afterburner"]
    assert table.refused("abort").rule == "RM-7.18"


def test_rm_7_18_no_abort_while_a_drawn_card_is_answered() -> None:
    table = satellite(SUIT).do("launch earth").draws(1)
    assert table.refused("abort").rule == "RM-7.18"


def test_rm_7_19_a_card_ignored_through_the_suit_is_no_draw() -> None:
    table = satellite(SUIT).do("launch earth").draws(1).do(f"use {SUIT}").turn_up(2)
    assert (table.launch.draws, table.launch.rocket) == (1, 2)
    table.draws(1, 1)
    assert type(table.state.agenda[-1]) is KeepingMission


def test_rm_7_19_the_card_chosen_with_detailed_planning_is_one_draw() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(3).turn_up(2).turn_up(2).do("choose success-3")
    assert (table.launch.draws, table.launch.rocket) == (1, 4)


def test_rm_7_20_permanent_cards_cannot_be_given_up_for_an_abort() -> None:
    table = satellite("depot", "base-1").put("store", "super-heavy-engines")
    table.do("launch earth").draws(1, 1).do("abort")
    assert table.options() == ["choose base-1", f"choose {ENGINE}"]
    assert table.refused("choose depot").rule == "RM-7.20"
    assert table.refused("choose super-heavy-engines").rule == "RM-7.20"


def test_rm_7_20_cards_spent_in_this_launch_do_not_count_towards_an_abort() -> None:
    table = satellite("afterburner", "base-1").do("launch earth", "use afterburner").draws(1, 1)
    table.do("abort", "choose base-1")
    assert table.zone("pad") == [ENGINE]


def test_rm_7_20_with_too_few_cards_all_are_discarded() -> None:
    table = spaceship("base-2").do("launch mars").draws(1, 1, 1).do("abort")
    assert turn_is_over(table)
    assert (table.zone("pad"), table.zone("warehouse")) == ([], ["base-2"])


def test_rm_7_21_no_abort_before_the_first_draw() -> None:
    table = satellite().do("launch earth")
    assert table.options("abort") == []
    assert table.refused("abort").rule == "RM-7.21"


# --- 7: failure and success ----------------------------------------------------------------------


def test_rm_7_22_after_a_failure_the_pad_is_discarded_and_the_mission_kept() -> None:
    table = satellite("base-2").do("launch earth").draws(1, 1, 1)
    assert table.options() == ["discard-mission", "keep-mission"]
    assert turn_is_over(table.do("keep-mission"))
    assert (table.zone("pad"), table.zone("warehouse")) == ([], ["base-2", ENGINE])
    assert table.name(table.player().plan or 0) == "satellite-1"
    assert table.player().missions == ()


def test_rm_7_22_after_a_failure_the_mission_may_be_discarded() -> None:
    table = satellite().do("launch earth").draws(1, 1, 1).do("discard-mission")
    assert turn_is_over(table)
    assert table.player().plan is None
    assert table.zone("warehouse") == ["satellite-1", ENGINE]


def test_rm_7_22_permanent_cards_stay_on_the_pad_after_a_failure() -> None:
    """RM-6.3"""
    table = satellite("depot").do("launch earth").draws(1, 1, 1).do("keep-mission")
    assert table.zone("pad") == ["depot"]


@pytest.mark.parametrize(
    "mission, gained",
    [
        ("satellite-1", "science_tokens"),
        ("spaceship-1", "rocket_points"),
        ("space-hotel", "money_tokens"),
        ("space-station-1", "hand_bonus"),
    ],
)
def test_rm_7_23_a_success_brings_the_achievement_unused(mission: str, gained: str) -> None:
    table = Table().plan(mission).pad("super-heavy-engines").do("launch earth").draws(4, 3, 3)
    player = table.player()
    achievements = {
        name: getattr(player, name)
        for name in ("science_tokens", "rocket_points", "money_tokens", "hand_bonus")
    }
    assert achievements == {name: int(name == gained) for name in achievements}
    assert (player.money_flipped, player.science_flipped) == (0, 0)


def test_rm_7_23_mission_to_the_junkyard_pad_discarded_token_and_points_placed() -> None:
    table = satellite("base-2", "depot").do("launch earth").draws(4, 3, 3).settle()
    place = table.state.terms.location_at["earth", "satellite"]
    assert table.player().plan is None
    assert table.zone("junkyard") == ["satellite-1"]
    assert table.zone("pad") == ["depot"]
    assert table.zone("warehouse") == ["base-2", ENGINE]
    assert table.state.arrivals[place] == (0,)
    assert table.player().missions == (place,)
    assert table.player().track == 2


@pytest.mark.parametrize("destination", ["moon", "mars"])
def test_rm_7_24_the_first_mission_there_takes_the_token(destination: str) -> None:
    table = spaceship()
    table.player().science_tokens = 13
    table.do(f"launch {destination}")
    assert facts(table, FirstTokenTaken) == [FirstTokenTaken(0, destination)]  # type: ignore[arg-type]
    held = (table.state.moon_token, table.state.mars_token)
    assert held == ((0, None) if destination == "moon" else (None, 0))


def test_rm_7_24_any_location_of_the_destination_counts() -> None:
    """A later mission at another location of the Moon takes nothing."""
    table = spaceship().arrive("moon", "satellite", seat=1)
    table.player().science_tokens = 10
    table.do("launch moon")
    assert facts(table, FirstTokenTaken) == []
    assert table.state.moon_token == 1


def test_rm_7_25_the_rocket_returns_and_the_turn_ends() -> None:
    """Discards pass through the Playing Area into the Warehouse in the same turn."""
    table = satellite().do("launch earth").draws(1, 1, 1).do("keep-mission")
    assert table.state.launch is None
    assert (table.zone("playing_area"), table.zone("warehouse")) == ([], [ENGINE])
    assert turn_is_over(table)
