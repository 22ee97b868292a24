"""Which code the bots are made of: games that were played by other code are other games."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import spacerace.bots
from spacerace.bots.own_bot import files_of, is_path
from spacerace.games import GAMES
from spacerace.lab.rule_coverage import folder_of


@cache
def hash_of_bots(game: str) -> str:
    """The hash of the built-in bots of a game, as they were when this process first asked."""
    return hash_of_folder(Path(spacerace.bots.__file__).parent, game)


def hash_of_folder(folder: Path, game: str) -> str:
    """A hash of the bots in a folder, without files named after other games; it is the same on every Python.

    Comments and docstrings do not count.
    """
    others = tuple(folder_of(name) for name in GAMES if name != game)
    files = [file for file in sorted(folder.glob("*.py")) if not file.name.startswith(others)]
    trees = [_told(ast.parse(file.read_text(encoding="utf-8"))) for file in files]
    return hash_of_bytes("\n".join(trees).encode())


def hashes_of_own_bots(bots: Iterable[str]) -> dict[str, str]:
    """The hash of each bot among these that is a person's own, as its files are now."""
    return {bot: _hash_of_own_bot(Path(bot)) for bot in bots if is_path(bot)}


def _hash_of_own_bot(path: Path) -> str:
    """A hash of a bot's file, and of the modules beside it that it imports; "" if it is not there."""
    try:
        return hash_of_bytes(b"".join(file.read_bytes() for file in files_of(path)))
    except OSError:
        return ""


def _told(code: object) -> str:
    """A piece of code as text; ``ast.dump`` would tell the same code differently on every Python."""
    match code:
        case ast.Constant(value=value):
            return repr(value)
        case ast.AST():
            # A newer Python has more fields: they are empty where the code is older.
            fields = {name: value for name, value in ast.iter_fields(code) if value not in (None, [])}
            if isinstance(code, _WITH_DOCSTRING) and ast.get_docstring(code, clean=False) is not None:
                fields["body"] = code.body[1:]
            inside = ", ".join(f"{name}={_told(value)}" for name, value in fields.items())
            return f"{type(code).__name__}({inside})"
        case list():
            return f"[{', '.join(map(_told, code))}]"
        case _:
            return repr(code)


_WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def hash_of_bytes(data: bytes) -> str:
    """Enough of a hash to tell two things apart."""
    return sha256(data).hexdigest()[:16]
