"""N-1, N-2, N-3, N-7: zones, set-up, the order of phases and turns, the end of a year."""

from __future__ import annotations

from collections import Counter

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.actions import FirstPlayer
from spacerace.games.nineteen69.rules.facts import IncomeTaken, ScientistHired, YearBegan, YearEnded
from spacerace.games.nineteen69.rules.printed import SYMBOLS
from spacerace.kernel.chance import Luck
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import CHANCE
from tests.games.nineteen69.table import NAMES, Table, launch_price, new_match, pack_of, play


def fresh(players: int = 3, seed: int = 1) -> Table:
    """A table at its very beginning."""
    table = Table(players)
    table.state = nineteen69.begin(nineteen69.prepare(seats=NAMES[:players], seed=seed, pack=pack_of()))
    table.news = []
    return table


# --- N-1: zones ----------------------------------------------------------------------------------


def test_n_1_1_a_hired_cube_leaves_the_supply_for_good() -> None:
    table = Table().money(5).do("hire basic", "place csm")
    assert table.state.supply == [39, 10, 10, 10, 10]
    table.finish()
    assert table.state.supply == [39, 10, 10, 10, 10]
    assert table.in_research("csm") == ["basic"]


def test_n_1_2_a_card_is_in_the_deck_a_hand_a_commitment_or_discarded() -> None:
    table = Table().money(launch_price("eva")).hand(1, 2, 3).phase("mission").fly("eva", "g g g g g")
    table.do("commit 3")
    assert (table.player().hand, table.player().committed) == ((1, 2, 3), ())
    table.hand(2, seat=1).stop()
    assert (table.deck, table.state.discards, table.player().hand) == (35, [3], (1, 2))


def test_n_1_4_the_slots_of_a_research_are_interchangeable() -> None:
    one = Table().money(14).do("hire famous", "place csm", "hire basic", "place csm")
    other = Table().money(14).do("hire basic", "place csm", "hire famous", "place csm")
    assert one.in_research("csm") == other.in_research("csm") == ["basic", "famous"]


def test_n_1_5_tokens_come_with_spies_so_they_never_run_short() -> None:
    table = Table(2).money(700)
    for research in [one.id for one in table.state.terms.researches][:10]:
        table.do("hire spy", "spy-on 1", f"place {research}")
    assert sum(table.player().tokens) == table.state.terms.board.bonus_tokens == 10
    assert table.refused("hire spy").rule == "N-5.3"


ONE_TOKEN = """[pack]
id = "mine"
version = 1
base = "1969@1"
[board]
bonus_tokens = 1
source = "picture"
"""


def test_n_1_5_a_spy_brings_a_token_while_the_bank_has_one() -> None:
    """The book: the tokens lie in the bank, and the hirer takes one from there."""
    table = Table(2, pack_text=ONE_TOKEN).money(14).do("hire spy", "spy-on 1", "place csm")
    table.do("hire spy", "spy-on 1")
    (place,) = [one for one in nineteen69.options(table.state) if table.write(one) == "place lem"]
    assert nineteen69.say_action(table.state, place).args["token"] == "none"
    table.do("place lem")
    assert (table.has_token("csm"), table.has_token("lem")) == (True, False)
    assert [fact.token for fact in table.told(ScientistHired)] == [True, False]
    assert nineteen69.laws(table.state) == []
    table.token("lem")
    assert nineteen69.laws(table.state) == ["NI-9: more tokens than the bank had"]


def test_n_1_5_in_version_1_the_bank_was_not_counted() -> None:
    table = Table(2, pack_text=ONE_TOKEN, version=1).money(14).do("hire spy", "spy-on 1", "place csm")
    table.do("hire spy", "spy-on 1", "place lem")
    assert table.has_token("csm") and table.has_token("lem")
    assert nineteen69.laws(table.state) == []


def test_n_1_6_flags_are_no_limit_to_launches() -> None:
    missions = ["eva", "pad", "roc", "csm", "lem", "tec", "csm-eva"]
    table = Table(2).year(1969).flown(*missions[:6]).money(30).phase("mission").fly(missions[6], "b b b b b")
    table.finish()
    assert table.flags() == missions
    assert nineteen69.laws(table.state) == []


def test_n_1_7_every_mission_has_symbols_costs_and_a_track() -> None:
    for mission in Table().state.terms.missions:
        assert set(mission.symbols) <= set(SYMBOLS)
        assert mission.espionage_cost >= 1
        assert mission.launch_cost > 0 and mission.track


