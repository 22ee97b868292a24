"""N-8: the end of the game, scores and ties."""

from __future__ import annotations

from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.table import PublicTable
from spacerace.kernel.game import Result
from spacerace.kernel.seats import Seat, all_seats


def sheet_points(table: PublicTable, seat: Seat) -> int:
    """What the cubes on a player's sheets add or cost at the end, spies of others included (N-8.2, N-9.5)."""
    scientists = table.terms.scientists
    return sum(scientists[cube].end_pp for cubes in table.players[seat].cubes for cube in cubes)


def score(table: PublicTable, seat: Seat) -> int:
    """The score if the game were over now; it may be negative (N-8.2 to N-8.4)."""
    return table.players[seat].prestige + sheet_points(table, seat)


def score_sheet(state: State) -> list[tuple[str, tuple[int, ...]]]:
    """Where every point comes from: rows of a message id and points by seat, which add up to the score."""
    seats = all_seats(len(state.players))
    return [
        ("n-score-prestige", tuple(state.players[seat].prestige for seat in seats)),
        ("n-score-scientists", tuple(sheet_points(state, seat) for seat in seats)),
    ]


def winners(state: State) -> tuple[Seat, ...]:
    """Highest score, then most money, then shared (N-8.5)."""
    standing = [(score(state, Seat(seat)), player.money) for seat, player in enumerate(state.players)]
    return tuple(Seat(seat) for seat, place in enumerate(standing) if place == max(standing))


def result(state: State) -> Result:
    """How the match stands or ended (N-8.1, N-8.5)."""
    return Result(
        scores=tuple(score(state, seat) for seat in all_seats(len(state.players))),
        winners=winners(state) if state.over else (),
        rounds=state.year + 1,
        end_reason="1969" if state.over else "",
        unfinished=False,
    )
