"""N-5: the purchase phase: scientists, spies and espionage cards."""

from __future__ import annotations

from spacerace.games.nineteen69.rules.actions import (
    DRAW_CARD,
    STOP,
    Action,
    Discard,
    DrawCard,
    Hire,
    PlaceIn,
    SpyOn,
    Stop,
    SwapCard,
)
from spacerace.games.nineteen69.rules.agenda import Discarding, Placing, Purchasing, Spotting, Targeting
from spacerace.games.nineteen69.rules.chapters import cards
from spacerace.games.nineteen69.rules.chapters.researches import has_any_place, places, strength
from spacerace.games.nineteen69.rules.facts import CardPaid, PurchasesDone, ScientistHired
from spacerace.games.nineteen69.rules.ids import Money, ResearchId, ScientistId
from spacerace.games.nineteen69.rules.state import Player, State, active, at, without
from spacerace.games.nineteen69.rules.table import PublicPlayer, PublicTable
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.seats import Seat


def offer_purchases(state: State) -> None:
    """A player buys whatever can be paid, in any order (N-5.1)."""
    state.agenda.append(Purchasing())


def discount_of(table: PublicTable, player: PublicPlayer) -> int:
    """What Robotics takes off the price of the year's first scientist (N-5.13, N-5.15)."""
    return 0 if player.has_hired else strength(table, player, "hire_discount")


def price_of(table: PublicTable, player: PublicPlayer, scientist: ScientistId) -> int:
    """The price of a scientist, less the discount, never below 0 (N-5.13 to N-5.15)."""
    return max(table.terms.scientists[scientist].price - discount_of(table, player), 0)


def targets(table: PublicTable) -> list[Seat]:
    """Opponents on whose sheets a spy finds a place (N-5.8, N-5.9)."""
    spy = table.terms.spy
    return [
        Seat(seat)
        for seat, player in enumerate(table.players)
        if seat != table.seat and has_any_place(table, player, spy)
    ]


def what_bars(state: State, player: Player, scientist: ScientistId, discount: int) -> str:
    """The rule that bars a type: no cube, no money, no place; "" if it can be hired (N-5.2 to N-5.6)."""
    terms = state.terms
    if state.supply[scientist] <= 0:
        return "N-5.3"
    if max(terms.scientists[scientist].price - discount, 0) > player.money:
        return "N-5.2"
    fits = targets(state) if scientist == terms.spy else has_any_place(state, player, scientist)
    return "" if fits else "N-5.6"


def options(state: State, step: Purchasing) -> list[Action]:
    """Hire, buy a card, discard for one, or be done (ND-3, N-5.1)."""
    player = active(state)
    discount = discount_of(state, player)
    found: list[Action] = [
        state.terms.hire[scientist]
        for scientist in state.terms.scientist_ids.values()
        if not what_bars(state, player, scientist, discount)
    ]
    if player.money >= state.terms.board.card_price:
        found += _card_options(state, player)
    found.append(STOP)
    return found


def _card_options(state: State, player: Player) -> list[Action]:
    """Buy a card; a full hand discards before, any number or card for card (N-5.17, N-5.18)."""
    if state.terms.rules.discards_before_buying and cards.is_full(state, player):
        return [state.terms.discard[value] for value in dict.fromkeys(player.hand)]
    return cards.card_options(state, player)


def hire(state: State, step: Purchasing, action: Hire) -> None:
    """Begin to hire; nothing is paid before the cube has its place (ND-3, N-5.2)."""
    spying = action.scientist == state.terms.spy
    state.agenda.append(Targeting() if spying else Placing(action.scientist))


def place_options(state: State, step: Placing) -> list[Action]:
    """Own researches with room for this type (ND-4, N-5.4, N-5.5)."""
    return [state.terms.place_in[r] for r in places(state, active(state), step.scientist)]


def place(state: State, step: Placing, action: PlaceIn) -> None:
    """Pay and place, in one act (ND-4, N-5.2, N-5.7)."""
    state.agenda.pop()
    _settle_hire(state, step.scientist, state.seat, action.research, token=False)


def target_options(state: State, step: Targeting) -> list[Action]:
    """Opponents that a spy can be sent to (ND-5, N-5.8)."""
    return [state.terms.spy_on[seat] for seat in targets(state)]


def target(state: State, step: Targeting, action: SpyOn) -> None:
    """The spied-on player is chosen (ND-5)."""
    state.agenda[-1] = Spotting(action.seat)


def spot_options(state: State, step: Spotting) -> list[Action]:
    """Researches of that player with room for a spy (ND-6, N-5.8, N-5.9)."""
    return [state.terms.place_in[r] for r in places(state, state.players[step.seat], state.terms.spy)]


def brings_token(table: PublicTable, player: PublicPlayer, research: ResearchId) -> bool:
    """Whether a spy brings a token: the slot is empty, and the bank has one (N-5.10, N-5.11, N-1.5)."""
    return not player.tokens[research] and bank_has_token(table)


def bank_has_token(table: PublicTable) -> bool:
    """Whether a token is left: all that were taken lie on sheets (N-1.5)."""
    taken = sum(sum(player.tokens) for player in table.players)
    return not table.terms.rules.tokens_run_out or taken < table.terms.board.bonus_tokens


def spot(state: State, step: Spotting, action: PlaceIn) -> None:
    """The spy goes there; a bonus token goes into the same own research, if it can (ND-6, N-5.10, N-5.11)."""
    state.agenda.pop()
    player = active(state)
    token = brings_token(state, player, action.research)
    _settle_hire(state, state.terms.spy, step.seat, action.research, token=token)
    player.spies += 1
    if token:
        player.tokens = at(player.tokens, action.research, True)


