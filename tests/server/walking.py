"""Every route of the server, who may ask it, and who asks."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from spacerace.server.keys import COOKIE, hash_of
from spacerace.server.routes import web
from tests.server.all_routes import VALUES, app_pages, filled
from tests.server.inside import House, Json, Person

#: A guard against hanging, in seconds.
GUARD = 300
TABLE = "/api/tables/{table_id}"


class Case(NamedTuple):
    """What a request is answered with, by who asks.

    Strangers hold nothing at the table: they come to one that may be watched, and to one that may not.
    ``wrong`` is somebody of the table who names another's seat; ``right`` is the seat's own holder.
    """

    watched: int
    barred: int
    wrong: int | None
    right: int
    #: AT and ACTION stand for a click that is possible just now, TOKEN for the seat's own token.
    body: Any = None
    #: Where a seat can be named.
    names_seat: str = ""
    #: Whether it opens a table of the asker's own.
    opens: bool = False


def looking(*, names_seat: str = "query") -> Case:
    """Something that whoever may watch may see."""
    return Case(200, 403, 403 if names_seat else None, 200, names_seat=names_seat)


def acting(body: Any, *, right: int = 200, names_seat: str = "body") -> Case:
    """Something that only the seat itself may do."""
    return Case(403, 403, 403, right, body, names_seat)


def free(status: int = 200, body: Any = None) -> Case:
    """The same for everybody."""
    return Case(status, status, None, status, body)


THREE_PROGRAMS = [{"kind": "program"}] * 3
WORD = str(VALUES["word"])
#: A file of the browser app, which is there where it was built.
ASSET = next((file.name for file in sorted(web.FOLDER.glob("assets/*"))), "")
#: Every route there is. The order is that in which the seat's holder asks at last.
EXPECTED = {
    # Open to all, and about no table in particular.
    **{f"GET {page}": free() for page in app_pages()},
    "GET /manifest.webmanifest": free(),
    "GET /offline": free(),
    **({"GET /service-worker.js": free()} if web.is_built() else {}),
    "GET /health": free(),
    "GET /metrics": free(),
    "GET /static/{file_path}": free(),
    "HEAD /static/{file_path}": free(),
    **{f"{method} /assets/{{file_path}}": free() for method in ("GET", "HEAD") if web.is_built()},
    "GET /api/openapi.json": free(),
    "GET /api/docs": free(),
    "GET /api/docs/{path}": free(404),
    "GET /api/docs/openapi.json": free(),
    "GET /api/server": free(),
    "GET /api/words/{language}": free(),
    "GET /api/rules/{game}/{language}": free(),
    "GET /api/games/{game}/guide": free(),
    "GET /api/tables": free(),
    "GET /api/mine": free(),
    "GET /api/notices": free(),
    # What these would make belongs to whoever asks; here they are asked for nothing that can be made.
    "POST /api/tables": free(400, {"game": "1969", "seats": []}),
    "POST /api/import": free(400, {"text": ""}),
    "POST /api/session": free(400, {"what": "nothing"}),
    "POST /api/notices": free(400, {"kind": "pigeon", "address": "roof"}),
    # Addresses for notices, by words that only a mail tells.
    "GET /api/notices/{contact_id}/sent": Case(404, 404, 404, 200),
    # There is no mail server here, and whose address it is not learns nothing of it.
    "POST /api/notices/{contact_id}/test": Case(404, 404, 404, 422),
    "DELETE /api/notices/{contact_id}": Case(404, 404, 404, 204),
    "GET /notices/confirm/{word}": free(404),
    "POST /notices/confirm/{word}": free(404),
    "GET /notices/stop/{word}": free(404),
    "POST /notices/stop/{word}": free(404),
    # A table.
    f"GET {TABLE}": Case(200, 200, None, 200),
    # What is printed on cards and boards is no secret.
    f"GET {TABLE}/faces": Case(200, 200, None, 200),
    f"GET {TABLE}/rules/{{language}}": Case(200, 200, None, 200),
    f"GET {TABLE}/state": looking(),
    f"WS {TABLE}/live": looking(),
    f"GET {TABLE}/chat": looking(names_seat=""),
    f"GET {TABLE}/replay": looking(),
    f"GET {TABLE}/replay/{{at}}": looking(),
    f"GET {TABLE}/moments": looking(),
    f"GET {TABLE}/news": looking(),
    f"GET {TABLE}/export": looking(),
    f"GET {TABLE}/deals": looking(names_seat=""),
    # After the end: for all who may watch.
    f"GET {TABLE}/points": Case(409, 403, None, 409),
    f"GET {TABLE}/review": Case(409, 403, None, 409),
    f"POST {TABLE}/review": Case(409, 403, None, 409),
    f"POST {TABLE}/hint": acting({"at": "AT"}),
    f"POST {TABLE}/draft": acting({"at": "AT"}),
    f"POST {TABLE}/why": acting({"at": "AT", "action": "ACTION"}),
    f"POST {TABLE}/chat": acting({"text": "Hello."}, right=201),
    f"POST {TABLE}/orders": acting({"name": "single"}),
    f"DELETE {TABLE}/orders/{{name}}": acting(None, names_seat="query"),
    f"POST {TABLE}/undo/answer": acting({"agree": True}, right=409),
    f"POST {TABLE}/undo": acting({"at": "AT"}),
    f"POST {TABLE}/actions": acting({"at": "AT", "action": "ACTION"}),
    f"POST {TABLE}/fork": Case(201, 403, 403, 201, {"seats": THREE_PROGRAMS}, "body", True),
    f"POST {TABLE}/again": Case(409, 403, None, 409, {"seats": THREE_PROGRAMS}),
    f"POST {TABLE}/rematch": Case(403, 403, None, 409),
    f"POST {TABLE}/join": Case(409, 409, None, 409, {"name": "Zoe"}),
    f"POST {TABLE}/claim": Case(403, 403, None, 200, {"token": "TOKEN"}),
    # The game has begun.
    f"PUT {TABLE}/seats/{{seat}}/side": acting({"side": "france"}, right=409, names_seat="path"),
    # Nobody has asked for a vote, and nobody has left whose seat is still free.
    f"POST {TABLE}/vote": Case(403, 403, None, 409, {"agree": True}),
    f"POST {TABLE}/seats/{{seat}}/back": acting(None, right=403, names_seat="path"),
    # The host alone, who does not sit here.
    f"PUT {TABLE}": Case(403, 403, None, 403, {"title": "Friday"}),
    f"POST {TABLE}/mix": Case(403, 403, None, 403),
    f"PUT {TABLE}/host": Case(403, 403, None, 403, {"seat": 0}),
    # The last one, for it frees the seat. Others at the table may propose it, though not so soon.
    f"PUT {TABLE}/seats/{{seat}}": Case(403, 403, 409, 200, {"kind": "open"}, "path"),
}


class Asker(NamedTuple):
    """Somebody who asks: a browser with its cookie, or a program with its token."""

    name: str
    cookie: str = ""
    token: str = ""
    #: What they would claim to hold a seat by.
    claim: str = WORD

    @property
    def headers(self) -> dict[str, str]:
        """What goes along with every request."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return {**headers, **({"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {})}


