"""What strangers may hold of the real server: connections, heads, bodies, frames, answers that wait.

Addresses of the loopback network stand for people at different places.
"""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from spacerace.server import connection_limits
from spacerace.server.connection_limits import ConnectionCounter
from spacerace.server.settings import Limits, Settings
from tests.full_run import missing
from tests.server.inside import Person
from tests.server.outside import ENVIRONMENT, real_server, visitor
from tests.server.raw_lines import PING, TEXT, frame, handshake, memory
from tests.server.running import PATIENCE, TINY, Server, serving, serving_inside, wait_until

#: Connections of one address, in these tests.
FEW = 20
#: A request that is whole.
WHOLE = b"GET /pid HTTP/1.1\r\nHost: localhost\r\n\r\n"
CLOSING = WHOLE.replace(b"Host", b"Connection: close\r\nHost")
#: What a stranger may cost, in bytes.
LITTLE = 50_000_000


def connect(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0))


def read_all(plug: socket.socket) -> bytes:
    """What the server says until it hangs up."""
    found = b""
    try:
        while part := plug.recv(65_536):
            found += part
    except ConnectionError:
        pass
    return found


def status_of(plug: socket.socket) -> int:
    """The status of the next answer; 0 if the server hangs up without one."""
    try:
        with plug.makefile("rb") as lines:
            return int((lines.readline() or b"- 0").split()[1])
    except ConnectionError:
        return 0


def is_served(port: int, source: str = "127.0.0.1") -> bool:
    """Whether somebody at this address gets an answer."""
    with connect(port, source) as plug:
        try:
            plug.sendall(WHOLE)
        except ConnectionError:
            return False
        return status_of(plug) == 200


@contextmanager
def tiny(sqlite_url: str, data: Path, **limits: int) -> Iterator[int]:
    """The real server with a tiny application; gives its port."""
    environment = {"SPACERACE_LIMITS": json.dumps({"sockets_an_address": 1, **limits})}
    with serving(sqlite_url, data=data, app=TINY, environment=environment) as server:
        yield urlsplit(server.address).port or 0


# --- connections ---------------------------------------------------------------------------------


def test_silent_connections_of_one_address_keep_nobody_else_out(sqlite_url: str, tmp_path: Path) -> None:
    """They are closed after a few seconds; until then one address has so many and no more."""
    connection_limits.want_files()
    with tiny(sqlite_url, tmp_path) as port, ExitStack() as stack:
        silent = [stack.enter_context(connect(port)) for _ in range(1_200)]
        # One who comes from elsewhere is served while they stand.
        assert is_served(port, "127.0.0.2")
        turned_away = [plug for plug in silent if _is_closed(plug)]
        assert len(turned_away) >= 900
        # The others lose theirs, and then there is room again.
        for plug in silent:
            assert read_all(plug) in (b"", BUSY)
        wait_until(lambda: is_served(port))


BUSY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def _is_closed(plug: socket.socket) -> bool:
    """Whether the server has hung up by now."""
    plug.setblocking(False)
    try:
        return plug.recv(1, socket.MSG_PEEK) in (b"", b"H")
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    finally:
        plug.settimeout(PATIENCE)


def test_the_door_counts_by_address_and_in_all() -> None:
    """Proxies that are trusted and this machine's own sockets are counted in all alone."""
    limits = Limits(connections_an_address=100, sockets_an_address=1, connections=1_200, sockets=1)
    door = ConnectionCounter(Settings(limits=limits, trusted_proxies=("10.0.0.0/8",)))
    address = door.address_of(("192.0.2.1", 1))
    assert [door.enter(address) for _ in range(101)].count(True) == 100
    proxy, local = door.address_of(("10.1.2.3", 1)), door.address_of(None)
    assert all(door.enter(one) for one in (proxy, local) for _ in range(200))
    customer = [door.address_of((f"2001:db8:0:{number:x}::1", 1)) for number in range(20)]
    assert [door.enter(one) for one in customer * 70].count(True) == 1_200 - 100 - 400
    assert door.total == 1_200 and not door.enter(local)
    for _ in range(100):
        door.leave(address)
    assert door.enter(address)


