"""Limits on connections: how much memory each may use and how long a request may take to arrive.

uvicorn reads HTTP/1.1 and websockets. It bounds neither how many connections one address has, nor how long a
request may take to arrive, nor how long an answer may wait for somebody who does not read it. That is done
here, in subclasses of its protocols. ``ConnectionCounter`` counts all connections of a process.

Every second each connection is checked (``check``): a timer for each request would cost more.
"""

from __future__ import annotations

import asyncio
import math
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from spacerace.server.limits import LOCAL, Shares, client_address, is_trusted
from spacerace.server.settings import Settings

#: Seconds for the head of a request, from its first byte or from the beginning of the connection.
HEAD_SECONDS = 5.0
#: Seconds for the body. The application gives up on it earlier, and says so (``limits.BodyLimit``).
BODY_SECONDS = 30.0
#: Seconds that a connection may be silent between two requests. A proxy keeps its own for about a minute, and
#: should be the one to close them: a request that meets a closing connection is lost.
KEEP_ALIVE = 75
#: Bytes and lines of a head, and requests that wait behind one that is answered.
HEAD_BYTES, HEAD_LINES, PIPELINE = 32_768, 100, 16
#: How often a body may come that is as long as the longest that is taken, before the connection is closed:
#: whoever was refused for its length gets some time to notice.
SURPLUS = 4
#: A client that reads fewer bytes than this in this number of seconds is disconnected.
TAKEN, PATIENCE = 16_384, 30.0
#: Seconds until a connection that is being closed is aborted, and until a closed websocket is disconnected.
GOODBYE, FAREWELL = 10.0, 2.0
#: Bytes of unsent answers that one address may have.
UNSENT = 33_554_432
#: What a websocket may send: bytes of a message, its fragments, bytes at once and in a second.
MESSAGE, FRAGMENTS, AT_ONCE, A_SECOND = 1_024, 64, 16_384, 256.0
#: Headers of a request with a body.
WITH_BODY = (b"content-length", b"transfer-encoding")
#: Close codes: a message that is too long, too many bytes, no text.
TOO_LONG, TOO_MUCH, NO_TEXT = 1009, 4429, 1007
#: Files that a process has open at most, and those that it needs beside connections: database, bots, logs.
FILES, OTHER_FILES = 65_536, 256


class ConnectionCounter:
    """Counts connections and unsent bytes, of each address and in all."""

    def __init__(self, settings: Settings) -> None:
        """Nothing is open. Websockets are connections too, and there is room for all that may be open."""
        limits = settings.limits
        self._trusted = settings.trusted_proxies
        self._by_address = Shares(max(limits.connections_an_address, limits.sockets_an_address + 64))
        self._unsent = Shares(UNSENT)
        self._most = min(max(limits.connections, limits.sockets + 1_000), _files() - OTHER_FILES)
        self.total = 0

    def address_of(self, client: tuple[str, int] | None) -> str:
        """The address that a connection is counted by; "local" is counted with nobody.

        A trusted proxy speaks for many, and a Unix socket belongs to somebody on this machine.
        """
        address = client_address({"client": client, "headers": ()}, ())
        return LOCAL if is_trusted(address, self._trusted) else address

    def enter(self, address: str) -> bool:
        """Count one more connection; ``False`` where there are too many, and then do not call ``leave``."""
        if self.total >= self._most or not (address == LOCAL or self._by_address.take(address)):
            return False
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Count one connection less."""
        self.total -= 1
        if address != LOCAL:
            self._by_address.give_back(address)

    def keep(self, address: str, amount: int) -> bool:
        """Count bytes that wait to be sent; ``False`` where that is too much."""
        return address == LOCAL or self._unsent.take(address, amount)

    def sent(self, address: str, amount: int) -> None:
        """Count bytes that do not wait any more."""
        if address != LOCAL:
            self._unsent.give_back(address, amount)


def want_files() -> None:
    """Ask the system for as many open files as it lets a process have; many start with a thousand."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if _files() < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _files() -> int:
    """How many files this process may have open."""
    try:
        import resource
    except ModuleNotFoundError:
        return FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return FILES if soft == resource.RLIM_INFINITY else soft


class Config(uvicorn.Config):
    """uvicorn's settings, with the counter of connections."""

    def __init__(self, app: Any, settings: Settings, *, grace: int) -> None:
        """HTTP/1.1 and websockets without compression, and only warnings in the log."""
        self.counter = ConnectionCounter(settings)
        self.longest_body = settings.limits.body
        super().__init__(
            app,
            http=HttpConnection,
            ws=LiveConnection,
            ws_max_size=MESSAGE,
            ws_per_message_deflate=False,
            interface="asgi3",
            lifespan="on",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=grace,
        )


