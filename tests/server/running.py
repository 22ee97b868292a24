"""A real server process for tests, started as a host starts it, and a tiny application for it to serve."""

from __future__ import annotations

import asyncio
import http.client
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from spacerace.server.connection_limits import Config
from spacerace.server.connection_limits import Server as Wire
from spacerace.server.run import port_of, take_port
from spacerace.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
#: An application that needs no database and answers at once.
TINY = "tests.server.running:tiny_app"
#: A guard against hanging, in seconds.
PATIENCE = 120


class Process:
    """A command that runs in a process group of its own, with all that it prints."""

    def __init__(
        self, argv: list[str], *, data: Path, app: str = "", environment: Mapping[str, str], program: str = ""
    ) -> None:
        """Start ``spacerace`` with these arguments; ``app`` is served instead of the real application.

        ``program`` is one that is installed somewhere else and knows nothing of this checkout.
        """
        code = "import sys; from spacerace.server import run; from spacerace.cli import main\n"
        code += f"run.APP = {app!r} or run.APP\nsys.exit(main())"
        hidden = ("DISPLAY", "WAYLAND_DISPLAY")
        inherited = {name: value for name, value in os.environ.items() if name not in hidden}
        if not program:
            inherited["PYTHONPATH"] = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        self.process = subprocess.Popen(
            [program, *argv] if program else [sys.executable, "-c", code, *argv],
            cwd=data,
            env={
                **inherited,
                "PYTHONUNBUFFERED": "1",
                "SPACERACE_DATA": str(data),
                **environment,
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._lines: list[str] = []
        self._more = threading.Condition()
        self._ended = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """Collect what is printed, so that the process never blocks."""
        assert self.process.stdout
        for line in self.process.stdout:
            with self._more:
                self._lines.append(line)
                self._more.notify_all()
        with self._more:
            self._ended = True
            self._more.notify_all()

    @property
    def output(self) -> str:
        """All that was printed so far, on stdout and stderr."""
        return "".join(self._lines)

    def wait_for(self, pattern: str) -> re.Match[str]:
        """Wait until something is printed that fits."""

        def found() -> bool:
            return self._ended or re.search(pattern, self.output) is not None

        with self._more:
            assert self._more.wait_for(found, PATIENCE), f"not within {PATIENCE} s: {self.output}"
        match = re.search(pattern, self.output)
        assert match, f"ended without {pattern!r}: {self.output}"
        return match

    def signal(self, number: int) -> None:
        """Send a signal to the whole group, as a terminal does."""
        os.killpg(self.process.pid, number)

    def wait(self) -> int:
        """The exit code, when the process and all that it started have closed their output."""
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert not self._reader.is_alive(), f"something still runs: {self.output}"
        return code

    def kill(self) -> None:
        """End the process and all that it started, at once."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.wait()


class Server(Process):
    """A server that answers."""

    @property
    def address(self) -> str:
        """Where it can be reached; waits until it is ready."""
        return self.wait_for(r"http://\S+")[0]

    def stop(self) -> int:
        """Ask it to stop, and wait until it has; the exit code."""
        self.process.terminate()
        return self.wait()

    def get(self, path: str) -> str:
        """The text at a path of this server."""
        return get(self.address, path)


@contextmanager
def starting(
    *argv: str, data: Path, app: str = "", environment: Mapping[str, str] | None = None, program: str = ""
) -> Iterator[Server]:
    """``spacerace`` with these arguments; what is left of it at the end is killed."""
    server = Server(list(argv), data=data, app=app, environment=environment or {}, program=program)
    try:
        yield server
    finally:
        server.kill()
        assert server.process.stdout
        server.process.stdout.close()


@contextmanager
def serving(
    database: str, *options: str, data: Path, app: str = "", environment: Mapping[str, str] | None = None
) -> Iterator[Server]:
    """``spacerace serve`` on any free port, ready."""
    argv = ("serve", "--port", "0", "--database", database, *options)
    with starting(*argv, data=data, app=app, environment=environment) as server:
        assert server.address
        yield server


@contextmanager
def serving_inside(app: Any, settings: Settings | None = None) -> Iterator[int]:
    """An application behind the real wire, in a thread of this process; gives the port."""
    with take_port("127.0.0.1", 0, search=False) as listening:
        server = Wire(Config(lifeless(app), settings or Settings(), grace=5))
        thread = threading.Thread(target=server.run, args=([listening.dup()],))
        thread.start()
        try:
            yield port_of(listening)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


def lifeless(app: Any) -> Any:
    """An application that has nothing to do when the server starts and stops."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for part in ("startup", "shutdown"):
                assert (await receive())["type"] == f"lifespan.{part}"
                await send({"type": f"lifespan.{part}.complete"})
        else:
            await app(scope, receive, send)

    return answer


def get(address: str, path: str) -> str:
    """The text at a path of a server."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        response = connection.getresponse()
        text = response.read().decode()
        assert response.status == 200, (response.status, text)
        return text
    finally:
        connection.close()


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for something that nobody tells us about."""

    async def look() -> None:
        while not condition():
            await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(look(), PATIENCE))


# --- the tiny application ------------------------------------------------------------------------


def tiny_app() -> Any:
    """An ASGI application: /health, /pid, /settings, and /slow, which waits for a file called "go-on"."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        assert scope["type"] == "http"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        answers = {"/pid": str(os.getpid()), "/settings": os.environ["SPACERACE_SETTINGS"]}
        text = answers.get(scope["path"], "begun\n")
        if scope["path"] == "/slow":
            await send({"type": "http.response.body", "body": text.encode(), "more_body": True})
            while not Path(os.environ["SPACERACE_DATA"], "go-on").exists():
                await asyncio.sleep(0.02)
            text = "done\n"
        await send({"type": "http.response.body", "body": text.encode()})

    return app
