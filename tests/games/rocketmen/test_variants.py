"""RM-13: the Variant cards."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.effects import Majority
from spacerace.games.rocketmen.rules.facts import SlotFilled
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.apply import apply
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.readings import pack_of
from tests.games.rocketmen.table import NAMES, Table, lay

LEADS = {
    "chip-lead": "computer",
    "gene-lead": "biotech",
    "material-lead": "composite",
    "thrust-lead": "rocket",
    "world-savers": "threat",
}


def by_chance(state: State, *texts: str) -> State:
    """The state after these outcomes of chance."""
    for text in texts:
        state = apply(rocketmen, state, CHANCE, rocketmen.read_action(state, text))
    return state


def set_up(*variants: str) -> State:
    """A game of two, set up with these two Variants: Ann begins, else the lowest card comes."""
    header = rocketmen.prepare(seats=NAMES[:2], seed=1, options={"variants": 2}, pack=pack_of())
    state = by_chance(rocketmen.begin(header), "first-player 0", *(f"drawn {one}" for one in variants))
    while rocketmen.to_act(state) == CHANCE:
        lowest = rocketmen.outcome(state, min(rocketmen.chance(state).bag))
        state = apply(rocketmen, state, CHANCE, lowest)
    return state


def scores(table: Table) -> tuple[int, ...]:
    """What everybody would score if the game ended now."""
    return rocketmen.result(table.state).scores


# --- which Variants are in play ------------------------------------------------------------------


def test_rm_13_1_two_of_the_ten_are_drawn_by_chance_and_lie_face_up() -> None:
    header = rocketmen.prepare(seats=NAMES[:2], seed=1, options={"variants": 2}, pack=pack_of())
    state = by_chance(rocketmen.begin(header), "first-player 0")
    assert len(rocketmen.chance(state).bag) == 10
    state = by_chance(state, "drawn fast-track")
    assert len(rocketmen.chance(state).bag) == 9
    state = by_chance(state, "drawn chip-lead")
    keys = state.terms.by_key
    assert state.variants == (keys["fast-track"], keys["chip-lead"])
    assert len(state.variant_box.layers[0]) == 8, "the others are in the box"


def test_rm_13_1_a_table_plays_with_two_or_none() -> None:
    header = rocketmen.prepare(seats=NAMES[:2], seed=1)
    state = by_chance(rocketmen.begin(header), "first-player 0")
    assert rocketmen.chance(state).key.startswith("deck"), "the display comes next"
    assert state.variants == ()
    for number in (1, 3, True):
        with pytest.raises(BadSetup) as caught:
            rocketmen.prepare(seats=NAMES[:2], seed=1, options={"variants": number})
        assert caught.value.rule == "RM-13.1"


def test_rm_13_2_a_variant_that_changes_a_rule_does_so_for_everybody() -> None:
    """RM-13.2, RM-13.8: whoever's turn it is may buy two Engines."""
    table = Table(4, variants=("bulk-order",))
    table.hand("electric-cars", "nuclear-fusion").hand("electric-cars-2", "nuclear-fusion-2", seat=1)
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    table.do("buy small-rocket-boosters-2", "pay nuclear-fusion", "confirm", "end-turn").settle()
    table.do("buy small-rocket-boosters-3", "pay electric-cars-2", "confirm")
    table.do("buy small-rocket-boosters-4", "pay nuclear-fusion-2", "confirm")
    assert table.zone("playing_area", seat=1)[-2:] == ["small-rocket-boosters-3", "small-rocket-boosters-4"]


def test_rm_13_2_a_variant_that_adds_points_does_so_for_everybody() -> None:
    table = Table(3, variants=("chip-lead",)).hand("big-data", seat=1)
    assert scores(table) == (0, 3, 0)
    table.hand("super-computer")
    assert scores(table) == (3, 0, 0)


def test_rm_13_2_two_variants_add_up() -> None:
    table = Table(variants=("chip-lead", "gene-lead")).hand("big-data", "hydroponics")
    assert scores(table) == (6, 0)


def test_rm_13_5_every_variant_of_the_pack_says_what_it_changes() -> None:
    terms = Table().state.terms
    variants = [card for card in terms.cards if card.deck == "variant"]
    assert len(variants) == 10
    assert all(card.rule is not None for card in variants)
    found = {card.key: card.rule.of for card in variants if isinstance(card.rule, Majority)}
    assert found == LEADS


# --- Big Crews and Bulk Order --------------------------------------------------------------------


