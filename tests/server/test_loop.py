"""No request holds the event loop: every route gets its worst input, and every step of the loop is measured.

Measured is the time that the processor works on one step of the loop, so a busy machine changes nothing.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from asyncio import events
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from spacerace.games import GAMES, header_of
from spacerace.kernel.codec import write_match
from spacerace.kernel.match import Match, Undo
from spacerace.server.models import MOST_PACK
from spacerace.server.table_record import MOST_ENTRIES
from tests.server.all_routes import app_pages, filled, routes_of
from tests.server.inside import House, Json, Person, house, run

#: Seconds of the processor that one step of the loop may take.
BOUND = 0.1
#: A step that took longer may have been hit by a collection of garbage or a cold cache: it is tried again.
TRIES = 3
DEEP = "[" * 400_000
LONG = "x" * 900_000
#: As many parts as a body can have, and as it may have.
WIDE, LESS_WIDE = ['{"game": "1969", "seats": [' + "[]," * count + "[]]}" for count in (330_000, 43_000)]
NAME = "W" * 40
#: Stand for how much the seat has seen, and for the last action that it may choose, when a request is sent.
NOW, OPTION = "NOW", "OPTION"


class Steps:
    """The longest step of the loop since somebody looked last."""

    def __init__(self) -> None:
        """Nothing was measured."""
        self.worst = 0.0

    async def take(self) -> float:
        """The longest step, the present one included; from now on it is measured anew."""
        await asyncio.sleep(0)
        worst, self.worst = self.worst, 0.0
        return worst


@contextmanager
def measured(monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    """Every step of the loop is timed."""
    steps, run_handle = Steps(), events.Handle._run

    def timed(self: events.Handle) -> None:
        began = time.thread_time()
        run_handle(self)
        steps.worst = max(steps.worst, time.thread_time() - began)

    monkeypatch.setattr(events.Handle, "_run", timed)
    yield steps


def match_file(game: str, entries: int, *, over: bool) -> str:
    """A match file whose players do and undo something until it has so many entries; over, or nearly."""
    module = GAMES[game]
    match = Match(module, header_of(module, seats=["Ann", "Bob"], seed=3, options=SHORT.get(game, {})))
    rng, log = Random(3), []
    match.draw()
    while match.awaited is not None:
        log.append(rng.choice(module.canonical_options(match.state)))
        match.play(match.awaited, log[-1])
        match.draw()
    again = Match(module, match.header)
    again.draw()
    for number, action in enumerate(log if over else log[: len(log) // 2]):
        seat = again.awaited
        assert seat is not None
        again.play(seat, action)
        while again.can_undo(seat) and again.awaited == seat and len(again.log) < entries - 3 * len(log):
            again.play(seat, Undo())
            again.play(seat, action)
        again.draw()
        assert number < entries
    return write_match(again)


#: Copies of a table with a large pack, and the people who sit at each.
COPIES = 1_000
SHORT: Json = {"rocketmen": {"round_cap": 3}}
#: Routes that take nothing but their path: any request is the worst.
SIMPLE = {
    *(f"GET {page}" for page in app_pages()),
    *(f"{method} /static/{{file_path}}" for method in ("GET", "HEAD")),
    *(f"{method} /assets/{{file_path}}" for method in ("GET", "HEAD")),
    "GET /manifest.webmanifest",
    "GET /offline",
    "GET /service-worker.js",
    "GET /health",
    "GET /metrics",
    "GET /api/openapi.json",
    "GET /api/docs",
    "GET /api/docs/{path}",
    "GET /api/docs/openapi.json",
    "GET /api/server",
    "GET /api/words/{language}",
    "GET /api/rules/{game}/{language}",
    "GET /api/games/{game}/guide",
    "GET /api/notices",
    "DELETE /api/notices/{contact_id}",
    "GET /api/notices/{contact_id}/sent",
    "POST /api/notices/{contact_id}/test",
    "GET /notices/confirm/{word}",
    "POST /notices/confirm/{word}",
    "GET /notices/stop/{word}",
    "POST /notices/stop/{word}",
    "GET /api/tables/{table_id}",
    "GET /api/tables/{table_id}/review",
    "DELETE /api/tables/{table_id}/orders/{name}",
    "POST /api/tables/{table_id}/seats/{seat}/back",
}


def longest_pack() -> str:
    """A pack as long and as large as a new game takes it."""
    text = '[pack]\nid = "mine"\nversion = 1\nedition = "final"\nbase = "rocketmen-final@4"\n'
    for number in range(175):
        text += (
            f'[[asset]]\nid = "a{number}"\nname = "x"\ndeck = "teal"\nitems = ["$10"]\ncost = ["$10"]\n'
            f'kind = "none"\nprints = [{{ number = {1_000 + number} }}]\nsource = "rule"\n'
        )
    return text + "#" * (MOST_PACK - len(text))


class Scene:
    """Tables that are as large as tables get."""

    def __init__(self) -> None:
        """Nothing is there yet."""
        self.over = self.running = self.packed = self.waiting = self.spare = ""
        self.file = match_file("1969", MOST_ENTRIES - 200, over=True)
        self.unfinished = match_file("rocketmen", MOST_ENTRIES // 2, over=False)
        self.pack = longest_pack()

    async def set_up(self, ann: Person) -> None:
        """Open all tables, through the front door."""
        self.over = (await ann.post("/import", {"text": self.file}, 201))["id"]
        self.running = (await ann.post("/import", {"text": self.unfinished}, 201))["id"]
        await ann.join(self.running)
        seats: list[Json] = [{"kind": "me", "name": NAME}, {"kind": "program", "name": "p" * 40}]
        self.packed = (await ann.open("rocketmen", *seats, pack=self.pack))["id"]
        self.waiting = (await ann.open("1969", seats[0], {"kind": "open"}))["id"]
        # A bot on the open seat begins a game with the largest box.
        self.spare = (await ann.open("rocketmen", seats[0], {"kind": "open"}, pack=self.pack))["id"]

    def fill_chat(self, url: str) -> None:
        """As much as a table's chat holds."""
        with sqlite3.connect(url.partition("///")[2]) as base:
            rows = [(self.running, number, 0, "Ann", "w" * 500, 0) for number in range(1, 1_001)]
            columns = "table_id, number, seat, name, text, made"
            statement = f"INSERT OR IGNORE INTO chat ({columns}) VALUES (?, ?, ?, ?, ?, ?)"
            base.executemany(statement, rows)

    def fill_tables(self, url: str) -> None:
        """A thousand tables of one deal, all of one host's, all with a large pack."""
        with sqlite3.connect(url.partition("///")[2]) as base:
            for name, own, where in (
                ("tables", {"id": "'copy-' || value", "deal_of": f"'{self.packed}'"}, "id"),
                ("seats", {"table_id": "'copy-' || value"}, "table_id"),
                ("grants", {"table_id": "'copy-' || value"}, "table_id"),
            ):
                columns = [row[1] for row in base.execute(f"PRAGMA table_info({name})")]
                values = ", ".join(own.get(column, f"{name}.{column}") for column in columns)
                base.execute(
                    f"WITH RECURSIVE numbers(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM numbers "
                    f"LIMIT {COPIES}) INSERT INTO {name} SELECT {values} FROM {name}, numbers "
                    f"WHERE {where} = ?",
                    (self.spare,),
                )

    def requests(self, route: str) -> list[tuple[str, str, object]]:
        """The worst that a route can be asked."""
        method, path = route.split(" ", 1)
        where = filled(path, table_id=self.running, contact_id=1)
        if route in SIMPLE:
            return [(method, where, None)]
        known = {**self._reading(), **self._writing()}
        assert route in known, f"{route}: say in this file what the worst is that it can be asked"
        return [(method, address, body) for address, body in known[route]]

    def _reading(self) -> dict[str, list[tuple[str, object]]]:
        """Of routes that are read."""
        over, running, packed = [f"/api/tables/{table}" for table in (self.over, self.running, self.packed)]
        spoken = "words=de&seat=0"
        return {
            "GET /api/tables": [
                (f"/api/tables?status={status}", None) for status in ("open", "running", "finished")
            ],
            "GET /api/tables/{table_id}/state": [
                (f"{running}/state?since=0&words=de", None),
                (f"{packed}/state", None),
                (f"{over}/state?since=0&{spoken}", None),
            ],
            "GET /api/tables/{table_id}/news": [(f"{over}/news?{spoken}", None), (f"{running}/news", None)],
            "GET /api/tables/{table_id}/moments": [
                (f"{over}/moments?first={first}&count=50&{spoken}", None) for first in (9_000, 4_000, 0)
            ],
            "GET /api/tables/{table_id}/replay": [
                (f"{over}/replay?entry={entry}&{spoken}", None) for entry in (MOST_ENTRIES - 300, 5_000, 17)
            ],
            "GET /api/tables/{table_id}/replay/{at}": [(f"{over}/replay/4500?{spoken}", None)],
            "GET /api/tables/{table_id}/export": [(f"{over}/export", None), (f"{running}/export", None)],
            "GET /api/tables/{table_id}/chat": [(f"{running}/chat?since=0", None)],
            "GET /api/tables/{table_id}/faces": [(f"{packed}/faces", None)],
            "GET /api/tables/{table_id}/rules/{language}": [(f"{packed}/rules/de", None)],
            "GET /api/mine": [("/api/mine", None)],
            "GET /api/tables/{table_id}/deals": [(f"{over}/deals", None), (f"{packed}/deals", None)],
            "GET /api/tables/{table_id}/points": [(f"{over}/points", None)],
        }

    def _writing(self) -> dict[str, list[tuple[str, object]]]:
        """Of routes that change something."""
        over, running, packed = [f"/api/tables/{table}" for table in (self.over, self.running, self.packed)]
        bots = [{"kind": "bot", "bot": "sense", "name": NAME[:30]}] * 2
        table = {"game": "rocketmen", "seats": [{"kind": "me", "name": NAME}, {"kind": "open"}]}
        head = '[pack]\nid = "bad"\nversion = 1\n'
        bad = [
            head + "[[asset]]\n" * 6_000,
            head + "k.a.a.a.a.a.a.a = 1\n" * 3_000,
            "a" + ".a" * 31_000 + "=1",
        ]
        lines = self.file.split("\n")
        return {
            "POST /api/tables": [
                ("/api/tables", {**table, "pack": self.pack}),
                *(("/api/tables", {**table, "pack": text}) for text in bad),
                ("/api/tables", {**table, "pack": LONG[:400_000]}),
                ("/api/tables", {**table, "seats": [{"kind": "me", "name": LONG}]}),
                ("/api/tables", WIDE),
                ("/api/tables", LESS_WIDE),
            ],
            "POST /api/import": [
                ("/api/import", {"text": self.file}),
                ("/api/import", {"text": "\n".join([*lines[:-2], "Ann: nonsense", ""])}),
                ("/api/import", {"text": LONG}),
                ("/api/import", DEEP),
            ],
            "POST /api/tables/{table_id}/actions": [
                (f"{running}/actions", {"at": 0, "action": "x" * 300}),
                (f"{running}/actions", DEEP),
                (f"{running}/actions", WIDE),
                (f"{running}/actions", LESS_WIDE),
                (f"{running}/actions", {"at": NOW, "action": OPTION}),
                (f"{packed}/actions", {"at": NOW, "action": OPTION}),
                (f"{running}/actions", {"at": NOW, "actions": ["x" * 300] * 30}),
            ],
            "POST /api/tables/{table_id}/draft": [
                (f"{running}/draft", {"at": NOW}),
                (f"{packed}/draft", {"at": NOW}),
                (f"{running}/draft", {"at": 0, "actions": ["x" * 300] * 30}),
                (f"{packed}/draft", {"at": NOW, "wishes": [{"action": "x" * 300, "wanted": True}] * 30}),
            ],
            "POST /api/tables/{table_id}/why": [
                (f"{running}/why", {"at": 0, "action": "x" * 300}),
                (f"{packed}/why", {"at": NOW, "action": OPTION}),
            ],
            "POST /api/tables/{table_id}/undo": [
                (f"{running}/undo", {"at": 0}),
                (f"{running}/undo", {"at": NOW}),
                (f"{packed}/undo", {"at": NOW}),
            ],
            "POST /api/tables/{table_id}/undo/answer": [(f"{running}/undo/answer", {"agree": True})],
            "POST /api/tables/{table_id}/review": [(f"{over}/review", None)],
            "POST /api/tables/{table_id}/claim": [(f"{running}/claim", {"token": "x" * 100})],
            "POST /api/tables/{table_id}/vote": [(f"{running}/vote", {"agree": True})],
            "PUT /api/tables/{table_id}/seats/{seat}/side": [
                (f"/api/tables/{self.spare}/seats/0/side", {"side": "x" * 60})
            ],
            "PUT /api/tables/{table_id}/seats/{seat}": [
                (f"/api/tables/{self.spare}/seats/1", {"kind": "bot", "bot": "search:300"})
            ],
            "PUT /api/tables/{table_id}": [
                (f"/api/tables/{self.spare}", {"title": LONG}),
                (f"/api/tables/{self.spare}", {"title": NAME, "private": True, "options": {}}),
            ],
            "POST /api/tables/{table_id}/mix": [(f"/api/tables/{self.spare}/mix", None)],
            "PUT /api/tables/{table_id}/host": [(f"/api/tables/{self.spare}/host", {"seat": 7})],
            "POST /api/session": [("/api/session", {"what": "renew"})],
            "POST /api/notices": [
                ("/api/notices", {"kind": "mail", "address": f"{'a' * 60}@{'b.' * 60}example"}),
                ("/api/notices", {"kind": "json", "address": "https://127.0.0.1/" + "x" * 1_000}),
                (
                    "/api/notices",
                    {
                        "kind": "push",
                        "address": "https://127.0.0.1/" + "x" * 1_000,
                        "keys": {"p256dh": "B" * 2_000, "auth": "A" * 2_000},
                    },
                ),
            ],
            "POST /api/tables/{table_id}/orders": [
                (f"{running}/orders", {"name": "ahead", "actions": ["x" * 200] * 50})
            ],
            "POST /api/tables/{table_id}/chat": [(f"{running}/chat", {"text": "w" * 500})],
            "POST /api/tables/{table_id}/fork": [
                (f"{over}/fork", {"entry": MOST_ENTRIES - 400, "seats": bots}),
                (f"{running}/fork", {}),
            ],
            "POST /api/tables/{table_id}/again": [(f"{over}/again", {"seats": bots})],
            "POST /api/tables/{table_id}/rematch": [(f"{over}/rematch", {})],
            "POST /api/tables/{table_id}/hint": [
                (f"{running}/hint", {"at": 0}),
                (f"{packed}/hint", {"at": NOW, "search": True}),
            ],
            "POST /api/tables/{table_id}/join": [
                (f"/api/tables/{self.waiting}/join", {"name": NAME[:39] + "V"})
            ],
        }


