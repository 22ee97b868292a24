"""V-1 to V-78: the worked examples of espionage, prestige, years and the end."""

from __future__ import annotations

from collections import Counter

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.chapters.missions import flags_in_box
from spacerace.games.nineteen69.rules.chapters.researches import symbol_bonus
from spacerace.games.nineteen69.rules.facts import (
    CardDiscarded,
    CardDrawn,
    CardsRevealed,
    DeckShuffled,
    IncomeTaken,
    MoonProgressed,
    PrestigeGained,
    RocketPushed,
    YearBegan,
)
from spacerace.games.nineteen69.rules.facts import TestDone as Done
from spacerace.kernel.codec import encode
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import SPECTATOR
from tests.games.nineteen69.example_tables import RESEARCHES, ended, flying, gained, landed, of_test
from tests.games.nineteen69.table import Table, corrected, launch_price, new_match

# --- espionage -----------------------------------------------------------------------------------


def test_v_40_too_many_spaces_are_no_shield() -> None:
    table = flying().worth("csm", 4).hand(2, seat=1).fly("csm", "g g g g g")
    assert (of_test(table).successes + of_test(table).bonus, table.flight.rocket) == (9, 5)
    assert landed(table.do("commit 2", "stop")) == [3]


def test_v_41_down_to_0_and_up_again() -> None:
    table = flying().hand(3, seat=1).hand(2).fly("csm", "g b b b b")
    table.do("commit 3", "stop", "commit 2", "stop")
    assert [fact.rocket for fact in table.told(RocketPushed)] == [0, 2]
    assert landed(table) == [2]


def test_v_42_opponents_are_pooled() -> None:
    table = flying().hand(2, seat=1).hand(2, seat=2).hand(2).fly("pad-eva-tec", "g g g b b")
    table.do("commit 2", "stop", "commit 2", "stop", "commit 2", "stop")
    assert table.told(RocketPushed) == [RocketPushed(0, -1, 2)]


def test_v_43_nothing_is_set_off() -> None:
    table = flying().hand(2, seat=1).hand(1).fly("csm-eva", "g g g b b")
    table.do("commit 2", "stop", "commit 1", "stop")
    assert table.told(RocketPushed) == [RocketPushed(0, -1, 2)]


def test_v_44_back_and_ahead_to_the_last_space() -> None:
    table = flying().worth("csm", 3).hand(2, seat=1).hand(3).fly("csm-eva", "g g g g g")
    assert table.flight.rocket == 8
    table.do("commit 2", "stop", "commit 3", "stop")
    assert [fact.rocket for fact in table.told(RocketPushed)] == [7, 8]
    assert (landed(table), table.player().moon) == ([8], 1)


def test_v_45_the_order_of_commitments() -> None:
    table = Table(4).money(launch_price("eva"), seat=1)
    for seat in range(4):
        table.hand(1, seat=seat)
    table.phase("mission", 1).fly("eva", "g g g g g")
    asked = []
    while table.step() == "Committing":
        asked.append(1 + table.awaited)
        table.stop()
    assert asked == [3, 4, 1, 2]


def test_v_46_the_number_is_seen_the_values_are_not() -> None:
    table = Table(4).money(launch_price("eva"), seat=1).hand(3, 1, seat=2)
    for seat in (0, 1, 3):
        table.hand(2, seat=seat)
    table.phase("mission", 1).fly("eva", "g g g g g").do("commit 3", "commit 1", "stop")
    for seat in (3, 0, 1):
        seen = table.view(seat).players[2]
        assert (table.awaited, seen.committed_size, seen.committed) == (seat, 2, None)
        table.stop()
    assert table.told(CardsRevealed) == [CardsRevealed(2, (3, 1))]
    assert nineteen69.redact(CardsRevealed(2, (3, 1)), 0) == CardsRevealed(2, (3, 1))


def test_v_47_a_card_without_effect() -> None:
    table = flying().hand(1, seat=1).fly("eva", "r r r r r").do("commit 1", "stop")
    assert (landed(table), table.state.discards, table.player(1).hand) == ([0], [1], ())


# --- prestige ------------------------------------------------------------------------------------


def test_v_48_two_launches_of_one_year() -> None:
    table = flying(2).money(30, seat=1).fly("eva", "g g g g g").fly("eva", "g g g g g")
    assert gained(table) == [5, 5]
    assert flags_in_box(table.state, table.state.terms.mission_ids["eva"]) == 2


