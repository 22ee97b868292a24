"""A PostgreSQL server of the tests' own: made in a temporary folder, gone when the tests are over."""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from pathlib import Path

#: How to get it where it is missing.
INSTALL = "PostgreSQL is not installed: on Debian and Ubuntu 'sudo apt install postgresql'"
#: Small and quick. What makes an acknowledged write durable stays on: the server insists on it.
SMALL = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_wal_size": "256MB",
    "jit": "off",
    "logging_collector": "off",
    "lc_messages": "C",
}
#: A guard against hanging; making a cluster takes two seconds.
PATIENCE = 120


def find_binaries() -> Path | None:
    """The folder of ``postgres`` and ``initdb``; the newest where there are several."""
    folders = []
    if pg_config := shutil.which("pg_config"):
        found = subprocess.run([pg_config, "--bindir"], capture_output=True, text=True, check=False)
        folders.append(Path(found.stdout.strip()))
    if initdb := shutil.which("initdb"):
        folders.append(Path(initdb).resolve().parent)
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(versions, key=lambda folder: float(folder.parent.name), reverse=True)
    has_both = (one for one in folders if (one / "postgres").is_file() and (one / "initdb").is_file())
    return next(has_both, None)


class Cluster:
    """A running server with its data, in a temporary folder."""

    def __init__(self, binaries: Path) -> None:
        """Make a cluster and start it; it takes connections when this returns."""
        self.folder = Path(tempfile.mkdtemp(prefix="spacerace-pg-"))
        self.port = free_port()
        self._databases = 0
        self._lines: list[str] = []
        self._as_its_user = self._choose_user()
        data = self.folder / "data"
        initdb = [str(binaries / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust"]
        initdb += ["-E", "UTF8", "--locale=C", "--no-sync"]
        made = self._start(initdb)
        output, _ = made.communicate(timeout=PATIENCE)
        assert made.returncode == 0, output
        settings = {**SMALL, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        options = [f"--{name}={value}" for name, value in settings.items()]
        self.process = self._start([str(binaries / "postgres"), "-D", str(data), *options])
        # The tests may end in many ways; a server that outlives them is no good guest.
        atexit.register(self.stop)
        self._wait_until_ready()

    def _choose_user(self) -> list[str]:
        """What makes a command run as a user that PostgreSQL accepts; it refuses root."""
        setpriv = shutil.which("setpriv")
        # When the tests are killed, the server stops as well.
        command = [setpriv, "--pdeathsig", "INT"] if setpriv else []
        if os.geteuid() != 0:
            return [*command, "--"] if command else []
        assert setpriv, "root needs setpriv to start PostgreSQL as its own user"
        user = pwd.getpwnam("postgres")
        os.chown(self.folder, user.pw_uid, user.pw_gid)
        return [*command, f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--init-groups", "--"]

    def _start(self, command: list[str]) -> subprocess.Popen[str]:
        """A process in a group of its own, so that Ctrl+C reaches the tests before it reaches the server."""
        return subprocess.Popen(
            [*self._as_its_user, *command],
            cwd=self.folder,
            env={**os.environ, "HOME": str(self.folder), "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def _wait_until_ready(self) -> None:
        """Read what the server says until it says that it is ready; go on reading so that it never blocks."""
        ready = threading.Event()

        def read() -> None:
            assert self.process.stdout
            for line in self.process.stdout:
                self._lines.append(line)
                if "ready to accept connections" in line:
                    ready.set()
            ready.set()

        self._reader = threading.Thread(target=read, daemon=True)
        self._reader.start()
        assert ready.wait(PATIENCE) and self.process.poll() is None, "".join(self._lines)

    def url(self, database: str) -> str:
        """The address of a database, as a host types it."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def create_database(self) -> str:
        """The name of a fresh, empty database."""
        self._databases += 1
        name = f"race_{self._databases}"
        self.run_sql(f"CREATE DATABASE {name}")
        return name

    def drop_database(self, name: str) -> None:
        """Away with a database, whoever is still connected to it."""
        self.run_sql(f"DROP DATABASE {name} WITH (FORCE)")

    def change_setting(self, name: str, value: str) -> None:
        """Change a setting of the running server, and wait until new connections get it."""
        import asyncpg

        async def change() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            await connection.execute(f"ALTER SYSTEM SET {name} = {value}")
            await connection.execute("SELECT pg_reload_conf()")
            found = ""
            while found != value:
                await connection.close()
                connection = await asyncpg.connect(self.url("postgres"))
                found = await connection.fetchval(f"SHOW {name}")
            await connection.close()

        asyncio.run(asyncio.wait_for(change(), PATIENCE))

    def run_sql(self, statement: str, database: str = "postgres") -> None:
        """One statement, outside any transaction."""
        import asyncpg

        async def run() -> None:
            connection = await asyncpg.connect(self.url(database))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(run())

    def stop(self) -> None:
        """End the server, whoever is still connected, and remove its folder."""
        atexit.unregister(self.stop)
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._reader.join()
        assert self.process.stdout
        self.process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    """A port of this machine that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
