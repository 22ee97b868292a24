"""Plans of a sensible player of Rocketmen: which mission, how soon, and what the Hand can do for it.

All worths are in victory points. They were found by play against copies that differed in one of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from spacerace.games.rocketmen.bot.worth import Book, book_of
from spacerace.games.rocketmen.rules.chapters.ending import next_vp
from spacerace.games.rocketmen.rules.ids import CardId, LocationId
from spacerace.games.rocketmen.rules.printed import DESTINATIONS
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.ordered_sum import ordered_sum

#: A turn, and $10 in the Hand.
TURN = 1.8
TEN = 0.25
#: Money loses its worth when fewer turns than this are left; without a mission token it has little.
FADE = 3.0
IDLE_MONEY = 0.3
#: In a long game a turn weighs more with each round after this one, so that nobody waits for ever.
LONG_GAME = 15
IMPATIENCE = 0.1

#: Points that the leader makes in a round; turns that a mission takes; rounds until things get going.
PACE = 2.0
#: The pace seen so far counts as if so many rounds at that usual pace had come before.
USUAL_ROUNDS = 6
MISSION_TURNS = 2.5
START_ROUNDS = 5
START = 0.8
#: Turns until somebody else ends the game, if tokens alone cannot; cards that leave the solo display a turn.
OTHERS_TURNS = 4.0
DISPLAY_PACE = 1.5

#: Achievements, for each turn left.
ACHIEVEMENTS = {"rocket": 0.25, "science": 0.35, "money": 0.8, "hand": 0.35, "": 0.0}
#: Of a goal: what the next mission towards it is worth when one, two or more are missing.
GOAL_SHARES = (1.0, 0.4, 0.15)
#: A binding goal decides a game alone.
BINDING_GOAL = 10.0
#: To bring about the end; to fly the last mission without an end, unless another is so near to it.
LAST_MISSION = 2.0
NO_END = -10.0
NEAR_END = 6
#: Tokens are few, so a mission should bring its share of the threshold; for each point that it lacks:
SHORTFALL = 0.4

#: On the Pad: a Rocket point that is lacking; how far lift counts if the launch is not today.
POINT = 0.4
SOON = 0.7
#: Lift at which a mission is as good as safe, by destination.
AIM = (4.0, 4.5, 6.0)
#: A card that is thrown away or pays could have been placed; it will come again.
DELAY = 0.35
#: Share of the lift drawn that finds its way to the Pad.
FLOW = 0.3
#: Rocket points that can be bought in a turn.
BUY_POINTS = 1.5
#: To keep a Mission in the Hand, for each point of its value.
KEEP_MISSION = 0.1
#: A used money token is back next turn.
TOKEN_TEN = 0.5
#: Not worth doing.
NEVER = -1.0
#: Less than any flight is worth.
UNKNOWN = -99.0
#: Turns are guesses: so much is added to both sides before a short rest is compared with a long wait.
ROUGHLY = 0.5
#: What it costs more to pay with tens that the Hand does not have.
BEYOND_HAND = 1.0
#: The share of an average card that comes for a card which is placed.
NEW_CARD = 0.5


class Flight(NamedTuple):
    """A way to fly a Mission."""

    #: What it is worth now; flights are compared by it.
    value: float
    destination: int
    #: What success brings.
    worth: float
    #: Rocket points that the Pad lacks.
    need: int
    #: Spaces that Pad and tokens give.
    lift: float
    #: The Hand can make it fly in this turn.
    today: bool
    #: What it is worth if it waits for a later turn.
    later: float


class Outlook:
    """The table as the viewer sees it, with what most decisions ask."""

    __slots__ = (
        "average", "book", "cards", "desks", "done", "due", "flying", "full", "goals", "hand", "hand_rocket",
        "lifts", "me", "pad_rocket", "pays", "rest", "rest_rocket", "rockets", "share", "ten", "tens",
        "tokens", "turn", "turns", "view",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        """Look over the own cards."""
        self.view = view
        terms = view.terms
        self.book = book = book_of(terms)
        self.me = me = view.players[view.viewer]
        self.hand = hand = me.hand or ()
        self.done = len(me.missions)
        self.tokens = terms.edition.most_missions - self.done
        self.turns = turns = turns_left(view)
        self.turn = TURN * (1.0 + IMPATIENCE * max(0, view.round - LONG_GAME))
        self.ten = TEN * min(1.0, turns / FADE) * (1.0 if self.tokens else IDLE_MONEY)
        #: What each token left has to bring to reach the threshold, where there is one.
        self.due = (terms.threshold - me.track) / self.tokens if self.tokens and is_race(view) else 0.0
        #: Own cards that are not in sight now but will come.
        self.rest = rest = me.unseen + me.warehouse + me.playing_area + me.hq_top
        self.cards = len(rest) + len(hand) or 1
        size = terms.pack.board.hand_size + me.hand_bonus
        #: How much of them comes each turn.
        self.share = min(1.0, size / self.cards)
        #: At the end of the turn nothing will be drawn (RM-8.3).
        self.full = len(hand) >= size
        rocket, money = book.rocket, book.money
        self.pad_rocket = me.rocket_points + sum([rocket[card] for card in me.pad])
        self.rockets = sorted([rocket[card] for card in hand if rocket[card]], reverse=True)
        self.hand_rocket = sum(self.rockets)
        self.rest_rocket = sum([rocket[card] for card in rest])
        #: Cards that the Hand could pay the placing of.
        self.tens = sum([money[card] for card in hand]) // 10 + 2 * (me.money_tokens - me.money_flipped)
        self.pays = pays = book.pays[self.done]
        #: What a card pays on average, in points.
        paid = ordered_sum([pays[card] for card in rest]) + ordered_sum([pays[card] for card in hand])
        self.average = self.ten * paid / self.cards
        self.goals = _goals_of(book, me.goals, me.missions, self.tokens) if me.goals else None
        # What was worked out already.
        self.lifts: dict[int, tuple[float, list[float], float]] = {}
        self.flying: dict[int, list[Flight]] = {}
        self.desks: dict[tuple[CardId | None, tuple[CardId, ...]], Desk] = {}

    def lift(self, destination: int) -> tuple[float, list[float], float]:
        """Spaces at a destination: of Pad and tokens; of each Hand card; of the other cards."""
        found = self.lifts.get(destination)
        if found is None:
            me, lift = self.me, self.book.lift[destination]
            found = self.lifts[destination] = (
                me.science_tokens - me.science_flipped + ordered_sum([lift[card] for card in me.pad]),
                sorted([lift[card] for card in self.hand if lift[card]], reverse=True),
                ordered_sum([lift[card] for card in self.rest]),
            )
        return found

    def worth(self, location: LocationId, achievement: str) -> float:
        """What a mission to a location brings: points, achievement, first token, goal, the end."""
        view, book = self.view, self.book
        points = next_vp(view, location)
        worth = points + ACHIEVEMENTS[achievement] * self.turns
        if points < self.due:
            worth -= SHORTFALL * (self.due - points)
        place = book.destination[location]
        if place and (view.moon_token if place == 1 else view.mars_token) is None:
            worth += view.terms.pack.board.first_token_vp if view.terms.edition.first_tokens else 0
        if self.goals is not None:
            worth += self.goals[location]
        if self.tokens == 1 or self.me.track + points >= view.terms.threshold:
            worth += self._last_mission(place, points)
        return worth

    def _last_mission(self, place: int, points: int) -> float:
        """To bring about the end is good; to be without a token and without an end is not (RM-9.1)."""
        view = self.view
        if self.me.track + points >= view.terms.threshold:
            return LAST_MISSION
        visited = {self.book.destination[at] for at, seats in enumerate(view.arrivals) if seats}
        if not is_race(view) or len(visited | {place}) == len(DESTINATIONS):
            return 0.0
        others = [player.track for seat, player in enumerate(view.players) if seat != view.viewer]
        return 0.0 if max(others) + NEAR_END >= view.terms.threshold else NO_END

    def flights(self, mission: CardId) -> list[Flight]:
        """The flights that a Mission still allows."""
        if not self.tokens:
            return []
        found = self.flying.get(mission)
        if found is None:
            done, book = self.me.missions, self.book
            tens = self.tens if mission == self.me.plan else self.tens - 1
            found = self.flying[mission] = [
                self._flight(destination, points, self.worth(location, book.achievement[mission]), tens)
                for destination, location, points in book.flights[mission]
                if location not in done
            ]
        return found

    def desk(self, plan: CardId | None, placed: tuple[CardId, ...] = ()) -> Desk:
        """The Hand on the desk, for this planned Mission."""
        found = self.desks.get((plan, placed))
        if found is None:
            found = self.desks[plan, placed] = Desk(self, plan, placed)
        return found

    def _flight(self, destination: int, points: int, worth: float, tens: int) -> Flight:
        """A flight, with the Hand's help if its money places so many cards."""
        chances = self.book.chance[destination]
        lift, hand, rest = self.lift(destination)
        need = points - self.pad_rocket
        wait = 1.0 if need <= self.hand_rocket else self._wait(need - self.hand_rocket)
        soon = lift + (ordered_sum(hand[:tens]) if tens > 0 else 0.0)
        flow = rest * self.share * FLOW
        later = UNKNOWN
        for turns in (wait, wait + 1, wait + 2):
            value = chances[int(2 * (soon + flow * turns))] * worth - self.turn * turns
            if value > later:
                later = value
        if wait > self.turns:
            later = 0.0 if self.view.end_reason else later * (self.turns + ROUGHLY) / (wait + ROUGHLY)
        places = tens - self._rocket_cards(need)
        if need > self.hand_rocket or places < 0:
            return Flight(later, destination, worth, need, lift, False, later)
        value = self.look(destination, lift + ordered_sum(hand[:places]), worth, later)
        return Flight(value, destination, worth, need, lift, True, later)

    def _wait(self, short: int) -> float:
        """Turns until Rocket points that the Hand lacks are there: drawn, and bought if need be."""
        stock = self.rest_rocket
        if short <= stock:
            return max(1.0, short / (stock * self.share))
        return (1 / self.share if stock else 1.0) + (short - stock) / BUY_POINTS

    def _rocket_cards(self, need: int) -> int:
        """Hand cards that it takes to place so many Rocket points."""
        cards = 0
        for rocket in self.rockets:
            if need <= 0:
                break
            need -= rocket
            cards += 1
        return cards

    def look(self, destination: int, lift: float, worth: float, later: float) -> float:
        """What a launch is worth: an abort after the first draw costs nothing, so it is a free look.

        But who is there cannot go back (RM-7.15).
        """
        value = 0.0
        for odds, then in self.book.looks[destination][int(2 * lift)]:
            go = then * worth
            value += odds * (go if go > later or then == 1.0 else later)
        return value

    def best_in_hand(self) -> tuple[Flight | None, CardId | None]:
        """The best flight of a Mission in the Hand, and that Mission; copies count once."""
        best, mission, face = None, None, -1
        cards, flights = self.view.terms.cards, self.book.flights
        for card in self.hand:
            if flights[card] and cards[card].face != face:
                face = cards[card].face
                flight = max(self.flights(card), default=None)
                if flight is not None and (best is None or flight > best):
                    best, mission = flight, card
        return best, mission


