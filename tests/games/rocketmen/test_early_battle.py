"""RM-E: The Battle for Earth of the early edition; cards and names; whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.facts import (
    ThreatDealt,
)
from spacerace.games.rocketmen.rules.ids import HIDDEN
from spacerace.kernel import laws
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import words
from tests.games.rocketmen import eager
from tests.games.rocketmen.early_tables import arrivals, begun, bought, dealt, early, fly, offset, threats
from tests.games.rocketmen.table import Table, lay

# --- The Battle for Earth ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_e_23_one_random_threat_a_player_joins_the_teal_deck(players: int) -> None:
    """RM-E.23: from those that the marks allow; the others go to the box."""
    state = dealt(players, mode="battle")
    teal, pink = state.deck.layers
    assert len(threats(state, teal)) == players
    assert pink == ()
    assert len(state.threat_box) == 2 * players
    used = [*state.threat_box, *(card for card in teal if state.terms.cards[card].deck == "threat")]
    assert Counter(state.terms.cards[card].mark for card in used) == dict.fromkeys(range(1, players + 1), 3)
    assert rocketmen.laws(state) == []


def test_rm_e_23_the_box_stays_closed() -> None:
    """RM-E.23: when the deck is used up no Threat comes from the box."""
    state = dealt(2, mode="battle")
    cards = [*contents(state.deck)]
    assert not set(cards) & set(state.threat_box)
    assert len(cards) == 12 + 2


def test_rm_e_23_different_threats_come_from_different_seeds() -> None:
    found = {
        tuple(threats(state, state.deck.layers[0])) for state in (dealt(2, s, "battle") for s in range(20))
    }
    assert len(found) > 3
    assert any(len(set(types)) == 1 for types in found), "two of one type can come"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_e_23_nobody_can_tell_which_threats_were_drawn(players: int) -> None:
    """RM-E.23, RM-16.5: whatever was dealt, everybody sees the same."""
    states = [dealt(players, seed, "battle") for seed in range(6)]
    for state in states:
        state.first = state.seat = 0
        state.facts = []
    assert len({state.threat_box for state in states}) > 1
    for viewer in (*range(players), SPECTATOR):
        assert len({encode(rocketmen.view(state, viewer)) for state in states}) == 1
        seen = rocketmen.view(states[0], viewer)
        assert len(seen.unseen_threats) == 3 * players
        assert seen.threats_in_deck == players


def test_rm_e_23_nobody_is_told_which_threats_were_drawn() -> None:
    match = begun(3, mode="battle")
    match.draw()
    for viewer in (0, 1, 2, SPECTATOR):
        news = [fact for fact in match.news(viewer) if isinstance(fact, ThreatDealt)]
        assert news == [ThreatDealt(HIDDEN)] * 3


def test_rm_e_3_nobody_is_told_which_of_its_type_was_drawn() -> None:
    match = begun(3)
    match.draw()
    for viewer in (0, 1, 2, SPECTATOR):
        news = [fact for fact in match.news(viewer) if isinstance(fact, ThreatDealt)]
        assert news == [ThreatDealt(HIDDEN)] * 3
        assert rocketmen.view(match.state, viewer).unseen_threats == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_e_23_nor_later_in_the_game(players: int) -> None:
    """RM-E.23, RM-16.5: a Threat of the deck and one of the box change places, and no view changes."""
    swaps = 0
    for seed in range(4):
        match = begun(players, seed, "battle")
        match.draw()
        state = eager.play(match, seed, steps=30 * seed).state
        hidden = [card for card in state.deck.layers[0] if state.terms.cards[card].deck == "threat"]
        for card in hidden:
            viewers = (*range(players), SPECTATOR)
            before = [encode(rocketmen.view(state, viewer)) for viewer in viewers]
            boxed = state.threat_box[-1]
            upper = sorted((*(one for one in state.deck.layers[0] if one != card), boxed))
            state.deck = lay(state.deck, upper, *state.deck.layers[1:])
            state.threat_box = tuple(sorted((*(one for one in state.threat_box if one != boxed), card)))
            assert [encode(rocketmen.view(state, viewer)) for viewer in viewers] == before
            swaps += 1
    assert swaps


def test_rm_e_23_a_bot_reckons_with_all_of_them() -> None:
    """RM-E.23: dealt anew from a view, other Threats lie in the deck, but as many."""
    state = dealt(2, mode="battle")
    seen = rocketmen.view(state, 0)
    boxes = set()
    for seed in range(20):
        other = rocketmen.determinize(seen, Luck(seed))
        assert len(threats(other, other.deck.layers[0])) == 2
        assert len(other.threat_box) == len(state.threat_box)
        assert rocketmen.laws(other) == []
        boxes.add(other.threat_box)
    assert len(boxes) > 5


def test_rm_e_23_a_threat_on_the_display_is_known() -> None:
    table = Table(2, edition="early", mode="battle")
    state = table.state
    card = table.card("pandemic")
    state.threat_box = tuple(one for one in state.threat_box if one != card)
    state.display[0] = card
    seen = rocketmen.view(state, 1)
    assert seen.display[0] == card
    assert card not in seen.unseen_threats
    assert seen.threats_in_deck == 0


def test_rm_e_23_the_other_differences_of_the_early_edition_hold() -> None:
    """RM-E.23, RM-E.14, RM-E.9: offset cards and the surcharge."""
    state = dealt(2, mode="battle")
    assert (state.terms.edition.refill, state.terms.edition.most_hand) == ("offset", 8)
    table = Table(4, edition="early", mode="battle").show("storage-batteries").hand("solar-energy")
    table.hand("satellite-1").do("buy storage-batteries", "pay solar-energy", "pay satellite-1", "confirm")
    table.do("drawn super-capacitors")
    assert offset(table) == ["super-capacitors"]


def test_rm_e_23_neither_all_locations_nor_a_choice_ends_it() -> None:
    """RM-E.23, RM-14.3."""
    edition = dealt(2, mode="battle").terms.edition
    assert (edition.ends, edition.end_offered_from) == (("fourth-token",), 0)
    table = Table(2, edition="early", mode="battle")
    for place in table.state.terms.location_at:
        arrivals(table, place, seat=1)
    table.player(1).missions = table.player(1).missions[:2]
    fly(table, "satellite-1", "earth").settle()
    assert table.state.end_reason == ""
    assert isinstance(table.state.agenda[-1], agenda.Acting)


# --- silence, cards and names --------------------------------------------------------------------


def test_rm_e_32_ties_for_a_variant_score_in_full() -> None:
    """RM-E.32, RM-13.3: in whatever zone but the pile of removed cards, RM-13.4."""
    table = early(variants=("world-savers",)).put("warehouse", "pandemic").hand("climate-change", seat=1)
    assert rocketmen.result(table.state).scores == (5, 5)


def test_rm_16_1_the_warehouse_may_be_looked_through_in_the_early_edition() -> None:
    table = early().put("warehouse", "base-1")
    assert rocketmen.view(table.state, 1).players[0].warehouse == (table.card("base-1"),)


def test_rm_e_33_known_cards_of_the_early_edition() -> None:
    table = early(4)
    terms = table.state.terms
    assets = {asset.id: asset for asset in terms.pack.asset}
    laser, cars = assets["asteroid-laser-ablation"], assets["electric-cars"]
    assert (laser.prints[0].shown, laser.kind) == (50, "one-use")
    assert (cars.prints[0].shown, cars.kind, cars.deck, cars.cost) == (80, "discard", "pink", ("$50",))
    assert assets["super-computer"].cost == ("$30", "science")


def test_rm_e_33_fixed_on_an_engine_means_limit() -> None:
    """RM-E.33, RM-4.10."""
    table = early(4).hand("electric-cars", "electric-cars-2")
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    assert table.refused("buy small-rocket-boosters-2").rule == "RM-4.10"


def test_ec_65_a_card_just_bought_goes_on_top_of_hq() -> None:
    """EC-65, RM-E.33, RM-11.34: and it is the next card drawn."""
    table = bought().do("play electric-cars-2")
    assert table.options("choose") == ["choose electric-cars", "choose storage-batteries"]
    table.do("choose storage-batteries")
    assert table.zone("playing_area") == ["electric-cars", "electric-cars-2"]
    table.do("end-turn")
    assert list(rocketmen.chance(table.state).bag) == [table.card("storage-batteries")]
    table.settle()
    assert "storage-batteries" in table.zone("hand")


def test_rm_e_34_other_names() -> None:
    table = early()
    names = {"spaceship-1": "Manned Spaceship", "asteroid-mining": "Orbital Mining"}
    for card, name in names.items():
        assert words().say(rocketmen.card_name(table.state.terms, table.card(card))) == name
    assert table.state.terms.cards[table.card("spaceship-1")].type == "spaceship"


def test_d_28_the_early_edition_is_written_into_the_header() -> None:
    header = begun(2).header
    assert (header.edition, header.mode, header.pack) == ("early", "standard", "rocketmen-early")
    assert rocketmen.terms_of(header).edition.name == "early"


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.untraced
@pytest.mark.reading("newest", why="tests/laws plays all readings")
@pytest.mark.parametrize("variants", [0, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_no_law_is_broken_in_whole_games(players: int, variants: int, seed: int) -> None:
    match = begun(players, seed, variants=variants, round_cap=150)
    rng, luck = Random(seed), Luck(seed + 7)
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
            match.play(match.awaited, eager.choose(rocketmen.options(state), rng))
        before = state
    assert rocketmen.laws(match.state, before) == []
    assert list(laws.replays(match)) == []
    result = rocketmen.result(match.state)
    assert result.winners
    assert result.end_reason in ("threshold", "all-locations", "all-tokens", "choice", "cap")
