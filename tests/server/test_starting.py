"""``spacerace`` and ``spacerace serve`` as processes: addresses, ports, browsers, signals."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from spacerace.cli import build_parser, main
from spacerace.commands.serve import _warn_of_sqlite, has_display
from spacerace.server.database_setup import FileLock, driver_url
from spacerace.server.run import address_of, network_host
from tests.server.running import TINY, get, serving, starting, wait_until
from tests.server.starting_parts import Captured, free_port, refused


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "tables", "tables list", "tables delete"])
def test_every_help_ends_with_an_example(capsys: Captured, command: str) -> None:
    """And the example is one that the parser takes."""
    with pytest.raises(SystemExit) as stop:
        main([*command.split(), "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert "‹" not in text
    build_parser().parse_args(text.rsplit("example:", 1)[1].split()[1:])


# --- serve ---------------------------------------------------------------------------------------


def test_serve_runs_the_real_server_on_both_databases(database_url: str, tmp_path: Path) -> None:
    """It answers when it says so, and a signal stops it cleanly."""
    typed = database_url.replace("+aiosqlite", "").replace("+asyncpg", "")
    with serving(typed, data=tmp_path) as server:
        server.get("/health")
        assert server.stop() == 0
        assert "The server has stopped" in server.output and "Traceback" not in server.output


def said(output: str) -> list[str]:
    """The lines that a server has said; whether this machine's SQLite has a fault is no matter here."""
    return [line for line in output.splitlines() if "SQLite" not in line]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_a_signal_to_all_processes_stops_the_server(sqlite_url: str, tmp_path: Path, number: int) -> None:
    """Ctrl+C, a closed terminal; whoever runs these tests may have told them to outlive theirs."""
    with ExitStack() as stack:
        before = signal.signal(number, signal.SIG_DFL)
        stack.callback(signal.signal, number, before)
        server = stack.enter_context(serving(sqlite_url, data=tmp_path, app=TINY))
        # People press it again when nothing seems to happen.
        for _ in range(200):
            if server.process.poll() is None:
                server.signal(number)
        assert server.wait() == 0
        lines = said(server.output)
        assert len(lines) == 2 and lines[-1].startswith("The server has stopped"), server.output


def test_only_the_first_process_hears_ctrl_c(sqlite_url: str, tmp_path: Path) -> None:
    """Whoever serves goes on until that one says stop."""
    with serving(sqlite_url, data=tmp_path, app=TINY) as server:
        worker = server.get("/pid")
        for _ in range(20):
            os.kill(int(worker), signal.SIGINT)
            assert server.get("/pid") == worker
        assert server.stop() == 0
        assert len(said(server.output)) == 2, server.output


def test_a_stop_finishes_what_is_under_way(sqlite_url: str, tmp_path: Path) -> None:
    """Nobody else is let in, but a request that has begun gets its whole answer."""
    with serving(sqlite_url, data=tmp_path, app=TINY) as server:
        place = urlsplit(server.address)
        connection = http.client.HTTPConnection(place.netloc)
        connection.request("GET", "/slow")
        response = connection.getresponse()
        assert response.readline() == b"begun\n"
        server.process.terminate()
        wait_until(lambda: not _listens(place.hostname or "", place.port or 0))
        (tmp_path / "go-on").touch()
        assert response.read() == b"done\n"
        connection.close()
        assert server.wait() == 0


def test_a_worker_ends_when_its_parent_is_killed(sqlite_url: str, tmp_path: Path) -> None:
    """Nobody goes on serving behind the back of the next server."""
    with serving(sqlite_url, data=tmp_path, app=TINY) as server:
        assert int(server.get("/pid")) != server.process.pid
        server.process.kill()
        # The output is closed when the last process is gone.
        server.wait()
        place = urlsplit(server.address)
        assert not _listens(place.hostname or "", place.port or 0)
        with serving(sqlite_url, data=tmp_path, app=TINY) as next_server:
            next_server.get("/health")


def test_a_worker_that_dies_is_replaced(sqlite_url: str, tmp_path: Path) -> None:
    """The server goes on."""
    with serving(sqlite_url, data=tmp_path, app=TINY) as server:
        first = int(server.get("/pid"))
        os.kill(first, signal.SIGKILL)

        def answers() -> bool:
            try:
                return int(server.get("/pid")) != first
            except (OSError, http.client.HTTPException):
                return False

        wait_until(answers)
        assert server.stop() == 0


