"""RM-E: the early edition: cards that came this turn, launches, the end of a turn."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.chapters.drawing import hand_limit
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import SPECTATOR
from tests.games.rocketmen.early_tables import begun, bought, early, fly, offset
from tests.games.rocketmen.table import Table, lay

# --- cards that came this turn -------------------------------------------------------------------


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
