"""RM-4: buying cards from the display and the Engine piles."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.actions import (
    CONFIRM,
    Action,
    BuyCard,
    Confirm,
    PayWithCard,
    PayWithToken,
)
from spacerace.games.rocketmen.rules.agenda import Acting, Purchasing
from spacerace.games.rocketmen.rules.chapters import drawing
from spacerace.games.rocketmen.rules.effects import EngineLimit
from spacerace.games.rocketmen.rules.facts import CardsBought
from spacerace.games.rocketmen.rules.ids import CardId, SourceId
from spacerace.games.rocketmen.rules.payment import (
    covers,
    earn,
    pay_actions,
    plus,
    refuse_unfit_source,
    source_of,
    spend,
    wallet,
    whole_purse,
)
from spacerace.games.rocketmen.rules.printed import NOTHING, Purse
from spacerace.games.rocketmen.rules.state import Player, State, active
from spacerace.games.rocketmen.rules.table import PublicPlayer, PublicTable
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.errors import IllegalAction


def surcharge(table: PublicTable, player: PublicPlayer) -> int:
    """What a Threat costs more: the highest mark reached on the victory track (RM-4.12)."""
    for from_vp, money in table.terms.surcharges:
        if player.track >= from_vp:
            return money
    return 0


def price_of(table: PublicTable, player: PublicPlayer, cards: tuple[CardId, ...]) -> Purse:
    """The joint price; every Threat bears the surcharge of this moment (RM-4.2, RM-4.12, RM-4.13)."""
    price = NOTHING
    for card in cards:
        printed = table.terms.cards[card]
        price = plus(price, printed.cost)
        if printed.deck == "threat":
            price = plus(price, Purse(money=surcharge(table, player)))
    return price


def engine_limit(table: PublicTable) -> int:
    """How many cards with LIMIT may be bought in a turn; a Variant may allow more.

    RM-4.10, RM-10.6, RM-13.8, RM-13.2, RM-1.19.
    """
    for card in table.variants:
        rule = table.terms.cards[card].rule
        if isinstance(rule, EngineLimit):
            return rule.engines
    return 1


def offers(table: PublicTable) -> list[CardId]:
    """What can be bought: the display by slot, then the tops of the Engine piles (RM-4.1)."""
    cards = [card for card in table.display if card is not None]
    cards += [pile[-1] for pile in table.engines if pile]
    return cards


def opening_options(state: State, player: Player, purse: Purse) -> list[Action]:
    """Cards with which a purchase can be opened: the price is payable (D-1, RM-4.1, RM-4.11, RM-4.16)."""
    cards, buy = state.terms.cards, state.terms.buy
    money = purse.money
    options: list[Action] = []
    for card in state.display:
        if card is None:
            continue
        printed = cards[card]
        cost = printed.cost
        if cost.money > money:
            continue
        if printed.deck == "threat":
            cost = plus(cost, Purse(money=surcharge(state, player)))
        if covers(cost, purse):
            options.append(buy[card])
    if state.turn.engines < engine_limit(state):
        options += [buy[pile[-1]] for pile in state.engines if pile and covers(cards[pile[-1]].cost, purse)]
    return options


def open_purchase(state: State, step: Acting, action: BuyCard) -> None:
    """Open a purchase with one card; nothing moves yet (D-1, RM-4.1)."""
    state.agenda.append(Purchasing((action.card,)))


def options(table: PublicTable, step: Purchasing, *, canonical: bool = False) -> list[Action]:
    """What may follow in an open purchase (D-2 to D-4, RM-4.15).

    Every option leaves a payment without an idle source within reach, so there is no dead end.
    """
    player = active(table)
    purse = wallet(table, player, price_of(table, player, step.cards))
    found: list[Action] = [CONFIRM] if purse.is_paid(step.sources) else []
    found += pay_actions(table, purse.next_sources(step.sources, canonical=canonical))
    if not canonical or not step.sources:
        found += [table.terms.buy[card] for card in _further_cards(table, player, step, canonical=canonical)]
    return found


def _further_cards(
    table: PublicTable, player: PublicPlayer, step: Purchasing, *, canonical: bool
) -> list[CardId]:
    """Cards that can join the purchase: LIMIT kept, the joint price payable (D-2, RM-4.10, RM-4.15)."""
    visible = offers(table)
    if canonical:
        visible = visible[visible.index(step.cards[-1]) + 1 :]
    cards = table.terms.cards
    engines = table.turn.engines + sum(cards[card].deck == "engine" for card in step.cards)
    room_for_engine = engines < engine_limit(table)
    purse = whole_purse(table, player)
    further = []
    for card in visible:
        if card in step.cards or (cards[card].deck == "engine" and not room_for_engine):
            continue
        price = price_of(table, player, (*step.cards, card))
        if covers(price, purse) and (
            not step.sources or wallet(table, player, price).can_complete(step.sources)
        ):
            further.append(card)
    return further


def add_card(state: State, step: Purchasing, action: BuyCard) -> None:
    """A further card joins the purchase (D-2, RM-4.15)."""
    state.agenda[-1] = Purchasing((*step.cards, action.card), step.sources)


def add_source(state: State, step: Purchasing, action: PayWithCard | PayWithToken) -> None:
    """A further source joins the payment (D-3, RM-4.3)."""
    state.agenda[-1] = Purchasing(step.cards, (*step.sources, source_of(action)))


def confirm(state: State, step: Purchasing, action: Confirm) -> None:
    """Settle the purchase: everything to the Playing Area, tokens flipped, slots refilled.

    D-4, RM-4.9, RM-4.14, RM-E.14.
    """
    state.agenda.pop()
    player = active(state)
    paid, money_tokens, science_tokens = spend(state, player, step.sources)
    bought = tuple(sorted(step.cards))
    slots = []
    for card in bought:
        if state.terms.cards[card].deck == "engine":
            state.engines = [pile[:-1] if pile[-1:] == (card,) else pile for pile in state.engines]
            state.turn.engines += 1
        else:
            slots.append(state.display.index(card))
            state.display[slots[-1]] = None
        gain(state, player, card)
    earn(state, paid)
    state.facts.append(CardsBought(state.seat, bought, paid, money_tokens, science_tokens))
    if any(card in state.offset for card in bought):
        # Early edition: whoever buys what came this very turn has had it (RM-E.14).
        state.agenda[-1] = Sequence("end_of_turn")
    drawing.replace_taken(state, slots)


def gain(state: State, player: Player, card: CardId) -> None:
    """A card won lies in the Playing Area; alone, a Threat scores at once (RM-4.9, RM-15.13)."""
    player.playing_area.append(card)
    if state.terms.edition.threats_at_once:
        player.track += state.terms.cards[card].vp


# --- refusals ------------------------------------------------------------------------------------


def refuse_opening(state: State, step: Acting, action: BuyCard) -> IllegalAction:
    """Why a purchase cannot be opened with this card (RM-4.1, RM-4.5, RM-4.10)."""
    return _refuse_card(state, (), (), action.card)


def refuse_card(state: State, step: Purchasing, action: BuyCard) -> IllegalAction:
    """Why this card cannot join the purchase (RM-4.1, RM-4.10, RM-4.15)."""
    if action.card in step.cards:
        return IllegalAction("RM-4.15", "refused-already-chosen", {"card": action.card})
    return _refuse_card(state, step.cards, step.sources, action.card)


def _refuse_card(
    state: State, cards: tuple[CardId, ...], sources: tuple[SourceId, ...], card: CardId
) -> IllegalAction:
    """The first rule that bars a card from a purchase."""
    if card not in offers(state):
        return IllegalAction("RM-4.1", "refused-not-for-sale", {"card": card})
    bought = [*cards, card]
    engines = state.turn.engines + sum(state.terms.cards[one].deck == "engine" for one in bought)
    if state.terms.cards[card].deck == "engine" and engines > engine_limit(state):
        return IllegalAction("RM-4.10", "refused-engine-limit", {"limit": engine_limit(state)})
    player = active(state)
    price = price_of(state, player, tuple(bought))
    if not covers(price, whole_purse(state, player)):
        return IllegalAction(
            "RM-4.5", "refused-cannot-pay", {"price": price, "purse": whole_purse(state, player)}
        )
    return IllegalAction("RM-4.8", "refused-payment-would-idle", {"card": card})


def refuse_source(state: State, step: Purchasing, action: PayWithCard | PayWithToken) -> IllegalAction:
    """Why this source cannot pay here (RM-4.3, RM-4.4, RM-4.8)."""
    source = source_of(action)
    unfit = refuse_unfit_source(state, source, step.sources)
    if unfit is not None:
        return unfit
    return IllegalAction("RM-4.8", "refused-idle-source", {"source": source})


def refuse_confirm(state: State, step: Purchasing, action: Confirm) -> IllegalAction:
    """Why the purchase cannot be settled: the price is not covered (RM-4.5)."""
    price = price_of(state, active(state), step.cards)
    return IllegalAction("RM-4.5", "refused-not-covered", {"price": price})