def _settle_hire(
    state: State, scientist: ScientistId, owner: Seat, research: ResearchId, *, token: bool
) -> None:
    """Pay the price, put the cube for good into its slot (N-5.2, N-5.7, N-1.1, N-5.15)."""
    player = active(state)
    price = price_of(state, player, scientist)
    player.money -= price
    player.has_hired = True
    state.supply[scientist] -= 1
    sheets = state.players[owner]
    sheets.cubes = at(sheets.cubes, research, tuple(sorted((*sheets.cubes[research], scientist))))
    state.facts.append(ScientistHired(state.seat, scientist, owner, research, Money(price), token))


def buy_card(state: State, step: Purchasing, action: DrawCard) -> None:
    """Buy a card from the deck (ND-3, N-5.16)."""
    _buy(state)


def _buy(state: State) -> None:
    """Pay for a card and draw it (N-5.16)."""
    price = state.terms.board.card_price
    active(state).money -= price
    state.facts.append(CardPaid(state.seat, Money(price)))
    cards.ask_for_card(state)


def swap_card(state: State, step: Purchasing, action: SwapCard) -> None:
    """With a full hand, discard one and buy one (ND-3, N-5.17)."""
    cards.throw_away(state, action.value)
    _buy(state)


def pick_discard(state: State, step: Purchasing | Discarding, action: Discard) -> None:
    """A card to be discarded is picked; nothing leaves the hand before one is bought (ND-3, ND-11)."""
    if isinstance(step, Discarding):
        state.agenda[-1] = Discarding((*step.values, action.value))
    else:
        state.agenda.append(Discarding((action.value,)))


def discard_options(state: State, step: Discarding) -> list[Action]:
    """Buy now, or discard one more (ND-11, N-5.17)."""
    left = without(active(state).hand, step.values)
    return [DRAW_CARD, *(state.terms.discard[value] for value in dict.fromkeys(left))]


def canonical_discards(state: State, step: Discarding) -> list[Action]:
    """The same with one path to each set of cards: from low to high (ND-11)."""
    least = step.values[-1]
    return [one for one in discard_options(state, step) if not isinstance(one, Discard) or one.value >= least]


def discard_and_buy(state: State, step: Discarding, action: DrawCard) -> None:
    """All picked cards are thrown away, face up, then one is bought (ND-11, N-5.17, N-5.18)."""
    state.agenda.pop()
    for value in step.values:
        cards.throw_away(state, value)
    _buy(state)


def done(state: State, step: Purchasing, action: Stop) -> None:
    """No more purchases this year (ND-3, N-5.1)."""
    state.agenda.pop()
    state.facts.append(PurchasesDone(state.seat))


# --- refusals ------------------------------------------------------------------------------------


def refuse_hire(state: State, step: Purchasing, action: Hire) -> IllegalAction:
    """Why this type cannot be hired (N-5.2 to N-5.6)."""
    if not 0 <= action.scientist < len(state.terms.scientists):
        return IllegalAction("N-5.2", "n-refused-unknown")
    player, scientist = active(state), action.scientist
    match rule := what_bars(state, player, scientist, discount_of(state, player)):
        case "N-5.3":
            return IllegalAction(rule, "n-refused-no-supply", {"scientist": scientist})
        case "N-5.2":
            price = price_of(state, player, scientist)
            return IllegalAction(rule, "n-refused-price", {"price": price, "money": player.money})
        case "N-5.6":
            return IllegalAction(rule, "n-refused-no-place", {"scientist": scientist})
        case _:
            # Nothing bars the type itself: the step does.
            return IllegalAction("N-5.2", "n-refused-not-now")


def refuse_discard(state: State, step: Purchasing | Discarding, action: Discard) -> IllegalAction:
    """Why this card cannot be discarded for another (N-5.17, N-5.18)."""
    if _is_full(state) and not state.terms.rules.discards_before_buying:
        return IllegalAction("N-5.17", "n-refused-swap-instead")
    return refuse_buying(state, step, action)


def _is_full(state: State) -> bool:
    """Whether the hand of the player whose part it is takes no further card."""
    return cards.is_full(state, active(state))


def refuse_buying(
    state: State, step: Purchasing | Discarding, action: DrawCard | SwapCard | Discard
) -> IllegalAction:
    """Why no card can be bought like this (N-5.16 to N-5.18)."""
    price = state.terms.board.card_price
    if active(state).money < price:
        return IllegalAction("N-5.16", "n-refused-price", {"price": price, "money": active(state).money})
    if isinstance(action, SwapCard) and _is_full(state) and state.terms.rules.discards_before_buying:
        return IllegalAction("N-5.17", "n-refused-discard-first")
    return cards.why_no_card(state, action)


def refuse_place(state: State, step: Placing | Spotting, action: PlaceIn) -> IllegalAction:
    """Why the cube cannot go there (N-5.5, N-5.9)."""
    spying = isinstance(step, Spotting)
    return IllegalAction("N-5.9" if spying else "N-5.5", "n-refused-place")


def refuse_target(state: State, step: Targeting, action: SpyOn) -> IllegalAction:
    """Why no spy can go to this player (N-5.6, N-5.8)."""
    return IllegalAction("N-5.8" if action.seat == state.seat else "N-5.6", "n-refused-target")
