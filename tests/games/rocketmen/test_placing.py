"""RM-5: placing cards on the Mission Plan and the Launch Pad."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen.rules.actions import PlaceCard
from tests.games.rocketmen.table import Table

# --- where a card may go -------------------------------------------------------------------------


def test_rm_5_1_the_plan_takes_missions_and_nothing_else() -> None:
    table = Table().hand("big-data", "small-rocket-boosters", "pandemic", "satellite-1")
    assert table.options("place") == ["place satellite-1 plan"]
    for other in ("big-data", "small-rocket-boosters", "pandemic"):
        assert table.refused(f"place {other} plan").rule == "RM-5.1"


def test_rm_5_1_the_plan_never_holds_two_missions() -> None:
    table = Table().hand("satellite-1", "space-hotel").do("place satellite-1 plan")
    assert "place space-hotel plan" not in table.options()
    assert table.refused("place space-hotel plan").rule == "RM-5.1"


def test_rm_5_2_nothing_goes_on_the_pad_while_the_plan_is_empty() -> None:
    table = Table().hand("big-data", "space-hotel", "small-rocket-boosters")
    assert table.options("place") == ["place space-hotel plan"]
    for card in ("big-data", "space-hotel", "small-rocket-boosters"):
        assert table.refused(f"place {card} pad").rule == "RM-5.2"


def test_rm_5_2_a_mission_placed_in_the_same_action_opens_the_pad() -> None:
    table = Table().hand("satellite-1", "big-data")
    table.do("place satellite-1 plan", "place big-data pad", "confirm")
    assert table.zone("pad") == ["big-data"]


def test_rm_5_7_the_pad_takes_cards_with_a_non_money_item() -> None:
    table = Table().plan("satellite-1").hand("big-data", "nanomaterials", "base-1", "spaceship-1")
    assert table.options("place") == [
        "place base-1 pad",
        "place big-data pad",
        "place nanomaterials pad",
        "place spaceship-1 pad",
    ]


def test_rm_5_7_a_rocket_point_is_an_item() -> None:
    table = Table(4).plan("satellite-1").hand("small-rocket-boosters", "afterburner", "designer-drugs")
    assert table.options("place") == ["place afterburner pad", "place small-rocket-boosters pad"]


@pytest.mark.parametrize(
    "card",
    ["satellite-2", "designer-drugs", "electric-cars", "base-2", "government-contract", "pandemic"],
    ids=["money only", "Asset with money", "only $30", "no items", "money by missions", "Threat"],
)
def test_rm_5_7_the_pad_refuses_cards_without_one(card: str) -> None:
    table = Table().plan("satellite-1").hand(card, "space-hotel")
    assert table.options("place") == ["place space-hotel pad"]
    assert table.refused(f"place {card} pad").rule == "RM-5.7"


def test_rm_5_8_no_two_assets_of_one_name_on_a_pad() -> None:
    table = Table(3).plan("satellite-1").pad("big-data").hand("big-data-2")
    assert table.options("place") == []
    assert table.refused("place big-data-2 pad").rule == "RM-5.8"


def test_rm_5_8_nor_two_of_one_name_in_one_placing() -> None:
    table = Table(3).plan("satellite-1").hand("big-data", "big-data-2").do("place big-data pad")
    assert table.options("place") == []
    assert table.refused("place big-data-2 pad").rule == "RM-5.8"


def test_rm_5_8_the_same_name_on_another_pad_does_not_matter() -> None:
    table = Table(3).plan("satellite-1").pad("big-data", seat=1).hand("big-data-2")
    table.do("place big-data-2 pad", "confirm")
    assert table.zone("pad") == ["big-data-2"]


def test_rm_5_8_equal_missions_and_engines_may_lie_side_by_side() -> None:
    table = Table().plan("satellite-1").hand("spaceship-2", "small-rocket-boosters-2", "designer-drugs")
    table.pad("spaceship-1", "small-rocket-boosters")
    table.do("place spaceship-2 pad", "place small-rocket-boosters-2 pad", "pay designer-drugs", "confirm")
    assert table.zone("pad") == [
        "small-rocket-boosters",
        "small-rocket-boosters-2",
        "spaceship-1",
        "spaceship-2",
    ]


def test_rm_5_9_a_stored_card_of_the_same_name_is_not_looked_at() -> None:
    table = Table(3).plan("satellite-1").pad("depot").put("store", "big-data")
    table.hand("space-hotel", "big-data-2").do("place space-hotel pad", "place big-data-2 pad", "confirm")
    assert table.zone("pad") == ["big-data-2", "depot", "space-hotel"]


def test_rm_5_9_what_espionage_copies_is_not_looked_at() -> None:
    """RM-5.9: Backup Systems is placed beside an Espionage that then becomes Backup Systems."""
    table = Table(4).plan("satellite-1").pad("industrial-espionage", "small-rocket-boosters")
    table.pad("backup-systems", seat=1).hand("backup-systems-2")
    table.player().money_tokens = 1
    table.do("place backup-systems-2 pad").pay_up().do("launch earth")
    table.do("copy industrial-espionage backup-systems")
    assert table.options("use") == ["use backup-systems-2", "use industrial-espionage"]


def test_rm_5_10_a_pad_has_room_for_any_number_of_cards() -> None:
    table = Table(4).plan("satellite-1").hand("space-hotel")
    engines = [
        f"{name}{copy}" for name in ("small-rocket-boosters", "super-heavy-engines") for copy in COPIES
    ]
    missions = ["spaceship-1", "spaceship-2", "spaceship-3", "orbital-shipyard", "base-1", "asteroid-mining"]
    table.pad(*engines, *missions).do("place space-hotel pad", "confirm")
    assert len(table.player().pad) == 17


COPIES = ("", "-2", "-3", "-4", "-5")


# --- what it costs -------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["plan", "pad"])
def test_rm_5_3_a_card_costs_10_on_plan_and_pad_alike(place: str) -> None:
    table = Table().hand("spaceship-1", "space-hotel")
    if place == "pad":
        table.plan("satellite-1")
    table.do(f"place spaceship-1 {place}")
    assert table.refused("confirm").rule == "RM-5.3"
    table.do("pay space-hotel")
    assert table.options() == ["confirm"]


def test_rm_5_3_without_10_nothing_is_placed() -> None:
    table = Table().hand("spaceship-1", "spaceship-2")
    assert table.options("place") == []
    assert table.refused("place spaceship-1 plan").rule == "RM-5.3"


def test_rm_5_4_one_action_places_several_cards_for_10_each() -> None:
    table = Table().hand("spaceship-1", "base-1", "nanomaterials", "space-hotel", "designer-drugs")
    table.do("place spaceship-1 plan", "place base-1 pad", "place nanomaterials pad")
    table.do("pay space-hotel")
    assert table.refused("confirm").rule == "RM-5.3"
    table.do("pay designer-drugs", "confirm")
    assert table.name(table.player().plan) == "spaceship-1"
    assert table.zone("pad") == ["base-1", "nanomaterials"]
    assert table.zone("playing_area") == ["designer-drugs", "space-hotel"]


def test_rm_5_4_the_mission_for_the_plan_comes_first() -> None:
    table = Table().hand("satellite-1", "space-hotel", "big-data")
    assert table.refused("place big-data pad").rule == "RM-5.2"
    table.do("place satellite-1 plan")
    assert table.options("place") == ["place big-data pad", "place space-hotel pad"]


def test_rm_5_4_a_20_token_pays_and_is_turned_over() -> None:
    table = Table().hand("spaceship-1")
    table.player().money_tokens = 1
    table.do("place spaceship-1 plan", "pay-token money", "confirm")
    assert table.player().money_flipped == 1
    assert table.zone("playing_area") == []


def test_rm_5_4_a_used_token_pays_no_more() -> None:
    table = Table().hand("spaceship-1", "big-data")
    table.player().money_tokens = table.player().money_flipped = 1
    table.do("place spaceship-1 plan")
    assert table.options("pay-token") == []
    assert table.refused("pay-token money").rule == "RM-4.17"


def test_rm_5_4_one_source_covers_several_cards() -> None:
    table = Table().plan("satellite-1").hand("base-1", "spaceship-1", "designer-drugs")
    table.do("place base-1 pad", "place spaceship-1 pad", "pay designer-drugs", "confirm")
    assert table.zone("pad") == ["base-1", "spaceship-1"]


def test_rm_5_4_science_and_other_items_place_nothing() -> None:
    table = Table().hand("spaceship-1", "spaceship-2", "space-hotel")
    table.player().science_tokens = 1
    table.do("place spaceship-1 plan")
    assert table.options("pay") == ["pay space-hotel"]
    assert table.refused("pay-token science").rule == "RM-5.4"
    table.refused("pay spaceship-2")


def test_rm_5_4_cards_come_from_the_hand() -> None:
    table = Table().plan("satellite-1").put("warehouse", "base-1").put("playing_area", "nanomaterials")
    table.hand("space-hotel")
    assert table.refused("place base-1 pad").rule == "RM-5.4"
    assert table.refused("place nanomaterials pad").rule == "RM-5.4"


def test_rm_5_5_a_card_pays_for_itself_and_lies_where_it_was_placed() -> None:
    table = Table().hand("satellite-1").do("place satellite-1 plan")
    assert table.options() == ["confirm"]
    table.do("confirm")
    assert table.name(table.player().plan) == "satellite-1"
    assert table.zone("playing_area") == []


def test_rm_5_5_what_is_left_of_its_money_pays_for_others_of_the_action() -> None:
    table = Table().plan("satellite-1").hand("hydroponics", "base-1")
    table.do("place hydroponics pad", "place base-1 pad", "confirm")
    assert table.zone("pad") == ["base-1", "hydroponics"]
    assert table.zone("playing_area") == []


def test_rm_5_5_but_not_for_a_later_action() -> None:
    table = Table().plan("satellite-1").hand("hydroponics", "base-1").do("place hydroponics pad", "confirm")
    assert table.refused("place base-1 pad").rule == "RM-5.3"


def test_rm_5_5_its_own_money_counts_by_itself_and_first() -> None:
    table = Table().plan("satellite-1").hand("big-data", "space-hotel").do("place big-data pad")
    assert table.options("pay") == []
    assert table.refused("pay big-data").rule == "RM-5.5"
    assert table.refused("pay space-hotel").rule == "RM-5.6"


def test_rm_5_5_a_card_that_is_placed_is_no_source_besides() -> None:
    table = Table().plan("satellite-1").hand("base-1", "space-hotel", "big-data")
    table.do("place base-1 pad", "place space-hotel pad")
    assert table.options("pay") == ["pay big-data"]
    assert table.refused("pay space-hotel").rule == "RM-5.5"


def test_rm_5_6_overpaying_is_fine_and_gives_no_change() -> None:
    table = Table().hand("spaceship-1", "base-1", "designer-drugs")
    table.do("place spaceship-1 plan", "pay designer-drugs", "confirm")
    assert table.zone("playing_area") == ["designer-drugs"]
    assert table.refused("place base-1 pad").rule == "RM-5.3"


def test_rm_5_6_no_idle_source() -> None:
    table = Table().hand("spaceship-1", "space-hotel", "designer-drugs")
    table.do("place spaceship-1 plan", "pay space-hotel")
    assert table.options("pay") == []
    assert table.refused("pay designer-drugs").rule == "RM-5.6"


def test_rm_5_6_a_card_that_would_make_a_source_idle_cannot_join() -> None:
    table = Table().plan("satellite-1").hand("base-1", "hydroponics", "space-hotel")
    table.do("place base-1 pad", "pay space-hotel")
    assert table.options("place") == []
    assert table.refused("place hydroponics pad").rule == "RM-5.6"


# --- the planned Mission -------------------------------------------------------------------------


def test_rm_5_11_placing_a_mission_names_no_destination() -> None:
    assert PlaceCard.__struct_fields__ == ("card", "place")
    table = Table().hand("spaceship-1", "designer-drugs", "super-heavy-engines", "standard-rocket-engines")
    table.do("place spaceship-1 plan", "place super-heavy-engines pad", "pay designer-drugs", "confirm")
    assert table.options("launch") == ["launch earth"]
    table.pad("standard-rocket-engines")
    assert table.options("launch") == ["launch earth", "launch moon"]


def test_rm_5_11_the_planned_card_gives_no_rocket_points() -> None:
    """RM-5.11: Orbital Shipyard has a Rocket point and needs 3; with 2 on the Pad it stays down."""
    table = Table().plan("orbital-shipyard").pad("small-rocket-boosters")
    assert table.refused("launch earth").details == {"points": 2, "needed": 3}


def test_rm_5_11_the_planned_card_gives_no_boost() -> None:
    """RM-5.11: Space Hotel has a Computer, which would boost a launch to Earth from the Pad."""
    table = Table().plan("space-hotel").pad("super-heavy-engines").do("launch earth")
    assert table.launch.rocket == 0


def test_rm_5_12_a_planned_mission_is_not_swapped() -> None:
    table = Table().plan("satellite-1").hand("satellite-2")
    assert table.options("place") == []
    assert table.refused("place satellite-2 plan").rule == "RM-5.12"


def test_rm_5_13_a_mission_with_nowhere_left_to_go_may_be_planned() -> None:
    table = Table().arrive("earth", "orbital-shipyard").hand("orbital-shipyard")
    table.do("place orbital-shipyard plan", "confirm").pad("super-heavy-engines")
    assert table.name(table.player().plan) == "orbital-shipyard"
    assert table.options("launch") == []
