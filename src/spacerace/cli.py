"""The commands: parse, call a room, print. Heavy imports wait until a command needs them."""

from __future__ import annotations

import argparse
import io
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, cast

from spacerace import __version__
from spacerace.kernel.errors import BadMatchFile, BadSetup, Refusal
from spacerace.kernel.voice import sentence

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

    from rich.console import Console

    from spacerace.kernel.game import Game, Option

#: Exit codes beside 0.
FOUND_BROKEN, WRONG_USE, INTERRUPTED = 1, 2, 130
#: The mode with one seat.
ALONE = "solo"
#: Where a simulated game stops unless told otherwise, if it can go on for ever.
ROUND_CAP = 200


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal without some letter shows a question mark; that is no reason to stop.
        sys.stdout.reconfigure(errors="replace")
    parser = build_parser()
    args = parser.parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _complain("cli-interrupted", {}, code=INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has gone: nothing is left to say, not even when Python flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FOUND_BROKEN
    except (Refusal, PackTrouble) as error:
        print(error, file=sys.stderr)
        return WRONG_USE
    except OSError as error:
        details = {"file": str(error.filename or ""), "reason": error.strerror or str(error)}
        return _complain("cli-file-problem", details)
    return code


def _complain(message_id: str, args: Mapping[str, object], *, code: int = WRONG_USE) -> int:
    """Say what is wrong in one sentence."""
    print(sentence(message_id, args), file=sys.stderr)
    return code


# --- the parser ----------------------------------------------------------------------------------


def _text(message_id: str) -> str:
    """A help text; argparse wants its percent signs doubled."""
    return sentence(message_id, {}).replace("%", "%%")


def build_parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    parser = argparse.ArgumentParser(
        prog="spacerace",
        description=_text("cli-all"),
        epilog=_text("cli-all-example"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help=_text("cli-version"))
    parser.set_defaults(run=lambda args: _version_or_help(parser, version=args.version))
    commands = parser.add_subparsers(metavar="COMMAND", title=_text("cli-commands"))
    _add_play(commands)
    _add_simulate(commands)
    _add_replay(commands)
    _add_cards(commands)
    _add_rules(commands)
    _add_pack(commands)
    return parser


def _add_command(commands: Commands, name: str, texts: str = "") -> argparse.ArgumentParser:
    """A parser for a command; its texts in the language files begin like its name."""
    texts = f"cli-{texts or name}"
    return commands.add_parser(
        name,
        help=_text(f"{texts}-short"),
        description=_text(texts),
        epilog=_text(f"{texts}-example"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def _add_game(parser: argparse.ArgumentParser) -> None:
    """The game that a command is about."""
    parser.add_argument("game", metavar="GAME", help=_text("cli-game"))


def _add_rules_played(parser: argparse.ArgumentParser) -> None:
    """The rules that are played by; what does not go together is refused by the game."""
    parser.add_argument("--edition", metavar="NAME", help=_text("cli-edition"))
    parser.add_argument("--mode", metavar="NAME", help=_text("cli-mode"))
    parser.add_argument("--level", metavar="NAME", help=_text("cli-level"))
    parser.add_argument("--variants", metavar="N", type=whole_number, help=_text("cli-variants"))


def _add_play(commands: Commands) -> None:
    """The options of ``play``."""
    parser = _add_command(commands, "play")
    _add_game(parser)
    add = parser.add_argument
    add("--terminal", action="store_true", help=_text("cli-play-terminal"))
    add("--seats", metavar="NAMES", help=_text("cli-play-seats"))
    add("--seed", metavar="S", type=whole_number, help=_text("cli-seed"))
    _add_rules_played(parser)
    add("--strict", action="store_true", default=None, help=_text("cli-play-strict"))
    add("--round-cap", metavar="N", type=whole_number, help=_text("cli-play-round-cap"))
    add("--pack", metavar="FILE", type=Path, help=_text("cli-pack-file"))
    add("--save", metavar="FILE", type=Path, help=_text("cli-play-save"))
    add("--resume", metavar="FILE", type=Path, help=_text("cli-play-resume"))
    parser.set_defaults(run=play)


def _add_simulate(commands: Commands) -> None:
    """The options of ``simulate``."""
    parser = _add_command(commands, "simulate")
    _add_game(parser)
    add = parser.add_argument
    add("--players", metavar="N", type=whole_number, help=_text("cli-simulate-players"))
    add("--bots", metavar="NAMES", default="random", help=_text("cli-simulate-bots"))
    add("--games", metavar="K", type=positive_number, default=100, help=_text("cli-simulate-games"))
    add("--seed", metavar="S", type=whole_number, default=1, help=_text("cli-simulate-seed"))
    _add_rules_played(parser)
    add("--pack", metavar="FILE", type=Path, help=_text("cli-pack-file"))
    add("--round-cap", metavar="N", type=whole_number, help=_text("cli-simulate-round-cap"))
    add("--laws", metavar="N", type=positive_number, default=0, help=_text("cli-simulate-laws"))
    add("--json", action="store_true", help=_text("cli-json"))
    parser.set_defaults(run=simulate)


def _add_replay(commands: Commands) -> None:
    """The options of ``replay``."""
    parser = _add_command(commands, "replay")
    parser.add_argument("file", metavar="FILE", type=Path, help=_text("cli-match-file"))
    parser.add_argument("--log", action="store_true", help=_text("cli-replay-log"))
    parser.add_argument("--json", action="store_true", help=_text("cli-json"))
    parser.set_defaults(run=replay)


def _add_cards(commands: Commands) -> None:
    """The options of ``cards``."""
    parser = _add_command(commands, "cards")
    _add_game(parser)
    parser.add_argument("--source", metavar="MARK", choices=SOURCES, help=_text("cli-cards-source"))
    parser.add_argument("--deck", metavar="DECK", choices=DECKS, help=_text("cli-cards-deck"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--edition", metavar="NAME", help=_text("cli-cards-edition"))
    which.add_argument("--pack", metavar="FILE", type=Path, help=_text("cli-cards-pack"))
    parser.add_argument("--json", action="store_true", help=_text("cli-json"))
    parser.set_defaults(run=cards)


def _add_rules(commands: Commands) -> None:
    """The options of ``rules``."""
    parser = _add_command(commands, "rules")
    _add_game(parser)
    parser.add_argument("--gaps", action="store_true", help=_text("cli-rules-gaps"))
    parser.add_argument("--json", action="store_true", help=_text("cli-json"))
    parser.set_defaults(run=rules)


def _add_pack(commands: Commands) -> None:
    """The options of ``pack check`` and ``pack show``."""
    parser = _add_command(commands, "pack")
    parser.set_defaults(run=lambda args: _version_or_help(parser, version=False))
    inner = parser.add_subparsers(metavar="COMMAND", title=_text("cli-commands"))
    check = _add_command(inner, "check", "pack-check")
    check.add_argument("file", metavar="FILE", type=Path, help=_text("cli-pack-check-file"))
    check.add_argument("--game", metavar="GAME", help=_text("cli-pack-check-game"))
    check.set_defaults(run=pack_check)
    show = _add_command(inner, "show", "pack-show")
    show.add_argument("--pack", metavar="NAME", default="rocketmen-final", help=_text("cli-pack-show-name"))
    show.set_defaults(run=pack_show)


SOURCES = ("rule", "picture", "page", "derived", "recon")
#: The decks of all games; which of them a game has, its catalogue says.
DECKS = (
    *("mission", "teal", "pink", "engine", "threat", "success", "goal", "variant", "solitaire"),
    *("scientist", "research", "espionage", "year", "nation", "die"),
)


def whole_number(text: str) -> int:
    """An argument that is a whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(sentence("cli-not-a-number", {"text": text})) from None


def positive_number(text: str) -> int:
    """An argument that is 1 or more."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(sentence("cli-not-positive", {"text": text}))
    return number


# --- the commands --------------------------------------------------------------------------------


def _version_or_help(parser: argparse.ArgumentParser, *, version: bool) -> int:
    """``spacerace`` without a command."""
    if not version:
        parser.print_help()
        return WRONG_USE
    print(f"spacerace {__version__}")
    return 0


def play(args: argparse.Namespace) -> int:
    """``spacerace play``: people and bots at this terminal."""
    from spacerace.games import game_named
    from spacerace.terminal.play import Sitting, begin, resume

    with suppress(ImportError):
        import readline  # noqa: F401  it gives the prompt its arrow keys

    console = _console()
    options = _given(
        level=args.level, variants=args.variants, strict_declaration=args.strict, round_cap=args.round_cap
    )
    rules_played = _given(edition=args.edition, mode=args.mode)
    if args.resume:
        others = _given(seats=args.seats, seed=args.seed, pack=args.pack, save=args.save)
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
            _default_seats(args.mode) if args.seats is None else args.seats,
            seed=_fresh_seed() if args.seed is None else args.seed,
            options=options,
            pack_text=_pack_text(game_named(args.game), args.pack),
            save=args.save,
            **rules_played,
        )
    rule_text, program = _rule_text(args.game), _program()
    sitting = Sitting(match, file, console, input, rule_text=rule_text, program=program)
    try:
        sitting.run()
    except KeyboardInterrupt:
        console.print()
        sitting.leave()
        return INTERRUPTED
    return 0


def _default_seats(mode: str | None) -> str:
    """Who sits down unless told otherwise: alone a person, else a person and a bot."""
    return sentence("cli-default-seats-alone" if mode == ALONE else "cli-default-seats", {})


def _given(**values: Any) -> dict[str, Any]:
    """What a person has typed: the others are left to the game."""
    return {name: value for name, value in values.items() if value is not None}


def simulate(args: argparse.Namespace) -> int:
    """``spacerace simulate``: bots alone, many games."""
    from rich.console import Console
    from rich.progress import Progress

    from spacerace.games import game_named
    from spacerace.lab import simulate as lab
    from spacerace.terminal import tables

    game = game_named(args.game)
    options: dict[str, Option] = _given(level=args.level, variants=args.variants, round_cap=args.round_cap)
    if "round_cap" in game.OPTIONS:
        options.setdefault("round_cap", ROUND_CAP)
    players = args.players
    if players is None:
        players = 1 if args.mode == ALONE else 2
    bots = [name.strip() for name in args.bots.split(",")]
    pack_text = _pack_text(game, args.pack)
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
            **_given(edition=args.edition, mode=args.mode),
        )
    if args.json:
        print(_json(found))
    else:
        tables.print_simulation(_console(wide=True), _plain(found), players)
    return 0


def replay(args: argparse.Namespace) -> int:
    """``spacerace replay``: play a match file back."""
    from spacerace.terminal import tables
    from spacerace.terminal.saving import load

    try:
        match, torn = load(args.file)
    except BadMatchFile as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return FOUND_BROKEN
    if torn:
        print(sentence("terminal-torn", {"file": str(args.file)}), file=sys.stderr)
    if args.json:
        print(_json({"header": _plain(match.header), "entries": len(match.log), **tables.standing(match)}))
        return 0
    tables.print_replay(_console(wide=True), match, with_log=args.log)
    return 0


def cards(args: argparse.Namespace) -> int:
    """``spacerace cards``: every card with the source of its values."""
    from spacerace.games import game_named, header_of
    from spacerace.terminal import tables
    from spacerace.terminal.tables import values_of

    game = game_named(args.game)
    # The game says which pack an edition is played with, and which editions there are.
    builtin = header_of(game, seats=("1", "2"), seed=0, edition=args.edition).pack
    text = _pack_text(game, args.pack)
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
        print(_json(rows))
    else:
        tables.print_cards(_console(wide=True), args.game, rows, source=args.source)
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
        print(_json(rows))
    else:
        tables.print_rules(_console(wide=True), rows, has_tests=rule_coverage.has_tests())
    return 0


def pack_check(args: argparse.Namespace) -> int:
    """``spacerace pack check``: every mistake of a pack file, or that it is fine."""
    from spacerace.games import game_named, game_of_pack

    text = _read_text(args.file)
    game = game_named(args.game) if args.game else game_of_pack(text)
    problems = game.LIBRARY.check(text)
    for problem in problems:
        print(f"{args.file}:{problem.line or 1}: {sentence(problem.message_id, problem.args)}")
    if problems:
        return FOUND_BROKEN
    pack = game.LIBRARY.read(text, name=str(args.file))
    about = {"pack": f"{pack.pack.id}@{pack.pack.version}", "hash": pack.hash, "game": game.NAME}
    print(sentence("cli-pack-ok", {**about, "cards": _count_parts(game, pack)}))
    return 0


def pack_show(args: argparse.Namespace) -> int:
    """``spacerace pack show``: the text of a built-in pack, to start a correction from."""
    from spacerace.games import builtin_text
    from spacerace.kernel.packs import PackError

    name, _, version = args.pack.partition("@")
    try:
        print(builtin_text(name, whole_number(version) if version else None), end="")
    except (PackError, argparse.ArgumentTypeError) as error:
        raise PackTrouble(str(error)) from None
    return 0


# --- what several commands need ------------------------------------------------------------------


class PackTrouble(Exception):
    """A pack file that cannot be used; one line a problem."""


class Trimmed:
    """Standard output without blanks at the ends of lines: tables are padded for terminals alone."""

    def __init__(self) -> None:
        """A console asks which letters there are."""
        self.encoding = sys.stdout.encoding

    def write(self, text: str) -> int:
        """Write whole lines; a console writes no others."""
        return sys.stdout.write(re.sub(r" +$", "", text, flags=re.MULTILINE))

    def flush(self) -> None:
        """Write what is still waiting."""
        sys.stdout.flush()


def _console(*, wide: bool = False) -> Console:
    """A console that prints texts as they are; ``wide``: a file or a pipe gets tables uncut."""
    from rich.console import Console

    if sys.stdout.isatty():
        return Console(markup=False, highlight=False, emoji=False)
    width, file = 200 if wide else None, cast(IO[str], Trimmed())
    return Console(markup=False, highlight=False, emoji=False, width=width, file=file)


def _read_text(path: Path) -> str:
    """The text of a file that a person named."""
    try:
        # Some editors begin a file with a byte order mark.
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadSetup("", "refused-not-text", {"file": str(path)}) from None


def _pack_text(game: Game, path: Path | None) -> str:
    """The text of a pack file without mistakes; "" for the built-in pack."""
    if path is None:
        return ""
    from spacerace.kernel.packs import PackError

    text = _read_text(path)
    problems = game.LIBRARY.check(text)
    if problems:
        raise PackTrouble(str(PackError(str(path), problems)))
    return text


def _count_parts(game: Game, pack: Any) -> int:
    """How many parts a pack has, copies counted."""
    return sum(cast(int, row["copies"]) for row in game.list_parts(pack))


def _fresh_seed() -> int:
    """A seed that nobody can foresee, short enough to tell a friend."""
    from secrets import randbelow

    return randbelow(10**9)


def _rule_text(game: str) -> Callable[[str], str]:
    """A function that quotes a rule by its id, or by its number with a dot; "" if there is no such rule."""

    def quote(rule: str) -> str:
        from spacerace.lab.rule_coverage import rule_ids

        wanted = rule.casefold()
        for one in [*rule_ids(game), *rule_ids("table")]:
            prefix, _, number = one.id.casefold().partition("-")
            if wanted == f"{prefix}-{number}" or ("." in wanted and wanted == number):
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


def _plain(value: object) -> dict[str, object]:
    """A struct as a dict."""
    from msgspec import to_builtins

    plain: dict[str, object] = to_builtins(value)
    return plain


def _json(value: object) -> str:
    """A value as JSON text."""
    from spacerace.kernel.codec import pretty

    return pretty(value)


if __name__ == "__main__":
    sys.exit(main())
