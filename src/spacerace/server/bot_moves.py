"""The moves of bots. One task for each table asks the bot workers and plays until no bot is awaited."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

import structlog
from msgspec.structs import replace

from spacerace.kernel.chance import bot_seed
from spacerace.kernel.seats import Seat
from spacerace.server.bot_pool import BotPool
from spacerace.server.bot_queue import Rank, is_searching
from spacerace.server.bot_throttle import BotThrottle, RecentLooks, is_alone, is_left
from spacerace.server.bus import Bus
from spacerace.server.database import now
from spacerace.server.errors import NotFound
from spacerace.server.playing import play_actions
from spacerace.server.settings import Thinking
from spacerace.server.table_cache import TableCache
from spacerace.server.table_changes import TableChanges
from spacerace.server.table_record import Record

log = structlog.get_logger("spacerace.tables")


class BotMoves:
    """Plays for the bots of all tables, and for people whose time has run out."""

    def __init__(
        self, limits: Thinking, bots: BotPool, bus: Bus, cache: TableCache, changes: TableChanges
    ) -> None:
        """No bot moves yet."""
        self._bots = bots
        self._bus = bus
        self._cache = cache
        self._changes = changes
        self._looks = RecentLooks(limits.unwatched_seconds)
        self._throttle = BotThrottle(limits)
        #: The task that moves for each table where a bot is awaited.
        self._drivers: dict[str, asyncio.Task[None]] = {}

    def looked(self, table_id: str) -> None:
        """Somebody watches the table: if its bots were resting, they continue."""
        self._looks.note(table_id)
        self.kick(table_id)

    def kick(self, table_id: str) -> None:
        """Start a bot move if a bot is awaited and not resting. Otherwise do nothing."""
        record = self._cache.up_to_date(table_id)
        if record is not None and self._next_mover(record) is None:
            return
        driver = self._drivers.get(table_id)
        if driver is None or driver.done():
            task = asyncio.create_task(self._drive(table_id))
            self._drivers[table_id] = task
            task.add_done_callback(lambda task: self._driven(table_id, task))

    def _driven(self, table_id: str, task: asyncio.Task[None]) -> None:
        """A task has ended; another may have begun."""
        if self._drivers.get(table_id) is task:
            del self._drivers[table_id]

    async def stop(self) -> None:
        """Let no bot begin another move, and wait for those under way."""
        drivers = list(self._drivers.values())
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)

    # --- who moves ---

    def _awaited_bot(self, record: Record) -> tuple[Seat, str] | None:
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

    def _next_mover(self, record: Record) -> tuple[Seat, str] | None:
        """The seat and the bot that should move now; None where bots alone rest until somebody looks.

        Several processes may serve a table; the one that somebody looks through moves its bots.
        """
        mover = self._awaited_bot(record)
        if mover is None or record.play is None:
            return None
        rests = (
            is_left(record) and not self._bus.is_watched(record.id) and not self._looks.is_recent(record.id)
        )
        return None if rests else mover

    # --- moving ---

    async def _drive(self, table_id: str) -> None:
        """Move for bots until somebody else is awaited. A decision that came too late is made again."""
        try:
            while (place := await self._place(table_id)) is not None:
                async with place:
                    # The record from before the wait is not kept: a thousand tables may wait.
                    record = await self._cache.current(table_id)
                    mover = self._next_mover(record)
                    if mover is None:
                        return
                    await self._move(record, *mover)
        except NotFound:
            return
        except Exception:
            # The table stays as it is; the scheduler tries again.
            log.exception("a bot could not move", table=table_id)

    async def _place(self, table_id: str) -> AbstractAsyncContextManager[None] | None:
        """The semaphore to wait for before the next move of a table; None if no bot should move."""
        if self._cache.remembered(table_id) is not None:
            record = await self._cache.current(table_id)
        else:
            async with self._throttle.reading():
                record = await self._cache.current(table_id)
        mover = self._next_mover(record)
        return mover and self._throttle.move(alone=is_alone(record), searching=is_searching(mover[1]))

    async def _move(self, record: Record, seat: Seat, bot: str) -> None:
        """One decision of a bot, played like the action of a person."""
        play = record.play
        assert play is not None and record.header is not None
        length, game, state = play.length, play.game, play.match.state
        options = game.canonical_options(state)
        chosen = 0
        if len(options) > 1:
            chosen = await self._bots.choose(
                table_id=record.id,
                header=replace(record.header, seed=0),
                seat=seat,
                bot=bot,
                view=play.view_bytes(seat),
                options=[game.write_action(state, option) for option in options],
                seed=bot_seed(record.header.seed, seat, length),
                rank=Rank.ALONE if is_alone(record) else Rank.PLAYED,
            )
        async with self._changes.changing(record.id) as change:
            now_playing = change.record.play
            mover = self._awaited_bot(change.record)
            # Somebody may have moved in the meantime, or taken the seat.
            if now_playing is None or now_playing.length != length or mover != (seat, bot):
                return
            turn = change.record.turn
            await play_actions(change, seat, options[chosen])
            if change.record.seats[seat].kind != "bot" and change.record.turn != turn:
                change.record.missed += 1
