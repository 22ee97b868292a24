"""The start of a game: when all seats are taken, a new deal begins."""

from __future__ import annotations

from secrets import randbits

from msgspec.structs import replace

from spacerace.kernel.game import AnyState, Header
from spacerace.server import store
from spacerace.server.errors import Conflict
from spacerace.server.guide import first_seed
from spacerace.server.play import anew, begin
from spacerace.server.sides import drawn_sides
from spacerace.server.table_changes import Change
from spacerace.server.table_record import Record
from spacerace.server.turns import note_turn, write_rows


async def start_if_full(change: Change) -> None:
    """Start the game of a table that waits for players, if no seat is open any more."""
    record = change.record
    if record.status == "open" and all(row.kind != "open" for row in record.seats):
        await start_game(change)


async def start_game(change: Change) -> None:
    """Start the game with a new deal, or with the deal that is played again."""
    record = change.record
    names = [row.name for row in record.seats]
    sides = drawn_sides(record.sides, [row.side for row in record.seats])
    if record.deal_of is None:
        taught = _taught_seed(record)
        if taught is not None:
            # Sides are part of this deal: cards are called by their colours.
            await begin_play(change, record.new_header(names, (), seed=taught))
        else:
            await begin_play(change, record.new_header(names, sides, seed=randbits(63)))
        return
    deal = await store.deal(change.connection, record.game, record.deal_of)
    if deal is None:
        raise Conflict("refused-deal-gone")
    header, start = deal
    header = replace(header, seats=tuple(names), sides=header.sides if start is not None else sides)
    await begin_play(change, anew(record.game, header, start), start)


def _taught_seed(record: Record) -> int | None:
    """The seed of the deal with which a game is taught, where that is wanted."""
    wanted, players = record.wanted, len(record.seats)
    if not wanted.first_game:
        return None
    return first_seed(record.game, wanted.edition, wanted.mode, players, wanted.options)


async def begin_play(change: Change, header: Header, start: AnyState | None = None) -> None:
    """Save the header of a game, and let chance make its first draws."""
    record = change.record
    record.header = header
    record.play = begin(record.game, header, start)
    record.status = "running"
    await store.save_header(change.connection, record, header, start)
    record.play.draw()
    note_turn(change, None)
    await write_rows(change, 0)
