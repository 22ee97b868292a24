"""Trouble with the database: the player gets a clear message and can try again; nothing is half done."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from spacerace.kernel.errors import IllegalAction
from spacerace.server import store
from spacerace.server.play import Play, Row
from tests.server.inside import run
from tests.server.test_turns import server_of
from tests.server.troubled_tables import (
    LOCKED,
    at_a_table,
    check_memory,
    goes_on,
    impatient,
    mover,
    path_of,
    refused,
    same_deals,
)

__all__ = ["impatient", "same_deals"]


@contextmanager
def locked(url: str) -> Iterator[sqlite3.Connection]:
    """Somebody else writes to the file, and takes their time."""
    with closing(sqlite3.connect(path_of(url), isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield connection
        connection.execute("ROLLBACK")


# --- SQLite --------------------------------------------------------------------------------------


def test_a_locked_sqlite_file_is_told_and_the_click_can_be_made_again(
    sqlite_url: str, impatient: None
) -> None:
    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, table, people):
            person, state = await mover(table, people)
            with locked(sqlite_url):
                await refused(person, table, state, LOCKED)
                answer = await person.client.post("/api/tables", json={"game": "1969", "seats": [{}, {}]})
                assert answer.status_code == 503
                # Whoever only looks is not kept waiting.
                assert await person.state(table) == state
            await goes_on(room, table, people, person, state)
            assert [info["id"] for info in await person.get("/mine")] == [table]

    run(story())


def test_a_full_disk_is_told_and_the_click_can_be_made_again(sqlite_url: str) -> None:
    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, table, people):
            server = server_of(room)
            person, state = await mover(table, people)
            async with server.database.write() as connection:
                pages = await connection.scalar(text("PRAGMA page_count"))
                await connection.execute(text(f"PRAGMA max_page_count={pages}"))
            # There is still room for a line or two in half-filled pages: talk until it is used up.
            chat = f"/api/tables/{table}/chat"
            said = 0
            while (answer := await person.client.post(chat, json={"text": "y" * 500})).status_code == 201:
                said += 1
            assert answer.status_code == 503 and answer.json()["error"]["id"] == "refused-database-full"
            assert "Nothing was changed" in answer.json()["error"]["message"]
            assert len((await person.client.get(chat)).json()) == said
            await check_memory(server, table)
            async with server.database.write() as connection:
                await connection.execute(text("PRAGMA max_page_count=1000000"))
            assert (await person.client.post(chat, json={"text": "room again"})).status_code == 201
            await goes_on(room, table, people, person, state)

    run(story())


def test_a_click_that_cannot_be_committed_is_forgotten(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fills up with the very last write: everything was played, nothing is durable."""

    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, table, people):
            server = server_of(room)
            person, state = await mover(table, people)
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorname = "SQLITE_FULL"
            saved = store.save_table

            async def fail(*args: Any, **more: Any) -> None:
                await saved(*args, **more)
                raise OperationalError("COMMIT", None, error)

            with monkeypatch.context() as patch:
                patch.setattr(store, "save_table", fail)
                answer = await refused(
                    person,
                    table,
                    state,
                    "This could not be saved, because the disk of the server is full. Nothing was changed. "
                    "Tell the host, and try again when there is room.",
                )
                assert answer["id"] == "refused-database-full"
                assert await person.state(table) == state
            await goes_on(room, table, people, person, state)
            assert not server.tables.bot_moves._drivers

    run(story())


# --- what is remembered --------------------------------------------------------------------------


async def _save_slowly(
    save: Any, played: asyncio.Event, may_go_on: asyncio.Event, works: bool, *args: Any, **more: Any
) -> None:
    """Save a table, but only when one may go on; or fail then."""
    played.set()
    await may_go_on.wait()
    if not works:
        raise ConnectionResetError
    await save(*args, **more)


def test_nobody_sees_a_click_before_it_is_durable(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look that comes while a click is being written waits, whether it is written then or not."""

    async def story() -> None:
        async with at_a_table(database_url) as (room, table, people):
            saved = store.save_table
            for works in (False, True):
                person, state = await mover(table, people)
                played, may_go_on = asyncio.Event(), asyncio.Event()
                slowly = partial(_save_slowly, saved, played, may_go_on, works)
                monkeypatch.setattr(store, "save_table", slowly)
                body = {"at": state["at"], "action": state["options"][0]["action"]}
                click = asyncio.create_task(person.client.post(f"/api/tables/{table}/actions", json=body))
                await played.wait()
                # The click is in memory, and not in the database yet.
                looks = [asyncio.create_task(one.state(table)) for one in people for _ in range(3)]
                info = asyncio.create_task(person.get("/mine"))
                for _ in range(200):
                    await asyncio.sleep(0)
                assert not any(look.done() for look in [*looks, info])
                may_go_on.set()
                answer = await click
                assert answer.status_code == (200 if works else 503)
                monkeypatch.setattr(store, "save_table", saved)
                seen = [look for look in await asyncio.gather(*looks) if look["seat"] == state["seat"]]
                assert {look["at"] for look in seen} == {answer.json()["at"] if works else state["at"]}
                await info
                await check_memory(server_of(room), table)

    run(story())


def test_a_refusal_after_the_click_was_played_leaves_nothing_behind(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules stumble over what chance brings: what was played before that is forgotten, too."""

    async def story() -> None:
        async with at_a_table(sqlite_url) as (room, table, people):
            person, state = await mover(table, people)

            def stumble(play: Play) -> list[Row]:
                raise IllegalAction("T-1", "refused-stale")

            with monkeypatch.context() as patch:
                patch.setattr(Play, "draw", stumble)
                await person.act(table, state, state["options"][0]["action"], expect=409)
                await check_memory(server_of(room), table)
            await goes_on(room, table, people, person, state)

    run(story())
