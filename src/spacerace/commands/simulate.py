"""``spacerace simulate``: bots alone, many games."""

from __future__ import annotations

import argparse
import json
import platform
import shlex
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace import __version__
from spacerace.commands.common import (
    add_command,
    add_game,
    add_rules_played,
    as_json,
    as_plain,
    flag,
    given,
    help_text,
    open_console,
    pack_text_of,
    positive_number,
    settings_of,
    table_options,
    whole_number,
)
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from spacerace.commands.common import Commands
    from spacerace.kernel.game import Game


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
    add("--jobs", metavar="J", type=positive_number, default=1, help=help_text("cli-simulate-jobs"))
    add("--out", metavar="FILE", type=Path, help=help_text("cli-simulate-out"))
    add("--save", metavar="DIR", type=Path, help=help_text("cli-simulate-save"))
    add("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=simulate)


def simulate(args: argparse.Namespace) -> int:
    """``spacerace simulate``: bots alone, many games."""
    from spacerace.games import game_named
    from spacerace.kernel.game import plays_alone
    from spacerace.lab import simulate as lab
    from spacerace.lab.progress import progress_bar
    from spacerace.terminal import tables

    game = game_named(args.game)
    players = args.players
    if players is None:
        players = 1 if plays_alone(game, args.mode) else 2
    bots = [name.strip() for name in args.bots.split(",")]
    about = _about(args, game, players, bots)
    if args.save:
        args.save.mkdir(parents=True, exist_ok=True)
    with ExitStack() as held:
        file = held.enter_context(args.out.open("w", encoding="utf-8")) if args.out else None
        if file:
            file.write(_line({"about": about}))
        progress = held.enter_context(progress_bar(sentence("cli-simulate-progress", {})))

        def tell(played: lab.GamePlayed) -> None:
            if file:
                row = {"seed": played.seed, "decisions": played.decisions, **as_plain(played.result)}
                file.write(_line(row))

        found = lab.simulate(
            game,
            players,
            bots,
            args.games,
            args.seed,
            options=table_options(game, args),
            pack_text=pack_text_of(game, args.pack),
            laws_every=args.laws,
            jobs=args.jobs,
            save=args.save,
            progress=lambda done: progress(done, args.games),
            tell=tell,
            **given(edition=args.edition, mode=args.mode),
        )
    if args.json:
        print(as_json({**as_plain(found), "about": about}))
    else:
        tables.print_simulation(open_console(wide=True), args.game, as_plain(found), players)
    return 0


def _about(args: argparse.Namespace, game: Game, players: int, bots: list[str]) -> dict[str, object]:
    """All that gives the same games again: what was chosen, and the rules, cards and code."""
    from spacerace.games import header_of
    from spacerace.lab.bot_code import hashes_of_own_bots
    from spacerace.lab.playing import seat_names

    header = header_of(
        game,
        seats=seat_names(players),
        seed=args.seed,
        edition=args.edition,
        mode=args.mode,
        options=table_options(game, args),
        pack_text=pack_text_of(game, args.pack),
    )
    return {
        "spacerace": __version__,
        "python": platform.python_version(),
        "command": _command(args, players),
        "game": header.game,
        "rules_version": header.rules_version,
        "edition": header.edition,
        "mode": header.mode,
        "options": header.options,
        "pack": {"id": header.pack, "version": header.pack_version, "hash": header.pack_hash},
        "players": players,
        "bots": bots,
        "own_bots": hashes_of_own_bots(bots),
        "seed": args.seed,
        "games": args.games,
    }


def _command(args: argparse.Namespace, players: int) -> str:
    """The command that plays the same games again; the number of processes makes no difference."""
    words: list[object] = ["spacerace", "simulate", args.game, "--players", players, "--bots", args.bots]
    words += ["--games", args.games, "--seed", args.seed]
    for name, value in given(edition=args.edition, mode=args.mode, pack=args.pack).items():
        words += [f"--{name}", value]
    chosen = settings_of(args) | given(round_cap=args.round_cap)
    for name, value in sorted(chosen.items()):
        words += [flag(name)] if value is True else [flag(name), value]
    return shlex.join(str(word) for word in words)


def _line(value: object) -> str:
    """A value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
