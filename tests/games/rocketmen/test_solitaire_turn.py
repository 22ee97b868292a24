"""RM-15: the AI takes cards, a turn ends, the game ends; the worked examples."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.chapters import buying, ending, solitaire
from spacerace.games.rocketmen.rules.editions import NAMES
from spacerace.games.rocketmen.rules.facts import (
    AiAdvanced,
    AiIdle,
    AiRejected,
    AiTook,
    EndTriggered,
    GameEnded,
    SolitaireShuffled,
)
from spacerace.games.rocketmen.rules.printed import Row
from spacerace.games.rocketmen.rules.state import AI_SEAT
from tests.games.rocketmen import readings
from tests.games.rocketmen.solitaire_tables import (
    EARTH,
    EVERYWHERE,
    NEAR_HOME,
    NEXT,
    SIX,
    ai_asked,
    ai_draws,
    ai_has_been,
    ai_on_its_way,
    alone,
    ann_has_been,
    area,
    begin_turn,
    deck,
    empty_deck,
    end_turn,
    finish,
    fly,
    location,
    numbers,
    solitaire_card,
    until_ai,
)
from tests.games.rocketmen.table import Table, lay

# --- step 4: a card for the AI -------------------------------------------------------------------


def test_rm_15_14_a_removed_card_goes_to_the_ai_which_advances_1() -> None:
    table = ai_on_its_way(alone().show(*SIX), "moon", "base", 3).do("remove detailed-planning")
    assert table.state.facts == [AiTook(table.card("detailed-planning"), 0), AiAdvanced(4, 10)]
    assert area(table) == ["detailed-planning"]
    assert table.display() == ["big-data", "backup-systems", "designer-drugs", None, "depot", "robotics"]


def test_rm_15_14_once_a_turn() -> None:
    table = ai_on_its_way(alone().show(*SIX), "moon", "base", 3).do("remove depot")
    assert table.options("remove") == []
    assert table.refused("remove robotics").rule == "RM-15.14"
    end_turn(table)
    assert len(table.options("remove")) == 6


def test_rm_15_14_it_saves_the_leftmost_card_from_the_ai() -> None:
    table = ai_on_its_way(alone().show(*SIX), "moon", "base", 3).do("remove robotics")
    end_turn(table)
    assert area(table) == ["robotics"]
    assert table.display()[0] == "big-data"


def test_rm_15_14_what_is_not_on_display_cannot_be_given() -> None:
    table = ai_on_its_way(alone().show(*SIX), "moon", "base", 3)
    assert table.refused("remove pandemic").rule == "RM-15.14"


def test_rm_15_14_with_others_there_is_no_ai_to_give_to() -> None:
    assert Table().show("pandemic").refused("remove pandemic").rule == "RM-15.14"


def test_rm_15_14a_a_threat_removed_gives_the_ai_2_vp_at_once() -> None:
    table = ai_on_its_way(alone().show("big-data", "pandemic"), "moon", "base", 3).do("remove pandemic")
    assert table.ai.track == 2
    assert rocketmen.result(table.state).scores == (0, 2)


def test_rm_15_14b_it_needs_an_active_mission() -> None:
    table = alone().show(*SIX)
    assert table.options("remove") == []
    assert table.refused("remove depot").rule == "RM-15.14b"


def test_rm_15_14b_not_during_a_launch() -> None:
    table = ai_on_its_way(alone().show(*SIX), "moon", "base", 3)
    table.plan("satellite-1").pad("small-rocket-boosters").do("launch earth")
    assert table.options("remove") == []
    table.refused("remove depot")


def test_rm_15_14b_not_while_something_is_opened() -> None:
    table = ai_on_its_way(alone().show(*SIX), "moon", "base", 3).hand("electric-cars")
    table.do("buy designer-drugs")
    assert table.options("remove") == []
    table.refused("remove depot")


def test_rm_15_14b_the_ai_arrives_at_once_if_this_advance_reaches_the_target() -> None:
    table = ai_on_its_way(alone().show(*SIX), "moon", "base", 9).do("remove depot")
    assert table.ai.missions == (location(table, "moon", "base"),)
    assert table.ai.track == readings.location("moon", "base").vp[0]
    assert table.state.agenda[-1] == agenda.ACTING


def test_rm_15_14b_a_start_on_the_target_waits_for_the_next_advance() -> None:
    table = begin_turn(alone("hard").show(*SIX))
    ai_draws(table, 155, 153)
    assert (table.ai.rocket, solitaire.ai_target(table.state)) == (8, 8)
    assert table.ai.missions == ()
    assert end_turn(table).ai.missions == (location(table, "earth", "spaceship"),)


# --- step 5: the end of a turn -------------------------------------------------------------------


def test_rm_15_15_a_full_display_loses_its_leftmost_card_to_the_ai() -> None:
    table = end_turn(alone().show(*SIX))
    assert area(table) == ["big-data"]
    assert table.display() == [*SIX[1:], NEXT]


def test_rm_15_15_with_an_empty_slot_the_cards_only_move_left_and_are_filled_up() -> None:
    table = alone().show(*SIX).hand("electric-cars").do("buy designer-drugs", "pay electric-cars", "confirm")
    end_turn(table)
    assert area(table) == []
    assert table.display() == ["big-data", "backup-systems", "detailed-planning", "depot", "robotics", NEXT]


def test_rm_15_15_a_threat_lost_so_gives_the_ai_2_vp_at_once() -> None:
    table = end_turn(alone().show("pandemic", *SIX[1:]))
    assert (area(table), table.ai.track) == (["pandemic"], 2)


def test_rm_15_15_it_comes_at_the_end_of_a_launch_too() -> None:
    table = until_ai(fly(alone().show(*SIX), "satellite-1", "earth"))
    assert area(table) == ["big-data"]


def test_rm_15_15a_with_the_deck_empty_and_a_slot_open_nothing_is_removed() -> None:
    table = empty_deck(alone().show(*SIX[:5]))
    for _ in range(3):
        end_turn(table.settle())
        assert table.display() == [*SIX[:5], None]
    assert area(table) == []


def test_rm_15_15a_a_full_display_loses_a_card_even_if_the_deck_is_empty() -> None:
    table = end_turn(empty_deck(alone().show(*SIX)))
    assert table.display() == [*SIX[1:], None]


# --- steps 6 and 7: the end ----------------------------------------------------------------------


def test_rm_15_16_an_empty_display_ends_the_game() -> None:
    table = empty_deck(alone()).do("end-turn")
    assert EndTriggered(0, "display") in table.state.facts
    assert until_ai(table).state.facts[-1] == GameEnded("display")
    assert rocketmen.to_act(table.state) is None


def test_rm_15_16_twelve_tokens_on_locations_end_it() -> None:
    """Although Mars is empty."""
    table = ann_has_been(ai_has_been(alone().show(*SIX), *NEAR_HOME), *NEAR_HOME[1:])
    fly(table, "satellite-1", "earth")
    assert table.state.end_reason == "all-tokens"


def test_rm_15_16_six_tokens_of_the_player_and_a_token_everywhere_end_it() -> None:
    table = ann_has_been(ai_has_been(alone().show(*SIX), ("mars", "base")), *NEAR_HOME[1:])
    fly(table, "satellite-1", "earth")
    assert table.state.end_reason == "tokens"


def test_rm_15_16_six_tokens_do_not_end_it_while_a_destination_is_empty() -> None:
    table = fly(ann_has_been(alone().show(*SIX), *NEAR_HOME[1:]), "satellite-1", "earth")
    assert table.state.end_reason == ""


def test_rm_15_16_five_tokens_do_not_end_it() -> None:
    table = ann_has_been(ai_has_been(alone().show(*SIX), ("mars", "base")), *NEAR_HOME[2:])
    assert fly(table, "satellite-1", "earth").state.end_reason == ""


def test_rm_15_16a_emptiness_is_tested_after_the_display_is_refilled() -> None:
    table = end_turn(alone())
    assert table.state.end_reason == ""
    assert None not in table.display()


def test_rm_15_16a_the_turn_is_finished_after_a_token_end() -> None:
    table = begin_turn(ai_on_its_way(ai_has_been(alone(), *EVERYWHERE), "earth", "space-hotel", 7))
    assert table.state.end_reason == "tokens"
    assert table.state.agenda[-1] == agenda.ACTING
    assert end_turn(table.show(*SIX)).state.over


def test_rm_15_16a_also_if_step_4_brought_the_token() -> None:
    table = ai_on_its_way(ai_has_been(alone().show(*SIX), *EVERYWHERE), "earth", "space-hotel", 7)
    table.do("remove depot")
    assert table.state.end_reason == "tokens"
    assert table.state.agenda[-1] == agenda.ACTING
    assert end_turn(table).state.over


def test_rm_15_16a_points_trigger_nothing() -> None:
    table = alone().show(*SIX)
    table.player().track = table.ai.track = 60
    assert until_ai(fly(table, "satellite-1", "earth")).state.end_reason == ""
    assert table.state.round == 2


@pytest.mark.parametrize("points, winner", [(21, 0), (20, AI_SEAT), (19, AI_SEAT)])
def test_rm_15_17_the_player_needs_more_points_than_the_ai(points: int, winner: int) -> None:
    table = ann_has_been(alone(), *EARTH[:3]).put("goals", "crowded-orbit")
    table.player().track, table.ai.track = points, 20
    result = finish(table)
    assert (result.scores, result.winners) == ((points, 20), (winner,))


def test_nobody_has_won_before_the_end() -> None:
    assert rocketmen.result(alone().state).winners == ()


@pytest.mark.parametrize("edition", NAMES)
def test_the_score_sheet_adds_up_with_the_ai_after_the_player(edition: str) -> None:
    table = ai_has_been(ann_has_been(alone(edition=edition), *EARTH), ("mars", "base"))
    table.put("goals", "crowded-orbit").show("pandemic").put("warehouse", "climate-change")
    solitaire.ai_takes(table.state, table.card("pandemic"))
    rows = ending.score_sheet(table.state)
    sums = tuple(sum(points[seat] for _, points in rows) for seat in (0, AI_SEAT))
    assert sums == rocketmen.result(table.state).scores
    assert all(len(points) == 2 for _, points in rows)


# --- the worked examples and edge cases ----------------------------------------------------------


def test_wx_8_from_2_to_4_then_to_the_arrival_with_the_fourth_turn() -> None:
    table = begin_turn(alone().show(*SIX))
    ai_draws(table, 155)
    assert table.ai.rocket == 2
    ai_draws(table, 153)
    assert table.ai.rocket == 4
    for rocket in (5, 6, 7):
        assert end_turn(table).ai.rocket == rocket
    end_turn(table)
    assert table.ai.missions == (location(table, "earth", "spaceship"),)
    assert AiAdvanced(8, 8) in table.state.facts


def test_wx_9_a_card_for_mars_is_discarded_when_the_ai_has_been_everywhere_there() -> None:
    mars = (("mars", "spaceship"), ("mars", "asteroid-mining"), ("mars", "base"))
    table = begin_turn(ai_has_been(alone(), *mars))
    ai_draws(table, 149)
    assert table.state.facts[-1] == AiRejected(solitaire_card(table, 149), "full")
    assert numbers(table, table.ai.discards) == [149]
    assert ai_asked(table)


def test_ec_48_alone_an_empty_display_and_an_empty_deck_end_the_game() -> None:
    table = end_turn(empty_deck(alone()))
    assert (table.state.over, table.state.end_reason) == (True, "display")


def test_ec_53_a_pandemic_given_to_an_ai_on_7_of_8() -> None:
    table = ai_on_its_way(alone().show("pandemic"), "earth", "spaceship", 7).do("remove pandemic")
    assert table.ai.track == 2 + 3
    assert table.ai.missions == (location(table, "earth", "spaceship"),)
    table = ann_has_been(alone().show("pandemic"), ("earth", "spaceship"))
    ai_on_its_way(table, "earth", "spaceship", 7).do("remove pandemic")
    assert table.ai.track == 2 + 2


@pytest.mark.parametrize("by", ["end-turn", "remove big-data"])
def test_ec_54_a_start_on_9_of_8_waits_for_step_2_or_step_4(by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = alone().show(*SIX)
    monkeypatch.setitem(
        table.state.terms.ai_rows, solitaire_card(table, 155), Row(destination="earth", start=7)
    )
    ai_draws(begin_turn(table), 155, 153)
    assert table.ai.rocket == 9
    assert table.ai.missions == ()
    until_ai(table.do(by))
    assert table.ai.missions == (location(table, "earth", "spaceship"),)


def test_ec_55_no_card_for_an_ai_that_arrived_this_turn() -> None:
    table = begin_turn(ai_on_its_way(alone().show(*SIX), "earth", "spaceship", 7))
    assert table.options("remove") == []
    assert table.refused("remove depot").rule == "RM-15.14b"
    assert ai_asked(end_turn(table))


def test_ec_56_step_5_with_a_full_display_and_with_five_cards_and_no_deck() -> None:
    table = end_turn(alone().show("climate-change", *SIX[1:]))
    assert (table.ai.track, table.display()) == (2, [*SIX[1:], NEXT])
    table = end_turn(empty_deck(alone().show(*SIX[:5])))
    assert (table.ai.area, table.display()) == ((), [*SIX[:5], None])


def test_ec_57_the_only_type_left_is_on_the_destination_card_itself() -> None:
    table = ai_has_been(alone(), EARTH[0], *EARTH[2:], ("earth", "space-hotel"))
    ai_draws(begin_turn(table), 153, 149, 150, 151, 152, 154)
    assert table.ai.destination_card == solitaire_card(table, 153)
    ai_draws(table, 155)
    assert table.state.facts[-2:] == [
        AiRejected(solitaire_card(table, 153), "no-type-left"),
        SolitaireShuffled(),
    ]
    assert table.state.agenda[-1] == agenda.DrawSolitaire("destination")
    assert deck(table) == [149, 150, 151, 152, 153, 154, 155]
    ai_draws(table, 154, 153)
    assert table.ai.location == location(table, "earth", "spaceship")
    assert table.ai.rocket == 3 + 2
    assert table.state.agenda == [agenda.ACTING]


def test_ec_58_the_sixth_token_lands_in_step_2() -> None:
    table = alone().show(*SIX)
    begin_turn(ai_on_its_way(ai_has_been(table, *EVERYWHERE), "earth", "space-hotel", 7))
    assert EndTriggered(0, "tokens") in table.state.facts
    assert rocketmen.to_act(table.state) == 0
    assert rocketmen.to_act(end_turn(table).state) is None
    assert rocketmen.result(table.state).rounds == 1


def test_ec_59_solar_energy_takes_a_climate_change() -> None:
    table = alone().show("big-data", "climate-change").hand("solar-energy").do("play solar-energy")
    assert table.player().track == 2
    assert table.display()[:2] == ["big-data", None]
    assert rocketmen.result(table.state).scores[0] == 2
    end_turn(table)
    assert None not in table.display()


def test_ec_60_two_threats_at_6_vp_bear_no_surcharge() -> None:
    table = alone().show("pandemic", "climate-change", "asteroid-impact")
    player = table.player()
    player.track, player.money_tokens = 6, 5
    table.do("buy pandemic", "buy climate-change", *["pay-token money"] * 5, "confirm")
    assert table.player().track == 10
    assert buying.price_of(table.state, table.player(), (table.card("asteroid-impact"),)).money == 60


@pytest.mark.parametrize("edition, winner", [("final", AI_SEAT), ("early", 0)])
def test_ec_61_with_equal_points(edition: str, winner: int) -> None:
    table = ann_has_been(alone(edition=edition), *EARTH[:3]).put("goals", "crowded-orbit")
    table.player().track = table.ai.track = 20
    assert finish(table).winners == (winner,)


@pytest.mark.parametrize("edition", NAMES)
def test_ec_61_with_the_goal_missed(edition: str) -> None:
    table = ann_has_been(alone(edition=edition), *EARTH[:2]).put("goals", "crowded-orbit")
    table.player().track, table.ai.track = 21, 20
    assert finish(table).winners == (AI_SEAT,)


def test_ec_68_all_six_tokens_placed_and_mars_empty() -> None:
    table = ai_has_been(alone().show(*SIX), *NEAR_HOME)
    table.plan("satellite-1").pad("small-rocket-boosters", "industrial-espionage")
    begin_turn(table)
    assert AiIdle() in table.state.facts
    assert table.options("remove") == []
    assert table.state.end_reason == ""
    table.do("launch earth")
    assert table.options("copy") == []


def test_d_14_every_display_card_can_be_given_while_the_ai_has_a_mission() -> None:
    table = ai_on_its_way(alone().show("big-data", "pandemic"), "earth", "satellite", 2)
    assert table.options("remove") == ["remove big-data", "remove pandemic"]
    assert rocketmen.canonical_options(table.state).count(table.read("remove pandemic")) == 1
    table.do("remove big-data")
    assert table.options("remove") == []


def test_c_8_every_card_of_the_solitaire_deck_is_equally_likely() -> None:
    table = begin_turn(alone())
    outcomes = rocketmen.outcomes(table.state)
    assert [weight for _, weight in outcomes] == [1] * 7
    assert sorted(rocketmen.chance(table.state).bag) == list(table.state.terms.solitaire)
    ai_draws(table, 153)
    assert len(rocketmen.outcomes(table.state)) == 6


def test_c_8_after_a_shuffle_chance_is_asked_anew() -> None:
    table = begin_turn(alone())
    before = rocketmen.chance(table.state).key
    table.ai.discards = table.state.terms.solitaire
    table.ai.deck = lay(table.ai.deck, ())
    begin_turn(table)
    assert rocketmen.chance(table.state).key != before
