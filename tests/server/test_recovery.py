"""The recovery playbook of docs/promises.md, followed literally with a real server."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from spacerace.server.run import port_of, take_port
from tests.full_run import missing

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/promises.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"<!-- recovery: (\w+) -->\n```sh\n(.*?)```", PAGE, re.DOTALL))
#: Where a host's server lies, and its address.
HOME, ADDRESS = "/var/lib/spacerace", "http://127.0.0.1:8969"
#: Seconds, against hanging.
PATIENCE = 120
SUDO = """#!/bin/sh
exec "$@"
"""
#: As docs/hosting.md writes it, without another user.
RACE = """#!/bin/sh
export SPACERACE_DATA='{home}' SPACERACE_BACKUP_FOLDER='{home}/backups' SPACERACE_PORT={port}
export SPACERACE_THINKING='{{"workers": 1}}'
cd '{home}'
exec '{python}' -P -m spacerace "$@"
"""
#: What the playbook needs of systemd: start, stop, kill.
SYSTEMCTL = """#!/bin/sh
pid=$(cat '{home}/pid' 2>/dev/null)
case "$1" in
start)
    : >'{home}/log'
    setsid race serve >>'{home}/log' 2>&1 &
    echo $! >'{home}/pid'
    until grep -q 'ready' '{home}/log'; do
        kill -0 $! 2>/dev/null || {{ cat '{home}/log' >&2; exit 1; }}
        sleep 0.1
    done ;;
stop)
    [ -n "$pid" ] && kill -TERM "$pid" 2>/dev/null
    while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
    rm -f '{home}/pid' ;;
esac
"""


class Machine:
    """A host's machine: folders and commands as the playbook names them."""

    def __init__(self, root: Path, port: int) -> None:
        """Nothing runs yet."""
        self.home, self._bin = root / "home", root / "bin"
        self.address = f"http://127.0.0.1:{port}"
        for folder in (self.home, self._bin):
            folder.mkdir()
        about = {"home": self.home, "port": port, "python": sys.executable}
        for name, text in (("sudo", SUDO), ("race", RACE), ("systemctl", SYSTEMCTL)):
            file = self._bin / name
            file.write_text(text if name == "sudo" else text.format(**about))
            file.chmod(0o755)
        self.client = httpx.Client(base_url=f"{self.address}/api", timeout=60)

    def run(self, commands: str, expect: int = 0) -> str:
        """Run commands of the playbook; all that they print."""
        text = commands.replace(HOME, str(self.home)).replace(ADDRESS, self.address)
        done = subprocess.run(
            ["sh", "-e", "-c", text],
            env={**os.environ, "PATH": f"{self._bin}{os.pathsep}{os.environ['PATH']}"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == expect, done.stdout
        return done.stdout

    def follow(self, name: str) -> str:
        """The commands of a part of the playbook."""
        return self.run(BLOCKS[name])

    def kill(self) -> None:
        """End the server and all that it started."""
        with suppress(FileNotFoundError, ProcessLookupError):
            os.killpg(int((self.home / "pid").read_text()), signal.SIGKILL)

    # --- a player ---

    def post(self, path: str, body: object) -> Any:
        """A request that must succeed."""
        answer = self.client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def open_table(self) -> str:
        """A table of one's own, with a bot, and a few moves."""
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "idle"}]
        table: str = self.post("/tables", {"game": "rocketmen", "seats": seats})["id"]
        self.play(table, 3)
        return table

    def state(self, table: str) -> Any:
        """What the player sees, on their own turn."""
        for _ in range(600):
            state = self.client.get(f"/tables/{table}/state").json()
            if state["awaited"] == 0:
                return state
            time.sleep(0.1)
        raise AssertionError("the bot does not move")

    def play(self, table: str, moves: int) -> None:
        """Take the last option, so many times."""
        for _ in range(moves):
            state = self.state(table)
            action = state["options"][-1]["action"]
            self.post(f"/tables/{table}/actions", {"at": state["at"], "action": action})


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """A machine on which nothing is left at the end."""
    if shutil.which("curl") is None:
        missing("not installed: curl")
    with take_port("127.0.0.1", 0, search=False) as listening:
        port = port_of(listening)
    made = Machine(tmp_path, port)
    yield made
    made.client.close()
    made.kill()


def test_the_playbook_has_a_part_for_each_fault() -> None:
    assert list(BLOCKS) == ["killed", "lost", "damaged", "upgrade", "upgraded", "back"]


@pytest.mark.started
def test_the_playbook(machine: Machine) -> None:
    database = machine.home / "spacerace.db"
    machine.run("sudo systemctl start spacerace")
    table = machine.open_table()

    # A kill loses nothing.
    before = machine.state(table)
    machine.kill()
    assert '"ok":true' in machine.follow("killed")
    assert machine.state(table) == before

    # What was backed up comes back when the disk is lost.
    machine.run("sudo race backup /var/lib/spacerace/backups/newest.backup")
    machine.play(table, 2)
    machine.kill()
    for file in machine.home.glob("spacerace.db*"):
        file.unlink()
    machine.follow("lost")
    assert machine.state(table) == before

    # So it does when the file is damaged, which the start notices.
    machine.run("sudo systemctl stop spacerace")
    with database.open("r+b") as file:
        file.seek(4096)
        file.write(b"\0" * 8192)
    assert "damaged" in machine.run("sudo systemctl start spacerace", expect=1)
    machine.follow("damaged")
    assert machine.state(table) == before
    assert (machine.home / "damaged/spacerace.db").is_file()

    # A database of the first version is brought up to date, and kept as it was before.
    machine.run("sudo systemctl stop spacerace")
    for file in machine.home.glob("spacerace.db*"):
        file.unlink()
    shutil.copy(ROOT / "tests/server/old/0001.db", database)
    machine.follow("upgrade")
    assert "rocketmen" in machine.follow("upgraded")

    # A database of a newer version is refused, and the backup leads back.
    machine.run("sudo systemctl stop spacerace")
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer spacerace" in machine.run("sudo systemctl start spacerace", expect=1)
    machine.follow("back")
    assert "rocketmen" in machine.run("sudo race tables list")
    machine.run("sudo systemctl stop spacerace")
