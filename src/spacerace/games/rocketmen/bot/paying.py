"""Paying, for a sensible player of Rocketmen: with what is needed least."""

from __future__ import annotations

from typing import Any, NamedTuple

from spacerace.games.rocketmen.bot.plan import Desk, Outlook
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.payment import (
    MONEY_TOKEN_PURSE,
    SCIENCE_TOKEN_PURSE,
    covers_beside,
    minimal_covers,
    plus,
)
from spacerace.games.rocketmen.rules.printed import NOTHING, FreePlan, Purse, RefreshDisplay
from spacerace.kernel.adding import added

#: A Science token may be of use for something else.
TOKEN_USE = 0.05


def surcharge(outlook: Outlook) -> int:
    """What a Threat costs more (RM-4.12)."""
    for from_vp, money in outlook.view.terms.surcharges:
        if outlook.me.track >= from_vp:
            return money
    return 0


def price_of(outlook: Outlook, step: Any) -> Purse:
    """What is asked in an opened purchase, placing or refresh (RM-4.2, RM-5.3, RM-13.11)."""
    terms = outlook.view.terms
    if isinstance(step, g.Purchasing):
        price = NOTHING
        for card in step.cards:
            price = plus(price, terms.cards[card].cost)
            if terms.cards[card].deck == "threat":
                price = plus(price, (surcharge(outlook), 0, 0, 0, 0))
        return price
    if isinstance(step, g.Placing):
        rules = [terms.cards[card].rule for card in outlook.view.variants]
        free = step.places[0] == "plan" and any(isinstance(rule, FreePlan) for rule in rules)
        money = terms.pack.board.placing_cost * (len(step.cards) - free)
        if terms.edition.own_money == "counts":
            money -= sum(own_money(outlook, step.cards))
        return (max(0, money), 0, 0, 0, 0)
    rules = [terms.cards[card].rule for card in outlook.view.variants]
    return (sum([rule.money for rule in rules if isinstance(rule, RefreshDisplay)]), 0, 0, 0, 0)


def own_money(outlook: Outlook, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The money of the cards that are placed, as far as they have any (RM-5.5)."""
    book = outlook.book
    moneys = [book.money[card] + book.per_mission[card] * outlook.done for card in cards]
    return tuple(sorted([money for money in moneys if money]))


def can_still_buy(outlook: Outlook, placed: tuple[int, ...]) -> bool:
    """Whether the money that is left after placing these cards is enough for something on the display."""
    book, cards, me = outlook.book, outlook.view.terms.cards, outlook.me
    money = sum([book.money[card] for card in outlook.hand if card not in placed])
    money += MONEY_TOKEN_PURSE[0] * (me.money_tokens - me.money_flipped)
    return any(cards[card].cost[0] <= money for card in outlook.view.display if card is not None)


class _Source(NamedTuple):
    """Something that can pay."""

    #: The face of a card, or a token; copies have the same.
    face: int
    #: What of it can matter for the price.
    purse: Purse
    #: What is given away with it.
    lost: float
    #: It earns an effect by paying.
    earning: bool = False


def payments(desk: Desk, step: Any, placed: tuple[int, ...]) -> dict[int, float]:
    """By face: minus what the cheapest payment gives away that has such a source and all chosen before."""
    price, cards = price_of(desk.outlook, step), desk.outlook.view.terms.cards
    sources = _sources(desk, price, placed)
    faces = [source.face for source in sources]
    twins = tuple([index > 0 and face == faces[index - 1] for index, face in enumerate(faces)])
    taken = 0
    for chosen in step.sources:
        face = chosen if chosen < 0 else cards[chosen].face
        taken |= next((1 << i for i, other in enumerate(faces) if other == face and not taken >> i & 1), 0)
    best: dict[int, float] = {}
    purses = tuple([source.purse for source in sources])
    own = own_money(desk.outlook, placed)
    if own and desk.outlook.view.terms.edition.own_money == "may-count":
        earning = tuple([source.earning for source in sources])
        found = covers_beside(price, own, purses, twins, earning)
    else:
        found = minimal_covers(price, purses, twins)
    for payment in found:
        if payment & taken == taken:
            members = [source for index, source in enumerate(sources) if payment >> index & 1]
            weight = -added([source.lost for source in members])
            for source in members:
                if weight > best.get(source.face, -99.0):
                    best[source.face] = weight
    return best


def _sources(desk: Desk, price: Purse, placed: tuple[int, ...]) -> list[_Source]:
    """Hand cards and tokens that can help to pay a price, in the order of the rules (RM-4.3)."""
    outlook = desk.outlook
    cards, me, sources = outlook.view.terms.cards, outlook.me, []
    for card in outlook.hand:
        if card not in placed:
            printed, purse = cards[card], cards[card].purse
            if printed.money_per_mission:
                purse = (purse[0] + printed.money_per_mission * outlook.done, *purse[1:])
            lost = desk.keep[card]
            if printed.pending:
                # It earns its effect by paying: the other way round.
                lost -= 2 * outlook.book.extra[card] * outlook.ten
            sources.append(_Source(printed.face, _useful(purse, price), lost, printed.pending))
    money, science = me.money_tokens - me.money_flipped, me.science_tokens - me.science_flipped
    if money:
        sources += [_Source(g.MONEY_TOKEN, _useful(MONEY_TOKEN_PURSE, price), outlook.ten)] * money
    if science:
        purse = _useful(SCIENCE_TOKEN_PURSE, price)
        sources += [_Source(g.SCIENCE_TOKEN, purse, _lost_boost(desk))] * science
    return [source for source in sources if source.purse != NOTHING]


def _lost_boost(desk: Desk) -> float:
    """What a Science token is worth in today's launch; a token that paid does not boost (RM-7.10)."""
    flight = desk.flight
    if flight is None or not flight.today:
        return TOKEN_USE
    chances, now = desk.outlook.book.chance[flight.destination], flight.lift
    return TOKEN_USE + (chances[int(2 * now)] - chances[int(2 * max(0.0, now - 1))]) * flight.worth


def _useful(purse: Purse, price: Purse) -> Purse:
    """The part of a purse that can matter for a price (RM-4.5, RM-4.8)."""
    money, computer, composite, biotech, science = price
    if not (computer or composite or biotech or science):
        return (purse[0] if money else 0, 0, 0, 0, 0)
    return (
        purse[0] if money else 0,
        purse[1] if computer or science else 0,
        purse[2] if composite or science else 0,
        purse[3] if biotech or science else 0,
        purse[4],
    )
