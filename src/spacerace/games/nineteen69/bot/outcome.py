"""How a game of 1969 will end, guessed from the table as a seat sees it."""

from __future__ import annotations

from spacerace.games.nineteen69.bot.plan import (
    Lore,
    Plan,
    counted_space,
    flight_worth,
    lore_of,
    plan_of,
    space_worths,
    stake_of,
)
from spacerace.games.nineteen69.rules import agenda
from spacerace.games.nineteen69.rules.view import PlayerView, View
from spacerace.kernel.agenda import Sequence as Steps
from spacerace.kernel.ordered_sum import ordered_sum
from spacerace.kernel.seats import Seat

#: What plans do not see yet, by the years that follow: before this year's purchases, and after them.
UNSEEN = ((-4, -2), (4, 0), (11, 4), (21, 9), (32, 26), (35, 36), (34, 35))
UNSEEN_IN_A_DUEL = ((-4, 0), (0, 0), (3, 1), (10, 6), (20, 18), (20, 28), (20, 23))
#: A million by the number of rivals, and a point on a card.
GUESSED_MONEY = (0.0, 0.75, 0.4, 0.4, 0.4)
GUESSED_CARD_POINT = 0.3
#: How much of a lead lasts, by the number of rivals: the more there are, the more can happen.
LASTING = (0.0, 1.0, 0.6, 0.5, 0.5)


def estimate(view: View) -> tuple[float, ...]:
    """The points that each seat will have in the end, as the viewer would guess."""
    lore = lore_of(view.terms)
    if view.over:
        return tuple([_points(lore, player) for player in view.players])
    found = [_outlook(lore, view, Seat(seat), player) for seat, player in enumerate(view.players)]
    mean = ordered_sum(found) / len(found)
    # In the last year nobody has time to catch up.
    lasting = LASTING[lore.rivals] if view.year < lore.last_year else 0.9
    return tuple([mean + lasting * (points - mean) for points in found])


def _points(lore: Lore, player: PlayerView) -> float:
    """The score of a player if the game ended now (N-8.2)."""
    return float(player.prestige + sum([lore.honours[cube] for row in player.cubes for cube in row]))


def _outlook(lore: Lore, view: View, seat: Seat, player: PlayerView) -> float:
    """Points now, the flight under way, the plan, money, cards, and what plans do not see."""
    plan = plan_of(lore, view, seat)
    points = _points(lore, player) + plan.value
    if view.flight is not None and seat == view.launcher:
        points += _under_way(lore, view, plan)
    points += player.hand_size * lore.mean_card * GUESSED_CARD_POINT
    money, bought = player.money, True
    year = view.agenda[0]
    if isinstance(year, Steps) and year.name == "year" and year.at < 3:
        # The list of the year's phases stands at the one that comes next: 1 in income, 2 in purchases.
        waits = any(isinstance(one, Steps) and one.seat == seat and one.at == 0 for one in view.agenda)
        if year.at == 1 and waits:
            money += view.terms.years[view.year].income
        bought = year.at == 2 and not waits and seat != view.seat
    if not (bought and view.year == lore.last_year):
        points += money * GUESSED_MONEY[lore.rivals]
    unseen = UNSEEN_IN_A_DUEL if lore.rivals == 1 else UNSEEN
    return points + unseen[plan.after][bought]


def _under_way(lore: Lore, view: View, plan: Plan) -> float:
    """What the flight under way will bring, by where its rocket is or by the odds of its test."""
    assert view.flight is not None
    stake, rocket = stake_of(lore, view), view.flight.rocket
    cards = int(view.players[view.launcher].hand_size * lore.mean_card)
    if isinstance(view.agenda[-1], agenda.Committing):
        return space_worths(lore, stake, cards, lore.card_point)[rocket]
    step = view.agenda[-1]
    if isinstance(step, agenda.Converting):
        worths = space_worths(lore, stake, cards, lore.card_point)
        return worths[min(max(counted_space(lore, view) + step.most, 0), len(worths) - 1)]
    bonus = rocket + sum(plan.strengths[r] for r in lore.terms.symbols[view.flight.mission])
    return flight_worth(lore, stake, plan.crew, bonus, cards, lore.card_point)
