"""RM-15: alone against the AI, and what the early edition changes in it (RM-E.24 to RM-E.31)."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest
from msgspec.structs import replace

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda, dispatch
from spacerace.games.rocketmen.rules.actions import END_TURN
from spacerace.games.rocketmen.rules.chapters import buying, ending, solitaire
from spacerace.games.rocketmen.rules.editions import NAMES, RULES_VERSION
from spacerace.games.rocketmen.rules.facts import (
    AiAdvanced,
    AiArrived,
    AiDrew,
    AiIdle,
    AiMissionBegan,
    AiRejected,
    AiTook,
    EndTriggered,
    Fact,
    GameEnded,
    GoalRedrawn,
    SolitaireShuffled,
    TurnBegan,
)
from spacerace.games.rocketmen.rules.printed import Row
from spacerace.games.rocketmen.rules.state import AI_SEAT, State
from spacerace.games.rocketmen.setups import LEVELS
from spacerace.kernel import laws
from spacerace.kernel.apply import apply
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.copying import copy_of
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Header, Result
from spacerace.kernel.match import Match
from spacerace.kernel.piles import contents, size
from spacerace.kernel.seats import CHANCE, SPECTATOR
from tests.games.rocketmen import eager, readings
from tests.games.rocketmen.table import Table, lay, without

#: A display of six cards without a Threat; a seventh to come.
SIX = ("big-data", "backup-systems", "designer-drugs", "detailed-planning", "depot", "robotics")
NEXT = "asteroid-laser-ablation"
EARTH = tuple(("earth", kind) for kind in ("satellite", "spaceship", "space-station", "orbital-shipyard"))
NEAR_HOME = (*EARTH, ("earth", "space-hotel"), ("moon", "satellite"))
EVERYWHERE = (*EARTH[:3], ("moon", "satellite"), ("mars", "spaceship"))
#: Where the examples have their AI fly, and how far, whatever the reading says of these five cards.
ROWS = """
[pack]
id = "rows-of-the-examples"
version = 1
base = "this reading"
"""
for _number, _advance, _easy, _normal, _hard in (
    (149, 3, ("mars", 3), ("mars", 4), ("mars", 6)),
    (150, 1, ("moon", 2), ("moon", 3), ("mars", 6)),
    (151, 1, ("moon", 3), ("moon", 4), ("moon", 6)),
    (152, 1, ("mars", 4), ("mars", 5), ("mars", 7)),
    (154, 0, ("earth", 3), ("earth", 4), ("moon", 6)),
):
    ROWS += f"\n[[solitaire]]\nnumber = {_number}\nadvance = {_advance}\n"
    for _level, (_to, _start) in {"easy": _easy, "normal": _normal, "hard": _hard}.items():
        ROWS += f'{_level} = {{ destination = "{_to}", start = {_start} }}\n'


# --- how the table is laid -----------------------------------------------------------------------


def alone(level: str = "easy", edition: str = "final", version: int = RULES_VERSION) -> Table:
    """Ann alone, in the action part of her turn; the AI has no mission and all seven cards in its deck."""
    return Table(1, edition=edition, mode="solo", version=version, level=level, pack_text=ROWS)


def early(level: str = "easy", version: int = RULES_VERSION) -> Table:
    """The same in the early edition."""
    return alone(level, "early", version)


def begin_turn(table: Table) -> Table:
    """A turn begins: the table waits for chance or for Ann."""
    table.state.agenda = [agenda.Sequence("turn")]
    dispatch.settle(table.state)
    return table


def ai_draws(table: Table, *numbers: int) -> Table:
    """The AI turns up the Solitaire cards with these numbers."""
    return table.do(*(f"drawn solitaire-{number}" for number in numbers))


def ai_asked(table: Table) -> bool:
    """Whether chance is asked for a Solitaire card."""
    return isinstance(table.state.agenda[-1], agenda.DrawSolitaire)


def end_turn(table: Table) -> Table:
    """Ann ends her turn; chance fills display and Hand and stops at the AI's cards."""
    return until_ai(table.do("end-turn"))


