"""Exact odds of 1969 for whoever sits at the table: what a view shows of a flight, and what options lead to.

The arithmetic is in :mod:`dice` (the test) and :mod:`unseen` (the cards of others).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import lcm

from msgspec import Struct, structs

from spacerace.games.nineteen69.rules.actions import Action, Convert, Face, Reroll
from spacerace.games.nineteen69.rules.agenda import Committing, Converting, Rerolling, RollingDie
from spacerace.games.nineteen69.rules.chapters.missions import flags_in_box
from spacerace.games.nineteen69.rules.chapters.researches import strength, symbol_bonus
from spacerace.games.nineteen69.rules.dice import (
    DICE,
    DIE,
    HIGHEST_SCORE,
    AtLeast,
    Course,
    Dice,
    Distribution,
    HighestScore,
    MissionTest,
    MostPrestige,
    Odds,
    ReachSpace,
    Wish,
    best_mean,
    chance_of_spaces,
    clamped,
    distribution,
    final_spaces,
    insurance,
    kept,
    mapped,
    mean,
    mean_prestige,
    odds,
    prestige_on,
    rerolled,
    rolled,
    scores,
    space_after,
    value,
    whole_test,
)
from spacerace.games.nineteen69.rules.ids import MissionId
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.unseen import sums_of
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.agenda import Sequence as Steps
from spacerace.kernel.seats import Seat, all_seats

__all__ = [
    "DICE",
    "DIE",
    "HIGHEST_SCORE",
    "MOST_DICE",
    "AtLeast",
    "Course",
    "Dice",
    "Distribution",
    "HighestScore",
    "MissionTest",
    "MostPrestige",
    "Odds",
    "Reach",
    "ReachSpace",
    "Wish",
    "at_least",
    "best_mean",
    "chance_of_spaces",
    "convert_figures",
    "distribution",
    "duel_figures",
    "espionage_reach",
    "final_spaces",
    "fits",
    "flight_course",
    "flight_figures",
    "flight_test",
    "insurance",
    "insured",
    "kept",
    "launch_course",
    "launch_test",
    "mean",
    "mean_prestige",
    "odds",
    "percent",
    "prestige",
    "prestige_on",
    "reroll_figures",
    "rerolled",
    "rolled",
    "rounded",
    "scores",
    "space_after",
    "spaces",
    "table",
    "under_cards",
    "value",
    "weights",
    "whole_test",
    "written",
]

#: Larger boxes than these are left alone: a user's pack may have a thousand dice.
MOST_DICE, MOST_VALUES, MOST_CARDS = 10, 6, 120


def fits(terms: Terms) -> bool:
    """Whether a box is small enough for exact odds while somebody waits; the printed one is."""
    values = terms.values
    return terms.pack.die.count <= MOST_DICE and len(set(values)) <= MOST_VALUES and len(values) <= MOST_CARDS


def most_researchers(terms: Terms) -> int:
    """How many researchers a research can hold: the best cubes, no twins but Basic, and a token (N-9.6)."""
    cubes = [one.researchers for one in terms.scientists]
    cubes += [terms.scientists[terms.basic].researchers] * (terms.board.slots - 1)
    return sum(sorted(cubes, reverse=True)[: terms.board.slots]) + 1


# --- a flight, as a view shows it ----------------------------------------------------------------


def launch_test(view: View, mission: MissionId, seat: Seat | None = None) -> MissionTest:
    """The test of a mission if it were launched now, by default by the player whose part it is."""
    player, die = view.players[view.seat if seat is None else seat], view.terms.pack.die
    return whole_test(
        strength(view, player, "reroll"),
        strength(view, player, "convert"),
        symbol_bonus(view, player, mission),
        die.count,
        (die.success, die.neutral, die.failure),
    )


def launch_course(view: View, mission: MissionId, seat: Seat | None = None) -> Course:
    """Track, start and flags of a mission if it were launched now (N-6.6, N-6.26, N-11.3, N-11.6)."""
    player = view.players[view.seat if seat is None else seat]
    return Course(
        track=view.terms.missions[mission].track,
        first=view.terms.missions[mission].start,
        start=player.moon if mission == view.terms.moon else 0,
        flags=flags_in_box(view, mission),
    )


def insured(view: View, seat: Seat | None = None) -> int:
    """What Insurance pays for a failure (N-6.15)."""
    player = view.players[view.seat if seat is None else seat]
    return strength(view, player, "insurance")


def flight_test(view: View) -> MissionTest | None:
    """The test of the flight under way; None if nothing flies, or its test is over."""
    flight = view.flight
    step = view.agenda[-1] if view.agenda else None
    if flight is None or not isinstance(step, RollingDie | Rerolling | Converting):
        return None
    whole = launch_test(view, flight.mission, view.launcher)
    if isinstance(step, RollingDie) and step.die >= len(flight.dice):
        left = whole.unrolled - len(flight.dice)
        return structs.replace(whole, fresh=_counted(flight.dice), unrolled=left)
    # While a die is rerolled, the rerolls that are left wait beneath it.
    below = view.agenda[-2] if isinstance(step, RollingDie) else step
    rolling = step.die if isinstance(step, RollingDie) else -1
    return structs.replace(
        whole,
        unrolled=0,
        fresh=_counted(face for die, face in enumerate(flight.dice) if die not in flight.rerolled),
        settled=_counted(flight.dice[die] for die in flight.rerolled if die != rolling),
        rolling=rolling >= 0,
        rerolls=below.left if isinstance(below, Rerolling) else 0,
    )


def _counted(dice: Iterable[Face]) -> Dice:
    """Dice by face."""
    faces = list(dice)
    return (faces.count("success"), faces.count("neutral"), faces.count("failure"))


def flight_course(view: View) -> Course:
    """Track and flags of the flight under way; it starts where the rocket is."""
    assert view.flight is not None
    course = launch_course(view, view.flight.mission, view.launcher)
    return structs.replace(course, start=view.flight.rocket)


# --- espionage -----------------------------------------------------------------------------------


class Reach(Struct, frozen=True, kw_only=True):
    """What espionage cards could do to a rocket, by what a seat may know: sums of their values.

    The least and the greatest sums are true bounds; the chances are exact if hidden cards are dealt and
    picked blindly (see :mod:`unseen`).
    """

    #: The mission's espionage cost.
    cost: int
    #: Against the rocket, by the cards that lie there already.
    laid: Distribution
    #: Against the rocket, if all opponents who may still commit lay down all they have.
    all_in: Distribution
    #: For the rocket, if the launcher lays down everything.
    own: Distribution

    @property
    def least_back(self) -> int:
        """How many spaces the rocket is thrown back at least."""
        return min(self.laid) // self.cost

    @property
    def most_back(self) -> int:
        """How many spaces the rocket can be thrown back at most."""
        return max(self.all_in) // self.cost

    @property
    def most_ahead(self) -> int:
        """How many spaces the launcher's cards can carry it at most."""
        return max(self.own) // self.cost


