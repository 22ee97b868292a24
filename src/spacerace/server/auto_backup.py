"""Backups that the server makes by itself, and keeps a few of."""

from __future__ import annotations

import asyncio
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import structlog

from spacerace.kernel.errors import BadSetup
from spacerace.server.backup_process import Written
from spacerace.server.clock import steady
from spacerace.server.database import now
from spacerace.server.database_setup import FileLock
from spacerace.server.metrics import Metrics
from spacerace.server.settings import Backups, child_environment

log = structlog.get_logger("spacerace.backups")

#: How long to wait after a failure, in milliseconds.
RETRY = 600_000
HOUR = 3_600_000
#: The names of the files: the time in UTC, so that they sort by age. Other files in the folder are kept.
NAME = "spacerace-%Y%m%d-%H%M%S.backup"


def prepare_folder(folder: Path) -> None:
    """Make the folder, for its owner alone; raise BadSetup if nothing can be written there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        about = {"folder": str(folder), "reason": error.strerror or str(error)}
        raise BadSetup("", "refused-backup-folder", about) from None


class AutoBackup:
    """Writes a backup whenever the newest one is old enough. Of several processes one does so."""

    def __init__(self, settings: Backups, database: str, metrics: Metrics) -> None:
        """``database`` is the address of the database that is backed up."""
        self._settings, self._database, self._metrics = settings, database, metrics
        self._folder = Path(settings.folder)
        #: When a backup failed, by the clock that nobody can set.
        self._failed: int | None = None

    async def look(self) -> None:
        """Back up if it is time."""
        newest = self._newest()
        if newest is not None:
            self._metrics.backup_age((now() - newest) / 1000)
        if newest is not None and now() - newest < self._settings.hours * HOUR:
            return
        if self._failed is not None and steady() - self._failed < RETRY:
            return
        lock = FileLock(self._folder / "backups")
        try:
            if not lock.take():
                return
            # Another process may have been quicker.
            if self._newest() == newest:
                await self._back_up()
        except OSError as error:
            self._fail(error.strerror or str(error))
        finally:
            lock.release()

    async def _back_up(self) -> None:
        """Write a backup, and delete the oldest ones if it is sound."""
        file = self._folder / datetime.fromtimestamp(now() / 1000, UTC).strftime(NAME)
        began = steady()
        written = await run_backup(self._database, file)
        if written.problem:
            self._fail(written.problem)
            return
        self._failed = None
        self._metrics.backup_age(0)
        log.info("backed up", file=file.name, rows=written.rows, ms=steady() - began)
        if written.is_sound:
            self._delete_old()
        else:
            # An older backup may hold what is damaged now.
            damage = written.damage or ", ".join(f"{id}: {entry}" for id, entry in written.tables.items())
            log.error("the database is damaged: all older backups are kept", reason=damage)

    def _fail(self, reason: str) -> None:
        """Tell the host. It is tried again later."""
        self._failed = steady()
        self._metrics.backup_failed()
        log.error("no backup was written", reason=reason)

    def _newest(self) -> int | None:
        """When the newest backup was made, in milliseconds. One from the future tells nothing."""
        made = [time for file in self._files() if (time := _time_of(file)) <= now()]
        return max(made, default=None)

    def _delete_old(self) -> None:
        """Keep as many as the host wants."""
        for file in sorted(self._files())[: -self._settings.kept]:
            file.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        """All backups that were made here."""
        return [file for file in self._folder.glob("spacerace-*.backup") if _time_of(file)]


async def run_backup(database: str, file: Path) -> Written:
    """Let another process write a backup, so that nobody waits for it."""
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-P", "-m", "spacerace.server.backup_process", str(file)]
    process = await asyncio.create_subprocess_exec(
        *command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, env=child_environment()
    )
    try:
        answer, _ = await process.communicate(f"{database}\n".encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        return Written(problem=f"{os.path.basename(command[0])}: {process.returncode}")
    return msgspec.json.decode(answer, type=Written)


def _time_of(file: Path) -> int:
    """When a backup was made, by its name; 0 if it has another name."""
    try:
        return int(datetime.strptime(file.name, NAME).replace(tzinfo=UTC).timestamp() * 1000)
    except ValueError:
        return 0
