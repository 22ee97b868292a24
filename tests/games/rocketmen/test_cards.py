"""RM-10 and RM-11: the kinds of cards, and every card that acts outside a launch."""

from __future__ import annotations

import pytest
from msgspec.structs import astuple

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.facts import CardDrawn
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.readings import location, printed
from tests.games.rocketmen.table import Table


def icons(money: int, computer: int, composite: int, biotech: int, science: int, rocket: int = 0) -> str:
    """A row of icons in words: "$10 computer"."""
    words = ["computer"] * computer + ["composite"] * composite + ["biotech"] * biotech
    words += ["science"] * science + ["rocket"] * rocket
    return " ".join([f"${money}"] * bool(money) + words)


def shows(name: str) -> str:
    """The items on a card."""
    table = Table(4)
    card = table.state.terms.cards[table.card(name)]
    return icons(*astuple(card.purse), card.rocket)


def costs(name: str) -> str:
    """What a card costs."""
    table = Table(4)
    return icons(*astuple(table.state.terms.cards[table.card(name)].cost))


def flies(name: str) -> dict[str, int]:
    """The destinations of a Mission card with their Rocket points."""
    table = Table()
    return dict(table.state.terms.cards[table.card(name)].rocket_points)


def waits_for_chance(table: Table) -> bool:
    """Whether a card is being drawn."""
    return rocketmen.to_act(table.state) == CHANCE


def score(table: Table, seat: int = 0) -> int:
    """What a player would score if the game ended now."""
    return rocketmen.result(table.state).scores[seat]


def pays(name: str, version: int = 2) -> Table:
    """A table at which this card has just paid for a Spaceship on the Plan."""
    return (
        Table(4, version=version)
        .hand(name, "spaceship-1")
        .do("place spaceship-1 plan", f"pay {name}", "confirm")
    )


def next_turn(table: Table) -> Table:
    """Let everybody pass until it is Ann's turn again."""
    for _ in table.state.players:
        table.do("end-turn").settle()
    assert table.state.seat == 0
    return table


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


# --- teal Assets ---------------------------------------------------------------------------------


def test_rm_11_2_asteroid_laser_ablation_takes_an_asteroid_impact() -> None:
    assert shows("asteroid-laser-ablation") == "$20"
    assert costs("asteroid-laser-ablation") == printed("asteroid-laser-ablation", "cost")
    table = Table().hand("asteroid-laser-ablation").show("big-data", "asteroid-impact", "pandemic")
    table.do("play asteroid-laser-ablation", "drawn backup-systems")
    assert table.zone("junkyard") == ["asteroid-laser-ablation"]
    assert table.zone("playing_area") == ["asteroid-impact"]
    assert table.display()[:3] == ["big-data", "backup-systems", "pandemic"]


def test_rm_11_2_the_threat_taken_is_free_of_the_surcharge_too() -> None:
    """RM-11.2, RM-4.19."""
    table = Table().hand("asteroid-laser-ablation").show("asteroid-impact")
    table.player().track = 21
    table.do("play asteroid-laser-ablation").settle()
    assert table.zone("playing_area") == ["asteroid-impact"]
    assert table.zone("hand") == []


def test_rm_11_4_designer_drugs_take_a_pandemic() -> None:
    assert shows("designer-drugs") == "$20"
    assert costs("designer-drugs") == "$30"
    table = Table().hand("designer-drugs").show("asteroid-impact", "pandemic")
    table.do("play designer-drugs").settle()
    assert table.zone("junkyard") == ["designer-drugs"]
    assert table.zone("playing_area") == ["pandemic"]


def test_rm_11_13_solar_energy_takes_a_climate_change() -> None:
    assert shows("solar-energy") == "$20"
    assert costs("solar-energy") == printed("solar-energy", "cost")
    table = Table().hand("solar-energy").show("asteroid-impact", "climate-change")
    table.do("play solar-energy").settle()
    assert table.zone("junkyard") == ["solar-energy"]
    assert table.zone("playing_area") == ["climate-change"]


