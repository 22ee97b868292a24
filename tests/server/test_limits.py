"""Sizes, rates and numbers: what one address may do, and which address it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, get, post
from litestar.params import JSONBody

from spacerace.kernel.errors import BadSetup
from spacerace.server import limits
from spacerace.server.limits import (
    BodyLimit,
    Buckets,
    Full,
    Quota,
    RateLimit,
    Sockets,
    TooMany,
    client_address,
    group,
)
from spacerace.server.security import App, exception_handlers
from spacerace.server.settings import Limits, Settings

PROXIES = ("10.0.0.0/8", "2001:db8::/32")


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def scope(peer: object, *forwarded: bytes) -> dict[str, Any]:
    """A request from a peer, with what proxies wrote."""
    return {"client": peer, "headers": [(b"x-forwarded-for", value) for value in forwarded]}


@pytest.mark.parametrize(
    "peer, forwarded, expected",
    [
        (("198.51.100.7", 1), [], "198.51.100.7"),
        # Nobody but a trusted proxy may say whom it speaks for.
        (("198.51.100.7", 1), [b"203.0.113.1"], "198.51.100.7"),
        (("10.1.2.3", 1), [b"203.0.113.1"], "203.0.113.1"),
        # What stands further left was written by the client itself.
        (("10.1.2.3", 1), [b"1.1.1.1, 203.0.113.1, 10.9.9.9"], "203.0.113.1"),
        (("10.1.2.3", 1), [b"1.1.1.1", b"203.0.113.1", b"10.9.9.9"], "203.0.113.1"),
        (("10.1.2.3", 1), [b"10.9.9.9"], "10.9.9.9"),
        (("10.1.2.3", 1), [b"203.0.113.1:4711"], "203.0.113.1"),
        (("10.1.2.3", 1), [b"[2001:4860::1]:4711"], "2001:4860::1"),
        (("10.1.2.3", 1), [b"unknown"], "10.1.2.3"),
        (("10.1.2.3", 1), [b"203.0.113.1, unknown, 10.9.9.9"], "10.9.9.9"),
        (("10.1.2.3", 1), [b""], "10.1.2.3"),
        (("::ffff:10.1.2.3", 1), [b"::ffff:203.0.113.1"], "203.0.113.1"),
        (("2001:DB8::0:1", 1), [b"203.0.113.1"], "203.0.113.1"),
        (None, [b"203.0.113.1"], "local"),
        (("/run/spacerace.sock", 0), [], "local"),
    ],
)
def test_the_address_of_a_request(peer: object, forwarded: list[bytes], expected: str) -> None:
    """The peer, or the rightmost address that is not a trusted proxy."""
    assert client_address(scope(peer, *forwarded), PROXIES) == expected


def test_a_proxy_on_a_unix_socket_can_be_trusted() -> None:
    """By the word "local"."""
    assert client_address(scope(None, b"203.0.113.1"), ("local",)) == "203.0.113.1"


@given(st.lists(st.binary(max_size=60), max_size=4))
def test_no_header_confuses_it(values: list[bytes]) -> None:
    """Whatever a proxy passes on, there is an address."""
    assert client_address(scope(("10.0.0.1", 1), *values), PROXIES)


def test_a_network_that_cannot_be_read_is_refused_at_the_start() -> None:
    """With what is wrong, and what it should look like."""
    with pytest.raises(BadSetup, match=r"10\.0\.0\.0/99"):
        RateLimit(answer_ok, Settings(trusted_proxies=("10.0.0.0/99",)))


# --- requests ------------------------------------------------------------------------------------


def test_a_bucket_empties_and_fills_again() -> None:
    """Three at once, then one every half second."""
    clock = Clock()
    buckets = Buckets(2.0, 3, clock)
    assert [buckets.take("192.0.2.1") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("192.0.2.2") == 0
    clock.now += 0.5
    assert [buckets.take("192.0.2.1") for _ in range(2)] == [0, 0.5]
    clock.now += 1_000
    assert [buckets.take("192.0.2.1") for _ in range(4)] == [0, 0, 0, 0.5]


def test_an_ipv6_customer_is_one_address() -> None:
    """A whole /64 shares a bucket; the next /64 has its own."""
    buckets = Buckets(1.0, 1, Clock())
    assert group("2001:db8:0:1::5") == group("2001:db8:0:1:ffff::9") == "2001:db8:0:1::/64"
    assert buckets.take("2001:db8:0:1::5") == 0
    assert buckets.take("2001:db8:0:1:ffff::9") > 0
    assert buckets.take("2001:db8:0:2::5") == 0


def test_a_large_ipv6_customer_is_eight_addresses() -> None:
    """A /48 has 65,536 networks, and together they may do as much as eight: requests, live lines, tables."""
    networks = [f"2001:db8:0:{number:x}::1" for number in range(20)]
    clock = Clock()
    buckets = Buckets(2.0, 3, clock)
    assert [buckets.take(address) for address in networks for _ in range(3)].count(0) == 8 * 3
    assert buckets.take("2001:db8:1::1") == 0
    clock.now += 1
    assert [buckets.take(address) for address in networks].count(0) == 8 * 2

    sockets, taken = Sockets(Limits(sockets_an_address=2)), []
    for address in networks * 2:
        with suppress(TooMany):
            sockets.acquire(address)
            taken.append(address)
    assert len(taken) == 8 * 2
    for address in taken:
        sockets.release(address)
    sockets.acquire(networks[-1])

    quota, opened = Quota(Limits(tables_an_hour=2), clock), 0
    for address in networks * 2:
        with suppress(TooMany):
            quota.take(address)
            opened += 1
    assert opened == 8 * 2


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that was quiet for longest is forgotten first."""
    monkeypatch.setattr(limits, "ADDRESSES", 3)
    buckets = Buckets(1.0, 1, Clock())
    for last in (1, 2, 3, 1, 4):
        buckets.take(f"192.0.2.{last}")
    assert len(buckets) == 3
    assert buckets.take("192.0.2.1") > 0
    assert buckets.take("192.0.2.2") == 0


