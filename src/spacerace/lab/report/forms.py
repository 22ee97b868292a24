"""What a report counts: forms of tables, aims, and what a game's own module offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from spacerace.kernel.game import AnyState, Message, Option, Result
from spacerace.lab.playing import Watcher

#: By table and row, what one game adds: a sum, and the number of things it was summed over.
Counts = dict[tuple[str, str], tuple[float, float]]

#: The row that counts what all rows of a table with a common total are parts of.
TOTAL = ""
#: The row with the distance between the best and the worst row.
GAP = "gap"

#: A share is a part of a number of things; a mean is a sum over a number of things.
Kind = Literal["share", "mean"]
Plot = Literal["none", "dots", "bars"]


class Group(Struct, frozen=True, kw_only=True):
    """Games of one kind; every figure is given for each group."""

    id: str
    label: Message
    players: int
    #: What differs from the options of all groups.
    options: dict[str, Option] = {}


class RowForm(Struct, frozen=True):
    """A row of a table."""

    id: str
    label: Message
    #: Where it differs from that of the table.
    kind: Kind | None = None


class Form(Struct, frozen=True, kw_only=True):
    """A table. Its title is the message ``report-ID``; ``report-ID-what`` explains what it counts."""

    id: str
    section: str
    rows: tuple[RowForm, ...]
    kind: Kind = "share"
    plot: Plot = "dots"
    #: All rows are parts of one total, which is counted in the row TOTAL.
    has_total: bool = False
    #: The plot marks the share that each of the players has if all are equal.
    marks_even: bool = False
    #: A last row tells how far the best and the worst row are apart.
    has_gap: bool = False
    #: Empty rows at both ends are not shown.
    trims: bool = False
    #: For rows that are not known in advance: how many of the most common values are shown.
    commonest: int = 0


class Aim(Struct, frozen=True, kw_only=True):
    """A target for a figure; the message ``report-aim-ID`` describes it."""

    id: str
    table: str
    #: "" for each row of the table.
    row: str = ""
    #: The groups it is for; none for all.
    groups: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    #: Limits are counted from the even share.
    from_even: bool = False
    #: Of "each row", only these; none for all.
    only: tuple[str, ...] = ()


class Counter(Watcher, Protocol):
    """Watches one game, and counts what the report of its game shows."""

    #: Who began.
    first: int

    def counts(self, state: AnyState, result: Result) -> Counts:
        """What is counted of this game, now that it is over."""


def react(state: AnyState, reactions: Mapping[type, Callable[[Any], None]]) -> None:
    """Hand every fact of a step to the function for facts of its kind, if there is one."""
    for fact in state.facts:
        reaction = reactions.get(type(fact))
        if reaction is not None:
            reaction(fact)


class GameReport(Protocol):
    """What the module of a game offers to the report."""

    def groups(
        self, edition: str | None, mode: str | None, options: Mapping[str, Option]
    ) -> tuple[Group, ...]:
        """The groups of games that are played unless told otherwise."""

    def watch(self, state: AnyState) -> Counter:
        """A watcher for the game that begins with this state."""

    def sections(self) -> tuple[str, ...]:
        """The parts of the page, in their order."""

    def forms(self, terms: Any, groups: Sequence[Group]) -> list[Form]:
        """The tables of this game beside those of every game."""

    def aims(self, terms: Any, groups: Sequence[Group]) -> list[Aim]:
        """The targets of the figures; none by default."""


def row(
    id: str, message_id: str, args: Mapping[str, object] | None = None, kind: Kind | None = None
) -> RowForm:
    """A row with its label."""
    return RowForm(id, Message(message_id, args or {}), kind)


def group_of(players: int) -> Group:
    """All games with this number of players."""
    return Group(id=str(players), label=Message("report-players", {"players": players}), players=players)


def add(counts: Counts, table: str, row: str, part: float, whole: float) -> None:
    """Count a part of a whole."""
    before = counts.get((table, row), (0, 0))
    counts[table, row] = (before[0] + part, before[1] + whole)
