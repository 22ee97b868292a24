"""Standing orders of both games: what they answer, how long they last, and what they leave alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.actions import DRAW_CARD, STOP, Convert, Launch, Sell, SwapCard
from spacerace.games.nineteen69.rules.agenda import Committing
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.actions import COUNT_POINTS, CopyTo
from spacerace.games.rocketmen.rules.agenda import COUNTING
from spacerace.kernel.chance import Luck
from spacerace.kernel.seats import SPECTATOR
from tests.games.nineteen69 import table as table_1969
from tests.games.rocketmen import eager
from tests.games.rocketmen.table import Table

# Positions of Rocketmen are made of the first reading's figures; whole games need no tracer.
pytestmark = pytest.mark.untraced

SPY = "industrial-espionage"


def scope(game, state, seat, order):
    """What an order of a seat would last for."""
    return game.order_scope(game.view(state, seat), order)


def obeyed(game, state, order):
    """What an order of the awaited seat answers."""
    seat = game.to_act(state)
    return game.obey(game.view(state, seat), game.options(state), order)


# --- 1969 ----------------------------------------------------------------------------------------


def espionage() -> table_1969.Table:
    """1966: Ann has launched; Bob, Cid and then she may commit cards."""
    table = table_1969.Table(3).year(1966).money(50)
    for seat in range(3):
        table.hand(1, 2, seat=seat)
    mission = table.phase("mission").options("launch")[0]
    table.do(mission).roll("g g g g g")
    assert (table.step(), table.awaited) == ("Committing", 1)
    return table


#: Those that answer where cards are asked for.
PASSING = ("pass-mission", "pass-year")


@pytest.mark.parametrize("order", PASSING)
def test_n_6_18_an_order_passes_on_espionage(order):
    assert obeyed(nineteen69, espionage().state, order) == STOP


@pytest.mark.parametrize("order", PASSING)
def test_nd_9_cards_that_are_picked_up_already_are_not_laid_down_by_an_order(order):
    table = espionage().do("commit 2")
    assert STOP in nineteen69.options(table.state)
    assert obeyed(nineteen69, table.state, order) is None


def test_n_6_23_a_years_order_leaves_the_own_rocket_alone():
    table = espionage().stop(2)
    assert table.awaited == table.state.launcher == 0
    assert obeyed(nineteen69, table.state, "pass-year") is None
    assert obeyed(nineteen69, table.state, "pass-mission") == STOP


def test_nobody_obeys_what_another_is_asked():
    table = espionage()
    assert nineteen69.obey(table.view(2), nineteen69.options(table.state), "pass-year") is None


def test_scopes_of_1969():
    table = espionage()
    assert scope(nineteen69, table.state, 1, "pass-year") == "year 1966"
    assert scope(nineteen69, table.state, 1, "pass-mission") == "mission of seat 0 in 1966"
    assert scope(nineteen69, table.state, 1, "pass-launch") is None
    assert scope(nineteen69, table.state, SPECTATOR, "pass-year") is None
    table.stop(3)
    assert table.state.flight is None
    assert scope(nineteen69, table.state, 1, "pass-mission") is None
    assert scope(nineteen69, table.finish().state, 1, "pass-year") is None


def ground_control(version=nineteen69.RULES_VERSION) -> table_1969.Table:
    """Ann has launched and rolled two neutral dice; Bob holds cards."""
    table = table_1969.Table(3, version=version).money(50).worth("ground-control", 2).hand(1, 2, seat=1)
    return table.phase("mission").fly("csm-eva", "g g r b b")


def test_n_6_11_an_order_turns_all_neutral_dice_until_the_game_is_over():
    table = ground_control()
    assert table.step() == "Converting"
    assert scope(nineteen69, table.state, 0, "convert-all") == "game"
    assert obeyed(nineteen69, table.state, "convert-all") == Convert(2)
    assert nineteen69.obey(table.view(1), nineteen69.options(table.state), "convert-all") is None
    assert all(obeyed(nineteen69, table.state, order) is None for order in PASSING)
    table.do("convert 2")
    assert obeyed(nineteen69, table.state, "convert-all") is None
    assert scope(nineteen69, table.state, SPECTATOR, "convert-all") is None
    assert scope(nineteen69, table.finish().state, 0, "convert-all") is None


def test_n_6_11_games_of_version_1_know_no_such_order():
    assert scope(nineteen69, ground_control(version=1).state, 0, "convert-all") is None


def test_n_6_24_never_pushing_back_lasts_for_the_game_and_leaves_the_own_rocket_alone():
    table = espionage()
    assert scope(nineteen69, table.state, 1, "pass-game") == "game"
    assert obeyed(nineteen69, table.state, "pass-game") == STOP
    own = espionage().stop(2)
    assert own.awaited == own.state.launcher == 0
    assert obeyed(nineteen69, own.state, "pass-game") is None
    laid = espionage().do("commit 2")
    assert obeyed(nineteen69, laid.state, "pass-game") is None, "picked up cards are not laid down (ND-9)"
    assert nineteen69.obey(table.view(2), nineteen69.options(table.state), "pass-game") is None


def idle(dice: str, *, cards=(1, 2)) -> table_1969.Table:
    """Ann has launched to EVA with these dice; Bob, and then she, may commit cards."""
    table = table_1969.Table(2).year(1966).money(50)
    for seat in range(2):
        table.hand(*cards, seat=seat)
    return table.phase("mission").fly("eva", dice)


def test_n_6_17_a_rocket_on_the_start_is_not_pushed_back_by_an_order():
    table = idle("r r r r r")
    assert (table.step(), table.awaited, table.state.flight.rocket) == ("Committing", 1, 0)
    assert scope(nineteen69, table.state, 1, "pass-idle") == "game"
    assert obeyed(nineteen69, table.state, "pass-idle") == STOP
    table.stop()
    assert table.awaited == 0
    assert obeyed(nineteen69, table.state, "pass-idle") is None, "the own cards carry it ahead"


def test_n_6_22_a_rocket_on_the_last_space_needs_no_cards_unless_somebody_pushes_it_back():
    table = idle("g g g g g")
    assert (table.step(), table.awaited) == ("Committing", 1)
    assert obeyed(nineteen69, table.state, "pass-idle") is None, "it can be pushed back"
    quiet, pushed = table.stop(), idle("g g g g g").do("commit 2").stop()
    assert quiet.awaited == pushed.awaited == 0
    assert obeyed(nineteen69, quiet.state, "pass-idle") == STOP
    assert obeyed(nineteen69, pushed.state, "pass-idle") is None


#: Those that answer in one's own income and purchases, and what they last for in 1966.
FRUGAL = {"draw-free": "game", "sell-nothing": "game", "buy-nothing": "year 1966"}


def income(held=0) -> table_1969.Table:
    """1966: Ann has two free cards and may sell prestige; she holds so many cards."""
    table = table_1969.Table(3).year(1966).prestige(5).worth("espionage", 2).hand(*[1] * held)
    return table.phase("income")


@pytest.mark.parametrize("order", FRUGAL)
def test_orders_for_the_own_part_last_as_long_as_they_say(order):
    table = income()
    assert scope(nineteen69, table.state, 0, order) == FRUGAL[order]
    assert scope(nineteen69, table.state, 1, order) == FRUGAL[order]
    assert scope(nineteen69, table.state, SPECTATOR, order) is None
    assert scope(nineteen69, table.finish().state, 0, order) is None


def test_n_4_2_every_free_card_is_drawn():
    table = income()
    assert table.step() == "FreeCards"
    assert obeyed(nineteen69, table.state, "draw-free") == DRAW_CARD
    assert obeyed(nineteen69, table.state, "sell-nothing") is None
    assert nineteen69.obey(table.view(1), nineteen69.options(table.state), "draw-free") is None


def test_n_4_3_with_a_full_hand_the_person_chooses_the_discard():
    table = income(held=table_1969.Table().state.terms.board.hand_limit)
    assert table.step() == "FreeCards"
    assert any(isinstance(one, SwapCard) for one in nineteen69.options(table.state))
    assert obeyed(nineteen69, table.state, "draw-free") is None


def test_n_4_4_no_prestige_is_sold():
    table = income().stop()
    assert table.step() == "Selling"
    assert obeyed(nineteen69, table.state, "sell-nothing") == Sell(0)
    assert obeyed(nineteen69, table.state, "draw-free") is None
    assert nineteen69.obey(table.view(1), nineteen69.options(table.state), "sell-nothing") is None


def test_n_5_1_nothing_is_bought_this_year():
    table = table_1969.Table(3).year(1966).money(50).phase("purchases")
    assert table.step() == "Purchasing"
    assert obeyed(nineteen69, table.state, "buy-nothing") == STOP
    assert nineteen69.obey(table.view(1), nineteen69.options(table.state), "buy-nothing") is None
    assert scope(nineteen69, table.year(1967).state, 0, "buy-nothing") == "year 1967", "over with the year"


def test_nd_4_a_hire_that_was_begun_is_not_broken_off_by_an_order():
    table = table_1969.Table(3).year(1966).money(50).phase("purchases")
    table.do(table.options("hire")[0])
    assert table.step() != "Purchasing"
    assert obeyed(nineteen69, table.state, "buy-nothing") is None


@pytest.mark.parametrize("order", FRUGAL)
def test_whole_games_with_an_order_for_the_own_part(order):
    """What an order answers is always an option, and never in another's part."""
    answered = 0
    for seed in range(4):
        rng, match = Random(seed), table_1969.new_match(3, seed)
        match.draw()
        while (seat := match.awaited) is not None:
            action = obeyed(nineteen69, match.state, order) if seat == 0 else None
            if action is not None:
                assert match.state.seat == 0
                answered += 1
            match.play(seat, action or keen(nineteen69.options(match.state), rng))
            match.draw()
    assert answered > 0


