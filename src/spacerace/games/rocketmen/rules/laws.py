"""The invariants of Rocketmen, as plain functions over a state, by their names on the rules page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.chapters.buying import engine_limit, price_of
from spacerace.games.rocketmen.rules.chapters.cards import depot
from spacerace.games.rocketmen.rules.chapters.drawing import can_draw, hand_limit
from spacerace.games.rocketmen.rules.chapters.ending import CAP, card_vp
from spacerace.games.rocketmen.rules.chapters.placing import owed
from spacerace.games.rocketmen.rules.chapters.setup import cards_in_game
from spacerace.games.rocketmen.rules.effects import Store
from spacerace.games.rocketmen.rules.facts import CardsBought, CardsPlaced, TurnBegan, TurnEnded
from spacerace.games.rocketmen.rules.ids import MONEY_TOKEN, CardId, SourceId
from spacerace.games.rocketmen.rules.payment import (
    MONEY_TOKEN_PURSE,
    SCIENCE_TOKEN_PURSE,
    covers,
    minus,
    plus,
    purse_of_card,
)
from spacerace.games.rocketmen.rules.printed import NOTHING, Purse
from spacerace.games.rocketmen.rules.state import AI_SEAT, Ai, State, cards_in, owned
from spacerace.kernel.laws import broken_laws
from spacerace.kernel.piles import contents, size
from spacerace.kernel.seats import Seat

#: A law checks a state, some of them with the state before it.
Law = Callable[[State, State | None], Iterator[str]]


def laws(state: State, before: State | None = None) -> list[str]:
    """The laws that a state breaks: their ids, and what is wrong. ``before`` is the previous state."""
    return broken_laws(LAWS, state, before)


def cards_are_conserved(state: State, before: State | None) -> Iterator[str]:
    """INV-1: every card in exactly one zone; an owned card never leaves its owner (RM-1.11, RM-1.12)."""
    lying: list[int] = [
        *contents(state.deck),
        *(card for card in state.display if card is not None),
        *(card for pile in state.engines for card in pile),
        *state.success_zones(),
        *contents(state.goal_box),
        *contents(state.variant_box),
        *state.variants,
        *state.threat_box,
        *state.out_of_game,
    ]
    for seat, player in enumerate(state.players):
        cards = owned(player)
        lying += [*cards, *player.goals]
        if any(state.terms.cards[card].seat not in (-1, seat) for card in cards):
            yield f"INV-1: player {seat} holds another's Mission card"
    if state.ai is not None:
        lying += state.ai.area + _solitaire_cards(state.ai)
    if sorted(lying) != [card.id for card in cards_in_game(state.terms)]:
        yield "INV-1: a card is lost or doubled"


def tokens_are_conserved(state: State, before: State | None) -> Iterator[str]:
    """INV-2, INV-11: six mission tokens each; the Moon and Mars tokens taken exactly if somebody is there."""
    if any(len(player.missions) > state.terms.pack.board.mission_tokens for player in state.players):
        yield "INV-2: too many mission tokens"
    visited = {
        location.destination
        for location, arrived in zip(state.terms.pack.location, state.arrivals, strict=True)
        if arrived and state.terms.edition.first_tokens
    }
    if (state.moon_token is not None) != ("moon" in visited):
        yield "INV-11: the Moon token"
    if (state.mars_token is not None) != ("mars" in visited):
        yield "INV-11: the Mars token"


def missions_agree(state: State, before: State | None) -> Iterator[str]:
    """INV-3: tokens on locations, completed Mission cards and achievements are as many."""
    cards = state.terms.cards
    for seat, player in enumerate(state.players):
        placed = [index for index, arrived in enumerate(state.arrivals) if seat in arrived]
        if placed != sorted(player.missions) or any(arrived.count(seat) > 1 for arrived in state.arrivals):
            yield "INV-3: tokens on locations"
        gained = player.rocket_points + player.hand_bonus + player.money_tokens + player.science_tokens
        if gained != len(player.missions):
            yield "INV-3: achievements"
        # Storage Batteries may have removed further Missions.
        if sum(cards[card].deck == "mission" for card in player.junkyard) < len(player.missions):
            yield "INV-3: completed Missions"


def plan_and_pad_are_lawful(state: State, before: State | None) -> Iterator[str]:
    """INV-4, INV-5: what may lie on Plan, Pad and Depot."""
    cards = state.terms.cards
    for player in state.players:
        if player.plan is not None and cards[player.plan].deck != "mission":
            yield "INV-4: no Mission on the Plan"
        loose = any(not cards[card].permanent for card in player.pad)
        if player.plan is None and loose and state.launch is None:
            yield "INV-4: a Pad without a Mission"
        names = [cards[card].design for card in player.pad if cards[card].deck in ("teal", "pink")]
        if len(set(names)) != len(names) or not all(cards[card].placeable for card in player.pad):
            yield "INV-5: the Pad"
        holder = depot(state, player)
        effect = None if holder is None else cards[holder].effect
        if len(player.store) > (effect.cards if isinstance(effect, Store) else 0):
            yield "INV-5: the Depot"


def payments_are_covered(state: State, before: State | None) -> Iterator[str]:
    """INV-6: whatever was confirmed was covered, with no source idle; no token is flipped that nobody has."""
    for player in state.players:
        if player.money_flipped > player.money_tokens or player.science_flipped > player.science_tokens:
            yield "INV-6: a token is flipped that nobody has"
    if before is None:
        return
    for fact in state.facts:
        if isinstance(fact, CardsBought):
            price = price_of(before, before.players[fact.seat], fact.cards)
            if not _is_exact(before, price, fact, fact.science_tokens):
                yield "INV-6: a purchase was not covered, or a source was idle"
        elif isinstance(fact, CardsPlaced):
            sources: tuple[SourceId, ...] = (*fact.paid, *[MONEY_TOKEN] * fact.money_tokens)
            price = owed(before, before.players[fact.seat], fact.cards, fact.places, sources)
            if not _is_exact(before, price, fact, 0):
                yield "INV-6: a placing was not covered, or a source was idle"


def _is_exact(before: State, price: Purse, fact: CardsBought | CardsPlaced, science_tokens: int) -> bool:
    """Whether a payment covers its price, and no longer does without any one of its sources."""
    player = before.players[fact.seat]
    purses = [purse_of_card(before, player, card) for card in fact.paid]
    purses += [MONEY_TOKEN_PURSE] * fact.money_tokens + [SCIENCE_TOKEN_PURSE] * science_tokens
    whole = NOTHING
    for purse in purses:
        whole = plus(whole, purse)
    return covers(price, whole) and not any(covers(price, minus(whole, purse)) for purse in purses)


def the_display_is_full(state: State, before: State | None) -> Iterator[str]:
    """INV-7: the display is full, unless the deck is empty, a slot is being filled or somebody is alone."""
    filling = any(isinstance(step, agenda.FillSlot) for step in state.agenda)
    during_turn = state.ai is not None and not any(isinstance(fact, TurnEnded) for fact in state.facts)
    if None in state.display and size(state.deck) and state.round and not filling and not during_turn:
        yield "INV-7: an empty slot although the deck has cards"
    if state.turn.engines > engine_limit(state):
        yield "INV-7: too many Engines bought"


def a_turn_starts_clean(state: State, before: State | None) -> Iterator[str]:
    """INV-8: at the start of a turn nothing is left from the one before."""
    if not any(isinstance(fact, TurnBegan) for fact in state.facts):
        return
    turn = state.turn
    marks = turn.used or turn.pending or turn.engines or turn.refreshed or turn.removed
    if marks or state.offset or state.launch is not None:
        yield "INV-8: something is left from the turn before"
    if any(p.playing_area or p.money_flipped or p.science_flipped for p in state.players):
        yield "INV-8: a Playing Area or a token is not cleared"


def hands_are_full(state: State, before: State | None) -> Iterator[str]:
    """INV-9: after a turn the Hand is at its limit, or there was nothing left to draw."""
    for fact in state.facts:
        if isinstance(fact, TurnEnded):
            player = state.players[fact.seat]
            limit = hand_limit(state, player)
            if len(player.hand) > limit or (len(player.hand) < limit and can_draw(player)):
                yield "INV-9: the Hand is not refilled"


def the_rocket_adds_up(state: State, before: State | None) -> Iterator[str]:
    """INV-10: all Mission Success cards are there; every draw moved the Rocket by its value."""
    if sorted(state.success_zones()) != list(state.terms.success):
        yield "INV-10: Mission Success cards are lost"
    launch, cards = state.launch, state.terms.cards
    if launch is None:
        if size(state.success) != len(state.terms.success):
            yield "INV-10: a Mission Success card is out between launches"
        return
    values = [cards[card].value for card in launch.drawn]
    # A 0 may have been shielded; anything else counts as printed.
    fits = len(values) == len(launch.moves) and all(
        move == value or value == 0 for move, value in zip(launch.moves, values, strict=False)
    )
    if not fits or launch.draws > state.terms.destinations[launch.destination].draws:
        yield "INV-10: the draws do not add up"


def scores_recompute(state: State, before: State | None) -> Iterator[str]:
    """INV-12: every marker is worth its arrivals by their order, and Threats that score at once."""
    at_once = state.terms.edition.threats_at_once
    for seat, player in enumerate(state.players):
        if player.track != _arrival_vp(state, Seat(seat)) + (card_vp(state, player) if at_once else 0):
            yield "INV-12: the victory track"
    if state.ai is not None:
        threats = sum(state.terms.cards[card].vp for card in state.ai.area) if at_once else 0
        if state.ai.track != _arrival_vp(state, AI_SEAT) + threats:
            yield "INV-12: the AI's marker"


def _arrival_vp(state: State, seat: Seat) -> int:
    """What a seat's arrivals are worth, by their order."""
    points = 0
    for location, arrived in zip(state.terms.pack.location, state.arrivals, strict=True):
        if seat in arrived:
            points += location.vp[min(arrived.index(seat), len(location.vp) - 1)]
    return points


