"""Dispatch tables: the options of each step, the function for each action, the refusals.

The rules are in the chapters. Here every case is one line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules import agenda as g
from spacerace.games.nineteen69.rules.chapters import cards, income, missions, purchases, years
from spacerace.games.nineteen69.rules.editions import SEQUENCES
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.words import WORDING
from spacerace.kernel.agenda import awaited, perform
from spacerace.kernel.agenda import settle as run_lists
from spacerace.kernel.chance import ChanceEvent
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import Header
from spacerace.kernel.piles import next_bag
from spacerace.kernel.seats import Seat

#: The steps of the lists in editions.py.
STEPS: dict[str, Callable[[State], None]] = {
    "pick_first_player": years.pick_first_player,
    "begin_year": years.begin_year,
    "income_phase": years.income_phase,
    "purchase_phase": years.purchase_phase,
    "mission_phase": years.mission_phase,
    "end_of_year": years.end_of_year,
    "take_income": income.take_income,
    "offer_free_cards": income.offer_free_cards,
    "offer_sale": income.offer_sale,
    "offer_purchases": purchases.offer_purchases,
    "offer_launch": missions.offer_launch,
    "roll_dice": missions.roll_dice,
    "offer_rerolls": missions.offer_rerolls,
    "count_test": missions.ground_control,
    "open_espionage": missions.open_espionage,
    "ask_commitment": missions.ask_commitment,
    "reveal": missions.reveal,
    "push_back": missions.push_back,
    "push_forward": missions.push_forward,
    "discard_commitments": missions.discard_commitments,
    "score_flight": missions.score_flight,
    "land": missions.land,
}

OPTIONS: dict[type, Callable[[State, Any], list[a.Action]]] = {
    g.FreeCards: income.free_options,
    g.Selling: income.sale_options,
    g.Purchasing: purchases.options,
    g.Discarding: purchases.discard_options,
    g.Placing: purchases.place_options,
    g.Targeting: purchases.target_options,
    g.Spotting: purchases.spot_options,
    g.Launching: missions.launch_options,
    g.Rerolling: missions.reroll_options,
    g.Converting: missions.convert_options,
    g.Committing: missions.commit_options,
}

#: Steps at which several paths lead to the same; equal cards and dice are one option anyway.
CANONICAL: dict[type, Callable[[State, Any], list[a.Action]]] = {
    **OPTIONS,
    g.Discarding: purchases.canonical_discards,
    g.Converting: missions.canonical_conversions,
    g.Committing: missions.canonical_commitments,
}

ADVANCE: dict[type, dict[type, Callable[[State, Any, Any], None]]] = {
    g.PickFirstPlayer: {a.FirstPlayer: years.first_player},
    g.DrawingCard: {a.Drawn: cards.card_drawn},
    g.RollingDie: {a.Rolled: missions.die_rolled},
    g.FreeCards: {a.DrawCard: income.draw_free, a.SwapCard: income.swap_free, a.Stop: income.stop_free},
    g.Selling: {a.Sell: income.sell},
    g.Purchasing: {
        a.Hire: purchases.hire,
        a.DrawCard: purchases.buy_card,
        a.SwapCard: purchases.swap_card,
        a.Discard: purchases.pick_discard,
        a.Stop: purchases.done,
    },
    g.Discarding: {a.Discard: purchases.pick_discard, a.DrawCard: purchases.discard_and_buy},
    g.Placing: {a.PlaceIn: purchases.place},
    g.Targeting: {a.SpyOn: purchases.target},
    g.Spotting: {a.PlaceIn: purchases.spot},
    g.Launching: {a.Launch: missions.launch, a.Stop: missions.stay_home},
    g.Rerolling: {a.Reroll: missions.reroll, a.Stop: missions.stop_rerolls},
    g.Converting: {a.Convert: missions.convert},
    g.Committing: {a.Commit: missions.commit, a.Stop: missions.commitment_done},
}

REFUSALS: dict[type, dict[type, Callable[[State, Any, Any], IllegalAction]]] = {
    g.FreeCards: {a.DrawCard: income.refuse_card, a.SwapCard: income.refuse_card},
    g.Selling: {a.Sell: income.refuse_sale},
    g.Purchasing: {
        a.Hire: purchases.refuse_hire,
        a.DrawCard: purchases.refuse_buying,
        a.SwapCard: purchases.refuse_buying,
        a.Discard: purchases.refuse_discard,
    },
    g.Discarding: {a.Discard: purchases.refuse_discard},
    g.Placing: {a.PlaceIn: purchases.refuse_place},
    g.Targeting: {a.SpyOn: purchases.refuse_target},
    g.Spotting: {a.PlaceIn: purchases.refuse_place},
    g.Launching: {a.Launch: missions.refuse_launch},
    g.Rerolling: {a.Reroll: missions.refuse_reroll},
    g.Converting: {a.Convert: missions.refuse_convert},
    g.Committing: {a.Commit: missions.refuse_commit},
}


def begin(header: Header) -> State:
    """The table laid out, waiting for the first outcome of chance (N-2)."""
    state = years.lay_out(header)
    settle(state)
    return state


def to_act(state: State) -> Seat | None:
    """Whom the table waits for: chance, or the player whose part it is (N-3.2)."""
    return awaited(state, g.CHANCE_STEPS)


def options(state: State) -> list[a.Action]:
    """Every legal action of the player whose part it is; none gives, lends or exchanges anything (N-3.5)."""
    step = state.agenda[-1]
    return OPTIONS[type(step)](state, step)


def canonical_options(state: State) -> list[a.Action]:
    """The options with one path to each result: cards go in one order, and no two numbers to one space."""
    step = state.agenda[-1]
    return CANONICAL[type(step)](state, step)


def advance(state: State, action: a.Action) -> None:
    """Do a legal action, then run the steps that wait for nobody."""
    perform(state, action, ADVANCE)
    settle(state)


def settle(state: State) -> None:
    """Run the lists of steps until a player or chance is awaited."""
    run_lists(state, SEQUENCES, STEPS)


def refusal(state: State, action: a.Action) -> IllegalAction:
    """Why an action is not legal here: the rule, and a message with readable arguments."""
    step = state.agenda[-1]
    explain = REFUSALS.get(type(step), {}).get(type(action))
    fields = getattr(type(action), "__struct_fields__", ())
    if not all(_could_be(name, getattr(action, name)) for name in fields):
        error = IllegalAction("T-5", "n-refused-unknown")
    elif explain is not None:
        error = explain(state, step, action)
    elif type(step) in g.PRIVATE_STEPS:
        discarding = isinstance(step, g.Discarding)
        rule, message = (
            ("N-5.17", "n-refused-buy-first") if discarding else ("N-5.2", "n-refused-finish-first")
        )
        error = IllegalAction(rule, message)
    else:
        error = IllegalAction("N-3.2", "n-refused-not-now")
    return IllegalAction(error.rule, error.message_id, WORDING.refusal(state.terms, error.details))


def _could_be(name: str, value: object) -> bool:
    """Whether a field has its type, and a number that a short text can contain (T-5)."""
    if name == "face":
        return type(value) is str
    return type(value) is int and abs(value) < 10**5


# --- chance --------------------------------------------------------------------------------------


def chance(state: State) -> ChanceEvent:
    """What chance is asked (NC-1 to NC-6)."""
    step = state.agenda[-1]
    if isinstance(step, g.PickFirstPlayer):
        return ChanceEvent("first-player", range(state.terms.players))
    if isinstance(step, g.RollingDie):
        flight = missions.current(state)
        roll = "again" if step.die in flight.rerolled else "first"
        return ChanceEvent(f"die/{state.year}/{state.seat}/{step.die}/{roll}", range(len(state.terms.faces)))
    # Equal cards are interchangeable, so the ticket that leaves need not be the one picked: without the
    # number of cards left in the key, the one picked would come again and again.
    key, bag = next_bag(state.deck)
    return ChanceEvent(f"{key}/{len(bag)}", bag)


def outcome(state: State, ticket: int) -> a.Action:
    """The action that a ticket stands for."""
    step = state.agenda[-1]
    if isinstance(step, g.PickFirstPlayer):
        return a.FirstPlayer(Seat(ticket))
    if isinstance(step, g.RollingDie):
        return a.ROLLED[state.terms.faces[ticket]]
    return state.terms.drawn[state.terms.values[ticket]]


def outcomes(state: State) -> list[tuple[a.Action, int]]:
    """Every distinct outcome with its weight: equal cards and equal faces together."""
    weights: dict[a.Action, int] = {}
    for ticket in sorted(chance(state).bag):
        action = outcome(state, ticket)
        weights[action] = weights.get(action, 0) + 1
    return list(weights.items())


def reveals(state: State, action: a.Action) -> bool:
    """A commitment is final, for others see its number and the last one turns all up (N-6.20, N-6.21)."""
    return isinstance(state.agenda[-1], g.Committing) and isinstance(action, a.Stop)
