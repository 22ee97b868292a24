"""Knowing: where points came from, what a bot would do, what was luck. The thinking is done by workers."""

from __future__ import annotations

from collections import OrderedDict

import msgspec
from msgspec.structs import replace

from spacerace.kernel.codec import encode
from spacerace.server.archive import Archive
from spacerace.server.errors import ServerRefusal
from spacerace.server.models import PointsTable
from spacerace.server.record import Record
from spacerace.server.tables import Tables
from spacerace.server.thinker import Question
from spacerace.server.thinkers import Stopped, StudyFailed

#: Games whose points are kept at hand.
REMEMBERED = 100


class NotFoundOut(ServerRefusal):
    """A worker could not answer; another time it may."""

    status = 503
    retry_after = 10


class Knowing:
    """What can be known about the games of all tables."""

    def __init__(self, tables: Tables, archive: Archive) -> None:
        """Nothing is known yet."""
        self._tables = tables
        self._archive = archive
        self._points: OrderedDict[str, PointsTable] = OrderedDict()

    # --- points ---

    async def points(self, table_id: str, key_hash: str | None) -> PointsTable:
        """Where the points of a game that is over came from."""
        record = await self._archive.over(table_id, key_hash)
        if table_id not in self._points:
            found = await self._study(table_id, whole_game(record, "points"))
            self._points[table_id] = msgspec.json.decode(found, type=PointsTable)
            if len(self._points) > REMEMBERED:
                self._points.popitem(last=False)
        return self._points[table_id]

    async def _study(self, table_id: str, question: Question) -> bytes:
        """Ask a worker."""
        try:
            return await self._tables.thinkers.study(table_id, question)
        except (StudyFailed, Stopped):
            raise NotFoundOut("refused-study-failed") from None


def whole_game(record: Record, study: str) -> Question:
    """A question about a game that is over: its log is open; chance is in it, so nobody needs the seed."""
    play, header = record.play, record.header
    assert play is not None and header is not None
    start = play.match.start
    return Question(
        header=msgspec.json.encode(replace(header, seed=0)),
        bot="",
        view=b"",
        options=(),
        seed="0",
        study=study,
        start=b"" if start is None else encode(start),
        log=tuple((row.seat, row.action) for row in play.rows),
    )
