"""Opening a table: its seats, its keys, and the limit of tables."""

from __future__ import annotations

from typing import assert_never

from sqlalchemy import func, select

from spacerace.games import game_named
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.seats import Seat
from spacerace.server import schema, store
from spacerace.server.bot_moves import BotMoves
from spacerace.server.bot_pool import BotPool
from spacerace.server.database import Database, now
from spacerace.server.errors import TooMuch
from spacerace.server.game_start import start_game
from spacerace.server.guide import first_seed
from spacerace.server.keys import HOST, hash_of, new_key, new_table_id
from spacerace.server.models import NewTable, SeatWanted
from spacerace.server.packs import Packs
from spacerace.server.player_names import check_name, free_name
from spacerace.server.settings import Settings
from spacerace.server.table_cache import TableCache
from spacerace.server.table_changes import Change, TableChanges
from spacerace.server.table_record import ANSWERING, Record, SeatRow


class Opening:
    """Opens tables."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        packs: Packs,
        bots: BotPool,
        cache: TableCache,
        changes: TableChanges,
        bot_moves: BotMoves,
    ) -> None:
        """Nothing is opened yet."""
        self._most = settings.limits.tables
        self._database = database
        self._packs = packs
        self._bots = bots
        self._cache = cache
        self._changes = changes
        self._bot_moves = bot_moves

    async def open(
        self, wanted: NewTable, key_hash: str, address: str = ""
    ) -> tuple[Record, dict[Seat, str]]:
        """A new table; the tokens of the seats that were given out with it."""
        await self.check_room()
        await self._packs.accept(game_named(wanted.game), wanted.pack, address)
        record, tokens = self.new_record(wanted, key_hash)
        async with self._database.write() as connection:
            await store.add_table(connection, record, now=record.created)
            if all(row.kind != "open" for row in record.seats):
                change = Change(connection, record)
                change.present = record.held_by(key_hash)
                await start_game(change)
                await store.save_table(connection, record, now=record.created)
                record.version += 1
        self.publish(record)
        return record, tokens

    def publish(self, record: Record) -> None:
        """Called when a new table is durable: from now on it is served, its bots move, and its notices are
        sent."""
        self._cache.remember(record)
        self._bot_moves.looked(record.id)
        self._changes.on_notices()

    async def check_room(self) -> None:
        """Refuse a new table when the host's limit is reached."""
        query = (
            select(func.count())
            .select_from(schema.tables)
            .where(schema.tables.c.status.in_(("open", "running")))
        )
        async with self._database.read() as connection:
            if int(await connection.scalar(query) or 0) >= self._most:
                raise TooMuch("refused-too-many-tables", {"most": self._most})

    def new_record(self, wanted: NewTable, key_hash: str) -> tuple[Record, dict[Seat, str]]:
        """The record of a table that somebody wants; raises BadSetup if the game cannot be played so.

        A pack of its own must have been accepted (``packs``).
        """
        game = game_named(wanted.game)
        if wanted.first_game:
            _check_first_game(wanted)
        seats, grants, tokens = self._seat_everybody(wanted, key_hash)
        record = Record(
            id=new_table_id(),
            status="open",
            game=game,
            private=wanted.private,
            wanted=wanted,
            created=now(),
            touched=now(),
            seats=seats,
            grants=grants,
        )
        if wanted.choices.limit is not None:
            self._bots.check(wanted.choices.limit.bot, game)
        # The names of open seats do not matter for the check.
        names = [row.name or f"seat {row.seat + 1}" for row in seats]
        record.new_header(names, [row.side for row in seats], seed=0)
        return record, tokens

    def _seat_everybody(
        self, wanted: NewTable, key_hash: str
    ) -> tuple[list[SeatRow], dict[str, set[Seat]], dict[Seat, str]]:
        """Seats, keys and tokens of a new table."""
        game = game_named(wanted.game)
        grants: dict[str, set[Seat]] = {key_hash: {HOST}}
        tokens: dict[Seat, str] = {}
        rows: list[SeatRow] = []
        for number, asked in enumerate(wanted.seats):
            seat = Seat(number)
            row = _seat_row(seat, asked, rows)
            if row.kind == "bot":
                self._bots.check(row.bot, game)
            if row.kind in ANSWERING:
                tokens[seat] = new_key()
                grants[hash_of(tokens[seat])] = {seat, HOST} if row.kind == "person" else {seat}
                row.sat_by = key_hash if row.kind == "person" else hash_of(tokens[seat])
            if row.kind == "person":
                grants[key_hash].add(seat)
            rows.append(row)
        return rows, grants, tokens


def _check_first_game(wanted: NewTable) -> None:
    """The deal with which a game is taught is known: one person plays it, against bots."""
    kinds = [seat.kind for seat in wanted.seats]
    if kinds != ["me", *["bot"] * (len(kinds) - 1)]:
        raise BadSetup("", "refused-first-game-seats")
    game = game_named(wanted.game)
    if first_seed(game, wanted.edition, wanted.mode, len(kinds), wanted.options) is None:
        raise BadSetup("", "refused-no-first-game")


def _seat_row(seat: Seat, asked: SeatWanted, others: list[SeatRow]) -> SeatRow:
    """A seat of a new table."""
    taken = [row.name for row in others]
    match asked.kind:
        case "open":
            return SeatRow(seat, "open", "", side=asked.side)
        case "bot":
            bot = asked.bot or "sense"
            name = free_name(asked.name or bot.partition(":")[0], taken)
            return SeatRow(seat, "bot", name, bot, asked.side)
        case "program":
            return SeatRow(seat, "program", free_name(asked.name or "program", taken), side=asked.side)
        case "me":
            return SeatRow(seat, "person", check_name(asked.name, taken), side=asked.side)
        case _:
            assert_never(asked.kind)
