"""Tables as pictures: inline SVG, with real text and the colours of the page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.util import find_spec
from io import StringIO
from typing import TYPE_CHECKING, Any

from spacerace.kernel.errors import BadSetup
from spacerace.kernel.sentences import sentence
from spacerace.lab.report.build import Column, Row, Table
from spacerace.lab.report.forms import GAP

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Canvas

#: Placeholders for the colours of the page, which differ in light and dark mode. Each is replaced by a
#: variable.
_INK, _GRID = "#010203", "#010204"
_SERIES = tuple(f"#0102{number:02x}" for number in range(16, 21))
_VARIABLES = {
    _INK: "var(--ink)",
    _GRID: "var(--grid)",
    **{colour: f"var(--series-{number})" for number, colour in enumerate(_SERIES)},
}
_MARKERS = "osD^v"
_WIDTH = 7.6


def require_matplotlib() -> None:
    """Raise BadSetup if matplotlib is missing."""
    if find_spec("matplotlib") is None:
        raise BadSetup("", "refused-report-no-plots")


def draw(table: Table, groups: Sequence[Column], before: Table | None = None) -> str:
    """The picture of a table. An earlier report is drawn hollow."""
    import matplotlib

    rows = [one for one in table.rows if one.id != GAP]
    style: dict[Any, Any] = {
        "svg.fonttype": "none",
        # A dollar sign is money, not mathematics.
        "text.parse_math": False,
        "svg.hashsalt": table.id,
        "font.size": 9.0,
        "text.color": _INK,
        "axes.edgecolor": _GRID,
        "axes.labelcolor": _INK,
        "xtick.color": _INK,
        "ytick.color": _INK,
    }
    with matplotlib.rc_context(style):
        bars = table.plot == "bars"
        canvas, axes = _room(rows, groups, bars=bars, legend_rows=2 if before else 1)
        earlier = {one.id: one for one in before.rows} if before else {}
        (_draw_bars if bars else _draw_dots)(axes, rows, groups, earlier)
        _dress(canvas, axes, table, groups, bars=bars)
        return _as_svg(canvas, table)


def _room(
    rows: Sequence[Row], groups: Sequence[Column], *, bars: bool, legend_rows: int
) -> tuple[Canvas, Axes]:
    """An empty picture, with room for its rows, their labels and the legend. Sizes are in inches."""
    from matplotlib.figure import Figure as Canvas

    top, bottom, right = 0.15 + 0.2 * legend_rows, 0.75 if bars else 0.3, 0.2
    height = top + bottom + (2.2 if bars else 0.3 + 0.12 * len(rows) * (1 + len(groups)))
    longest = max((len(one.label) for one in rows), default=0)
    # Fonts differ between browsers, so there is room for wide letters.
    left = 0.7 if bars else min(0.25 + 0.066 * longest, 0.6 * _WIDTH)
    canvas = Canvas(figsize=(_WIDTH, height))
    across, up = 1 - (left + right) / _WIDTH, 1 - (top + bottom) / height
    return canvas, canvas.add_axes((left / _WIDTH, bottom / height, across, up))


def _draw_dots(axes: Axes, rows: Sequence[Row], groups: Sequence[Column], earlier: dict[str, Row]) -> None:
    """A line for each row, on it a dot with its interval for each group."""
    step = 0.8 / len(groups)
    for number, group in enumerate(groups):
        colour = _SERIES[number % len(_SERIES)]
        offset = (number - (len(groups) - 1) / 2) * step
        for past, source in ((True, earlier), (False, {one.id: one for one in rows})):
            points = [
                (figure.value, figure.low, figure.high, place + offset + past * step * 0.4)
                for place, one in enumerate(rows)
                if one.id in source and (figure := source[one.id].cells.get(group.id)) is not None
            ]
            _dots(
                axes, points, colour, _MARKERS[number % len(_MARKERS)], _name(group, past=past), hollow=past
            )
    axes.set_yticks(range(len(rows)), [one.label for one in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.grid(axis="x", color=_GRID, linewidth=0.6)


def _dots(
    axes: Axes,
    points: Sequence[tuple[float | None, float | None, float | None, float]],
    colour: str,
    marker: str,
    label: str,
    *,
    hollow: bool,
) -> None:
    """Dots with their intervals; a figure without data has none."""
    drawn = [(value, low, high, at) for value, low, high, at in points if value is not None]
    if not drawn:
        return
    values, places = [value for value, *_ in drawn], [at for *_, at in drawn]
    # Rounding can move an end of an interval slightly beyond its middle.
    left = [0.0 if low is None else max(value - low, 0.0) for value, low, _, _ in drawn]
    right = [0.0 if high is None else max(high - value, 0.0) for value, _, high, _ in drawn]
    axes.errorbar(
        values,
        places,
        xerr=(left, right),
        fmt=marker,
        color=colour,
        markerfacecolor="none" if hollow else colour,
        markersize=4,
        linewidth=0.7 if hollow else 1.2,
        label=label,
    )


def _draw_bars(axes: Axes, rows: Sequence[Row], groups: Sequence[Column], earlier: dict[str, Row]) -> None:
    """Bars with their intervals side by side. An earlier report is drawn as an outline."""
    width = 0.8 / len(groups)
    for number, group in enumerate(groups):
        colour = _SERIES[number % len(_SERIES)]
        places = [place - 0.4 + width * (number + 0.5) for place in range(len(rows))]
        figures = [one.cells[group.id] for one in rows]
        values = [figure.value or 0.0 for figure in figures]
        # An empty bar has no interval to show: many of them would hide the others.
        down = [
            value and max(value - (figure.low or 0.0), 0.0)
            for value, figure in zip(values, figures, strict=True)
        ]
        up = [
            value and max((figure.high or 0.0) - value, 0.0)
            for value, figure in zip(values, figures, strict=True)
        ]
        axes.bar(places, values, width * 0.9, color=colour, label=group.label)
        axes.errorbar(places, values, yerr=(down, up), fmt="none", ecolor=_INK, linewidth=0.7)
        if earlier:
            cells = [earlier[one.id].cells if one.id in earlier else {} for one in rows]
            past = [found.value or 0.0 if (found := one.get(group.id)) else 0.0 for one in cells]
            axes.bar(
                places, past, width, fill=False, edgecolor=_INK, linewidth=0.8, label=_name(group, past=True)
            )
    axes.set_xticks(range(len(rows)), [one.label for one in rows], rotation=45 if len(rows) > 8 else 0)
    axes.grid(axis="y", color=_GRID, linewidth=0.6)
    axes.set_axisbelow(True)


def _name(group: Column, *, past: bool) -> str:
    """A group's name for the legend."""
    return sentence("report-legend-before", {"group": group.label}) if past else group.label


