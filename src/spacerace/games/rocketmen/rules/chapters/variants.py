"""RM-13: Variant cards. Those that change a number are read where the number is (see :mod:`printed`)."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.rocketmen.rules.actions import (
    CONFIRM,
    Action,
    Confirm,
    PayWithCard,
    PayWithToken,
    RefreshCard,
)
from spacerace.games.rocketmen.rules.agenda import Acting, Refreshing
from spacerace.games.rocketmen.rules.chapters import drawing
from spacerace.games.rocketmen.rules.effects import Majority, RefreshDisplay
from spacerace.games.rocketmen.rules.facts import CardRefreshed
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.payment import (
    Wallet,
    pay_actions,
    refuse_unfit_source,
    source_of,
    spend,
    wallet,
)
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.games.rocketmen.rules.state import Player, State, active, owned
from spacerace.games.rocketmen.rules.table import PublicPlayer, PublicTable
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.piles import put_under
from spacerace.kernel.seats import Seat


def refresh_price(table: PublicTable) -> Purse | None:
    """What Open Market costs; None if it is not in play (RM-13.11)."""
    for card in table.variants:
        rule = table.terms.cards[card].rule
        if isinstance(rule, RefreshDisplay):
            return Purse(money=rule.money)
    return None


def refresh_options(state: State, player: Player, purse: Purse) -> list[Action]:
    """Open Market: once a turn any display card, if it can be paid (D-14a, RM-13.6, RM-13.11)."""
    price = refresh_price(state)
    if price is None or state.turn.refreshed or purse.money < price.money:
        return []
    return [RefreshCard(card) for card in state.display if card is not None]


def open_refresh(state: State, step: Acting, action: RefreshCard) -> None:
    """Choose the display card; nothing moves yet (D-14a)."""
    state.agenda.append(Refreshing(action.card))


def options(state: State, step: Refreshing, *, canonical: bool = False) -> list[Action]:
    """Pay for Open Market with money alone (D-14a, RM-13.6)."""
    wallet = _wallet(state)
    found: list[Action] = [CONFIRM] if wallet.is_paid(step.sources) else []
    return found + pay_actions(state, wallet.next_sources(step.sources, canonical=canonical))


def _wallet(state: State) -> Wallet:
    """The sources that can pay for Open Market."""
    price = refresh_price(state)
    assert price is not None
    return wallet(state, active(state), price)


def add_source(state: State, step: Refreshing, action: PayWithCard | PayWithToken) -> None:
    """A further source joins the payment (D-14a)."""
    state.agenda[-1] = Refreshing(step.card, (*step.sources, source_of(action)))


def confirm(state: State, step: Refreshing, action: Confirm) -> None:
    """Open Market: the card goes under the deck, the slot is refilled (D-14a, RM-13.11)."""
    state.agenda.pop()
    paid, money_tokens, _ = spend(state, active(state), step.sources)
    slot = state.display.index(step.card)
    state.display[slot] = None
    state.deck = put_under(state.deck, step.card)
    state.turn.refreshed = True
    state.facts.append(CardRefreshed(state.seat, step.card, paid, money_tokens))
    drawing.replace_taken(state, [slot])


# --- scoring at the end --------------------------------------------------------------------------


def variant_vp(state: State, seat: Seat) -> int:
    """Points of a player from Variants that score at the end (RM-9.8, RM-13.2)."""
    rules = (state.terms.cards[card].rule for card in state.variants)
    return sum(majority_vp(state, seat, rule) for rule in rules if isinstance(rule, Majority))


def majority_vp(state: State, seat: Seat, rule: Majority) -> int:
    """The most scores, ties score in full, none scores nothing (RM-13.3, RM-13.12 to RM-13.16)."""
    counts = [counted(state, player, rule) for player in state.players]
    return rule.vp if counts[seat] == max(counts) and counts[seat] > 0 else 0


def counted(state: State, player: Player, rule: Majority) -> int:
    """Items on all own cards, wherever they lie, the Junkyard included unless the edition leaves it out.

    RM-13.4, RM-E.11, RM-E.32.
    """
    return items(state, player, owned(player), rule)


def items(table: PublicTable, player: PublicPlayer, owns: Sequence[CardId], rule: Majority) -> int:
    """As ``counted``, for whoever knows all cards of a player (RM-13.4, RM-E.11, RM-E.32)."""
    removed = () if table.terms.edition.removed_count else player.junkyard
    cards = [table.terms.cards[card] for card in owns if card not in removed]
    if rule.of == "threat":
        return sum(card.deck == "threat" for card in cards)
    if rule.of == "rocket":
        return sum(card.rocket for card in cards)
    return sum(card.purse.of(rule.of) for card in cards)


# --- refusals ------------------------------------------------------------------------------------


def refuse_refresh(state: State, step: Acting, action: RefreshCard) -> IllegalAction:
    """Why Open Market cannot be used like this (RM-13.11)."""
    if refresh_price(state) is None:
        return IllegalAction("RM-13.11", "refused-no-open-market")
    if state.turn.refreshed:
        return IllegalAction("RM-13.11", "refused-market-used")
    if action.card not in state.display:
        return IllegalAction("RM-13.11", "refused-not-on-display", {"card": action.card})
    return IllegalAction("RM-13.11", "refused-cannot-pay-market", {"price": refresh_price(state)})


def refuse_source(state: State, step: Refreshing, action: PayWithCard | PayWithToken) -> IllegalAction:
    """Why this source cannot pay for Open Market (RM-13.6)."""
    source = source_of(action)
    unfit = refuse_unfit_source(state, source, step.sources)
    return unfit or IllegalAction("RM-13.6", "refused-idle-source", {"source": source})


def refuse_confirm(state: State, step: Refreshing, action: Confirm) -> IllegalAction:
    """Why Open Market cannot be settled: it is not paid (RM-13.6)."""
    return IllegalAction("RM-13.6", "refused-not-covered", {"price": refresh_price(state)})
