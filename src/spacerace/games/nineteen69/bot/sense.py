"""What a sensible player of 1969 does.

This player has a plan (see :mod:`plan`) and judges each option by what it adds to the plan, in points of
prestige. Early prestige is sold, because money buys more of it. Purchases go where they add most beyond
what the money would bring elsewhere, and leave enough for the launch. Rerolls follow the exact odds. Cards
carry a rocket to its end, defend it, or throw back a rival who cannot answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from spacerace.bots.bot import Gambles
from spacerace.games.nineteen69.bot.outcome import estimate
from spacerace.games.nineteen69.bot.plan import (
    MOST_DICE,
    Crew,
    Lore,
    Plan,
    Stake,
    counted_space,
    flight_worth,
    lore_of,
    plan_of,
    prizes,
    space_worths,
    stake_of,
)
from spacerace.games.nineteen69.rules import agenda
from spacerace.games.nineteen69.rules.actions import (
    Action,
    Commit,
    Convert,
    Discard,
    DrawCard,
    Face,
    Hire,
    Launch,
    PlaceIn,
    Reroll,
    Sell,
    SpyOn,
    Stop,
    SwapCard,
)
from spacerace.games.nineteen69.rules.chapters.purchases import bank_has_token
from spacerace.games.nineteen69.rules.dice import Dice, MissionTest, best_mean, kept, rerolled
from spacerace.games.nineteen69.rules.ids import CardValue
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.ordered_sum import ordered_sum

__all__ = ["ALIKE", "GAMBLES", "HORIZON", "SPREAD", "estimate", "weigh"]

#: A lead that wins about three games in four, from the middle of a game.
SPREAD = 6.0
#: Seven years are soon played to the end, and what pays late (cards, the Moon) is misjudged before.
HORIZON: int | None = None
GAMBLES: Gambles | None = None
#: Points by which options differ that look alike. Players who choose freely among these win about equally
#: often from every place; with a quarter of it the third and the fourth of five still fell behind.
ALIKE = 0.02

# Rows by the number of rivals begin with a place that nobody uses.

#: A million that comes from a sale in a duel, at least. The usual worth is about one half in the last two
#: years, so that it was all the same; but whoever always sold won most games.
SOLD_IN_A_DUEL = 0.55
#: A point on a card against a rival who has still to fly in the last year, before it is weighed as harm.
LAST_SHOT = 0.4
#: Money that goes into cards every year.
CARD_MONEY = 2
#: How the last million of a year compares with the hire that is just out of reach, by the number of rivals.
MARGIN = (0.0, 1.1, 0.95, 0.95, 0.95)
#: At a table of more than two, how harm to whoever leads counts beside harm to others.
LEADING, TRAILING = 1.6, 0.7
#: How much the launcher trusts the guess about the cards of rivals; else they commit none.
TRUST = 0.7
#: What a rival who has still to fly keeps a point on a card for.
RIVAL_POINT = 0.5
#: What a reroll looks like by its face where a user's pack has too many dice for exact odds.
PLAIN_REROLL: dict[Face, float] = {"success": -1.0, "neutral": 0.1, "failure": 1.0}


def _kept_point(lore: Lore, view: View) -> float:
    """What a point on a card is worth after the flight at hand: next year, or against who flies later."""
    if view.year < lore.last_year:
        return lore.card_point
    for seat, other in enumerate(view.players):
        if seat != view.viewer and other.launched is None:
            return LAST_SHOT * lore.harm
    return 0.01


# --- income -----------------------------------------------------------------------------------------


def _weigh_free_cards(view: View, options: Sequence[Action]) -> list[float]:
    """A free card is welcome; a full hand gives up what is worse than the next (ND-1)."""
    lore = lore_of(view.terms)
    weights = []
    for option in options:
        value = option.value + 0.01 if isinstance(option, SwapCard) else 0.0
        drawn = 0.0 if isinstance(option, Stop) else lore.mean_card
        weights.append(lore.card_point * (drawn - value))
    return weights


def _weigh_sale(view: View, options: Sequence[Action]) -> list[float]:
    """Prestige for money, while money is worth more (ND-2)."""
    lore = lore_of(view.terms)
    million = lore.money[lore.last_year - view.year]
    if lore.rivals == 1:
        million = max(million, SOLD_IN_A_DUEL)
    gain = million * view.terms.board.money_per_pp - 1.0
    return [gain * option.points if isinstance(option, Sell) else 0.0 for option in options]


# --- purchases --------------------------------------------------------------------------------------


def _weigh_purchases(view: View, options: Sequence[Action]) -> list[float]:
    """Whoever or whatever adds most beyond its price, as long as the launch can be paid (ND-3)."""
    lore = lore_of(view.terms)
    player = view.players[view.viewer]
    plan = plan_of(lore, view, view.viewer)
    spy = _best_spy(lore, view, plan) if lore.hire_spy in options else 0.0
    points, price = sum(player.hand or ()), _kept_point(lore, view)
    discount = 0 if player.has_hired else plan.strengths[lore.robotics]
    money, card = player.money, _card_gain(lore, plan, points, price)
    launch = _best_launch(plan, money)
    # What is not spent buys something next year; after the last there is only a tie to break.
    saved = lore.money[plan.after - 1] if plan.after else 0.02
    rate = max(saved, _going_rate(lore, plan, money + discount))
    found: list[tuple[float, int]] = []
    for option in options:
        gain, price = 0.0, lore.terms.board.card_price
        if isinstance(option, Hire):
            price = max(lore.prices[option.scientist] - discount, 0)
            gain = spy if option.scientist == lore.terms.spy else plan.hires[option.scientist]
        elif isinstance(option, DrawCard):
            gain = card
        elif isinstance(option, SwapCard | Discard):
            gain = card * (1 - option.value / lore.mean_card)
        else:
            price = 0
        found.append((gain + _best_launch(plan, money - price) - launch, price))
    weights = [gain - rate * price for gain, price in found]
    # To stop is measured against the best purchase, at what its price is worth next year.
    purchases = [at for at, option in enumerate(options) if not isinstance(option, Stop)]
    if purchases and len(purchases) < len(options):
        best = max(purchases, key=weights.__getitem__)
        gain, price = found[best]
        stop = next(at for at in range(len(options)) if at not in purchases)
        weights[stop] = weights[best] - gain + saved * price
    return weights


def _weigh_discards(view: View, options: Sequence[Action]) -> list[float]:
    """One card for one, as the next is seen before another goes; so no more is thrown away now (ND-11)."""
    point = lore_of(view.terms).card_point
    return [-point * option.value - 0.01 if isinstance(option, Discard) else 0.0 for option in options]


def _going_rate(lore: Lore, plan: Plan, money: int) -> float:
    """What the last million of this year buys, if Basics are hired where they add most."""
    price = max(lore.prices[lore.terms.basic], 1)
    launch = next((one.cost for one in plan.launches[:1] if one.gain > 0), 0)
    hires = max((money - launch - CARD_MONEY) // price, 0)
    ladder = plan.ladder
    return MARGIN[lore.rivals] * ladder[min(hires, len(ladder) - 1)] / price


def _best_launch(plan: Plan, money: int) -> float:
    """What the best launch adds that this money can pay."""
    for one in plan.launches:
        if one.cost <= money:
            return max(one.gain, 0.0)
    return 0.0


def _card_gain(lore: Lore, plan: Plan, points: int, price: float) -> float:
    """What one more card adds to cards of so many points: kept, and to the flight of this year."""
    gain = price * lore.mean_card
    for _, mission, _, bonus, _ in plan.launches[:1]:
        gain += _carrying_gain(lore, plan.stakes[mission], plan.crew, bonus, points, price)
    return gain


@lru_cache(maxsize=2**14)
def _carrying_gain(lore: Lore, stake: Stake, crew: Crew, bonus: int, points: int, price: float) -> float:
    """What one more card adds to a flight."""
    now = flight_worth(lore, stake, crew, bonus, points, price)
    more = ordered_sum(flight_worth(lore, stake, crew, bonus, points + value, price) for value in lore.values)
    return more / len(lore.values) - now


def _best_spy(lore: Lore, view: View, plan: Plan) -> float:
    """What a spy brings: harm, and a token where it is wanted most (N-5.10, N-9.5)."""
    spy, viewer = lore.terms.spy, view.viewer
    sheets = [other.cubes for seat, other in enumerate(view.players) if seat != viewer]
    harm = -lore.harm * lore.honours[spy]
    if not bank_has_token(view):
        return harm
    best: float | None = None
    for research, gain in enumerate(plan.gains[1]):
        if (best is None or gain > best) and not plan.tokens[research]:
            if any(lore.has_place(cubes[research], spy) for cubes in sheets):
                best = gain
    return harm if best is None else best + harm


def _weigh_place(view: View, options: Sequence[Action]) -> list[float]:
    """Where the scientist adds most (ND-4)."""
    lore, step = lore_of(view.terms), view.agenda[-1]
    assert isinstance(step, agenda.Placing)
    gains = plan_of(lore, view, view.viewer).gains[lore.talents[step.scientist]]
    return [gains[option.research] if isinstance(option, PlaceIn) else 0.0 for option in options]


def _weigh_target(view: View, options: Sequence[Action]) -> list[float]:
    """Who has room for a spy where the token is wanted; of equals the one who leads (ND-5)."""
    lore = lore_of(view.terms)
    plan, spy = plan_of(lore, view, view.viewer), lore.terms.spy
    weights = []
    for option in options:
        assert isinstance(option, SpyOn)
        other = view.players[option.seat]
        gain = next((gain for gain, r in plan.wanted if lore.has_place(other.cubes[r], spy)), 0.0)
        weights.append(gain + 0.01 * other.prestige)
    return weights


def _weigh_spot(view: View, options: Sequence[Action]) -> list[float]:
    """Where the token adds most (ND-6)."""
    lore = lore_of(view.terms)
    gains = {research: gain for gain, research in plan_of(lore, view, view.viewer).wanted}
    return [gains.get(option.research, 0.0) if isinstance(option, PlaceIn) else 0.0 for option in options]


# --- missions ---------------------------------------------------------------------------------------


def _weigh_launch(view: View, options: Sequence[Action]) -> list[float]:
    """The mission that gains most by being flown now, with the cards that are there (ND-7)."""
    lore = lore_of(view.terms)
    plan = plan_of(lore, view, view.viewer)
    points, price = sum(view.players[view.viewer].hand or ()), _kept_point(lore, view)
    # Money that is left buys nothing before next year.
    cheaper = plan.rate - (lore.money[plan.after - 1] if plan.after else 0.0)
    found: dict[int, float] = {}
    for gain, mission, cost, bonus, worths in plan.launches:
        real = flight_worth(lore, plan.stakes[mission], plan.crew, bonus, points, price)
        found[mission] = gain - worths[bonus] + real + cheaper * cost
    return [found[option.mission] if isinstance(option, Launch) else 0.0 for option in options]


def _weigh_rerolls(view: View, options: Sequence[Action]) -> list[float]:
    """The die whose reroll promises most, by the exact odds (ND-8)."""
    lore, flight, step = lore_of(view.terms), view.flight, view.agenda[-1]
    assert flight is not None
    assert isinstance(step, agenda.Rerolling)
    player, count = view.players[view.viewer], len(flight.dice)
    if count > MOST_DICE:
        return [PLAIN_REROLL[option.face] if isinstance(option, Reroll) else 0.0 for option in options]
    strengths = lore.strengths(player.cubes, player.tokens)
    bonus = flight.rocket + sum([strengths[r] for r in lore.terms.symbols[flight.mission]])
    dice, settled = flight.dice, flight.rerolled
    fresh = [face for die, face in enumerate(dice) if die not in settled]
    rerolls = _rerolls(
        lore,
        space_worths(lore, stake_of(lore, view), sum(player.hand or ()), _kept_point(lore, view)),
        bonus,
        _by_face(fresh),
        _by_face([dice[die] for die in settled]),
        step.left,
        min(strengths[lore.control], count),
        tuple([option.face if isinstance(option, Reroll) else None for option in options]),
    )
    return list(rerolls)


@lru_cache(maxsize=2**14)
def _rerolls(
    lore: Lore,
    worths: tuple[float, ...],
    bonus: int,
    fresh: Dice,
    settled: Dice,
    left: int,
    control: int,
    faces: tuple[Face | None, ...],
) -> list[float]:
    """For each face to reroll, or None to keep all, the mean worth of the space that the test leads to."""
    count, last = sum(fresh) + sum(settled), len(worths) - 1
    payoffs = tuple([worths[min(max(bonus + score, 0), last)] for score in range(-count, count + 1)])
    test = MissionTest(fresh=fresh, settled=settled, rerolls=left, control=control, die=lore.faces)
    return [best_mean(kept(test) if face is None else rerolled(test, face), payoffs) for face in faces]


def _weigh_conversion(view: View, options: Sequence[Action]) -> list[float]:
    """For each number of dice what the space is worth, with the cards that it will draw (ND-10)."""
    lore, flight = lore_of(view.terms), view.flight
    assert flight is not None
    player, stake = view.players[view.viewer], stake_of(lore, view)
    worths = space_worths(lore, stake, sum(player.hand or ()), _kept_point(lore, view))
    start = counted_space(lore, view)
    weights = []
    for option in options:
        count = option.count if isinstance(option, Convert) else 0
        space = min(max(start + count, 0), len(worths) - 1)
        attacked = worths[_thrown_back(lore, view, stake, space)]
        # Of equals the further one: cards are not all that can go wrong.
        weights.append(TRUST * attacked + (1 - TRUST) * worths[space] + 0.001 * count)
    return weights


def _thrown_back(lore: Lore, view: View, stake: Stake, space: int) -> int:
    """Where a rocket is left if every rival, with an average hand, lays down what pays most."""
    cost, laid = lore.espionage[stake[0]], 0
    answer = int(view.players[view.launcher].hand_size * lore.mean_card)
    last = view.year == lore.last_year
    worths = space_worths(lore, stake, answer, 0.0 if last else lore.card_point)
    seats = len(view.players)
    for seat in ((view.launcher + step) % seats for step in range(1, seats)):
        rival = view.players[seat]
        waiting = rival.launched is None
        price = RIVAL_POINT if waiting else 0.01 if last else lore.card_point
        points = range(int(rival.hand_size * lore.mean_card) + 1)
        gains = [-lore.harm * worths[max(space - (laid + one) // cost, 0)] - price * one for one in points]
        laid += gains.index(max(gains))
    return max(space - laid // cost, 0)


def _by_face(dice: Sequence[Face]) -> Dice:
    """Dice by the face that they show."""
    return (dice.count("success"), dice.count("neutral"), dice.count("failure"))


# --- espionage --------------------------------------------------------------------------------------


def _weigh_commitment(view: View, options: Sequence[Action]) -> list[float]:
    """For each further card the best commitment that goes on with it; or this one (ND-9)."""
    lore, step = lore_of(view.terms), view.agenda[-1]
    assert isinstance(step, agenda.Committing)
    hand = view.players[view.viewer].hand or ()
    worths = (_worth_for if view.launcher == view.viewer else _worth_against)(lore, view, sum(hand))
    worth = worths.__getitem__
    return [max(map(worth, sums)) for sums in _sums_of(hand, step.values, tuple(options))]


@lru_cache(maxsize=2**14)
def _sums_of(
    hand: tuple[CardValue, ...], picked: tuple[CardValue, ...], options: tuple[Action, ...]
) -> list[tuple[int, ...]]:
    """For each option the points that can be laid down in the end."""
    held = list(hand)
    for value in picked:
        held.remove(value)
    laid: int = sum(picked)
    found = []
    for option in options:
        sums = {laid}
        if isinstance(option, Commit):
            sums = {laid + option.value}
            rest = [value for value in held if value <= option.value]
            rest.remove(option.value)
            for value in rest:
                sums |= {one + value for one in sums}
        found.append(tuple(sums))
    return found


def _worth_for(lore: Lore, view: View, hand: int) -> tuple[float, ...]:
    """The launcher plays last: by points laid down, the worth of the flight and of what is kept (N-6.23)."""
    assert view.flight is not None
    cards = sum([other.committed_size for other in view.players])
    return _carried(lore, stake_of(lore, view), view.flight.rocket, cards, hand, _kept_point(lore, view))


@lru_cache(maxsize=2**14)
def _carried(lore: Lore, stake: Stake, rocket: int, cards: int, hand: int, price: float) -> tuple[float, ...]:
    """The same by the cards that lie against the rocket, and the price of a point."""
    ends, cost = prizes(lore, stake), lore.espionage[stake[0]]
    last = len(ends) - 1
    against = _sums(tuple(lore.values), cards)
    spaces = [
        ordered_sum(
            chance * ends[min(max(rocket - points // cost, 0) + move, last)] for points, chance in against
        )
        for move in range(hand // cost + 1)
    ]
    return tuple([spaces[points // cost] - price * points for points in range(hand + 1)])


@lru_cache(maxsize=2**8)
def _sums(values: tuple[CardValue, ...], cards: int) -> tuple[tuple[int, float], ...]:
    """What so many unseen cards add up to, if all values are equally likely."""
    sums = {0: 1.0}
    for _ in range(cards):
        more: dict[int, float] = {}
        for total, chance in sums.items():
            for value in values:
                more[total + value] = more.get(total + value, 0.0) + chance / len(values)
        sums = more
    return tuple(sums.items())


def _worth_against(lore: Lore, view: View, hand: int) -> tuple[float, ...]:
    """Against a rival: by points laid down, what the rival loses and what is kept (N-6.22).

    The rival will answer with cards where that pays, so a launcher without cards is the best victim.
    """
    assert view.flight is not None
    stake, rocket = stake_of(lore, view), view.flight.rocket
    cost = lore.espionage[stake[0]]
    answer = int(view.players[view.launcher].hand_size * lore.mean_card)
    price = 0.0 if view.year == lore.last_year else lore.card_point
    worths = space_worths(lore, stake, answer, price)
    before = int(sum([other.committed_size for other in view.players]) * lore.mean_card)
    return _thrown(worths, _harm(lore, view), rocket, before, cost, _worth_kept(lore, view, hand))


def _harm(lore: Lore, view: View) -> float:
    """Harm to the launcher as a part of a gain of one's own: whoever leads is worth more of it (N-6.22)."""
    if lore.rivals == 1:
        return lore.harm
    most = max([player.prestige for player in view.players])
    return lore.harm * (LEADING if view.players[view.launcher].prestige == most else TRAILING)


