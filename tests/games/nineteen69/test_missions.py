"""N-6: launch and test."""

from __future__ import annotations

from collections import Counter

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.actions import Rolled
from spacerace.games.nineteen69.rules.facts import (
    DieRolled,
    InsurancePaid,
    MissionLaunched,
    NeutralsTurned,
    NoLaunch,
    PrestigeGained,
    RocketPushed,
)
from spacerace.games.nineteen69.rules.facts import (
    TestDone as Done,
)
from spacerace.kernel.chance import Luck
from spacerace.kernel.seats import CHANCE
from tests.games.nineteen69.mission_tables import MISSIONS, flying, of_test
from tests.games.nineteen69.table import Table, corrected, launch_price

# --- launch --------------------------------------------------------------------------------------


def test_n_6_1_one_mission_or_none() -> None:
    table = flying().fly("eva", "g b b b b")
    assert table.awaited == 1
    table.do("stop")
    assert table.told(NoLaunch) == [NoLaunch(1)]
    assert (table.player(1).launched, table.awaited) == (None, 2)


def test_nd_7_every_mission_not_flown_that_can_be_paid() -> None:
    table = Table().money(6).flown("eva", "csm-eva").phase("mission")
    assert table.options() == [
        f"launch {one}" for one in MISSIONS if launch_price(one) <= 6 and one not in table.flags()
    ] + ["stop"]
    assert Table().money(2).phase("mission").options() == ["stop"]


def test_n_6_2_a_mission_is_open_once() -> None:
    table = flying(2).fly("eva", "r r r r r").until("Launching", 0, year=1964).money(30)
    assert "launch eva" not in table.options()
    assert table.refused("launch eva").rule == "N-6.2"


def test_n_6_2_the_flags_of_others_bar_nothing() -> None:
    """N-6.3"""
    assert "launch eva" in flying().flown("eva", seat=1).options()


def test_n_6_3_rockets_of_one_year_do_not_trouble_each_other() -> None:
    table = Table().money(launch_price("eva")).money(launch_price("eva"), seat=1).phase("mission")
    table.fly("eva", "g g g b b").fly("eva", "g g g g b")
    assert (table.player(0).prestige, table.player(1).prestige) == (2 + 3, 2 + 4)


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("count", [0, 2, 4])
def test_n_6_4_the_cost_less_investors_but_never_below_0(mission: str, count: int) -> None:
    """N-11.5"""
    table = flying().worth("investors", count).do(f"launch {mission}")
    cost = launch_price(mission) if mission == "moon" else max(launch_price(mission) - 2 * count, 0)
    assert table.player().money == 30 - cost
    assert table.told(MissionLaunched)[0].cost == cost


def test_n_6_4_without_the_money_there_is_no_launch() -> None:
    table = Table().money(8).phase("mission")
    assert "launch roc-csm-lem" not in table.options()
    assert table.refused("launch roc-csm-lem").rule == "N-6.4"


def test_n_6_5_no_researcher_is_needed() -> None:
    assert flying().options("launch") == [f"launch {one}" for one in MISSIONS]


def test_n_6_6_the_rocket_starts_on_0() -> None:
    table = flying().moon(4).do("launch csm-eva")
    assert (table.flight.rocket, table.told(MissionLaunched)[0].start) == (0, 0)


# --- the test ------------------------------------------------------------------------------------


def test_n_6_7_roll_rerolls_ground_control_count_symbols_insurance() -> None:
    table = flying().worth("simulation", 1).worth("ground-control", 1).worth("insurance", 1).worth("eva", 2)
    table.fly("eva", "r r b g g").hand(1, seat=1)
    assert table.step() == "Rerolling"
    assert (table.told(Done), table.flight.rocket) == ([], 0)
    table.do("reroll failure", "rolled neutral")
    assert (table.step(), table.told(Done), table.flight.rocket) == ("Converting", [], 0)
    table.do("convert 1")
    assert of_test(table) == Done(0, 3, 1, 2, 4)
    told = (DieRolled, NeutralsTurned, Done, InsurancePaid)
    kinds = [type(fact) for fact in table.news if isinstance(fact, told)]
    assert kinds == [*[DieRolled] * 6, NeutralsTurned, Done, InsurancePaid]


