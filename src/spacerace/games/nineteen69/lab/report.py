"""What is counted in 1969: flights, the Moon, scientists and spies, openings, money and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spacerace.games.nineteen69.rules import facts as f
from spacerace.games.nineteen69.rules.actions import Action
from spacerace.games.nineteen69.rules.chapters.researches import researchers
from spacerace.games.nineteen69.rules.ids import MissionId, ResearchId, ScientistId
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.words import mission_name, research_name, scientist_name
from spacerace.games.nineteen69.setups import PLAYERS
from spacerace.kernel.game import Option, Result
from spacerace.lab.report import every_game
from spacerace.lab.report.forms import TOTAL, Aim, Counts, Form, Group, RowForm, add, group_of, react, row

#: The opening of a player who hires a spy first, or nobody at all; a year without a Moon flight or a spy.
SPY, NOBODY, NEVER = "spy", "nobody", "never"
#: A year without a launch in a course, and how many courses are shown.
GROUNDED, COURSES = "–", 10
#: What is counted of money and cards, for each player.
MONEY = ("left", "sold", "insurance", "cards-bought", "cards-free", "cards-for", "cards-against")


# --- watching ------------------------------------------------------------------------------------


class Watching:
    """Looks on while one game is played."""

    def __init__(self, state: State) -> None:
        """Before the first entry."""
        self.first = 0
        self._terms = state.terms
        self._year = ""
        self._launcher = 0
        #: A card was paid for and is about to be drawn.
        self._paid = False
        seats = range(state.terms.players)
        #: By seat: the research or the spy that was hired first, the years of the first spy and of the Moon.
        self.openings = [NOBODY for _ in seats]
        self._spy_years = [NEVER for _ in seats]
        self._moon_years = [NEVER for _ in seats]
        #: By seat and type; by seat and mission, whether it was completed; by what is counted; by year.
        self.hired: list[Counter[int]] = [Counter() for _ in seats]
        self.flights: list[dict[int, bool]] = [{} for _ in seats]
        self.money: Counter[str] = Counter()
        self._sold: Counter[str] = Counter()
        self._moon_points = 0
        self._idle = 0
        #: By seat: the level of what was launched, year by year.
        self.courses: list[list[str]] = [[] for _ in seats]
        self._reactions: dict[type, Callable[[Any], None]] = {
            f.FirstPlayerChosen: self._begun,
            f.YearBegan: self._year_began,
            f.PrestigeSold: self._prestige_sold,
            f.CardPaid: self._card_paid,
            f.CardDrawn: self._card_drawn,
            f.ScientistHired: self._scientist_hired,
            f.MissionLaunched: self._launched,
            f.NoLaunch: self._stayed_home,
            f.InsurancePaid: self._insurance_paid,
            f.CardsRevealed: self._cards_revealed,
            f.PrestigeGained: self._prestige_gained,
        }

    def choosing(self, state: State, options: Sequence[Action]) -> None:
        """Choices are told by what comes of them."""

    def see(self, state: State) -> None:
        """Take note of what happened."""
        react(state, self._reactions)

    def _begun(self, fact: f.FirstPlayerChosen) -> None:
        """Who begins (N-2.5)."""
        self.first = fact.seat

    def _year_began(self, fact: f.YearBegan) -> None:
        """A new year (N-3.1)."""
        self._year = str(fact.year)

    def _prestige_sold(self, fact: f.PrestigeSold) -> None:
        """Prestige for money (N-4.4)."""
        self.money["sold"] += fact.points
        self._sold[self._year] += fact.points

    def _card_paid(self, fact: f.CardPaid) -> None:
        """A card is bought (N-5.16)."""
        self.money["cards-bought"] += 1
        self._paid = True

    def _card_drawn(self, fact: f.CardDrawn) -> None:
        """A card that nobody has paid for is a free one (N-4.2)."""
        self.money["cards-free"] += not self._paid
        self._paid = False

    def _scientist_hired(self, fact: f.ScientistHired) -> None:
        """A scientist or a spy (N-5.2, N-5.8)."""
        spying = fact.scientist == self._terms.spy
        if self.openings[fact.seat] == NOBODY:
            self.openings[fact.seat] = SPY if spying else self._terms.researches[fact.research].id
        if spying and self._spy_years[fact.seat] == NEVER:
            self._spy_years[fact.seat] = self._year
        self.hired[fact.seat][fact.scientist] += 1

    def _launched(self, fact: f.MissionLaunched) -> None:
        """A launch (N-6.4, N-11.2)."""
        self._launcher = fact.seat
        self.courses[fact.seat].append(str(self._terms.missions[fact.mission].level))
        if fact.mission == self._terms.moon:
            self._moon_years[fact.seat] = self._year

    def _stayed_home(self, fact: f.NoLaunch) -> None:
        """A year without a launch (N-6.1)."""
        self._idle += 1
        self.courses[fact.seat].append(GROUNDED)

    def _insurance_paid(self, fact: f.InsurancePaid) -> None:
        """Money for failures (N-10.4)."""
        self.money["insurance"] += fact.money

    def _cards_revealed(self, fact: f.CardsRevealed) -> None:
        """Cards for the own rocket, or against another's (N-6.21)."""
        self.money["cards-for" if fact.seat == self._launcher else "cards-against"] += len(fact.values)

    def _prestige_gained(self, fact: f.PrestigeGained) -> None:
        """A flight is over; it is completed on the last space (N-6.26, N-6.28)."""
        last = len(self._terms.missions[fact.mission].track)
        self.flights[fact.seat][fact.mission] = fact.rocket == last
        if fact.mission == self._terms.moon:
            self._moon_points += fact.points

    # --- the sums --------------------------------------------------------------------------------

    def counts(self, state: State, result: Result) -> Counts:
        """Everything that is counted of this game."""
        won = every_game.wins(result, state.terms.players)
        counts: Counts = {}
        self._count_last_year(counts, state, result, won)
        self._count_flights(counts, won)
        self._count_moon(counts, state)
        self._count_hires(counts, state, won)
        self._count_openings(counts, won)
        self._count_money(counts, state)
        return counts

    def _count_last_year(self, counts: Counts, state: State, result: Result, won: Sequence[float]) -> None:
        """Scores and victories by the order of the last year (N-3.2, N-7.3)."""
        for seat, score in enumerate(result.scores):
            place = str((seat - state.first) % len(won) + 1)
            counts["score-last-year", place] = (score, 1)
            counts["wins-last-year", place] = (won[seat], 1)

    def _count_flights(self, counts: Counts, won: Sequence[float]) -> None:
        """Launches and completions by level and mission, and how they go with winning (N-6.1, N-6.26)."""
        counts["launches", TOTAL] = counts["course", TOTAL] = (0, len(won))
        for course in self.courses:
            add(counts, "course", " ".join(course), 1, 1)
        counts["launches", "none"] = (self._idle, 1)
        for seat, flights in enumerate(self.flights):
            for index, mission in enumerate(self._terms.missions):
                add(counts, "flown", mission.id, index in flights, 1)
                if index in flights:
                    level, completed = str(mission.level), flights[index]
                    add(counts, "launches", level, 1, 1)
                    add(counts, "completed-level", level, completed, 1)
                    add(counts, "completed", mission.id, completed, 1)
                    add(counts, "flown-wins", mission.id, won[seat], 1)

    def _count_moon(self, counts: Counts, state: State) -> None:
        """The race to the Moon (N-11)."""
        seats, moon = state.terms.players, self._terms.moon
        flown = [flights[moon] for flights in self.flights if moon in flights]
        counts["moon", "flown"] = (len(flown), seats)
        counts["moon", "completed"] = (sum(flown), seats)
        counts["moon", "points"] = (self._moon_points, len(flown))
        counts["moon", "progress"] = (sum(player.moon for player in state.players), seats)
        counts["moon-year", TOTAL] = (0, seats)
        for year in self._moon_years:
            add(counts, "moon-year", year, 1, 1)

    def _count_hires(self, counts: Counts, state: State, won: Sequence[float]) -> None:
        """Scientists by type, researches that are staffed, and how they go with winning (N-9, N-10)."""
        for seat, player in enumerate(state.players):
            for index, kind in enumerate(self._terms.scientists):
                hired = self.hired[seat][index]
                add(counts, "hired", kind.id, hired, 1)
                add(counts, "hired-winner", kind.id, hired * won[seat], won[seat])
                add(counts, "hired-wins", kind.id, won[seat] * (hired > 0), hired > 0)
            for index, research in enumerate(self._terms.researches):
                staffed = researchers(state, player, ResearchId(index)) > 0
                add(counts, "research", research.id, staffed, 1)
                add(counts, "research-wins", research.id, won[seat] * staffed, staffed)

    def _count_openings(self, counts: Counts, won: Sequence[float]) -> None:
        """First hires and first spies (N-5.1); against the same opening nobody can gain by it."""
        counts["opening", TOTAL] = counts["spy-year", TOTAL] = (0, len(won))
        differ = len(set(self.openings)) > 1
        for opening, year, win in zip(self.openings, self._spy_years, won, strict=True):
            add(counts, "opening", opening, 1, 1)
            add(counts, "opening-wins", opening, win * differ, differ)
            add(counts, "spy-year", year, 1, 1)
            add(counts, "spy-year-wins", year, win, 1)

    def _count_money(self, counts: Counts, state: State) -> None:
        """Money, prestige sold and cards, for each player (N-4.4, N-5.16, N-10.4, N-6.21)."""
        seats = state.terms.players
        self.money["left"] = sum(player.money for player in state.players)
        for what in MONEY:
            counts["money", what] = (self.money[what], seats)
        for year in self._terms.years:
            counts["sold-year", str(year.year)] = (self._sold[str(year.year)], seats)