def test_several_workers_share_one_port(postgres_url: str, tmp_path: Path) -> None:
    """Each gets some of the connections."""
    with serving(postgres_url, "--workers", "2", data=tmp_path, app=TINY) as server:
        seen: set[str] = set()

        def both() -> bool:
            seen.add(server.get("/pid"))
            return len(seen) == 2

        wait_until(both)
        assert server.stop() == 0


def test_options_and_environment_reach_the_server(sqlite_url: str, tmp_path: Path) -> None:
    """Secrets come from the environment; what is typed has the last word."""
    environment = {
        "SPACERACE_DATABASE": sqlite_url.replace("+aiosqlite", ""),
        "SPACERACE_PUBLIC_URL": "https://race.example.org/",
        "SPACERACE_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
        "SPACERACE_MAIL_HOST": "mail.example.org",
        "SPACERACE_MAIL_PASSWORD": "p4ss",
        "SPACERACE_OPEN_DAYS": "3",
        "SPACERACE_IDLE_DAYS": "4",
        "SPACERACE_PRIVATE_WEBHOOKS": "1",
        "SPACERACE_BACKUP_FOLDER": str(tmp_path / "backups"),
        "SPACERACE_BACKUPS_KEPT": "3",
    }
    port = free_port()
    argv = ["serve", "--port", str(port), "--idle-days", "0", "--log", "json", "--mail-user", "me"]
    with starting(*argv, data=tmp_path, app=TINY, environment=environment) as server:
        server.wait_for("The server is ready: https://race.example.org\n")
        found = json.loads(get(f"http://127.0.0.1:{port}", "/settings"))
        assert "p4ss" not in server.output
    assert found["database"] == sqlite_url
    assert found["public_url"] == "https://race.example.org"
    assert found["trusted_proxies"] == ["10.0.0.0/8", "::1/128"]
    assert found["mail"]["host"] == "mail.example.org" and found["mail"]["user"] == "me"
    assert found["mail"]["password"] == "p4ss" and found["mail"]["sender"] == "spacerace@localhost"
    assert (found["open_days"], found["idle_days"], found["log"]) == (3, 0, "json")
    assert found["private_webhooks"] is True
    assert found["backups"] == {"folder": str(tmp_path / "backups"), "hours": 24, "kept": 3}


@pytest.mark.parametrize(("version", "faulty"), [((3, 40, 1), True), ((3, 51, 2), True), ((3, 51, 3), False)])
def test_a_sqlite_with_a_known_fault_is_named(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, version: tuple[int, ...], faulty: bool
) -> None:
    """Once, as a note, with what to do about it."""
    monkeypatch.setattr("sqlite3.sqlite_version_info", version)
    monkeypatch.setattr("sqlite3.sqlite_version", ".".join(map(str, version)))
    _warn_of_sqlite()
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == faulty
    assert not faulty or (f"SQLite {'.'.join(map(str, version))} has a known fault" in said.err)


def test_a_start_on_a_faulty_sqlite_says_so(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, sqlite_url: str
) -> None:
    monkeypatch.setattr("spacerace.server.database_setup.has_sqlite_fault", lambda: True)
    monkeypatch.setattr("spacerace.server.run.serve", lambda *args, **more: True)
    assert main(["serve", "--port", "0", "--database", sqlite_url.replace("+aiosqlite", "")]) == 0
    assert "has a known fault" in capsys.readouterr().err


def test_the_database_file_is_private(sqlite_url: str, tmp_path: Path) -> None:
    """It holds the key that signs cookies."""
    with serving(sqlite_url, data=tmp_path, app=TINY):
        assert (tmp_path / "race.db").stat().st_mode & 0o777 == 0o600


# --- spacerace alone -----------------------------------------------------------------------------


def test_spacerace_alone_serves_from_the_data_folder(tmp_path: Path) -> None:
    """On this machine only, and it says how to stop it."""
    with starting("--port", "0", data=tmp_path) as server:
        server.wait_for("Ctrl\\+C")
        assert server.address.startswith("http://127.0.0.1:")
        server.get("/health")
        assert (tmp_path / "spacerace.db").exists()
        server.process.send_signal(signal.SIGINT)
        assert server.wait() == 0
        assert "Traceback" not in server.output


