"""Nobody in where they do not belong: every route, asked by everybody who has no business there.

The routes are those that the application itself lists: one that has no line here fails the test.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from spacerace.games import GAMES, header_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.copying import copy_of
from spacerace.kernel.match import Match
from spacerace.kernel.seats import SPECTATOR
from spacerace.server import store
from spacerace.server.game_start import begin_play
from spacerace.server.keys import COOKIE, CookieSigner, hash_of
from spacerace.server.models import NewTable, SeatWanted
from spacerace.server.routes import web
from spacerace.server.table_changes import Change
from spacerace.server.tables import Tables
from tests.games.rocketmen import eager
from tests.server.all_routes import VALUES, app_pages, filled, litestar_of, routes_of
from tests.server.inside import House, Json, Person, house

pytestmark = pytest.mark.untraced

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
#: What whoever adds a route has to do.
WRITE = (
    "{}: each needs a line in EXPECTED of tests/server/test_walk.py that says how it answers strangers where "
    "people may watch, strangers where they may not, somebody who names another's seat, and the seat itself: "
    "looking() shows what watchers may see, acting(body) is for the seat alone, free() is the same for all"
)


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


def cookie_of(person: Person) -> str:
    """The value of a person's cookie."""
    return person.client.cookies[COOKIE]


async def a_room(house_: House, *, spectators: bool) -> Room:
    """Hal is host; Ann, Bob and Cid play; then Cid leaves and Dora takes the seat."""
    hal, ann, bob, cid, dora = [await house_.person(name) for name in ("Hal", "Ann", "Bob", "Cid", "Dora")]
    table = (await hal.open("rocketmen", *[{"kind": "open"}] * 3, choices={"spectators": spectators}))["id"]
    seats = {person: await person.join(table) for person in (ann, bob, cid)}
    await cid.put(f"/tables/{table}/seats/2", {"kind": "open"})
    await dora.join(table)
    rng = Random(7)
    await ann.post(f"/tables/{table}/chat", {"text": "Good luck!"}, expect=201)
    await bob.post(f"/tables/{table}/orders", {"name": "single"})
    for _ in range(200):
        for person, other in ((ann, bob), (bob, ann), (dora, ann)):
            state = await person.state(table)
            if state["undo"]["possible"] and person is not dora:
                return Room(
                    table,
                    Asker("right", cookie_of(person), claim=seats[person]["token"]),
                    state["seat"],
                    Asker("other", cookie_of(other)),
                    Asker("host", cookie_of(hal)),
                    [
                        Asker("freed browser", cookie_of(cid), claim=seats[cid]["token"]),
                        Asker("freed link", token=seats[cid]["token"]),
                    ],
                )
            if state["options"]:
                buying = [o["action"] for o in state["options"] if o["action"].startswith("buy")]
                actions = buying or [o["action"] for o in state["options"]]
                await person.act(table, state, rng.choice(actions))
    raise AssertionError("nothing to take back came up")


async def strangers(room: House, here: Room, foreign: Person, program: str) -> list[Asker]:
    """All kinds of people who hold nothing at a table."""
    visitor = await room.person("Vic")
    await visitor.get("/notices")
    key = here.right.cookie.rpartition(".")[0]
    return [
        Asker("nobody"),
        Asker("a visitor", cookie_of(visitor), claim=hash_of(here.right.claim)),
        Asker("host of another table", cookie_of(foreign), claim=program),
        Asker("program of another table", token=program),
        *here.freed,
        Asker("unsigned", cookie=key),
        Asker("signed by somebody else", cookie=CookieSigner("a guess").sign(key)),
        Asker("signature cut off", cookie=here.right.cookie[:-1]),
        Asker("a hash for a key", token=hash_of(key)),
        Asker("the hash of a link", token=hash_of(here.right.claim)),
        Asker("the cookie as a token", token=here.right.cookie),
    ]


