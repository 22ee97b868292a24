"""The tests' own PostgreSQL: a real one, as durable as the server asks for, and gone afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

from sqlalchemy import text

from spacerace.server.database import Database
from tests.full_run import missing
from tests.server.postgres import Cluster


def test_a_fresh_database_is_empty_and_durable(postgres_url: str) -> None:
    """The server's own check passes on it."""

    async def scenario() -> int:
        database = Database(postgres_url)
        await database.prepare()
        async with database.read() as connection:
            found = await connection.scalar(text("SELECT count(*) FROM tables"))
        await database.close()
        return int(found or 0)

    assert asyncio.run(scenario()) == 0


def test_databases_of_two_tests_are_not_the_same(postgres_cluster: Cluster) -> None:
    """What one test writes no other reads."""
    first, second = postgres_cluster.create_database(), postgres_cluster.create_database()
    postgres_cluster.run_sql("CREATE TABLE mine (x integer)", first)
    postgres_cluster.run_sql("CREATE TABLE mine (x integer)", second)
    postgres_cluster.drop_database(first)
    postgres_cluster.drop_database(second)


def test_a_killed_test_run_leaves_no_server_behind(postgres_binaries: Path) -> None:
    """The server ends with the process that started it, however that ends."""
    if not shutil.which("setpriv"):
        missing("only Linux tells a process that its parent is gone")
    code = (
        "import os, signal; from pathlib import Path; from tests.server.postgres import Cluster\n"
        f"cluster = Cluster(Path({str(postgres_binaries)!r}))\n"
        "print(cluster.folder, flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        folder = Path(process.stdout.readline().strip())
    assert folder.name.startswith("spacerace-pg-")
    # The server removes this file as the last thing it does.
    pid_file = folder / "data" / "postmaster.pid"
    asyncio.run(asyncio.wait_for(_until_gone(pid_file), 120))
    subprocess.run(["rm", "-r", "--", str(folder)], check=True)


async def _until_gone(path: Path) -> None:
    """Wait until there is no such file."""
    while path.exists():
        await asyncio.sleep(0.05)
