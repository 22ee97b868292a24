"""V-1 to V-78: the worked examples, one by one, with the figures of docs/rules/1969.md.

T5 is the track of the missions with one symbol, T8 that of CSM and EVA; where an example wants a track or
a cost that the pack does not have, a corrected pack prints it.
"""

from __future__ import annotations

from collections import Counter

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.chapters.missions import flags_in_box, launch_cost
from spacerace.games.nineteen69.rules.chapters.purchases import price_of
from spacerace.games.nineteen69.rules.chapters.researches import symbol_bonus
from spacerace.games.nineteen69.rules.facts import (
    CardDiscarded,
    CardDrawn,
    CardsRevealed,
    DeckShuffled,
    IncomeTaken,
    InsurancePaid,
    MissionLaunched,
    MoonProgressed,
    PrestigeGained,
    RocketPushed,
    YearBegan,
)
from spacerace.games.nineteen69.rules.facts import TestDone as Done
from spacerace.kernel.codec import encode
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import SPECTATOR
from tests.games.nineteen69.table import Table, corrected, launch_price, new_match

RESEARCHES = [one.id for one in Table().state.terms.researches]


def flying(players: int = 3, *, pack_text: str = "") -> Table:
    """Ann, about to launch, with money for anything."""
    return Table(players, pack_text=pack_text).money(30).phase("mission")


def of_test(table: Table) -> Done:
    """How the latest test went."""
    return table.told(Done)[-1]


def price(table: Table, scientist: str) -> int:
    """What a hire would cost Ann now."""
    return price_of(table.state, table.player(), table.state.terms.scientist_ids[scientist])


def gained(table: Table) -> list[int]:
    """The prestige points of all flights."""
    return [fact.points for fact in table.told(PrestigeGained)]


def landed(table: Table) -> list[int]:
    """Where the rockets of all flights ended."""
    return [fact.rocket for fact in table.told(PrestigeGained)]


def ended(table: Table) -> tuple[int, ...]:
    """The final scores when nothing more is done."""
    return nineteen69.result(table.year(1969).phase("mission").finish().state).scores


# --- from the rulebook ---------------------------------------------------------------------------


def test_v_1_the_income_of_1963() -> None:
    table = Table(5).phase("income").until("Purchasing")
    assert [player.money for player in table.state.players] == [12] * 5


@pytest.mark.parametrize("year, limit", [(1963, 1), (1964, 1), (1965, 2)])
def test_v_2_sale_limits(year: int, limit: int) -> None:
    table = Table().year(year).prestige(9).phase("income")
    assert table.options() == [f"sell {points}" for points in range(limit + 1)]
    before = table.player().money
    assert table.do(f"sell {limit}").player().money == before + 2 * limit


def test_v_3_famous_and_basic_on_the_launch_pad() -> None:
    table = Table().money(14).do("hire famous", "place launch-pad")
    assert table.player().money == 5
    table.do("hire basic", "place launch-pad")
    assert (table.player().money, table.researchers("launch-pad")) == (0, 2)
    assert "place launch-pad" not in table.money(99).do("hire basic").options()


def test_v_4_no_second_famous_there() -> None:
    table = Table().money(9 + 9).do("hire famous", "place launch-pad")
    assert table.player().money == 9
    assert table.do("hire famous").refused("place launch-pad").rule == "N-5.5"


def test_v_5_canada_flies_with_the_lem() -> None:
    table = flying().worth("lem", 1).fly("lem", "g g g r b")
    assert of_test(table) == Done(0, 3, 1, 1, 3)


def test_v_6_germany_flies_csm_and_eva() -> None:
    table = flying().worth("csm", 2).hand(3, 2, seat=1).hand(1, 1).fly("csm-eva", "g g g g g")
    assert table.state.terms.missions[table.flight.mission].track == (1, 2, 3, 5, 6, 7, 9, 10)
    assert table.flight.rocket == 7
    table.do("commit 3", "commit 2", "stop", "commit 1", "commit 1", "stop")
    assert table.told(RocketPushed) == [RocketPushed(0, -2, 5), RocketPushed(0, 1, 6)]
    assert (sorted(table.state.discards), landed(table)) == ([1, 1, 2, 3], [6])


