"""RM-4: buying, its decisions D-1 to D-4 and its examples.

Money in Hand: Satellite and most Missions $10; Solar Energy, Designer Drugs, Laser Ablation $20;
Electric Cars $30.
"""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.chapters.buying import surcharge
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.buying_tables import DRUGS, SOLAR, pay, price
from tests.games.rocketmen.table import Table, lay

# --- what can be bought --------------------------------------------------------------------------


def test_rm_4_1_a_purchase_takes_cards_from_display_and_engine_piles() -> None:
    table = Table(4).show("storage-batteries", "afterburner").hand("electric-cars", "electric-cars-2", SOLAR)
    table.do("buy afterburner", "buy storage-batteries", "buy small-rocket-boosters")
    table.do(*pay("electric-cars", "electric-cars-2", SOLAR), "confirm").settle()
    assert {"afterburner", "storage-batteries", "small-rocket-boosters"} <= set(table.zone("playing_area"))


def test_rm_4_1_only_the_top_of_an_engine_pile_is_for_sale() -> None:
    table = Table().hand("electric-cars")
    assert table.options("buy") == ["buy small-rocket-boosters"]
    assert table.refused("buy small-rocket-boosters-2").rule == "RM-4.1"


def test_rm_4_1_a_card_still_in_the_deck_is_not_for_sale() -> None:
    table = Table().hand("electric-cars").show("storage-batteries")
    assert table.refused("buy super-capacitors").rule == "RM-4.1"


def test_rm_4_2_the_price_is_the_sum_of_the_costs() -> None:
    table = Table(4).show("big-data", "global-internet")
    assert price(table, "big-data") == Purse(30, 0, 0, 1, 0)
    assert price(table, "big-data", "global-internet", "small-rocket-boosters") == Purse(90, 0, 0, 1, 1)


def test_rm_4_2_only_threats_bear_the_surcharge() -> None:
    table = Table(4).show("pandemic", "afterburner")
    table.player().track = 7
    assert price(table, "pandemic", "afterburner", "super-heavy-engines").money == 50 + 10 + 20 + 50


# --- who pays ------------------------------------------------------------------------------------


def test_rm_4_3_hand_cards_money_tokens_and_science_tokens_pay() -> None:
    table = Table().show("big-data").hand("satellite-1")
    table.player().money_tokens = table.player().science_tokens = 1
    table.do("buy big-data")
    assert table.options("pay") == ["pay satellite-1"]
    assert table.options("pay-token") == ["pay-token money", "pay-token science"]
    table.do("pay satellite-1", "pay-token science", "pay-token money", "confirm").settle()
    assert (table.player().money_flipped, table.player().science_flipped) == (1, 1)


def test_rm_4_3_a_source_pays_once() -> None:
    table = Table().show("storage-batteries").hand(SOLAR, DRUGS)
    table.do("buy storage-batteries", "pay solar-energy")
    assert table.refused("pay solar-energy").rule == "RM-4.3"


def test_rm_4_3_who_has_no_token_cannot_pay_with_one() -> None:
    table = Table().show("storage-batteries").hand("electric-cars").do("buy storage-batteries")
    assert table.refused("pay-token money").rule == "RM-4.3"
    assert table.refused("pay-token science").rule == "RM-4.3"


@pytest.mark.parametrize("zone", ["plan", "pad", "store", "playing_area", "warehouse", "junkyard"])
def test_rm_4_4_a_card_outside_the_hand_never_pays(zone: str) -> None:
    table = Table().show("storage-batteries").hand("electric-cars").pad("depot").put(zone, "space-hotel")
    table.do("buy storage-batteries")
    assert table.refused("pay space-hotel").rule == "RM-4.4"


def test_rm_4_4_other_achievements_never_pay() -> None:
    table = Table().show("storage-batteries", "depot").hand("electric-cars")
    player = table.player()
    player.rocket_points, player.hand_bonus = 6, 6
    assert table.refused("buy depot").rule == "RM-4.5"
    assert table.do("buy storage-batteries").options() == ["pay electric-cars"]


def test_rm_4_4_nobody_pays_with_an_opponents_hand() -> None:
    table = Table().show("storage-batteries").hand("electric-cars").hand(SOLAR, seat=1)
    assert table.do("buy storage-batteries").refused("pay solar-energy").rule == "RM-4.4"


# --- what covers a price -------------------------------------------------------------------------