class Server(uvicorn.Server):
    """uvicorn's server, which checks its connections once a second and logs nothing when it ends."""

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second; once a second it checks all connections."""
        if counter % 10 == 0:
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                assert isinstance(connection, HttpConnection | LiveConnection)
                connection.check(now)
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGTERM and SIGINT, and do not raise the signal again afterwards."""
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, self.handle_exit)
        yield


class SendBuffer:
    """The unsent bytes of one connection, and since when the client has taken too few of them."""

    def __init__(self, counter: ConnectionCounter, address: str, transport: asyncio.Transport) -> None:
        """Nothing waits."""
        self._counter, self._address, self._transport = counter, address, transport
        self._kept, self._size, self._since, self._closing = 0, 0, math.inf, math.inf

    def pause(self) -> None:
        """The buffer is full: the application has to wait."""
        self.resume()
        size = self._transport.get_write_buffer_size()
        if self._counter.keep(self._address, size):
            self._kept = size
        else:
            self._transport.abort()

    def resume(self) -> None:
        """The buffer has room again, or the connection is closed."""
        if self._kept:
            self._counter.sent(self._address, self._kept)
            self._kept = 0

    def check(self, now: float) -> None:
        """Abort a connection whose client does not read, or does not close."""
        if self._transport.is_closing():
            self._closing = min(self._closing, now)
            if now - self._closing > GOODBYE:
                self._transport.abort()
            return
        self._since = min(self._since, now)
        size = self._transport.get_write_buffer_size()
        if size == 0 or size <= self._size - TAKEN:
            self._size, self._since = size, now
        elif now - self._since > PATIENCE:
            self._transport.abort()
        else:
            # Bytes that were added since do not extend the time.
            self._size = max(self._size, size)


class Buffered(asyncio.BaseProtocol):
    """A connection whose unsent bytes are counted."""

    _unsent: SendBuffer

    def pause_writing(self) -> None:
        """The client reads more slowly than the application writes."""
        super().pause_writing()
        self._unsent.pause()

    def resume_writing(self) -> None:
        """The client has read most of the buffer."""
        super().resume_writing()
        self._unsent.resume()