def test_v_7_france_completes_the_csm() -> None:
    table = flying().flown("csm", seat=1).flown("csm", seat=2).fly("csm", "g g g g g")
    assert (gained(table), table.player().prestige, table.player().moon) == ([3], 2 + 3, 1)


def test_v_8_genius_and_inexperienced_in_espionage() -> None:
    table = Table(2).cubes("espionage", "genius", "inexperienced")
    assert table.researchers("espionage") == 3
    for year in (1963, 1964):
        table.until("FreeCards", 0, year=year) if year > 1963 else table.phase("income")
        for _ in range(3):
            assert table.step() == "FreeCards"
            table.do("draw", "drawn 1")
        assert table.step() == "Selling"
    assert ended(Table(2).cubes("espionage", "genius", "inexperienced")) == (0, 2)


def test_v_9_a_spy_in_the_ground_control_of_the_ussr() -> None:
    table = Table(2).money(7).do("hire spy", "spy-on 1", "place ground-control")
    assert (table.player().money, table.in_research("ground-control", 1)) == (0, ["spy"])
    assert (table.has_token("ground-control"), table.researchers("ground-control")) == (True, 1)
    assert ended(table) == (2, 1)


# --- income --------------------------------------------------------------------------------------


def test_v_10_1963_with_2_points() -> None:
    assert Table().phase("income").options() == ["sell 0", "sell 1"]


def test_v_11_nothing_to_sell() -> None:
    table = Table(2).year(1965).prestige(0).phase("income")
    assert (table.step(), table.awaited) == ("Selling", 1)


def test_v_12_one_point_and_a_limit_of_two() -> None:
    table = Table().year(1965).prestige(1).phase("income")
    assert table.options() == ["sell 0", "sell 1"]
    before = table.player().money
    table.do("sell 1")
    assert (table.player().prestige, table.player().money) == (0, before + 2)


def test_v_13_five_in_hand_and_two_free_cards() -> None:
    table = Table().hand(1, 1, 2, 2, 3).worth("espionage", 2).phase("income")
    assert table.options() == ["draw", "stop"]
    table.do("draw", "drawn 3")
    assert table.options() == ["swap 1", "swap 2", "swap 3", "stop"]
    table.do("swap 1", "drawn 2")
    assert (len(table.player().hand), table.step()) == (6, "Selling")


def test_v_14_a_basic_and_a_token_in_espionage() -> None:
    table = Table().cubes("espionage", "basic").token("espionage").phase("income")
    table.do("draw", "drawn 1", "draw", "drawn 1")
    assert table.step() == "Selling"


# --- purchases -----------------------------------------------------------------------------------


def test_v_15_six_in_hand_and_two_millions() -> None:
    table = Table().money(2).hand(1, 1, 2, 2, 3, 3)
    assert table.options() == ["discard 1", "discard 2", "discard 3", "stop"]
    table.do("discard 1", "draw", "drawn 3")
    assert (len(table.player().hand), table.player().money) == (6, 0)


def test_v_16_four_in_hand() -> None:
    assert Table().money(9).hand(1, 1, 2, 2).options("discard") == []


def test_v_17_an_empty_deck_and_twelve_discards() -> None:
    table = Table(5).money(2).hand(1, 2, 3)
    for seat, cards in ((1, [1] * 6), (2, [2] * 6), (3, [3] * 6), (4, [1, 1, 1, 2, 2, 2])):
        table.hand(*cards, seat=seat)
    table.empty_deck(seat=1)
    assert (table.deck, len(table.state.discards)) == (0, 12)
    table.do("draw", "drawn 3")
    assert (table.deck, len(table.state.discards), len(table.player().hand)) == (11, 0, 4)


def test_v_18_a_basic_joins_a_basic() -> None:
    table = Table().money(5).cubes("csm", "basic").do("hire basic", "place csm")
    assert table.researchers("csm") == 2


def test_v_19_a_genius_joins_a_spy() -> None:
    table = Table().money(11).cubes("csm", "spy").do("hire genius", "place csm")
    assert table.researchers("csm") == 2
    assert "place csm" not in table.money(5).do("hire basic").options()


def test_v_20_no_second_spy() -> None:
    table = Table().money(7).cubes("csm", "spy", seat=1).do("hire spy", "spy-on 1")
    assert table.refused("place csm").rule == "N-5.9"


def test_v_21_no_spy_at_home() -> None:
    assert Table().money(7).do("hire spy").refused("spy-on 0").rule == "N-5.8"


