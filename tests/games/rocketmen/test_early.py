"""RM-E: the early edition for two to four players, and its Battle for Earth."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.chapters.buying import price_of
from spacerace.games.rocketmen.rules.chapters.drawing import hand_limit
from spacerace.games.rocketmen.rules.facts import (
    EndOfferRefused,
    EndTriggered,
    GameEnded,
    ThreatDealt,
)
from spacerace.games.rocketmen.rules.ids import HIDDEN
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel import laws
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.match import Match
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import words
from tests.games.rocketmen import eager
from tests.games.rocketmen.readings import pack_of
from tests.games.rocketmen.table import NAMES, Table, lay

#: Four missions that leave no destination without a token.
EVERYWHERE = (("earth", "spaceship"), ("earth", "space-station"), ("moon", "base"), ("mars", "base"))
#: As many that leave Mars alone.
NEAR_HOME = (("earth", "spaceship"), ("earth", "space-station"), ("moon", "base"), ("moon", "spaceship"))


def early(players: int = 2, *, variants: tuple[str, ...] = (), pack_text: str = "") -> Table:
    """A table of the early edition whose Threats are in the upper half of the draw deck."""
    table = Table(players, edition="early", variants=variants, pack_text=pack_text)
    state = table.state
    upper, lower = state.deck.layers
    state.deck = lay(state.deck, (*upper, *state.threat_box), lower)
    state.threat_box = ()
    return table


def arrivals(table: Table, *missions: tuple[str, str], seat: int = 0) -> Table:
    """Missions done earlier, for no points."""
    for destination, kind in missions:
        table.arrive(destination, kind, seat=seat)
    table.player(seat).track = 0
    return table


def fly(table: Table, mission: str, destination: str) -> Table:
    """The player whose turn it is succeeds with a mission, without a draw."""
    seat = table.state.seat
    table.plan(mission, seat=seat)
    player = table.player(seat)
    player.rocket_points, player.science_tokens = 12, 13
    return table.do(f"launch {destination}")


def begun(players: int, seed: int = 1, mode: str = "standard", **options: int) -> Match:
    """A match of the early edition before the first outcome of chance."""
    names = NAMES[:players]
    pack = pack_of("early")
    header = rocketmen.prepare(seats=names, seed=seed, edition="early", mode=mode, options=options, pack=pack)
    return Match(rocketmen, header)


def dealt(players: int, seed: int = 1, mode: str = "standard") -> State:
    """A game in which the Threats are dealt and the display is not yet filled."""
    state, luck = begun(players, seed, mode).state, Luck(seed)
    while not isinstance(state.agenda[-1], agenda.FillSlot):
        event = rocketmen.chance(state)
        rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
    return state


def threats(state: State, cards: tuple[int, ...]) -> list[str]:
    """The types of the Threats among some cards."""
    return sorted(
        state.terms.cards[card].design for card in cards if state.terms.cards[card].deck == "threat"
    )


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


# --- cards that came this turn -------------------------------------------------------------------


def offset(table: Table) -> list[str]:
    """The cards that lie offset."""
    return [table.name(card) for card in table.state.offset]


def bought(comes: str = "super-capacitors") -> Table:
    """Four players; Ann has bought a card, and another came for it."""
    table = early(4).show("storage-batteries").hand("electric-cars", "electric-cars-2")
    return table.do("buy storage-batteries", "pay electric-cars", "confirm", f"drawn {comes}")


def test_rm_e_14_a_replacement_is_laid_offset() -> None:
    table = bought()
    assert offset(table) == ["super-capacitors"]
    assert table.display()[0] == "super-capacitors"
    for viewer in (0, 3, SPECTATOR):
        assert rocketmen.view(table.state, viewer).offset == table.state.offset


def test_rm_e_14_the_first_display_is_not() -> None:
    match = begun(3)
    match.draw()
    assert None not in match.state.display
    assert match.state.offset == ()


def test_rm_e_14_buying_an_offset_card_ends_the_turn() -> None:
    table = bought().do("buy super-capacitors", "pay electric-cars-2", "confirm").settle()
    assert table.state.seat == 1
    assert isinstance(table.state.agenda[-1], agenda.Acting)
    owned = {"storage-batteries", "super-capacitors"}
    assert owned <= {
        *table.zone("warehouse"),
        *table.zone("hand"),
        *map(table.name, contents(table.player().hq)),
    }


def test_rm_e_14_buying_another_card_does_not() -> None:
    table = bought().show("super-capacitors", "storage-batteries")
    table.do("buy storage-batteries", "pay electric-cars-2", "confirm", "drawn designer-drugs")
    assert table.state.seat == 0
    assert "end-turn" in table.options()
    assert offset(table) == ["super-capacitors", "designer-drugs"]


def test_rm_e_14_the_purchase_is_settled_with_all_its_cards() -> None:
    """RM-E.14: an offset card and another in one purchase; both slots are filled, then the turn is over."""
    table = bought().hand("nuclear-fusion").show("super-capacitors", "solar-energy")
    table.do(
        "buy solar-energy", "buy super-capacitors", "pay electric-cars-2", "pay nuclear-fusion", "confirm"
    )
    table.do("drawn designer-drugs", "drawn big-data")
    assert table.display()[:2] == ["designer-drugs", "big-data"]
    table.settle()
    assert table.state.seat == 1
    mine = {*table.zone("warehouse"), *table.zone("hand"), *map(table.name, contents(table.player().hq))}
    assert {"solar-energy", "super-capacitors"} <= mine


def test_rm_e_14_there_is_no_launch() -> None:
    table = bought().plan("satellite-1").pad("small-rocket-boosters")
    assert table.options("launch") == ["launch earth"]
    table.do("buy super-capacitors", "pay electric-cars-2", "confirm").settle()
    assert table.state.seat == 1
    assert table.zone("pad") == ["small-rocket-boosters"]
    assert table.player().plan == table.card("satellite-1")
    assert table.state.launch is None


def test_rm_e_14_what_is_pending_is_lost() -> None:
    """RM-E.14: Global Internet was used to pay for the offset card."""
    table = bought().hand("global-internet", "hydroponics", "satellite-1").put("warehouse", "electric-cars-2")
    table.do("buy super-capacitors", "pay global-internet", "pay hydroponics", "confirm").settle()
    assert table.state.seat == 1
    assert table.state.turn.pending == []
    assert table.player().plan is None


def test_rm_e_14_what_was_pending_before_is_lost_too() -> None:
    table = early(4).show("storage-batteries").hand("global-internet", "hydroponics", "electric-cars-2")
    table.hand("satellite-1")
    table.do("buy storage-batteries", "pay global-internet", "pay hydroponics", "confirm")
    table.do("drawn super-capacitors")
    assert "place-free satellite-1 plan" in table.options()
    table.do("buy super-capacitors", "pay electric-cars-2", "confirm").settle()
    assert table.state.turn.pending == []
    assert table.state.seat == 1


def test_rm_e_14_the_turn_ends_as_every_turn_does() -> None:
    """RM-E.14, RM-8.2: with a Hand over the limit the excess is discarded first; tokens are turned back."""
    table = bought().hand("base-1", "base-2", "spaceship-1", "spaceship-2", "spaceship-3")
    table.hand("orbital-shipyard", "space-hotel")
    table.player().money_tokens = 1
    table.do("buy super-capacitors", "pay-token money", "pay space-hotel", "confirm").settle()
    assert isinstance(table.state.agenda[-1], agenda.DiscardingExcess)
    assert table.state.seat == 0
    table.do("choose base-1").settle()
    assert table.state.seat == 1
    assert table.player().money_flipped == 0


def test_rm_e_14_engines_are_never_offset() -> None:
    """RM-E.14: with Bulk Order a second Engine comes from the same pile, and the turn goes on."""
    table = early(4, variants=("bulk-order",)).hand("electric-cars", "electric-cars-2")
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    assert offset(table) == []
    table.do("buy small-rocket-boosters-2", "pay electric-cars-2", "confirm")
    assert table.state.seat == 0
    assert "end-turn" in table.options()


def test_rm_e_14_a_free_take_of_an_offset_card_does_not_end_the_turn() -> None:
    """RM-E.14: and what fills its slot lies offset as well."""
    table = bought("pandemic").hand("designer-drugs").do("play designer-drugs", "drawn super-capacitors")
    assert table.state.seat == 0
    assert "pandemic" in table.zone("playing_area")
    assert table.display()[0] == "super-capacitors"
    assert table.card("super-capacitors") in table.state.offset
    table.do("buy super-capacitors", "pay electric-cars-2", "confirm").settle()
    assert table.state.seat == 1


def test_rm_e_14_no_card_lies_offset_when_the_turn_is_over() -> None:
    """RM-E.14: the next player buys it like any other."""
    table = bought().do("end-turn").settle()
    assert offset(table) == []
    table.hand("electric-cars-2", "nuclear-fusion", seat=1)
    table.do("buy super-capacitors", "pay electric-cars-2", "confirm", "drawn solar-energy")
    assert table.state.seat == 1
    assert offset(table) == ["solar-energy"]


def test_rm_e_14_with_the_deck_used_up_nothing_lies_offset() -> None:
    """RM-E.14, RM-4.18."""
    table = early().show("storage-batteries").hand("electric-cars")
    table.state.deck = lay(table.state.deck, (), ())
    table.do("buy storage-batteries", "pay electric-cars", "confirm")
    assert table.display() == [None] * 6
    assert offset(table) == []


def test_rm_e_14_in_the_final_edition_no_card_lies_offset() -> None:
    table = Table(4).show("storage-batteries").hand("electric-cars")
    table.do("buy storage-batteries", "pay electric-cars", "confirm").settle()
    assert offset(table) == []


def test_ec_26_in_the_early_edition_the_turn_ends_without_a_launch() -> None:
    """EC-26, RM-4.16, RM-E.14."""
    table = bought().plan("satellite-1").pad("small-rocket-boosters")
    assert "buy super-capacitors" in table.options("buy")
    table.do("buy super-capacitors", "pay electric-cars-2", "confirm").settle()
    assert table.state.seat == 1
    assert table.player().missions == ()


def test_fx_1_buying_super_computer() -> None:
    """FX-1, RM-4.5, RM-E.14: Station and Shipyard pay $30, Manned Spaceship the Science."""
    table = early(3).show("super-computer").hand("space-station-1", "orbital-shipyard", "spaceship-1")
    terms = table.state.terms
    purses = [terms.cards[table.card(one)].purse for one in ("space-station-1", "orbital-shipyard")]
    assert sum(purse.money for purse in purses) == 30
    assert all(not purse.items for purse in purses)
    table.do(
        "buy super-computer", "pay space-station-1", "pay orbital-shipyard", "pay spaceship-1", "confirm"
    )
    assert len(table.zone("playing_area")) == 4
    assert table.zone("hand") == []
    table.do("drawn big-data")
    assert offset(table) == ["big-data"]


# --- launching -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "points, destinations", [(2, []), (3, ["earth"]), (5, ["earth", "moon"]), (10, ["earth", "mars", "moon"])]
)
def test_fx_2_where_a_manned_spaceship_can_fly(points: int, destinations: list[str]) -> None:
    """FX-2, RM-7.4."""
    table = early().plan("spaceship-1")
    table.player().rocket_points = points
    assert table.options("launch") == [f"launch {destination}" for destination in destinations]


def test_fx_3_a_token_of_your_own_bars_the_location() -> None:
    """FX-3, RM-7.3."""
    table = early().arrive("earth", "satellite").plan("satellite-1")
    table.player().rocket_points = 3
    assert table.options("launch") == ["launch moon"]
    assert table.refused("launch earth").rule == "RM-7.3"


def test_fx_4_an_abort_after_two_draws_costs_one_pad_card() -> None:
    """FX-4, RM-7.18."""
    table = early().plan("satellite-1").pad("small-rocket-boosters", "base-1")
    table.do("launch earth").draws(1, 1).do("abort", "choose base-1").settle()
    assert table.zone("pad") == ["small-rocket-boosters"]
    assert table.player().plan == table.card("satellite-1")
    assert table.state.seat == 1


def test_fx_5_an_orbital_shipyard_in_earth_orbit() -> None:
    """FX-5, RM-7.8, RM-7.14, RM-7.23."""
    table = early().plan("orbital-shipyard").pad("base-1", "space-hotel", "standard-rocket-engines")
    table.do("launch earth")
    spaces = [table.launch.rocket]
    for value in (3, 0):
        spaces.append(table.draws(value).launch.rocket)
    assert spaces == [2, 5, 5]
    table.draws(4)
    assert table.player().track == 3
    assert [fact for fact in table.state.facts if getattr(fact, "rocket", 0) == 9]
    assert table.player().missions == (table.state.terms.location_at["earth", "orbital-shipyard"],)


def test_rm_e_15_the_mission_success_deck_is_shuffled_for_a_launch() -> None:
    table = early().plan("satellite-1").pad("small-rocket-boosters")
    before = table.state.success.shuffles
    table.do("launch earth", "draw-success")
    assert table.state.success.shuffles == before + 1
    assert len(rocketmen.chance(table.state).bag) == 18


def test_ec_3_a_flipped_science_token_gives_no_boost() -> None:
    """EC-3, RM-E.16, RM-7.10: in the early edition too."""
    table = early().plan("spaceship-1")
    table.player().rocket_points = 10
    table.player().science_tokens, table.player().science_flipped = 2, 1
    assert table.do("launch mars").launch.rocket == 1


def test_rm_e_16_icons_on_the_pad_and_on_tokens_boost() -> None:
    table = early().plan("satellite-1").pad("base-1", "small-rocket-boosters")
    table.player().science_tokens = 1
    assert table.do("launch earth").launch.rocket == 2


def test_rm_e_17_pad_and_a_mission_given_up_go_to_the_warehouse() -> None:
    table = early().plan("satellite-1").pad("small-rocket-boosters").do("launch earth").draws(0, 1, 1)
    table.do("discard-mission")
    assert table.zone("warehouse") == ["satellite-1", "small-rocket-boosters"]


def test_rm_e_17_a_completed_mission_leaves_the_game() -> None:
    table = fly(early(), "satellite-1", "earth")
    assert table.zone("junkyard") == ["satellite-1"]


def test_rm_e_18_the_first_at_the_moon_and_at_mars_takes_the_token() -> None:
    table = fly(early(), "spaceship-1", "moon").settle()
    table = fly(table, "spaceship-1", "moon").settle()
    assert table.state.moon_token == 0
    assert fly(table, "spaceship-2", "mars").state.mars_token == 0
    assert ending.token_vp(table.state, 0) == 2


# --- the end of a turn ---------------------------------------------------------------------------


@pytest.mark.parametrize("bonus, limit", [(0, 6), (1, 7), (2, 8), (3, 8), (6, 8)])
def test_rm_e_19_the_hand_limit_never_exceeds_eight(bonus: int, limit: int) -> None:
    table = early()
    table.player().hand_bonus = bonus
    assert hand_limit(table.state, table.player()) == limit
    table.do("end-turn").settle()
    assert len(table.player().hand) == limit


def test_rm_e_19_variants_included() -> None:
    """RM-E.19, RM-13.7: Big Crews and two achievements."""
    table, final = early(variants=("big-crews",)), Table(variants=("big-crews",))
    for one, limit in ((table, 8), (final, 9)):
        one.player().hand_bonus = 2
        assert hand_limit(one.state, one.player()) == limit


def test_ec_63_three_hand_size_achievements() -> None:
    """EC-63, RM-E.19."""
    table = early().hand(*(f"spaceship-{number}" for number in (1, 2, 3)), "base-1", "base-2")
    table.player().hand_bonus = 3
    table.do("end-turn").settle()
    assert len(table.player().hand) == 8


def test_rm_e_20_a_hand_over_the_limit_is_cut_down_and_draws_nothing() -> None:
    hand = ("spaceship-1", "spaceship-2", "spaceship-3", "base-1", "base-2", "satellite-1", "satellite-2")
    table = early().hand(*hand, "orbital-shipyard").do("end-turn")
    table.do("choose base-1")
    assert isinstance(table.state.agenda[-1], agenda.DiscardingExcess)
    table.do("choose base-2")
    assert table.zone("hand") == sorted({*hand, "orbital-shipyard"} - {"base-1", "base-2"})
    assert table.state.seat == 1


def test_rm_e_21_a_victory_can_be_shared() -> None:
    table = early(3)
    table.state.end_reason = "choice"
    table.player(2).track = -1
    for _ in range(3):
        table.do("end-turn").settle()
    assert rocketmen.result(table.state).winners == (0, 1)


def test_rm_e_22_a_permanent_card_stays_on_the_pad() -> None:
    """RM-E.22, RM-6.3: Depot, with what is stored on it."""
    table = early().plan("satellite-1").pad("depot").put("store", "base-1").do("launch earth").draws(0, 1, 1)
    table.do("discard-mission").settle()
    assert table.zone("pad") == ["depot"]
    assert table.zone("store") == ["base-1"]


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