def secrets_in(walk: Walk, *known: str) -> set[str]:
    """What nobody may read: seeds, keys and their hashes, addresses."""
    found = set(known)
    for (header,) in walk.execute("SELECT header FROM tables WHERE header IS NOT NULL"):
        found.add(str(json.loads(header)["seed"]))
    for (value,) in walk.execute("SELECT value FROM keepsakes UNION SELECT key_hash FROM grants"):
        found.add(value)
    for row in walk.execute("SELECT key_hash, address, confirm_hash, stop_hash FROM contacts"):
        found.update(row)
    assert all(len(word) > 8 for word in found) and len(found) > 20
    return found


def test_every_route_turns_everybody_away_who_has_no_business_there(sqlite_url: str) -> None:
    """The right no, nothing changed, no secret in the answer; and the seat's own holder is let in."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            missing = sorted(set(routes_of(room.app)) - set(EXPECTED))
            assert not missing, WRITE.format(missing)
            assert not set(EXPECTED) - set(routes_of(room.app)), "these lines of EXPECTED have no route"
            foreign = await room.person("Eve")
            elsewhere = await foreign.open("1969", {"kind": "me", "name": "Eve"}, {"kind": "program"})
            program = elsewhere["seats"][1]["token"]
            open_room, closed_room = [await a_room(room, spectators=allowed) for allowed in (True, False)]
            walk = Walk(room, sqlite_url, await room.person())
            for here in (open_room, closed_room):
                walk.give_address(here)
            tokens = [program, open_room.right.claim, closed_room.right.claim]
            secrets = secrets_in(walk, *tokens, *(token[:-1] for token in tokens))
            for here, of_case in ((open_room, "watched"), (closed_room, "barred")):
                await _walk_as_strangers(
                    walk, here, await strangers(room, here, foreign, program), of_case, secrets
                )
                await _walk_as_others(walk, here, secrets)
            for here in (open_room, closed_room):
                await _walk_as_oneself(walk, here)

    asyncio.run(asyncio.wait_for(story(), GUARD))


async def _walk_as_strangers(
    walk: Walk, here: Room, askers: list[Asker], of_case: str, secrets: set[str]
) -> None:
    """Whoever holds nothing here is told what anybody is told, to the letter."""
    before = walk.rows()
    for route, case in EXPECTED.items():
        first: Answer | None = None
        if TABLE in route:
            answer = await walk.ask(route, "nowhere23456", here.right)
            assert answer.status == (403 if route.startswith("WS") else 404), (route, answer)
        for asker in askers:
            answer = await walk.ask(route, here.table, asker)
            about = (route, asker.name, answer)
            assert answer.status == getattr(case, of_case), about
            assert not [secret for secret in secrets if secret in answer.text], about
            if TABLE in route and not case.opens:
                first = first or answer
                assert answer == first, about
            if answer.status == 200 and route.endswith(("/state", "/live")):
                _is_for_spectators(json.loads(answer.text.splitlines()[-1]))
        rows = walk.rows()
        if case.opens and getattr(case, of_case) == 201:
            assert before < rows
            before = rows
        assert rows == before, route


def _is_for_spectators(state: Json) -> None:
    """A state without anything that belongs to a seat."""
    assert state["seat"] == SPECTATOR
    assert (state["options"], state["orders"], state["step"]) == ([], [], None)
    assert not state["undo"]["possible"]
    assert all(item["action"] is None for item in state["news"])


async def _walk_as_others(walk: Walk, here: Room, secrets: set[str]) -> None:
    """Whoever sits elsewhere at the table and the host without a seat have no more of this seat."""
    before = walk.rows()
    for route, case in EXPECTED.items():
        for asker in (here.other, here.host):
            if case.wrong is None or (asker is here.host and case.names_seat == "path"):
                continue
            answer = await walk.ask(route, here.table, asker, seat=here.seat)
            assert answer.status == case.wrong, (route, asker.name, answer)
            assert not [secret for secret in secrets if secret in answer.text], (route, answer)
        assert walk.rows() == before, route


async def _walk_as_oneself(walk: Walk, here: Room) -> None:
    """The same requests are granted to the seat's own holder: what was refused was refused for the asker."""
    headers = here.right.headers
    for route, case in EXPECTED.items():
        walk.client.cookies.clear()
        response = await walk.client.get(f"/api/tables/{here.table}/state", headers=headers)
        assert response.status_code == 200, (route, response.text)
        state = response.json()
        click = {"AT": state["at"], "ACTION": (state["options"] or [{"action": "-"}])[0]["action"]}
        seat = here.seat if case.names_seat else None
        answer = await walk.ask(route, here.table, here.right, seat=seat, click=click)
        assert answer.status == case.right, (route, answer)


