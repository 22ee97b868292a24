"""A network cable between browser and server that can be pulled out and put back."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

#: A guard against hanging, in seconds.
GUARD = 60


class Cable:
    """Carries bytes both ways between a port of its own and a server."""

    def __init__(self, address: str) -> None:
        """Lead to this server."""
        parts = urlsplit(address)
        self._far = (parts.hostname or "127.0.0.1", parts.port or 80)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._lock = threading.Lock()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._cut = False
        self._threads = [threading.Thread(target=self._serve, daemon=True)]
        self._threads[0].start()

    def _serve(self) -> None:
        """Take whoever comes; while the cable is out, hang up at once."""
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                with self._lock:
                    if self._cut:
                        near.close()
                        continue
                    far = socket.create_connection(self._far)
                    self._pairs.append((near, far))
                for one, other in ((near, far), (far, near)):
                    carrying = threading.Thread(target=self._carry, args=(one, other), daemon=True)
                    self._threads.append(carrying)
                    carrying.start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        """Bytes from one end to the other, until either is gone."""
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        one.close()

    def cut(self) -> None:
        """Pull it out: what is under way is lost, nobody gets through."""
        with self._lock:
            self._cut = True
            for pair in self._pairs:
                for end in pair:
                    with suppress(OSError):
                        end.shutdown(socket.SHUT_RDWR)
            self._pairs.clear()

    def mend(self) -> None:
        """Put it back."""
        with self._lock:
            self._cut = False

    def close(self) -> None:
        """Throw it away."""
        self.cut()
        # Whoever waits at a door learns that it closed only when somebody shuts it.
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for thread in self._threads:
            thread.join(GUARD)


@contextmanager
def cable(address: str) -> Iterator[Cable]:
    """A cable for as long as it is needed."""
    carrying = Cable(address)
    try:
        yield carrying
    finally:
        carrying.close()
