"""RM-15: laws, explanations and views of games against the AI, and whole games."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.actions import END_TURN
from spacerace.games.rocketmen.rules.editions import NAMES
from spacerace.games.rocketmen.rules.facts import (
    AiAdvanced,
    AiArrived,
    AiDrew,
    AiIdle,
    AiMissionBegan,
    AiRejected,
    AiTook,
    Fact,
    SolitaireShuffled,
    TurnBegan,
)
from spacerace.games.rocketmen.rules.state import AI_SEAT, State
from spacerace.games.rocketmen.setups import LEVELS
from spacerace.kernel import laws
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.copying import copy_of
from spacerace.kernel.match import Match
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import CHANCE, SPECTATOR
from tests.games.rocketmen import eager
from tests.games.rocketmen.solitaire_tables import (
    NEAR_HOME,
    SIX,
    ai_draws,
    ai_has_been,
    ai_on_its_way,
    alone,
    begin_turn,
    broken,
    location,
    solitaire_card,
)
from tests.games.rocketmen.table import Table, lay, without

# --- the laws ------------------------------------------------------------------------------------


def sound(edition: str = "final") -> Table:
    """A table in the middle of things."""
    table = ai_draws(begin_turn(alone(edition=edition).show(*SIX)), 155, 153)
    table.state.facts = []
    return table.put("goals", "moonrush")


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
