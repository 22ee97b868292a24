"""The server inside the test's own process: the real application and database, without sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx

from spacerace.server.app import create_app
from spacerace.server.settings import Limits, Settings, Thinking

#: Tests ask more in a second than people do.
QUICK = Thinking(workers=1, alone_a_second=1e6)
GENEROUS = Limits(requests_a_second=1e9, requests_at_once=10**9, tables_an_hour=10**6)

Json = dict[str, Any]


#: The description of the API, made by the first application of this process; all of them have the same.
_described: list[Any] = []


class House:
    """A running application and the people who visit it."""

    def __init__(self, app: Any, stack: AsyncExitStack) -> None:
        """Nobody has come yet."""
        self.app = app
        self._stack = stack

    async def person(self, name: str = "") -> Person:
        """Somebody with a browser of their own."""
        transport = httpx.ASGITransport(app=self.app)
        client = httpx.AsyncClient(transport=transport, base_url="http://test", timeout=60)
        await self._stack.enter_async_context(client)
        return Person(client, name)


class Person:
    """Somebody with cookies."""

    def __init__(self, client: httpx.AsyncClient, name: str) -> None:
        """Nothing has been asked yet."""
        self.client = client
        self.name = name

    async def get(self, path: str, expect: int = 200) -> Any:
        """Ask."""
        return _checked(await self.client.get(f"/api{path}"), expect)

    async def post(self, path: str, body: object, expect: int = 200) -> Any:
        """Do."""
        return _checked(await self.client.post(f"/api{path}", json=body), expect)

    async def put(self, path: str, body: object, expect: int = 200) -> Any:
        """Change."""
        return _checked(await self.client.put(f"/api{path}", json=body), expect)

    async def open(self, game: str, *seats: Json, expect: int = 201, **more: Any) -> Json:
        """Open a table; without seats: this person and one open seat."""
        wanted = list(seats) or [{"kind": "me", "name": self.name}, {"kind": "open"}]
        opened: Json = await self.post("/tables", {"game": game, "seats": wanted, **more}, expect)
        return opened

    async def join(self, table: str, expect: int = 201) -> Json:
        """Sit down."""
        seated: Json = await self.post(f"/tables/{table}/join", {"name": self.name}, expect)
        return seated

    async def state(self, table: str, since: int = 10**6) -> Json:
        """How the table stands for this person."""
        state: Json = await self.get(f"/tables/{table}/state?since={since}")
        return state

    async def act(self, table: str, state: Json, action: str, expect: int = 200) -> Json:
        """Click."""
        body = {"at": state["at"], "action": action}
        answer: Json = await self.post(f"/tables/{table}/actions", body, expect)
        return answer


def _checked(response: httpx.Response, expect: int) -> Any:
    """The answer, which must have this status."""
    assert response.status_code == expect, f"{response.status_code}: {response.text[:2000]}"
    return response.json()


@asynccontextmanager
async def house(url: str, **more: Any) -> AsyncIterator[House]:
    """The application with this database, from its start to its clean stop."""
    settings = Settings(**{"database": url, "limits": GENEROUS, "thinking": QUICK, **more})
    app = create_app(settings)
    _hand_on_description(app)
    orders: asyncio.Queue[Json] = asyncio.Queue()
    answers: asyncio.Queue[Json] = asyncio.Queue()
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    life = asyncio.ensure_future(app(scope, orders.get, answers.put))
    await orders.put({"type": "lifespan.startup"})
    assert (await answers.get())["type"] == "lifespan.startup.complete"
    try:
        async with AsyncExitStack() as stack:
            yield House(app, stack)
    finally:
        await orders.put({"type": "lifespan.shutdown"})
        assert (await answers.get())["type"] == "lifespan.shutdown.complete"
        await life
        _hand_on_description(app)


def _hand_on_description(app: Any) -> None:
    """Give an application what another one has described, or keep it: to make it takes half of a start."""
    while hasattr(app, "_app"):
        app = app._app
    made = app.state.get("documentation")
    if made is None and _described:
        app.state.documentation = _described[0]
    elif made is not None and not _described:
        _described.append(made)


async def play(
    table: str,
    people: list[Person],
    *,
    seed: int = 1,
    most: int = 10**6,
    watch: Callable[[Person, Json], None] = lambda person, state: None,
) -> Json:
    """Let people click at random until the game is over, or so many clicks are made; the last state."""
    rng, clicks = Random(seed), 0
    while True:
        moved = False
        for person in people:
            state = await person.state(table)
            watch(person, state)
            if state["awaited"] is None or clicks >= most:
                return state
            if state["options"]:
                await person.act(table, state, rng.choice(state["options"])["action"])
                clicks, moved = clicks + 1, True
        if not moved:
            # A bot is thinking.
            await asyncio.sleep(0)


def run(scenario: Any) -> Any:
    """Run a test's story, guarded against hanging."""
    return asyncio.run(asyncio.wait_for(scenario, 600))
