"""What covers a price: the arithmetic of paying, shared by buying, placing and Open Market.

A *purse* is (money, Computer, Composite, Biotech, Science). A *source* is a Hand card by its id, or
MONEY_TOKEN or SCIENCE_TOKEN. Sources with equal faces are twins: any payment is the same with either,
so payments are found once, with the first twins, and a person may click on any of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations, islice

from spacerace.games.rocketmen.rules.actions import (
    PAY_MONEY_TOKEN,
    PAY_SCIENCE_TOKEN,
    PayWithCard,
    PayWithToken,
)
from spacerace.games.rocketmen.rules.ids import MONEY_TOKEN, SCIENCE_TOKEN, CardId, SourceId, is_card
from spacerace.games.rocketmen.rules.printed import NOTHING, Card, Purse
from spacerace.games.rocketmen.rules.state import Player, State, active
from spacerace.games.rocketmen.rules.table import PublicPlayer, PublicTable, hand_of
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.errors import IllegalAction

#: Steps of one search for payments. A Hand with one of each of twelve designs takes fewer; where a pack of
#: somebody's own lets a Hand grow far beyond that, not every payment is offered.
MOST_STEPS = 30_000
#: Sums of placed money, and sets of placed cards, that are looked at for one payment.
MOST_SUMS, MOST_SETS = 16, 4_096
#: Payments that are compared with each other.
MOST_COMPARED = 500

MONEY_TOKEN_PURSE = Purse(money=20)
SCIENCE_TOKEN_PURSE = Purse(science=1)


def covers(price: Purse, purse: Purse) -> bool:
    """Whether a purse covers a price: enough money, every item icon matched (RM-1.4, RM-4.5 to RM-4.7).

    An item is matched by its equal or by Science; Science in a price by any of the four.
    """
    if purse.money < price.money:
        return False
    short = 0
    if price.computer > purse.computer:
        short += price.computer - purse.computer
    if price.composite > purse.composite:
        short += price.composite - purse.composite
    if price.biotech > purse.biotech:
        short += price.biotech - purse.biotech
    return (
        short <= purse.science
        and price.computer + price.composite + price.biotech + price.science
        <= purse.computer + purse.composite + purse.biotech + purse.science
    )


def plus(left: Purse, right: Purse) -> Purse:
    """Two purses or prices together."""
    return Purse(
        left.money + right.money,
        left.computer + right.computer,
        left.composite + right.composite,
        left.biotech + right.biotech,
        left.science + right.science,
    )


def minus(left: Purse, right: Purse) -> Purse:
    """One purse without another."""
    return Purse(
        left.money - right.money,
        left.computer - right.computer,
        left.composite - right.composite,
        left.biotech - right.biotech,
        left.science - right.science,
    )


@lru_cache(maxsize=1 << 16)
def minimal_covers(price: Purse, purses: tuple[Purse, ...], twins: tuple[bool, ...]) -> tuple[int, ...]:
    """Every payment without an idle source, as bit masks over the purses (RM-4.8, RM-5.6).

    ``twins[i]`` says that source i is a copy of source i - 1; of twins the first ones are taken.
    """
    count = len(purses)
    rest = [NOTHING] * (count + 1)
    for index in reversed(range(count)):
        rest[index] = plus(rest[index + 1], purses[index])
    found: list[int] = []
    steps = 0

    def extend(index: int, mask: int, purse: Purse) -> None:
        nonlocal steps
        steps += 1
        if steps > MOST_STEPS:
            return
        if covers(price, purse):
            # Whatever is added now would be idle; is anything idle already?
            if not any(mask >> i & 1 and covers(price, minus(purse, purses[i])) for i in range(index)):
                found.append(mask)
            return
        if not covers(price, plus(purse, rest[index])):
            return
        extend(index + 1, mask | 1 << index, plus(purse, purses[index]))
        skip = index + 1
        while skip < count and twins[skip]:
            skip += 1
        extend(skip, mask, purse)

    extend(0, 0, NOTHING)
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def covers_beside(
    price: Purse,
    own: tuple[int, ...],
    purses: tuple[Purse, ...],
    twins: tuple[bool, ...],
    earning: tuple[bool, ...],
) -> tuple[int, ...]:
    """Every payment for placing, beside the placed cards' ``own`` money, as bit masks (RM-5.5, RM-5.6).

    All own money counts, or some of it gives way to a source that is ``earning`` an effect by paying. The
    sources that earn nothing only fill up: there are never more of them than such a payment needs.
    """
    found = list(minimal_covers(_less(price, sum(own)), purses, twins)[:MOST_COMPARED])
    earners = sum(1 << index for index, one in enumerate(earning) if one)
    if not earners:
        return tuple(found)
    sums = {0}
    for money in own:
        sums |= {one + money for one in sums}
    for counted in sorted(sums - {sum(own)}, reverse=True)[:MOST_SUMS]:
        for mask in minimal_covers(_less(price, counted), purses, twins):
            if mask & earners and mask not in found and len(found) < MOST_COMPARED:
                found.append(mask)
    return tuple(
        mask
        for mask in found
        if not any(
            other != mask and other & mask == other and other & earners == mask & earners for other in found
        )
    )


def _less(price: Purse, money: int) -> Purse:
    """A price of money alone, less what is paid already."""
    return Purse(money=max(price.money - money, 0))


def own_counted(
    price: int, own: Mapping[CardId, int], given: Sequence[int], earning: Collection[CardId]
) -> list[CardId]:
    """The placed cards whose own money counts beside what is ``given``, source by source (RM-5.5).

    ``own`` is their money by card. All of it counts if no source is idle then; else as many cards as can
    be that are ``earning`` an effect by it, and of those choices the one with the most money.
    """
    least, most = price - sum(given), price - sum(given) + min(given, default=10**6)
    cards = sorted(own)
    smaller = chain.from_iterable(combinations(cards, size) for size in reversed(range(len(cards))))
    choices = [cards, *(list(some) for some in islice(smaller, MOST_SETS))]
    fitting = [some for some in choices if least <= sum(own[card] for card in some) < most]
    if not fitting or fitting[0] == cards:
        return cards
    return max(fitting, key=lambda some: (len(set(some) & set(earning)), sum(own[card] for card in some)))


def purse_of_card(table: PublicTable, player: PublicPlayer, card: CardId) -> Purse:
    """What a card gives as payment; Government Contract looks at the missions done (RM-4.6, RM-11.8)."""
    return _purse_after(table.terms.cards[card], len(player.missions))


def _purse_after(printed: Card, missions: int) -> Purse:
    """What a card gives after so many missions (RM-11.8)."""
    if printed.money_per_mission:
        return plus(printed.purse, Purse(money=printed.money_per_mission * missions))
    return printed.purse


def whole_purse(table: PublicTable, player: PublicPlayer) -> Purse:
    """What all Hand cards and unused tokens give together (RM-4.3, RM-11.8)."""
    money = MONEY_TOKEN_PURSE.money * (player.money_tokens - player.money_flipped)
    computer = composite = biotech = 0
    science = player.science_tokens - player.science_flipped
    cards = table.terms.cards
    for card in hand_of(player):
        printed = cards[card]
        purse = printed.purse
        money += purse.money
        computer += purse.computer
        composite += purse.composite
        biotech += purse.biotech
        science += purse.science
        if printed.money_per_mission:
            money += printed.money_per_mission * len(player.missions)
    return Purse(money, computer, composite, biotech, science)


def wallet(
    table: PublicTable,
    player: PublicPlayer,
    price: Purse,
    *,
    kept: tuple[CardId, ...] = (),
    own: tuple[int, ...] = (),
) -> Wallet:
    """What can pay a price: Hand and unused tokens; ``kept`` cards are being placed and are no sources.

    RM-4.3, RM-4.4. Their ``own`` money may count (RM-5.5). An open payment asks for the same wallet at every
    step, so it is kept.
    """
    money, science = (
        player.money_tokens - player.money_flipped,
        player.science_tokens - player.science_flipped,
    )
    return _wallet(
        table.terms, tuple(hand_of(player)), len(player.missions), money, science, price, kept, own
    )


class Wallet:
    """The sources that can help to pay one price, and every way to pay it without an idle one."""

    def __init__(
        self,
        terms: Terms,
        hand: tuple[CardId, ...],
        missions: int,
        money: int,
        science: int,
        price: Purse,
        kept: tuple[CardId, ...],
        own: tuple[int, ...],
    ) -> None:
        """Look through the Hand, after so many missions, and so many unused tokens."""
        self.sources: list[SourceId] = []
        self.faces: list[int] = []
        purses: list[Purse] = []
        cards = terms.cards
        for card in hand:
            useful = useful_part(_purse_after(cards[card], missions), price)
            if useful != NOTHING and card not in kept:
                self.sources.append(card)
                self.faces.append(cards[card].face)
                purses.append(useful)
        for token, count, purse in (
            (MONEY_TOKEN, money, MONEY_TOKEN_PURSE),
            (SCIENCE_TOKEN, science, SCIENCE_TOKEN_PURSE),
        ):
            useful = useful_part(purse, price)
            if useful != NOTHING:
                self.sources += [token] * count
                self.faces += [token] * count
                purses += [useful] * count
        twins = [False, *(left == right for left, right in zip(self.faces, self.faces[1:], strict=False))]
        copies = tuple(twins[: len(purses)])
        if own:
            earning = tuple(source >= 0 and cards[source].pending for source in self.sources)
            self.payments = covers_beside(price, own, tuple(purses), copies, earning)
        else:
            self.payments = minimal_covers(price, tuple(purses), copies)
        self._cards = cards
        self._purses = purses

    def mask(self, chosen: tuple[SourceId, ...]) -> int | None:
        """The chosen sources as a bit mask, first twins first; None if one of them is no help."""
        mask = 0
        for source in chosen:
            face = source if source < 0 else self._cards[source].face
            for index, other in enumerate(self.faces):
                if other == face and not mask >> index & 1:
                    mask |= 1 << index
                    break
            else:
                return None
        return mask

    def can_complete(self, chosen: tuple[SourceId, ...]) -> bool:
        """Whether the chosen sources are part of some payment without an idle source."""
        mask = self.mask(chosen)
        return mask is not None and any(payment & mask == mask for payment in self.payments)

    def completing(self, chosen: tuple[SourceId, ...]) -> list[int]:
        """The money of each source in the shortest payment that holds the chosen ones; else theirs alone."""
        mask = self.mask(chosen) or 0
        fitting = [payment for payment in self.payments if payment & mask == mask]
        payment = min(fitting, key=lambda one: (one.bit_count(), one), default=mask)
        return [purse.money for index, purse in enumerate(self._purses) if payment >> index & 1]

    def is_paid(self, chosen: tuple[SourceId, ...]) -> bool:
        """Whether the chosen sources are such a payment."""
        return self.mask(chosen) in self.payments

    def next_sources(self, chosen: tuple[SourceId, ...], *, canonical: bool) -> list[SourceId]:
        """Sources that may be added; in canonical order each payment has one path (D-3, D-7)."""
        mask = self.mask(chosen)
        if mask is None:
            return []
        offered = 0
        if canonical:
            below = (1 << mask.bit_length()) - 1
            for payment in self.payments:
                if payment & below == mask and payment != mask:
                    further = payment & ~mask
                    offered |= further & -further
        if not offered:
            if canonical and mask in self.payments:
                return []
            for payment in self.payments:
                if payment & mask == mask:
                    offered |= payment
            offered &= ~mask
        faces = {face for index, face in enumerate(self.faces) if offered >> index & 1}
        free = list(self.sources)
        for source in chosen:
            free.remove(source)
        if not canonical:
            return [s for i, s in enumerate(free) if self._face(s) in faces and (s >= 0 or s not in free[:i])]
        firsts = {self._face(source): source for source in reversed(free)}
        return [firsts[face] for face in dict.fromkeys(self.faces) if face in faces]

    def _face(self, source: SourceId) -> int:
        return source if source < 0 else self._cards[source].face


_wallet = lru_cache(maxsize=2**12)(Wallet)


def pay_actions(table: PublicTable, sources: list[SourceId]) -> list[PayWithCard | PayWithToken]:
    """The actions that add these sources."""
    pay = table.terms.pay
    return [
        pay[source] if source >= 0 else PAY_MONEY_TOKEN if source == MONEY_TOKEN else PAY_SCIENCE_TOKEN
        for source in sources
    ]


def source_of(action: PayWithCard | PayWithToken) -> SourceId:
    """The source that an action adds."""
    if isinstance(action, PayWithCard):
        return action.card
    return MONEY_TOKEN if action.token == "money" else SCIENCE_TOKEN


def spend(state: State, player: Player, sources: tuple[SourceId, ...]) -> tuple[tuple[CardId, ...], int, int]:
    """Move paying cards to the Playing Area and flip tokens (RM-1.13, RM-4.9); say what was spent.

    In ascending order: in which order somebody clicked is nobody's business.
    """
    paid = tuple(sorted(source for source in sources if is_card(source)))
    for card in paid:
        leave_hand(player, card)
        player.playing_area.append(card)
    money, science = sources.count(MONEY_TOKEN), sources.count(SCIENCE_TOKEN)
    player.money_flipped += money
    player.science_flipped += science
    return paid, money, science


def earn(state: State, cards: Iterable[CardId]) -> None:
    """Cards used to pay earn their effect, each time they pay (RM-10.4).

    By the rules of version 1 a card earns it once a turn (RM-10.7).
    """
    once = state.terms.edition.once_a_turn == "all"
    for card in cards:
        had = once and card in state.turn.used + state.turn.pending
        if state.terms.cards[card].pending and not had:
            state.turn.pending.append(card)


def leave_hand(player: Player, card: CardId) -> None:
    """A card leaves the Hand, in sight of all."""
    player.hand.remove(card)
    if card in player.known:
        player.known.remove(card)


def refuse_unfit_source(state: State, source: SourceId, chosen: tuple[SourceId, ...]) -> IllegalAction | None:
    """Why something is no source at all: only Hand cards and unused tokens pay (RM-4.3, RM-4.4, RM-4.17)."""
    player = active(state)
    if source >= 0:
        if source in chosen:
            return IllegalAction("RM-4.3", "refused-already-paying", {"card": source})
        if source not in player.hand:
            return IllegalAction("RM-4.4", "refused-not-in-hand", {"card": source})
        return None
    owned, flipped = (
        (player.money_tokens, player.money_flipped)
        if source == MONEY_TOKEN
        else (player.science_tokens, player.science_flipped)
    )
    if source in chosen and flipped + chosen.count(source) >= owned:
        return IllegalAction("RM-4.3", "refused-token-already-paying", {"source": source})
    if flipped >= owned:
        message = "refused-token-flipped" if owned else "refused-no-token"
        return IllegalAction("RM-4.17" if owned else "RM-4.3", message, {"source": source})
    return None


def useful_part(purse: Purse, price: Purse) -> Purse:
    """The part of a purse that can matter for this price (RM-4.5, RM-4.8)."""
    money = purse.money if price.money else 0
    if not price.items:
        return Purse(money)
    return Purse(
        money,
        purse.computer if price.computer or price.science else 0,
        purse.composite if price.composite or price.science else 0,
        purse.biotech if price.biotech or price.science else 0,
        purse.science,
    )