def test_rm_13_7_big_crews_deal_first_hands_of_seven() -> None:
    """RM-13.7, RM-13.6."""
    state = set_up("big-crews", "chip-lead")
    assert [len(player.hand) for player in state.players] == [7, 7]
    assert [len(player.hand) for player in set_up("fast-track", "chip-lead").players] == [6, 6]


def test_rm_13_7_with_big_crews_hands_are_refilled_to_seven() -> None:
    table = Table(variants=("big-crews",)).do("end-turn").settle()
    assert len(table.player().hand) == 7


def test_rm_13_7_with_big_crews_seven_cards_are_no_excess() -> None:
    table = Table(variants=("big-crews",))
    table.hand("base-1", "base-2", "spaceship-1", "spaceship-2", "spaceship-3", "satellite-1", "satellite-2")
    table.do("end-turn")
    assert table.state.seat == 1
    assert len(table.player().hand) == 7


def test_rm_13_7_the_hand_size_achievement_comes_on_top() -> None:
    table = Table(variants=("big-crews",))
    table.player().hand_bonus = 1
    table.do("end-turn").settle()
    assert len(table.player().hand) == 8


def test_rm_13_8_bulk_order_allows_two_engines_in_one_purchase() -> None:
    table = Table(4, variants=("bulk-order",)).hand("electric-cars", "electric-cars-2", "designer-drugs")
    table.do("buy small-rocket-boosters", "buy super-heavy-engines")
    assert table.options("buy") == []
    table.do("pay electric-cars", "pay electric-cars-2", "pay designer-drugs", "confirm")
    assert {"small-rocket-boosters", "super-heavy-engines"} < set(table.zone("playing_area"))


def test_rm_13_8_or_in_two_and_never_three() -> None:
    table = Table(4, variants=("bulk-order",)).hand("electric-cars", "electric-cars-2", "nuclear-fusion")
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    table.do("buy small-rocket-boosters-2", "pay electric-cars-2", "confirm")
    assert table.options("buy") == []
    assert table.refused("buy small-rocket-boosters-3").rule == "RM-4.10"


def test_rm_13_8_without_bulk_order_one_engine_is_all() -> None:
    table = Table(4).hand("electric-cars", "electric-cars-2")
    table.do("buy small-rocket-boosters", "pay electric-cars", "confirm")
    assert table.refused("buy small-rocket-boosters-2").rule == "RM-4.10"


# --- Clear Skies ---------------------------------------------------------------------------------


def skies(*draws: int) -> Table:
    """A launch to Earth under Clear Skies after these draws, boost 0."""
    table = Table(variants=("clear-skies",)).plan("satellite-1").pad("small-rocket-boosters")
    return table.do("launch earth").draws(*draws)


def test_rm_13_9_clear_skies_ignore_a_0_and_draw_another_card() -> None:
    table = skies(0)
    assert table.options() == ["pass", "use clear-skies"]
    table.do("use clear-skies").turn_up(3)
    assert table.launch.rocket == 3
    assert table.launch.draws == 1, "the ignored card is no draw"
    assert [table.name(card) for card in table.launch.aside] == ["success-0"]


def test_rm_13_9_it_may_stand() -> None:
    """RM-13.9: the chance is kept for the next 0."""
    table = skies(0).do("pass").draws(0)
    assert table.launch.draws == 1
    table.do("use clear-skies").turn_up(4)
    assert table.launch.rocket == 4
    assert table.launch.draws == 2


def test_rm_13_9_one_time_in_each_launch() -> None:
    table = skies(0).do("use clear-skies").turn_up(0)
    assert table.launch.draws == 1, "the second 0 counts unasked"
    assert "use clear-skies" not in table.options()
    table.do("abort").settle().do("end-turn").settle()
    table.do("launch earth").draws(0)
    assert table.options() == ["pass", "use clear-skies"]


def test_rm_13_9_only_a_0_is_ignored() -> None:
    table = skies(1)
    assert table.launch.draws == 1
    assert table.options() == ["abort", "draw-success"]
    table.do("draw-success").turn_up(0).do("use clear-skies").turn_up(2)
    assert table.launch.rocket == 3


def test_rm_13_6_clear_skies_work_on_the_last_draw_too() -> None:
    """RM-13.6, RM-13.9: the replacement is the third and last draw."""
    table = skies(4, 3, 0)
    assert table.options() == ["pass", "use clear-skies"]
    table.do("use clear-skies").turn_up(1)
    assert table.player().track == 2


