"""The report itself: all figures in words and numbers, as it is written to a file and read again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from spacerace import __version__
from spacerace.games import game_named
from spacerace.kernel.codec import pretty
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Message, Option
from spacerace.kernel.sentences import sentence
from spacerace.lab.report import every_game
from spacerace.lab.report.figures import Figure, Pair, figure_of
from spacerace.lab.report.forms import GAP, TOTAL, Aim, Counts, Form, Group, Plot, RowForm, row
from spacerace.lab.report.gather import Setup, header, report_of

#: Raised when older files cannot be read any more.
FORMAT = 1


class About(Struct, frozen=True, kw_only=True):
    """Which games were played, and how to play them again."""

    game: str
    edition: str
    mode: str
    options: dict[str, Option]
    bots: tuple[str, ...]
    #: Games of each group.
    games: int
    seed: int
    pack: str
    pack_version: int
    pack_hash: str
    rules_version: int
    #: Of this program.
    version: str
    date: str
    command: str


class Column(Struct, frozen=True, kw_only=True):
    """A group of games."""

    id: str
    label: str
    players: int
    #: The share that each player has if all are equal.
    even: float


class Row(Struct, frozen=True, kw_only=True):
    """A row of a table, with a figure for each group."""

    id: str
    label: str
    cells: dict[str, Figure]


class Table(Struct, frozen=True, kw_only=True):
    """A table with its title and what it counts."""

    id: str
    section: str
    title: str
    what: str
    plot: Plot
    marks_even: bool
    trims: bool
    rows: tuple[Row, ...]


class Verdict(Struct, frozen=True, kw_only=True):
    """How an aim stands in one group: "met", "likely", "unlikely", "missed" or "unknown"."""

    id: str
    text: str
    group: str
    #: The figure that was judged; none where it was each row of a table.
    figure: Figure | None
    #: How many rows of which table were judged, and which are outside the limits.
    table: str
    rows: int
    outside: tuple[str, ...]
    verdict: str


class Section(Struct, frozen=True, kw_only=True):
    """A part of the page."""

    id: str
    title: str


class Report(Struct, frozen=True, kw_only=True):
    """Everything that many games have told."""

    format: int
    about: About
    groups: tuple[Column, ...]
    sections: tuple[Section, ...]
    aims: tuple[Verdict, ...]
    tables: tuple[Table, ...]


class _Version(Struct):
    """All that can be said about a file of any format."""

    format: int


def build(setup: Setup, games: Sequence[Sequence[Counts]], *, date: str, command: str) -> Report:
    """The report of these games, which were gathered by this setup."""
    own, largest = report_of(setup.game), max(setup.groups, key=lambda group: group.players)
    terms = game_named(setup.game).begin(header(setup, largest, 0)).terms
    forms = [
        *every_game.score_forms(setup.groups, setup.bots),
        *own.forms(terms, setup.groups),
    ]
    by_group = dict(zip((group.id for group in setup.groups), games, strict=True))
    tables = {form.id: _table(form, by_group) for form in forms}
    groups = tuple(_column(group) for group in setup.groups)
    sections = [name for name in own.sections() if any(form.section == name for form in forms)]
    return Report(
        format=FORMAT,
        about=_about(setup, date=date, command=command),
        groups=groups,
        sections=tuple(Section(id=name, title=sentence(f"report-section-{name}", {})) for name in sections),
        aims=tuple(
            verdict for aim in own.aims(terms, setup.groups) for verdict in _judge(aim, tables, groups)
        ),
        tables=tuple(tables.values()),
    )


def _about(setup: Setup, *, date: str, command: str) -> About:
    """Which games were played."""
    head = header(setup, setup.groups[0], 0)
    common = {name: value for name, value in head.options.items() if name not in setup.groups[0].options}
    return About(
        game=head.game,
        edition=head.edition,
        mode=head.mode,
        options=common,
        bots=setup.bots,
        games=setup.games,
        seed=setup.seed,
        pack=head.pack,
        pack_version=head.pack_version,
        pack_hash=head.pack_hash,
        rules_version=head.rules_version,
        version=__version__,
        date=date,
        command=command,
    )


def _column(group: Group) -> Column:
    """A group in words."""
    return Column(
        id=group.id, label=_said(group.label), players=group.players, even=1 / max(group.players, 1)
    )


def _said(message: Message) -> str:
    """A message in words."""
    return sentence(message.id, message.args)


# --- tables --------------------------------------------------------------------------------------


def _table(form: Form, games: dict[str, Sequence[Counts]]) -> Table:
    """A table with all its figures."""
    rows = [
        Row(
            id=one.id,
            label=_said(one.label),
            cells={
                group: figure_of(one.kind or form.kind, _pairs(form, one.id, played))
                for group, played in games.items()
            },
        )
        for one in (*form.rows, *_commonest(form, games))
    ]
    if form.has_gap:
        rows.append(_gap(form, rows, games))
    return Table(
        id=form.id,
        section=form.section,
        title=sentence(f"report-{form.id}", {}),
        what=sentence(f"report-{form.id}-what", {}),
        plot=form.plot,
        marks_even=form.marks_even,
        trims=form.trims,
        rows=tuple(rows),
    )


def _commonest(form: Form, games: dict[str, Sequence[Counts]]) -> list[RowForm]:
    """The most common rows of a table that does not know its rows; each group's own are among them."""
    found: dict[str, None] = {}
    for played in games.values():
        sums: Counter[str] = Counter()
        for counts in played:
            # No variable here is called ``row``: Python 3.12.1 then loses the function of this name.
            sums.update({one: part for (table, one), (part, _) in counts.items() if table == form.id and one})
        # Of equally common ones the first by name, whatever game came first.
        found |= dict.fromkeys(sorted(sums, key=lambda one: (-sums[one], one))[: form.commonest])
    return [row(one, f"report-{form.id}-row", {"row": one}) for one in found]