def _yet_to_commit(view: View) -> set[Seat]:
    """Who may still commit cards to the flight under way, or to one that is launched now (N-6.18)."""
    duelling = view.agenda and isinstance(view.agenda[-1], Committing)
    if not duelling:
        return set(all_seats(len(view.players)))
    waiting = {step.seat for step in view.agenda if isinstance(step, Steps) and step.name == "commitment"}
    return waiting | {view.seat}


def _points(view: View, laid: Iterable[Seat], open_: Iterable[Seat]) -> Distribution:
    """What the commitments of some and the whole hands of others add up to."""
    known = 0
    hidden: dict[int, int] = {}
    for seat in laid:
        player = view.players[seat]
        known += sum(player.committed or ())
        hidden[seat] = player.committed_size
    for seat in open_:
        player = view.players[seat]
        known += sum(player.hand or ())
        hidden[seat] = player.hand_size
    return {known + points: chance for points, chance in sums_of(view, hidden).items()}


def espionage_reach(
    view: View, mission: MissionId, launcher: Seat | None = None, without: Seat | None = None
) -> Reach:
    """What cards could do to a mission of this launcher, by all, or by all but one (N-6.18 to N-6.24)."""
    launcher = view.seat if launcher is None else launcher
    may = _yet_to_commit(view)
    others = set(all_seats(len(view.players))) - {launcher, without}
    laid, open_ = others - may, others & may
    return Reach(
        cost=view.terms.missions[mission].espionage_cost,
        laid=_points(view, laid, ()),
        all_in=_points(view, laid, open_),
        own=_points(view, (), {launcher} & may - {without}),
    )


def weights(chances: Mapping[int, Fraction]) -> tuple[tuple[int, int], ...]:
    """Numbers with whole weights in place of chances, as a course takes them."""
    divisor = lcm(*(chance.denominator for chance in chances.values()))
    return tuple((number, int(chance * divisor)) for number, chance in chances.items())


