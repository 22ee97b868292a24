"""RM-10 and RM-11: the kinds of cards, and the texts on them."""

from __future__ import annotations

import pytest

from tests.games.rocketmen.card_tables import next_turn, pays, score, waits_for_chance
from tests.games.rocketmen.table import Table

# --- DISCARD -------------------------------------------------------------------------------------


def test_rm_10_1_a_discard_card_played_for_its_effect_does_not_pay() -> None:
    table = Table().hand("quantum-computers", "spaceship-1").empty_hq().put("hq", "base-1")
    assert table.options("place") == ["place spaceship-1 plan"]
    table.do("play quantum-computers", "drawn base-1")
    assert table.zone("playing_area") == ["quantum-computers"]
    assert table.refused("place spaceship-1 plan").rule == "RM-5.3"


def test_rm_10_1_a_discard_card_that_pays_has_no_effect() -> None:
    table = Table().hand("quantum-computers", "spaceship-1")
    table.do("place spaceship-1 plan", "pay quantum-computers", "confirm")
    assert not waits_for_chance(table)
    assert table.zone("hand") == []
    assert table.options("play") == []


def test_rm_10_1_only_discard_cards_are_played() -> None:
    table = Table().hand("big-data", "backup-systems", "nanomaterials", "pandemic", "base-1")
    assert table.options("play") == []
    for card in ("big-data", "backup-systems", "nanomaterials", "pandemic", "base-1"):
        assert table.refused(f"play {card}").rule == "RM-10.1"


def test_rm_10_2_a_discard_effect_comes_from_the_hand() -> None:
    table = Table().plan("satellite-1").pad("super-capacitors").put("warehouse", "quantum-computers")
    assert table.options("play") == []
    assert table.refused("play super-capacitors").rule == "RM-10.2"
    assert table.refused("play quantum-computers").rule == "RM-10.2"


def test_rm_10_2_a_discard_effect_belongs_to_the_actions() -> None:
    """RM-10.2: neither in the middle of a placing nor in a launch."""
    table = Table().plan("satellite-1").pad("depot").hand("quantum-computers", "space-hotel")
    assert table.options("play") == ["play quantum-computers"]
    table.do("place space-hotel pad")
    assert table.refused("play quantum-computers").rule == "RM-3.2"
    table.do("confirm", "launch earth")
    assert table.refused("play quantum-computers").rule == "RM-7.1"


def test_d_12_every_discard_effect_that_can_be_done_is_offered() -> None:
    table = Table().hand("quantum-computers", "super-capacitors", "storage-batteries", "designer-drugs")
    table.hand("solar-energy").show("climate-change")
    assert table.options("play") == [
        "play quantum-computers",
        "play solar-energy",
        "play storage-batteries",
        "play super-capacitors",
    ]
    table.do("play quantum-computers")
    assert waits_for_chance(table)


# --- LAUNCH PAD ----------------------------------------------------------------------------------


def test_rm_10_3_in_hand_a_launch_pad_card_is_good_for_paying() -> None:
    table = Table(4).plan("satellite-1").pad("base-1").hand("life-support", "depot", "spaceship-1")
    assert table.options("play") == table.options("store") == []
    table.do("place spaceship-1 pad", "pay life-support", "confirm")
    assert table.zone("playing_area") == ["life-support"]


def test_rm_10_3_its_effect_works_on_the_pad_and_is_optional() -> None:
    table = Table().plan("satellite-1").pad("backup-systems", "small-rocket-boosters").hand("life-support")
    table.do("launch earth")
    assert table.options() == ["draw-success", "use backup-systems"]
    assert table.refused("use life-support").rule == "RM-7.16"
    table.draws(0)
    assert table.launch.rocket == 0


# --- WHEN USED TO PAY ----------------------------------------------------------------------------


def test_rm_10_4_paying_in_a_purchase_earns_the_effect_besides_the_items() -> None:
    table = Table().hand("big-data", "designer-drugs").show("super-capacitors")
    table.do("buy super-capacitors", "pay big-data", "pay designer-drugs")
    assert table.options("draw-pending") == [], "it starts when the action is confirmed"
    table.do("confirm").settle()
    assert "super-capacitors" in table.zone("playing_area")
    assert table.options("draw-pending") == ["draw-pending"]


def test_rm_10_4_paying_in_a_placing_earns_it_too() -> None:
    assert pays("big-data").options("draw-pending") == ["draw-pending"]


