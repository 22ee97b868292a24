"""RM-14: The Battle for Earth."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.chapters.launching import open_destinations
from spacerace.games.rocketmen.rules.facts import EndTriggered, GameEnded
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import LocationEntry
from spacerace.games.rocketmen.rules.state import State, active
from spacerace.kernel import laws
from spacerace.kernel.chance import Luck
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.match import Match
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen import eager
from tests.games.rocketmen.readings import pack_of
from tests.games.rocketmen.table import NAMES, Table, without

EARTH = ("satellite", "spaceship", "space-station", "orbital-shipyard", "space-hotel")
#: Teal Assets in the game, by number of players.
TEAL = {2: 12, 3: 18, 4: 23}


def dealt(players: int, edition: str = "final", seed: int = 1) -> State:
    """A game whose set-up is over."""
    pack = pack_of(edition)
    header = rocketmen.prepare(seats=NAMES[:players], seed=seed, edition=edition, mode="battle", pack=pack)
    match = Match(rocketmen, header)
    match.draw()
    return match.state


def in_draw_deck(state: State) -> list[str]:
    """What the draw deck was made of, by kinds of cards: what is left of it, and the display."""
    cards = [*contents(state.deck), *(card for card in state.display if card is not None)]
    return sorted(state.terms.cards[card].deck for card in cards)


def arrivals(table: Table, missions: int, seat: int = 0) -> Table:
    """Missions done earlier in Earth orbit."""
    for kind in EARTH[:missions]:
        table.arrive("earth", kind, seat=seat)
    return table


def fly(table: Table, mission: str) -> Table:
    """The player whose turn it is succeeds in Earth orbit without a draw."""
    seat = table.state.seat
    table.plan(mission, seat=seat)
    table.player(seat).rocket_points, table.player(seat).science_tokens = 12, 8
    return table.do("launch earth").settle()


# --- 14.1: set-up --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_14_1_teal_assets_and_the_threats_with_mark_1_are_the_draw_deck(players: int) -> None:
    state = dealt(players)
    assert in_draw_deck(state) == ["teal"] * TEAL[players] + ["threat"] * 3
    threats = [card for card in state.terms.cards if card.deck == "threat" and card.mark == 1]
    assert {card.id for card in threats} <= {*contents(state.deck), *state.display}
    assert len({card.design for card in threats}) == 3
    assert len([card for card in state.display if card is not None]) == 6


def test_rm_14_1_they_are_shuffled_together() -> None:
    """Any card of the deck can be the first on the display, the Threats among them."""
    state = rocketmen.begin(rocketmen.prepare(seats=NAMES[:2], seed=1, mode="battle", pack=pack_of()))
    rocketmen.advance(state, rocketmen.outcome(state, 0))
    assert isinstance(state.agenda[-1], agenda.FillSlot)
    bag = rocketmen.chance(state).bag
    assert sorted(state.terms.cards[card].deck for card in bag) == ["teal"] * 12 + ["threat"] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_14_1_player_count_marks_still_apply(players: int) -> None:
    """RM-14.1, RM-2.2: to teal Assets and Engines alike."""
    state = dealt(players)
    cards = [*contents(state.deck), *(card for pile in state.engines for card in pile)]
    assert all((state.terms.cards[card].mark or 1) <= players for card in cards)
    assert [len(pile) for pile in state.engines] == [players + 1] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_14_1_no_goals_no_pink_assets(players: int) -> None:
    state = dealt(players)
    assert all(player.goals == () for player in state.players)
    assert contents(state.goal_box) == []
    assert state.variants == state.threat_box == state.out_of_game == ()
    assert state.ai is None
    assert "pink" not in in_draw_deck(state)


def test_rm_14_1_all_else_is_set_up_as_usual() -> None:
    state = dealt(3)
    assert [len(player.hand) for player in state.players] == [6, 6, 6]
    assert [len(contents(player.hq)) for player in state.players] == [6, 6, 6]
    assert state.round == 1 and isinstance(state.agenda[-1], agenda.Acting)


def test_rm_14_1_the_moon_and_mars_tokens_are_in_the_box() -> None:
    """RM-14.1: nobody takes one, and a table on which somebody has one breaks a law."""
    state = fly(Table(mode="battle"), "satellite-1").state
    assert (state.moon_token, state.mars_token) == (None, None)
    state.moon_token = 0
    assert "INV-11: the Moon token" in rocketmen.laws(state)


def test_rm_14_1_no_goal_scores() -> None:
    table = arrivals(Table(mode="battle"), 3)
    sheet = dict(ending.score_sheet(table.state))
    assert sheet["score-goal"] == sheet["score-variants"] == sheet["score-tokens"] == (0, 0)
    assert sheet["score-track"] == rocketmen.result(table.state).scores == (8, 0)


# --- 14.2: Earth orbit, four missions ------------------------------------------------------------


def test_rm_14_2_only_earth_orbit_may_be_chosen() -> None:
    table = Table(mode="battle").plan("spaceship-1")
    table.player().rocket_points = 12
    assert table.options("launch") == ["launch earth"]
    for destination in ("moon", "mars"):
        assert table.refused(f"launch {destination}").rule == "RM-14.2"


def test_rm_14_2_not_even_by_strict_declaration() -> None:
    table = Table(mode="battle", strict_declaration=True).plan("spaceship-1")
    assert table.options("launch") == ["launch earth"]
    assert table.refused("launch moon").rule == "RM-14.2"


def test_rm_14_2_with_an_own_token_there_no_launch_is_left() -> None:
    """RM-14.2, RM-7.3: the Moon would be open in the full game."""
    table = Table(mode="battle").arrive("earth", "satellite").plan("satellite-1")
    table.player().rocket_points = 12
    assert table.options("launch") == []
    assert table.refused("launch earth").rule == "RM-7.3"


def test_rm_14_2_a_player_completes_four_missions_at_most() -> None:
    table = arrivals(Table(mode="battle"), 3).plan("space-hotel")
    table.player().rocket_points = 12
    assert table.options("launch") == ["launch earth"]
    table.arrive("earth", "orbital-shipyard")
    assert table.options("launch") == []
    assert table.refused("launch earth").rule == "RM-7.1"


def test_ec_52_base_may_be_planned_but_is_never_launched() -> None:
    """EC-52, RM-5.13, RM-14.2."""
    table = Table(mode="battle").hand("base-1", "satellite-1")
    table.do("place base-1 plan", "pay satellite-1", "confirm")
    table.player().rocket_points = 12
    assert table.options("launch") == []
    for destination in ("moon", "mars"):
        assert table.refused(f"launch {destination}").rule == "RM-14.2"
    assert table.refused("launch earth").rule == "RM-7.2"


# --- 14.3: the end -------------------------------------------------------------------------------


def test_rm_14_3_the_fourth_token_on_a_location_triggers_the_end() -> None:
    table = fly(arrivals(Table(3, mode="battle"), 3), "space-hotel")
    assert table.state.end_reason == "fourth-token"


def test_rm_14_3_the_third_does_not() -> None:
    assert fly(arrivals(Table(3, mode="battle"), 2), "space-hotel").state.end_reason == ""


def test_rm_14_3_whoever_places_it_and_the_round_is_finished() -> None:
    """RM-14.3, RM-9.3: Bob's fourth token; Cid plays, then it is over."""
    table = arrivals(Table(3, mode="battle"), 3, seat=1).do("end-turn").settle()
    table.plan("space-hotel", seat=1)
    table.player(1).rocket_points, table.player(1).science_tokens = 12, 8
    table.do("launch earth")
    assert EndTriggered(1, "fourth-token") in table.state.facts
    table.settle()
    assert rocketmen.to_act(table.state) == 2
    table.do("end-turn").settle()
    assert rocketmen.to_act(table.state) is None
    assert table.state.facts[-1] == GameEnded("fourth-token")


