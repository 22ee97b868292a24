"""``spacerace simulate``: bots alone, many games."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import (
    add_command,
    add_game,
    add_rules_played,
    as_json,
    as_plain,
    given,
    help_text,
    open_console,
    pack_text_of,
    positive_number,
    table_options,
    whole_number,
)
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from spacerace.commands.common import Commands


def add(commands: Commands) -> None:
    """The options of ``simulate``."""
    parser = add_command(commands, "simulate")
    add_game(parser)
    add = parser.add_argument
    add("--players", metavar="N", type=positive_number, help=help_text("cli-simulate-players"))
    add("--bots", metavar="NAMES", default="random", help=help_text("cli-simulate-bots"))
    add("--games", metavar="K", type=positive_number, default=100, help=help_text("cli-simulate-games"))
    add("--seed", metavar="S", type=whole_number, default=1, help=help_text("cli-simulate-seed"))
    add_rules_played(parser)
    add("--pack", metavar="FILE", type=Path, help=help_text("cli-pack-file"))
    add("--round-cap", metavar="N", type=whole_number, help=help_text("cli-simulate-round-cap"))
    add("--laws", metavar="N", type=positive_number, default=0, help=help_text("cli-simulate-laws"))
    add("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=simulate)


def simulate(args: argparse.Namespace) -> int:
    """``spacerace simulate``: bots alone, many games."""
    from rich.console import Console
    from rich.progress import Progress

    from spacerace.games import game_named
    from spacerace.kernel.game import plays_alone
    from spacerace.lab import simulate as lab
    from spacerace.terminal import tables

    game = game_named(args.game)
    options = table_options(game, args)
    players = args.players
    if players is None:
        players = 1 if plays_alone(game, args.mode) else 2
    bots = [name.strip() for name in args.bots.split(",")]
    pack_text = pack_text_of(game, args.pack)
    with ExitStack() as shown:
        bar = Progress(console=Console(stderr=True))
        task = bar.add_task(sentence("cli-simulate-progress", {}), total=args.games)

        def progress(done: int) -> None:
            # What is refused at once shows no bar.
            if not bar.live.is_started:
                shown.enter_context(bar)
            bar.update(task, completed=done)

        found = lab.simulate(
            game,
            players,
            bots,
            args.games,
            args.seed,
            options=options,
            pack_text=pack_text,
            laws_every=args.laws,
            progress=progress,
            **given(edition=args.edition, mode=args.mode),
        )
    if args.json:
        print(as_json(found))
    else:
        tables.print_simulation(open_console(wide=True), args.game, as_plain(found), players)
    return 0