def progress_is_never_lost(state: State, before: State | None) -> Iterator[str]:
    """INV-13: points and missions never fall, a trigger is final, rounds are whole."""
    if before is None:
        return
    for old, new in zip(before.players, state.players, strict=True):
        if new.track < old.track or len(new.missions) < len(old.missions):
            yield "INV-13: points or missions have fallen"
    if before.ai is not None and state.ai is not None:
        if state.ai.track < before.ai.track or len(state.ai.missions) < len(before.ai.missions):
            yield "INV-13: the AI's points or missions have fallen"
    if before.end_reason and state.end_reason != before.end_reason:
        yield "INV-13: a trigger was forgotten"
    if state.over and not before.over and state.seat != state.first:
        yield "INV-13: the round was not finished"


def known_cards_are_there(state: State, before: State | None) -> Iterator[str]:
    """INV-14: what everybody knows of a Hand is in it."""
    for player in state.players:
        if player.hand != sorted(player.hand) or not set(player.known) <= set(player.hand):
            yield "INV-14: what is known of a Hand is not in it"


def the_ai_plays_by_its_cards(state: State, before: State | None) -> Iterator[str]:
    """INV-15: seven Solitaire cards; an active mission is the one that its two cards name, and a new one."""
    ai = state.ai
    if ai is None:
        return
    if sorted(_solitaire_cards(ai)) != list(state.terms.solitaire):
        yield "INV-15: Solitaire cards are lost"
    placed = [index for index, arrived in enumerate(state.arrivals) if AI_SEAT in arrived]
    doubled = any(arrived.count(AI_SEAT) > 1 for arrived in state.arrivals)
    if doubled or placed != sorted(ai.missions) or len(placed) > state.terms.pack.board.mission_tokens:
        yield "INV-15: the AI's tokens"
    if ai.location is not None and (ai.location in ai.missions or ai.location != _flown_to(state, ai)):
        yield "INV-15: the AI's mission is not that of its cards"
    if ai.rocket < 0 or (ai.rocket and ai.destination_card is None):
        yield "INV-15: the AI's Rocket"


