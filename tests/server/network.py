"""A network between a server and its database, which can swallow everything without a word."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Network:
    """Carries bytes to a port of this machine and back, or does not: connections stay open all the same."""

    def __init__(self, port: int) -> None:
        """It carries."""
        self._to = port
        self.port = 0
        self._lost: set[str] = set()
        #: Connections that once lost something: nothing of them makes sense any more.
        self._spoilt: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def swallow(self, *ways: str) -> None:
        """From now on what goes these ways is lost: "there", "back"."""
        self._lost = set(ways)

    def heal(self) -> None:
        """New connections work; those that lost something are cut, as their ends find out."""
        self._lost = set()
        for writer in self._spoilt:
            writer.close()
        self._spoilt.clear()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        there = None
        try:
            from_there, there = await asyncio.open_connection("127.0.0.1", self._to)
            await asyncio.gather(
                self._one_way("there", reader, there, writer),
                self._one_way("back", from_there, writer, there),
            )
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for one in (writer, there):
                if one is not None:
                    one.close()
            self._tasks.discard(task)

    async def _one_way(
        self,
        way: str,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        other: asyncio.StreamWriter,
    ) -> None:
        """All that goes one way."""
        spoilt = False
        while True:
            data = await reader.read(65536)
            if way in self._lost or spoilt:
                # The end of a connection is lost like all else.
                spoilt = True
                self._spoilt |= {writer, other}
                if not data:
                    await asyncio.Event().wait()
                continue
            if not data:
                raise ConnectionResetError
            writer.write(data)
            await writer.drain()

    async def stop(self) -> None:
        """All connections end."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def network(port: int) -> AsyncIterator[Network]:
    """A network on any free port, to this one."""
    found = Network(port)
    server = await asyncio.start_server(found._carry, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
        await found.stop()
        with suppress(asyncio.CancelledError):
            await server.wait_closed()