def under_cards(course: Course, against: Mapping[int, Fraction], own: int, cost: int) -> Course:
    """A course with cards: sums against the rocket with their chances, and one for it (N-6.22, N-6.23)."""
    back = mapped(against, lambda points: points // cost)
    return structs.replace(course, back=weights(back), ahead=own // cost)


def _bounds(course: Course, space: int, reach: Reach) -> tuple[int, int]:
    """The lowest and the highest space on which cards could leave a rocket (N-6.17)."""
    lowest = clamped(course, space - reach.most_back)
    highest = clamped(course, clamped(course, space - reach.least_back) + reach.most_ahead)
    return lowest, highest


# --- figures -------------------------------------------------------------------------------------

Figures = dict[str, object]


def written(fraction: Fraction) -> str:
    """A fraction as text, "p/q"."""
    return f"{fraction.numerator}/{fraction.denominator}"


def table(chances: Mapping[int, Fraction]) -> dict[str, str]:
    """Chances as text."""
    return {str(number): written(chance) for number, chance in chances.items()}


def percent(chance: Fraction) -> str:
    """A chance in percent with one decimal; it never looks certain or impossible unless it is."""
    if chance in (0, 1):
        return "100" if chance else "0"
    text = f"{float(100 * chance):.1f}"
    return {"0.0": "<0.1", "100.0": ">99.9"}.get(text, text)


def rounded(number: Fraction) -> str:
    """A mean with two decimals, for a person; no minus stands before a 0."""
    return f"{round(float(number), 2) + 0.0:.2f}"


def spaces(found: Odds, course: Course) -> Distribution:
    """The chance of every space on which the test leaves the rocket (N-6.16)."""
    return mapped(scores(found), lambda score: space_after(course, score))


def prestige(chances: Mapping[int, Fraction], course: Course) -> Distribution:
    """The chance of every gain, by the chances of the spaces (N-6.26)."""
    return mapped(chances, lambda space: prestige_on(course, space))


def flight_figures(found: Odds, course: Course, reach: Reach, per_failure: int) -> Figures:
    """All figures of a flight whose test is to come or under way.

    Its rerolls serve the prestige without cards; "lowest" and "highest" are what cards could make of the
    mean, "all_in" is the mean if everybody lays down everything.
    """
    ends = spaces(found, course)
    gains = prestige(ends, course)
    bounds = {space: _bounds(course, space, reach) for space in ends}
    figures: Figures = {
        "mean": written(mean(gains)),
        "complete": written(ends.get(len(course.track), Fraction(0))),
        "lowest": written(mean(prestige(mapped(ends, lambda space: bounds[space][0]), course))),
        "highest": written(mean(prestige(mapped(ends, lambda space: bounds[space][1]), course))),
        "rerolls": written(found.rerolls),
        "insurance": written(mean(insurance(found, per_failure))),
        "distribution": table(scores(found)),
        "spaces": table(ends),
        "prestige": table(gains),
    }
    if len(reach.own) == 1:
        cards = under_cards(course, reach.all_in, max(reach.own), reach.cost)
        after = sum(
            (chance * mean(prestige(final_spaces(cards, space), course)) for space, chance in ends.items()),
            Fraction(0),
        )
        figures["all_in"] = written(after)
    return figures


def reroll_figures(view: View, options: Sequence[Action], wish: Wish) -> list[Figures]:
    """For each option at a reroll what to expect if this and the rest is played best for a wish (ND-8)."""
    test, course = flight_test(view), flight_course(view)
    assert test is not None
    assert view.flight is not None
    reach = espionage_reach(view, view.flight.mission, view.launcher)
    best = odds(test, wish).best
    now = max(spaces(odds(kept(test)), course))
    found = []
    for option in options:
        face = option.face if isinstance(option, Reroll) else None
        after = odds(kept(test) if face is None else rerolled(test, face), wish)
        figures = flight_figures(after, course, reach, insured(view))
        figures["space"] = now
        figures["keep"] = written(at_least(spaces(after, course), now))
        figures["best"] = face == best
        found.append(figures)
    return found


def convert_figures(view: View, options: Sequence[Action]) -> list[Figures]:
    """For each number of dice that Ground Control may turn what follows from it (ND-10)."""
    test, course = flight_test(view), flight_course(view)
    assert test is not None
    assert view.flight is not None
    reach = espionage_reach(view, view.flight.mission, view.launcher)
    found = []
    for option in options:
        count = option.count if isinstance(option, Convert) else 0
        after = odds(structs.replace(test, control=count))
        figures = flight_figures(after, course, reach, insured(view))
        (figures["space"],) = spaces(after, course)
        found.append(figures)
    return found


def at_least(chances: Mapping[int, Fraction], least: int) -> Fraction:
    """The chance of a number or more."""
    return sum((chance for number, chance in chances.items() if number >= least), Fraction(0))


def duel_figures(view: View, points: int, reach: Reach | None = None) -> Figures:
    """What is left to the launcher if this seat, which is awaited, lays down cards of so many points (ND-9).

    "mean" and "spaces" hold if nobody adds cards after it; "lowest" and "highest" are true bounds of the
    prestige, whatever is hidden and whatever others do. ``reach`` is that of all others, if it is known.
    """
    assert view.flight is not None
    course, rocket = flight_course(view), view.flight.rocket
    if reach is None:
        reach = espionage_reach(view, view.flight.mission, view.launcher, without=view.seat)
    cost = reach.cost
    own, back = (points, 0) if view.seat == view.launcher else (0, points)
    against = {one + back: chance for one, chance in reach.laid.items()}
    worst, best = {max(reach.all_in) + back: Fraction(1)}, {min(against): Fraction(1)}
    ends = final_spaces(under_cards(course, against, own, cost), rocket)
    (lowest,) = final_spaces(under_cards(course, worst, own, cost), rocket)
    (highest,) = final_spaces(under_cards(course, best, own + max(reach.own), cost), rocket)
    return {
        "mean": written(mean(prestige(ends, course))),
        "complete": written(ends.get(len(course.track), Fraction(0))),
        "lowest": prestige_on(course, lowest),
        "highest": prestige_on(course, highest),
        "lowest_space": lowest,
        "highest_space": highest,
        "spaces": table(ends),
    }
