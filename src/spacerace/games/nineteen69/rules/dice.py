"""The arithmetic of a mission test: dice, rerolls and Ground Control under best play for a wish (N-6.7).

A test is described by a few counts, so all its outcomes are counted in whole numbers: nothing is
rolled and nothing is rounded. Rerolls are chosen for the wish at hand; of choices that serve it equally
well, the one with the fewest expected rerolls is taken, then the one with the highest mean score.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import factorial
from typing import TypeVar, assert_never

from msgspec import Struct, structs

from spacerace.games.nineteen69.rules.actions import FACES, Face
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.ordered_sum import Number, ordered_sum

#: Numbers of dice, or of a die's sides, by face: successes, neutrals, failures.
Dice = tuple[int, int, int]
#: Numbers, each with its chance.
Distribution = dict[int, Fraction]

Key = TypeVar("Key")

NO_DICE: Dice = (0, 0, 0)
#: The sides of the printed die, and how many dice there are (N-1.3).
DIE: Dice = (3, 2, 1)
DICE = 5


class MissionTest(Struct, frozen=True, kw_only=True):
    """A mission test at some moment: the values on which its result depends."""

    #: Dice that may still be rerolled, by the face that they show (N-6.10).
    fresh: Dice = NO_DICE
    #: Dice that were rerolled. They cannot be rerolled again.
    settled: Dice = NO_DICE
    #: Dice whose first roll is to come (N-6.8).
    unrolled: int = 0
    #: A die is being rerolled at this moment. Its result is final.
    rolling: bool = False
    #: Rerolls that are left (N-6.9).
    rerolls: int = 0
    #: How many neutrals Ground Control turns into successes (N-6.11).
    control: int = 0
    #: What the symbols add (N-6.13).
    bonus: int = 0
    #: The sides of a die.
    die: Dice = DIE

    def __post_init__(self) -> None:
        """Raises BadSetup for an impossible test (N-6.7)."""
        numbers = (*self.fresh, *self.settled, self.unrolled, self.rerolls, self.control, *self.die)
        if min(numbers) < 0 or sum(self.die) == 0:
            raise BadSetup("N-6.7", "refused-odds-1969-negative")
        if self.rerolls > self.unrolled + sum(self.fresh):
            raise BadSetup("N-6.10", "refused-odds-1969-rerolls", {"rerolls": self.rerolls})
        if self.unrolled and (self.rolling or any(self.settled)):
            raise BadSetup("N-6.7", "refused-odds-1969-too-early")


class Course(Struct, frozen=True, kw_only=True):
    """A course gives a score its value: the track, the start of the rocket, flags in the box, cards to
    come."""

    #: Prestige of spaces 1 to N, and of the first one, which is number 0 (N-1.8).
    track: tuple[int, ...]
    first: int = 0
    #: The space from which the rocket starts.
    start: int = 0
    flags: int = 0
    #: The spaces by which the opponents' cards move the rocket back, each with its weight (N-6.22).
    back: tuple[tuple[int, int], ...] = ((0, 1),)
    #: The spaces by which the launcher's own cards move it forward afterwards (N-6.23).
    ahead: int = 0


class HighestScore(Struct, frozen=True, tag=True):
    """The wish for the highest mean score."""


class AtLeast(Struct, frozen=True, tag=True):
    """The wish for this score or more."""

    score: int


class MostPrestige(Struct, frozen=True, tag=True):
    """The wish for the highest mean prestige on a course."""

    course: Course


class ReachSpace(Struct, frozen=True, tag=True):
    """The wish for a flight on a course that ends on this space or beyond, cards included."""

    course: Course
    space: int


Wish = HighestScore | AtLeast | MostPrestige | ReachSpace
HIGHEST_SCORE = HighestScore()


class Odds(Struct, frozen=True, kw_only=True):
    """The odds of a test under best play for a wish."""

    test: MissionTest
    #: The chance of every final roll, before Ground Control.
    ends: Mapping[Dice, Fraction]
    #: The mean number of rerolls to come.
    rerolls: Fraction
    #: The face to reroll now; None to stop, or if there is no decision now.
    best: Face | None


# --- what a result is worth ----------------------------------------------------------------------


def base_result(dice: Dice, control: int) -> int:
    """Successes and converted neutrals, less failures (N-6.11, N-6.12)."""
    successes, neutrals, failures = dice
    return successes + min(neutrals, control) - failures


def clamped(course: Course, space: int) -> int:
    """No rocket stands before the first space or beyond the last (N-6.16, N-6.17, N-11.4)."""
    return max(0, min(space, len(course.track)))


def space_after(course: Course, score: int) -> int:
    """Where the test moves the rocket (N-6.16, N-11.3)."""
    return clamped(course, course.start + score)


def prestige_on(course: Course, space: int) -> int:
    """Prestige for a flight that ends on a space (N-6.26)."""
    return max((course.track[space - 1] if space else course.first) - course.flags, 0)


def final_space(course: Course, space: int, back: int) -> int:
    """Where the cards leave a rocket: first back, then ahead, clamped each time (N-6.17, N-6.22, N-6.23)."""
    return clamped(course, clamped(course, space - back) + course.ahead)


def final_spaces(course: Course, space: int) -> Distribution:
    """Where the cards of the course leave a rocket that the test brought to a space, with the chances."""
    total = sum(weight for _, weight in course.back)
    back = {spaces: Fraction(weight, total) for spaces, weight in course.back}
    return mapped(back, lambda spaces: final_space(course, space, spaces))


def worth(course: Course, score: int) -> int:
    """The prestige that a score brings on a course, added up over the weights of the opponents' cards."""
    space = space_after(course, score)
    return sum(weight * prestige_on(course, final_space(course, space, back)) for back, weight in course.back)