async def answer_ok(scope: Any, receive: Any, send: Any) -> None:
    """An app that is always content."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"ok"})


def client(app: App, peer: str = "192.0.2.1") -> httpx.AsyncClient:
    """A client that calls the app as a server would."""
    transport = httpx.ASGITransport(app=app, client=(peer, 4711))
    return httpx.AsyncClient(transport=transport, base_url="http://race.example")


def test_too_many_requests_are_refused_with_a_time_to_wait() -> None:
    """429, in the form that all errors have; /health is free, and so are others."""

    async def scenario() -> None:
        clock = Clock()
        settings = Settings(limits=Limits(requests_a_second=0.5, requests_at_once=2))
        app = RateLimit(answer_ok, settings, clock)
        async with client(app) as one, client(app, "192.0.2.2") as other:
            assert [(await one.get("/")).status_code for _ in range(2)] == [200, 200]
            refused = await one.get("/")
            assert refused.status_code == 429
            assert refused.headers["retry-after"] == "2"
            error = refused.json()["error"]
            assert (error["rule"], error["id"]) == ("", "refused-too-many-requests")
            assert "2 seconds" in error["message"]
            assert (await one.get("/health")).status_code == 200
            assert (await other.get("/")).status_code == 200
            clock.now += 2
            assert (await one.get("/")).status_code == 200

    asyncio.run(scenario())


def test_websocket_handshakes_count_as_well() -> None:
    """The second one is closed before it is accepted."""

    async def scenario() -> None:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def accept(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})

        app = RateLimit(accept, Settings(limits=Limits(requests_at_once=1)), Clock())
        for extensions in ({}, {}, {"websocket.http.response": {}}):
            asked = {"type": "websocket", "path": "/live", "extensions": extensions}
            await app({**scope(("192.0.2.1", 1)), **asked}, None, send)  # type: ignore[arg-type]
        kinds = [message["type"] for message in sent]
        assert kinds[:2] == ["websocket.accept", "websocket.close"]
        assert kinds[2:] == ["websocket.http.response.start", "websocket.http.response.body"]
        assert sent[2]["status"] == 429

    asyncio.run(scenario())


def test_many_requests_of_one_address_at_once_let_others_go_between_them() -> None:
    """One of each address begins in each round of the loop, in order; one that waits holds up none."""

    async def scenario() -> None:
        began: list[str] = []
        go_on = asyncio.Event()

        async def slow(scope: Any, receive: Any, send: Any) -> None:
            began.append(scope["path"])
            await go_on.wait()

        app = RateLimit(slow, Settings(limits=Limits(requests_at_once=1_000)), Clock())

        def ask(address: str, path: str) -> asyncio.Task[None]:
            asked: Any = {"type": "http", "path": path, **scope((address, 1))}
            return asyncio.create_task(app(asked, None, None))  # type: ignore[arg-type]

        many = [ask("192.0.2.1", f"/{number}") for number in range(200)]
        customer = [ask(f"2001:db8:0:{number:x}::1", f"/6/{number}") for number in range(50)]
        await asyncio.sleep(0)
        other = ask("192.0.2.2", "/other")
        many[100].cancel()
        while not other.done() and len(began) < 250:
            await asyncio.sleep(0)
        assert began.index("/other") <= 4
        assert [path for path in began if path.count("/") == 1 and path != "/other"] == [
            f"/{number}" for number in range(200) if number != 100
        ]
        go_on.set()
        await asyncio.gather(*many, *customer, other, return_exceptions=True)
        # Afterwards it is as it was before.
        assert began.count("/again") == 0
        await ask("192.0.2.1", "/again")
        assert began[-1] == "/again" and len(began) == 251

    asyncio.run(scenario())


# --- bytes ---------------------------------------------------------------------------------------


class Text(msgspec.Struct):
    """A body."""

    text: str


@post("/", status_code=200)
async def measure(data: JSONBody[Text]) -> int:
    """How long the text is."""
    return len(data.text)


@get("/nothing")
async def nothing() -> None:
    """A request without a body."""


def small_app() -> App:
    """Litestar behind a limit of 100 bytes."""
    handlers = exception_handlers(lambda kind: None)
    app = Litestar([measure, nothing], exception_handlers=handlers, logging_config=None)
    return BodyLimit(app, Settings(limits=Limits(body=100)))


async def pieces(body: bytes) -> AsyncIterator[bytes]:
    """A body that comes piece by piece, of a length that nobody announces."""
    for at in range(0, len(body), 10):
        yield body[at : at + 10]


def test_bodies_up_to_the_limit_and_no_longer() -> None:
    """Announced or streamed: 100 bytes pass, 101 are a 413 in our form."""

    async def scenario() -> None:
        fits = msgspec.json.encode(Text("x" * 89))
        assert len(fits) == 100
        async with client(small_app()) as one:
            for body, status in ((fits, 200), (fits[:-2] + b'x"}', 413)):
                for content in (body, pieces(body)):
                    answer = await one.post("/", content=content)
                    assert answer.status_code == status, answer.text
                    if status == 413:
                        error = answer.json()["error"]
                        assert error["id"] == "refused-request-too-large"
                        assert "100 bytes" in error["message"]
            assert (await one.get("/nothing")).status_code == 200
            odd = await one.post("/", content=b"{}", headers={"content-length": "9" * 400})
            assert odd.status_code == 413

    asyncio.run(scenario())


def test_an_announced_length_is_turned_down_before_anything_is_read() -> None:
    """Nobody waits for a body that is refused anyway."""

    async def scenario() -> None:
        async def receive() -> Any:
            raise AssertionError("read")

        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        asked = {"type": "http", "method": "POST", "path": "/", "headers": [(b"content-length", b"101")]}
        await small_app()(asked, receive, send)
        assert sent[0]["status"] == 413

    asyncio.run(scenario())


def test_a_body_that_does_not_arrive_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """408 in our form, and the connection is closed: what comes late is not the next request."""
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.01)

    async def slow() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()

    async def scenario() -> None:
        app = small_app()
        async with client(app) as one:
            answer = await asyncio.wait_for(one.post("/", content=slow()), 60)
        assert answer.status_code == 408 and answer.headers["connection"] == "close"
        assert answer.json()["error"]["id"] == "refused-request-slow"
        assert isinstance(app, BodyLimit) and len(app.held) == 0

    asyncio.run(scenario())


def test_whoever_hangs_up_before_the_body_is_whole_is_no_mistake_of_ours() -> None:
    """It would stand in the log with its traceback, as often as somebody likes."""
    parts = [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]
    sent: list[Any] = []

    async def receive() -> Any:
        return parts.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    async def scenario() -> None:
        app = small_app()
        asked = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": []}
        await app({**asked, "state": {}, "client": ("192.0.2.1", 1)}, receive, send)
        assert [message["status"] for message in sent if "status" in message] == [400]
        assert isinstance(app, BodyLimit) and len(app.held) == 0

    asyncio.run(scenario())


def test_bodies_of_one_address_share_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are under way are counted together; what is done is forgotten."""
    monkeypatch.setattr(limits, "BODIES", 250)

    async def scenario() -> None:
        app, begun, go_on = small_app(), asyncio.Semaphore(0), asyncio.Event()

        async def halting() -> AsyncIterator[bytes]:
            body = msgspec.json.encode(Text("x" * 80))
            yield body[:-1]
            begun.release()
            await go_on.wait()
            yield body[-1:]

        async with client(app) as one, client(app, "192.0.2.2") as other:
            waiting = [asyncio.create_task(one.post("/", content=halting())) for _ in range(2)]
            for _ in waiting:
                await begun.acquire()
            fits = msgspec.json.encode(Text("x" * 80))
            refused = await one.post("/", content=fits)
            assert refused.status_code == 429, refused.text
            assert refused.json()["error"]["id"] == "refused-too-many-bodies"
            assert (await other.post("/", content=fits)).status_code == 200
            go_on.set()
            assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [200, 200]
            assert (await one.post("/", content=fits)).status_code == 200

    asyncio.run(scenario())


