"""V-1 to V-78: the worked examples, one by one, with the figures of docs/rules/1969.md.

T5 is the track of the missions with one symbol, T8 that of CSM and EVA; where an example wants a track or
a cost that the pack does not have, a corrected pack prints it.
"""

from __future__ import annotations

import pytest

from spacerace.games.nineteen69.rules.chapters.missions import launch_cost
from spacerace.games.nineteen69.rules.chapters.purchases import price_of
from spacerace.games.nineteen69.rules.facts import (
    InsurancePaid,
    MissionLaunched,
    RocketPushed,
)
from spacerace.games.nineteen69.rules.facts import TestDone as Done
from tests.games.nineteen69.example_tables import RESEARCHES, ended, flying, gained, landed, of_test
from tests.games.nineteen69.table import Table, launch_price


def price(table: Table, scientist: str) -> int:
    """What a hire would cost Ann now."""
    return price_of(table.state, table.player(), table.state.terms.scientist_ids[scientist])


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
