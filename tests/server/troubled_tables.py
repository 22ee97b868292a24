"""Tables whose database is in trouble, and what must hold afterwards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from spacerace.server import database, game_start, store
from spacerace.server.app import Server
from spacerace.server.play import Row
from tests.server.inside import House, Json, Person, house, play
from tests.server.test_turns import server_of

#: What every busy database says.
LOCKED = "This could not be saved, because the database is busy. Nothing was changed; try again."


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals are always the same ones, and the first seat begins."""
    monkeypatch.setattr(game_start, "randbits", lambda bits: 11)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a database that is busy."""
    monkeypatch.setattr(database, "PATIENCE", 0.2)


@asynccontextmanager
async def at_a_table(url: str, game: str = "1969") -> AsyncIterator[tuple[House, str, list[Person]]]:
    """A server, and a game under way between Ann and Bob."""
    async with house(url) as room:
        ann, bob = await room.person("Ann"), await room.person("Bob")
        table = (await ann.open(game))["id"]
        await bob.join(table)
        await play(table, [ann, bob], most=12)
        yield room, table, [ann, bob]


async def mover(table: str, people: list[Person]) -> tuple[Person, Json]:
    """Whoever is awaited, with their state."""
    for person in people:
        state = await person.state(table)
        if state["options"]:
            return person, state
    raise AssertionError("nobody is awaited")


async def written(server: Server, table: str) -> tuple[list[Row], Any]:
    """The log and the row of a table, as the database has them."""
    async with server.database.read() as connection:
        row = await store.table_row(connection, table)
        assert row is not None
        return await store.entry_rows(connection, table, 0), row


async def check_memory(server: Server, table: str) -> None:
    """What is remembered is what is written, no more and no less."""
    rows, row = await written(server, table)
    record = await server.tables.cache.current(table)
    assert record.play is not None and record.play.rows == rows and row.length == len(rows)
    assert (record.version, record.awaited, record.turn) == (row.version, row.awaited, row.turn)


async def refused(person: Person, table: str, state: Json, sentence: str) -> Json:
    """A click that cannot be saved; the answer says so in this sentence."""
    action = state["options"][0]["action"]
    answer = await person.client.post(
        f"/api/tables/{table}/actions", json={"at": state["at"], "action": action}
    )
    assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
    error: Json = answer.json()["error"]
    assert error["message"] == sentence
    return error


async def goes_on(room: House, table: str, people: list[Person], person: Person, state: Json) -> None:
    """The same click is done at once when the trouble is over, and the game goes on."""
    await check_memory(server_of(room), table)
    after = await person.act(table, state, state["options"][0]["action"])
    assert after["news"][0]["action"] == state["options"][0]["action"]
    await play(table, people, most=10)
    await check_memory(server_of(room), table)


def path_of(url: str) -> str:
    """The file of a SQLite database."""
    return url.partition("///")[2]
