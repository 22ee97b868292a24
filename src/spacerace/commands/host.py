"""``spacerace backup``, ``restore`` and ``tables``: administration of a server."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from spacerace.commands.common import (
    FOUND_BROKEN,
    add_command,
    as_json,
    complain,
    help_text,
    open_console,
    require_server,
    show_help,
)
from spacerace.commands.serve import add_database
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from spacerace.commands.common import Commands
    from spacerace.server.backups import Progress, TableLine
    from spacerace.server.database import Database

#: Work that takes longer than this, in seconds, shows how far it is.
PATIENCE = 2.0

Found = TypeVar("Found")


def add(commands: Commands) -> None:
    """The options of ``backup``, ``restore`` and ``tables``."""
    parser = add_command(commands, "backup")
    parser.add_argument("file", metavar="FILE", type=Path, help=help_text("cli-backup-file"))
    add_database(parser)
    parser.set_defaults(run=backup)
    parser = add_command(commands, "restore")
    parser.add_argument("file", metavar="FILE", type=Path, help=help_text("cli-restore-file"))
    add_database(parser)
    parser.add_argument("--replace", action="store_true", help=help_text("cli-restore-replace"))
    parser.set_defaults(run=restore)
    _add_tables(commands)


def _add_tables(commands: Commands) -> None:
    """The options of ``tables list`` and ``tables delete``."""
    parser = add_command(commands, "tables")
    parser.set_defaults(run=lambda args: show_help(parser))
    inner = parser.add_subparsers(metavar="COMMAND", title=help_text("cli-commands"))
    listing = add_command(inner, "list", "tables-list")
    add_database(listing)
    listing.add_argument("--json", action="store_true", help=help_text("cli-json"))
    listing.set_defaults(run=tables_list)
    deleting = add_command(inner, "delete", "tables-delete")
    deleting.add_argument("ids", metavar="ID", nargs="+", help=help_text("cli-tables-delete-id"))
    add_database(deleting)
    deleting.add_argument("--yes", action="store_true", help=help_text("cli-tables-delete-yes"))
    deleting.set_defaults(run=tables_delete)


def backup(args: argparse.Namespace) -> int:
    """``spacerace backup``: one file with everything."""
    require_server()
    from spacerace.server import backups

    async def work(database: Database) -> tuple[backups.Head, str, dict[str, int]]:
        damage = await database.find_damage()
        with late_bar(sentence("backup-progress", {})) as progress:
            head = await backups.backup(database, args.file, progress=progress)
        return head, damage, await backups.find_damaged(database)

    head, damage, places = _with_database(_existing(args), work)
    print(sentence("backup-done", {"file": str(args.file), "rows": head.total}))
    if damage:
        complain("backup-database-damaged", {"reason": damage})
    for table, place in places.items():
        complain("backup-table-damaged", {"id": table, "entry": place})
    # The backup holds what could be read. The exit code tells a scheduled job that something is missing.
    return FOUND_BROKEN if damage or places else 0


def restore(args: argparse.Namespace) -> int:
    """``spacerace restore``: a database from one file."""
    require_server()
    from spacerace.server import backups
    from spacerace.server.database_setup import FileLock, make_private, sqlite_file

    url = _database_url(args)
    # A bad file is refused before a database is even made.
    backups.check_backup(args.file)

    async def work(database: Database) -> backups.Head:
        with late_bar(sentence("restore-progress", {})) as progress:
            return await backups.restore(database, args.file, replace=args.replace, progress=progress)

    with ExitStack() as held:
        if file := sqlite_file(url):
            claim = FileLock(file)
            if not claim.take():
                raise BadSetup("", "refused-server-runs", {})
            held.callback(claim.release)
            make_private(file)
        head = _with_database(url, work)
    print(sentence("restore-done", {"file": str(args.file), "rows": head.total}))
    return 0


def tables_list(args: argparse.Namespace) -> int:
    """``spacerace tables list``: the tables of a server."""
    require_server()
    from spacerace.server import backups

    async def work(database: Database) -> list[TableLine]:
        async with database.read() as connection:
            await backups.check_revision(connection)
            return await backups.list_tables(connection)

    found = _with_database(_existing(args), work)
    if args.json:
        print(as_json(found))
    else:
        _print_tables(found)
    return 0


def tables_delete(args: argparse.Namespace) -> int:
    """``spacerace tables delete``: delete tables, after a question."""
    require_server()
    from spacerace.server import backups

    url, ids = _existing(args), list(dict.fromkeys(args.ids))

    async def show(database: Database) -> list[TableLine]:
        async with database.read() as connection:
            await backups.check_revision(connection)
            found = [one for one in await backups.list_tables(connection) if one.id in ids]
        if missing := sorted(set(ids) - {one.id for one in found}):
            raise BadSetup("", "refused-unknown-table", {"ids": ", ".join(missing)})
        return found

    async def work(database: Database) -> None:
        async with database.write() as connection:
            await backups.delete_tables(connection, ids)

    found = _with_database(url, show)
    if not args.yes:
        if not sys.stdin.isatty():
            return complain("refused-delete-unasked", {})
        _print_tables(found)
        answer = input(sentence("tables-delete-ask", {"count": len(ids)}) + " ").strip().casefold()
        if answer not in sentence("tables-delete-yes-words", {}).split(","):
            print(sentence("tables-kept", {}))
            return 0
    _with_database(url, work)
    print(sentence("tables-deleted", {"count": len(ids)}))
    return 0


def _print_tables(found: list[TableLine]) -> None:
    """A table of tables."""
    from rich.box import SIMPLE
    from rich.table import Table

    shown = Table(box=SIMPLE)
    for name in ("id", "game", "status", "seats", "entries", "touched"):
        shown.add_column(
            sentence(f"tables-column-{name}", {}), justify="right" if name == "entries" else "left"
        )
    nobody = sentence("tables-open-seat", {})
    for line in found:
        seats = ", ".join(name or nobody for name in line.seats)
        touched = datetime.fromtimestamp(line.touched / 1000).strftime("%Y-%m-%d %H:%M")
        shown.add_row(line.id, line.game, line.status, seats, str(line.entries), touched)
    console = open_console(wide=True)
    if found:
        console.print(shown)
    console.print(sentence("tables-count", {"count": len(found)}))


# --- what these commands need --------------------------------------------------------------------


def _database_url(args: argparse.Namespace) -> str:
    """The database that a command is about."""
    from spacerace.server.database_setup import driver_url
    from spacerace.server.settings import default_database

    return driver_url(args.database) if args.database else default_database()


def _existing(args: argparse.Namespace) -> str:
    """The database of a command; an SQLite file must exist already."""
    from spacerace.server.database_setup import sqlite_file

    url = _database_url(args)
    file = sqlite_file(url)
    if file and not file.exists():
        raise BadSetup("", "refused-no-database", {"file": str(file)})
    return url


def _with_database(url: str, work: Callable[[Database], Awaitable[Found]]) -> Found:
    """Run a function with a database; its errors are printed as sentences."""
    from spacerace.server.database import Database
    from spacerace.server.database_setup import database_troubles, need_driver

    async def run() -> Found:
        database = Database(url)
        try:
            return await work(database)
        finally:
            await database.close()

    need_driver(url)
    with database_troubles(url):
        return asyncio.run(run())


@contextmanager
def late_bar(label: str) -> Iterator[Progress]:
    """A function that reports progress; a bar appears when the work takes long."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    began, bar = time.monotonic(), Bar(console=Console(stderr=True))
    task = bar.add_task(label, total=None)
    with ExitStack() as shown:

        def progress(done: int, total: int) -> None:
            if not bar.live.is_started and time.monotonic() - began > PATIENCE:
                shown.enter_context(bar)
            bar.update(task, completed=done, total=total)

        yield progress
