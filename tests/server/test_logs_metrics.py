"""What the server writes down and counts: all that a host needs, and no secret."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import msgspec
import pytest
import structlog
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody
from sqlalchemy import create_engine, exc, text

from spacerace.server.logs import AccessLog, hide_secrets, set_up_logs
from spacerace.server.metrics import Metrics, metrics_route
from spacerace.server.models import Claim
from spacerace.server.security import App, exception_handlers
from tests.server.inside import house, run

PATH_SECRET = "path-Zk3vQ9xT7secret"
QUERY_SECRET = "query-Hh8wL2secret"
HEADER_SECRET = "header-Pp5mN1secret"
COOKIE_SECRET = "cookie-Rr6bV4secret"
BODY_SECRET = "body-Cc7nM3secret-long-enough"
SECRETS = (PATH_SECRET, QUERY_SECRET, HEADER_SECRET, COOKIE_SECRET, BODY_SECRET)


@pytest.fixture(params=["plain", "json"])
def logs(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What is written down, first for people and then for machines."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs(request.param, level="debug", stream=stream)
    yield stream
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    structlog.reset_defaults()
    logging.getLogger("uvicorn.access").disabled = False


def records(logs: io.StringIO) -> list[dict[str, Any]]:
    """The records of a log for machines; each is one line."""
    return [msgspec.json.decode(line) for line in logs.getvalue().splitlines()]


@get("/seat/{token:str}")
async def take_seat(token: FromPath[str]) -> str:
    """Works."""
    return token[:1]


@get("/broken/{token:str}")
async def break_down(token: FromPath[str], request: Request[Any, Any, Any]) -> None:
    """Fails with everything that the request brought in its message."""
    words = (request.query_params["q"], request.headers["authorization"], request.cookies["spacerace"])
    raise RuntimeError(f"cannot seat {token}, {words}")


@get("/refused/{token:str}")
async def refuse(token: FromPath[str]) -> None:
    """Fails in the database, with values in the statement."""
    with create_engine("sqlite://").connect() as connection:
        connection.execute(text("SELECT * FROM nowhere WHERE a = :a"), {"a": BODY_SECRET})


@post("/claim", status_code=200)
async def claim(data: JSONBody[Claim]) -> str:
    """Takes a secret in its body, and tells the log about it as nobody should."""
    log = structlog.get_logger()
    log.info("claimed", token=data.token, deep={"Set-Cookie": [data.token]}, key_hash=data.token)
    log.warning("claimed", url=f"postgresql+asyncpg://race:{data.token}@localhost/race")
    logging.getLogger("elsewhere").warning("claimed", extra={"password": data.token})
    return "ok"


@websocket("/live/{token:str}")
async def live(socket: WebSocket[Any, Any, Any], token: FromPath[str]) -> None:
    """Opens and closes."""
    await socket.accept()
    await socket.close()


Seen = list[tuple[str, str, int]]


def make_app(seen: Seen) -> App:
    """A small server whose requests are written down."""
    handlers = exception_handlers(lambda kind: None)
    routes = [take_seat, break_down, refuse, claim, live]
    app = Litestar(routes, exception_handlers=handlers, logging_config=None)
    return AccessLog(app, lambda route, method, status, seconds: seen.append((route, method, status)))


def ask(app: App, method: str, path: str, **more: Any) -> httpx.Response:
    """One request, full of secrets."""

    async def scenario() -> httpx.Response:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        cookies = {"spacerace": COOKIE_SECRET}
        async with httpx.AsyncClient(transport=transport, base_url="http://race", cookies=cookies) as client:
            headers = {"authorization": f"Bearer {HEADER_SECRET}"}
            return await client.request(method, path, headers=headers, params={"q": QUERY_SECRET}, **more)

    return asyncio.run(scenario())


def test_no_secret_gets_into_the_log(logs: io.StringIO) -> None:
    """Neither from the path, the query, a header, a cookie or the body, nor out of an exception."""
    seen: Seen = []
    app = make_app(seen)
    for path in ("seat", "broken", "refused", "nowhere"):
        ask(app, "GET", f"/{path}/{PATH_SECRET}")
    assert ask(app, "POST", "/claim", json={"token": BODY_SECRET}).status_code == 200
    ask(app, "POST", "/claim", json={"token": [BODY_SECRET]})
    written = logs.getvalue()
    assert [secret for secret in SECRETS if secret in written] == []
    # It is all there, but for the secrets.
    assert "cannot seat …" in written and "no such table: nowhere" in written and "claimed" in written
    assert seen == [
        ("/seat/{token}", "GET", 200),
        ("/broken/{token}", "GET", 500),
        ("/refused/{token}", "GET", 500),
        ("-", "GET", 404),
        ("/claim", "POST", 200),
        ("/claim", "POST", 400),
    ]


@pytest.mark.parametrize("form, said", [("quiet", False), ("plain", True), ("json", True)])
def test_a_player_reads_no_requests(logs: io.StringIO, form: str, said: bool) -> None:
    """`spacerace` is quiet, so that its address stays in sight; what needs somebody is told all the same."""
    stream = io.StringIO()
    set_up_logs(form, stream=stream)
    log = structlog.get_logger("spacerace.access")
    log.info("request", route="/")
    assert bool(stream.getvalue()) is said
    log.warning("game left out")
    assert "game left out" in stream.getvalue() and not logs.getvalue()


@pytest.mark.parametrize("logs", ["json"], indirect=True)
def test_a_request_is_one_record_with_its_id(logs: io.StringIO) -> None:
    """The id of the answer finds it, and everything else that was written on the way."""
    answers = [ask(make_app([]), "GET", f"/{path}/{PATH_SECRET}") for path in ("seat", "broken")]
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == 2
    found = records(logs)
    assert [record["request"] for record in found] == [ids[0], ids[1], ids[1]]
    assert answers[1].json()["error"]["details"]["id"] == ids[1]
    assert [record["event"] for record in found] == ["request", "failed", "request"]
    first = found[0]
    assert (first["method"], first["route"], first["status"]) == ("GET", "/seat/{token}", 200)
    assert first["ms"] >= 0 and first["level"] == "info" and first["timestamp"].endswith("Z")


@pytest.mark.parametrize("logs", ["json"], indirect=True)
def test_a_websocket_is_one_record(logs: io.StringIO) -> None:
    """When it is over; the handshake is counted when it is answered."""
    seen: Seen = []
    sent: list[tuple[str, Seen]] = []

    async def scenario() -> None:
        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append((message["type"], list(seen)))

        path = f"/live/{PATH_SECRET}"
        await make_app(seen)(
            {"type": "websocket", "path": path, "query_string": b"", "headers": []}, receive, send
        )

    asyncio.run(scenario())
    answered = [("/live/{token}", "WEBSOCKET", 101)]
    assert sent == [("websocket.accept", answered), ("websocket.close", answered)] and seen == answered
    (record,) = records(logs)
    assert (record["method"], record["route"], record["status"]) == ("WEBSOCKET", "/live/{token}", 101)


@pytest.mark.parametrize("logs", ["json"], indirect=True)
def test_what_libraries_say_goes_the_same_way(logs: io.StringIO) -> None:
    """In the same form; the talkative ones are kept short, and uvicorn's log of paths is off."""
    logging.getLogger("uvicorn.error").warning("worker %s is gone", 3)
    logging.getLogger("httpx").info("POST https://hooks.example/secret-word")
    logging.getLogger("sqlalchemy.engine").info("SELECT 'secret-word'")
    logging.getLogger("uvicorn.access").info("GET /seat/secret-word")
    (record,) = records(logs)
    assert (record["event"], record["level"], record["logger"]) == (
        "worker 3 is gone",
        "warning",
        "uvicorn.error",
    )