_outlooks: dict[object, Outlook] = {}
_MOST_OUTLOOKS = 512


def outlook_of(view: View) -> Outlook:
    """The table as the viewer sees it; it stays while nothing changes that plans rest on.

    While a purchase or a placing is open, nothing of it changes, and a search meets the same Hand again and
    again. So ``outlook.view`` may be an earlier view: it has the same terms, round, end, arrivals and first
    tokens, the same viewer with the same cards, and rivals with as many points and missions.
    """
    if view.ai is not None:
        return Outlook(view)
    rivals = tuple([(player.track, len(player.missions)) for player in view.players])
    tokens = view.moon_token, view.mars_token
    me = view.players[view.viewer]
    basis = (id(view.terms), view.viewer, me, view.round, view.end_reason, view.arrivals, tokens, rivals)
    found = _outlooks.get(basis)
    if found is None or found.view.terms is not view.terms:
        if len(_outlooks) >= _MOST_OUTLOOKS:
            _outlooks.clear()
        found = _outlooks[basis] = Outlook(view)
    return found


@lru_cache(maxsize=2**12)
def _goals_of(
    book: Book, goals: tuple[CardId, ...], missions: tuple[LocationId, ...], tokens: int
) -> list[float]:
    """By location: what a mission there is worth to the goals; only one of them is scored (RM-12)."""
    found, met = [], 0
    for goal in goals:
        missing, helpful = 0, set[int]()
        for serving, count in book.tasks[goal]:
            lacking = count - len([1 for done in missions if done in serving])
            if lacking > 0:
                missing += lacking
                helpful |= serving
        points = book.terms.cards[goal].vp
        if missing:
            found.append((missing, helpful, points))
        else:
            met = max(met, points)
    worths = [(helpful, *_goal(book, missing, points - met, tokens)) for missing, helpful, points in found]
    return [
        max([worth if location in helpful else other for helpful, worth, other in worths], default=0.0)
        for location in range(len(book.destination))
    ]


