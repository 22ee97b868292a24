"""RM-16: hidden and public information."""

from random import Random

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.facts import CardDrawn, GoalDealt
from spacerace.games.rocketmen.rules.ids import HIDDEN
from spacerace.games.rocketmen.rules.view import PlayerView
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.seats import SPECTATOR
from tests.games.rocketmen import eager
from tests.games.rocketmen.table import Table, lay


def _seen(table: Table, viewer: int, player: int) -> PlayerView:
    return rocketmen.view(table.state, viewer).players[player]


def test_rm_16_1_nobody_sees_the_order_of_a_face_down_deck_the_owner_included():
    table = Table().hand("satellite-1")
    own = _seen(table, 0, 0)
    assert own.unseen == tuple(sorted(own.unseen))
    table.player().hq = lay(table.player().hq, reversed(table.player().hq.layers[0]))
    assert _seen(table, 0, 0) == own


def test_rm_16_1_face_up_cards_are_there_for_everybody():
    table = Table().put("warehouse", "base-1", seat=1).put("playing_area", "base-2", seat=1)
    assert _seen(table, 0, 1).warehouse == (table.card("base-1", 1),)
    assert _seen(table, SPECTATOR, 1).playing_area == (table.card("base-2", 1),)


def test_rm_16_2_display_engines_plan_pad_and_tokens_are_public():
    table = Table(variants=("clear-skies", "big-crews")).show("big-data").plan("satellite-1", seat=1)
    table.pad("base-1", seat=1).arrive("earth", "spaceship", seat=1)
    table.player(1).money_tokens = 1
    for viewer in (0, 1, SPECTATOR):
        seen = rocketmen.view(table.state, viewer)
        assert seen.display[0] == table.card("big-data")
        assert seen.engines == tuple(table.state.engines)
        assert seen.variants == table.state.variants
        assert seen.players[1].plan == table.card("satellite-1", 1)
        assert seen.players[1].pad == (table.card("base-1", 1),)
        assert seen.players[1].track == 3
        assert seen.players[1].money_tokens == 1


def test_rm_16_2_drawn_and_set_aside_success_cards_are_public():
    table = Table().plan("satellite-1").pad("small-rocket-boosters", "multi-purpose-space-suit")
    table.do("launch earth").draws(1).do("use multi-purpose-space-suit").turn_up(2)
    launch = rocketmen.view(table.state, 1).launch
    assert launch is not None
    assert len(launch.aside) == 1
    assert len(launch.drawn) == 1
    assert len(rocketmen.view(table.state, 1).success) == 16


def test_rm_16_3_junkyard_depot_and_sizes_are_public():
    table = Table().pad("depot").put("store", "base-1").put("junkyard", "base-2").hand("satellite-1")
    seen = _seen(table, 1, 0)
    assert seen.store == (table.card("base-1"),)
    assert seen.junkyard == (table.card("base-2"),)
    assert (seen.hand_size, seen.hq_size) == (1, 9)


def test_rm_16_4_hands_and_goals_are_their_owners_secret():
    table = Table().hand("satellite-1").put("goals", "grand-tour", "moonrush")
    assert _seen(table, 0, 0).hand == (table.card("satellite-1"),)
    assert _seen(table, 0, 0).goals == (table.card("grand-tour"), table.card("moonrush"))
    for viewer in (1, SPECTATOR):
        assert _seen(table, viewer, 0).hand is None
        assert _seen(table, viewer, 0).goals is None
        assert _seen(table, viewer, 0).goal_count == 2


def test_rm_16_4_news_of_a_draw_or_a_goal_name_the_card_to_its_owner_alone():
    drawn, dealt = CardDrawn(0, 5, False), GoalDealt(0, 140)
    assert rocketmen.redact(drawn, 0) == drawn
    assert rocketmen.redact(dealt, 0) == dealt
    for other in (1, SPECTATOR):
        assert rocketmen.redact(drawn, other) == CardDrawn(0, HIDDEN, False)
        assert rocketmen.redact(dealt, other) == GoalDealt(0, HIDDEN)
    assert rocketmen.redact(CardDrawn(0, 5, True), 1) == CardDrawn(0, 5, True)


def test_rm_16_5_goals_in_the_box_and_with_others_are_one_bag():
    table = Table().put("goals", "grand-tour", "moonrush").put("goals", "long-haul", "twin-stations", seat=1)
    seen = rocketmen.view(table.state, 0)
    assert len(seen.unseen_goals) == 10
    assert table.card("long-haul") in seen.unseen_goals
    assert table.card("grand-tour") not in seen.unseen_goals


def test_rm_16_6_hq_and_hand_of_another_are_one_bag():
    table = Table().hand("satellite-1", "base-1", seat=1)
    seen = _seen(table, 0, 1)
    assert len(seen.unseen) == 12
    assert {table.card("satellite-1", 1), table.card("base-1", 1)} < set(seen.unseen)
    own = _seen(table, 1, 1)
    assert len(own.unseen) == 10


def test_rm_16_6_the_draw_deck_is_teal_before_pink():
    table = Table()
    teal, pink = rocketmen.view(table.state, 0).deck
    assert table.card("big-data") in teal
    assert table.card("depot") in pink


def test_rm_16_6_a_card_taken_back_from_the_depot_is_known_in_the_hand():
    table = Table().pad("depot").put("store", "base-1").hand("satellite-1").do("take-stored")
    seen = _seen(table, 1, 0)
    assert seen.known == (table.card("base-1"),)
    for seed in range(20):
        other = rocketmen.determinize(rocketmen.view(table.state, 1), Luck(seed))
        assert table.card("base-1") in other.players[0].hand


