"""N-6, N-10 and N-11: espionage and prestige; researches at work; the Moon."""

from __future__ import annotations

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.chapters.missions import launch_cost
from spacerace.games.nineteen69.rules.chapters.researches import symbol_bonus
from spacerace.games.nineteen69.rules.facts import (
    CardsCommitted,
    CardsRevealed,
    MissionLaunched,
    MoonProgressed,
    PrestigeGained,
    RocketPushed,
)
from spacerace.games.nineteen69.rules.printed import SYMBOLS
from spacerace.kernel.errors import NoUndo
from tests.games.nineteen69.mission_tables import MISSIONS, flying, of_test
from tests.games.nineteen69.table import Table, corrected, launch_price, new_match, play

# --- espionage -----------------------------------------------------------------------------------


def test_n_6_18_opponents_from_the_left_then_the_launcher() -> None:
    table = Table(5).money(launch_price("eva"), seat=2)
    for seat in range(5):
        table.hand(1, seat=seat)
    table.phase("mission", 2).fly("eva", "g g g g g")
    asked = []
    for _ in range(5):
        assert table.step() == "Committing"
        asked.append(table.awaited)
        table.stop()
    assert asked == [3, 4, 0, 1, 2]
    assert table.step() == "Launching"


def test_n_6_18_without_cards_nobody_is_asked() -> None:
    table = flying(4).hand(2, seat=2).fly("eva", "g g g g g")
    assert (table.step(), table.awaited) == ("Committing", 2)
    table.stop()
    assert (table.step(), table.awaited) == ("Launching", 1)


def test_n_6_18_a_card_that_is_not_held_is_refused() -> None:
    table = flying().hand(2, 1, seat=1).fly("eva", "g g g g g")
    assert table.refused("commit 3").rule == "N-6.18"
    table.do("commit 2")
    assert table.refused("commit 2").rule == "N-6.18"


def test_n_6_18_any_cards_in_any_order() -> None:
    """The book lets everybody play any number of their cards; it knows no order among them."""
    table = flying().hand(1, 1, 2, 3, 3, seat=1).fly("eva", "g g g g g")
    for value in (1, 3, 2):
        assert table.options() == ["commit 3", "commit 2", "commit 1", "stop"]
        table.do(f"commit {value}")
    assert table.options() == ["commit 3", "commit 1", "stop"]
    assert table.refused("commit 2").message_id == "n-refused-no-such-card"
    table.do("commit 3", "commit 1")
    assert table.options() == ["stop"]
    table.do("stop")
    assert table.told(CardsCommitted) == [CardsCommitted(1, 5)]
    assert table.told(CardsRevealed) == [CardsRevealed(1, (1, 3, 2, 3, 1))]


def test_nd_9_bots_have_one_path_from_high_to_low() -> None:
    table = flying().hand(1, 1, 2, 3, seat=1).fly("eva", "g g g g g").do("commit 2")
    texts = [table.write(one) for one in nineteen69.canonical_options(table.state)]
    assert texts == ["commit 1", "stop"]


def test_nd_9_in_version_1_values_from_high_to_low_or_done() -> None:
    table = flying(version=1).hand(1, 1, 2, 3, 3, seat=1).fly("eva", "g g g g g")
    assert table.options() == ["commit 3", "commit 2", "commit 1", "stop"]
    table.do("commit 3")
    assert table.options() == ["commit 3", "commit 2", "commit 1", "stop"]
    table.do("commit 2")
    assert table.options() == ["commit 1", "stop"]
    no = table.refused("commit 3")
    assert (no.rule, no.message_id) == ("N-6.18", "n-refused-falling")
    assert "from high to low" in str(no)
    assert table.refused("commit 2").message_id == "n-refused-no-such-card"
    table.do("commit 1", "commit 1")
    assert table.options() == ["stop"]
    table.do("stop")
    assert table.told(CardsCommitted) == [CardsCommitted(1, 4)]


