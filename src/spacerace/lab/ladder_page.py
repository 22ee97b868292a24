"""The page of the ladder, in Markdown: docs/ladder.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from spacerace.kernel.game import game_name
from spacerace.kernel.sentences import sentence
from spacerace.lab.standings import AI, Share, Standing, spoken, standings_of
from spacerace.lab.statistics import Interval

if TYPE_CHECKING:
    from spacerace.lab.arena_file import Head
    from spacerace.lab.ladder import Row, RowResult

#: The headings of the three tables, by the ends of their message ids; numbers stand on the right.
WINS = ("table", "bot", "against", "games", "share", "wilson", "by-deal", "fair", "wanted")
BOTS = ("table", "bot", "rating", "score", "quartiles", "decisions", "seconds")
ORIGINS = ("table", "bots", "games", "unfinished", "rules", "pack", "machine")
LEFT = ("table", "bot", "bots", "against", "wanted", "rules", "pack", "machine")
#: A shorter time, in seconds, is shown as 0.
SHORT = 0.00001


def page(results: Sequence[RowResult], *, quick: bool) -> str:
    """The whole page."""
    wins: list[list[str]] = []
    bots: list[list[str]] = []
    for one in results:
        if one.games is None:
            wins.append(_missing(one))
            continue
        found = standings_of(one.games)
        wins += [_share_cells(one, share, quick=quick) for share in _told(one.row, found.shares)]
        bots += [_bot_cells(one.row, bot, len(one.games)) for bot in found.bots]
    parts = [
        _say("ladder-title"),
        _say("ladder-quick-note" if quick else "ladder-intro"),
        _say("ladder-wins-title"),
        _table(WINS, wins),
        _say("ladder-wins-note"),
        *([_say("ladder-earlier-note")] if any(one.earlier for one in results) else []),
        _say("ladder-bots-title"),
        _table(BOTS, bots),
        _say("ladder-bots-note"),
        _say("ladder-limits"),
        _say("ladder-origin-title"),
        _table(ORIGINS, map(_origin_cells, results)),
        "```\n" + "\n".join(one.row.command() for one in results) + "\n```",
    ]
    return "\n\n".join(parts) + "\n"


def _say(message_id: str) -> str:
    """A paragraph without arguments."""
    return sentence(message_id, {})


def _table(names: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    headings = [_say(f"ladder-{name}") for name in names]
    rules = ["---" if name in LEFT else "---:" for name in names]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, rules, *rows))


def _place(row: Row) -> str:
    """Game and number of players."""
    return sentence("ladder-place", {"game": game_name(row.game), "players": row.players})


def _missing(one: RowResult) -> list[str]:
    """The line of an incomplete row."""
    row = one.row
    first, against = row.bots[0], ", ".join(row.bots[1:])
    if row.levels:
        first, against = ", ".join(row.bots), ", ".join(spoken(f"{AI}{level}") for level in row.levels)
    count = sentence("ladder-missing", {"played": one.played, "total": one.total})
    return [_place(row), first, against, count, *[""] * (len(WINS) - 4)]


def _told(row: Row, shares: Sequence[Share]) -> list[Share]:
    """At a table for two, one line is enough: the shares of the two bots add up to 1."""
    return [share for share in shares if row.players != 2 or share.bot == row.bots[0]]


def _share_cells(one: RowResult, share: Share, *, quick: bool) -> list[str]:
    """A line of the first table."""
    row, games = one.row, str(share.games)
    return [
        _place(row),
        share.bot,
        ", ".join(map(spoken, share.against)),
        sentence("ladder-earlier", {"games": games}) if one.earlier else games,
        f"**{share.share:.1%}**",
        _percents(share.wilson),
        _percents(share.by_deal),
        "" if row.levels else f"{share.fair:.0%}",
        "" if quick or share.bot != row.bots[0] else _wanted(row, share),
    ]


def _wanted(row: Row, share: Share) -> str:
    """The expected result of a row, and whether it was reached."""
    if not row.share and not row.low_end:
        return ""
    met = share.share >= row.share and share.interval.low > row.low_end
    parts = []
    if row.share:
        parts.append(sentence("ladder-wanted-share", {"share": f"{row.share:.0%}"}))
    if row.low_end:
        parts.append(sentence("ladder-wanted-low", {"low": f"{row.low_end:.0%}"}))
    return sentence("ladder-met" if met else "ladder-not-met", {"wanted": parts})


def _percents(interval: Interval | None) -> str:
    """An interval of shares."""
    if interval is None:
        return _say("arena-none")
    low, high = interval
    return sentence("arena-from-to", {"low": f"{low:.1%}", "high": f"{high:.1%}"})


def _bot_cells(row: Row, bot: Standing, games: int) -> list[str]:
    """A line of the second table."""
    rating = time = decisions = _say("arena-none")
    if bot.rating is not None:
        half = f"{bot.rating.interval.width / 2:.1f}"
        rating = sentence("arena-plus-minus", {"value": f"{bot.rating.mu:.1f}", "half": half})
    if bot.seconds_a_decision is not None:
        decisions = f"{bot.decisions / bot.seatings:.0f}"
        time = _seconds(bot.seconds_a_decision)
    score = f"{bot.mean_score:.1f}"
    if bot.score_interval is not None:
        half = f"{bot.score_interval.width / 2:.1f}"
        score = sentence("arena-plus-minus", {"value": score, "half": half})
    quartiles = " / ".join(f"{value:.0f}" for value in bot.scores)
    return [_place(row), spoken(bot.bot), rating, score, quartiles, decisions, time]


def _seconds(seconds: float) -> str:
    """A time that may be very short."""
    if seconds < SHORT:
        return f"< {SHORT:.5f}"
    return f"{seconds:.2f}" if seconds >= 0.01 else f"{seconds:.5f}"


def _origin_cells(one: RowResult) -> list[str]:
    """A line of the third table: what was played, with which code, where and when."""
    head, origin = one.head, one.head.origin
    unfinished = "" if one.games is None else str(sum(game.unfinished for game in one.games))
    rules = sentence(
        "ladder-rules-cell",
        {"edition": head.edition, "version": head.rules_version, "bots": head.built_in_bots[:8]},
    )
    where = {"machine": origin.machine, "python": origin.python, "date": origin.date}
    return [
        _place(one.row),
        ", ".join(one.row.bots),
        str(one.total),
        unfinished,
        ", ".join([rules, *_carried(head)]),
        f"{head.pack} {head.pack_hash[:8]}",
        sentence("ladder-machine-cell", where) if one.played else "",
    ]


def _carried(head: Head) -> list[str]:
    """Which code has played the copied games of a file, and which code has replayed some of them."""
    older, cells, before = head.origin.older, [], 0
    successors = [*(one.bots for one in older[1:]), head.built_in_bots]
    for one, successor in zip(older, successors, strict=False):
        # It may have copied some of these games itself.
        if one.games > before:
            about = {"games": one.games - before, "bots": one.bots[:8]}
            cells.append(sentence("ladder-carried-cell", about))
        cells.append(sentence("ladder-again-cell", {"again": one.again, "bots": successor[:8]}))
        before = one.games
    return cells
