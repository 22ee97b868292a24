"""``spacerace odds``: exact odds of both games; each game has a file of its own beside this one."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from spacerace.commands import odds_1969, odds_rocketmen
from spacerace.commands.common import WRONG_USE, add_command, help_text

if TYPE_CHECKING:
    from spacerace.commands.common import Commands


def add(commands: Commands) -> None:
    """The games of ``odds``."""
    parser = add_command(commands, "odds")
    parser.set_defaults(run=lambda args: _help(parser))
    games = parser.add_subparsers(metavar="GAME", title=help_text("cli-odds-games"))
    odds_rocketmen.add(games)
    odds_1969.add(games)


def _help(parser: argparse.ArgumentParser) -> int:
    """``spacerace odds`` without a game."""
    parser.print_help()
    return WRONG_USE
