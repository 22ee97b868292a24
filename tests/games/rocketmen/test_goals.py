"""RM-12: Personal Goals."""

from __future__ import annotations

from itertools import combinations
from random import Random

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.printed import LocationEntry, Task
from tests.games.rocketmen import readings
from tests.games.rocketmen.ending_tables import NEAR_HOME, arrivals, finish, fly, pass_turns
from tests.games.rocketmen.readings import location
from tests.games.rocketmen.table import Table

# --- 12: Personal Goals --------------------------------------------------------------------------


def goal_vp(goal: str, *missions: tuple[str, str], seat: int = 0) -> int:
    """What a goal is worth to Ann when these missions were flown."""
    table = arrivals(Table().put("goals", goal), *missions, seat=seat)
    return ending.goal_vp(table.state, 0)


def scores(goal: str, *missions: tuple[str, str]) -> bool:
    """Whether these missions bring Ann the points that the goal card prints."""
    return goal_vp(goal, *missions) == readings.goal_vp(goal) > 0


def test_rm_12_1_only_one_of_two_fulfilled_goals_scores() -> None:
    table = Table().put("goals", "crowded-orbit", "holiday-in-orbit")
    arrivals(table, *NEAR_HOME[:5])
    assert ending.goal_vp(table.state, 0) == readings.goal_vp("crowded-orbit")
    assert readings.goal_vp("crowded-orbit") == readings.goal_vp("holiday-in-orbit")


def test_rm_12_1_a_goal_must_be_fulfilled() -> None:
    assert goal_vp("grand-tour") == 0


def test_rm_12_2_the_goal_with_more_points_is_chosen() -> None:
    table = Table().put("goals", "crowded-orbit", "assembly-line")
    arrivals(table, *NEAR_HOME[:5])
    assert ending.scored_goal(table.state, 0) == table.card("assembly-line")


def test_rm_12_2_goals_are_judged_on_the_final_state() -> None:
    """The mission of the last turn counts."""
    table = Table().put("goals", "long-haul")
    arrival = location("mars", "spaceship").vp[0]
    table.player().track = 23 - arrival
    fly(table, "spaceship-1", "mars")
    pass_turns(table)
    assert rocketmen.result(table.state).scores == (23 + 1 + readings.goal_vp("long-haul"), 0)


def test_rm_12_2_all_tasks_of_a_card_must_be_met() -> None:
    assert goal_vp("grand-tour", ("earth", "satellite"), ("moon", "satellite")) == 0


def test_d_26_the_goal_is_chosen_unasked() -> None:
    table = Table().put("goals", "long-haul", "pathfinder").arrive("mars", "spaceship")
    finish(table)
    assert rocketmen.to_act(table.state) is None
    assert ending.scored_goal(table.state, 0) == table.card("long-haul")


def test_rm_12_3_every_goal_has_points_and_tasks() -> None:
    goals = [card for card in Table().state.terms.cards if card.deck == "goal"]
    assert len(goals) == 12
    assert all(goal.vp > 0 and goal.tasks for goal in goals)


def test_rm_12_4_assembly_line() -> None:
    assert scores("assembly-line", ("earth", "orbital-shipyard"), ("earth", "space-station"))
    assert goal_vp("assembly-line", ("earth", "orbital-shipyard"), ("moon", "space-station")) == 0
    assert goal_vp("assembly-line", ("earth", "space-station")) == 0


def test_rm_12_5_crowded_orbit() -> None:
    assert scores("crowded-orbit", *NEAR_HOME[:3])
    assert goal_vp("crowded-orbit", *NEAR_HOME[4:], ("earth", "satellite")) == 0


def test_rm_12_6_grand_tour() -> None:
    assert scores("grand-tour", ("earth", "satellite"), ("moon", "base"), ("mars", "base"))
    assert goal_vp("grand-tour", ("earth", "satellite"), ("mars", "spaceship"), ("mars", "base")) == 0