class Answer(NamedTuple):
    """What came back."""

    status: int
    text: str


async def knock(app: Any, path: str, query: str, headers: dict[str, str]) -> Answer:
    """A websocket up to its first state: 200 with all that was told, or the code it was closed with."""
    told: list[str] = []
    over, code = asyncio.Event(), [200]

    async def send(message: Any) -> None:
        if message["type"] == "websocket.close":
            code[0] = message["code"] - 4000
            over.set()
        elif text := message.get("text") or message.get("bytes") or b"":
            told.append(text if isinstance(text, str) else text.decode())
            if json.loads(told[-1])["type"] == "state":
                over.set()

    connected: list[Json] = [{"type": "websocket.connect"}]

    async def receive() -> Json:
        if connected:
            return connected.pop()
        await over.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    await app(_wire(path, query, headers), receive, send)
    return Answer(code[0], "\n".join(told))


def _wire(path: str, query: str, headers: dict[str, str]) -> Json:
    """What the application is told of a websocket."""
    encoded = [(name.encode(), value.encode()) for name, value in {"host": "test", **headers}.items()]
    return {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": encoded,
        "client": ("127.0.0.1", 1),
        "server": ("test", 80),
        "subprotocols": [],
        "state": {},
    }


@asynccontextmanager
async def listening(app: Any, path: str, headers: dict[str, str]) -> AsyncIterator[list[str]]:
    """Everything that comes over a live line, as it comes."""
    told: list[str] = []
    calls: asyncio.Queue[Json] = asyncio.Queue()
    calls.put_nowait({"type": "websocket.connect"})

    async def send(message: Any) -> None:
        if text := message.get("text") or message.get("bytes") or b"":
            told.append(text if isinstance(text, str) else text.decode())

    task = asyncio.ensure_future(app(_wire(path, "", headers), calls.get, send))
    try:
        yield told
    finally:
        calls.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await task


