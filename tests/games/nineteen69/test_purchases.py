"""N-5 and N-9: scientists, spies and espionage cards."""

from __future__ import annotations

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.actions import Discard, DrawCard
from spacerace.games.nineteen69.rules.facts import (
    CardDiscarded,
    CardPaid,
    DeckShuffled,
    PurchasesDone,
    ScientistHired,
)
from spacerace.kernel.codec import encode
from spacerace.kernel.seats import CHANCE
from tests.games.nineteen69.table import Table, new_match

RESEARCHES = [one.id for one in Table().state.terms.researches]
PRICES = {"basic": 5, "inexperienced": 3, "famous": 9, "genius": 11, "spy": 7}
OWN = ("basic", "inexperienced", "famous", "genius")


def hired(table: Table, scientist: str, research: str) -> Table:
    """Hire and place, a spy with the player to the left."""
    if scientist == "spy":
        return table.do("hire spy", "spy-on 1", f"place {research}")
    return table.do(f"hire {scientist}", f"place {research}")


# --- buying --------------------------------------------------------------------------------------


def test_n_5_1_hires_and_cards_in_any_order_until_one_stops() -> None:
    table = Table().money(30).do("draw", "drawn 1", "hire basic", "place csm", "draw", "drawn 2")
    table.do("hire famous", "place csm", "draw", "drawn 3", "stop")
    assert table.player().money == 30 - 3 * 2 - 5 - 9
    assert table.told(PurchasesDone) == [PurchasesDone(0)]
    assert table.awaited == 1


def test_nd_3_everything_that_can_be_paid() -> None:
    assert Table().money(0).options() == ["stop"]
    assert Table().money(2).options() == ["draw", "stop"]
    assert Table().money(4).options() == ["hire inexperienced", "draw", "stop"]
    assert Table().money(11).options() == [f"hire {one}" for one in PRICES] + ["draw", "stop"]
    assert Table().money(2).hand(1, 1, 1, 1, 2, 3).options() == [
        "discard 1",
        "discard 2",
        "discard 3",
        "stop",
    ]


@pytest.mark.parametrize("scientist", PRICES)
def test_n_5_2_pay_and_place_are_one_act(scientist: str) -> None:
    table = Table().money(20).do(f"hire {scientist}")
    supply = table.state.terms.scientist_ids[scientist]
    whole = list(table.state.supply)
    assert table.player().money == 20
    if scientist == "spy":
        table.do("spy-on 2")
        assert table.player().money == 20
    assert table.state.supply == whole
    table.do("place lem")
    assert table.player().money == 20 - PRICES[scientist]
    assert table.state.supply[supply] == whole[supply] - 1
    assert table.step() == "Purchasing"


def test_n_5_2_a_hire_that_is_begun_has_to_be_finished() -> None:
    table = Table().money(20).do("hire basic")
    for text in ("stop", "draw", "hire famous", "spy-on 1"):
        assert table.refused(text).rule == "N-5.2"
    table = Table().money(20).do("hire spy")
    assert table.refused("place csm").rule == "N-5.2"
    assert table.do("spy-on 1").refused("stop").rule == "N-5.2"


def test_n_5_2_a_hire_that_is_begun_can_be_taken_back() -> None:
    match = new_match(2, 1)
    match.draw()
    for _ in range(2):
        match.play(match.awaited, nineteen69.options(match.state)[0])
    before = encode(match.state)
    seat = match.awaited
    match.play(seat, nineteen69.read_action(match.state, "hire spy"))
    match.play(seat, nineteen69.read_action(match.state, f"spy-on {1 - seat}"))
    match.undo(seat)
    match.undo(seat)
    assert encode(match.state) == before


def test_n_5_2_without_the_money_there_is_no_hire() -> None:
    table = Table().money(8)
    assert "hire famous" not in table.options()
    refusal = table.refused("hire famous")
    assert refusal.rule == "N-5.2"
    assert "9" in refusal.message and "8" in refusal.message