def test_v_49_more_flags_than_points() -> None:
    table = flying(4).flown("eva", seat=1).flown("eva", seat=2).flown("eva", seat=3).fly("eva", "g g b b b")
    assert (gained(table), table.player().prestige) == ([0], 2)


def test_v_50_progress_without_a_point() -> None:
    table = flying(5, pack_text=corrected("eva", track=(1, 2, 3)))
    for seat in (1, 2, 3, 4):
        table.flown("eva", seat=seat)
    table.fly("eva", "g g g b b")
    assert (gained(table), landed(table), table.player().moon) == ([0], [3], 1)


def test_v_51_a_failed_mission_of_1964() -> None:
    table = Table(2).year(1964).money(launch_price("eva")).phase("mission").fly("eva", "r r r r r").stop()
    assert table.flags() == ["eva"]
    table.until("Launching", 1, year=1965).money(30, 1).fly("eva", "g g g b b")
    assert gained(table)[-1] == 3 - 1
    assert table.until("Launching", 0, year=1965).money(30).refused("launch eva").rule == "N-6.2"
    assert table.until("Launching", 0, year=1969).money(30).refused("launch eva").rule == "N-6.2"


def test_v_52_to_the_moon_from_space_3() -> None:
    table = flying().moon(3)
    for research, count in zip(RESEARCHES[6:], (2, 1, 1, 2, 0, 1), strict=True):
        table.worth(research, count)
    table.fly("moon", "g g g r b")
    assert of_test(table) == Done(0, 3, 1, 7, 12)


def test_v_53_behind_the_first_space_of_the_moon() -> None:
    assert landed(flying().moon(2).fly("moon", "r r r r b")) == [0]


def test_v_54_behind_the_progress_flag() -> None:
    table = flying(pack_text=corrected("moon", espionage_cost=4)).moon(4)
    table.hand(3, 3, 3, seat=1).hand(3, 3, 2, seat=2).fly("moon", "g b b b b")
    assert table.flight.rocket == 5
    table.do("commit 3", "commit 3", "commit 3", "stop", "commit 3", "commit 3", "commit 2", "stop")
    assert (landed(table), table.player().moon) == ([1], 4)


def test_v_55_one_flag_in_the_box_of_the_moon() -> None:
    table = Table(4).year(1969).money(15).moon(8).moon(3, 1).moon(2, 2).moon(1, 3).flown("moon", seat=1)
    assert gained(table.phase("mission").fly("moon", "b b b b b")) == [5 - 1]


def test_v_56_another_mission_after_the_moon() -> None:
    table = Table(2).year(1968).money(15).moon(15).phase("mission").fly("moon", "g g g g g")
    assert (gained(table), table.player().moon) == ([35], 15)
    table.until("Launching", 0, year=1969).fly("eva", "g g g g g")
    assert (gained(table), table.player().moon) == ([35, 5], 16)
    assert table.told(MoonProgressed) == [MoonProgressed(0, 16)]


def test_v_57_seven_launches_without_the_moon() -> None:
    table = Table(2).phase("income")
    for year, mission in enumerate(["eva", "pad", "roc", "csm", "lem", "tec", "csm-eva"], 1963):
        table.until("Launching", 0, year=year).fly(mission, "g g b b b")
    assert len(table.finish().flags()) == 7


def test_v_58_eva_and_csm() -> None:
    table = flying().worth("eva", 2).worth("csm", 1).worth("lem", 3)
    assert of_test(table.fly("csm-eva", "b b b b b")).bonus == 3


# --- years and the end ---------------------------------------------------------------------------


def test_v_59_the_first_players_of_seven_years() -> None:
    table = Table(3).phase("income").finish()
    assert [1, *(1 + fact.first for fact in table.told(YearBegan))] == [1, 2, 3, 1, 2, 3, 1]


def test_v_60_forty_points_and_the_sheets() -> None:
    table = Table(2).prestige(40).cubes("csm", "famous", "inexperienced").cubes("lem", "famous", "spy")
    table.cubes("eva", "spy").cubes("technology", "spy").cubes("csm", "spy", seat=1).cubes(
        "lem", "spy", seat=1
    )
    assert ended(table) == (41, 0)


