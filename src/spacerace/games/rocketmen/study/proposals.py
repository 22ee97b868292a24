"""What a sensible player of Rocketmen would pay with, or discard, once a choice is open.

Made from the view of the seat alone. Of all payments without an idle source the best one gives away least:
by what each card is worth keeping, then by money beyond the price, then by how many sources it takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from spacerace.games.rocketmen.bot.paying import ways_to_pay
from spacerace.games.rocketmen.bot.plan import Desk, Outlook
from spacerace.games.rocketmen.bot.sense import weigh
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.chapters.drawing import hand_limit
from spacerace.games.rocketmen.rules.ids import MONEY_TOKEN, SCIENCE_TOKEN, CardId, SourceId, TokenId
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.ordered_sum import ordered_sum
from spacerace.study.proposals import Proposal, Wish

#: Losses that differ by less are alike: they are guesses.
GRAIN = 0.01


class Payment(NamedTuple):
    """A payment without an idle source, with what it gives away. Of two the lesser is the better one."""

    #: What its sources are worth elsewhere, in grains of a victory point.
    loss: int
    #: Money beyond the price.
    over: int
    #: How many sources it takes.
    sources: int
    #: How often each face or token is among them; the order of the Hand decides what nothing else does.
    faces: tuple[tuple[int, int], ...]


def propose(view: View, wishes: Sequence[Wish] = ()) -> Proposal | None:
    """How what is open is finished with the least loss."""
    step = view.agenda[-1] if view.agenda else None
    if view.seat != view.viewer:
        return None
    match step:
        case g.Purchasing() | g.Placing() | g.Refreshing():
            return _pay(view, step, wishes)
        case g.DiscardingExcess():
            me = view.players[view.viewer]
            return _discard(view, me.hand or (), me.hand_size - hand_limit(view, me), wishes)
        case g.AbortDiscarding(left=left):
            pad = [card for card in view.players[view.viewer].pad if not view.terms.cards[card].permanent]
            return _discard(view, pad, min(left, len(pad)), wishes)
        case _:
            # The other choices are made in one click.
            return None


# --- paying --------------------------------------------------------------------------------------


def payments(view: View, step: Any) -> list[Payment]:
    """Every payment of an opened purchase, placing or refresh, the best first (RM-4.8, RM-5.6)."""
    return _ranked(view, step, _desk(view, step))


def _desk(view: View, step: Any) -> Desk:
    """What each Hand card is worth, with the Mission planned that is being placed."""
    outlook = Outlook(view)
    placing = isinstance(step, g.Placing)
    plan = step.cards[0] if placing and step.places[0] == "plan" else outlook.me.plan
    return Desk(outlook, plan, step.cards if placing else ())


def _ranked(view: View, step: Any, desk: Desk) -> list[Payment]:
    """The payments by what they give away."""
    placed = step.cards if isinstance(step, g.Placing) else ()
    price, sources, found = ways_to_pay(view, desk, step, placed)
    ranked = []
    for mask in found:
        chosen = [source for index, source in enumerate(sources) if mask >> index & 1]
        counts: dict[int, int] = {}
        for source in chosen:
            counts[source.face] = counts.get(source.face, 0) + 1
        loss = round(ordered_sum([source.lost for source in chosen]) / GRAIN)
        over = max(0, sum(source.purse.money for source in chosen) - price.money)
        ranked.append(Payment(loss, over, len(chosen), tuple(counts.items())))
    return sorted(ranked)


def _pay(view: View, step: Any, wishes: Sequence[Wish]) -> Proposal | None:
    """The payment that gives away least among those that hold what is chosen, and what is wished."""
    desk = _desk(view, step)
    ranked = _ranked(view, step, desk)
    groups = _groups(view, step)
    group_of = {source: face for face, members in groups.items() for source in members}
    usable = {face for payment in ranked for face, _ in payment.faces}
    wanted, unwanted = list(step.sources), list[SourceId]()
    fitting = [payment for payment in ranked if _fits(payment, wanted, unwanted, groups, group_of)]
    for wish in wishes:
        source = _source_of(wish.action)
        if source is None or group_of.get(source) not in usable:
            continue
        if source >= 0 and source in (*wanted, *unwanted):
            continue
        more = ([*wanted, source], unwanted) if wish.wanted else (wanted, [*unwanted, source])
        left = [payment for payment in fitting if _fits(payment, *more, groups, group_of)]
        if left:
            fitting, (wanted, unwanted) = left, more
    if not fitting:
        return None
    best = fitting[0]
    chosen = _members(best, wanted, unwanted, groups)
    for source in step.sources:
        chosen.remove(source)
    pay = view.terms.pay
    return Proposal(
        actions=tuple(_action(source, pay) for source in chosen),
        finish=a.CONFIRM,
        sources=tuple(
            _action(source, pay) for face, members in groups.items() if face in usable for source in members
        ),
        ways=len(ranked),
        ties=sum(payment[:3] == best[:3] for payment in fitting) - 1,
        over=best.over,
        further=_further(view, step, desk),
    )


def _groups(view: View, step: Any) -> dict[int, list[SourceId]]:
    """Hand cards and unused tokens that could pay, by face: any of a group pays alike (RM-4.3, RM-4.4)."""
    me, cards = view.players[view.viewer], view.terms.cards
    placed = step.cards if isinstance(step, g.Placing) else ()
    groups: dict[int, list[SourceId]] = {}
    for card in me.hand or ():
        if card not in placed:
            groups.setdefault(cards[card].face, []).append(card)
    for token, count in (
        (MONEY_TOKEN, me.money_tokens - me.money_flipped),
        (SCIENCE_TOKEN, me.science_tokens - me.science_flipped),
    ):
        if count:
            groups[token] = [token] * count
    return groups


def _fits(
    payment: Payment,
    wanted: Sequence[SourceId],
    unwanted: Sequence[SourceId],
    groups: dict[int, list[SourceId]],
    group_of: dict[SourceId, int],
) -> bool:
    """Whether a payment can have all that is wanted and nothing that is not."""
    counts = dict(payment.faces)
    for face, members in groups.items():
        least = sum(group_of.get(source) == face for source in wanted)
        most = len(members) - sum(group_of.get(source) == face for source in unwanted)
        if not least <= counts.get(face, 0) <= most:
            return False
    return True


def _members(
    payment: Payment,
    wanted: Sequence[SourceId],
    unwanted: Sequence[SourceId],
    groups: dict[int, list[SourceId]],
) -> list[SourceId]:
    """The cards and tokens of a payment: of equal ones those that are wanted, then the first."""
    chosen: list[SourceId] = []
    for face, count in payment.faces:
        if face < 0:
            chosen += [TokenId(face)] * count
            continue
        first = sorted(groups[face], key=lambda card: (card not in wanted, card in unwanted))
        chosen += first[:count]
    return chosen


def _source_of(action: Any) -> SourceId | None:
    """The Hand card or token that an action pays with, if it pays."""
    if isinstance(action, a.PayWithCard):
        return action.card
    if isinstance(action, a.PayWithToken):
        return MONEY_TOKEN if action.token == "money" else SCIENCE_TOKEN
    return None


def _action(source: SourceId, pay: Sequence[a.PayWithCard]) -> a.PayWithCard | a.PayWithToken:
    """The action that adds a source to a payment."""
    if source >= 0:
        return pay[source]
    return a.PAY_MONEY_TOKEN if source == MONEY_TOKEN else a.PAY_SCIENCE_TOKEN


def _further(view: View, step: Any, desk: Desk) -> tuple[a.PlaceCard, ...]:
    """Hand cards that gain by going on the Pad with the ones that are being placed, the best first."""
    if not isinstance(step, g.Placing):
        return ()
    cards, me = view.terms.cards, view.players[view.viewer]
    lies = {cards[card].design for card in (*me.pad, *step.cards)}
    found: dict[str, tuple[float, CardId]] = {}
    for card in me.hand or ():
        printed = cards[card]
        if card in step.cards or not printed.placeable or printed.deck == "mission":
            continue
        gain = desk.placing(card)
        # The Pad takes one of a design; Engines are each of their own.
        design = printed.design if printed.deck in ("teal", "pink") else printed.key
        if gain > 0 and design not in lies and design not in found:
            found[design] = (-gain, card)
    return tuple(view.terms.place_on_pad[card] for _, card in sorted(found.values()))


# --- discarding ----------------------------------------------------------------------------------


def _discard(view: View, cards: Sequence[CardId], count: int, wishes: Sequence[Wish]) -> Proposal | None:
    """So many cards that are needed least; those that are wished for go first (RM-8.2, RM-7.20)."""
    if count <= 0:
        return None
    options = [view.terms.choose[card] for card in cards]
    weights = dict(zip(cards, weigh(view, options), strict=True))
    wish = {w.action.card: w.wanted for w in reversed(wishes) if isinstance(w.action, a.Choose)}
    order = sorted(cards, key=lambda card: ({True: 0, False: 2}.get(wish.get(card), 1), -weights[card], card))  # type: ignore[arg-type]
    chosen = order[:count]
    tied = sum(weights[card] == weights[chosen[-1]] for card in order[count:])
    return Proposal(
        actions=tuple(view.terms.choose[card] for card in chosen),
        finish=None,
        sources=tuple(options),
        ways=len(cards),
        ties=tied,
    )
