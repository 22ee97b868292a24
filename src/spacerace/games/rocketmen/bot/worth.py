"""What the cards and places of Rocketmen are good for: tables made once for the terms of a match."""

from __future__ import annotations

from functools import lru_cache

from spacerace.games.rocketmen.rules.chapters.ending import fits
from spacerace.games.rocketmen.rules.effects import (
    Advance,
    AnyEffect,
    ChooseFirst,
    CopyCard,
    CountZeroAs,
    Cycle,
    DrawCards,
    KeepEngines,
    PlaceFree,
    Redraw,
    RemoveCard,
    SafeAbort,
    Store,
    TakeThreat,
    TopDeck,
)
from spacerace.games.rocketmen.rules.ids import LocationId
from spacerace.games.rocketmen.rules.printed import DESTINATIONS, Card, Destination, Task
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.ordered_sum import ordered_sum

#: Spaces that an effect on the Pad is worth in a launch: a guess for plans. In flight the odds are exact.
PLANNING_LIFT = 0.9
SUIT_LIFT = 1.3
SHIELDING_LIFT = 0.3
COPY_LIFT = 0.5
SAFE_ABORT_LIFT = 0.4

#: What an effect is worth each time its card is drawn, in tens of money.
PAY_DRAW = 0.8
PLAY_DRAW = 0.7
#: A card that is played for its effect pays nothing.
PLAYED = 1.0
THIN = 1.4
CYCLE = 0.6
TOP_DECK = 0.2
PLACE_FREE = 0.7
TAKE_THREAT = 0.4
KEEP_ENGINES = 0.8
STORE = 0.5
#: An item as payment, in tens of money: some prices ask for one.
ITEM = 0.15

#: Tables by spaces of lift go in half spaces, and far enough for any Pad.
HALVES = 2
_BEYOND = 200

#: A first draw: its chance, and the chance of success after it.
Look = tuple[float, float]


class Book:
    """Tables by card id, by destination (0 Earth, 1 Moon, 2 Mars) and by location."""

    def __init__(self, terms: Terms) -> None:
        """Read every card once."""
        cards = terms.cards
        self.terms = terms
        self.money = [card.purse.money for card in cards]
        self.per_mission = [card.money_per_mission for card in cards]
        self.rocket = [card.rocket for card in cards]
        self.points = [card.vp if card.deck == "threat" else 0 for card in cards]
        #: What an effect is worth beyond the items, in tens of money.
        self.extra = [_extra(card) for card in cards]
        #: By missions completed: what a card pays when drawn, in tens of money.
        self.pays = [[_pays(card, done) for card in cards] for done in range(len(terms.pack.location) + 1)]
        #: By destination: spaces that a card on the Pad adds to a launch.
        self.lift = [[_lift(terms, card, destination) for card in cards] for destination in DESTINATIONS]
        self.all_lift = [ordered_sum(lift) / len(DESTINATIONS) for lift in zip(*self.lift, strict=True)]
        #: Where a Mission can fly: destination, location, Rocket points.
        self.flights = [_flights(terms, card) for card in cards]
        self.achievement = [card.achievement or "" for card in cards]
        #: By location: the destination.
        self.destination = [DESTINATIONS.index(entry.destination) for entry in terms.pack.location]
        values = tuple(sorted(cards[card].value for card in terms.success))
        #: By destination and half spaces of lift: the chance of success, and the first draws.
        self.chance = [_chances(terms, destination, values) for destination in DESTINATIONS]
        self.looks = [_looks(terms, destination, values) for destination in DESTINATIONS]
        #: By goal: for each task the locations that serve it and how many are wanted.
        self.tasks = {
            card.id: [(_serving(terms, task), task.count) for task in card.tasks]
            for card in cards
            if card.deck == "goal"
        }


# --- cards ---------------------------------------------------------------------------------------


def _pays(card: Card, done: int) -> float:
    """What a card pays when drawn, in tens of money, with so many missions completed (RM-11.8)."""
    money = card.purse.money + card.money_per_mission * done
    return money / 10 + ITEM * card.purse.items + _extra(card)