def until_ai(table: Table) -> Table:
    """Let chance act, the lowest card first, until the AI or Ann is awaited."""
    while rocketmen.to_act(table.state) == CHANCE and not ai_asked(table):
        ticket = min(rocketmen.chance(table.state).bag)
        table.state = apply(rocketmen, table.state, CHANCE, rocketmen.outcome(table.state, ticket))
    return table


def ai_has_been(table: Table, *missions: tuple[str, str]) -> Table:
    """Missions that the AI did earlier: tokens and points."""
    ai = table.ai
    for destination, kind in missions:
        index = location(table, destination, kind)
        ai.track += ending.next_vp(table.state, index)
        ai.missions += (index,)
        table.state.arrivals[index] += (AI_SEAT,)
    return table


def ann_has_been(table: Table, *missions: tuple[str, str]) -> Table:
    """Missions that Ann did earlier; nobody takes a Moon or Mars token alone."""
    for destination, kind in missions:
        table.arrive(destination, kind)
    table.state.moon_token = table.state.mars_token = None
    return table


def ai_on_its_way(table: Table, destination: str, kind: str, rocket: int) -> Table:
    """The AI has an active mission."""
    ai, terms = table.ai, table.state.terms
    second = next(card for card in terms.solitaire if terms.cards[card].type == kind)
    rows = terms.ai_rows.items()
    first = next(card for card, row in rows if row.destination == destination and card != second)
    ai.deck = without(without(ai.deck, first), second)
    ai.destination_card, ai.type_card = first, second
    ai.location, ai.rocket = location(table, destination, kind), rocket
    return table


def location(table: Table, destination: str, kind: str) -> int:
    return table.state.terms.location_at[destination, kind]  # type: ignore[index]


def solitaire_card(table: Table, number: int) -> int:
    return table.card(f"solitaire-{number}")


def deck(table: Table) -> list[int]:
    """The numbers in the Solitaire deck."""
    return numbers(table, contents(table.ai.deck))


def numbers(table: Table, cards: list[int] | tuple[int, ...]) -> list[int]:
    return sorted(int(table.name(card).removeprefix("solitaire-")) for card in cards)


def area(table: Table) -> list[str]:
    """What lies in the AI's area."""
    return [table.name(card) for card in table.ai.area]


def empty_deck(table: Table) -> Table:
    """No card is left to fill the display."""
    table.state.deck = lay(table.state.deck, (), ())
    return table


def fly(table: Table, mission: str, destination: str) -> Table:
    """Ann succeeds with a mission, without a draw; her turn ends."""
    player = table.plan(mission).player()
    player.rocket_points, player.science_tokens = 12, 13
    return table.do(f"launch {destination}")


def finish(table: Table) -> Result:
    """The game ends with this turn, as nothing is left to buy."""
    empty_deck(table).state.display = [None] * 6
    end_turn(table)
    assert table.state.over
    return rocketmen.result(table.state)


def setup(edition: str = "final", **options: bool | int | str) -> Header:
    pack = readings.pack_of(edition)
    return rocketmen.prepare(seats=["Ann"], seed=1, edition=edition, mode="solo", options=options, pack=pack)


def waiting_for(step: type, edition: str = "final") -> Table:
    """A set-up in which chance is asked for this."""
    table = alone(edition=edition)
    table.state = rocketmen.begin(table.header)
    while type(table.state.agenda[-1]) is not step:
        ticket = min(rocketmen.chance(table.state).bag)
        table.state = apply(rocketmen, table.state, CHANCE, rocketmen.outcome(table.state, ticket))
    return table


def in_game(table: Table, kind: str) -> list[str]:
    """The cards of a deck that are not in the box."""
    cards = [*contents(table.state.deck), *contents(table.state.goal_box)]
    return sorted(table.name(card) for card in cards if table.state.terms.cards[card].deck == kind)


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


# --- the laws ------------------------------------------------------------------------------------


def sound(edition: str = "final") -> Table:
    """A table in the middle of things."""
    table = ai_draws(begin_turn(alone(edition=edition).show(*SIX)), 155, 153)
    table.state.facts = []
    return table.put("goals", "moonrush")


def broken(table: Table) -> set[str]:
    """The ids of the laws that a table breaks."""
    return {text.split(":")[0] for text in rocketmen.laws(table.state)}


