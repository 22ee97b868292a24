"""Who has a table open now, in all processes. Only live connections count.

Nothing is stored. On PostgreSQL the processes notify each other: each sends its changes, and everything when
another process has just started to listen.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from secrets import token_hex

import msgspec
import structlog
from msgspec import Struct, field
from sqlalchemy import text

from spacerace.kernel.seats import SPECTATOR, Seat
from spacerace.server.bus import PRESENCE, Bus
from spacerace.server.clock import steady
from spacerace.server.database import Database

log = structlog.get_logger("spacerace.presence")

#: A process says that it is there every BEAT seconds. It counts as gone after GONE milliseconds of silence.
BEAT, GONE = 20.0, 65_000
#: How long to wait before a database that does not answer is tried again, in seconds.
RETRY = 1.0
_TELL = text("SELECT pg_notify(:channel, :payload)")


class _Told(Struct, frozen=True, omit_defaults=True):
    """What one process tells the others. Without a table it says that it is there."""

    origin: str
    table: str = ""
    #: How many live lines each seat has there; -2 are spectators.
    seats: dict[Seat, int] = {}
    #: It wants to hear who is where, or it goes.
    asks: bool = False
    goes: bool = False


class _Process(Struct):
    """Another process: when it was heard last, and who is at which table there."""

    heard: int
    here: dict[str, Counter[Seat]] = field(default_factory=dict)


class Presence:
    """The seats of everybody who watches, by table."""

    def __init__(self, bus: Bus, database: Database) -> None:
        """Nobody is here yet."""
        self._bus, self._database = bus, database
        self._here: dict[str, Counter[Seat]] = defaultdict(Counter)
        self._elsewhere: dict[str, _Process] = {}
        self._origin = token_hex(8)
        #: Tables that the others have to be told of, and whether they are asked what they know.
        self._untold: set[str] = set()
        self._asks = False
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        bus.on_presence, bus.on_listening = self._hear, self._ask

    @contextmanager
    def watching(self, table_id: str, seats: Iterable[Seat]) -> Iterator[None]:
        """Somebody has the table open: with these seats, or as a spectator."""
        held = list(seats) or [SPECTATOR]
        before = self.of(table_id)
        self._here[table_id].update(held)
        self._changed(table_id, before)
        try:
            yield
        finally:
            before = self.of(table_id)
            left = self._here[table_id]
            left.subtract(held)
            if not +left:
                del self._here[table_id]
            self._changed(table_id, before)

    def of(self, table_id: str) -> tuple[list[Seat], int]:
        """The seats that are present, and how many watch without one."""
        here = Counter(self._here.get(table_id, {}))
        for process in self._elsewhere.values():
            here.update(process.here.get(table_id, {}))
        return sorted(seat for seat in +here if seat >= 0), here[SPECTATOR]

    def _changed(self, table_id: str, before: object) -> None:
        """Everybody who watches is told of a change; other processes of every live line."""
        if not self._database.is_sqlite:
            self._untold.add(table_id)
            self._woken.set()
        if self.of(table_id) != before:
            self._bus.wake(table_id)

    # --- other processes ---

    async def start(self) -> None:
        """Tell the other processes; there are none on SQLite."""
        if not self._database.is_sqlite:
            self._task = asyncio.create_task(self._tell())

    async def stop(self) -> None:
        """Say goodbye: nobody is here any more."""
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        with suppress(Exception):
            await self._send([_Told(self._origin, goes=True)])

    def _ask(self) -> None:
        """The process listens, perhaps again: what the others said meanwhile was missed."""
        self._asks = True
        self._untold.update(self._here)
        self._woken.set()

    async def _tell(self) -> None:
        """Send what is new, and now and then a sign of life."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._woken.wait()
            self._woken.clear()
            self._drop_silent()
            tables, asks = sorted(self._untold), self._asks
            self._untold, self._asks = set(), False
            told = [_Told(self._origin, table, dict(self._here.get(table, {}))) for table in tables]
            try:
                await self._send([*told, _Told(self._origin, asks=asks)])
            except Exception as error:
                log.warning("telling who is present failed", reason=str(error))
                self._untold.update(tables)
                self._asks = self._asks or asks
                await asyncio.sleep(RETRY)
                self._woken.set()

    async def _send(self, told: list[_Told]) -> None:
        """Notify the other processes."""
        rows = [{"channel": PRESENCE, "payload": msgspec.json.encode(one).decode()} for one in told]
        async with self._database.write() as connection:
            for row in rows:
                await connection.execute(_TELL, row)

    def _hear(self, payload: str) -> None:
        """Another process has told something."""
        told = msgspec.json.decode(payload, type=_Told)
        if told.origin == self._origin:
            return
        if told.goes:
            self._forget(told.origin)
            return
        process = self._elsewhere.setdefault(told.origin, _Process(steady()))
        process.heard = steady()
        if told.asks:
            self._untold.update(self._here)
            self._woken.set()
        if told.table:
            before = self.of(told.table)
            process.here[told.table] = Counter(told.seats)
            if not told.seats:
                del process.here[told.table]
            if self.of(told.table) != before:
                self._bus.wake(told.table)

    def _drop_silent(self) -> None:
        """Forget processes that have not been heard for long: they were killed, or cut off."""
        for origin, process in list(self._elsewhere.items()):
            if steady() - process.heard > GONE:
                self._forget(origin)

    def _forget(self, origin: str) -> None:
        """Nobody is at that process any more."""
        process = self._elsewhere.pop(origin, None)
        for table_id in process.here if process else ():
            self._bus.wake(table_id)
