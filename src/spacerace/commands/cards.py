"""``spacerace cards``: every card with the source of its values."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import (
    add_command,
    add_game,
    as_json,
    editions_help,
    help_text,
    open_console,
    pack_text_of,
)
from spacerace.kernel.errors import BadSetup

if TYPE_CHECKING:
    from spacerace.commands.common import Commands

SOURCES = ("rule", "picture", "page", "derived", "recon")


def add(commands: Commands) -> None:
    """The options of ``cards``."""
    parser = add_command(commands, "cards")
    add_game(parser)
    parser.add_argument("--source", metavar="MARK", choices=SOURCES, help=help_text("cli-cards-source"))
    parser.add_argument("--deck", metavar="DECK", help=help_text("cli-cards-deck"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--edition", metavar="NAME", help=editions_help("cli-cards-edition"))
    which.add_argument("--pack", metavar="FILE", type=Path, help=help_text("cli-cards-pack"))
    parser.add_argument("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=cards)


def cards(args: argparse.Namespace) -> int:
    """``spacerace cards``: every card with the source of its values."""
    from spacerace.games import game_named, header_of
    from spacerace.terminal import tables
    from spacerace.terminal.tables import values_of

    game = game_named(args.game)
    # The game says which pack an edition is played with, and which editions there are.
    builtin = header_of(game, seats=("1", "2"), seed=0, edition=args.edition).pack
    text = pack_text_of(game, args.pack)
    library = game.LIBRARY
    parts = game.list_parts(library.read(text, name=str(args.pack)) if text else library.load(builtin))
    decks = list(dict.fromkeys(str(row["deck"]) for row in parts))
    if args.deck not in (None, *decks):
        raise BadSetup("", "refused-unknown-deck", {"deck": args.deck, "known": ", ".join(decks)})
    rows = [
        row
        for row in parts
        if (args.source is None or values_of(row, args.source)) and args.deck in (None, row["deck"])
    ]
    if args.json:
        print(as_json(rows))
    else:
        tables.print_cards(open_console(wide=True), args.game, rows, source=args.source)
    return 0
