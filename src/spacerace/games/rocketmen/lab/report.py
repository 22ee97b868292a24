"""What is counted in Rocketmen: the end, missions, launches, and what becomes of every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spacerace.games.rocketmen.rules import facts as f
from spacerace.games.rocketmen.rules.actions import Action, BuyCard
from spacerace.games.rocketmen.rules.agenda import Acting
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.editions import EDITIONS
from spacerace.games.rocketmen.rules.ids import LocationId
from spacerace.games.rocketmen.rules.names import card_name, location_name
from spacerace.games.rocketmen.rules.printed import DESTINATIONS
from spacerace.games.rocketmen.rules.state import State, owned
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.setups import LEVELS
from spacerace.kernel.game import Message, Option, Result
from spacerace.kernel.seats import Seat
from spacerace.lab.report import every_game
from spacerace.lab.report.forms import TOTAL, Aim, Counts, Form, Group, RowForm, add, group_of, react, row

#: How many rounds a game should take.
ROUNDS = range(10, 17)
#: The decks that cards are bought from.
FOR_SALE = ("teal", "pink", "engine", "threat")
#: The ends by mission tokens (RM-9.1 b, c).
BY_TOKENS = ("tokens", "all-tokens")
ACHIEVEMENTS = ("rocket", "hand", "science", "money")
OUTCOMES = ("success", "failure", "abort", "scrub")
SOLO = "solo"


# --- watching ------------------------------------------------------------------------------------


class Watching:
    """Looks on while one game is played."""

    def __init__(self, state: State) -> None:
        """Before the first entry."""
        self.first = 0
        self._cards = state.terms.cards
        #: The turn has begun, and its player has not chosen anything yet.
        self._fresh = False
        #: Designs that the player could pay for when the turn began, and those bought in the turn.
        self._shown: set[str] = set()
        self._bought: set[str] = set()
        #: By design: turns in which it was so shown, those in which it was then bought, all purchases.
        self._showings: Counter[str] = Counter()
        self._taken: Counter[str] = Counter()
        self.purchases: Counter[str] = Counter()
        #: Single cards that were ever so shown, and those that were bought.
        self._met: set[int] = set()
        self._sold: set[int] = set()
        self._destination = ""
        #: By destination and outcome.
        self.launches: Counter[tuple[str, str]] = Counter()
        self._achievements: Counter[str] = Counter()
        self._reactions: dict[type, Callable[[Any], None]] = {
            f.FirstPlayerChosen: self._begun,
            f.TurnBegan: self._turn_began,
            f.CardsBought: self._cards_bought,
            f.LaunchDeclared: self._declared,
            f.LaunchScrubbed: lambda fact: self._flown("scrub"),
            f.LaunchAborted: lambda fact: self._flown("abort"),
            f.MissionFailed: lambda fact: self._flown("failure"),
            f.MissionSucceeded: self._succeeded,
            f.TurnEnded: self._turn_ended,
        }

    def choosing(self, state: State, options: Sequence[Action]) -> None:
        """At a turn's first choice: what could the player buy? (RM-4.1)"""
        if self._fresh:
            self._fresh = False
            if type(state.agenda[-1]) is Acting:
                cards = [one.card for one in options if type(one) is BuyCard]
                self._shown = {self._cards[card].design for card in cards}
                self._met.update(cards)

    def see(self, state: State) -> None:
        """Take note of what happened."""
        react(state, self._reactions)

    def _begun(self, fact: f.FirstPlayerChosen) -> None:
        """Who begins (RM-2.11)."""
        self.first = fact.seat

    def _turn_began(self, fact: f.TurnBegan) -> None:
        """A player's turn (RM-3.1)."""
        self._fresh = True
        self._shown = set()
        self._bought = set()

    def _cards_bought(self, fact: f.CardsBought) -> None:
        """A purchase (RM-4.9)."""
        designs = [self._cards[card].design for card in fact.cards]
        self._bought.update(designs)
        self.purchases.update(designs)
        self._sold.update(fact.cards)

    def _declared(self, fact: f.LaunchDeclared) -> None:
        """A launch (RM-7.2)."""
        self._destination = fact.destination

    def _flown(self, outcome: str) -> None:
        """A launch is over (RM-7.6, RM-7.18, RM-7.22, RM-7.23)."""
        self.launches[self._destination, outcome] += 1

    def _succeeded(self, fact: f.MissionSucceeded) -> None:
        """A mission arrived (RM-7.23)."""
        self._flown("success")
        self._achievements[fact.achievement] += 1

    def _turn_ended(self, fact: f.TurnEnded) -> None:
        """What was shown in this turn was bought in it, or not (RM-8.7)."""
        self._showings.update(self._shown)
        self._taken.update(self._shown & self._bought)

    # --- the sums --------------------------------------------------------------------------------

    def counts(self, state: State, result: Result) -> Counts:
        """Everything that is counted of this game."""
        won = every_game.wins(result, state.terms.players)
        counts: Counts = {
            ("length", "in-range"): (result.rounds in ROUNDS, 1),
            ("end", TOTAL): (0, 1),
            ("end", result.end_reason): (1, 1),
            ("end", "by-tokens"): (result.end_reason in BY_TOKENS, 1),
        }
        self._count_missions(counts, state, won)
        self._count_launches(counts, state)
        self._count_points(counts, state, won)
        self._count_cards(counts, state, won)
        if state.ai is not None:
            _count_solo(counts, state, result)
        return counts

    def _count_missions(self, counts: Counts, state: State, won: Sequence[float]) -> None:
        """Missions by player, destination and location, and how they go with winning (RM-7.23)."""
        locations = state.terms.pack.location
        done = [len(player.missions) for player in state.players]
        counts["missions", "all"] = (sum(done), len(done))
        counts["missions", "winner"] = (
            sum(missions * win for missions, win in zip(done, won, strict=True)),
            sum(won),
        )
        counts["destination", TOTAL] = (0, sum(done))
        for seat, player in enumerate(state.players):
            for index in range(len(locations)):
                been = index in player.missions
                add(counts, "location", str(index), been, 1)
                if been:
                    add(counts, "destination", locations[index].destination, 1, 1)
                    add(counts, "location-wins", str(index), won[seat], 1)
        for token, holder in (("moon", state.moon_token), ("mars", state.mars_token)):
            counts["token", token] = (holder is not None, 1)
            if holder is not None:
                counts["token-wins", token] = (won[holder], 1)

    def _count_launches(self, counts: Counts, state: State) -> None:
        """Launches by outcome and destination (RM-7.6, RM-7.18, RM-7.22, RM-7.23)."""
        flown = self.launches.total()
        counts["missions", "launches"] = (flown, state.terms.players)
        counts["launch", TOTAL] = (0, flown)
        for (destination, outcome), launches in self.launches.items():
            add(counts, "launch", outcome, launches, 1)
            add(counts, "launch-success", destination, launches * (outcome == "success"), launches)
        counts["achievement", TOTAL] = (0, self._achievements.total())
        for achievement, times in self._achievements.items():
            counts["achievement", achievement] = (times, 1)

    def _count_points(self, counts: Counts, state: State, won: Sequence[float]) -> None:
        """Where points come from, and which goals are met (RM-9.4 to RM-9.8, RM-12.1)."""
        for source, points in ending.score_sheet(state):
            # An opponent without a seat comes last and is left out.
            own = points[: len(won)]
            counts["points", source] = (sum(own), len(own))
            counts["points-winner", source] = (
                sum(part * win for part, win in zip(own, won, strict=True)),
                sum(won),
            )
        cards = state.terms.cards
        for seat, player in enumerate(state.players):
            for goal in player.goals:
                met = all(ending.is_met(state, Seat(seat), task) for task in cards[goal].tasks)
                add(counts, "goal", cards[goal].design, met, 1)
                if met:
                    add(counts, "goal-wins", cards[goal].design, won[seat], 1)

    def _count_cards(self, counts: Counts, state: State, won: Sequence[float]) -> None:
        """How often each design is shown, bought and owned, and how that goes with winning (RM-4.1)."""
        for card in self._met:
            add(counts, "bought-copy", self._cards[card].design, card in self._sold, 1)
        owners = [{self._cards[card].design for card in owned(player)} for player in state.players]
        for design in designs_of(state.terms, FOR_SALE):
            shown = self._showings[design]
            counts["shown", design] = (shown > 0, 1)
            if shown:
                counts["bought", design] = (self._taken[design], shown)
                counts["bought-game", design] = (self.purchases[design] > 0, 1)
            counts["purchases", design] = (self.purchases[design], 1)
            having = [seat for seat, owns in enumerate(owners) if design in owns]
            counts["owners", design] = (len(having), len(owners))
            counts["owner-wins", design] = (sum(won[seat] for seat in having), len(having))