def test_n_6_19_the_number_is_seen_when_one_is_done() -> None:
    table = flying().hand(1, 3, seat=1).hand(2, seat=2).fly("eva", "g g g g g")
    table.do("commit 3", "commit 1")
    assert table.view(2).players[1].committed_size == 0
    table.do("stop")
    assert table.awaited == 2
    assert table.view(2).players[1].committed_size == 2
    assert table.view(2).players[1].hand_size == 0
    assert table.view(2).players[1].committed is None


def test_n_6_20_a_commitment_is_final_and_may_be_without_effect() -> None:
    table = flying().hand(1, seat=1).fly("eva", "r r r r r").do("commit 1")
    table.do("stop")
    assert table.state.discards == [1]
    assert table.told(PrestigeGained)[0].rocket == 0
    match = new_match(3, 3)
    while not any(type(entry.action).__name__ == "Commit" for entry in match.log):
        play(match, len(match.log), steps=1)
    seat = match.awaited
    match.undo(seat)  # a card picked up goes back
    match.play(seat, nineteen69.options(match.state)[-1])
    with pytest.raises(NoUndo):
        match.undo(seat)


def test_n_6_21_all_are_turned_over_together() -> None:
    table = flying().hand(3, seat=1).hand(2, seat=2).hand(1).fly("eva", "g g g g g")
    table.do("commit 3", "stop", "commit 2", "stop", "commit 1")
    assert table.told(CardsRevealed) == []
    table.do("stop")
    assert {fact.seat: fact.values for fact in table.told(CardsRevealed)} == {0: (1,), 1: (3,), 2: (2,)}


@pytest.mark.parametrize("cost, back", [(1, 5), (2, 2), (3, 1), (4, 1), (6, 0)])
def test_n_6_22_opponents_together_throw_it_back(cost: int, back: int) -> None:
    table = flying(pack_text=corrected("pad-eva-tec", espionage_cost=cost)).worth("eva", 4)
    table.hand(3, seat=1).hand(2, seat=2).fly("pad-eva-tec", "g g g b b")
    table.do("commit 3", "stop", "commit 2", "stop")
    assert table.told(PrestigeGained)[0].rocket == 7 - back


@pytest.mark.parametrize("cost, ahead", [(1, 5), (2, 2), (3, 1), (6, 0)])
def test_n_6_23_then_the_launcher_carries_it_forward(cost: int, ahead: int) -> None:
    table = flying(pack_text=corrected("pad-eva-tec", espionage_cost=cost)).hand(3, 2)
    table.fly("pad-eva-tec", "g g g b b").do("commit 3", "commit 2", "stop")
    assert table.told(PrestigeGained)[0].rocket == 3 + ahead


def test_n_6_23_the_sums_are_never_set_off() -> None:
    table = (
        flying()
        .hand(3, seat=1)
        .hand(3)
        .fly("csm-eva", "g g g b b")
        .do("commit 3", "stop", "commit 3", "stop")
    )
    assert [fact.spaces for fact in table.told(RocketPushed)] == [-1, 1]
    table = (
        flying()
        .hand(2, seat=1)
        .hand(1)
        .fly("csm-eva", "g g g b b")
        .do("commit 2", "stop", "commit 1", "stop")
    )
    assert table.told(PrestigeGained)[0].rocket == 2


def test_n_6_24_opponents_back_launcher_forward() -> None:
    table = flying().hand(2, seat=1).hand(2, seat=2).fly("eva", "g g g g b").do("commit 2", "stop", "stop")
    assert [fact.spaces for fact in table.told(RocketPushed)] == [-2]
    table = flying().hand(2).fly("eva", "g g b b b").do("commit 2", "stop")
    assert [fact.spaces for fact in table.told(RocketPushed)] == [2]


def test_n_6_25_committed_cards_are_discarded() -> None:
    table = flying().hand(3, 1, seat=1).hand(2, 2).fly("eva", "g g b b b")
    table.do("commit 3", "stop", "commit 2", "stop")
    assert sorted(table.state.discards) == [2, 3]
    assert (table.player(0).hand, table.player(1).hand) == ((2,), (1,))
    assert [player.committed for player in table.state.players] == [(), (), ()]


