"""Figures: sums of public values, so that a client that draws the table needs no rules."""

from __future__ import annotations

from msgspec import Struct

from spacerace.games.rocketmen.rules.chapters.buying import surcharge
from spacerace.games.rocketmen.rules.chapters.drawing import hand_limit
from spacerace.games.rocketmen.rules.chapters.ending import goal_missions
from spacerace.games.rocketmen.rules.chapters.launch_pad import boost_of, rocket_points
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.table import PublicTable
from spacerace.kernel.seats import Seat, all_seats


class GoalFigures(Struct, frozen=True, kw_only=True):
    """How far a Personal Goal is."""

    card: CardId
    #: How many of the missions that it asks for are done, and how many it asks for (RM-12.4 to RM-12.15).
    done: int
    needed: int


class PlayerFigures(Struct, frozen=True, kw_only=True):
    """What a player's cards and achievements add up to."""

    #: Rocket points of Pad and achievements (RM-7.4).
    rocket_points: int
    #: Spaces that the rocket would start ahead, by destination in the order of the faces (RM-7.8).
    boosts: tuple[int, ...]
    #: Cards that the Hand may hold at the end of a turn (RM-2.8).
    hand_limit: int
    #: What a Threat costs this player more (RM-4.12).
    surcharge: int
    #: The goals that the seat may see.
    goals: tuple[GoalFigures, ...]


class Figures(Struct, frozen=True, kw_only=True):
    """The figures of a state, as a seat may know them."""

    players: tuple[PlayerFigures, ...]
    #: The space of the rocket in flight (RM-7.8).
    rocket: int | None


def figures(table: PublicTable, seat: Seat) -> Figures:
    """The figures of a state, with only the goals that this seat may see (RM-16.4)."""
    launch = table.launch
    return Figures(
        players=tuple(_player(table, other, seat) for other in all_seats(len(table.players))),
        rocket=None if launch is None else launch.rocket,
    )


def _player(table: PublicTable, other: Seat, seat: Seat) -> PlayerFigures:
    """The sums of one player."""
    player, shown = table.players[other], other == seat or table.over
    return PlayerFigures(
        rocket_points=rocket_points(table, player),
        boosts=tuple(boost_of(table, player, destination) for destination in table.terms.destinations),
        hand_limit=hand_limit(table, player),
        surcharge=surcharge(table, player),
        goals=tuple(_goal(table, other, goal) for goal in player.goals or ()) if shown else (),
    )


def _goal(table: PublicTable, seat: Seat, goal: CardId) -> GoalFigures:
    """How far one goal is."""
    needed, left = goal_missions(table, seat, goal)
    return GoalFigures(card=goal, done=needed - left, needed=needed)
