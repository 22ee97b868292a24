"""RM-3 and RM-8: the turn and its end."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.agenda import ACTING
from spacerace.games.rocketmen.rules.chapters.drawing import hand_limit
from spacerace.kernel.apply import apply
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.readings import pack_of, printed
from tests.games.rocketmen.table import Table

SIX = ("satellite-1", "satellite-2", "space-hotel", "spaceship-1", "spaceship-2", "spaceship-3")


def ended(table: Table) -> Table:
    """The turn declared over, and the Hand refilled."""
    return table.do("end-turn").settle()


def bag(table: Table) -> list[str]:
    """What may come next, by names."""
    assert rocketmen.to_act(table.state) == CHANCE
    return sorted(table.name(card) for card in rocketmen.chance(table.state).bag)


# --- RM-3: turn structure ------------------------------------------------------------------------


def test_rm_3_1_turns_go_clockwise() -> None:
    table = Table(4)
    seats = []
    for _ in range(6):
        seats.append(table.state.seat)
        ended(table)
    assert seats == [0, 1, 2, 3, 0, 1]


def test_rm_3_1_a_round_runs_from_the_starting_player_to_the_player_before() -> None:
    table = Table(3)
    table.state.first = table.state.seat = 1
    rounds = []
    for _ in range(6):
        rounds.append((table.state.round, table.state.seat))
        ended(table)
    assert rounds == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]


def test_rm_3_1_the_first_round_begins_when_the_table_is_set() -> None:
    state = rocketmen.begin(rocketmen.prepare(seats=("Ann", "Bob", "Cid"), seed=1, pack=pack_of()))
    assert state.round == 0
    table = Table(3)
    table.state = state
    table.do("first-player 2").settle()
    assert (table.state.round, table.state.seat, table.state.agenda) == (1, 2, [ACTING])


def test_rm_3_2_any_number_of_actions_in_any_order() -> None:
    table = Table(4).show("afterburner", "storage-batteries")
    table.hand("solar-energy", "electric-cars", "satellite-1", "spaceship-1", "base-2", "space-hotel")
    table.do("discard base-2", "buy afterburner", "pay solar-energy", "confirm").settle()
    table.do("place satellite-1 plan", "confirm")
    table.do("buy storage-batteries", "pay electric-cars", "confirm").settle()
    table.do("place spaceship-1 pad", "pay space-hotel", "confirm", "discard spaceship-1")
    assert len(table.zone("playing_area")) == 7
    assert "end-turn" in table.options()


def test_rm_3_2_no_action_at_all_is_fine() -> None:
    table = ended(Table().hand(*SIX))
    assert table.zone("hand") == sorted(SIX)
    assert table.state.seat == 1


def test_rm_3_3_depot_and_pending_effects_come_between_actions() -> None:
    """RM-11.6, RM-10.4."""
    table = Table(4).plan("satellite-1").pad("depot").hand("big-data", "base-2", "satellite-2")
    table.do("place big-data pad", "confirm")
    assert {"draw-pending", "store base-2"} <= set(table.options())
    table.do("store base-2", "draw-pending").settle().do("discard satellite-2")
    assert len(table.zone("hand")) == 1
    assert table.zone("store") == ["base-2"]


def test_rm_3_3_not_within_an_action() -> None:
    table = (
        Table(4).plan("satellite-1").pad("depot").hand("space-hotel", "base-2").do("place space-hotel pad")
    )
    assert table.refused("store base-2").rule == "RM-3.2"


@pytest.mark.parametrize("draws", [(4, 3, 3), (0, 0, 1)])
def test_rm_3_4_a_launch_ends_the_turn_whatever_its_result(draws: tuple[int, ...]) -> None:
    table = Table().plan("satellite-1").pad("small-rocket-boosters").do("launch earth").draws(*draws)
    if sum(draws) < 8:
        table.do("keep-mission")
    assert table.settle().state.seat == 1


def test_rm_3_4_an_abort_ends_the_turn_too() -> None:
    table = Table().plan("satellite-1").pad("small-rocket-boosters").do("launch earth").draws(1)
    assert table.do("abort").settle().state.seat == 1


def test_rm_3_4_no_action_once_a_launch_is_declared() -> None:
    """RM-7.1."""
    table = Table(4).show("afterburner").hand("solar-energy", "base-1").plan("satellite-1")
    table.pad("small-rocket-boosters").do("launch earth")
    for action in ("buy afterburner", "place base-1 pad", "discard base-1", "launch earth", "end-turn"):
        assert table.refused(action).rule == "RM-7.1"


def test_rm_3_4_without_a_launch_the_player_declares_the_end() -> None:
    table = Table().plan("satellite-1").pad("small-rocket-boosters")
    assert {"launch earth", "end-turn"} <= set(table.options())
    assert ended(table).state.seat == 1
    assert table.zone("pad") == ["small-rocket-boosters"]


def test_rm_3_5_what_was_placed_this_turn_may_fly_this_turn() -> None:
    table = Table().hand("satellite-1", "small-rocket-boosters", "space-hotel")
    table.do("place satellite-1 plan", "confirm")
    assert table.refused("launch earth").rule == "RM-7.4"
    table.do("place small-rocket-boosters pad", "pay space-hotel", "confirm")
    assert table.options("launch") == ["launch earth"]
    table.do("launch earth").draws(4, 3, 3).settle()
    assert table.zone("junkyard") == ["satellite-1"]


def test_rm_3_6_only_the_active_player_is_ever_asked() -> None:
    table = Table(3).hand("satellite-1").hand("satellite-1", seat=1)
    assert rocketmen.to_act(table.state) == 0
    for seat in (1, 2, CHANCE):
        with pytest.raises(IllegalAction) as caught:
            apply(rocketmen, table.state, seat, table.read("end-turn"))
        assert caught.value.rule == "T-1"


def test_rm_3_6_an_opponents_cards_cannot_be_touched() -> None:
    table = Table(3).hand("satellite-1", seat=1).plan("base-1", seat=1).pad("spaceship-1", seat=1)
    for other in ("red-satellite-1", "red-spaceship-1"):
        assert table.refused(f"discard {other}").rule == "RM-6.1"


# --- RM-8: end of turn ---------------------------------------------------------------------------


def test_rm_8_1_the_playing_area_goes_to_the_warehouse() -> None:
    table = Table().hand("satellite-1", "base-1").put("warehouse", "base-2")
    table.do("discard satellite-1", "discard base-1")
    ended(table)
    assert table.zone("playing_area") == []
    assert table.zone("warehouse") == ["base-1", "base-2", "satellite-1"]


def test_rm_8_1_it_goes_there_before_the_hand_is_refilled() -> None:
    """With an empty HQ the cards just played are drawn again (RM-8.4)."""
    table = Table().empty_hq().hand("satellite-1").do("discard satellite-1")
    assert ended(table).zone("hand") == ["satellite-1"]


def test_rm_8_2_the_excess_goes_straight_to_the_warehouse() -> None:
    table = Table().hand(*SIX, "base-1", "base-2").do("end-turn")
    assert rocketmen.to_act(table.state) == 0
    table.do("choose base-2", "choose satellite-1").settle()
    assert table.zone("warehouse") == ["base-2", "satellite-1"]
    assert table.zone("hand") == sorted([*SIX[1:], "base-1"])


def test_rm_8_2_the_excess_is_of_the_players_choice() -> None:
    table = Table(4).hand(*SIX, "electric-cars").do("end-turn")
    assert table.options() == [f"choose {name}" for name in sorted([*SIX, "electric-cars"])]
    assert table.refused("choose base-1").rule == "RM-8.2"
    assert table.refused("end-turn").rule == "RM-8.2"


def test_rm_8_3_the_hand_is_refilled_from_hq_and_unplayed_cards_are_kept() -> None:
    table = Table().hand("satellite-1", "base-1").do("end-turn")
    assert len(bag(table)) == 10
    table.settle()
    assert len(table.zone("hand")) == 6
    assert {"satellite-1", "base-1"} <= set(table.zone("hand"))
    assert len(contents(table.player().hq)) == 12 - 6


def test_rm_8_3_only_the_active_player_draws() -> None:
    table = Table().hand("satellite-1", seat=1)
    ended(table)
    assert table.zone("hand", seat=1) == ["satellite-1"]


def test_rm_8_4_when_hq_runs_out_the_warehouse_becomes_the_new_hq() -> None:
    table = Table().empty_hq().put("hq", "satellite-1").put("warehouse", "base-1", "base-2").do("end-turn")
    assert bag(table) == ["satellite-1"]
    table.do("drawn white-satellite-1")
    assert bag(table) == ["base-1", "base-2"]
    assert table.zone("warehouse") == []


def test_rm_8_4_with_both_empty_drawing_stops() -> None:
    table = Table().empty_hq().hand("satellite-1").put("warehouse", "base-1")
    assert ended(table).zone("hand") == ["base-1", "satellite-1"]
    assert table.state.seat == 1


def test_rm_8_4_in_mid_turn_the_playing_area_is_not_reshuffled() -> None:
    table = Table().empty_hq().put("playing_area", "satellite-1").put("warehouse", "base-1")
    table.hand("quantum-computers").do("play quantum-computers").settle()
    assert table.zone("hand") == ["base-1"]
    assert table.zone("playing_area") == ["quantum-computers", "satellite-1"]


def test_rm_8_5_flipped_tokens_are_turned_back() -> None:
    table = Table()
    player = table.player()
    player.money_tokens, player.money_flipped = 2, 2
    player.science_tokens, player.science_flipped = 2, 1
    ended(table)
    assert (table.player().money_flipped, table.player().science_flipped) == (0, 0)
    assert (table.player().money_tokens, table.player().science_tokens) == (2, 2)


def test_rm_8_6_the_hand_may_exceed_the_limit_during_the_turn() -> None:
    table = Table().hand(*SIX, "quantum-computers").do("play quantum-computers").settle()
    assert len(table.zone("hand")) == 9
    table.do("end-turn", "choose satellite-1", "choose satellite-2", "choose space-hotel")
    assert len(table.zone("hand")) == 6


def test_rm_8_7_unused_pending_effects_lapse() -> None:
    table = Table(4).show("storage-batteries").hand("big-data", "solar-energy")
    table.do("buy storage-batteries", "pay big-data", "pay solar-energy", "confirm").settle()
    assert "draw-pending" in table.options()
    ended(table)
    assert table.state.turn.pending == []
    assert table.options("draw-pending") == []


def test_rm_8_7_once_per_turn_marks_lapse() -> None:
    table = Table().pad("depot").hand("satellite-1", "base-1", "electric-cars")
    table.do("store satellite-1", "buy small-rocket-boosters", "pay electric-cars", "confirm")
    assert table.refused("store base-1").rule == "RM-10.7"
    ended(ended(table))
    assert table.state.seat == 0
    assert {"store base-1", "take-stored"} <= set(table.options())
    assert table.state.turn.engines == 0


def test_rm_8_7_open_market_opens_again_next_turn() -> None:
    """RM-13.11."""
    table = Table(variants=("open-market",)).show("big-data", "storage-batteries").hand(*SIX[:3])
    table.do("refresh big-data", "pay satellite-1", "confirm").settle()
    assert table.refused("refresh storage-batteries").rule == "RM-13.11"
    ended(ended(table))
    assert "refresh storage-batteries" in table.options()


# --- decisions, chance and edge cases ------------------------------------------------------------


def test_d_24_the_turn_may_be_ended_in_the_action_part() -> None:
    table = Table().hand("satellite-1", "base-1")
    assert "end-turn" in table.options()
    table.do("place base-1 plan")
    assert "end-turn" not in table.options()
    assert table.refused("end-turn").rule == "RM-3.2"
    table.do("pay satellite-1", "confirm")
    assert ended(table).state.seat == 1


def test_d_25_each_excess_card_is_chosen() -> None:
    table = Table().hand(*SIX, "base-1", "base-2").do("end-turn")
    assert len(table.options("choose")) == 8
    table.do("choose satellite-1")
    assert len(table.options("choose")) == 7
    assert rocketmen.to_act(table.state) == 0
    table.do("choose satellite-2")
    assert table.state.seat == 1


def test_d_25_a_search_takes_one_of_equal_cards() -> None:
    table = Table().hand(*SIX, "base-1").do("end-turn")
    chosen = [table.name(action.card) for action in rocketmen.canonical_options(table.state)]
    third = [] if printed("spaceship-3") == printed("spaceship-1") else ["spaceship-3"]
    assert sorted(chosen) == ["base-1", "satellite-1", "space-hotel", "spaceship-1", *third]


def test_c_3_every_card_of_hq_is_equally_likely() -> None:
    table = Table().hand(*SIX[:5]).do("end-turn")
    hq = ["asteroid-mining", "base-1", "base-2", "orbital-shipyard", "space-station-1", "space-station-2"]
    assert bag(table) == [*hq, "spaceship-3"]


def test_c_3_equal_cards_weigh_together() -> None:
    table = Table().do("end-turn")
    weights = {table.name(outcome.card): weight for outcome, weight in rocketmen.outcomes(table.state)}
    ships = [printed(f"spaceship-{number}") for number in (1, 2, 3)]
    assert weights["spaceship-1"] == ships.count(ships[0]) > 1
    assert weights["satellite-1"] == 2
    assert weights["space-station-1"] == weights["space-station-2"] == 1
    assert sum(weights.values()) == 12


def test_c_3_a_card_put_back_on_top_comes_first() -> None:
    """RM-11.34: Electric Cars."""
    table = Table(4).hand("electric-cars", "base-2").do("discard base-2")
    table.do("play electric-cars", "choose base-2", "end-turn")
    assert bag(table) == ["base-2"]
    table.do("drawn white-base-2")
    assert len(bag(table)) == 11


def test_c_3_after_a_reshuffle_any_card_of_the_former_warehouse() -> None:
    """RM-8.4."""
    table = Table().empty_hq().put("warehouse", "base-1").hand("satellite-1").do("discard satellite-1")
    table.do("end-turn")
    assert bag(table) == ["base-1", "satellite-1"]


def test_ec_21_three_cards_back_from_the_depot_and_nothing_played() -> None:
    """RM-8.2, RM-8.6: discard three of choice to the Warehouse, draw none."""
    table = Table().pad("depot").put("store", "base-1", "base-2", "asteroid-mining").hand(*SIX)
    table.do("take-stored")
    assert len(table.zone("hand")) == 9
    table.do("end-turn", "choose base-1", "choose satellite-1", "choose spaceship-2")
    assert table.state.seat == 1
    assert len(table.zone("hand")) == 6
    assert table.zone("warehouse") == ["base-1", "satellite-1", "spaceship-2"]
    assert len(contents(table.player().hq)) == 3


def test_ec_35_quantum_computers_find_two_cards_only() -> None:
    """RM-8.4: one card in HQ, one in the Warehouse, four in the Playing Area."""
    table = Table().empty_hq().put("hq", "satellite-1").put("warehouse", "satellite-2")
    table.put("playing_area", "base-1", "base-2", "space-hotel", "spaceship-1").hand("quantum-computers")
    table.do("play quantum-computers").settle()
    assert table.zone("hand") == ["satellite-1", "satellite-2"]
    assert len(table.zone("playing_area")) == 5
    assert table.zone("warehouse") == []


def test_ec_39_a_hand_size_achievement_counts_at_once() -> None:
    """RM-8.6: refill to 7 in the same turn."""
    table = Table().plan("space-station-1").pad("standard-rocket-engines")
    table.do("launch earth").draws(4, 3, 3).settle()
    assert table.player().hand_bonus == 1
    assert hand_limit(table.state, table.player()) == 7
    assert len(table.zone("hand")) == 7
