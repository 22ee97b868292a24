"""People who reach a real server process over real sockets."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.inside import GENEROUS, QUICK, Json, Person
from tests.server.running import Server, serving

#: Limits and worker processes that suit a test.
ENVIRONMENT = {
    "SPACERACE_LIMITS": json.dumps(
        {
            "requests_a_second": GENEROUS.requests_a_second,
            "requests_at_once": GENEROUS.requests_at_once,
            "tables_an_hour": GENEROUS.tables_an_hour,
        }
    ),
    "SPACERACE_THINKING": json.dumps({"workers": QUICK.workers, "alone_a_second": QUICK.alone_a_second}),
    "SPACERACE_LOG": "json",
}


@contextmanager
def real_server(url: str, data: Path, *options: str, app: str = "", **more: str) -> Iterator[Server]:
    """A server process on this database."""
    with serving(url, *options, data=data, app=app, environment={**ENVIRONMENT, **more}) as server:
        yield server


@asynccontextmanager
async def visitor(address: str, name: str = "") -> AsyncIterator[Person]:
    """Somebody with a browser of their own."""
    # It speaks plain HTTP: nobody's certificates have to be read, which takes longer than many requests.
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as client:
        yield Person(client, name)


@asynccontextmanager
async def line(person: Person, table: str, query: str = "", address: str = "") -> AsyncIterator[Line]:
    """The live line of a person at a table."""
    base = (address or str(person.client.base_url)).rstrip("/").replace("http", "ws", 1)
    cookies = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
    url = f"{base}/api/tables/{table}/live{query}"
    async with connect(url, additional_headers={"Cookie": cookies} if cookies else {}) as socket:
        yield Line(socket)


class Line:
    """A websocket that remembers what came."""

    def __init__(self, socket: ClientConnection) -> None:
        """Nothing has come yet."""
        self.socket = socket
        self.news: list[Json] = []
        self.state: Json = {}
        self.table: Json = {}
        self.chat: list[Json] = []

    async def next(self) -> Json:
        """The next message."""
        message: Json = json.loads(await self.socket.recv())
        match message["type"]:
            case "state":
                assert message["since"] == self.at, "a message was lost or told twice"
                self.state = message
                self.news += message["news"]
            case "table":
                self.table = message["table"]
            case "chat":
                self.chat += message["lines"]
        return message

    @property
    def at(self) -> int:
        """How much was told on this line."""
        at: int = self.state.get("at", 0)
        return at

    async def until(self, wanted: Any) -> Json:
        """Messages up to the first that fits."""
        while True:
            message = await self.next()
            if wanted(message):
                return message
