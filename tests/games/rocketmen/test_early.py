"""RM-E: the early edition for two to four players: set-up, the end, buying."""

from __future__ import annotations

from collections import Counter

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.chapters.buying import price_of
from spacerace.games.rocketmen.rules.facts import (
    EndOfferRefused,
    EndTriggered,
    GameEnded,
)
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.piles import contents
from tests.games.rocketmen.early_tables import arrivals, begun, dealt, early, fly, threats
from tests.games.rocketmen.table import Table

#: Four missions that leave no destination without a token.
EVERYWHERE = (("earth", "spaceship"), ("earth", "space-station"), ("moon", "base"), ("mars", "base"))
#: As many that leave Mars alone.
NEAR_HOME = (("earth", "spaceship"), ("earth", "space-station"), ("moon", "base"), ("moon", "spaceship"))


# --- components and set-up -----------------------------------------------------------------------


def test_rm_e_1_nine_variants_and_164_cards() -> None:
    """RM-E.1, C-5: two of the nine are drawn."""
    state = begun(2, variants=2).state
    assert len(state.terms.cards) == 164
    rocketmen.advance(state, rocketmen.outcome(state, 0))
    assert isinstance(state.agenda[-1], agenda.DrawVariant)
    assert len(rocketmen.chance(state).bag) == 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_e_2_marks_list_the_cards_to_use(players: int) -> None:
    """RM-E.2: up to the number of players, and cards without a mark always."""
    state = early(players).state
    used = {*contents(state.deck), *(card for pile in state.engines for card in pile)}
    marked = [card for card in state.terms.cards if card.deck in ("teal", "pink", "engine", "threat")]
    for card in marked:
        assert (card.id in used) == (card.mark is None or card.mark <= players), card.key
    assert {card.mark for card in marked} == {None, 1, 2, 3, 4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_e_3_one_threat_of_each_type_joins_the_teal_deck(players: int) -> None:
    state = dealt(players)
    teal, pink = state.deck.layers
    assert threats(state, teal) == ["asteroid-impact", "climate-change", "pandemic"]
    assert Counter(threats(state, pink)) == dict.fromkeys(threats(state, teal), players - 1)
    assert state.threat_box == ()
    assert [state.terms.cards[card].deck for card in teal].count("teal") == {2: 12, 3: 18, 4: 23}[players]


def test_rm_e_3_which_of_its_type_is_by_chance() -> None:
    """RM-E.3: not the one with mark 1, as in the final edition."""
    dealt_marks = {
        state.terms.cards[card].mark
        for state in (dealt(4, seed) for seed in range(12))
        for card in state.deck.layers[0]
        if state.terms.cards[card].deck == "threat"
    }
    assert dealt_marks == {1, 2, 3, 4}


def test_c_9_one_of_each_type_all_of_a_type_equally_likely() -> None:
    """C-9, RM-E.3."""
    state = begun(3).state
    rocketmen.advance(state, rocketmen.outcome(state, 0))
    for design in ("asteroid-impact", "climate-change", "pandemic"):
        event = rocketmen.chance(state)
        assert threats(state, tuple(event.bag)) == [design] * 3
        assert event.key == f"threats/{design}"
        rocketmen.advance(state, rocketmen.outcome(state, event.bag[1]))
    assert isinstance(state.agenda[-1], agenda.FillSlot)


def test_c_9_one_a_player_from_all_types_together() -> None:
    """C-9, RM-E.23: in the battle."""
    state = begun(3, mode="battle").state
    rocketmen.advance(state, rocketmen.outcome(state, 0))
    for left in (9, 8, 7):
        event = rocketmen.chance(state)
        assert len(event.bag) == left
        rocketmen.advance(state, rocketmen.outcome(state, event.bag[0]))
    assert threats(state, state.deck.layers[0]) == ["asteroid-impact"] * 3, "three of a type can come"


def test_rm_e_4_the_first_player_is_drawn() -> None:
    state = begun(4).state
    assert isinstance(state.agenda[-1], agenda.PickFirstPlayer)
    assert list(rocketmen.chance(state).bag) == [0, 1, 2, 3]


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players, threshold", [(2, 27), (3, 22), (4, 18)])
def test_rm_e_5_the_victory_track_reaches_the_threshold(players: int, threshold: int) -> None:
    table = early(players)
    table.player().track = threshold - 3
    assert fly(table, "satellite-1", "earth").state.end_reason == ""
    table = early(players)
    table.player().track = threshold - 2
    assert fly(table, "satellite-1", "earth").state.end_reason == "threshold"


def all_but_one() -> Table:
    """Three players; only Earth Satellite holds no token."""
    table = early(3)
    places = [at for at in table.state.terms.location_at if at != ("earth", "satellite")]
    for seat, some in ((0, places[:3]), (1, places[3:7]), (2, places[7:])):
        arrivals(table, *some, seat=seat)
    return table


def test_rm_e_6_a_token_on_each_of_the_twelve_locations_triggers_the_end() -> None:
    table = all_but_one()
    assert ending.end_condition(table.state, 0) == ""
    fly(table, "satellite-1", "earth")
    assert all(table.state.arrivals)
    assert EndTriggered(0, "all-locations") in table.state.facts


def test_rm_e_6_a_second_token_on_a_location_fills_no_other() -> None:
    assert fly(all_but_one(), "satellite-1", "moon").state.end_reason == ""


def test_rm_e_6_everybody_having_placed_all_tokens_still_ends_it() -> None:
    """RM-E.6, RM-9.1 c."""
    six = (*NEAR_HOME, ("moon", "satellite"), ("earth", "satellite"))
    table = arrivals(arrivals(early(), *six, seat=1), *six[:5])
    assert fly(table, "satellite-1", "earth").state.end_reason == "all-tokens"


def test_rm_e_7_with_the_fifth_token_a_player_may_trigger_the_end() -> None:
    """RM-E.7, D-27: the round is finished."""
    table = fly(arrivals(early(3), *EVERYWHERE), "satellite-1", "earth")
    assert table.state.end_reason == ""
    assert table.options() == ["pass", "trigger-end"]
    table.do("trigger-end")
    assert EndTriggered(0, "choice") in table.state.facts
    table.settle().do("end-turn").settle()
    assert rocketmen.to_act(table.state) == 2
    table.do("end-turn").settle()
    assert table.state.facts[-1] == GameEnded("choice")
    assert not rocketmen.result(table.state).unfinished


def test_rm_e_7_with_the_fourth_token_nobody_is_asked() -> None:
    table = fly(arrivals(early(), *EVERYWHERE[1:]), "satellite-1", "earth").settle()
    assert isinstance(table.state.agenda[-1], agenda.Acting)


@pytest.mark.parametrize("more", [(), (("moon", "satellite"),)])
def test_rm_e_7_nobody_is_asked_while_a_destination_is_empty(more: tuple[tuple[str, str], ...]) -> None:
    """RM-E.7: neither at the fifth nor at the sixth token; and six tokens trigger nothing by themselves."""
    table = fly(arrivals(early(), *NEAR_HOME, *more), "satellite-1", "earth").settle()
    assert len(table.player().missions) == 5 + len(more)
    assert table.state.end_reason == ""
    assert isinstance(table.state.agenda[-1], agenda.Acting)


def test_rm_e_7_a_token_of_anybody_holds_a_destination() -> None:
    table = arrivals(early(), *NEAR_HOME).arrive("mars", "base", seat=1)
    assert "trigger-end" in fly(table, "satellite-1", "earth").options()


def test_rm_e_7_six_tokens_and_every_destination_held_trigger_nothing_by_themselves() -> None:
    """RM-E.7 instead of RM-9.1 b."""
    table = fly(arrivals(early(), *EVERYWHERE, ("moon", "spaceship")), "satellite-1", "earth")
    assert table.state.end_reason == ""
    assert table.do("pass").settle().state.end_reason == ""


def test_rm_e_7_the_offer_stands_only_at_that_placing() -> None:
    table = fly(arrivals(early(), *EVERYWHERE), "satellite-1", "earth").do("pass").settle()
    assert table.do("end-turn").settle().state.seat == 0
    assert "trigger-end" not in table.options()
    assert table.refused("trigger-end").rule == "RM-E.7"


def test_rm_e_7_anothers_token_does_not_ask_the_player_with_five() -> None:
    """Ann has five tokens; Bob's first is the first at Mars."""
    table = arrivals(early(), *NEAR_HOME, ("earth", "satellite")).do("end-turn").settle()
    table = fly(table, "spaceship-1", "mars").settle()
    assert table.state.seat == 0
    assert table.refused("trigger-end").rule == "RM-E.7"
    assert table.state.end_reason == ""


@pytest.mark.parametrize("seat", [0, 1])
def test_rm_e_7_nobody_is_asked_once_the_end_is_triggered(seat: int) -> None:
    """RM-E.7: by this very success, or by another player before."""
    table = arrivals(early(), *EVERYWHERE, seat=seat)
    if seat:
        table.player(0).track = 25
        fly(table, "satellite-1", "earth").settle()
    else:
        table.player(0).track = 25
    assert fly(table, "satellite-2", "earth").settle().state.end_reason == "threshold"
    assert not isinstance((table.state.agenda or [None])[-1], agenda.OfferingEnd)


def test_rm_e_7_a_failure_asks_nobody() -> None:
    table = arrivals(early(), *EVERYWHERE).plan("satellite-1").pad("small-rocket-boosters")
    table.do("launch earth").draws(0, 1, 1)
    assert table.options() == ["discard-mission", "keep-mission"]
    table.do("keep-mission").settle()
    assert isinstance(table.state.agenda[-1], agenda.Acting)
    fly(table.do("end-turn").settle(), "satellite-2", "earth")
    assert table.options() == ["pass", "trigger-end"]


def test_d_27_trigger_the_end_or_play_on() -> None:
    """D-27: nothing else goes on there."""
    table = fly(arrivals(early(), *EVERYWHERE), "satellite-1", "earth")
    assert isinstance(table.state.agenda[-1], agenda.OfferingEnd)
    for text in ("end-turn", "draw-success", "abort", "keep-mission", "discard-mission", "launch moon"):
        assert table.refused(text).rule.startswith("RM-7.")
    table.do("pass")
    assert EndOfferRefused(0) in table.state.facts


def test_rm_e_7_the_final_edition_does_not_ask() -> None:
    """There the sixth token ends it, and the fifth does nothing."""
    table = fly(arrivals(Table(), *EVERYWHERE), "satellite-1", "earth").settle()
    assert isinstance(table.state.agenda[-1], agenda.Acting)
    assert table.refused("trigger-end").rule == "RM-E.7"


def test_ec_62_asked_at_the_fifth_token_and_again_at_the_sixth() -> None:
    """EC-62, RM-E.7."""
    table = fly(arrivals(early(), *EVERYWHERE), "satellite-1", "earth")
    assert "trigger-end" in table.options()
    table.do("pass").settle().do("end-turn").settle()
    assert table.state.end_reason == ""
    fly(table, "spaceship-1", "moon")
    assert len(table.player().missions) == 6
    assert table.options() == ["pass", "trigger-end"]
    assert table.do("trigger-end").state.end_reason == "choice"


def test_rm_e_8_everybody_has_the_same_number_of_turns() -> None:
    """Bob of three triggers the end: Cid has a turn, Ann has none."""
    table = early(3).do("end-turn").settle()
    table.player(1).track = 21
    fly(table, "satellite-1", "earth").settle()
    assert rocketmen.to_act(table.state) == 2
    table.do("end-turn").settle()
    assert rocketmen.to_act(table.state) is None
    assert rocketmen.result(table.state).rounds == 1


# --- buying --------------------------------------------------------------------------------------


@pytest.mark.parametrize("points, more", [(0, 0), (10, 0), (11, 10), (12, 10), (21, 10), (22, 20), (26, 20)])
def test_rm_e_9_the_surcharge_of_a_threat(points: int, more: int) -> None:
    table = early().show("pandemic")
    table.player().track = points
    assert price_of(table.state, table.player(), (table.card("pandemic"),)) == Purse(money=50 + more)


@pytest.mark.parametrize("points, offered", [(10, True), (11, False), (12, False)])
def test_fx_6_at_10_11_and_12_points(points: int, offered: bool) -> None:
    """FX-6, RM-E.9: $50 buy a Threat for $50 at 10 VP."""
    table = early().show("asteroid-impact").hand("electric-cars", "designer-drugs")
    table.player().track = points
    assert ("buy asteroid-impact" in table.options("buy")) == offered
    assert offered or table.refused("buy asteroid-impact").rule == "RM-4.5"
    assert offered or "buy asteroid-impact" in table.hand("satellite-1").options("buy")


def test_rm_e_10_a_one_use_card_played_for_its_effect_leaves_the_game() -> None:
    table = early().show("asteroid-impact").hand("asteroid-laser-ablation")
    assert table.state.terms.cards[table.card("asteroid-laser-ablation")].kind == "one-use"
    table.do("play asteroid-laser-ablation").settle()
    assert table.zone("junkyard") == ["asteroid-laser-ablation"]
    assert table.zone("playing_area") == ["asteroid-impact"]


def test_rm_e_10_or_it_pays_and_comes_back() -> None:
    """RM-E.10: effect or items."""
    table = early().hand("asteroid-laser-ablation", "spaceship-1")
    table.do("place spaceship-1 plan", "pay asteroid-laser-ablation", "confirm")
    assert table.zone("playing_area") == ["asteroid-laser-ablation"]
    assert table.refused("play asteroid-laser-ablation").rule == "RM-10.2"
    table.do("end-turn")
    assert table.zone("junkyard") == []


def test_rm_e_10_what_cannot_be_done_is_not_offered() -> None:
    """RM-E.10, RM-10.9."""
    table = early().show("pandemic").hand("asteroid-laser-ablation")
    assert table.options("play") == []
    assert table.refused("play asteroid-laser-ablation").rule == "RM-10.9"


ONE_USE = """
[pack]
id = "one-use"
version = 1
base = "this reading"
"""
for _card in ("quantum-computers", "storage-batteries", "super-capacitors", "electric-cars"):
    ONE_USE += f'\n[[asset]]\nid = "{_card}"\nkind = "one-use"\n'


@pytest.mark.parametrize(
    "card, texts",
    [
        ("quantum-computers", ()),
        ("storage-batteries", ("choose base-1",)),
        ("super-capacitors", ("choose base-1", "confirm")),
        ("electric-cars", ("choose base-2",)),
    ],
)
def test_rm_e_10_whatever_a_one_use_card_does(card: str, texts: tuple[str, ...]) -> None:
    """RM-E.10: a DISCARD card that a pack has made one of one use."""
    table = early(pack_text=ONE_USE).hand(card, "base-1").put("playing_area", "base-2")
    table.do(f"play {card}", *texts).settle()
    assert card in table.zone("junkyard")
    assert card not in table.zone("playing_area")
    again = Table().hand(card, "base-1").put("playing_area", "base-2").do(f"play {card}", *texts).settle()
    assert card in again.zone("playing_area"), "in the final edition it is kept"


def test_rm_e_11_a_removed_threat_still_scores() -> None:
    table = early().put("junkyard", "pandemic")
    assert rocketmen.result(table.state).scores == (2, 0)


@pytest.mark.parametrize(
    "variant, card, vp", [("world-savers", "pandemic", (0, 0)), ("chip-lead", "quantum-computers", (3, 3))]
)
def test_rm_e_11_removed_cards_do_not_count_for_variants(
    variant: str, card: str, vp: tuple[int, int]
) -> None:
    """RM-E.11, RM-13.4: all else is equal; in the final edition this one card makes the difference."""
    for table, expected in ((early(variants=(variant,)), vp), (Table(variants=(variant,)), (3, 0))):
        table.put("junkyard", card)
        assert dict(ending.score_sheet(table.state))["score-variants"] == expected


def test_ec_70_storage_batteries_remove_a_threat() -> None:
    """EC-70, RM-E.11: +2 VP at the end, from the pile of removed cards."""
    table = early().hand("storage-batteries", "satellite-1").put("warehouse", "pandemic")
    assert rocketmen.result(table.state).scores == (2, 0)
    table.do("play storage-batteries", "choose pandemic").settle()
    assert table.zone("junkyard") == ["pandemic"]
    assert rocketmen.result(table.state).scores == (2, 0)


def test_rm_e_12_no_table_chooses_strict_declaration() -> None:
    with pytest.raises(BadSetup) as caught:
        begun(2, strict_declaration=True)
    assert (caught.value.rule, caught.value.message_id) == ("RM-E.12", "refused-no-strict-declaration")
    with pytest.raises(BadSetup) as caught:
        begun(2, mode="battle", strict_declaration=True)
    assert caught.value.rule == "RM-E.12"
    assert begun(2, strict_declaration=False).header.options["strict_declaration"] is False


def test_rm_e_12_with_too_few_points_a_launch_is_not_offered() -> None:
    table = early().plan("satellite-1")
    table.player().rocket_points = 1
    assert table.options("launch") == []
    assert table.refused("launch earth").rule == "RM-7.4"


@pytest.mark.parametrize("draws, then", [((1,), "abort"), ((0, 0, 1), "keep-mission"), ((4, 3, 3), "")])
def test_rm_e_12_abort_failure_and_success_each_end_the_turn(draws: tuple[int, ...], then: str) -> None:
    table = early().plan("satellite-1").pad("small-rocket-boosters").do("launch earth").draws(*draws)
    if then:
        table.do(then)
    assert table.settle().state.seat == 1


def test_rm_e_13_a_cards_effect_once_a_turn() -> None:
    table = early().pad("depot").hand("base-1", "base-2").do("store base-1")
    assert table.refused("store base-2").rule == "RM-10.7"
