"""What stands out in a report: figures far from the others of their table, and aims that are missed."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from spacerace.lab.report.build import Column, Report, Row, Table
from spacerace.lab.report.figures import Figure
from spacerace.lab.report.forms import GAP

#: So many half widths of its interval a figure must be away from what is usual.
CLEARLY = 2.0
#: Rows of a table that are compared with each other: fewer often count different things.
COMPARED = 8
#: Lines of the summary, and those of one table among them.
MOST, MOST_OF_ONE = 8, 2


class Odd(NamedTuple):
    """A figure that stands out."""

    table: Table
    row: Row
    group: Column
    figure: Figure
    #: What is usual: the even share, or the median of the other rows.
    usual: float
    #: Distance from what is usual, in half widths of the interval; above it is positive.
    distance: float


def is_comparable(table: Table) -> bool:
    """Whether the rows of a table count the same of different things, such as cards."""
    return table.plot == "dots" and not table.trims and (table.marks_even or len(_rows(table)) >= COMPARED)


def by_size(table: Table, rows: Sequence[Row], groups: Sequence[Column]) -> tuple[Row, ...]:
    """The rows of a long table, the largest figure first, so that what is odd stands at the ends.

    Short tables and spreads keep their order, which says something: places, years, points.
    """
    if not is_comparable(table) or len(rows) < COMPARED:
        return tuple(rows)

    def size(row: Row) -> tuple[bool, bool, float]:
        values = [
            cell.value for group in groups if (cell := row.cells.get(group.id)) and cell.value is not None
        ]
        return row.id == GAP, not values, -sum(values) / max(len(values), 1)

    return tuple(sorted(rows, key=size))


def odd_rows(report: Report, table: Table) -> list[Odd]:
    """The figures of a table that are clearly away from what is usual, the farthest first."""
    if not is_comparable(table):
        return []
    found = []
    for group in report.groups:
        cells = [(row, row.cells[group.id]) for row in _rows(table) if group.id in row.cells]
        known = [(row, cell, cell.value) for row, cell in cells if cell.value is not None]
        for row, cell, value in known:
            others = [one for other, _, one in known if other is not row]
            if not others or cell.low is None or cell.high is None or cell.high <= cell.low:
                continue
            usual = group.even if table.marks_even else median(others)
            distance = 2 * (value - usual) / (cell.high - cell.low)
            if abs(distance) >= CLEARLY:
                found.append(Odd(table, row, group, cell, usual, distance))
    return sorted(found, key=lambda odd: -abs(odd.distance))


def oddest(report: Report) -> list[Odd]:
    """What stands out most in the whole report: one line for a row, few of one table."""
    every = [odd for table in report.tables for odd in odd_rows(report, table)]
    told: list[Odd] = []
    for odd in sorted(every, key=lambda odd: -abs(odd.distance)):
        of_table = [one for one in told if one.table.id == odd.table.id]
        if len(of_table) < MOST_OF_ONE and all(one.row.id != odd.row.id for one in of_table):
            told.append(odd)
    return told[:MOST]


def by_oddness(report: Report, tables: Sequence[Table]) -> list[Table]:
    """Tables with a missed aim first, then by how far their oddest row is away; else as they come."""
    missed = {aim.table for aim in report.aims if aim.verdict in ("missed", "unlikely")}

    def key(table: Table) -> tuple[bool, float]:
        odd = odd_rows(report, table)
        return table.id not in missed, -abs(odd[0].distance) if odd else 0.0

    return sorted(tables, key=key)


def _rows(table: Table) -> list[Row]:
    """The rows that can be compared."""
    return [row for row in table.rows if row.id != GAP]
