"""Long work on the event loop, in time slices: other requests wait for one slice, not for the whole work.

All such work of a loop shares one lock. A task holds it for ``SLICE`` seconds and passes it on, so
everything else runs after each slice, however many tasks there are. One address has one such task at a
time, so addresses take turns: whoever asks for a lot delays nobody else.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from weakref import WeakKeyDictionary, WeakValueDictionary

#: The length of a slice, in seconds.
SLICE = 0.01

#: Yields to other tasks at the end of a slice.
Pause = Callable[[], Awaitable[None]]

#: The group of addresses (limits) that the present work is done for; "" for work of the server itself.
asker: ContextVar[str] = ContextVar("asker", default="")


class _Turns:
    """The turn of a loop, and who of each address may wait for it."""

    def __init__(self) -> None:
        self.work = asyncio.Lock()
        self.askers: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, _Turns] = WeakKeyDictionary()


@asynccontextmanager
async def time_slices() -> AsyncIterator[Pause]:
    """The turn to work; call and await what it gives after every small step.

    Nothing else may be awaited inside, or what is waited for might itself wait for the turn.
    """
    turns = _turns.setdefault(asyncio.get_running_loop(), _Turns())
    async with AsyncExitStack() as stack:
        if name := asker.get():
            await stack.enter_async_context(turns.askers.setdefault(name, asyncio.Lock()))
        yield await stack.enter_async_context(_turn(turns.work))


@asynccontextmanager
async def _turn(turn: asyncio.Lock) -> AsyncIterator[Pause]:
    """The turn, from the first slice to the last."""
    await turn.acquire()
    began = time.perf_counter()

    async def pause() -> None:
        nonlocal began
        if time.perf_counter() - began < SLICE:
            return
        # The turn is kept while the others go first: whoever gets it next comes a round of the loop later.
        await asyncio.sleep(0)
        turn.release()
        await _take(turn)
        began = time.perf_counter()

    try:
        yield pause
    finally:
        turn.release()


async def _take(turn: asyncio.Lock) -> None:
    """Take the turn, even if the task is being cancelled: it is given back by whoever holds it."""
    cancelled: asyncio.CancelledError | None = None
    while True:
        try:
            await turn.acquire()
            break
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled
