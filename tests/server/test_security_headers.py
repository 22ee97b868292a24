"""What every answer carries, whose pages may send orders, and how every error looks."""

from __future__ import annotations

import asyncio
import io
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import httpx
import msgspec
import pytest
import structlog
import websockets
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import create_engine, exc, text

from spacerace.kernel.errors import BadMatchFile, BadSetup, IllegalAction, NoUndo, Refusal
from spacerace.kernel.game import Message
from spacerace.kernel.packs.checking import PackError, Problem
from spacerace.server.database import Database
from spacerace.server.errors import Conflict, NotAllowed, NotFound, Stale, TooMuch
from spacerace.server.logs import set_up_logs
from spacerace.server.security import App, Security, answer_to, database_trouble, exception_handlers
from spacerace.server.settings import Settings
from tests.server.running import serving_inside

PUBLIC = Settings(public_url="https://race.example")


class Seat(msgspec.Struct):
    """A seat."""

    name: Annotated[str, msgspec.Meta(max_length=5)]


class Wanted(msgspec.Struct):
    """A table."""

    seats: list[Seat]


@get("/")
async def look() -> str:
    """A page."""
    return "here"


@get("/api/tables/{number:int}")
async def look_at_table(number: FromPath[int], since: FromQuery[int] = 0) -> int:
    """A table."""
    return number + since


@post(["/api/tables", "/notices/stop/{word:str}"])
async def open_table(data: JSONBody[Wanted]) -> int:
    """So many seats."""
    return len(data.seats)


@post("/notices/leave", status_code=200)
async def leave() -> str:
    """What a mail provider asks for when somebody unsubscribes."""
    return "bye"