@pytest.mark.parametrize("scientist", PRICES)
def test_n_5_3_an_empty_supply_ends_it(scientist: str) -> None:
    table = Table().money(20)
    index = table.state.terms.scientist_ids[scientist]
    table.state.supply[index] = 1
    hired(table, scientist, "csm").money(20)
    assert f"hire {scientist}" not in table.options()
    assert table.refused(f"hire {scientist}").rule == "N-5.3"


@pytest.mark.parametrize("scientist", OWN)
def test_n_5_4_scientists_work_on_the_own_sheets(scientist: str) -> None:
    table = Table().money(20).do(f"hire {scientist}", "place technology")
    assert table.in_research("technology", 0) == [scientist]
    assert table.in_research("technology", 1) == table.in_research("technology", 2) == []


@pytest.mark.parametrize("scientist", OWN)
def test_nd_4_every_own_research_with_room(scientist: str) -> None:
    table = Table().money(20).cubes("eva", "basic", "famous").cubes("csm", scientist)
    table.do(f"hire {scientist}")
    barred = {"eva"} if scientist == "basic" else {"eva", "csm"}
    assert table.options() == [f"place {one}" for one in RESEARCHES if one not in barred]
    for one in barred:
        assert table.refused(f"place {one}").rule == "N-5.5"


def test_n_5_5_no_twins_but_basic() -> None:
    table = Table().money(99).cubes("csm", "basic").do("hire basic", "place csm")
    assert table.in_research("csm") == ["basic", "basic"]
    for scientist in ("inexperienced", "famous", "genius"):
        table = Table().money(99).cubes("csm", scientist).do(f"hire {scientist}")
        assert table.refused("place csm").rule == "N-5.5"


def test_n_5_5_a_spy_of_another_takes_a_slot() -> None:
    table = Table().money(99).cubes("csm", "spy").do("hire genius", "place csm", "hire basic")
    assert table.in_research("csm") == ["genius", "spy"]
    assert "place csm" not in table.options()


def test_n_5_6_a_type_without_a_place_is_not_offered() -> None:
    table = Table().money(99)
    for research in RESEARCHES[:10]:
        table.cubes(research, "famous")
    for research in RESEARCHES[10:]:
        table.cubes(research, "basic", "basic")
    table.state.supply[table.state.terms.scientist_ids["famous"]] = 1
    assert "hire famous" not in table.options()
    assert table.refused("hire famous").rule == "N-5.6"
    assert "hire genius" in table.options()


def test_n_5_7_a_cube_stays_where_it_is() -> None:
    table = Table(2).money(16).do("hire genius", "place csm", "hire basic", "place csm").finish()
    assert table.in_research("csm") == ["basic", "genius"]


# --- spies ---------------------------------------------------------------------------------------


def test_n_5_8_a_spy_goes_to_another_player() -> None:
    table = Table().money(7).do("hire spy")
    assert table.refused("spy-on 0").rule == "N-5.8"
    table.do("spy-on 2", "place insurance")
    assert table.in_research("insurance", 2) == ["spy"]
    assert table.in_research("insurance", 0) == []
    spy = table.state.terms.spy
    assert table.told(ScientistHired) == [ScientistHired(0, spy, 2, RESEARCHES.index("insurance"), 7, True)]


def test_nd_5_every_opponent_with_a_place_for_a_spy() -> None:
    table = Table(4).money(7)
    for research in RESEARCHES:
        table.cubes(research, "basic", "basic", seat=2)
    table.do("hire spy")
    assert table.options() == ["spy-on 1", "spy-on 3"]
    assert table.refused("spy-on 2").rule == "N-5.6"


def test_nd_6_every_research_of_that_opponent_with_a_place() -> None:
    table = Table().money(7).cubes("csm", "spy", seat=1).cubes("lem", "basic", "genius", seat=1)
    table.cubes("eva", "genius", seat=1).do("hire spy", "spy-on 1")
    assert table.options() == [f"place {one}" for one in RESEARCHES if one not in ("csm", "lem")]
    assert table.refused("place csm").rule == "N-5.9"
    table.do("place eva")
    assert table.in_research("eva", 1) == ["genius", "spy"]
    assert (table.player().money, table.has_token("eva")) == (0, True)


