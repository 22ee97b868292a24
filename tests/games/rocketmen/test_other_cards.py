"""RM-10 and RM-11: draws earned by paying, Engines, Threats, Missions, and examples."""

from __future__ import annotations

import pytest

from tests.games.rocketmen.card_tables import (
    costs,
    has_no_effect,
    next_turn,
    pays,
    score,
    shows,
    waits_for_chance,
)
from tests.games.rocketmen.readings import location, printed
from tests.games.rocketmen.table import Table


def flies(name: str) -> dict[str, int]:
    """The destinations of a Mission card with their Rocket points."""
    table = Table()
    return dict(table.state.terms.cards[table.card(name)].rocket_points)


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