async def present(ann: Person, path: str, body: object) -> object:
    """The body with what is so now in place of NOW and OPTION."""
    if not isinstance(body, dict) or body.get("at") != NOW:
        return body
    state = (await ann.client.get(f"{path.rpartition('/')[0]}/state?since=1000000")).json()
    filled_in = {**body, "at": state["at"]}
    if body.get("action") == OPTION:
        # Where somebody else is awaited the click is refused, and that must not take long either.
        filled_in["action"] = state["options"][-1]["action"] if state["options"] else "pass"
    return filled_in


async def ask(ann: Person, method: str, path: str, body: object) -> int:
    """Send a request, and take the answer as it is."""
    body = await present(ann, path, body)
    if isinstance(body, str):
        headers = {"content-type": "application/json"}
        return (await ann.client.request(method, path, content=body, headers=headers)).status_code
    return (await ann.client.request(method, path, json=body)).status_code


async def listen(room: House, ann: Person, path: str) -> int:
    """Open a live line, wait for its first state, and hang up; how many messages came."""
    heard: asyncio.Queue[Any] = asyncio.Queue()
    said: asyncio.Queue[Any] = asyncio.Queue()
    await said.put({"type": "websocket.connect"})
    cookie = "; ".join(f"{name}={value}" for name, value in ann.client.cookies.items())
    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"since=0&words=de",
        "root_path": "",
        "headers": [(b"host", b"test"), (b"cookie", cookie.encode())],
        "subprotocols": [],
        "client": ("127.0.0.1", 1),
        "server": ("test", 80),
        "state": {},
    }
    line = asyncio.create_task(room.app(scope, said.get, heard.put))
    messages = 0
    while True:
        message = await heard.get()
        messages += 1
        if message["type"] == "websocket.close" or '"type":"state"' in str(message.get("text"))[:200]:
            break
    await said.put({"type": "websocket.disconnect", "code": 1000})
    await line
    return messages


