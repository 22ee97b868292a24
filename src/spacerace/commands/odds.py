"""``spacerace odds``: exact odds; each game that has some brings a command of its own."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Protocol

from spacerace.commands.common import WRONG_USE, add_command, complain, first_game, help_text
from spacerace.games import KITS

if TYPE_CHECKING:
    from spacerace.commands.common import Commands


class OddsCommand(Protocol):
    """``spacerace odds GAME``; a module satisfies it."""

    def add(self, commands: Commands) -> None:
        """Add the parser of the game."""


def add(commands: Commands) -> None:
    """The games of ``odds``."""
    parser = add_command(commands, "odds", example=f"cli-odds-{first_game()}-example")
    parser.set_defaults(run=lambda args: _help(parser))
    games = parser.add_subparsers(metavar="GAME", title=help_text("cli-odds-games"))
    for name, kit in KITS.items():
        command = kit.odds()
        if command is not None:
            command.add(games)
        else:
            _add_none(games, name)


def _add_none(games: Commands, name: str) -> None:
    """The command for a game without odds: it says so."""
    parser = games.add_parser(name, add_help=False)
    parser.add_argument("rest", nargs=argparse.REMAINDER)
    parser.set_defaults(run=lambda args: complain("cli-odds-none", {"game": name}))


def _help(parser: argparse.ArgumentParser) -> int:
    """``spacerace odds`` without a game."""
    parser.print_help()
    return WRONG_USE
