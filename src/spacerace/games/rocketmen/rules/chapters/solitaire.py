"""RM-15: alone against the AI. Its missions, its Rocket, and the display that it eats up."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.actions import Action, Drawn, RemoveFromDisplay
from spacerace.games.rocketmen.rules.agenda import Acting, DrawSolitaire
from spacerace.games.rocketmen.rules.chapters import drawing, ending
from spacerace.games.rocketmen.rules.facts import (
    AiAdvanced,
    AiArrived,
    AiDrew,
    AiIdle,
    AiMissionBegan,
    AiRejected,
    AiTook,
    SolitaireShuffled,
)
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.printed import Destination
from spacerace.games.rocketmen.rules.state import AI_SEAT, Ai, State
from spacerace.games.rocketmen.rules.table import PublicTable
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.piles import Pile, shuffled, size, take


def opponent(terms: Terms) -> Ai:
    """The AI before the first turn: six tokens, a marker on 0, seven cards to draw from.

    RM-15.1, RM-15.6.
    """
    return Ai(
        deck=Pile("solitaire", (terms.solitaire,)),
        discards=(),
        destination_card=None,
        type_card=None,
        location=None,
        rocket=0,
        track=0,
        missions=(),
        area=(),
    )


def opposing(table: PublicTable) -> Ai:
    """The AI; only asked where somebody plays alone."""
    assert table.ai is not None
    return table.ai


def has_mission(state: State) -> bool:
    """Whether the AI has an active mission (RM-15.9)."""
    return state.ai is not None and state.ai.location is not None


# --- the start of a turn -------------------------------------------------------------------------


def ai_begins(state: State) -> None:
    """A turn starts with the AI: it advances its mission, or draws the next one (RM-15.9)."""
    if has_mission(state):
        ai_advances(state)
    else:
        ai_plans(state)


def ai_plans(state: State) -> None:
    """Without an active mission the AI draws one, if any can be found (RM-15.9, RM-15.10, RM-E.27)."""
    if has_mission(state):
        return
    if can_fly(state):
        state.agenda.append(Sequence("ai_mission"))
    else:
        state.facts.append(AiIdle())


def can_fly(state: State) -> bool:
    """Whether a token is left and some pair of cards leads to a mission (RM-15.10, RM-15.11i)."""
    terms = state.terms
    if len(opposing(state).missions) >= terms.pack.board.mission_tokens:
        return False
    return any(
        type_fits(state, terms.ai_rows[first].destination, second) == ""
        for first in terms.solitaire
        for second in terms.solitaire
        if first != second
    )


def is_full(state: State, destination: Destination) -> bool:
    """Whether the AI has a token on every location of a destination (RM-15.11b)."""
    missions = opposing(state).missions
    return all(
        index in missions for (there, _), index in state.terms.location_at.items() if there == destination
    )


def type_fits(state: State, destination: Destination, card: CardId) -> str:
    """Why a card's mission type is not valid at a destination; "" if it is (RM-15.11f)."""
    kind = state.terms.cards[card].type
    assert kind is not None
    index = state.terms.location_at.get((destination, kind))
    if index is None:
        return "no-such-location"
    return "been-there" if index in opposing(state).missions else ""


# --- the AI's next mission (steps a to h) --------------------------------------------------------


def ai_draws_destination(state: State) -> None:
    """Step a: a card for the destination (RM-15.11a, C-8)."""
    _draw(state, DrawSolitaire("destination"))


def ai_draws_type(state: State) -> None:
    """Step e: another card for the mission type (RM-15.11e, C-8)."""
    _draw(state, DrawSolitaire("type"))


def _draw(state: State, step: DrawSolitaire) -> None:
    """Ask chance for a card; an empty deck is made anew from the discards (RM-15.11h, RM-E.26).

    The active destination card is no discard and stays where it is.
    """
    ai = opposing(state)
    if size(ai.deck) == 0:
        ai.deck = shuffled(ai.deck, ai.discards)
        ai.discards = ()
        state.facts.append(SolitaireShuffled())
    state.agenda.append(step)


