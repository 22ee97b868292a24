"""The report as one HTML page without external files. Two reports can be shown side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files

from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import game_name
from spacerace.kernel.sentences import sentence
from spacerace.lab.report.build import About, Column, Report, Row, Section, Table, Verdict
from spacerace.lab.report.figures import Figure
from spacerace.lab.report.odd import Odd, by_oddness, by_size, odd_rows, oddest
from spacerace.lab.report.plots import draw

#: Rows that stand out and are named beside the title of their table.
NAMED = 4


def page(report: Report, before: Report | None = None, language: str = "en") -> str:
    """The whole page; with an earlier report, its figures stand before those of this one.

    The words are those of the current renderer. It does not know its language, so the caller gives it.

    Raises BadSetup if the earlier one is about another game.
    """
    if before is not None and before.about.game != report.about.game:
        games = {"before": before.about.game, "after": report.about.game}
        raise BadSetup("", "refused-report-other-game", games)
    title = _words("report-title", {"game": game_name(report.about.game)})
    body = [
        f"<h1>{title}</h1>",
        summary(report),
        _folded("report-how", _about(report, before) + _notes(before)),
        _aims(report, before),
        _contents(report),
        *(_section(section, report, before) for section in report.sections),
    ]
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in body if part)
        + "\n</main>\n</body>\n</html>\n"
    )


def _words(message_id: str, args: Mapping[str, object] | None = None) -> str:
    """A message in words that are safe in a page."""
    return escape(sentence(message_id, args or {}))


# --- the summary ---------------------------------------------------------------------------------


def summary(report: Report) -> str:
    """What a designer reads first: how many aims are met, which are missed, and what stands out."""
    lines = []
    judged = [aim for aim in report.aims if aim.verdict != "unknown"]
    labels = {group.id: group.label for group in report.groups}
    if judged:
        met = sum(aim.verdict in ("met", "likely") for aim in judged)
        lines.append(
            f"<p><strong>{_words('report-summary-aims', {'met': met, 'all': len(judged)})}</strong></p>"
        )
    missed = [
        f"<li>{_to(aim.table)}{escape(aim.text)}</a>: {_words(f'report-verdict-{aim.verdict}')} "
        f"({escape(labels[aim.group])})</li>"
        for aim in sorted(judged, key=lambda aim: aim.verdict)
        if aim.verdict in ("missed", "unlikely")
    ]
    if missed:
        lines.append(f"<h3>{_words('report-summary-missed')}</h3>\n<ul>\n" + "\n".join(missed) + "\n</ul>")
    odd = [
        f"<li>{_to(one.table.id)}{escape(one.table.title)}</a>: {_said_odd(one)}</li>"
        for one in oddest(report)
    ]
    if odd:
        lines.append(f"<h3>{_words('report-summary-odd')}</h3>\n<ul>\n" + "\n".join(odd) + "\n</ul>")
    if not missed and not odd:
        lines.append(f"<p>{_words('report-summary-nothing')}</p>")
    return (
        f'<section class="summary">\n<h2>{_words("report-summary")}</h2>\n'
        + "\n".join(lines)
        + "\n</section>"
    )


def _to(table: str) -> str:
    """A link to a table."""
    return f'<a href="#{table}">'


def _said_odd(odd: Odd) -> str:
    """A figure that stands out, in a sentence."""
    assert odd.figure.value is not None
    about = {
        "row": odd.row.label,
        "value": _value(odd.figure),
        "usual": sentence(f"report-{odd.figure.kind}", {"value": _number(odd.figure.kind, odd.usual)}),
        "group": odd.group.label,
    }
    return _words("report-odd-more" if odd.distance > 0 else "report-odd-less", about)


# --- the head ------------------------------------------------------------------------------------


def _about(report: Report, before: Report | None) -> str:
    """Which games were played, and how to play them again."""
    parts = [_about_one(report, "report-about-after" if before else "")]
    if before is not None:
        parts.insert(0, _about_one(before, "report-about-before"))
    return "\n".join(parts)


def _about_one(report: Report, heading: str) -> str:
    """The facts about the games of one report."""
    head = f"<h2>{_words(heading)}</h2>\n" if heading else ""
    facts = "\n".join(
        f"<dt>{_words(f'report-about-{name}')}</dt><dd>{text}</dd>" for name, text in _facts(report)
    )
    return f"{head}<dl>\n{facts}\n</dl>"


def _facts(report: Report) -> list[tuple[str, str]]:
    """What is said about the games, by name."""
    about: About = report.about
    groups = ", ".join(group.label for group in report.groups)
    options = ", ".join(f"{name} {str(value).lower()}" for name, value in sorted(about.options.items()))
    return [
        ("game", _words("report-game", {"game": about.game, "edition": about.edition, "mode": about.mode})),
        ("bots", escape(", ".join(about.bots))),
        ("games", _words("report-games", {"games": about.games, "groups": groups})),
        ("seed", escape(str(about.seed))),
        ("options", escape(options) or "–"),
        ("pack", f"{escape(about.pack)}@{about.pack_version}, <code>{escape(about.pack_hash)}</code>"),
        ("rules", _words("report-versions", {"rules": about.rules_version, "version": about.version})),
        ("date", escape(about.date)),
        ("command", f"<code>{escape(about.command)}</code>"),
    ]


def _contents(report: Report) -> str:
    """Links to every table."""
    links = "\n".join(
        f'<li><a href="#{table.id}">{escape(table.title)}</a></li>'
        for section in report.sections
        for table in by_oddness(report, [one for one in report.tables if one.section == section.id])
    )
    return f'<nav aria-label="{_words("report-contents")}">\n<ul>\n{links}\n</ul>\n</nav>'


def _notes(before: Report | None) -> str:
    """How to read the figures."""
    notes = ["report-note-intervals", "report-note-wins", *(["report-note-before"] if before else [])]
    return "\n".join(f"<p>{_words(note)}</p>" for note in notes)


def _folded(message_id: str, body: str) -> str:
    """What a reader opens who wants to know."""
    return f"<details>\n<summary>{_words(message_id)}</summary>\n{body}\n</details>"


# --- aims ----------------------------------------------------------------------------------------


def _aims(report: Report, before: Report | None) -> str:
    """The results of the targets, one line for each group."""
    if not report.aims:
        return ""
    labels = {group.id: group.label for group in report.groups}
    earlier = {(aim.id, aim.group): aim for aim in before.aims} if before else {}
    rows = "\n".join(
        f'<tr><th scope="row">{escape(aim.text)}</th><td>{escape(labels[aim.group])}</td>'
        + (_verdict_cells(before, earlier.get((aim.id, aim.group))) if before else "")
        + f"{_verdict_cells(report, aim)}</tr>"
        for aim in report.aims
    )
    times = ("before", "after") if before else ("",)
    heads = "".join(
        f'<th scope="col">{_words(f"report-aims-{column}")}{_suffix(time)}</th>'
        for time in times
        for column in ("figure", "verdict")
    )
    return (
        f'<h2 id="aims">{_words("report-aims")}</h2>\n{_scroll("report-aims")}<table>\n'
        f"<caption>{_words('report-aims-what')}</caption>\n"
        f'<thead><tr><th scope="col">{_words("report-aims-aim")}</th>'
        f'<th scope="col">{_words("report-aims-games")}</th>{heads}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table>\n</div>"
    )


def _verdict_cells(report: Report, aim: Verdict | None) -> str:
    """Figure and verdict of a target. Of many figures, those outside."""
    if aim is None:
        return "<td>–</td><td>–</td>"
    if aim.figure is not None:
        shown = _figure(aim.figure)
    else:
        inside = {"inside": aim.rows - len(aim.outside), "rows": aim.rows}
        shown = _words("report-aims-inside", inside)
        if aim.outside:
            shown += f'<small class="long">{_outside(report, aim)}</small>'
    verdict = _words(f"report-verdict-{aim.verdict}")
    return f'<td>{shown}</td><td class="{aim.verdict}">{verdict}</td>'


def _outside(report: Report, aim: Verdict) -> str:
    """The rows that miss an aim, with their figures."""
    rows = {row.id: row for table in report.tables if table.id == aim.table for row in table.rows}
    named = [f"{rows[id].label} {_value(rows[id].cells[aim.group])}" for id in aim.outside]
    return _words("report-aims-outside", {"rows": ", ".join(named)})


def _scroll(message_id: str, args: Mapping[str, object] | None = None) -> str:
    """The frame of a table that can be wider than the screen. It can be scrolled with the keyboard."""
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{_words(message_id, args)}">\n'


def _suffix(time: str) -> str:
    """Which of two reports a column is about."""
    return f" ({_words(f'report-{time}')})" if time else ""


# --- tables --------------------------------------------------------------------------------------


def _section(section: Section, report: Report, before: Report | None) -> str:
    """A part of the page with its tables and pictures."""
    earlier = {table.id: table for table in before.tables} if before else {}
    parts = [f'<h2 id="part-{section.id}">{escape(section.title)}</h2>']
    for table in by_oddness(report, [one for one in report.tables if one.section == section.id]):
        past = earlier.get(table.id)
        shown = by_size(table, _shown_rows(table, past), report.groups)
        told = f'<summary id="{table.id}"><h3>{escape(table.title)}</h3>{_odd_here(report, table)}</summary>'
        parts.append(f"<details>\n{told}\n<p>{escape(table.what)}</p>")
        if table.plot != "none":
            parts.append(_picture(table, shown, report.groups, past))
        parts.append(_table(table, shown, report.groups, past, compared=before is not None))
        parts.append("</details>")
    return "\n".join(parts)


def _odd_here(report: Report, table: Table) -> str:
    """Beside the title of a folded table: the rows that stand out, the farthest first."""
    names = dict.fromkeys(odd.row.label for odd in odd_rows(report, table))
    if not names:
        return ""
    return f" <small>{_words('report-odd-here', {'rows': ', '.join(list(names)[:NAMED])})}</small>"


def _shown_rows(table: Table, past: Table | None) -> tuple[Row, ...]:
    """The rows to show; of a spread, without empty ends, and with those that only the earlier table has."""
    earlier = {row.id: row for row in past.rows} if past else {}
    gone = [
        Row(id=row.id, label=row.label, cells={})
        for row in earlier.values()
        if row.id not in {one.id for one in table.rows}
    ]
    rows = (*table.rows, *gone)
    if not table.trims:
        return rows

    def is_filled(row: Row) -> bool:
        cells = [*row.cells.values(), *(earlier[row.id].cells.values() if row.id in earlier else ())]
        return any(figure.total for figure in cells)

    filled = [place for place, row in enumerate(rows) if is_filled(row)]
    return rows[filled[0] : filled[-1] + 1] if filled else rows[:1]


def _picture(table: Table, rows: tuple[Row, ...], groups: Sequence[Column], past: Table | None) -> str:
    """A table as a picture with its caption."""
    from msgspec.structs import replace

    drawn = replace(table, rows=tuple(row for row in rows if row.cells))
    caption = _words("report-figcaption", {"title": table.title})
    return f"<figure>\n{draw(drawn, groups, past)}\n<figcaption>{caption}</figcaption>\n</figure>"


def _table(
    table: Table, rows: Sequence[Row], groups: Sequence[Column], past: Table | None, *, compared: bool
) -> str:
    """A table: a column for each group, or two where there is an earlier report."""
    earlier = {row.id: row for row in past.rows} if past else {}
    body = "\n".join(
        f'<tr><th scope="row">{escape(row.label)}</th>'
        + "".join(_cells(row, earlier.get(row.id), group, compared=compared) for group in groups)
        + "</tr>"
        for row in rows
    )
    caption = _words("report-caption", {"title": table.title})
    return (
        f"{_scroll('report-caption', {'title': table.title})}<table>\n<caption>{caption}</caption>\n"
        f"{_head(groups, compared=compared)}\n<tbody>\n{body}\n</tbody>\n</table>\n</div>"
    )


def _head(groups: Sequence[Column], *, compared: bool) -> str:
    """The heads of the columns."""
    if not compared:
        names = "".join(f'<th scope="col">{escape(group.label)}</th>' for group in groups)
        return f"<thead><tr><td></td>{names}</tr></thead>"
    names = "".join(f'<th scope="colgroup" colspan="2">{escape(group.label)}</th>' for group in groups)
    times = f'<th scope="col">{_words("report-before")}</th><th scope="col">{_words("report-after")}</th>'
    return f'<thead><tr><td rowspan="2"></td>{names}</tr><tr>{times * len(groups)}</tr></thead>'


def _cells(row: Row, past: Row | None, group: Column, *, compared: bool) -> str:
    """The figure of a group, after the earlier one if there is another report."""
    now = row.cells.get(group.id)
    if not compared:
        return f"<td>{_figure(now)}</td>"
    then = past.cells.get(group.id) if past else None
    changed = ' class="changed"' if _apart(then, now) else ""
    mark = f" {_words('report-changed')}" if changed else ""
    return f"<td>{_figure(then)}</td><td{changed}>{_figure(now, mark)}</td>"


def _apart(then: Figure | None, now: Figure | None) -> bool:
    """Whether two figures differ by more than both intervals allow."""
    if then is None or now is None:
        return False
    if then.low is None or then.high is None or now.low is None or now.high is None:
        return False
    return then.high < now.low or now.high < then.low


def _figure(figure: Figure | None, mark: str = "") -> str:
    """A figure with its interval and how many things it rests on."""
    if figure is None or figure.value is None:
        return "–"
    value = escape(_value(figure))
    number = f"<small>{_words('report-n', {'n': figure.n})}</small>"
    if figure.low is None or figure.high is None:
        return f"{value}{mark}{number}"
    interval = {"low": _number(figure.kind, figure.low), "high": _number(figure.kind, figure.high)}
    return f"{value}{mark}<small>{_words('report-interval', interval)}</small>{number}"


def _value(figure: Figure) -> str:
    """A figure alone; it has data."""
    assert figure.value is not None
    return sentence(f"report-{figure.kind}", {"value": _number(figure.kind, figure.value)})


def _number(kind: str, value: float) -> str:
    """A number with a useful number of digits."""
    return f"{100 * value:.1f}" if kind == "share" else f"{value:.2f}"