def _count_solo(counts: Counts, state: State, result: Result) -> None:
    """How a game against the AI went (RM-15.5, RM-15.17)."""
    own, other = result.scores
    counts["solo", "wins"] = (0 in result.winners, 1)
    counts["solo", "goal"] = (ending.scored_goal(state, Seat(0)) is not None, 1)
    counts["solo", "ai"] = (other, 1)
    counts["solo", "lead"] = (own - other, 1)


def watch(state: State) -> Watching:
    """A watcher for the game that begins with this state."""
    return Watching(state)


# --- what is shown -------------------------------------------------------------------------------


def groups(edition: str | None, mode: str | None, options: Mapping[str, Option]) -> tuple[Group, ...]:
    """Every number of players; alone, every level, or the one that was chosen (RM-2.1, RM-15.7)."""
    if mode == SOLO and "level" not in options:
        return tuple(
            Group(id=level, label=Message(f"report-level-{level}"), players=1, options={"level": level})
            for level in LEVELS
        )
    if mode == SOLO:
        level = str(options["level"])
        label = Message(f"report-level-{level}" if level in LEVELS else "report-players", {"players": 1})
        return (Group(id=level, label=label, players=1),)
    known = EDITIONS.get((edition or "final", mode or "standard"))
    return tuple(group_of(players) for players in (known.players if known else (2,)))


