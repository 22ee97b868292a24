"""RM-3 and RM-8: a turn, its action part and its end."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.actions import END_TURN, Action, Choose, EndTurn
from spacerace.games.rocketmen.rules.agenda import ACTING, DISCARDING_EXCESS, Acting, DiscardingExcess
from spacerace.games.rocketmen.rules.chapters import (
    buying,
    cards,
    discarding,
    drawing,
    ending,
    launching,
    placing,
    solitaire,
    variants,
)
from spacerace.games.rocketmen.rules.facts import ExcessDiscarded, RoundBegan, TurnBegan, TurnEnded
from spacerace.games.rocketmen.rules.payment import leave_hand, whole_purse
from spacerace.games.rocketmen.rules.state import State, active
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.seats import Seat


def begin_turn(state: State) -> None:
    """A player's turn begins (RM-3.1)."""
    state.facts.append(TurnBegan(state.seat))


def take_actions(state: State) -> None:
    """The action part (RM-3.2)."""
    state.agenda.append(ACTING)


def options(state: State, step: Acting, *, canonical: bool = False) -> list[Action]:
    """Everything the player may do in the action part, in any order (RM-3.2 to RM-3.6)."""
    player = active(state)
    purse = whole_purse(state, player)
    found = buying.opening_options(state, player, purse)
    found += placing.opening_options(state, player, purse, canonical=canonical)
    found += discarding.options(state, player, canonical=canonical)
    found += cards.discard_effect_options(state, player, canonical=canonical)
    if state.turn.pending:
        found += cards.pending_options(state, player, canonical=canonical)
    if player.pad:
        found += cards.depot_options(state, player, canonical=canonical)
    if state.variants:
        found += variants.refresh_options(state, player, purse)
    if state.ai is not None:
        found += solitaire.removal_options(state)
    if player.plan is not None:
        found += launching.launch_options(state, player)
    found.append(END_TURN)
    return found


def end_turn(state: State, step: Acting, action: EndTurn) -> None:
    """The player declares the end of the turn (D-24, RM-3.4)."""
    state.agenda.pop()
    state.agenda.append(Sequence("end_of_turn"))


# --- the steps of the end of a turn --------------------------------------------------------------


def clear_playing_area(state: State) -> None:
    """First the Playing Area goes to the Warehouse (RM-8.1)."""
    player = active(state)
    player.warehouse += player.playing_area
    player.playing_area = []


def discard_excess(state: State) -> None:
    """Over the limit, the player must choose what to discard (RM-8.2, RM-8.6)."""
    player = active(state)
    if len(player.hand) > drawing.hand_limit(state, player):
        state.agenda.append(DISCARDING_EXCESS)


def excess_options(state: State, step: DiscardingExcess, *, canonical: bool = False) -> list[Action]:
    """Any Hand card may be the one to go (D-25, RM-8.2)."""
    player = active(state)
    cards = player.hand
    if canonical:
        cards = state.terms.in_order(cards, step.after, len(cards) - drawing.hand_limit(state, player))
    return [state.terms.choose[card] for card in cards]


def excess_chosen(state: State, step: DiscardingExcess, action: Choose) -> None:
    """A card over the limit goes straight to the Warehouse (D-25, RM-8.2)."""
    player = active(state)
    leave_hand(player, action.card)
    player.warehouse.append(action.card)
    state.facts.append(ExcessDiscarded(state.seat, action.card))
    state.agenda.pop()
    if len(player.hand) > drawing.hand_limit(state, player):
        state.agenda.append(DiscardingExcess(action.card))


def refill_hand(state: State) -> None:
    """Draw up to the limit; cards not played are kept (RM-8.3)."""
    player = active(state)
    drawing.draw(state, state.seat, drawing.hand_limit(state, player) - len(player.hand))


def turn_tokens_back(state: State) -> None:
    """All flipped tokens are ready again (RM-8.5)."""
    player = active(state)
    player.money_flipped = player.science_flipped = 0


def let_effects_lapse(state: State) -> None:
    """Pending effects and once-per-turn marks are gone, and no card lies offset (RM-8.7, RM-E.14)."""
    turn = state.turn
    turn.engines = 0
    turn.used = []
    turn.pending = []
    turn.refreshed = turn.removed = False
    state.offset = ()


def pass_the_turn(state: State) -> None:
    """The next player clockwise; after the last of a round the end is due, or a new round.

    RM-3.1, RM-9.3.
    """
    state.facts.append(TurnEnded(state.seat))
    state.seat = Seat((state.seat + 1) % state.terms.players)
    if state.seat == state.first:
        if ending.is_over(state):
            ending.end(state)
            return
        state.round += 1
        state.facts.append(RoundBegan(state.round))
    state.agenda.append(Sequence("turn"))


def refuse_excess(state: State, step: DiscardingExcess, action: Choose) -> IllegalAction:
    """Why this card cannot be the one to go (RM-8.2)."""
    return IllegalAction("RM-8.2", "refused-choose-hand-card", {"card": action.card})