def test_rm_10_4_so_does_its_own_placing() -> None:
    table = Table().plan("satellite-1").hand("big-data").do("place big-data pad", "confirm")
    assert table.zone("pad") == ["big-data"]
    assert table.options("draw-pending") == ["draw-pending"]


def test_rm_10_4_a_card_placed_free_has_not_paid() -> None:
    """RM-10.4, RM-11.7."""
    table = Table(4).plan("satellite-1").hand("global-internet", "big-data")
    table.do("place global-internet pad", "confirm", "place-free big-data pad")
    assert table.options("draw-pending") == []


def test_rm_10_4_the_effect_may_be_used_later_or_left() -> None:
    table = pays("big-data").hand("space-hotel")
    table.do("place space-hotel pad", "confirm")
    assert "draw-pending" in table.options()
    table.do("end-turn").settle()
    assert table.state.seat == 1, "nobody asked for it"


def test_rm_10_4_nothing_is_pending_before_somebody_paid() -> None:
    table = Table().hand("big-data", "global-internet", "base-1")
    assert table.options("draw-pending") == table.options("place-free") == []
    assert table.refused("draw-pending").rule == "RM-10.4"
    assert table.refused("place-free base-1 plan").rule == "RM-10.4"


def test_rm_10_5_what_is_pending_is_lost_when_a_launch_is_declared() -> None:
    table = Table().plan("satellite-1").pad("depot").hand("big-data", "global-internet")
    table.do("place big-data pad", "confirm", "place global-internet pad", "confirm", "launch earth")
    assert table.state.turn.pending == []
    assert table.refused("draw-pending").rule == "RM-7.1"


def test_d_9_pending_effects_stand_open_among_the_actions() -> None:
    table = Table(4).plan("satellite-1").hand("big-data", "global-internet", "base-1")
    table.do("place big-data pad", "place global-internet pad", "confirm")
    assert [*table.options("draw-pending"), *table.options("place-free")] == [
        "draw-pending",
        "place-free base-1 pad",
    ]
    table.do("place-free base-1 pad")
    assert table.zone("pad") == ["base-1", "big-data", "global-internet"]
    assert table.options("place-free") == []
    table.do("draw-pending").settle()
    assert len(table.player().hand) == 1
    assert table.options("draw-pending") == []


# --- words on cards ------------------------------------------------------------------------------


def test_rm_10_6_permanent_and_limit() -> None:
    """RM-10.6, RM-6.3, RM-4.10."""
    table = Table().plan("satellite-1").pad("depot").hand("electric-cars", "nuclear-fusion")
    table.do("discard-mission")
    assert table.zone("pad") == ["depot"]
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    assert table.refused("buy small-rocket-boosters-2").rule == "RM-4.10"


def played_and_back(version: int) -> Table:
    """Quantum Computers were played and came back through Electric Cars and a pending draw."""
    table = Table(version=version).hand("quantum-computers", "electric-cars", "big-data").plan("satellite-1")
    table.do("place big-data pad", "confirm", "play quantum-computers").settle()
    table.do("play electric-cars", "choose quantum-computers", "draw-pending").settle()
    assert "quantum-computers" in table.zone("hand")
    return table


def test_rm_10_7_a_discard_effect_works_again_when_the_card_comes_back() -> None:
    """RM-10.7: "once a turn" is told of the flight alone; a card that is back in the Hand is played again."""
    table = played_and_back(version=2)
    cards = len(table.zone("hand"))
    table.do("play quantum-computers").settle()
    assert len(table.zone("hand")) > cards - 1
    assert "quantum-computers" in table.zone("playing_area")


def test_rm_10_7_by_the_rules_of_version_1_a_discard_effect_works_once_a_turn() -> None:
    table = played_and_back(version=1)
    assert table.options("play") == []
    assert table.refused("play quantum-computers").rule == "RM-10.7"


@pytest.mark.parametrize("version, again", [(2, ["draw-pending"]), (1, [])])
def test_rm_10_7_an_effect_is_earned_again_when_the_card_pays_again(version: int, again: list[str]) -> None:
    """RM-10.7: Big Data comes back and pays again; by the rules of version 1 it brings no second draw."""
    table = pays("big-data", version).hand("electric-cars").do("play electric-cars", "choose big-data")
    table.do("draw-pending").settle().hand("base-1")
    assert table.zone("hand") == ["base-1", "big-data"]
    table.do("place base-1 pad", "pay big-data", "confirm")
    assert table.options("draw-pending") == again