def test_no_route_holds_the_loop(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        scene = Scene()
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            await scene.set_up(ann)
        scene.fill_chat(sqlite_url)
        scene.fill_tables(sqlite_url)
        GAMES["rocketmen"].LIBRARY._known.clear()
        cookies = ann.client.cookies
        with measured(monkeypatch) as steps:
            # The server has just been started: nothing is in memory.
            async with house(sqlite_url) as room:
                ann = await room.person("Ann")
                ann.client.cookies = cookies
                await steps.take()
                for route in routes_of(room.app):
                    await _check(room, ann, scene, route, steps)

    run(story())


@pytest.mark.parametrize(
    "cookie",
    ['spacerace="' + '\\"' * 16_000 + '"', "spacerace=" + "\\134" * 8_000, "=;" * 8_000, "a=b;" * 4_000],
    ids=["quotes", "numbers", "nothing", "many"],
)
def test_no_cookie_holds_the_loop(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, cookie: str) -> None:
    """As long as a head may be. Taking quotes off a cookie takes time that grows with its square."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            with measured(monkeypatch) as steps:
                for number in range(TRIES):
                    await steps.take()
                    # Another one each time: a cookie that was read before may be remembered.
                    headers = {"cookie": f"{cookie}; number={number}"}
                    answer = await ann.client.get("/api/mine", headers=headers)
                    assert answer.status_code == 200
                    if (worst := await steps.take()) <= BOUND:
                        return
        raise AssertionError(f"a cookie held the loop for {worst:.3f} s")

    run(story())


async def _check(room: House, ann: Person, scene: Scene, route: str, steps: Steps) -> None:
    """Ask a route its worst; no step may take longer than the bound, in one of a few tries."""
    if route.startswith("WS"):
        for _ in range(TRIES):
            await listen(room, ann, filled(route[3:], table_id=scene.running))
            if (worst := await steps.take()) <= BOUND:
                return
        raise AssertionError(f"{route} held the loop for {worst:.3f} s")
    for method, path, body in scene.requests(route):
        for _ in range(TRIES):
            status = await ask(ann, method, path, body)
            assert status < 500, (route, status)
            if (worst := await steps.take()) <= BOUND:
                break
        assert worst <= BOUND, f"{method} {path[:80]} held the loop for {worst:.3f} s"