def _goal(book: Book, missing: int, points: int, tokens: int) -> tuple[float, float]:
    """What missions that help a goal are worth, and others; ``points`` is what it brings more."""
    share = GOAL_SHARES[min(missing, len(GOAL_SHARES)) - 1]
    if not book.terms.edition.goal_is_binding:
        return share * max(0, points), 0.0
    # Alone, the goal must be met; soon there may be no token to spare (RM-15.5).
    return share * BINDING_GOAL, -BINDING_GOAL if tokens <= missing else 0.0


def is_race(view: View) -> bool:
    """Whether points on the track bring about the end (RM-9.1, RM-14.3, RM-15.16)."""
    return "threshold" in view.terms.edition.ends


def turns_left(view: View) -> float:
    """Turns that the viewer will have after this one, as a guess."""
    if view.end_reason:
        return 0.0
    terms = view.terms
    placed = [len(player.missions) for player in view.players]
    if view.ai is not None:
        placed.append(len(view.ai.missions))
    # With all tokens placed and no end, somebody else must bring it about.
    turns = (terms.edition.most_missions - max(placed)) * MISSION_TURNS or OTHERS_TURNS
    if view.ai is not None:
        cards = sum([len(layer) for layer in view.deck]) + len(view.display) - view.display.count(None)
        turns = min(turns, cards / DISPLAY_PACE)
    elif is_race(view):
        lead = max([player.track for player in view.players])
        pace = (lead + USUAL_ROUNDS * PACE) / (view.round + USUAL_ROUNDS)
        start = START * max(0, START_ROUNDS - view.round)
        turns = min(turns, (terms.threshold - lead) / pace + start)
    cap = terms.options.round_cap
    return min(max(1.0, turns), cap - view.round) if cap else max(1.0, turns)