def test_v_61_three_inexperienced() -> None:
    table = Table(2).prestige(1)
    for research in ("csm", "lem", "eva"):
        table.cubes(research, "inexperienced")
    assert ended(table)[0] == -5


def finished(points: tuple[int, ...], money: tuple[int, ...]) -> tuple[int, ...]:
    """Who wins with these points and so much money."""
    table = Table(len(points))
    for seat in range(len(points)):
        table.prestige(points[seat], seat).money(money[seat], seat)
    return nineteen69.result(table.year(1969).phase("mission").finish().state).winners


def test_v_62_money_breaks_a_tie() -> None:
    assert finished((50, 50, 48), (2, 7, 30)) == (1,)


def test_v_63_a_shared_victory() -> None:
    assert finished((50, 50), (3, 3)) == (0, 1)


def test_v_64_four_researchers() -> None:
    table = Table(2).money(30).cubes("csm", "genius", "inexperienced")
    table.do("hire spy", "spy-on 1", "place csm")
    assert table.researchers("csm") == 4
    assert nineteen69.laws(table.state) == []


def test_v_65_no_second_genius() -> None:
    table = Table().money(11).cubes("csm", "genius").do("hire genius")
    assert table.refused("place csm").rule == "N-5.5"


def test_v_66_pushed_back_from_the_last_space() -> None:
    table = flying().worth("csm", 1).hand(1, seat=1).hand(3).fly("csm", "g g g g g")
    table.do("commit 1", "stop", "stop")
    assert (landed(table), gained(table), table.player().moon) == ([4], [4], 0)


def test_v_67_a_progress_flag_bars_nothing() -> None:
    assert "launch moon" in flying().moon(3).options()


def test_v_68_no_launch_in_1965() -> None:
    table = Table(2).year(1965).money(30).flown("eva").phase("mission").stop(2)
    assert table.flags() == ["eva"]
    table.until("Launching", 0, year=1966)
    assert table.money(30).options("launch") == [
        f"launch {one.id}" for one in table.state.terms.missions if one.id != "eva"
    ]


def test_v_69_1969_is_over() -> None:
    table = (
        Table(2)
        .year(1969)
        .money(launch_price("eva"))
        .cubes("lem", "famous")
        .phase("mission")
        .fly("eva", "g g g g b")
        .stop()
    )
    assert (table.awaited, table.flags(), table.told(YearBegan)) == (None, ["eva"], [])
    assert nineteen69.result(table.state).scores == (2 + 4 + 3, 2)


def test_v_70_nothing_but_a_launch_in_the_mission_phase() -> None:
    table = Table().money(launch_price("eva")).hand(1, 2).phase("mission")
    assert {text.split()[0] for text in table.options()} == {"launch", "stop"}
    for text in ("hire inexperienced", "draw", "swap 1", "sell 1", "commit 1"):
        assert table.refused(text).rule == "N-3.2"


def test_v_71_the_card_is_known_before_the_sale() -> None:
    table = Table().worth("espionage", 1).phase("income").do("draw", "drawn 3")
    assert table.options() == ["sell 0", "sell 1"]
    assert table.view(0).players[0].hand == (3,)


def test_v_72_the_order_of_two_hires() -> None:
    one = Table().money(14).do("hire famous", "place csm", "hire basic", "place csm")
    other = Table().money(14).do("hire basic", "place csm", "hire famous", "place csm")
    one.state.facts = other.state.facts = []
    assert encode(one.state) == encode(other.state)


def test_v_73_each_symbol_once() -> None:
    table = flying().worth("csm", 2)
    mission = table.state.terms.mission_ids["csm-eva"]
    assert symbol_bonus(table.state, table.player(), mission) == 2


def test_v_74_everybody_is_first_in_about_a_quarter() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(300):
        match = new_match(4, seed)
        match.draw()
        firsts[match.state.first] += 1
        again = new_match(4, seed)
        assert again.draw()[0] == match.log[0]
    assert all(50 < firsts[seat] < 100 for seat in range(4))


def test_v_75_a_promise_binds_nobody() -> None:
    table = flying().hand(3, seat=1).fly("eva", "g g g g g")
    assert table.options() == ["commit 3", "stop"]
    assert landed(table.do("commit 3", "stop")) == [2]


