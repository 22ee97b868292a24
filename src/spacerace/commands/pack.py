"""``spacerace pack``: check a pack file, or show a built-in one."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from spacerace.commands.common import (
    FOUND_BROKEN,
    FileTrouble,
    add_command,
    as_json,
    first_game,
    help_text,
    read_text,
    show_help,
    whole_number,
)
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from spacerace.commands.common import Commands
    from spacerace.kernel.game import Game


def add(commands: Commands) -> None:
    """The options of ``pack check`` and ``pack show``."""
    parser = add_command(commands, "pack")
    parser.set_defaults(run=lambda args: show_help(parser))
    inner = parser.add_subparsers(metavar="COMMAND", title=help_text("cli-commands"))
    check = add_command(inner, "check", "pack-check")
    check.add_argument("file", metavar="FILE", type=Path, help=help_text("cli-pack-check-file"))
    check.add_argument("--game", metavar="GAME", help=help_text("cli-pack-check-game"))
    check.add_argument("--json", action="store_true", help=help_text("cli-json"))
    check.set_defaults(run=pack_check)
    show = add_command(inner, "show", "pack-show")
    show.add_argument("--pack", metavar="NAME", help=help_text("cli-pack-show-name", {"game": first_game()}))
    show.set_defaults(run=pack_show)


def pack_check(args: argparse.Namespace) -> int:
    """``spacerace pack check``: every mistake of a pack file, or that it is fine."""
    from spacerace.games import game_named, game_of_pack
    from spacerace.kernel.game import own_words

    text = read_text(args.file)
    game = game_named(args.game) if args.game else game_of_pack(text)
    problems = game.LIBRARY.check(text)
    if args.json:
        told = [
            {"line": one.line, "id": one.message_id, "message": sentence(one.message_id, one.args)}
            for one in problems
        ]
        print(as_json({"file": str(args.file), "game": game.NAME, "problems": told}))
        return FOUND_BROKEN if problems else 0
    for problem in problems:
        print(f"{args.file}:{problem.line or 1}: {sentence(problem.message_id, problem.args)}")
    if problems:
        return FOUND_BROKEN
    pack = game.LIBRARY.read(text, name=str(args.file))
    about = {"pack": f"{pack.pack.id}@{pack.pack.version}", "hash": pack.hash}
    cards = {"cards": _count_parts(game, pack)}
    print(sentence("cli-pack-ok", {**about, "parts": own_words("cli-pack-parts", game.NAME, cards)}))
    return 0


def pack_show(args: argparse.Namespace) -> int:
    """``spacerace pack show``: the text of a built-in pack, to start a correction from."""
    from spacerace.games import BUILT_IN, builtin_text, newest_packs
    from spacerace.kernel.packs import PackError

    # Without a name it is the pack of the first game as people usually play it.
    first = BUILT_IN[0]
    asked = args.pack or newest_packs(first.rules)[first.setups[0].edition].pack.id
    name, _, version = asked.partition("@")
    try:
        print(builtin_text(name, whole_number(version) if version else None), end="")
    except (PackError, argparse.ArgumentTypeError) as error:
        raise FileTrouble(str(error)) from None
    return 0


def _count_parts(game: Game, pack: Any) -> int:
    """How many parts a pack has, copies counted."""
    return sum(cast(int, row["copies"]) for row in game.list_parts(pack))
