"""Exact odds of 1969: hidden cards, espionage, and previews of options."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

import pytest
from msgspec import structs

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import odds, unseen
from spacerace.games.nineteen69.rules.actions import (
    Commit,
    Discard,
    DrawCard,
    Launch,
    Reroll,
    Stop,
    SwapCard,
)
from spacerace.games.nineteen69.rules.odds import (
    HIGHEST_SCORE,
    AtLeast,
    Course,
    MissionTest,
    MostPrestige,
    ReachSpace,
    whole_test,
)
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.unseen import Heaps, Holder
from spacerace.games.nineteen69.rules.view import determinize
from spacerace.kernel.chance import Luck
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import words
from tests.games.nineteen69.odds_tables import T8, after, engine_value, flying, odds_value, positions, view_of
from tests.games.nineteen69.table import Table, corrected, launch_price

pytestmark = pytest.mark.reading("newest", why="long reckonings; dice and cards are the same in all readings")


#: Whoever prefers these empties the deck again and again.
CARDS = (DrawCard, SwapCard, Discard, Commit, Launch)


# --- hidden cards --------------------------------------------------------------------------------


def slow_sums(heaps: Heaps, holders: tuple[Holder, ...]) -> dict[int, Fraction]:
    """What picked cards may add up to: every deal of single cards, every way to show and to pick."""
    old = [value for value, count in zip(heaps.values, heaps.old, strict=True) for _ in range(count)]
    new = [value for value, count in zip(heaps.values, heaps.new, strict=True) for _ in range(count)]
    found: Counter[int] = Counter()
    held, drawn = sum(one.held for one in holders), sum(one.drawn for one in holders)
    for first, second in product(permutations(old, held), permutations(new, drawn)):
        sums: Counter[int] = Counter({0: 1})
        for holder in holders:
            cards = first[: holder.held] + second[: holder.drawn]
            first, second = first[holder.held :], second[holder.drawn :]
            sums = ordered_sum(sums, picks(cards, holder, heaps.values))
        found.update(sums)
    total = sum(found.values())
    return {number: Fraction(ways, total) for number, ways in sorted(found.items())}


def picks(cards: tuple[int, ...], holder: Holder, values: tuple[int, ...]) -> Counter[int]:
    """The sums of what a player with these cards may have picked, after showing what was shown."""
    found: Counter[int] = Counter()
    wanted = Counter(dict(zip(values, holder.shown, strict=True)))
    for shown in combinations(range(len(cards)), sum(holder.shown)):
        if Counter(cards[at] for at in shown) == +wanted:
            left = [card for at, card in enumerate(cards) if at not in shown]
            found.update(sum(picked) for picked in combinations(left, holder.picked))
    return found


def ordered_sum(one: Counter[int], other: Counter[int]) -> Counter[int]:
    """All sums of two numbers."""
    found: Counter[int] = Counter()
    for (a, times), (b, more) in product(one.items(), other.items()):
        found[a + b] += times * more
    return found


@pytest.mark.parametrize(
    "heaps, holders",
    [
        (Heaps((1, 2, 3), (0, 0, 0), (2, 2, 1)), (Holder(0, 3, (0, 1, 0), 2),)),
        (Heaps((1, 2, 3), (0, 0, 0), (2, 2, 2)), (Holder(0, 2, (0, 0, 0), 2), Holder(0, 2, (1, 0, 0), 1))),
        (Heaps((1, 2, 3), (1, 1, 1), (1, 2, 1)), (Holder(2, 1, (1, 0, 0), 1), Holder(1, 1, (0, 0, 0), 2))),
        (Heaps((1, 2, 3), (2, 0, 1), (1, 1, 1)), (Holder(2, 1, (1, 1, 0), 1), Holder(1, 1, (0, 0, 1), 1))),
        (Heaps((1, 4), (2, 2), (2, 1)), (Holder(3, 1, (1, 1), 2), Holder(1, 1, (0, 1), 1))),
        (Heaps((1, 2, 3), (2, 1, 1), (0, 0, 0)), (Holder(4, 0, (0, 1, 0), 3),)),
    ],
)
def test_hidden_cards_add_up_as_every_deal_says(heaps: Heaps, holders: tuple[Holder, ...]) -> None:
    """Two heaps that everybody can tell apart, cards shown since, cards picked blindly."""
    assert unseen.sums(heaps, holders) == slow_sums(heaps, holders)


@pytest.mark.parametrize("players, seed", [(2, 4), (3, 5), (5, 6)])
def test_n_12_1_the_truth_lies_within_the_bounds(players: int, seed: int) -> None:
    """For every seat and a spectator: the true hands, and others that fit, add up to something foreseen."""
    shuffles = looks = 0
    for at, match in enumerate(positions(players, seed, CARDS)):
        state = match.state
        shuffles = max(shuffles, state.deck.shuffles)
        if at % 11 or not any(player.hand for player in state.players):
            continue
        for seat in (*range(players), SPECTATOR):
            view = nineteen69.view(state, seat)
            others = [one for one in range(players) if one != seat]
            hands = unseen.sums_of(view, {one: len(state.players[one].hand) for one in others})
            laid = unseen.sums_of(view, {one: len(state.players[one].committed) for one in others})
            assert sum(hands.values()) == sum(laid.values()) == 1
            for deal in (state, determinize(view, Luck(at))):
                assert sum(sum(deal.players[one].hand) for one in others) in hands
                assert sum(sum(deal.players[one].committed) for one in others) in laid
            looks += 1
    assert looks > 20
    assert shuffles > 0


def test_n_12_4_after_a_reshuffle_the_other_hand_of_two_is_known() -> None:
    """Of two players each knows what the other held when the deck was made anew."""
    table = Table(players=2).money(4).hand(3, 3, 2, seat=1).hand(1).empty_deck()
    table.do("draw", "drawn 2")
    view = table.view(0)
    assert unseen.sums_of(view, {1: 3}) == {8: 1}
    assert unseen.sums_of(view, {1: 1}) == {2: Fraction(1, 3), 3: Fraction(2, 3)}


# --- espionage -----------------------------------------------------------------------------------


def ends_of_duel(state: State) -> set[int]:
    """Every prestige that the flight under way can end with, by all commitments of all players."""
    if state.flight is None:
        return {fact.points for fact in state.facts if type(fact).__name__ == "PrestigeGained"}
    return {end for option in nineteen69.options(state) for end in ends_of_duel(after(state, option))}


def duel(hands: tuple[tuple[int, ...], ...], mission: str = "csm-eva", dice: str = "g g g g b") -> Table:
    """A flight of Ann's with cards in all hands, when the first opponent is asked."""
    table = Table(players=len(hands)).phase("mission").money(20).cubes("csm", "genius")
    for seat, hand in enumerate(hands):
        table.hand(*hand, seat=seat)
    return table.fly(mission, dice)


