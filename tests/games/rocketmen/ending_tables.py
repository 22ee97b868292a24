"""Tables for the tests of RM-9 and RM-12."""

from __future__ import annotations

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.game import Result
from tests.games.rocketmen.table import Table

#: Six missions that leave Mars alone.
NEAR_HOME = (
    ("earth", "satellite"),
    ("earth", "spaceship"),
    ("earth", "space-station"),
    ("earth", "orbital-shipyard"),
    ("earth", "space-hotel"),
    ("moon", "satellite"),
)


def arrivals(table: Table, *missions: tuple[str, str], seat: int = 0) -> Table:
    """Missions done earlier."""
    for destination, kind in missions:
        table.arrive(destination, kind, seat=seat)
    return table


def fly(table: Table, mission: str, destination: str) -> Table:
    """The player whose turn it is succeeds with a mission, without a draw; the turn ends."""
    seat = table.state.seat
    table.plan(mission, seat=seat)
    player = table.player(seat)
    player.rocket_points, player.science_tokens = 12, 13
    return table.do(f"launch {destination}")


def pass_turns(table: Table, turns: int = 1) -> Table:
    """So many players end their turn at once."""
    table.settle()
    for _ in range(turns):
        table.do("end-turn").settle()
    return table


def finish(table: Table) -> Result:
    """The end was triggered: play the round out and count."""
    table.state.end_reason = "threshold"
    while rocketmen.to_act(table.state) is not None:
        pass_turns(table)
    return rocketmen.result(table.state)
