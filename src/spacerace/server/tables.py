"""The tables: opening, joining, playing. Every change goes through ``changing``, one at a time a table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from secrets import randbits
from typing import assert_never

import structlog
from msgspec.structs import replace
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.games import game_named
from spacerace.kernel.chance import bot_seed
from spacerace.kernel.codec import is_seat_name
from spacerace.kernel.errors import BadSetup, NoUndo, Refusal
from spacerace.kernel.game import AnyAction, AnyState, Header, Message
from spacerace.kernel.match import Undo
from spacerace.kernel.seats import CHANCE, SPECTATOR, Seat
from spacerace.kernel.voice import sentence
from spacerace.server import schema, store
from spacerace.server.bot_pool import BotPool, Rank, is_searching
from spacerace.server.bot_throttle import BotThrottle, RecentLooks, is_alone, is_left
from spacerace.server.bus import Bus
from spacerace.server.clock import JUMP
from spacerace.server.database import Database, now
from spacerace.server.drafts import check_list, drafted
from spacerace.server.errors import Conflict, NotAllowed, NotFound, ServerRefusal, Stale, TooMuch
from spacerace.server.keys import HOST, drawn_sides, hash_of, new_key, new_table_id
from spacerace.server.messages import state_message
from spacerace.server.models import (
    Act,
    Acts,
    ChatLine,
    Draft,
    Drafted,
    GiveOrder,
    Join,
    NewTable,
    Problem,
    Said,
    Say,
    SeatChange,
    SeatWanted,
    SideChange,
    State,
    TableInfo,
    UndoAct,
    UndoAnswer,
    UndoAsked,
    Vote,
    VoteAnswer,
    VoteInfo,
)
from spacerace.server.notices import enqueue
from spacerace.server.packs import Packs
from spacerace.server.play import Play, anew, begin
from spacerace.server.player_names import is_taken, mixes_alphabets, shows_nothing
from spacerace.server.reader_pool import Readers
from spacerace.server.settings import Settings
from spacerace.server.standing_orders import StandingOrder, answer, check_order
from spacerace.server.table_record import ANSWERING, MOST_ENTRIES, MOST_UNDOS, PATIENCE, Record, SeatRow
from spacerace.server.time_slices import time_slices

log = structlog.get_logger("spacerace.tables")

#: Tables that are kept in memory; the one that nobody has asked for longest goes first.
REMEMBERED = 2_000
#: News that come with the refusal of a stale click, at most: whoever missed more looks at the table again.
STALE_NEWS = 500
#: Answers that standing orders give in one go; people who all skip what has one answer could pass for ever.
MOST_ANSWERS = 200
#: Lines that the table itself may add to a full chat; after that no seat of a running game is given away.
NOTES = 200


class Change:
    """A table that is being changed, in its transaction.

    ``changed`` is set before anything of the record is touched: a refusal after that drops the record.
    """

    def __init__(self, connection: AsyncConnection, record: Record) -> None:
        """Nothing is changed yet."""
        self.connection = connection
        self.record = record
        self.changed = False
        self.time = now()
        self.turn_before = record.turn
        #: The seats of whoever is here and makes the change.
        self.present: Sequence[Seat] = ()
        #: Notices to be sent once it is durable.
        self.notices = 0
        #: The first entry of the log that is written down with the table's row, if there is one.
        self.new_from: int | None = None


class Tables:
    """All tables of the server."""

    def __init__(self, database: Database, settings: Settings, bots: BotPool) -> None:
        """Nothing is loaded yet."""
        self.database = database
        self.settings = settings
        self.bots = bots
        self.bus = Bus(database, self._forget, lambda table_id: self.kick(table_id))
        self._looks = RecentLooks(settings.thinking.unwatched_seconds)
        self._pace = BotThrottle(settings.thinking)
        self.readers = Readers()
        self.packs = Packs(self.readers)
        #: Called when notices wait to be sent.
        self.on_notices: Callable[[], None] = lambda: None
        self._records: OrderedDict[str, Record] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        #: Tables of which somebody else has changed something.
        self._outdated: set[str] = set()
        #: Clicks of people and programs, since the start.
        self.accepted = self.refused = 0
        #: Tables of which somebody has seen more than there is.
        self._lost: set[str] = set()
        self._drivers: dict[str, asyncio.Task[None]] = {}

    # --- remembering ---

    def _forget(self, table_id: str) -> None:
        """Another process has changed this table; "": maybe any."""
        if table_id:
            self._outdated.add(table_id)
        else:
            self._outdated.update(self._records)

    def forget(self, table_ids: Sequence[str]) -> None:
        """These tables were changed past us."""
        for table_id in table_ids:
            self._outdated.add(table_id)
            self.bus.wake(table_id)

    def forget_all(self) -> None:
        """All tables were changed past us."""
        self._forget("")
        self.bus.wake_all()

    async def current(self, table_id: str) -> Record:
        """The table as it stands in the database; raises NotFound.

        Look at a record only until the next ``await``: after that somebody may be changing it, and what is
        not durable yet must not be told to anybody.
        """
        lock = self._lock(table_id)
        record = self._records.get(table_id)
        if record is not None and table_id not in self._outdated and not lock.locked():
            self._records.move_to_end(table_id)
            return record
        async with lock:
            record = self._records.get(table_id)
            if record is not None and table_id not in self._outdated:
                return record
            self._outdated.discard(table_id)
            try:
                async with self.database.read() as connection:
                    record = await self._read(connection, table_id)
            except BaseException as error:
                # It may be half refreshed.
                self._drop(table_id, error)
                raise
            self.remember(record)
            return record

    async def with_pack(self, table_id: str) -> Record:
        """As ``current``, and its game has the table's own pack at hand."""
        await self._prepare(table_id)
        return await self.current(table_id)

    async def _prepare(self, table_id: str) -> None:
        """Load now what takes long, and not while a transaction keeps others waiting."""
        record = self._records.get(table_id) or await self.current(table_id)
        await self.packs.ready(record.game, record.wanted.pack)

    async def listed(self, table_ids: Sequence[str], key_hash: str | None) -> list[TableInfo]:
        """The tables of a list, in this order; games that are not in memory are left where they are."""
        found: dict[str, TableInfo] = {}
        for table_id in table_ids:
            if table_id in self._records:
                found[table_id] = (await self.current(table_id)).info(key_hash)
        rest = [table_id for table_id in table_ids if table_id not in found]
        async with self.database.read() as connection:
            heads = await store.load_heads(connection, rest) if rest else []
        async with time_slices() as pause:
            for record in heads:
                found[record.id] = record.info(key_hash)
                await pause()
        return [found[table_id] for table_id in table_ids if table_id in found]

    async def _read(self, connection: AsyncConnection, table_id: str) -> Record:
        """The table as this transaction sees it; what is remembered of it is brought up to that."""
        row = await store.table_row(connection, table_id)
        if row is None:
            raise NotFound("refused-no-table")
        record = self._records.get(table_id)
        if record is not None and row.version < record.version:
            # An older state was put in its place, or a database that knows less has taken over.
            self.note_loss(table_id)
            record = None
        if record is None:
            if text := store.pack_text(row):
                await self.packs.ready(game_named(row.game), text)
            return await store.load_record(connection, row)
        if record.version != row.version:
            known = 0 if record.play is None else record.play.length
            await store.refresh_record(connection, record, row, from_entry=known)
        return record

    def _drop(self, table_id: str, error: BaseException) -> None:
        """What is remembered of this table may be wrong; of one that is not there nothing is kept at all."""
        self._records.pop(table_id, None)
        if isinstance(error, NotFound):
            self._locks.pop(table_id, None)

    def remember(self, record: Record) -> None:
        """Keep a table in memory; the one that was not asked for longest may go."""
        # Now the pack is at hand; who asks for the table later need not have it read again.
        _ = record.sides
        self._records[record.id] = record
        self._records.move_to_end(record.id)
        while len(self._records) > REMEMBERED:
            oldest, _ = self._records.popitem(last=False)
            self._outdated.discard(oldest)
            if not (lock := self._locks.get(oldest)) or not lock.locked():
                self._locks.pop(oldest, None)

    def _lock(self, table_id: str) -> asyncio.Lock:
        """One change of a table at a time in this process; the database sees to the other processes."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def changing(self, table_id: str, *, trusting: bool = False) -> AsyncIterator[Change]:
        """A transaction on one table, with its row locked. What the block changes is durable or never was.

        If anything goes wrong what this process remembers of the table is dropped, for it may have run ahead.

        ``trusting``: what is remembered is taken for the present state, and the row is not locked but written
        by one statement that looks whether it still is: one way to the database and back instead of four. A
        refusal may then be out of date, and if somebody else was faster this raises Overtaken: the block has
        to be tried again without trust. Such a block may write nothing but the table's row and log.
        """
        await self._prepare(table_id)
        async with self._lock(table_id):
            change: Change | None = None
            # Before the row is read: whatever another process does after that counts.
            trusted = self._trusted(table_id) if trusting else None
            self._outdated.discard(table_id)
            try:
                async with self.database.write_once() if trusted else self.database.write() as connection:
                    record = trusted or await self._locked(connection, table_id)
                    change = Change(connection, record)
                    rested = trusted is None and record.has_rested(change.time)
                    yield change
                    if change.changed and rested:
                        await self.note(change, Message("table-deal-opened"))
                    if change.changed:
                        await store.save_table(connection, record, now=change.time, new_from=change.new_from)
            except BaseException as error:
                if not isinstance(error, Refusal) or change is None or change.changed:
                    self._drop(table_id, error)
                if change is not None and change.changed:
                    # A cut connection leaves open whether it was saved: everybody looks again.
                    self.bus.wake(table_id)
                raise
            if change.changed:
                change.record.version += 1
                change.record.touched = change.time
                change.record.forget_messages()
            self.remember(change.record)
        if change.changed:
            self.bus.wake(table_id)
            self.kick(table_id)
        if change.notices:
            self.on_notices()

    def _trusted(self, table_id: str) -> Record | None:
        """What is remembered of a table, if a click there writes nothing but the table's row and log."""
        record = self._records.get(table_id)
        if record is None or table_id in self._outdated:
            return None
        if record.open_vote is not None or record.has_rested(now()):
            # The chat tells of it.
            return None
        # Orders are used up, and whoever is not there is written to.
        return None if record.choices.pace == "turns" or any(record.orders.values()) else record

    async def _locked(self, connection: AsyncConnection, table_id: str) -> Record:
        """The table as it is in the database; nobody else can change it until the transaction ends."""
        version = await store.lock_table(connection, table_id)
        record = self._records.get(table_id)
        if version is None or record is None or record.version != version:
            record = await self._read(connection, table_id)
        return record

    # --- opening and joining ---

    async def open(
        self, wanted: NewTable, key_hash: str, address: str = ""
    ) -> tuple[Record, dict[Seat, str]]:
        """A new table; the tokens of the seats that were given out with it."""
        await self.check_room()
        await self.packs.accept(game_named(wanted.game), wanted.pack, address)
        record, tokens = self.new_record(wanted, key_hash)
        async with self.database.write() as connection:
            await store.add_table(connection, record, now=record.created)
            if all(row.kind != "open" for row in record.seats):
                change = Change(connection, record)
                change.present = record.held_by(key_hash)
                await self._start(change)
                await store.save_table(connection, record, now=record.created)
                record.version += 1
        self.remember(record)
        self.looked(record.id)
        self.on_notices()
        return record, tokens

    async def check_room(self) -> None:
        """Refuse a new table when the host's limit is reached."""
        query = (
            select(func.count())
            .select_from(schema.tables)
            .where(schema.tables.c.status.in_(("open", "running")))
        )
        async with self.database.read() as connection:
            if int(await connection.scalar(query) or 0) >= self.settings.limits.tables:
                raise TooMuch("refused-too-many-tables", {"most": self.settings.limits.tables})

    def new_record(self, wanted: NewTable, key_hash: str) -> tuple[Record, dict[Seat, str]]:
        """The record of a table that somebody wants; raises BadSetup if the game cannot be played so.

        A pack of its own must have been accepted (``packs``).
        """
        game = game_named(wanted.game)
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
            self.bots.check(wanted.choices.limit.bot, game)
        # Names of those who have still to come do not matter for the check.
        names = [row.name or f"seat {row.seat + 1}" for row in seats]
        record.new_header(names, [row.side for row in seats], seed=0)
        return record, tokens

    def _seat_everybody(
        self, wanted: NewTable, key_hash: str
    ) -> tuple[list[SeatRow], dict[str, set[int]], dict[Seat, str]]:
        """Seats, keys and tokens of a new table."""
        game = game_named(wanted.game)
        grants: dict[str, set[int]] = {key_hash: {HOST}}
        tokens: dict[Seat, str] = {}
        rows: list[SeatRow] = []
        for seat, asked in enumerate(wanted.seats):
            row = self._seat_row(seat, asked, rows)
            if row.kind == "bot":
                self.bots.check(row.bot, game)
            if row.kind in ANSWERING:
                tokens[seat] = new_key()
                grants[hash_of(tokens[seat])] = {seat, HOST} if row.kind == "person" else {seat}
                row.sat_by = key_hash if row.kind == "person" else hash_of(tokens[seat])
            if row.kind == "person":
                grants[key_hash].add(seat)
            rows.append(row)
        return rows, grants, tokens

    def _seat_row(self, seat: Seat, asked: SeatWanted, others: list[SeatRow]) -> SeatRow:
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

    async def join(self, table_id: str, key_hash: str, wanted: Join) -> tuple[Seat, str]:
        """Sit down on an open seat; the seat and its token. The game starts when all sit.

        In a game that has begun nobody who sits there, or has sat on another seat, gets to see a second hand.
        """
        async with self.changing(table_id) as change:
            record = change.record
            if record.status not in ("open", "running", "abandoned"):
                raise Conflict("refused-table-over")
            free = [row for row in record.seats if row.kind == "open"]
            if wanted.seat is not None:
                free = [row for row in free if row.seat == wanted.seat]
            if not free:
                raise Conflict("refused-no-free-seat")
            allowed = [row for row in free if record.may_sit_down(key_hash, row.seat)]
            if not allowed:
                raise Conflict("refused-second-seat")
            row, token = allowed[0], new_key()
            name = check_name(wanted.name, record.names_beside(row))
            if wanted.side is not None:
                await self._check_side(change, row.seat, wanted.side)
            change.changed = True
            row.kind, row.name, row.bot, row.sat_by = "person", name, "", key_hash
            if record.header is None and wanted.side is not None:
                row.side = wanted.side
            change.present = [row.seat]
            await self._hold(change, key_hash, row.seat)
            await self._hold(change, hash_of(token), row.seat)
            await store.save_seat(change.connection, table_id, row)
            if record.status == "open" and all(other.kind != "open" for other in record.seats):
                await self._start(change)
            elif record.header is not None:
                self._taken_over(change, row.seat)
                await self.note(
                    change, Message("table-seat-joined", {"player": name, "number": row.seat + 1})
                )
            return row.seat, token

    async def _check_side(self, change: Change, seat: Seat, side: str) -> None:
        """Refuse a side that this seat cannot play: unknown, taken, or another one in a game under way."""
        record = change.record
        if side == record.side_of(seat):
            return
        if side and not record.sides:
            raise BadSetup("", "refused-no-sides", {"side": side[:40]})
        if record.header is not None or await self._keeps_sides(change):
            raise Conflict("refused-side-kept", {"side": record.sides[record.side_of(seat)]})
        if side and side not in record.sides:
            raise BadSetup("", "refused-side", {"side": side[:40], "known": ", ".join(record.sides)})
        if side in [row.side for row in record.seats if row.side and row.seat != seat]:
            raise Conflict("refused-side-taken", {"side": record.sides[side]})

    async def _keeps_sides(self, change: Change) -> bool:
        """Whether the game will begin in the middle: then its sides are those of the game before."""
        record = change.record
        if record.deal_of is None:
            return False
        deal = await store.deal(change.connection, record.game, record.deal_of)
        return deal is not None and deal[1] is not None

    async def change_side(self, table_id: str, key_hash: str | None, seat: Seat, wanted: SideChange) -> None:
        """Choose a side before the game begins: whoever sits there, the host where no person sits."""
        async with self.changing(table_id) as change:
            record = change.record
            if seat >= len(record.seats):
                raise NotFound("refused-no-seat")
            row = record.seats[seat]
            hosted = record.is_host(key_hash) and row.kind != "person"
            if not hosted and seat not in record.held_by(key_hash):
                raise NotAllowed("refused-not-your-side")
            if record.status != "open":
                raise Conflict("refused-side-begun")
            await self._check_side(change, seat, wanted.side)
            change.changed = True
            row.side = wanted.side
            await store.save_seat(change.connection, table_id, row)

    async def _hold(self, change: Change, key_hash: str, seat: Seat) -> None:
        """A key holds a seat from now on."""
        held = change.record.grants.setdefault(key_hash, set())
        if seat not in held:
            held.add(seat)
            await store.add_grants(change.connection, change.record.id, key_hash, [seat], now=change.time)

    async def claim(self, table_id: str, key_hash: str, token: str) -> list[Seat]:
        """Hold the seats of a personal link from another browser as well.

        While a game runs a browser that holds a seat there cannot hold another person's too.
        """
        async with self.changing(table_id) as change:
            record = change.record
            held = record.grants.get(hash_of(token))
            if not held:
                raise NotAllowed("refused-token")
            if not all(record.may_sit_down(key_hash, seat) for seat in held if seat >= 0):
                raise Conflict("refused-second-seat")
            change.changed = True
            for seat in sorted(held):
                await self._hold(change, key_hash, seat)
            return record.held_by(key_hash)

    # --- who plays a seat ---

    async def change_seat(
        self, table_id: str, key_hash: str | None, seat: Seat, wanted: SeatChange
    ) -> tuple[str | None, VoteInfo | None]:
        """Free a seat, or give it to a bot or a program, whose token is told.

        Until the game begins that is for the host and whoever sits there. Then it is for whoever sits there;
        if others wish it, all of them are asked, and the vote is told.
        """
        async with self.changing(table_id) as change:
            record = change.record
            if seat >= len(record.seats):
                raise NotFound("refused-no-seat")
            holds = seat in record.held_by(key_hash)
            sits = any(record.seats[held].kind == "person" for held in record.held_by(key_hash))
            begun = record.header is not None
            if not (holds or record.is_host(key_hash) or (begun and sits)):
                raise NotAllowed("refused-not-host")
            if record.status not in ("open", "running", "abandoned"):
                raise Conflict("refused-table-over")
            bot = (wanted.bot or "sense") if wanted.kind == "bot" else ""
            if bot:
                self.bots.check(bot, record.game)
            most = self.settings.limits.chat_lines
            if begun and record.chat_length >= most + NOTES:
                # What the table tells is kept for ever: nobody leaves and comes back without end.
                raise TooMuch("refused-chat-full", {"most": most})
            if begun and not holds:
                await self._propose(change, key_hash, seat, wanted.kind, bot)
                return None, record.vote_info()
            if begun:
                said = {"open": "table-seat-left", "bot": "table-seat-bot", "program": "table-seat-program"}
                change.changed = True
                told = Message(said[wanted.kind], {"player": record.called(seat), "bot": bot})
                await self.note(change, told)
            return await self._give_seat(change, seat, wanted.kind, bot), None

    async def _give_seat(self, change: Change, seat: Seat, kind: str, bot: str) -> str | None:
        """Somebody else answers for a seat from now on, and all keys on it are void; a program's token."""
        record = change.record
        row, token = record.seats[seat], None
        others = [other.name for other in record.seats if other is not row]
        change.changed = True
        if row.kind == "person" and record.header is None and not await self._keeps_sides(change):
            # Whoever leaves takes the choice along.
            row.side = ""
        if record.header is not None and row.kind in ANSWERING:
            row.former = record.left_by(row)
        row.kind, row.bot, row.sat_by = kind, bot, ""
        name = {"open": "", "bot": bot.partition(":")[0], "program": "program"}[kind]
        row.name = free_name(name, others) if name else ""
        await self._void_keys(change, seat)
        if kind == "program":
            token = new_key()
            row.sat_by = hash_of(token)
            await self._hold(change, row.sat_by, seat)
        await store.save_seat(change.connection, record.id, row)
        self._taken_over(change, seat)
        if record.status == "open" and all(other.kind != "open" for other in record.seats):
            await self._start(change)
        self._set_deadline(change)
        return token

    async def _void_keys(self, change: Change, seat: Seat) -> None:
        """Nobody holds this seat any more."""
        for held in change.record.grants.values():
            held.discard(seat)
        await store.remove_grants(change.connection, change.record.id, seat)

    async def take_back(self, table_id: str, key_hash: str | None, seat: Seat) -> None:
        """Whoever held a seat of a running game last comes back, unless another person sits there now."""
        async with self.changing(table_id) as change:
            record = change.record
            if seat >= len(record.seats):
                raise NotFound("refused-no-seat")
            row = record.seats[seat]
            if seat not in record.may_return_to(key_hash) or row.former is None:
                raise NotAllowed("refused-not-back")
            change.changed = True
            former, others = row.former, [other.name for other in record.seats if other is not row]
            row.kind, row.bot, row.sat_by = former.kind, "", former.sat_by
            row.name = free_name(former.name, others)
            change.present = [seat]
            await self._void_keys(change, seat)
            for key in former.keys:
                await self._hold(change, key, seat)
            await store.save_seat(change.connection, table_id, row)
            self._taken_over(change, seat)
            self._set_deadline(change)
            await self.note(change, Message("table-seat-back", {"player": row.name}))

    async def _propose(self, change: Change, key_hash: str | None, seat: Seat, kind: str, bot: str) -> None:
        """Ask the others who shall play a seat that is not one's own."""
        record, row = change.record, change.record.seats[seat]
        if kind == "program":
            # Its token shows a hand to whoever asked for it.
            raise Conflict("refused-vote-program")
        if kind == row.kind and bot == row.bot:
            raise Conflict("refused-vote-same")
        if record.open_vote is not None:
            raise Conflict("refused-vote-open")
        patience, kept = PATIENCE[record.choices.pace], record.kept_since(seat)
        if kept is not None and change.time - kept < patience:
            raise Conflict("refused-vote-again", {"minutes": patience // 60_000})
        waited = change.time - (record.turn_began or change.time)
        if row.kind in ANSWERING and (record.awaited != seat or waited < patience):
            raise Conflict(
                "refused-vote-early", {"player": record.called(seat), "minutes": patience // 60_000}
            )
        own = sorted(record.voters(seat).intersection(record.held_by(key_hash)))
        change.changed = True
        record.vote = Vote(
            seat=seat,
            kind="bot" if kind == "bot" else "open",
            bot=bot,
            asked_by=own[0] if own else HOST,
            agreed=own,
            since=change.time,
            turn=record.turn,
            kept={} if record.vote is None else record.vote.kept,
        )
        asker = record.called(own[0]) if own else Message("table-the-host")
        told = {"asker": asker, "player": record.called(seat), "bot": bot}
        await self.note(change, Message(f"table-vote-asked-{record.vote.kind}", told))
        await self._settle_vote(change)

    async def answer_vote(self, table_id: str, key_hash: str | None, wanted: VoteAnswer) -> None:
        """Agree to a vote on a seat, or end it. Whoever sits on that seat may end it too."""
        async with self.changing(table_id) as change:
            record, vote = change.record, change.record.open_vote
            held = record.held_by(key_hash)
            if not held and not record.is_host(key_hash):
                raise NotAllowed("refused-no-seat-of-yours")
            if vote is None:
                raise Conflict("refused-no-vote")
            voters = record.voters(vote.seat)
            own = sorted(voters.intersection(held))
            # A host who does not sit decides nothing for those who do, but may take back what they asked.
            asked = vote.asked_by == HOST and not wanted.agree
            hosts = record.is_host(key_hash) and (not voters or asked)
            if not own and not hosts and (wanted.agree or vote.seat not in held):
                raise NotAllowed("refused-not-asked")
            says = own[0] if own else vote.seat if vote.seat in held else None
            player = Message("table-the-host") if says is None else record.called(says)
            if not wanted.agree:
                change.changed = True
                record.vote = vote.ended(change.time)
                await self.note(change, Message("table-vote-refused", {"player": player}))
                return
            if not set(own) <= set(vote.agreed):
                change.changed = True
                record.vote = replace(vote, agreed=sorted({*vote.agreed, *own}))
                await self.note(change, Message("table-vote-agreed", {"player": player}))
            await self._settle_vote(change)

    async def _settle_vote(self, change: Change) -> None:
        """Do what was voted for when the time has come: at least one has agreed and nobody has objected."""
        record, vote = change.record, change.record.open_vote
        if vote is None or change.time < record.vote_due(vote):
            return
        if not vote.agreed and record.voters(vote.seat):
            return
        change.changed = True
        told = {"player": record.called(vote.seat), "bot": vote.bot}
        await self.note(change, Message(f"table-vote-done-{vote.kind}", told))
        await self._give_seat(change, vote.seat, vote.kind, vote.bot)

    def _taken_over(self, change: Change, seat: Seat) -> None:
        """Somebody else answers for a seat: a vote on it is over, and a table that was put away wakes.

        What was agreed to on that seat does not count for whoever sits there now.
        """
        record, vote = change.record, change.record.vote
        if vote is not None and vote.seat == seat:
            kept = {other: time for other, time in vote.kept.items() if other != seat}
            record.vote = replace(vote, over=True, kept=kept) if kept else None
        elif vote is not None:
            record.vote = replace(vote, agreed=[other for other in vote.agreed if other != seat])
        if record.status == "abandoned":
            record.status = "running"

    async def _start(self, change: Change) -> None:
        """Everybody sits: the game begins with a deal that nobody can foresee."""
        record = change.record
        names = [row.name for row in record.seats]
        sides = drawn_sides(record.sides, [row.side for row in record.seats])
        if record.deal_of is None:
            await self.begin_play(change, record.new_header(names, sides, seed=randbits(63)))
            return
        deal = await store.deal(change.connection, record.game, record.deal_of)
        if deal is None:
            raise Conflict("refused-deal-gone")
        header, start = deal
        header = replace(header, seats=tuple(names), sides=header.sides if start is not None else sides)
        await self.begin_play(change, anew(record.game, header, start), start)

    async def begin_play(self, change: Change, header: Header, start: AnyState | None = None) -> None:
        """A game begins at this table: its header is written, chance makes its first draws."""
        record = change.record
        record.header = header
        record.play = begin(record.game, header, start)
        record.status = "running"
        await store.save_header(change.connection, record, header, start)
        record.play.draw()
        self.note_turn(change, None)
        await self.write_rows(change, 0)

    # --- playing ---

    async def act(self, table_id: str, key_hash: str | None, wanted: Acts) -> State:
        """A click: done once, or refused with the reason; how the table stands after it."""
        try:
            try:
                state = await self._act(table_id, key_hash, wanted, trusting=True)
            except (Refusal, store.Overtaken):
                # Perhaps another process knows more.
                state = await self._act(table_id, key_hash, wanted, trusting=False)
        except Refusal as error:
            self.refused += 1
            if isinstance(error, Stale) and error.lost:
                # It was looked at under the lock: no other process knows more.
                self.note_loss(table_id)
            raise
        self.accepted += 1
        return state

    async def _act(self, table_id: str, key_hash: str | None, wanted: Acts, *, trusting: bool) -> State:
        """A click, as ``act``; see ``changing`` for what trust means."""
        texts = [wanted.action] if wanted.action is not None else wanted.actions or []
        if not texts or (wanted.action is not None and wanted.actions is not None):
            raise ServerRefusal("refused-one-or-several")
        async with self.changing(table_id, trusting=trusting) as change:
            seat = self._acting(change, key_hash, wanted.seat)
            play = self._running(change.record, seat, wanted.at)
            await self._do(change, seat, *check_list(play, seat, texts))
        return state_message(change.record, seat, wanted.at, None)

    async def draft(self, table_id: str, key_hash: str | None, wanted: Draft) -> Drafted:
        """What some actions would lead to, and what would finish them best; nothing is done."""
        record = await self.current(table_id)
        seat = acting_seat(record, key_hash, wanted.seat)
        return drafted(record, self._running(record, seat, wanted.at), seat, wanted)

    def note_loss(self, table_id: str) -> None:
        """Somebody has seen more of a table than there is: it has been lost, or they made it up."""
        if table_id not in self._lost and len(self._lost) < REMEMBERED:
            self._lost.add(table_id)
            log.error("a player has seen more than the database holds: moves were lost", table=table_id)

    async def check_seen(self, table_id: str, seat: Seat, at: int) -> None:
        """Somebody comes back and says how much they have seen: is it all there?"""
        self.forget([table_id])
        record = await self.current(table_id)
        if record.play is not None and at > record.play.at(seat):
            self.note_loss(table_id)

    @property
    def lost(self) -> int:
        """How many tables have lost what somebody had seen, since the start."""
        return len(self._lost)

    async def why_not(self, table_id: str, key_hash: str | None, wanted: Act) -> Problem | None:
        """What bars an action, for somebody who wonders; nothing is done."""
        record = await self.current(table_id)
        seat = acting_seat(record, key_hash, wanted.seat)
        play = self._running(record, seat, wanted.at)
        state = play.match.state
        try:
            play.match.check(seat, play.game.read_action(state, wanted.action))
        except Refusal as error:
            return Problem(error.rule, error.message_id, error.message, error.details)
        return None

    async def undo(self, table_id: str, key_hash: str | None, wanted: UndoAct) -> State:
        """Take the latest step back, or ask the others whether one may."""
        async with self.changing(table_id) as change:
            record = change.record
            seat = self._acting(change, key_hash, wanted.seat)
            play = self._running(record, seat, wanted.at)
            if record.status == "finished":
                # Everything is open to everybody now; there is no way back into the game.
                raise NoUndo("T-2", "refused-undo-over")
            if not play.match.can_undo(seat):
                play.match.undo(seat)  # It says why not.
            if not record.takes_back:
                raise NoUndo("T-4", "refused-undo-enough", {"most": MOST_UNDOS})
            if record.choices.undo == "unseen" and play.undo_seen_by(seat):
                raise NoUndo("T-4", "refused-undo-seen")
            if record.asked_for_undo(seat):
                record.undo_asked = UndoAsked(seat, play.length, [])
                change.changed = True
            else:
                await self._do(change, seat, Undo())
        return state_message(change.record, seat, wanted.at, None)

    async def answer_undo(self, table_id: str, key_hash: str | None, wanted: UndoAnswer) -> State:
        """Agree to another's wish to take a step back, or not."""
        async with self.changing(table_id) as change:
            record = change.record
            seat = self._acting(change, key_hash, wanted.seat)
            asked, play = record.undo_asked, record.play
            if play is None or asked is None or asked.length != play.length:
                raise Conflict("refused-no-undo-wish")
            if seat not in record.must_agree(asked):
                raise NotAllowed("refused-not-asked")
            asked = UndoAsked(asked.seat, asked.length, [*asked.agreed, seat])
            record.undo_asked = asked if wanted.agree else None
            change.changed = True
            if wanted.agree and not record.must_agree(asked):
                await self._do(change, asked.seat, Undo())
        return state_message(change.record, seat, play.at(seat), None)

    def _acting(self, change: Change, key_hash: str | None, wanted: Seat | None) -> Seat:
        """The seat that somebody acts from: the one named, the awaited one or the first of theirs."""
        change.present = change.record.held_by(key_hash)
        return acting_seat(change.record, key_hash, wanted)

    def _running(self, record: Record, seat: Seat, at: int) -> Play:
        """The game, if it runs and the seat has seen all there is for it to see."""
        if record.play is None or record.status not in ("running", "finished", "abandoned"):
            raise Conflict("refused-not-running")
        if at != record.play.at(seat):
            since = max(min(at, record.play.at(seat)), record.play.at(seat) - STALE_NEWS)
            raise Stale(state_message(record, seat, since, None), lost=at > record.play.at(seat))
        return record.play

    async def _do(self, change: Change, seat: Seat, *actions: AnyAction | Undo) -> None:
        """Play, write down, and let whatever follows by itself follow, all in one transaction."""
        record = change.record
        play = record.play
        assert play is not None
        if record.is_full:
            raise TooMuch("refused-table-full", {"most": MOST_ENTRIES})
        first, before, began = play.length, play.awaited, record.turn_began
        try:
            for action in actions:
                play.act(seat, action)
        finally:
            # A refusal of what follows must not leave memory ahead of the database.
            change.changed |= play.length > first
        vote = record.open_vote
        if vote is not None and vote.seat == seat and record.seats[seat].kind in ANSWERING:
            record.vote = vote.ended(change.time)
            await self.note(change, Message("table-vote-played", {"player": record.called(seat)}))
        # Whoever moves wakes a table that was put away.
        record.status = "running"
        record.missed = 0 if change.present else record.missed
        record.undo_asked = None
        self.note_turn(change, before)
        # Whoever has taken something back wants to choose anew, whatever the orders say.
        if not isinstance(actions[-1], Undo):
            await self._obey_orders(change)
        elif record.turn != change.turn_before and began is not None:
            await self._go_on_with_turn(change, ended=began)
        # One statement for them and the table's row, at the end.
        change.new_from = first if change.new_from is None else change.new_from
        await self._write_notice(change)

    async def _go_on_with_turn(self, change: Change, *, ended: int) -> None:
        """A turn that had ended goes on with the time that was left: nobody gains any by an undo."""
        record, play = change.record, change.record.play
        assert play is not None
        others = [
            number for number in play.standing if play.rows[number].seat not in (CHANCE, record.awaited)
        ]
        began = await store.entry_time(change.connection, record.id, others[-1] if others else 0)
        spent, limit = ended - (began or ended), record.choices.limit
        if limit is not None and not 0 <= spent <= limit.seconds * 1000 + JUMP:
            # A turn does not last much longer than its limit: the clock was set meanwhile.
            spent = 0
        record.turn_began = change.time - spent
        self._set_deadline(change)

    async def _obey_orders(self, change: Change) -> None:
        """Do what absent people have ordered, as long as one of them is awaited."""
        record, play = change.record, change.record.play
        assert play is not None
        for _ in range(MOST_ANSWERS):
            seat = play.awaited
            if seat is None or not record.orders_of(seat):
                return
            options = play.match.options
            given = record.orders_of(seat)
            found = answer(play.game, play.view(seat), options, play.at(seat), given)
            if found.over or found.changed:
                changed = {order.name: order for order in found.changed}
                left = [changed.get(order.name, order) for order in given if order.name not in found.over]
                await self._set_orders(change, seat, left)
            if found.action is None:
                return
            play.act(seat, found.action)
            self.note_turn(change, seat)

    async def _set_orders(self, change: Change, seat: Seat, given: Sequence[StandingOrder]) -> None:
        """A seat's orders are these from now on."""
        change.changed = True
        change.record.orders[seat] = tuple(given)
        await store.save_orders(change.connection, change.record.id, seat, given)

    async def give_order(self, table_id: str, key_hash: str | None, wanted: GiveOrder) -> State:
        """A standing order, in place of one of the same name; it is obeyed at once if the seat is awaited."""
        async with self.changing(table_id) as change:
            record = change.record
            seat = self._acting(change, key_hash, wanted.seat)
            play = record.play
            if play is None or record.status != "running":
                raise Conflict("refused-not-running")
            scope = check_order(play.game, play.view(seat), wanted.name, wanted.actions)
            at = play.at(seat)
            order = StandingOrder(wanted.name, scope, "\n".join(wanted.actions), at)
            others = [given for given in record.orders_of(seat) if given.name != wanted.name]
            first = play.length
            await self._set_orders(change, seat, [*others, order])
            await self._obey_orders(change)
            await self.write_rows(change, first)
        return state_message(change.record, seat, at, None)

    async def drop_order(
        self, table_id: str, key_hash: str | None, name: str, wanted_seat: Seat | None
    ) -> State:
        """An order is taken back."""
        async with self.changing(table_id) as change:
            record = change.record
            seat = self._acting(change, key_hash, wanted_seat)
            if record.play is None:
                raise Conflict("refused-not-running")
            left = [given for given in record.orders_of(seat) if given.name != name]
            await self._set_orders(change, seat, left)
        return state_message(change.record, seat, record.play.at(seat), None)

    def note_turn(self, change: Change, before: Seat | None) -> None:
        """Whom the table waits for now; a turn lasts until it waits for somebody else."""
        record, play = change.record, change.record.play
        assert play is not None
        record.awaited = play.awaited
        if play.awaited is None:
            record.status, record.result = "finished", play.game.result(play.match.state)
        if play.awaited != before:
            record.turn += 1
            record.turn_began = change.time
            self._set_deadline(change)

    async def write_rows(self, change: Change, first: int) -> None:
        """Write down what was played from this entry on."""
        record, play = change.record, change.record.play
        assert play is not None
        rows = play.rows[first:]
        if rows:
            change.changed = True
            await store.add_entries(change.connection, record, first, rows, now=change.time)
        await self._write_notice(change)

    async def _write_notice(self, change: Change) -> None:
        """A person whose turn has begun is told, where people move a day at a time: once a turn.

        Whoever has just clicked is here and sees it: others' standing orders may have answered at once.
        """
        record, seat = change.record, change.record.awaited
        if record.turn == change.turn_before or seat is None or record.choices.pace != "turns":
            return
        if seat in change.present:
            return
        if record.seats[seat].kind == "person":
            written = await enqueue(change.connection, table_id=record.id, seat=seat, turn=record.turn)
            change.notices += written

    def _set_deadline(self, change: Change) -> None:
        """When a bot takes over the present turn: only a person's, only where the host wants it."""
        record = change.record
        limit, seat = record.choices.limit, record.awaited
        record.deadline = None
        if limit is not None and seat is not None and record.seats[seat].kind in (*ANSWERING, "open"):
            began = record.turn_began or change.time
            record.deadline = began + limit.seconds * 1000

    # --- chat ---

    async def say(self, table_id: str, key_hash: str | None, wanted: Say) -> ChatLine:
        """A line of the chat, by somebody who sits here."""
        limits = self.settings.limits
        text = wanted.text.strip()
        if len(text) > limits.chat_length:
            raise Conflict("refused-chat-long", {"most": limits.chat_length})
        if not text or not text.replace("\n", "").isprintable():
            raise Conflict("refused-chat-signs")
        async with self.changing(table_id) as change:
            record = change.record
            seat = self._acting(change, key_hash, wanted.seat)
            if record.chat_length >= limits.chat_lines:
                raise TooMuch("refused-chat-full", {"most": limits.chat_lines})
            line = ChatLine(record.chat_length + 1, seat, record.seats[seat].name, text, change.time)
            await store.add_chat(change.connection, table_id, line)
            record.chat_length += 1
            change.changed = True
        return line

    async def note(self, change: Change, message: Message) -> None:
        """The table itself tells everybody what was done, in the chat; a full chat takes it too."""
        record = change.record
        text = sentence(message.id, message.args)
        said = Said(message.id, dict(message.args))
        line = ChatLine(record.chat_length + 1, HOST, "", text, change.time, said)
        await store.add_chat(change.connection, record.id, line)
        record.chat_length += 1

    # --- bots ---

    def looked(self, table_id: str) -> None:
        """Somebody looks at the table: if its bots rested, they go on."""
        self._looks.note(table_id)
        self.kick(table_id)

    def kick(self, table_id: str) -> None:
        """Let a bot move if one is awaited and nothing lets it rest; harmless otherwise."""
        record = self._records.get(table_id)
        if record is not None and table_id not in self._outdated and self._driven_by(record) is None:
            return
        driver = self._drivers.get(table_id)
        if driver is None or driver.done():
            task = asyncio.create_task(self._drive(table_id))
            self._drivers[table_id] = task
            task.add_done_callback(lambda task: self._driven(table_id, task))

    def _driven(self, table_id: str, task: asyncio.Task[None]) -> None:
        """A driver has ended; another may have begun."""
        if self._drivers.get(table_id) is task:
            del self._drivers[table_id]

    def _bot_to_move(self, record: Record) -> tuple[Seat, str] | None:
        """The seat that a bot answers for now, and the bot: its own, or one for a turn that took too long."""
        seat = record.awaited
        if record.status != "running" or seat is None or record.is_full:
            return None
        row = record.seats[seat]
        if row.kind == "bot":
            return seat, row.bot
        limit = record.choices.limit
        if limit is not None and record.deadline is not None and record.deadline <= now():
            return seat, limit.bot
        return None

    def _driven_by(self, record: Record) -> tuple[Seat, str] | None:
        """The seat and the bot that should move now; none where bots alone rest until somebody looks.

        Several processes may serve a table; the one that somebody looks through moves its bots.
        """
        mover = self._bot_to_move(record)
        if mover is None or record.play is None:
            return None
        rests = (
            is_left(record) and not self.bus.is_watched(record.id) and not self._looks.is_recent(record.id)
        )
        return None if rests else mover

    async def _drive(self, table_id: str) -> None:
        """Move for bots until somebody else is awaited. A move that came too late is thought over again."""
        try:
            while (place := await self._place(table_id)) is not None:
                async with place:
                    # What was looked at before the wait for a place is not kept: a thousand tables may wait.
                    record = await self.current(table_id)
                    mover = self._driven_by(record)
                    if mover is None:
                        return
                    await self._bot_move(record, *mover)
        except NotFound:
            return
        except Exception:
            # The table stays as it is; the next look at standing tables tries again.
            log.exception("a bot could not move", table=table_id)

    async def _place(self, table_id: str) -> AbstractAsyncContextManager[None] | None:
        """The place to wait for with the next move of a table; None if no bot should move."""
        if table_id in self._records:
            record = await self.current(table_id)
        else:
            async with self._pace.reading():
                record = await self.current(table_id)
        mover = self._driven_by(record)
        return mover and self._pace.move(alone=is_alone(record), searching=is_searching(mover[1]))

    async def _bot_move(self, record: Record, seat: Seat, bot: str) -> None:
        """One decision of a bot, through the same door as everybody's."""
        play = record.play
        assert play is not None and record.header is not None
        length, game, state = play.length, play.game, play.match.state
        options = game.canonical_options(state)
        chosen = 0
        if len(options) > 1:
            chosen = await self.bots.choose(
                table_id=record.id,
                header=replace(record.header, seed=0),
                seat=seat,
                bot=bot,
                view=play.view_bytes(seat),
                options=[game.write_action(state, option) for option in options],
                seed=bot_seed(record.header.seed, seat, length),
                rank=Rank.ALONE if is_alone(record) else Rank.PLAYED,
            )
        async with self.changing(record.id) as change:
            now_playing = change.record.play
            mover = self._bot_to_move(change.record)
            # Meanwhile somebody may have moved, or taken the seat.
            if now_playing is None or now_playing.length != length or mover != (seat, bot):
                return
            turn = change.record.turn
            await self._do(change, seat, options[chosen])
            if change.record.seats[seat].kind != "bot" and change.record.turn != turn:
                change.record.missed += 1

    async def stop(self) -> None:
        """Let no bot begin another move, and wait for those under way."""
        drivers = list(self._drivers.values())
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)


def watching_seat(record: Record, key_hash: str | None, wanted: Seat | None) -> Seat:
    """The seat that somebody looks from; a spectator where the host lets them in."""
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
    """The seat that somebody acts from: the one named, the awaited one or the first of theirs."""
    held = record.held_by(key_hash)
    if not held:
        raise NotAllowed("refused-no-seat-of-yours")
    if wanted is None:
        return record.awaited if record.awaited in held else held[0]
    if wanted not in held:
        raise NotAllowed("refused-not-your-seat", {"player": record.called(wanted)})
    return wanted


def check_name(name: str, taken: list[str]) -> str:
    """A name that a person may sit down under; raises BadSetup."""
    name = " ".join(name.split())
    if not is_seat_name(name) or len(name) > 40 or shows_nothing(name):
        raise BadSetup("", "refused-player-name", {"name": name[:40]})
    if mixes_alphabets(name):
        raise BadSetup("", "refused-player-name-mixed", {"name": name})
    if is_taken(name, taken):
        raise BadSetup("", "refused-player-name-taken", {"name": name})
    return name


def free_name(name: str, taken: list[str]) -> str:
    """This name, or with a number if somebody has it already."""
    wanted, number = check_name(name, []), 2
    found = wanted
    while is_taken(found, taken):
        found, number = f"{wanted}-{number}", number + 1
    return found
