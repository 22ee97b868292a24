"""RM-9: what ends the game, the score, ties."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.facts import EndTriggered, GameEnded
from spacerace.games.rocketmen.rules.printed import DESTINATIONS
from spacerace.kernel.game import Result
from tests.games.rocketmen import readings
from tests.games.rocketmen.ending_tables import NEAR_HOME, arrivals, finish, fly, pass_turns
from tests.games.rocketmen.readings import location
from tests.games.rocketmen.table import Table, lay

#: A goal worth 6, which the box does not have.
GOAL_OF_SIX = """
[pack]
id = "goal-of-six"
version = 1
base = "this reading"

[[goal]]
id = "long-haul"
vp = 6
"""


def tied(first: list[tuple[str, str]], second: list[tuple[str, str]]) -> tuple[int, ...]:
    """Who wins with equal totals and these missions."""
    table = Table()
    arrivals(arrivals(table, *first), *second, seat=1)
    for seat in (0, 1):
        table.player(seat).track = 20 - ending.token_vp(table.state, seat)
    result = finish(table)
    assert result.scores == (20, 20)
    return result.winners


# --- 9: what triggers the end --------------------------------------------------------------------


@pytest.mark.parametrize("players, threshold", [(2, 23), (3, 21), (4, 18)])
def test_rm_9_1_the_victory_track_reaches_the_threshold(players: int, threshold: int) -> None:
    table = Table(players)
    table.player().track = threshold - 3
    assert fly(table, "satellite-1", "earth").state.end_reason == ""
    table = Table(players)
    table.player().track = threshold - 2
    fly(table, "satellite-1", "earth")
    assert table.state.end_reason == "threshold"
    assert EndTriggered(0, "threshold") in table.state.facts


def test_rm_9_1_six_tokens_and_a_token_at_every_destination() -> None:
    table = arrivals(Table(), *NEAR_HOME[1:]).arrive("mars", "spaceship", seat=1)
    assert fly(table, "satellite-1", "earth").state.end_reason == "tokens"


def test_rm_9_1_six_tokens_do_not_end_it_while_a_destination_is_empty() -> None:
    table = arrivals(Table(), *NEAR_HOME[1:])
    assert len(fly(table, "satellite-1", "earth").player().missions) == 6
    assert table.state.end_reason == ""


def test_rm_9_1_five_tokens_do_not_end_it() -> None:
    table = arrivals(Table(), *NEAR_HOME[2:]).arrive("mars", "spaceship", seat=1)
    assert fly(table, "satellite-1", "earth").state.end_reason == ""


def test_rm_9_1_every_player_has_all_six_on_locations() -> None:
    table = arrivals(Table(), *NEAR_HOME, seat=1)
    arrivals(table, *NEAR_HOME[1:])
    assert fly(table, "satellite-1", "earth").state.end_reason == "all-tokens"


def test_rm_9_2_tested_after_every_success_also_of_another_player() -> None:
    """EC-43"""
    table = arrivals(Table(), *NEAR_HOME)
    pass_turns(table)
    assert table.state.end_reason == ""
    fly(table, "spaceship-1", "mars")
    assert EndTriggered(1, "tokens") in table.state.facts


def test_rm_9_2_a_token_on_the_track_is_not_on_a_location() -> None:
    """The sixth token is on its way, then comes back: nothing is triggered."""
    table = arrivals(Table(), *NEAR_HOME[1:]).arrive("mars", "spaceship", seat=1)
    table.plan("satellite-1").pad("small-rocket-boosters").do("launch earth").draws(1)
    assert ending.end_condition(table.state, 0) == ""
    assert table.do("abort").state.end_reason == ""


def test_rm_9_3_the_round_is_finished() -> None:
    table = Table(3)
    table.player().track = 20
    fly(table, "satellite-1", "earth").settle()
    assert rocketmen.to_act(table.state) == 1
    pass_turns(table)
    assert rocketmen.to_act(table.state) == 2
    pass_turns(table)
    assert rocketmen.to_act(table.state) is None
    assert table.state.facts[-1] == GameEnded("threshold")
    assert rocketmen.result(table.state).rounds == 1


def test_rm_9_3_the_last_of_the_round_ends_it_at_once() -> None:
    table = pass_turns(Table())
    table.player(1).track = 21
    fly(table, "satellite-1", "earth").settle()
    assert rocketmen.to_act(table.state) is None


def test_rm_9_3_the_round_ends_before_the_starting_player() -> None:
    """Bob began, so Ann has the last turn."""
    table = Table()
    table.state.first = table.state.seat = 1
    table.player(1).track = 21
    fly(table, "satellite-1", "earth").settle()
    assert rocketmen.to_act(table.state) == 0
    assert rocketmen.to_act(pass_turns(table).state) is None


def test_rm_9_3_a_trigger_is_final() -> None:
    """A later condition neither replaces nor repeats it."""
    table = arrivals(Table(3), *NEAR_HOME, seat=1)
    table.player().track = 20
    fly(table, "satellite-2", "earth").settle()
    pass_turns(table)
    fly(table, "spaceship-1", "mars")
    assert ending.end_condition(table.state, 0) != ""
    assert table.state.end_reason == "threshold"
    assert not any(isinstance(fact, EndTriggered) for fact in table.state.facts)


def test_rm_9_4_only_the_track_triggers() -> None:
    """EC-44: two players, 22 on the track and two Threats."""
    table = Table().put("junkyard", "pandemic", "climate-change").put("goals", "grand-tour")
    table.player().track = 20
    fly(table, "satellite-1", "earth")
    assert (table.player().track, table.state.end_reason) == (22, "")
    assert rocketmen.result(table.state).scores[0] == 26


# --- 9: the score --------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hq", "hand", "store", "playing_area", "warehouse", "junkyard"])
def test_rm_9_5_a_threat_scores_2_in_whatever_zone(zone: str) -> None:
    assert rocketmen.result(Table().put(zone, "pandemic").state).scores == (2, 0)


def test_rm_9_5_a_threat_on_top_of_hq_scores_too() -> None:
    table = Table().put("playing_area", "pandemic").hand("electric-cars")
    table.do("play electric-cars", "choose pandemic")
    assert table.player().hq.top == (table.card("pandemic"),)
    assert rocketmen.result(table.state).scores == (2, 0)


def test_rm_9_5_nobody_scores_a_threat_on_display() -> None:
    assert rocketmen.result(Table().show("pandemic").state).scores == (0, 0)


def test_rm_9_6_moon_and_mars_token_score_1_each() -> None:
    table = Table()
    table.state.moon_token = 0
    assert rocketmen.result(table.state).scores == (1, 0)
    table.state.mars_token = 0
    assert rocketmen.result(table.state).scores == (2, 0)
    table.state.mars_token = 1
    assert rocketmen.result(table.state).scores == (1, 1)


def test_rm_9_7_one_personal_goal_scores() -> None:
    table = Table().put("goals", "long-haul", "red-frontier")
    arrivals(table, ("mars", "spaceship"), ("mars", "base"))
    first = location("mars", "spaceship").vp[0] + location("mars", "base").vp[0]
    assert rocketmen.result(table.state).scores[0] == first + 1 + readings.goal_vp("red-frontier")


def test_rm_9_8_variants_score() -> None:
    table = Table(variants=("world-savers",)).put("hand", "pandemic")
    assert rocketmen.result(table.state).scores == (2 + 3, 0)


def test_rm_9_9_the_highest_total_wins() -> None:
    """Not the highest track: the Threats turn it."""
    table = Table().put("junkyard", "pandemic", "climate-change", seat=1)
    table.player(0).track, table.player(1).track = 23, 20
    result = finish(table)
    assert (result.scores, result.winners) == ((23, 24), (1,))


def test_rm_9_9_nobody_has_won_before_the_end() -> None:
    table = Table()
    table.player().track = 10
    result = rocketmen.result(table.state)
    assert (result.scores, result.winners, result.end_reason) == ((10, 0), (), "")


# --- 9: ties -------------------------------------------------------------------------------------


def test_rm_9_10_missions_rank_by_destination_then_by_first_arrival_points() -> None:
    table = Table()
    ranks = []
    for index, place in enumerate(table.state.terms.pack.location):
        table.player().missions = (index,)
        rank = ending.best_mission(table.state, table.player())
        ranks.append((rank, (DESTINATIONS.index(place.destination), place.vp[0])))
    assert len(ranks) == 12
    for rank, worth in ranks:
        assert all((rank > other) == (worth > another) for other, another in ranks)


def test_rm_9_10_the_printed_order() -> None:
    table = Table()
    ranks: dict[tuple[int, int], list[str]] = {}
    for index, place in enumerate(table.state.terms.pack.location):
        table.player().missions = (index,)
        rank = ending.best_mission(table.state, table.player())
        ranks.setdefault(rank, []).append(f"{place.destination} {place.type}")
    assert [sorted(ranks[rank]) for rank in sorted(ranks, reverse=True)] == [
        ["mars base"],
        ["mars asteroid-mining"],
        ["mars spaceship"],
        ["moon base"],
        ["moon space-station"],
        ["moon spaceship"],
        ["moon satellite"],
        ["earth space-hotel"],
        ["earth orbital-shipyard", "earth space-station", "earth spaceship"],
        ["earth satellite"],
    ]


@pytest.mark.parametrize("further, nearer", [("mars", "moon"), ("moon", "earth")])
def test_rm_9_10_the_further_destination_decides_a_tie(further: str, nearer: str) -> None:
    assert DESTINATIONS.index(further) > DESTINATIONS.index(nearer)  # type: ignore[arg-type]
    many = [(nearer, kind) for kind in ("spaceship", "base" if nearer == "moon" else "space-hotel")]
    assert tied([(further, "spaceship")], many) == (0,)


def test_rm_9_10_a_mission_beats_none() -> None:
    assert tied([], [("earth", "satellite")]) == (1,)


def test_rm_9_11_the_order_of_arrival_plays_no_part() -> None:
    """Both have the same best mission; the second to arrive there has as good a claim."""
    assert tied([("mars", "base")], [("mars", "base"), ("earth", "satellite")]) == (1,)


def test_rm_9_11_more_missions_then_a_shared_victory() -> None:
    assert tied([("moon", "base"), ("earth", "satellite")], [("moon", "base")]) == (0,)
    assert tied([("moon", "base")], [("moon", "base")]) == (0, 1)


def test_rm_9_11_only_the_single_best_mission_is_compared() -> None:
    assert tied([("mars", "base"), ("moon", "base")], [("mars", "base"), ("earth", "satellite")]) == (0, 1)


def test_wx_10_mars_asteroid_mining_beats_mars_spaceship_and_more_missions() -> None:
    many = [("mars", "spaceship"), ("moon", "base"), ("earth", "satellite"), ("earth", "spaceship")]
    assert tied([("mars", "asteroid-mining")], many) == (0,)


def test_wx_11_a_threat_in_the_junkyard_and_one_in_hq() -> None:
    table = Table().put("junkyard", "pandemic").put("hq", "climate-change")
    assert finish(table).scores == (4, 0)


def test_ec_42_four_players_the_third_reaches_18() -> None:
    table = pass_turns(Table(4), 2)
    table.player(2).track = 16
    fly(table, "satellite-1", "earth").settle()
    assert rocketmen.to_act(table.state) == 3
    pass_turns(table)
    assert rocketmen.to_act(table.state) is None
    assert rocketmen.result(table.state).winners == (2,)


def test_ec_43_six_tokens_placed_and_somebody_else_reaches_mars() -> None:
    table = pass_turns(arrivals(Table(), *NEAR_HOME))
    fly(table, "spaceship-1", "mars").settle()
    assert rocketmen.result(table.state).end_reason == "tokens"


def test_ec_44_22_on_the_track_and_two_threats_are_no_trigger() -> None:
    table = Table().hand("pandemic", "asteroid-impact")
    table.player().track = 20
    fly(table, "satellite-1", "earth")
    assert (table.player().track, table.state.end_reason) == (22, "")


def test_ec_45_both_at_mars_base_five_missions_beat_four() -> None:
    four = [("mars", "base"), *NEAR_HOME[:3]]
    five = [("mars", "base"), *NEAR_HOME[:4]]
    assert tied(four, five) == (1,)
    assert tied(five, five) == (0, 1)


def test_ec_46_a_goal_of_4_met_and_one_of_6_not_met() -> None:
    table = Table(pack_text=GOAL_OF_SIX).put("goals", "red-frontier", "long-haul").arrive("mars", "base")
    assert ending.goal_vp(table.state, 0) == readings.goal_vp("red-frontier") < 6
    table.arrive("mars", "spaceship")
    assert ending.goal_vp(table.state, 0) == 6


def test_ec_48_draw_deck_and_display_empty_the_game_goes_on() -> None:
    table = Table(3)
    table.player(2).warehouse += [card for layer in table.state.deck.layers for card in layer]
    table.state.deck = lay(table.state.deck, (), ())
    assert table.display() == [None] * 6
    pass_turns(table, 3)
    assert (table.state.round, table.state.end_reason) == (2, "")
    assert rocketmen.to_act(table.state) == 0


def test_ec_71_equal_first_arrival_points_rank_equal() -> None:
    shipyard = [("earth", "orbital-shipyard")]
    station = [("earth", "space-station"), ("earth", "satellite")]
    assert tied(shipyard, station) == (1,)


# --- the round cap -------------------------------------------------------------------------------


def test_inv_16_players_may_pass_for_ever() -> None:
    assert pass_turns(Table(), 60).state.round == 31
    assert rocketmen.result(Table().state).end_reason == ""


def test_inv_16_a_capped_game_is_scored_as_it_stands_and_unfinished() -> None:
    table = Table(round_cap=2)
    table.player(1).track = 5
    pass_turns(table, 3)
    assert rocketmen.result(table.state).end_reason == ""
    pass_turns(table)
    assert rocketmen.to_act(table.state) is None
    assert rocketmen.result(table.state) == Result((0, 5), (1,), 2, "cap", True)


def test_inv_16_an_end_by_the_rules_in_the_last_round_is_no_cap() -> None:
    table = Table(round_cap=1)
    table.player().track = 21
    fly(table, "satellite-1", "earth")
    pass_turns(table)
    assert rocketmen.result(table.state) == Result((23, 0), (0,), 1, "threshold", False)