# --- websockets and tables -----------------------------------------------------------------------


def test_websockets_of_an_address_and_in_all() -> None:
    """Each limit has its own refusal; what is released can be had again."""
    sockets = Sockets(Limits(sockets_an_address=2, sockets=3))
    sockets.acquire("192.0.2.1")
    sockets.acquire("192.0.2.1")
    with pytest.raises(TooMany):
        sockets.acquire("192.0.2.1")
    sockets.acquire("2001:db8::1")
    with pytest.raises(Full, match="full"):
        sockets.acquire("192.0.2.3")
    assert sockets.total == 3
    sockets.release("192.0.2.1")
    sockets.release("2001:db8::2")
    assert sockets.total == 1
    sockets.acquire("192.0.2.1")


def test_new_tables_of_an_hour() -> None:
    """The window slides: an hour after the first, one more."""
    clock = Clock()
    quota = Quota(Limits(tables_an_hour=2), clock)
    quota.take("192.0.2.1")
    clock.now += 600
    quota.take("192.0.2.1")
    with pytest.raises(TooMany, match=r"3000 seconds|3,000 seconds") as refused:
        quota.take("192.0.2.1")
    assert refused.value.retry_after == 3_000
    quota.take("192.0.2.2")
    clock.now += 3_000
    quota.take("192.0.2.1")
    with pytest.raises(TooMany):
        quota.take("192.0.2.1")
