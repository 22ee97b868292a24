"""What several commands need: arguments, texts, consoles, files that a person named."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, cast

from spacerace.kernel.errors import BadMatchFile, BadSetup
from spacerace.kernel.game import OTHERWISE
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from spacerace.kernel.match import Match

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

    from rich.console import Console

    from spacerace.kernel.game import Game, Option

#: The default round cap of games between bots, for games that might never end.
USUAL_ROUND_CAP = 200
#: Exit codes beside 0.
FOUND_BROKEN, WRONG_USE, INTERRUPTED = 1, 2, 130


def complain(message_id: str, args: Mapping[str, object], *, code: int = WRONG_USE) -> int:
    """Print what is wrong, in one sentence."""
    print(sentence(message_id, args), file=sys.stderr)
    return code


def help_text(message_id: str, args: Mapping[str, object] = {}) -> str:
    """A help text; argparse wants its percent signs doubled."""
    return sentence(message_id, args).replace("%", "%%")


def add_command(
    commands: Commands, name: str, texts: str = "", *, example: str = ""
) -> argparse.ArgumentParser:
    """A parser for a command; its texts in the language files begin like its name.

    ``example`` is the message of its example, if another command has the same one.
    """
    texts = f"cli-{texts or name}"
    return commands.add_parser(
        name,
        help=help_text(f"{texts}-short"),
        description=help_text(texts),
        epilog=help_text(example or f"{texts}-example", {"game": first_game()}),
    )


def show_help(parser: argparse.ArgumentParser) -> int:
    """Show the help of a command that needs a subcommand."""
    parser.print_help()
    return WRONG_USE


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """The game that a command is about."""
    from spacerace.games import KITS

    about = help_text("cli-game", {"games": ", ".join(KITS)})
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=about)


def first_game() -> str:
    """The game that examples are about."""
    from spacerace.games import KITS

    return next(iter(KITS))


def add_rules_played(parser: argparse.ArgumentParser, *, texts: Mapping[str, str] = {}) -> None:
    """The rules that are played by; what does not go together is refused by the game."""
    parser.add_argument("--edition", metavar="NAME", help=editions_help("cli-edition"))
    parser.add_argument("--mode", metavar="NAME", help=_modes_help())
    add_settings(parser, texts=texts)


def editions_help(message_id: str) -> str:
    """A help text with the editions of every game."""
    from spacerace.games import KITS

    editions = {name: dict.fromkeys(one.edition for one in kit.setups) for name, kit in KITS.items()}
    return help_text(message_id, {"editions": _by_game(editions)})


def _modes_help() -> str:
    """The help of ``--mode``: the modes of every game, with what people call them."""
    from spacerace.games import KITS

    modes = {
        name: dict.fromkeys(_mode_shown(name, one.mode) for one in kit.setups) for name, kit in KITS.items()
    }
    return help_text("cli-mode", {"modes": _by_game(modes)})


def _mode_shown(game: str, mode: str) -> str:
    """A mode as it is typed, with its name for people if it has one."""
    name = sentence(f"home-mode-{game}-{mode}", {OTHERWISE: ""})
    return f"{mode} ({name})" if name else mode


def _by_game(choices: Mapping[str, Iterable[str]]) -> str:
    """What can be chosen in each game."""
    return "; ".join(f"{game}: {', '.join(known)}" for game, known in choices.items())


def add_settings(parser: argparse.ArgumentParser, *, texts: Mapping[str, str] = {}) -> None:
    """A flag for every setting that some game has; ``texts`` replace the usual help of a setting.

    A setting without a help text is one that no person chooses, such as a round cap.
    """
    from spacerace.games import KITS

    for name, values in _settings().items():
        flags = [flag(name), *(kit.FLAGS[name] for kit in KITS.values() if name in kit.FLAGS)]
        text = texts.get(name, f"cli-setting-{name.replace('_', '-')}")
        about: dict[str, Any] = {
            "dest": _dest(name),
            "help": help_text(text, {"values": ", ".join(map(str, values))}),
        }
        if isinstance(values[0], bool):
            about |= {"action": "store_true", "default": None}
        elif isinstance(values[0], int):
            about |= {"metavar": "N", "type": whole_number}
        else:
            about |= {"metavar": "NAME"}
        parser.add_argument(*flags, **about)


def settings_of(args: argparse.Namespace) -> dict[str, Any]:
    """The settings that a person has typed, by name."""
    return given(**{name: getattr(args, _dest(name)) for name in _settings()})


def _settings() -> dict[str, tuple[Option, ...]]:
    """Every setting that a table can choose, with its values."""
    from spacerace.games import KITS

    setups = (setup for kit in KITS.values() for setup in kit.setups)
    return {one.name: one.values for setup in setups for one in setup.choosable}


def _dest(name: str) -> str:
    """Where argparse keeps a setting: apart from the options of the command."""
    return f"setting_{name}"


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


def count(text: str) -> int:
    """An argument that is 0 or more."""
    number = whole_number(text)
    if number < 0:
        raise argparse.ArgumentTypeError(sentence("cli-negative", {"text": text}))
    return number


def flag(name: str) -> str:
    """An option as a person types it."""
    return "--" + name.replace("_", "-")


def given(**values: Any) -> dict[str, Any]:
    """The options that a person has typed. The game decides the others."""
    return {name: value for name, value in values.items() if value is not None}


def table_options(game: Game, args: argparse.Namespace) -> dict[str, Option]:
    """The settings of a table at which bots sit alone."""
    from spacerace.kernel.game import ROUND_CAP

    found: dict[str, Option] = settings_of(args) | given(round_cap=args.round_cap)
    if ROUND_CAP in game.SETTINGS:
        found.setdefault(ROUND_CAP, USUAL_ROUND_CAP)
    return found


def require_server() -> None:
    """Raise BadSetup if the packages of the server are not installed: they are an extra."""
    if any(find_spec(name) is None for name in ("litestar", "sqlalchemy", "uvicorn")):
        raise BadSetup("", "refused-no-server")


class FileTrouble(Exception):
    """A file that cannot be used, such as a pack or a match: one line a problem."""


class Trimmed:
    """Standard output without blanks at the ends of lines."""

    def __init__(self) -> None:
        """A console asks which letters there are."""
        self.encoding = sys.stdout.encoding

    def write(self, text: str) -> int:
        """Write whole lines; a console writes no others."""
        return sys.stdout.write(re.sub(r" +$", "", text, flags=re.MULTILINE))

    def flush(self) -> None:
        """Write what is still waiting."""
        sys.stdout.flush()


def open_console(*, wide: bool = False) -> Console:
    """A console that prints texts as they are; ``wide``: a file or a pipe gets tables uncut."""
    from rich.console import Console

    if sys.stdout.isatty():
        return Console(markup=False, highlight=False, emoji=False)
    width, file = 200 if wide else None, cast(IO[str], Trimmed())
    return Console(markup=False, highlight=False, emoji=False, width=width, file=file)


#: The name of standard input, where a command reads a file.
STDIN = Path("-")


def read_text(path: Path) -> str:
    """The text of a file that a person named; "-" is standard input."""
    try:
        # Some editors begin a file with a byte order mark.
        return sys.stdin.buffer.read().decode("utf-8-sig") if path == STDIN else path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise BadSetup("", "refused-not-text", {"file": str(path)}) from None


def pack_text_of(game: Game, path: Path | None) -> str:
    """The text of a pack file without mistakes; "" for the built-in pack."""
    if path is None:
        return ""
    from spacerace.kernel.packs import PackError

    text = read_text(path)
    problems = game.LIBRARY.check(text)
    if problems:
        raise FileTrouble(str(PackError(str(path), problems)))
    return text


def fresh_seed() -> int:
    """A random seed, short enough to tell a friend."""
    from secrets import randbelow

    return randbelow(10**9)


def match_of(path: Path) -> Match:
    """The match of a file, without a torn last line; raises FileTrouble. "-" is standard input."""
    from spacerace.terminal.saving import load, whole_lines

    try:
        if path == STDIN:
            from spacerace.games import game_named
            from spacerace.kernel.codec import read_match

            text, torn = whole_lines(sys.stdin.buffer.read(), path)
            match = read_match(text, game_named)
        else:
            match, torn = load(path)
    except BadMatchFile as error:
        raise FileTrouble(f"{path}: {error}") from None
    if torn:
        print(sentence("terminal-torn", {"file": str(path)}), file=sys.stderr)
    return match


def as_plain(value: object) -> dict[str, object]:
    """A struct as a dict."""
    from msgspec import to_builtins

    plain: dict[str, object] = to_builtins(value)
    return plain


def as_json(value: object) -> str:
    """A value as JSON text."""
    from spacerace.kernel.codec import pretty

    return pretty(value)