# --- Open Market ---------------------------------------------------------------------------------


def market(*hand: str) -> Table:
    """Open Market in play, two cards on display."""
    return Table(4, variants=("open-market",)).show("big-data", "pandemic").hand(*hand)


def test_rm_13_11_open_market_puts_a_display_card_under_the_deck_for_10() -> None:
    table = market("space-hotel").do("refresh pandemic")
    assert table.display()[:2] == ["big-data", "pandemic"], "nothing has moved yet"
    table.do("pay space-hotel", "confirm", "drawn backup-systems")
    assert table.display()[:2] == ["big-data", "backup-systems"], "the same slot is refilled"
    assert table.zone("playing_area") == ["space-hotel"]
    assert [table.name(card) for card in table.state.deck.bottom] == ["pandemic"]


def test_rm_13_11_once_a_turn() -> None:
    table = market("space-hotel", "satellite-1").do("refresh pandemic", "pay satellite-1", "confirm").settle()
    assert table.options("refresh") == []
    assert table.refused("refresh big-data").rule == "RM-13.11"
    for _ in NAMES:
        table.do("end-turn").settle()
    assert "refresh big-data" in table.options()


def test_rm_13_11_several_cards_lie_there_in_the_order_they_came() -> None:
    table = market("space-hotel").hand("satellite-1", seat=1)
    table.do("refresh pandemic", "pay space-hotel", "confirm").settle().do("end-turn").settle()
    table.do("refresh big-data", "pay satellite-1", "confirm").settle()
    assert [table.name(card) for card in table.state.deck.bottom] == ["pandemic", "big-data"]


def test_rm_13_11_paying_for_it_earns_no_effect() -> None:
    """RM-13.11, RM-10.4: it is neither a purchase nor a placing action."""
    table = market("robotics").do("refresh pandemic", "pay robotics", "confirm").settle()
    assert table.options("draw-pending") == []
    assert table.refused("draw-pending").rule == "RM-10.4"


def test_rm_13_11_a_card_put_back_is_not_bought() -> None:
    """RM-13.11: a Threat put under the deck is nobody's."""
    table = market("space-hotel").do("refresh pandemic", "pay space-hotel", "confirm").settle()
    assert scores(table) == (0, 0, 0, 0)


def test_rm_13_11_only_with_that_variant_and_only_display_cards() -> None:
    assert market("space-hotel").refused("refresh small-rocket-boosters").rule == "RM-13.11"
    table = Table().show("big-data").hand("space-hotel")
    assert table.options("refresh") == []
    assert table.refused("refresh big-data").rule == "RM-13.11"


def test_rm_13_6_open_market_is_paid_like_placing() -> None:
    """RM-13.6: with money of Hand cards or a $20 token; Science and items pay nothing."""
    table = market("spaceship-1", "space-hotel", "designer-drugs")
    table.player().money_tokens = table.player().science_tokens = 1
    table.do("refresh big-data")
    assert [*table.options("pay"), *table.options("pay-token")] == [
        "pay designer-drugs",
        "pay space-hotel",
        "pay-token money",
    ]
    assert table.refused("confirm").rule == "RM-13.6"
    table.do("pay-token money", "confirm").settle()
    assert table.player().money_flipped == 1


def test_rm_13_6_overpaying_is_fine_and_no_source_is_idle() -> None:
    """RM-13.6."""
    table = market("space-hotel", "designer-drugs").do("refresh big-data", "pay designer-drugs")
    assert table.options() == ["confirm"]
    assert table.refused("pay space-hotel").rule == "RM-13.6"
    table.do("confirm").settle()
    assert table.zone("playing_area") == ["designer-drugs"]


def test_d_14a_choose_a_display_card_then_money_then_confirm() -> None:
    table = market("space-hotel")
    assert table.options("refresh") == ["refresh big-data", "refresh pandemic"]
    table.do("refresh big-data")
    assert table.options() == ["pay space-hotel"]
    table.do("pay space-hotel")
    assert table.options() == ["confirm"]
    table.do("confirm")
    assert rocketmen.to_act(table.state) == CHANCE


def test_d_14a_is_not_offered_without_10() -> None:
    table = market("spaceship-1")
    assert table.options("refresh") == []
    assert table.refused("refresh big-data").rule == "RM-13.11"


