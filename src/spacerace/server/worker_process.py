"""One bot worker as the server sees it: a process (bot_worker), and the pipes to it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from spacerace.server import settings
from spacerace.server.bot_worker import LENGTH, Answer, Question, frame

#: Seconds that a worker may take to start, on a machine under load.
START_SECONDS = 60.0
#: An answer is a number, a short reason, or what was found out about a game; a longer one is refused.
LONGEST_ANSWER = 1_000_000


class WorkerFailure(Exception):
    """A bot has made no decision. The text gives the reason."""


class WorkerProcess:
    """A worker process (server.bot_worker), and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """A process that has just been started."""
        assert process.stdin is not None and process.stdout is not None
        self._process = process
        self._to, self._from = process.stdin, process.stdout

    @classmethod
    async def start(cls, command: Sequence[str]) -> WorkerProcess:
        """A new worker, which needs a moment until it is ready."""
        # Settings contain passwords that no bot needs. With a session of its own it does not get Ctrl+C.
        pipe = asyncio.subprocess.PIPE
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, env=settings.child_environment(), start_new_session=True
            )
        )

    async def ready(self) -> None:
        """Wait until the worker takes questions; one that does not become ready is ended."""
        try:
            async with asyncio.timeout(START_SECONDS):
                if await self._read() != b"":
                    raise ValueError("not a worker")
        except (OSError, EOFError, ValueError):
            await self.end()
            raise

    @property
    def is_gone(self) -> bool:
        """Whether the process has ended."""
        return self._process.returncode is not None

    async def ask(self, question: Question) -> Answer:
        """The worker's answer to a question; raises one of several errors if there is none."""
        self._to.write(frame(msgspec.msgpack.encode(question)))
        await self._to.drain()
        answer = msgspec.msgpack.decode(await self._read(), type=Answer)
        if answer.problem:
            raise WorkerFailure(answer.problem)
        if not question.study and not 0 <= answer.chosen < len(question.options):
            raise ValueError("not an option")
        return answer

    async def _read(self) -> bytes:
        """The next message."""
        size = int.from_bytes(await self._from.readexactly(LENGTH), "big")
        if size > LONGEST_ANSWER:
            raise ValueError("too long for an answer")
        return await self._from.readexactly(size)

    def kill(self) -> None:
        """Kill the process: it has no state to save."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """End the process and wait until nothing of it is left."""
        self.kill()
        await self._process.communicate()


def reason_of(error: Exception) -> str:
    """Why a bot or a worker failed, for the log."""
    match error:
        case WorkerFailure():
            return str(error)
        case TimeoutError():
            return "took too long"
        case EOFError() | ConnectionError():
            return "its process ended"
        case OSError():
            return f"the system refused: {error.strerror}"
        case _:
            # Whatever else it sent could not be read.
            return "answered nonsense"