@pytest.mark.parametrize("phase", ["income", "purchases", "mission"])
def test_cards_are_good_for_nothing_else(phase: str) -> None:
    """N-3.2: there is no other moment for them."""
    table = Table().hand(3, 3).phase(phase)
    assert table.options("commit") == []
    assert table.refused("commit 3").rule == "N-3.2"


def test_n_6_25_after_a_flight_they_lie_with_the_others() -> None:
    table = flying().hand(3, seat=1).fly("eva", "g g g g b").do("commit 3", "stop")
    assert (table.state.discards, table.player(1).shown) == ([3], (3,))


# --- prestige ------------------------------------------------------------------------------------


@pytest.mark.parametrize("flags, points", [(0, 6), (1, 5), (2, 4)])
def test_n_6_26_the_final_space_less_the_flags_in_the_box(flags: int, points: int) -> None:
    table = flying().worth("csm", 1).worth("eva", 1)
    for seat in range(flags):
        table.flown("csm-eva", seat=1 + seat)
    table.fly("csm-eva", "g g g b b")
    assert table.player().prestige == 2 + points
    assert table.told(PrestigeGained)[0].points == points


def test_n_6_26_never_less_than_0() -> None:
    table = flying().flown("eva", seat=1).flown("eva", seat=2).fly("eva", "g b b b b")
    assert table.player().prestige == 2


def test_n_6_27_flags_of_the_same_year_do_not_count() -> None:
    table = flying(2).money(30, seat=1).fly("eva", "g g g b b").fly("eva", "g g g b b")
    assert [fact.points for fact in table.told(PrestigeGained)] == [3, 3]
    assert (table.flags(0), table.flags(1)) == (["eva"], ["eva"])


def test_n_6_28_the_last_space_moves_the_progress_flag() -> None:
    table = flying().fly("eva", "g g g g g")
    assert (table.player().moon, table.told(MoonProgressed)) == (1, [MoonProgressed(0, 1)])
    assert flying().fly("eva", "g g g g b").player().moon == 0


def test_n_6_28_even_without_a_point() -> None:
    table = flying(5, pack_text=corrected("eva", track=(1, 2, 3)))
    for seat in (1, 2, 3, 4):
        table.flown("eva", seat=seat)
    table.fly("eva", "g g g b b")
    assert (table.player().prestige, table.player().moon) == (2, 1)


def test_n_6_28_where_it_ends_not_what_it_reached() -> None:
    table = flying().hand(1, seat=1).fly("eva", "g g g g g").do("commit 1", "stop")
    assert (table.player().prestige, table.player().moon) == (6, 0)
    table = flying().hand(1).fly("eva", "g g g g b").do("commit 1", "stop")
    assert (table.player().prestige, table.player().moon) == (7, 1)


def test_n_6_29_before_the_next_player_launches() -> None:
    table = flying().fly("eva", "g g g g g")
    assert (table.step(), table.awaited) == ("Launching", 1)
    assert (table.player().prestige, table.player().moon, table.state.flight) == (7, 1, None)


# --- N-10: researches ----------------------------------------------------------------------------


def test_n_10_1_espionage_gives_free_cards_every_year() -> None:
    table = Table(2).worth("espionage", 2).phase("income")
    assert table.do("draw", "drawn 1", "draw", "drawn 1").step() == "Selling"
    assert table.until("FreeCards", 0, year=1964).options() == ["draw", "stop"]


def test_n_10_2_robotics_makes_a_hire_cheaper() -> None:
    assert Table().worth("robotics", 2).money(5).do("hire famous", "place csm").player().money == 0


def test_n_10_3_investors_make_launches_cheaper() -> None:
    table = flying().worth("investors", 3)
    costs = [launch_cost(table.state, table.player(), mission) for mission in range(len(MISSIONS))]
    assert dict(zip(MISSIONS, costs, strict=True)) == {
        one: launch_price(one) if one == "moon" else max(launch_price(one) - 6, 0) for one in MISSIONS
    }


