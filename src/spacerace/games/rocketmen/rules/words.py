"""Actions and steps as messages; the sentences themselves are in the language files.

A message gets more arguments than one language needs, so that another may build its sentence
otherwise. Nothing here decides anything: prices and points are asked from the chapters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.chapters import (
    buying,
    cards,
    drawing,
    ending,
    landing,
    launch_pad,
    launching,
    placing,
    variants,
)
from spacerace.games.rocketmen.rules.effects import Advance, ChooseFirst, CountZeroAs, Redraw, RedrawZero
from spacerace.games.rocketmen.rules.ids import HIDDEN, MONEY_TOKEN, CardId, SourceId, is_card
from spacerace.games.rocketmen.rules.names import (
    WORDING,
    Args,
    card_name,
    card_names,
    described,
    purse,
    purse_parts,
    told_apart,
)
from spacerace.games.rocketmen.rules.payment import (
    MONEY_TOKEN_PURSE,
    SCIENCE_TOKEN_PURSE,
    covers,
    plus,
    purse_of_card,
)
from spacerace.games.rocketmen.rules.printed import NOTHING, Purse
from spacerace.games.rocketmen.rules.state import active
from spacerace.games.rocketmen.rules.table import PublicTable
from spacerace.kernel import agenda as lists
from spacerace.kernel.game import Message, somebody, yes_no
from spacerace.kernel.seats import Seat

# --- actions -------------------------------------------------------------------------------------


def say_action(table: PublicTable, action: a.Action) -> Message:
    """An option as a short label; what Choose, Confirm and Pass mean is up to the step under way."""
    return _LABELS[type(action)](table, action)


def _say_buy(table: PublicTable, action: a.BuyCard) -> Message:
    price = buying.price_of(table, active(table), (action.card,))
    more = isinstance(table.agenda[-1], g.Purchasing)
    return Message(
        "action-buy",
        {
            "card": card_name(table.terms, action.card),
            "price": purse(price),
            "more": yes_no(more),
            "ends": yes_no(action.card in table.offset),
        },
    )


def _say_pay(table: PublicTable, action: a.PayWithCard) -> Message:
    given = purse_of_card(table, active(table), action.card)
    return Message("action-pay", {"card": card_name(table.terms, action.card), "purse": purse(given)})


def _say_pay_token(table: PublicTable, action: a.PayWithToken) -> Message:
    return Message("action-pay-token", {"token": action.token})


def _say_place(table: PublicTable, action: a.PlaceCard) -> Message:
    args: Args = {"card": described(table.terms, action.card), "place": action.place}
    if isinstance(table.agenda[-1], g.Placing):
        return Message("action-place-more", args)
    price = placing.owed(table, active(table), (action.card,), (action.place,))
    own = purse_of_card(table, active(table), action.card).money
    how = "owed" if price.money else "itself" if own else "free"
    return Message("action-place", {**args, "price": purse(price), "how": how})


def _say_place_free(table: PublicTable, action: a.PlaceCardFree) -> Message:
    return Message("action-place-free", {"card": described(table.terms, action.card), "place": action.place})


def _say_discard(table: PublicTable, action: a.DiscardCard) -> Message:
    # Such a card says DISCARD of its effect; what is meant here is to lay it down for nothing.
    effect = table.terms.cards[action.card].kind in ("discard", "one-use")
    return Message("action-discard", {**_choice(table, action.card), "effect": yes_no(effect)})


def _say_discard_mission(table: PublicTable, action: a.DiscardMission) -> Message:
    after_failure = isinstance(table.agenda[-1], g.KeepingMission)
    return Message("action-discard-mission", {**_plan(table), "failed": yes_no(after_failure)})


def _say_keep_mission(table: PublicTable, action: a.KeepMission) -> Message:
    return Message("action-keep-mission", _plan(table))


def _plan(table: PublicTable) -> Args:
    """The planned Mission."""
    plan = active(table).plan
    return {} if plan is None else {"card": card_name(table.terms, plan)}


def _say_effect(table: PublicTable, action: a.PlayEffect) -> Message:
    return Message("action-play", {"card": card_name(table.terms, action.card)})


def _say_store(table: PublicTable, action: a.StoreCard) -> Message:
    return Message("action-store", {"card": told_apart(table.terms, action.card), "depot": _depot(table)})


def _say_take_stored(table: PublicTable, action: a.TakeStored) -> Message:
    stored = active(table).store
    return Message("action-take-stored", {"cards": card_names(table.terms, stored), "depot": _depot(table)})


def _depot(table: PublicTable) -> Message:
    """The card that stores others."""
    card = cards.depot(table, active(table))
    return card_name(table.terms, HIDDEN if card is None else card)


def _say_refresh(table: PublicTable, action: a.RefreshCard) -> Message:
    price = variants.refresh_price(table) or NOTHING
    return Message("action-refresh", {"card": card_name(table.terms, action.card), "price": purse(price)})


def _say_launch(table: PublicTable, action: a.LaunchTo) -> Message:
    player = active(table)
    mission = launch_pad.planned(table, player)
    assert mission.type is not None
    return Message(
        "action-launch",
        {
            "destination": Message(f"flight-{action.destination}"),
            "vp": ending.next_vp(table, table.terms.location_at[action.destination, mission.type]),
            "needed": mission.rocket_points[action.destination],
            "points": launch_pad.rocket_points(table, player),
        },
    )


def _say_count(table: PublicTable, action: a.CountPoints) -> Message:
    return Message("action-count", _points(table))


def _points(table: PublicTable) -> Args:
    """Rocket points and how many are needed."""
    points = launch_pad.rocket_points(table, active(table))
    return {"points": points, "needed": launch_pad.needed_points(table)}


#: What an effect does in a launch; the numbers on the card are its arguments.
_EFFECTS: dict[type, str] = {
    Advance: "effect-advance",
    CountZeroAs: "effect-count-zero-as",
    ChooseFirst: "effect-choose-first",
    Redraw: "effect-redraw",
    RedrawZero: "effect-redraw",
}


def _say_use(table: PublicTable, action: a.UseEffect) -> Message:
    name = card_name(table.terms, action.card)
    effect = launch_pad.acting_as(table, action.card).effect or table.terms.cards[action.card].rule
    if effect is None or type(effect) not in _EFFECTS:
        return Message("action-use", {"card": name})
    numbers = {field: getattr(effect, field) for field in effect.__struct_fields__}
    return Message("action-use-for", {"card": name, "effect": Message(_EFFECTS[type(effect)], numbers)})


def _say_copy(table: PublicTable, action: a.CopyTo) -> Message:
    owners = [Seat(seat) for seat, player in enumerate(table.players) if action.target in player.pad]
    names = {"card": card_name(table.terms, action.card), "target": card_name(table.terms, action.target)}
    return Message("action-copy", {**names, "player": somebody(owners[0] if owners else table.seat)})


def _say_draw_success(table: PublicTable, action: a.DrawSuccess) -> Message:
    return Message("action-draw-success", {"draws": launch_pad.draws_left(table)})


def _say_abort(table: PublicTable, action: a.Abort) -> Message:
    return Message("action-abort", {"owed": landing.owed_for_abort(table)})


def _say_drawn(table: PublicTable, action: a.Drawn) -> Message:
    return Message("action-drawn", {"card": card_name(table.terms, action.card)})


def _say_first_player(table: PublicTable, action: a.FirstPlayer) -> Message:
    return Message("action-first-player", {"player": somebody(action.seat)})


_CHOICES: dict[type, str] = {
    g.TakingThreat: "choose-threat",
    g.Removing: "choose-removal",
    g.Cycling: "choose-cycle",
    g.TopDecking: "choose-top",
    g.ChoosingFirst: "choose-first-draw",
    g.AbortDiscarding: "choose-for-abort",
    g.KeepingEngines: "choose-engine",
    g.DiscardingExcess: "choose-excess",
}
_CONFIRMATIONS: dict[type, str] = {
    g.Purchasing: "confirm-purchase",
    g.Placing: "confirm-placing",
    g.Refreshing: "confirm-refresh",
    g.Cycling: "confirm-cycle",
}
_PASSES: dict[type, str] = {
    g.Reacting: "pass-reaction",
    g.LastChance: "pass-last-chance",
    g.KeepingEngines: "pass-engines",
    g.OfferingEnd: "pass-end-offer",
}


def _say_choose(table: PublicTable, action: a.Choose) -> Message:
    return Message(_CHOICES.get(type(table.agenda[-1]), "action-choose"), _choice(table, action.card))


def _choice(table: PublicTable, card: CardId) -> Args:
    """A card to choose, and where it lies."""
    player = active(table)
    slot = table.display.index(card) + 1 if card in table.display else 0
    zone = "hand" if card in (player.hand or ()) else "pad" if card in player.pad else "warehouse"
    return {"card": told_apart(table.terms, card), "zone": zone, "slot": slot}


def _say_confirm(table: PublicTable, action: a.Confirm) -> Message:
    step = table.agenda[-1]
    return Message(_CONFIRMATIONS.get(type(step), "action-confirm"), _step_arguments(table, step))


def _say_pass(table: PublicTable, action: a.Pass) -> Message:
    step = table.agenda[-1]
    return Message(_PASSES.get(type(step), "action-pass"), _step_arguments(table, step))


def _say_remove(table: PublicTable, action: a.RemoveFromDisplay) -> Message:
    vp = table.terms.cards[action.card].vp if table.terms.edition.threats_at_once else 0
    return Message("action-remove", {"card": card_name(table.terms, action.card), "vp": vp})


_LABELS: dict[type, Callable[[PublicTable, Any], Message]] = {
    a.BuyCard: _say_buy,
    a.PayWithCard: _say_pay,
    a.PayWithToken: _say_pay_token,
    a.PlaceCard: _say_place,
    a.PlaceCardFree: _say_place_free,
    a.DrawPending: lambda table, action: Message("action-draw-pending"),
    a.DiscardCard: _say_discard,
    a.DiscardMission: _say_discard_mission,
    a.KeepMission: _say_keep_mission,
    a.PlayEffect: _say_effect,
    a.Choose: _say_choose,
    a.Confirm: _say_confirm,
    a.Pass: _say_pass,
    a.StoreCard: _say_store,
    a.TakeStored: _say_take_stored,
    a.RefreshCard: _say_refresh,
    a.RemoveFromDisplay: _say_remove,
    a.TriggerEnd: lambda table, action: Message("action-trigger-end"),
    a.LaunchTo: _say_launch,
    a.CountPoints: _say_count,
    a.UseEffect: _say_use,
    a.CopyTo: _say_copy,
    a.DrawSuccess: _say_draw_success,
    a.Abort: _say_abort,
    a.EndTurn: lambda table, action: Message("action-end-turn"),
    a.Drawn: _say_drawn,
    a.FirstPlayer: _say_first_player,
}


# --- steps ---------------------------------------------------------------------------------------

_STEPS: dict[type, str] = {
    lists.Sequence: "step-running",
    g.PickFirstPlayer: "step-pick-first-player",
    g.DealThreat: "step-deal-threat",
    g.FillSlot: "step-fill-slot",
    g.DrawToHand: "step-draw-to-hand",
    g.DealGoal: "step-deal-goal",
    g.DrawVariant: "step-draw-variant",
    g.FlipSuccess: "step-flip-success",
    g.RevealSuccess: "step-flip-success",
    g.DrawSolitaire: "step-draw-solitaire",
    g.Acting: "step-acting",
    g.Purchasing: "step-purchasing",
    g.Placing: "step-placing",
    g.Refreshing: "step-refreshing",
    g.TakingThreat: "step-taking-threat",
    g.Removing: "step-removing",
    g.Cycling: "step-cycling",
    g.TopDecking: "step-top-decking",
    g.Counting: "step-counting",
    g.Flying: "step-flying",
    g.Reacting: "step-reacting",
    g.ChoosingFirst: "step-choosing-first",
    g.LastChance: "step-last-chance",
    g.AbortDiscarding: "step-abort-discarding",
    g.KeepingEngines: "step-keeping-engines",
    g.KeepingMission: "step-keeping-mission",
    g.OfferingEnd: "step-offering-end",
    g.DiscardingExcess: "step-discarding-excess",
}


def say_side(side: str) -> Message:
    """The name of a colour (RM-2.1)."""
    return Message(f"colour-{side}")


def say_step(table: PublicTable) -> Message:
    """What is going on, in one line for the player who is awaited."""
    if not table.agenda:
        return Message("step-over")
    step = table.agenda[-1]
    return Message(_STEPS[type(step)], _step_arguments(table, step))


def _step_arguments(table: PublicTable, step: g.Step) -> Args:
    """What can be said about a step."""
    player = active(table)
    args = WORDING.step(table.terms, step)
    match step:
        case g.Acting():
            args["pending"] = len(table.turn.pending)
            ready = player.plan is not None and bool(launching.launch_options(table, player))
            args["can"] = "launch" if ready else "act" if player.hand_size else "end"
        case g.Purchasing():
            args |= _payable(table, buying.price_of(table, player, step.cards), step.sources)
            args["more"] = yes_no(any(isinstance(one, a.BuyCard) for one in buying.options(table, step)))
        case g.Placing():
            price = placing.owed(table, player, step.cards, step.places, step.sources)
            choices = placing.options(table, step)
            args |= _payable(table, price, step.sources)
            args["more"] = yes_no(any(isinstance(one, a.PlaceCard) for one in choices))
            args["instead"] = yes_no(any(isinstance(one, a.PayWithCard) for one in choices))
        case g.Refreshing():
            args |= _payable(table, variants.refresh_price(table) or NOTHING, step.sources)
        case g.Cycling():
            args["count"] = len(step.cards) + 1
        case g.Counting():
            args |= {**_flight(table), **_points(table)}
        case g.Flying() | g.Reacting() | g.ChoosingFirst() | g.LastChance():
            args |= _flight(table)
        case g.KeepingMission():
            args |= _plan(table)
        case g.DiscardingExcess():
            limit = drawing.hand_limit(table, player)
            args |= {"limit": limit, "excess": player.hand_size - limit}
        case _:
            # Nothing more is said of the other steps.
            pass
    return args


def _payable(table: PublicTable, price: Purse, sources: tuple[SourceId, ...]) -> Args:
    """A price, what was given so far, and whether it is enough."""
    given = NOTHING
    for source in sources:
        given = plus(given, _given(table, source))
    how_far = "all" if covers(price, given) else "part" if sources else "none"
    return {
        "price": purse_parts(price),
        "given": purse_parts(given),
        "owed": max(price.money - given.money, 0),
        "items": "paid" if covers(replace(price, money=0), replace(given, money=0)) else "owed",
        "paid": "free" if price == NOTHING else how_far,
    }


def _given(table: PublicTable, source: SourceId) -> Purse:
    """What one source gives."""
    if is_card(source):
        return purse_of_card(table, active(table), source)
    return MONEY_TOKEN_PURSE if source == MONEY_TOKEN else SCIENCE_TOKEN_PURSE


def _flight(table: PublicTable) -> Args:
    """Where the Rocket flies and stands; it never goes beyond its target."""
    launch, target = launch_pad.current(table), launch_pad.target_of(table)
    return {
        "destination": Message(f"flight-{launch.destination}"),
        "rocket": min(launch.rocket, target),
        "target": target,
        "draws": launch_pad.draws_left(table),
    }