@pytest.mark.parametrize("version, again", [(2, ["draw-pending"]), (1, [])])
def test_rm_10_7_paid_twice_before_use_an_effect_is_earned_twice(version: int, again: list[str]) -> None:
    """RM-10.7: Big Data pays, comes back and pays again; two draws are pending, in version 1 one."""
    table = pays("big-data", version).hand("electric-cars", "quantum-computers")
    table.do("play electric-cars", "choose big-data", "play quantum-computers").settle()
    table.hand("base-1").do("place base-1 pad", "pay big-data", "confirm")
    table.do("draw-pending").settle()
    assert table.options("draw-pending") == again


def test_rm_10_7_a_turn_ends_even_if_everything_is_played_again_and_again() -> None:
    """RM-10.7: every effect but Electric Cars leaves a card more in the Playing Area or out of the game."""
    table = Table().hand(
        "quantum-computers", "quantum-computers-2", "electric-cars", "electric-cars-2", "big-data"
    )
    table.plan("satellite-1").do("place big-data pad", "confirm")
    plays = 0
    while options := [*table.options("play"), *table.options("draw-pending")]:
        table.do(options[-1]).settle()
        if table.options("choose"):
            table.do(
                sorted(table.options("choose"), key=lambda one: "quantum" in one or "electric" in one)[-1]
            )
            table.settle()
        plays += 1
        assert plays < 60
    assert plays > 4


def test_rm_10_7_next_turn_the_effect_is_there_again() -> None:
    """RM-10.7, RM-8.7."""
    table = Table().pad("depot").hand("base-1", "base-2").do("store base-1")
    assert table.refused("store base-2").rule == "RM-10.7"
    next_turn(table).do("store base-2")
    assert table.zone("store") == ["base-1", "base-2"]


def test_rm_10_8_a_threat_is_worth_2_vp_and_good_for_nothing_else() -> None:
    table = Table().hand("pandemic", "climate-change", "asteroid-impact", "spaceship-1")
    assert score(table) == 6
    assert table.options("place") == table.options("buy") == table.options("play") == []


def test_rm_10_8_a_threat_may_be_discarded_stored_or_removed() -> None:
    table = Table().pad("depot").hand("pandemic", "climate-change", "asteroid-impact", "storage-batteries")
    table.do("discard pandemic", "store climate-change", "play storage-batteries", "choose asteroid-impact")
    table.settle()
    assert table.zone("playing_area") == ["pandemic", "storage-batteries"]
    assert table.zone("store") == ["climate-change"]
    assert table.zone("junkyard") == ["asteroid-impact"]
    assert score(table) == 6


def test_rm_10_8_an_engine_has_rocket_points_and_nothing_else() -> None:
    table = Table().hand("small-rocket-boosters", "standard-rocket-engines", "super-heavy-engines")
    assert score(table) == 0
    assert table.options("place") == table.options("buy") == table.options("play") == []
    table.plan("spaceship-1").pad("small-rocket-boosters", "standard-rocket-engines")
    assert table.options("launch") == ["launch earth", "launch moon"]


def test_rm_10_9_no_threat_of_the_type_on_display() -> None:
    table = Table().hand("designer-drugs").show("climate-change", "asteroid-impact")
    assert table.options("play") == []
    assert table.refused("play designer-drugs").rule == "RM-10.9"


def test_rm_10_9_nothing_to_remove() -> None:
    table = Table().hand("storage-batteries")
    assert table.refused("play storage-batteries").rule == "RM-10.9"


def test_rm_10_9_no_other_card_in_the_playing_area() -> None:
    table = Table().hand("electric-cars", "base-1")
    assert table.refused("play electric-cars").rule == "RM-10.9"


def test_rm_10_9_nothing_to_draw() -> None:
    """RM-10.9, D-9: a draw is not offered while HQ and Warehouse are both empty."""
    table = Table(4).empty_hq().hand("big-data", "spaceship-1", "quantum-computers")
    table.do("place spaceship-1 plan", "pay big-data", "confirm")
    assert table.options("draw-pending") == table.options("play") == []
    assert table.refused("draw-pending").rule == "RM-10.9"
    assert table.refused("play quantum-computers").rule == "RM-10.9"


def test_rm_10_9_no_card_to_copy() -> None:
    table = Table(3).plan("satellite-1").pad("industrial-espionage", "small-rocket-boosters")
    table.do("launch earth")
    assert table.options("copy") == []
