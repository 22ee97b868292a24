"""N-5: the purchase phase: scientists, spies and espionage cards."""

from __future__ import annotations

from spacerace.games.nineteen69.actions import (
    STOP,
    Action,
    DrawCard,
    Hire,
    PlaceIn,
    SpyOn,
    Stop,
    SwapCard,
)
from spacerace.games.nineteen69.agenda import Placing, Purchasing, Spotting, Targeting
from spacerace.games.nineteen69.chapters import cards
from spacerace.games.nineteen69.chapters.income import refuse_card
from spacerace.games.nineteen69.chapters.researches import has_place, places, strength
from spacerace.games.nineteen69.facts import CardPaid, PurchasesDone, ScientistHired
from spacerace.games.nineteen69.state import Player, State, active, at
from spacerace.kernel.errors import IllegalAction


def offer_purchases(state: State) -> None:
    """A player buys whatever can be paid, in any order (N-5.1)."""
    state.agenda.append(Purchasing())


def price_of(state: State, player: Player, scientist: int) -> int:
    """The price of a scientist; the year's first is cheaper by Robotics, never below 0 (N-5.13 to N-5.15)."""
    price = state.terms.scientists[scientist].price
    if not player.has_hired:
        price -= strength(state, player, "hire_discount")
    return max(price, 0)


def targets(state: State) -> list[int]:
    """Opponents on whose sheets a spy finds a place (N-5.8, N-5.9)."""
    spy = state.terms.spy
    return [
        seat
        for seat, player in enumerate(state.players)
        if seat != state.seat and any(has_place(state, player, r, spy) for r in range(len(player.cubes)))
    ]


def can_hire(state: State, player: Player, scientist: int) -> IllegalAction | None:
    """Why a type cannot be hired: no cube, no money, no place; None if it can (N-5.2 to N-5.6)."""
    if state.supply[scientist] <= 0:
        return IllegalAction("N-5.3", "n-refused-no-supply", {"scientist": scientist})
    price = price_of(state, player, scientist)
    if price > player.money:
        return IllegalAction("N-5.2", "n-refused-price", {"price": price, "money": player.money})
    found = targets(state) if scientist == state.terms.spy else places(state, player, scientist)
    if not found:
        return IllegalAction("N-5.6", "n-refused-no-place", {"scientist": scientist})
    return None


def options(state: State) -> list[Action]:
    """Hire, buy or swap a card, or be done (ND-3, N-5.1)."""
    player = active(state)
    found: list[Action] = [
        state.terms.hire[index]
        for index in range(len(state.terms.scientists))
        if can_hire(state, player, index) is None
    ]
    if player.money >= state.terms.board.card_price:
        found += cards.card_options(state, player)
    found.append(STOP)
    return found


def hire(state: State, action: Hire) -> None:
    """Begin to hire; nothing is paid before the cube has its place (ND-3, N-5.2)."""
    spying = action.scientist == state.terms.spy
    state.agenda.append(Targeting() if spying else Placing(action.scientist))


def place_options(state: State) -> list[Action]:
    """Own researches with room for this type (ND-4, N-5.4, N-5.5)."""
    step = state.agenda[-1]
    assert isinstance(step, Placing)
    return [state.terms.place_in[r] for r in places(state, active(state), step.scientist)]


def place(state: State, action: PlaceIn) -> None:
    """Pay and place, in one act (ND-4, N-5.2, N-5.7)."""
    step = state.agenda.pop()
    assert isinstance(step, Placing)
    _settle_hire(state, step.scientist, state.seat, action.research, token=False)


def target_options(state: State) -> list[Action]:
    """Opponents that a spy can be sent to (ND-5, N-5.8)."""
    return [state.terms.spy_on[seat] for seat in targets(state)]


def target(state: State, action: SpyOn) -> None:
    """The spied-on player is chosen (ND-5)."""
    state.agenda[-1] = Spotting(action.seat)


def spot_options(state: State) -> list[Action]:
    """Researches of that player with room for a spy (ND-6, N-5.8, N-5.9)."""
    step = state.agenda[-1]
    assert isinstance(step, Spotting)
    return [state.terms.place_in[r] for r in places(state, state.players[step.seat], state.terms.spy)]


def spot(state: State, action: PlaceIn) -> None:
    """The spy goes there; the same own research gets a bonus token, if it has none (ND-6, N-5.10, N-5.11)."""
    step = state.agenda.pop()
    assert isinstance(step, Spotting)
    player = active(state)
    token = not player.tokens[action.research]
    _settle_hire(state, state.terms.spy, step.seat, action.research, token=token)
    player.spies += 1
    if token:
        player.tokens = at(player.tokens, action.research, True)


def _settle_hire(state: State, scientist: int, owner: int, research: int, *, token: bool) -> None:
    """Pay the price, put the cube for good into its slot (N-5.2, N-5.7, N-1.1, N-5.15)."""
    player = active(state)
    price = price_of(state, player, scientist)
    player.money -= price
    player.has_hired = True
    state.supply[scientist] -= 1
    sheets = state.players[owner]
    sheets.cubes = at(sheets.cubes, research, tuple(sorted((*sheets.cubes[research], scientist))))
    state.facts.append(ScientistHired(state.seat, scientist, owner, research, price, token))


def buy_card(state: State, action: DrawCard) -> None:
    """Buy a card from the deck (ND-3, N-5.16)."""
    price = state.terms.board.card_price
    active(state).money -= price
    state.facts.append(CardPaid(state.seat, price))
    cards.ask_for_card(state)


def swap_card(state: State, action: SwapCard) -> None:
    """With a full hand, discard one and buy one (ND-3, N-5.17)."""
    cards.throw_away(state, action)
    buy_card(state, DrawCard())


def done(state: State, action: Stop) -> None:
    """No more purchases this year (ND-3, N-5.1)."""
    state.agenda.pop()
    state.facts.append(PurchasesDone(state.seat))


# --- refusals ------------------------------------------------------------------------------------


def refuse_hire(state: State, action: Hire) -> IllegalAction:
    """Why this type cannot be hired (N-5.2 to N-5.6)."""
    if not 0 <= action.scientist < len(state.terms.scientists):
        return IllegalAction("N-5.2", "n-refused-unknown")
    return can_hire(state, active(state), action.scientist) or IllegalAction("N-5.2", "n-refused-not-now")


def refuse_buying(state: State, action: DrawCard | SwapCard) -> IllegalAction:
    """Why no card can be bought like this (N-5.16 to N-5.18)."""
    price = state.terms.board.card_price
    if active(state).money < price:
        return IllegalAction("N-5.16", "n-refused-price", {"price": price, "money": active(state).money})
    return refuse_card(state, action)


def refuse_place(state: State, action: PlaceIn) -> IllegalAction:
    """Why the cube cannot go there (N-5.5, N-5.9)."""
    spying = isinstance(state.agenda[-1], Spotting)
    return IllegalAction("N-5.9" if spying else "N-5.5", "n-refused-place")


def refuse_target(state: State, action: SpyOn) -> IllegalAction:
    """Why no spy can go to this player (N-5.6, N-5.8)."""
    return IllegalAction("N-5.8" if action.seat == state.seat else "N-5.6", "n-refused-target")