def test_n_1_8_the_start_space_is_0_and_worth_nothing() -> None:
    table = Table().money(launch_price("eva")).phase("mission").fly("eva", "b b b b b")
    assert (table.player().prestige, table.player().moon) == (2, 0)
    for mission in table.state.terms.missions:
        assert list(mission.track) == sorted(mission.track)


def test_n_1_10_money_is_only_counted() -> None:
    table = Table().money(10**6).phase("income")
    assert table.player().money == 10**6 + 12
    assert nineteen69.laws(table.state) == []


def test_n_1_11_every_year_has_an_income_and_a_limit_of_its_own() -> None:
    for year, income, limit in [(1963, 12, 1), (1965, 14, 2), (1969, 18, 4)]:
        table = Table().year(year).prestige(9).phase("income")
        assert table.player().money == income
        assert len(table.options("sell")) == limit + 1


def test_n_1_12_all_players_begin_alike() -> None:
    first, *others = fresh(5).state.players
    assert all(other == first for other in others)


# --- N-2: set-up ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_n_2_1_two_to_five_players_in_an_order_that_stays(players: int) -> None:
    header = nineteen69.prepare(seats=NAMES[:players], seed=1)
    assert header.seats == NAMES[:players]
    assert len(nineteen69.begin(header).players) == players
    assert len(nineteen69.begin(header).terms.pack.nation) >= players


@pytest.mark.parametrize(
    "seats", [(), ("Ann",), (*NAMES, "Fay"), ("Ann", "Ann"), ("Ann", ""), ("Ann", "a\nb")]
)
def test_n_2_1_other_tables_are_refused(seats: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup) as refusal:
        nineteen69.prepare(seats=seats, seed=1)
    assert refusal.value.rule == "N-2.1"
    assert str(refusal.value)


def test_n_2_1_unknown_editions_modes_and_seeds_are_refused() -> None:
    for choice in ({"edition": "2013"}, {"mode": "solo"}, {"seed": True}, {"seed": 10**40}):
        with pytest.raises(BadSetup) as refusal:
            nineteen69.prepare(**{"seats": NAMES[:2], "seed": 1, **choice})
        assert refusal.value.rule == "N-2.1"


def test_n_2_2_two_prestige_points_and_nothing_else() -> None:
    for player in fresh().state.players:
        assert (player.prestige, player.money, player.hand) == (2, 0, ())
        assert player.cubes == ((),) * 12
        assert player.tokens == (False,) * 12


def test_n_2_3_progress_flags_begin_on_space_0() -> None:
    assert [player.moon for player in fresh(5).state.players] == [0] * 5


def test_n_2_4_all_cards_are_in_the_deck() -> None:
    state = fresh().state
    assert Counter(state.terms.values[one] for one in contents(state.deck)) == {1: 13, 2: 13, 3: 13}
    assert state.discards == []


def test_n_2_5_chance_picks_the_first_player() -> None:
    table = fresh(4)
    assert table.awaited == CHANCE
    table.do("first-player 2")
    assert (table.state.first, table.awaited) == (2, 2)


def test_nc_1_every_seat_is_equally_likely_to_begin() -> None:
    table = fresh(4)
    assert nineteen69.outcomes(table.state) == [(FirstPlayer(seat), 1) for seat in range(4)]
    event = nineteen69.chance(table.state)
    begun = Counter(Luck(seed).pick(event.key, event.bag) for seed in range(2000))
    assert all(400 < begun[seat] < 600 for seat in range(4))


def test_n_2_6_the_calendar_begins_in_1963_with_all_cubes_in_the_supply() -> None:
    table = fresh().do("first-player 0")
    assert table.told(YearBegan) == [YearBegan(1963, 0)]
    assert table.state.supply == [40, 10, 10, 10, 10]


def test_n_2_7_the_set_up_is_the_same_for_every_number_of_players() -> None:
    two, five = fresh(2).state, fresh(5).state
    assert (two.supply, two.deck, two.discards, two.year) == (
        five.supply,
        five.deck,
        five.discards,
        five.year,
    )
    assert two.players[0] == five.players[0]


def test_n_2_7_there_is_nothing_to_choose() -> None:
    with pytest.raises(BadSetup) as refusal:
        nineteen69.prepare(seats=NAMES[:2], seed=1, options={"variants": 1})
    assert refusal.value.rule == "N-2.7"


def test_nc_2_every_card_can_be_drawn_first_by_its_share() -> None:
    table = Table().money(2).do("draw")
    assert [weight for _, weight in nineteen69.outcomes(table.state)] == [13, 13, 13]
    event = nineteen69.chance(table.state)
    values = Counter(table.state.terms.values[Luck(seed).pick(event.key, event.bag)] for seed in range(1500))
    assert all(420 < values[value] < 580 for value in (1, 2, 3))