def test_v_22_a_token_is_there_already() -> None:
    table = Table().money(7).token("eva").do("hire spy", "spy-on 1", "place eva")
    assert (table.player().money, table.researchers("eva"), sum(table.player().tokens)) == (0, 1, 1)


def test_v_23_no_place_for_a_spy() -> None:
    table = Table(2).money(99)
    for research in RESEARCHES[:6]:
        table.cubes(research, "spy", seat=1)
    for research in RESEARCHES[6:]:
        table.cubes(research, "basic", "basic", seat=1)
    assert table.options("hire") == ["hire basic", "hire inexperienced", "hire famous", "hire genius"]
    assert table.refused("hire spy").rule == "N-5.6"


def test_v_24_all_famous_are_hired() -> None:
    table = Table().money(99)
    for research in RESEARCHES[:10]:
        table.cubes(research, "famous", seat=1)
    assert "hire famous" not in table.options()
    assert table.refused("hire famous").rule == "N-5.3"


def test_v_25_two_in_robotics() -> None:
    table = Table().worth("robotics", 2).money(12).do("hire genius", "place csm")
    assert table.player().money == 12 - 7
    assert table.do("hire basic", "place csm").player().money == 0


def test_v_26_three_in_robotics() -> None:
    table = Table().worth("robotics", 3).money(4).do("hire inexperienced", "place csm")
    assert table.player().money == 4


def test_v_27_a_basic_into_robotics() -> None:
    table = Table(2).money(10).do("hire basic", "place robotics")
    assert table.player().money == 5
    assert table.do("hire basic", "place csm").player().money == 0
    table.until("Purchasing", 0, year=1964)
    assert price(table, "basic") == 3


def test_v_28_a_spy_into_the_robotics_of_another() -> None:
    table = Table().worth("robotics", 1).money(30).do("hire spy", "spy-on 1", "place robotics")
    assert (table.player().money, table.researchers("robotics")) == (25, 2)
    assert price(table, "genius") == 11


def test_v_29_three_millions_and_one_in_robotics() -> None:
    table = Table().worth("robotics", 1).money(3)
    assert table.options("hire") == ["hire basic", "hire inexperienced"]
    assert (price(table, "basic"), price(table, "inexperienced")) == (3, 1)
    table.do("hire basic", "place csm")
    assert (table.player().money, table.options()) == (0, ["stop"])


# --- launch and test -----------------------------------------------------------------------------


