"""Changes of the player of a seat: keys, names, and the effects on votes and deadlines."""

from __future__ import annotations

from msgspec.structs import replace

from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.game_start import start_if_full
from spacerace.server.keys import hash_of, new_key
from spacerace.server.player_names import free_name
from spacerace.server.sides import keeps_sides
from spacerace.server.table_changes import Change
from spacerace.server.table_record import ANSWERING
from spacerace.server.turns import set_deadline


async def grant_seat(change: Change, key_hash: str, seat: Seat) -> None:
    """A key holds a seat from now on."""
    held = change.record.grants.setdefault(key_hash, set())
    if seat not in held:
        held.add(seat)
        await store.add_grants(change.connection, change.record.id, key_hash, [seat], now=change.time)


async def revoke_seat(change: Change, seat: Seat) -> None:
    """No key holds this seat any more."""
    grants = change.record.grants
    for key in change.record.keys_of(seat):
        grants[key].discard(seat)
        if not grants[key]:
            del grants[key]
    await store.remove_grants(change.connection, change.record.id, seat)


async def give_seat(change: Change, seat: Seat, kind: str, bot: str) -> str | None:
    """Somebody else plays a seat from now on, and all keys on it are void; a program's token."""
    record = change.record
    row, token = record.seats[seat], None
    others = [other.name for other in record.seats if other is not row]
    change.changed = True
    if row.kind == "person" and record.header is None and not await keeps_sides(change):
        # The choice of a side goes with the person who made it.
        row.side = ""
    if record.header is None:
        row.former = None
    elif row.kind in ANSWERING:
        row.former = record.left_by(row)
    row.kind, row.bot, row.sat_by = kind, bot, ""
    name = {"open": "", "bot": bot.partition(":")[0], "program": "program"}[kind]
    row.name = free_name(name, others) if name else ""
    await revoke_seat(change, seat)
    if kind == "program":
        token = new_key()
        row.sat_by = hash_of(token)
        await grant_seat(change, row.sat_by, seat)
    await store.save_seat(change.connection, record.id, row)
    note_new_player(change, seat)
    await start_if_full(change)
    set_deadline(change)
    return token


def note_new_player(change: Change, seat: Seat) -> None:
    """Somebody else plays a seat: a vote on it is over, and an abandoned table runs again.

    What was agreed to from that seat does not count for whoever sits there now.
    """
    record, vote = change.record, change.record.vote
    if vote is not None and vote.seat == seat:
        kept = {other: time for other, time in vote.kept.items() if other != seat}
        record.vote = replace(vote, over=True, kept=kept) if kept else None
    elif vote is not None:
        record.vote = replace(vote, agreed=[other for other in vote.agreed if other != seat])
    if record.status == "abandoned":
        record.status = "running"