# --- N-3: years and turns ------------------------------------------------------------------------


def phases(table: Table) -> list[tuple[int, str, int]]:
    """Who is asked what in which year, as nobody does anything."""
    asked = []
    while table.awaited is not None:
        asked.append((1963 + table.state.year, table.step(), table.awaited))
        table.decline()
    return asked


def test_n_3_1_seven_years_of_income_purchase_mission() -> None:
    asked = phases(fresh(2).do("first-player 0"))
    assert [year for year, step, _ in asked if step == "Selling"][::2] == list(range(1963, 1970))
    assert [step for year, step, _ in asked if year == 1964] == [
        *["Selling"] * 2,
        *["Purchasing"] * 2,
        *["Launching"] * 2,
    ]


def test_n_3_2_the_first_player_begins_and_the_others_follow_clockwise() -> None:
    asked = phases(fresh(4).do("first-player 2"))
    for step in ("Selling", "Purchasing", "Launching"):
        assert [seat for year, name, seat in asked if (year, name) == (1963, step)] == [2, 3, 0, 1]


def test_n_3_2_a_player_does_everything_before_the_next_begins() -> None:
    table = Table().cubes("espionage", "basic").cubes("espionage", "basic", seat=1).phase("income")
    assert [fact.seat for fact in table.told(IncomeTaken)] == [0]
    table.do("draw", "drawn 1")
    assert (table.step(), table.awaited) == ("Selling", 0)
    table.do("sell 0")
    assert (table.step(), table.awaited) == ("FreeCards", 1)
    assert [fact.seat for fact in table.told(IncomeTaken)] == [0, 1]


def test_n_3_2_what_belongs_to_another_moment_is_refused() -> None:
    table = Table().money(20).hand(1).phase("income")
    for text in ("hire basic", "draw", "launch eva", "commit 1", "reroll failure", "stop", "first-player 0"):
        assert table.refused(text).rule == "N-3.2"


def test_n_3_3_a_phase_begins_when_all_are_through_with_the_one_before() -> None:
    table = Table(2).phase("income").do("sell 0")
    assert (table.step(), table.awaited) == ("Selling", 1)
    table.do("sell 0")
    assert (table.step(), table.awaited) == ("Purchasing", 0)
    table.stop(2)
    assert (table.step(), table.awaited) == ("Launching", 0)


def test_n_3_4_nobody_is_asked_without_a_choice() -> None:
    table = Table(2).prestige(0).prestige(0, seat=1).phase("income")
    assert table.step() == "Purchasing"


def test_n_3_5_nothing_can_be_given_to_another() -> None:
    """Over a whole game the only options that name another player are those of a spy."""
    table, match = Table(3), new_match(3, 4)
    verbs = set()
    for _ in range(150):
        match.draw()
        if match.awaited is None:
            break
        table.state = match.state
        verbs |= {text.split()[0] for text in table.options()}
        play(match, len(match.log), steps=1)
    assert verbs <= {
        *("draw", "swap", "sell", "hire", "place", "spy-on", "launch", "reroll", "commit", "stop")
    }
    assert {"sell", "hire", "launch"} <= verbs


# --- N-7: the end of a year ----------------------------------------------------------------------


def test_n_7_1_whoever_launched_sets_a_flag_however_it_went() -> None:
    table = (
        Table(2)
        .money(launch_price("eva"))
        .money(launch_price("eva"), seat=1)
        .phase("mission")
        .fly("eva", "r r r r r")
    )
    assert table.flags() == []
    table.fly("pad", "g g g g g")
    assert (table.flags(0), table.flags(1)) == (["eva"], ["pad"])
    assert [player.launched for player in table.state.players] == [None, None]


def test_n_7_1_whoever_stayed_home_sets_none() -> None:
    table = Table(2).phase("mission").stop(2)
    assert (table.flags(0), table.flags(1)) == ([], [])


def test_n_7_2_the_next_year_begins_with_the_player_to_the_left() -> None:
    table = Table(3).phase("mission", 2, first=2).until("Selling", year=1964)
    assert table.told(YearEnded) == [YearEnded(1963)]
    assert table.told(YearBegan) == [YearBegan(1964, 0)]
    assert (table.state.first, table.awaited) == (0, 0)


def test_n_7_3_after_1969_flags_are_set_and_the_game_ends() -> None:
    table = Table(2).year(1969).money(launch_price("eva")).phase("mission").fly("eva", "b b b b b").stop()
    assert table.state.over and table.awaited is None
    assert table.flags() == ["eva"]
    assert (table.told(YearEnded), table.told(YearBegan)) == ([YearEnded(1969)], [])
    assert 1963 + table.state.year == 1969
