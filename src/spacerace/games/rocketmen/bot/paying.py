"""Paying, for a sensible player of Rocketmen: with what is needed least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from spacerace.games.rocketmen.bot.plan import Desk, Outlook
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.chapters import buying, placing, variants
from spacerace.games.rocketmen.rules.ids import MONEY_TOKEN, SCIENCE_TOKEN, CardId
from spacerace.games.rocketmen.rules.payment import (
    MONEY_TOKEN_PURSE,
    SCIENCE_TOKEN_PURSE,
    covers_beside,
    minimal_covers,
    purse_of_card,
    useful_part,
)
from spacerace.games.rocketmen.rules.printed import NOTHING, Purse
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.ordered_sum import ordered_sum

#: A Science token may be of use for something else.
TOKEN_USE = 0.05


def price_of(view: View, outlook: Outlook, step: Any) -> Purse:
    """What is asked in an opened purchase, placing or refresh (RM-4.2, RM-5.3, RM-13.11)."""
    me = outlook.me
    if isinstance(step, g.Purchasing):
        return buying.price_of(view, me, step.cards)
    if isinstance(step, g.Placing):
        if view.terms.edition.own_money == "counts":
            return placing.owed(view, me, step.cards, step.places)
        return Purse(money=placing.price_of(view, step.places))
    return variants.refresh_price(view) or NOTHING


def can_still_buy(view: View, outlook: Outlook, placed: tuple[CardId, ...]) -> bool:
    """Whether the money that is left after placing these cards is enough for something on the display."""
    book, cards, me = outlook.book, view.terms.cards, outlook.me
    money = sum([book.money[card] for card in outlook.hand if card not in placed])
    money += MONEY_TOKEN_PURSE.money * (me.money_tokens - me.money_flipped)
    return any(cards[card].cost.money <= money for card in view.display if card is not None)


class Source(NamedTuple):
    """Something that can pay."""

    #: The face of a card, or a token; copies have the same.
    face: int
    #: What of it can matter for the price.
    purse: Purse
    #: What is given away with it.
    lost: float
    #: It earns an effect by paying.
    earning: bool = False


def ways_to_pay(
    view: View, desk: Desk, step: Any, placed: tuple[CardId, ...]
) -> tuple[Purse, list[Source], Sequence[int]]:
    """The price, what can pay it, and every payment without an idle source as a bit mask over these."""
    price = price_of(view, desk.outlook, step)
    sources = _sources(view, desk, price, placed)
    faces = [source.face for source in sources]
    twins = tuple([index > 0 and face == faces[index - 1] for index, face in enumerate(faces)])
    purses = tuple([source.purse for source in sources])
    own = tuple(sorted(placing.own_money(view, desk.outlook.me, placed).values()))
    if own and view.terms.edition.own_money == "may-count":
        earning = tuple([source.earning for source in sources])
        return price, sources, covers_beside(price, own, purses, twins, earning)
    return price, sources, minimal_covers(price, purses, twins)


def payments(view: View, desk: Desk, step: Any, placed: tuple[CardId, ...]) -> dict[int, float]:
    """By face: minus what the cheapest payment gives away that has such a source and all chosen before."""
    _, sources, found = ways_to_pay(view, desk, step, placed)
    cards, taken = view.terms.cards, 0
    for chosen in step.sources:
        face = chosen if chosen < 0 else cards[chosen].face
        taken |= next((1 << i for i, one in enumerate(sources) if one.face == face and not taken >> i & 1), 0)
    best: dict[int, float] = {}
    for payment in found:
        if payment & taken == taken:
            members = [source for index, source in enumerate(sources) if payment >> index & 1]
            weight = -ordered_sum([source.lost for source in members])
            for source in members:
                if weight > best.get(source.face, -99.0):
                    best[source.face] = weight
    return best


def _sources(view: View, desk: Desk, price: Purse, placed: tuple[CardId, ...]) -> list[Source]:
    """Hand cards and tokens that can help to pay a price, in the order of the rules (RM-4.3)."""
    outlook = desk.outlook
    cards, me, sources = view.terms.cards, outlook.me, []
    for card in outlook.hand:
        if card not in placed:
            printed, purse = cards[card], purse_of_card(view, me, card)
            lost = desk.keep[card]
            if printed.pending:
                # It earns its effect by paying: the other way round.
                lost -= 2 * outlook.book.extra[card] * outlook.ten
            sources.append(Source(printed.face, useful_part(purse, price), lost, printed.pending))
    money, science = me.money_tokens - me.money_flipped, me.science_tokens - me.science_flipped
    if money:
        sources += [Source(MONEY_TOKEN, useful_part(MONEY_TOKEN_PURSE, price), outlook.ten)] * money
    if science:
        purse = useful_part(SCIENCE_TOKEN_PURSE, price)
        sources += [Source(SCIENCE_TOKEN, purse, _lost_boost(desk))] * science
    return [source for source in sources if source.purse != NOTHING]


def _lost_boost(desk: Desk) -> float:
    """What a Science token is worth in today's launch; a token that paid does not boost (RM-7.10)."""
    flight = desk.flight
    if flight is None or not flight.today:
        return TOKEN_USE
    chances, now = desk.outlook.book.chance[flight.destination], flight.lift
    return TOKEN_USE + (chances[int(2 * now)] - chances[int(2 * max(0.0, now - 1))]) * flight.worth
