"""Which code the bots are made of: games that were played by other code are other games."""

from __future__ import annotations

import ast
from functools import cache
from hashlib import sha256
from pathlib import Path

import spacerace.bots
from spacerace.games import GAMES
from spacerace.lab.rule_coverage import folder_of


@cache
def hash_of_bots(game: str) -> str:
    """The hash of the built-in bots of a game, as they were when this process first asked."""
    return hash_of_folder(Path(spacerace.bots.__file__).parent, game)


def hash_of_folder(folder: Path, game: str) -> str:
    """A hash of the bots in a folder, without files named after other games; comments do not count."""
    others = tuple(folder_of(name) for name in GAMES if name != game)
    files = [file for file in sorted(folder.glob("*.py")) if not file.name.startswith(others)]
    trees = [ast.dump(ast.parse(file.read_text(encoding="utf-8"))) for file in files]
    return hash_of_bytes("\n".join(trees).encode())


def hash_of_bytes(data: bytes) -> str:
    """Enough of a hash to tell two things apart."""
    return sha256(data).hexdigest()[:16]