def test_n_5_9_no_research_has_two_spies() -> None:
    table = Table().money(99).do("hire spy", "spy-on 1", "place csm", "hire spy", "spy-on 1")
    assert table.refused("place csm").rule == "N-5.9"


@pytest.mark.parametrize("research", RESEARCHES)
def test_n_5_10_a_token_comes_into_the_same_research(research: str) -> None:
    table = hired(Table().money(7), "spy", research)
    assert table.player().tokens == tuple(one == research for one in RESEARCHES)
    assert table.player(1).tokens == (False,) * 12
    assert table.player().spies == 1


def test_n_5_11_where_a_token_lies_the_spy_brings_none() -> None:
    table = Table().money(14).do("hire spy", "spy-on 1", "place csm", "hire spy", "spy-on 2", "place csm")
    assert (table.player().money, sum(table.player().tokens), table.player().spies) == (0, 1, 2)
    assert table.researchers("csm") == 1
    assert [fact.token for fact in table.told(ScientistHired)] == [True, False]


def test_n_5_12_a_token_is_a_researcher_for_good() -> None:
    table = hired(Table(2).money(7), "spy", "csm")
    assert table.researchers("csm") == 1
    assert table.researchers("csm", 1) == 0
    assert table.finish().researchers("csm") == 1


# --- Robotics ------------------------------------------------------------------------------------


@pytest.mark.parametrize("scientist", PRICES)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_n_5_13_the_first_hire_of_a_year_is_cheaper(scientist: str, count: int) -> None:
    """N-5.14"""
    table = hired(Table().worth("robotics", count).money(30), scientist, "lem")
    price = max(PRICES[scientist] - 2 * count, 0)
    assert table.player().money == 30 - price
    hired(table, scientist, "csm")
    assert table.player().money == 30 - price - PRICES[scientist]


def test_n_5_13_every_year_anew() -> None:
    table = Table(2).worth("robotics", 1).money(5).do("hire basic", "place csm")
    assert table.player().money == 2
    table.until("Purchasing", 0, year=1964)
    money = table.player().money
    assert table.do("hire basic", "place csm").player().money == money - 3


def test_n_5_14_nobody_is_paid_for_hiring() -> None:
    table = Table().worth("robotics", 4).money(0)
    assert table.options() == ["hire basic", "hire inexperienced", "hire spy", "stop"]
    assert table.do("hire inexperienced", "place csm").player().money == 0


def test_n_5_15_what_is_hired_does_not_pay_for_itself() -> None:
    table = Table().money(5).do("hire basic", "place robotics")
    assert table.player().money == 0
    table = Table().money(7).do("hire spy", "spy-on 1", "place robotics")
    assert table.player().money == 0
    assert table.researchers("robotics") == 1


def test_n_5_15_the_discount_is_not_kept_for_later() -> None:
    table = Table().worth("robotics", 2).money(20).do("hire inexperienced", "place csm")
    assert table.do("hire genius", "place lem").player().money == 20 - 0 - 11


# --- cards ---------------------------------------------------------------------------------------


def test_n_5_16_a_card_costs_two() -> None:
    table = Table().money(5).do("draw")
    assert (table.awaited, table.player().money) == (CHANCE, 3)
    table.do("drawn 3", "draw", "drawn 1")
    assert (table.player().hand, table.player().money) == ((1, 3), 1)
    assert table.told(CardPaid) == [CardPaid(0, 2), CardPaid(0, 2)]
    assert table.refused("draw").rule == "N-5.16"


