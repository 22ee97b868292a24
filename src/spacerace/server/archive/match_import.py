"""Imports: a table for a match file that somebody brings."""

from __future__ import annotations

import sys
from secrets import randbits

import msgspec
from msgspec.structs import replace

from spacerace.games import game_named
from spacerace.kernel.errors import BadMatchFile
from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.archive.new_games import NewGames, keeping_sides, restored_play, seats_for, wanted_table
from spacerace.server.match_reader import Reading
from spacerace.server.models import (
    MOST_PACK,
    Import,
    SeatWanted,
)
from spacerace.server.pack_reader import NOTHING
from spacerace.server.packs import pack_length
from spacerace.server.reader_pool import Readers, TooSlow
from spacerace.server.table_record import MOST_ENTRIES, Record

#: A match file with more lines is refused: a table holds ``MOST_ENTRIES``, and a head and a pack come before.
MOST_LINES = MOST_ENTRIES + 3_000
#: Characters of a state that a file goes on from; those of ours have a tenth of it. A longer one may hold
#: thousands of steps that chance takes in one go.
MOST_START = 64_000
#: The process that reads a match file.
READER = (sys.executable, "-P", "-m", "spacerace.server.match_reader")


class Imports:
    """Imports match files."""

    def __init__(self, readers: Readers, new_games: NewGames) -> None:
        """Nothing is imported yet."""
        self._readers = readers
        self._new_games = new_games

    async def read_in(
        self, wanted: Import, key_hash: str, address: str = ""
    ) -> tuple[Record, dict[Seat, str]]:
        """A table for a match file: to be looked at if it is over, else to be played on with fresh luck.

        Whoever brings the file knows its seed; chance must not be foreseen where others join.
        """
        reading = await self._read(wanted.text, address)
        header = reading.header
        if header is None:
            raise BadMatchFile(reading.line, reading.rule, reading.message_id, reading.args)
        if (length := pack_length(header.pack_text)) > MOST_PACK:
            raise BadMatchFile(1, "T-5", "refused-import-pack", {"length": length, "most": MOST_PACK})
        if len(reading.rows) > MOST_ENTRIES:
            raise BadMatchFile(1, "T-5", "refused-import-entries", {"most": MOST_ENTRIES})
        if (length := len(reading.start or "")) > MOST_START:
            raise BadMatchFile(1, "T-7", "refused-import-start", {"length": length, "most": MOST_START})
        game = game_named(header.game)
        if reading.box != NOTHING:
            box = msgspec.json.decode(reading.box, type=game.LIBRARY.form.box)
            game.LIBRARY.keep(header.pack_text, box, [], checked=reading.sound)
        start = None if reading.start is None else store.read_state(game, header, reading.start)
        finished = reading.over
        played = header if finished else replace(header, seed=randbits(63))
        play = await restored_play(game, played, start, reading.rows)
        open_seats = [SeatWanted() for _ in header.seats]
        seats = open_seats if finished else seats_for(header, wanted.seats or open_seats)
        seats = keeping_sides(game, header, seats)
        table = wanted_table(header, seats, private=wanted.private, choices=wanted.choices)
        return await self._new_games.open(table, key_hash, play, origin="import")

    async def _read(self, text: str, address: str) -> Reading:
        """Play a match file back in a process of its own, with limits."""
        if text.count("\n") > MOST_LINES:
            raise BadMatchFile(MOST_LINES + 1, "T-5", "refused-import-entries", {"most": MOST_LINES})
        try:
            answer = await self._readers.read(READER, text.encode("utf-8", "replace"), address)
        except TooSlow:
            raise BadMatchFile(1, "T-5", "refused-import-slow") from None
        return msgspec.json.decode(answer, type=Reading)