@pytest.mark.parametrize("edition", NAMES)
def test_inv_15_a_sound_table_breaks_no_law(edition: str) -> None:
    assert broken(sound(edition)) == set()


def test_inv_15_a_lost_solitaire_card() -> None:
    table = sound()
    table.ai.deck = without(table.ai.deck, solitaire_card(table, 149))
    assert broken(table) == {"INV-1", "INV-15"}


def test_inv_15_a_doubled_solitaire_card() -> None:
    table = sound()
    table.ai.discards += (solitaire_card(table, 149),)
    assert broken(table) == {"INV-1", "INV-15"}


def test_inv_15_a_mission_where_the_ai_has_been() -> None:
    table = ai_has_been(sound(), ("earth", "spaceship"))
    assert broken(table) == {"INV-15"}


def test_inv_15_a_mission_without_its_card() -> None:
    table = sound()
    assert table.ai.type_card is not None
    table.ai.deck = lay(table.ai.deck, (*contents(table.ai.deck), table.ai.type_card))
    table.ai.type_card = None
    assert broken(table) == {"INV-15"}


def test_inv_15_a_token_of_the_ai_that_is_on_no_location() -> None:
    table = sound()
    table.ai.missions = (location(table, "mars", "base"),)
    assert broken(table) == {"INV-15"}


@pytest.mark.parametrize("edition", NAMES)
def test_inv_12_points_that_the_ai_did_not_earn(edition: str) -> None:
    table = sound(edition)
    table.ai.track += 1
    assert broken(table) == {"INV-12"}


def test_inv_11_nobody_holds_a_token_alone() -> None:
    table = sound()
    table.state.moon_token = 0
    assert broken(table) == {"INV-11"}


# --- the AI explained ----------------------------------------------------------------------------


def told(table: Table, *texts: str) -> list[Fact]:
    """The news of these steps, in order."""
    facts: list[Fact] = []
    for text in texts:
        facts += table.do(text).state.facts
    return facts


def test_the_search_for_a_mission_is_told_card_by_card() -> None:
    """RM-15.11a to RM-15.11g"""
    table = ai_has_been(alone(), ("earth", "spaceship"), *NEAR_HOME[5:], ("moon", "spaceship"))
    ai_has_been(table, ("moon", "space-station"), ("moon", "base"))
    begin_turn(table)
    card = {number: solitaire_card(table, number) for number in range(149, 156)}
    drawn = (f"drawn solitaire-{number}" for number in (150, 155, 153, 154, 149))
    assert [*table.state.facts, *told(table, *drawn)] == [
        TurnBegan(0),
        AiDrew(card[150], "destination"),
        AiRejected(card[150], "full"),
        AiDrew(card[155], "destination"),
        AiDrew(card[153], "type"),
        AiRejected(card[153], "been-there"),
        AiDrew(card[154], "type"),
        AiRejected(card[154], "no-such-location"),
        AiDrew(card[149], "type"),
        AiMissionBegan(location(table, "earth", "satellite"), 2 + 3, 8),
    ]


def test_a_card_for_the_ai_is_told_as_taken_advanced_arrived() -> None:
    """RM-15.14, RM-15.14a, RM-15.14b"""
    table = ai_on_its_way(alone().show("pandemic"), "earth", "spaceship", 7)
    assert told(table, "remove pandemic") == [
        AiTook(table.card("pandemic"), 2),
        AiAdvanced(8, 8),
        AiArrived(location(table, "earth", "spaceship"), 3),
    ]


def test_every_fact_of_the_ai_is_for_everybody() -> None:
    table = alone()
    card = solitaire_card(table, 153)
    facts: list[Fact] = [
        AiDrew(card, "type"),
        AiRejected(card, "full"),
        SolitaireShuffled(),
        AiIdle(),
        AiMissionBegan(0, 4, 8),
        AiAdvanced(5, 8),
        AiArrived(0, 2),
        AiTook(table.card("pandemic"), 2),
    ]
    for fact in facts:
        for viewer in (0, SPECTATOR):
            assert rocketmen.redact(fact, viewer) == fact


# --- views ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_rm_16_3_the_ai_is_in_the_open(viewer: int) -> None:
    table = ai_on_its_way(alone().show(*SIX), "moon", "base", 3).do("remove depot")
    seen = rocketmen.view(table.state, viewer).ai
    assert seen == table.ai
    assert seen is not table.ai


