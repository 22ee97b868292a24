"""Processes that work for the server are started without its secrets."""

from __future__ import annotations

import ast
import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from spacerace import server
from spacerace.server import settings
from spacerace.server.archive import match_import
from tests.full_run import missing
from tests.server.inside import house, run
from tests.server.outside import real_server

#: Each of these holds a password on some host.
SECRETS = {
    settings.VARIABLE: '{"mail": "swordfish-0"}',
    "SPACERACE_MAIL_PASSWORD": "swordfish-1",
    "SPACERACE_DATABASE": "postgresql://me:swordfish-2@db/race",
    "PGPASSWORD": "swordfish-3",
    "PGPASSFILE": "/home/me/swordfish-4",
}
#: What starts a process.
STARTERS = ("create_subprocess_exec", "create_subprocess_shell", "Popen")


@pytest.fixture
def secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was started with all passwords in its environment."""
    if not Path("/proc/self/environ").exists():
        missing("only Linux tells what a process was started with")
    for name, value in SECRETS.items():
        monkeypatch.setenv(name, value)


def children() -> list[Path]:
    """The processes that this one has started, as Linux tells of them."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = status.read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue
        if parent == str(os.getpid()):
            found.append(status.parent)
    return found


def test_a_worker_has_no_secret(sqlite_url: str, secrets: None) -> None:
    """As the system tells it, of a worker that is ready."""

    async def story() -> None:
        before = set(children())
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            table = (await ann.open("1969", {"kind": "bot", "bot": "sense"}, {"kind": "me", "name": "Ann"}))[
                "id"
            ]
            while not (await ann.state(table))["options"]:
                await asyncio.sleep(0.01)
            workers = set(children()) - before
            assert workers
            for worker in workers:
                # Where Ann begins, nobody has waited for the worker: it may not be started completely.
                while not (told := (worker / "environ").read_text()):
                    await asyncio.sleep(0.01)
                assert "PATH=" in told and "swordfish" not in told and "SPACERACE_" not in told

    run(story())


def test_a_reader_of_match_files_has_no_secret(
    sqlite_url: str, secrets: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that writes down what it was started with."""
    heard = tmp_path / "heard"
    code = f"import shutil; shutil.copyfile('/proc/self/environ', {str(heard)!r}); raise SystemExit(1)"
    monkeypatch.setattr(match_import, "READER", (sys.executable, "-c", code))

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            await ann.post("/import", {"text": "anything"}, expect=422)

    run(story())
    told = heard.read_text()
    assert "PATH=" in told and "swordfish" not in told and "SPACERACE_" not in told


def test_a_worker_has_nothing_that_the_server_holds_open(tmp_path: Path) -> None:
    """Not the socket, by which it could take connections in the server's place, and not the database."""
    if not Path("/proc/self/fd").exists():
        missing("only Linux tells what a process holds open")
    with real_server(f"sqlite+aiosqlite:///{tmp_path / 'race.db'}", tmp_path) as server:
        _, port = server.address.rsplit(":", 1)
        listening = {
            f"socket:[{line.split()[9]}]"
            for line in Path("/proc/net/tcp").read_text().splitlines()[1:]
            if line.split()[1].endswith(f":{int(port):04X}") and line.split()[3] == "0A"
        }
        assert len(listening) == 1
        held = {name: held_open(name) for name in Path("/proc").glob("[0-9]*")}
        serving = {name for name, found in held.items() if listening & found}
        workers = [name for name in held if _is_worker(name)]
        ours = [name for name in workers if Path(f"/proc/{_parent(name)}") in serving]
        assert ours and not serving.intersection(ours)
        for worker in ours:
            assert not [file for file in held[worker] if "race.db" in file]


def _is_worker(process: Path) -> bool:
    """Whether a process thinks for bots; one that has ended meanwhile does not."""
    with suppress(OSError):
        return b"spacerace.server.bot_worker" in (process / "cmdline").read_bytes()
    return False


def held_open(process: Path) -> set[str]:
    """What a process holds open, by the system's names for it."""
    found = set()
    with suppress(OSError):
        for file in (process / "fd").iterdir():
            with suppress(OSError):
                found.add(str(file.readlink()))
    return found


def _parent(process: Path) -> str:
    """Who has started a process."""
    return (process / "stat").read_text().rpartition(")")[2].split()[1]


def test_every_process_is_started_so() -> None:
    """Whoever starts another kind of process one day thinks of it, too."""
    started = 0
    for file in Path(server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in STARTERS:
                started += 1
                given = [ast.unparse(word.value) for word in node.keywords if word.arg == "env"]
                assert [one.rpartition(".")[2] for one in given] == ["child_environment()"], (
                    f"{file}: {node.lineno}"
                )
    assert started
