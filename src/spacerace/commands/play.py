"""``spacerace play``: people and bots at this terminal."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import (
    INTERRUPTED,
    WRONG_USE,
    add_command,
    add_game,
    add_rules_played,
    fresh_seed,
    given,
    help_text,
    open_console,
    pack_text_of,
    settings_of,
    whole_number,
)
from spacerace.kernel.errors import BadMatchFile, BadSetup
from spacerace.kernel.sentences import sentence
from spacerace.lang import language_of

if TYPE_CHECKING:
    from spacerace.commands.common import Commands
    from spacerace.kernel.match import Match
    from spacerace.terminal.play import Sitting


def add(commands: Commands) -> None:
    """The options of ``play``."""
    parser = add_command(commands, "play")
    add_game(parser)
    add = parser.add_argument
    # It has no effect; commands that were written down keep working.
    add("--terminal", action="store_true", help=argparse.SUPPRESS)
    add("--seats", metavar="NAMES", help=help_text("cli-play-seats"))
    add("--seed", metavar="S", type=whole_number, help=help_text("cli-seed"))
    add_rules_played(parser)
    add("--round-cap", metavar="N", type=whole_number, help=help_text("cli-play-round-cap"))
    add("--odds", action="store_true", help=help_text("cli-play-odds"))
    add("--plain", action="store_true", help=help_text("cli-play-plain"))
    add("--pack", metavar="FILE", type=Path, help=help_text("cli-pack-file"))
    add("--save", metavar="FILE", type=Path, help=help_text("cli-play-save"))
    add("--resume", metavar="FILE", type=Path, help=help_text("cli-play-resume"))
    add("--trust-bots", action="store_true", help=help_text("cli-play-trust-bots"))
    parser.set_defaults(run=play)


def play(args: argparse.Namespace) -> int:
    """``spacerace play``: people and bots at this terminal."""
    from spacerace.games import game_named
    from spacerace.terminal.play import Sitting
    from spacerace.terminal.start import begin, resume
    from spacerace.terminal.typed_ahead import drop_typed

    with suppress(ImportError):
        import readline  # noqa: F401  it gives the prompt its arrow keys

    console = open_console()
    options = settings_of(args) | given(round_cap=args.round_cap)
    rules_played = given(edition=args.edition, mode=args.mode)
    if args.resume:
        others = given(seats=args.seats, seed=args.seed, pack=args.pack, save=args.save)
        if options or rules_played or others:
            raise BadSetup("", "refused-resume-options", {"file": str(args.resume)})
        try:
            match, file = resume(args.resume, args.game, console, trust_bots=args.trust_bots)
        except BadMatchFile as error:
            print(f"{args.resume}: {error}", file=sys.stderr)
            return WRONG_USE
    else:
        match, file = begin(
            args.game,
            _default_seats(args.game, args.mode) if args.seats is None else args.seats,
            seed=fresh_seed() if args.seed is None else args.seed,
            options=options,
            pack_text=pack_text_of(game_named(args.game), args.pack),
            save=args.save,
            **rules_played,
        )
    rule_text, program = _rule_text(match), _program()
    sitting = Sitting(
        match,
        file,
        console,
        input,
        rule_text=rule_text,
        program=program,
        odds=args.odds,
        drop_typed=drop_typed,
    )
    try:
        if not (_wants_application(args) and _run_application(sitting)):
            sitting.run()
    except KeyboardInterrupt:
        console.print()
        sitting.leave()
        return INTERRUPTED
    return 0


def _wants_application(args: argparse.Namespace) -> bool:
    """Whether to open the application: for somebody at both ends of a terminal who has not said otherwise."""
    ends = sys.stdin.isatty() and sys.stdout.isatty()
    return ends and not args.plain and os.environ.get("TERM") != "dumb"


def _run_application(sitting: Sitting) -> bool:
    """Play in the application; False if it is not installed. What is left to say is printed afterwards."""
    try:
        from spacerace.terminal.app.application import Application
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("textual"):
            raise
        print(sentence("app-not-installed", {}), file=sys.stderr)
        return False
    console = sitting.console
    application = Application(sitting)
    how = application.run()
    sitting.console = console
    if application.trouble is not None:
        raise application.trouble
    if how == "over":
        sitting.finish()
    else:
        sitting.leave(counted=how == "stopped")
    return True


def _default_seats(game_name: str, mode: str | None) -> str:
    """The default seats: one person who plays alone, else a person and a bot."""
    from spacerace.games import game_named
    from spacerace.kernel.game import plays_alone

    alone = plays_alone(game_named(game_name), mode)
    return sentence("cli-default-seats-alone" if alone else "cli-default-seats", {})


def _rule_text(match: Match) -> Callable[[str], str]:
    """A function that quotes a rule by its id, or by its number with a dot; "" if there is no such rule.

    The figures are those of the pack that is played with.
    """

    def quote(rule: str) -> str:
        from spacerace.games import pack_of
        from spacerace.lang import rules as pages

        game = match.header.game
        places = [(game, pack_of(match.game, match.header)), (pages.TABLE, None)]
        known = places if game in pages.pages() else places[1:]
        found = pages.find_rule(language_of(os.environ), rule, known)
        return pages.plain_rule(found) if found else ""

    return quote


def _program() -> str:
    """What a person types to run this program again: its name if the shell finds it, else where it is."""
    name = Path(sys.argv[0])
    found = shutil.which(name.name)
    if name.name != "spacerace" or (found and Path(found).resolve() == name.resolve()):
        return "spacerace"
    with suppress(ValueError):
        name = name.resolve().relative_to(Path.cwd())
    return shlex.quote(str(name))