def test_n_5_17_a_full_hand_discards_one_or_more_and_then_buys() -> None:
    """The book: with a full hand one may throw away one card or several before further ones are bought."""
    table = Table().money(6).hand(1, 1, 1, 2, 2, 3)
    assert table.refused("draw").rule == "N-5.17"
    table.do("discard 1", "discard 2")
    assert table.step() == "Discarding"
    assert table.options() == ["draw", "discard 1", "discard 2", "discard 3"]
    table.do("discard 1", "draw", "drawn 3")
    assert table.player().hand == (1, 2, 3, 3)
    assert (table.player().money, table.state.discards) == (4, [1, 2, 1])
    # The hand is not full any more: buy on, but no further discards (N-5.18).
    assert table.options() == ["hire inexperienced", "draw", "stop"]
    table.do("draw", "drawn 2", "draw", "drawn 2")
    assert (table.player().hand, table.player().money) == ((1, 2, 2, 2, 3, 3), 0)
    assert nineteen69.laws(table.state) == []


def test_n_5_17_the_whole_hand_may_go() -> None:
    table = Table().money(2).hand(1, 1, 1, 2, 2, 3)
    table.do(*(f"discard {value}" for value in (3, 2, 2, 1, 1, 1)))
    assert table.options() == ["draw"]
    table.do("draw", "drawn 3")
    assert (table.player().hand, table.state.discards) == ((3,), [3, 2, 2, 1, 1, 1])


def test_n_5_17_nothing_leaves_the_hand_before_a_card_is_bought() -> None:
    """The discards are for a purchase: until then nobody sees them, and they can be taken back."""
    table = Table().money(9).hand(1, 1, 1, 2, 2, 3)
    before = [encode(table.view(seat)) for seat in (1, 2)]
    table.do("discard 3", "discard 1")
    assert [encode(table.view(seat)) for seat in (1, 2)] == before
    assert (table.player().hand, table.state.discards, table.player().money) == ((1, 1, 1, 2, 2, 3), [], 9)
    for other in ("stop", "hire basic", "swap 1"):
        no = table.refused(other)
        assert (no.rule, no.message_id) == ("N-5.17", "n-refused-buy-first")
    assert table.refused("discard 3").message_id == "n-refused-no-such-card"


def test_n_5_17_discards_can_be_taken_back() -> None:
    match = new_match(2, 3)
    match.draw()
    while not any(isinstance(one, Discard) for one in nineteen69.options(match.state)):
        options = nineteen69.options(match.state)
        match.play(match.awaited, next((one for one in options if isinstance(one, DrawCard)), options[-1]))
        match.draw()
    seat, before = match.awaited, encode(match.state)
    for _ in range(2):
        match.play(seat, next(one for one in nineteen69.options(match.state) if isinstance(one, Discard)))
    match.undo(seat)
    match.undo(seat)
    assert encode(match.state) == before


def test_nd_11_bots_discard_from_low_to_high() -> None:
    table = Table().money(9).hand(1, 1, 1, 2, 2, 3).do("discard 2")
    texts = [table.write(one) for one in nineteen69.canonical_options(table.state)]
    assert texts == ["draw", "discard 2", "discard 3"]


def test_n_5_17_without_the_price_of_a_card_nothing_is_discarded() -> None:
    """Discards make room for cards that are bought, so whoever can't buy one can't discard."""
    table = Table().money(1).hand(1, 1, 1, 2, 2, 3)
    assert table.options() == ["stop"]
    assert table.refused("discard 1").rule == "N-5.16"


def test_n_5_17_a_swap_is_two_acts_now() -> None:
    table = Table().money(6).hand(1, 1, 1, 2, 2, 3)
    no = table.refused("swap 1")
    assert (no.rule, no.message_id) == ("N-5.17", "n-refused-discard-first")


def test_n_5_17_in_version_1_one_is_discarded_for_each_bought() -> None:
    table = Table(version=1).money(6).hand(1, 1, 1, 2, 2, 3)
    assert table.refused("draw").rule == "N-5.17"
    no = table.refused("discard 1")
    assert (no.rule, no.message_id) == ("N-5.17", "n-refused-swap-instead")
    assert table.options("swap") == ["swap 1", "swap 2", "swap 3"]
    table.do("swap 1", "drawn 3", "swap 1", "drawn 3")
    assert table.player().hand == (1, 2, 2, 3, 3, 3)
    assert (table.player().money, table.state.discards) == (2, [1, 1])
    assert table.refused("swap 9").rule == "N-5.17"


