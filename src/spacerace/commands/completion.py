"""``spacerace completion``: the Tab key knows commands, options and games."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import add_command, help_text
from spacerace.games import KITS
from spacerace.kernel.errors import BadSetup

if TYPE_CHECKING:
    from spacerace.commands.common import Commands

SHELLS = ("bash", "zsh", "fish", "tcsh", "powershell")


def add(commands: Commands) -> None:
    """The options of ``completion``."""
    parser = add_command(commands, "completion")
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=help_text("cli-completion-shell"))
    parser.set_defaults(run=completion)


def completion(args: argparse.Namespace) -> int:
    """Print the script that the shell reads."""
    from spacerace.cli import build_parser

    try:
        from shtab import FILE, complete
    except ImportError:
        raise BadSetup("", "refused-no-completion") from None
    parser = build_parser()
    for action in _actions_of(parser):
        if action.dest == "game":
            action.choices = list(KITS)
        elif action.type is Path:
            vars(action)["complete"] = FILE
        elif isinstance(action, argparse._SubParsersAction):
            # The help lists the commands by itself; the shell is to know them too.
            action.help = None
    print(complete(parser, args.shell))
    return 0


def _actions_of(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Every option and argument, those of the commands too."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from _actions_of(inner)