def watch(state: State) -> Watching:
    """A watcher for the game that begins with this state."""
    return Watching(state)


# --- what is shown -------------------------------------------------------------------------------


def groups(edition: str | None, mode: str | None, options: Mapping[str, Option]) -> tuple[Group, ...]:
    """Every number of players (N-2.1)."""
    return tuple(group_of(players) for players in PLAYERS)


def sections() -> tuple[str, ...]:
    """The parts of the page."""
    return ("length", "scores", "seats", "flights", "scientists", "money")


def forms(terms: Terms, groups: Sequence[Group]) -> list[Form]:
    """The tables of 1969; all games take seven years, so their length is of little interest."""
    in_order = every_game.places(groups)
    return [
        every_game.length_forms()[0],
        Form(id="score-last-year", section="seats", kind="mean", rows=in_order, has_gap=True),
        Form(id="wins-last-year", section="seats", rows=in_order, marks_even=True),
        *_flight_forms(terms),
        *_moon_forms(terms),
        *_hire_forms(terms),
        *_opening_forms(terms),
        *_money_forms(terms),
    ]


def _flight_forms(terms: Terms) -> list[Form]:
    """Launches by level and by mission (N-6)."""
    levels = sorted({mission.level for mission in terms.missions})
    by_level = [row(str(level), "report-row-level", {"level": level}) for level in levels]
    missions = tuple(
        RowForm(mission.id, mission_name(terms, MissionId(index)))
        for index, mission in enumerate(terms.missions)
    )
    launches = (*by_level, row("none", "report-row-no-launch"))
    return [
        Form(id="launches", section="flights", kind="mean", rows=launches, has_total=True),
        Form(id="course", section="flights", rows=(), has_total=True, commonest=COURSES),
        Form(id="completed-level", section="flights", rows=tuple(by_level)),
        Form(id="flown", section="flights", rows=missions),
        Form(id="completed", section="flights", rows=missions),
        Form(id="flown-wins", section="flights", rows=missions, marks_even=True),
    ]


