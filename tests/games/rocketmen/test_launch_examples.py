"""RM-7: worked examples and edge cases of launches, and the odds of arriving."""

from __future__ import annotations

from fractions import Fraction

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.agenda import KeepingMission
from spacerace.games.rocketmen.rules.facts import (
    MissionSucceeded,
)
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.apply import apply
from spacerace.kernel.codec import encode
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.launch_tables import ENGINE, SPY, SUIT, facts, satellite, spaceship, turn_is_over
from tests.games.rocketmen.readings import location
from tests.games.rocketmen.table import Table

# --- worked examples -----------------------------------------------------------------------------


def example() -> Table:
    """Satellite planned, two cards with Computer and 2 Rocket points on the Pad; 1 VP is left there."""
    return satellite("base-1", "big-data", players=2).arrive("earth", "satellite", seat=1)


def test_wx_3_draws_3_0_4_arrive_at_earth() -> None:
    table = example().do("launch earth")
    rocket = [table.launch.rocket]
    rocket += [table.draws(value).launch.rocket for value in (3, 0)]
    assert rocket == [2, 5, 5]
    table.draws(4)
    (success,) = facts(table, MissionSucceeded)
    assert isinstance(success, MissionSucceeded) and success.vp == 1
    assert table.player().track == 1
    assert table.state.arrivals[table.state.terms.location_at["earth", "satellite"]] == (1, 0)
    assert table.zone("junkyard") == ["satellite-1"]
    assert turn_is_over(table)
    assert table.zone("pad") == []


def test_wx_4_abort_after_two_draws() -> None:
    table = example().do("launch earth").draws(3, 0).do("abort")
    assert table.options() == ["choose base-1", "choose big-data", f"choose {ENGINE}"]
    assert turn_is_over(table.do("choose big-data"))
    assert table.zone("warehouse") == ["big-data"]
    assert table.zone("pad") == ["base-1", ENGINE]
    assert table.name(table.player().plan or 0) == "satellite-1"
    assert table.player().track == 0


def test_wx_4_going_on_wins_one_time_in_four() -> None:
    table = example().do("launch earth").draws(3, 0).do("draw-success")
    outcomes = rocketmen.outcomes(table.state)
    assert sum(weight for _, weight in outcomes) == 16
    won = [
        weight
        for action, weight in outcomes
        if apply(rocketmen, table.state, CHANCE, action).players[0].track == 1
    ]
    assert Fraction(sum(won), 16) == Fraction(1, 4)
    assert chance_of_success(table.state) == Fraction(1, 4)


def test_wx_5_two_points_reach_earth_three_the_moon_too() -> None:
    table = satellite()
    assert table.options("launch") == ["launch earth"]
    table.player().rocket_points = 1
    assert table.options("launch") == ["launch earth", "launch moon"]


def test_wx_6_an_own_token_on_earth_satellite_leaves_the_moon() -> None:
    table = satellite(players=2).arrive("earth", "satellite")
    table.player().rocket_points = 1
    assert table.options("launch") == ["launch moon"]


# --- edge cases ----------------------------------------------------------------------------------


def test_ec_1_science_stands_for_a_computer() -> None:
    assert satellite("robotics").do("launch earth").launch.rocket == 1


@pytest.mark.parametrize("destination, boost", [("earth", 1), ("moon", 2), ("mars", 1)])
def test_ec_2_boost_by_destination(destination: str, boost: int) -> None:
    table = spaceship("base-1", "asteroid-mining", "storage-batteries", "spaceship-2")
    assert table.do(f"launch {destination}").launch.rocket == boost


def test_ec_3_one_of_two_science_tokens_was_flipped() -> None:
    table = spaceship()
    table.player().science_tokens, table.player().science_flipped = 2, 1
    assert table.do("launch mars").launch.rocket == 1


COMPUTERS = ("super-computer", "base-1", "space-hotel", "space-station-1", "big-data", "global-internet")