def test_rm_12_7_holiday_in_orbit() -> None:
    assert scores("holiday-in-orbit", ("earth", "space-hotel"), ("earth", "spaceship"))
    assert goal_vp("holiday-in-orbit", ("earth", "space-hotel"), ("moon", "spaceship")) == 0


def test_rm_12_8_long_haul() -> None:
    assert scores("long-haul", ("mars", "spaceship"))
    assert goal_vp("long-haul", ("mars", "base"), ("moon", "spaceship")) == 0


def test_rm_12_9_lunar_village() -> None:
    assert scores("lunar-village", ("moon", "base"), ("moon", "satellite"))
    assert goal_vp("lunar-village", ("moon", "base"), ("mars", "base")) == 0
    assert goal_vp("lunar-village", ("moon", "spaceship"), ("moon", "satellite")) == 0


def test_rm_12_10_moonrush() -> None:
    three = (("moon", "base"), ("moon", "satellite"), ("moon", "spaceship"))
    assert scores("moonrush", *three)
    assert goal_vp("moonrush", *three[:2], ("earth", "spaceship")) == 0


def test_rm_12_11_pathfinder() -> None:
    assert scores("pathfinder", ("moon", "satellite"))
    assert scores("pathfinder", ("mars", "base"))
    assert goal_vp("pathfinder", ("earth", "satellite")) == 0


def test_rm_12_11_pathfinder_needs_the_token_not_the_mission() -> None:
    table = Table().put("goals", "pathfinder")
    table.arrive("moon", "satellite", seat=1).arrive("moon", "satellite")
    assert ending.goal_vp(table.state, 0) == 0


def test_rm_12_12_red_frontier() -> None:
    assert scores("red-frontier", ("mars", "base"))
    assert scores("red-frontier", ("mars", "asteroid-mining"))
    assert goal_vp("red-frontier", ("mars", "spaceship"), ("moon", "base")) == 0


def test_rm_12_13_shuttle_service() -> None:
    assert scores("shuttle-service", ("earth", "spaceship"), ("mars", "spaceship"))
    assert goal_vp("shuttle-service", ("earth", "spaceship"), ("mars", "base")) == 0


def test_rm_12_14_signal_relay() -> None:
    assert scores("signal-relay", ("earth", "satellite"), ("moon", "satellite"))
    assert goal_vp("signal-relay", ("moon", "satellite"), ("moon", "spaceship")) == 0


def test_rm_12_15_twin_stations() -> None:
    assert scores("twin-stations", ("earth", "space-station"), ("moon", "space-station"))
    assert goal_vp("twin-stations", ("earth", "space-station"), ("moon", "base")) == 0


def test_missions_of_others_meet_no_goal() -> None:
    assert goal_vp("long-haul", ("mars", "spaceship"), seat=1) == 0


def by_trying(tasks: list[Task], board: tuple[LocationEntry, ...], done: frozenset[int]) -> int:
    """The fewest further missions, found by trying all of them: one, then two, then three at once."""
    rest = [index for index in range(len(board)) if index not in done]
    for count in range(len(rest) + 1):
        for more in combinations(rest, count):
            flown = [board[index] for index in (*done, *more)]
            if all(sum(ending.fits(task, location) for location in flown) >= task.count for task in tasks):
                return count
    return len(rest)


def test_rm_12_1_what_is_left_of_a_goal_is_what_trying_every_mission_finds() -> None:
    """From every goal of the pack, after any missions."""
    state, rng = Table().state, Random(12)
    board = state.terms.pack.location
    for goal in range(len(state.terms.cards)):
        places = [task for task in getattr(state.terms.cards[goal], "tasks", ()) if not task.token]
        if not places:
            continue
        for _ in range(6):
            done = frozenset(rng.sample(range(len(board)), rng.randrange(len(board))))
            state.players[0].missions = list(done)
            tokens = [task for task in state.terms.cards[goal].tasks if task.token]
            needed, left = ending.goal_missions(state, 0, goal)
            assert needed == by_trying(places, board, frozenset()) + len(tokens)
            assert left == by_trying(places, board, done) + len(tokens)