def sections() -> tuple[str, ...]:
    """The parts of the page."""
    return ("length", "solo", "scores", "seats", "missions", "cards")


def designs_of(terms: Terms, decks: Sequence[str]) -> list[str]:
    """The designs of some decks, in the order of the pack."""
    return list(dict.fromkeys(card.design for card in terms.cards if card.deck in decks))


def forms(terms: Terms, groups: Sequence[Group]) -> list[Form]:
    """The tables of Rocketmen; alone there is nobody to compare with."""
    limits = {"low": ROUNDS[0], "high": ROUNDS[-1]}
    found = [
        *every_game.length_forms([row("in-range", "report-row-in-range", limits, kind="share")]),
        _end_form(terms),
        *_point_forms(),
        *_mission_forms(terms),
        *_launch_forms(),
        *_goal_forms(terms),
        *_card_forms(terms),
    ]
    if terms.edition.mode != SOLO:
        return found
    return [_solo_form(), *(form for form in found if not form.marks_even and form.id not in NOT_ALONE)]


#: Tables that say nothing alone.
NOT_ALONE = ("points-winner", "token")


def _end_form(terms: Terms) -> Form:
    """Which condition ended the game (RM-9.1, RM-14.3, RM-15.16, RM-E.6, RM-E.7)."""
    edition = terms.edition
    reasons = [*edition.ends, *(["choice"] if edition.end_offered_from else [])]
    if edition.mode == SOLO:
        reasons.append("display")
    rows = [row(reason, f"report-end-{reason}") for reason in (*reasons, ending.CAP)]
    if "threshold" in reasons and set(BY_TOKENS) <= set(reasons):
        rows.append(row("by-tokens", "report-end-by-tokens"))
    return Form(id="end", section="length", rows=tuple(rows), has_total=True)


def _solo_form() -> Form:
    """Alone against the AI (RM-15)."""
    rows = (
        row("wins", "report-row-solo-wins", kind="share"),
        row("goal", "report-row-solo-goal", kind="share"),
        row("ai", "report-row-solo-ai"),
        row("lead", "report-row-solo-lead"),
    )
    return Form(id="solo", section="solo", kind="mean", plot="none", rows=rows)


def _point_forms() -> list[Form]:
    """Where the points come from (RM-9.4 to RM-9.8); the names of the sources are messages already."""
    sources = ("score-track", "score-cards", "score-tokens", "score-goal", "score-variants")
    rows = tuple(row(source, source) for source in sources)
    return [Form(id=id, section="scores", kind="mean", rows=rows) for id in ("points", "points-winner")]


def _destinations() -> tuple[RowForm, ...]:
    """A row for each destination."""
    return tuple(row(one, f"destination-{one}") for one in DESTINATIONS)