def _extra(card: Card) -> float:
    """What the effect of a card is worth each time the card is drawn, in tens of money."""
    match card.effect:
        case DrawCards(cards=count):
            return PAY_DRAW * count if card.kind == "pay" else PLAY_DRAW * count - PLAYED
        case RemoveCard():
            return THIN
        case Cycle():
            return CYCLE
        case TopDeck():
            return TOP_DECK
        case PlaceFree():
            return PLACE_FREE
        case TakeThreat():
            return TAKE_THREAT
        case KeepEngines():
            return KEEP_ENGINES
        case Store():
            return STORE
        case _:
            # What other effects are worth is their lift on the Pad, or counted as money.
            return 0.0


def _lift(terms: Terms, card: Card, destination: Destination) -> float:
    """Spaces of a card on the Pad: matching icons, Science, and its effect (RM-7.8, RM-7.9)."""
    return card.purse.of(terms.boosts[destination]) + card.purse.science + _effect_lift(card.effect)


def _effect_lift(effect: AnyEffect | None) -> float:
    """Spaces that an effect on the Pad is worth."""
    match effect:
        case Advance(spaces=spaces):
            return spaces
        case ChooseFirst():
            return PLANNING_LIFT
        case Redraw():
            return SUIT_LIFT
        case CountZeroAs():
            return SHIELDING_LIFT
        case CopyCard():
            return COPY_LIFT
        case SafeAbort():
            return SAFE_ABORT_LIFT
        case _:
            # Other effects do nothing in a launch.
            return 0.0


def _flights(terms: Terms, card: Card) -> list[tuple[int, LocationId, int]]:
    """The flights that a Mission card allows in this edition and mode (RM-7.2, RM-14.2)."""
    if card.deck != "mission" or card.type is None:
        return []
    return [
        (DESTINATIONS.index(destination), terms.location_at[destination, card.type], points)
        for destination, points in card.rocket_points.items()
        if destination in terms.edition.destinations
    ]


def _serving(terms: Terms, task: Task) -> frozenset[int]:
    """Locations where a mission helps with a task of a goal; a token lies at the Moon or Mars (RM-12)."""
    return frozenset(
        index
        for index, entry in enumerate(terms.pack.location)
        if fits(task, entry) and (not task.token or entry.destination != "earth")
    )


# --- odds for plans ------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def _chance_of(to_go: int, draws: int, values: tuple[int, ...]) -> float:
    """The chance that this many draws from these Mission Success values go so far."""
    if to_go <= 0:
        return 1.0
    if draws == 0 or not values:
        return 0.0
    total = 0.0
    for value in set(values):
        total += values.count(value) * _chance_of(to_go - value, draws - 1, _without(values, value))
    return total / len(values)


def _without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The values less one."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]


def _chances(terms: Terms, destination: Destination, values: tuple[int, ...]) -> list[float]:
    """By half spaces of lift: the chance of success without further effects."""
    entry = terms.destinations[destination]
    whole = [_chance_of(entry.target - lift, entry.draws, values) for lift in range(entry.target + 1)]
    table = []
    for lift in range(entry.target):
        table += [whole[lift], (whole[lift] + whole[lift + 1]) / 2]
    return table + [1.0] * _BEYOND


def _looks(terms: Terms, destination: Destination, values: tuple[int, ...]) -> list[list[Look]]:
    """By half spaces of lift: the chance of each first draw, and the chance of success after it."""
    entry = terms.destinations[destination]
    table: list[list[Look]] = []
    for half in range(HALVES * entry.target):
        rows = []
        for value in sorted(set(values)):
            to_go, rest = entry.target - half // 2 - value, _without(values, value)
            then = _chance_of(to_go, entry.draws - 1, rest)
            if half % 2:
                then = (then + _chance_of(to_go - 1, entry.draws - 1, rest)) / 2
            rows.append((values.count(value) / len(values), then))
        table.append(rows)
    return table + [[(1.0, 1.0)]] * _BEYOND


# --- one book for each terms ---------------------------------------------------------------------

_books: dict[int, Book] = {}
_MOST_BOOKS = 64


def book_of(terms: Terms) -> Book:
    """The tables of these terms, made once."""
    book = _books.get(id(terms))
    if book is None or book.terms is not terms:
        if len(_books) >= _MOST_BOOKS:
            _books.clear()
        book = _books[id(terms)] = Book(terms)
    return book