@pytest.mark.parametrize(
    "hands", [((1, 2), (3,), (2, 1)), ((), (3, 3), ()), ((3,), (1,), (3, 2)), ((2, 2, 1), (), (1,))]
)
def test_n_6_18_no_duel_leaves_the_bounds(hands: tuple[tuple[int, ...], ...]) -> None:
    """Every way the real hands can be played ends between the lowest and the highest prestige."""
    rng = random.Random(5)
    table = duel(hands)
    met = 0
    while table.state.flight is not None:
        state = table.state
        options = nineteen69.options(state)
        for option, preview in zip(
            options, nineteen69.previews(table.view(state.seat), options), strict=True
        ):
            assert preview is not None
            figures: Any = preview.figures
            laid = after(state, option) if isinstance(option, Stop) else after(after(state, option), Stop())
            assert min(ends_of_duel(laid)) >= figures["lowest"]
            assert max(ends_of_duel(laid)) <= figures["highest"]
            met += 1
        table.do(rng.choice(table.options()))
    assert met > 1


def test_n_6_18_the_bounds_are_reached_by_some_deal() -> None:
    """Of two opponents the first has laid down a card: it may be a 1 or a 3, and nothing is wider."""
    table = duel(((), (2,), (2,)), "csm").do("commit 2", "stop")
    view = table.view(2)
    assert table.flight.rocket == 5
    figures: Any = odds.duel_figures(view, 0)
    assert (figures["lowest"], figures["highest"]) == (2, 4)
    # 38 cards are unseen, and of the value 2 one is known: 13 ones, 12 twos, 13 threes.
    assert figures["spaces"] == {"2": "13/38", "3": "6/19", "4": "13/38"}
    assert figures["mean"] == "3/1"
    assert odds.duel_figures(view, 2)["mean"] == "1/1"


