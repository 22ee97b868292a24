"""What a sensible player of Rocketmen does: plan a mission, buy towards it, launch by the odds.

Everything is weighed in victory points. A planned mission is worth what success brings times its
chance, less the turns until it can fly. A card is worth what it pays over the turns that are left and
what it adds to the missions to come. Money is worth what it could do elsewhere. So every option has a
gain, the best one is taken, and what is left at the end of a turn is to launch or to wait.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from spacerace.games.rocketmen.bot.outcome import GAMBLES, HORIZON, SPREAD, estimate
from spacerace.games.rocketmen.bot.paying import can_still_buy, payments
from spacerace.games.rocketmen.bot.plan import MISSION_TURNS, NEVER, Desk, Flight, Outlook, outlook_of
from spacerace.games.rocketmen.bot.worth import book_of
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.actions import Action
from spacerace.games.rocketmen.rules.chapters.buying import surcharge
from spacerace.games.rocketmen.rules.chapters.launch_pad import acting_as
from spacerace.games.rocketmen.rules.effects import (
    Advance,
    ChooseFirst,
    Cycle,
    DrawCards,
    RemoveCard,
    TakeThreat,
)
from spacerace.games.rocketmen.rules.gamble import (
    Copy,
    Draw,
    FlightEffect,
    Gamble,
    Move,
    Stand,
    Take,
    Use,
    after,
)
from spacerace.games.rocketmen.rules.ids import MONEY_TOKEN, SCIENCE_TOKEN, CardId
from spacerace.games.rocketmen.rules.odds import chance, gamble_of
from spacerace.games.rocketmen.rules.printed import DESTINATIONS
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.ordered_sum import ordered_sum

__all__ = ["ALIKE", "GAMBLES", "HORIZON", "SPREAD", "estimate", "weigh"]

#: Points by which options differ that look alike. Less than the small weights below that are there to prefer
#: one of two: with 0.02, as much as LUCK, 48 of 120 games were won against a bot that kept to them.
ALIKE = 0.005

#: For each mission to come: an own Rocket point, by how many are there already …
ROCKET_STEPS = ((4, 0.5), (7, 0.3), (12, 0.25), (99, 0.05))
#: … and a space of lift, likewise, with the share of the flying that goes to each destination.
LIFT_STEPS = ((3.0, 0.7), (5.0, 0.5), (8.0, 0.3), (99.0, 0.03))
DESTINATION_SHARES = (0.35, 0.4, 0.25)
#: Share of a flight's worth that an Engine earns which the flight cannot do without.
NEEDED = 0.4
#: Price of an item icon in a cost, in tens of money.
ICON_PRICE = 0.4

#: To have a Mission planned.
PLAN = 0.5
#: A Pad card lost by an abort; what giving up a plan costs besides.
PAD_CARD = 0.35
GIVE_UP = 1.5
#: A plan of this value is not given up: nobody looks for a better one.
GOOD_PLAN = 2.0
#: A Mission that is far away is planned all the same, when there is nothing better to do.
FAR_PLAN = 0.2
#: A new card in place of a bad one: small, so that it comes after everything that gains at once.
RENEW = 0.3
#: After so many rounds a game is stuck: a plan that will never be flown goes, and whoever has a full Hand
#: throws a card away before the turn ends with the same Hand as the last.
STUCK = 25
STANDSTILL = 5.0
#: To launch rather than wait, all else being equal: the first draw may be lucky.
LUCK = 0.02
#: A draw that was earned costs nothing; a Threat on the Depot is out of the way.
EARNED_DRAW = 1.0
STORED_THREAT = 0.3

#: What a card does for its owner when it is drawn: a Rocket point, a space of lift, a point of a mission.
USE_ROCKET, USE_LIFT, USE_MISSION = 0.3, 0.45, 0.03
#: To be rid of a bad card, for each turn and each point that it is worse than others; some must stay.
THINNING = 0.4
LEAST_CARDS = 9
#: Cards drawn by an effect come instead of what the card would have paid.
PLAYED_CARD = 0.3
#: Other effects are a small help, or none that is worth the card.
SMALL_HELP = 0.05
NO_HELP = -0.2
#: A Threat that is taken for nothing: what it brings, and how often more the card for it would have paid.
FREE_THREAT, LOST_USE = 2.0, 1.0

# A payment, an opened purchase apart: the order of what can be added.
#: A second card in one purchase: what is left over is no loss to speak of.
SECOND_CARD = -20.0
#: A source that no payment needs, and one that could buy something where the place is paid already.
IDLE_SOURCE, SPARE_SOURCE = -9.0, -1.0

#: During a launch: an effect that costs nothing, or that is enough at once, comes before everything else.
USE_NOW = 1.0
#: Detailed Planning is gone for good after a success: what it is worth for each turn left.
KEPT_PLANNING = 0.1
#: A card that is used up for an answer should gain a little at least.
USED_UP = 0.02
#: Another try with the Pad is worth this share of the flight, and so much for each card on it, at most.
TRY_SHARE, TRY_CARD = 0.3, 0.3
#: To abort with no turn left.
ABORT_LATE = -0.1
#: A copy of an effect for the flight, a space of lift and a Rocket point, where the odds are the same.
COPY_EFFECT, COPY_LIFT, COPY_ROCKET = 0.01, 0.1, 0.01
#: A Pad card given up for an abort: its lift, as a share of the flight's worth, and a Rocket point that the
#: flight needs or does not.
PAD_LIFT, PAD_NEEDED, PAD_SPARE = 0.15, 0.5, 0.05
#: A Mission kept after a failure need not be placed again.
KEPT_MISSION = 0.5

# --- the action part -----------------------------------------------------------------------------


def _act(view: View, options: Sequence[Any]) -> list[float]:
    """The action part: what gains most comes first; at last launch, or wait (RM-3.2)."""
    outlook = outlook_of(view)
    desk = outlook.desk(outlook.me.plan)
    wait = max([0.0, *[flight.later for flight in desk.flights]])
    looks = {
        flight.destination: outlook.look(flight.destination, flight.lift, flight.worth, wait)
        for flight in desk.flights
        if flight.worth > 0 and (flight.need <= 0 or not view.terms.options.strict_declaration)
    }
    ready = [looks[flight.destination] for flight in desk.flights if flight.need <= 0 < flight.worth]
    # What the turn is worth without anything more; small gains come on top of it.
    rest = max(wait, *ready) if ready else wait
    weights = []
    for option in options:
        kind = type(option)
        if kind is a.BuyCard:
            # In the early edition a card that came this turn ends it (RM-E.14).
            weight = _buy(view, desk, option.card) + (wait if option.card in view.offset else rest)
        elif kind is a.DiscardCard:
            weight = rest + RENEW * (outlook.average - desk.keep.get(option.card, 99.0))
        elif kind is a.PlaceCard:
            weight = _plan(desk, option.card) if option.place == "plan" else rest + desk.placing(option.card)
        elif kind is a.EndTurn:
            weight = wait - STANDSTILL if view.round > STUCK and outlook.full else wait
        elif kind is a.LaunchTo:
            weight = looks.get(DESTINATIONS.index(option.destination), wait + NEVER) + LUCK
        elif kind is a.DiscardMission:
            weight = _give_up(desk)
        elif kind is a.PlayEffect:
            weight = rest + _play(outlook, option.card)
        elif kind is a.PlaceCardFree:
            free = option.place == "pad"
            weight = rest + desk.placing(option.card, free=True) if free else _plan(desk, option.card)
        elif kind is a.DrawPending:
            weight = rest + EARNED_DRAW
        elif kind is a.StoreCard:
            weight = rest + (STORED_THREAT if outlook.book.points[option.card] else NEVER)
        else:
            weight = rest + NEVER
        weights.append(weight)
    return weights


def _plan(desk: Desk, card: CardId) -> float:
    """What it gains to plan a Mission: the best one, even if it is far away."""
    if card != desk.mission or desk.flight is None:
        return NEVER
    value = desk.flight.value
    return PLAN + value if value > 0 else FAR_PLAN


def _give_up(desk: Desk) -> float:
    """What it gains to give up the planned Mission and its Pad for a better one."""
    flight = desk.flight
    if flight is None or (desk.outlook.view.round > STUCK and _never_flies(desk.outlook, flight)):
        return FAR_PLAN
    if flight.value >= GOOD_PLAN:
        return NEVER
    best, _ = desk.outlook.best_in_hand()
    if best is None or best.value <= flight.value:
        return NEVER
    return best.value - GIVE_UP - PAD_CARD * len(desk.outlook.me.pad)


def _never_flies(outlook: Outlook, flight: Flight) -> bool:
    """Whether a flight is not worth it, or no own card is left that could make it fly."""
    return flight.worth <= 0 or flight.need > outlook.hand_rocket + outlook.rest_rocket


def _buy(view: View, desk: Desk, card: CardId) -> float:
    """What buying a card gains: what it pays over the turns left, what it adds to missions, its price."""
    outlook = desk.outlook
    book, turns = outlook.book, outlook.turns
    cost = view.terms.cards[card].cost
    uses = max(0.0, turns - 1.0) * outlook.share
    if book.points[card]:
        # A Threat is worth its points and fills a place in the Hand.
        return (
            book.points[card]
            - uses * outlook.average
            - desk.cost((cost.money + surcharge(view, outlook.me)) // 10)
        )
    if turns < 1:
        return NEVER
    gain = uses * (outlook.pays[card] * outlook.ten - outlook.average)
    missions = min(outlook.tokens, turns / MISSION_TURNS)
    rocket = book.rocket[card]
    if rocket:
        owned = outlook.pad_rocket + outlook.hand_rocket + outlook.rest_rocket
        for total in range(owned + 1, owned + rocket + 1):
            gain += missions * _step(ROCKET_STEPS, total)
        lacking = 0 if desk.flight is None else desk.flight.need - outlook.hand_rocket - outlook.rest_rocket
        if lacking > 0 and desk.flight is not None:
            gain += NEEDED * max(1.0, desk.flight.later) * min(1.0, rocket / lacking)
    for destination, share in enumerate(DESTINATION_SHARES):
        lift = book.lift[destination][card]
        if lift:
            now, hand, rest = outlook.lift(destination)
            gain += missions * share * lift * _step(LIFT_STEPS, now + ordered_sum(hand) + rest)
    return gain - desk.cost(cost.money // 10) - ICON_PRICE * outlook.ten * cost.items


def _step(steps: tuple[tuple[float, float], ...], amount: float) -> float:
    """The worth of one more, by how many there are: the first are worth most."""
    for most, worth in steps:
        if amount <= most:
            return worth
    return 0.0


def _play(outlook: Outlook, card: CardId) -> float:
    """What it gains to play a card for its effect instead of paying with it (RM-10.1)."""
    pays, ten = outlook.pays[card], outlook.ten
    match outlook.view.terms.cards[card].effect:
        case TakeThreat():
            # The card goes for good, and with it what it would have paid.
            return FREE_THREAT - (outlook.turns * outlook.share * pays + LOST_USE) * ten
        case DrawCards(cards=count):
            return count * outlook.average - PLAYED_CARD
        case RemoveCard():
            others = [other for other in outlook.hand + outlook.me.warehouse if other != card]
            if outlook.cards <= LEAST_CARDS or not others:
                return NEVER
            worst = min([_use(outlook, other) for other in others])
            return THINNING * outlook.turns * (outlook.average - worst) - ten
        case Cycle():
            return SMALL_HELP
        case _:
            # Electric Cars help little; other effects are not played from the Hand.
            return NO_HELP


def _use(outlook: Outlook, card: CardId) -> float:
    """What a card does for its owner each time it is drawn."""
    book = outlook.book
    use: float = outlook.pays[card] * outlook.ten
    use += USE_ROCKET * book.rocket[card] + USE_LIFT * book.all_lift[card]
    if book.flights[card]:
        use += USE_MISSION * max([flight.worth for flight in outlook.flights(card)], default=0.0)
    return use


# --- paying --------------------------------------------------------------------------------------


def _pay(view: View, options: Sequence[Any]) -> list[float]:
    """An opened purchase, placing or refresh: add cards that gain, pay with what is needed least."""
    outlook, step = outlook_of(view), view.agenda[-1]
    plan, placed = outlook.me.plan, step.cards if isinstance(step, g.Placing) else ()
    if isinstance(step, g.Placing) and step.places[0] == "plan":
        plan = step.cards[0]
    desk = outlook.desk(plan, placed)
    best: dict[int, float] | None = None
    may_wait: bool | None = None
    weights = []
    for option in options:
        kind = type(option)
        if kind is a.Confirm:
            weight = 0.0
        elif kind is a.PlaceCard:
            weight = desk.placing(option.card)
        elif kind is a.BuyCard:
            weight = SECOND_CARD
        else:
            if best is None:
                best = payments(view, desk, step, placed)
            if kind is a.PayWithCard:
                face = view.terms.cards[option.card].face
            else:
                face = MONEY_TOKEN if option.token == "money" else SCIENCE_TOKEN
            weight = best.get(face, IDLE_SOURCE)
            if may_wait is None:
                may_wait = a.CONFIRM in options and can_still_buy(view, outlook, placed)
            if may_wait:
                # The place is paid already; what else pays can buy something, and earns as much by that.
                weight = min(weight, SPARE_SOURCE)
        weights.append(weight)
    return weights


# --- in flight -----------------------------------------------------------------------------------


def _fly(view: View, options: Sequence[Any]) -> list[float]:
    """During a launch: go on or abort by the exact odds, and use what helps (RM-7.16 to RM-7.21)."""
    outlook, launch, gamble = outlook_of(view), view.launch, gamble_of(view)
    if launch is None or gamble is None:
        return [0.0] * len(options)
    worth = outlook.worth(launch.location, outlook.book.achievement[launch.mission])
    go = chance(gamble) * worth
    weights = []
    for option in options:
        kind = type(option)
        if kind is a.DrawSuccess:
            weight = _then(gamble, Draw()) * worth if gamble.planning else go
        elif kind is a.Abort:
            weight = _abort(outlook, worth, launch.draws)
        elif kind is a.UseEffect:
            effect = acting_as(view, option.card).effect
            if isinstance(effect, Advance):
                # Backup Systems cost nothing; Afterburner waits until it is enough or the last chance.
                weight = go + USE_NOW if not effect.burns or gamble.to_go <= effect.spaces else NEVER
            elif isinstance(effect, ChooseFirst):
                weight = _then(gamble, Use(effect)) * worth - KEPT_PLANNING * outlook.turns
            else:
                weight = NEVER
        elif kind is a.CopyTo:
            weight = _copy(view, gamble, option.target, worth)
        else:
            weight = go
        weights.append(weight)
    return weights


def _abort(outlook: Outlook, worth: float, draws: int) -> float:
    """What an abort keeps: a Pad for another try, less the cards that it takes (RM-7.18)."""
    plan, pad = outlook.me.plan, outlook.me.pad
    if outlook.turns < 1 or plan is None:
        return ABORT_LATE
    later = max([flight.later for flight in outlook.flights(plan)], default=0.0)
    return max(later, min(TRY_SHARE * worth, TRY_CARD * len(pad))) - PAD_CARD * max(0, draws - 1)


def _copy(view: View, gamble: Gamble, target: int, worth: float) -> float:
    """What Industrial Espionage gains as a copy of this card: items before counting, then the effect."""
    effect = view.terms.cards[target].effect
    fit = effect if isinstance(effect, FlightEffect) else None
    if type(view.agenda[-1]) is g.Flying:
        return _then(gamble, Copy(fit)) * worth + (COPY_EFFECT if fit else NEVER)
    launch = view.launch
    lift = 0.0 if launch is None else book_of(view.terms).lift[DESTINATIONS.index(launch.destination)][target]
    return chance(gamble) * worth + COPY_LIFT * lift + COPY_ROCKET * view.terms.cards[target].rocket


def _answer(view: View, options: Sequence[Any]) -> list[float]:
    """An answer to a drawn card, the choice of Detailed Planning, the last chance: by the odds."""
    gamble = gamble_of(view)
    if gamble is None:
        return [0.0] * len(options)
    weights = []
    for option in options:
        kind = type(option)
        if kind is a.Choose:
            weight = _then(gamble, Take(view.terms.cards[option.card].value))
        elif kind is a.UseEffect:
            printed = acting_as(view, option.card)
            weight = _then(gamble, Use(printed.effect or printed.rule)) - USED_UP  # type: ignore[arg-type]
        else:
            weight = _then(gamble, Stand())
        weights.append(weight)
    return weights


def _then(gamble: Gamble, move: Move) -> float:
    """The chance of success after a move."""
    then = after(gamble, move)
    return 0.0 if then is None else chance(then)


# --- small choices -------------------------------------------------------------------------------


def _pad_loss(view: View, options: Sequence[Any]) -> list[float]:
    """A Pad card must go for an abort: one that the flight can do without (RM-7.20)."""
    outlook = outlook_of(view)
    book, plan = outlook.book, outlook.me.plan
    flight = None if plan is None else max(outlook.flights(plan), default=None)
    if flight is None:
        return [-_use(outlook, option.card) for option in options]
    weights = []
    for option in options:
        rocket = book.rocket[option.card]
        point = PAD_NEEDED if rocket > -flight.need else PAD_SPARE
        weights.append(-PAD_LIFT * flight.worth * book.lift[flight.destination][option.card] - point * rocket)
    return weights


def _excess(view: View, options: Sequence[Any]) -> list[float]:
    """The Hand is over its limit: what is needed least goes (RM-8.2)."""
    outlook = outlook_of(view)
    keep = outlook.desk(outlook.me.plan).keep
    return [-keep[option.card] for option in options]


def _remove(view: View, options: Sequence[Any]) -> list[float]:
    """Storage Batteries: a card that helps least leaves for good (RM-11.14)."""
    outlook = outlook_of(view)
    return [-_use(outlook, option.card) for option in options]


def _cycle(view: View, options: Sequence[Any]) -> list[float]:
    """Super Capacitors: what is worse than a new card goes along (RM-11.15)."""
    outlook = outlook_of(view)
    keep = outlook.desk(outlook.me.plan).keep
    return [outlook.average - keep[option.card] if type(option) is a.Choose else 0.0 for option in options]


def _top(view: View, options: Sequence[Any]) -> list[float]:
    """Electric Cars: the best card comes back first (RM-11.34)."""
    outlook = outlook_of(view)
    return [_use(outlook, option.card) for option in options]


def _engines(view: View, options: Sequence[Any]) -> list[float]:
    """Reusable Rocket Parts: the strongest Engines come back (RM-11.40)."""
    cards = view.terms.cards
    return [float(cards[option.card].rocket) if type(option) is a.Choose else 0.0 for option in options]


def _keep_mission(view: View, options: Sequence[Any]) -> list[float]:
    """After a failure: keep the Mission if it can still fly; it need not be placed again (RM-7.22)."""
    outlook = outlook_of(view)
    flights = [] if outlook.me.plan is None else outlook.flights(outlook.me.plan)
    keep = max([flight.later for flight in flights], default=NEVER - KEPT_MISSION) + KEPT_MISSION
    return [keep if type(option) is a.KeepMission else 0.0 for option in options]


def _offer(view: View, options: Sequence[Any]) -> list[float]:
    """Early edition: trigger the end for whoever is ahead if it ends now (RM-E.7)."""
    points = estimate(replace(view, end_reason="threshold"))
    others = [other for seat, other in enumerate(points) if seat != view.viewer]
    lead = points[view.viewer] - max(others, default=0.0)
    return [lead if type(option) is a.TriggerEnd else 0.0 for option in options]


_WEIGHERS: dict[type, Callable[[View, Sequence[Any]], list[float]]] = {
    g.Acting: _act,
    g.Purchasing: _pay,
    g.Placing: _pay,
    g.Refreshing: _pay,
    g.Counting: _fly,
    g.Flying: _fly,
    g.Reacting: _answer,
    g.ChoosingFirst: _answer,
    g.LastChance: _answer,
    g.AbortDiscarding: _pad_loss,
    g.DiscardingExcess: _excess,
    g.Removing: _remove,
    g.Cycling: _cycle,
    g.TopDecking: _top,
    g.KeepingEngines: _engines,
    g.KeepingMission: _keep_mission,
    g.OfferingEnd: _offer,
}


def weigh(view: View, options: Sequence[Action]) -> list[float]:
    """How good each option looks to the viewer, in points; where nothing is known, all are alike."""
    weigher = _WEIGHERS.get(type(view.agenda[-1])) if view.agenda else None
    return [0.0] * len(options) if weigher is None else weigher(view, options)