def test_there_is_room_for_all_live_lines_that_a_host_allows() -> None:
    """Whoever has raised the one limit need not know of the other."""
    door = ConnectionCounter(Settings(limits=Limits(sockets_an_address=500)))
    address = door.address_of(("192.0.2.1", 1))
    assert all(door.enter(address) for _ in range(500))


# --- requests ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent, status",
    [
        (b"", 0),
        (b"\r\n\r\n", 0),
        (b"GET /pid HTTP/1.1\r\nHost: loc", 408),
        (b"GET /" + b"x" * 1_000, 408),
        (WHOLE + b"GET /pid HTTP/1.1\r\n", 200),
    ],
)
def test_a_head_that_does_not_arrive_is_given_up(
    sqlite_url: str, tmp_path: Path, sent: bytes, status: int
) -> None:
    """From the first moment on, and from the first byte of every later request, though bytes go on coming."""
    with tiny(sqlite_url, tmp_path) as port, connect(port) as plug:
        plug.sendall(sent)
        if status == 200:
            assert status_of(plug) == 200
        plug.settimeout(0.2)
        answer = b""

        def is_over() -> bool:
            nonlocal answer
            try:
                if sent:
                    plug.sendall(b"\r\n" if sent == b"\r\n\r\n" else b"y")
                part = plug.recv(65_536)
            except TimeoutError:
                return False
            except ConnectionError:
                return True
            answer += part
            return not part

        wait_until(is_over)
        assert (b" 408 " in answer) is (status != 0)


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 2_000_000 + b"\r\n\r\n",
        b"GET /?" + b"x" * 2_000_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: 1\r\n" % number for number in range(200)) + b"\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: 1234567890\r\n" * 4_000 + b"\r\n",
    ],
    ids=["a long header", "a long address", "many headers", "very many headers"],
)
def test_a_head_that_is_too_long_is_refused(head: bytes) -> None:
    """431, and the rest is not read; what a browser sends is far from it."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"here"})

    with serving_inside(app) as port:
        with connect(port) as plug:
            # It does not wait for the end.
            with suppress(ConnectionError):
                plug.sendall(head)
            assert status_of(plug) in (431, 0)
        usual = b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"x" * 8_000 + b"\r\n\r\n"
        with connect(port) as plug:
            plug.sendall(usual)
            assert status_of(plug) == 200


def test_http_2_is_not_spoken(sqlite_url: str, tmp_path: Path) -> None:
    """Neither from the first byte on nor by an upgrade."""
    settings_frame = b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"
    with tiny(sqlite_url, tmp_path) as port:
        with connect(port) as plug:
            plug.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + settings_frame)
            assert read_all(plug)[:13] in (b"", b"HTTP/1.1 400 ")
        with connect(port) as plug:
            upgrade = (
                b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n"
            )
            plug.sendall(WHOLE[:-2] + upgrade)
            answer = read_all(plug)
            assert answer.startswith(b"HTTP/1.1 200 ") and b"connection: close" in answer


def test_requests_that_wait_behind_another_are_few(sqlite_url: str, tmp_path: Path) -> None:
    """Thousands of them fit into one packet."""
    with tiny(sqlite_url, tmp_path) as port:
        with connect(port) as plug:
            plug.sendall(WHOLE * 5)
            with plug.makefile("rb") as lines:
                answers = [lines.readline()]
                while len([line for line in answers if line.startswith(b"HTTP/1.1 200")]) < 5:
                    answers.append(lines.readline())
                    assert answers[-1], answers
        with connect(port) as plug:
            plug.sendall(WHOLE.replace(b"/pid", b"/slow") + WHOLE * 1_000)
            assert read_all(plug).count(b"HTTP/1.1") <= 1


def test_whoever_asks_too_much_at_once_leaves_no_error_in_the_log(sqlite_url: str, tmp_path: Path) -> None:
    """The connection is closed while an answer is being made."""
    with real_server(sqlite_url, tmp_path) as server:
        for _ in range(3):
            with connect(urlsplit(server.address).port or 0) as plug:
                plug.sendall(WHOLE.replace(b"/pid", b"/api/tables") * 2_000)
                read_all(plug)
        server.get("/health")
        assert server.stop() == 0
        assert "Traceback" not in server.output


def test_a_body_that_does_not_arrive_is_given_up(sqlite_url: str, tmp_path: Path) -> None:
    """408 in our form, though a byte comes every now and then."""
    with real_server(sqlite_url, tmp_path) as server, connect(urlsplit(server.address).port or 0) as plug:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        plug.sendall(head + b"Content-Length: 100000\r\n\r\n{")
        plug.settimeout(0.5)
        answer = b""

        def is_over() -> bool:
            nonlocal answer
            try:
                plug.sendall(b" ")
                part = plug.recv(65_536)
            except TimeoutError:
                return False
            except ConnectionError:
                return True
            answer += part
            return not part

        wait_until(is_over)
        assert answer.startswith(b"HTTP/1.1 408 ") and b"refused-request-slow" in answer


@pytest.mark.parametrize("more", [b"Content-Length: 2\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\n5\r\n"])
def test_an_upgrade_with_a_body_is_refused(sqlite_url: str, tmp_path: Path, more: bytes) -> None:
    """A websocket begins without one; the connection would stand for ever."""
    with tiny(sqlite_url, tmp_path) as port, connect(port) as plug:
        plug.sendall(handshake("/live")[:-2] + more)
        assert read_all(plug).startswith(b"HTTP/1.1 400 ")


CHUNKED = b"POST /pid HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "begin, more",
    [
        (b"2\r\n{}\r\n0\r\nX-Long: ", b"x" * 100_000),
        (b"2\r\n{}\r\n0\r\n", b"X: 1\r\n" * 20_000),
        (b"2;", b"x" * 100_000),
        (b'2;x="', b"x" * 100_000),
        (b"", b"1\r\n \r\n" * 20_000),
        (b"", b"10000\r\n" + b" " * 65_536 + b"\r\n"),
    ],
    ids=["a long line at the end", "many lines at the end", "a name", "a value", "single bytes", "too much"],
)
def test_a_body_in_chunks_that_is_no_body_is_not_read(
    begin: bytes, more: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what may stand beside a body without end, nor one that is far longer than any that is taken."""
    monkeypatch.setattr(connection_limits, "BODY_SECONDS", 1e9)
    taken = 0

    async def deaf(scope: Any, receive: Any, send: Any) -> None:
        nonlocal taken
        while (message := await receive())["type"] != "http.disconnect":
            taken += len(message["body"])

    with serving_inside(deaf, Settings(limits=Limits(body=1_000_000))) as port, connect(port) as plug:
        plug.sendall(CHUNKED + begin)
        with suppress(ConnectionError):
            for _ in range(1_000):
                plug.sendall(more)
            raise AssertionError("the server has taken everything")
    assert taken < 5_000_000