def _weight_beyond(course: Course, space: int, least: int) -> int:
    """The weights of the opponents' cards with which a rocket ends on a space or beyond."""
    return sum(weight for back, weight in course.back if final_space(course, space, back) >= least)


def mapped(chances: Mapping[Key, Fraction], what: Callable[[Key], int]) -> Distribution:
    """The chances of the values of a function, lowest first."""
    found: Distribution = {}
    for one, chance in chances.items():
        number = what(one)
        found[number] = found.get(number, Fraction(0)) + chance
    return dict(sorted(found.items()))


def mean(chances: Mapping[int, Fraction]) -> Fraction:
    """The mean of numbers with their chances."""
    return sum((number * chance for number, chance in chances.items()), Fraction(0))


def _payoffs(test: MissionTest, wish: Wish) -> tuple[tuple[int, ...], int]:
    """The value of each base result for a wish, lowest first, as whole numbers over one divisor."""
    dice = dice_of(test)
    scores = range(test.bonus - dice, test.bonus + dice + 1)
    match wish:
        case HighestScore():
            return tuple(scores), 1
        case AtLeast(score=least):
            return tuple(int(score >= least) for score in scores), 1
        case MostPrestige(course=course):
            return tuple(worth(course, score) for score in scores), sum(weight for _, weight in course.back)
        case ReachSpace(course=course, space=least):
            reached = (_weight_beyond(course, space_after(course, score), least) for score in scores)
            return tuple(reached), sum(weight for _, weight in course.back)
        case _:
            assert_never(wish)


def dice_of(test: MissionTest) -> int:
    """All dice of a test, rolled or not."""
    return sum(test.fresh) + sum(test.settled) + test.unrolled + test.rolling


# --- the walk through a test ---------------------------------------------------------------------


class _Node(Struct, frozen=True):
    """Dice on the table between two rerolls."""

    #: The index of the final roll if the dice stand.
    end: int
    #: For each face that can be rerolled: the face, and the three nodes of the next row that may follow.
    options: tuple[tuple[int, int, int, int], ...]


