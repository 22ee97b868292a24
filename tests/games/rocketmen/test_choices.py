"""D-28 and C-1 to C-9: what a table decides before the game, and what chance deals before the first turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.setup_tables import cards_of, header, waiting_for
from tests.games.rocketmen.table import NAMES, Table, lay

# --- D-28: what a table decides before the game --------------------------------------------------


def test_d_28_a_table_chooses_players_and_options() -> None:
    chosen = header(3, variants=2, strict_declaration=True, round_cap=12)
    assert chosen.seats == ("Ann", "Bob", "Cid")
    assert chosen.options == {"variants": 2, "strict_declaration": True, "round_cap": 12}
    assert (chosen.edition, chosen.mode) == ("final", "standard")
    assert len(rocketmen.begin(chosen).players) == 3


def test_d_28_what_is_not_chosen_is_off() -> None:
    assert header().options == {"variants": 0, "strict_declaration": False, "round_cap": 0}


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"variant": 2}, "D-28"),
        ({"variants": 1}, "RM-13.1"),
        ({"variants": "2"}, "RM-13.1"),
        ({"strict_declaration": 1}, "RM-7.7"),
        ({"round_cap": -1}, "INV-16"),
        ({"round_cap": True}, "INV-16"),
    ],
)
def test_d_28_an_unfit_option_is_refused(options: dict[str, int], rule: str) -> None:
    with pytest.raises(BadSetup) as caught:
        rocketmen.prepare(seats=("Ann", "Bob"), seed=1, options=options)
    assert caught.value.rule == rule


@pytest.mark.parametrize(
    "names", [("Ann", "Ann"), ("Ann", ""), ("Ann", "chance"), ("Ann", " Bob"), ("Ann", "B:b")]
)
def test_d_28_an_unfit_name_is_refused(names: tuple[str, str]) -> None:
    with pytest.raises(BadSetup) as caught:
        rocketmen.prepare(seats=names, seed=1)
    assert caught.value.rule == "D-28"


def test_d_28_an_unknown_edition_or_mode_is_refused() -> None:
    for unknown in ({"edition": "late"}, {"mode": "party"}):
        with pytest.raises(BadSetup) as caught:
            rocketmen.prepare(seats=("Ann", "Bob"), seed=1, **unknown)  # type: ignore[arg-type]
        assert caught.value.rule == "D-28"


# --- chance --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c_1_every_seat_is_equally_likely_to_begin(players: int) -> None:
    state = rocketmen.begin(header(players))
    assert rocketmen.to_act(state) == CHANCE
    assert list(rocketmen.chance(state).bag) == list(range(players))
    assert [weight for _, weight in rocketmen.outcomes(state)] == [1] * players


def test_c_2_the_display_is_filled_from_teal() -> None:
    state = waiting_for(agenda.FillSlot, players=4)
    assert rocketmen.chance(state).bag == state.deck.layers[0]
    assert len(state.deck.layers[0]) == 23 + 3


def test_c_2_equal_cards_weigh_together() -> None:
    state = waiting_for(agenda.FillSlot, players=4)
    weights = {state.terms.cards[outcome.card].key: weight for outcome, weight in rocketmen.outcomes(state)}
    assert weights["big-data"] == 2
    assert weights["afterburner"] == 1
    assert "big-data-2" not in weights
    assert sum(weights.values()) == 26


def test_c_2_pink_comes_after_the_last_teal_card() -> None:
    table = Table(4).show("afterburner").hand("solar-energy")
    table.state.deck = lay(table.state.deck, (), table.state.deck.layers[1])
    table.do("buy afterburner", "pay solar-energy", "confirm")
    assert rocketmen.chance(table.state).bag == table.state.deck.layers[1]
    assert {table.state.terms.cards[card].deck for card in table.state.deck.layers[1]} == {"pink", "threat"}


def test_c_2_cards_put_under_the_deck_come_last_in_their_order() -> None:
    """RM-13.11: Open Market."""
    table = Table(4, variants=("open-market",)).show("robotics", "afterburner", "big-data")
    table.hand("satellite-1").hand("satellite-1", seat=1)
    table.state.deck = lay(table.state.deck, [table.card("depot")], ())
    table.do("refresh robotics", "pay satellite-1", "confirm")
    assert rocketmen.chance(table.state).bag == (table.card("depot"),)
    table.settle().do("end-turn").settle()
    table.do("refresh afterburner", "pay satellite-1", "confirm")
    assert list(rocketmen.chance(table.state).bag) == [table.card("robotics")]
    table.settle()
    assert table.display()[:3] == ["depot", "robotics", "big-data"]
    assert list(table.state.deck.bottom) == [table.card("afterburner")]


def test_c_4_goals_are_dealt_from_those_left() -> None:
    state = waiting_for(agenda.DealGoal)
    left = set(cards_of(state, "goal"))
    for _ in range(4):
        assert set(rocketmen.chance(state).bag) == left
        goal = min(left)
        rocketmen.advance(state, rocketmen.outcome(state, goal))
        left.remove(goal)
    assert rocketmen.to_act(state) != CHANCE


def test_c_5_two_variants_are_drawn_from_ten() -> None:
    state = waiting_for(agenda.DrawVariant, variants=2)
    assert set(rocketmen.chance(state).bag) == set(cards_of(state, "variant"))
    first = min(rocketmen.chance(state).bag)
    rocketmen.advance(state, rocketmen.outcome(state, first))
    assert set(rocketmen.chance(state).bag) == set(cards_of(state, "variant")) - {first}
    second = max(rocketmen.chance(state).bag)
    rocketmen.advance(state, rocketmen.outcome(state, second))
    assert state.variants == (first, second)
    assert rocketmen.chance(state).key.startswith("deck")


def test_rm_1_16_a_match_is_bound_to_the_values_of_its_pack() -> None:
    """RM-1.16: another hash, id or version is another pack."""
    good = header()
    for wrong in ({"pack_hash": "0" * 64}, {"pack": "rocketmen-early"}, {"pack_version": 77}):
        with pytest.raises(BadSetup) as caught:
            rocketmen.begin(replace(good, **wrong))
        assert caught.value.rule == "RM-1.16"


@pytest.mark.parametrize("wrong", [{"mode": "duel"}, {"edition": "late"}, {"seats": ("Ann",)}])
def test_d_28_a_header_is_checked_again_when_a_match_begins(wrong: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        rocketmen.begin(replace(header(), **wrong))


@pytest.mark.parametrize("seed", [1.5, "x", True, None, 10**50])
def test_d_28_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadSetup, match="whole number"):
        rocketmen.prepare(seats=NAMES[:2], seed=seed)  # type: ignore[arg-type]