def solitaire_drawn(state: State, step: DrawSolitaire, action: Drawn) -> None:
    """A Solitaire card is turned up: for the destination, or for the type (C-8)."""
    state.agenda.pop()
    ai = opposing(state)
    ai.deck, _ = take(ai.deck, action.card)
    state.facts.append(AiDrew(action.card, step.purpose))
    if step.purpose == "destination":
        _try_destination(state, action.card)
    else:
        _try_type(state, action.card, (*step.seen, action.card))


def _try_destination(state: State, card: CardId) -> None:
    """Step b: a destination where the AI has been everywhere is drawn again (RM-15.11b)."""
    if is_full(state, state.terms.ai_rows[card].destination):
        _reject(state, card, "full")
        ai_draws_destination(state)
    else:
        opposing(state).destination_card = card


def _try_type(state: State, card: CardId, seen: tuple[CardId, ...]) -> None:
    """Step f: a type that is not valid there is drawn again; with none left, back to step a.

    RM-15.11f, RM-15.11i.
    """
    ai = opposing(state)
    assert ai.destination_card is not None
    reason = type_fits(state, state.terms.ai_rows[ai.destination_card].destination, card)
    if not reason:
        ai.type_card = card
        return
    _reject(state, card, reason)
    if len(set(seen)) < len(state.terms.solitaire) - 1:
        _draw(state, DrawSolitaire("type", seen))
        return
    _reject(state, ai.destination_card, "no-type-left")
    ai.destination_card = None
    ai.rocket = 0
    state.agenda[-1] = Sequence("ai_mission")


def _reject(state: State, card: CardId, reason: str) -> None:
    """A card that does not fit is discarded, and the table is told why."""
    opposing(state).discards += (card,)
    state.facts.append(AiRejected(card, reason))  # type: ignore[arg-type]


def ai_places_token(state: State) -> None:
    """Step c: an AI mission token lies at the destination while the mission lasts (RM-15.11c)."""


def ai_places_rocket(state: State) -> None:
    """Step d: the AI Rocket stands on the start space of the same row (RM-15.11d)."""
    ai = opposing(state)
    assert ai.destination_card is not None
    ai.rocket = state.terms.ai_rows[ai.destination_card].start


def ai_adds_advance(state: State) -> None:
    """Step g: the second card's number; arrival waits for the next advance (RM-15.11g, RM-15.14b)."""
    ai, terms = opposing(state), state.terms
    assert ai.destination_card is not None
    assert ai.type_card is not None
    kind = terms.cards[ai.type_card].type
    assert kind is not None
    ai.location = terms.location_at[terms.ai_rows[ai.destination_card].destination, kind]
    ai.rocket += terms.ai_advance[ai.type_card]
    state.facts.append(AiMissionBegan(ai.location, ai.rocket, ai_target(state)))


# --- its Rocket ----------------------------------------------------------------------------------


def ai_target(table: PublicTable) -> int:
    """The space at which the AI arrives (RM-1.8, RM-15.12)."""
    location = opposing(table).location
    assert location is not None
    return table.terms.destinations[table.terms.pack.location[location].destination].target


def ai_advances(state: State) -> None:
    """The AI Rocket advances 1; on or past the target it arrives (RM-15.12)."""
    _move(state)
    _test_arrival(state)


def _move(state: State) -> None:
    """One space forward."""
    ai = opposing(state)
    ai.rocket += 1
    state.facts.append(AiAdvanced(ai.rocket, ai_target(state)))


def _test_arrival(state: State) -> None:
    """An AI Rocket on or past its target has arrived (RM-15.12, RM-15.14b)."""
    if opposing(state).rocket >= ai_target(state):
        _arrive(state)


