"""RM-8.4 and RM-4.14: how cards come from HQ to the Hand and from the draw deck to the display."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from spacerace.games.rocketmen.rules.actions import Drawn
from spacerace.games.rocketmen.rules.agenda import DrawToHand, FillSlot
from spacerace.games.rocketmen.rules.effects import HandSize
from spacerace.games.rocketmen.rules.facts import CardDrawn, HqShuffled, SlotFilled
from spacerace.games.rocketmen.rules.state import Player, State
from spacerace.games.rocketmen.rules.table import PublicPlayer, PublicTable
from spacerace.kernel.piles import shuffled, size, take
from spacerace.kernel.seats import Seat


def hand_limit(table: PublicTable, player: PublicPlayer) -> int:
    """The Hand limit: the board's, the +1 achievements, Big Crews, never over the edition's most.

    RM-2.8, RM-1.15, RM-13.6, RM-13.7, RM-E.19.
    """
    limit = table.terms.pack.board.hand_size + player.hand_bonus
    for card in table.variants:
        rule = table.terms.cards[card].rule
        if isinstance(rule, HandSize):
            limit += rule.more
    most = table.terms.edition.most_hand
    return min(limit, most) if most else limit


def can_draw(player: Player) -> bool:
    """Whether a card can come to the Hand at all (RM-8.4)."""
    return bool(player.warehouse) or size(player.hq) > 0


def draw(state: State, seat: Seat, cards: int) -> None:
    """Let a player draw; an empty HQ is made anew, with nothing left drawing stops (RM-8.3, RM-8.4)."""
    if cards <= 0:
        return
    player = state.players[seat]
    if size(player.hq) == 0:
        if not player.warehouse:
            return
        player.hq = shuffled(player.hq, player.warehouse)
        player.warehouse = []
        # With HQ used up, everybody could work out what this Hand holds (RM-16.6).
        player.known = player.hand[:]
        state.facts.append(HqShuffled(seat))
    state.agenda.append(DrawToHand(seat, cards))


def card_drawn(state: State, step: DrawToHand, action: Drawn) -> None:
    """A card comes from HQ to the Hand, known to all if it was put on top (RM-8.3, C-3, RM-16.6)."""
    state.agenda.pop()
    player = state.players[step.seat]
    player.hq, known = take(player.hq, action.card)
    insort(player.hand, action.card)
    if known:
        insort(player.known, action.card)
    state.facts.append(CardDrawn(step.seat, action.card, known))
    draw(state, step.seat, step.cards - 1)


def replace_taken(state: State, slots: Iterable[int]) -> None:
    """Replace cards that left the display: at once, offset, or only at the end of the turn.

    RM-4.14, RM-4.19, RM-15.13, RM-E.14, RM-E.28.
    """
    policy = state.terms.edition.refill
    if policy != "end-of-turn":
        refill(state, slots, offset=policy == "offset")


def refill(state: State, slots: Iterable[int], *, offset: bool = False) -> None:
    """Fill empty slots from the draw deck, left to right, as far as it goes (RM-4.14, RM-4.15, RM-4.18)."""
    wanted = sorted(slots)[: size(state.deck)]
    state.agenda += [FillSlot(slot, offset) for slot in reversed(wanted)]


def slot_filled(state: State, step: FillSlot, action: Drawn) -> None:
    """A card comes to the display, in the early edition offset during a turn (RM-4.14, RM-E.14, C-2)."""
    state.agenda.pop()
    state.deck, _ = take(state.deck, action.card)
    state.display[step.slot] = action.card
    if step.offset:
        state.offset += (action.card,)
    state.facts.append(SlotFilled(step.slot, action.card))
