"""What ``spacerace serve`` refuses, and what it says then."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from spacerace.cli import main
from spacerace.server import run
from tests.full_run import missing
from tests.server.postgres import Cluster
from tests.server.running import PATIENCE, ROOT, TINY, serving
from tests.server.starting_parts import Captured, free_port, refused


def test_a_busy_port_is_refused(capsys: Captured, sqlite_url: str) -> None:
    """Instead of sharing it without a word."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        text = refused(capsys, "serve", "--port", port, "--database", sqlite_url)
    assert f"port {port} of 127.0.0.1 is busy" in text and "--port" in text


def test_an_address_of_another_machine_is_refused(capsys: Captured, sqlite_url: str) -> None:
    """With what the system says."""
    text = refused(capsys, "serve", "--host", "192.0.2.1", "--port", "0", "--database", sqlite_url)
    assert "192.0.2.1" in text


@pytest.mark.parametrize(
    "url", ["race.db", "mysql://root@localhost/race", "sqlite://", "postgresql://me:se:cret@h:port/x"]
)
def test_a_bad_database_address_is_refused(capsys: Captured, url: str) -> None:
    """Without repeating it: it may hold a password."""
    text = refused(capsys, "serve", "--port", "0", "--database", url)
    assert "postgresql://USER:PASSWORD@HOST/NAME" in text and "cret" not in text


def test_a_database_that_cannot_be_reached_is_refused(capsys: Captured, tmp_path: Path) -> None:
    """Where it should be, and why not; never the password."""
    port = free_port()
    url = f"postgresql://me:secret@127.0.0.1:{port}/race"
    text = refused(capsys, "serve", "--port", "0", "--database", url)
    assert f"127.0.0.1:{port}/race" in text and "secret" not in text
    text = refused(capsys, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/nowhere/race.db")
    assert "nowhere" in text
    (tmp_path / "page.db").write_text("no database at all, but a page of text" * 99)
    text = refused(capsys, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/page.db")
    assert "file is not a database" in text


def test_a_database_that_is_not_there_is_refused(capsys: Captured, postgres_cluster: Cluster) -> None:
    """In the words of PostgreSQL."""
    text = refused(capsys, "serve", "--port", "0", "--database", postgres_cluster.url("nothing"))
    assert 'database "nothing" does not exist' in text


def test_a_forgetful_database_is_refused(
    capsys: Captured, postgres_cluster: Cluster, postgres_url: str
) -> None:
    """One that acknowledges what is not yet on the disk."""
    postgres_cluster.change_setting("fsync", "off")
    try:
        text = refused(capsys, "serve", "--port", "0", "--database", postgres_url)
    finally:
        postgres_cluster.change_setting("fsync", "on")
    assert "fsync = on" in text


def test_a_missing_driver_is_named(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the command that installs it."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    text = refused(capsys, "serve", "--port", "0", "--database", "postgresql://localhost/race")
    assert "spacerace[postgres]" in text


@pytest.mark.parametrize("argv", ["", "serve", "backup x", "restore x", "tables list", "tables delete x"])
def test_without_the_extra_a_command_tells_what_to_install(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, argv: str
) -> None:
    """A small installation plays in the terminal; it has no server."""
    monkeypatch.setattr("spacerace.commands.common.find_spec", lambda name: None)
    text = refused(capsys, *argv.split())
    assert "pip install 'spacerace[server]'" in text and "spacerace play" in text


def test_several_workers_need_postgresql(capsys: Captured, sqlite_url: str) -> None:
    """SQLite tells other processes nothing."""
    assert "PostgreSQL" in refused(capsys, "serve", "--workers", "2", "--database", sqlite_url)


def test_a_second_server_on_one_file_is_refused(capsys: Captured, sqlite_url: str, tmp_path: Path) -> None:
    """It would not see what the first one does."""
    with serving(sqlite_url, data=tmp_path, app=TINY) as server:
        text = refused(capsys, "serve", "--port", "0", "--database", sqlite_url)
        assert server.address in text


def test_a_second_server_by_another_name_is_refused(
    capsys: Captured, sqlite_url: str, tmp_path: Path
) -> None:
    """Through a link, a folder that is one, a path with detours; a second name is refused alone."""
    (tmp_path / "link.db").symlink_to(tmp_path / "race.db")
    (tmp_path / "inner").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path)
    with serving(sqlite_url, data=tmp_path, app=TINY) as server:
        for path in ("link.db", "folder/race.db", "inner/../race.db"):
            text = refused(capsys, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/{path}")
            assert server.address in text
        server.stop()
    (tmp_path / "second.db").hardlink_to(tmp_path / "race.db")
    for path in ("race.db", "second.db", "link.db"):
        text = refused(capsys, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/{path}")
        assert "several names" in text


def without_rights(*argv: str, data: Path) -> tuple[int, str]:
    """``spacerace`` for somebody whom the rights of files bind, unlike root: its code and output."""
    command = [sys.executable, "-m", "spacerace.cli", *argv]
    if os.geteuid() == 0:
        setpriv = shutil.which("setpriv")
        if setpriv is None:
            missing("root needs setpriv to give up its rights")
        command = [setpriv, "--bounding-set", "-dac_override,-dac_read_search", "--", *command]
    found = subprocess.run(
        command,
        cwd=data,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "SPACERACE_DATA": str(data)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return found.returncode, found.stdout + found.stderr


@pytest.mark.parametrize("what", ["file", "folder", "both", "data"])
def test_missing_rights_are_told_in_a_sentence(sqlite_url: str, tmp_path: Path, what: str) -> None:
    """A file that may only be read, and a folder where nothing may be written: once, and that is all."""
    folder = tmp_path / "data"
    folder.mkdir()
    run.prepare(f"sqlite+aiosqlite:///{folder}/spacerace.db")
    if what in ("file", "both"):
        (folder / "spacerace.db").chmod(0o400)
    if what != "file":
        folder.chmod(0o500)
    database = [] if what == "data" else ["serve", "--database", f"sqlite:///{folder}/spacerace.db"]
    code, text = without_rights(*database, "--port", "0", data=folder)
    assert code == 2 and text.count("\n") == 1 and "Traceback" not in text
    assert "spacerace.db" in text


def test_a_folder_is_no_database(capsys: Captured, tmp_path: Path) -> None:
    """Nor can one be in a file."""
    (tmp_path / "folder.db").mkdir()
    (tmp_path / "file").touch()
    for path in ("folder.db", "file/race.db"):
        assert path.partition("/")[0] in refused(
            capsys, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/{path}"
        )


@pytest.mark.parametrize(
    "argv",
    [
        ["--port", "70000"],
        ["--workers", "0"],
        ["--trusted-proxy", "10.0.0.0/99"],
        ["--public-url", "race.example.org"],
        ["--public-url", "https://race.example.org/path"],
        ["--mail-security", "perhaps"],
        ["--open-days", "-1"],
        ["--log", "loud"],
        ["--bot", "my_bot.py"],
        ["--bot", "sense=my_bot.py"],
        ["--bot", "My Bot=my_bot.py"],
        ["--bot", "mine=my_bot"],
    ],
)
def test_wrong_options_are_refused_by_the_parser(capsys: Captured, argv: list[str]) -> None:
    """Typed or from the environment."""
    with pytest.raises(SystemExit) as stop:
        main(["serve", *argv])
    assert stop.value.code == 2
    text = capsys.readouterr().err
    assert argv[0] in text and argv[1] in text and "‹" not in text