def test_n_6_8_all_five_dice_are_rolled() -> None:
    table = flying().do("launch eva")
    for die in range(5):
        assert (table.awaited, len(table.flight.dice)) == (CHANCE, die)
        table.do("rolled failure" if die else "rolled success").hand(1, seat=1)
    assert table.flight.dice == ("success", *["failure"] * 4)
    assert [fact.die for fact in table.told(DieRolled)] == [0, 1, 2, 3, 4]


def test_nc_5_every_face_of_every_die_is_equally_likely() -> None:
    table = flying().do("launch eva")
    faces: list[Counter[str]] = [Counter() for _ in range(5)]
    for die in range(5):
        weights = [(Rolled("success"), 3), (Rolled("neutral"), 2), (Rolled("failure"), 1)]
        assert nineteen69.outcomes(table.state) == weights
        event = nineteen69.chance(table.state)
        for seed in range(600):
            faces[die][table.state.terms.faces[Luck(seed).pick(event.key, event.bag)]] += 1
        table.do("rolled neutral").hand(1, seat=1)
    for rolled in faces:
        assert 250 < rolled["success"] < 350
        assert 150 < rolled["neutral"] < 250
        assert 60 < rolled["failure"] < 140


def test_nc_5_every_die_is_rolled_for_itself() -> None:
    table, keys = flying(2), set()
    for seat in (0, 1):
        table.money(30, seat=seat).do("launch eva")
        for _ in range(5):
            keys.add(nineteen69.chance(table.state).key)
            table.do("rolled neutral")
    assert len(keys) == 10


def test_nc_6_a_reroll_is_a_roll_of_its_own() -> None:
    table = flying().worth("simulation", 1).do("launch eva")
    first = nineteen69.chance(table.state)
    table.roll("r g g g g").do("reroll failure")
    again = nineteen69.chance(table.state)
    assert again.bag == first.bag
    assert again.key != first.key
    table.do("rolled failure")
    assert of_test(table).failures == 1


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_n_6_9_as_many_rerolls_as_researchers_in_simulation(count: int) -> None:
    table = flying().worth("simulation", count).fly("eva", "r r r r r")
    for _ in range(count):
        table.do("reroll failure", "rolled success")
    assert of_test(table).successes == count
    assert of_test(table).failures == 5 - count


def test_n_6_9_one_sees_a_reroll_before_the_next_and_may_stop() -> None:
    table = flying().worth("simulation", 3).fly("eva", "r r b g g").do("reroll failure", "rolled success")
    assert table.flight.dice.count("success") == 3
    table.do("stop")
    assert (of_test(table).successes, of_test(table).failures) == (3, 1)


def test_nd_8_a_face_that_a_die_not_yet_rerolled_shows_or_stop() -> None:
    table = flying().worth("simulation", 4).fly("eva", "r r g g g")
    assert table.options() == ["reroll success", "reroll failure", "stop"]
    table.do("reroll failure", "rolled failure")
    assert table.options() == ["reroll success", "reroll failure", "stop"]
    table.do("reroll failure", "rolled neutral")
    assert table.options() == ["reroll success", "stop"]
    assert table.refused("reroll neutral").rule == "N-6.10"


def test_n_6_10_no_die_twice_and_the_result_stands() -> None:
    table = flying().worth("simulation", 2).fly("eva", "r b b b b").do("reroll failure", "rolled failure")
    assert table.refused("reroll failure").rule == "N-6.10"
    assert table.options() == ["reroll neutral", "stop"]


