"""N-4: income, free cards, sale; the deck and its cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.actions import Drawn
from spacerace.games.nineteen69.rules.facts import (
    CardDiscarded,
    CardDrawn,
    DeckShuffled,
    IncomeTaken,
    PrestigeSold,
)
from spacerace.kernel.chance import Luck
from spacerace.kernel.seats import CHANCE
from tests.games.nineteen69.table import Table, new_match


@pytest.mark.parametrize("year", range(1963, 1970))
def test_n_4_1_everybody_gets_the_income_of_the_year(year: int) -> None:
    table = Table(3).year(year).phase("income").until("Purchasing")
    income = table.state.terms.years[year - 1963].income
    assert table.told(IncomeTaken) == [IncomeTaken(seat, income) for seat in range(3)]
    assert [player.money for player in table.state.players] == [income] * 3


# --- free cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_n_4_2_a_free_card_for_each_researcher_in_espionage(count: int) -> None:
    table = Table().worth("espionage", count).phase("income")
    for _ in range(count):
        table.do("draw", "drawn 2")
    assert table.player().hand == (2,) * count
    assert table.step() == "Selling"
    assert table.player().money == 12


def test_n_4_2_one_may_stop_and_loses_the_rest() -> None:
    table = Table().worth("espionage", 3).phase("income").do("draw", "drawn 1", "stop")
    assert table.player().hand == (1,)
    assert table.step() == "Selling"


def test_n_4_2_the_token_counts() -> None:
    table = Table().token("espionage").phase("income")
    assert table.step() == "FreeCards"


def test_n_4_2_without_a_researcher_nobody_is_asked() -> None:
    assert Table().cubes("espionage", "spy").phase("income").step() == "Selling"


def test_nd_1_draw_or_stop() -> None:
    table = Table().worth("espionage", 2).hand(1, 3).phase("income")
    assert table.options() == ["draw", "stop"]
    table.do("draw")
    assert table.awaited == CHANCE
    table.do("drawn 3")
    assert table.options() == ["draw", "stop"]


def test_nd_1_with_a_full_hand_swap_each_value_once_or_stop() -> None:
    table = Table().worth("espionage", 1).hand(1, 1, 2, 2, 2, 3).phase("income")
    assert table.options() == ["swap 1", "swap 2", "swap 3", "stop"]


def test_n_4_3_a_full_hand_discards_before_each_free_draw() -> None:
    table = Table().worth("espionage", 2).hand(1, 1, 1, 1, 1, 1).phase("income")
    table.do("swap 1", "drawn 3", "swap 1", "drawn 2")
    assert table.player().hand == (1, 1, 1, 1, 2, 3)
    assert table.state.discards == [1, 1]
    assert table.told(CardDiscarded) == [CardDiscarded(0, 1), CardDiscarded(0, 1)]
    assert table.player().money == 12
    assert table.step() == "Selling"


def test_n_4_3_what_a_hand_does_not_allow_is_refused() -> None:
    full = Table().worth("espionage", 1).hand(1, 1, 1, 1, 1, 1).phase("income")
    assert full.refused("draw").rule == "N-5.17"
    assert full.refused("swap 3").rule == "N-5.17"
    fewer = Table().worth("espionage", 1).hand(1).phase("income")
    assert fewer.refused("swap 1").rule == "N-5.18"


# --- the sale ------------------------------------------------------------------------------------


@pytest.mark.parametrize("year", range(1963, 1970))
def test_n_4_4_two_millions_a_point_up_to_the_limit(year: int) -> None:
    table = Table().year(year).prestige(9).phase("income")
    limit = table.state.terms.years[year - 1963].sale_limit
    before = table.player().money
    table.do(f"sell {limit}")
    assert (table.player().prestige, table.player().money) == (9 - limit, before + 2 * limit)
    assert table.told(PrestigeSold) == [PrestigeSold(0, limit, 2 * limit)]


def test_n_4_4_once_a_year_and_never_more() -> None:
    table = Table().prestige(9).phase("income")
    assert table.refused("sell 2").rule == "N-4.4"
    table.do("sell 1")
    assert table.awaited == 1


def test_nd_2_any_number_up_to_the_limit() -> None:
    assert Table().year(1969).prestige(9).phase("income").options() == [f"sell {k}" for k in range(5)]
    assert Table().year(1969).prestige(3).phase("income").options() == [f"sell {k}" for k in range(4)]


def test_nd_2_selling_nothing_is_no_news() -> None:
    table = Table().phase("income").do("sell 0")
    assert table.told(PrestigeSold) == []
    assert (table.player().prestige, table.player().money) == (2, 12)


def test_n_4_5_nobody_sells_what_they_do_not_have() -> None:
    table = Table().year(1969).prestige(1).phase("income")
    assert table.options() == ["sell 0", "sell 1"]
    assert table.refused("sell 2").rule == "N-4.5"


@pytest.mark.parametrize("phase", ["purchases", "mission"])
def test_n_4_5_there_is_no_sale_in_another_phase(phase: str) -> None:
    """N-3.2"""
    table = Table().prestige(9).phase("income").do("sell 0").phase(phase)
    assert table.options("sell") == []
    assert table.refused("sell 1").rule == "N-3.2"


def test_n_4_6_income_then_cards_then_the_sale() -> None:
    table = Table().worth("espionage", 1).phase("income")
    assert (table.player().money, table.step()) == (12, "FreeCards")
    table.do("draw", "drawn 2")
    assert (table.player().hand, table.step()) == ((2,), "Selling")


# --- chance --------------------------------------------------------------------------------------


def test_nc_3_a_new_deck_is_all_discards_equally_likely() -> None:
    table = Table().money(2).empty_deck()
    table.do("draw")
    assert table.told(DeckShuffled) == [DeckShuffled()]
    assert [weight for _, weight in nineteen69.outcomes(table.state)] == [13, 13, 13]
    assert nineteen69.chance(table.state).key.startswith("deck/1/")


def test_nc_4_a_draw_is_any_card_left_by_its_share() -> None:
    table = Table().money(2).discards(1, 1, 1, 2).hand(3, 3, seat=1).do("draw")
    weights = {action.value: weight for action, weight in nineteen69.outcomes(table.state)}
    assert weights == {1: 10, 2: 12, 3: 11}
    table.do("drawn 2")
    assert table.player().hand == (2,)
    assert table.told(CardDrawn) == [CardDrawn(0, 2)]


def test_nc_4_a_card_that_is_not_in_the_deck_never_comes() -> None:
    table = Table().money(2).discards(*[3] * 13).do("draw")
    assert [action.value for action, _ in nineteen69.outcomes(table.state)] == [1, 2]
    assert table.refused("drawn 3").rule == "T-3"


def test_nc_4_one_draw_says_nothing_about_the_next() -> None:
    """As often as in any shuffled deck two cards in a row are alike: 12 of 38 times."""
    alike = 0
    for seed in range(300):
        state, luck, drawn = Table(2).money(8).state, Luck(seed), []
        for _ in range(4):
            nineteen69.advance(state, nineteen69.options(state)[-2])
            event = nineteen69.chance(state)
            drawn.append(nineteen69.outcome(state, luck.pick(event.key, event.bag)))
            nineteen69.advance(state, drawn[-1])
        alike += sum(one == other for one, other in pairwise(drawn))
    assert 0.26 < alike / 900 < 0.37


def test_nc_4_the_deck_follows_from_the_seed_whoever_draws() -> None:
    """Chance goes by event: the same cards come in the same order."""

    def drawn(count: int) -> list[int]:
        match = new_match(2, 8)
        match.draw()
        while match.awaited is not None:
            texts = [nineteen69.write_action(match.state, one) for one in nineteen69.options(match.state)]
            text = next((one for one in texts if one.startswith(("draw", "swap"))), texts[-1])
            if text.startswith(("draw", "swap")) and len(match.state.players[match.awaited].hand) >= count:
                text = texts[-1]
            match.play(match.awaited, nineteen69.read_action(match.state, text))
            match.draw()
        return [entry.action.value for entry in match.log if isinstance(entry.action, Drawn)]

    few, many = drawn(2), drawn(4)
    assert len(few) == 4 and len(many) == 8
    assert many[:4] == few
    assert Counter(many).total() == 8