def keen(options, rng):
    """A choice for 1969 that launches whenever it can, and else anything."""
    return rng.choice([one for one in options if isinstance(one, Launch)] or options)


@pytest.mark.parametrize("players", (2, 3, 5))
@pytest.mark.parametrize("order", PASSING)
def test_n_6_18_whole_games_with_an_order_in_every_second_year(order, players):
    """Seat 0 gives the order in even years; in odd ones it is over, and the seat is asked as before."""
    asked, passed = Counter(), Counter()
    for seed in range(6):
        rng, match, given = Random(seed), table_1969.new_match(players, seed), None
        match.draw()
        while (seat := match.awaited) is not None:
            state, even = match.state, match.state.year % 2 == 0
            now = scope(nineteen69, state, 0, order)
            if even and now is not None:
                given = now
            action = None
            if seat == 0:
                action = obeyed(nineteen69, state, order) if now is not None and now == given else None
                if state.agenda[-1] == Committing():
                    (asked if action is None else passed)[even, state.launcher == 0] += 1
                else:
                    assert action is None, "only espionage is answered"
            match.play(seat, action or keen(nineteen69.options(state), rng))
            match.draw()
    own_too = order == "pass-mission"
    assert set(passed) == ({(True, False), (True, True)} if own_too else {(True, False)})
    assert set(asked) == {(False, False), (False, True), *([] if own_too else [(True, True)])}