@pytest.mark.parametrize(
    "name", ["token", "seat_token", "Cookie", "AUTHORIZATION", "password", "key", "key_hash"]
)
def test_names_of_secrets(name: str) -> None:
    """What is called like this is blotted out, at any depth."""
    record = hide_secrets(None, "info", {"event": "x", name: "a", "deep": [{name: "a"}]})
    assert record == {"event": "x", name: "…", "deep": [{name: "…"}]}


def test_names_that_are_none() -> None:
    """Table, turn and keyboard stay."""
    record = {"event": "x", "table": "t", "turn": 3, "keyboard": "qwertz", "monkey": 1}
    assert hide_secrets(None, "info", dict(record)) == record


# --- numbers -------------------------------------------------------------------------------------


def metrics_app(metrics: Metrics, *, broken: bool = False, network: bool = True) -> App:
    """A server that shows its numbers."""

    async def count() -> Mapping[str, int]:
        if broken:
            raise exc.OperationalError("…", {}, Exception("odd"))
        return {"open": 3, "running": 2}

    handlers = exception_handlers(metrics.database_error)
    route = metrics_route(metrics, count, network=network)
    app = Litestar([route], exception_handlers=handlers, logging_config=None)
    return AccessLog(app, metrics.request)


def show(app: App, peer: str = "127.0.0.1", headers: Mapping[str, str] | None = None) -> httpx.Response:
    """Ask for the numbers."""

    async def scenario() -> httpx.Response:
        transport = httpx.ASGITransport(app=app, client=(peer, 4711))
        async with httpx.AsyncClient(transport=transport, base_url="http://race") as client:
            return await client.get("/metrics", headers=headers)

    return asyncio.run(scenario())


