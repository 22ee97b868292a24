"""RM-5: placing cards on the Mission Plan and the Launch Pad."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.actions import (
    CONFIRM,
    Action,
    Confirm,
    PayWithCard,
    PayWithToken,
    Place,
    PlaceCard,
)
from spacerace.games.rocketmen.rules.agenda import Acting, Placing
from spacerace.games.rocketmen.rules.effects import FreePlan
from spacerace.games.rocketmen.rules.facts import CardsPlaced
from spacerace.games.rocketmen.rules.ids import SCIENCE_TOKEN, CardId, SourceId
from spacerace.games.rocketmen.rules.payment import (
    Wallet,
    earn,
    leave_hand,
    own_counted,
    pay_actions,
    purse_of_card,
    refuse_unfit_source,
    source_of,
    spend,
    wallet,
)
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.games.rocketmen.rules.state import Player, State, active
from spacerace.games.rocketmen.rules.table import PublicPlayer, PublicTable, hand_of
from spacerace.kernel.errors import IllegalAction


def has_free_plan(table: PublicTable) -> bool:
    """Whether Fast Track is in play (RM-13.10)."""
    return any(isinstance(table.terms.cards[card].rule, FreePlan) for card in table.variants)


def price_of(table: PublicTable, places: tuple[Place, ...]) -> int:
    """What placing costs, whoever pays: $10 a card (RM-5.3, RM-5.4, RM-13.10)."""
    paid_places = places.count("pad") if has_free_plan(table) else len(places)
    return table.terms.pack.board.placing_cost * paid_places


def own_money(table: PublicTable, player: PublicPlayer, cards: tuple[CardId, ...]) -> dict[CardId, int]:
    """The money of the cards that are placed, by card; cards without any are left out (RM-5.5)."""
    own = {card: purse_of_card(table, player, card).money for card in cards}
    return {card: money for card, money in own.items() if money}


def counted(
    table: PublicTable,
    player: PublicPlayer,
    cards: tuple[CardId, ...],
    places: tuple[Place, ...],
    sources: tuple[SourceId, ...],
) -> list[CardId]:
    """The placed cards whose own money counts, if these sources pay beside it (RM-5.5).

    Sources that are not yet a whole payment are taken for the shortest one that holds them.
    """
    own = own_money(table, player, cards)
    if not sources or table.terms.edition.own_money == "counts":
        return list(own)
    given = wallet_of(table, player, cards, places).completing(sources)
    earning = [card for card in own if table.terms.cards[card].pending]
    return own_counted(price_of(table, places), own, given, earning)


def owed(
    table: PublicTable,
    player: PublicPlayer,
    cards: tuple[CardId, ...],
    places: tuple[Place, ...],
    sources: tuple[SourceId, ...] = (),
) -> Purse:
    """What these sources have to pay: $10 a card less the own money that counts (RM-5.3 to RM-5.5)."""
    own = own_money(table, player, cards)
    money = sum(own[card] for card in counted(table, player, cards, places, sources))
    return Purse(money=max(price_of(table, places) - money, 0))


def wallet_of(
    table: PublicTable, player: PublicPlayer, cards: tuple[CardId, ...], places: tuple[Place, ...]
) -> Wallet:
    """What can pay for placing these cards, beside their own money (RM-5.4 to RM-5.6)."""
    if table.terms.edition.own_money == "counts":
        return wallet(table, player, owed(table, player, cards, places), kept=cards)
    own = tuple(sorted(own_money(table, player, cards).values()))
    return wallet(table, player, Purse(money=price_of(table, places)), kept=cards, own=own)


def why_not(
    table: PublicTable,
    player: PublicPlayer,
    card: CardId,
    place: Place,
    chosen: tuple[SourceId, ...],
    places: tuple[Place, ...],
) -> IllegalAction | None:
    """The rule that bars a card from a place, cost apart.

    RM-5.1, RM-5.2, RM-5.7 to RM-5.10, RM-5.12, RM-5.13.
    """
    if card not in hand_of(player):
        return IllegalAction("RM-5.4", "refused-place-not-in-hand", {"card": card})
    printed = table.terms.cards[card]
    if card in chosen:
        return IllegalAction("RM-5.4", "refused-already-chosen", {"card": card})
    if place == "plan":
        if printed.deck != "mission":
            return IllegalAction("RM-5.1", "refused-plan-takes-missions", {"card": card})
        if player.plan is not None:
            return IllegalAction("RM-5.12", "refused-plan-full", {"card": player.plan})
        if "plan" in places:
            return IllegalAction("RM-5.1", "refused-plan-full", {"card": chosen[0]})
        if chosen:
            return IllegalAction("RM-5.4", "refused-plan-first", {"card": card})
        return None
    if player.plan is None and "plan" not in places:
        return IllegalAction("RM-5.2", "refused-no-mission-planned", {"card": card})
    if not printed.placeable:
        return IllegalAction("RM-5.7", "refused-no-item", {"card": card})
    if printed.deck in ("teal", "pink"):
        beside = (*player.pad, *chosen)
        if any(table.terms.cards[other].design == printed.design for other in beside):
            return IllegalAction("RM-5.8", "refused-same-name", {"card": card})
    return None


def opening_options(state: State, player: Player, purse: Purse, *, canonical: bool) -> list[Action]:
    """Cards with which a placing action can be opened: a fit place, payable.

    D-5, RM-5.1 to RM-5.3, RM-5.7, RM-5.8, RM-5.11.

    The whole purse holds the card's own money, which may count; so one comparison tells.
    """
    terms, cards = state.terms, state.terms.cards
    payable = purse.money >= terms.pack.board.placing_cost
    options: list[Action] = []
    last = -1
    if player.plan is None:
        if payable or has_free_plan(state):
            for card in player.hand:
                printed = cards[card]
                if printed.deck == "mission" and not (canonical and printed.face == last):
                    options.append(terms.place_on_plan[card])
                last = printed.face
    elif payable:
        on_pad = {cards[card].face for card in player.pad}
        for card in player.hand:
            printed = cards[card]
            if (
                printed.placeable
                and not (canonical and printed.face == last)
                and (printed.face not in on_pad or printed.deck not in ("teal", "pink"))
            ):
                options.append(terms.place_on_pad[card])
            last = printed.face
    return options


def open_placing(state: State, step: Acting, action: PlaceCard) -> None:
    """Open a placing action with one card; nothing moves yet (D-5, RM-5.4)."""
    state.agenda.append(Placing((action.card,), (action.place,)))


def options(table: PublicTable, step: Placing, *, canonical: bool = False) -> list[Action]:
    """What may follow in an open placing action (D-6 to D-8, RM-5.4 to RM-5.6)."""
    player = active(table)
    paying = wallet_of(table, player, step.cards, step.places)
    found: list[Action] = [CONFIRM] if paying.is_paid(step.sources) else []
    found += pay_actions(table, paying.next_sources(step.sources, canonical=canonical))
    if not canonical or not step.sources:
        found += [
            table.terms.place_on_pad[card]
            for card in _further_cards(table, player, step, canonical=canonical)
        ]
    return found


def _further_cards(
    table: PublicTable, player: PublicPlayer, step: Placing, *, canonical: bool
) -> list[CardId]:
    """Hand cards that can join on the Pad, the whole still payable (D-6)."""
    cards = table.terms.cards
    # In canonical order Pad cards ascend, after a Mission for the Plan; of twins the first comes first.
    after = step.cards[-1] if canonical and step.places[-1] == "pad" else -1
    further: list[CardId] = []
    before: CardId | None = None
    for card in hand_of(player):
        twin = before is not None and cards[before].face == cards[card].face and before not in step.cards
        before = card
        if card <= after or card in step.sources or (canonical and twin) or not cards[card].placeable:
            continue
        if why_not(table, player, card, "pad", step.cards, step.places) is None and _is_payable(
            table, player, (*step.cards, card), (*step.places, "pad"), step.sources
        ):
            further.append(card)
    return further


def _is_payable(
    table: PublicTable,
    player: PublicPlayer,
    cards: tuple[CardId, ...],
    places: tuple[Place, ...],
    sources: tuple[SourceId, ...],
) -> bool:
    """Whether these placements can be paid, using the sources already chosen (RM-5.6)."""
    return wallet_of(table, player, cards, places).can_complete(sources)


def add_card(state: State, step: Placing, action: PlaceCard) -> None:
    """A further card joins the placing action (D-6, RM-5.4)."""
    state.agenda[-1] = Placing((*step.cards, action.card), (*step.places, action.place), step.sources)


def add_source(state: State, step: Placing, action: PayWithCard | PayWithToken) -> None:
    """A further source joins the payment (D-7, RM-5.4)."""
    state.agenda[-1] = Placing(step.cards, step.places, (*step.sources, source_of(action)))


def confirm(state: State, step: Placing, action: Confirm) -> None:
    """Settle the placing action (D-8, RM-5.4, RM-5.5, RM-10.4)."""
    state.agenda.pop()
    player = active(state)
    own = counted(state, player, step.cards, step.places, step.sources)
    paid, money_tokens, _ = spend(state, player, step.sources)
    placed = sorted(zip(step.places, step.cards, strict=True), reverse=True)
    for place, card in placed:
        put_down(player, card, place)
    earn(state, sorted([*own, *paid]))
    cards, places = tuple(card for _, card in placed), tuple(place for place, _ in placed)
    state.facts.append(CardsPlaced(state.seat, cards, places, paid, money_tokens))


def put_down(player: Player, card: CardId, place: Place) -> None:
    """Lay a Hand card on its place (RM-5.1, RM-5.10)."""
    leave_hand(player, card)
    if place == "plan":
        player.plan = card
    else:
        player.pad.append(card)


# --- refusals ------------------------------------------------------------------------------------


def refuse_opening(state: State, step: Acting, action: PlaceCard) -> IllegalAction:
    """Why this card cannot be placed there (RM-5.1 to RM-5.8)."""
    return _refuse_card(state, action, Placing((), ()))


def refuse_card(state: State, step: Placing, action: PlaceCard) -> IllegalAction:
    """Why this card cannot join the placing action (RM-5.1 to RM-5.8)."""
    if action.card in step.sources:
        return IllegalAction("RM-5.4", "refused-already-paying", {"card": action.card})
    return _refuse_card(state, action, step)


def _refuse_card(state: State, action: PlaceCard, step: Placing) -> IllegalAction:
    """The first rule that bars a card from a placing action."""
    player = active(state)
    barred = why_not(state, player, action.card, action.place, step.cards, step.places)
    if barred is not None:
        return barred
    cards, places = (*step.cards, action.card), (*step.places, action.place)
    if not _is_payable(state, player, cards, places, ()):
        return IllegalAction(
            "RM-5.3", "refused-cannot-pay-placing", {"price": owed(state, player, cards, places)}
        )
    return IllegalAction("RM-5.6", "refused-payment-would-idle", {"card": action.card})


def refuse_source(state: State, step: Placing, action: PayWithCard | PayWithToken) -> IllegalAction:
    """Why this source cannot pay for placing (RM-5.4, RM-5.6)."""
    source = source_of(action)
    if source in step.cards:
        return IllegalAction("RM-5.5", "refused-being-placed", {"card": source})
    unfit = refuse_unfit_source(state, source, step.sources)
    if unfit is not None:
        return unfit
    if source == SCIENCE_TOKEN:
        return IllegalAction("RM-5.4", "refused-science-places-nothing")
    return IllegalAction("RM-5.6", "refused-idle-source", {"source": source})


def refuse_confirm(state: State, step: Placing, action: Confirm) -> IllegalAction:
    """Why the placing action cannot be settled: it is not paid (RM-5.3)."""
    price = owed(state, active(state), step.cards, step.places, step.sources)
    return IllegalAction("RM-5.3", "refused-not-covered", {"price": price})
