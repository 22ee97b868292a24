"""Trouble with PostgreSQL: the player gets a clear message and can try again."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from spacerace.server import store
from tests.server.inside import play, run
from tests.server.outside import line, real_server, visitor
from tests.server.postgres import PATIENCE, Cluster
from tests.server.troubled_tables import LOCKED, at_a_table, goes_on, impatient, mover, refused, same_deals

__all__ = ["impatient", "same_deals"]


@asynccontextmanager
async def session(url: str) -> AsyncIterator[Any]:
    """A session of somebody else."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        yield connection
    finally:
        await connection.close()


def test_a_row_that_another_session_holds_is_told(postgres_url: str, impatient: None) -> None:
    async def story() -> None:
        async with at_a_table(postgres_url) as (room, table, people), session(postgres_url) as other:
            person, state = await mover(table, people)
            holding = other.transaction()
            await holding.start()
            await other.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            await refused(person, table, state, LOCKED)
            assert await person.state(table) == state
            # Other tables are not concerned.
            elsewhere = (await people[0].open("1969"))["id"]
            await people[1].join(elsewhere)
            await play(elsewhere, people, most=3)
            await holding.rollback()
            await goes_on(room, table, people, person, state)

    run(story())


def test_a_connection_that_is_cut_in_the_middle_of_a_click_is_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with at_a_table(postgres_url) as (room, table, people), session(postgres_url) as other:
            person, state = await mover(table, people)
            saved = store.save_table

            async def cut(connection: Any, *args: Any, **more: Any) -> None:
                backend = await connection.scalar(text("SELECT pg_backend_pid()"))
                await other.execute("SELECT pg_terminate_backend($1, 10000)", backend)
                await saved(connection, *args, **more)

            with monkeypatch.context() as patch:
                patch.setattr(store, "save_table", cut)
                error = await refused(
                    person,
                    table,
                    state,
                    "The database cannot be reached, so this may not have been saved. Look at the table "
                    "again in a moment, then try once more.",
                )
            assert error["id"] == "refused-database-gone"
            assert await person.state(table) == state
            await goes_on(room, table, people, person, state)
            # All connections at once, the one that listens included; nobody is in the middle of anything.
            await other.execute(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            person, state = await mover(table, people)
            await goes_on(room, table, people, person, state)

    run(story())


class Restarted:
    """A cluster of its own, which can be stopped and started again."""

    def __init__(self, binaries: Path) -> None:
        """It runs."""
        self.cluster = Cluster(binaries)
        args = self.cluster.process.args
        assert isinstance(args, list)
        self._command: list[str] = args[len(self.cluster._as_its_user) :]

    def stop(self) -> None:
        """Gone, whoever is connected."""
        self.cluster.process.send_signal(signal.SIGINT)
        self.cluster.process.wait(PATIENCE)
        self.cluster._reader.join(PATIENCE)
        assert self.cluster.process.stdout
        self.cluster.process.stdout.close()

    def start(self) -> None:
        """There again, with all that it held."""
        self.cluster.process = self.cluster._start(self._command)
        self.cluster._wait_until_ready()


def test_a_live_line_outlasts_a_restart_of_postgresql(postgres_binaries: Path, tmp_path: Path) -> None:
    """A real server and a real websocket: 503 while the database is away, then news on the same line."""
    postgres = Restarted(postgres_binaries)

    async def story(address: str) -> None:
        async with visitor(address, "Ann") as ann, visitor(address, "Bob") as bob:
            table = (await ann.open("1969"))["id"]
            await bob.join(table)
            await play(table, [ann, bob], most=6)
            person, state = await mover(table, [ann, bob])
            watcher = bob if person is ann else ann
            async with line(watcher, table) as wire:
                await wire.until(lambda message: message["type"] == "state")
                postgres.stop()
                answer = await person.client.post(
                    f"/api/tables/{table}/actions",
                    json={"at": state["at"], "action": state["options"][0]["action"]},
                )
                assert answer.status_code == 503
                assert answer.json()["error"]["id"] == "refused-database-gone"
                assert (await person.client.get("/health")).status_code == 503
                postgres.start()
                while (await person.client.get("/health")).status_code != 200:
                    await asyncio.sleep(0.05)
                assert await person.state(table) == state
                await play(table, [ann, bob], most=12)
                latest = await watcher.state(table)
                while wire.at < latest["at"]:
                    await wire.next()
                assert wire.news == (await watcher.state(table, since=0))["news"]

    try:
        name = postgres.cluster.create_database()
        url = postgres.cluster.url(name)
        with real_server(url, tmp_path) as server:
            run(story(server.address))
    finally:
        postgres.cluster.stop()