def test_n_10_4_insurance_pays_three_for_a_failure() -> None:
    assert (
        flying().worth("insurance", 1).fly("eva", "r r g g g").player().money == 30 - launch_price("eva") + 6
    )


def test_n_10_5_simulation_rerolls() -> None:
    assert flying().worth("simulation", 1).fly("eva", "r r g g g").step() == "Rerolling"
    assert flying().fly("eva", "r r g g g").step() == "Launching"


def test_n_10_6_ground_control_turns_neutral_dice() -> None:
    assert of_test(flying().worth("ground-control", 2).fly("eva", "b b b b b")).rocket == 2


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_rocket_research_helps_missions_with_its_symbol(symbol: str) -> None:
    """N-10.7, N-10.8, N-10.9, N-10.10, N-10.11, N-10.12"""
    table = flying().worth(symbol, 3)
    for index, mission in enumerate(table.state.terms.missions):
        bonus = symbol_bonus(table.state, table.player(), index)
        assert bonus == (3 if symbol in mission.symbols else 0)


def test_researches_of_the_ground_are_no_symbols() -> None:
    """N-10.1, N-10.6"""
    table = flying()
    for research in ("espionage", "robotics", "investors", "insurance", "simulation"):
        table.worth(research, 4)
    assert of_test(table.fly("moon", "b b b b b").stop()).rocket == 0


# --- N-11: the Moon ------------------------------------------------------------------------------


def test_n_11_1_the_moon_has_all_six_symbols() -> None:
    table = flying()
    for symbol in SYMBOLS:
        table.worth(symbol, 2)
    table.fly("moon", "b b b b b")
    assert (of_test(table).bonus, of_test(table).rocket) == (12, 12)
    assert table.player().prestige == 2 + 12


def test_n_11_2_once_in_any_year_for_the_money_alone() -> None:
    for year in range(1963, 1970):
        assert "launch moon" in Table().year(year).money(launch_price("moon")).phase("mission").options()
    assert Table().money(launch_price("moon") - 1).phase("mission").refused("launch moon").rule == "N-6.4"
    assert flying().flown("moon").refused("launch moon").rule == "N-6.2"


def test_n_11_3_the_rocket_starts_where_the_progress_flag_is() -> None:
    table = flying().moon(4).do("launch moon")
    assert (table.flight.rocket, table.told(MissionLaunched)[0].start) == (4, 4)
    assert of_test(table.roll("g g b b b")).rocket == 6


def test_n_11_4_it_can_fall_behind_its_start() -> None:
    assert of_test(flying().moon(2).fly("moon", "r r r r b")).rocket == 0
    table = flying(pack_text=corrected("moon", espionage_cost=4)).moon(6)
    table.hand(3, 3, 3, seat=1).fly("moon", "b b b b b")
    table.do("commit 3", "commit 3", "commit 3", "stop")
    assert (table.told(PrestigeGained)[0].rocket, table.player().moon) == (4, 6)


def test_n_11_5_investors_take_nothing_off() -> None:
    table = Table().worth("investors", 4).money(launch_price("moon") - 1).phase("mission")
    assert "launch moon" not in table.options()


def test_n_11_6_flags_in_the_box_lower_its_points_progress_flags_do_not() -> None:
    table = flying().moon(8).moon(3, seat=1).moon(2, seat=2).flown("moon", seat=1).fly("moon", "b b b b b")
    assert table.told(PrestigeGained)[0].points == 5 - 1


def test_n_11_7_the_last_space_of_the_moon_moves_no_flag() -> None:
    table = flying().moon(18).fly("moon", "g g g g g")
    assert (table.player().prestige, table.player().moon) == (2 + 35, 18)
    assert table.told(MoonProgressed) == []


def test_n_11_7_after_the_moon_the_flag_still_moves() -> None:
    table = flying().moon(3).flown("moon").fly("eva", "g g g g g")
    assert table.player().moon == 4
