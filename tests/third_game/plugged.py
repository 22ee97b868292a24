"""Packages that bring games, put into a folder as an installer leaves them, and commands that find them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: The game that the walk through (docs/adding-a-game.md) is about.
PIPS = ROOT / "examples" / "pips"
GROUP = "spacerace.games"


def put_pips(folder: Path) -> Path:
    """The example, with the entry points that its own pyproject.toml names."""
    project = tomllib.loads((PIPS / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(PIPS / "pips", folder / "pips", ignore=shutil.ignore_patterns("__pycache__"))
    put_entries(folder, project["name"], project["entry-points"][GROUP], project["version"])
    return folder


def put_entries(folder: Path, package: str, entries: Mapping[str, str], version: str = "1.0") -> None:
    """What an installer writes down of a package."""
    about = folder / f"{package}-{version}.dist-info"
    about.mkdir(parents=True)
    about.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")
    lines = [f"[{GROUP}]", *(f"{name} = {value}" for name, value in entries.items())]
    about.joinpath("entry_points.txt").write_text("\n".join([*lines, ""]))


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the packages of a folder."""
    language = ("LC_ALL", "LC_MESSAGES", "LANG", "SPACERACE_LANGUAGE")
    hidden = (*language, "PYTHONPATH", "PYTEST_CURRENT_TEST")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    path = os.pathsep.join([str(ROOT / "src"), str(folder)])
    return {**kept, "PYTHONPATH": path, "SPACERACE_DATA": str(folder / "data"), "COLUMNS": "120"}


def on_server(folder: Path) -> dict[str, str]:
    """The environment of a server that finds the packages of a folder."""
    return {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), str(folder)])}


def python(folder: Path, *arguments: str, said: str = "", expect: int = 0, **more: str) -> tuple[str, str]:
    """Run Python; what it prints, and what it complains about."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**environment(folder), **more},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == expect, done.stdout + done.stderr
    return done.stdout, done.stderr


def command(folder: Path, *arguments: str, said: str = "", expect: int = 0, **more: str) -> str:
    """Run a command of the program that has nothing to complain about; what it prints.

    Nothing may be shown by its bare id: a game without some words gets those that serve every game.
    """
    printed, complaints = python(folder, "-m", "spacerace.cli", *arguments, said=said, expect=expect, **more)
    assert "Traceback" not in complaints and "left out" not in complaints, complaints
    assert "‹" not in printed + complaints, printed + complaints
    return printed
