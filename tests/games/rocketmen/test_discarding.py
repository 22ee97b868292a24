"""RM-6: discarding cards from Hand, Pad and Plan."""

from __future__ import annotations

from spacerace.games.rocketmen import rules as rocketmen
from tests.games.rocketmen.table import Table

# --- what may be discarded -----------------------------------------------------------------------


def test_rm_6_1_any_number_of_hand_and_pad_cards_may_be_discarded() -> None:
    table = Table().plan("satellite-1").pad("big-data", "base-1").hand("space-hotel", "base-2")
    table.do("discard base-2", "discard big-data", "discard space-hotel", "discard base-1")
    assert table.zone("hand") == []
    assert table.zone("pad") == []
    assert table.zone("playing_area") == ["base-1", "base-2", "big-data", "space-hotel"]


def test_rm_6_1_discarding_is_free() -> None:
    table = Table().hand("base-2", "space-hotel")
    table.player().money_tokens = 1
    table.do("discard base-2")
    assert table.zone("hand") == ["space-hotel"]
    assert table.player().money_flipped == 0


def test_rm_6_1_discards_reach_the_warehouse_at_the_end_of_the_turn() -> None:
    """RM-6.1, RM-1.13."""
    table = Table().hand("base-2").do("discard base-2")
    assert table.zone("warehouse") == []
    table.do("end-turn").settle()
    assert table.zone("warehouse") == ["base-2"]


def test_rm_6_1_cards_that_lie_elsewhere_cannot_be_discarded() -> None:
    table = Table().plan("satellite-1").put("warehouse", "base-2").put("playing_area", "base-1")
    table.pad("big-data", seat=1)
    for card in ("base-2", "base-1", "big-data", "satellite-1", "spaceship-1"):
        assert table.refused(f"discard {card}").rule == "RM-6.1"


def test_rm_6_1_stored_cards_cannot_be_discarded() -> None:
    table = Table().pad("depot").put("store", "base-1")
    assert table.options("discard") == []
    assert table.refused("discard base-1").rule == "RM-6.1"


def test_rm_6_2_the_whole_pad_goes_with_the_planned_mission() -> None:
    table = Table().plan("satellite-1").pad("big-data", "base-1").hand("space-hotel").do("discard-mission")
    assert table.player().plan is None
    assert table.zone("pad") == []
    assert table.zone("playing_area") == ["base-1", "big-data", "satellite-1"]
    assert table.zone("hand") == ["space-hotel"]


def test_rm_6_2_without_a_mission_there_is_none_to_discard() -> None:
    table = Table().hand("satellite-1")
    assert table.options("discard-mission") == []
    assert table.refused("discard-mission").rule == "RM-6.2"


def test_rm_6_2_the_pad_may_be_discarded_and_the_mission_kept() -> None:
    table = Table().plan("satellite-1").pad("big-data").do("discard big-data")
    assert table.name(table.player().plan) == "satellite-1"
    assert "discard-mission" in table.options()


def test_rm_6_5_a_card_may_be_discarded_without_its_effect() -> None:
    table = Table().hand("quantum-computers").show("pandemic")
    assert table.options("discard") == ["discard quantum-computers"]
    table.do("discard quantum-computers")
    assert table.zone("hand") == []
    assert table.zone("playing_area") == ["quantum-computers"]


def test_rm_6_5_a_pay_card_that_is_discarded_earns_nothing() -> None:
    table = Table().hand("big-data").do("discard big-data")
    assert table.options() == ["end-turn"]


# --- Permanent cards -----------------------------------------------------------------------------


def test_rm_6_3_a_permanent_card_cannot_be_discarded_from_the_pad() -> None:
    table = Table().plan("satellite-1").pad("depot", "big-data")
    assert table.options("discard") == ["discard big-data"]
    assert table.refused("discard depot").rule == "RM-6.3"


def test_rm_6_3_in_hand_a_permanent_card_is_like_any_other() -> None:
    table = Table().hand("depot").do("discard depot")
    assert table.zone("playing_area") == ["depot"]
    assert table.refused("discard depot").rule == "RM-6.1"


def test_rm_6_3_giving_the_mission_up_does_not_take_it_away() -> None:
    table = Table().plan("satellite-1").pad("depot", "big-data").do("discard-mission")
    assert table.zone("pad") == ["depot"]
    assert table.zone("playing_area") == ["big-data", "satellite-1"]


