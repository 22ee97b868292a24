"""Access to a game: who may see what, while it runs and afterwards.

While a game is not over nothing leaves the server but what one seat may know: a replay goes by what that
seat has seen, an export is its view and its news (T-6), a "what if" is dealt anew from its view (T-7). Seed,
log and all seats are open when the game is over, to everybody who may watch.

While the same deal is played at another table (``GameAccess._is_sealed``) a finished game is shown as if it
still ran: nobody gets its seed or another seat, with or without a key. Those who play the deal get nothing.

A game that no longer plays back because the rules have changed can be looked at as far as it goes. If it was
over, its whole log can be exported as it stands. If it was not, each seat gets what it has seen: the whole
log has everybody's secrets in it, so only the operator's backup holds it.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import and_, or_, select

from spacerace.kernel.seats import CHANCE, SPECTATOR, Seat
from spacerace.kernel.sentences import sentence
from spacerace.server import schema
from spacerace.server.access import watching_seat
from spacerace.server.database import Database, now
from spacerace.server.errors import Conflict, NotFound
from spacerace.server.play import Play
from spacerace.server.table_cache import TableCache
from spacerace.server.table_record import REST, Record

#: Tables at which a deal may still be played on.
NOT_OVER = ("open", "running", "abandoned")
#: How long a table keeps the finished games of its deal sealed after anybody last did something there: one
#: that runs, and one that waits for players. Nobody can seal a finished game for ever by a table that rests.
SEALED_RUNNING, SEALED_OPEN = REST, 86_400_000


class Look(Struct, frozen=True):
    """The access of a client to a table: its seat, and what it may see."""

    record: Record
    seat: Seat
    #: Whether everything may be seen.
    over: bool
    #: Whether the game is over, and shown as if it ran because its deal is played elsewhere.
    sealed: bool = False

    def refuse_sealed(self) -> None:
        """Refuse something of a finished game because its deal is still played elsewhere."""
        if self.sealed:
            raise Conflict("refused-deal-sealed", {"days": SEALED_RUNNING // 86_400_000})


class GameAccess:
    """Decides who may look at which game, and from which seat."""

    def __init__(self, cache: TableCache, database: Database) -> None:
        """It asks the database each time."""
        self._cache = cache
        self._database = database

    async def look(self, table_id: str, key_hash: str | None, wanted: Seat | None) -> Look:
        """From where somebody may look: while the game runs from their own seat, afterwards from all."""
        record = await self._cache.current(table_id)
        over = _is_over(record)
        if not over:
            return Look(record, watching_seat(record, key_hash, wanted), False)
        seat = watching_seat(record, key_hash, None)
        await self._check_not_playing(record, key_hash)
        if await self._is_sealed(record):
            look = Look(record, seat, False, sealed=True)
            if wanted is not None and wanted != SPECTATOR and wanted not in record.held_by(key_hash):
                look.refuse_sealed()
            return look if wanted is None else replace(look, seat=wanted)
        if wanted is not None:
            seat = wanted
        if seat == CHANCE or seat >= len(record.seats):
            raise NotFound("refused-no-seat")
        return Look(record, seat, True)

    async def _check_not_playing(self, record: Record, key_hash: str | None) -> None:
        """Whoever plays a deal must not look up its cards at a table where it is over."""
        tables, grants = schema.tables.c, schema.grants.c
        query = (
            select(tables.id)
            .join(schema.grants, grants.table_id == tables.id)
            .where(
                tables.deal_of == (record.deal_of or record.id),
                tables.status.in_(NOT_OVER),
                grants.key_hash == (key_hash or ""),
                grants.seat >= 0,
            )
            .limit(1)
        )
        async with self._database.read() as connection:
            if (await connection.execute(query)).first() is not None:
                raise Conflict("refused-deal-in-play")

    async def _is_sealed(self, record: Record) -> bool:
        """Whether the deal of a finished game is played at another table: then its seed is nobody's.

        A table where nothing has happened for long does not count (``SEALED_RUNNING``, ``SEALED_OPEN``), nor
        one where bots play alone: they look nothing up.
        """
        tables, seats, time = schema.tables.c, schema.seats.c, now()
        first = record.deal_of or record.id
        somebody = select(seats.seat).where(seats.table_id == tables.id, seats.kind != "bot").exists()
        query = (
            select(tables.id)
            .where(
                tables.deal_of == first,
                tables.id != record.id,
                somebody,
                or_(
                    and_(tables.status == "running", tables.touched > time - SEALED_RUNNING),
                    and_(tables.status == "open", tables.touched > time - SEALED_OPEN),
                ),
            )
            .limit(1)
        )
        async with self._database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def over(self, table_id: str, key_hash: str | None) -> Record:
        """A table whose game is over, for somebody who may look at all of it; raises Conflict before."""
        look = await self.look(table_id, key_hash, None)
        look.refuse_sealed()
        if not look.over or look.record.status != "finished":
            raise Conflict("refused-study-not-over")
        return look.record


def _is_over(record: Record) -> bool:
    """Whether the game was played to its end. Ask before the next ``await``: later it may not be durable."""
    return record.result is not None and record.status in ("finished", "broken")


def play_of(record: Record) -> Play:
    """The game of a table; raises Conflict if there is none to look at."""
    if record.play is None:
        raise Conflict("refused-broken-beginning" if record.status == "broken" else "refused-not-running")
    return record.play


def problem_of(record: Record) -> str | None:
    """Why a game cannot be replayed further. The place of the error is left out, because it could reveal a
    hand."""
    return sentence("archive-broken", {}) if record.status == "broken" else None