def test_d_12a_of_several_threats_one_is_chosen() -> None:
    """D-12a, RM-4.19: with one of the type nothing is asked, with two the player chooses."""
    table = Table(4).hand("designer-drugs").show("pandemic", "climate-change", "pandemic-2")
    table.do("play designer-drugs")
    assert table.options() == ["choose pandemic", "choose pandemic-2"]
    assert table.refused("choose climate-change").rule == "RM-4.19"
    table.do("choose pandemic-2", "drawn big-data")
    assert table.zone("playing_area") == ["pandemic-2"]
    assert table.display()[:3] == ["pandemic", "climate-change", "big-data"]


def test_rm_11_7_global_internet_places_another_hand_card_free() -> None:
    assert shows("global-internet") == "$10 computer"
    assert costs("global-internet") == "$30 science"
    table = pays("global-internet").hand("base-1", "nanomaterials")
    assert table.options("place-free") == ["place-free base-1 pad", "place-free nanomaterials pad"]
    table.do("place-free base-1 pad")
    assert table.zone("pad") == ["base-1"]
    assert table.zone("playing_area") == ["global-internet"]


def test_rm_11_7_one_card_only() -> None:
    table = pays("global-internet").hand("base-1", "nanomaterials").do("place-free base-1 pad")
    assert table.options("place-free") == []
    assert table.refused("place-free nanomaterials pad").rule == "RM-10.4"


def test_rm_11_7_the_rules_of_plan_and_pad_hold() -> None:
    """RM-11.7 with RM-5.1, RM-5.7, RM-5.8 and RM-5.12."""
    table = Table(3).plan("satellite-1").pad("big-data")
    table.hand("global-internet", "big-data-2", "satellite-2", "pandemic", "space-hotel")
    table.do("place global-internet pad", "confirm")
    assert table.options("place-free") == ["place-free space-hotel pad"]
    assert table.refused("place-free big-data-2 pad").rule == "RM-5.8"
    assert table.refused("place-free satellite-2 pad").rule == "RM-5.7"
    assert table.refused("place-free pandemic plan").rule == "RM-5.1"
    assert table.refused("place-free space-hotel plan").rule == "RM-5.12"


def test_rm_11_7_the_money_of_the_card_placed_pays_for_nothing_else() -> None:
    table = pays("global-internet").hand("space-hotel", "base-1").do("place-free space-hotel pad")
    assert table.refused("place base-1 pad").rule == "RM-5.3"


def test_rm_11_7_the_card_placed_is_another_card() -> None:
    """RM-11.7: come back to the Hand, Global Internet cannot place itself free."""
    table = pays("global-internet").hand("electric-cars", "quantum-computers", "base-1")
    table.do("play electric-cars", "choose global-internet", "play quantum-computers").settle()
    assert "global-internet" in table.zone("hand")
    assert "place-free base-1 pad" in table.options()
    assert "place-free global-internet pad" not in table.options()
    assert table.refused("place-free global-internet pad").rule == "RM-11.7"


def test_rm_11_8_government_contract_pays_10_for_each_completed_mission() -> None:
    assert shows("government-contract") == ""
    assert costs("government-contract") == printed("government-contract", "cost")
    table = Table().arrive("earth", "satellite").arrive("moon", "satellite")
    table.hand("government-contract", "spaceship-1", "base-1")
    table.do("place spaceship-1 plan", "place base-1 pad", "pay government-contract", "confirm")
    assert table.zone("pad") == ["base-1"]
    assert table.zone("playing_area") == ["government-contract"]


def test_rm_11_8_only_own_missions_count() -> None:
    table = Table().arrive("earth", "satellite", seat=1).hand("government-contract", "spaceship-1")
    assert table.options("place") == []


def test_rm_11_8_it_leaves_nothing_pending() -> None:
    table = Table().arrive("earth", "satellite").hand("government-contract", "spaceship-1")
    table.do("place spaceship-1 plan", "pay government-contract", "confirm")
    assert table.state.turn.pending == []


def test_rm_11_14_storage_batteries_remove_a_card_and_draw_one() -> None:
    assert shows("storage-batteries") == "composite"
    assert costs("storage-batteries") == "$30"
    table = Table().hand("storage-batteries", "base-2").put("warehouse", "satellite-1")
    table.do("play storage-batteries")
    assert table.zone("hand") == ["base-2", "storage-batteries"], "nothing has moved yet"
    table.do("choose base-2", "drawn spaceship-1")
    assert table.zone("junkyard") == ["base-2"]
    assert table.zone("playing_area") == ["storage-batteries"]
    assert table.zone("hand") == ["spaceship-1"]