def _arrive(state: State) -> None:
    """The AI's token goes to the location, its VP to the track, both cards to the discards.

    RM-15.12, RM-15.11i, RM-1.18.
    """
    ai = opposing(state)
    assert ai.location is not None
    assert ai.destination_card is not None
    assert ai.type_card is not None
    vp = ending.next_vp(state, ai.location)
    state.arrivals[ai.location] += (AI_SEAT,)
    ai.missions += (ai.location,)
    ai.track += vp
    state.facts.append(AiArrived(ai.location, vp))
    ai.discards += (ai.destination_card, ai.type_card)
    ai.destination_card = ai.type_card = ai.location = None
    ai.rocket = 0
    ending.look_for_end_after(state, AI_SEAT)


# --- its area ------------------------------------------------------------------------------------


def ai_takes(state: State, card: CardId) -> None:
    """A display card goes to the AI's area; a Threat may score at once (RM-15.14a, RM-15.15, RM-E.28)."""
    ai = opposing(state)
    state.display[state.display.index(card)] = None
    ai.area += (card,)
    vp = state.terms.cards[card].vp if state.terms.edition.threats_at_once else 0
    ai.track += vp
    state.facts.append(AiTook(card, vp))


def removal_options(state: State) -> list[Action]:
    """Once per turn a display card can be given to the AI, if it has a mission.

    D-14, RM-15.14, RM-15.14b.
    """
    if state.turn.removed or not has_mission(state):
        return []
    return [RemoveFromDisplay(card) for card in state.display if card is not None]


def remove_from_display(state: State, step: Acting, action: RemoveFromDisplay) -> None:
    """The card goes to the AI, whose Rocket advances for it; the slot stays empty.

    D-14, RM-15.14, RM-E.29.
    """
    state.turn.removed = True
    ai_takes(state, action.card)
    ai_advances(state)


# --- the end of a turn ---------------------------------------------------------------------------


def ai_takes_if_full(state: State) -> None:
    """A display that is full loses its leftmost card to the AI (RM-15.15, RM-15.15a)."""
    if None not in state.display:
        _take_leftmost(state)


def ai_acts(state: State) -> None:
    """Early edition: the AI takes the leftmost Threat, or it advances and takes the leftmost card.

    RM-E.27.
    """
    threat = next(
        (card for card in state.display if card is not None and state.terms.cards[card].deck == "threat"),
        None,
    )
    if threat is not None:
        ai_takes(state, threat)
    elif has_mission(state):
        _move(state)
    if has_mission(state):
        _test_arrival(state)
    if threat is None:
        _take_leftmost(state)


def _take_leftmost(state: State) -> None:
    """The AI takes the leftmost card of the display, if there is one."""
    leftmost = next((card for card in state.display if card is not None), None)
    if leftmost is not None:
        ai_takes(state, leftmost)


def shift_display(state: State) -> None:
    """The cards move left, and the display is refilled as far as the deck goes (RM-15.15, RM-E.27)."""
    cards = [card for card in state.display if card is not None]
    free = len(state.display) - len(cards)
    state.display = [*cards, *[None] * free]
    drawing.refill(state, range(len(cards), len(state.display)))


def look_at_display(state: State) -> None:
    """An empty display ends the game (RM-15.16, RM-15.16a, RM-E.30)."""
    if not any(card is not None for card in state.display):
        ending.trigger(state, "display")


# --- refusals ------------------------------------------------------------------------------------


def refuse_removal(state: State, step: Acting, action: RemoveFromDisplay) -> IllegalAction:
    """Why this card cannot be given to the AI (RM-15.14, RM-15.14b)."""
    if state.ai is None:
        return IllegalAction("RM-15.14", "refused-removal-not-alone")
    if state.turn.removed:
        return IllegalAction("RM-15.14", "refused-removal-used")
    if not has_mission(state):
        return IllegalAction("RM-15.14b", "refused-removal-no-mission")
    return IllegalAction("RM-15.14", "refused-not-on-display", {"card": action.card})
