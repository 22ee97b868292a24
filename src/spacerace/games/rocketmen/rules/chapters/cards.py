"""RM-10 and RM-11: what cards do in the action part. Launch effects are in :mod:`flying`."""

from __future__ import annotations

from bisect import insort
from typing import assert_never

from spacerace.games.rocketmen.rules.actions import (
    CONFIRM,
    DRAW_PENDING,
    TAKE_STORED,
    Action,
    Choose,
    Confirm,
    DrawPending,
    PlaceCardFree,
    PlayEffect,
    StoreCard,
    TakeStored,
)
from spacerace.games.rocketmen.rules.agenda import Acting, Cycling, Removing, TakingThreat, TopDecking
from spacerace.games.rocketmen.rules.chapters import buying, drawing, placing
from spacerace.games.rocketmen.rules.effects import (
    Cycle,
    DrawCards,
    HandEffect,
    PlaceFree,
    RemoveCard,
    Store,
    TakeThreat,
    TopDeck,
)
from spacerace.games.rocketmen.rules.facts import (
    CardPlacedFree,
    CardStored,
    EffectPlayed,
    PendingDrawUsed,
    StoreTaken,
)
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.payment import leave_hand
from spacerace.games.rocketmen.rules.printed import FROM_HAND
from spacerace.games.rocketmen.rules.state import Player, State, active
from spacerace.games.rocketmen.rules.table import PublicPlayer, PublicTable
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.piles import put_on_top

# --- DISCARD and one-use effects (RM-10.1, RM-10.2, RM-E.10) -------------------------------------


def discard_effect_options(state: State, player: Player, *, canonical: bool) -> list[Action]:
    """Hand cards whose DISCARD or one-use effect can be played now (D-12, RM-10.1, RM-10.2, RM-E.10)."""
    cards = state.terms.cards
    found: list[Action] = []
    last = -1
    for card in player.hand:
        printed = cards[card]
        if printed.kind in FROM_HAND:
            if not (canonical and printed.face == last) and why_no_effect(state, player, card) is None:
                found.append(state.terms.play_effect[card])
            last = printed.face
    return found


def hand_effect(state: State, card: CardId) -> HandEffect:
    """What a card does that is played from the Hand; packs have no other effects on such cards (RM-10.1)."""
    effect = state.terms.cards[card].effect
    assert isinstance(effect, HandEffect)
    return effect


def why_no_effect(state: State, player: Player, card: CardId) -> IllegalAction | None:
    """The rule that bars a DISCARD effect: its first part cannot be done (RM-10.9), or used up (RM-10.7)."""
    if card in state.turn.used:
        return IllegalAction("RM-10.7", "refused-effect-used", {"card": card})
    effect = hand_effect(state, card)
    match effect:
        case TakeThreat(threat=design):
            possible = bool(threats_on_display(state, design))
        case DrawCards():
            possible = drawing.can_draw(player)
        case RemoveCard():
            possible = len(player.hand) > 1 or bool(player.warehouse)
        case TopDeck():
            possible = bool(player.playing_area)
        case Cycle():
            possible = True
        case _:
            assert_never(effect)
    return None if possible else IllegalAction("RM-10.9", "refused-effect-impossible", {"card": card})


def play_effect(state: State, step: Acting, action: PlayEffect) -> None:
    """Play a DISCARD card; a choice of cards opens first and moves nothing (D-12, RM-10.1, RM-11.11)."""
    card = action.card
    effect = hand_effect(state, card)
    match effect:
        case TakeThreat(threat=design):
            threats = threats_on_display(state, design)
            if len(threats) == 1:
                take_threat(state, card, threats[0])
            else:
                state.agenda.append(TakingThreat(card))
        case DrawCards(cards=count):
            _lay_down(state, card)
            state.facts.append(EffectPlayed(state.seat, card, ()))
            drawing.draw(state, state.seat, count)
        case RemoveCard():
            state.agenda.append(Removing(card))
        case Cycle():
            state.agenda.append(Cycling(card))
        case TopDeck():
            state.agenda.append(TopDecking(card))
        case _:
            assert_never(effect)