def _solitaire_cards(ai: Ai) -> tuple[CardId, ...]:
    """All Solitaire cards: deck, discards, active ones."""
    on_table = (card for card in (ai.destination_card, ai.type_card) if card is not None)
    return (*cards_in(ai.deck), *ai.discards, *on_table)


def _flown_to(state: State, ai: Ai) -> int | None:
    """The location that the AI's two active cards name."""
    if ai.destination_card is None or ai.type_card is None:
        return None
    kind = state.terms.cards[ai.type_card].type
    assert kind is not None
    return state.terms.location_at.get((state.terms.ai_rows[ai.destination_card].destination, kind))


def play_ends_or_meets_the_cap(state: State, before: State | None) -> Iterator[str]:
    """INV-16: only a cap leaves a game unfinished; a finished one has a reason."""
    if state.over != (not state.agenda) or (state.over and not state.end_reason):
        yield "INV-16: over or not?"
    if state.end_reason == CAP and state.round != state.terms.options.round_cap:
        yield "INV-16: capped in the wrong round"


#: By the names of docs/rules/rocketmen.md. "a view holds no secret" and "only one seat is awaited" are
#: laws of every game: see kernel/laws.py.
LAWS: dict[str, Law] = {
    "cards are conserved": cards_are_conserved,
    "tokens are conserved": tokens_are_conserved,
    "missions and achievements agree": missions_agree,
    "Plan and Pad are lawful": plan_and_pad_are_lawful,
    "payments are covered": payments_are_covered,
    "the display is full": the_display_is_full,
    "a turn starts clean": a_turn_starts_clean,
    "hands are full": hands_are_full,
    "the Rocket adds up": the_rocket_adds_up,
    "scores recompute": scores_recompute,
    "progress is never lost": progress_is_never_lost,
    "known cards are there": known_cards_are_there,
    "the AI plays by its cards": the_ai_plays_by_its_cards,
    "play ends or meets the cap": play_ends_or_meets_the_cap,
}
