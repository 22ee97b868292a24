"""The same deal again: at new tables, and its results side by side."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row as SqlRow
from sqlalchemy import or_, select

from spacerace.kernel.game import Result
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE, Seat
from spacerace.server import schema
from spacerace.server.access import watching_seat
from spacerace.server.archive.game_access import GameAccess, play_of
from spacerace.server.archive.new_games import NewGames, keeping_sides, seats_for, wanted_table
from spacerace.server.database import Database
from spacerace.server.errors import Conflict
from spacerace.server.models import (
    Again,
    Choices,
    DealResult,
    Deals,
    DealSeat,
    NewTable,
)
from spacerace.server.play import Play, anew, begin
from spacerace.server.replay_cache import play_row
from spacerace.server.table_cache import TableCache
from spacerace.server.table_record import Record
from spacerace.server.time_slices import time_slices

#: Tables of one deal that are shown side by side.
SIDE_BY_SIDE = 100


class SameDeal:
    """Deals again what was dealt at a finished table."""

    def __init__(
        self, cache: TableCache, database: Database, access: GameAccess, new_games: NewGames
    ) -> None:
        """Nothing is dealt yet."""
        self._cache = cache
        self._database = database
        self._access = access
        self._new_games = new_games

    async def again(self, table_id: str, key_hash: str, wanted: Again) -> tuple[Record, dict[Seat, str]]:
        """The deal of a game that is over, at a new table. Its seed stays with the server until the end."""
        await self._cache.with_pack(table_id)
        look = await self._access.look(table_id, key_hash, None)
        record = look.record
        if not (look.over or look.sealed) or record.status != "finished":
            raise Conflict("refused-not-over")
        old = play_of(record)
        if not await _follows_seed(old):
            raise Conflict("refused-again-other-luck")
        header = anew(record.game, old.match.header, old.match.start)
        seats = seats_for(header, wanted.seats)
        if old.match.start is not None:
            seats = keeping_sides(record.game, header, seats)
        private = record.private or wanted.private
        table = wanted_table(header, seats, private=private, choices=wanted.choices or record.choices)
        deal_of = record.deal_of or record.id
        if any(seat.kind == "open" for seat in seats):
            # The game begins when all sit; the deal is read then (game_start).
            return await self._new_games.open(table, key_hash, None, deal_of=deal_of)
        play = begin(record.game, header, old.match.start)
        return await self._new_games.open(table, key_hash, play, deal_of=deal_of)

    async def results(self, table_id: str, key_hash: str | None) -> Deals:
        """What became of a table's deal at all tables that played it, as far as the asker may know."""
        asked = await self._cache.current(table_id)
        watching_seat(asked, key_hash, None)
        first = asked.deal_of or asked.id
        tables, seats, grants = schema.tables.c, schema.seats.c, schema.grants.c
        family = select(tables.id).where(or_(tables.id == first, tables.deal_of == first))
        all_tables = select(schema.tables).where(tables.id.in_(family)).order_by(tables.created, tables.id)
        all_seats = select(schema.seats).where(seats.table_id.in_(family)).order_by(seats.seat)
        all_keys = select(schema.grants).where(grants.table_id.in_(family), grants.seat >= 0)
        async with self._database.read() as connection:
            rows = (await connection.execute(all_tables)).all()
            sat = (await connection.execute(all_seats)).all()
            keys = (await connection.execute(all_keys)).all()
        # All of a private family came by its first table's link, so they may know of each other.
        private = any(row.private for row in rows if row.id == first)
        finished, met = [], set[str]()
        for row in rows:
            here = [(key.key_hash, key.seat) for key in keys if key.table_id == row.id]
            known = row.id == asked.id or any(key == key_hash for key, _ in here)
            known = known or (not row.private and _choices_of(row).spectators)
            if _row_is_over(row) and (known or private):
                people = [_deal_seat(seat, here, met) for seat in sat if seat.table_id == row.id]
                finished.append(_deal_result(row, people, known=known))
            met |= {key for key, _ in here}
        running = sum(row.status in ("open", "running") for row in rows)
        return Deals(finished=finished[:SIDE_BY_SIDE], running=running)


def _row_is_over(row: SqlRow[Any]) -> bool:
    """Whether a table's game was played to its end."""
    return row.result is not None and row.status in ("finished", "broken")


def _deal_seat(seat: SqlRow[Any], keys: list[tuple[str, Seat]], met: set[str]) -> DealSeat:
    """Who sat here; ``met`` are the keys that had this deal before."""
    knows = any(key in met for key, number in keys if number == seat.seat)
    return DealSeat(name=seat.name, kind=seat.kind, bot=seat.bot, knows_deal=knows)


def _deal_result(row: SqlRow[Any], people: list[DealSeat], *, known: bool) -> DealResult:
    """How a deal went at one table."""
    result = msgspec.to_builtins(msgspec.json.decode(row.result, type=Result))
    return DealResult(table=row.id if known else None, created=row.created, seats=people, result=result)


def _choices_of(row: SqlRow[Any]) -> Choices:
    """The host's choices in a table's row."""
    return msgspec.json.decode(row.choices, type=NewTable).choices


async def _follows_seed(play: Play) -> bool:
    """Whether all that chance brought follows from the seed: only then it can be dealt again."""
    match = Match(play.game, play.match.header, play.match.start)
    async with time_slices() as pause:
        for row in play.rows:
            if row.seat == CHANCE:
                if match.game.write_action(match.state, match.next_outcome()) != row.action:
                    return False
            play_row(match, row)
            await pause()
    return True