class _Plan(Struct, frozen=True):
    """All positions in tests with this number of dice and rerolls. They are the same for all wishes."""

    #: All dice by face, when they stand.
    ends: tuple[Dice, ...]
    #: A row of nodes for each number of rerolls that were used.
    rows: tuple[tuple[_Node, ...], ...]
    #: Dice that may be rerolled, and those that stand -> the node's place in its row.
    places: Mapping[tuple[Dice, Dice], int]


@cache
def _hands(count: int) -> tuple[Dice, ...]:
    """All rolls of this number of dice."""
    return tuple((a, b, count - a - b) for a in range(count + 1) for b in range(count - a + 1))


def _sum(one: Dice, other: Dice) -> Dice:
    """The sum of two groups of dice."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


#: One die, by the face that it shows.
_ONE: tuple[Dice, Dice, Dice] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
_ONE_LESS: tuple[Dice, Dice, Dice] = ((-1, 0, 0), (0, -1, 0), (0, 0, -1))


@lru_cache(maxsize=64)
def _plan(dice: int, rerolls: int) -> _Plan:
    """The plan of all tests with this number of dice and rerolls (N-6.9, N-6.10)."""
    ends = {one: at for at, one in enumerate(_hands(dice))}
    pairs = [
        [(fresh, settled) for fresh in _hands(dice - used) for settled in _hands(used)]
        for used in range(rerolls + 1)
    ]
    places = {pair: at for row in pairs for at, pair in enumerate(row)}
    rows = []
    for used, row in enumerate(pairs):
        nodes = []
        for fresh, settled in row:
            options = []
            # Failures first: of equal choices a person would reroll the worst die.
            for face in (2, 1, 0) if used < rerolls else ():
                if fresh[face]:
                    rest = _sum(fresh, _ONE_LESS[face])
                    after = [places[rest, _sum(settled, one)] for one in _ONE]
                    options.append((face, after[0], after[1], after[2]))
            nodes.append(_Node(ends[_sum(fresh, settled)], tuple(options)))
        rows.append(tuple(nodes))
    return _Plan(tuple(ends), tuple(rows), places)


def _values(plan: _Plan, worths: Sequence[Number], die: Dice, price: Number) -> list[list[Number]]:
    """The best value of each node, from the last reroll back to the first. A reroll has a price.

    A node with n rerolls to come is counted in parts of a die's sides to the power n, so that whole
    numbers stay whole.
    """
    a, b, c = die
    rows: list[list[Number]] = []
    after: list[Number] = []
    scale = 1
    for row in reversed(plan.rows):
        values: list[Number] = []
        cost = price * scale
        for node in row:
            best = worths[node.end] * scale
            for _, one, two, three in node.options:
                value = a * after[one] + b * after[two] + c * after[three] - cost
                if value > best:
                    best = value
            values.append(best)
        rows.append(values)
        after = values
        scale *= a + b + c
    rows.reverse()
    return rows


def _rolls(test: MissionTest) -> list[tuple[Dice, Dice, int]]:
    """The possible results of the present roll: fresh and settled dice, with weights."""
    if test.rolling:
        return [(test.fresh, _sum(test.settled, _ONE[face]), test.die[face]) for face in range(3)]
    a, b, c = test.die
    return [
        (_sum(test.fresh, (x, y, z)), test.settled, _ways(x, y, z) * a**x * b**y * c**z)
        for x, y, z in _hands(test.unrolled)
    ]


@cache
def _ways(x: int, y: int, z: int) -> int:
    """The number of orders of these faces."""
    return factorial(x + y + z) // (factorial(x) * factorial(y) * factorial(z))


def _used(test: MissionTest) -> int:
    """The number of rerolls used after the present roll."""
    return sum(test.settled) + test.rolling


def odds(test: MissionTest, wish: Wish = HIGHEST_SCORE) -> Odds:
    """The odds of a test under best play for a wish (N-6.7 to N-6.14)."""
    payoffs, _ = _payoffs(test, wish)
    ends, total, rerolls, best = _outlook(structs.replace(test, bonus=0), payoffs)
    return Odds(
        test=test,
        ends={end: Fraction(weight, total) for end, weight in ends.items()},
        rerolls=Fraction(rerolls, total),
        best=best,
    )


@lru_cache(maxsize=4096)
def _outlook(test: MissionTest, payoffs: tuple[int, ...]) -> tuple[dict[Dice, int], int, int, Face | None]:
    """The ends of a test with their weights, the sum of these, rerolls in the same parts, the best face."""
    used, dice, sides = _used(test), dice_of(test), sum(test.die)
    plan = _plan(dice, used + test.rerolls)
    # One number contains the wish, the rerolls and the score, with enough distance between them.
    parts = sides ** (used + test.rerolls)
    price = (2 * dice + 1) * parts
    unit = (price * (dice + 1) + 2 * dice + 1) * parts
    bases = [base_result(end, test.control) for end in plan.ends]
    values = _values(plan, [payoffs[base + dice] * unit + base for base in bases], test.die, price)
    masses: dict[int, int] = {}
    for fresh, settled, weight in _rolls(test):
        place = plan.places[fresh, settled]
        masses[place] = masses.get(place, 0) + weight
    best: Face | None = None
    if test.rerolls and not test.rolling and not test.unrolled:
        chosen = _choice(plan, values, used, next(iter(masses)), test.die, price)
        best = None if chosen is None else FACES[chosen[0]]
    total = sum(masses.values()) * sides**test.rerolls
    ends, rerolls = _follow(plan, values, used, masses, test.die, price)
    return ends, total, rerolls, best


def _choice(
    plan: _Plan, values: list[list[int]], used: int, place: int, die: Dice, price: int
) -> tuple[int, int, int, int] | None:
    """The best option at a node; None if the dice stand."""
    node, value = plan.rows[used][place], values[used][place]
    cost = price * sum(die) ** (len(plan.rows) - 1 - used)
    for option in node.options:
        after = values[used + 1]
        found = sum(die[face] * after[option[face + 1]] for face in range(3)) - cost
        if found == value:
            return option
    return None


def _follow(
    plan: _Plan, values: list[list[int]], used: int, masses: dict[int, int], die: Dice, price: int
) -> tuple[dict[Dice, int], int]:
    """Follow the best choices: the final rolls with their weights, and the rerolls made."""
    ends: dict[Dice, int] = {}
    rerolls = 0
    for row in range(used, len(plan.rows)):
        scale = sum(die) ** (len(plan.rows) - 1 - row)
        after: dict[int, int] = {}
        for place, mass in masses.items():
            option = _choice(plan, values, row, place, die, price)
            if option is None:
                end = plan.ends[plan.rows[row][place].end]
                ends[end] = ends.get(end, 0) + mass * scale
                continue
            rerolls += mass * scale
            for face in range(3):
                if die[face]:
                    after[option[face + 1]] = after.get(option[face + 1], 0) + mass * die[face]
        masses = after
    return ends, rerolls


# --- one step of a test ---


def kept(test: MissionTest) -> MissionTest:
    """The test if its dice stand from now on (N-6.9)."""
    return structs.replace(test, rerolls=0)


def rerolled(test: MissionTest, face: Face) -> MissionTest:
    """The test while a die that shows this face is rerolled (N-6.9, N-6.10)."""
    fresh = _sum(test.fresh, _ONE_LESS[FACES.index(face)])
    return structs.replace(test, fresh=fresh, rolling=True, rerolls=test.rerolls - 1)


def rolled(test: MissionTest, face: Face) -> MissionTest:
    """The test once the next die shows this face: a reroll's result stands (N-6.8, N-6.10)."""
    one = _ONE[FACES.index(face)]
    if test.rolling:
        return structs.replace(test, settled=_sum(test.settled, one), rolling=False)
    return structs.replace(test, fresh=_sum(test.fresh, one), unrolled=test.unrolled - 1)


