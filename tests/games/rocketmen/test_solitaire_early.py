"""RM-E.24 to RM-E.31: what the early edition changes in the solitaire game."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.editions import RULES_VERSION
from spacerace.games.rocketmen.rules.facts import (
    AiAdvanced,
    AiArrived,
    AiTook,
    GoalRedrawn,
    SolitaireShuffled,
)
from spacerace.games.rocketmen.rules.state import AI_SEAT
from spacerace.kernel.seats import CHANCE
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
    broken,
    deck,
    empty_deck,
    end_turn,
    finish,
    fly,
    in_game,
    location,
    solitaire_card,
    until_ai,
    waiting_for,
)
from tests.games.rocketmen.table import Table, lay


def early(level: str = "easy", version: int = RULES_VERSION) -> Table:
    """The same in the early edition."""
    return alone(level, "early", version)


# --- the early edition ---------------------------------------------------------------------------


def test_rm_e_24_set_up_as_for_two_with_the_threats_marked_1_in_the_pink_half() -> None:
    table = early()
    teal, pink = table.state.deck.layers
    cards = table.state.terms.cards
    assert {cards[card].mark for card in (*teal, *pink)} <= {None, 1, 2}
    assert {cards[card].deck for card in teal} == {"teal"}
    assert in_game(table, "threat") == ["asteroid-impact", "climate-change", "pandemic"]
    assert table.state.threat_box == ()


def test_rm_e_24_no_threat_is_dealt_to_the_teal_half() -> None:
    table = early()
    state = rocketmen.begin(table.header)
    while rocketmen.to_act(state) == CHANCE and not isinstance(state.agenda[-1], agenda.DrawSolitaire):
        assert not isinstance(state.agenda[-1], agenda.DealThreat)
        rocketmen.advance(state, rocketmen.outcome(state, min(rocketmen.chance(state).bag)))


def test_rm_e_25_the_goal_is_drawn_from_all_twelve_and_again_if_it_cannot_be_met_alone() -> None:
    table = waiting_for(agenda.DealGoal, "early")
    assert len(rocketmen.chance(table.state).bag) == 12
    table.do("drawn pathfinder")
    assert table.state.facts == [GoalRedrawn(table.card("pathfinder"))]
    assert table.state.out_of_game == (table.card("pathfinder"),)
    assert len(rocketmen.chance(table.state).bag) == 11
    table.do("drawn moonrush")
    assert table.player().goals == (table.card("moonrush"),)
    assert broken(table) == set()


def test_rm_e_26_all_discards_are_reshuffled_and_active_cards_are_none() -> None:
    table = begin_turn(early())
    table.ai.deck = lay(table.ai.deck, [solitaire_card(table, 154)])
    table.ai.discards = tuple(solitaire_card(table, number) for number in (149, 150, 151, 152, 153, 155))
    ai_draws(table, 154)
    assert table.state.facts[-1] == SolitaireShuffled()
    assert deck(table) == [149, 150, 151, 152, 153, 155]


def test_rm_e_27_when_a_turn_begins_the_ai_only_looks_for_a_mission() -> None:
    table = begin_turn(ai_on_its_way(early(), "earth", "spaceship", 7))
    assert (table.ai.rocket, table.ai.missions) == (7, ())
    assert ai_asked(begin_turn(early()))


def test_rm_e_27_a_mission_drawn_this_turn_advances_this_turn() -> None:
    table = ai_draws(begin_turn(early().show(*SIX)), 155, 153)
    assert table.ai.rocket == 4
    assert end_turn(table).ai.rocket == 5


def test_rm_e_27_with_a_threat_on_display_it_takes_the_leftmost_threat_and_stays() -> None:
    table = early().show("big-data", "pandemic", "depot", "climate-change", "robotics", "hydroponics")
    end_turn(ai_on_its_way(table, "earth", "spaceship", 4))
    assert (area(table), table.ai.rocket) == (["pandemic"], 4)
    assert table.display() == ["big-data", "depot", "climate-change", "robotics", "hydroponics", NEXT]


def test_rm_e_27_it_arrives_then_takes_the_leftmost_card_then_the_display_is_filled() -> None:
    table = ai_on_its_way(early().show(*SIX), "earth", "spaceship", 7).do("end-turn")
    assert table.state.facts == [
        AiAdvanced(8, 8),
        AiArrived(location(table, "earth", "spaceship"), 3),
        AiTook(table.card("big-data"), 0),
    ]
    assert until_ai(table).display() == [*SIX[1:], NEXT]
    assert ai_asked(table)


def test_rm_e_27_it_takes_a_card_of_a_display_that_is_not_full_too() -> None:
    table = end_turn(empty_deck(early().show(*SIX[:5])))
    assert (area(table), table.display()) == (["big-data"], [*SIX[1:5], None, None])


def test_rm_e_27_an_ai_without_a_mission_does_not_move_but_takes_a_card() -> None:
    table = end_turn(early().show(*SIX))
    assert area(table) == ["big-data"]
    assert table.ai.rocket == 0


def test_rm_e_27_arrival_is_looked_at_after_a_threat_was_taken_too() -> None:
    """A Rocket that began on its target stays there for a Threat, and then its arrival is looked at."""
    table = ai_draws(begin_turn(early("hard").show("pandemic", *SIX[1:])), 155, 153)
    assert table.ai.rocket == 8
    end_turn(table)
    assert area(table) == ["pandemic"]
    assert table.ai.missions == (location(table, "earth", "spaceship"),)


def test_rm_e_28_a_bought_card_is_replaced_at_once_and_lies_offset() -> None:
    table = early().show(*SIX).hand("electric-cars").do("buy designer-drugs", "pay electric-cars", "confirm")
    table.do(f"drawn {NEXT}")
    assert table.display()[2] == NEXT
    assert table.state.offset == (table.card(NEXT),)
    assert table.state.agenda[-1] == agenda.ACTING


def test_rm_e_28_buying_an_offset_card_ends_the_turn_alone_too() -> None:
    """RM-E.14"""
    table = early().show(*SIX).hand("electric-cars", "solar-energy", "space-hotel")
    table.do("buy designer-drugs", "pay electric-cars", "confirm", f"drawn {NEXT}")
    table.do(f"buy {NEXT}").pay_up()
    until_ai(table)
    assert table.state.round == 2
    assert area(table) == ["big-data"]


def test_rm_e_28_a_threat_scores_at_the_end_for_the_player() -> None:
    table = early().show("big-data", "pandemic")
    table.player().money_tokens = 3
    table.do("buy pandemic", *["pay-token money"] * 3, "confirm").settle()
    assert table.player().track == 0
    assert rocketmen.result(table.state).scores == (2, 0)


def test_rm_e_28_and_for_the_ai() -> None:
    table = end_turn(early().show("pandemic", *SIX[1:]))
    assert (area(table), table.ai.track) == (["pandemic"], 0)
    assert rocketmen.result(table.state).scores == (0, 2)


def test_rm_e_29_a_card_given_moves_the_rocket_and_its_slot_stays_empty() -> None:
    table = ai_on_its_way(early().show(*SIX), "earth", "spaceship", 4).do("remove depot")
    assert (area(table), table.ai.rocket) == (["depot"], 5)
    assert table.display()[4] is None
    assert table.state.agenda[-1] == agenda.ACTING
    assert table.refused("remove robotics").rule == "RM-15.14"


def test_rm_e_29_arrival_is_tested_at_once() -> None:
    table = ai_on_its_way(early().show(*SIX), "earth", "spaceship", 7).do("remove depot")
    assert table.ai.missions == (location(table, "earth", "spaceship"),)


def test_rm_e_30_an_empty_display_ends_it() -> None:
    assert end_turn(empty_deck(early().show("depot"))).state.end_reason == "display"


def test_rm_e_30_a_token_on_each_of_the_twelve_locations_ends_it() -> None:
    table = early().show(*SIX)
    rest = [(one.destination, one.type) for one in table.state.terms.pack.location]
    rest.remove(("earth", "satellite"))
    ai_has_been(ann_has_been(table, *rest[:3]), *rest[3:])
    assert fly(table, "satellite-1", "earth").state.end_reason == "all-locations"


def test_rm_e_30_a_fifth_token_of_the_player_ends_it_without_a_question() -> None:
    table = ann_has_been(early().show(*SIX), *EVERYWHERE[1:])
    fly(table, "satellite-1", "earth")
    assert table.state.end_reason == "fifth-token"
    assert until_ai(table).state.over


def test_rm_e_30_a_fifth_token_of_the_ai_ends_it() -> None:
    table = ai_on_its_way(ai_has_been(early().show(*SIX), *EVERYWHERE[:4]), "mars", "base", 11)
    ann_has_been(table, ("mars", "spaceship"))
    end_turn(table)
    assert table.state.end_reason == ""
    assert end_turn(table).state.end_reason == "fifth-token"
    assert table.state.over


def test_rm_e_30_a_fifth_token_does_not_end_it_while_a_destination_is_empty_a_sixth_may() -> None:
    table = until_ai(fly(ann_has_been(early().show(*SIX), *NEAR_HOME[2:]), "satellite-1", "earth"))
    assert table.state.end_reason == ""
    table.settle()
    assert fly(table, "spaceship-1", "mars").state.end_reason == "fifth-token"


@pytest.mark.parametrize("version, reason", [(2, ""), (1, "fifth-token")])
def test_rm_e_30_a_fifth_token_of_long_ago_ends_nothing(version: int, reason: str) -> None:
    """RM-E.30: it ends when somebody places a fifth or sixth token while no destination is empty.

    The player has had five for long; the AI's second token is the first on Mars. That is no fifth token.
    By the rules of version 1 it ended the game.
    """
    table = ann_has_been(early(version=version).show(*SIX), *NEAR_HOME[1:])
    ai_on_its_way(ai_has_been(table, ("earth", "satellite")), "mars", "base", 11)
    end_turn(table)
    assert table.state.end_reason == ""
    end_turn(table)
    assert table.ai.missions[-1] == location(table, "mars", "base")
    assert table.state.end_reason == reason


def test_rm_e_30_the_token_just_placed_holds_its_destination() -> None:
    """RM-E.30, a ruling: as in RM-E.7, a fifth token that is the first on Mars ends it."""
    table = ann_has_been(early().show(*SIX), *NEAR_HOME[2:])
    assert fly(table, "spaceship-1", "mars").state.end_reason == "fifth-token"


@pytest.mark.parametrize("points, winner", [(21, 0), (20, 0), (19, AI_SEAT)])
def test_rm_e_31_equality_is_the_players(points: int, winner: int) -> None:
    table = ann_has_been(early(), *EARTH[:3]).put("goals", "crowded-orbit")
    table.player().track, table.ai.track = points, 20
    assert finish(table).winners == (winner,)


def test_ec_64_the_ai_at_the_end_of_a_turn() -> None:
    table = end_turn(ai_on_its_way(early().show("depot", "pandemic"), "moon", "base", 3))
    assert (area(table), table.ai.rocket) == (["pandemic"], 3)
    table = end_turn(ai_on_its_way(early().show("depot", "robotics"), "moon", "base", 3))
    assert (area(table), table.ai.rocket) == (["depot"], 4)


def test_ec_70_alone_a_pandemic_given_to_an_ai_one_space_short() -> None:
    table = ai_on_its_way(early().show("pandemic"), "earth", "spaceship", 7).do("remove pandemic")
    assert table.ai.missions == (location(table, "earth", "spaceship"),)
    assert table.ai.track == 3
    assert rocketmen.result(table.state).scores == (0, 3 + 2)
