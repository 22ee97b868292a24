"""The laws of Rocketmen bite: a sound table breaks none, and each way to break one is told."""

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.facts import CardsBought, TurnBegan, TurnEnded
from spacerace.games.rocketmen.rules.laws import LAWS
from spacerace.kernel import laws as kernel_laws
from spacerace.kernel.copying import copy_of
from spacerace.lab.rule_coverage import rule_ids
from tests.games.rocketmen.table import Table, without


def sound() -> Table:
    """A table in the middle of things, with everything that a law looks at."""
    table = Table().show("big-data", "depot", "robotics", "hydroponics", "pandemic", "solar-energy")
    table.hand("satellite-1", "base-1").plan("satellite-2").pad("spaceship-1", "small-rocket-boosters")
    table.put("goals", "grand-tour", "moonrush")
    return table


def broken(table: Table) -> set[str]:
    """The ids of the laws that a table breaks."""
    return {text.split(":")[0] for text in rocketmen.laws(table.state)}


def test_a_sound_table_breaks_no_law():
    assert rocketmen.laws(sound().state) == []


def test_inv_1_a_lost_card():
    table = sound()
    table.player().hand.pop()
    assert broken(table) == {"INV-1"}


def test_inv_1_a_doubled_card():
    table = sound()
    table.player().warehouse.append(table.card("base-1"))
    assert broken(table) == {"INV-1"}


def test_inv_1_anothers_mission():
    table = sound()
    card = table.card("satellite-1", 1)
    table.player(1).hq = without(table.player(1).hq, card)
    table.player(0).warehouse.append(card)
    assert broken(table) == {"INV-1"}


def test_inv_2_and_inv_3_tokens():
    """INV-2, INV-3"""
    table = sound()
    for index in range(7):
        table.state.arrivals[index] = (0,)
    table.player().missions = tuple(range(7))
    assert {"INV-2", "INV-3"} <= broken(table)


def test_inv_3_a_token_that_is_not_on_its_location():
    table = sound()
    table.player().missions = (0,)
    assert "INV-3" in broken(table)


def test_inv_3_an_achievement_without_a_mission():
    table = sound()
    table.player().rocket_points = 1
    assert broken(table) == {"INV-3"}


def test_inv_4_a_pad_without_a_mission():
    table = sound()
    card = table.player().plan
    table.player().plan = None
    table.player().warehouse.append(card)
    assert broken(table) == {"INV-4"}


def test_inv_4_something_else_on_the_plan():
    table = sound()
    table.put("plan", "nanomaterials")
    table.player().warehouse.append(table.card("satellite-2"))
    assert broken(table) == {"INV-4"}


def test_inv_5_two_assets_of_one_name():
    table = Table(4).plan("satellite-1").pad("big-data", "big-data-2")
    assert "INV-5" in broken(table)


def test_inv_5_a_store_without_a_depot():
    table = sound().put("store", "base-1")
    assert broken(table) == {"INV-5"}


def test_inv_6_a_flipped_token_that_nobody_has():
    table = sound()
    table.player().money_flipped = 1
    assert broken(table) == {"INV-6"}


def test_inv_6_a_purchase_that_was_not_covered():
    table = sound().put("playing_area", "big-data")
    before = copy_of(sound().state)
    table.state.facts = [CardsBought(0, (table.card("big-data"),), (table.card("satellite-1"),), 0, 0)]
    assert any(text.startswith("INV-6: a purchase") for text in rocketmen.laws(table.state, before))


def test_inv_3_a_mission_that_is_not_in_the_junkyard():
    table = sound().arrive("earth", "spaceship")
    table.player().rocket_points = 1
    assert broken(table) == {"INV-3"}
    assert rocketmen.laws(table.put("junkyard", "spaceship-2").state) == []


def test_every_law_of_the_page_is_a_law():
    """A row held by a law names one that runs over every game."""
    names = {
        rule.held_by.removeprefix("law: ")
        for rule in rule_ids("rocketmen")
        if rule.held_by.startswith("law: ")
    }
    assert names
    assert names <= set(LAWS) | set(kernel_laws.LAWS)


def test_inv_7_an_empty_slot():
    table = sound()
    table.put("warehouse", "big-data")
    assert broken(table) == {"INV-7"}


def test_inv_7_two_engines():
    table = sound()
    table.state.turn.engines = 2
    assert broken(table) == {"INV-7"}


def test_inv_8_a_turn_that_does_not_begin_clean():
    table = sound()
    table.state.facts = [TurnBegan(0)]
    assert broken(table) == set()
    table.state.turn.used = [table.card("big-data")]
    assert broken(table) == {"INV-8"}


def test_inv_8_a_playing_area_that_is_left():
    table = sound().put("playing_area", "base-2")
    table.state.facts = [TurnBegan(0)]
    assert broken(table) == {"INV-8"}


def test_inv_9_a_hand_that_is_not_refilled():
    table = sound()
    table.state.facts = [TurnEnded(0)]
    assert broken(table) == {"INV-9"}


def test_inv_10_a_success_card_that_is_out():
    table = sound()
    table.state.success = without(table.state.success, table.card("success-4"))
    assert "INV-10" in broken(table)


def test_inv_10_draws_that_do_not_add_up():
    table = sound()
    table.do("launch earth").draws(1)
    table.launch.moves = [3]
    assert broken(table) == {"INV-10"}


@pytest.mark.parametrize("token", ["moon_token", "mars_token"])
def test_inv_11_a_first_token_for_nobody(token):
    """INV-11"""
    table = sound()
    setattr(table.state, token, 0)
    assert broken(table) == {"INV-11"}


def test_inv_12_points_that_no_mission_gave():
    table = sound()
    table.player().track = 5
    assert broken(table) == {"INV-12"}


def test_inv_13_points_never_fall_and_a_trigger_is_final():
    """INV-13"""
    table = sound()
    before = copy_of(table.state)
    before.players[0].track = 3
    before.end_reason = "threshold"
    assert rocketmen.laws(table.state, before) == [
        "INV-13: points or missions have fallen",
        "INV-13: a trigger was forgotten",
    ]


def test_inv_13_a_round_is_finished():
    table = sound()
    before = copy_of(table.state)
    table.state.over = True
    table.state.end_reason = "threshold"
    table.state.agenda = []
    table.state.seat = 1
    assert rocketmen.laws(table.state, before) == ["INV-13: the round was not finished"]


def test_inv_14_a_known_card_is_in_the_hand():
    table = sound()
    table.player().known = [table.card("base-2")]
    assert broken(table) == {"INV-14"}


def test_inv_16_over_without_a_reason():
    table = sound()
    table.state.agenda = []
    assert broken(table) == {"INV-16"}


def test_inv_16_capped_too_early():
    table = sound()
    table.state.end_reason = "cap"
    assert broken(table) == {"INV-16"}