def _lay_down(state: State, card: CardId) -> None:
    """A played card lies in the Playing Area (RM-1.13); a card of one use leaves the game (RM-E.10)."""
    player = active(state)
    leave_hand(player, card)
    if state.terms.cards[card].kind == "one-use":
        player.junkyard += (card,)
    else:
        player.playing_area.append(card)
    _use_up(state, card)


def _use_up(state: State, card: CardId) -> None:
    """An effect outside a launch was used; in rules version 1 it is used up for this turn (RM-10.7)."""
    if state.terms.edition.once_a_turn == "all":
        state.turn.used.append(card)


def threats_on_display(state: State, design: str) -> list[CardId]:
    """Threats of one type in the display."""
    return [card for card in state.display if card is not None and state.terms.cards[card].design == design]


def take_threat(state: State, card: CardId, threat: CardId) -> None:
    """Asteroid Laser Ablation, Designer Drugs, Solar Energy (RM-11.2, RM-11.4, RM-11.13, RM-4.19)."""
    player = active(state)
    leave_hand(player, card)
    player.junkyard += (card,)
    _use_up(state, card)
    slot = state.display.index(threat)
    state.display[slot] = None
    buying.gain(state, player, threat)
    state.facts.append(EffectPlayed(state.seat, card, (threat,)))
    drawing.replace_taken(state, [slot])


def threat_options(state: State, step: TakingThreat, *, canonical: bool = False) -> list[Action]:
    """Which of several Threats? (D-12a)"""
    effect = state.terms.cards[step.card].effect
    assert isinstance(effect, TakeThreat)
    return [state.terms.choose[card] for card in threats_on_display(state, effect.threat)]


def threat_chosen(state: State, step: TakingThreat, action: Choose) -> None:
    """The Threat that is taken free (D-12a, RM-4.19)."""
    state.agenda.pop()
    take_threat(state, step.card, action.card)


def removal_options(state: State, step: Removing, *, canonical: bool = False) -> list[Action]:
    """Any other card of Hand or Warehouse can be removed (D-12b, RM-11.14)."""
    player = active(state)
    from_hand = [card for card in player.hand if card != step.card]
    from_warehouse = sorted(player.warehouse)
    if canonical:
        from_hand, from_warehouse = state.terms.firsts(from_hand), state.terms.firsts(from_warehouse)
    return [state.terms.choose[card] for card in (*from_hand, *from_warehouse)]


def remove_chosen(state: State, step: Removing, action: Choose) -> None:
    """Storage Batteries: one other card to the Junkyard, then draw (D-12b, RM-11.14, RM-1.14)."""
    state.agenda.pop()
    player = active(state)
    effect = state.terms.cards[step.card].effect
    assert isinstance(effect, RemoveCard)
    if action.card in player.hand:
        leave_hand(player, action.card)
    else:
        player.warehouse.remove(action.card)
    player.junkyard += (action.card,)
    _lay_down(state, step.card)
    state.facts.append(EffectPlayed(state.seat, step.card, (action.card,)))
    drawing.draw(state, state.seat, effect.then_draw)


def cycle_options(state: State, step: Cycling, *, canonical: bool = False) -> list[Action]:
    """Add a further Hand card, or finish (D-12c, RM-11.15)."""
    cards = state.terms.cards
    others = [card for card in active(state).hand if card != step.card]
    found: list[Action] = [CONFIRM]
    for index, card in enumerate(others):
        if card in step.cards:
            continue
        if canonical:
            twin = index > 0 and cards[others[index - 1]].face == cards[card].face
            if (step.cards and card < step.cards[-1]) or (twin and others[index - 1] not in step.cards):
                continue
        found.append(state.terms.choose[card])
    return found


def cycle_add(state: State, step: Cycling, action: Choose) -> None:
    """A further card goes along; nothing moves yet (D-12c)."""
    state.agenda[-1] = Cycling(step.card, (*step.cards, action.card))


def cycle_confirm(state: State, step: Cycling, action: Confirm) -> None:
    """Super Capacitors: discard it and the chosen cards, draw as many (D-12c, RM-11.15)."""
    state.agenda.pop()
    player = active(state)
    others = tuple(sorted(step.cards))
    for card in others:
        leave_hand(player, card)
        player.playing_area.append(card)
    _lay_down(state, step.card)
    state.facts.append(EffectPlayed(state.seat, step.card, others))
    drawing.draw(state, state.seat, len(step.cards) + 1)


