"""The bots as they were at an earlier commit, to compare today's with: their code, today's rules.

`git` gives the files of that commit: the folder of the bots, and the heuristic of the game. They become a
package of another name beside today's.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

#: The last commit before `sense` was changed in this line of work.
COMMIT = "aa56ea5e9541a57928038dab8cfae96543e4bfa1"
PACKAGE = f"spacerace_{COMMIT[:7]}"
HERE = Path(__file__).parent


def module(name):
    """A module of the package, by its name in there."""
    folder = Path(tempfile.gettempdir()) / f"{PACKAGE}-{Path(sys.prefix).stat().st_ino}"
    if not (folder / PACKAGE / "whole").exists():
        _unpack(folder / PACKAGE)
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return import_module(f"{PACKAGE}.{name}")


def heuristic(game):
    """The heuristic of a game, as it was."""
    return module(f"{_folder(game.NAME)}.sense")


def _folder(game):
    """The folder of a game."""
    return "nineteen69" if game == "1969" else game


def _unpack(package):
    """Write the package; the mark comes last, so that a half of it is not used."""
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").touch()
    for name, path in _sources().items():
        folder = package / name
        folder.mkdir(exist_ok=True)
        for file in _git("ls-tree", "--name-only", COMMIT, f"{path}/").split():
            if file.endswith(".py"):
                text = "" if file.endswith("__init__.py") else _git("show", f"{COMMIT}:{file}")
                (folder / Path(file).name).write_text(_renamed(text), encoding="utf-8")
    (package / "whole").touch()


def _sources():
    """Where the parts of the package were."""
    games = {name: f"src/spacerace/games/{name}/bot" for name in ("rocketmen", "nineteen69")}
    return {"bots": "src/spacerace/bots", **games}


def _renamed(text):
    """The parts refer to each other, and to today's rules and kernel."""
    for name, path in _sources().items():
        today = path.removeprefix("src/").replace("/", ".")
        text = text.replace(f"from {today}", f"from {PACKAGE}.{name}")
    return text


def _git(*words):
    """What git says."""
    return subprocess.run(
        ["git", *words], cwd=HERE.parents[3], check=True, capture_output=True, text=True
    ).stdout
