"""``spacerace arena``: bots against each other, over the same deals and from every seat."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import (
    INTERRUPTED,
    add_command,
    add_game,
    add_rules_played,
    as_json,
    help_text,
    open_console,
    pack_text_of,
    positive_number,
    table_options,
    whole_number,
)
from spacerace.kernel.game import LEVEL
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from spacerace.commands.common import Commands
    from spacerace.lab.arena import Contest
    from spacerace.lab.arena_file import ArenaFile
    from spacerace.lab.standings import Share, Standing, Standings

#: Every level of the game's own opponent.
ALL_LEVELS = "all"


def add(commands: Commands) -> None:
    """The options of ``arena``."""
    parser = add_command(commands, "arena")
    add_game(parser)
    add = parser.add_argument
    add("bots", metavar="BOT", nargs="+", help=help_text("cli-arena-bots"))
    add("--players", metavar="N", type=positive_number, help=help_text("cli-simulate-players"))
    add("--games", metavar="K", type=positive_number, default=100, help=help_text("cli-arena-games"))
    add("--seed", metavar="S", type=whole_number, default=1, help=help_text("cli-arena-seed"))
    add("--jobs", metavar="J", type=positive_number, default=1, help=help_text("cli-arena-jobs"))
    add("--out", metavar="FILE", type=Path, help=help_text("cli-arena-out"))
    add("--first-alone", action="store_true", help=help_text("cli-arena-first-alone"))
    add_rules_played(parser, texts={LEVEL: "cli-arena-level"})
    add("--pack", metavar="FILE", type=Path, help=help_text("cli-pack-file"))
    add("--round-cap", metavar="N", type=whole_number, help=help_text("cli-simulate-round-cap"))
    add("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=arena)


def arena(args: argparse.Namespace) -> int:
    """``spacerace arena``: play, or go on playing, and show who is better."""
    from spacerace.lab.arena import BotsChanged, tasks_of
    from spacerace.lab.arena_file import ArenaFile, asked_for, head_of, play_out
    from spacerace.lab.progress import progress_bar
    from spacerace.lab.standings import standings_of

    contest = contest_of(args)
    head, tasks = head_of(contest), tasks_of(contest, args.games)
    path = args.out or Path(file_name(contest))
    with ArenaFile(path, head) as file:
        if file.torn:
            print(sentence("arena-torn", {"file": str(path)}), file=sys.stderr)
        # This fails for a damaged file, so that no later message suggests to continue with it.
        asked_for(path, tasks, file.games)
        try:
            with progress_bar(sentence("arena-progress", {})) as progress:
                games = play_out(contest, tasks, file, jobs=args.jobs, progress=progress)
        except KeyboardInterrupt:
            _tell_kept(file)
            return INTERRUPTED
        except BotsChanged:
            # The same command would be refused: the file is that of the old ones.
            raise
        except BaseException:
            _tell_kept(file)
            raise
        found = standings_of(games)
        if args.json:
            print(as_json({"file": str(path), "asked": args.games, "head": file.head, "standings": found}))
        else:
            print_standings(open_console(wide=True), found, asked=args.games)
            print(sentence("arena-file", {"file": str(path)}))
    return 0


def contest_of(args: argparse.Namespace) -> Contest:
    """The contest that a person typed."""
    from spacerace.games import game_named
    from spacerace.kernel.game import plays_alone, usual_value
    from spacerace.lab.arena import Contest

    game = game_named(args.game)
    options = table_options(game, args)
    alone = plays_alone(game, args.mode)
    level = str(options.pop(LEVEL, "")) or (str(usual_value(game, LEVEL)) if alone else "")
    players = args.players
    if players is None:
        players = 1 if alone else 2
    return Contest(
        game=args.game,
        bots=tuple(args.bots),
        players=players,
        seed=args.seed,
        edition=args.edition,
        mode=args.mode,
        options=options,
        levels=game.LEVELS if level == ALL_LEVELS else (level,) if level else (),
        pack_text=pack_text_of(game, args.pack),
        first_alone=args.first_alone,
    )


def file_name(contest: Contest) -> str:
    """The name of a contest's file, in the working folder, unless a person gives another."""
    rules = [word for word in (contest.edition, contest.mode, *contest.levels) if word]
    bots = [bot.removesuffix(".py").rsplit("/")[-1] for bot in contest.bots]
    words = [contest.game, *rules, f"{contest.players}p", *bots, f"seed{contest.seed}"]
    return f"arena-{re.sub(r'[^A-Za-z0-9_.-]+', '-', '-'.join(words))[:150]}.jsonl"