class HttpConnection(Buffered, HttpToolsProtocol):
    """An HTTP connection."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection if there is room; the head of its first request is awaited."""
        super().connection_made(transport)
        counter = self.config.counter
        self.address = counter.address_of(self.client)
        self._unsent = SendBuffer(counter, self.address, transport)
        #: When the part of a request that is awaited must be there.
        self._deadline = self.loop.time() + HEAD_SECONDS
        self._is_in_head = self._is_in_body = False
        self._head_bytes, self._refused = 0, b""
        self._answering: RequestResponseCycle | None = None
        #: Of the body: its bytes, and those that came with it and are none of it.
        self._body_bytes = self._framing = 0
        self._entered = counter.enter(self.address)
        if not self._entered:
            self._turn_away(b"503 Service Unavailable")

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another connection."""
        super().connection_lost(exc)
        self._give_up_answer()
        self._unsent.resume()
        if self._entered:
            self._entered = False
            self.config.counter.leave(self.address)

    def check(self, now: float) -> None:
        """Once a second: is the request late, and does the client read?"""
        self._unsent.check(now)
        if now <= self._deadline or self.transport.is_closing():
            return
        if self.flow.read_paused:
            # The server itself has paused reading.
            self._deadline = now + HEAD_SECONDS
        elif self._is_in_head and not self._is_answering:
            self._turn_away(b"408 Request Timeout")
        else:
            self._close()

    def data_received(self, data: bytes) -> None:
        """Parse bytes of requests as they arrive."""
        if not self._entered or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._deadline == math.inf:
            self._deadline = self.loop.time() + HEAD_SECONDS
        was_in_body, body_before, cycle = self._is_in_body, self._body_bytes, self.cycle
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return
        except httptools.HttpParserError:
            self._turn_away(self._refused or b"400 Bad Request")
            return
        # The parser reports a header when its line ends: so the bytes of an endless line are counted here.
        self._head_bytes = self._head_bytes + len(data) if self._is_in_head and not was_in_body else 0
        if self._head_bytes > HEAD_BYTES:
            self._turn_away(b"431 Request Header Fields Too Large")
        elif was_in_body and self._is_in_body and self.cycle is cycle:
            self._framing += len(data) - (self._body_bytes - body_before)
            self._check_body()

    def _check_body(self) -> None:
        """Close the connection if a body is far too long, or if next to nothing of what comes is body.

        The lines at the end of a body in chunks are collected by the parser, in time that grows with the
        square of their length; and a body in chunks of a byte takes long.
        """
        too_long = self._body_bytes > SURPLUS * self.config.longest_body
        if too_long or self._framing > HEAD_BYTES + self._body_bytes:
            self._close()

    def _upgrade(self) -> None:
        """Switch to a websocket. Other upgrades are ignored, and the request is answered as usual."""
        if self._should_upgrade() and any(name in WITH_BODY for name, _ in self.headers):
            # The protocol of websockets would wait for ever.
            self._turn_away(b"400 Bad Request")
        elif self._should_upgrade():
            # The websocket takes over this connection's place in the count.
            self._entered = False
            self._deadline = math.inf
            self.handle_websocket_upgrade()
        elif self.cycle:
            self.cycle.keep_alive = False

    @property
    def _is_answering(self) -> bool:
        """Whether an earlier request is being answered."""
        return bool(self.cycle) and not self.cycle.response_complete

    def _turn_away(self, status: bytes) -> None:
        """Close the connection; if no answer is under way, with a status."""
        if not self.transport.is_closing() and not self._is_answering:
            self.transport.write(b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-length: 0\r\n\r\n" % status)
        self._close()

    def _close(self) -> None:
        """Close the connection."""
        self._give_up_answer()
        self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Answer a request. Several may wait behind it, and ``self.cycle`` is the last of them."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _give_up_answer(self) -> None:
        """Whatever the application still sends goes nowhere: uvloop takes that for an error."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _refuse(self, status: bytes) -> None:
        """Stop reading, from within the parser."""
        self._refused = status
        raise ValueError(status)

    # What the parser finds.

    def on_message_begin(self) -> None:
        """The head of a request begins."""
        super().on_message_begin()
        self._is_in_head, self._size = True, 0

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head, whole."""
        self._count(len(name) + len(value))
        if len(self.headers) >= HEAD_LINES:
            self._refuse(b"431 Request Header Fields Too Large")
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        """Count bytes of the present head."""
        self._size += size
        if self._size > HEAD_BYTES:
            self._refuse(b"431 Request Header Fields Too Large")

    def on_headers_complete(self) -> None:
        """The head is there; the body has its own time."""
        if len(self.pipeline) >= PIPELINE:
            self._refuse(b"429 Too Many Requests")
        super().on_headers_complete()
        self._is_in_head, self._is_in_body = False, True
        self._body_bytes = self._framing = 0
        self._deadline = self.loop.time() + BODY_SECONDS

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        super().on_message_complete()
        self._is_in_body, self._deadline = False, math.inf


class LiveConnection(Buffered, WebSocketsSansIOProtocol):
    """A websocket. It takes over a connection of ``HttpConnection``, which has counted it."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The client listens; it may send next to nothing."""
        super().connection_made(transport)
        self.address = self.config.counter.address_of(self.client)
        self._unsent = SendBuffer(self.config.counter, self.address, self.transport)
        self._may_say, self._since = float(AT_ONCE), self.loop.time()
        self.close_timeout = FAREWELL

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another connection."""
        super().connection_lost(exc)
        self._unsent.resume()
        self.config.counter.leave(self.address)

    def check(self, now: float) -> None:
        """Once a second: was the handshake understood, and does the client read?"""
        self._unsent.check(now)
        if not self.handshake_initiated and now > self._since + HEAD_SECONDS:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Count the bytes of frames of every kind, empty ones included."""
        if self.handshake_initiated:
            now = self.loop.time()
            self._may_say = min(AT_ONCE, self._may_say + (now - self._since) * A_SECOND) - len(data)
            self._since = now
            if self._may_say < 0:
                self._hang_up(TOO_MUCH)
                return
        super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        """A fragment. The length of a message is bounded, but not in how many pieces it comes."""
        if len(self.frames) >= FRAGMENTS:
            self._hang_up(TOO_LONG)
        elif not self.transport.is_closing():
            super().handle_cont(event)

    async def send(self, message: Any) -> None:
        """Send what the application sends. After a refused handshake nothing more has to follow."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on. One that is not UTF-8 closes the connection, without a line in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self._hang_up(NO_TEXT)
        else:
            super().send_receive_event_to_app()

    def _hang_up(self, code: int) -> None:
        """Close the websocket from this side, and tell the application."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()


def _is_text(data: bytes) -> bool:
    """Whether bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
