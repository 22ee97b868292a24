"""Turns within a change: whom the table waits for, until when, and who is notified."""

from __future__ import annotations

from spacerace.kernel.seats import CHANCE, Seat
from spacerace.server import store
from spacerace.server.clock import JUMP
from spacerace.server.notices import enqueue
from spacerace.server.table_changes import Change
from spacerace.server.table_record import ANSWERING


def note_turn(change: Change, before: Seat | None) -> None:
    """Write down whom the table waits for now. A turn lasts until the table waits for somebody else."""
    record, play = change.record, change.record.play
    assert play is not None
    record.awaited = play.awaited
    if play.awaited is None:
        record.status, record.result = "finished", play.game.result(play.match.state)
    if play.awaited != before:
        record.turn += 1
        record.turn_began = change.time
        set_deadline(change)


def set_deadline(change: Change) -> None:
    """When a bot takes over the present turn. Bots have no deadline, nor has a table without a limit."""
    record = change.record
    limit, seat = record.choices.limit, record.awaited
    record.deadline = None
    if record.choices.paused:
        return
    if limit is not None and seat is not None and record.seats[seat].kind in (*ANSWERING, "open"):
        began = record.turn_began or change.time
        record.deadline = began + limit.seconds * 1000


async def continue_turn(change: Change, *, ended: int) -> None:
    """Continue a turn that had ended, with the time that was left: an undo gains no time."""
    record, play = change.record, change.record.play
    assert play is not None
    others = [number for number in play.standing if play.rows[number].seat not in (CHANCE, record.awaited)]
    began = await store.entry_time(change.connection, record.id, others[-1] if others else 0)
    spent, limit = ended - (began or ended), record.choices.limit
    if limit is not None and not 0 <= spent <= limit.seconds * 1000 + JUMP:
        # A turn does not last much longer than its limit: the clock was set meanwhile.
        spent = 0
    record.turn_began = change.time - spent
    set_deadline(change)


async def write_rows(change: Change, first: int) -> None:
    """Save the entries from this one on."""
    record, play = change.record, change.record.play
    assert play is not None
    rows = play.rows[first:]
    if rows:
        change.changed = True
        await store.add_entries(change.connection, record, first, rows, now=change.time)
    await write_notice(change)


async def write_notice(change: Change) -> None:
    """Where people move a day at a time, notify the person whose turn has begun: once a turn.

    Whoever has just acted is present and sees it: standing orders of others may have answered at once.
    """
    record, seat = change.record, change.record.awaited
    if record.turn == change.turn_before or seat is None or record.choices.pace != "turns":
        return
    if seat in change.present:
        return
    if record.seats[seat].kind == "person":
        written = await enqueue(change.connection, table_id=record.id, seat=seat, turn=record.turn)
        change.notices += written
