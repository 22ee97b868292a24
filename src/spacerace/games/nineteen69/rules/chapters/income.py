"""N-4: the income phase."""

from __future__ import annotations

from spacerace.games.nineteen69.rules.actions import STOP, Action, DrawCard, Sell, Stop, SwapCard
from spacerace.games.nineteen69.rules.agenda import FreeCards, Selling
from spacerace.games.nineteen69.rules.chapters import cards
from spacerace.games.nineteen69.rules.chapters.researches import strength
from spacerace.games.nineteen69.rules.facts import IncomeTaken, PrestigeSold
from spacerace.games.nineteen69.rules.ids import Money
from spacerace.games.nineteen69.rules.state import State, active
from spacerace.games.nineteen69.rules.table import PublicTable
from spacerace.kernel.errors import IllegalAction


def take_income(state: State) -> None:
    """The year's income (N-4.1, N-1.10, N-1.11)."""
    money = state.terms.years[state.year].income
    active(state).money += money
    state.facts.append(IncomeTaken(state.seat, Money(money)))


def offer_free_cards(state: State) -> None:
    """Espionage gives free cards, counted now (N-4.2, N-10.1)."""
    free = strength(state, active(state), "free_cards")
    if free:
        state.agenda.append(FreeCards(free))


def free_options(state: State, step: FreeCards) -> list[Action]:
    """Draw, or swap with a full hand; or stop (ND-1, N-4.2, N-4.3)."""
    return [*cards.card_options(state, active(state)), STOP]


def draw_free(state: State, step: FreeCards, action: DrawCard) -> None:
    """A free card (ND-1, N-4.2)."""
    state.agenda.pop()
    if step.left > 1:
        state.agenda.append(FreeCards(step.left - 1))
    cards.ask_for_card(state)


def swap_free(state: State, step: FreeCards, action: SwapCard) -> None:
    """With a full hand, a card for a card (ND-1, N-4.3)."""
    cards.throw_away(state, action.value)
    draw_free(state, step, DrawCard())


def stop_free(state: State, step: FreeCards, action: Stop) -> None:
    """The rest of the right is lost (ND-1, N-4.2)."""
    state.agenda.pop()


def offer_sale(state: State) -> None:
    """Prestige may be sold, once a year; with nothing to sell nobody is asked (N-4.4 to N-4.6, N-3.4)."""
    if most_sold(state) > 0:
        state.agenda.append(Selling())


def most_sold(table: PublicTable) -> int:
    """How much prestige can be sold: the year's limit, and no more than one has (N-4.4, N-4.5)."""
    return min(table.terms.years[table.year].sale_limit, active(table).prestige)


def sale_options(state: State, step: Selling) -> list[Action]:
    """Any number up to the limit (ND-2, N-4.4)."""
    return [Sell(points) for points in range(most_sold(state) + 1)]


def sell(state: State, step: Selling, action: Sell) -> None:
    """Prestige for money (ND-2, N-4.4)."""
    state.agenda.pop()
    player = active(state)
    money = action.points * state.terms.board.money_per_pp
    player.prestige -= action.points
    player.money += money
    if action.points:
        state.facts.append(PrestigeSold(state.seat, action.points, Money(money)))


# --- refusals ------------------------------------------------------------------------------------


def refuse_card(state: State, step: FreeCards, action: DrawCard | SwapCard) -> IllegalAction:
    """Why a card cannot be drawn or swapped like this (N-4.3)."""
    return cards.why_no_card(state, action)


def refuse_sale(state: State, step: Selling, action: Sell) -> IllegalAction:
    """Why so much prestige cannot be sold (N-4.4, N-4.5)."""
    rule = "N-4.5" if action.points > active(state).prestige else "N-4.4"
    return IllegalAction(rule, "n-refused-sale", {"most": most_sold(state)})
