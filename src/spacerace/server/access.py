"""From which seat a client may watch, and for which seat it may act."""

from __future__ import annotations

from spacerace.kernel.seats import SPECTATOR, Seat
from spacerace.server.errors import NotAllowed
from spacerace.server.table_record import Record


def watching_seat(record: Record, key_hash: str | None, wanted: Seat | None) -> Seat:
    """The seat from which a client watches: one of its own, or a spectator if the host allows spectators."""
    held = record.held_by(key_hash)
    if wanted is None or wanted == SPECTATOR:
        if held and wanted is None:
            return record.awaited if record.awaited in held else held[0]
        known = held or record.is_host(key_hash) or record.may_return_to(key_hash)
        if known or record.choices.spectators:
            return SPECTATOR
        raise NotAllowed("refused-no-spectators")
    if wanted in held:
        return wanted
    raise NotAllowed("refused-not-your-seat", {"player": record.called(wanted)})


def acting_seat(record: Record, key_hash: str | None, wanted: Seat | None) -> Seat:
    """The seat for which a client acts: the named one, else the awaited one, else its first seat."""
    held = record.held_by(key_hash)
    if not held:
        raise NotAllowed("refused-no-seat-of-yours")
    if wanted is None:
        return record.awaited if record.awaited in held else held[0]
    if wanted not in held:
        raise NotAllowed("refused-not-your-seat", {"player": record.called(wanted)})
    return wanted