def top_options(state: State, step: TopDecking, *, canonical: bool = False) -> list[Action]:
    """Any card of the Playing Area can go on top of HQ (D-12d, RM-11.34)."""
    cards = active(state).playing_area
    return [state.terms.choose[card] for card in (state.terms.firsts(cards) if canonical else sorted(cards))]


def top_chosen(state: State, step: TopDecking, action: Choose) -> None:
    """Electric Cars: another card of the Playing Area goes on top of HQ (D-12d, RM-11.34)."""
    state.agenda.pop()
    player = active(state)
    player.playing_area.remove(action.card)
    player.hq = put_on_top(player.hq, action.card)
    _lay_down(state, step.card)
    state.facts.append(EffectPlayed(state.seat, step.card, (action.card,)))


# --- WHEN USED TO PAY (RM-10.4) ------------------------------------------------------------------


def pending_options(state: State, player: Player, *, canonical: bool) -> list[Action]:
    """Pending effects that can be used: a draw, a free placing (D-9, RM-10.4, RM-10.5, RM-10.9)."""
    cards = state.terms.cards
    found: list[Action] = []
    if _pending(state, DrawCards) is not None and drawing.can_draw(player):
        found.append(DRAW_PENDING)
    if _pending(state, PlaceFree) is not None:
        last = -1
        for card in player.hand:
            if _pending(state, PlaceFree, other_than=card) is None:
                continue
            if not (canonical and cards[card].face == last):
                found += [
                    PlaceCardFree(card, place)
                    for place in ("plan", "pad")
                    if placing.why_not(state, player, card, place, (), ()) is None
                ]
            last = cards[card].face
    return found


def _pending(state: State, effect: type, other_than: CardId | None = None) -> CardId | None:
    """The first card with a pending effect of this kind; an effect on another card is not its own."""
    cards = state.terms.cards
    return next(
        (c for c in state.turn.pending if c != other_than and isinstance(cards[c].effect, effect)), None
    )


def draw_pending(state: State, step: Acting, action: DrawPending) -> None:
    """Big Data, Robotics: draw (D-9, RM-11.16, RM-11.41, RM-11.31)."""
    card = _pending(state, DrawCards)
    assert card is not None
    _use_pending(state, card)
    effect = state.terms.cards[card].effect
    assert isinstance(effect, DrawCards)
    state.facts.append(PendingDrawUsed(state.seat, card))
    drawing.draw(state, state.seat, effect.cards)


def place_free(state: State, step: Acting, action: PlaceCardFree) -> None:
    """Global Internet, Space Elevator: one Hand card is placed for nothing (D-9, RM-11.7, RM-11.42)."""
    hand, printed = active(state).hand, state.terms.cards
    fit = [c for c in state.turn.pending if c != action.card and isinstance(printed[c].effect, PlaceFree)]
    # An effect whose own card is back in the Hand can place anything but that card, so it goes first.
    card = min(fit, key=lambda c: c not in hand)
    _use_pending(state, card)
    placing.put_down(active(state), action.card, action.place)
    state.facts.append(CardPlacedFree(state.seat, action.card, action.place, card))


def _use_pending(state: State, card: CardId) -> None:
    """A pending effect is used (RM-10.4, RM-10.7)."""
    state.turn.pending.remove(card)
    _use_up(state, card)


# --- Depot (RM-11.6) -----------------------------------------------------------------------------


def depot(table: PublicTable, player: PublicPlayer) -> CardId | None:
    """The card on the Pad that stores others."""
    return next((card for card in player.pad if isinstance(table.terms.cards[card].effect, Store)), None)


def depot_options(state: State, player: Player, *, canonical: bool) -> list[Action]:
    """Once per turn: store a Hand card, or take all back (D-13, RM-11.6, RM-3.3, RM-10.3, RM-10.7)."""
    card = depot(state, player)
    if card is None or card in state.turn.used:
        return []
    effect = state.terms.cards[card].effect
    assert isinstance(effect, Store)
    found: list[Action] = []
    if len(player.store) < effect.cards:
        hand = state.terms.firsts(player.hand) if canonical else player.hand
        found += [state.terms.store[one] for one in hand]
    if player.store:
        found.append(TAKE_STORED)
    return found