def test_v_30_a_launch_for_nothing() -> None:
    table = Table().worth("investors", -(-launch_price("eva") // 2)).phase("mission").do("launch eva")
    assert table.player().money == 0
    assert table.told(MissionLaunched)[0].cost == 0


def test_v_31_the_moon_is_one_million_too_dear() -> None:
    table = Table().worth("investors", 4).phase("mission")
    moon = table.state.terms.moon
    cost = table.state.terms.missions[moon].launch_cost
    assert launch_cost(table.state, table.player(), moon) == cost
    assert "launch moon" not in table.money(cost - 1).options()
    assert "launch moon" in table.money(cost).options()


def test_v_32_no_researcher_at_all() -> None:
    table = Table().money(launch_price("eva")).phase("mission").do("launch eva")
    assert table.player().money == 0


def test_v_33_a_reroll_that_brings_the_same() -> None:
    table = flying().worth("simulation", 2).fly("eva", "r r r b g").do("reroll failure", "rolled failure")
    assert table.flight.rerolled == (0,)
    assert table.options() == ["reroll success", "reroll neutral", "reroll failure", "stop"]
    table.do("reroll failure", "rolled success")
    assert (of_test(table).successes, of_test(table).failures) == (2, 2)


def test_v_34_stop_after_one_of_three_rerolls() -> None:
    table = flying().worth("simulation", 3).fly("eva", "r r r b g").do("reroll failure", "rolled success")
    assert of_test(table.stop()).failures == 2


def test_v_35_a_rerolled_neutral_is_turned() -> None:
    table = flying().worth("simulation", 1).worth("ground-control", 1).fly("eva", "g g b r r")
    table.do("reroll failure", "rolled neutral")
    assert of_test(table) == Done(0, 3, 1, 0, 2)


def test_v_36_one_neutral_die_to_turn() -> None:
    table = flying().worth("ground-control", 3).moon(5).fly("moon", "g b r r r")
    assert (of_test(table).successes, of_test(table).failures, of_test(table).rocket) == (2, 3, 5 - 1)


def test_v_37_insurance_for_three_failures() -> None:
    table = flying().worth("ground-control", 3).worth("insurance", 2).fly("eva", "g b r r r")
    assert table.told(InsurancePaid) == [InsurancePaid(0, 18)]
    assert table.player().money == 30 - launch_price("eva") + 18


def test_v_38_insurance_after_a_reroll() -> None:
    table = flying().worth("insurance", 1).worth("simulation", 1).fly("eva", "r r g g b")
    table.do("reroll failure", "rolled success")
    assert table.told(InsurancePaid) == [InsurancePaid(0, 3)]


def test_v_39_a_score_below_0() -> None:
    table = flying().worth("csm", 1).fly("csm", "r r r b b")
    assert of_test(table) == Done(0, 0, 3, 1, 0)
    assert (gained(table), landed(table)) == ([0], [0])


# --- espionage -----------------------------------------------------------------------------------


def test_v_40_too_many_spaces_are_no_shield() -> None:
    table = flying().worth("csm", 4).hand(2, seat=1).fly("csm", "g g g g g")
    assert (of_test(table).successes + of_test(table).bonus, table.flight.rocket) == (9, 5)
    assert landed(table.do("commit 2", "stop")) == [3]


def test_v_41_down_to_0_and_up_again() -> None:
    table = flying().hand(3, seat=1).hand(2).fly("csm", "g b b b b")
    table.do("commit 3", "stop", "commit 2", "stop")
    assert [fact.rocket for fact in table.told(RocketPushed)] == [0, 2]
    assert landed(table) == [2]


def test_v_42_opponents_are_pooled() -> None:
    table = flying().hand(2, seat=1).hand(2, seat=2).hand(2).fly("pad-eva-tec", "g g g b b")
    table.do("commit 2", "stop", "commit 2", "stop", "commit 2", "stop")
    assert table.told(RocketPushed) == [RocketPushed(0, -1, 2)]


def test_v_43_nothing_is_set_off() -> None:
    table = flying().hand(2, seat=1).hand(1).fly("csm-eva", "g g g b b")
    table.do("commit 2", "stop", "commit 1", "stop")
    assert table.told(RocketPushed) == [RocketPushed(0, -1, 2)]


def test_v_44_back_and_ahead_to_the_last_space() -> None:
    table = flying().worth("csm", 3).hand(2, seat=1).hand(3).fly("csm-eva", "g g g g g")
    assert table.flight.rocket == 8
    table.do("commit 2", "stop", "commit 3", "stop")
    assert [fact.rocket for fact in table.told(RocketPushed)] == [7, 8]
    assert (landed(table), table.player().moon) == ([8], 1)


def test_v_45_the_order_of_commitments() -> None:
    table = Table(4).money(launch_price("eva"), seat=1)
    for seat in range(4):
        table.hand(1, seat=seat)
    table.phase("mission", 1).fly("eva", "g g g g g")
    asked = []
    while table.step() == "Committing":
        asked.append(1 + table.awaited)
        table.stop()
    assert asked == [3, 4, 1, 2]


def test_v_46_the_number_is_seen_the_values_are_not() -> None:
    table = Table(4).money(launch_price("eva"), seat=1).hand(3, 1, seat=2)
    for seat in (0, 1, 3):
        table.hand(2, seat=seat)
    table.phase("mission", 1).fly("eva", "g g g g g").do("commit 3", "commit 1", "stop")
    for seat in (3, 0, 1):
        seen = table.view(seat).players[2]
        assert (table.awaited, seen.committed_size, seen.committed) == (seat, 2, None)
        table.stop()
    assert table.told(CardsRevealed) == [CardsRevealed(2, (3, 1))]
    assert nineteen69.redact(CardsRevealed(2, (3, 1)), 0) == CardsRevealed(2, (3, 1))


def test_v_47_a_card_without_effect() -> None:
    table = flying().hand(1, seat=1).fly("eva", "r r r r r").do("commit 1", "stop")
    assert (landed(table), table.state.discards, table.player(1).hand) == ([0], [1], ())


# --- prestige ------------------------------------------------------------------------------------


def test_v_48_two_launches_of_one_year() -> None:
    table = flying(2).money(30, seat=1).fly("eva", "g g g g g").fly("eva", "g g g g g")
    assert gained(table) == [5, 5]
    assert flags_in_box(table.state, table.state.terms.mission_ids["eva"]) == 2


def test_v_49_more_flags_than_points() -> None:
    table = flying(4).flown("eva", seat=1).flown("eva", seat=2).flown("eva", seat=3).fly("eva", "g g b b b")
    assert (gained(table), table.player().prestige) == ([0], 2)


def test_v_50_progress_without_a_point() -> None:
    table = flying(5, pack_text=corrected("eva", track=(1, 2, 3)))
    for seat in (1, 2, 3, 4):
        table.flown("eva", seat=seat)
    table.fly("eva", "g g g b b")
    assert (gained(table), landed(table), table.player().moon) == ([0], [3], 1)


def test_v_51_a_failed_mission_of_1964() -> None:
    table = Table(2).year(1964).money(launch_price("eva")).phase("mission").fly("eva", "r r r r r").stop()
    assert table.flags() == ["eva"]
    table.until("Launching", 1, year=1965).money(30, 1).fly("eva", "g g g b b")
    assert gained(table)[-1] == 3 - 1
    assert table.until("Launching", 0, year=1965).money(30).refused("launch eva").rule == "N-6.2"
    assert table.until("Launching", 0, year=1969).money(30).refused("launch eva").rule == "N-6.2"


def test_v_52_to_the_moon_from_space_3() -> None:
    table = flying().moon(3)
    for research, count in zip(RESEARCHES[6:], (2, 1, 1, 2, 0, 1), strict=True):
        table.worth(research, count)
    table.fly("moon", "g g g r b")
    assert of_test(table) == Done(0, 3, 1, 7, 12)


def test_v_53_behind_the_first_space_of_the_moon() -> None:
    assert landed(flying().moon(2).fly("moon", "r r r r b")) == [0]


def test_v_54_behind_the_progress_flag() -> None:
    table = flying(pack_text=corrected("moon", espionage_cost=4)).moon(4)
    table.hand(3, 3, 3, seat=1).hand(3, 3, 2, seat=2).fly("moon", "g b b b b")
    assert table.flight.rocket == 5
    table.do("commit 3", "commit 3", "commit 3", "stop", "commit 3", "commit 3", "commit 2", "stop")
    assert (landed(table), table.player().moon) == ([1], 4)


def test_v_55_one_flag_in_the_box_of_the_moon() -> None:
    table = Table(4).year(1969).money(15).moon(8).moon(3, 1).moon(2, 2).moon(1, 3).flown("moon", seat=1)
    assert gained(table.phase("mission").fly("moon", "b b b b b")) == [5 - 1]


def test_v_56_another_mission_after_the_moon() -> None:
    table = Table(2).year(1968).money(15).moon(15).phase("mission").fly("moon", "g g g g g")
    assert (gained(table), table.player().moon) == ([35], 15)
    table.until("Launching", 0, year=1969).fly("eva", "g g g g g")
    assert (gained(table), table.player().moon) == ([35, 5], 16)
    assert table.told(MoonProgressed) == [MoonProgressed(0, 16)]


def test_v_57_seven_launches_without_the_moon() -> None:
    table = Table(2).phase("income")
    for year, mission in enumerate(["eva", "pad", "roc", "csm", "lem", "tec", "csm-eva"], 1963):
        table.until("Launching", 0, year=year).fly(mission, "g g b b b")
    assert len(table.finish().flags()) == 7


def test_v_58_eva_and_csm() -> None:
    table = flying().worth("eva", 2).worth("csm", 1).worth("lem", 3)
    assert of_test(table.fly("csm-eva", "b b b b b")).bonus == 3


# --- years and the end ---------------------------------------------------------------------------


def test_v_59_the_first_players_of_seven_years() -> None:
    table = Table(3).phase("income").finish()
    assert [1, *(1 + fact.first for fact in table.told(YearBegan))] == [1, 2, 3, 1, 2, 3, 1]


def test_v_60_forty_points_and_the_sheets() -> None:
    table = Table(2).prestige(40).cubes("csm", "famous", "inexperienced").cubes("lem", "famous", "spy")
    table.cubes("eva", "spy").cubes("technology", "spy").cubes("csm", "spy", seat=1).cubes(
        "lem", "spy", seat=1
    )
    assert ended(table) == (41, 0)


def test_v_61_three_inexperienced() -> None:
    table = Table(2).prestige(1)
    for research in ("csm", "lem", "eva"):
        table.cubes(research, "inexperienced")
    assert ended(table)[0] == -5


def finished(points: tuple[int, ...], money: tuple[int, ...]) -> tuple[int, ...]:
    """Who wins with these points and so much money."""
    table = Table(len(points))
    for seat in range(len(points)):
        table.prestige(points[seat], seat).money(money[seat], seat)
    return nineteen69.result(table.year(1969).phase("mission").finish().state).winners


def test_v_62_money_breaks_a_tie() -> None:
    assert finished((50, 50, 48), (2, 7, 30)) == (1,)


def test_v_63_a_shared_victory() -> None:
    assert finished((50, 50), (3, 3)) == (0, 1)


def test_v_64_four_researchers() -> None:
    table = Table(2).money(30).cubes("csm", "genius", "inexperienced")
    table.do("hire spy", "spy-on 1", "place csm")
    assert table.researchers("csm") == 4
    assert nineteen69.laws(table.state) == []


def test_v_65_no_second_genius() -> None:
    table = Table().money(11).cubes("csm", "genius").do("hire genius")
    assert table.refused("place csm").rule == "N-5.5"


def test_v_66_pushed_back_from_the_last_space() -> None:
    table = flying().worth("csm", 1).hand(1, seat=1).hand(3).fly("csm", "g g g g g")
    table.do("commit 1", "stop", "stop")
    assert (landed(table), gained(table), table.player().moon) == ([4], [4], 0)


def test_v_67_a_progress_flag_bars_nothing() -> None:
    assert "launch moon" in flying().moon(3).options()


def test_v_68_no_launch_in_1965() -> None:
    table = Table(2).year(1965).money(30).flown("eva").phase("mission").stop(2)
    assert table.flags() == ["eva"]
    table.until("Launching", 0, year=1966)
    assert table.money(30).options("launch") == [
        f"launch {one.id}" for one in table.state.terms.missions if one.id != "eva"
    ]


def test_v_69_1969_is_over() -> None:
    table = (
        Table(2)
        .year(1969)
        .money(launch_price("eva"))
        .cubes("lem", "famous")
        .phase("mission")
        .fly("eva", "g g g g b")
        .stop()
    )
    assert (table.awaited, table.flags(), table.told(YearBegan)) == (None, ["eva"], [])
    assert nineteen69.result(table.state).scores == (2 + 4 + 3, 2)


def test_v_70_nothing_but_a_launch_in_the_mission_phase() -> None:
    table = Table().money(launch_price("eva")).hand(1, 2).phase("mission")
    assert {text.split()[0] for text in table.options()} == {"launch", "stop"}
    for text in ("hire inexperienced", "draw", "swap 1", "sell 1", "commit 1"):
        assert table.refused(text).rule == "N-3.2"


def test_v_71_the_card_is_known_before_the_sale() -> None:
    table = Table().worth("espionage", 1).phase("income").do("draw", "drawn 3")
    assert table.options() == ["sell 0", "sell 1"]
    assert table.view(0).players[0].hand == (3,)


def test_v_72_the_order_of_two_hires() -> None:
    one = Table().money(14).do("hire famous", "place csm", "hire basic", "place csm")
    other = Table().money(14).do("hire basic", "place csm", "hire famous", "place csm")
    one.state.facts = other.state.facts = []
    assert encode(one.state) == encode(other.state)


def test_v_73_each_symbol_once() -> None:
    table = flying().worth("csm", 2)
    mission = table.state.terms.mission_ids["csm-eva"]
    assert symbol_bonus(table.state, table.player(), mission) == 2


def test_v_74_everybody_is_first_in_about_a_quarter() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(300):
        match = new_match(4, seed)
        match.draw()
        firsts[match.state.first] += 1
        again = new_match(4, seed)
        assert again.draw()[0] == match.log[0]
    assert all(50 < firsts[seat] < 100 for seat in range(4))


def test_v_75_a_promise_binds_nobody() -> None:
    table = flying().hand(3, seat=1).fly("eva", "g g g g g")
    assert table.options() == ["commit 3", "stop"]
    assert landed(table.do("commit 3", "stop")) == [2]


def test_v_76_a_discard_shows_what_goes_and_not_what_comes() -> None:
    table = Table().money(2).hand(1, 1, 2, 2, 3, 3).do("discard 1", "draw", "drawn 3")
    told = [fact for fact in table.news if isinstance(fact, CardDiscarded | CardDrawn)]
    for seat in (1, 2, SPECTATOR):
        assert [nineteen69.redact(fact, seat) for fact in told] == [CardDiscarded(0, 1), CardDrawn(0, -1)]
        assert table.view(seat).discards == (1,)
        assert table.view(seat).players[0].hand is None
    assert nineteen69.redact(told[1], 0) == CardDrawn(0, 3)


def test_v_77_a_new_deck_of_ten() -> None:
    table = Table(5).money(2).hand(*[1] * 5)
    for seat, cards in ((1, [1] * 6), (2, [2] * 6), (3, [2] * 6), (4, [3] * 6)):
        table.hand(*cards, seat=seat)
    table.empty_deck(seat=4)
    assert len(table.state.discards) == 10
    table.do("draw")
    assert table.told(DeckShuffled) == [DeckShuffled()]
    for seat in (*range(5), SPECTATOR):
        assert table.view(seat).shuffled == (1, 1, 2, *[3] * 7)
        assert table.view(seat).deck_size == 10
    before = encode(table.view(0))
    deck = table.state.deck
    table.state.deck = type(deck)("deck", (tuple(reversed(contents(deck))),), shuffles=deck.shuffles)
    assert encode(table.view(0)) == before


def test_v_78_money_is_public_hands_are_not() -> None:
    table = Table(4).phase("income").until("Purchasing")
    for seat in range(4):
        table.money(10 + seat, seat).hand(1 + seat % 3, seat=seat)
    for seat in (*range(4), SPECTATOR):
        seen = table.view(seat).players
        assert [player.money for player in seen] == [10, 11, 12, 13]
        assert [p for p, player in enumerate(seen) if player.hand is not None] == (
            [seat] if seat >= 0 else []
        )
    assert len(table.told(IncomeTaken)) == 4


def test_v_79_three_discards_and_three_purchases() -> None:
    table = (
        Table().money(6).hand(1, 1, 1, 2, 2, 3).do("discard 1", "discard 1", "discard 1", "draw", "drawn 3")
    )
    assert table.options("discard") == []
    table.do("draw", "drawn 3")
    assert table.options("discard") == []
    table.do("draw", "drawn 2")
    assert (table.player().hand, table.player().money) == ((2, 2, 2, 3, 3, 3), 0)


def test_v_80_ground_control_for_two() -> None:
    for count in (0, 1, 2):
        table = flying().worth("ground-control", 2).hand(1, seat=1).fly("eva", "g g r b b")
        assert table.options() == ["convert 0", "convert 1", "convert 2"]
        assert table.do(f"convert {count}").flight.rocket == 1 + count


def test_v_81_nobody_to_be_afraid_of() -> None:
    table = flying().worth("ground-control", 2).hand(1).fly("eva", "g g r b b")
    assert (table.step(), table.flight.rocket) == ("Committing", 3)


def test_v_82_cards_in_any_order() -> None:
    table = (
        flying(2).hand(1, 2, 3, seat=1).fly("eva", "g g g g g").do("commit 2", "commit 3", "commit 1", "stop")
    )
    assert [fact.spaces for fact in table.told(RocketPushed)] == [-6]


def test_v_83_a_bank_with_a_single_token() -> None:
    pack = (
        '[pack]\nid = "mine"\nversion = 1\nbase = "1969@1"\n[board]\nbonus_tokens = 1\nsource = "picture"\n'
    )
    table = Table(2, pack_text=pack).money(14)
    table.do("hire spy", "spy-on 1", "place csm", "hire spy", "spy-on 1", "place lem")
    assert (table.has_token("csm"), table.has_token("lem"), table.player().money) == (True, False, 0)


def test_v_84_a_start_that_scores() -> None:
    pack = corrected("eva", start=2, track=(2, 3, 4, 5, 6))
    table = Table(pack_text=pack).money(9).phase("mission").flown("eva", seat=1).fly("eva", "r r r r r")
    assert table.told(PrestigeGained)[-1].points == 1
