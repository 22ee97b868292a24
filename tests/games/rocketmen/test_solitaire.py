"""RM-15: alone against the AI: set-up, its missions, its Rocket."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.editions import NAMES
from spacerace.games.rocketmen.rules.facts import (
    AiAdvanced,
    AiArrived,
    AiDrew,
    AiIdle,
    AiMissionBegan,
    AiRejected,
    SolitaireShuffled,
    TurnBegan,
)
from spacerace.games.rocketmen.rules.printed import Row
from spacerace.games.rocketmen.rules.state import AI_SEAT
from spacerace.games.rocketmen.setups import LEVELS
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Header, Result
from spacerace.kernel.piles import contents, size
from tests.games.rocketmen import readings
from tests.games.rocketmen.solitaire_tables import (
    EARTH,
    NEAR_HOME,
    SIX,
    ai_asked,
    ai_draws,
    ai_has_been,
    ai_on_its_way,
    alone,
    ann_has_been,
    begin_turn,
    deck,
    end_turn,
    finish,
    fly,
    in_game,
    location,
    numbers,
    solitaire_card,
    waiting_for,
)
from tests.games.rocketmen.table import Table, lay


def setup(edition: str = "final", **options: bool | int | str) -> Header:
    pack = readings.pack_of(edition)
    return rocketmen.prepare(seats=["Ann"], seed=1, edition=edition, mode="solo", options=options, pack=pack)


# --- set-up --------------------------------------------------------------------------------------


def test_rm_15_1_the_ai_has_six_tokens_a_marker_on_0_and_no_cards() -> None:
    table = alone()
    ai = table.ai
    assert (ai.track, ai.missions, ai.rocket, ai.location, ai.area) == (0, (), 0, None, ())
    assert table.state.terms.pack.board.mission_tokens == 6
    assert len(table.state.players) == 1
    assert rocketmen.result(table.state).scores == (0, 0)


def test_rm_15_1_industrial_espionage_finds_no_target() -> None:
    table = alone().plan("satellite-1").pad("small-rocket-boosters", "industrial-espionage")
    table.do("launch earth")
    assert table.options("copy") == []
    assert table.options() == ["draw-success"]


@pytest.mark.parametrize("edition", NAMES)
def test_rm_15_1_one_player_and_nobody_else(edition: str) -> None:
    for seats in (["Ann", "Bob"], []):
        with pytest.raises(BadSetup) as caught:
            rocketmen.prepare(seats=seats, seed=1, edition=edition, mode="solo")
        assert caught.value.rule == "RM-15.1"


def test_rm_15_2_cards_marked_3_or_4_are_boxed() -> None:
    table = alone()
    used = [*contents(table.state.deck), *(card for pile in table.state.engines for card in pile)]
    marks = {table.state.terms.cards[card].mark for card in used}
    assert marks <= {None, 1, 2}
    boxed = {card.mark for card in table.state.terms.cards if card.deck in ("teal", "pink", "engine")}
    assert {3, 4} <= boxed


def test_rm_15_3_threats_marked_1_are_in_the_pink_half_the_others_in_the_box() -> None:
    table = alone()
    teal, pink = table.state.deck.layers
    cards = table.state.terms.cards
    assert {cards[card].deck for card in teal} == {"teal"}
    assert {cards[card].deck for card in pink} == {"pink", "threat"}
    assert in_game(table, "threat") == ["asteroid-impact", "climate-change", "pandemic"]
    assert {cards[card].mark for card in pink if cards[card].deck == "threat"} == {1}


def test_rm_15_4_no_moon_and_mars_tokens() -> None:
    table = fly(alone().show(*SIX), "satellite-1", "moon")
    first = readings.location("moon", "satellite").vp[0]
    assert table.player().track == first
    assert table.state.moon_token is None
    assert rocketmen.result(table.state).scores == (first, 0)


def test_rm_15_4_no_variants() -> None:
    assert contents(alone().state.variant_box) == []
    with pytest.raises(BadSetup) as caught:
        setup(variants=2)
    assert caught.value.rule == "RM-15.4"


def test_rm_15_5_the_goal_with_the_solo_sign_is_boxed_and_one_other_is_dealt() -> None:
    table = waiting_for(agenda.DealGoal)
    bag = rocketmen.chance(table.state).bag
    assert len(bag) == 11
    assert table.card("pathfinder") not in bag
    table.do("drawn moonrush")
    assert table.player().goals == (table.card("moonrush"),)
    assert ai_asked(table)


def test_rm_15_5_a_goal_that_is_not_fulfilled_loses_the_game() -> None:
    table = alone().put("goals", "moonrush")
    table.player().track = 30
    assert finish(table) == Result(
        scores=(30, 0), winners=(AI_SEAT,), rounds=1, end_reason="display", unfinished=False
    )


def test_rm_15_5_a_fulfilled_goal_gives_no_points() -> None:
    table = ann_has_been(alone(), ("mars", "spaceship")).put("goals", "long-haul")
    assert ending.scored_goal(table.state, 0) == table.card("long-haul")
    assert finish(table).scores == (readings.location("mars", "spaceship").vp[0], 0)


def test_rm_15_6_seven_solitaire_cards_are_the_deck() -> None:
    table = alone()
    assert deck(table) == [149, 150, 151, 152, 153, 154, 155]
    assert table.ai.discards == ()


@pytest.mark.parametrize(
    "level, row", [("easy", ("earth", 2)), ("normal", ("moon", 4)), ("hard", ("mars", 7))]
)
def test_rm_15_7_the_level_selects_the_row(level: str, row: tuple[str, int]) -> None:
    table = begin_turn(alone(level))
    ai_draws(table, 153)
    assert table.ai.destination_card == solitaire_card(table, 153)
    found = table.state.terms.ai_rows[solitaire_card(table, 153)]
    assert (found.destination, found.start) == row
    assert table.ai.rocket == row[1]


def test_rm_15_7_without_a_word_the_level_is_normal() -> None:
    assert setup().options["level"] == "normal"
    assert Table(1, mode="solo").state.terms.options.level == "normal"


@pytest.mark.parametrize("level", ["insane", "Easy", 1, True])
def test_rm_15_7_an_unknown_level_is_refused(level: bool | int | str) -> None:
    with pytest.raises(BadSetup) as caught:
        setup(level=level)
    assert caught.value.rule == "RM-15.7"


@pytest.mark.parametrize("mode", ["standard", "battle"])
def test_rm_15_7_only_somebody_alone_chooses_a_level(mode: str) -> None:
    with pytest.raises(BadSetup) as caught:
        rocketmen.prepare(seats=["Ann", "Bob"], seed=1, mode=mode, options={"level": "hard"})
    assert caught.value.rule == "RM-15.7"


@pytest.mark.parametrize("edition", NAMES)
def test_rm_15_8_a_card_has_three_rows_a_type_and_a_number(edition: str) -> None:
    pack = readings.box_of(edition)
    assert len(pack.solitaire) == 7
    for entry in pack.solitaire:
        rows = [getattr(entry, level) for level in LEVELS]
        assert [row.start for row in rows] == sorted(row.start for row in rows)
        assert entry.advance >= 0
    assert {entry.type for entry in pack.solitaire} == {entry.type for entry in pack.location}


# --- the AI's next mission -----------------------------------------------------------------------


def test_rm_15_9_without_a_mission_the_ai_draws_one_which_does_not_advance_this_turn() -> None:
    table = begin_turn(alone())
    assert ai_asked(table)
    ai_draws(table, 155, 153)
    assert table.ai.rocket == 4
    assert table.state.agenda[-1] == agenda.ACTING


def test_rm_15_9_with_a_mission_its_rocket_moves_and_nothing_is_drawn() -> None:
    table = begin_turn(ai_on_its_way(alone(), "earth", "spaceship", 4))
    assert table.state.facts == [TurnBegan(0), AiAdvanced(5, 8)]
    assert table.state.agenda[-1] == agenda.ACTING


def test_rm_15_9_after_an_arrival_the_next_mission_is_drawn_when_the_next_turn_starts() -> None:
    table = begin_turn(ai_on_its_way(alone().show(*SIX), "earth", "spaceship", 7))
    assert table.ai.location is None
    assert table.state.agenda[-1] == agenda.ACTING
    assert ai_asked(end_turn(table))


def test_rm_15_10_without_a_token_the_ai_stays_idle() -> None:
    table = begin_turn(ai_has_been(alone(), *NEAR_HOME))
    assert table.state.facts == [TurnBegan(0), AiIdle()]
    assert table.state.agenda[-1] == agenda.ACTING
    assert len(deck(table)) == 7


def test_rm_15_10_with_no_valid_mission_anywhere_it_stays_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards lead to Mars, where the AI has been everywhere."""
    table = ai_has_been(alone(), *(("mars", kind) for kind in ("spaceship", "asteroid-mining", "base")))
    mars = {card: Row(destination="mars", start=3) for card in table.state.terms.solitaire}
    monkeypatch.setattr(table.state.terms, "ai_rows", mars)
    assert begin_turn(table).state.facts == [TurnBegan(0), AiIdle()]