def test_n_6_23_the_launcher_sees_what_own_cards_do() -> None:
    """The opponents' cards come first; each sum loses its own remainder."""
    table = duel(((1, 1), (3,)), "csm-eva").do("commit 3", "stop")
    view = table.view(0)
    assert table.flight.rocket == 6
    own: list[Any] = [odds.duel_figures(view, points) for points in (0, 1, 2)]
    # One unseen card of 37, worth 1, 2 or 3: back by 0 or 1.
    assert own[0]["spaces"] == {"5": "26/37", "6": "11/37"}
    assert own[1] == own[0]
    assert own[2]["spaces"] == {"6": "26/37", "7": "11/37"}
    assert (own[2]["lowest_space"], own[2]["highest_space"]) == (6, 7)


def test_n_6_22_all_that_cards_could_do_before_a_launch() -> None:
    """The mean lies between what the strongest hands could make of it, and all hands laid down."""
    table = (
        Table(players=2).phase("mission").money(20).hand(3, 2).hand(1, 1, 1, seat=1).cubes("csm", "genius")
    )
    view = table.view(0)
    mission = table.state.terms.mission_ids["csm"]
    reach = odds.espionage_reach(view, mission, 0)
    assert (reach.least_back, reach.most_back, reach.most_ahead) == (0, 9, 5)
    assert reach.own == {5: 1}
    # Three of 37 unseen cards: 13 ones, 12 twos and 12 threes.
    assert reach.all_in[3] == Fraction(13 * 12 * 11, 37 * 36 * 35)
    other = odds.espionage_reach(table.view(1), mission, 0)
    assert (other.least_back, other.most_back, other.most_ahead) == (0, 3, 6)


