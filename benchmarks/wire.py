"""The least of HTTP and websockets that a load client needs: it must cost less than the server it measures.

For our own servers on this machine alone: answers have a length, messages come unmasked and in one piece.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

_TEXT, _CLOSE, _PING = 0x1, 0x8, 0x9


class Http(asyncio.Protocol):
    """One connection that is kept open; one request at a time."""

    def __init__(self, host: str) -> None:
        """Nothing is asked yet."""
        self._host = host
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is open."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """A piece of an answer; when it is whole, it is handed over."""
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0 or self._answer is None:
            return
        head = bytes(self._buffer[:end]).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        if len(self._buffer) >= end + 4 + length:
            body = bytes(self._buffer[end + 4 : end + 4 + length])
            del self._buffer[: end + 4 + length]
            answer, self._answer = self._answer, None
            # Nobody waits any more if the benchmark was ended.
            if not answer.done():
                answer.set_result((int(head[9:12]), body))

    def connection_lost(self, error: Exception | None) -> None:
        """Whoever still waits is told."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error or ConnectionResetError("the server hung up"))

    def ask(
        self, method: str, path: str, body: bytes = b"", token: str = ""
    ) -> asyncio.Future[tuple[int, bytes]]:
        """Send a request; the status and the body of its answer."""
        assert self._transport is not None and self._answer is None
        self._answer = asyncio.get_running_loop().create_future()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._host}\r\nContent-Length: {len(body)}\r\n"
        if body:
            head += "Content-Type: application/json\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        self._transport.write(head.encode() + b"\r\n" + body)
        return self._answer

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


class Line(asyncio.Protocol):
    """A websocket that hands every message to ``hear``."""

    def __init__(self, host: str, path: str, token: str, hear: Callable[[bytes], None]) -> None:
        """Not open yet."""
        self._host, self._path, self._token, self._hear = host, path, token, hear
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\n"
        head += "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        if self._token:
            head += f"Authorization: Bearer {self._token}\r\n"
        transport.write(head.encode() + b"\r\n")

    def data_received(self, data: bytes) -> None:
        """The answer to the handshake, then messages."""
        self._buffer += data
        if not self.open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame off the buffer, if there is one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, length = 2, buffer[1] & 0x7F
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length or len(buffer) < start:
            return False
        kind, content = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == _TEXT:
            self._hear(content)
        elif kind == _PING and self._transport is not None:
            # A pong, masked with noughts.
            self._transport.write(bytes((0x8A, 0x80 | length)) + bytes(4) + content)
        elif kind == _CLOSE:
            self.close()
        return True

    def connection_lost(self, error: Exception | None) -> None:
        """Whoever still waits for the handshake is told."""
        if not self.open.done():
            self.open.set_exception(error or ConnectionResetError("the server hung up"))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()