def test_rm_11_14_any_other_card_may_be_removed() -> None:
    """RM-11.14: a Mission, a Threat, an Engine, an Asset, of Hand or Warehouse."""
    table = Table().hand("storage-batteries", "satellite-1", "small-rocket-boosters")
    table.put("warehouse", "pandemic", "big-data").pad("depot").do("play storage-batteries")
    assert table.options() == [
        "choose big-data",
        "choose pandemic",
        "choose satellite-1",
        "choose small-rocket-boosters",
    ]


def test_d_12b_the_card_to_remove_is_another_one() -> None:
    """D-12b, RM-11.14."""
    table = Table().hand("storage-batteries", "base-2").put("playing_area", "base-1").plan("satellite-1")
    table.do("play storage-batteries")
    for card in ("storage-batteries", "base-1", "satellite-1"):
        assert table.refused(f"choose {card}").rule == "RM-11.14"
    table.do("choose base-2").settle()
    assert table.zone("junkyard") == ["base-2"]


def test_rm_11_15_super_capacitors_draw_as_many_as_were_discarded() -> None:
    assert shows("super-capacitors") == "$10 computer"
    assert costs("super-capacitors") == "$30"
    table = Table().hand("super-capacitors", "base-1", "base-2").do("play super-capacitors")
    table.do("choose base-2", "confirm", "drawn satellite-1", "drawn satellite-2")
    assert not waits_for_chance(table)
    assert table.zone("hand") == ["base-1", "satellite-1", "satellite-2"]
    assert table.zone("playing_area") == ["base-2", "super-capacitors"]


def test_rm_11_15_none_besides_is_a_number_too() -> None:
    table = Table().hand("super-capacitors").do("play super-capacitors", "confirm", "drawn satellite-1")
    assert table.zone("hand") == ["satellite-1"]


def test_d_12c_one_more_hand_card_or_enough() -> None:
    """D-12c, RM-11.15."""
    table = Table().hand("super-capacitors", "base-1", "base-2").pad("depot").do("play super-capacitors")
    assert table.options() == ["choose base-1", "choose base-2", "confirm"]
    table.do("choose base-2")
    assert table.options() == ["choose base-1", "confirm"]
    for card in ("base-2", "super-capacitors", "depot"):
        assert table.refused(f"choose {card}").rule == "RM-11.15"
    table.do("confirm").settle()
    assert len(table.player().hand) == 3


def test_rm_11_16_big_data_draws_a_card_when_used_to_pay() -> None:
    assert shows("big-data") == "$10 computer"
    assert costs("big-data") == "$30 biotech"
    table = pays("big-data").do("draw-pending", "drawn satellite-1")
    assert table.zone("hand") == ["satellite-1"]
    assert table.zone("playing_area") == ["big-data"]
    assert table.options("draw-pending") == []


def test_rm_11_32_nanomaterials_give_composite_twice() -> None:
    assert shows("nanomaterials") == "composite composite"
    assert costs("nanomaterials") == "$30 science"
    assert has_no_effect("nanomaterials")


def test_rm_11_33_a_super_computer_gives_computer_twice() -> None:
    assert shows("super-computer") == printed("super-computer")
    assert costs("super-computer") == "$30 science"
    assert has_no_effect("super-computer")


def has_no_effect(name: str) -> bool:
    """Whether a card offers nothing in Hand, after paying for itself, or in a launch."""
    table = Table(4).plan("satellite-1").pad("depot").hand(name)
    played = table.options("play")
    table.player().money_tokens = 1
    table.do(f"place {name} pad")
    if "confirm" not in table.options():
        table.do("pay-token money")
    table.do("confirm")
    pending = table.state.turn.pending
    return [played, pending, table.do("launch earth").options()] == [[], [], ["draw-success"]]


# --- pink Assets ---------------------------------------------------------------------------------


def test_rm_11_6_depot_stores_a_hand_card_free() -> None:
    assert shows("depot") == printed("depot")
    assert costs("depot") == "$50"
    table = Table().plan("satellite-1").pad("depot").hand("base-1").do("store base-1")
    assert table.zone("store") == ["base-1"]
    assert table.zone("hand") == table.zone("playing_area") == []


