"""RM-11: every Asset that acts outside a launch."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.facts import CardDrawn
from tests.games.rocketmen.card_tables import costs, has_no_effect, pays, shows, waits_for_chance
from tests.games.rocketmen.readings import printed
from tests.games.rocketmen.table import Table

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