class Walk:
    """The house with its tables, and how to ask for anything in it."""

    def __init__(self, room: House, url: str, anybody: Person) -> None:
        """Nobody has asked yet."""
        self.room, self.client = room, anybody.client
        self.path = url.partition("///")[2]

    def rows(self) -> set[tuple[Any, ...]]:
        """Everything that the database holds."""
        with sqlite3.connect(self.path) as connection:
            query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            names = [name for (name,) in connection.execute(query)]
            found = {(name, *row) for name in names for row in connection.execute(f"SELECT * FROM {name}")}
        connection.close()
        # The server itself notes now and then that it is alive.
        return {row for row in found if row[:2] != ("keepsakes", "beat")}

    def execute(self, statement: str, *values: Any) -> list[Any]:
        """Past the server, at the database."""
        with sqlite3.connect(self.path) as connection:
            found = connection.execute(statement, values).fetchall()
        connection.close()
        return found

    def give_address(self, here: Room) -> None:
        """An address for notices, of the seat's holder."""
        owner = hash_of(here.right.cookie.rpartition(".")[0])
        values = (f"contact-{here.table}", owner, f"{here.table}@home.example", "to-confirm", "to-stop-it")
        self.execute("INSERT INTO contacts VALUES (?, ?, 'mail', ?, 'en', 1, ?, ?, 0, '', '', '')", *values)

    async def ask(
        self, route: str, table: str, asker: Asker, *, seat: int | None = None, click: Json | None = None
    ) -> Answer:
        """One request of somebody, who may name a seat."""
        method, _, path = route.partition(" ")
        case, query = EXPECTED[route], ""
        body = _filled(case.body, {"AT": 0, "ACTION": "end-turn", "TOKEN": asker.claim, **(click or {})})
        if seat is not None and case.names_seat == "body":
            body = {**body, "seat": seat}
        if seat is not None and case.names_seat == "query":
            query = f"seat={seat}"
        own: dict[str, str | int] = {"table_id": table, "contact_id": f"contact-{table}"}
        if seat is not None:
            own["seat"] = seat
        if "/assets/" in path:
            own["file_path"] = ASSET
        path = filled(path, **own)
        if method == "WS":
            return await knock(self.room.app, path, query, asker.headers)
        self.client.cookies.clear()
        address = f"{path}?{query}" if query else path
        response = await self.client.request(method, address, json=body, headers=asker.headers)
        return Answer(response.status_code, response.text)


def _filled(body: Any, words: Json) -> Any:
    """A body with words put in; None stays none."""
    if not isinstance(body, dict):
        return body
    return {
        name: words.get(value, value) if isinstance(value, str) else value for name, value in body.items()
    }


class Room(NamedTuple):
    """A table in the middle of a game, and who has to do with it."""

    table: str
    #: Awaited, with something to take back; somebody else who sits there; the host, who does not sit.
    right: Asker
    seat: int
    other: Asker
    host: Asker
    #: Sat here once: the browser and the personal link.
    freed: list[Asker]
