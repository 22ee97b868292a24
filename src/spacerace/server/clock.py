"""The time of the server. It runs evenly, even if the clock of the machine is changed.

Turns have deadlines, so a clock that jumps would take turns away or prolong them. The time of the server
is the machine's at the start, and from then on that of the steady clock, which nobody can set. Small
differences are made up slowly. A jump is believed only after the machine's clock has kept to it for a
while; then the times of all running turns move with it, so that everybody has as much time as before.
"""

from __future__ import annotations

import time

import structlog

log = structlog.get_logger("spacerace.clock")

# All of these are milliseconds.
#: A larger difference is a jump. A smaller one is corrected slowly, at most this much at each check.
JUMP, STEP = 60_000, 50
#: How long the machine's clock must keep its new time before it is believed.
SETTLED = 600_000


def wall() -> int:
    """The machine's clock, which can be set."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """A monotonic clock. It may stop while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000


class Clock:
    """The time of one process, and whether the machine agrees with it."""

    def __init__(self) -> None:
        """It begins at once."""
        #: The jump of the machine's clock, and since when the clock has kept it.
        self._jump: int | None = None
        self._since = 0
        self.begin()

    def begin(self) -> None:
        """At the start the machine is believed."""
        self._ahead = wall() - steady()
        self._jump = None

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return steady() + self._ahead

    @property
    def off(self) -> int:
        """By how much the machine's clock is ahead of the server's time."""
        return wall() - self.now()

    @property
    def in_doubt(self) -> bool:
        """Whether the machine's clock has jumped, and nobody knows yet whether that is right."""
        return self._jump is not None or abs(self.off) > JUMP

    def look(self) -> int:
        """Compare the clocks, about once a second; the jump that is to be believed now, else 0.

        Whoever is told a jump moves what depends on the time, and then calls ``believe``.
        """
        off = self.off
        if abs(off) <= JUMP:
            if self._jump is not None:
                log.warning("the machine's clock is right again")
                self._jump = None
            self._ahead += max(-STEP, min(STEP, off))
            return 0
        if self._jump is None or abs(off - self._jump) > JUMP:
            log.warning("the machine's clock has jumped: it is not followed yet", seconds=off // 1000)
            self._jump, self._since = off, steady()
        return off if steady() - self._since >= SETTLED else 0

    def believe(self, jump: int) -> None:
        """From now on the time is what the machine says; once, though two may have been told the jump."""
        if self._jump is None:
            return
        log.warning("the machine's clock has kept to its new time: it is followed", seconds=jump // 1000)
        self._ahead += jump
        self._jump = None


#: The clock of this process.
CLOCK = Clock()


def now() -> int:
    """The time as the database keeps it."""
    return CLOCK.now()