def test_rm_11_6_or_gives_everything_back() -> None:
    table = Table().pad("depot").put("store", "base-1", "pandemic").hand("base-2").do("take-stored")
    assert table.zone("hand") == ["base-1", "base-2", "pandemic"]
    assert table.zone("store") == []


def test_rm_11_6_what_comes_back_is_known_to_all() -> None:
    """RM-11.6, RM-16.6."""
    table = Table().pad("depot").put("store", "base-1").hand("base-2").do("take-stored")
    assert table.zone("known") == ["base-1"]


def test_rm_11_6_once_a_turn_one_of_the_two() -> None:
    """RM-11.6, RM-10.7."""
    table = Table().pad("depot").put("store", "base-2").hand("base-1").do("store base-1")
    assert table.options("store") == table.options("take-stored") == []
    assert table.refused("take-stored").rule == "RM-10.7"


def test_rm_11_6_it_holds_three() -> None:
    table = Table().pad("depot").put("store", "base-1", "base-2", "big-data").hand("pandemic")
    assert table.options("store") == []
    assert table.refused("store pandemic").rule == "RM-11.6"
    assert table.options("take-stored") == ["take-stored"]


@pytest.mark.parametrize(
    "card", ["satellite-1", "base-2", "pandemic", "small-rocket-boosters", "designer-drugs", "big-data"]
)
def test_rm_11_6_every_kind_of_hand_card_can_be_stored_also_without_a_mission(card: str) -> None:
    table = Table().pad("depot").hand(card).do(f"store {card}")
    assert table.zone("store") == [card]


def test_rm_11_6_stored_cards_give_no_item_and_no_effect() -> None:
    table = Table(3).plan("satellite-1").pad("depot").put("store", "super-computer", "backup-systems")
    table.hand("base-1")
    assert table.options("place") == []
    table.do("launch earth")
    assert table.launch.rocket == 0
    assert table.options() == ["draw-success"]


def test_rm_11_6_nothing_is_stored_in_a_launch() -> None:
    table = Table().plan("satellite-1").pad("depot").put("store", "base-1").hand("base-2")
    assert table.options("store") == ["store base-2"]
    table.do("launch earth")
    assert table.refused("store base-2").rule == "RM-7.1"
    assert table.refused("take-stored").rule == "RM-7.1"


def test_d_13_store_if_there_is_room_take_if_there_is_something() -> None:
    """D-13, RM-11.6."""
    table = Table().pad("depot").hand("base-1", "base-2")
    assert table.options("store") == ["store base-1", "store base-2"]
    assert table.options("take-stored") == []
    assert table.refused("take-stored").rule == "RM-11.6"
    assert table.refused("store satellite-1").rule == "RM-11.6"
    table.put("store", "spaceship-1")
    assert table.options("take-stored") == ["take-stored"]
    table.do("take-stored")
    assert table.options("store") == []


def test_d_13_without_a_depot_on_the_pad_there_is_no_store() -> None:
    """D-13, RM-11.6: a Depot in Hand or on another's Pad is no help."""
    table = Table().plan("satellite-1").pad("base-1").pad("depot", seat=1).hand("base-2")
    assert table.options("store") == []
    assert table.refused("store base-2").rule == "RM-11.6"


def test_rm_11_11_quantum_computers_draw_three() -> None:
    assert shows("quantum-computers") == printed("quantum-computers")
    assert costs("quantum-computers") == "$50"
    table = Table().hand("quantum-computers").do("play quantum-computers")
    table.do("drawn base-1", "drawn base-2", "drawn satellite-1")
    assert not waits_for_chance(table)
    assert table.zone("hand") == ["base-1", "base-2", "satellite-1"]
    assert table.zone("playing_area") == ["quantum-computers"]


def test_rm_11_34_electric_cars_put_a_bought_card_on_top_of_hq() -> None:
    assert shows("electric-cars") == "$30"
    assert costs("electric-cars") == "$50"
    table = Table(4).hand("electric-cars", "electric-cars-2").show("designer-drugs")
    table.do("buy designer-drugs", "pay electric-cars-2", "confirm").settle()
    table.do("play electric-cars", "choose designer-drugs")
    assert table.zone("playing_area") == ["electric-cars", "electric-cars-2"]
    table.do("end-turn")
    assert table.state.terms.by_key["designer-drugs"] in rocketmen.chance(table.state).bag
    assert len(rocketmen.chance(table.state).bag) == 1, "it is the next card drawn"