def test_rm_6_3_an_abort_does_not_take_it_away() -> None:
    """RM-7.20: a Permanent card cannot be chosen for an abort; its price stops at the loose cards."""
    table = Table().plan("satellite-1").pad("depot", "big-data", "base-1")
    table.do("launch earth").draws(0, 1).do("abort")
    assert table.options("choose") == ["choose base-1", "choose big-data"]
    table.do("choose base-1")
    assert table.zone("pad") == ["big-data", "depot"]


def test_rm_6_3_a_failure_does_not_take_it_away() -> None:
    table = Table().plan("satellite-1").pad("depot", "big-data").do("launch earth").draws(0, 0, 1)
    assert table.zone("pad") == ["depot"]
    assert table.zone("playing_area") == ["big-data"]


def test_rm_6_3_a_success_does_not_take_it_away() -> None:
    table = Table().plan("satellite-1").pad("depot", "big-data").do("launch earth").draws(4, 3)
    assert table.player().track == 2
    assert table.zone("pad") == ["depot"]
    assert "big-data" in table.zone("warehouse")


def test_rm_6_4_without_a_mission_the_pad_keeps_its_permanent_cards_and_they_work() -> None:
    table = Table().plan("satellite-1").pad("depot", "big-data").put("store", "base-1").hand("base-2")
    table.do("discard-mission")
    assert table.zone("pad") == ["depot"]
    assert table.zone("store") == ["base-1"]
    assert table.options("store") == ["store base-2"]
    table.do("take-stored")
    assert table.zone("hand") == ["base-1", "base-2"]


# --- the decisions -------------------------------------------------------------------------------


def test_d_10_one_card_of_hand_or_pad_a_click() -> None:
    table = Table().plan("satellite-1").pad("depot", "big-data", "base-1").hand("space-hotel", "pandemic")
    assert table.options("discard") == [
        "discard base-1",
        "discard big-data",
        "discard pandemic",
        "discard space-hotel",
    ]
    table.do("discard pandemic")
    assert table.zone("playing_area") == ["pandemic"]
    assert rocketmen.to_act(table.state) == 0


def test_d_10_belongs_to_the_action_part() -> None:
    """D-10, RM-6.1: not while a purchase or a placing is open, and not in a launch."""
    table = Table().plan("satellite-1").pad("depot", "big-data").hand("space-hotel", "base-1")
    table.do("discard base-1", "place space-hotel pad")
    assert table.refused("discard big-data").rule == "RM-3.2"
    table.do("confirm", "launch earth")
    assert table.refused("discard big-data").rule == "RM-7.1"


def test_d_11_the_planned_mission_is_discarded_with_the_pad() -> None:
    table = Table().plan("satellite-1").pad("big-data")
    assert table.options("discard-mission") == ["discard-mission"]
    table.do("discard-mission")
    assert table.zone("playing_area") == ["big-data", "satellite-1"]
    assert table.options("discard-mission") == []


# --- examples ------------------------------------------------------------------------------------


def test_ec_19_a_depot_outlives_failure_and_mission() -> None:
    """EC-19, RM-5.2, RM-6.4, RM-11.6."""
    table = Table().plan("satellite-1").pad("depot", "small-rocket-boosters").put("store", "base-1", "base-2")
    table.do("launch earth").draws(0, 0, 1).do("discard-mission").settle()
    assert table.player().plan is None
    assert table.zone("pad") == ["depot"]
    assert table.zone("store") == ["base-1", "base-2"]

    table.do("end-turn").settle()
    assert table.state.seat == 0
    assert table.refused("place asteroid-mining pad").rule == "RM-5.2"
    table.do("store spaceship-1")
    assert table.zone("store") == ["base-1", "base-2", "spaceship-1"]

    table.do("end-turn").settle().do("end-turn").settle()
    assert table.state.seat == 0
    assert table.options("store") == []
    assert table.refused("store spaceship-2").rule == "RM-11.6"


def test_ec_38_super_capacitors_thrown_off_the_pad_bring_no_card() -> None:
    """EC-38, RM-10.2."""
    table = Table().plan("satellite-1").pad("super-capacitors").hand("base-1")
    assert table.options("play") == []
    table.do("discard super-capacitors")
    assert rocketmen.to_act(table.state) == 0, "nothing is drawn"
    assert table.zone("hand") == ["base-1"]
    assert table.zone("playing_area") == ["super-capacitors"]