def test_n_6_10_any_die_whatever_it_shows() -> None:
    table = flying().worth("simulation", 1).fly("eva", "g g g g g").do("reroll success", "rolled failure")
    assert (of_test(table).successes, of_test(table).failures) == (4, 1)


@pytest.mark.parametrize(
    "count, dice, successes",
    [(0, "b b b g r", 1), (1, "b b b g r", 2), (4, "b b b g r", 4), (4, "g g g g r", 4)],
)
def test_n_6_11_ground_control_turns_neutral_dice(count: int, dice: str, successes: int) -> None:
    table = flying().worth("ground-control", count).fly("eva", dice)
    assert of_test(table).successes == successes
    assert of_test(table).failures == 1


def test_n_6_11_one_may_turn_neutral_dice_and_need_not() -> None:
    """The book: for each researcher you *may* change a neutral result; so fewer, or none, is allowed."""
    for count, rocket in ((0, 1), (1, 2), (2, 3)):
        table = flying().worth("ground-control", 2).hand(1, seat=2).fly("csm-eva", "g g r b b")
        assert (table.step(), table.awaited) == ("Converting", 0)
        assert table.options() == ["convert 0", "convert 1", "convert 2"]
        table.do(f"convert {count}")
        assert of_test(table) == Done(0, 2 + count, 1, 0, rocket)
        assert table.told(NeutralsTurned) == [NeutralsTurned(0, count, 2)]
        assert (table.flight.rocket, table.awaited, table.step()) == (rocket, 2, "Committing")


def test_n_6_11_dice_that_a_reroll_made_neutral_are_among_them() -> None:
    table = flying().worth("simulation", 1).worth("ground-control", 3).hand(1, seat=1)
    table.fly("csm-eva", "g g r b g").do("reroll failure", "rolled neutral")
    assert table.options() == ["convert 0", "convert 1", "convert 2"]


def test_n_6_11_no_more_than_researchers_nor_than_neutral_dice() -> None:
    table = flying().worth("ground-control", 1).hand(1, seat=1).fly("csm-eva", "b b b g r")
    assert table.options() == ["convert 0", "convert 1"]
    no = table.refused("convert 2")
    assert (no.rule, no.message_id) == ("N-6.11", "n-refused-convert")
    assert table.refused("stop").rule == "N-3.2"


def test_n_6_11_nobody_is_asked_where_no_opponent_has_a_card() -> None:
    """The own hand does not matter: without cards against it a rocket is never better off behind."""
    table = flying().worth("ground-control", 2).hand(1, 2, 3).fly("csm-eva", "g g r b b")
    assert (table.step(), table.told(NeutralsTurned)) == ("Committing", [])
    assert of_test(table).successes == 4


@pytest.mark.parametrize("dice", ["g g g r r", "r r r r b", "g g g g b"])
def test_n_6_11_nobody_is_asked_where_the_rocket_stands_the_same(dice: str) -> None:
    """No neutral die, or the track's end on either side."""
    table = flying().worth("ground-control", 1).hand(3, seat=1)
    if dice == "g g g g b":
        table.worth("eva", 2)
    table.fly("eva", dice)
    assert (table.step(), table.told(NeutralsTurned)) == ("Committing", [])


def test_n_6_11_staying_back_can_be_wise() -> None:
    """Cost 1, opponents hold 2 and keep it from a rocket on 3; on 4 it would be thrown back to 2."""
    ahead = flying().worth("ground-control", 1).hand(2, seat=1).fly("eva", "g g g b b")
    back = flying().worth("ground-control", 1).hand(2, seat=1).fly("eva", "g g g b b")
    ahead.do("convert 1", "commit 2", "stop")
    back.do("convert 0", "stop")
    assert (ahead.player().prestige, back.player().prestige) == (2 + 2, 2 + 3)