def test_rm_14_3_a_token_on_the_track_is_not_on_a_location() -> None:
    """RM-14.3, RM-9.2: the fourth mission fails."""
    table = arrivals(Table(mode="battle"), 3).plan("space-hotel").pad("super-heavy-engines")
    table.do("launch earth").draws(1, 1, 1)
    assert ending.end_condition(table.state, 0) == ""
    assert table.do("keep-mission").settle().state.end_reason == ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ec_52_eighteen_points_and_three_tokens_trigger_nothing(players: int) -> None:
    """EC-52, RM-14.3: this replaces all of RM-9.1."""
    table = arrivals(Table(players, mode="battle"), 2)
    table.player().track = 30
    assert fly(table, "space-hotel").state.end_reason == ""
    assert len(table.player().missions) == 3


@pytest.mark.parametrize("edition", ["final", "early"])
def test_rm_14_3_nobody_is_asked_whether_it_shall_end(edition: str) -> None:
    table = fly(arrivals(Table(mode="battle", edition=edition), 3), "space-hotel")
    assert isinstance(table.state.agenda[-1], agenda.Acting)
    assert table.refused("trigger-end").rule == "RM-E.7"


# --- 14.4: all else as usual ---------------------------------------------------------------------


def over(table: Table) -> tuple[int, ...]:
    """The winners when the round has been played out."""
    table.state.end_reason = "fourth-token"
    while rocketmen.to_act(table.state) is not None:
        table.do("end-turn").settle()
    return rocketmen.result(table.state).winners