def test_rm_11_34_everybody_knows_the_card_also_when_it_is_drawn() -> None:
    """RM-11.34, RM-16.6."""
    table = Table().hand("electric-cars").put("playing_area", "big-data")
    table.do("play electric-cars", "choose big-data", "end-turn", "drawn big-data")
    assert table.state.facts[-1] == CardDrawn(0, table.card("big-data"), True)
    assert table.zone("known") == ["big-data"]


def test_rm_11_34_two_cards_put_on_top_come_back_the_last_one_first() -> None:
    table = Table(4).hand("electric-cars", "electric-cars-2").put("playing_area", "big-data", "base-1")
    table.do("play electric-cars", "choose big-data", "play electric-cars-2", "choose base-1", "end-turn")
    table.do("drawn base-1", "drawn big-data")
    assert table.zone("known") == ["base-1", "big-data"]


def test_d_12d_another_card_of_the_playing_area_is_chosen() -> None:
    """D-12d, RM-11.34."""
    table = Table().hand("electric-cars", "base-2").put("playing_area", "big-data", "base-1")
    table.put("warehouse", "satellite-1").do("play electric-cars")
    assert table.options() == ["choose base-1", "choose big-data"]
    for card in ("electric-cars", "base-2", "satellite-1"):
        assert table.refused(f"choose {card}").rule == "RM-11.34"
    table.do("choose base-1")
    assert table.zone("playing_area") == ["big-data", "electric-cars"]


def test_rm_11_35_biogenetic_research_gives_biotechnology_twice() -> None:
    assert shows("biogenetic-research") == printed("biogenetic-research")
    assert costs("biogenetic-research") == "$30 science"
    assert has_no_effect("biogenetic-research")


def test_rm_11_36_hydroponics_give_20_and_biotechnology() -> None:
    assert shows("hydroponics") == "$20 biotech"
    assert costs("hydroponics") == printed("hydroponics", "cost")
    assert has_no_effect("hydroponics")


def test_rm_11_37_ion_thrusters_give_10_and_two_rocket_points() -> None:
    assert shows("ion-thrusters") == "$10 rocket rocket"
    assert costs("ion-thrusters") == printed("ion-thrusters", "cost")
    assert has_no_effect("ion-thrusters")


def test_rm_11_37_ion_thrusters_are_no_engine_and_bear_no_limit() -> None:
    table = Table(3).hand("electric-cars", "nuclear-fusion", "space-hotel").show("ion-thrusters")
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    table.do("buy ion-thrusters").pay_up()
    assert "ion-thrusters" in table.zone("playing_area")


def test_rm_11_41_robotics_draw_a_card_when_used_to_pay() -> None:
    assert shows("robotics") == "$10 science"
    assert costs("robotics") == "$40"
    table = pays("robotics").do("draw-pending", "drawn satellite-1")
    assert table.zone("hand") == ["satellite-1"]
    assert table.options("draw-pending") == []


def test_rm_11_42_a_space_elevator_places_another_card_free() -> None:
    assert shows("space-elevator") == "$20 composite"
    assert costs("space-elevator") == "$50"
    table = pays("space-elevator").hand("base-1").do("place-free base-1 pad")
    assert table.zone("pad") == ["base-1"]
    assert table.zone("playing_area") == ["space-elevator"]


def test_rm_11_42_beside_global_internet_it_places_a_second_card() -> None:
    table = Table(4).plan("satellite-1").hand("space-elevator", "global-internet", "base-1", "spaceship-1")
    table.do("place space-elevator pad", "place global-internet pad", "confirm")
    table.do("place-free base-1 pad", "place-free spaceship-1 pad")
    assert table.zone("pad") == ["base-1", "global-internet", "space-elevator", "spaceship-1"]


def test_rm_11_43_nuclear_fusion_gives_30_and_science() -> None:
    assert shows("nuclear-fusion") == "$30 science"
    assert costs("nuclear-fusion") == "$60"
    assert has_no_effect_but_a_boost("nuclear-fusion")