def test_rm_15_10_a_card_cannot_be_destination_and_type_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one card leads to the Moon, and only its own type is open there [with a seventh token]."""
    moon = (("moon", "satellite"), ("moon", "space-station"), ("moon", "base"))
    table = ai_has_been(
        alone(), *moon, *(("mars", kind) for kind in ("spaceship", "asteroid-mining", "base"))
    )
    terms = table.state.terms
    rows = {card: Row(destination="mars", start=3) for card in terms.solitaire}
    rows[solitaire_card(table, 153)] = Row(destination="moon", start=3)
    monkeypatch.setattr(terms, "ai_rows", rows)
    monkeypatch.setattr(terms, "pack", replace(terms.pack, board=replace(terms.pack.board, mission_tokens=7)))
    assert begin_turn(table).state.facts == [TurnBegan(0), AiIdle()]


def test_rm_15_11a_the_first_card_gives_the_destination() -> None:
    table = begin_turn(alone())
    ai_draws(table, 154)
    assert table.ai.destination_card == solitaire_card(table, 154)
    assert table.state.terms.ai_rows[solitaire_card(table, 154)].destination == "earth"
    assert deck(table) == [149, 150, 151, 152, 153, 155]


def test_rm_15_11b_a_destination_full_of_its_tokens_is_drawn_again_until_valid() -> None:
    table = begin_turn(ai_has_been(alone(), *EARTH, ("earth", "space-hotel")))
    ai_draws(table, 153, 154)
    assert table.ai.destination_card is None
    assert numbers(table, table.ai.discards) == [153, 154]
    ai_draws(table, 150)
    assert table.ai.destination_card == solitaire_card(table, 150)


def test_rm_15_11b_tokens_of_the_player_do_not_fill_a_destination() -> None:
    table = begin_turn(ann_has_been(alone(), *EARTH, ("earth", "space-hotel")))
    ai_draws(table, 153)
    assert table.ai.destination_card == solitaire_card(table, 153)


def test_rm_15_11c_a_token_lies_at_the_destination_and_on_no_location_yet() -> None:
    table = begin_turn(alone())
    ai_draws(table, 155, 153)
    assert table.ai.location == location(table, "earth", "spaceship")
    assert table.ai.missions == ()
    assert not any(table.state.arrivals)


def test_rm_15_11d_the_rocket_stands_on_the_start_space_of_the_same_row() -> None:
    table = begin_turn(alone("hard"))
    ai_draws(table, 151)
    assert table.ai.rocket == 6


def test_rm_15_11e_a_second_card_gives_the_type() -> None:
    table = begin_turn(alone())
    ai_draws(table, 154, 150)
    assert table.ai.type_card == solitaire_card(table, 150)
    assert table.ai.location == location(table, "earth", "orbital-shipyard")


def test_rm_15_11f_a_type_that_the_destination_lacks_is_drawn_again() -> None:
    table = begin_turn(alone())
    ai_draws(table, 154, 155)
    assert table.state.facts == [
        AiDrew(solitaire_card(table, 155), "type"),
        AiRejected(solitaire_card(table, 155), "no-such-location"),
    ]
    assert numbers(table, table.ai.discards) == [155]
    assert ai_asked(table)


def test_rm_15_11f_a_type_that_the_ai_has_done_there_is_drawn_again() -> None:
    table = begin_turn(ai_has_been(alone(), ("earth", "spaceship")))
    ai_draws(table, 154, 153)
    assert table.state.facts[-1] == AiRejected(solitaire_card(table, 153), "been-there")
    ai_draws(table, 149)
    assert table.ai.location == location(table, "earth", "satellite")


def test_rm_15_11f_a_type_that_the_ai_has_done_elsewhere_or_the_player_there_is_valid() -> None:
    table = ann_has_been(ai_has_been(alone(), ("moon", "spaceship")), ("earth", "spaceship"))
    ai_draws(begin_turn(table), 154, 153)
    assert table.ai.location == location(table, "earth", "spaceship")


def test_rm_15_11g_the_rocket_advances_by_the_number_on_the_second_card() -> None:
    table = begin_turn(alone())
    ai_draws(table, 154, 149)
    assert table.state.facts[-1] == AiMissionBegan(location(table, "earth", "satellite"), 3 + 3, 8)
    assert table.ai.rocket == 6


def test_rm_15_11h_an_empty_deck_is_made_of_the_discards_without_the_active_destination_card() -> None:
    table = begin_turn(alone())
    table.ai.deck = lay(table.ai.deck, [solitaire_card(table, number) for number in (154, 155)])
    table.ai.discards = tuple(solitaire_card(table, number) for number in (149, 150, 151, 152, 153))
    ai_draws(table, 154)
    assert deck(table) == [155]
    ai_draws(table, 155)
    assert table.state.facts[-1] == SolitaireShuffled()
    assert deck(table) == [149, 150, 151, 152, 153, 155]
    assert table.ai.discards == ()


def test_rm_15_11h_nothing_is_shuffled_before_a_card_is_needed() -> None:
    table = begin_turn(alone())
    table.ai.deck = lay(table.ai.deck, [solitaire_card(table, number) for number in (153, 154)])
    table.ai.discards = tuple(solitaire_card(table, number) for number in (149, 150, 151, 152, 155))
    ai_draws(table, 154, 153)
    assert size(table.ai.deck) == 0
    assert len(table.ai.discards) == 5
    assert table.state.agenda[-1] == agenda.ACTING


def test_rm_15_11i_after_an_arrival_both_active_cards_are_discarded() -> None:
    table = ai_draws(begin_turn(alone().show(*SIX)), 155, 153)
    table.ai.rocket = 7
    end_turn(table)
    assert table.ai.missions
    assert numbers(table, table.ai.discards) == [153, 155]
    assert (table.ai.destination_card, table.ai.type_card, table.ai.rocket) == (None, None, 0)


def test_rm_15_11i_a_card_seen_again_after_a_shuffle_does_not_count_twice() -> None:
    """Earth lacks only the Spaceship, which is on the destination card: all six others must be seen."""
    table = ai_has_been(alone(), EARTH[0], *EARTH[2:], ("earth", "space-hotel"))
    begin_turn(table)
    table.ai.deck = lay(table.ai.deck, [solitaire_card(table, number) for number in (149, 153)])
    table.ai.discards = tuple(solitaire_card(table, number) for number in (150, 151, 152, 154, 155))
    ai_draws(table, 153, 149, 149, 150, 151, 152, 154)
    assert table.ai.destination_card == solitaire_card(table, 153)
    ai_draws(table, 155)
    assert table.ai.destination_card is None


# --- step 2: its Rocket --------------------------------------------------------------------------


def test_rm_15_12_the_rocket_advances_1_and_arrives_on_the_target() -> None:
    table = ai_on_its_way(alone(), "earth", "spaceship", 6)
    assert begin_turn(table).ai.rocket == 7
    assert table.ai.missions == ()
    begin_turn(table)
    assert table.ai.missions == (location(table, "earth", "spaceship"),)
    assert table.state.arrivals[location(table, "earth", "spaceship")] == (AI_SEAT,)
    assert table.ai.track == 3


@pytest.mark.parametrize("destination, target", [("earth", 8), ("moon", 10), ("mars", 13)])
def test_rm_15_12_the_target_is_that_of_the_destination(destination: str, target: int) -> None:
    table = ai_on_its_way(alone(), destination, "spaceship", target - 2)
    assert begin_turn(table).state.facts[-1] == AiAdvanced(target - 1, target)
    assert isinstance(begin_turn(table).state.facts[-1], AiArrived)


def test_rm_15_12_player_and_ai_count_together_for_the_order_of_arrival() -> None:
    table = ann_has_been(alone(), ("earth", "spaceship"))
    begin_turn(ai_on_its_way(table, "earth", "spaceship", 7))
    assert (table.player().track, table.ai.track) == (3, 2)
    assert table.state.arrivals[location(table, "earth", "spaceship")] == (0, AI_SEAT)
    table = fly(ai_has_been(alone().show(*SIX), ("moon", "satellite")), "satellite-1", "moon")
    first, later = readings.location("moon", "satellite").vp
    assert (table.player().track, table.ai.track) == (later, first)


# --- step 3: the player's turn -------------------------------------------------------------------


def test_rm_15_13_a_bought_card_is_not_replaced() -> None:
    table = alone().show(*SIX).hand("electric-cars", "solar-energy")
    table.do("buy designer-drugs", "pay electric-cars", "confirm")
    assert table.display() == ["big-data", "backup-systems", None, "detailed-planning", "depot", "robotics"]
    assert table.state.agenda[-1] == agenda.ACTING


def test_rm_15_13_a_threat_bought_gives_2_vp_at_once_and_not_again() -> None:
    table = alone().show("pandemic", "climate-change")
    table.player().money_tokens = 3
    table.do("buy pandemic", *["pay-token money"] * 3, "confirm")
    assert table.player().track == 2
    assert finish(table).scores == (2, 0)


def test_rm_15_13_a_threat_taken_free_too() -> None:
    table = alone().show("big-data", "pandemic").hand("designer-drugs").do("play designer-drugs")
    assert table.player().track == 2
    assert table.display()[:2] == ["big-data", None]
    assert finish(table).scores == (2, 0)


def test_rm_15_13_with_others_a_threat_still_scores_at_the_end() -> None:
    table = Table().show("pandemic").hand("designer-drugs").do("play designer-drugs")
    assert table.player().track == 0
    assert rocketmen.result(table.state).scores == (2, 0)