def test_rm_16_5_the_solitaire_deck_has_no_order_in_a_view() -> None:
    table = alone()
    before = encode(rocketmen.view(table.state, 0))
    table.ai.deck = lay(table.ai.deck, reversed(table.ai.deck.layers[0]))
    assert encode(rocketmen.view(table.state, 0)) == before


def test_rm_16_4_the_binding_goal_is_the_players_secret() -> None:
    table = alone().put("goals", "moonrush")
    assert rocketmen.view(table.state, 0).players[0].goals == (table.card("moonrush"),)
    seen = rocketmen.view(table.state, SPECTATOR)
    assert seen.players[0].goals is None
    assert table.card("moonrush") in seen.unseen_goals


@pytest.mark.parametrize("edition", NAMES)
def test_rm_16_6_a_state_made_from_a_view_gives_the_same_view(edition: str) -> None:
    for table in (sound(edition), begin_turn(alone(edition=edition))):
        seats = (0, SPECTATOR)
        for seed in range(5):
            assert list(laws.views_hide(rocketmen, table.state, 1, Luck(seed))) == []
            for viewer in seats:
                seen = rocketmen.view(table.state, viewer)
                again = rocketmen.determinize(seen, Luck(seed))
                assert again.ai == seen.ai
                assert again.ai is not seen.ai
                assert rocketmen.laws(again) == rocketmen.laws(table.state)
        assert list(laws.survives_codec(rocketmen, table.state, 1)) == []


def test_rm_16_1_a_view_of_the_ai_is_a_copy() -> None:
    table = sound()
    seen = rocketmen.view(table.state, 0)
    before = copy_of(seen.ai)
    table.do("remove depot")
    assert seen.ai == before


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


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.reading("newest", why="tests/laws plays all readings")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", NAMES)
def test_whole_games_end_or_meet_the_cap_and_break_no_law(edition: str, level: str, seed: int) -> None:
    header = rocketmen.prepare(
        seats=["Ann"], seed=seed, edition=edition, mode="solo", options={"level": level, "round_cap": 60}
    )
    match = Match(rocketmen, header)
    rng, luck = Random(seed), Luck(seed + 7)
    before: State | None = None
    while match.awaited is not None:
        state = match.state
        assert rocketmen.laws(state, before) == []
        assert list(laws.somebody_can_act(rocketmen, state)) == []
        if rng.random() < 0.1:
            assert list(laws.views_hide(rocketmen, state, 1, luck)) == []
            assert list(laws.survives_codec(rocketmen, state, 1)) == []
            assert list(laws.only_options_pass(rocketmen, state, 1)) == []
        if match.awaited == CHANCE:
            event = rocketmen.chance(state)
            match.play(CHANCE, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
        else:
            match.play(match.awaited, eager.choose(rocketmen.options(state), rng))
        before = state
    assert rocketmen.laws(match.state, before) == []
    assert list(laws.replays(match)) == []
    result = rocketmen.result(match.state)
    assert len(result.scores) == 2
    assert result.winners in ((0,), (AI_SEAT,))
    assert result.unfinished == (result.end_reason == "cap")


def ai_points(edition: str, level: str, seed: int) -> int:
    """The AI's points after 16 rounds in which the player does nothing."""
    header = rocketmen.prepare(
        seats=["Ann"], seed=seed, edition=edition, mode="solo", options={"level": level, "round_cap": 16}
    )
    state, luck = rocketmen.begin(header), Luck(seed)
    while (awaited := rocketmen.to_act(state)) is not None:
        if awaited == CHANCE:
            event = rocketmen.chance(state)
            rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
        else:
            rocketmen.advance(state, END_TURN)
    return rocketmen.result(state).scores[AI_SEAT]


@pytest.mark.untraced
@pytest.mark.reading("newest", why="1,200 games, for the rows that people play with")
@pytest.mark.parametrize("edition", NAMES)
def test_a_higher_level_never_helps_the_player(edition: str) -> None:
    means = [mean(ai_points(edition, level, seed) for seed in range(200)) for level in LEVELS]
    assert means[0] < means[1] < means[2]