def has_no_effect_but_a_boost(name: str) -> bool:
    """As has_no_effect; its Science icon moves the Rocket in step 4."""
    table = Table().plan("satellite-1").pad("depot", name).do("launch earth")
    return table.launch.rocket == 1 and has_no_effect(name)


# --- draws earned by paying ----------------------------------------------------------------------


def test_rm_11_31_a_draw_earned_by_paying_starts_with_the_confirmation() -> None:
    table = Table().hand("big-data", "spaceship-1").do("place spaceship-1 plan", "pay big-data")
    assert table.options() == ["confirm"]
    table.do("confirm", "draw-pending").settle()
    assert len(table.player().hand) == 1


def test_rm_11_31_each_card_brings_its_own_draw() -> None:
    table = Table().plan("satellite-1").hand("big-data", "robotics")
    table.do("place big-data pad", "place robotics pad", "confirm")
    table.do("draw-pending").settle().do("draw-pending").settle()
    assert len(table.player().hand) == 2
    assert table.options("draw-pending") == []


def test_rm_11_31_a_draw_left_out_is_lost_at_the_end_of_the_turn() -> None:
    """RM-11.31, RM-8.7: the next turn begins without it, while a new payment earns a new one."""
    table = next_turn(pays("big-data"))
    assert table.options("draw-pending") == []
    table.hand("big-data").do("place big-data pad", "confirm", "draw-pending").settle()
    assert len(table.player().hand) == 7


# --- Engines -------------------------------------------------------------------------------------


def only_engine_of_the_turn(name: str) -> bool:
    """Whether buying this Engine bars every further Engine."""
    table = Table(4).hand("electric-cars", "electric-cars-2", "nuclear-fusion", "nuclear-fusion-2")
    table.do(f"buy {name}", "pay electric-cars", *["pay electric-cars-2"] * (costs(name) != "$30"), "confirm")
    tops = [table.name(pile[-1]) for pile in table.state.engines]
    return table.options("buy") == [] and {table.refused(f"buy {top}").rule for top in tops} == {"RM-4.10"}


def test_rm_11_17_small_rocket_boosters() -> None:
    assert shows("small-rocket-boosters") == "rocket rocket"
    assert costs("small-rocket-boosters") == "$30"
    assert has_no_effect("small-rocket-boosters")
    assert only_engine_of_the_turn("small-rocket-boosters")


def test_rm_11_18_standard_rocket_engines() -> None:
    assert shows("standard-rocket-engines") == "rocket rocket rocket"
    assert costs("standard-rocket-engines") == "$40"
    assert has_no_effect("standard-rocket-engines")
    assert only_engine_of_the_turn("standard-rocket-engines")


def test_rm_11_19_super_heavy_engines() -> None:
    assert shows("super-heavy-engines") == "rocket rocket rocket rocket"
    assert costs("super-heavy-engines") == "$50"
    assert has_no_effect("super-heavy-engines")
    assert only_engine_of_the_turn("super-heavy-engines")


# --- Threats -------------------------------------------------------------------------------------


def bought_for_50(name: str) -> Table:
    """A table at which this Threat was bought for $50 without a surcharge."""
    table = Table(4).show(name).hand("electric-cars", "designer-drugs", "spaceship-1")
    return table.do(f"buy {name}", "pay electric-cars", "pay designer-drugs", "confirm").settle()


@pytest.mark.parametrize("copy", ["", "-2", "-3", "-4"])
def test_rm_11_21_asteroid_impact(copy: str) -> None:
    assert shows("asteroid-impact" + copy) == ""
    assert costs("asteroid-impact" + copy) == "$50"
    assert score(bought_for_50("asteroid-impact" + copy)) == 2


@pytest.mark.parametrize("copy", ["", "-2", "-3", "-4"])
def test_rm_11_22_climate_change(copy: str) -> None:
    assert shows("climate-change" + copy) == ""
    assert costs("climate-change" + copy) == "$50"
    assert score(bought_for_50("climate-change" + copy)) == 2


@pytest.mark.parametrize("copy", ["", "-2", "-3", "-4"])
def test_rm_11_23_pandemic(copy: str) -> None:
    assert shows("pandemic" + copy) == ""
    assert costs("pandemic" + copy) == "$50"
    assert score(bought_for_50("pandemic" + copy)) == 2


