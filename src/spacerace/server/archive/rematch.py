"""Another game for the same people: everybody moves on by one seat, and the seats are reserved for them."""

from __future__ import annotations

from msgspec.structs import replace

from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.errors import Conflict, NotAllowed
from spacerace.server.game_start import start_if_full
from spacerace.server.keys import ASKED
from spacerace.server.models import SeatWanted
from spacerace.server.table_changes import Change
from spacerace.server.table_record import Former, Record, SeatRow
from spacerace.server.tables import Tables


class Rematches:
    """Opens the table where the people of a finished game play on."""

    def __init__(self, tables: Tables) -> None:
        """Nothing is opened yet."""
        self._tables = tables

    async def open(self, table_id: str, key_hash: str) -> tuple[Record, dict[Seat, str]]:
        """A table like this one; whoever asks sits there, and the others' seats are kept for them.

        Of two who ask, the second sits down at the table of the first.
        """
        tables = self._tables
        await tables.opening.check_room()
        old = await tables.cache.current(table_id)
        await tables.packs.accept(old.game, old.wanted.pack)
        async with tables.changes.changing(table_id) as change:
            old = change.record
            if not old.grants.get(key_hash):
                raise NotAllowed("refused-no-seat-of-yours")
            if old.status != "finished":
                raise Conflict("refused-not-over")
            if old.next_table is None:
                opened = await self._open(change, key_hash)
            else:
                opened = None
            there = old.next_table
        if opened is not None:
            tables.opening.publish(opened[0])
            return opened
        assert there is not None
        for seat in (await tables.cache.current(there)).may_return_to(key_hash):
            await tables.seats.come_back(there, key_hash, seat)
        return await tables.cache.current(there), {}

    async def _open(self, change: Change, key_hash: str) -> tuple[Record, dict[Seat, str]]:
        """Save the new table together with the link to it."""
        old = change.record
        moved = [*old.seats[1:], *old.seats[:1]]
        mine = set(old.held_by(key_hash))
        seats = [_wanted(row, mine=row.seat in mine) for row in moved]
        wanted = replace(old.wanted, seats=seats, first_game=False)
        record, tokens = self._tables.opening.new_record(wanted, key_hash)
        for seat, row in enumerate(moved):
            if row.seat not in mine:
                _keep(record, record.seats[seat], old, row)
        change.changed = True
        await store.add_table(change.connection, record, now=record.created)
        new = Change(change.connection, record)
        new.present = record.held_by(key_hash)
        await start_if_full(new)
        if record.header is not None:
            await store.save_table(change.connection, record, now=record.created)
            record.version += 1
        change.notices += new.notices
        old.next_table = record.id
        if mine:
            await change.note(Message("table-rematch", {"player": old.seats[min(mine)].name}))
        else:
            await change.note(Message("table-rematch-host"))
        return record, tokens


def _wanted(row: SeatRow, *, mine: bool) -> SeatWanted:
    """Who shall sit on the seat of somebody who played here."""
    if row.kind == "bot":
        return SeatWanted("bot", row.name, row.bot, row.side)
    if row.kind == "program":
        return SeatWanted("program", row.name, side=row.side)
    return SeatWanted("me" if mine else "open", row.name if mine else "", side=row.side)


def _keep(record: Record, row: SeatRow, old: Record, before: SeatRow) -> None:
    """Keep a seat for the person who played, and let a program go on."""
    keys = sorted(key for key, held in old.grants.items() if before.seat in held)
    if before.kind == "program":
        for key in keys:
            record.grants.setdefault(key, set()).add(row.seat)
    if before.kind != "person" or not keys:
        return
    row.name = before.name
    row.former = Former(kind="person", name=before.name, sat_by=before.sat_by, keys=keys, before=[])
    for key in keys:
        record.grants.setdefault(key, set()).add(ASKED)