def _dress(canvas: Canvas, axes: Axes, table: Table, groups: Sequence[Column], *, bars: bool) -> None:
    """Axis, even shares and legend."""
    from matplotlib.lines import Line2D
    from matplotlib.ticker import PercentFormatter

    kinds = {figure.kind for one in table.rows for figure in one.cells.values()}
    if kinds == {"share"}:
        (axes.yaxis if bars else axes.xaxis).set_major_formatter(PercentFormatter(1.0, symbol=" %"))
    if table.marks_even:
        for number, group in enumerate(groups):
            colour = _SERIES[number % len(_SERIES)]
            axes.axvline(group.even, color=colour, linewidth=0.9, linestyle="--")
    for side in ("top", "right") if bars else ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0)
    handles, labels = axes.get_legend_handles_labels()
    if table.marks_even:
        handles.append(Line2D([], [], color=_INK, linewidth=0.9, linestyle="--"))
        labels.append(sentence("report-legend-even", {}))
    columns = len(groups) + table.marks_even
    if len(labels) > 1:
        canvas.legend(handles, labels, loc="upper left", ncols=columns, frameon=False, fontsize=8)


def _as_svg(canvas: Canvas, table: Table) -> str:
    """The picture as an element of a page: with a title, with ids of its own, without other addresses."""
    text = StringIO()
    canvas.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\sxmlns(:\w+)?="[^"]*"', "", svg).replace("xlink:href", "href")
    svg = re.sub(r'\bid="', f'id="plot-{table.id}-', svg)
    svg = re.sub(r'(href="|url\()#', rf"\1#plot-{table.id}-", svg)
    # Text gets the font of the page, although matplotlib measured it with another one.
    svg = re.sub(r"font: ([\d.]+px) [^;\"]*", r"font-size: \1", svg)
    for colour, variable in _VARIABLES.items():
        svg = svg.replace(colour, variable)
    head = f'<svg role="img" aria-labelledby="plot-{table.id}-title plot-{table.id}-what"'
    opened = svg.index(">") + 1
    return head + svg[len("<svg") : opened] + _titles(table) + svg[opened:].rstrip()


def _titles(table: Table) -> str:
    """The text that a screen reader reads instead of the picture."""
    from html import escape

    return (
        f'<title id="plot-{table.id}-title">{escape(table.title)}</title>'
        f'<desc id="plot-{table.id}-what">{escape(table.what)}</desc>'
    )
