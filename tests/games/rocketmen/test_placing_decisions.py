"""RM-5: the decisions of a placing action, Fast Track, and worked examples."""

from __future__ import annotations

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.lang import words as words_of
from tests.games.rocketmen.table import Table

# --- the decisions -------------------------------------------------------------------------------


def test_d_5_placing_is_opened_with_a_card_and_its_place() -> None:
    table = (
        Table().plan("satellite-1").hand("base-1", "base-2", "space-hotel").put("playing_area", "big-data")
    )
    assert table.options("place") == ["place base-1 pad", "place space-hotel pad"]
    table.do("place base-1 pad")
    assert table.zone("hand") == ["base-1", "base-2", "space-hotel"], "nothing has moved yet"


def test_d_5_is_not_offered_if_it_cannot_be_paid() -> None:
    table = Table().plan("satellite-1").hand("base-1", "small-rocket-boosters")
    assert table.options("place") == []


def test_d_6_a_further_card_is_offered_while_all_can_be_paid() -> None:
    table = Table().plan("satellite-1").hand("base-1", "nanomaterials", "spaceship-1", "designer-drugs")
    table.do("place base-1 pad")
    assert table.options("place") == ["place nanomaterials pad", "place spaceship-1 pad"]
    table.do("place spaceship-1 pad")
    assert table.options("place") == []
    assert table.refused("place nanomaterials pad").rule == "RM-5.3"


def test_d_6_a_card_is_chosen_once() -> None:
    table = Table().plan("satellite-1").hand("space-hotel", "big-data").do("place space-hotel pad")
    assert table.options("place") == ["place big-data pad"]
    assert table.refused("place space-hotel pad").rule == "RM-5.4"


def test_d_6_a_card_that_pays_is_not_placed_as_well() -> None:
    table = (
        Table().plan("satellite-1").hand("base-1", "space-hotel").do("place base-1 pad", "pay space-hotel")
    )
    assert table.options() == ["confirm"]
    assert table.refused("place space-hotel pad").rule == "RM-5.4"


def test_d_6_not_even_if_a_copy_of_it_could_pay_instead() -> None:
    table = Table(3).plan("satellite-1").hand("base-1", "big-data", "big-data-2")
    table.do("place base-1 pad", "pay big-data")
    assert table.options("place") == ["place big-data-2 pad"]
    assert table.refused("place big-data pad").rule == "RM-5.4"


def test_d_7_sources_are_hand_cards_with_money_and_20_tokens() -> None:
    table = Table().plan("satellite-1").hand("base-1", "spaceship-1", "space-hotel", "designer-drugs")
    table.player().money_tokens = 1
    table.do("place base-1 pad")
    assert [*table.options("pay"), *table.options("pay-token")] == [
        "pay designer-drugs",
        "pay space-hotel",
        "pay-token money",
    ]


def test_d_7_no_source_is_offered_once_the_money_suffices() -> None:
    table = Table().plan("satellite-1").hand("hydroponics", "base-1", "space-hotel")
    table.do("place base-1 pad")
    assert table.options("pay") == ["pay hydroponics", "pay space-hotel"]
    table.do("place hydroponics pad")
    assert table.options() == ["confirm", "place space-hotel pad"]


def test_d_8_confirm_is_offered_once_the_placing_is_covered() -> None:
    table = Table().plan("satellite-1").hand("base-1", "space-hotel").do("place base-1 pad")
    assert table.options("confirm") == []
    assert table.refused("confirm").rule == "RM-5.3"
    table.do("pay space-hotel", "confirm")
    assert table.zone("pad") == ["base-1"]
    assert table.zone("playing_area") == ["space-hotel"]


# --- Fast Track ----------------------------------------------------------------------------------


def test_rm_13_10_fast_track_makes_planning_free() -> None:
    table = Table(variants=("fast-track",)).hand("spaceship-1").do("place spaceship-1 plan")
    assert table.options() == ["confirm"]
    table.do("confirm")
    assert table.name(table.player().plan) == "spaceship-1"


def test_rm_13_10_the_pad_still_costs_10_with_fast_track() -> None:
    table = Table(variants=("fast-track",)).hand("spaceship-1", "base-1", "space-hotel")
    table.do("place spaceship-1 plan", "place base-1 pad")
    assert table.refused("confirm").rule == "RM-5.3"
    table.do("pay space-hotel", "confirm")
    assert table.zone("playing_area") == ["space-hotel"]


