"""Live lines that fall silent or are not read."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from spacerace.server import live
from tests.server.inside import Json, house
from tests.server.running import PATIENCE
from tests.server.test_turns import server_of


def test_a_watcher_that_does_not_read_keeps_nobody_waiting(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told one thing at a time; what comes meanwhile is put together when it reads again."""
    told: list[Json] = []

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = (await ann.open("rocketmen"))["id"]
            await bob.join(table)
            awake, gone = asyncio.Event(), asyncio.Event()
            sleeper = asyncio.create_task(
                sleeping_line(room.app, f"/api/tables/{table}/live", told, awake, gone)
            )
            for number in range(50):
                await ann.post(f"/tables/{table}/chat", {"text": f"line {number}"}, expect=201)
            assert len(told) == 1, "nothing is put in line before the first message was taken"
            awake.set()
            while sum(len(message.get("lines", ())) for message in told) < 50:
                await asyncio.sleep(0)
            assert [message["type"] for message in told] == ["table", "state", "chat"]
            awake.clear()
            # Now it never reads again.
            monkeypatch.setattr(live, "SLOW", 0.01)
            monkeypatch.setattr(live, "LINGER", 0.01)
            await ann.post(f"/tables/{table}/chat", {"text": "Hello?"}, expect=201)
            await sleeper

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_silent_line_gives_signs_of_life(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proxies cut lines on which nothing is said."""
    told: list[Json] = []
    monkeypatch.setattr(live, "SIGN_OF_LIFE", 0.01)

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            table = (await ann.open("rocketmen"))["id"]
            awake, gone = asyncio.Event(), asyncio.Event()
            awake.set()
            watching = asyncio.create_task(
                sleeping_line(room.app, f"/api/tables/{table}/live", told, awake, gone)
            )
            while len(told) < 4:
                await asyncio.sleep(0)
            await ann.post(f"/tables/{table}/chat", {"text": "Hello?"}, expect=201)
            while all(message["type"] != "chat" for message in told):
                await asyncio.sleep(0)
            gone.set()
            await watching
            assert [message["type"] for message in told][:4] == ["table", "alive", "alive", "alive"]

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_what_a_watcher_may_not_notice_puts_no_sign_of_life_off(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks at the clock must not learn how many steps somebody takes behind their hand."""
    told: list[Json] = []
    monkeypatch.setattr(live, "SIGN_OF_LIFE", 0.05)

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            table = (await ann.open("rocketmen"))["id"]
            awake, gone = asyncio.Event(), asyncio.Event()
            awake.set()
            watching = asyncio.create_task(
                sleeping_line(room.app, f"/api/tables/{table}/live", told, awake, gone)
            )
            bus = server_of(room).tables.bus
            while len(told) < 4:
                # Something is done that nobody else sees, all the time.
                bus.wake(table)
                await asyncio.sleep(0)
            gone.set()
            await watching
            assert [message["type"] for message in told][:4] == ["table", "alive", "alive", "alive"]

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def sleeping_line(
    app: Any, path: str, told: list[Json], awake: asyncio.Event, gone: asyncio.Event
) -> None:
    """A live line without sockets, whose other side takes messages only while it is awake."""
    connected: list[Json] = [{"type": "websocket.connect"}]

    async def receive() -> Json:
        if connected:
            return connected.pop()
        await gone.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            told.append(json.loads(message.get("text") or message["bytes"]))
            await awake.wait()

    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"test")],
        "client": ("127.0.0.1", 1),
        "server": ("test", 80),
        "subprotocols": [],
        "state": {},
    }
    await app(scope, receive, send)
