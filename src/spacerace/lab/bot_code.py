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

#: Files beside ``bots`` by whose arithmetic bots decide, for every game and by game: a change of these makes
#: other players, and no other rules. Bots import nothing else of kernel and games but ``STRUCTURE``.
ARITHMETIC = ("kernel/adding.py",)
ARITHMETIC_OF_GAMES = {
    "rocketmen": tuple(f"games/rocketmen/{name}.py" for name in ("gamble", "odds", "payment", "reckoning")),
    "1969": tuple(f"games/nineteen69/{name}.py" for name in ("dice", "odds", "unseen")),
}
#: What bots see and touch all the same: the table itself. The version of the rules and the pack stand for it.
STRUCTURE = {
    "kernel": ("agenda", "chance", "copying", "errors", "game", "seats"),
    "games": ("actions", "agenda", "chapters", "printed", "state", "terms", "view"),
}


@cache
def hash_of_bots(game: str) -> str:
    """The hash of the built-in bots of a game, as they were when this process first asked."""
    return hash_of_folder(Path(spacerace.bots.__file__).parent, game, arithmetic_of(game))


def arithmetic_of(game: str) -> list[Path]:
    """The files beside the bots by which bots of this game decide."""
    package = Path(spacerace.__file__).parent
    return [package / file for file in (*ARITHMETIC, *ARITHMETIC_OF_GAMES.get(game, ()))]


def hash_of_folder(folder: Path, game: str, arithmetic: Iterable[Path] = ()) -> str:
    """A hash of the bots in a folder and of the files they reckon by; it is the same on every Python.

    Files named after other games do not count, nor do comments and docstrings.
    """
    others = tuple(folder_of(name) for name in GAMES if name != game)
    files = [file for file in sorted(folder.glob("*.py")) if not file.name.startswith(others)]
    trees = [_told(ast.parse(file.read_text(encoding="utf-8"))) for file in (*files, *arithmetic)]
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
