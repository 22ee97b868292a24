"""Reads the files of strangers in separate processes, with limits. Addresses take turns.

A pack or a match file can make the rules fail, loop, or use too much memory. A reader is one process for one
text. It gets no settings and no passwords, so many seconds of a processor and so much memory, and lets clicks
go first. The server takes over what came out well.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from spacerace.server.errors import ServerRefusal
from spacerace.server.limits import TooMany, group
from spacerace.server.settings import child_environment
from spacerace.server.time_slices import asker

#: Readers at work, texts of one address (the one that is read and one that waits), texts in all.
READERS, AN_ADDRESS, IN_ALL = 2, 2, 100
#: Packs of tables that one address looks at and that must be read again, at most.
LOOKED_AT = 10
#: Seconds that one text may take in all; the processor's seconds are counted in ``reader_process``.
PATIENCE = 30.0


class TooSlow(Exception):
    """A reader has reached its limits or crashed."""


class ReadersBusy(ServerRefusal):
    """More texts wait than can be read soon."""

    status = 503
    retry_after = 10


class Readers:
    """The pool of reader processes, and the queue before it."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._free = asyncio.Semaphore(READERS)
        #: How many texts each address has here, and whose is being read.
        self._texts: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    async def read(self, command: Sequence[str], text: bytes, address: str | None) -> bytes:
        """What a reader makes of a text; raises TooSlow.

        ``address`` is who sent it; None: it is the pack of a table that somebody looks at
        (``time_slices.asker``).

        One text of an address is read at a time, so addresses take turns; only one more of it may wait.
        """
        if self._texts.total() >= IN_ALL:
            raise ReadersBusy("refused-readers-busy")
        name, most = (asker.get(), LOOKED_AT) if address is None else (group(address), AN_ADDRESS)
        if not name:
            async with self._counted(name, most=IN_ALL), self._free:
                return await _run(command, text)
        async with self._counted(name, most=most), self._turn(name), self._free:
            return await _run(command, text)

    @asynccontextmanager
    async def _counted(self, name: str, *, most: int) -> AsyncIterator[None]:
        """One more text of an address, while it is here."""
        if self._texts[name] >= most:
            raise TooMany("refused-too-many-readings", PATIENCE / 10)
        self._texts[name] += 1
        try:
            yield
        finally:
            self._texts[name] -= 1
            if not self._texts[name]:
                del self._texts[name]
                self._turns.pop(name, None)

    def _turn(self, name: str) -> asyncio.Lock:
        """One text of an address at a time."""
        return self._turns.setdefault(name, asyncio.Lock())


async def _run(command: Sequence[str], text: bytes) -> bytes:
    """One reader, from its start to its end."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, env=child_environment()
    )
    try:
        async with asyncio.timeout(PATIENCE):
            answer, _ = await process.communicate(text)
    except TimeoutError:
        answer = b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0 or not answer:
        raise TooSlow
    return answer