def test_rm_13_10_without_money_fast_track_opens_the_plan_alone() -> None:
    table = Table(variants=("fast-track",)).hand("spaceship-1", "base-1")
    assert table.options("place") == ["place base-1 plan", "place spaceship-1 plan"]
    table.do("place spaceship-1 plan")
    assert table.refused("place base-1 pad").rule == "RM-5.3"


def test_rm_13_10_the_missions_own_money_still_counts_for_the_others() -> None:
    table = Table(variants=("fast-track",)).hand("satellite-1", "base-1")
    table.do("place satellite-1 plan", "place base-1 pad", "confirm")
    assert table.zone("pad") == ["base-1"]
    assert table.zone("playing_area") == []


# --- examples ------------------------------------------------------------------------------------


def test_wx_2_three_placing_actions_leave_only_the_space_hotel_in_the_playing_area() -> None:
    """WX-2, RM-5.1 to RM-5.7."""
    table = Table().hand("satellite-1", "big-data", "base-1", "space-hotel")
    table.do("place satellite-1 plan", "confirm")
    table.do("place big-data pad", "confirm")
    table.do("place base-1 pad", "pay space-hotel", "confirm")
    assert table.name(table.player().plan) == "satellite-1"
    assert table.zone("pad") == ["base-1", "big-data"]
    assert table.zone("playing_area") == ["space-hotel"]
    assert table.zone("hand") == []


def test_ec_28_20_of_one_placed_card_pay_for_both() -> None:
    """EC-28, RM-5.5."""
    table = Table().plan("satellite-1").hand("hydroponics", "base-1", "space-hotel")
    table.do("place hydroponics pad", "place base-1 pad", "confirm")
    assert table.zone("pad") == ["base-1", "hydroponics"]
    assert table.zone("playing_area") == []


def test_ec_28_a_further_source_would_be_idle() -> None:
    """EC-28, RM-5.6."""
    table = Table().plan("satellite-1").hand("hydroponics", "base-1", "space-hotel")
    table.do("place hydroponics pad", "place base-1 pad")
    assert table.refused("pay space-hotel").rule == "RM-5.6"


def test_ec_29_one_20_token_places_mission_and_engine_and_they_fly_at_once() -> None:
    """EC-29, RM-3.5, RM-5.4."""
    table = Table().hand("spaceship-1", "standard-rocket-engines")
    table.player().money_tokens = 1
    table.do("place spaceship-1 plan", "place standard-rocket-engines pad", "pay-token money", "confirm")
    table.do("launch earth")
    assert table.launch.destination == "earth"


def test_ec_30_a_second_mission_waits_until_the_first_is_discarded_with_the_pad() -> None:
    """EC-30, RM-5.12, RM-6.2."""
    table = Table().plan("satellite-1").pad("big-data").hand("space-hotel")
    assert table.refused("place space-hotel plan").rule == "RM-5.12"
    table.do("discard-mission", "place space-hotel plan", "confirm")
    assert table.name(table.player().plan) == "space-hotel"
    assert table.zone("pad") == []
    assert table.zone("playing_area") == ["big-data", "satellite-1"]


def test_ec_31_three_cards_that_the_pad_refuses_and_one_that_it_takes() -> None:
    """EC-31, RM-5.7, RM-5.8."""
    table = Table(3).plan("satellite-1").pad("big-data", "small-rocket-boosters")
    table.hand("satellite-2", "pandemic", "big-data-2", "small-rocket-boosters-2")
    assert table.refused("place satellite-2 pad").rule == "RM-5.7"
    assert table.refused("place pandemic pad").rule == "RM-5.7"
    assert table.refused("place big-data-2 pad").rule == "RM-5.8"
    table.do("place small-rocket-boosters-2 pad", "pay satellite-2", "confirm")
    assert table.zone("pad") == ["big-data", "small-rocket-boosters", "small-rocket-boosters-2"]


# --- own money as a choice (RM-5.5) --------------------------------------------------------------


def at_the_pad(*names: str, version: int = 2) -> Table:
    """A Mission is planned; these cards are in the Hand."""
    return Table(version=version).plan("satellite-2").hand(*names)