def test_the_numbers_of_a_process() -> None:
    """All that was counted, in the form that Prometheus reads; a second server counts for itself."""
    metrics = Metrics()
    metrics.request("/a/{b}", "GET", 200, 0.003)
    metrics.request("/a/{b}", "INVENTED", 400, 0.003)
    metrics.sockets(7)
    metrics.actions(accepted=1, refused=1)
    metrics.actions(accepted=2, refused=1)
    metrics.bots(thinking=2, waiting=5, decisions=1, failures=1)
    metrics.notice_sent("mail")
    metrics.notice_failed("discord")
    metrics.database_error("locked")
    answer = show(metrics_app(metrics))
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=")
    lines = answer.text.splitlines()
    for line in (
        'spacerace_requests_total{method="GET",route="/a/{b}",status="200"} 1.0',
        'spacerace_requests_total{method="OTHER",route="/a/{b}",status="400"} 1.0',
        'spacerace_request_seconds_bucket{le="0.005",route="/a/{b}"} 2.0',
        'spacerace_tables{status="open"} 3.0',
        'spacerace_tables{status="running"} 2.0',
        "spacerace_sockets_open 7.0",
        'spacerace_actions_total{result="accepted"} 2.0',
        'spacerace_actions_total{result="refused"} 1.0',
        "spacerace_bots_thinking 2.0",
        "spacerace_bots_waiting 5.0",
        "spacerace_bot_decisions_total 1.0",
        "spacerace_bot_failures_total 1.0",
        'spacerace_notices_total{kind="mail",result="sent"} 1.0',
        'spacerace_notices_total{kind="discord",result="failed"} 1.0',
        'spacerace_database_errors_total{kind="locked"} 1.0',
    ):
        assert line in lines
    assert any(line.startswith("process_start_time_seconds ") for line in lines)
    assert "spacerace_sockets_open 0.0" in Metrics().text().decode()


@pytest.mark.parametrize(
    "peer, headers, allowed",
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("10.3.2.1", {}, True),
        ("fd00::1", {}, True),
        ("", {}, True),
        ("8.8.8.8", {}, False),
        ("2600::1", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}, False),
        ("127.0.0.1", {"x-real-ip": "127.0.0.1"}, False),
    ],
)
def test_the_numbers_are_for_the_host(peer: str, headers: dict[str, str], allowed: bool) -> None:
    """From near by, and not through a proxy."""
    answer = show(metrics_app(Metrics()), peer, headers)
    assert answer.status_code == (200 if allowed else 403)
    assert allowed or answer.json()["error"]["id"] == "refused-metrics"


@pytest.mark.parametrize("peer, allowed", [("127.0.0.1", True), ("10.3.2.1", False), ("fd00::1", False)])
def test_friends_in_one_network_do_not_get_the_numbers(sqlite_url: str, peer: str, allowed: bool) -> None:
    """Without a public address they play in it, and could count the clicks that are hidden from them."""

    async def story(url: str) -> int:
        async with house(sqlite_url, public_url=url) as room:
            transport = httpx.ASGITransport(app=room.app, client=(peer, 4711))
            async with httpx.AsyncClient(transport=transport, base_url="http://race") as client:
                return (await client.get("/metrics")).status_code

    assert run(story("https://race.example")) == 200
    assert run(story("")) == (200 if allowed else 403)


def test_numbers_are_told_while_the_database_is_away() -> None:
    """That is when they are wanted most."""
    answer = show(metrics_app(Metrics(), broken=True))
    assert answer.status_code == 200
    assert 'spacerace_database_errors_total{kind="trouble"} 1.0' in answer.text
    assert "spacerace_tables{" not in answer.text