def test_v_76_a_discard_shows_what_goes_and_not_what_comes() -> None:
    table = Table().money(2).hand(1, 1, 2, 2, 3, 3).do("discard 1", "draw", "drawn 3")
    told = [fact for fact in table.news if isinstance(fact, CardDiscarded | CardDrawn)]
    for seat in (1, 2, SPECTATOR):
        assert [nineteen69.redact(fact, seat) for fact in told] == [CardDiscarded(0, 1), CardDrawn(0, -1)]
        assert table.view(seat).discards == (1,)
        assert table.view(seat).players[0].hand is None
    assert nineteen69.redact(told[1], 0) == CardDrawn(0, 3)


def test_v_77_a_new_deck_of_ten() -> None:
    table = Table(5).money(2).hand(*[1] * 5)
    for seat, cards in ((1, [1] * 6), (2, [2] * 6), (3, [2] * 6), (4, [3] * 6)):
        table.hand(*cards, seat=seat)
    table.empty_deck(seat=4)
    assert len(table.state.discards) == 10
    table.do("draw")
    assert table.told(DeckShuffled) == [DeckShuffled()]
    for seat in (*range(5), SPECTATOR):
        assert table.view(seat).shuffled == (1, 1, 2, *[3] * 7)
        assert table.view(seat).deck_size == 10
    before = encode(table.view(0))
    deck = table.state.deck
    table.state.deck = type(deck)("deck", (tuple(reversed(contents(deck))),), shuffles=deck.shuffles)
    assert encode(table.view(0)) == before


def test_v_78_money_is_public_hands_are_not() -> None:
    table = Table(4).phase("income").until("Purchasing")
    for seat in range(4):
        table.money(10 + seat, seat).hand(1 + seat % 3, seat=seat)
    for seat in (*range(4), SPECTATOR):
        seen = table.view(seat).players
        assert [player.money for player in seen] == [10, 11, 12, 13]
        assert [p for p, player in enumerate(seen) if player.hand is not None] == (
            [seat] if seat >= 0 else []
        )
    assert len(table.told(IncomeTaken)) == 4


def test_v_79_three_discards_and_three_purchases() -> None:
    table = (
        Table().money(6).hand(1, 1, 1, 2, 2, 3).do("discard 1", "discard 1", "discard 1", "draw", "drawn 3")
    )
    assert table.options("discard") == []
    table.do("draw", "drawn 3")
    assert table.options("discard") == []
    table.do("draw", "drawn 2")
    assert (table.player().hand, table.player().money) == ((2, 2, 2, 3, 3, 3), 0)


def test_v_80_ground_control_for_two() -> None:
    for count in (0, 1, 2):
        table = flying().worth("ground-control", 2).hand(1, seat=1).fly("eva", "g g r b b")
        assert table.options() == ["convert 0", "convert 1", "convert 2"]
        assert table.do(f"convert {count}").flight.rocket == 1 + count


def test_v_81_nobody_to_be_afraid_of() -> None:
    table = flying().worth("ground-control", 2).hand(1).fly("eva", "g g r b b")
    assert (table.step(), table.flight.rocket) == ("Committing", 3)


def test_v_82_cards_in_any_order() -> None:
    table = (
        flying(2).hand(1, 2, 3, seat=1).fly("eva", "g g g g g").do("commit 2", "commit 3", "commit 1", "stop")
    )
    assert [fact.spaces for fact in table.told(RocketPushed)] == [-6]


def test_v_83_a_bank_with_a_single_token() -> None:
    pack = (
        '[pack]\nid = "mine"\nversion = 1\nbase = "1969@1"\n[board]\nbonus_tokens = 1\nsource = "picture"\n'
    )
    table = Table(2, pack_text=pack).money(14)
    table.do("hire spy", "spy-on 1", "place csm", "hire spy", "spy-on 1", "place lem")
    assert (table.has_token("csm"), table.has_token("lem"), table.player().money) == (True, False, 0)


def test_v_84_a_start_that_scores() -> None:
    pack = corrected("eva", start=2, track=(2, 3, 4, 5, 6))
    table = Table(pack_text=pack).money(9).phase("mission").flown("eva", seat=1).fly("eva", "r r r r r")
    assert table.told(PrestigeGained)[-1].points == 1
