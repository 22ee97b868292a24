"""Measures how long the event loop was blocked, and by which function.

A timer on the loop shows that it runs. A thread checks whether the timer comes in time. If it does not, the
thread notes which function of ours is running; when the timer is back, a line of the log names that function
and the time: by the clock, and of the processor. On a busy machine the first is long and the second is not.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import structlog

#: Seconds between two beats, and by how much one may be late before the log tells of it.
BEAT, LATE = 0.02, 0.1
#: Our own code; what else is at work was called from there.
OURS = str(Path(__file__).parent.parent)

log = structlog.get_logger("spacerace.watchdog")

#: A callback for every beat: its delay in seconds, and the processor time of the loop in it.
Heard = Callable[[float, float], None]


class Watchdog:
    """Watches the loop that it is started on."""

    def __init__(self, heard: Heard = lambda held, worked: None) -> None:
        """Nothing is watched yet."""
        self._heard = heard
        self._due = self._worked = 0.0
        self._thread_id = 0
        self._timer: asyncio.TimerHandle | None = None
        self._over = threading.Event()
        self._thread: threading.Thread | None = None
        #: Where the loop was found at work while a beat was late; "" while none is.
        self._place = ""

    def start(self) -> None:
        """Watch the running loop, whose thread this is."""
        self._thread_id = threading.get_ident()
        self._next()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Watch no more."""
        self._over.set()
        if self._timer is not None:
            self._timer.cancel()
        if self._thread is not None:
            self._thread.join(timeout=1)

    def _next(self) -> None:
        """Wait for the next beat."""
        self._due, self._worked = time.perf_counter() + BEAT, time.thread_time()
        self._timer = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def _beat(self) -> None:
        """The loop runs. If it was blocked, log it."""
        held = max(0.0, time.perf_counter() - self._due)
        worked = time.thread_time() - self._worked
        place, self._place = self._place, ""
        self._heard(held, worked)
        if held > LATE:
            log.warning("the loop was held", seconds=round(held, 3), worked=round(worked, 3), place=place)
        self._next()

    def _watch(self) -> None:
        """In the thread: when a beat is late, note once what is at work."""
        while not self._over.wait(BEAT):
            if not self._place and time.perf_counter() - self._due > LATE / 2:
                self._place = place_of(sys._current_frames().get(self._thread_id))


def place_of(frame: FrameType | None) -> str:
    """The innermost function of ours that is at work, and what it has called; values may be secret."""
    inner = _named(frame)
    while frame is not None:
        if frame.f_code.co_filename.startswith(OURS) and not frame.f_code.co_filename.endswith("watchdog.py"):
            ours = _named(frame)
            return ours if ours == inner else f"{ours} > {inner}"
        frame = frame.f_back
    return inner


def _named(frame: FrameType | None) -> str:
    """A function by file and name."""
    if frame is None:
        return ""
    return f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_qualname}"
