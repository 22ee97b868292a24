"""A process that writes one backup: ``python -m spacerace.server.backup_process FILE``.

It reads the address of the database from standard input, because others can see the arguments and the
environment of a process. It prints a ``Written`` as JSON.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from spacerace.kernel.errors import Refusal
from spacerace.server import backups
from spacerace.server.database import Database
from spacerace.server.database_setup import database_troubles

#: The niceness of the process: requests of people come first.
NICENESS = 10


class Written(Struct, frozen=True):
    """What came of a backup."""

    rows: int = 0
    #: Why there is no backup; "" if there is one.
    problem: str = ""
    #: What SQLite found wrong with its file; "" if nothing.
    damage: str = ""
    #: The tables whose log is damaged, with the number of the first damaged entry.
    tables: dict[str, int] = {}

    @property
    def is_sound(self) -> bool:
        """Whether there is a backup, of a database without damage."""
        return not (self.problem or self.damage or self.tables)


async def write(url: str, file: Path) -> Written:
    """Back up a database into a file, and look for damage."""
    database = Database(url)
    try:
        with database_troubles(url):
            damage = await database.find_damage()
            head = await backups.backup(database, file)
            return Written(head.total, damage=damage, tables=await backups.find_damaged(database))
    except Refusal as error:
        return Written(problem=error.message)
    finally:
        await database.close()


def main() -> None:
    """One backup."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    url = sys.stdin.readline().strip()
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(write(url, Path(sys.argv[1])))))


if __name__ == "__main__":
    main()
