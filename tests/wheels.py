"""The wheel in an empty environment of each Python of this machine: `make wheels`.

Without extras first: engine, bots, command line, terminal and simulations have to work. Then with the server.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UV = Path(sys.executable).parent / "uv"
#: The most bytes that the packages may take which the base installation brings along, and spacerace itself.
MOST = 12_000_000
#: What has to work without extras, and a part of what it prints.
COMMANDS = {
    "--version": "spacerace ",
    "--help": "simulate",
    "odds rocketmen --destination earth --advance 2": "%",
    "odds 1969 --rerolls 1": "%",
    "rules RM-7.14": "RM-7.14",
    "cards 1969 --json": "[",
    "docs hosting": "# Hosting",
    "completion bash": "spacerace",
    "simulate rocketmen --games 2 --bots sense --round-cap 3 --json": '"seed"',
    "simulate 1969 --games 1 --bots search:2 --json": '"seed"',
    "arena 1969 sense random --games 2 --out arena.jsonl": "sense",
    "report 1969 --games 2 --players 2 --json": '"aims"',
    "play rocketmen --seats Ann,sense --seed 1": "Ann",
}


def main() -> int:
    """Build the wheel and try it; the exit code."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        run(
            [UV, "build", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder],
            ROOT,
        )
        (wheel,) = folder.glob("*.whl")
        pythons = installed()
        for python in pythons:
            try_on(python, wheel, folder / python.replace("/", "_"))
    print(f"The wheel works on {len(pythons)} Pythons.")
    return 0


def installed() -> list[str]:
    """One Python of each version that spacerace can run on: those of the search path, and those of pyenv."""
    places = [Path(folder) for folder in os.environ["PATH"].split(os.pathsep)]
    files = [file for place in places for file in sorted(place.glob("python3*"))]
    files += sorted((Path.home() / ".pyenv/versions").glob("*/bin/python3"))
    found: dict[str, str] = {}
    for file in files:
        if re.fullmatch(r"python3(\.\d+)?", file.name):
            code = "import sys, venv; print(sys.implementation.name, *sys.version_info[:2])"
            done = subprocess.run([file, "-c", code], capture_output=True, text=True, check=False)
            name, *version = done.stdout.split() or [""]
            if name == "cpython" and tuple(map(int, version)) >= (3, 11):
                found.setdefault(".".join(version), str(file))
    return [found[version] for version in sorted(found, key=lambda one: int(one.split(".")[1]))]


def try_on(python: str, wheel: Path, folder: Path) -> None:
    """Install the wheel by itself, run what has to work, then add the server and start it."""
    run([UV, "venv", "--quiet", "--python", python, folder], ROOT)
    inside = folder / "bin/python"
    install = [UV, "pip", "install", "--quiet", "--python", inside]
    run([*install, wheel], ROOT)
    program = folder / "bin/spacerace"
    for command, wanted in COMMANDS.items():
        said = run([program, *command.split()], folder)
        assert wanted in said, (command, said[:500])
    without = subprocess.run([program, "serve"], cwd=folder, capture_output=True, text=True, check=False)
    assert without.returncode == 2 and "spacerace[server]" in without.stderr, without.stderr
    own, others = weighed(inside)
    assert others < MOST, f"{others} bytes of packages come along"
    run([*install, f"{wheel}[server]"], ROOT)
    check = "import asyncio, spacerace.server.app as a; a.create_app(); print('made')"
    assert "made" in run([inside, "-c", check], folder)
    version = run([inside, "--version"], folder).strip()
    weight = f"{own / 1e6:.1f} MB and {others / 1e6:.1f} MB of packages"
    print(f"{version}: {len(COMMANDS)} commands, the server; {weight}", flush=True)


def weighed(python: Path) -> tuple[int, int]:
    """The bytes of spacerace, and those of the packages beside it, without what Python compiles."""
    code = "import sysconfig; print(sysconfig.get_paths()['purelib'])"
    site = Path(run([python, "-c", code], ROOT).strip())
    own, others = 0, 0
    for file in site.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            if file.relative_to(site).parts[0].startswith("spacerace"):
                own += file.stat().st_size
            else:
                others += file.stat().st_size
    return own, others


def run(argv: Sequence[str | Path], folder: Path) -> str:
    """What a command prints; it must succeed."""
    home = {"XDG_DATA_HOME": str(folder), "SPACERACE_DATA": str(folder), "UV_PYTHON_DOWNLOADS": "never"}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        argv,
        cwd=folder,
        env={**kept, **home},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == 0, f"{argv}: {done.stdout}{done.stderr}"
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