def test_a_body_in_small_chunks_arrives() -> None:
    """A program may send its body as it makes it."""

    async def count(scope: Any, receive: Any, send: Any) -> None:
        size, more = 0, True
        while more:
            message = await receive()
            size, more = size + len(message["body"]), message["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"%d" % size})

    with serving_inside(count) as port, connect(port) as plug:
        plug.sendall(CHUNKED.replace(b"Host", b"Connection: close\r\nHost"))
        for _ in range(20_000):
            plug.sendall(b"8\r\n12345678\r\n")
        plug.sendall(b"0\r\nX-Sum: 1\r\n\r\n")
        assert b"160000" in read_all(plug)


# --- answers that nobody reads ---------------------------------------------------------------------


class Teller:
    """An application whose answer has 8 MB in one piece; it counts the answers that it is done with."""

    def __init__(self) -> None:
        """Nobody has asked."""
        self.done = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Tell all of it, however long that takes."""
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(8_000_000), "more_body": True})
        await send({"type": "http.response.body", "body": b"."})
        self.done += 1


def test_answers_that_nobody_reads_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while without progress; whoever reads gets the whole."""
    monkeypatch.setattr(connection_limits, "PATIENCE", 1.0)
    teller = Teller()
    with serving_inside(teller) as port:
        with closing(_narrow(port)) as asleep:
            asleep.sendall(WHOLE)
            wait_until(lambda: teller.done == 1)
        with connect(port) as awake:
            awake.sendall(CLOSING)
            assert len(read_all(awake)) > 8_000_000


def test_answers_that_wait_for_one_address_are_bounded() -> None:
    """Whoever asks again and again and reads nothing is cut off at once; another is served."""
    teller = Teller()
    with serving_inside(teller) as port, ExitStack() as stack:
        for plug in [stack.enter_context(closing(_narrow(port))) for _ in range(24)]:
            plug.sendall(WHOLE)
        # 32 MB may wait; of each answer the system holds some more.
        wait_until(lambda: teller.done >= 8)
        with connect(port, "127.0.0.2") as plug:
            plug.sendall(CLOSING)
            assert len(read_all(plug)) > 8_000_000


def _narrow(port: int) -> socket.socket:
    """A connection that holds little of what is not read."""
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    plug.settimeout(PATIENCE)
    plug.connect(("127.0.0.1", port))
    return plug


# --- live lines ----------------------------------------------------------------------------------


def fragments() -> Iterator[bytes]:
    """A message that does not end."""
    yield frame(TEXT, b"x" * 1_000, fin=False)
    for _ in range(50):
        yield frame(0, b"y" * 1_000_000, fin=False)


def empty_fragments() -> Iterator[bytes]:
    """A message of nothing that does not end."""
    yield frame(TEXT, fin=False)
    for _ in range(200):
        yield frame(0, fin=False) * 10_000


def pings() -> Iterator[bytes]:
    """Whether anybody is there."""
    for _ in range(200):
        yield frame(PING, b"x" * 100) * 1_000


@pytest.mark.parametrize("flood", [fragments, empty_fragments, pings])
def test_whoever_floods_a_line_loses_it_and_costs_little(
    sqlite_url: str, tmp_path: Path, flood: Callable[[], Iterator[bytes]]
) -> None:
    """Fragments without end, empty ones too, and pings: 20 lines at once, closed with 1009 or 4429."""
    if not Path("/proc/self/statm").exists():
        missing("memory is read from /proc: on Linux only")

    async def story(server: Server) -> None:
        async with visitor(server.address, "Ann") as ann:
            table = (await ann.open("1969"))["id"]
            before = memory(server)
            with ExitStack() as stack:
                port = urlsplit(server.address).port or 0
                lines = [stack.enter_context(connect(port)) for _ in range(20)]
                for line in lines:
                    line.sendall(handshake(f"/api/tables/{table}/live"))
                    assert status_of(line) == 101
                codes = [await asyncio.to_thread(drown, line, flood()) for line in lines]
                assert set(codes) <= {1009, 4429, 0} and set(codes) != {0}, codes
                assert memory(server) - before < LITTLE
            await ann.state(await _running(ann))

    with real_server(sqlite_url, tmp_path, SPACERACE_LIMITS=ENVIRONMENT["SPACERACE_LIMITS"]) as server:
        asyncio.run(asyncio.wait_for(story(server), PATIENCE))


async def _running(ann: Person) -> str:
    """A table where something goes on: the server still works."""
    table: str = (await ann.open("1969", {"kind": "me", "name": "Ann"}, {"kind": "bot"}))["id"]
    return table


def drown(line: socket.socket, flood: Iterator[bytes]) -> int:
    """Send all of it, as long as somebody takes it; the code that the line is closed with, 0 if it is cut."""
    try:
        for part in flood:
            line.sendall(part)
    except ConnectionError:
        return _code(line)
    raise AssertionError("the server has taken everything")


def _code(line: socket.socket) -> int:
    """The code of a close frame among what the server has said."""
    said = read_all(line)
    found = said.rfind(b"\x88\x02")
    return int(struct.unpack(">H", said[found + 2 : found + 4])[0]) if found >= 0 else 0


def test_a_connection_is_counted_as_long_as_its_line_stands(sqlite_url: str, tmp_path: Path) -> None:
    """An upgrade frees no place, and the end of the line does."""

    async def hello(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    limits = Limits(connections_an_address=FEW, sockets_an_address=FEW - 64)
    with serving_inside(hello, Settings(limits=limits)) as port, ExitStack() as stack:
        lines = [stack.enter_context(connect(port)) for _ in range(FEW)]
        for line in lines:
            line.sendall(handshake("/live"))
            assert status_of(line) == 101
        with connect(port) as one_more:
            assert read_all(one_more) in (b"", BUSY)
        lines.pop().close()

        def has_room() -> bool:
            with connect(port) as plug:
                try:
                    plug.sendall(handshake("/live"))
                except ConnectionError:
                    return False
                return status_of(plug) == 101

        wait_until(has_room)