def test_rm_4_5_enough_money_and_a_different_icon_for_each_icon_asked() -> None:
    table = Table(4).show("big-data", "big-data-2").hand("electric-cars", "electric-cars-2", "spaceship-1")
    table.do("buy big-data")
    assert table.refused("buy big-data-2").rule == "RM-4.5"
    table.do("pay spaceship-1")
    assert table.refused("confirm").rule == "RM-4.5"
    table.do("pay electric-cars")
    assert table.options("confirm") == ["confirm"]


@pytest.mark.parametrize(
    ("source", "fits"),
    [
        ("hydroponics", True),  # Biotechnology
        ("mission-control", True),  # Science
        ("super-computer", False),
        ("nanomaterials", False),
        ("satellite-1", False),
        ("small-rocket-boosters", False),
    ],
)
def test_rm_4_5_an_item_is_matched_by_its_equal_or_by_science(source: str, fits: bool) -> None:
    table = Table(4).show("big-data").hand("electric-cars", "electric-cars-2", source)
    assert ("buy big-data" in table.options("buy")) is fits


@pytest.mark.parametrize(
    ("source", "fits"),
    [
        ("spaceship-1", True),  # Biotechnology
        ("super-computer", True),
        ("storage-batteries", True),  # Composite
        ("mission-control", True),  # Science
        ("small-rocket-boosters", False),
        ("satellite-1", False),
    ],
)
def test_rm_4_5_science_is_matched_by_any_of_the_four(source: str, fits: bool) -> None:
    table = Table(4).show("global-internet").hand("electric-cars", source)
    assert ("buy global-internet" in table.options("buy")) is fits


def test_rm_4_6_money_and_item_of_a_source_work_together() -> None:
    table = Table().show("big-data").hand("hydroponics", "satellite-1")
    table.do("buy big-data", *pay("hydroponics", "satellite-1"), "confirm").settle()
    assert table.zone("playing_area") == ["big-data", "hydroponics", "satellite-1"]


def test_rm_4_6_two_items_of_a_source_work_together() -> None:
    table = (
        Table(4)
        .show("big-data", "global-internet")
        .hand("biogenetic-research", "electric-cars", "electric-cars-2")
    )
    table.do("buy big-data", "buy global-internet")
    table.do(*pay("biogenetic-research", "electric-cars", "electric-cars-2"), "confirm").settle()
    assert len(table.zone("playing_area")) == 5


def test_rm_4_7_paying_too_much_is_legal_and_gives_no_change() -> None:
    table = Table(4).show("afterburner").hand("electric-cars", "satellite-1")
    table.do("buy afterburner", "pay electric-cars", "confirm").settle()
    assert table.zone("hand") == ["satellite-1"]
    assert table.refused("buy small-rocket-boosters").rule == "RM-4.5"


def test_rm_4_8_no_source_may_be_idle() -> None:
    table = Table(4).show("afterburner").hand(SOLAR, "satellite-1", "satellite-2")
    table.do("buy afterburner", "pay satellite-1")
    assert table.options() == ["pay satellite-2"]
    assert table.refused("pay solar-energy").rule == "RM-4.8"


def test_rm_4_8_a_card_that_helps_nothing_is_idle() -> None:
    table = Table(4).show("afterburner").hand(SOLAR, "spaceship-1", "pandemic", "government-contract")
    table.player().science_tokens = 1
    table.do("buy afterburner")
    assert table.options("pay") == ["pay solar-energy"]
    for card in ("spaceship-1", "pandemic", "government-contract"):
        assert table.refused(f"pay {card}").rule == "RM-4.8"
    assert table.refused("pay-token science").rule == "RM-4.8"


def test_rm_4_8_a_further_card_must_not_make_a_source_idle() -> None:
    """The $10 and $20 chosen for $30 cannot both be needed for $50 with only $30 beside them."""
    table = Table(4).show("afterburner", "storage-batteries").hand("satellite-1", SOLAR, "electric-cars")
    table.do("buy storage-batteries", *pay("satellite-1", SOLAR))
    assert table.refused("buy afterburner").rule == "RM-4.8"


# --- settling ------------------------------------------------------------------------------------


def test_rm_4_9_bought_and_paying_cards_go_to_the_playing_area_and_tokens_are_flipped() -> None:
    table = Table(4).show("big-data").hand("satellite-1", "spaceship-1", "base-1")
    table.player().money_tokens = 2
    table.do("buy big-data", *pay("satellite-1", "spaceship-1"), "pay-token money", "confirm").settle()
    assert table.zone("playing_area") == ["big-data", "satellite-1", "spaceship-1"]
    assert table.zone("hand") == ["base-1"]
    assert (table.player().money_tokens, table.player().money_flipped) == (2, 1)