@get("/fail")
async def fail() -> None:
    """A mistake of ours."""
    raise KeyError("the-inner-word")


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Says hello."""
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


def make_app(settings: Settings = PUBLIC, troubles: list[str] | None = None) -> App:
    """A small server with everything that is looked at here."""
    handlers = exception_handlers([].append if troubles is None else troubles.append)
    routes = [look, look_at_table, open_table, leave, fail, live]
    return Security(Litestar(routes, exception_handlers=handlers, logging_config=None), settings)


def ask(app: App, method: str, path: str, *, host: str = "race.example", **more: Any) -> httpx.Response:
    """One request."""

    async def scenario() -> httpx.Response:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
            return await client.request(method, path, **more)

    return asyncio.run(scenario())


# --- headers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "method, path, status",
    [
        ("GET", "/", 200),
        ("GET", "/nowhere", 404),
        ("DELETE", "/", 405),
        ("GET", "/api/tables/x", 404),
        ("GET", "/api/tables/7?since=x", 400),
        ("GET", "/fail", 500),
    ],
)
def test_every_answer_has_the_headers(method: str, path: str, status: int) -> None:
    """Also those that say no."""
    answer = ask(make_app(), method, path)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "http" not in policy and "*" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert (answer.headers.get("cache-control") == "no-store") is path.startswith("/api")


def test_https_alone_only_where_there_is_https() -> None:
    """A laptop would lock itself out."""
    assert "strict-transport-security" not in ask(make_app(Settings()), "GET", "/").headers


# --- origins -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin, host, allowed",
    [
        (None, "race.example", True),
        ("http://race.example", "race.example", True),
        ("http://RACE.example:80", "race.example", True),
        ("http://race.example:8969", "race.example:8969", True),
        # Behind a proxy that tells another host, the public address counts.
        ("https://race.example", "10.0.0.5:8969", True),
        ("https://race.example:443", "10.0.0.5:8969", True),
        ("http://other.example", "race.example", False),
        ("http://race.example:8969", "race.example", False),
        ("http://race.example.other.example", "race.example", False),
        ("ftp://race.example", "race.example", False),
        ("null", "race.example", False),
        ("", "race.example", False),
        ("http://[", "race.example", False),
        ("http://", "race.example", False),
    ],
)
def test_orders_from_pages_of_other_sites_are_refused(origin: str | None, host: str, allowed: bool) -> None:
    """Over http and over websockets; a program tells no origin. Looking is free."""
    headers = {} if origin is None else {"origin": origin}
    answer = ask(make_app(), "POST", "/api/tables", host=host, headers=headers, json={"seats": []})
    assert answer.status_code == (201 if allowed else 403)
    if not allowed:
        assert answer.json()["error"]["id"] == "refused-foreign-origin"
    assert ask(make_app(), "GET", "/", host=host, headers=headers).status_code == 200
    assert handshake(origin, host) == ("websocket.accept" if allowed else "websocket.close")


def handshake(origin: str | None, host: str) -> str:
    """What the first answer to a websocket handshake is."""
    sent: list[Any] = []

    async def scenario() -> None:
        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        headers = [(b"host", host.encode())]
        if origin is not None:
            headers.append((b"origin", origin.encode()))
        scope = {"type": "websocket", "path": "/live", "query_string": b"", "headers": headers}
        await make_app()(scope, receive, send)

    asyncio.run(scenario())
    return str(sent[0]["type"])


def test_unsubscribing_with_one_click_needs_no_exception() -> None:
    """A mail provider posts a form, and sends no Origin along."""
    form = {"List-Unsubscribe": "One-Click"}
    assert ask(make_app(), "POST", "/notices/leave", data=form).status_code == 200


def test_a_real_server_turns_foreign_websockets_down() -> None:
    """Our own page and a program get in, another page gets a 403 with headers and reason."""

    async def scenario(port: int) -> None:
        address = f"ws://127.0.0.1:{port}/live"
        for origin in (None, f"http://127.0.0.1:{port}"):
            async with websockets.connect(address, origin=origin, proxy=None) as socket:
                assert await socket.recv() == "hello"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(address, origin="http://other.example", proxy=None)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        body = msgspec.json.decode(refused.value.response.body or b"")
        assert body["error"]["id"] == "refused-foreign-origin"
        assert "content-security-policy" in refused.value.response.headers

    with serving_inside(make_app()) as port:
        asyncio.run(scenario(port))


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "error, status, rule, message_id",
    [
        (IllegalAction("T-2", "refused-game-over"), 409, "T-2", "refused-game-over"),
        (NoUndo("T-7", "refused-undo-nothing"), 409, "T-7", "refused-undo-nothing"),
        (BadSetup("", "refused-unknown-game", {"game": "go", "known": ["a", "b"]}), 422, "", ""),
        (BadMatchFile(7, "T-2", "refused-game-over"), 422, "T-2", "refused-game-over"),
        (Refusal("T-2", "refused-game-over"), 400, "T-2", "refused-game-over"),
        (NotFound("refused-no-table"), 404, "", "refused-no-table"),
        (NotAllowed("refused-token"), 403, "", "refused-token"),
        (Conflict("refused-not-running"), 409, "", "refused-not-running"),
        (TooMuch("refused-chat-full", {"most": 3}), 429, "", "refused-chat-full"),
        (Stale(None), 409, "", "refused-stale"),
        (PackError("mine", [Problem(3, "pack-empty-cost", {"entry": "[x]"})]), 422, "", ""),
        (HTTPException(status_code=415), 415, "", "refused-request-media"),
        (HTTPException(status_code=418), 418, "", "refused-request-other"),
    ],
)
def test_every_error_has_the_same_form(error: Exception, status: int, rule: str, message_id: str) -> None:
    """Rule, id, a sentence, and what it speaks of."""
    answer = answer_to(error, "1234")
    said = msgspec.json.decode(answer.body())["error"]
    assert answer.status == status
    assert said["rule"] == rule and message_id in said["id"]
    assert said["message"][0].isupper() and said["message"][-1] == "." and "‹" not in said["message"]


def test_what_a_refusal_speaks_of() -> None:
    """Lists stay lists, messages are said, lines of files are told."""
    about = {"game": Message("list-last", {"list": "a", "last": "b"}), "known": ("x", 1, None, {2})}
    details = answer_to(BadSetup("", "refused-unknown-game", about), "1").error.details
    assert details == {"game": "a and b", "known": ["x", 1, None, "{2}"]}
    assert answer_to(BadMatchFile(7, "", "refused-game-over"), "1").error.details == {"line": 7}
    pack = PackError("mine", [Problem(3, "pack-empty-cost", {"entry": "[x]"}), Problem(0, "pack-x", {})])
    found = answer_to(pack, "1").error
    assert [part["line"] for part in found.details["problems"]] == [3, 0]
    assert "Line 3: [x]" in found.message


@pytest.mark.parametrize(
    "path, body, source, field",
    [
        ("/api/tables", b'{"seats": [{"name": "Anna"}, {"name": 5}]}', "body", "seats[1].name"),
        ("/api/tables", b'{"seats": [{"name": "Maximilian"}]}', "body", "seats[0].name"),
        ("/api/tables", b"{}", "body", ""),
        ("/api/tables/7?since=soon", None, "query", "since"),
    ],
)
def test_a_field_that_does_not_fit_is_named(path: str, body: bytes | None, source: str, field: str) -> None:
    """By its path, in the sentence and in the details."""
    answer = ask(make_app(), "GET" if body is None else "POST", path, content=body)
    error = answer.json()["error"]
    assert answer.status_code == 400 and error["id"] == "refused-request-field", error
    found = error["details"]["fields"][0]
    assert found["source"] == source and field in found["path"]
    assert field in error["message"] and "‹" not in error["message"]


def test_what_is_no_json_is_told() -> None:
    """As a request that cannot be read."""
    error = ask(make_app(), "POST", "/api/tables", content=b"{").json()["error"]
    assert error["id"] == "refused-request-malformed"


def test_a_wrong_method_is_told_with_the_right_ones() -> None:
    """In the header that is meant for it."""
    answer = ask(make_app(), "DELETE", "/")
    assert answer.json()["error"]["id"] == "refused-request-method"
    assert "GET" in answer.headers["allow"]


def test_a_mistake_of_ours_tells_nothing_but_its_number(logs: io.StringIO) -> None:
    """The rest stands in the log, under the same number."""
    answer = ask(make_app(), "GET", "/fail")
    assert answer.status_code == 500
    number = answer.json()["error"]["details"]["id"]
    assert number in answer.json()["error"]["message"]
    assert "inner" not in answer.text and "KeyError" not in answer.text
    record = msgspec.json.decode(logs.getvalue().splitlines()[-1])
    assert record["request"] == number and "the-inner-word" in record["exception"]


@pytest.fixture
def logs() -> Iterator[io.StringIO]:
    """What the server writes down."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs("json", stream=stream)
    yield stream
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    structlog.reset_defaults()
    logging.getLogger("uvicorn.access").disabled = False