def test_every_other_method_is_turned_away(sqlite_url: str) -> None:
    """With our kind of answer, and nothing is touched."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            walk = Walk(room, sqlite_url, await room.person())
            before, known = walk.rows(), set(routes_of(room.app))
            for path in sorted({route.partition(" ")[2] for route in known}):
                for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
                    if f"{method} {path}" in known:
                        continue
                    response = await walk.client.request(method, path.replace("{", "").replace("}", ""))
                    assert response.status_code in (404, 405), (method, path, response.text)
                    assert response.json()["error"]["id"].startswith("refused-request"), (method, path)
            for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static//etc/passwd", "/.git/config"):
                assert (await walk.client.get(path)).status_code == 404
            assert walk.rows() == before

    asyncio.run(asyncio.wait_for(story(), GUARD))


# --- what is hidden stays hidden -------------------------------------------------------------------

#: What may differ between two tables of the same game: when things happened.
TIMES = re.compile(r'"(created|turn_began|made)":\d+')
#: How far two tables are followed, and how many of the game's texts are tried where they do not belong.
STEPS, TRIED = 5, 12
#: The host of all these tables; how long a live line gets to tell what it should not, in seconds.
NOBODY, SETTLED = "nobody", 0.02
#: After so many seconds a message that one line told and the other did not is lost.
LOST = 60
#: After so many clicks of a game the cards are dealt anew.
MOMENTS = (4, 25, 60, 110)


def tables_of(app: Any) -> Tables:
    """The application's tables."""
    tables: Tables = litestar_of(app).dependencies["tables"].dependency()  # type: ignore[union-attr]
    return tables


class Twin(NamedTuple):
    """One of two tables that look the same to somebody."""

    table: str
    #: By seat; spectators have none.
    tokens: dict[int, str]

    def headers(self, watcher: int) -> dict[str, str]:
        """What a watcher brings along."""
        return {} if watcher == SPECTATOR else {"authorization": f"Bearer {self.tokens[watcher]}"}