def test_ec_4_boost_8_needs_no_draw() -> None:
    table = satellite(*COMPUTERS, "quantum-computers", "afterburner").do("launch earth")
    assert table.player().track == 2
    assert table.state.launch is None
    assert table.zone("warehouse") == sorted([*COMPUTERS, "quantum-computers", "afterburner", ENGINE])


def test_ec_4_boost_4_and_a_first_draw_of_4() -> None:
    table = satellite("super-computer", "base-1", "big-data", "backup-systems", SUIT).do("launch earth")
    assert table.launch.rocket == 4
    table.draws(4).do("pass")
    assert table.player().track == 2
    assert table.state.launch is None


def test_ec_5_one_point_on_the_pad_and_one_achieved_reach_earth() -> None:
    table = Table().plan("satellite-1").pad("orbital-shipyard")
    table.player().rocket_points = 1
    assert table.options("launch") == ["launch earth"]


def test_ec_5_the_planned_card_adds_no_points() -> None:
    table = Table().plan("orbital-shipyard").pad(ENGINE)
    assert table.options("launch") == []


def test_ec_6_shielding_turns_the_last_0_into_success() -> None:
    table = satellite("radiation-shielding", "base-2").do("launch earth").draws(3, 3)
    assert table.launch.rocket == 6
    table.draws(0).do("use radiation-shielding").settle()
    assert table.player().track == 2
    assert table.zone("pad") == []
    assert table.zone("warehouse") == ["base-2", "radiation-shielding", ENGINE]


def test_ec_7_the_suit_replaces_the_last_draw() -> None:
    table = satellite(SUIT).do("launch earth").draws(3).do("pass").draws(3).do("pass").draws(1)
    table.do(f"use {SUIT}")
    assert rocketmen.to_act(table.state) == CHANCE
    table.turn_up(1)
    assert table.options() == ["discard-mission", "keep-mission"]


def test_ec_8_after_the_suit_two_draws_count_for_the_abort() -> None:
    table = satellite(SUIT, "base-1").do("launch earth").draws(1).do(f"use {SUIT}").turn_up(2)
    table.draws(1).do("abort")
    assert turn_is_over(table.do("choose base-1"))
    assert table.zone("pad") == [ENGINE]


def test_ec_9_abort_after_the_first_draw_is_free() -> None:
    table = satellite("base-1").do("launch earth")
    assert table.options() == ["draw-success"]
    assert turn_is_over(table.draws(1).do("abort"))
    assert table.zone("pad") == ["base-1", ENGINE]


def test_ec_10_an_abort_takes_what_is_there_but_the_depot() -> None:
    table = spaceship("depot", "base-1", "base-2").do("launch mars").draws(1, 1, 1, 1).do("abort")
    assert turn_is_over(table)
    assert table.zone("pad") == ["depot"]
    assert table.zone("warehouse") == ["base-1", "base-2"]


def test_ec_11_after_the_last_draw_afterburner_and_no_backup_systems() -> None:
    table = satellite("afterburner", "backup-systems").do("launch earth").draws(3, 3, 1)
    assert table.options() == ["pass", "use afterburner"]
    assert table.refused("use backup-systems").rule == "RM-7.16"
    table.do("use afterburner").settle()
    assert table.player().track == 2
    assert "afterburner" in table.zone("junkyard")


def test_ec_12_backup_systems_boosts_and_advances_once() -> None:
    table = spaceship("backup-systems").do("launch moon")
    assert table.launch.rocket == 1
    assert table.do("use backup-systems").launch.rocket == 2
    assert table.options() == ["draw-success"]
    assert table.draws(1).options() == ["abort", "draw-success"]
    assert table.zone("pad") == ["backup-systems"]