def test_rm_4_9_a_bought_card_cannot_be_used_this_turn() -> None:
    table = Table(4).show(DRUGS, "afterburner").hand("electric-cars", "electric-cars-2").plan("satellite-1")
    table.do("buy designer-drugs", "pay electric-cars", "confirm").settle()
    assert table.do("buy afterburner").refused("pay designer-drugs").rule == "RM-4.4"
    table.do("pay electric-cars-2", "confirm").settle()
    assert table.refused("play designer-drugs").rule == "RM-10.2"
    assert table.refused("place afterburner pad").rule == "RM-5.4"


def test_rm_4_10_one_engine_a_turn_of_whatever_type() -> None:
    table = Table().hand("electric-cars", "electric-cars-2", SOLAR)
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    assert table.options("buy") == []
    assert table.refused("buy standard-rocket-engines").rule == "RM-4.10"
    assert table.refused("buy small-rocket-boosters-2").rule == "RM-4.10"


def test_rm_4_10_the_next_turn_allows_another_engine() -> None:
    table = Table().hand("electric-cars").hand(SOLAR, DRUGS, seat=1).empty_hq(1)
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm", "end-turn").settle()
    assert table.state.seat == 1
    assert table.options("buy") == ["buy small-rocket-boosters-2", "buy standard-rocket-engines"]


def test_rm_4_11_any_number_of_purchases_and_cards() -> None:
    names = (
        "satellite-1",
        "satellite-2",
        "space-hotel",
        "space-station-1",
        "asteroid-mining",
        "orbital-shipyard",
    )
    table = Table(4).show("afterburner", "storage-batteries", "storage-batteries-2").hand(*names)
    table.hand("electric-cars", "electric-cars-2")
    table.do("buy storage-batteries", "buy storage-batteries-2", *pay("electric-cars", "electric-cars-2"))
    table.do("confirm").settle().do("buy afterburner", *pay(*names[:2]), "confirm").settle()
    assert "buy small-rocket-boosters" in table.options("buy")


@pytest.mark.parametrize(
    ("vp", "money"), [(0, 0), (6, 0), (7, 10), (13, 10), (14, 20), (20, 20), (21, 30), (40, 30)]
)
def test_rm_4_12_the_highest_mark_reached_counts_alone(vp: int, money: int) -> None:
    table = Table()
    table.player().track = vp
    table.player(1).track = 30
    assert surcharge(table.state, table.player()) == money


def test_rm_4_12_the_buyers_own_place_on_the_track_counts() -> None:
    table = Table().show("asteroid-impact").hand(SOLAR, "electric-cars")
    table.player(1).track = 21
    assert "buy asteroid-impact" in table.options("buy")
    table.player().track = 7
    assert table.refused("buy asteroid-impact").rule == "RM-4.5"


def test_rm_4_13_the_surcharge_is_the_same_for_all_threats_of_a_purchase() -> None:
    table = Table().show("asteroid-impact", "pandemic", "climate-change")
    table.player().track = 14
    assert price(table, "asteroid-impact", "pandemic", "climate-change").money == 3 * (50 + 20)


def test_rm_4_14_a_bought_card_is_replaced_at_once_in_its_slot() -> None:
    table = Table(4).show("big-data", "afterburner", "storage-batteries").hand(SOLAR)
    table.do("buy afterburner", "pay solar-energy", "confirm")
    assert rocketmen.to_act(table.state) == CHANCE
    assert table.display()[:3] == ["big-data", None, "storage-batteries"]
    table.do("drawn super-capacitors")
    assert table.display()[:3] == ["big-data", "super-capacitors", "storage-batteries"]


def test_rm_4_14_an_engine_leaves_the_next_one_on_top() -> None:
    table = Table(4).hand("electric-cars")
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    assert rocketmen.to_act(table.state) == 0
    assert [table.name(pile[-1]) for pile in table.state.engines] == [
        "small-rocket-boosters-2",
        "standard-rocket-engines",
        "super-heavy-engines",
    ]


def test_rm_4_15_all_are_paid_together_then_slots_are_filled_left_to_right() -> None:
    table = (
        Table(4).show("depot", "afterburner", "big-data", "storage-batteries").hand("electric-cars", SOLAR)
    )
    table.do("buy storage-batteries", "buy afterburner", *pay("electric-cars", SOLAR), "confirm")
    table.do("drawn super-capacitors")
    assert table.display()[:4] == ["depot", "super-capacitors", "big-data", None]
    table.do("drawn super-computer")
    assert table.display()[:4] == ["depot", "super-capacitors", "big-data", "super-computer"]