# --- trouble with the database -------------------------------------------------------------------


def trouble_of(url: str, *statements: str) -> str | None:
    """What a real SQLite says to statements, as we understand it."""
    engine = create_engine(url, connect_args={"timeout": 0})
    try:
        with engine.connect() as connection:
            for statement in statements:
                connection.execute(text(statement))
    except exc.SQLAlchemyError as error:
        return database_trouble(error) or "mistake"
    finally:
        engine.dispose()
    return None


def test_trouble_with_sqlite(tmp_path: Path) -> None:
    """A lock, a full disk, a file that cannot be written or read: each is known; a typo is our mistake."""
    file = tmp_path / "race.db"
    url = f"sqlite:///{file}"
    assert trouble_of(url, "PRAGMA journal_mode=WAL", "CREATE TABLE a (b TEXT UNIQUE)") is None
    full = ("PRAGMA max_page_count=2", "INSERT INTO a VALUES (hex(randomblob(20000)))")
    assert trouble_of(url, *full) == "full"
    assert trouble_of(url, "PRAGMA query_only=1", "INSERT INTO a VALUES (1)") == "disk"
    assert trouble_of(f"sqlite:///{tmp_path / 'no' / 'race.db'}", "SELECT 1") == "disk"
    other = sqlite3.connect(file)
    other.execute("BEGIN IMMEDIATE")
    assert trouble_of(url, "INSERT INTO a VALUES (1)") == "locked"
    other.close()
    assert trouble_of(url, "INSERT INTO a VALUES (1)", "INSERT INTO a VALUES (1)") == "mistake"
    assert trouble_of(url, "SELECT * FROM nowhere") == "mistake"
    file.write_bytes(b"no database at all, whatever the name says" * 100)
    assert trouble_of(url, "SELECT * FROM a") == "disk"


