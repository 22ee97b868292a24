"""Identifies the code by which bots decide. Games that other code played are not comparable."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import spacerace
from spacerace.bots.own_bot import files_of, is_path
from spacerace.games import KITS

#: Files outside ``bots`` on which the decisions of all bots depend. The kit of a game names further files.
ARITHMETIC = ("kernel/ordered_sum.py",)
#: Modules that bots use and that do not count: the table itself. The version of the rules and the pack
#: identify it.
STRUCTURE = {
    "kernel": ("agenda", "chance", "copying", "errors", "game", "seats"),
    "rules": (
        "actions",
        "agenda",
        "chapters",
        "effects",
        "ids",
        "printed",
        "state",
        "table",
        "terms",
        "view",
    ),
}


@cache
def hash_of_bots(game: str) -> str:
    """The hash of the built-in bots of a game, as they were when this process first asked."""
    return hash_of_files(files_of_bots(game))


def files_of_bots(game: str) -> list[Path]:
    """The files on which the decisions of the built-in bots of a game depend."""
    package, kit = Path(spacerace.__file__).parent, KITS[game]
    files = sorted((package / "bots").glob("*.py"))
    if kit.folder is not None:
        files += sorted((kit.folder / "bot").glob("*.py"))
        files += [kit.folder / name for name in kit.BOT_ARITHMETIC]
    return [*files, *(package / name for name in ARITHMETIC)]


def hash_of_files(files: Iterable[Path]) -> str:
    """A hash of the code in files. It is the same on every version of Python.

    Comments, docstrings, imports and annotations do not count: they change no decision.
    """
    trees = [_told(ast.parse(file.read_text(encoding="utf-8"))) for file in files]
    return hash_of_bytes("\n".join(trees).encode())


def hashes_of_own_bots(bots: Iterable[str]) -> dict[str, str]:
    """The hash of each of these bots that is a file of a user, as it is on the disk now."""
    return {bot: _hash_of_own_bot(Path(bot)) for bot in bots if is_path(bot)}


def _hash_of_own_bot(path: Path) -> str:
    """A hash of a bot's file, and of the modules beside it that it imports; "" if it is not there."""
    try:
        return hash_of_bytes(b"".join(file.read_bytes() for file in files_of(path)))
    except OSError:
        return ""


def _told(code: object) -> str:
    """A piece of code as text. ``ast.dump`` would write the same code differently on every Python."""
    match code:
        case ast.Constant(value=value):
            return repr(value)
        case ast.AST():
            # A newer Python has more fields: they are empty where the code is older.
            fields = {
                name: value
                for name, value in ast.iter_fields(code)
                if value not in (None, []) and name not in ("annotation", "returns")
            }
            if isinstance(code, _WITH_DOCSTRING) and ast.get_docstring(code, clean=False) is not None:
                fields["body"] = code.body[1:]
            if isinstance(code, ast.JoinedStr):
                # The first releases of 3.12 add empty texts.
                fields["values"] = [one for one in code.values if getattr(one, "value", None) != ""]
            inside = ", ".join(f"{name}={_told(value)}" for name, value in fields.items())
            return f"{type(code).__name__}({inside})"
        case list():
            kept = (one for one in code if not isinstance(one, ast.Import | ast.ImportFrom))
            return f"[{', '.join(map(_told, kept))}]"
        case _:
            # A text, a number, or nothing.
            return repr(code)


_WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def hash_of_bytes(data: bytes) -> str:
    """A short hash, long enough to tell two files apart."""
    return sha256(data).hexdigest()[:16]