def test_d_14a_belongs_to_the_action_part() -> None:
    """D-14a, RM-13.11: not in a launch."""
    table = market("space-hotel").plan("satellite-1").pad("small-rocket-boosters")
    assert "refresh big-data" in table.options()
    table.do("launch earth")
    assert table.refused("refresh big-data").rule == "RM-7.1"


def test_c_2_a_card_put_under_the_deck_comes_last_and_everybody_knows_it() -> None:
    """C-2, RM-13.11."""
    table = Table(variants=("open-market",)).show("designer-drugs", "solar-energy")
    table.hand("space-hotel", "electric-cars", "nuclear-fusion", "hydroponics")
    table.state.deck = lay(table.state.deck, [table.card("backup-systems")], [table.card("depot")])
    table.do("refresh solar-energy", "pay space-hotel", "confirm")
    assert list(rocketmen.chance(table.state).bag) == [table.card("backup-systems")], "teal first"
    table.settle().do("buy designer-drugs", "pay electric-cars", "confirm")
    assert list(rocketmen.chance(table.state).bag) == [table.card("depot")], "then pink"
    table.settle().do("buy backup-systems", "pay nuclear-fusion", "pay hydroponics", "confirm")
    assert list(rocketmen.chance(table.state).bag) == [table.card("solar-energy")], "then what was put back"
    table.settle()
    assert table.state.facts == [SlotFilled(1, table.card("solar-energy"))]


# --- scoring -------------------------------------------------------------------------------------


def test_rm_13_3_players_who_are_level_all_score_in_full() -> None:
    table = Table(3, variants=("chip-lead",)).hand("big-data").hand("quantum-computers", seat=1)
    assert scores(table) == (3, 3, 0)


@pytest.mark.parametrize("zone", ["hq", "hand", "pad", "store", "playing_area", "warehouse", "junkyard"])
def test_rm_13_4_items_count_in_every_zone(zone: str) -> None:
    table = Table(variants=("gene-lead",)).put(zone, "hydroponics")
    assert scores(table) == (3, 0)


def test_rm_13_4_a_planned_mission_counts_too() -> None:
    """RM-13.4: with the Spaceship on the Plan both have three Biotechnology icons."""
    table = Table(variants=("gene-lead",)).plan("spaceship-1")
    assert scores(table) == (3, 3)


def test_rm_13_4_science_icons_and_tokens_do_not_count() -> None:
    table = Table(variants=("chip-lead", "thrust-lead")).hand("robotics", "nuclear-fusion")
    table.player().science_tokens = 2
    table.player().rocket_points = 3
    assert scores(table) == (6, 6), "level in both, as without them"


def test_rm_13_12_chip_lead_pays_3_for_the_most_computers() -> None:
    table = Table(variants=("chip-lead",)).hand("big-data").hand("hydroponics", "nanomaterials", seat=1)
    assert scores(table) == (3, 0)


def test_rm_13_13_gene_lead_pays_3_for_the_most_biotechnology() -> None:
    table = Table(variants=("gene-lead",)).hand("biogenetic-research").hand("hydroponics", seat=1)
    assert scores(table) == (3, 0)


def test_rm_13_14_material_lead_pays_3_for_the_most_composite() -> None:
    table = Table(variants=("material-lead",)).hand("nanomaterials").hand("backup-systems", seat=1)
    assert scores(table) == (3, 0)


def test_rm_13_15_thrust_lead_pays_3_for_the_most_rocket_points_on_cards() -> None:
    """RM-13.15: Engines, Assets and Missions count."""
    table = Table(3, variants=("thrust-lead",)).hand("standard-rocket-engines")
    table.hand("small-rocket-boosters", "ion-thrusters", seat=1)
    assert scores(table) == (0, 3, 0)


def test_rm_13_16_world_savers_pay_3_for_the_most_threats() -> None:
    """RM-13.16: two Threats against one; each is worth 2 by itself."""
    table = Table(variants=("world-savers",)).hand("pandemic").put("junkyard", "climate-change")
    table.hand("asteroid-impact", seat=1)
    assert scores(table) == (7, 2)


def test_rm_13_16_nobody_saves_the_world_without_a_threat() -> None:
    assert scores(Table(variants=("world-savers",))) == (0, 0)


def test_ec_47_level_with_a_computer_in_the_junkyard() -> None:
    """EC-47, RM-13.3, RM-13.4."""
    table = Table(variants=("chip-lead",)).put("junkyard", "big-data").hand("quantum-computers", seat=1)
    assert scores(table) == (3, 3)
