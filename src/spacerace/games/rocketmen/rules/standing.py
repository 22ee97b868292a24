"""Standing orders: what a seat of Rocketmen can have answered for it.

Nobody is asked anything in another's turn, so there is little to wait for. The one question about espionage
alone is the launcher's own: shall Industrial Espionage become a copy before the Rocket points are counted?
"""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.rocketmen.rules.actions import COUNT_POINTS, Action
from spacerace.games.rocketmen.rules.agenda import COUNTING
from spacerace.games.rocketmen.rules.chapters.launch_pad import needed_points, rocket_points
from spacerace.games.rocketmen.rules.effects import CopyCard
from spacerace.games.rocketmen.rules.view import View

#: No copy before the points of the coming launch are counted.
PASS_LAUNCH = "pass-launch"
ORDERS: tuple[str, ...] = (PASS_LAUNCH,)


def order_scope(view: View, order: str) -> str | None:
    """The present or next turn of the seat, which a launch ends; Espionage is on its Pad (RM-3.4, RM-11.9).

    A turn is named by its round (RM-3.1).
    """
    seats = len(view.players)
    if order != PASS_LAUNCH or view.over or view.round == 0 or not 0 <= view.viewer < seats:
        return None
    if not any(isinstance(view.terms.cards[card].effect, CopyCard) for card in view.players[view.viewer].pad):
        return None
    has_played = (view.viewer - view.first) % seats < (view.seat - view.first) % seats
    return f"turn {view.round + 1 if has_played else view.round}"


def obey(view: View, options: Sequence[Action], order: str) -> Action | None:
    """Window W3: count and go without a copy, if the Rocket points suffice (D-17, RM-7.4, RM-7.16).

    Under strict declaration one may also count too few, which scrubs the launch: that is not meant (RM-7.6).
    In the later windows a copy stands beside drawing and aborting, so these stay the person's.
    """
    step = view.agenda[-1] if view.agenda else None
    if order != PASS_LAUNCH or view.seat != view.viewer or step != COUNTING or COUNT_POINTS not in options:
        return None
    enough = rocket_points(view, view.players[view.viewer]) >= needed_points(view)
    return COUNT_POINTS if enough else None
