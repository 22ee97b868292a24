"""Backups that the server makes by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from spacerace.kernel.errors import BadSetup
from spacerace.server import auto_backup, backup_process, backups
from spacerace.server.auto_backup import HOUR, RETRY, AutoBackup, prepare_folder
from spacerace.server.database import Database, now
from spacerace.server.metrics import Metrics
from spacerace.server.settings import Backups
from tests.server.inside import house, run

BOT = {"kind": "bot", "bot": "random"}


class Times:
    """The server's time and the clock that nobody can set, moved by hand."""

    def __init__(self) -> None:
        self.late = 0

    def pass_by(self, milliseconds: int) -> None:
        """So much later."""
        self.late += milliseconds


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Iterator[Times]:
    """All that the backups know of the time."""
    times, began = Times(), now()
    monkeypatch.setattr(auto_backup, "now", lambda: began + times.late)
    monkeypatch.setattr(auto_backup, "steady", lambda: 1_000 + times.late)
    # A process takes a second to start; the first test starts one.
    monkeypatch.setattr(auto_backup, "run_backup", backup_process.write)
    return times


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where backups are written."""
    found = tmp_path / "backups"
    prepare_folder(found)
    return found


def prepared(url: str) -> str:
    """A database as a server makes it."""

    async def story() -> None:
        database = Database(url)
        await database.prepare()
        await database.close()

    run(story())
    return url


def files(folder: Path) -> list[Path]:
    """The backups, the oldest first."""
    return sorted(folder.glob("*.backup"))


def number(metrics: Metrics, name: str) -> float | None:
    """A number as it is told to the host."""
    return metrics.registry.get_sample_value(name)


def test_a_server_with_a_folder_backs_up_at_the_start(sqlite_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(sqlite_url, backups=Backups(folder=str(tmp_path))) as room:
            ann = await room.person("Ann")
            await ann.open("1969")
            async with asyncio.timeout(60):
                while not files(tmp_path):
                    await asyncio.sleep(0.02)

    run(story())
    assert backups.check_backup(files(tmp_path)[0]).total > 0


def test_a_backup_is_made_when_the_newest_is_old_enough(
    database_url: str, folder: Path, times: Times
) -> None:
    prepared(database_url)
    metrics = Metrics()
    made = AutoBackup(Backups(folder=str(folder), hours=6), database_url, metrics)
    run(made.look())
    (first,) = files(folder)
    assert backups.check_backup(first).revision
    assert number(metrics, "spacerace_backup_age_seconds") == 0
    times.pass_by(6 * HOUR - 60_000)
    run(made.look())
    assert files(folder) == [first]
    assert number(metrics, "spacerace_backup_age_seconds") == pytest.approx(6 * 3600 - 60, abs=1)
    times.pass_by(120_000)
    run(made.look())
    assert len(files(folder)) == 2


def test_the_oldest_are_deleted(sqlite_url: str, folder: Path, times: Times) -> None:
    prepared(sqlite_url)
    (folder / "mine.backup").write_text("not of the server")
    made = AutoBackup(Backups(folder=str(folder), hours=1, kept=2), sqlite_url, Metrics())
    seen = []
    for _ in range(3):
        run(made.look())
        seen.append(files(folder)[-1])
        times.pass_by(HOUR)
    assert files(folder) == [folder / "mine.backup", *seen[1:]]


def test_no_backup_is_deleted_while_the_database_is_damaged(
    sqlite_url: str, folder: Path, times: Times
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            await ann.open("1969", {"kind": "me", "name": "Ann"}, BOT)

    run(story())
    made = AutoBackup(Backups(folder=str(folder), hours=1, kept=1), sqlite_url, Metrics())
    run(made.look())
    with sqlite3.connect(sqlite_url.partition("///")[2]) as connection:
        assert connection.execute("UPDATE entries SET action = 'changed' WHERE number = 0").rowcount == 1
    times.pass_by(HOUR)
    with capture_logs() as logs:
        run(made.look())
    assert len(files(folder)) == 2
    assert "the database is damaged: all older backups are kept" in [one["event"] for one in logs]


def test_a_failure_is_told_and_tried_again_later(sqlite_url: str, folder: Path, times: Times) -> None:
    """There is no database yet."""
    metrics = Metrics()
    made = AutoBackup(Backups(folder=str(folder)), sqlite_url, metrics)
    with capture_logs() as logs:
        run(made.look())
        times.pass_by(60_000)
        run(made.look())
    assert [one["event"] for one in logs] == ["no backup was written"] and logs[0]["reason"]
    assert number(metrics, "spacerace_backups_failed_total") == 1
    prepared(sqlite_url)
    times.pass_by(RETRY)
    run(made.look())
    assert len(files(folder)) == 1


def test_of_two_processes_one_backs_up(sqlite_url: str, folder: Path, times: Times) -> None:
    async def story() -> None:
        both = [AutoBackup(Backups(folder=str(folder)), sqlite_url, Metrics()) for _ in range(2)]
        await asyncio.gather(*[one.look() for one in both])

    prepared(sqlite_url)
    run(story())
    assert len(files(folder)) == 1


def test_a_backup_from_the_future_tells_nothing(sqlite_url: str, folder: Path, times: Times) -> None:
    """The clock was wrong once. There is still one backup every day."""
    prepared(sqlite_url)
    (folder / "spacerace-29990101-000000.backup").touch()
    made = AutoBackup(Backups(folder=str(folder)), sqlite_url, Metrics())
    run(made.look())
    run(made.look())
    assert len(files(folder)) == 2


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadSetup, match="No backups can be written to"):
        prepare_folder(tmp_path / "file" / "below")