# --- Rocketmen -----------------------------------------------------------------------------------


def before_counting(**options) -> Table:
    """Ann could launch to Earth with points enough; Industrial Espionage is on her Pad."""
    table = Table(3, **options).plan("satellite-1").pad(SPY, "small-rocket-boosters")
    return table.pad("super-heavy-engines", seat=1)


def test_rm_7_16_an_order_passes_on_espionage_before_the_points_are_counted():
    table = before_counting()
    assert scope(rocketmen, table.state, 0, "pass-launch") == "turn 1"
    assert obeyed(rocketmen, table.state, "pass-launch") is None
    table.do("launch earth")
    assert scope(rocketmen, table.state, 0, "pass-launch") == "turn 1"
    assert table.options() == [f"copy {SPY} super-heavy-engines", "count"]
    assert obeyed(rocketmen, table.state, "pass-launch") == COUNT_POINTS


def test_rm_7_16_drawing_and_aborting_stay_the_launchers():
    table = before_counting().do("launch earth", "count")
    assert any(isinstance(option, CopyTo) for option in rocketmen.options(table.state))
    assert obeyed(rocketmen, table.state, "pass-launch") is None


def test_rm_7_6_an_order_scrubs_no_launch():
    table = Table(2, strict_declaration=True).plan("satellite-1").pad(SPY)
    table.pad("super-heavy-engines", seat=1).do("launch earth")
    assert "count" in table.options()
    assert obeyed(rocketmen, table.state, "pass-launch") is None


