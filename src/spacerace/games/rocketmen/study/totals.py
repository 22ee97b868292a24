"""What everybody would have if the game were over now, as far as a seat knows."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.chapters.ending import ai_area_vp, is_met
from spacerace.games.rocketmen.rules.chapters.variants import items
from spacerace.games.rocketmen.rules.effects import Majority
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.view import PlayerView, View
from spacerace.kernel.seats import Seat, all_seats


def totals(view: View) -> tuple[int, ...]:
    """Everybody's points; alone, the AI comes last. Personal Goals count where this seat may see them.

    Everybody saw each card that a player gained or lost, so the points on cards are known too (RM-16.6).
    """
    found = [_total(view, seat) for seat in all_seats(len(view.players))]
    if view.ai is not None:
        found.append(view.ai.track + ai_area_vp(view))
    return tuple(found)


def _total(view: View, seat: Seat) -> int:
    """The points of one player (RM-9.4 to RM-9.9)."""
    player = view.players[seat]
    tokens = (view.moon_token == seat) + (view.mars_token == seat)
    points = player.track + tokens * view.terms.pack.board.first_token_vp
    if not view.terms.edition.threats_at_once:
        points += sum(view.terms.cards[card].vp for card in _owned(player))
    return points + _goal(view, seat) + _majorities(view, seat)


def _owned(player: PlayerView) -> list[CardId]:
    """All action cards of a player; another's HQ and Hand are told as one (RM-1.11, RM-16.6)."""
    return [
        *(player.known if player.hand is None else player.hand),
        *player.unseen,
        *player.hq_top,
        *([] if player.plan is None else [player.plan]),
        *player.pad,
        *player.store,
        *player.playing_area,
        *player.warehouse,
        *player.junkyard,
    ]


def _goal(view: View, seat: Seat) -> int:
    """The best Personal Goal that is done and seen; a binding one gives none (RM-9.7, RM-12.1, RM-15.5)."""
    if view.terms.edition.goal_is_binding:
        return 0
    cards, goals = view.terms.cards, view.players[seat].goals or ()
    met = [goal for goal in goals if all(is_met(view, seat, task) for task in cards[goal].tasks)]
    return max((cards[goal].vp for goal in met), default=0)


def _majorities(view: View, seat: Seat) -> int:
    """Variants that score at the end (RM-9.8, RM-13.2, RM-13.3)."""
    points = 0
    for rule in (view.terms.cards[card].rule for card in view.variants):
        if isinstance(rule, Majority):
            counts = [items(view, player, _owned(player), rule) for player in view.players]
            points += rule.vp if counts[seat] == max(counts) > 0 else 0
    return points
