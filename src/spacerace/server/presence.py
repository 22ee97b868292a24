"""Who has a table open at the moment. Only websockets of this process count."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from spacerace.kernel.seats import SPECTATOR, Seat
from spacerace.server.bus import Bus


class Presence:
    """The seats of everybody who watches, by table."""

    def __init__(self, bus: Bus, *, alone: bool) -> None:
        """Nobody is here. Without ``alone`` there may be other processes, so presence is unknown."""
        self._bus, self._alone = bus, alone
        self._here: dict[str, Counter[Seat]] = defaultdict(Counter)

    @contextmanager
    def watching(self, table_id: str, seats: Iterable[Seat]) -> Iterator[None]:
        """Somebody has the table open: with these seats, or as a spectator."""
        held = list(seats) or [SPECTATOR]
        before = self.of(table_id)
        self._here[table_id].update(held)
        self._tell(table_id, before)
        try:
            yield
        finally:
            before = self.of(table_id)
            left = self._here[table_id]
            left.subtract(held)
            if not +left:
                del self._here[table_id]
            self._tell(table_id, before)

    def of(self, table_id: str) -> tuple[list[Seat] | None, int | None]:
        """The seats that are present, and how many watch without one; nothing where nobody knows."""
        if not self._alone:
            return None, None
        here = self._here.get(table_id, Counter())
        return sorted(seat for seat in +here if seat >= 0), here[SPECTATOR]

    def _tell(self, table_id: str, before: object) -> None:
        """Everybody who watches is told of a change."""
        if self.of(table_id) != before:
            self._bus.wake(table_id)