def test_ec_13_a_0_chosen_with_detailed_planning_can_be_shielded() -> None:
    table = satellite("detailed-planning", "radiation-shielding").do("launch earth", "use detailed-planning")
    table.turn_up(0).turn_up(1).turn_up(1).do("choose success-0")
    assert table.options() == ["pass", "use radiation-shielding"]
    table.do("use radiation-shielding")
    assert (table.launch.rocket, table.launch.draws) == (1 + 2, 1)
    assert [table.state.terms.cards[card].value for card in table.launch.aside] == [1, 1]


def test_ec_14_detailed_planning_used_in_a_success_is_in_the_junkyard() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(4).turn_up(1).turn_up(1).do("choose success-4").draws(3).settle()
    assert table.zone("junkyard") == ["detailed-planning", "satellite-1"]


def test_ec_14_detailed_planning_used_in_a_failure_is_in_the_warehouse() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(0).turn_up(1).turn_up(1).do("choose success-0").draws(0, 2)
    assert "detailed-planning" in table.zone("playing_area")
    table.do("keep-mission")
    assert "detailed-planning" in table.zone("warehouse")


def test_ec_15_one_point_of_two_is_not_offered() -> None:
    assert Table().plan("satellite-1").pad("orbital-shipyard").options("launch") == []


def test_ec_15_strictly_declared_it_leaves_the_state_of_ending_the_turn() -> None:
    def table() -> Table:
        return Table(strict_declaration=True).plan("satellite-1").pad("orbital-shipyard")

    scrubbed, ended = table(), table()
    assert scrubbed.options("launch") == ["launch earth", "launch moon"]
    scrubbed.do("launch earth")
    ended.do("end-turn")
    for one in (scrubbed, ended):
        one.state.facts = []
    assert encode(scrubbed.state) == encode(ended.state)


def test_ec_16_only_copies_that_bring_enough_points() -> None:
    table = Table(3).plan("satellite-1").pad(SPY)
    table.pad(ENGINE, "orbital-shipyard", seat=1).pad("super-computer", "super-heavy-engines", seat=2)
    table.do("launch earth")
    assert table.options() == [f"copy {SPY} {ENGINE}", f"copy {SPY} super-heavy-engines"]
    assert table.refused(f"copy {SPY} super-computer").rule == "RM-7.7"


def test_ec_17_a_copied_afterburner_costs_espionage() -> None:
    table = satellite(SPY).pad("afterburner", seat=1).do("launch earth", "count", f"copy {SPY} afterburner")
    table.draws(3, 3, 0)
    assert table.options() == ["pass", f"use {SPY}"]
    table.do(f"use {SPY}").settle()
    assert table.player().track == 2
    assert table.zone("junkyard") == sorted([SPY, "satellite-1"])
    assert table.zone("pad", seat=1) == ["afterburner"]


def test_ec_18_a_copy_of_a_card_one_has_both_work_once() -> None:
    table = Table(4).plan("satellite-1").pad(ENGINE, SPY, "backup-systems").pad("backup-systems-2", seat=1)
    table.do("launch earth", "count", f"copy {SPY} backup-systems-2")
    table.do("use backup-systems", f"use {SPY}")
    assert table.launch.rocket == 3
    assert table.options("use") == []


def test_ec_19_a_depot_outlives_failure_and_mission() -> None:
    table = satellite("depot", players=2).put("store", "base-1", "base-2").empty_hq()
    table.do("launch earth").draws(1, 1, 1).do("discard-mission").settle()
    assert (table.player().plan, table.zone("pad")) == (None, ["depot"])
    assert table.zone("store") == ["base-1", "base-2"]
    table.hand("nanomaterials", "storage-batteries", "hydroponics").do("end-turn").settle()
    assert table.refused("place nanomaterials pad").rule == "RM-5.2"
    table.do("store nanomaterials")
    assert table.zone("store") == ["base-1", "base-2", "nanomaterials"]
    table.do("end-turn").settle().do("end-turn").settle()
    assert table.options("store") == []
    assert table.refused("store storage-batteries").rule == "RM-11.6"


