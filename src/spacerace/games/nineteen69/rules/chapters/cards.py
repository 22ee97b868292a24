"""N-5.16 to N-5.20: espionage cards, how they come and how they go."""

from __future__ import annotations

from spacerace.games.nineteen69.rules.actions import DRAW_CARD, Action, Discard, DrawCard, Drawn, SwapCard
from spacerace.games.nineteen69.rules.agenda import DrawingCard
from spacerace.games.nineteen69.rules.facts import CardDiscarded, CardDrawn, DeckShuffled
from spacerace.games.nineteen69.rules.ids import CardValue
from spacerace.games.nineteen69.rules.state import Player, State, active, without
from spacerace.games.nineteen69.rules.table import PublicPlayer, PublicTable
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.piles import shuffled, size, take


def is_full(table: PublicTable, player: PublicPlayer) -> bool:
    """Whether a hand takes no further card (N-5.17)."""
    return player.hand_size >= table.terms.board.hand_limit


def card_options(state: State, player: Player) -> list[Action]:
    """Draw a card, or with a full hand swap one for it (N-4.3, N-5.17, N-5.18)."""
    if not is_full(state, player):
        return [DRAW_CARD]
    return [state.terms.swap[value] for value in dict.fromkeys(player.hand)]


def ask_for_card(state: State) -> None:
    """Ask chance for a card; an empty deck is made anew from the discards (N-5.20, NC-3, NC-4)."""
    if size(state.deck) == 0:
        _reshuffle(state)
    state.agenda.append(DrawingCard())


def _reshuffle(state: State) -> None:
    """The discard pile becomes the deck. Its contents are public, its order is unknown (N-5.20, N-12.4)."""
    left = list(state.discards)
    tickets = []
    for ticket, value in enumerate(state.terms.values):
        if value in left:
            left.remove(value)
            tickets.append(ticket)
    state.deck = shuffled(state.deck, tickets)
    state.shuffled = tuple(sorted(state.discards))
    state.discards = []
    for player in state.players:
        player.held = tuple(sorted((*player.hand, *player.committed)))
        player.drawn = player.shown = ()
    state.facts.append(DeckShuffled())


def card_drawn(state: State, step: DrawingCard, action: Drawn) -> None:
    """A card comes to the hand (N-4.2, N-5.16, N-12.3, NC-4)."""
    state.agenda.pop()
    player, values = active(state), state.terms.values
    ticket = next(t for layer in state.deck.layers for t in layer if values[t] == action.value)
    state.deck, _ = take(state.deck, ticket)
    player.hand = tuple(sorted((*player.hand, action.value)))
    player.drawn = tuple(sorted((*player.drawn, action.value)))
    state.facts.append(CardDrawn(state.seat, action.value))


def throw_away(state: State, value: CardValue) -> None:
    """A full hand discards a card, face up (N-5.17, N-5.19, N-4.3)."""
    player = active(state)
    player.hand = without(player.hand, (value,))
    show(state, player, (value,))
    state.facts.append(CardDiscarded(state.seat, value))


def show(state: State, player: Player, values: tuple[CardValue, ...]) -> None:
    """Cards that leave a hand lie face up on the discard pile (N-5.19)."""
    state.discards += values
    player.shown += values


def why_no_card(state: State, action: DrawCard | SwapCard | Discard) -> IllegalAction:
    """Why a card cannot be drawn or swapped like this (N-4.3, N-5.17, N-5.18)."""
    player = active(state)
    limit = state.terms.board.hand_limit
    if isinstance(action, SwapCard | Discard):
        if len(player.hand) < limit:
            return IllegalAction("N-5.18", "n-refused-hand-not-full", {"limit": limit})
        return IllegalAction("N-5.17", "n-refused-no-such-card", {"value": action.value})
    return IllegalAction("N-5.17", "n-refused-hand-full", {"limit": limit})
