"""RM-7 and RM-11: the decisions in a launch, and the cards that work in it."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.codec import decode, encode
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.launch_tables import (
    ENGINE,
    SPY,
    SUIT,
    left_in_deck,
    satellite,
    spaceship,
    turn_is_over,
)
from tests.games.rocketmen.readings import printed
from tests.games.rocketmen.table import Table

#: A second card with the effect of Espionage: the box has one only.
TWO_SPIES = """
[pack]
id = "two-spies"
version = 1
base = "this reading"

[[asset]]
id = "super-computer"
kind = "launch-pad"
effect = { do = "copy_card" }
"""


def costs_and_gives(name: str) -> str:
    """What is printed on a card: "teal $20: rocket"."""
    table = Table(4)
    card = table.state.terms.cards[table.card(name)]
    words = ("computer", "composite", "biotech", "science")

    def row(purse: Purse) -> list[str]:
        money = [f"${purse.money}"] if purse.money else []
        return money + [word for word in words for _ in range(purse.of(word))]

    gives = row(card.purse) + ["rocket"] * card.rocket
    return f"{' '.join([card.deck, *row(card.cost)])}: {' '.join(gives)}"


def as_printed(deck: str, name: str) -> str:
    """The same, as the reading has it."""
    return f"{deck} {printed(name, 'cost')}: {printed(name)}"


# --- decisions -----------------------------------------------------------------------------------


def test_d_15_declare_a_launch_to_a_destination() -> None:
    assert satellite("ion-thrusters").options("launch") == ["launch earth", "launch moon"]


def test_d_16_use_a_pad_effect_espionage_with_its_target() -> None:
    table = satellite(SPY, "backup-systems").pad("life-support", "depot", seat=1).do("launch earth")
    copies = [f"copy {SPY} depot", f"copy {SPY} life-support"]
    assert table.options() == [*copies, "count"]
    assert table.do("count").options() == [*copies, "draw-success", "use backup-systems"]
    assert table.draws(1).options() == ["abort", *copies, "draw-success", "use backup-systems"]


def test_d_17_count_and_go_if_the_points_suffice() -> None:
    table = satellite(SPY).pad("depot", seat=1).do("launch earth")
    assert "count" in table.options()
    table = Table(3).plan("satellite-1").pad(SPY).pad("depot", seat=1).do("launch earth")
    assert table.options() == [f"copy {SPY} depot"]
    assert table.refused("count").rule == "RM-7.4"


def test_d_17_under_strict_declaration_count_anyway() -> None:
    table = Table(3, strict_declaration=True).plan("satellite-1").pad(SPY).pad("depot", seat=1)
    assert "count" in table.do("launch earth").options()
    assert turn_is_over(table.do("count"))


def test_d_18_draw_the_next_mission_success_card() -> None:
    table = satellite().do("launch earth")
    assert table.options() == ["draw-success"]
    assert rocketmen.to_act(table.do("draw-success").state) == CHANCE
    assert "draw-success" in table.turn_up(1).options()


def test_d_19_choose_one_of_the_three() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(0).turn_up(1).turn_up(3)
    assert table.options() == ["choose success-0", "choose success-1", "choose success-3"]
    assert table.refused("choose success-4").rule == "RM-11.5"


def test_d_20_answer_a_drawn_card_or_let_it_stand() -> None:
    table = Table(3, variants=("clear-skies",)).plan("satellite-1").pad(ENGINE, SUIT, "radiation-shielding")
    table.do("launch earth").draws(0)
    assert table.options() == ["pass", "use clear-skies", f"use {SUIT}", "use radiation-shielding"]
    assert table.do("pass").launch.rocket == 0


def test_d_20_not_asked_if_nothing_is_usable() -> None:
    """Shielding on the Pad and a 1 drawn: the 1 counts at once."""
    table = satellite("radiation-shielding").do("launch earth").draws(1)
    assert table.options() == ["abort", "draw-success"]


def test_d_21_abort_between_draws() -> None:
    table = satellite().do("launch earth")
    assert [table.draws(1).options("abort") for _ in range(2)] == [["abort"], ["abort"]]


def test_d_21a_choose_each_pad_card_to_discard() -> None:
    table = spaceship("base-1", "base-2", "depot").do("launch moon").draws(1, 1).do("abort")
    assert table.options() == ["choose base-1", "choose base-2"]


def test_d_22_afterburner_or_accept_the_failure() -> None:
    table = satellite("afterburner").do("launch earth").draws(1, 1, 1)
    assert table.options() == ["pass", "use afterburner"]
    assert table.do("pass").options() == ["discard-mission", "keep-mission"]
    assert table.zone("playing_area") == ["afterburner", ENGINE]


def test_d_22_only_asked_if_afterburner_is_there() -> None:
    assert satellite().do("launch earth").draws(1, 1, 1).options() == ["discard-mission", "keep-mission"]


def test_d_22_an_afterburner_that_falls_short_fails_the_mission() -> None:
    table = satellite("afterburner").do("launch earth").draws(1, 1, 1).do("use afterburner")
    assert table.options() == ["discard-mission", "keep-mission"]


def test_d_22_holds_for_a_state_that_was_written_and_read() -> None:
    table = satellite("afterburner").do("launch earth").draws(1, 1, 1)
    table.state = decode(State, encode(table.state), table.state.terms)
    assert table.do("use afterburner").options() == ["discard-mission", "keep-mission"]


def test_d_23_keep_or_discard_the_mission() -> None:
    table = satellite().do("launch earth").draws(0, 0, 1)
    assert table.options() == ["discard-mission", "keep-mission"]


def test_d_23a_take_an_engine_or_finish() -> None:
    table = satellite("reusable-rocket-parts", "base-1").do("launch earth").draws(1, 1, 1)
    assert table.options() == [f"choose {ENGINE}", "pass"]
    assert table.refused("choose base-1").rule == "RM-11.40"


def test_d_23a_not_asked_without_an_engine() -> None:
    table = spaceship("reusable-rocket-parts", "ion-thrusters").do("launch earth").draws(1, 1, 1)
    assert table.options() == ["discard-mission", "keep-mission"]


# --- chance --------------------------------------------------------------------------------------


def test_c_6_every_card_not_drawn_or_set_aside_is_equally_likely() -> None:
    table = satellite(SUIT).do("launch earth").draws(4).do(f"use {SUIT}")
    assert left_in_deck(table) == {3: 4, 2: 6, 1: 5, 0: 2}
    table.turn_up(3).do("draw-success")
    assert left_in_deck(table) == {3: 3, 2: 6, 1: 5, 0: 2}


def test_c_7_three_cards_are_turned_up_one_by_one() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    assert left_in_deck(table) == {4: 1, 3: 4, 2: 6, 1: 5, 0: 2}
    assert left_in_deck(table.turn_up(4)) == {3: 4, 2: 6, 1: 5, 0: 2}
    assert left_in_deck(table.turn_up(0)) == {3: 4, 2: 6, 1: 5, 0: 1}
    table.turn_up(1).do("choose success-0", "draw-success")
    assert left_in_deck(table) == {3: 4, 2: 6, 1: 4, 0: 1}


# --- 11: cards that work in a launch -------------------------------------------------------------


def test_rm_11_1_afterburner_is_removed_and_advances_one() -> None:
    assert costs_and_gives("afterburner") == as_printed("teal", "afterburner")
    table = satellite("afterburner").do("launch earth").draws(1).do("use afterburner")
    assert table.launch.rocket == 2
    assert table.zone("junkyard") == ["afterburner"]
    assert table.zone("pad") == [ENGINE]


def test_rm_11_1_afterburner_works_in_w4_in_w6_and_after_the_last_draw() -> None:
    table = satellite("afterburner").do("launch earth")
    assert "use afterburner" in table.options()
    assert "use afterburner" in table.draws(4).options()
    assert "use afterburner" in table.draws(1).options()
    assert "use afterburner" in table.draws(2).options()
    assert table.do("use afterburner").player().track == 2


def test_rm_11_3_backup_systems_advances_one_and_stays() -> None:
    assert costs_and_gives("backup-systems") == as_printed("teal", "backup-systems")
    table = satellite("backup-systems").do("launch earth", "use backup-systems")
    assert table.launch.rocket == 1
    assert table.zone("pad") == ["backup-systems", ENGINE]


def test_rm_11_3_backup_systems_works_once_a_launch() -> None:
    table = satellite("backup-systems").do("launch earth", "use backup-systems")
    assert table.options("use") == []
    assert table.refused("use backup-systems").rule == "RM-10.7"
    assert table.draws(1).options("use") == []


def test_rm_11_5_detailed_planning_chooses_the_first_draw_of_three() -> None:
    assert costs_and_gives("detailed-planning") == as_printed("teal", "detailed-planning")
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(1).turn_up(4).turn_up(3)
    assert table.zone("playing_area") == ["detailed-planning"]
    table.do("choose success-4")
    assert (table.launch.rocket, table.launch.draws) == (5, 1)
    assert [table.state.terms.cards[card].value for card in table.launch.aside] == [1, 3]


def test_rm_7_16_detailed_planning_only_before_the_first_draw() -> None:
    table = satellite("detailed-planning").do("launch earth").draws(1)
    assert table.refused("use detailed-planning").rule == "RM-7.16"


def test_rm_11_5_unused_it_is_discarded_like_the_rest_of_the_pad() -> None:
    table = satellite("detailed-planning").do("launch earth").draws(4, 3).settle()
    assert "detailed-planning" in table.zone("warehouse")


def test_rm_11_5_used_and_aborted_it_is_discarded() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(1).turn_up(1).turn_up(0).do("choose success-0", "abort").settle()
    assert table.zone("warehouse") == ["detailed-planning"]


def test_rm_11_9_espionage_becomes_a_card_of_an_opponents_pad() -> None:
    assert costs_and_gives(SPY) == "teal $50: $10 science"
    table = satellite(SPY).pad("super-computer", seat=2)
    table.do("launch earth", f"copy {SPY} super-computer")
    assert table.launch.rocket == 2
    assert table.zone("pad", seat=2) == ["super-computer"]


def test_rm_11_9_what_the_copied_effect_discards_is_espionage() -> None:
    table = satellite(SPY).pad(SUIT, seat=1).do("launch earth", "count", f"copy {SPY} {SUIT}").draws(1)
    assert table.options() == ["pass", f"use {SPY}"]
    table.do(f"use {SPY}").turn_up(3)
    assert table.zone("playing_area") == [SPY]
    assert table.zone("pad", seat=1) == [SUIT]
    assert table.launch.rocket == 1 + 3


def test_rm_11_10_the_suit_sets_the_drawn_card_aside_and_draws_another() -> None:
    assert costs_and_gives(SUIT) == as_printed("teal", SUIT)
    table = satellite(SUIT).do("launch earth").draws(1).do(f"use {SUIT}")
    assert rocketmen.to_act(table.state) == CHANCE
    assert [table.state.terms.cards[card].value for card in table.launch.aside] == [1]
    assert table.turn_up(3).launch.rocket == 3
    assert table.zone("playing_area") == [SUIT]


def test_rm_11_12_radiation_shielding_counts_a_0_as_2() -> None:
    assert costs_and_gives("radiation-shielding") == as_printed("pink", "radiation-shielding")
    table = satellite("radiation-shielding").do("launch earth").draws(0).do("use radiation-shielding")
    assert (table.launch.rocket, table.launch.draws) == (2, 1)
    assert table.zone("playing_area") == ["radiation-shielding"]


def test_rm_11_20_espionage_copies_once_a_launch() -> None:
    table = satellite(SPY).pad("backup-systems", "life-support", seat=1)
    table.do("launch earth", f"copy {SPY} backup-systems")
    assert table.options("copy") == []
    assert table.refused(f"copy {SPY} life-support").rule == "RM-11.20"


def test_rm_11_20_missions_and_engines_on_a_pad_can_be_copied() -> None:
    table = satellite(SPY).pad("base-1", "super-heavy-engines", seat=1).do("launch earth")
    assert table.options("copy") == [f"copy {SPY} base-1", f"copy {SPY} super-heavy-engines"]


def test_rm_11_20_no_planned_and_no_stored_card_and_no_own_card() -> None:
    table = satellite(SPY, "backup-systems").plan("base-1", seat=1).pad("depot", seat=1)
    table.put("store", "super-heavy-engines", seat=1).do("launch earth")
    assert table.options("copy") == [f"copy {SPY} depot"]


def test_rm_11_20_espionage_does_not_copy_espionage() -> None:
    table = Table(3, pack_text=TWO_SPIES).plan("satellite-1").pad(ENGINE, SPY)
    table.pad("super-computer", seat=1)
    assert table.do("launch earth").options() == ["draw-success"]


def test_rm_11_20_a_copy_made_in_w3_replaces_its_items_for_steps_3_and_4() -> None:
    """Own Science gives 1; as an Engine it gives 2 Rocket points and no boost."""
    table = Table(3).plan("satellite-1").pad(SPY).pad("small-rocket-boosters-2", seat=1)
    assert table.do("launch earth", f"copy {SPY} small-rocket-boosters-2").launch.rocket == 0


def test_rm_11_20_a_later_copy_gains_the_effect_only() -> None:
    """RM-11.20: neither the boost gained nor the boost given up is reckoned again."""
    table = satellite(SPY).pad("super-computer", seat=1).do("launch earth", "count")
    assert table.do(f"copy {SPY} super-computer").launch.rocket == 1


def test_rm_11_20_becoming_a_copy_and_using_its_effect_are_counted_apart() -> None:
    table = satellite(SPY).pad("backup-systems", seat=1)
    table.do("launch earth", "count", f"copy {SPY} backup-systems")
    assert table.do(f"use {SPY}").launch.rocket == 2
    assert table.options("use") == []


def test_rm_11_20_a_depot_copy_gives_rocket_points_only() -> None:
    """It counts for step 3, and is discarded like any card."""
    table = Table(3).plan("satellite-1").pad(SPY).pad("depot", seat=1)
    table.do("launch earth", f"copy {SPY} depot").draws(1, 1, 1).do("keep-mission").settle()
    assert table.zone("pad") == []
    assert table.zone("warehouse") == [SPY]


def test_rm_11_20_a_depot_copy_can_be_given_up_for_an_abort() -> None:
    table = satellite(SPY).pad("depot", seat=1)
    table.do("launch earth", f"copy {SPY} depot").draws(1, 1).do("abort")
    assert table.options() == [f"choose {SPY}", f"choose {ENGINE}"]


def test_rm_11_20_the_copy_ends_with_the_result_before_the_pad_is_cleared() -> None:
    table = satellite(SPY).pad("depot", seat=1)
    table.do("launch earth", "count", f"copy {SPY} depot").draws(1, 1, 1)
    assert (table.launch.copier, table.launch.copied) == (None, None)
    assert table.zone("pad") == []
    assert table.zone("playing_area") == [SPY, ENGINE]


def test_rm_11_20_a_copied_detailed_planning_sends_espionage_to_the_junkyard() -> None:
    """RM-11.5: the clause belongs to the use."""
    table = satellite(SPY).pad("detailed-planning", seat=1)
    table.do("launch earth", "count", f"copy {SPY} detailed-planning", f"use {SPY}")
    table.turn_up(4).turn_up(1).turn_up(1).do("choose success-4").draws(3).settle()
    assert table.zone("junkyard") == sorted([SPY, "satellite-1"])
    assert table.zone("pad", seat=1) == ["detailed-planning"]


def test_rm_11_20_a_copied_detailed_planning_goes_to_the_warehouse_on_failure() -> None:
    table = satellite(SPY).pad("detailed-planning", seat=1)
    table.do("launch earth", "count", f"copy {SPY} detailed-planning", f"use {SPY}")
    table.turn_up(0).turn_up(0).turn_up(1).do("choose success-0").draws(1, 1).do("keep-mission").settle()
    assert table.zone("warehouse") == [SPY, ENGINE]


def test_rm_11_38_mission_control_makes_an_abort_free() -> None:
    """D-21a: nothing is asked, and Mission Control stays (RM-11.31, RM-7.20)."""
    assert costs_and_gives("mission-control") == "pink $40: $10 science"
    table = spaceship("mission-control", "base-1", "base-2").do("launch mars").draws(1, 1, 1).do("abort")
    assert turn_is_over(table)
    assert table.zone("pad") == ["base-1", "base-2", "mission-control"]


def test_rm_11_38_a_copy_of_mission_control_works_as_well() -> None:
    table = spaceship(SPY, "base-1").pad("mission-control", seat=1)
    table.do("launch mars", "count").draws(1, 1).do(f"copy {SPY} mission-control", "abort")
    assert turn_is_over(table)
    assert table.zone("pad") == ["base-1", SPY]


def test_mission_control_does_not_help_in_a_failure() -> None:
    table = satellite("mission-control").do("launch earth").draws(1, 1, 1).do("keep-mission")
    assert table.zone("pad") == []


def test_rm_11_39_life_support_advances_one_and_stays() -> None:
    assert costs_and_gives("life-support") == "pink $40: $10 biotech"
    table = spaceship("life-support").do("launch mars")
    assert table.launch.rocket == 1
    assert table.do("use life-support").launch.rocket == 2
    assert table.zone("pad") == ["life-support"]
    assert table.draws(1).refused("use life-support").rule == "RM-10.7"


@pytest.mark.parametrize("draws", [(1, 1, 1), (4, 3, 1)])
def test_rm_11_40_reusable_rocket_parts_bring_two_engines_back(draws: tuple[int, ...]) -> None:
    """After a failure and after a success, before the Pad is cleared."""
    assert costs_and_gives("reusable-rocket-parts") == as_printed("pink", "reusable-rocket-parts")
    engines = (ENGINE, "small-rocket-boosters-2", "super-heavy-engines")
    table = Table().plan("satellite-1").pad(*engines, "reusable-rocket-parts")
    table.do("launch earth").draws(*draws)
    assert table.options() == [*(f"choose {name}" for name in sorted(engines)), "pass"]
    table.do("choose super-heavy-engines", f"choose {ENGINE}")
    assert table.zone("hand") == [ENGINE, "super-heavy-engines"]
    assert "small-rocket-boosters-2" in table.zone("playing_area") + table.zone("warehouse")


def test_rm_11_40_one_engine_or_none_will_do() -> None:
    table = satellite("reusable-rocket-parts", "super-heavy-engines").do("launch earth").draws(1, 1, 1)
    table.do(f"choose {ENGINE}", "pass", "keep-mission")
    assert table.zone("hand") == [ENGINE]
    assert table.zone("warehouse") == ["reusable-rocket-parts", "super-heavy-engines"]


def test_rm_11_40_everybody_knows_the_engines_that_came_back() -> None:
    """RM-16.6"""
    table = satellite("reusable-rocket-parts").do("launch earth").draws(1, 1, 1).do(f"choose {ENGINE}")
    assert table.zone("known") == [ENGINE]


def test_rm_11_40_a_copied_engine_is_no_engine() -> None:
    table = spaceship("reusable-rocket-parts", SPY).pad("super-heavy-engines", seat=1)
    table.do("launch earth", f"copy {SPY} super-heavy-engines").draws(1, 1, 1)
    assert table.options() == ["discard-mission", "keep-mission"]


def test_rm_11_40_a_copy_of_it_brings_engines_back_too() -> None:
    """RM-11.31"""
    table = satellite(SPY).pad("reusable-rocket-parts", seat=1)
    table.do("launch earth", "count", f"copy {SPY} reusable-rocket-parts").draws(1, 1, 1)
    assert table.options() == [f"choose {ENGINE}", "pass"]


def test_an_abort_brings_no_engine_back() -> None:
    table = satellite("reusable-rocket-parts").do("launch earth").draws(1).do("abort")
    assert turn_is_over(table)
    assert table.zone("pad") == ["reusable-rocket-parts", ENGINE]


def test_rm_13_9_clear_skies_ignores_a_0_once_a_launch() -> None:
    table = Table(variants=("clear-skies",)).plan("satellite-1").pad(ENGINE).do("launch earth").draws(0)
    assert table.options() == ["pass", "use clear-skies"]
    table.do("use clear-skies").turn_up(0)
    assert (table.launch.draws, table.launch.rocket) == (1, 0)
    assert table.options() == ["abort", "draw-success"]


def test_rm_13_9_clear_skies_is_for_0_only() -> None:
    table = Table(variants=("clear-skies",)).plan("satellite-1").pad(ENGINE).do("launch earth").draws(1)
    assert table.options() == ["abort", "draw-success"]


def test_rm_13_9_clear_skies_is_ready_again_in_the_next_launch() -> None:
    table = Table(variants=("clear-skies",)).plan("satellite-1").pad(ENGINE).do("launch earth").draws(0)
    table.do("use clear-skies").turn_up(1).do("abort").settle()
    table.plan("satellite-1", seat=1).pad("small-rocket-boosters-2", seat=1).do("launch earth").draws(0)
    assert "use clear-skies" in table.options()


def test_rm_13_6_clear_skies_works_on_the_last_draw_and_the_0_is_no_draw() -> None:
    table = Table(variants=("clear-skies",)).plan("satellite-1").pad(ENGINE).do("launch earth").draws(4, 3, 0)
    assert table.launch.draws == 2
    assert table.do("use clear-skies").turn_up(1).player().track == 2
