"""Exact odds of 1969: by counting every roll, against the engine itself, and in seeded games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any, get_args

import pytest
from msgspec import structs

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import odds, unseen
from spacerace.games.nineteen69.rules.actions import (
    FACES,
    Action,
    Commit,
    Convert,
    Discard,
    DrawCard,
    Face,
    Launch,
    Reroll,
    Rolled,
    Stop,
    SwapCard,
)
from spacerace.games.nineteen69.rules.agenda import Committing, Launching, Rerolling, RollingDie
from spacerace.games.nineteen69.rules.odds import (
    HIGHEST_SCORE,
    AtLeast,
    Course,
    MissionTest,
    MostPrestige,
    ReachSpace,
    Wish,
    whole_test,
)
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.unseen import Heaps, Holder
from spacerace.games.nineteen69.rules.view import View, determinize
from spacerace.kernel.chance import Luck
from spacerace.kernel.copying import copy_of
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import words
from tests.games.nineteen69.table import DICE, Table, corrected, launch_price, new_match

pytestmark = pytest.mark.reading("newest", why="long reckonings; dice and cards are the same in all readings")

T5 = Course(track=(1, 2, 3, 4, 5))
T8 = Course(track=(1, 2, 3, 5, 6, 7, 9, 10), flags=1)
WEIGHTS: dict[Face, int] = {"success": 3, "neutral": 2, "failure": 1}
#: Two dice, one of which was rerolled: what a slow player keeps in mind.
Faces = tuple[tuple[Face, bool], ...]


def counted(faces: list[Face]) -> odds.Dice:
    """Dice by face."""
    return (faces.count("success"), faces.count("neutral"), faces.count("failure"))


def dice_at(dice: str, *, settled: str = "", **more: Any) -> MissionTest:
    """A test with these dice, written as in the examples of the rules."""
    fresh = counted([DICE[die] for die in dice.split()])
    return MissionTest(fresh=fresh, settled=counted([DICE[die] for die in settled.split()]), **more)


def score_of(faces: list[Face], test: MissionTest) -> int:
    """The score, counted die by die (N-6.11 to N-6.14)."""
    converted = min(faces.count("neutral"), test.control)
    return faces.count("success") + converted - faces.count("failure") + test.bonus


def merit(wish: Wish, score: int) -> Fraction:
    """What a score is worth for a wish, told otherwise than in the program."""
    match wish:
        case AtLeast(score=least):
            return Fraction(score >= least)
        case MostPrestige(course=course):
            return Fraction(
                max(
                    (0, *course.track)[min(max(course.start + score, 0), len(course.track))] - course.flags, 0
                )
            )
        case ReachSpace(course=course, space=least):
            return Fraction(min(max(course.start + score, 0), len(course.track)) >= least)
        case _:
            return Fraction(score)


@cache
def slow_best(dice: Faces, left: int, test: MissionTest, wish: Wish) -> tuple[Fraction, Fraction]:
    """The best value and the rerolls that it takes, by trying every die, one by one."""
    found = (merit(wish, score_of([face for face, _ in dice], test)), Fraction(0))
    if left == 0:
        return found
    for at, (_, again) in enumerate(dice):
        if again:
            continue
        value, rerolls = Fraction(0), Fraction(-1)
        for face, weight in WEIGHTS.items():
            after = slow_best((*dice[:at], (face, True), *dice[at + 1 :]), left - 1, test, wish)
            value += after[0] * weight / 6
            rerolls += after[1] * weight / 6
        found = max(found, (value, rerolls))
    return found


def slow_value(count: int, test: MissionTest, wish: Wish) -> tuple[Fraction, Fraction]:
    """The same before the first roll, over every roll of the dice in order."""
    value = rerolls = Fraction(0)
    for faces in product(FACES, repeat=count):
        chance = Fraction(1)
        for face in faces:
            chance *= Fraction(WEIGHTS[face], 6)
        best = slow_best(tuple((face, False) for face in faces), test.rerolls, test, wish)
        value += chance * best[0]
        rerolls += chance * best[1]
    return value, rerolls


# --- pure tests ----------------------------------------------------------------------------------


@pytest.mark.parametrize("control", range(6))
def test_n_6_12_without_rerolls_every_roll_is_counted(control: int) -> None:
    """All 3 to the power 5 rolls in order give the distribution of scores and of failures."""
    test = whole_test(0, control, 2)
    scores: dict[int, Fraction] = {}
    failures: dict[int, Fraction] = {}
    for faces in product(FACES, repeat=5):
        chance = Fraction(1)
        for face in faces:
            chance *= Fraction(WEIGHTS[face], 6)
        score = score_of(list(faces), test)
        scores[score] = scores.get(score, Fraction(0)) + chance
        money = 6 * faces.count("failure")
        failures[money] = failures.get(money, Fraction(0)) + chance
    assert odds.distribution(test) == scores
    # Ground Control does not change what Insurance pays (N-6.15).
    assert odds.insurance(odds.odds(test), 6) == failures


def test_n_6_12_the_unaided_test_has_the_printed_mean() -> None:
    """Mean 1.67, as the component list says; five failures in one of 6 to the power 5."""
    found = odds.distribution(whole_test(0, 0, 0))
    assert odds.mean(found) == Fraction(5, 3)
    assert found[-5] == Fraction(1, 6**5)
    assert list(found) == sorted(found)
    assert sum(found.values()) == 1


SMALL = [
    (dice, rerolls, control, wish)
    for dice, rerolls in ((1, 1), (2, 1), (2, 2), (3, 1), (3, 2))
    for control in (0, 1, 2)
    for wish in (HIGHEST_SCORE, AtLeast(3), AtLeast(2), MostPrestige(T5), MostPrestige(T8), ReachSpace(T5, 4))
]


@pytest.mark.parametrize("dice, rerolls, control, wish", SMALL)
def test_n_6_9_rerolls_are_played_best_for_the_wish(
    dice: int, rerolls: int, control: int, wish: Wish
) -> None:
    """The value, and among equals the fewest rerolls, are those of a search that tries every die."""
    test = whole_test(rerolls, control, 1, dice)
    value, rerolls_made = slow_value(dice, test, wish)
    found = odds.odds(test, wish)
    assert odds.value(test, wish) == value
    assert sum(chance * merit(wish, score) for score, chance in odds.scores(found).items()) == value
    assert found.rerolls == -rerolls_made


@pytest.mark.parametrize("wish", [HIGHEST_SCORE, AtLeast(1), AtLeast(2), MostPrestige(T5)])
def test_n_6_9_no_policy_does_better(wish: Wish) -> None:
    """Of all ways to choose one reroll for each hand of two dice, none beats the one that is found."""
    test = whole_test(1, 1, 0, 2)
    ways = [(chance, single_rerolls(hand, test, wish)) for hand, chance in pairs_of_dice()]
    results = []
    for policy in product(*(here for _, here in ways)):
        value = sum((chance * one[0] for (chance, _), one in zip(ways, policy, strict=True)), Fraction(0))
        rerolls = sum((chance * one[1] for (chance, _), one in zip(ways, policy, strict=True)), Fraction(0))
        results.append((value, rerolls, policy))
    best = max(results, key=lambda one: one[:2])[:2]
    found = odds.odds(test, wish)
    assert (odds.value(test, wish), -found.rerolls) == best
    fair = []
    for value, rerolls, policy in results:
        if (value, rerolls) == best:
            scores: dict[int, Fraction] = {}
            for (chance, _), one in zip(ways, policy, strict=True):
                for score, part in one[2].items():
                    scores[score] = scores.get(score, Fraction(0)) + chance * part
            fair.append(scores)
    assert odds.scores(found) in fair


def pairs_of_dice() -> list[tuple[tuple[Face, Face], Fraction]]:
    """All hands of two dice, and their chances."""
    return [
        ((one, other), Fraction(WEIGHTS[one] * WEIGHTS[other] * (2 - (one == other)), 36))
        for one, other in combinations_with_replacement(FACES, 2)
    ]


def single_rerolls(
    hand: tuple[Face, Face], test: MissionTest, wish: Wish
) -> list[tuple[Fraction, Fraction, dict[int, Fraction]]]:
    """For no reroll and that of each die: the mean merit, the rerolls, the chances of the scores."""
    found = []
    for at in (None, 0, 1):
        scores: dict[int, Fraction] = {}
        for face, weight in WEIGHTS.items():
            dice = list(hand)
            if at is not None:
                dice[at] = face
            score = score_of(dice, test)
            scores[score] = scores.get(score, Fraction(0)) + Fraction(weight, 6)
        mean = sum((chance * merit(wish, score) for score, chance in scores.items()), Fraction(0))
        found.append((mean, Fraction(0 if at is None else -1), scores))
    return found


def test_v_35_ground_control_comes_after_the_rerolls() -> None:
    """Two neutrals after the reroll, one of them is converted (N-6.7, N-6.11)."""
    test = dice_at("g g b r r", rerolls=1, control=1)
    after = odds.rolled(odds.rerolled(test, "failure"), "neutral")
    assert odds.distribution(after) == {2: 1}
    assert odds.odds(test).best == "failure"


def test_v_33_a_rerolled_die_stands() -> None:
    """Three failures, one rerolled in vain: two can still be rerolled, with one reroll left (N-6.10)."""
    test = odds.rolled(odds.rerolled(dice_at("r r r b g", rerolls=2), "failure"), "failure")
    assert (test.fresh, test.settled, test.rerolls) == ((1, 1, 2), (0, 0, 1), 1)
    with pytest.raises(BadSetup, match="may be rerolled"):
        dice_at("g", settled="r r r r", rerolls=2)


def test_equal_choices_take_the_fewest_rerolls() -> None:
    """Whoever has what is wished for stops, and so does whoever cannot get it (the wish's tie-break)."""
    assert odds.odds(dice_at("g g r", rerolls=2), AtLeast(1)).best is None
    assert odds.odds(dice_at("r r r", rerolls=1), AtLeast(1)).rerolls == 0
    assert odds.odds(dice_at("r r r", rerolls=1), HIGHEST_SCORE).rerolls == 1


def test_of_choices_equal_in_this_too_the_higher_mean_decides() -> None:
    """On a track that goes up and down two dice serve the wish alike; the higher mean is better."""
    test = MissionTest(fresh=(1, 1, 1), rerolls=2, control=2, die=(0, 1, 1))
    wish = MostPrestige(Course(track=(1, 2, 1, 1, 2, 0), start=3))
    merits = {}
    for face in FACES:
        after = odds.odds(odds.rerolled(test, face), wish)
        merits[face] = (
            odds.value(odds.rerolled(test, face), wish),
            -after.rerolls,
            odds.mean(odds.scores(after)),
        )
    assert merits["success"][:2] == merits["neutral"][:2] > merits["failure"][:2]
    assert merits["success"][2] > merits["neutral"][2]
    assert odds.odds(test, wish).best == "success"
    assert odds.mean(odds.distribution(test, wish)) == merits["success"][2]


def test_n_6_15_insurance_pays_for_failures_that_are_left() -> None:
    """The two examples of the rules (V-37, V-38)."""
    assert odds.insurance(odds.odds(dice_at("g b r r r", control=3)), 6) == {18: 1}
    rerolled = odds.rerolled(dice_at("r r g g b", rerolls=1), "failure")
    assert odds.insurance(odds.odds(rerolled), 3) == {3: Fraction(5, 6), 6: Fraction(1, 6)}


def test_the_quick_questions_give_the_same_answers() -> None:
    """Means and chances for those who ask often are the exact ones, rounded."""
    for rerolls, control, bonus, start, flags in product((0, 2), (0, 1), (0, 3), (0, 2), (0, 2)):
        test = whole_test(rerolls, control, bonus)
        course = Course(track=T8.track, start=start, flags=flags)
        exact = odds.value(test, MostPrestige(course))
        assert odds.mean_prestige(rerolls, control, bonus, T8.track, start, flags) == float(exact)
        assert odds.chance_of_spaces(rerolls, control, bonus, 4) == float(odds.value(test, AtLeast(4)))
        payoffs = tuple(float(merit(MostPrestige(course), base + bonus)) for base in range(-5, 6))
        assert odds.best_mean(test, payoffs) == pytest.approx(float(exact), abs=1e-12)


def test_odds_are_exact_whatever_was_asked_before() -> None:
    """A bot's question in floats that happen to be whole once spoilt the exact answer to the same test."""
    test, wish = whole_test(2, 1, 0, dice=4), MostPrestige(Course(track=(1, 2, 3, 4)))
    payoffs = tuple(merit(wish, base) for base in range(-4, 5))
    about = odds.best_mean(test, tuple(map(float, payoffs)))
    exact = odds.value(test, wish)
    assert isinstance(exact, Fraction)
    assert about == pytest.approx(float(exact), abs=1e-12)
    assert isinstance(odds.best_mean(test, payoffs), float)


def test_a_course_with_cards_clamps_after_each_move() -> None:
    """First back, then ahead; what is cut off is lost (N-6.17, V-40, V-41, V-43)."""
    course = Course(track=T5.track)
    one = Fraction(1)
    assert odds.final_spaces(odds.under_cards(course, {2: one}, 0, 1), 5) == {3: 1}
    assert odds.final_spaces(odds.under_cards(course, {3: one}, 2, 1), 1) == {2: 1}
    assert odds.final_spaces(odds.under_cards(course, {2: one}, 1, 2), 4) == {3: 1}
    mixed = odds.under_cards(course, {1: Fraction(1, 3), 4: Fraction(2, 3)}, 0, 1)
    assert odds.final_spaces(mixed, 5) == {1: Fraction(2, 3), 4: Fraction(1, 3)}
    sure = MissionTest(settled=(5, 0, 0))
    assert odds.value(sure, MostPrestige(mixed)) == 2
    assert odds.value(sure, ReachSpace(mixed, 4)) == Fraction(1, 3)


@pytest.mark.parametrize(
    "given, says",
    [
        ({"unrolled": 5, "rerolls": 6}, "dice that may be rerolled"),
        ({"fresh": (-1, 0, 0)}, "fewer than 0"),
        ({"unrolled": 5, "control": -1}, "fewer than 0"),
        ({"unrolled": 5, "die": (0, 0, 0)}, "without sides"),
        ({"unrolled": 3, "settled": (1, 0, 0)}, "before all have been rolled"),
        ({"unrolled": 3, "rolling": True}, "before all have been rolled"),
    ],
)
def test_a_test_that_cannot_be_is_refused(given: dict[str, Any], says: str) -> None:
    """Each with a sentence of its own."""
    with pytest.raises(BadSetup, match=says):
        MissionTest(**given)


# --- against the engine --------------------------------------------------------------------------


def expectimax(state: State, seat: int, before: int, seen: dict[Any, Fraction]) -> Fraction:
    """The mean prestige that the launcher gains from here, played best, by the engine alone."""
    if state.flight is None:
        return Fraction(state.players[seat].prestige - before)
    key = (state.flight.dice, state.flight.rerolled, state.agenda[-1])
    if key not in seen:
        if nineteen69.to_act(state) == CHANCE:
            outcomes = nineteen69.outcomes(state)
            total = sum(weight for _, weight in outcomes)
            value = sum(
                weight * expectimax(after(state, action), seat, before, seen) for action, weight in outcomes
            )
            seen[key] = Fraction(value) / total
        else:
            options = nineteen69.options(state)
            seen[key] = max(expectimax(after(state, action), seat, before, seen) for action in options)
    return seen[key]


def after(state: State, action: Action) -> State:
    """The state after an action; the one before stays as it was."""
    copy = copy_of(state)
    nineteen69.advance(copy, action)
    return copy


def engine_value(state: State) -> Fraction:
    """What the flight under way brings its launcher on average, by the engine."""
    return expectimax(state, state.launcher, state.players[state.launcher].prestige, {})


def odds_value(state: State) -> Fraction:
    """The same by the odds."""
    view = nineteen69.view(state, state.launcher)
    test = odds.flight_test(view)
    assert test is not None
    return odds.value(test, MostPrestige(odds.flight_course(view)))


def flying(mission: str, *, seat: int = 0, **researchers: int) -> Table:
    """A launch with these researchers; nobody has cards, so only dice decide."""
    table = Table(players=3).year(1966).phase("mission", seat)
    table.money(30, seat).moon(2, seat).flown("csm-eva", "tec", seat=1).flown("csm-eva", "moon", seat=2)
    for research, count in researchers.items():
        table.worth(research.replace("_", "-"), count, seat)
    return table.do(f"launch {mission}")


@pytest.mark.parametrize(
    "mission, researchers",
    [
        ("csm", {"csm": 2}),
        ("csm-eva", {"csm": 2, "eva": 1, "simulation": 1}),
        ("csm-eva", {"eva": 3, "simulation": 1, "ground_control": 2}),
        ("moon", {"eva": 2, "lem": 3, "simulation": 1, "ground_control": 1, "insurance": 2}),
    ],
)
def test_n_6_7_a_whole_flight_is_worth_what_the_engine_makes_of_it(
    mission: str, researchers: dict[str, int]
) -> None:
    """From the first die to the prestige: rolls, rerolls, Ground Control, flags, the Moon's start."""
    state = flying(mission, **researchers).state
    assert odds_value(state) == engine_value(state)


@pytest.mark.parametrize("seed", range(12))
def test_n_6_9_the_rest_of_a_test_is_worth_what_the_engine_makes_of_it(seed: int) -> None:
    """Late in a test, with several rerolls to come: while dice are rolled, at the choice, during a reroll."""
    rng = random.Random(seed)
    mission = rng.choice(["csm", "csm-eva", "lem-tec", "moon"])
    sheet = {"simulation": 2 + seed % 3, "ground_control": rng.randrange(3), "csm": rng.randrange(4)}
    table = flying(mission, **{name: count for name, count in sheet.items() if count})
    table.roll(" ".join(rng.choices("gbr", k=5)))
    steps = set()
    while table.state.flight is not None and not isinstance(table.state.agenda[-1], Committing):
        assert odds_value(table.state) == engine_value(table.state)
        steps.add(type(table.state.agenda[-1]))
        if table.awaited == CHANCE:
            table.roll(rng.choice("gbr"))
        else:
            table.do(rng.choice(table.options("reroll")))
        if len(table.told(object)) > 40:
            break
    assert steps == {Rerolling, RollingDie}


def likely(rng: random.Random, options: list[Action], kinds: tuple[type, ...]) -> Action:
    """A random option, but rather one of these kinds, so that missions fly and cards are played."""
    wanted = [option for option in options if isinstance(option, kinds)]
    return rng.choice(wanted if wanted and rng.random() < 0.6 else options)


#: Whoever prefers these empties the deck again and again.
CARDS = (DrawCard, SwapCard, Discard, Commit, Launch)
ANYTHING = tuple(set(get_args(Action)) - {Stop})


def positions(players: int, seed: int, kinds: tuple[type, ...] = ANYTHING) -> Iterator[Match]:
    """A random game, at each position before anything is done."""
    match, rng = new_match(players, seed), random.Random(seed)
    while match.awaited is not None:
        yield match
        if match.awaited == CHANCE:
            event = nineteen69.chance(match.state)
            match.play(CHANCE, nineteen69.outcome(match.state, rng.choice(list(event.bag))))
        else:
            match.play(match.awaited, likely(rng, nineteen69.options(match.state), kinds))


def view_of(match: Match) -> View:
    """What the player whose part it is may know."""
    return nineteen69.view(match.state, match.state.seat)


def after_choice(test: MissionTest, option: Action) -> MissionTest:
    """The test after a decision about its dice."""
    match option:
        case Reroll(face=face):
            return odds.rerolled(test, face)
        case Convert(count=count):
            return structs.replace(test, control=count)
        case _:
            return odds.kept(test)


@pytest.mark.parametrize("players, seed", [(2, 1), (3, 2), (5, 3)])
def test_chance_averages_and_choice_takes_the_best_at_every_step_of_a_game(players: int, seed: int) -> None:
    """A roll is worth the mean of its outcomes, a decision its best option, whatever the wish."""
    met: Counter[type] = Counter()
    for match in positions(players, seed):
        view = view_of(match)
        test = odds.flight_test(view)
        if test is None:
            continue
        met[type(view.agenda[-1])] += 1
        course = odds.flight_course(view)
        for wish in (HIGHEST_SCORE, AtLeast(3), MostPrestige(course), ReachSpace(course, 4)):
            value = odds.value(test, wish)
            if match.awaited == CHANCE:
                total = sum(WEIGHTS.values())
                parts = [
                    weight * odds.value(odds.rolled(test, face), wish) for face, weight in WEIGHTS.items()
                ]
                assert sum(parts) / total == value
            else:
                choices = [after_choice(test, option) for option in nineteen69.options(match.state)]
                assert max(odds.value(one, wish) for one in choices) == value
                best = odds.odds(test, wish).best
                chosen = odds.kept(test) if best is None else odds.rerolled(test, best)
                assert odds.value(chosen, wish) == value
    assert met[RollingDie] > 20
    assert met[Rerolling] > 3


def test_the_test_of_a_view_follows_every_step() -> None:
    """Each roll and each choice of the engine is the same step of the test, to its end."""
    steps: Counter[type] = Counter()
    before: MissionTest | None = None
    for match in positions(5, 7):
        now = odds.flight_test(view_of(match))
        if before is not None:
            action = match.log[-1].action
            steps[type(action)] += 1
            match action:
                case Rolled(face=face):
                    expected = odds.rolled(before, face)
                case Reroll(face=face):
                    expected = odds.rerolled(before, face)
                case _:
                    expected = odds.kept(before)
            if now is None:
                assert (expected.unrolled, expected.rolling, expected.rerolls) == (0, False, 0)
            else:
                assert now == expected
        before = now
    assert steps[Rolled] > 30
    assert steps[Reroll] > 3
    assert steps[Stop] > 0


def test_a_launch_is_worth_the_same_before_and_after_it() -> None:
    """The test and the course of a launch are those of the flight that follows."""
    launches = 0
    for match in positions(3, 5):
        if not isinstance(match.state.agenda[-1], Launching):
            continue
        view = view_of(match)
        for option in nineteen69.options(match.state):
            if isinstance(option, Launch):
                flight = nineteen69.view(after(match.state, option), match.state.seat)
                assert odds.flight_test(flight) == odds.launch_test(view, option.mission)
                assert odds.flight_course(flight) == odds.launch_course(view, option.mission)
                launches += 1
    assert launches > 50


def test_seeded_flights_come_out_as_the_odds_say() -> None:
    """Four rerolls, far too many ways for a search: the engine flies it three thousand times."""
    table = flying("roc-csm-lem", simulation=4, ground_control=2, csm=3, lem=2)
    view = nineteen69.view(table.state, 0)
    test, wish = odds.flight_test(view), MostPrestige(odds.flight_course(view))
    assert test is not None
    expected = odds.spaces(odds.odds(test, wish), wish.course)
    games, rng = 3000, random.Random(11)
    met: Counter[int] = Counter()
    choices: dict[MissionTest, Face | None] = {}
    for _ in range(games):
        state = copy_of(table.state)
        rocket = -1
        while state.flight is not None:
            if nineteen69.to_act(state) == CHANCE:
                nineteen69.advance(state, Rolled(rng.choice(state.terms.faces)))
            else:
                now = odds.flight_test(nineteen69.view(state, 0))
                assert now is not None
                if now not in choices:
                    choices[now] = odds.odds(now, wish).best
                best = choices[now]
                nineteen69.advance(state, Stop() if best is None else Reroll(best))
            for fact in state.facts:
                rocket = getattr(fact, "rocket", rocket)
        met[rocket] += 1
    assert set(met) <= set(expected)
    for space, chance in expected.items():
        spread = float(games * chance * (1 - chance)) ** 0.5
        assert abs(met[space] - games * chance) <= 4 * spread + 1, space


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
