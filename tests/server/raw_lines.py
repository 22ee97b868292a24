"""Live lines by hand, byte by byte."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.running import PATIENCE, Server

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int | None = None,
) -> bytes:
    """A frame of RFC 6455, right or wrong; ``length`` is what it claims to carry."""
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    size, mark = len(payload) if length is None else length, 0x80 if masked else 0
    if size < 126:
        head += bytes([mark | size])
    elif size < 1 << 16:
        head += bytes([mark | 126]) + struct.pack(">H", size)
    else:
        head += bytes([mark | 127]) + struct.pack(">Q", size)
    # Masked with zeros the payload stays readable.
    return head + (bytes(4) if masked else b"") + payload


class Wire:
    """A bare connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Nothing was sent."""
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        """Bytes as they are; the server may have hung up."""
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def status(self) -> int:
        """The status of the answer, with its headers out of the way; 0 if there was none."""
        try:
            head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0
        return int(head.split(b" ", 2)[1])

    async def frames(self) -> AsyncIterator[tuple[int, bytes]]:
        """What the server says, until it hangs up."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                first, second = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
                size = second & 0x7F
                if size >= 126:
                    wide = await self.reader.readexactly(2 if size == 126 else 8)
                    size = int.from_bytes(wide, "big")
                yield first & 0x0F, await self.reader.readexactly(size)

    async def code(self) -> int:
        """What the server hangs up with; 0 if it says nothing."""
        code = 0
        async for opcode, payload in self.frames():
            if opcode == CLOSE and len(payload) >= 2:
                (code,) = struct.unpack(">H", payload[:2])
        return code


@asynccontextmanager
async def wire(address: str, *, window: int = 0) -> AsyncIterator[Wire]:
    """A connection; with a ``window`` of so many bytes for what is not read."""
    parts = urlsplit(address)
    with socket.socket() as plug:
        if window:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        plug.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plug, (parts.hostname, parts.port))
        # A small limit: what nobody asks for stays in the system's buffers.
        reader, writer = await asyncio.open_connection(sock=plug, limit=1 << 16)
        try:
            yield Wire(reader, writer)
        finally:
            writer.transport.abort()


def handshake(path: str, **headers: str | None) -> bytes:
    """A handshake, in which headers can be changed or (None) left out."""
    usual: dict[str, str | None] = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": b64encode(bytes(16)).decode(),
        "Sec-WebSocket-Version": "13",
    }
    usual.update({name.replace("_", "-"): value for name, value in headers.items()})
    lines = [f"{name}: {value}" for name, value in usual.items() if value is not None]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode("latin-1")


@asynccontextmanager
async def opened(address: str, path: str, **headers: str | None) -> AsyncIterator[Wire]:
    """A live line that stands."""
    async with wire(address) as found:
        await found.send(handshake(path, **headers))
        status = await found.status()
        assert status == 101, (status, path)
        yield found


def memory(server: Server) -> int:
    """Bytes that the server's processes hold, all together."""
    pids, pages = [server.process.pid], 0
    while pids:
        pid = pids.pop()
        pids += [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