# --- what people and bots ask --------------------------------------------------------------------


def scores(found: Odds) -> Distribution:
    """The chance of every score (N-6.14)."""
    test = found.test
    return mapped(found.ends, lambda end: base_result(end, test.control) + test.bonus)


def distribution(test: MissionTest, wish: Wish = HIGHEST_SCORE) -> Distribution:
    """The chance of every score of a test under best play for a wish."""
    return scores(odds(test, wish))


def insurance(found: Odds, per_failure: int) -> Distribution:
    """The money that Insurance pays, with the chances; Ground Control changes no failure (N-6.15)."""
    return mapped(found.ends, lambda end: end[2] * per_failure)


def value(test: MissionTest, wish: Wish = HIGHEST_SCORE) -> Fraction:
    """The value of a test for a wish: a mean score, a chance or a mean prestige."""
    payoffs, divisor = _payoffs(test, wish)
    found, parts = _best(structs.replace(test, bonus=0), payoffs)
    return Fraction(found, parts * divisor)


@lru_cache(maxsize=65536)
def _best(test: MissionTest, payoffs: tuple[int, ...]) -> tuple[int, int]:
    """The best mean of whole payoffs by base result, and in which parts it is counted."""
    return _best_of(test, payoffs)


def _best_of(test: MissionTest, payoffs: tuple[Number, ...]) -> tuple[Number, int]:
    """The best mean of any payoffs by base result, and in which parts it is counted."""
    if min(payoffs) == max(payoffs):
        return payoffs[0], 1
    used, dice, sides = _used(test), dice_of(test), sum(test.die)
    plan = _plan(dice, used + test.rerolls)
    worths = [payoffs[base_result(end, test.control) + dice] for end in plan.ends]
    row = _values(plan, worths, test.die, 0)[used]
    rolls = _rolls(test)
    found = ordered_sum(weight * row[plan.places[fresh, settled]] for fresh, settled, weight in rolls)
    return found, sum(weight for _, _, weight in rolls) * sides**test.rerolls