def _pairs(form: Form, row: str, games: Sequence[Counts]) -> list[Pair]:
    """What each game adds to a row; with a common total, a game without it adds nothing to that."""
    if not form.has_total:
        return [counts.get((form.id, row), (0, 0)) for counts in games]
    return [
        (counts.get((form.id, row), (0, 0))[0], counts.get((form.id, TOTAL), (0, 0))[1]) for counts in games
    ]


def _gap(form: Form, rows: Sequence[Row], games: dict[str, Sequence[Counts]]) -> Row:
    """How far the best row and the worst are apart, game by game."""
    cells = {}
    for group, played in games.items():
        found = {one.id: value for one in rows if (value := one.cells[group].value) is not None}
        pairs: list[Pair] = []
        if len(found) > 1:
            best, worst = (pick(found, key=found.__getitem__) for pick in (max, min))
            pairs = [
                (counts[form.id, best][0] - counts[form.id, worst][0], 1)
                for counts in played
                if (form.id, best) in counts
            ]
        cells[group] = figure_of("mean", pairs)
    return Row(id=GAP, label=_said(row(GAP, "report-row-gap").label), cells=cells)


# --- aims ----------------------------------------------------------------------------------------

#: From bad to good.
_WORST_FIRST = ("missed", "unlikely", "likely", "met")


def _judge(aim: Aim, tables: dict[str, Table], groups: Sequence[Column]) -> list[Verdict]:
    """How an aim stands, in each group that it is for."""
    return [
        _judge_in(aim, tables[aim.table], group)
        for group in groups
        if not aim.groups or group.id in aim.groups
    ]


def _judge_in(aim: Aim, table: Table, group: Column) -> Verdict:
    """How an aim stands in one group: one figure, or the worst of several."""
    base = group.even if aim.from_even else 0.0
    low = None if aim.low is None else base + aim.low
    high = None if aim.high is None else base + aim.high
    wanted = [
        one
        for one in table.rows
        if (one.id == aim.row if aim.row else one.id != GAP and (not aim.only or one.id in aim.only))
    ]
    found = {
        one.id: verdict
        for one in wanted
        if (verdict := verdict_on(one.cells[group.id], low, high)) != "unknown"
    }
    return Verdict(
        id=aim.id,
        text=sentence(f"report-aim-{aim.id}", {}),
        group=group.id,
        figure=wanted[0].cells[group.id] if aim.row else None,
        table=table.id,
        rows=len(found),
        outside=tuple(one for one, verdict in found.items() if verdict in _WORST_FIRST[:2]),
        verdict=min(found.values(), key=_WORST_FIRST.index, default="unknown"),
    )


def verdict_on(figure: Figure, low: float | None, high: float | None) -> str:
    """Whether a figure is within limits, and whether its interval lets one be sure of it."""
    if figure.value is None:
        return "unknown"
    at_least, at_most = float("-inf") if low is None else low, float("inf") if high is None else high
    bottom = figure.value if figure.low is None else figure.low
    top = figure.value if figure.high is None else figure.high
    if at_least <= figure.value <= at_most:
        return "met" if at_least <= bottom and top <= at_most else "likely"
    return "missed" if top < at_least or bottom > at_most else "unlikely"


# --- files ---------------------------------------------------------------------------------------


def write(report: Report) -> str:
    """The text of a report's file, with every figure."""
    return pretty(msgspec.to_builtins(report)) + "\n"


def read(text: str, name: str) -> Report:
    """The report of a file; raises BadSetup if it holds none."""
    try:
        version = msgspec.json.decode(text, type=_Version).format
        if version != FORMAT:
            about = {"file": name, "format": version, "known": FORMAT}
            raise BadSetup("", "refused-report-format", about)
        return msgspec.json.decode(text, type=Report)
    except msgspec.DecodeError as error:
        raise BadSetup("", "refused-report-file", {"file": name, "reason": str(error)}) from None
