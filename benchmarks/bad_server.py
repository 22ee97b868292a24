"""The server that the benchmark of bad input measures, and its processes."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import Any

import msgspec

from spacerace.server.settings import Limits, Thinking

#: Seconds that an answer is waited for, and that the server gets to come to rest.
PATIENCE, REST = 30.0, 30.0
MANY = 10**9
#: One address sends everything; the number of its requests and tables is not what is measured.
LIMITS = Limits(requests_a_second=1e9, requests_at_once=MANY, tables_an_hour=MANY)
#: A look counts for three seconds, so that what was looked at is soon at rest again.
THINKING = Thinking(unwatched_seconds=3.0)
ENVIRONMENT = {
    "SPACERACE_LIMITS": msgspec.json.encode(LIMITS).decode(),
    "SPACERACE_THINKING": msgspec.json.encode(THINKING).decode(),
    "SPACERACE_LOG": "json",
}
GAME = "rocketmen"
#: How the server is started.
START = "import sys; from spacerace.cli import main; sys.exit(main())"


class Tree:
    """The processes of a server, as the system sees them."""

    def __init__(self, root: int) -> None:
        """The command that was started; the others are found."""
        self._root = root

    def _pids(self) -> list[int]:
        """All processes that live."""
        found, new = [self._root], [self._root]
        while new:
            pid = new.pop()
            with suppress(OSError):
                text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
                children = [int(child) for child in text.split()]
                found += children
                new += children
        return found

    @property
    def seconds(self) -> float:
        """The time of all processes on a processor, those that have ended included."""
        ticks = 0
        for pid in self._pids():
            with suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
                ticks += sum(map(int, fields[11:15]))
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def serving(self) -> int:
        """The process that serves: a child of the command, or the command itself."""
        for pid in self._pids()[1:]:
            with suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    return pid
        return self._root

    def memory(self, name: str) -> float:
        """A figure of the serving process, in MB: VmRSS now, VmHWM at most."""
        text = Path(f"/proc/{self.serving}/status").read_text(encoding="utf-8")
        found = re.search(rf"^{name}:\s+(\d+) kB", text, re.MULTILINE)
        return int(found[1]) / 1000 if found else 0.0

    def forget_peak(self) -> None:
        """The highest figure counts from now on."""
        Path(f"/proc/{self.serving}/clear_refs").write_text("5", encoding="utf-8")


@contextmanager
def serving(folder: Path) -> Iterator[tuple[Server, Tree]]:
    """A server on a new database: where it is, and its processes."""
    log = folder / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-c", START, "serve", "--port", "0", "--database", f"sqlite:///{folder}/bad.db"],
            env={**os.environ, **ENVIRONMENT, "SPACERACE_DATA": str(folder)},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        while not (found := re.search(r"http://([\d.]+):(\d+)", log.read_text(encoding="utf-8"))):
            assert process.poll() is None, log.read_text(encoding="utf-8")
            sleep(0.05)
        yield Server(found[1], int(found[2])), Tree(process.pid)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


class Server:
    """A server that can be asked, politely or not."""

    def __init__(self, host: str, port: int) -> None:
        """Nothing is open."""
        self.host, self.port = host, port
        #: A long game that was brought, and how many moments it has.
        self.long_game, self.long_token, self.long_moments = "none", "", 50

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        return await asyncio.open_connection(self.host, self.port, limit=2**26)

    def head(self, method: str, path: str, length: int | None, *headers: str) -> bytes:
        """The beginning of a request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", *headers]
        if length is not None:
            lines += [f"Content-Length: {length}", "Content-Type: application/json"]
        return "\r\n".join([*lines, "", ""]).encode()

    async def send(self, method: str, path: str, body: bytes = b"", token: str = "") -> tuple[int, bytes]:
        """A request of its own connection: the status and the body; 0 if nothing came in time."""
        writer: asyncio.StreamWriter | None = None
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self.connect()
                bearer = (f"Authorization: Bearer {token}",) if token else ()
                writer.write(self.head(method, path, len(body), "Connection: close", *bearer) + body)
                answer = await reader.read(-1)
        except OSError:
            # A timeout is one of these, too.
            return 0, b""
        finally:
            if writer is not None:
                writer.close()
        head, _, content = answer.partition(b"\r\n\r\n")
        return int(head[9:12] or b"0"), content

    async def post(self, path: str, body: object, token: str = "") -> tuple[int, Any]:
        """A request with JSON, and its answer."""
        status, content = await self.send("POST", path, msgspec.json.encode(body), token)
        return status, msgspec.json.decode(content) if content and status < 300 else None

    async def open(self, *seats: dict[str, str], **more: object) -> Any:
        """A new table."""
        status, told = await self.post("/api/tables", {"game": GAME, "seats": list(seats), **more})
        assert status == 201, status
        return told


ME = {"kind": "me", "name": "Ada"}
PROGRAM = {"kind": "program", "name": "Bo"}
