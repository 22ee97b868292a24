"""Replays: every moment of a game, as a seat saw it."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict

import msgspec
from msgspec import Raw, Struct

from spacerace.kernel.codec import encode
from spacerace.kernel.game import AnyState
from spacerace.kernel.seats import Seat
from spacerace.lang import Words
from spacerace.server.archive.game_access import GameAccess, Look, play_of, problem_of
from spacerace.server.errors import NotAllowed, NotFound
from spacerace.server.messages import early_news, names_of, news, news_item, totals
from spacerace.server.models import (
    NewsItem,
    Replay,
)
from spacerace.server.replay_cache import ReplayCache
from spacerace.server.table_record import Record
from spacerace.server.time_slices import Pause, time_slices

#: The number of games with states in memory.
CACHES = 50


class Moment(Struct, frozen=True):
    """A place in a game: how much the seat had seen, how many entries there were, and the state."""

    at: int
    number: int
    state: AnyState


class Replays:
    """Replays of the games of all tables."""

    def __init__(self, access: GameAccess) -> None:
        """No state is kept yet."""
        self._access = access
        self._caches: OrderedDict[str, ReplayCache] = OrderedDict()

    async def replay(
        self,
        table_id: str,
        key_hash: str | None,
        wanted: Seat | None,
        *,
        at: int | None,
        entry: int | None,
        words: Words | None,
    ) -> Replay:
        """One moment, as a seat saw it: by what it had seen or by the entry; else the latest."""
        look = await self._access.look(table_id, key_hash, wanted)
        # Taken before the first await: entries that are not durable yet are not shown.
        last = play_of(look.record).at(look.seat)
        async with time_slices() as pause:
            return self._shown(look, await self.moment(look, at, entry, pause), last, words)

    async def moments(
        self,
        table_id: str,
        key_hash: str | None,
        wanted: Seat | None,
        *,
        first: int,
        count: int,
        words: Words | None,
    ) -> list[Replay]:
        """Several moments in a row, so that whoever steps through a game need not wait at each."""
        look = await self._access.look(table_id, key_hash, wanted)
        last = play_of(look.record).at(look.seat)
        if first > last:
            raise NotFound("refused-no-moment", {"last": last})
        shown = []
        async with time_slices() as pause:
            for at in range(first, min(first + count, last + 1)):
                shown.append(self._shown(look, await self.moment(look, at, None, pause), last, words))
                await pause()
        return shown

    async def told(
        self, table_id: str, key_hash: str | None, wanted: Seat | None, *, words: Words | None
    ) -> list[NewsItem]:
        """All that a seat has seen happen: during the game one's own, afterwards any."""
        look = await self._access.look(table_id, key_hash, wanted)
        play = play_of(look.record)
        found = await all_news(look.record, look.seat, words)
        if not look.over:
            return found
        moments = play.moments[look.seat]
        return [msgspec.structs.replace(item, entry=moments[item.at - 1] + 1) for item in found]

    def _shown(self, look: Look, moment: Moment, last: int, words: Words | None) -> Replay:
        """A moment as it is sent; ``last`` is the latest that the seat has seen."""
        play, state = play_of(look.record), moment.state
        view = play.game.view(state, look.seat)
        awaited = play.game.to_act(state)
        at_end = (look.over or look.sealed) and awaited is None
        return Replay(
            table=look.record.id,
            seat=look.seat,
            at=moment.at,
            previous=moment.at - 1 if moment.at > 0 else None,
            next=moment.at + 1 if moment.at < last else None,
            last=last,
            entry=moment.number if look.over else None,
            last_entry=play.length if look.over else None,
            news=_news_item(look.record, look.seat, moment, words),
            view=Raw(encode(view)),
            figures=play.game.figures(state, look.seat),
            totals=totals(look.record, view),
            awaited=awaited,
            result=msgspec.to_builtins(look.record.result) if at_end else None,
            problem=problem_of(look.record),
        )

    async def moment(self, look: Look, at: int | None, entry: int | None, pause: Pause) -> Moment:
        """The moment that somebody asks for."""
        play = play_of(look.record)
        moments = play.moments[look.seat]
        if entry is not None:
            look.refuse_sealed()
            if not look.over:
                raise NotAllowed("refused-entry-running")
            if entry > play.length:
                raise NotFound("refused-no-moment", {"last": play.length})
            state = await self._cache_of(look.record).state(entry, pause)
            return Moment(bisect_left(moments, entry), entry, state)
        if at is None:
            at = len(moments)
        if at > len(moments):
            raise NotFound("refused-no-moment", {"last": len(moments)})
        number = moments[at - 1] + 1 if at else 0
        return Moment(at, number, await self._cache_of(look.record).state(number, pause))

    def _cache_of(self, record: Record) -> ReplayCache:
        """The cache of a table's game; a game that was loaded again has a new one."""
        play = play_of(record)
        cache = self._caches.pop(record.id, None)
        if cache is None or cache.play is not play:
            cache = ReplayCache(play)
        self._caches[record.id] = cache
        if len(self._caches) > CACHES:
            self._caches.popitem(last=False)
        return cache


def _news_item(record: Record, seat: Seat, moment: Moment, words: Words | None) -> NewsItem | None:
    """What the seat saw happen at this moment, if it saw something."""
    play = play_of(record)
    moments, number = play.moments[seat], moment.number - 1
    if not moment.at or moments[moment.at - 1] != number:
        return None
    return news_item(play, seat, moment.at, moment.state, words, names_of(record))


async def all_news(record: Record, seat: Seat, words: Words | None) -> list[NewsItem]:
    """All that a seat has seen by now."""
    return await early_news(record, seat, 0, words) or news(record, seat, 0, words)
