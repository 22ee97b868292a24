"""Standing orders: what a seat of 1969 can have answered for it, so that nobody waits for what is plain.

Others are asked in somebody's part of a phase for one thing only: espionage cards for or against a rocket.
In one's own part many take every free card, sell no prestige, buy nothing in some years, and use Ground
Control as far as it goes.
"""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.nineteen69.rules.actions import DRAW_CARD, STOP, Action, Convert, Sell
from spacerace.games.nineteen69.rules.agenda import Committing, Converting, FreeCards, Purchasing, Selling
from spacerace.games.nineteen69.rules.view import View

#: No cards in the flight under way, whoever launched it.
PASS_MISSION = "pass-mission"
#: No cards against others' flights until the year ends.
PASS_YEAR = "pass-year"
#: No cards against others' flights until the game ends.
PASS_GAME = "pass-game"
#: No cards where they can move no rocket, until the game ends.
PASS_IDLE = "pass-idle"
#: Every free card is drawn for which the hand has room, until the game ends.
DRAW_FREE = "draw-free"
#: No prestige is sold until the game ends.
SELL_NOTHING = "sell-nothing"
#: No scientist and no card is bought until the year ends.
BUY_NOTHING = "buy-nothing"
#: Ground Control turns all the neutral dice it can, until the game ends.
CONVERT_ALL = "convert-all"
ORDERS: tuple[str, ...] = (
    PASS_MISSION,
    PASS_YEAR,
    PASS_GAME,
    PASS_IDLE,
    DRAW_FREE,
    SELL_NOTHING,
    BUY_NOTHING,
    CONVERT_ALL,
)


def order_scope(view: View, order: str) -> str | None:
    """The flight under way, the year, or the game; a player launches at most once a year (N-6.1)."""
    if view.over or not 0 <= view.viewer < len(view.players):
        return None
    if order == CONVERT_ALL:
        return "game" if view.terms.rules.ground_control_asks else None
    if order in (PASS_GAME, PASS_IDLE, DRAW_FREE, SELL_NOTHING):
        return "game"
    year = view.terms.years[view.year].year
    if order in (PASS_YEAR, BUY_NOTHING):
        return f"year {year}"
    if order == PASS_MISSION and view.flight is not None:
        return f"mission of seat {view.launcher} in {year}"
    return None


def obey(view: View, options: Sequence[Action], order: str) -> Action | None:
    """What an order answers in one's own part of a phase, and in that of others."""
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, Committing):
        return _commit(view, options, step, order)
    if view.seat != view.viewer:
        return None
    if order == DRAW_FREE and isinstance(step, FreeCards):
        # ND-1: with a full hand every draw takes a discard (N-4.3), which the person chooses.
        return DRAW_CARD if DRAW_CARD in options else None
    if order == SELL_NOTHING and isinstance(step, Selling):
        # ND-2: selling 0 PP is the answer that sells nothing (N-4.4).
        return Sell(0)
    if order == BUY_NOTHING and isinstance(step, Purchasing):
        # ND-3: be done. A hire or a discard that was begun is another step, and the person's.
        return STOP
    if order == CONVERT_ALL and isinstance(step, Converting):
        # ND-10, N-6.11.
        return max((one for one in options if isinstance(one, Convert)), key=lambda one: one.count)
    return None


def _commit(view: View, options: Sequence[Action], step: Committing, order: str) -> Action | None:
    """Commit no card where none is picked up yet (ND-9, N-6.18).

    The orders of a year and of the game leave the own rocket alone: who never pushes others back (N-6.24)
    has not said that no card shall help the own one.
    """
    # With cards picked up already, to be done means to lay them down.
    if view.seat != view.viewer or step != Committing() or STOP not in options:
        return None
    if order == PASS_MISSION or (order in (PASS_YEAR, PASS_GAME) and view.launcher != view.viewer):
        return STOP
    return STOP if order == PASS_IDLE and is_idle(view) else None


def is_idle(view: View) -> bool:
    """Whether no card of the viewer can move the rocket in flight.

    A rocket on the start cannot be pushed back, and one on the last space cannot be pushed ahead (N-6.17).
    The opponents push first (N-6.22), so the own rocket keeps the last space only if none of them laid down
    a card.
    """
    flight = view.flight
    if flight is None:
        return False
    if view.launcher != view.viewer:
        return flight.rocket == 0
    last = len(view.terms.tracks[flight.mission]) - 1
    return flight.rocket == last and not any(player.committed_size for player in view.players)
