"""Exact odds of 1969: by counting every roll, and against the rules."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from msgspec import structs

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import odds
from spacerace.games.nineteen69.rules.actions import (
    FACES,
    Action,
    Convert,
    Face,
    Launch,
    Reroll,
    Rolled,
    Stop,
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
from spacerace.kernel.copying import copy_of
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.seats import CHANCE
from tests.games.nineteen69.odds_tables import T8, after, engine_value, flying, odds_value, positions, view_of
from tests.games.nineteen69.table import DICE

pytestmark = pytest.mark.reading("newest", why="long reckonings; dice and cards are the same in all readings")


T5 = Course(track=(1, 2, 3, 4, 5))


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