def test_n_6_11_in_version_1_all_are_turned_without_a_question() -> None:
    table = flying(version=1).worth("ground-control", 2).hand(1, seat=2).fly("csm-eva", "g g r b b")
    assert (table.step(), table.awaited) == ("Committing", 2)
    assert (of_test(table), table.told(NeutralsTurned)) == (Done(0, 4, 1, 0, 3), [])
    assert nineteen69.order_scope(table.view(0), "convert-all") is None


def test_nd_10_bots_have_one_number_for_each_space() -> None:
    """Two dice may be turned, but the first already reaches the end."""
    table = flying().worth("ground-control", 2).hand(1, seat=1).worth("eva", 2).fly("eva", "g g b b b")
    assert table.options() == ["convert 0", "convert 1", "convert 2"]
    texts = [table.write(one) for one in nineteen69.canonical_options(table.state)]
    assert texts == ["convert 0", "convert 2"]


# --- N-1.8: the start space ----------------------------------------------------------------------


SCORING_START = corrected("eva", start=2, track=(2, 3, 4, 5, 6))


def test_n_1_8_a_pack_can_say_what_the_start_is_worth() -> None:
    table = flying(pack_text=SCORING_START).fly("eva", "r r g b b")
    assert (table.told(PrestigeGained)[-1].points, table.player().prestige) == (2, 4)
    table = flying(pack_text=SCORING_START).flown("eva", seat=1).fly("eva", "r r g b b")
    assert table.player().prestige == 2 + 2 - 1


def test_n_6_12_successes_less_failures() -> None:
    assert of_test(flying().fly("csm-eva", "g g g r b")).rocket == 2
    table = flying().moon(5).fly("moon", "g r r r b")
    assert of_test(table).rocket == 5 - 2


def test_n_6_13_the_researchers_in_the_symbols_are_added() -> None:
    table = flying().worth("lem", 2).worth("technology", 3).worth("csm", 1).fly("lem-tec", "b b b b b")
    assert (of_test(table).bonus, of_test(table).rocket) == (5, 5)


def test_n_6_14_base_and_symbols_together_are_the_score() -> None:
    table = flying().worth("lem", 3).fly("lem-tec", "r r g b b")
    assert of_test(table) == Done(0, 1, 2, 3, 2)


@pytest.mark.parametrize(
    "count, dice, money", [(1, "r g g g g", 3), (2, "r r r b g", 18), (3, "g g g g g", 0)]
)
def test_n_6_15_insurance_pays_for_failures(count: int, dice: str, money: int) -> None:
    table = flying().worth("insurance", count).worth("ground-control", 2).fly("eva", dice)
    assert table.player().money == 30 - launch_price("eva") + money
    assert sum(fact.money for fact in table.told(InsurancePaid)) == money


def test_n_6_15_before_cards_are_committed() -> None:
    table = flying().worth("insurance", 1).hand(1).fly("eva", "r r r r r")
    assert (table.step(), table.player().money) == ("Committing", 30 - launch_price("eva") + 15)


# --- moves ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "dice, csm, rocket", [("r r r r r", 0, 0), ("g g g b b", 0, 3), ("g g g g g", 4, 5), ("r r r b b", 1, 0)]
)
def test_n_6_16_the_rocket_never_leaves_its_track(dice: str, csm: int, rocket: int) -> None:
    assert of_test(flying().worth("csm", csm).fly("csm", dice)).rocket == rocket


def test_n_6_17_what_a_limit_cuts_off_is_gone() -> None:
    table = flying().worth("csm", 4).hand(1, 1, seat=1).hand(3, 3).fly("csm", "g g g g g")
    table.do("commit 1", "commit 1", "stop")
    table.do("commit 3", "stop")
    assert [fact.rocket for fact in table.told(RocketPushed)] == [3, 5]
    table = flying().hand(3, 3, seat=1).hand(1).fly("csm", "g g b b b").do("commit 3", "commit 3", "stop")
    assert table.do("commit 1", "stop").told(PrestigeGained)[0].rocket == 1
