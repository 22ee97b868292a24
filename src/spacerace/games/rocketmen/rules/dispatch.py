"""Dispatch tables: the options of each step, the function for each action, the refusals.

The rules are in the chapters. Here every case is one line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.chapters import (
    buying,
    cards,
    discarding,
    drawing,
    ending,
    flying,
    landing,
    launching,
    placing,
    setup,
    solitaire,
    turn,
    variants,
)
from spacerace.games.rocketmen.rules.names import WORDING
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.agenda import awaited, perform
from spacerace.kernel.agenda import settle as run_lists
from spacerace.kernel.chance import ChanceEvent
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import Header
from spacerace.kernel.piles import Pile, next_bag
from spacerace.kernel.seats import Seat

#: The steps of the lists in editions.py; they run by themselves, or put a decision on the agenda.
STEPS: dict[str, Callable[[State], None]] = {
    # RM-2 set-up
    "pick_first_player": setup.pick_first_player,
    "draw_variants": setup.draw_variants,
    "deal_threats": setup.deal_threats,
    "fill_display": setup.fill_display,
    "draw_first_hands": setup.draw_first_hands,
    "deal_goals": setup.deal_goals,
    "begin_round": setup.begin_round,
    # RM-3 turn
    "begin_turn": turn.begin_turn,
    "take_actions": turn.take_actions,
    # RM-7 launch
    "declare": launching.declare,
    "choose_destination": launching.choose_destination,
    "count_rocket_points": launching.count_rocket_points,
    "boost": launching.boost,
    "shuffle_mission_success": launching.shuffle_mission_success,
    "draw_mission_success": flying.draw_mission_success,
    "return_rocket": landing.return_rocket,
    "keep_engines": landing.keep_engines,
    "end_copy": landing.end_copy,
    "complete_mission": landing.complete_mission,
    "clear_pad": landing.clear_pad,
    "settle_planning": landing.settle_planning,
    "place_mission_token": landing.place_mission_token,
    "keep_mission": landing.keep_mission,
    # RM-8 end of turn
    "clear_playing_area": turn.clear_playing_area,
    "discard_excess": turn.discard_excess,
    "refill_hand": turn.refill_hand,
    "turn_tokens_back": turn.turn_tokens_back,
    "let_effects_lapse": turn.let_effects_lapse,
    "pass_the_turn": turn.pass_the_turn,
    # RM-9 end of the game
    "look_for_end": ending.look_for_end,
    "offer_end": ending.offer_end,
    # RM-15 alone
    "ai_begins": solitaire.ai_begins,
    "ai_plans": solitaire.ai_plans,
    "ai_draws_destination": solitaire.ai_draws_destination,
    "ai_places_token": solitaire.ai_places_token,
    "ai_places_rocket": solitaire.ai_places_rocket,
    "ai_draws_type": solitaire.ai_draws_type,
    "ai_adds_advance": solitaire.ai_adds_advance,
    "ai_takes_if_full": solitaire.ai_takes_if_full,
    "ai_acts": solitaire.ai_acts,
    "shift_display": solitaire.shift_display,
    "look_at_display": solitaire.look_at_display,
}

#: What may be done, by the step on top of the agenda.
OPTIONS: dict[type, Callable[..., list[a.Action]]] = {
    g.Acting: turn.options,
    g.Purchasing: buying.options,
    g.Placing: placing.options,
    g.Refreshing: variants.options,
    g.TakingThreat: cards.threat_options,
    g.Removing: cards.removal_options,
    g.Cycling: cards.cycle_options,
    g.TopDecking: cards.top_options,
    g.Counting: launching.counting_options,
    g.Flying: flying.flying_options,
    g.ChoosingFirst: flying.first_options,
    g.Reacting: flying.reaction_options,
    g.LastChance: flying.last_chance_options,
    g.AbortDiscarding: landing.abort_options,
    g.KeepingEngines: landing.engine_options,
    g.KeepingMission: landing.keep_options,
    g.OfferingEnd: ending.offer_options,
    g.DiscardingExcess: turn.excess_options,
}

#: What an action does, by step and action.
ADVANCE: dict[type, dict[type, Callable[[State, Any, Any], None]]] = {
    g.PickFirstPlayer: {a.FirstPlayer: setup.first_player},
    g.DrawVariant: {a.Drawn: setup.variant_drawn},
    g.DealThreat: {a.Drawn: setup.threat_dealt},
    g.DrawSolitaire: {a.Drawn: solitaire.solitaire_drawn},
    g.DealGoal: {a.Drawn: setup.goal_dealt},
    g.FillSlot: {a.Drawn: drawing.slot_filled},
    g.DrawToHand: {a.Drawn: drawing.card_drawn},
    g.FlipSuccess: {a.Drawn: flying.success_flipped},
    g.RevealSuccess: {a.Drawn: flying.success_revealed},
    g.Acting: {
        a.BuyCard: buying.open_purchase,
        a.PlaceCard: placing.open_placing,
        a.DiscardCard: discarding.discard_card,
        a.DiscardMission: discarding.discard_mission,
        a.PlayEffect: cards.play_effect,
        a.PlaceCardFree: cards.place_free,
        a.DrawPending: cards.draw_pending,
        a.StoreCard: cards.store_card,
        a.TakeStored: cards.take_stored,
        a.RefreshCard: variants.open_refresh,
        a.RemoveFromDisplay: solitaire.remove_from_display,
        a.LaunchTo: launching.launch_to,
        a.EndTurn: turn.end_turn,
    },
    g.Purchasing: {
        a.BuyCard: buying.add_card,
        a.PayWithCard: buying.add_source,
        a.PayWithToken: buying.add_source,
        a.Confirm: buying.confirm,
    },
    g.Placing: {
        a.PlaceCard: placing.add_card,
        a.PayWithCard: placing.add_source,
        a.PayWithToken: placing.add_source,
        a.Confirm: placing.confirm,
    },
    g.Refreshing: {
        a.PayWithCard: variants.add_source,
        a.PayWithToken: variants.add_source,
        a.Confirm: variants.confirm,
    },
    g.TakingThreat: {a.Choose: cards.threat_chosen},
    g.Removing: {a.Choose: cards.remove_chosen},
    g.Cycling: {a.Choose: cards.cycle_add, a.Confirm: cards.cycle_confirm},
    g.TopDecking: {a.Choose: cards.top_chosen},
    g.Counting: {a.CopyTo: launching.counting_copy, a.CountPoints: launching.count_points},
    g.Flying: {
        a.DrawSuccess: flying.draw_success,
        a.Abort: landing.abort,
        a.UseEffect: flying.use_effect,
        a.CopyTo: flying.flying_copy,
    },
    g.ChoosingFirst: {a.Choose: flying.first_chosen},
    g.Reacting: {a.UseEffect: flying.react, a.Pass: flying.let_stand},
    g.LastChance: {a.UseEffect: flying.last_effect, a.Pass: flying.accept_failure},
    g.AbortDiscarding: {a.Choose: landing.abort_chosen},
    g.KeepingEngines: {a.Choose: landing.engine_chosen, a.Pass: landing.engines_done},
    g.KeepingMission: {a.KeepMission: landing.mission_kept, a.DiscardMission: landing.mission_given_up},
    g.OfferingEnd: {a.TriggerEnd: ending.end_chosen, a.Pass: ending.end_refused},
    g.DiscardingExcess: {a.Choose: turn.excess_chosen},
}

#: Why an action is barred, by step and action, where a rule has more to say than "not now".
REFUSALS: dict[type, dict[type, Callable[[State, Any, Any], IllegalAction]]] = {
    g.Acting: {
        a.BuyCard: buying.refuse_opening,
        a.PlaceCard: placing.refuse_opening,
        a.DiscardCard: discarding.refuse_discard,
        a.DiscardMission: discarding.refuse_mission,
        a.PlayEffect: cards.refuse_effect,
        a.PlaceCardFree: cards.refuse_free_placing,
        a.DrawPending: cards.refuse_pending_draw,
        a.StoreCard: cards.refuse_store,
        a.TakeStored: cards.refuse_store,
        a.RefreshCard: variants.refuse_refresh,
        a.RemoveFromDisplay: solitaire.refuse_removal,
        a.TriggerEnd: ending.refuse_trigger,
        a.LaunchTo: launching.refuse_launch,
    },
    g.Purchasing: {
        a.BuyCard: buying.refuse_card,
        a.PayWithCard: buying.refuse_source,
        a.PayWithToken: buying.refuse_source,
        a.Confirm: buying.refuse_confirm,
    },
    g.Placing: {
        a.PlaceCard: placing.refuse_card,
        a.PayWithCard: placing.refuse_source,
        a.PayWithToken: placing.refuse_source,
        a.Confirm: placing.refuse_confirm,
    },
    g.Refreshing: {
        a.PayWithCard: variants.refuse_source,
        a.PayWithToken: variants.refuse_source,
        a.Confirm: variants.refuse_confirm,
    },
    g.TakingThreat: {a.Choose: cards.refuse_threat},
    g.Removing: {a.Choose: cards.refuse_removal},
    g.Cycling: {a.Choose: cards.refuse_cycle},
    g.TopDecking: {a.Choose: cards.refuse_top},
    g.DiscardingExcess: {a.Choose: turn.refuse_excess},
}

_FLIGHT = (
    g.Counting,
    g.Flying,
    g.ChoosingFirst,
    g.Reacting,
    g.LastChance,
    g.AbortDiscarding,
    g.KeepingEngines,
    g.KeepingMission,
    g.OfferingEnd,
)


#: Actions that belong to a launch, and actions that go on with something opened before.
_IN_FLIGHT = (a.CountPoints, a.UseEffect, a.CopyTo, a.DrawSuccess, a.Abort, a.KeepMission)
_WHEN_OPEN = (a.PayWithCard, a.PayWithToken, a.Confirm, a.Choose, a.Pass)


def begin(header: Header) -> State:
    """The table laid out, waiting for the first outcome of chance (RM-2)."""
    state = setup.lay_out(header)
    settle(state)
    return state


def to_act(state: State) -> Seat | None:
    """Whom the table waits for: chance, or the player whose turn it is (RM-3.6)."""
    return awaited(state, g.CHANCE_STEPS)


def options(state: State) -> list[a.Action]:
    """Every legal action of the player whose turn it is."""
    step = state.agenda[-1]
    return OPTIONS[type(step)](state, step)


def canonical_options(state: State) -> list[a.Action]:
    """Legal actions with one path to each result."""
    step = state.agenda[-1]
    return OPTIONS[type(step)](state, step, canonical=True)


def advance(state: State, action: a.Action) -> None:
    """Do a legal action, then run the steps that wait for nobody."""
    perform(state, action, ADVANCE)
    settle(state)


def settle(state: State) -> None:
    """Run the lists of steps until a player or chance is awaited."""
    run_lists(state, state.terms.edition.sequences, STEPS)


def refusal(state: State, action: a.Action) -> IllegalAction:
    """Why an action is not legal here: the rule, and a message with readable arguments."""
    step = state.agenda[-1]
    explain = REFUSALS.get(type(step), {}).get(type(action))
    unknown = [
        card
        for card in _named_cards(action)
        if type(card) is not int or not 0 <= card < len(state.terms.cards)
    ]
    if unknown:
        error = IllegalAction("T-5", "refused-unknown-card", {"word": str(unknown[0])})
    elif explain is not None:
        error = explain(state, step, action)
    elif type(step) in _FLIGHT:
        error = launching.refuse_in_flight(state, step, action)
    elif type(step) in g.PRIVATE_STEPS:
        error = IllegalAction("RM-3.2", "refused-finish-first")
    elif isinstance(step, g.DiscardingExcess):
        error = IllegalAction("RM-8.2", "refused-over-limit")
    elif isinstance(action, _IN_FLIGHT):
        error = IllegalAction("RM-7.2", "refused-no-launch")
    elif isinstance(action, _WHEN_OPEN):
        error = IllegalAction("RM-3.2", "refused-nothing-open")
    else:
        error = IllegalAction("RM-3.2", "refused-not-now")
    return IllegalAction(error.rule, error.message_id, WORDING.refusal(state.terms, error.details))


def _named_cards(action: a.Action) -> list[object]:
    """The card ids in an action. They may be invalid."""
    return [getattr(action, name) for name in ("card", "target") if hasattr(action, name)]


# --- chance --------------------------------------------------------------------------------------


def chance(state: State) -> ChanceEvent:
    """What chance is asked (C-1 to C-9)."""
    step = state.agenda[-1]
    if type(step) is g.PickFirstPlayer:
        return ChanceEvent("first-player", range(state.terms.players))
    if isinstance(step, g.DealThreat):
        return ChanceEvent(f"threats/{step.design}", setup.threat_bag(state, step))
    key, bag = next_bag(_pile(state, step))
    return ChanceEvent(key, bag)


def _pile(state: State, step: g.Step) -> Pile:
    """The pile that a step draws from."""
    match step:
        case g.DrawToHand(seat=seat):
            return state.players[seat].hq
        case g.FillSlot():
            return state.deck
        case g.DealGoal():
            return state.goal_box
        case g.DrawVariant():
            return state.variant_box
        case g.DrawSolitaire():
            return solitaire.opposing(state).deck
        case g.FlipSuccess() | g.RevealSuccess():
            return state.success
        case _:
            # The first player and a Threat are found otherwise, and the other steps wait for a player.
            raise ValueError(f"{type(step).__name__} draws no card")


def outcome(state: State, ticket: int) -> a.Action:
    """The action that a ticket stands for."""
    if type(state.agenda[-1]) is g.PickFirstPlayer:
        return a.FirstPlayer(Seat(ticket))
    return state.terms.drawn[ticket]


def outcomes(state: State) -> list[tuple[a.Action, int]]:
    """Every distinct outcome with its weight; copies of a card are one outcome."""
    bag = chance(state).bag
    if type(state.agenda[-1]) is g.PickFirstPlayer:
        return [(a.FirstPlayer(Seat(seat)), 1) for seat in bag]
    weights: dict[int, int] = {}
    first: dict[int, int] = {}
    for card in sorted(bag):
        face = state.terms.cards[card].face
        weights[face] = weights.get(face, 0) + 1
        first.setdefault(face, card)
    return [(state.terms.drawn[first[face]], weight) for face, weight in weights.items()]


def reveals(state: State, action: a.Action) -> bool:
    """Nothing but chance shows a player something new in Rocketmen (T-4)."""
    return False