def test_rm_14_4_threats_score() -> None:
    """RM-14.4, RM-9.5."""
    table = Table(mode="battle").put("warehouse", "pandemic").put("junkyard", "climate-change")
    assert rocketmen.result(table.state).scores == (4, 0)


def test_rm_14_4_a_threat_bears_the_surcharge() -> None:
    """RM-14.4, RM-4.12, in a battle as elsewhere."""
    table = Table(4, mode="battle").show("pandemic").hand("solar-energy", "designer-drugs", "satellite-1")
    assert table.options("buy") != []
    table.player().track = 7
    assert "buy pandemic" not in table.options("buy")
    assert table.refused("buy pandemic").rule == "RM-4.5"


def test_rm_14_4_ties_are_broken_as_usual() -> None:
    """RM-14.4, RM-9.10, RM-9.11: the best mission, more missions, a shared victory."""
    table = Table(mode="battle").arrive("earth", "space-hotel").arrive("earth", "space-station", seat=1)
    table.player(1).track = 4
    assert over(table) == (0,), "both have 4 VP, a hotel is better than a station"
    table = Table(mode="battle").arrive("earth", "space-hotel").arrive("earth", "space-hotel", seat=1)
    table.arrive("earth", "satellite", seat=1)
    table.player(0).track = table.player(1).track
    assert over(table) == (1,)
    assert over(Table(mode="battle")) == (0, 1)


@pytest.mark.parametrize("edition", ["final", "early"])
def test_rm_14_4_variants_may_be_drawn(edition: str) -> None:
    """RM-14.4: apart from the differences it lists, the battle follows the standard game; so do Variants."""
    header = rocketmen.prepare(
        seats=NAMES[:2], seed=1, edition=edition, mode="battle", options={"variants": 2}
    )
    match = Match(rocketmen, header)
    match.draw()
    assert len(match.state.variants) == 2
    choosable = next(one for one in rocketmen.SETUPS if (one.edition, one.mode) == (edition, "battle"))
    assert ("variants", (0, 2)) in [(one.name, one.values) for one in choosable.choosable]


@pytest.mark.parametrize("edition", ["final", "early"])
def test_rm_14_4_by_the_rules_of_version_1_there_are_no_variants(edition: str) -> None:
    header = rocketmen.prepare(
        seats=NAMES[:2], seed=1, edition=edition, mode="battle", options={"variants": 2}
    )
    with pytest.raises(BadSetup) as caught:
        rocketmen.begin(replace(header, rules_version=1, sides=()))
    assert (caught.value.rule, caught.value.message_id) == ("RM-14.4", "refused-no-variants")
    state = Table(mode="battle", edition=edition, version=1).state
    assert contents(state.variant_box) == []


def all_variants() -> list[str]:
    return [entry.id for entry in LIBRARY.load("rocketmen-final", 1).variant]


def arrived(state: State) -> list[LocationEntry]:
    """The locations that hold a token."""
    locations = zip(state.terms.pack.location, state.arrivals, strict=True)
    return [location for location, seats in locations if seats]


