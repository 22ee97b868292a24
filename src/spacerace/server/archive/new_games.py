"""New tables with a game that was played elsewhere or before: imported, forked, or dealt again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from spacerace.games import game_named
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyState, Game, Header, Message
from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.models import (
    MOST_PACK,
    Choices,
    NewTable,
    SeatWanted,
)
from spacerace.server.packs import pack_length
from spacerace.server.play import Play, Row, begin
from spacerace.server.sides import drawn_sides
from spacerace.server.table_changes import Change
from spacerace.server.table_record import Record, SeatRow
from spacerace.server.tables import Tables
from spacerace.server.turns import note_turn, write_rows


class NewGames:
    """Opens tables with a game that is under way, or over."""

    def __init__(self, tables: Tables) -> None:
        """Nothing is opened yet."""
        self._tables = tables

    async def open(
        self,
        wanted: NewTable,
        key_hash: str,
        play: Play | None,
        *,
        deal_of: str | None = None,
        forked_from: str | None = None,
        origin: str = "",
    ) -> tuple[Record, dict[Seat, str]]:
        """A new table with a game that is under way, or over; the tokens of its seats."""
        tables = self._tables
        await tables.opening.check_room()
        await tables.packs.accept(game_named(wanted.game), wanted.pack)
        record, tokens = tables.opening.new_record(wanted, key_hash)
        record.deal_of, record.forked_from, record.origin = deal_of, forked_from, origin
        if play is not None and deal_of is not None:
            # Nothing is played yet: names and sides are those of the people who play it now.
            header = replace(play.match.header, seats=tuple(row.name for row in record.seats))
            if play.match.start is None:
                sides = drawn_sides(record.sides, [row.side for row in record.seats])
                header = replace(header, sides=sides)
            play = begin(record.game, header, play.match.start)
        if play is not None:
            play.draw()
            if play.awaited is None:
                record.seats = [
                    SeatRow(Seat(seat), "person", name[:40])
                    for seat, name in enumerate(play.match.header.seats)
                ]
        async with tables.database.write() as connection:
            await store.add_table(connection, record, now=record.created)
            change = Change(connection, record)
            if any(row.kind == "open" for row in record.seats):
                # Whoever sits down should not be the only one who does not know.
                await change.note(Message("table-cards-known"))
            if play is not None:
                header, start = play.match.header, play.match.start
                record.header, record.play, record.status = header, play, "running"
                await store.save_header(connection, record, header, start)
                note_turn(change, None)
                await write_rows(change, 0)
                await store.save_table(connection, record, now=record.created)
                record.version += 1
        tables.opening.publish(record)
        return record, tokens


async def restored_play(game: Game, header: Header, start: AnyState | None, rows: Sequence[Row]) -> Play:
    """A game in memory with these entries."""
    play = begin(game, header, start)
    await play.restore(rows)
    return play


def wanted_table(header: Header, seats: list[SeatWanted], *, private: bool, choices: Choices) -> NewTable:
    """A table for a game like this one."""
    if (length := pack_length(header.pack_text)) > MOST_PACK:
        raise BadSetup("", "refused-import-pack", {"length": length, "most": MOST_PACK})
    return NewTable(
        game=header.game,
        seats=seats,
        edition=header.edition,
        mode=header.mode,
        options=dict(header.options),
        pack=header.pack_text,
        private=private,
        choices=choices,
    )


def seats_for(header: Header, wanted: list[SeatWanted]) -> list[SeatWanted]:
    """Who plays, if everybody has a seat and every seat somebody."""
    if len(wanted) != len(header.seats):
        raise BadSetup("", "refused-seat-count", {"seats": len(header.seats)})
    return wanted


def keeping_sides(game: Game, header: Header, wanted: list[SeatWanted]) -> list[SeatWanted]:
    """Who plays on in a game that has begun: every seat keeps its side."""
    names = game.sides_of(header)
    # A game may have no sides at all.
    sides = header.sides or tuple(names) or ("",) * len(wanted)
    for seat, side in zip(wanted, sides, strict=False):
        if seat.side and not side:
            raise BadSetup("", "refused-no-sides", {"side": seat.side[:40]})
        if seat.side not in ("", side):
            raise BadSetup("", "refused-side-kept", {"side": names[side]})
    return [replace(seat, side=side) for seat, side in zip(wanted, sides, strict=False)]
