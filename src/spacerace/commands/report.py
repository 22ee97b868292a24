"""``spacerace report``: many games of bots as a page of figures and pictures."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import (
    add_command,
    add_game,
    add_rules_played,
    given,
    help_text,
    pack_text_of,
    positive_number,
    read_text,
    settings_of,
    table_options,
    whole_number,
)
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.sentences import sentence
from spacerace.lang import language_of

if TYPE_CHECKING:
    from spacerace.commands.common import Commands
    from spacerace.lab.report.build import Report
    from spacerace.lab.report.gather import Setup

#: What is played unless told otherwise.
BOTS, GAMES, SEED = "sense", 200, 1
#: Standard output instead of a file.
STDOUT = Path("-")


def add(commands: Commands) -> None:
    """The options of ``report``."""
    parser = add_command(commands, "report")
    add_game(parser, optional=True)
    option = parser.add_argument
    option("--bots", metavar="NAMES", help=help_text("cli-report-bots"))
    option("--players", metavar="LIST", type=_player_counts, help=help_text("cli-report-players"))
    option("--games", metavar="K", type=positive_number, help=help_text("cli-report-games"))
    option("--seed", metavar="S", type=whole_number, help=help_text("cli-simulate-seed"))
    option("--jobs", metavar="J", type=positive_number, help=help_text("cli-report-jobs"))
    add_rules_played(parser)
    option("--pack", metavar="FILE", type=Path, help=help_text("cli-pack-file"))
    option("--round-cap", metavar="N", type=whole_number, help=help_text("cli-simulate-round-cap"))
    option("--before", metavar="FILE", type=Path, help=help_text("cli-report-before"))
    option("--compare", metavar=("BEFORE", "AFTER"), type=Path, nargs=2, help=help_text("cli-report-compare"))
    option("--out", metavar="FILE", type=Path, help=help_text("cli-report-out"))
    option("--json", metavar="FILE", type=Path, nargs="?", const=STDOUT, help=help_text("cli-report-json"))
    parser.set_defaults(run=report)


def _player_counts(text: str) -> list[int]:
    """Numbers of players with commas, each once."""
    return list(dict.fromkeys(positive_number(part.strip()) for part in text.split(",")))


def report(args: argparse.Namespace) -> int:
    """Play and count, or compare two reports; then write what was asked for."""
    from spacerace.games import game_named
    from spacerace.lab.report import build

    if args.game is not None:
        # A mistyped game comes before what is not installed.
        game_named(args.game)
    page_file = _page_file(args)
    _check_places(args, page_file)
    before: Report | None = None
    if args.compare:
        _refuse_other_options(args)
        before, found = (build.read(read_text(path), str(path)) for path in args.compare)
    else:
        if args.before:
            before = build.read(read_text(args.before), str(args.before))
        found = _play(args, before)
    if args.json == STDOUT:
        print(build.write(found), end="")
    elif args.json:
        args.json.write_text(build.write(found), encoding="utf-8")
    if page_file:
        from spacerace.lab.report.page import page

        page_file.write_text(page(found, before, language_of(os.environ)), encoding="utf-8")
        print(sentence("report-written", {"file": str(page_file)}), file=sys.stderr)
    return 0


def _page_file(args: argparse.Namespace) -> Path | None:
    """The file of the page; None if the figures are printed and no page is wanted."""
    if args.out:
        found: Path = args.out
        return found
    if args.json == STDOUT:
        return None
    return Path(f"report-{args.game}.html" if args.game else "report-compared.html")


def _check_places(args: argparse.Namespace, page_file: Path | None) -> None:
    """Say what is missing before many games are played, not after."""
    if page_file:
        from spacerace.lab.report.plots import require_matplotlib

        require_matplotlib()
    for path in (page_file, None if args.json == STDOUT else args.json):
        if path and (path.is_dir() or not path.parent.is_dir()):
            raise BadSetup("", "refused-report-place", {"file": str(path)})
    if page_file and args.json not in (None, STDOUT) and args.json.absolute() == page_file.absolute():
        raise BadSetup("", "refused-report-same-place", {"file": str(page_file)})


def _refuse_other_options(args: argparse.Namespace) -> None:
    """Two reports are compared as they are: nothing is played."""
    playing = given(
        game=args.game,
        bots=args.bots,
        players=args.players,
        games=args.games,
        seed=args.seed,
        jobs=args.jobs,
        edition=args.edition,
        mode=args.mode,
        pack=args.pack,
        round_cap=args.round_cap,
        before=args.before,
    )
    if playing or settings_of(args):
        raise BadSetup("", "refused-report-compare")


# --- playing -------------------------------------------------------------------------------------


def _play(args: argparse.Namespace, before: Report | None) -> Report:
    """Play the games and build the report."""
    from spacerace.lab.progress import progress_bar
    from spacerace.lab.report.build import build
    from spacerace.lab.report.gather import gather

    setup = _setup(args)
    if before is not None and before.about.game != setup.game:
        both = {"before": before.about.game, "after": setup.game}
        raise BadSetup("", "refused-report-other-game", both)
    with progress_bar(sentence("cli-simulate-progress", {})) as progress:
        games = gather(setup, jobs=args.jobs or 1, progress=progress)
    return build(setup, games, date=date.today().isoformat(), command=_command(args, setup))


def _setup(args: argparse.Namespace) -> Setup:
    """What a person wants to have played."""
    from spacerace.games import game_named
    from spacerace.lab.report.forms import group_of
    from spacerace.lab.report.gather import Setup, report_of

    if args.game is None:
        raise BadSetup("", "refused-report-no-game")
    game = game_named(args.game)
    options = table_options(game, args)
    bots = tuple(name.strip() for name in (args.bots or BOTS).split(","))
    # A bot for each seat says how many seats there are.
    players = args.players or ([len(bots)] if len(bots) > 1 else [])
    if players:
        groups = tuple(group_of(number) for number in players)
    else:
        groups = report_of(args.game).groups(args.edition, args.mode, options)
    return Setup(
        game=args.game,
        bots=bots,
        groups=groups,
        games=args.games or GAMES,
        seed=SEED if args.seed is None else args.seed,
        options=options,
        edition=args.edition,
        mode=args.mode,
        pack_text=pack_text_of(game, args.pack),
    )


def _command(args: argparse.Namespace, setup: Setup) -> str:
    """The command that gives the same figures again; the number of processes makes no difference."""
    words: list[object] = ["spacerace", "report", setup.game, "--bots", ",".join(setup.bots)]
    if setup.mode is None or args.players:
        words += ["--players", ",".join(str(group.players) for group in setup.groups)]
    words += ["--games", setup.games, "--seed", setup.seed]
    for name in ("edition", "mode", "pack"):
        if getattr(args, name) is not None:
            words += [f"--{name}", getattr(args, name)]
    for name, value in sorted(setup.options.items()):
        words += [f"--{name.replace('_', '-')}", value]
    return shlex.join(str(word) for word in words)