def test_rm_4_15_nothing_moves_before_the_purchase_is_confirmed() -> None:
    table = Table(4).show("afterburner", "storage-batteries").hand("electric-cars", SOLAR)
    table.do("buy afterburner", "pay solar-energy")
    assert table.zone("hand") == ["electric-cars", "solar-energy"]
    assert table.display()[:2] == ["afterburner", "storage-batteries"]
    assert table.zone("playing_area") == []


def test_rm_4_15_a_card_is_in_a_purchase_once() -> None:
    table = Table(4).show("afterburner").hand("electric-cars", SOLAR).do("buy afterburner")
    assert table.refused("buy afterburner").rule == "RM-4.15"


def test_rm_4_15_an_open_purchase_comes_first() -> None:
    """RM-3.2: one action at a time."""
    table = Table(4).show("afterburner").hand(SOLAR, "satellite-1").do("buy afterburner")
    for other in ("place satellite-1 plan", "discard satellite-1", "end-turn"):
        assert table.refused(other).rule == "RM-3.2"


def test_rm_4_16_a_card_just_revealed_may_be_bought_in_a_later_purchase() -> None:
    table = Table(4).show("storage-batteries").hand("electric-cars", SOLAR)
    table.do("buy storage-batteries", "pay electric-cars", "confirm", "drawn afterburner")
    table.do("buy afterburner", "pay solar-energy", "confirm").settle()
    assert "afterburner" in table.zone("playing_area")


def test_rm_4_17_what_a_card_has_left_over_is_lost() -> None:
    """Not shared between two purchases, nor between buying and placing."""
    table = Table(4).show("afterburner", "storage-batteries").hand("electric-cars", SOLAR, DRUGS)
    table.do("buy afterburner", "pay electric-cars", "confirm").settle()
    assert table.do("buy storage-batteries").refused("pay electric-cars").rule == "RM-4.4"


def test_rm_4_17_a_flipped_token_pays_no_second_purchase() -> None:
    table = Table(4).show("afterburner", "storage-batteries").hand(SOLAR, DRUGS)
    table.player().money_tokens = 1
    table.do("buy afterburner", "pay-token money", "confirm").settle()
    assert table.do("buy storage-batteries").refused("pay-token money").rule == "RM-4.17"


def test_rm_4_18_with_an_empty_deck_the_slot_stays_empty_and_the_game_goes_on() -> None:
    table = Table(4).show("afterburner", "big-data").hand(SOLAR)
    table.state.deck = lay(table.state.deck, (), ())
    table.do("buy afterburner", "pay solar-energy", "confirm")
    assert table.display()[:2] == [None, "big-data"]
    assert rocketmen.to_act(table.state) == 0
    assert "end-turn" in table.options()


def test_rm_4_18_the_last_card_of_the_deck_fills_the_leftmost_slot() -> None:
    table = Table(4).show("storage-batteries", "afterburner").hand("electric-cars", SOLAR)
    table.state.deck = lay(table.state.deck, (), [table.card("depot")])
    table.do("buy afterburner", "buy storage-batteries", *pay("electric-cars", SOLAR), "confirm").settle()
    assert table.display()[:2] == ["depot", None]


def test_rm_4_18_an_empty_engine_pile_stays_empty() -> None:
    table = Table(4).show("afterburner").hand("electric-cars", "electric-cars-2", SOLAR, DRUGS)
    table.state.engines = [(table.card("small-rocket-boosters"),), (), ()]
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    assert table.state.engines == [(), (), ()]
    table.do("buy afterburner", "pay solar-energy", "confirm").settle()
    assert table.state.engines == [(), (), ()]
    assert table.refused("buy standard-rocket-engines").rule == "RM-4.1"


def test_rm_4_19_a_threat_taken_free_has_no_price_and_its_slot_is_refilled() -> None:
    table = Table().show("big-data", "climate-change").hand(SOLAR)
    table.player().track = 21
    table.do("play solar-energy")
    assert rocketmen.to_act(table.state) == CHANCE
    table.do("drawn super-capacitors")
    assert table.display()[:2] == ["big-data", "super-capacitors"]
    assert table.zone("playing_area") == ["climate-change"]


def test_rm_4_19_of_several_threats_one_is_chosen() -> None:
    table = Table(4).show("climate-change", "climate-change-2").hand(SOLAR)
    table.do("play solar-energy", "choose climate-change-2").settle()
    assert table.zone("playing_area") == ["climate-change-2"]
    assert table.display()[0] == "climate-change"
