"""Starting and stopping the server: ports, addresses, the processes that serve."""

from __future__ import annotations

import asyncio
import errno
import gc
import http.client
import json
import logging
import logging.config
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from ipaddress import ip_address
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

from spacerace.kernel.errors import BadSetup
from spacerace.server.settings import VARIABLE, Settings, to_environment

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

#: The function that makes the application, as "module:name".
APP = "spacerace.server.app:create_app"
#: How many ports are tried where the first is busy.
PORTS = 100
#: How long a stop may take, in seconds: after that processes are killed.
GRACE = 15
#: How much of that requests may take; the rest is for closing the database and the like.
FINISH = 10
#: The length of the queue of new connections. The system may allow less.
BACKLOG = 2_048
#: A serving process that ends within so many seconds has failed, and so many failures in a row are enough.
SHORT_LIFE, FAILURES = 10.0, 3
#: Addresses that mean "all interfaces", and which one to connect to instead.
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


_log = logging.getLogger("spacerace.serving")


# --- ports and addresses -------------------------------------------------------------------------


def take_port(host: str, port: int, *, search: bool) -> socket.socket:
    """Listen on a port; with ``search`` on the next free one where this one is busy. 0 is any free one."""
    for number in range(port, min(port + PORTS, 65536)) if search and port else [port]:
        try:
            return _listen(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                about = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
                raise BadSetup("", "refused-cannot-listen", about) from None
    raise BadSetup("", "refused-busy-port", {"host": host, "port": str(port)})


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket. Connections wait in its backlog until the server is ready."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            # Connections of an earlier server may linger; they are no reason to refuse.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def port_of(listening: socket.socket) -> int:
    """The port that a socket listens on."""
    number: int = listening.getsockname()[1]
    return number


def address_of(host: str, port: int) -> str:
    """What a browser on this machine asks for."""
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(host: str) -> bool:
    """Whether a host, with or without a port, is a machine's name for itself."""
    name = host.rpartition("]")[0].strip("[") if host.startswith("[") else host
    if name.count(":") == 1:
        name = name.partition(":")[0]
    try:
        return ip_address(name).is_loopback
    except ValueError:
        name = name.rstrip(".").lower()
        return name == "localhost" or name.endswith(".localhost")


def network_host() -> str:
    """The name by which others on the local network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # No packet is sent: the system only says which of its addresses it would send from.
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return socket.gethostname()
    return found if found != "0.0.0.0" else socket.gethostname()


# --- serving -------------------------------------------------------------------------------------


def prepare(url: str) -> None:
    """Bring the database up to date, and refuse one that cannot be reached or may forget."""
    from spacerace.server.database import Database
    from spacerace.server.database_setup import (
        database_troubles,
        keep_log,
        make_private,
        need_driver,
        sqlite_file,
    )

    async def try_it() -> None:
        database = Database(url)
        try:
            await database.assert_sound()
            await database.prepare()
        finally:
            await database.close()

    need_driver(url)
    with database_troubles(url):
        if file := sqlite_file(url):
            keep_log(file)
            make_private(file)
        asyncio.run(try_it())


def serve(
    settings: Settings,
    listening: socket.socket,
    *,
    workers: int = 1,
    app: str = "",
    ready: Callable[[], None] = lambda: None,
) -> bool:
    """Serve until a signal says stop; ``False`` when the server ended by itself.

    The database has been prepared, and ``listening`` is the socket of the settings' port. ``ready`` is called
    once, from another thread, when the server answers.
    """
    os.environ[VARIABLE] = to_environment(settings)
    # A forked worker would share locks and connections with this process; a spawned one shares nothing.
    multiprocessing.set_start_method("spawn", force=True)
    logging.config.dictConfig(log_config(settings.log))
    stopping = threading.Event()
    told = _hear_signals(hangup_ignored=_hangup_is_ignored())
    serving = Workers(partial(_start_worker, app or APP, settings, listening), workers)
    try:
        serving.start()
        args = (settings, stopping, ready)
        threading.Thread(target=_wait_until_ready, args=args, name="wait-until-ready", daemon=True).start()
        return serving.watch(told)
    finally:
        stopping.set()
        listening.close()
        serving.stop()
        for number in _stopping_signals():
            # The server has stopped: another signal should not cut off its last output.
            signal.signal(number, signal.SIG_IGN)


class Workers:
    """The processes that serve."""

    def __init__(self, start_one: Callable[[], BaseProcess], number: int) -> None:
        """None runs yet."""
        self._start_one, self._number = start_one, number
        self._born: dict[BaseProcess, float] = {}
        self._failures = 0

    def start(self) -> None:
        """Start those that are missing."""
        while len(self._born) < self._number:
            self._born[self._start_one()] = time.monotonic()

    def watch(self, told: socket.socket) -> bool:
        """Replace workers that end, until a stop signal. ``False`` if they end again and again."""
        while True:
            if told in wait([told, *(process.sentinel for process in self._born)]):
                return True
            for process in [process for process in self._born if not process.is_alive()]:
                lived = time.monotonic() - self._born.pop(process)
                self._failures = self._failures + 1 if lived < SHORT_LIFE else 0
                _log.error("A serving process has ended with code %s.", process.exitcode)
            if self._failures >= FAILURES:
                return False
            self.start()

    def stop(self) -> None:
        """Let them finish what is under way, and cut off what takes too long."""
        for process in self._born:
            # Windows has no such signal; there Ctrl+C reaches all processes.
            if sys.platform != "win32":
                process.terminate()
        deadline = time.monotonic() + GRACE
        for process in self._born:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def _start_worker(app: str, settings: Settings, listening: socket.socket) -> BaseProcess:
    """A process that serves."""
    process = multiprocessing.Process(target=work, args=(app, settings, listening), name="serving")
    process.start()
    return process


def work(app: str, settings: Settings, listening: socket.socket) -> None:
    """Serve, in a process of its own, until SIGTERM."""
    from spacerace.server.connection_limits import Config, Server, want_files

    keep_to_oneself()
    want_files()
    logging.config.dictConfig(log_config(settings.log))
    server = Server(Config(load(app), settings, grace=FINISH))
    server.run([listening])


def keep_to_oneself() -> None:
    """Let child processes inherit no open files, because workers handle data from strangers.

    With the socket it could take connections in the server's place, and read everybody's cookies.
    """
    for name in os.listdir("/dev/fd") if os.path.isdir("/dev/fd") else ():
        if int(name) > 2:
            with suppress(OSError):
                os.set_inheritable(int(name), False)


def load(app: str) -> Any:
    """The application, made in the process that serves it."""
    # A terminal tells all processes at once that it is closed, or that Ctrl+C was pressed, however often; the
    # first of them stops the others in good order. Here the web server handles Ctrl+C itself, and waits for
    # ever at the third: so it should not hear of it, in this thread and all that come from it.
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    watch_parent()
    module, _, name = app.partition(":")
    application = getattr(import_module(module), name)()
    # What is loaded by now stays for good, and a click makes and drops thousands of small objects: a
    # collector that goes through all of them every few hundred takes a twentieth of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    return application


def watch_parent() -> None:
    """End this process when the one that started it is gone, even if that was killed.

    For processes made by multiprocessing, as all of ours are. Nothing is finished: whatever kills the
    parent without warning is a crash, and after a crash only what is in the database counts.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="watch-parent", daemon=True).start()


