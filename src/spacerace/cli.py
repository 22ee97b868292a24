"""The command line: parse, call a room, print. Heavy imports wait until a command needs them."""

from __future__ import annotations

import argparse
import io
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from spacerace import __version__
from spacerace.commands import arena, host, odds, report, serve
from spacerace.commands.common import (
    FOUND_BROKEN,
    INTERRUPTED,
    WRONG_USE,
    FileTrouble,
    add_command,
    add_game,
    add_rules_played,
    as_json,
    as_plain,
    complain,
    editions_help,
    first_game,
    fresh_seed,
    given,
    help_text,
    match_of,
    open_console,
    pack_text_of,
    positive_number,
    read_text,
    settings_of,
    table_options,
    whole_number,
)
from spacerace.games import KITS
from spacerace.kernel.errors import BadMatchFile, BadSetup, Refusal
from spacerace.kernel.game import game_name
from spacerace.kernel.sentences import sentence, set_renderer
from spacerace.lang import language_of, words

if TYPE_CHECKING:
    from spacerace.commands.common import Commands
    from spacerace.kernel.game import Game
    from spacerace.kernel.match import Match


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal without some letter shows a question mark; that is no reason to stop.
        sys.stdout.reconfigure(errors="replace")
    # Only here: whoever calls the package from Python gets English wherever the machine stands.
    set_renderer(words(language_of(os.environ)).sentence)
    KITS.tell_troubles(lambda message: print(sentence(message.id, message.args), file=sys.stderr))
    parser = build_parser()
    args = parser.parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return complain("cli-interrupted", {}, code=INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has gone: nothing is left to say, not even when Python flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FOUND_BROKEN
    except (Refusal, FileTrouble) as error:
        print(error, file=sys.stderr)
        return WRONG_USE
    except OSError as error:
        details = {"file": str(error.filename or ""), "reason": error.strerror or str(error)}
        return complain("cli-file-problem", details)
    return code


# --- the parser ----------------------------------------------------------------------------------


def build_parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    games = [game_name(name) for name in KITS]
    parser = argparse.ArgumentParser(
        prog="spacerace",
        description="\n\n".join((help_text("cli-all", {"games": games}), help_text("cli-start"))),
        epilog=help_text("cli-all-example"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help=help_text("cli-version"))
    serve.add_bare(parser)
    parser.set_defaults(run=version_or_start)
    commands = parser.add_subparsers(metavar="COMMAND", title=help_text("cli-commands"))
    serve.add(commands)
    host.add(commands)
    _add_play(commands)
    _add_simulate(commands)
    _add_replay(commands)
    _add_cards(commands)
    _add_rules(commands)
    _add_pack(commands)
    arena.add(commands)
    report.add(commands)
    odds.add(commands)
    return parser


def _add_play(commands: Commands) -> None:
    """The options of ``play``."""
    parser = add_command(commands, "play")
    add_game(parser)
    add = parser.add_argument
    add("--terminal", action="store_true", help=help_text("cli-play-terminal"))
    add("--seats", metavar="NAMES", help=help_text("cli-play-seats"))
    add("--seed", metavar="S", type=whole_number, help=help_text("cli-seed"))
    add_rules_played(parser)
    add("--round-cap", metavar="N", type=whole_number, help=help_text("cli-play-round-cap"))
    add("--odds", action="store_true", help=help_text("cli-play-odds"))
    add("--pack", metavar="FILE", type=Path, help=help_text("cli-pack-file"))
    add("--save", metavar="FILE", type=Path, help=help_text("cli-play-save"))
    add("--resume", metavar="FILE", type=Path, help=help_text("cli-play-resume"))
    parser.set_defaults(run=play)


def _add_simulate(commands: Commands) -> None:
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


def _add_replay(commands: Commands) -> None:
    """The options of ``replay``."""
    parser = add_command(commands, "replay")
    parser.add_argument("file", metavar="FILE", type=Path, help=help_text("cli-match-file"))
    parser.add_argument("--log", action="store_true", help=help_text("cli-replay-log"))
    parser.add_argument("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=replay)


def _add_cards(commands: Commands) -> None:
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


def _add_rules(commands: Commands) -> None:
    """The options of ``rules``."""
    parser = add_command(commands, "rules")
    add_game(parser)
    parser.add_argument("--gaps", action="store_true", help=help_text("cli-rules-gaps"))
    parser.add_argument("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=rules)


def _add_pack(commands: Commands) -> None:
    """The options of ``pack check`` and ``pack show``."""
    parser = add_command(commands, "pack")
    parser.set_defaults(run=lambda args: host.show_help(parser))
    inner = parser.add_subparsers(metavar="COMMAND", title=help_text("cli-commands"))
    check = add_command(inner, "check", "pack-check")
    check.add_argument("file", metavar="FILE", type=Path, help=help_text("cli-pack-check-file"))
    check.add_argument("--game", metavar="GAME", help=help_text("cli-pack-check-game"))
    check.set_defaults(run=pack_check)
    show = add_command(inner, "show", "pack-show")
    show.add_argument("--pack", metavar="NAME", help=help_text("cli-pack-show-name", {"game": first_game()}))
    show.set_defaults(run=pack_show)


SOURCES = ("rule", "picture", "page", "derived", "recon")


# --- the commands --------------------------------------------------------------------------------


def version_or_start(args: argparse.Namespace) -> int:
    """``spacerace`` without a command: a server on this machine, and the browser at it."""
    if not args.version:
        return serve.start(args)
    print(f"spacerace {__version__}")
    return 0


def play(args: argparse.Namespace) -> int:
    """``spacerace play``: people and bots at this terminal."""
    from spacerace.games import game_named
    from spacerace.terminal.play import Sitting
    from spacerace.terminal.start import begin, resume

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
            match, file = resume(args.resume, args.game, console)
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
    sitting = Sitting(match, file, console, input, rule_text=rule_text, program=program, odds=args.odds)
    try:
        sitting.run()
    except KeyboardInterrupt:
        console.print()
        sitting.leave()
        return INTERRUPTED
    return 0


def _default_seats(game_name: str, mode: str | None) -> str:
    """The default seats: one person who plays alone, else a person and a bot."""
    from spacerace.games import game_named
    from spacerace.kernel.game import plays_alone

    alone = plays_alone(game_named(game_name), mode)
    return sentence("cli-default-seats-alone" if alone else "cli-default-seats", {})


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


def rules(args: argparse.Namespace) -> int:
    """``spacerace rules``: every rule, the function that holds it, the tests that show it."""
    from spacerace.games import game_named
    from spacerace.lab import rule_coverage
    from spacerace.terminal import tables

    game_named(args.game)
    missing = rule_coverage.gaps(args.game) if args.gaps else []
    rows = [
        {"id": row["id"], "function": row["function"], "tests": row["tests"]}
        for row in rule_coverage.coverage_table(args.game)
        if not args.gaps or row["id"] in missing
    ]
    if args.json:
        print(as_json(rows))
    else:
        tables.print_rules(open_console(wide=True), rows, has_tests=rule_coverage.has_tests(args.game))
    return 0


def pack_check(args: argparse.Namespace) -> int:
    """``spacerace pack check``: every mistake of a pack file, or that it is fine."""
    from spacerace.games import game_named, game_of_pack
    from spacerace.kernel.game import own_words

    text = read_text(args.file)
    game = game_named(args.game) if args.game else game_of_pack(text)
    problems = game.LIBRARY.check(text)
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


# --- what several commands need ------------------------------------------------------------------


def _count_parts(game: Game, pack: Any) -> int:
    """How many parts a pack has, copies counted."""
    return sum(cast(int, row["copies"]) for row in game.list_parts(pack))


def _rule_text(match: Match) -> Callable[[str], str]:
    """A function that quotes a rule by its id, or by its number with a dot; "" if there is no such rule.

    The figures are those of the pack that is played with.
    """

    def quote(rule: str) -> str:
        from spacerace.games import pack_of
        from spacerace.lang import rules as pages

        wanted, language = rule.casefold(), language_of(os.environ)
        game = match.header.game
        both = ((game, pack_of(match.game, match.header)), (pages.TABLE, None))
        for name, pack in both if game in pages.pages() else both[1:]:
            for chapter in pages.rules_page(language, name, pack).chapters:
                for one in chapter.parts:
                    prefix, _, number = getattr(one, "id", "").casefold().partition("-")
                    if isinstance(one, pages.Rule) and (
                        wanted == f"{prefix}-{number}" or ("." in wanted and wanted == number)
                    ):
                        # The page is Markdown; a terminal is not.
                        return f"{one.id}  {one.text}".replace("*", "").replace("`", "")
        return ""

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


if __name__ == "__main__":
    sys.exit(main())
