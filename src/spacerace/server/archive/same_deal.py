"""The same deal again at new tables, and its results side by side."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, and_, func, or_, select, true
from sqlalchemy import Row as SqlRow
from sqlalchemy.ext.asyncio import AsyncConnection

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
        """The results of a deal at all tables that played it, as far as the client may know."""
        asked = await self._cache.current(table_id)
        watching_seat(asked, key_hash, None)
        first = asked.deal_of or asked.id
        tables, grants = schema.tables.c, schema.grants.c
        family = or_(tables.id == first, tables.deal_of == first)
        over = and_(family, tables.result.is_not(None), tables.status.in_(("finished", "broken")))
        holds = select(grants.key_hash).where(grants.table_id == tables.id, grants.seat >= 0)
        own = or_(tables.id == asked.id, holds.where(grants.key_hash == (key_hash or "")).exists())
        columns = (tables.id, tables.created, tables.private, tables.choices, tables.result)
        waiting = select(func.count()).where(family, tables.status.in_(("open", "running")))
        async with self._database.read() as connection:
            # All of a private family came by its first table's link, so they may know of each other.
            private = bool(await connection.scalar(select(tables.private).where(tables.id == first)))
            told = true() if private else or_(own, tables.private.is_(False))
            shown = select(*columns, own.label("own")).where(over, told)
            shown = shown.order_by(tables.created, tables.id).limit(SIDE_BY_SIDE)
            rows = (await connection.execute(shown)).all()
            people = await _people(connection, [row.id for row in rows], family)
            running = int(await connection.scalar(waiting) or 0)
        finished = []
        for row in rows:
            known = row.own or (not row.private and _choices_of(row).spectators)
            if known or private:
                finished.append(_deal_result(row, people[row.id], known=known))
        return Deals(finished=finished, running=running)


async def _people(
    connection: AsyncConnection, table_ids: list[str], family: ColumnElement[bool]
) -> dict[str, list[DealSeat]]:
    """Who sat at these tables, and whether their browsers had sat at an earlier one of the same deal."""
    tables, seats, grants = schema.tables.c, schema.seats.c, schema.grants.c
    here, before = schema.tables.alias("here").c, schema.grants.alias("before").c
    earlier = (
        select(before.key_hash)
        .join(schema.tables, tables.id == before.table_id)
        .where(before.key_hash == grants.key_hash, before.seat >= 0, family)
        .where(or_(tables.created < here.created, and_(tables.created == here.created, tables.id < here.id)))
        .correlate(schema.grants, here.id.table)
    )
    knowing = (
        select(grants.table_id, grants.seat)
        .join(here.id.table, here.id == grants.table_id)
        .where(grants.table_id.in_(table_ids), grants.seat >= 0, earlier.exists())
        .distinct()
    )
    known = {(row.table_id, row.seat) for row in await connection.execute(knowing)}
    found: dict[str, list[DealSeat]] = {table_id: [] for table_id in table_ids}
    sat = select(schema.seats).where(seats.table_id.in_(table_ids)).order_by(seats.seat)
    for row in await connection.execute(sat):
        knows = (row.table_id, row.seat) in known
        found[row.table_id].append(DealSeat(name=row.name, kind=row.kind, bot=row.bot, knows_deal=knows))
    return found


def _deal_result(row: SqlRow[Any], people: list[DealSeat], *, known: bool) -> DealResult:
    """How a deal went at one table."""
    result = msgspec.to_builtins(msgspec.json.decode(row.result, type=Result))
    return DealResult(table=row.id if known else None, created=row.created, seats=people, result=result)


class _Wanted(Struct):
    """Of what a host wanted, what matters here: the pack is not read."""

    choices: Choices = Choices()


def _choices_of(row: SqlRow[Any]) -> Choices:
    """The host's choices in a table's row."""
    return msgspec.json.decode(row.choices, type=_Wanted).choices


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