@pytest.mark.parametrize("name", ["asteroid-impact", "climate-change", "pandemic"])
def test_rm_11_21_the_surcharge_comes_on_top(name: str) -> None:
    """RM-11.21, RM-11.22, RM-11.23: $60 from 7 VP on."""
    table = Table().show(name).hand("electric-cars", "designer-drugs", "space-hotel")
    table.player().track = 7
    table.do(f"buy {name}", "pay electric-cars", "pay designer-drugs")
    assert table.refused("confirm").rule == "RM-4.5"
    assert table.options("pay") == ["pay space-hotel"]


# --- Missions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("copy", ["satellite-1", "satellite-2"])
def test_rm_11_24_satellite(copy: str) -> None:
    assert shows(copy) == "$10"
    assert flies(copy) == {"earth": 2, "moon": 3}


@pytest.mark.parametrize("copy", ["spaceship-1", "spaceship-2", "spaceship-3"])
def test_rm_11_25_spaceship(copy: str) -> None:
    assert shows(copy) == printed(copy)
    assert flies(copy) == {"earth": 3, "moon": 5, "mars": 10}


def test_rm_11_26_space_hotel() -> None:
    assert shows("space-hotel") == "$10 computer"
    assert flies("space-hotel") == {"earth": 4}


def test_rm_11_27_asteroid_mining() -> None:
    assert shows("asteroid-mining") == "$10 composite"
    assert flies("asteroid-mining") == {"mars": location("mars", "asteroid-mining").rocket_points}


def test_rm_11_26_hotel_satellite_and_mining_pay_30_to_the_dollar() -> None:
    """RM-11.24, RM-11.26, RM-11.27."""
    table = Table().hand("space-hotel", "satellite-1", "asteroid-mining").show("designer-drugs")
    table.do("buy designer-drugs", "pay space-hotel", "pay satellite-1")
    assert table.refused("confirm").rule == "RM-4.5"
    table.do("pay asteroid-mining")
    assert table.options() == ["confirm"]


def test_rm_11_28_base() -> None:
    assert [shows("base-1"), shows("base-2")] == ["computer", ""]
    mars = location("mars", "base").rocket_points
    assert flies("base-1") == flies("base-2") == {"moon": 7, "mars": mars}


def test_rm_11_29_orbital_shipyard() -> None:
    assert shows("orbital-shipyard") == printed("orbital-shipyard")
    assert flies("orbital-shipyard") == {"earth": 3}


def test_rm_11_30_space_station() -> None:
    for copy in ("space-station-1", "space-station-2"):
        assert shows(copy) == printed(copy)
    assert flies("space-station-1") == flies("space-station-2") == {"earth": 3, "moon": 6}


# --- examples ------------------------------------------------------------------------------------


def test_wx_12_super_capacitors_and_two_others_draw_three() -> None:
    """WX-12, RM-11.15."""
    table = Table().hand("super-capacitors", "base-1", "base-2", "satellite-1").do("play super-capacitors")
    table.do("choose base-1", "choose base-2", "confirm")
    table.do("drawn spaceship-1", "drawn spaceship-2", "drawn spaceship-3")
    assert table.zone("hand") == ["satellite-1", "spaceship-1", "spaceship-2", "spaceship-3"]
    assert table.zone("playing_area") == ["base-1", "base-2", "super-capacitors"]


def test_ec_20_a_stored_engine_gives_no_rocket_points() -> None:
    """EC-20, RM-11.6: 2 of the Depot, so Earth and not the Moon."""
    table = Table().plan("satellite-1").pad("depot").put("store", "super-heavy-engines")
    assert table.options("launch") == ["launch earth"]
    assert table.refused("launch moon").details == {"points": 2, "needed": 3}


def test_ec_32_a_free_placing_that_is_not_used_before_a_launch_is_lost() -> None:
    """EC-32, RM-10.4, RM-10.5."""
    table = Table().plan("satellite-1").pad("depot").hand("global-internet", "base-1")
    table.do("place global-internet pad", "confirm")
    assert table.options("place-free") == ["place-free base-1 pad"]
    table.do("launch earth")
    assert table.state.turn.pending == []
    assert table.refused("place-free base-1 pad").rule == "RM-7.1"