def test_ec_20_stored_rocket_points_do_not_count() -> None:
    table = Table().plan("satellite-1").pad("depot").put("store", "super-heavy-engines")
    assert table.options("launch") == ["launch earth"]


def test_ec_40_the_third_arrival_gets_the_last_value() -> None:
    table = spaceship().arrive("earth", "spaceship", seat=1).arrive("earth", "spaceship", seat=2)
    assert [table.player(seat).track for seat in (1, 2)] == [3, 2]
    table.player().science_tokens = 8
    assert table.do("launch earth").player().track == 2


def test_rm_1_18_a_location_pays_by_order_of_arrival() -> None:
    table = spaceship()
    table.player().science_tokens = 8
    assert table.do("launch earth").player().track == 3
    table = spaceship().arrive("earth", "spaceship", seat=1)
    table.player().science_tokens = 8
    assert table.do("launch earth").player().track == 2


def test_ec_41_the_first_at_the_moon_keeps_the_token() -> None:
    table = spaceship(players=2)
    table.player().science_tokens = 10
    table.do("launch moon").settle()
    table.plan("spaceship-1", seat=1)
    table.player(1).rocket_points, table.player(1).science_tokens = 5, 10
    table.do("launch moon").settle()
    assert table.state.moon_token == 0
    first, later = location("moon", "spaceship").vp
    assert rocketmen.result(table.state).scores == (first + 1, later)


# --- the odds ------------------------------------------------------------------------------------


def chance_of_success(state: State, known: dict[object, Fraction] | None = None) -> Fraction:
    """The odds of a launch under way without effects, walking through every outcome of the engine."""
    known = {} if known is None else known
    if state.launch is None:
        return Fraction(len(state.players[0].missions))
    if type(state.agenda[-1]) is KeepingMission:
        return Fraction(0)
    if rocketmen.to_act(state) != CHANCE:
        (draw,) = (action for action in rocketmen.options(state) if type(action).__name__ == "DrawSuccess")
        return chance_of_success(apply(rocketmen, state, state.seat, draw), known)
    cards = state.terms.cards
    key = (state.launch.rocket, tuple(sorted(cards[card].value for card in state.launch.drawn)))
    if key not in known:
        outcomes = rocketmen.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        known[key] = sum(
            (
                Fraction(weight, total) * chance_of_success(apply(rocketmen, state, CHANCE, action), known)
                for action, weight in outcomes
            ),
            Fraction(0),
        )
    return known[key]


@pytest.mark.parametrize(
    "destination, pad, boost, odds",
    [
        ("earth", ("base-1", "big-data"), 2, Fraction(407, 816)),
        ("moon", ("nanomaterials", "storage-batteries"), 3, Fraction(673, 1020)),
        (
            "mars",
            ("biogenetic-research", "hydroponics", "spaceship-2", "spaceship-3"),
            5,
            Fraction(1117, 1428),
        ),
    ],
)
def test_ec_66_the_odds_without_effects(
    destination: str, pad: tuple[str, ...], boost: int, odds: Fraction
) -> None:
    table = spaceship(*pad).do(f"launch {destination}")
    assert table.launch.rocket == boost
    assert chance_of_success(table.state) == odds


def test_rm_3_5_cards_placed_this_turn_may_fly_this_turn() -> None:
    """EC-29"""
    table = Table().hand("spaceship-1", "super-heavy-engines")
    table.player().money_tokens = 1
    table.do("place spaceship-1 plan", "place super-heavy-engines pad", "pay-token money", "confirm")
    assert table.options("launch") == ["launch earth"]


def test_rm_10_5_what_is_pending_lapses_when_a_launch_is_declared() -> None:
    """EC-32"""
    table = satellite().hand("global-internet", "base-1").do("place global-internet pad", "confirm")
    assert table.options("place-free") == ["place-free base-1 pad"]
    table.do("launch earth")
    assert table.state.turn.pending == []
    assert table.refused("place-free base-1 pad").rule == "RM-7.1"