def test_rm_5_5_own_money_pays_by_itself_unless_told_otherwise() -> None:
    """RM-5.5: where nothing would be earned otherwise, nobody is asked."""
    table = at_the_pad("spaceship-1", "satellite-1", "space-hotel", "hydroponics")
    table.do("place hydroponics pad")
    assert table.options("pay") == []
    assert "confirm" in table.options()
    table.do("confirm")
    assert table.zone("playing_area") == []


def test_rm_5_5_a_card_can_pay_for_itself_but_need_not() -> None:
    """RM-5.5: a card with money *can* pay for itself; Big Data pays for it instead and earns its draw."""
    table = at_the_pad("hydroponics", "big-data").do("place hydroponics pad")
    assert table.options() == ["confirm", "pay big-data", "place big-data pad"]
    table.do("pay big-data")
    assert table.options() == ["confirm"]
    table.do("confirm")
    assert (table.zone("pad"), table.zone("playing_area")) == (["hydroponics"], ["big-data"])
    assert table.options("draw-pending") == ["draw-pending"]


def test_rm_5_5_by_the_rules_of_version_1_own_money_always_counts() -> None:
    table = at_the_pad("hydroponics", "big-data", version=1).do("place hydroponics pad")
    assert table.options() == ["confirm", "place big-data pad"]
    assert table.refused("pay big-data").rule == "RM-5.6"


def test_rm_5_5_a_card_that_does_not_pay_for_itself_earns_nothing() -> None:
    """RM-5.5, RM-10.4: Global Internet is placed, Big Data pays: a draw is earned and no free placing."""
    table = at_the_pad("global-internet", "big-data", "base-1")
    table.do("place global-internet pad", "pay big-data", "confirm")
    assert table.state.turn.pending == [table.card("big-data")]
    table = at_the_pad("global-internet", "big-data", "base-1")
    table.do("place global-internet pad", "confirm")
    assert table.state.turn.pending == [table.card("global-internet")]


def test_rm_5_5_only_so_much_own_money_gives_way_as_the_payer_replaces() -> None:
    """RM-5.5, a ruling: of two cards with money of their own, the one that earns an effect pays."""
    table = at_the_pad("global-internet", "big-data").hand("satellite-1")
    table.player().plan = None
    table.player().junkyard += (table.card("satellite-2"),)
    table.do("place satellite-1 plan", "place global-internet pad", "pay big-data", "confirm")
    assert table.state.turn.pending == sorted([table.card("big-data"), table.card("global-internet")])


def test_rm_5_5_own_money_does_not_give_way_to_sources_that_earn_nothing() -> None:
    """RM-5.5, RM-5.6, a ruling: such a card or token would be gone for nothing."""
    table = at_the_pad("hydroponics", "satellite-1").do("place hydroponics pad")
    assert table.refused("pay satellite-1").rule == "RM-5.6"
    table.player().money_tokens = 1
    assert table.refused("pay-token money").rule == "RM-5.6"


def test_rm_5_6_beside_a_payer_that_earns_only_what_it_lacks_is_added() -> None:
    """RM-5.6: Big Data's $10 are short of two cards by $10; one filler is added, and none more than that."""
    table = at_the_pad("hydroponics", "base-1", "big-data", "satellite-1", "space-hotel")
    table.do("place hydroponics pad", "place base-1 pad", "pay big-data")
    assert table.options("pay") == ["pay satellite-1", "pay space-hotel"]
    assert table.refused("confirm").rule == "RM-5.3"
    table.do("pay satellite-1")
    assert table.options() == ["confirm"]
    before = table.state
    table.do("confirm")
    assert table.zone("playing_area") == ["big-data", "satellite-1"]
    assert [law for law in rocketmen.laws(table.state, before) if "INV-6" in law] == []


def test_rm_5_5_the_player_is_told_that_another_card_may_pay() -> None:
    for language in ("en", "de", "it", "fr"):
        told = []
        for hand in (("hydroponics",), ("hydroponics", "big-data")):
            table = at_the_pad(*hand).do(f"place {hand[0]} pad")
            told.append(words_of(language).say(rocketmen.say_step(table.state)))
        assert told[1] != told[0]
        assert told[1].startswith(told[0][:20])