def _wait_until_ready(settings: Settings, stopping: threading.Event, ready: Callable[[], None]) -> None:
    """Connect until the server answers, then call ``ready``."""
    host = EVERYWHERE.get(settings.host, settings.host)
    while not stopping.wait(0.05):
        connection = http.client.HTTPConnection(host, settings.port, timeout=5)
        try:
            connection.request("GET", "/health")
            if connection.getresponse().status == 200:
                ready()
                return
        except (OSError, http.client.HTTPException):
            pass
        finally:
            connection.close()


def _stopping_signals() -> set[signal.Signals]:
    """The signals that mean stop, on this system."""
    names = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    return {getattr(signal, name) for name in names if hasattr(signal, name)}


def _hangup_is_ignored() -> bool:
    """Whether somebody wants this process to outlive its terminal, as nohup does."""
    return hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN


def _hear_signals(*, hangup_ignored: bool) -> socket.socket:
    """Ctrl+C and a service manager stop the server, and so does a closed terminal: otherwise it would go on
    where nobody sees it. The socket has something to read when one of them has said so.

    A signal that comes just before the main thread falls asleep would be looked at only after it woke up. So
    the system notes it in the socket at once.
    """
    stopping = _stopping_signals()
    if hangup_ignored:
        stopping.remove(signal.SIGHUP)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    told, tell = socket.socketpair()
    tell.setblocking(False)
    signal.set_wakeup_fd(tell.detach(), warn_on_full_buffer=False)
    for number in stopping:
        signal.signal(number, lambda number, frame: None)
    return told


# --- the few lines that the web server itself logs -------------------------------------------------


class JsonLines(logging.Formatter):
    """A line of JSON for each event, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """The level, the message, and where it went wrong if it did."""
        line = {"level": record.levelname.lower(), "event": record.getMessage(), "logger": record.name}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_config(kind: str) -> dict[str, Any]:
    """Warnings and errors of the web server go to stderr, for people or for machines."""
    plain = {"format": "%(levelname)s %(message)s"}
    ours = {"handlers": ["stderr"], "level": "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": "spacerace.server.run.JsonLines"} if kind == "json" else plain},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}
        },
        "loggers": {"uvicorn": ours, _log.name: ours},
    }