@pytest.mark.parametrize(
    "error, kind",
    [
        (OSError(28, "No space left on device"), "full"),
        (ConnectionRefusedError(), "gone"),
        (ConnectionResetError(), "gone"),
        (TimeoutError(), "locked"),
        (exc.TimeoutError(), "locked"),
        (exc.OperationalError("…", {}, Exception("odd")), "trouble"),
        (exc.OperationalError("…", {}, ConnectionRefusedError()), "gone"),
        (exc.DBAPIError("…", {}, Exception("odd"), connection_invalidated=True), "gone"),
        (exc.IntegrityError("…", {}, Exception("odd")), None),
        (FileNotFoundError(2, "no such file"), None),
        (KeyError("x"), None),
    ],
)
def test_trouble_by_its_error(error: Exception, kind: str | None) -> None:
    """What the system and SQLAlchemy say."""
    assert database_trouble(error) == kind


def test_trouble_is_a_503_that_can_be_tried_again() -> None:
    """With a sentence for each kind, a time to wait, and a count for the host."""

    @get("/save/{code:int}")
    async def save(code: FromPath[int]) -> None:
        raise OSError(code, "secret words")

    troubles: list[str] = []
    handlers = exception_handlers(troubles.append)
    app = Litestar([save], exception_handlers=handlers, logging_config=None)
    said = set()
    for code in (28, 111):
        answer = ask(app, "GET", f"/save/{code}")
        assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
        assert "secret" not in answer.text
        said.add(answer.json()["error"]["message"])
    assert troubles == ["full", "gone"] and len(said) == 2


def test_trouble_with_postgresql(postgres_url: str) -> None:
    """A full disk, a lock, a connection that is cut, a server that is not there; a typo is our mistake."""

    async def trouble(database: Database, statement: str) -> str | None:
        try:
            async with database.write() as connection:
                await connection.execute(text(statement))
        except Exception as error:
            return database_trouble(error)
        return None

    async def scenario() -> None:
        database = Database(postgres_url)
        raised = "DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '{}'; END $$"
        expected = {"53100": "full", "53300": "locked", "40001": "locked", "58030": "disk", "57P01": "gone"}
        for code, kind in {**expected, "22012": None}.items():
            assert await trouble(database, raised.format(code)) == kind, code
        assert await trouble(database, "SELECT pg_terminate_backend(pg_backend_pid())") == "gone"
        assert await trouble(database, "SELECT nonsense") is None
        await trouble(database, "CREATE TABLE a (b INT)")
        async with database.write() as connection:
            await connection.execute(text("LOCK TABLE a"))
            async with database.write() as other:
                await other.execute(text("SET LOCAL lock_timeout = 1"))
                with pytest.raises(exc.DBAPIError) as refused:
                    await other.execute(text("LOCK TABLE a"))
            assert database_trouble(refused.value) == "locked"
        await database.close()
        # A port that is taken by nobody.
        nobody = Database("postgresql+asyncpg://x:y@127.0.0.1:1/none")
        assert await trouble(nobody, "SELECT 1") == "gone"
        await nobody.close()

    asyncio.run(scenario())
