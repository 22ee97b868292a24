"""``spacerace replay``: play a match file back."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import (
    FOUND_BROKEN,
    FileTrouble,
    add_command,
    as_json,
    as_plain,
    help_text,
    match_of,
    open_console,
)

if TYPE_CHECKING:
    from spacerace.commands.common import Commands


def add(commands: Commands) -> None:
    """The options of ``replay``."""
    parser = add_command(commands, "replay")
    parser.add_argument("file", metavar="FILE", type=Path, help=help_text("cli-match-file"))
    parser.add_argument("--log", action="store_true", help=help_text("cli-replay-log"))
    parser.add_argument("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=replay)


def replay(args: argparse.Namespace) -> int:
    """``spacerace replay``: play a match file back."""
    from spacerace.terminal import tables

    try:
        match = match_of(args.file)
    except FileTrouble as error:
        print(error, file=sys.stderr)
        return FOUND_BROKEN
    if args.json:
        result = as_plain(match.game.result(match.state))
        print(as_json({"header": as_plain(match.header), "entries": len(match.log), **result}))
        return 0
    tables.print_replay(open_console(wide=True), match, with_log=args.log)
    return 0