def test_n_5_17_the_limit_holds_while_buying() -> None:
    table = Table().money(99)
    for _ in range(6):
        table.do("draw", "drawn 2")
    assert table.options("draw") == []
    assert table.options("discard") == ["discard 2"]


def test_n_5_18_with_fewer_than_six_nothing_is_discarded() -> None:
    table = Table().money(9).hand(1, 1, 1, 2, 2)
    assert table.options("discard") == []
    assert table.refused("discard 1").rule == "N-5.18"
    assert Table(version=1).money(9).hand(1, 1, 1, 2, 2).refused("swap 1").rule == "N-5.18"


def test_n_5_19_discards_lie_face_up() -> None:
    table = Table().money(9).hand(1, 1, 1, 2, 2, 3).do("discard 3", "draw", "drawn 1")
    assert table.told(CardDiscarded) == [CardDiscarded(0, 3)]
    assert all(table.view(seat).discards == (3,) for seat in range(3))


def test_n_5_20_an_empty_deck_is_made_anew_when_a_card_is_due() -> None:
    table = Table().money(9).hand(1, 1, seat=1).empty_deck()
    assert (table.deck, len(table.state.discards)) == (0, 37)
    table.do("draw")
    assert table.told(DeckShuffled) == [DeckShuffled()]
    table.do("drawn 2")
    assert (table.deck, table.state.discards) == (36, [])
    assert nineteen69.laws(table.state) == []


def test_n_5_20_not_before_one_is_due() -> None:
    table = Table().money(9).discards(*[1] * 13, *[2] * 13, *[3] * 12).do("draw", "drawn 3")
    assert (table.deck, len(table.state.discards), table.told(DeckShuffled)) == (0, 38, [])


def test_n_5_20_with_all_hands_full_there_is_still_a_card() -> None:
    table = Table(5).money(2).hand(*[1] * 6).hand(*[1] * 6, seat=1)
    table.hand(*[2] * 6, seat=2).hand(*[2] * 6, seat=3).hand(*[3] * 6, seat=4).empty_deck()
    table.do("discard 1", "draw")
    assert len(nineteen69.chance(table.state).bag) == 10
    table.do("drawn 3")
    assert (table.deck, table.player().hand) == (9, (1, 1, 1, 1, 1, 3))


# --- N-9: scientists -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "scientist, price, count, points",
    [
        ("basic", 5, 1, 0),
        ("inexperienced", 3, 1, -2),
        ("famous", 9, 1, 3),
        ("genius", 11, 2, 0),
        ("spy", 7, 0, -1),
    ],
)
def test_what_each_scientist_costs_and_brings(scientist: str, price: int, count: int, points: int) -> None:
    """N-9.1, N-9.2, N-9.3, N-9.4, N-9.5"""
    table = hired(Table().money(20), scientist, "lem")
    owner = 1 if scientist == "spy" else 0
    assert table.player().money == 20 - price
    assert table.researchers("lem", owner) == count
    scores = [2, 2, 2]
    scores[owner] += points
    assert nineteen69.result(table.state).scores == tuple(scores)


def test_n_9_1_two_basic_share_a_research() -> None:
    table = Table().money(10).do("hire basic", "place csm", "hire basic", "place csm")
    assert table.researchers("csm") == 2


def test_n_9_5_the_owner_of_the_sheet_loses_for_a_spy() -> None:
    table = hired(Table(2).money(7), "spy", "csm")
    assert nineteen69.result(table.state).scores == (2, 1)


@pytest.mark.parametrize(
    "cubes, token, count",
    [
        ((), False, 0),
        (("spy",), False, 0),
        (("basic", "basic"), True, 3),
        (("genius", "spy"), False, 2),
        (("famous", "genius"), True, 4),
        ((), True, 1),
    ],
)
def test_n_9_6_cubes_and_token_together(cubes: tuple[str, ...], token: bool, count: int) -> None:
    table = Table().cubes("csm", *cubes)
    if token:
        table.token("csm")
    assert table.researchers("csm") == count