@lru_cache(maxsize=2**14)
def _thrown(
    worths: tuple[float, ...], harm: float, rocket: int, before: int, cost: int, rest: tuple[float, ...]
) -> tuple[float, ...]:
    """The same by where the rocket is, what lies against it already, and what is kept of all points."""
    hand = len(rest) - 1
    return tuple(
        [
            rest[hand - points] - harm * worths[max(rocket - (before + points) // cost, 0)]
            for points in range(hand + 1)
        ]
    )


def _worth_kept(lore: Lore, view: View, hand: int) -> tuple[float, ...]:
    """What points of cards are worth to this year's own flight, if it is to come, and after it."""
    price = _kept_point(lore, view)
    player = view.players[view.viewer]
    if player.launched is None:
        plan = plan_of(lore, view, view.viewer)
        launch = next((one for one in plan.launches if one.cost <= player.money), None)
        if launch is not None and launch.gain > 0:
            return _kept_for(lore, plan.stakes[launch.mission], plan.crew, launch.bonus, hand, price)
    return tuple([price * points for points in range(hand + 1)])


@lru_cache(maxsize=2**14)
def _kept_for(lore: Lore, stake: Stake, crew: Crew, bonus: int, hand: int, price: float) -> tuple[float, ...]:
    """By points: what they are worth to this flight and after it."""
    return tuple(
        [price * points + flight_worth(lore, stake, crew, bonus, points, price) for points in range(hand + 1)]
    )


# --- the doors --------------------------------------------------------------------------------------

_WEIGH: dict[type, Callable[[View, Sequence[Action]], list[float]]] = {
    agenda.FreeCards: _weigh_free_cards,
    agenda.Selling: _weigh_sale,
    agenda.Purchasing: _weigh_purchases,
    agenda.Discarding: _weigh_discards,
    agenda.Placing: _weigh_place,
    agenda.Targeting: _weigh_target,
    agenda.Spotting: _weigh_spot,
    agenda.Launching: _weigh_launch,
    agenda.Rerolling: _weigh_rerolls,
    agenda.Converting: _weigh_conversion,
    agenda.Committing: _weigh_commitment,
}


def weigh(view: View, options: Sequence[Action]) -> list[float]:
    """How good each option looks to the viewer, in points of prestige."""
    return _WEIGH[type(view.agenda[-1])](view, options)
