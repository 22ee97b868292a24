"""RM-4: the decisions D-1 to D-4, worked examples and edge cases of buying."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen.rules.agenda import Purchasing
from spacerace.games.rocketmen.rules.payment import purse_of_card
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.kernel.piles import size
from tests.games.rocketmen.buying_tables import DRUGS, LASER, SOLAR, pay, price
from tests.games.rocketmen.table import Table

CHEAP = '[pack]\nid = "mine"\nversion = 1\nbase = "this reading"\n'
CHEAP += '[[asset]]\nid = "afterburner"\ncost = ["$10"]\nsource = "picture"\n'


# --- decisions -----------------------------------------------------------------------------------


def test_d_1_a_purchase_is_opened_with_what_can_be_paid() -> None:
    table = Table(4).show("afterburner", "storage-batteries", "big-data", "pandemic").hand("electric-cars")
    assert table.options("buy") == ["buy afterburner", "buy small-rocket-boosters", "buy storage-batteries"]
    assert table.refused("buy pandemic").rule == "RM-4.5"


def test_d_2_a_further_card_must_leave_the_joint_price_payable() -> None:
    table = Table(4).show("afterburner", "storage-batteries", "depot").hand("electric-cars", SOLAR)
    table.do("buy afterburner")
    assert table.options("buy") == ["buy small-rocket-boosters", "buy storage-batteries"]
    assert table.refused("buy depot").rule == "RM-4.5"
    assert table.do("buy storage-batteries").options("buy") == []


def test_d_2_the_limit_holds_within_a_purchase() -> None:
    table = Table(4).show("afterburner").hand("electric-cars", "electric-cars-2", SOLAR)
    table.do("buy small-rocket-boosters")
    assert table.options("buy") == ["buy afterburner"]
    assert table.refused("buy standard-rocket-engines").rule == "RM-4.10"


def test_d_2_a_card_may_be_added_after_a_source() -> None:
    table = Table(4).show("afterburner", "storage-batteries").hand("electric-cars", SOLAR)
    table.do("buy afterburner", "pay electric-cars", "buy storage-batteries", "pay solar-energy", "confirm")
    assert len(table.zone("playing_area")) == 4


def test_d_3_a_source_is_offered_while_it_need_not_be_idle() -> None:
    table = Table(4).show("storage-batteries").hand(SOLAR, "satellite-1", "satellite-2", "spaceship-1")
    table.do("buy storage-batteries")
    assert table.options("pay") == ["pay satellite-1", "pay satellite-2", "pay solar-energy"]
    assert table.do("pay solar-energy").options() == ["pay satellite-1", "pay satellite-2"]
    assert table.do("pay satellite-2").options() == ["confirm"]


def test_d_3_sources_may_be_named_in_any_order() -> None:
    ends = []
    for order in (("spaceship-1", SOLAR, "satellite-1"), ("satellite-1", "spaceship-1", SOLAR)):
        table = Table().show("big-data").hand(SOLAR, "satellite-1", "spaceship-1")
        table.do("buy big-data", *pay(*order), "confirm").settle()
        ends.append(table.zone("playing_area"))
    assert ends[0] == ends[1] == ["big-data", "satellite-1", "solar-energy", "spaceship-1"]


def test_d_4_confirm_is_offered_once_the_price_is_covered() -> None:
    table = Table().show("storage-batteries").hand(SOLAR, DRUGS).do("buy storage-batteries")
    assert table.options("confirm") == []
    assert table.refused("confirm").rule == "RM-4.5"
    table.do("pay solar-energy")
    assert table.refused("confirm").rule == "RM-4.5"
    table.do("pay designer-drugs")
    assert table.options() == ["confirm"]
    assert isinstance(table.state.agenda[-1], Purchasing)


# --- worked examples and edge cases --------------------------------------------------------------


def test_wx_1_big_data_is_bought_with_four_missions() -> None:
    """RM-4.5, RM-4.9, RM-4.14."""
    missions = ("asteroid-mining", "satellite-1", "space-hotel", "spaceship-1")
    table = Table().show("afterburner", "big-data").hand(*missions, "base-2")
    table.do("buy big-data", *pay(*missions), "confirm")
    assert table.display()[1] is None
    table.settle()
    assert table.display()[1] is not None
    assert table.zone("playing_area") == [
        "asteroid-mining",
        "big-data",
        "satellite-1",
        "space-hotel",
        "spaceship-1",
    ]
    assert table.zone("hand") == ["base-2"]


def test_wx_7_at_7_vp_asteroid_impact_costs_60() -> None:
    """RM-4.12."""
    table = Table().show("asteroid-impact")
    assert price(table, "asteroid-impact") == Purse(50, 0, 0, 0, 0)
    table.player().track = 7
    assert price(table, "asteroid-impact") == Purse(60, 0, 0, 0, 0)
    table.hand("electric-cars", SOLAR, "satellite-1")
    table.do("buy asteroid-impact", *pay("electric-cars", SOLAR))
    assert table.refused("confirm").rule == "RM-4.5"
    table.do("pay satellite-1", "confirm").settle()
    assert "asteroid-impact" in table.zone("playing_area")


def test_ec_22_30_with_20_and_20_but_not_with_10_more() -> None:
    """RM-4.7, RM-4.8."""
    table = Table().show("storage-batteries").hand(SOLAR, DRUGS, "satellite-1")
    table.do("buy storage-batteries", *pay(SOLAR, DRUGS))
    assert table.refused("pay satellite-1").rule == "RM-4.8"
    table.do("confirm").settle()
    assert table.zone("hand") == ["satellite-1"]


def test_ec_22_whichever_of_the_three_comes_last_is_refused() -> None:
    """RM-4.8."""
    table = Table().show("storage-batteries").hand(SOLAR, DRUGS, "satellite-1")
    table.do("buy storage-batteries", *pay("satellite-1", SOLAR))
    assert table.refused("pay designer-drugs").rule == "RM-4.8"


def test_ec_23_science_and_biotech_cover_biotech_and_computer() -> None:
    """RM-4.5; a price has one item at most, so two cards are bought together."""
    asked = {"afterburner": "biotech", "depot": "computer"}
    rows = [f'[[asset]]\nid = "{id}"\ncost = ["{item}"]\nsource = "picture"\n' for id, item in asked.items()]
    pack = "".join([CHEAP.split("[[")[0], *rows])
    table = Table(4, pack_text=pack).show("afterburner", "depot").hand("spaceship-1")
    table.player().science_tokens = 1
    table.do("buy afterburner", "buy depot", "pay spaceship-1", "pay-token science", "confirm")
    assert table.zone("playing_area") == ["afterburner", "depot", "spaceship-1"]
    table = Table(4, pack_text=pack).show("afterburner", "depot")
    table.player().science_tokens = 1
    assert table.do("buy afterburner").refused("buy depot").rule == "RM-4.5"


def test_ec_23_a_composite_covers_science() -> None:
    """RM-4.5."""
    table = Table().show("global-internet").hand("storage-batteries", "electric-cars")
    table.do("buy global-internet", *pay("storage-batteries", "electric-cars"), "confirm").settle()
    assert table.zone("playing_area") == ["electric-cars", "global-internet", "storage-batteries"]


def test_ec_24_an_achievement_a_pad_card_and_a_new_card_do_not_pay() -> None:
    """RM-4.4, RM-4.9."""
    table = Table(4).show(DRUGS, "afterburner").hand("electric-cars", SOLAR)
    table.plan("satellite-1").pad("space-hotel")
    table.player().rocket_points = 2
    table.do("buy designer-drugs", "pay electric-cars", "confirm").settle().do("buy afterburner")
    assert table.refused("pay-token rocket").rule == "T-5"
    assert table.refused("pay space-hotel").rule == "RM-4.4"
    assert table.refused("pay designer-drugs").rule == "RM-4.4"


def test_ec_25_three_times_20_buy_two_cards_of_30_in_one_purchase() -> None:
    """RM-4.15."""
    table = Table().show("storage-batteries", "super-capacitors").hand(SOLAR, DRUGS, LASER)
    table.do("buy storage-batteries", "buy super-capacitors")
    visible = [option for option in table.options("buy") if "rocket" not in option]
    assert visible == []
    table.do(*pay(SOLAR, DRUGS, LASER), "confirm")
    assert table.display()[:2] == [None, None]
    table.settle()
    assert None not in table.display()[:2]


def test_ec_26_the_new_card_may_be_bought_with_other_sources() -> None:
    """RM-4.16."""
    table = Table(4).show("storage-batteries").hand("electric-cars", "electric-cars-2")
    table.do("buy storage-batteries", "pay electric-cars", "confirm", "drawn super-capacitors")
    table.do("buy super-capacitors", "pay electric-cars-2", "confirm").settle()
    assert "end-turn" in table.options()
    assert {"storage-batteries", "super-capacitors"} <= set(table.zone("playing_area"))


def test_ec_27_a_token_that_placed_a_card_buys_nothing() -> None:
    """RM-4.17, with Afterburner for $10."""
    table = Table(4, pack_text=CHEAP).show("afterburner").hand("base-1", "satellite-1")
    table.player().money_tokens = 1
    table.do("place base-1 plan", "pay-token money", "confirm")
    assert table.do("buy afterburner").refused("pay-token money").rule == "RM-4.17"
    table = Table(4, pack_text=CHEAP).show("afterburner").hand("base-1")
    table.player().money_tokens = 1
    table.do("place base-1 plan", "pay-token money", "confirm")
    assert table.refused("buy afterburner").rule == "RM-4.5"


def test_ec_49_one_engine_a_turn_and_one_in_a_purchase() -> None:
    """RM-4.10."""
    table = Table().hand("electric-cars", "electric-cars-2", SOLAR, DRUGS)
    table.do("buy standard-rocket-engines")
    assert table.refused("buy small-rocket-boosters").rule == "RM-4.10"
    table.do(*pay(SOLAR, DRUGS), "confirm")
    for engine in ("small-rocket-boosters", "standard-rocket-engines-2", "super-heavy-engines"):
        assert table.refused(f"buy {engine}").rule == "RM-4.10"


def test_rm_13_8_bulk_order_two_engines_in_one_purchase() -> None:
    table = Table(variants=("bulk-order",)).hand("electric-cars", "electric-cars-2", SOLAR)
    table.do("buy small-rocket-boosters", "buy standard-rocket-engines")
    assert table.refused("buy super-heavy-engines").rule == "RM-4.10"
    table.do(*pay("electric-cars", "electric-cars-2", SOLAR), "confirm")
    assert table.options("buy") == []


def test_rm_13_8_bulk_order_two_engines_in_two_purchases() -> None:
    table = Table(variants=("bulk-order",)).hand("electric-cars", "electric-cars-2", SOLAR, DRUGS)
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    table.do("buy small-rocket-boosters-2", "pay electric-cars-2", "confirm")
    assert table.refused("buy small-rocket-boosters-3").rule == "RM-4.10"


def test_rm_13_8_bulk_order_an_engine_pile_shows_one_engine_at_a_time() -> None:
    """RM-4.15: what lies below is not visible when the purchase is made."""
    table = Table(variants=("bulk-order",)).hand("electric-cars", "electric-cars-2")
    table.do("buy small-rocket-boosters")
    assert table.refused("buy small-rocket-boosters-2").rule == "RM-4.1"


# --- Government Contract -------------------------------------------------------------------------


@pytest.mark.parametrize("missions", range(6))
def test_rm_11_8_government_contract_gives_10_a_completed_mission(missions: int) -> None:
    table = Table().hand("government-contract")
    done = ("satellite", "spaceship", "space-hotel", "orbital-shipyard", "space-station")
    for kind in done[:missions]:
        table.arrive("earth", kind)
    table.arrive("moon", "base", seat=1)
    purse = purse_of_card(table.state, table.player(), table.card("government-contract"))
    assert purse == Purse(money=10 * missions)


def test_rm_11_8_government_contract_pays_for_placing_and_leaves_nothing_pending() -> None:
    """RM-10.4."""
    table = Table().hand("government-contract", "base-1").arrive("earth", "satellite")
    table.do("place base-1 plan", "pay government-contract", "confirm")
    assert table.zone("playing_area") == ["government-contract"]
    assert table.state.turn.pending == []


def test_ec_34_government_contract_with_no_mission_and_with_three() -> None:
    """RM-11.8."""
    table = Table().show("storage-batteries").hand("government-contract")
    assert table.options("buy") == []
    assert table.refused("buy storage-batteries").rule == "RM-4.5"
    table.arrive("earth", "satellite").arrive("moon", "satellite").arrive("earth", "spaceship")
    table.do("buy storage-batteries", "pay government-contract", "confirm").settle()
    assert table.zone("playing_area") == ["government-contract", "storage-batteries"]


# --- the whole display ---------------------------------------------------------------------------


def test_rm_4_14_a_purchase_takes_as_many_cards_from_the_deck_as_from_the_display() -> None:
    table = Table(4).show("afterburner", "storage-batteries").hand("electric-cars", SOLAR)
    before = size(table.state.deck)
    table.do("buy afterburner", "buy storage-batteries", *pay("electric-cars", SOLAR), "confirm").settle()
    assert size(table.state.deck) == before - 2