def _moon_forms(terms: Terms) -> list[Form]:
    """The Moon (N-11)."""
    rows = (
        row("flown", "report-row-moon-flown", kind="share"),
        row("completed", "report-row-moon-completed", kind="share"),
        row("points", "report-row-moon-points"),
        row("progress", "report-row-moon-progress"),
    )
    return [
        Form(id="moon", section="flights", kind="mean", rows=rows, plot="none"),
        Form(id="moon-year", section="flights", rows=_years(terms, NEVER), plot="bars", has_total=True),
    ]


def _years(terms: Terms, *more: str) -> tuple[RowForm, ...]:
    """A row for each year, and for none."""
    years = [row(str(one.year), "report-year", {"year": str(one.year)}) for one in terms.years]
    return (*years, *(row(one, f"report-row-{one}") for one in more))


def _hire_forms(terms: Terms) -> list[Form]:
    """Scientists and researches (N-9, N-10)."""
    kinds = tuple(
        RowForm(kind.id, scientist_name(terms, ScientistId(index)))
        for index, kind in enumerate(terms.scientists)
    )
    return [
        Form(id="hired", section="scientists", kind="mean", rows=kinds),
        Form(id="hired-winner", section="scientists", kind="mean", rows=kinds, plot="none"),
        Form(id="hired-wins", section="scientists", rows=kinds, marks_even=True),
        Form(id="research", section="scientists", rows=_researches(terms)),
        Form(id="research-wins", section="scientists", rows=_researches(terms), marks_even=True),
    ]


def _researches(terms: Terms) -> tuple[RowForm, ...]:
    """A row for each research."""
    return tuple(
        RowForm(one.id, research_name(terms, ResearchId(index))) for index, one in enumerate(terms.researches)
    )


def _opening_forms(terms: Terms) -> list[Form]:
    """First hires and first spies (N-5)."""
    openings = (
        *_researches(terms),
        RowForm(SPY, scientist_name(terms, terms.spy)),
        row(NOBODY, "report-row-nobody"),
    )
    years = _years(terms, NEVER)
    return [
        Form(id="opening", section="scientists", rows=openings, has_total=True),
        Form(id="opening-wins", section="scientists", rows=openings, marks_even=True),
        Form(id="spy-year", section="scientists", rows=years, plot="bars", has_total=True),
        Form(id="spy-year-wins", section="scientists", rows=years, marks_even=True),
    ]


def _money_forms(terms: Terms) -> list[Form]:
    """Money, prestige sold and cards (N-4, N-5.16)."""
    rows = tuple(row(what, f"report-row-money-{what}") for what in MONEY)
    return [
        Form(id="money", section="money", kind="mean", rows=rows),
        Form(id="sold-year", section="money", kind="mean", rows=_years(terms), plot="bars"),
    ]


def aims(terms: Terms, groups: Sequence[Group]) -> list[Aim]:
    """No course that nearly all fly, scores that differ, researches to choose from, a Moon that is hard."""
    ground = tuple(one.id for one in terms.researches if one.sheet == "ground")
    return [
        Aim(id="course", table="course", high=0.7),
        Aim(id="range", table="score", row="range", low=15),
        Aim(id="ground", table="research", only=ground, low=0.15, high=0.95),
        Aim(id="moon", table="moon", row="completed", low=0.4, high=0.7),
    ]