def _mission_forms(terms: Terms) -> list[Form]:
    """Missions by player, destination and location (RM-7.23, RM-7.24)."""
    counted = tuple(row(kind, f"report-row-missions-{kind}") for kind in ("all", "winner", "launches"))
    locations = tuple(
        RowForm(str(index), location_name(terms, LocationId(index)))
        for index in range(len(terms.pack.location))
    )
    tokens = _destinations()[1:]
    return [
        Form(id="missions", section="missions", kind="mean", rows=counted),
        Form(id="destination", section="missions", rows=_destinations(), has_total=True),
        Form(id="location", section="missions", rows=locations),
        Form(id="location-wins", section="missions", rows=locations, marks_even=True),
        Form(id="token", section="missions", rows=tokens, plot="none"),
        Form(id="token-wins", section="missions", rows=tokens, marks_even=True),
    ]


def _launch_forms() -> list[Form]:
    """How launches go, and what missions bring (RM-7.6, RM-7.18, RM-7.22, RM-7.23, RM-1.15)."""
    outcomes = tuple(row(one, f"report-launch-{one}") for one in OUTCOMES)
    achievements = tuple(row(one, f"achievement-{one}") for one in ACHIEVEMENTS)
    return [
        Form(id="launch", section="missions", rows=outcomes, has_total=True),
        Form(id="launch-success", section="missions", rows=_destinations()),
        Form(id="achievement", section="missions", rows=achievements, has_total=True),
    ]


def _goal_forms(terms: Terms) -> list[Form]:
    """Personal Goals (RM-12)."""
    rows = _named(terms, designs_of(terms, ("goal",)))
    return [
        Form(id="goal", section="missions", rows=rows),
        Form(id="goal-wins", section="missions", rows=rows, marks_even=True),
    ]


def _card_forms(terms: Terms) -> list[Form]:
    """What becomes of each card that can be bought (RM-4)."""
    rows = _named(terms, designs_of(terms, FOR_SALE))
    return [
        Form(id="bought", section="cards", rows=rows),
        Form(id="bought-copy", section="cards", rows=rows),
        Form(id="bought-game", section="cards", rows=rows),
        Form(id="shown", section="cards", rows=rows, plot="none"),
        Form(id="purchases", section="cards", kind="mean", rows=rows, plot="none"),
        Form(id="owners", section="cards", rows=rows, plot="none"),
        Form(id="owner-wins", section="cards", rows=rows, marks_even=True),
    ]


def _named(terms: Terms, designs: Sequence[str]) -> tuple[RowForm, ...]:
    """A row for each design."""
    first = {card.design: card.id for card in reversed(terms.cards)}
    return tuple(RowForm(design, card_name(terms, first[design])) for design in designs)


# --- what it should be ---------------------------------------------------------------------------


def aims(terms: Terms, groups: Sequence[Group]) -> list[Aim]:
    """What the final edition should be like; of other rules nobody has said."""
    if terms.edition.name != "final":
        return []
    if terms.edition.mode == SOLO:
        return [
            Aim(
                id=f"solo-{level}",
                table="solo",
                row="wins",
                groups=(level,),
                low=share - 0.1,
                high=share + 0.1,
            )
            for level, share in SOLO_WINS.items()
        ]
    if terms.edition.mode != "standard":
        return []
    assets = tuple(designs_of(terms, ("teal", "pink")))
    return [
        Aim(id="rounds", table="length", row="rounds", low=ROUNDS[0], high=ROUNDS[-1]),
        Aim(id="missions-two", table="missions", row="winner", groups=("2",), low=4, high=6),
        Aim(id="missions-four", table="missions", row="winner", groups=("4",), low=3, high=5),
        Aim(id="tokens", table="end", row="by-tokens", low=0.15),
        Aim(id="destinations", table="destination", low=0.08),
        Aim(id="lead", table="score", row="lead", groups=("2",), high=8),
        Aim(id="seats", table="wins-place", low=-0.04, high=0.04, from_even=True),
        Aim(id="assets", table="bought", only=assets, low=0.1, high=0.95),
        Aim(id="assets-copy", table="bought-copy", only=assets, low=0.1, high=0.95),
    ]


#: How often a good player should beat the AI, by level.
SOLO_WINS = {"easy": 0.8, "normal": 0.5, "hard": 0.25}