def test_rm_16_6_when_hq_has_run_out_the_whole_hand_is_known_and_stays_so_after_the_shuffle():
    table = Table().hand("satellite-1", "base-1", "quantum-computers")
    cards = list(table.player().hq.layers[0])
    table.player().hq = lay(table.player().hq, ())
    table.player().warehouse = cards
    table.do("play quantum-computers")
    table.settle()
    assert table.zone("known") == ["base-1", "satellite-1"]
    hidden = _seen(table, 1, 0)
    assert hidden.hand_size == 5
    for seed in range(20):
        hand = rocketmen.determinize(rocketmen.view(table.state, 1), Luck(seed)).players[0].hand
        assert {table.card("satellite-1"), table.card("base-1")} < set(hand)


def test_rm_16_6_a_known_card_that_is_played_is_no_longer_known_in_the_hand():
    table = Table().pad("depot").put("store", "base-1").do("take-stored", "discard base-1")
    assert table.zone("known") == []


def test_ec_69_what_an_opponent_sees_after_a_store_and_a_draw():
    """EC-69, RM-16.3, RM-16.4, RM-16.6"""
    table = Table().pad("depot").hand("base-1", "quantum-computers").put("junkyard", "base-2")
    table.put("goals", "grand-tour")
    table.do("store base-1", "play quantum-computers").settle()
    seen = _seen(table, 1, 0)
    assert seen.store == (table.card("base-1"),)
    assert seen.junkyard == (table.card("base-2"),)
    assert seen.hand_size == 3
    assert len(seen.unseen) == 10
    assert seen.hand is None
    assert seen.goals is None


def test_inv_14_what_is_opened_and_not_confirmed_is_nobody_elses_business():
    """INV-14: neither its content nor the number of its steps."""
    table = Table().hand("asteroid-mining", "satellite-1", "space-hotel", "spaceship-1").show("big-data")
    before = {viewer: encode(rocketmen.view(table.state, viewer)) for viewer in (1, SPECTATOR)}
    for text in ("buy big-data", "pay satellite-1", "pay space-hotel"):
        table.do(text)
        assert table.state.facts == []
        for viewer, seen in before.items():
            assert encode(rocketmen.view(table.state, viewer)) == seen


@pytest.mark.parametrize(
    "text", ["place satellite-1 plan", "play storage-batteries", "play super-capacitors"]
)
def test_inv_14_every_opened_choice_is_private(text):
    """INV-14"""
    table = Table().hand("satellite-1", "base-1", "storage-batteries", "super-capacitors")
    before = encode(rocketmen.view(table.state, 1))
    table.do(text)
    assert encode(rocketmen.view(table.state, 1)) == before
    assert encode(rocketmen.view(table.state, 0)) != before


def _deal_goals_anew(state, viewer, rng):
    """Give all but the viewer other Personal Goals, from the box and from each other."""
    others = [player for seat, player in enumerate(state.players) if seat != viewer]
    pool = [*state.goal_box.layers[0], *(goal for player in others for goal in player.goals)]
    before = [player.goals for player in others]
    assert all(before) and len(pool) > sum(map(len, before))
    while [player.goals for player in others] == before:
        rng.shuffle(pool)
        rest = list(pool)
        for player in others:
            player.goals = type(player.goals)(sorted(rest.pop() for _ in player.goals))
    state.goal_box = lay(state.goal_box, sorted(rest))


@pytest.mark.untraced
@pytest.mark.parametrize("players", [2, 3, 4])
def test_inv_14_views_cannot_tell_two_states_apart_that_differ_in_what_is_hidden(players):
    """INV-14: swap hidden cards by hand, not by determinize, and compare bytes of view, options and news."""
    rng = Random(players)
    for seed in range(6):
        state = eager.position(players, seed, 8)
        for viewer in (*range(players), SPECTATOR):
            seen = encode(rocketmen.view(state, viewer))
            options = rocketmen.options(state)
            for other, player in enumerate(state.players):
                bag = list(player.hq.layers[0])
                if other == viewer:
                    rng.shuffle(bag)
                    player.hq = lay(player.hq, bag)
                    continue
                hidden = [card for card in player.hand if card not in player.known]
                for card in hidden:
                    if bag:
                        swap = rng.randrange(len(bag))
                        player.hand.remove(card)
                        player.hand.append(bag[swap])
                        bag[swap] = card
                player.hand.sort()
                player.hq = lay(player.hq, bag)
            _deal_goals_anew(state, viewer, rng)
            assert encode(rocketmen.view(state, viewer)) == seen
            if viewer == state.seat:
                assert rocketmen.options(state) == options


def test_when_the_game_is_over_the_goals_are_shown():
    table = Table(round_cap=1).put("goals", "grand-tour", "moonrush")
    table.do("end-turn").settle().do("end-turn").settle()
    assert table.state.over
    for viewer in (1, SPECTATOR):
        assert _seen(table, viewer, 0).goals == (table.card("grand-tour"), table.card("moonrush"))
        assert table.card("grand-tour") not in rocketmen.view(table.state, viewer).unseen_goals


@pytest.mark.untraced
def test_inv_14_two_players_views_differ_only_in_hands_goals_and_what_is_opened():
    """INV-14"""
    own = {"viewer", "agenda", "players", "unseen_goals"}
    secret = {"hand", "unseen", "goals"}
    for seed in range(4):
        state = eager.position(3, seed, 6, variants=2)
        first, second = rocketmen.view(state, 0), rocketmen.view(state, 1)
        for name in set(first.__struct_fields__) - own:
            assert getattr(first, name) == getattr(second, name), name
        for left, right in zip(first.players, second.players, strict=True):
            for name in set(left.__struct_fields__) - secret:
                assert getattr(left, name) == getattr(right, name), name