def test_ec_32_as_it_is_at_the_end_of_the_turn() -> None:
    """EC-32, RM-8.7."""
    table = Table().plan("satellite-1").hand("global-internet", "base-1")
    next_turn(table.do("place global-internet pad", "confirm"))
    assert table.options("place-free") == []


def test_ec_33_with_an_empty_plan_the_free_placing_can_only_plan_a_mission() -> None:
    """EC-33, RM-5.2, RM-11.7."""
    table = Table().show("designer-drugs").hand("global-internet", "hydroponics", "base-1", "nanomaterials")
    table.do("buy designer-drugs", "pay global-internet", "pay hydroponics", "confirm").settle()
    assert table.options("place-free") == ["place-free base-1 plan"]
    assert table.refused("place-free nanomaterials pad").rule == "RM-5.2"
    table.do("place-free base-1 plan")
    assert table.name(table.player().plan) == "base-1"


def test_ec_34_government_contract_without_a_mission_cannot_pay() -> None:
    """EC-34, RM-11.8."""
    table = Table().hand("government-contract", "electric-cars").show("designer-drugs")
    table.do("buy designer-drugs")
    assert table.options("pay") == ["pay electric-cars"]
    table.refused("pay government-contract")


def test_ec_34_government_contract_with_three_missions_is_30() -> None:
    """EC-34, RM-11.8."""
    table = Table().hand("government-contract").show("designer-drugs")
    table.arrive("earth", "satellite").arrive("moon", "satellite").arrive("earth", "spaceship")
    table.do("buy designer-drugs", "pay government-contract", "confirm").settle()
    assert table.zone("playing_area") == ["designer-drugs", "government-contract"]


def test_ec_35_quantum_computers_draw_what_is_left_of_hq_and_warehouse() -> None:
    """EC-35, RM-8.4."""
    table = Table().hand("quantum-computers").empty_hq().put("hq", "base-1").put("warehouse", "base-2")
    table.put("playing_area", "spaceship-1", "spaceship-2", "spaceship-3", "satellite-1")
    table.do("play quantum-computers", "drawn base-1", "drawn base-2")
    assert not waits_for_chance(table)
    assert table.zone("hand") == ["base-1", "base-2"]
    assert len(table.player().playing_area) == 5


def test_ec_36_storage_batteries_alone_can_only_be_discarded() -> None:
    """EC-36, RM-6.5, RM-10.9."""
    table = Table().hand("storage-batteries")
    assert table.options() == ["discard storage-batteries", "end-turn"]
    assert table.refused("play storage-batteries").rule == "RM-10.9"
    table.do("discard storage-batteries")
    assert table.zone("playing_area") == ["storage-batteries"]


def test_ec_37_designer_drugs_wait_for_a_pandemic() -> None:
    """EC-37, RM-4.19, RM-9.5, RM-10.9, RM-11.4."""
    table = Table().hand("designer-drugs").show("climate-change")
    assert table.options("play") == []
    table.show("pandemic").do("play designer-drugs", "drawn big-data")
    assert table.zone("junkyard") == ["designer-drugs"]
    assert table.zone("playing_area") == ["pandemic"]
    assert table.display()[0] == "big-data"
    assert table.player().track == 0
    assert score(table) == 2


def test_ec_67_storage_batteries_remove_a_threat_from_the_warehouse() -> None:
    """EC-67, RM-9.5, RM-11.14."""
    table = Table().hand("storage-batteries").put("warehouse", "pandemic")
    table.do("play storage-batteries", "choose pandemic", "drawn base-1")
    assert table.zone("junkyard") == ["pandemic"]
    assert table.zone("hand") == ["base-1"]
    assert score(table) == 2


def test_rm_11_7_an_effect_whose_own_card_is_back_in_the_hand_is_spent_first() -> None:
    """RM-10.4: so that the other effect can still place that card."""
    table = Table(4).hand("satellite-1", "global-internet").put("playing_area", "space-elevator")
    table.state.turn.pending = [table.card("space-elevator"), table.card("global-internet")]
    table.do("place-free satellite-1 plan")
    assert table.options("place-free") == ["place-free global-internet pad"]