class Twins:
    """Two tables that differ in what one watcher cannot see."""

    def __init__(self, walk: Walk, watcher: int, one: Twin, two: Twin) -> None:
        """Nobody has looked yet."""
        self.walk, self.watcher, self.both = walk, watcher, (one, two)
        #: What the watcher has heard over a live line of either table.
        self.heard: list[list[str]] = [[], []]

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[None]:
        """Be on a live line of either table."""
        app, (one, two) = self.walk.room.app, self.both
        paths = [f"/api/tables/{twin.table}/live" for twin in self.both]
        async with (
            listening(app, paths[0], one.headers(self.watcher)) as first,
            listening(app, paths[1], two.headers(self.watcher)) as second,
        ):
            self.heard = [first, second]
            yield

    async def compare_lines(self) -> None:
        """Both lines have told the same, message by message; neither has been rung for nothing."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOST):
                await self._until_as_many()
        one, two = [
            [self._same(Answer(200, text), twin).text for text in heard]
            for heard, twin in zip(self.heard, self.both, strict=True)
        ]
        assert one and one == two, self.watcher

    async def _until_as_many(self) -> None:
        """Wait for the slower of the two lines."""
        while True:
            await asyncio.sleep(SETTLED)
            if len(self.heard[0]) == len(self.heard[1]) > 0:
                return

    async def hide_a_step(self) -> bool:
        """Somebody does at one table alone what the watcher cannot see: nothing tells at which."""
        record = await tables_of(self.walk.room.app).cache.current(self.both[0].table)
        play = record.play
        assert play is not None
        game, state, seat = play.game, play.match.state, play.awaited
        if seat is None or seat == self.watcher:
            return False
        for option in play.match.options:
            after, text = copy_of(state), game.write_action(state, option)
            game.advance(after, option)
            facts = [game.redact(fact, self.watcher) for fact in after.facts]
            seen = any(fact is not None for fact in facts) or game.to_act(after) != seat
            if not seen and game.view(after, self.watcher) == game.view(state, self.watcher):
                break
        else:
            return False
        before = await self._lists(), [len(heard) for heard in self.heard]
        twin, path = self.both[0], f"/api/tables/{self.both[0].table}/actions"
        body = {"at": play.at(seat), "action": text}
        response = await self.walk.client.post(path, json=body, headers=twin.headers(seat))
        assert response.status_code == 200, response.text
        await self.compare_lines()
        assert (await self._lists(), [len(heard) for heard in self.heard]) == before, (self.watcher, text)
        await self.look_everywhere()
        return True

    async def _lists(self) -> list[str]:
        """The lists that somebody gets who is host of both tables."""
        headers = {"authorization": f"Bearer {NOBODY}"}
        paths = ("/api/mine", "/api/tables?status=running")
        return [(await self.walk.client.get(path, headers=headers)).text for path in paths]

    async def look(self, path: str) -> Json:
        """What the watcher gets at a path of either table, which must be the same to the byte."""
        method, answers = "WS" if path.startswith("/live") else "GET", []
        for twin in self.both:
            address, _, query = f"/api/tables/{twin.table}{path}".partition("?")
            headers = twin.headers(self.watcher)
            if method == "WS":
                answer = await knock(self.walk.room.app, address, query, headers)
            else:
                response = await self.walk.client.get(f"{address}?{query}", headers=headers)
                answer = Answer(response.status_code, response.text)
            answers.append(self._same(answer, twin))
        assert answers[0] == answers[1], (self.watcher, path)
        found: Json = json.loads(answers[0].text.splitlines()[-1])
        return found

    def _same(self, answer: Answer, twin: Twin) -> Answer:
        """An answer without names and times of its table."""
        return Answer(answer.status, TIMES.sub(r'"\1":0', answer.text.replace(twin.table, "TABLE")))

    async def look_at_lists(self) -> None:
        """The lists in which the tables stand: the same, and neither tells which was changed last."""
        answers = []
        for twin in self.both:
            response = await self.walk.client.get("/api/mine", headers=twin.headers(self.watcher))
            answers.append(self._same(Answer(response.status_code, response.text), twin))
        assert answers[0] == answers[1], self.watcher

    async def look_everywhere(self) -> None:
        """All that there is to see, by every route that shows something of a table."""
        await self.look_at_lists()
        shown = {route.partition(TABLE)[2] for route in EXPECTED if route.startswith((f"GET {TABLE}", "WS"))}
        state = await self.look("/state")
        for path in shown:
            for at in range(state["at"] + 1) if "{at}" in path else (0,):
                await self.look(path.format(at=at, language="en"))
        await self.look("/state?words=en")
        await self.look("/live?words=en&since=1")

    async def post(self, seat: int, body: Json, path: str = "/actions") -> list[Answer]:
        """The same request at both tables."""
        answers = []
        for twin in self.both:
            address = f"/api/tables/{twin.table}{path}"
            response = await self.walk.client.post(address, json=body, headers=twin.headers(seat))
            answers.append(self._same(Answer(response.status_code, response.text), twin))
        return answers

    async def try_what_does_not_fit(self, texts: list[str]) -> None:
        """A no tells nothing either, whatever is tried."""
        state = await self.look("/state")
        offered = {option["action"] for option in state["options"]}
        for text in texts:
            if text not in offered:
                for path, status in (("/actions", 409), ("/why", 200)):
                    one, two = await self.post(self.watcher, {"at": state["at"], "action": text}, path)
                    assert one.status == status and one == two, (self.watcher, path, text)
        # Nor does what is only tried, or a list that fails at its end.
        for action in sorted(offered)[:12]:
            body = {"at": state["at"], "actions": [action]}
            one, two = await self.post(self.watcher, body, "/draft")
            assert one.status in (200, 409) and one == two, (self.watcher, action)
            one, two = await self.post(self.watcher, {**body, "actions": [action, "nonsense"]})
            assert one.status == 409 and one == two, (self.watcher, action)

    async def states(self, seat: int) -> list[Json]:
        """How both tables stand for a seat."""
        paths = [(f"/api/tables/{twin.table}/state?since=0", twin.headers(seat)) for twin in self.both]
        return [(await self.walk.client.get(path, headers=headers)).json() for path, headers in paths]

    async def step(self, rng: Random) -> bool:
        """Whoever is awaited does the same at both; False if it cannot be, or this shows to the watcher."""
        state = await self.look("/state")
        seat, since = state["awaited"], state["at"]
        if seat is None:
            return False
        one, two = await self.states(seat)
        both = [{option["action"] for option in found["options"]} for found in (one, two)]
        common = sorted(both[0] & both[1])
        if not common or one["at"] != two["at"]:
            return False
        await self.post(seat, {"at": one["at"], "action": rng.choice(common)})
        # Chance may show one thing here and another there, if only for a moment: dice, a card for this seat.
        first, second = [await self.views(twin, since) for twin in self.both]
        return (
            all(pair[0] == pair[1] for pair in zip(first, second, strict=False)) and first[-1] == second[-1]
        )

    async def views(self, twin: Twin, since: int) -> list[Any]:
        """What the watcher has seen at a table, moment by moment."""
        path, headers = f"/api/tables/{twin.table}/replay", twin.headers(self.watcher)
        last = (await self.walk.client.get(path, headers=headers)).json()["last"]
        moments = range(since, last + 1)
        return [
            (await self.walk.client.get(f"{path}/{at}", headers=headers)).json()["view"] for at in moments
        ]


async def set_up(walk: Walk, match: Match, start: Any, seed: int) -> Twin:
    """A table at which a game goes on from a state, with a program on every seat."""
    tables, header = tables_of(walk.room.app), msgspec.structs.replace(match.header, seed=seed)
    seats = [SeatWanted("program", name) for name in header.seats]
    wanted = NewTable(
        game=header.game,
        seats=seats,
        options=dict(header.options),
        edition=header.edition,
        mode=header.mode,
    )
    record, tokens = tables.opening.new_record(wanted, hash_of(NOBODY))
    async with tables.database.write() as connection:
        await store.add_table(connection, record, now=record.created)
        await begin_play(Change(connection, record), header, start)
        await store.save_table(connection, record, now=record.created)
        record.version += 1
    tables.cache.remember(record)
    return Twin(record.id, tokens)


def moments(name: str, players: int, edition: str, mode: str) -> Iterator[tuple[Match, list[str]]]:
    """Moments of a game, and texts of actions that were possible at one time or another."""
    game, rng, texts = GAMES[name], Random(players), list[str]()
    seats = ["Ann", "Bob", "Cid"][:players]
    match = Match(game, header_of(game, seats=seats, seed=players, edition=edition, mode=mode))
    for click in range(max(MOMENTS) + 1):
        match.draw()
        if match.awaited is None:
            return
        options = game.canonical_options(match.state)
        texts += [game.write_action(match.state, option) for option in options]
        if click in MOMENTS:
            yield match, rng.sample(sorted(set(texts)), min(TRIED, len(set(texts))))
        match.play(match.awaited, eager.choose(options, rng) if name == "rocketmen" else rng.choice(options))


#: Every edition and mode; one with three seats, where two others may not know of each other.
SETUPS = [
    (name, min(2, max(setup.players)), setup.edition, setup.mode)
    for name, game in GAMES.items()
    for setup in game.SETUPS
] + [("rocketmen", 3, "final", "standard")]


@pytest.mark.parametrize("name, players, edition, mode", SETUPS)
def test_dealing_anew_what_is_hidden_changes_no_byte_of_any_answer(
    sqlite_url: str, name: str, players: int, edition: str, mode: str
) -> None:
    """For every seat and for spectators, at several moments of a game and for some steps after each."""

    async def story() -> int:
        compared = hidden = 0
        async with house(sqlite_url) as room:
            walk = Walk(room, sqlite_url, await room.person())
            for number, (match, texts) in enumerate(moments(name, players, edition, mode)):
                game, rng = match.game, Random(number)
                for watcher in (*range(players), SPECTATOR):
                    luck = Luck(100 * number + watcher)
                    other = game.determinize(game.view(match.state, watcher), luck)
                    if encode(other) == encode(match.state):
                        continue
                    # With another seed even what is drawn from now on differs; but dice are for all to see.
                    seed = 2 if number % 2 and name == "rocketmen" else 1
                    one = await set_up(walk, match, match.state, 1)
                    two = await set_up(walk, match, other, seed)
                    twins = Twins(walk, watcher, one, two)
                    await twins.look_everywhere()
                    if watcher != SPECTATOR:
                        await twins.try_what_does_not_fit(texts)
                    followed = True
                    async with twins.listen():
                        await twins.compare_lines()
                        for _ in range(STEPS):
                            followed = await twins.step(rng)
                            if not followed:
                                break
                            await twins.look("/state")
                            await twins.compare_lines()
                            compared += 1
                        if followed:
                            await twins.look_everywhere()
                            hidden += await twins.hide_a_step()
                    compared += 1
        # Alone there is nobody to hide anything from.
        assert hidden or players == 1 or name == "1969"
        return compared

    # All four moments, and some steps after them.
    assert asyncio.run(asyncio.wait_for(story(), GUARD)) > 4 * (players + 1) + 5


# --- texts that no database can hold ----------------------------------------------------------------


def test_texts_that_are_no_texts_are_turned_away(database_url: str) -> None:
    """A zero byte or half a letter in a path, a query or a body is a plain no, on either database."""

    async def story() -> None:
        async with house(database_url) as room:
            ann = await room.person("Ann")
            table = (await ann.open("rocketmen"))["id"]
            for odd in ("a%00b", "%ED%A0%80", "9" * 5_000, "3000000000", str(2**64)):
                # Numbers that fit no column come alone: nothing else may be the reason for a no.
                names = ("since", "entry") if odd.isdigit() else ("status", "since", "seat", "words", "entry")
                query = "?" + "&".join(f"{name}={odd}" for name in names)
                for route in sorted(EXPECTED):
                    method, _, path = route.partition(" ")
                    if method == "WS":
                        plain = odd.replace("%00", "\0")
                        answer = await knock(room.app, re.sub(r"\{\w+\}", plain, path), "", {})
                        assert answer.status in (403, 404), odd
                        continue
                    body = _filled(EXPECTED[route].body, {"AT": 0, "ACTION": "x", "TOKEN": WORD})
                    named = filled(path, table_id=table, contact_id="nobody") + query
                    for address in {re.sub(r"\{\w+\}", odd, path), named} - {path}:
                        response = await ann.client.request(method, address, json=body)
                        assert response.status_code < 500, (route, odd, response.text)
            for odd in ("a\0b", "\ud800", "\u202e"):
                named_so: Json = {"kind": "me", "name": odd}
                for path, body in (
                    ("/tables", {"game": odd, "seats": [named_so]}),
                    ("/tables", {"game": "1969", "seats": [named_so, {"kind": "open"}]}),
                    ("/tables", {"game": "1969", "seats": [{}, {}], "edition": odd}),
                    ("/tables", {"game": "1969", "seats": [{}, {}], "options": {odd: odd}}),
                    ("/tables", {"game": "1969", "seats": [{}, {}], "pack": odd}),
                    ("/tables", {"game": "1969", "seats": [{}, {"kind": "bot", "bot": odd}]}),
                    ("/import", {"text": odd}),
                    ("/notices", {"kind": "json", "address": odd}),
                    (f"/tables/{table}/join", {"name": odd}),
                    (f"/tables/{table}/claim", {"token": odd * 20}),
                    (f"/tables/{table}/chat", {"text": odd}),
                    (f"/tables/{table}/actions", {"at": 0, "action": odd}),
                    (f"/tables/{table}/orders", {"name": odd, "actions": [odd]}),
                ):
                    # Our own JSON writer would refuse half a letter; others' do not.
                    content = json.dumps(body)
                    headers = {"content-type": "application/json"}
                    response = await ann.client.post(f"/api{path}", content=content, headers=headers)
                    assert 400 <= response.status_code < 500, (path, odd, response.text)

    asyncio.run(asyncio.wait_for(story(), GUARD))