@pytest.mark.parametrize("variant", all_variants())
def test_rm_14_4_every_variant_works_in_the_battle(variant: str) -> None:
    """RM-14.4, RM-13.2: games with each of the ten, in which no law is broken."""
    table = Table(3, mode="battle", variants=(variant,))
    state = rocketmen.begin(table.header)
    card = table.card(variant)
    state.variant_box = without(state.variant_box, card)
    state.variants = (card,)
    rng, luck, launched = Random(3), Luck(3), 0
    while rocketmen.to_act(state) is not None and state.round < 20 and launched < 60:
        if rocketmen.to_act(state) == CHANCE:
            event = rocketmen.chance(state)
            rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
        else:
            rocketmen.advance(state, eager.choose(rocketmen.canonical_options(state), rng))
        launched += state.launch is not None
        assert rocketmen.laws(state) == []
    assert launched
    assert [location.destination for location in arrived(state)] == ["earth"] * len(arrived(state))


@pytest.mark.parametrize("names", [(), ("Ann",), (*NAMES, "Eve")])
def test_rm_14_4_two_to_four_players(names: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup) as caught:
        rocketmen.prepare(seats=names, seed=1, mode="battle")
    assert caught.value.rule == "RM-14.4"


def test_rm_14_4_no_level_is_chosen_where_nobody_plays_alone() -> None:
    """RM-14.4, RM-15.7: the battle does not go with the AI."""
    with pytest.raises(BadSetup) as caught:
        rocketmen.prepare(seats=NAMES[:2], seed=1, mode="battle", options={"level": "easy"})
    assert caught.value.rule == "RM-15.7"


@pytest.mark.parametrize(
    "edition, mode, message",
    [
        ("final", "earth", "refused-mode"),
        ("final", "", "refused-mode"),
        ("early", "Battle", "refused-mode"),
        ("late", "battle", "refused-edition"),
        ("", "battle", "refused-edition"),
        ("Early", "standard", "refused-edition"),
    ],
)
def test_d_28_an_edition_or_mode_nobody_knows_is_refused(edition: str, mode: str, message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        rocketmen.prepare(seats=NAMES[:2], seed=1, edition=edition, mode=mode)
    assert (caught.value.rule, caught.value.message_id) == ("D-28", message)
    assert str(caught.value)


# --- whole games ---------------------------------------------------------------------------------


def eagerly(state: State, rng: Random) -> a.Action:
    """What an eager player does who does not wait for a mission that can never fly."""
    options = rocketmen.options(state)
    player = active(state)
    if player.plan is not None and a.END_TURN in options and not open_destinations(state, player):
        return a.DISCARD_MISSION
    return eager.choose(options, rng)


@pytest.mark.slow
@pytest.mark.untraced
@pytest.mark.reading("newest", why="tests/laws plays all readings")
@pytest.mark.parametrize("edition", ["final", "early"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_no_law_is_broken_in_whole_battles(players: int, edition: str, seed: int) -> None:
    header = rocketmen.prepare(
        seats=NAMES[:players], seed=seed, edition=edition, mode="battle", options={"round_cap": 200}
    )
    match, rng, luck = Match(rocketmen, header), Random(seed), Luck(seed + 7)
    before = None
    while match.awaited is not None:
        state = match.state
        assert rocketmen.laws(state, before) == []
        assert list(laws.somebody_can_act(rocketmen, state)) == []
        if rng.random() < 0.05:
            assert list(laws.views_hide(rocketmen, state, players, luck)) == []
            assert list(laws.survives_codec(rocketmen, state, players)) == []
        if match.awaited == CHANCE:
            match.draw()
        else:
            match.play(match.awaited, eagerly(state, rng))
        before = state
    assert rocketmen.laws(match.state, before) == []
    assert list(laws.replays(match)) == []
    result = rocketmen.result(match.state)
    assert (result.end_reason, result.unfinished) == ("fourth-token", False)
    most = max(len(player.missions) for player in match.state.players)
    assert most == 4
    earth = {match.state.terms.location_at["earth", kind] for kind in EARTH}
    assert all(set(player.missions) <= earth for player in match.state.players)
