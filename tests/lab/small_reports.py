"""Small balance reports."""

from __future__ import annotations

from functools import cache

from spacerace.lab.report.build import Report, Table, build
from spacerace.lab.report.figures import Figure
from spacerace.lab.report.forms import group_of
from spacerace.lab.report.gather import Setup, gather

SMALL = {"rocketmen": {"round_cap": 7}, "1969": {}}


def setup_of(game: str, *, players: tuple[int, ...] = (2, 3), games: int = 3, seed: int = 5) -> Setup:
    """A few short games of random bots."""
    return Setup(
        game=game,
        bots=("random",),
        groups=tuple(group_of(number) for number in players),
        games=games,
        seed=seed,
        options=dict(SMALL[game]),
    )


@cache
def small_report(game: str, seed: int = 5) -> Report:
    """The report of a few short games."""
    setup = setup_of(game, seed=seed)
    return build(setup, gather(setup), date="1969-07-20", command=f"spacerace report {game}")


def figure(report: Report, table: str, row: str, group: str) -> Figure:
    """One figure of a report."""
    found = next(one for one in report.tables if one.id == table)
    return next(one for one in found.rows if one.id == row).cells[group]


def table_of(report: Report, id: str) -> Table:
    """A table of a report."""
    return next(table for table in report.tables if table.id == id)