def test_rm_7_7_where_only_a_copy_suffices_the_launcher_is_asked():
    table = Table(2).plan("satellite-1").pad(SPY).pad("super-heavy-engines", seat=1).do("launch earth")
    assert table.options() == [f"copy {SPY} super-heavy-engines"]
    assert obeyed(rocketmen, table.state, "pass-launch") is None


def test_rm_3_1_an_order_lasts_until_the_seats_own_turn_is_over():
    table = before_counting().pad("depot", seat=2)
    assert scope(rocketmen, table.state, 1, "pass-launch") is None, "there is no Espionage on Bob's Pad"
    table.do("end-turn").settle()
    assert table.state.seat == 1
    for _ in range(3):
        assert scope(rocketmen, table.state, 0, "pass-launch") == "turn 2"
        table.do("end-turn").settle()
    assert (table.state.round, table.state.seat) == (2, 1)
    assert scope(rocketmen, table.state, 0, "pass-launch") == "turn 3"


@pytest.mark.slow
def test_rm_3_6_whole_games_with_an_order_ask_no_launcher_for_a_copy():
    """Everybody gives the order whenever it can be given; one is asked only where just a copy will do."""
    answered = 0
    for seed in range(12):
        match, rng = eager.new_match(3, seed, round_cap=60), Random(seed)
        match.draw()
        while (seat := match.awaited) is not None:
            state, options = match.state, rocketmen.options(match.state)
            now = scope(rocketmen, state, seat, "pass-launch")
            action = obeyed(rocketmen, state, "pass-launch")
            if state.agenda[-1] == COUNTING:
                assert now == f"turn {state.round}"
                assert (action is None) == (COUNT_POINTS not in options)
                answered += action is not None
            else:
                assert action is None
            match.play(seat, action or eager.choose(options, rng))
            match.draw()
    assert answered > 0


# --- what is hidden ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game, match, choose",
    [
        (nineteen69, table_1969.new_match(4, 3), keen),
        (rocketmen, eager.new_match(3, 4, round_cap=25), eager.choose),
    ],
    ids=["1969", "rocketmen"],
)
def test_an_order_does_not_depend_on_what_is_hidden(game, match, choose):
    """Scopes and answers are the same however the hidden cards are dealt."""
    rng, given = Random(1), set()
    match.draw()
    while (awaited := match.awaited) is not None:
        if rng.random() < 0.2:
            for seat in range(len(match.header.seats)):
                other = game.determinize(game.view(match.state, seat), Luck(rng.randrange(1000)))
                for order in game.ORDERS:
                    before = scope(game, match.state, seat, order)
                    assert scope(game, other, seat, order) == before
                    given |= set() if before is None else {order}
                    if seat == awaited:
                        assert obeyed(game, other, order) == obeyed(game, match.state, order)
        match.play(awaited, choose(game.options(match.state), rng))
        match.draw()
    assert given == set(game.ORDERS)