def whole_test(rerolls: int, control: int, bonus: int, dice: int = DICE, die: Dice = DIE) -> MissionTest:
    """A test before its first roll; more rerolls than dice help no more (N-6.8 to N-6.10)."""
    return MissionTest(
        unrolled=dice, rerolls=min(rerolls, dice), control=min(control, dice), bonus=bonus, die=die
    )


@lru_cache(maxsize=65536)
def mean_prestige(
    rerolls: int,
    control: int,
    bonus: int,
    track: tuple[int, ...],
    start: int = 0,
    flags: int = 0,
    dice: int = DICE,
    die: Dice = DIE,
) -> float:
    """The highest mean prestige of a launch without cards, cached."""
    course = Course(track=track, start=start, flags=flags)
    return float(value(whole_test(rerolls, control, bonus, dice, die), MostPrestige(course)))


@lru_cache(maxsize=65536)
def chance_of_spaces(
    rerolls: int, control: int, bonus: int, spaces: int, dice: int = DICE, die: Dice = DIE
) -> float:
    """The highest chance to move a rocket this number of spaces or more, cached."""
    return float(value(whole_test(rerolls, control, bonus, dice, die), AtLeast(spaces)))


@lru_cache(maxsize=65536)
def best_mean(test: MissionTest, payoffs: tuple[float, ...]) -> float:
    """The highest mean of any payoffs by base result, from all failures to all successes.

    Kept apart from whole payoffs: a cache takes 1.0 for 1, and exact odds are not made of floats.
    """
    found, parts = _best_of(structs.replace(test, bonus=0), payoffs)
    return found / parts