@pytest.mark.parametrize(
    "argv, kind",
    [
        ([], "quiet"),
        (["--log", "json"], "json"),
        (["serve"], "plain"),
        (["serve", "--log", "quiet"], "quiet"),
    ],
)
def test_players_are_not_shown_the_log(argv: list[str], kind: str) -> None:
    """Hosts are."""
    assert build_parser().parse_args(argv).log == kind


def test_a_bot_of_the_host_has_a_file(capsys: Captured, tmp_path: Path) -> None:
    """It is looked at now, and not when a table asks for it."""
    serve = ("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/a.db")
    assert "no_such_bot.py" in refused(capsys, *serve, "--bot", "mine=no_such_bot.py")


def test_a_busy_port_gives_way_to_the_next(tmp_path: Path) -> None:
    """A person who plays at home need not know what a port is."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = min(other.getsockname()[1], 65000)
        with starting("--port", str(port), data=tmp_path, app=TINY) as server:
            assert port < (urlsplit(server.address).port or 0) < port + 100
            server.get("/health")


def test_a_second_start_shows_the_first(tmp_path: Path) -> None:
    """One server a data folder."""
    with starting("--port", "0", data=tmp_path, app=TINY) as server:
        first = server.address
        with starting("--port", "0", data=tmp_path, app=TINY) as again:
            assert again.wait() == 0
            assert again.output == f"spacerace is running already: {first}\n"
        server.get("/health")


def test_the_browser_is_opened(tmp_path: Path) -> None:
    """Where there is a screen, unless it is not wanted."""
    browser, shown = tmp_path / "browser", tmp_path / "shown"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}.new && mv {shown}.new {shown}\n')
    browser.chmod(0o755)
    environment = {"BROWSER": str(browser), "DISPLAY": ":0"}
    with starting("--port", "0", data=tmp_path, app=TINY, environment=environment) as server:
        wait_until(shown.exists)
        assert shown.read_text() == f"{server.address}\n"
    shown.unlink()
    argv = ["--no-browser", "--port", "0"]
    with starting(*argv, data=tmp_path, app=TINY, environment=environment) as server:
        server.wait_for("Ctrl\\+C")
        assert server.stop() == 0
    assert not shown.exists()


def test_the_network_gets_an_address_of_its_own(tmp_path: Path) -> None:
    """It is shown for the others, and it works."""
    with starting("--network", "--port", "0", data=tmp_path, app=TINY) as server:
        shown = server.wait_for(r"For others on your network: (\S+)")[1]
        assert urlsplit(shown).hostname == network_host()
        assert urlsplit(shown).port == urlsplit(server.address).port
        get(shown, "/health")


def test_without_a_screen_there_is_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """X11, Wayland, neither; other systems always have one."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()
    monkeypatch.delenv("WAYLAND_DISPLAY")
    monkeypatch.setattr("sys.platform", "darwin")
    assert has_display()


# --- addresses and claims ------------------------------------------------------------------------


def test_addresses_get_their_driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As people write them, with the password unharmed."""
    monkeypatch.chdir(tmp_path)
    assert driver_url("sqlite:///race.db") == f"sqlite+aiosqlite:///{tmp_path}/race.db"
    assert driver_url("postgres://me:p%40ss@db/race") == "postgresql+asyncpg://me:p%40ss@db/race"
    given = "postgresql+asyncpg://me@db:5432/race?ssl=require"
    assert driver_url("postgresql://me@db:5432/race?sslmode=require") == driver_url(given) == given


def test_addresses_for_browsers() -> None:
    """A server that listens everywhere is reached here."""
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert address_of("::", 80) == "http://[::1]:80"
    assert address_of("race.example.org", 80) == "http://race.example.org:80"


def test_a_claim_has_one_holder_and_an_address(tmp_path: Path) -> None:
    """What an earlier holder wrote is gone."""
    first, second = (FileLock(tmp_path / "race.db") for _ in range(2))
    assert first.take() and not second.take()
    first.tell("http://127.0.0.1:1")
    assert second.take_or_find() == "http://127.0.0.1:1"
    first.release()
    assert second.take_or_find() == "" and second.told() == ""
    second.release()


def _listens(host: str, port: int) -> bool:
    """Whether somebody takes connections there."""
    try:
        socket.create_connection((host, port)).close()
    except OSError:
        return False
    return True