def test_what_cards_could_make_of_a_flight() -> None:
    """Lowest, highest and all hands laid down, reckoned space by space: back, clamped, ahead, clamped."""
    reach = odds.Reach(
        cost=2, laid={5: Fraction(1)}, all_in={5: Fraction(1, 3), 9: Fraction(2, 3)}, own={7: Fraction(1)}
    )
    test = whole_test(0, 1, 2)
    found: Any = odds.flight_figures(odds.odds(test), T8, reach, 3)

    def gain(space: int) -> int:
        return max((0, *T8.track)[space] - T8.flags, 0)

    lowest = highest = all_in = Fraction(0)
    for score, chance in odds.distribution(test).items():
        space = min(max(score, 0), 8)
        lowest += chance * gain(max(space - 9 // 2, 0))
        highest += chance * gain(min(max(space - 5 // 2, 0) + 7 // 2, 8))
        for points, part in reach.all_in.items():
            all_in += chance * part * gain(min(max(space - points // 2, 0) + 7 // 2, 8))
    assert (found["lowest"], found["highest"], found["all_in"]) == tuple(
        map(odds.written, (lowest, highest, all_in))
    )
    assert lowest < all_in < highest
    # Five dice fail 5/6 times on average.
    assert found["insurance"] == "5/2"


def test_n_6_18_whoever_looks_on_reckons_with_all_who_may_still_commit() -> None:
    """The launcher sees one opponent choose while another waits; later one has chosen, and knows what."""
    table = duel(((2,), (3, 1), (2, 2)), "csm")
    mission = table.flight.mission
    launcher = odds.espionage_reach(table.view(0), mission, 0)
    assert (min(launcher.laid), max(launcher.all_in), launcher.own) == (0, 12, {2: 1})
    table.do("commit 3", "stop")
    chosen = odds.espionage_reach(table.view(1), mission, 0)
    # Bob's 3 lies there, Cid may add two cards, Ann may answer with one.
    assert chosen.laid == {3: 1}
    assert (min(chosen.all_in), max(chosen.all_in), max(chosen.own)) == (3 + 2, 3 + 6, 3)
    table.stop()
    assert odds.espionage_reach(table.view(1), mission, 0).all_in == {3: 1}


# --- previews ------------------------------------------------------------------------------------


def test_previews_stand_beside_the_options_that_they_speak_of() -> None:
    """Launches, rerolls, Ground Control and commitments have one, nothing else has; all can be said."""
    english, met = words("en"), Counter[str]()
    for match in positions(4, 8):
        if match.awaited == CHANCE:
            continue
        options = nineteen69.options(match.state)
        found = nineteen69.previews(view_of(match), options)
        step = type(match.state.agenda[-1]).__name__
        if step == "Placing":
            # A scientist may help no mission.
            assert all(preview is None or english.say(preview.say) for preview in found)
            continue
        for option, preview in zip(options, found, strict=True):
            wanted = step in ("Rerolling", "Converting", "Committing") or isinstance(option, Launch)
            assert (preview is not None) == wanted
            if preview is not None:
                text = english.say(preview.say)
                assert (text[0].isupper() or text[0].isdigit()) and text[-1] == "." and "‹" not in text, text
                met[step] += 1
        other = nineteen69.view(match.state, (match.state.seat + 1) % 4)
        assert nineteen69.previews(other, options) == [None] * len(options)
    assert min(met["Launching"], met["Rerolling"], met["Converting"], met["Committing"]) > 5


def test_a_place_for_a_scientist_tells_which_missions_it_helps() -> None:
    """N-6.13, N-10.5: a symbol's research helps the missions that show it, Simulation every mission."""
    table = Table(2).money(20)
    table.do("hire basic")
    terms, options = table.state.terms, nineteen69.options(table.state)
    texts = [nineteen69.write_action(table.state, one) for one in options]
    previews = nineteen69.previews(table.view(0), options)
    helped = {
        text: dict(preview.figures)["missions"] if preview else {}
        for text, preview in zip(texts, previews, strict=True)
    }
    eva = terms.research_ids["eva"]
    shows = {one.id for one, symbols in zip(terms.missions, terms.symbols, strict=True) if eva in symbols}
    assert set(helped["place eva"]) == shows
    for means in helped["place eva"].values():
        assert Fraction(means["after"]) > Fraction(means["before"])
    assert len(helped["place simulation"]) == len(terms.missions)
    assert helped["place robotics"] == {}


def test_previews_of_ground_control() -> None:
    """Where the rocket comes to, what that is worth, and how far cards could move it (ND-10)."""
    table = Table(players=2).phase("mission").money(9).worth("ground-control", 2).hand(1).hand(2, seat=1)
    table.fly("eva", "g g r b b")
    options = nineteen69.options(table.state)
    previews = nineteen69.previews(table.view(0), options)
    found = [preview.figures for preview in previews if preview is not None]
    assert [figures["space"] for figures in found] == [1, 2, 3]
    assert [figures["mean"] for figures in found] == ["1/1", "2/1", "3/1"]
    # The rival has one card, of 1 to 3 by what one knows; the own one is a 1. The cost is 1.
    assert [(figures["lowest"], figures["highest"]) for figures in found] == [
        ("0/1", "2/1"),
        ("0/1", "3/1"),
        ("0/1", "4/1"),
    ]
    assert previews[2] is not None
    said = words("en").say(previews[2].say)
    assert said == "Without cards 3 PP; with cards 0 to 4 PP."


def test_no_wish_is_served_by_turning_fewer_dice() -> None:
    """The odds of a test turn all dice they can: with the same cards on the table that is never worse."""
    course = Course(track=T8.track, first=1, flags=1, back=((0, 2), (3, 1)), ahead=1)
    for dice in odds_of_all_dice():
        for wish in (HIGHEST_SCORE, AtLeast(3), MostPrestige(course), ReachSpace(course, 4)):
            values = [odds.value(MissionTest(fresh=dice, control=count), wish) for count in range(4)]
            assert values == sorted(values)


def odds_of_all_dice() -> Iterator[odds.Dice]:
    """Every way in which five dice can lie."""
    return ((a, b, 5 - a - b) for a in range(6) for b in range(6 - a))


def test_n_1_8_the_odds_know_what_the_start_is_worth() -> None:
    pack = corrected("eva", start=2, track=(2, 3, 4, 5, 6))
    table = Table(players=2, pack_text=pack).phase("mission").money(launch_price("eva"))
    course = odds.launch_course(table.view(0), table.state.terms.mission_ids["eva"])
    assert (course.first, course.start) == (2, 0)
    assert [odds.prestige_on(course, space) for space in range(6)] == [2, 2, 3, 4, 5, 6]
    assert odds.prestige_on(structs.replace(course, flags=3), 0) == 0
    preview = nineteen69.previews(table.view(0), nineteen69.options(table.state))[0]
    assert preview is not None
    assert min(map(int, dict(preview.figures)["prestige"])) == 2


def test_previews_of_a_launch() -> None:
    """The figures of a mission that one knows by heart: five dice, no help, no cards."""
    table = Table(players=2).phase("mission").money(launch_price("eva"))
    options = nineteen69.options(table.state)
    preview = nineteen69.previews(table.view(0), options)[0]
    assert isinstance(options[0], Launch) and preview is not None
    figures = preview.figures
    # All five dice must be successes for the last space.
    assert figures["complete"] == "1/32"
    gains = odds.distribution(whole_test(0, 0, 0))
    mean = sum((max(score, 0) * chance for score, chance in gains.items()), Fraction(0))
    assert figures["mean"] == odds.written(mean) == figures["lowest"] == figures["highest"]
    assert words("en").say(preview.say) == "Without cards 1.8 PP on average, last space 3%."


def test_previews_of_rerolls_agree_with_the_engine() -> None:
    """Each option is worth what the engine makes of it, and the best is marked once."""
    table = flying("csm-eva", csm=2, simulation=2, ground_control=1).roll("g b r r b")
    options = nineteen69.options(table.state)
    found = nineteen69.previews(table.view(0), options)
    values = [engine_value(after(table.state, option)) for option in options if isinstance(option, Reroll)]
    stop = after(table.state, Stop())
    values.append(Fraction(stop.players[0].prestige - table.player().prestige))
    assert [preview and preview.figures["mean"] for preview in found] == [odds.written(one) for one in values]
    assert [preview and preview.figures["best"] for preview in found] == [
        one == max(values) for one in values
    ]
    assert found[-1] is not None
    assert found[-1].figures["keep"] == "1/1"


def test_previews_of_rerolls_tell_the_chance_not_to_fall_back() -> None:
    """One reroll, the rocket on space 1: a success is lost half the time, a neutral once in six."""
    table = flying("csm-eva", csm=2, simulation=1).roll("g b r r b")
    options = nineteen69.options(table.state)
    found = nineteen69.previews(table.view(0), options)
    keep = {
        getattr(option, "face", "stop"): preview.figures["keep"]
        for option, preview in zip(options, found, strict=True)
        if preview is not None and preview.figures["space"] == 1
    }
    assert keep == {"success": "1/2", "neutral": "5/6", "failure": "1/1", "stop": "1/1"}


def test_n_6_15_previews_of_a_launch_tell_what_insurance_pays() -> None:
    """Two researchers: 6 M for each failure, of which five dice show 5/6."""
    table = Table(players=2).phase("mission").money(20).worth("insurance", 2)
    assert odds.insured(table.view(1), 0) == 6
    options = nineteen69.options(table.state)
    found = nineteen69.previews(table.view(0), options)
    assert {preview.figures["insurance"] for preview in found if preview is not None} == {"5/1"}


def test_n_11_3_a_launch_to_the_moon_starts_at_the_progress_flag() -> None:
    """And any other launch on 0."""
    table = Table(players=2).phase("mission").money(30).moon(4)
    missions = table.state.terms.mission_ids
    view = table.view(0)
    assert odds.launch_course(view, missions["moon"]).start == 4
    assert odds.launch_course(view, missions["csm"]).start == 0
    assert odds.launch_course(view, missions["moon"], 1).start == 0


def test_a_box_too_large_for_exact_odds_has_no_previews() -> None:
    """A pack with a hundred dice is playable, but nobody waits for its odds."""
    pack = '[pack]\nid = "mine"\nversion = 1\nbase = "1969@1"\n[die]\nsource = "picture"\ncount = 100\n'
    table = Table(players=2, pack_text=pack).phase("mission").money(20)
    options = nineteen69.options(table.state)
    assert nineteen69.previews(table.view(0), options) == [None] * len(options)


def test_other_dice_and_tracks_are_reckoned_with() -> None:
    """A pack with another track: the odds follow it."""
    pack = corrected("csm", track=(7, 8))
    table = Table(players=2, pack_text=pack).phase("mission").money(20).do("launch csm")
    assert odds_value(table.state) == engine_value(table.state)


def test_chances_never_look_more_certain_than_they_are() -> None:
    """Rounding makes nothing sure and nothing impossible."""
    shown = [odds.percent(Fraction(number, 10**5)) for number in (0, 1, 12345, 99999, 10**5)]
    assert shown == ["0", "<0.1", "12.3", ">99.9", "100"]
    assert [odds.rounded(Fraction(number, 1000)) for number in (-1, 0, 1, -6)] == ["0.00"] * 3 + ["-0.01"]


def test_n_9_6_four_researchers_at_most() -> None:
    """Genius, another type and a token."""
    assert odds.most_researchers(Table().state.terms) == 4
