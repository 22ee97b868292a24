"""Changes of a table: one at a time, in one transaction. They are published when they are durable."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat
from spacerace.kernel.sentences import sentence
from spacerace.server import store
from spacerace.server.access import acting_seat
from spacerace.server.bus import Bus
from spacerace.server.database import Database, now
from spacerace.server.keys import HOST
from spacerace.server.models import ChatLine, Said
from spacerace.server.table_cache import TableCache
from spacerace.server.table_record import Record


class Change:
    """A table that is being changed, in its transaction.

    ``changed`` is set before anything of the record is touched: a refusal after that drops the record.
    """

    def __init__(self, connection: AsyncConnection, record: Record) -> None:
        """Nothing is changed yet."""
        self.connection = connection
        self.record = record
        self.changed = False
        self.time = now()
        self.turn_before = record.turn
        #: The seats of the person or program that makes the change.
        self.present: Sequence[Seat] = ()
        #: How many notices have to be sent when it is durable.
        self.notices = 0
        #: The first log entry that is saved together with the table's row, if there is one.
        self.new_from: int | None = None

    def seat_of(self, key_hash: str | None, wanted: Seat | None) -> Seat:
        """The seat that this key acts for (``acting_seat``); its holder is present."""
        self.present = self.record.held_by(key_hash)
        return acting_seat(self.record, key_hash, wanted)

    async def note(self, message: Message) -> None:
        """Tell everybody in the chat what was done, in the table's own name; a full chat takes it too."""
        record = self.record
        text = sentence(message.id, message.args)
        said = Said(message.id, dict(message.args))
        line = ChatLine(record.chat_length + 1, HOST, "", text, self.time, said)
        await store.add_chat(self.connection, record.id, line)
        record.chat_length += 1


class TableChanges:
    """Makes changes. Every change of a table goes through ``changing``."""

    def __init__(self, database: Database, cache: TableCache, bus: Bus) -> None:
        """Nobody listens yet."""
        self._database = database
        self._cache = cache
        self._bus = bus
        #: Called with a table's id after a change: a bot may have to move.
        self.on_change: Callable[[str], None] = lambda table_id: None
        #: Called when notices have to be sent.
        self.on_notices: Callable[[], None] = lambda: None

    @asynccontextmanager
    async def changing(self, table_id: str, *, trusting: bool = False) -> AsyncIterator[Change]:
        """A transaction on one table, with its row locked. What the block changes is durable or never was.

        If anything goes wrong the record in memory is dropped, for it may be ahead of the database.

        ``trusting``: the record in memory is taken for the present state. The row is not locked; one
        statement writes it and checks that its version has not changed. That is one round trip to the
        database instead of four. A refusal may then be out of date, and if another process was faster this
        raises Overtaken: the block has to be tried again without trust. Such a block may write nothing but
        the table's row and log.
        """
        cache = self._cache
        await cache.load_pack(table_id)
        async with cache.lock(table_id):
            change: Change | None = None
            # Before the row is read: whatever another process does after that counts.
            trusted = cache.trusted(table_id) if trusting else None
            cache.begin_reading(table_id)
            try:
                async with self._database.write_once() if trusted else self._database.write() as connection:
                    record = trusted or await cache.read_locked(connection, table_id)
                    change = Change(connection, record)
                    rested = trusted is None and record.has_rested(change.time)
                    yield change
                    if change.changed and rested:
                        await change.note(Message("table-deal-opened"))
                    if change.changed:
                        await store.save_table(connection, record, now=change.time, new_from=change.new_from)
            except BaseException as error:
                if not isinstance(error, Refusal) or change is None or change.changed:
                    cache.drop(table_id, error)
                if change is not None and change.changed:
                    # After a cut connection nobody knows whether it was saved: everybody looks again.
                    self._bus.wake(table_id)
                raise
            if change.changed:
                change.record.version += 1
                change.record.touched = change.time
                change.record.forget_messages()
            cache.remember(change.record)
        if change.changed:
            self._bus.wake(table_id)
            self.on_change(table_id)
        if change.notices:
            self.on_notices()