def _tell_kept(file: ArenaFile) -> None:
    """Say what is safe, and how to go on."""
    about = {"games": file.kept(), "file": str(file.path)}
    print(sentence("arena-kept", about), file=sys.stderr)


# --- tables --------------------------------------------------------------------------------------


def print_standings(console: Console, found: Standings, *, asked: int) -> None:
    """Shares of wins, then what each bot did; then what was played."""
    from spacerace.lab.standings import is_ai

    alone = any(is_ai(row.bot) for row in found.bots)
    lucky = any(row.without_luck for row in found.shares)
    wins = _table(
        "bot",
        "against",
        "games-column",
        "wins",
        "share",
        "wilson",
        "by-deal",
        *([] if alone else ["fair"]),
        *(["without-luck", "lead", "worth"] if lucky else []),
    )
    for share in found.shares:
        fair = [] if alone else [f"{share.fair:.0%}"]
        wins.add_row(*_share_cells(share), *fair, *(_luckless_cells(share) if lucky else []))
    console.print(wins)
    bots = _table("bot", "seatings", "score", "interval", "quartiles", "decisions", "time", "rating")
    for bot in found.bots:
        bots.add_row(*_bot_cells(bot))
    console.print(bots)
    about = {"games": found.games, "deals": found.deals, "each": found.games // found.deals}
    console.print(sentence("arena-games", {**about, "rounds": f"{found.mean_rounds:.1f}"}))
    if lucky:
        console.print(sentence("arena-luck-told", {}))
    if found.games != asked:
        console.print(sentence("arena-rounded", {"asked": asked}))
    if found.unfinished:
        console.print(sentence("arena-unfinished", {"games": found.unfinished}))
    if not any(bot.rating for bot in found.bots):
        console.print(sentence("arena-no-rating", {}))


def _table(*names: str) -> Table:
    """A table with these headings; all but names are numbers, on the right."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False)
    for name in names:
        left = name in ("bot", "against")
        table.add_column(sentence(f"arena-{name}", {}), justify="left" if left else "right")
    return table


def _name(bot: str) -> str:
    """How a bot or a level of the AI is called."""
    from spacerace.lab.standings import spoken

    return spoken(bot)


def _share_cells(row: Share) -> list[str]:
    """The cells of one row of wins."""
    by_deal = sentence("arena-none", {}) if row.by_deal is None else _percents(*row.by_deal)
    return [
        _name(row.bot),
        ", ".join(map(_name, row.against)),
        str(row.games),
        f"{row.wins:g}",
        f"{row.share:.1%}",
        _percents(*row.wilson),
        by_deal,
    ]


def _luckless_cells(row: Share) -> list[str]:
    """The cells of the same row without luck: the share, the lead, and what these games are worth."""
    none = sentence("arena-none", {})
    share = lead = worth = none
    if row.without_luck is not None:
        half = row.without_luck.interval.width / 2
        about = {"value": f"{row.without_luck.mean:.1%}", "half": f"{half:.1%}"}
        share, worth = sentence("arena-plus-minus", about), f"{row.without_luck.worth:.0f}"
    if row.lead is not None:
        about = {"value": f"{row.lead.mean:+.2f}", "half": f"{row.lead.interval.width / 2:.2f}"}
        lead = sentence("arena-plus-minus", about)
    return [share, lead, worth]


def _percents(low: float, high: float) -> str:
    """An interval of shares."""
    return sentence("arena-from-to", {"low": f"{low:.1%}", "high": f"{high:.1%}"})


def _bot_cells(row: Standing) -> list[str]:
    """The cells of one row of bots."""
    none = sentence("arena-none", {})
    interval = none
    if row.score_interval is not None:
        low, high = row.score_interval
        interval = sentence("arena-from-to", {"low": f"{low:.1f}", "high": f"{high:.1f}"})
    time = none
    if row.seconds_a_decision is not None:
        time = sentence("arena-milliseconds", {"time": f"{row.seconds_a_decision * 1000:.3g}"})
    rating = none
    if row.rating is not None:
        half = row.rating.interval.width / 2
        rating = sentence("arena-plus-minus", {"value": f"{row.rating.mu:.1f}", "half": f"{half:.1f}"})
    return [
        _name(row.bot),
        str(row.seatings),
        f"{row.mean_score:.2f}",
        interval,
        " ".join(f"{value:g}" for value in row.scores),
        none if row.seconds_a_decision is None else str(row.decisions),
        time,
        rating,
    ]
