"""Exports of games as files."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from spacerace.kernel.codec import CHANCE_NAME, header_for_seat, write_header
from spacerace.kernel.game import Header
from spacerace.kernel.seats import CHANCE, Seat
from spacerace.kernel.sentences import sentence
from spacerace.server import store
from spacerace.server.archive.game_access import GameAccess, Look, problem_of
from spacerace.server.archive.replay import all_news
from spacerace.server.database import Database
from spacerace.server.errors import Conflict
from spacerace.server.models import (
    SeatLog,
)
from spacerace.server.table_record import Record

SEAT_LOG = "spacerace seat log 1"


class File(Struct, frozen=True):
    """A file to download."""

    name: str
    media_type: str
    data: bytes


class Exports:
    """Exports of the games of all tables."""

    def __init__(self, access: GameAccess, database: Database) -> None:
        """Nothing is kept."""
        self._access = access
        self._database = database

    async def export(self, table_id: str, key_hash: str | None, wanted: Seat | None) -> File:
        """The export of a game: the match file when it is over, until then the log of the seat."""
        look = await self._access.look(table_id, key_hash, wanted)
        look.refuse_sealed()
        record = look.record
        if record.header is None:
            raise Conflict("refused-not-running")
        name = f"spacerace-{record.game.NAME}-{record.id}"
        if look.over:
            text = await self._match_text(record, record.header)
            return File(f"{name}.txt", "text/plain", text.encode())
        return File(f"{name}.json", "application/json", msgspec.json.encode(await _seat_log(look)))

    async def _match_text(self, record: Record, header: Header) -> str:
        """The match file, as the database keeps it: it need not play back."""
        async with self._database.read() as connection:
            row = await store.table_row(connection, record.id)
            rows = await store.entry_rows(connection, record.id, 0)
        head = _head(header, None if row is None else row.start)
        if record.status == "broken":
            entry = 1 if record.play is None else record.play.length + 1
            head += f"# {sentence('archive-broken-file', {'entry': entry})}\n"
        return head + "".join(f"{_name(header, row.seat)}: {row.action}\n" for row in rows)


async def _seat_log(look: Look) -> SeatLog:
    """What a seat may keep of a game that is not over (T-6)."""
    record, play = look.record, look.record.play
    assert record.header is not None
    at, awaited = (0, None) if play is None else (play.at(look.seat), play.awaited)
    view = None if play is None else Raw(play.view_bytes(look.seat))
    return SeatLog(
        format=SEAT_LOG,
        table=record.id,
        seat=look.seat,
        header=header_for_seat(record.header),
        at=at,
        news=[] if play is None else await all_news(look.record, look.seat, None),
        view=view,
        awaited=awaited,
        problem=problem_of(record),
    )


def _head(header: Header, start: str | None) -> str:
    """The head of a match file; the state that it goes on from is taken as it is, for it may not be read."""
    head = write_header(header)
    if start is None:
        return head
    first, _, rest = head.partition("\n")
    fields, blank, more = rest.partition("\n\n")
    return f"{first[:-1]}2\n{fields}\nstart: {start}{blank}{more}"


def _name(header: Header, seat: Seat) -> str:
    """The name of a seat in a match file."""
    return CHANCE_NAME if seat == CHANCE else header.seats[seat]