class Desk:
    """The Hand on the desk: the flight it works for, and what each card is worth there."""

    __slots__ = ("costs", "flight", "flights", "gain", "keep", "mission", "outlook")

    def __init__(self, outlook: Outlook, plan: CardId | None, placed: tuple[CardId, ...] = ()) -> None:
        """For the planned Mission; without one, for the best in the Hand. ``placed`` cards do not pay."""
        self.outlook = outlook
        self.mission: CardId | None = None
        self.flights: list[Flight] = []
        if plan is None:
            self.flight, self.mission = outlook.best_in_hand()
        else:
            self.flights = outlook.flights(plan)
            self.flight = max(self.flights, default=None)
        book, flight, pays, ten = outlook.book, self.flight, outlook.pays, outlook.ten
        #: By Hand card: what it gains on the Pad (the best Mission: on the Plan) …
        self.gain: dict[int, float] = {}
        #: … and what is lost if it is thrown away or pays.
        self.keep: dict[int, float] = {}
        stack = [(ten * TOKEN_TEN, 2)] * (outlook.me.money_tokens - outlook.me.money_flipped)
        for card in outlook.hand:
            if flight is None:
                gain = 0.0
            elif card == self.mission:
                gain = KEEP_MISSION * max(1.0, flight.value)
            else:
                gain = self._pad_gain(flight, card)
            self.gain[card] = gain
            keep = self.keep[card] = pays[card] * ten + DELAY * gain
            tens = (book.money[card] + book.per_mission[card] * outlook.done) // 10
            if tens and card not in placed:
                stack.append((keep / tens, tens))
        stack.sort()
        #: What it costs to pay 0, 1, 2, … tens with what is needed least.
        self.costs = [0.0]
        for each, tens in stack:
            for _ in range(tens):
                self.costs.append(self.costs[-1] + each)

    def _pad_gain(self, flight: Flight, card: CardId) -> float:
        """What a card on the Pad gains for a flight, its cost apart."""
        book, gain = self.outlook.book, 0.0
        if self.outlook.view.end_reason and not flight.today:
            return 0.0
        rocket = book.rocket[card]
        if rocket and flight.need > 0:
            gain = POINT * min(rocket, flight.need)
            if flight.today:
                # Without its points nothing flies.
                gain += flight.value - max(0.0, flight.later)
        lift = book.lift[flight.destination][card]
        if lift:
            chances, now, aim = book.chance[flight.destination], flight.lift, AIM[flight.destination]
            have = chances[int(2 * now)]
            more = chances[int(2 * (now + lift))] - have
            if now < aim:
                # The first spaces help little by themselves: count them as a part of the way.
                way = (chances[int(2 * aim)] - have) / (aim - now)
                more = max(more, way * min(lift, aim - now))
            gain += more * flight.worth * (1.0 if flight.today else SOON)
        return gain

    def cost(self, tens: int) -> float:
        """What paying so many tens gives away."""
        return self.costs[tens] if tens < len(self.costs) else self.costs[-1] + BEYOND_HAND

    def placing(self, card: CardId, *, free: bool = False) -> float:
        """What placing a card on the Pad gains, its cost counted. The Hand is filled up for it."""
        gain, outlook = self.gain.get(card, 0.0), self.outlook
        if gain <= 0:
            return NEVER
        if not free:
            own = outlook.book.money[card] >= 10
            gain -= outlook.pays[card] * outlook.ten if own else self.cost(1)
        return gain + NEW_CARD * outlook.average
