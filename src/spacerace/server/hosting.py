"""The actions of a host: changing and naming a table, mixing its seats, pausing it, handing it over."""

from __future__ import annotations

from random import SystemRandom

from msgspec import UNSET
from msgspec.structs import replace

from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.bot_pool import BotPool
from spacerace.server.errors import Conflict, NotAllowed, NotFound
from spacerace.server.keys import HOST
from spacerace.server.models import NewTable, TableChange
from spacerace.server.table_changes import Change, TableChanges
from spacerace.server.table_record import Record
from spacerace.server.turns import set_deadline


class Hosting:
    """The actions of the hosts of all tables."""

    def __init__(self, changes: TableChanges, bots: BotPool) -> None:
        """Nothing is changed yet."""
        self._changes = changes
        self._bots = bots

    async def change(self, table_id: str, key_hash: str | None, wanted: TableChange) -> None:
        """Change what was chosen at the beginning; once the game runs, its name and the pause alone."""
        async with self._changes.changing(table_id) as change:
            record = _hosted(change, key_hash)
            was_paused = record.choices.paused
            if record.status == "open":
                record.wanted = self._changed(record, wanted)
            elif wanted.only_beside():
                record.wanted = _beside(record.wanted, wanted)
            else:
                raise Conflict("refused-table-begun")
            record.private = record.wanted.private
            record.known_sides = None
            if record.play is not None and record.choices.paused != was_paused:
                await self._pause(change)
            change.changed = True
            await store.save_wanted(change.connection, record)

    def _changed(self, record: Record, change: TableChange) -> NewTable:
        """What is wanted now; raises BadSetup if the game cannot be played so."""
        if record.deal_of is not None and change.names_a_setup():
            raise Conflict("refused-table-dealt")
        given = {
            name: value
            for name in ("edition", "mode", "options", "private", "choices")
            if (value := getattr(change, name)) is not UNSET
        }
        if record.wanted.first_game:
            raise Conflict("refused-table-begun")
        before, record.wanted = record.wanted, replace(_beside(record.wanted, change), **given)
        try:
            if record.choices.limit is not None:
                self._bots.check(record.choices.limit.bot, record.game)
            names = [row.name or f"seat {row.seat + 1}" for row in record.seats]
            record.new_header(names, [row.side for row in record.seats], seed=0)
            return record.wanted
        finally:
            record.wanted = before

    async def _pause(self, change: Change) -> None:
        """While the table is paused, no time runs. Afterwards the turn has the time that was left."""
        record = change.record
        if record.choices.paused:
            record.paused_at = change.time
        else:
            # A turn that began during the pause has all of its time.
            paused = record.paused_at
            spent = 0 if paused is None else max(0, paused - (record.turn_began or paused))
            record.paused_at = None
            if record.status == "running":
                record.turn_began = change.time - spent
        set_deadline(change)
        await change.note(Message("table-paused" if record.choices.paused else "table-goes-on"))

    async def mix(self, table_id: str, key_hash: str | None) -> None:
        """Everybody sits somewhere else, by chance; only before the game begins."""
        async with self._changes.changing(table_id) as change:
            record = _hosted(change, key_hash)
            if record.status != "open":
                raise Conflict("refused-table-begun")
            order = list(range(len(record.seats)))
            SystemRandom().shuffle(order)
            new = {Seat(before): Seat(after) for after, before in enumerate(order)}
            record.seats = [record.seats[before] for before in order]
            asked = [record.wanted.seats[before] for before in order]
            record.wanted = replace(record.wanted, seats=asked)
            for number, row in enumerate(record.seats):
                row.seat = Seat(number)
                await store.save_seat(change.connection, table_id, row)
            for key, held in record.grants.items():
                record.grants[key] = {new.get(seat, seat) for seat in held}
            await store.save_grants(change.connection, record, now=change.time)
            await store.save_wanted(change.connection, record)
            change.changed = True
            await change.note(Message("table-seats-mixed"))

    async def hand_over(self, table_id: str, key_hash: str | None, seat: Seat) -> None:
        """Whoever sits there is the host from now on, and nobody else."""
        async with self._changes.changing(table_id) as change:
            record = _hosted(change, key_hash)
            if seat >= len(record.seats):
                raise NotFound("refused-no-seat")
            row = record.seats[seat]
            if row.kind != "person":
                raise Conflict("refused-host-nobody")
            for held in record.grants.values():
                held.discard(HOST)
            for key in record.keys_of(seat):
                record.grants[key].add(HOST)
            for key in [key for key, held in record.grants.items() if not held]:
                del record.grants[key]
            await store.save_grants(change.connection, record, now=change.time)
            change.changed = True
            await change.note(Message("table-host", {"player": row.name}))


def _hosted(change: Change, key_hash: str | None) -> Record:
    """The table, if this key is the host's."""
    if not change.record.is_host(key_hash):
        raise NotAllowed("refused-host-alone")
    return change.record


def _beside(wanted: NewTable, change: TableChange) -> NewTable:
    """The table with another name, or paused, which changes nothing of the game."""
    if change.title is not UNSET:
        title = " ".join(change.title.split())
        if not title.isprintable():
            raise BadSetup("", "refused-title")
        wanted = replace(wanted, title=title)
    if change.paused is not UNSET:
        wanted = replace(wanted, choices=replace(wanted.choices, paused=change.paused))
    return wanted
