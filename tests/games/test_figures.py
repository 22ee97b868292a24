"""Figures: what the browser shows as sums is what the rules reckon with."""

from __future__ import annotations

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.figures import GoalFigures
from spacerace.kernel.seats import SPECTATOR
from tests.games.nineteen69.table import Table as Table1969
from tests.games.rocketmen.table import Table


def test_rm_7_4_rocket_points_of_pad_and_achievements_are_added_up() -> None:
    table = Table().plan("satellite-1").pad("small-rocket-boosters", "base-1")
    table.player().rocket_points = 1
    own, other = rocketmen.figures(table.state, 0).players
    boosters = table.state.terms.cards[table.card("small-rocket-boosters")].rocket
    assert (own.rocket_points, other.rocket_points) == (1 + boosters, 0)


def test_rm_7_8_the_boost_shown_is_the_boost_that_a_launch_gets() -> None:
    for destination, index in (("earth", 0), ("moon", 1), ("mars", 2)):
        table = Table().plan("spaceship-1").pad("storage-batteries", "nuclear-fusion")
        table.player().rocket_points = 20
        table.player().science_tokens = 2
        before = rocketmen.figures(table.state, 0)
        assert before.rocket is None
        table.do(f"launch {destination}")
        assert rocketmen.figures(table.state, 0).rocket == before.players[0].boosts[index] > 2


def test_rm_7_8_the_rocket_stands_where_cards_have_moved_it() -> None:
    table = Table().plan("satellite-1")
    table.player().rocket_points = 20
    table.do("launch earth").draws(2, 3)
    assert rocketmen.figures(table.state, SPECTATOR).rocket == 5


def test_rm_2_8_the_hand_limit_grows_with_achievements_and_variants() -> None:
    plain = rocketmen.figures(Table().state, 0).players[0].hand_limit
    table = Table(variants=("big-crews",))
    table.player().hand_bonus = 1
    figures = rocketmen.figures(table.state, 1).players
    assert [one.hand_limit for one in figures] == [plain + 2, plain + 1]


def test_rm_4_12_the_surcharge_follows_the_victory_track() -> None:
    table = Table()
    lowest, *_, highest = sorted(table.state.terms.surcharges)
    table.player(0).track, table.player(1).track = lowest[0] - 1, highest[0]
    assert [one.surcharge for one in rocketmen.figures(table.state, 0).players] == [0, highest[1]]


def test_rm_16_4_goals_are_reckoned_for_their_owner_alone_until_the_end() -> None:
    table = Table()
    goals = rocketmen.begin(table.header).goal_box.layers[0]
    goal = next(card for card in goals if len(table.state.terms.cards[card].tasks) > 1)
    table.player().goals = (goal,)
    fresh = GoalFigures(card=goal, done=0, needed=NEEDED[table.state.terms.cards[goal].design])
    for watcher, seen in ((0, (fresh,)), (1, ()), (SPECTATOR, ())):
        assert rocketmen.figures(table.state, watcher).players[0].goals == seen
    table.state.over = True
    assert rocketmen.figures(table.state, 1).players[0].goals == (fresh,)


#: How many missions each goal of the box asks for, read from its text.
NEEDED = {
    "assembly-line": 2,
    "crowded-orbit": 3,
    "grand-tour": 3,
    "holiday-in-orbit": 2,
    "long-haul": 1,
    "lunar-village": 2,
    "moonrush": 3,
    "pathfinder": 1,
    "red-frontier": 1,
    "shuttle-service": 2,
    "signal-relay": 2,
    "twin-stations": 2,
}


@pytest.mark.parametrize("name", NEEDED)
def test_rm_12_1_a_goal_counts_the_missions_that_it_asks_for(name: str) -> None:
    """RM-12.4 to RM-12.15: not its tasks; "Three missions to the Moon" begins with 0 of 3."""
    table = Table()
    table.player().goals = (table.card(name),)
    own = rocketmen.figures(table.state, 0).players[0].goals[0]
    assert (own.done, own.needed) == (0, NEEDED[name])


@pytest.mark.parametrize(
    "name, flown, done",
    [
        ("moonrush", [("moon", "satellite")], 1),
        ("moonrush", [("moon", "satellite"), ("earth", "satellite"), ("moon", "base")], 2),
        ("lunar-village", [("moon", "satellite")], 1),
        ("lunar-village", [("moon", "satellite"), ("moon", "spaceship")], 1),
        ("lunar-village", [("moon", "base")], 1),
        ("lunar-village", [("moon", "base"), ("moon", "satellite")], 2),
        ("shuttle-service", [("earth", "spaceship"), ("mars", "spaceship"), ("moon", "spaceship")], 2),
        ("grand-tour", [("earth", "satellite"), ("earth", "spaceship")], 1),
    ],
)
def test_rm_12_1_only_missions_that_bring_a_goal_nearer_are_counted(
    name: str, flown: list[tuple[str, str]], done: int
) -> None:
    table = Table()
    table.player().goals = (table.card(name),)
    for destination, kind in flown:
        table.arrive(destination, kind)
    assert rocketmen.figures(table.state, 0).players[0].goals[0].done == done


def test_rm_12_4_a_task_that_is_done_is_counted() -> None:
    table = Table()
    cards = table.state.terms.cards
    goal = next(card.id for card in cards if any(task.token for task in card.tasks))
    table.player().goals = (goal,)
    assert rocketmen.figures(table.state, 0).players[0].goals[0].done == 0
    table.arrive("moon", "satellite")
    assert rocketmen.figures(table.state, 0).players[0].goals[0].done == 1


def test_n_9_1_researchers_are_cubes_and_tokens() -> None:
    table = Table1969().cubes("robotics", "basic", "genius").token("robotics")
    terms = table.state.terms
    at = terms.research_ids["robotics"]
    own, other, _ = nineteen69.figures(table.state, 1).players
    assert (own.researchers[at], sum(own.researchers), sum(other.researchers)) == (4, 4, 0)


def test_n_6_13_each_mission_shows_what_its_symbols_add() -> None:
    table = Table1969()
    terms = table.state.terms
    symbol = terms.symbols[0][0]
    table.worth(terms.pack.research[symbol].id, 3)
    bonuses = nineteen69.figures(table.state, 0).players[0].bonuses
    fitting = [terms.amounts[symbol] * 3 * symbols.count(symbol) for symbols in terms.symbols]
    assert list(bonuses) == fitting
    assert 0 < sum(bonus > 0 for bonus in bonuses) < len(bonuses)
