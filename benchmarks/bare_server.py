"""A yardstick: a bare Litestar application that writes one row as durably as ours and pushes one message."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from sqlalchemy import Column, Integer, MetaData, Table, Text, insert

from spacerace.server.database import Database
from spacerace.server.settings import from_environment

#: What `spacerace serve` is told to serve instead of the real application.
APP = "benchmarks.bare_server:create_app"
rows = Table("bare_rows", MetaData(), Column("id", Integer, primary_key=True), Column("text", Text))
_INSERT = insert(rows)


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A row to be written."""

    text: str


class Done(Struct, frozen=True):
    """It is on the disk."""

    ok: bool = True


def create_app() -> Litestar:
    """The application."""
    database = Database(from_environment().database)
    watchers: dict[int, asyncio.Queue[str]] = {}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await database.assert_durable()
        async with database.write() as connection:
            await connection.run_sync(rows.metadata.create_all)
        yield
        await database.close()

    @get("/health")
    async def health() -> Done:
        return Done()

    @post("/rows/{number:int}", status_code=200)
    async def write(number: FromPath[int], data: JSONBody[Wanted]) -> Done:
        async with database.write() as connection:
            await connection.execute(_INSERT, {"text": data.text})
        watchers[number].put_nowait(data.text)
        return Done()

    @websocket("/live/{number:int}")
    async def live(socket: WebSocket[Any, Any, Any], number: FromPath[int]) -> None:
        await socket.accept()
        watchers[number] = asyncio.Queue()
        # Only who listens learns that the other side has gone.
        listening = asyncio.ensure_future(socket.receive())
        try:
            while True:
                await socket.send_data(await watchers[number].get(), mode="text")
        except WebSocketDisconnect:
            pass
        finally:
            listening.cancel()

    return Litestar([health, write, live], lifespan=[lifespan], logging_config=None, openapi_config=None)
