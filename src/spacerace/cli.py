"""The command line: find the command, parse, run it. Heavy imports wait until a command needs them."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

from spacerace import __version__
from spacerace.commands.common import (
    FOUND_BROKEN,
    INTERRUPTED,
    WRONG_USE,
    FileTrouble,
    complain,
    help_text,
)
from spacerace.commands.parser import Parser, with_near
from spacerace.commands.serve import add_bare, start
from spacerace.games import KITS
from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import game_name
from spacerace.kernel.sentences import sentence, set_renderer
from spacerace.lang import language_of, words

#: The commands by what they are for, and the module of ``spacerace.commands`` that brings each.
GROUPS: Mapping[str, Mapping[str, str]] = {
    "play": {name: name for name in ("play", "join", "odds", "cards", "rules", "replay", "docs")},
    "host": {"serve": "serve", "backup": "host", "restore": "host", "tables": "host"},
    "study": {name: name for name in ("simulate", "arena", "report", "export")},
    "change": {name: name for name in ("pack", "completion")},
}
COMMANDS = {name: module for group in GROUPS.values() for name, module in group.items()}

#: Refusals of a name that is unknown, and the detail that holds it; the detail "known" lists the others.
MISTYPED = {
    "refused-unknown-game": "game",
    "refused-unknown-bot": "bot",
    "refused-unknown-deck": "deck",
    "refused-no-document": "page",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal without some letter shows a question mark; that is no reason to stop.
        sys.stdout.reconfigure(errors="replace")
    # Only here: whoever calls the package from Python gets English wherever the machine stands.
    set_renderer(words(language_of(os.environ)).sentence)
    KITS.tell_troubles(lambda message: print(sentence(message.id, message.args), file=sys.stderr))
    typed = sys.argv[1:] if argv is None else list(argv)
    if typed == ["--version"]:
        return show_version()
    parser = build_parser(typed)
    args = parser.parse_args(typed)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return complain("cli-interrupted", {}, code=INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has gone: nothing is left to say, not even when Python flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FOUND_BROKEN
    except Refusal as error:
        print(_with_meant(error), file=sys.stderr)
        return WRONG_USE
    except FileTrouble as error:
        print(error, file=sys.stderr)
        return WRONG_USE
    except OSError as error:
        details = {"file": str(error.filename or ""), "reason": error.strerror or str(error)}
        return complain("cli-file-problem", details)
    return code


def build_parser(typed: Sequence[str] | None = None) -> Parser:
    """The parser of all commands; of what was typed, that of its command alone, which is made sooner."""
    games = [game_name(name) for name in KITS]
    parser = Parser(
        prog="spacerace",
        usage=help_text("cli-all-usage"),
        description="\n\n".join((help_text("cli-all", {"games": games}), help_text("cli-start"))),
        epilog=help_text("cli-all-example"),
    )
    parser.add_argument("--version", action="store_true", help=help_text("cli-version"))
    add_bare(parser)
    parser.set_defaults(run=version_or_start)
    commands = parser.add_subparsers(prog="spacerace", metavar="COMMAND", help=argparse.SUPPRESS)
    asked = typed[0] if typed else ""
    if asked in COMMANDS:
        modules = [COMMANDS[asked]]
    else:
        # Options alone, such as --help or --port, need no command.
        modules = list(dict.fromkeys(COMMANDS.values())) if typed is None or asked[:1] != "-" else []
    for module in modules:
        import_module(f"spacerace.commands.{module}").add(commands)
    if typed is not None and asked and asked[:1] != "-" and asked not in COMMANDS:
        parser.error(with_near(sentence("cli-no-such-command", {"command": asked}), asked, COMMANDS))
    for group, names in GROUPS.items():
        parser.add_rows(sentence(f"cli-group-{group}", {}), {name: f"cli-{name}-short" for name in names})
    return parser


def _with_meant(error: Refusal) -> str:
    """What is refused; of a mistyped name, also the one that is most like it."""
    detail = MISTYPED.get(error.message_id)
    if detail is None:
        return str(error)
    known = str(error.details["known"]).split(", ")
    return with_near(str(error), str(error.details[detail]), known)


def version_or_start(args: argparse.Namespace) -> int:
    """``spacerace`` without a command: a server on this machine, and the browser at it."""
    if args.version:
        return show_version()
    return start(args)


def show_version() -> int:
    """``spacerace --version``."""
    print(f"spacerace {__version__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
