"""``spacerace export``: the decisions of many games as a table of data."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import (
    add_command,
    add_game,
    add_rules_played,
    complain,
    help_text,
    pack_text_of,
    positive_number,
    table_options,
    whole_number,
)
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from spacerace.commands.common import Commands

#: The formats, the usual one first. They are named here too, so that help needs no research.
FORMATS = ("parquet", "jsonl")


def add(commands: Commands) -> None:
    """The options of ``export``."""
    parser = add_command(commands, "export")
    add_game(parser)
    add = parser.add_argument
    add("--players", metavar="N", type=positive_number, help=help_text("cli-simulate-players"))
    add("--bots", metavar="NAMES", default="sense", help=help_text("cli-export-bots"))
    add("--games", metavar="K", type=positive_number, default=100, help=help_text("cli-simulate-games"))
    add("--seed", metavar="S", type=whole_number, default=1, help=help_text("cli-simulate-seed"))
    add("--format", choices=FORMATS, default=FORMATS[0], help=help_text("cli-export-format"))
    add("--out", metavar="FILE", type=Path, help=help_text("cli-export-out"))
    add_rules_played(parser)
    add("--pack", metavar="FILE", type=Path, help=help_text("cli-pack-file"))
    add("--round-cap", metavar="N", type=whole_number, help=help_text("cli-simulate-round-cap"))
    parser.set_defaults(run=export)


def export(args: argparse.Namespace) -> int:
    """``spacerace export``: play, and write every decision."""
    from spacerace.games import game_named
    from spacerace.kernel.game import plays_alone
    from spacerace.lab.progress import progress_bar
    from spacerace.research import Table
    from spacerace.research.export import write

    if args.format == "parquet" and find_spec("pyarrow") is None:
        return complain("cli-export-missing", {"command": "pip install 'spacerace[data]'"})
    game = game_named(args.game)
    players = args.players or (1 if plays_alone(game, args.mode) else 2)
    table = Table(
        game=args.game,
        players=players,
        edition=args.edition,
        mode=args.mode,
        options=table_options(game, args),
        pack_text=pack_text_of(game, args.pack),
    )
    path = args.out or Path(f"{args.game}-{players}-{args.seed}.{args.format}")
    bots = [name.strip() for name in args.bots.split(",")]
    with progress_bar(sentence("cli-simulate-progress", {})) as progress:
        count = write(path, args.format, table, bots, args.games, args.seed, progress)
    print(sentence("cli-export-done", {"count": count, "file": str(path)}))
    return 0