def store_card(state: State, step: Acting, action: StoreCard) -> None:
    """A Hand card is laid on the Depot for nothing (D-13, RM-11.6)."""
    player = active(state)
    card = depot(state, player)
    assert card is not None
    leave_hand(player, action.card)
    player.store += (action.card,)
    state.turn.used.append(card)
    state.facts.append(CardStored(state.seat, action.card))


def take_stored(state: State, step: Acting, action: TakeStored) -> None:
    """All stored cards come into the Hand; everybody saw them (D-13, RM-11.6, RM-16.6)."""
    player = active(state)
    card = depot(state, player)
    assert card is not None
    for stored in player.store:
        insort(player.hand, stored)
        insort(player.known, stored)
    state.facts.append(StoreTaken(state.seat, player.store))
    player.store = ()
    state.turn.used.append(card)


# --- refusals ------------------------------------------------------------------------------------


def refuse_effect(state: State, step: Acting, action: PlayEffect) -> IllegalAction:
    """Why this card cannot be played for its effect (RM-10.1, RM-10.2, RM-10.9, RM-E.10)."""
    player = active(state)
    if action.card not in player.hand:
        return IllegalAction("RM-10.2", "refused-effect-not-in-hand", {"card": action.card})
    if state.terms.cards[action.card].kind not in FROM_HAND:
        return IllegalAction("RM-10.1", "refused-no-discard-effect", {"card": action.card})
    barred = why_no_effect(state, player, action.card)
    return barred or IllegalAction("RM-10.1", "refused-not-now", {})


def refuse_threat(state: State, step: TakingThreat, action: Choose) -> IllegalAction:
    """Why this is no Threat to take (RM-10.9)."""
    return IllegalAction("RM-4.19", "refused-choose-threat", {"card": action.card})


def refuse_removal(state: State, step: Removing, action: Choose) -> IllegalAction:
    """Why this card cannot be removed (RM-11.14)."""
    return IllegalAction("RM-11.14", "refused-choose-removal", {"card": action.card})


def refuse_cycle(state: State, step: Cycling, action: Choose) -> IllegalAction:
    """Why this card cannot be discarded along (RM-11.15)."""
    return IllegalAction("RM-11.15", "refused-choose-hand-card", {"card": action.card})


def refuse_top(state: State, step: TopDecking, action: Choose) -> IllegalAction:
    """Why this card cannot go on top of HQ (RM-11.34)."""
    return IllegalAction("RM-11.34", "refused-choose-playing-area", {"card": action.card})


def refuse_pending_draw(state: State, step: Acting, action: DrawPending) -> IllegalAction:
    """Why there is no draw to use (RM-10.4, RM-10.9)."""
    if _pending(state, DrawCards) is None:
        return IllegalAction("RM-10.4", "refused-nothing-pending")
    return IllegalAction("RM-10.9", "refused-nothing-to-draw")


def refuse_free_placing(state: State, step: Acting, action: PlaceCardFree) -> IllegalAction:
    """Why this card cannot be placed for nothing (RM-10.4, RM-11.7)."""
    if _pending(state, PlaceFree) is None:
        return IllegalAction("RM-10.4", "refused-nothing-pending")
    barred = placing.why_not(state, active(state), action.card, action.place, (), ())
    return barred or IllegalAction("RM-11.7", "refused-place-another", {"card": action.card})


def refuse_store(state: State, step: Acting, action: StoreCard | TakeStored) -> IllegalAction:
    """Why the Depot cannot be used like this (RM-11.6, RM-10.7)."""
    player = active(state)
    card = depot(state, player)
    if card is None:
        return IllegalAction("RM-11.6", "refused-no-depot")
    if card in state.turn.used:
        return IllegalAction("RM-10.7", "refused-effect-used", {"card": card})
    if isinstance(action, TakeStored):
        return IllegalAction("RM-11.6", "refused-depot-empty")
    if action.card not in player.hand:
        return IllegalAction("RM-11.6", "refused-choose-hand-card", {"card": action.card})
    return IllegalAction("RM-11.6", "refused-depot-full")
