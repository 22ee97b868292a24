"""The tables that this process has in memory, and the lock of each.

A record in memory may be outdated: another process has changed the table, or a change failed half-way. It is
then read again before anybody gets it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.games import game_named
from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.bus import Bus
from spacerace.server.database import Database, now
from spacerace.server.errors import NotFound
from spacerace.server.models import TableInfo
from spacerace.server.packs import Packs
from spacerace.server.table_record import Record
from spacerace.server.time_slices import time_slices

log = structlog.get_logger("spacerace.tables")

#: Tables that are kept in memory; the least recently used one is dropped first.
REMEMBERED = 2_000


class TableCache:
    """Records of tables, at most ``REMEMBERED`` of them."""

    def __init__(self, database: Database, packs: Packs, bus: Bus) -> None:
        """The cache is empty."""
        self._database = database
        self._packs = packs
        self._bus = bus
        self._records: OrderedDict[str, Record] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        #: Tables that were changed elsewhere: they are read again before they are used.
        self._outdated: set[str] = set()
        #: Tables of which a player has seen more than the database holds.
        self._lost: set[str] = set()

    # --- looking at a table ---

    async def current(self, table_id: str) -> Record:
        """The table as it stands in the database; raises NotFound.

        Use a record only until the next ``await``: after that somebody may be changing it, and nobody may be
        told what is not durable yet.
        """
        lock = self.lock(table_id)
        record = self.up_to_date(table_id)
        if record is not None and not lock.locked():
            self._records.move_to_end(table_id)
            return record
        async with lock:
            record = self.up_to_date(table_id)
            if record is not None:
                return record
            self._outdated.discard(table_id)
            try:
                async with self._database.read() as connection:
                    record = await self.read(connection, table_id)
            except BaseException as error:
                # It may be refreshed in part.
                self.drop(table_id, error)
                raise
            self.remember(record)
            return record

    async def info(self, table_id: str, key_hash: str | None) -> TableInfo:
        """What whoever has this key may know of the table; raises NotFound."""
        return (await self.current(table_id)).info(key_hash)

    async def with_pack(self, table_id: str) -> Record:
        """As ``current``, and the table's own pack is loaded."""
        await self.load_pack(table_id)
        return await self.current(table_id)

    async def load_pack(self, table_id: str) -> None:
        """Load the table's pack now, so that no open transaction has to wait for it."""
        record = self._records.get(table_id) or await self.current(table_id)
        await self._packs.ready(record.game, record.wanted.pack)

    async def listed(self, table_ids: Sequence[str], key_hash: str | None) -> list[TableInfo]:
        """The tables of a list, in this order. Games that are not in memory are not loaded."""
        found: dict[str, TableInfo] = {}
        for table_id in table_ids:
            if table_id in self._records:
                found[table_id] = (await self.current(table_id)).info(key_hash)
        rest = [table_id for table_id in table_ids if table_id not in found]
        async with self._database.read() as connection:
            heads = await store.load_heads(connection, rest) if rest else []
        async with time_slices() as pause:
            for record in heads:
                found[record.id] = record.info(key_hash)
                await pause()
        return [found[table_id] for table_id in table_ids if table_id in found]

    def remembered(self, table_id: str) -> Record | None:
        """The record in memory, outdated or not."""
        return self._records.get(table_id)

    def up_to_date(self, table_id: str) -> Record | None:
        """The record in memory, unless it is known to be outdated."""
        return None if table_id in self._outdated else self._records.get(table_id)

    def trusted(self, table_id: str) -> Record | None:
        """The record in memory, if an action there writes nothing but the table's row and log."""
        record = self.up_to_date(table_id)
        if record is None:
            return None
        if record.open_vote is not None or record.has_rested(now()):
            # A line is added to the chat.
            return None
        # Orders are used up, and notices are written.
        return None if record.choices.pace == "turns" or any(record.orders.values()) else record

    # --- reading ---

    def lock(self, table_id: str) -> asyncio.Lock:
        """The lock of a table in this process. The database locks out other processes."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def read(self, connection: AsyncConnection, table_id: str) -> Record:
        """The table as this transaction sees it; the record in memory is brought up to date."""
        row = await store.table_row(connection, table_id)
        if row is None:
            raise NotFound("refused-no-table")
        record = self._records.get(table_id)
        if record is not None and row.version < record.version:
            # An older copy of the database was restored, or a replica that lags behind has taken over.
            self.note_loss(table_id)
            record = None
        if record is None:
            if text := store.pack_text(row):
                await self._packs.ready(game_named(row.game), text)
            return await store.load_record(connection, row)
        if record.version != row.version:
            known = 0 if record.play is None else record.play.length
            await store.refresh_record(connection, record, row, from_entry=known)
        return record

    async def read_locked(self, connection: AsyncConnection, table_id: str) -> Record:
        """As ``read``, and the table's row is locked until the transaction ends."""
        version = await store.lock_table(connection, table_id)
        record = self._records.get(table_id)
        if version is None or record is None or record.version != version:
            record = await self.read(connection, table_id)
        return record

    # --- keeping and dropping ---

    def remember(self, record: Record) -> None:
        """Keep a record in memory; the least recently used one may be dropped."""
        # The pack is loaded at this moment. Whoever asks for the sides later need not load it again.
        _ = record.sides
        self._records[record.id] = record
        self._records.move_to_end(record.id)
        while len(self._records) > REMEMBERED:
            oldest, _ = self._records.popitem(last=False)
            self._outdated.discard(oldest)
            if not (lock := self._locks.get(oldest)) or not lock.locked():
                self._locks.pop(oldest, None)

    def drop(self, table_id: str, error: BaseException) -> None:
        """Drop a record that may be wrong; of a table that does not exist the lock is dropped as well."""
        self._records.pop(table_id, None)
        if isinstance(error, NotFound):
            self._locks.pop(table_id, None)

    def begin_reading(self, table_id: str) -> None:
        """The row is read after this: changes of other processes count from now on."""
        self._outdated.discard(table_id)

    def outdate(self, table_id: str) -> None:
        """Another process has changed this table; "": perhaps any table."""
        if table_id:
            self._outdated.add(table_id)
        else:
            self._outdated.update(self._records)

    def forget(self, table_ids: Sequence[str]) -> None:
        """These tables were changed without this cache; everybody who watches them looks again."""
        for table_id in table_ids:
            self.outdate(table_id)
            self._bus.wake(table_id)

    def forget_all(self) -> None:
        """All tables were changed without this cache."""
        self.outdate("")
        self._bus.wake_all()

    # --- lost history ---

    def note_loss(self, table_id: str) -> None:
        """A client has seen more of a table than there is: history was lost, or the client is wrong."""
        if table_id not in self._lost and len(self._lost) < REMEMBERED:
            self._lost.add(table_id)
            log.error("a player has seen more than the database holds: moves were lost", table=table_id)

    async def check_seen(self, table_id: str, seat: Seat, at: int) -> None:
        """Compare how much a returning client has seen with the database."""
        self.forget([table_id])
        record = await self.current(table_id)
        if record.play is not None and at > record.play.at(seat):
            self.note_loss(table_id)

    @property
    def lost(self) -> int:
        """How many tables have lost history since the start."""
        return len(self._lost)
