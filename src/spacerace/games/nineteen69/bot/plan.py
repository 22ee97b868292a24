"""What a sensible player of 1969 has ahead: the worth of flights and of researchers, and a plan.

A plan says which missions to fly in the years that are left, the Moon last, and every one of them to its
end, with cards where the rocket falls short. Everything is counted in points of prestige: a researcher by
the flights that it helps, a discount by the hires and launches to come, money by what it will buy.

The numbers at the top were found by letting variants play each other, some hundred games at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from spacerace.games.nineteen69.rules.chapters.missions import flags_in_box
from spacerace.games.nineteen69.rules.dice import Dice, odds, scores, whole_test
from spacerace.games.nineteen69.rules.ids import MissionId, ScientistId
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.ordered_sum import ordered_sum
from spacerace.kernel.seats import Seat

# --- what things are worth, in points --------------------------------------------------------------
# Rows by the number of rivals begin with a place that nobody uses. A duel differs from a fuller table:
# what the one rival loses is as good as won, so cards are worth more, and money too.

#: A million when purchases begin, by the years that follow. Below one half nobody sells prestige.
MONEY = (0.48, 0.50, 0.48, 0.55, 0.60, 0.65, 0.70)
MONEY_IN_A_DUEL = (0.48, 0.50, 0.52, 0.55, 0.60, 0.65, 0.70)
#: A million of a launch in the last year, when it can buy little else.
LAST_MONEY = 0.2
#: A point on an espionage card that is kept for another year, by the number of rivals.
CARD_POINT = (0.0, 0.7, 0.5, 0.4, 0.4)
#: Harm to a rival, as a part of a gain of one's own, by the number of rivals.
HARM = (0.0, 1.0, 0.4, 0.25, 0.2)
#: A completed mission beyond its own prestige: the Moon begins one space further.
PROGRESS = 3.0
#: How much of its worth the first, second, … free card of a year keeps: hands are soon full.
FREE_CARD = (1.0, 0.8, 0.6, 0.3, 0.1)

# --- what is expected -------------------------------------------------------------------------------

#: Spaces that a rocket gains for each year of waiting, by the number of the mission's symbols.
GROWTH = (0.0, 0.1, 0.5, 1.5, 1.7, 1.9, 2.2)
#: For a flight that is planned: how many points of cards will be there, and what each will have cost.
PLANNED_CARDS = 8
PLANNED_PRICE = 0.5
#: How often a flight is attacked, by the number of rivals, and with how many points of cards. In a duel
#: the own cards answer; at a fuller table there is always somebody with one to spare.
ATTACKED = (0.0, 0.0, 0.4, 0.4, 0.4)
ATTACK = 3
#: Failures that Insurance pays for in a test, by Simulation; who has none will have some.
FAILURES = (0.5, 0.33, 0.2)
#: No first hire of a year needs more discount than this.
MOST_DISCOUNT = 7

#: Larger boxes than this are thought smaller: a user's pack may have a thousand dice.
MOST_DICE = 10

#: What a flight can bring: its mission, the flags in the box, and whether the Moon is still ahead.
Stake = tuple[int, int, bool]
#: Rerolls and conversions: what Simulation and Ground Control give to every test.
Crew = tuple[int, int]


class Lore:
    """What follows from the terms of a match, worked out once."""

    def __init__(self, terms: Terms) -> None:
        """Look up everything that decisions ask for often."""
        self.terms = terms
        self.last_year = len(terms.years) - 1
        self.rivals = terms.players - 1
        self.money = MONEY_IN_A_DUEL if self.rivals == 1 else MONEY
        self.card_point = CARD_POINT[self.rivals]
        self.harm = HARM[self.rivals]
        self.moon, self.symbols = terms.moon, terms.symbols
        self.missions = list(terms.mission_ids.values())
        self.scientists = list(terms.scientist_ids.values())
        self.costs = [one.launch_cost for one in terms.missions]
        self.espionage = [one.espionage_cost for one in terms.missions]
        self.tracks = terms.tracks
        self.prices = [one.price for one in terms.scientists]
        #: Nobody is better than a Genius, as far as plans go.
        self.talents = [min(one.researchers, 2) for one in terms.scientists]
        self.honours = [one.end_pp for one in terms.scientists]
        self.simulation = terms.by_effect["reroll"]
        self.control = terms.by_effect["convert"]
        self.investors = terms.by_effect["launch_discount"]
        self.robotics = terms.by_effect["hire_discount"]
        self.hire_spy = terms.hire[terms.spy]
        self.faces: Dice = (terms.pack.die.success, terms.pack.die.neutral, terms.pack.die.failure)
        self.dice = min(terms.pack.die.count, MOST_DICE)
        self.values = sorted(set(terms.values))
        self.mean_card = sum(terms.values) / len(terms.values)
        self.growth = [GROWTH[len(symbols)] for symbols in terms.symbols]
        self._researchers: dict[tuple[ScientistId, ...], int] = {}

    def strengths(self, cubes: tuple[tuple[ScientistId, ...], ...], tokens: tuple[bool, ...]) -> list[int]:
        """What each research gives: its amount for each researcher (N-9.6, N-10)."""
        known = self._researchers
        for row in cubes:
            if row not in known:
                known[row] = sum(self.terms.scientists[cube].researchers for cube in row)
        amounts = self.terms.amounts
        return [(known[row] + tokens[r]) * amounts[r] for r, row in enumerate(cubes)]

    def has_place(self, cubes: tuple[ScientistId, ...], scientist: ScientistId) -> bool:
        """Whether a research with these cubes takes one more of this type (N-5.5)."""
        terms = self.terms
        return len(cubes) < terms.board.slots and (scientist == terms.basic or scientist not in cubes)


_lore: dict[str, Lore] = {}


def lore_of(terms: Terms) -> Lore:
    """What follows from these terms."""
    lore = _lore.get(terms.key)
    if lore is None:
        lore = _lore[terms.key] = Lore(terms)
    return lore


# --- the worth of a flight --------------------------------------------------------------------------


def prizes(lore: Lore, stake: Stake) -> list[float]:
    """What it is worth to end on each space (N-6.26, N-6.28)."""
    mission, flags, moon_ahead = stake
    found = [float(max(points - flags, 0)) for points in lore.tracks[mission]]
    if moon_ahead and mission != lore.terms.moon:
        found[-1] += PROGRESS
    return found


@lru_cache(maxsize=2**12)
def space_worths(lore: Lore, stake: Stake, points: int, price: float) -> tuple[float, ...]:
    """The worth of each space if cards of so many points can carry the rocket on, at a price each."""
    ends, cost = prizes(lore, stake), lore.espionage[stake[0]]
    last = len(ends) - 1
    return tuple(
        max(ends[min(space + move, last)] - move * cost * price for move in range(points // cost + 1))
        for space in range(last + 1)
    )


@lru_cache(maxsize=2**10)
def base_results(lore: Lore, crew: Crew) -> tuple[tuple[int, float], ...]:
    """How likely each base result is, with rerolls for the highest score (N-6.7 to N-6.12)."""
    chances = scores(odds(whole_test(*crew, 0, lore.dice, lore.faces)))
    return tuple((score, float(chance)) for score, chance in chances.items())


def _mean(worths: Sequence[float], chances: Sequence[tuple[int, float]], bonus: int) -> float:
    """The mean worth of the space that a test leads to (N-6.16)."""
    last = len(worths) - 1
    return ordered_sum(chance * worths[min(max(bonus + score, 0), last)] for score, chance in chances)


@lru_cache(maxsize=2**16)
def flight_worth(lore: Lore, stake: Stake, crew: Crew, bonus: int, points: int, price: float) -> float:
    """The mean worth of a flight now, with cards of so many points in hand."""
    return _mean(space_worths(lore, stake, points, price), base_results(lore, crew), bonus)


@lru_cache(maxsize=2**12)
def planned_worths(lore: Lore, stake: Stake, crew: Crew) -> list[float]:
    """The mean worth of a flight that is planned, by start and symbol bonus."""
    calm = space_worths(lore, stake, PLANNED_CARDS, PLANNED_PRICE)
    back, often = ATTACK // lore.espionage[stake[0]], ATTACKED[lore.rivals]
    worths = [(1 - often) * worth + often * calm[max(at - back, 0)] for at, worth in enumerate(calm)]
    results = base_results(lore, crew)
    # With a bonus beyond these not even the worst roll matters.
    return [_mean(worths, results, bonus) for bonus in range(len(worths) + lore.dice)]


# --- the plan ---------------------------------------------------------------------------------------


class Prospect(NamedTuple):
    """A mission that could be flown, now or later."""

    gain: float
    mission: MissionId
    cost: int
    #: Where its test begins to count: the start and the symbol bonus.
    bonus: int
    #: What it is worth by this number.
    worths: list[float]


class Plan:
    """The flights that a player has ahead, and what more researchers would add to them."""

    def __init__(
        self,
        lore: Lore,
        year: int,
        cubes: tuple[tuple[ScientistId, ...], ...],
        tokens: tuple[bool, ...],
        moon: int,
        done: tuple[int, ...],
        flies_now: bool,
        flags: tuple[int, ...],
    ) -> None:
        """Look at every mission that is not done, and fill the years. ``flags`` are those in each box."""
        self.lore, self.cubes, self.tokens, self._moon = lore, cubes, tokens, moon
        #: Years that follow this one.
        self.after = lore.last_year - year
        #: What a million of launch cost is worth.
        self.rate = lore.money[self.after] if self.after else LAST_MONEY
        self.strengths = lore.strengths(cubes, tokens)
        self.crew = self._crew(0, 0)
        moon_ahead = lore.moon not in done
        self.stakes: list[Stake] = [(m, count, moon_ahead) for m, count in enumerate(flags)]
        #: What can be launched this year, the best first; the gain is over what it would bring later.
        self.launches: list[Prospect] = []
        #: What will be flown, this year's mission included.
        self.flights: list[Prospect] = []
        #: What all of it will bring, launch costs included.
        self.value = 0.0
        self._fill([m for m in lore.missions if m not in done], flies_now=flies_now)

    def _crew(self, rerolls: int, converts: int) -> Crew:
        """What Simulation and Ground Control give, with so much more."""
        lore, strengths = self.lore, self.strengths
        return (
            min(strengths[lore.simulation] + rerolls, lore.dice),
            min(strengths[lore.control] + converts, lore.dice),
        )

    def _prospects(self, mission: MissionId, waiting: int) -> tuple[Prospect, Prospect]:
        """What a mission is worth now and after so many years of waiting, less what its launch costs."""
        lore, strengths = self.lore, self.strengths
        bonus, cost = 0, lore.costs[mission]
        for research in lore.symbols[mission]:
            bonus += strengths[research]
        if mission == lore.moon:
            bonus += self._moon
        else:
            cost = max(cost - strengths[lore.investors], 0)
        worths = planned_worths(lore, self.stakes[mission], self.crew)
        price, most = self.rate * cost, len(worths) - 1
        now, then = min(bonus, most), min(bonus + int(lore.growth[mission] * waiting + 0.5), most)
        return (
            Prospect(worths[now] - price, mission, cost, now, worths),
            Prospect(worths[then] - price, mission, cost, then, worths),
        )

    def _fill(self, missions: list[MissionId], *, flies_now: bool) -> None:
        """The Moon has the last year, the best of the others the years before.

        This year has what is not missed later: a mission that is flown now leaves its place to the next best.
        """
        moon, after = self.lore.moon, self.after
        wait = (after + 1) // 2
        places = after
        later, last, now = [], [], []
        for mission in missions:
            today, then = self._prospects(mission, after if mission == moon else wait)
            now.append(today)
            if mission != moon:
                later.append(then)
            elif after:
                places -= 1
                last.append(then)
        later.sort(reverse=True)
        spare = later[places].gain if places < len(later) else 0.0
        missed = {one.mission: one.gain - spare for one in later[:places] + last}
        if flies_now:
            for gain, mission, cost, bonus, worths in now:
                gain -= missed.get(mission, 0.0)
                self.launches.append(Prospect(gain, mission, cost, bonus, worths))
            self.launches.sort(reverse=True)
        best = [one for one in self.launches[:1] if one.gain > 0]
        taken = best[0].mission if best else -1
        rest = [one for one in later if one.mission != taken][:places]
        self.flights = best + rest + [one for one in last if one.mission != taken]
        self.value = ordered_sum(one.gain for one in later[:places] + last + best)

    @cached_property
    def gains(self) -> tuple[list[float], list[float], list[float]]:
        """What no, one and two more researchers would add in each research."""
        lore, amounts = self.lore, self.lore.terms.amounts
        found = ([0.0] * len(amounts), [0.0] * len(amounts), [0.0] * len(amounts))
        for talent in (1, 2):
            gains = found[talent]
            more = self._crew(talent * amounts[lore.simulation], 0)
            better = self._crew(0, talent * amounts[lore.control])
            for _, mission, _, bonus, worths in self.flights:
                stake, now, last = self.stakes[mission], worths[bonus], len(worths) - 1
                for research in lore.symbols[mission]:
                    gains[research] += worths[min(bonus + talent * amounts[research], last)] - now
                gains[lore.simulation] += planned_worths(lore, stake, more)[bonus] - now
                gains[lore.control] += planned_worths(lore, stake, better)[bonus] - now
            self._add_savings(gains, talent)
        return found

    def _add_savings(self, gains: list[float], talent: int) -> None:
        """What more researchers save and bring: discounts, Insurance, free cards (N-10.1 to N-10.4)."""
        lore, strengths, after = self.lore, self.strengths, self.after
        terms, effects = lore.terms, lore.terms.by_effect
        years = ordered_sum(lore.money[:after])
        mean = years / after if after else self.rate
        have = strengths[lore.robotics]
        more = have + talent * terms.amounts[lore.robotics]
        gains[lore.robotics] += (min(more, MOST_DISCOUNT) - min(have, MOST_DISCOUNT)) * years
        investors, insurance, cards = (effects[e] for e in ("launch_discount", "insurance", "free_cards"))
        step = talent * terms.amounts[investors]
        gains[investors] += mean * ordered_sum(
            min(one.cost, step) for one in self.flights if one.mission != terms.moon
        )
        failures = FAILURES[min(strengths[lore.simulation], 2)] * min(after, len(self.flights))
        gains[insurance] += mean * failures * talent * terms.amounts[insurance]
        free = min(strengths[cards], len(FREE_CARD) - talent)
        gains[cards] += (
            ordered_sum(FREE_CARD[free : free + talent]) * lore.card_point * lore.mean_card * after
        )

    @cached_property
    def ladder(self) -> list[float]:
        """What one more researcher would add, the best research first."""
        return sorted(self.gains[1], reverse=True)

    @cached_property
    def hires(self) -> list[float]:
        """What a scientist of each type adds where it adds most, the end of the game included."""
        lore, found = self.lore, []
        slots, basic = lore.terms.board.slots, lore.terms.basic
        for kind, talent in zip(lore.scientists, lore.talents, strict=True):
            best = None
            for gain, cubes in zip(self.gains[talent], self.cubes, strict=True):
                if len(cubes) < slots and (kind == basic or kind not in cubes):
                    best = gain if best is None else max(best, gain)
            found.append(lore.honours[kind] + (best or 0.0))
        return found

    @cached_property
    def wanted(self) -> list[tuple[float, int]]:
        """Where a bonus token could lie, by what it adds, the best first (N-5.10)."""
        return sorted(((gain, r) for r, gain in enumerate(self.gains[1]) if not self.tokens[r]), reverse=True)


_plan = lru_cache(maxsize=2**13)(Plan)


def plan_of(lore: Lore, view: View, seat: Seat) -> Plan:
    """A player's plan; it stays while nothing changes that it rests on."""
    player = view.players[seat]
    launched = player.launched
    flags = [0] * len(lore.costs)
    for other in view.players:
        for mission in other.flown:
            flags[mission] += 1
    return _plan(
        lore,
        view.year,
        player.cubes,
        player.tokens,
        player.moon,
        # In one order, so that those who did the same in another order share a plan.
        tuple(sorted(player.flown if launched is None else (*player.flown, launched))),
        launched is None,
        tuple(flags),
    )


# --- the flight under way ---------------------------------------------------------------------------


def stake_of(lore: Lore, view: View) -> Stake:
    """What the flight under way can bring."""
    assert view.flight is not None
    mission = view.flight.mission
    return (mission, flags_in_box(view, mission), lore.terms.moon not in view.players[view.launcher].flown)


def counted_space(lore: Lore, view: View) -> int:
    """Where the dice as they lie would bring the rocket, off the track or on it, without Ground Control."""
    assert view.flight is not None
    launcher, flight = view.players[view.launcher], view.flight
    strengths = lore.strengths(launcher.cubes, launcher.tokens)
    bonus = sum(strengths[r] for r in lore.terms.symbols[flight.mission])
    return flight.rocket + bonus + flight.dice.count("success") - flight.dice.count("failure")
