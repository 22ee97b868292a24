""" "What if": a new table from any moment of a game."""

from __future__ import annotations

from secrets import randbits

from msgspec.structs import replace

from spacerace.kernel.chance import Luck
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.seats import SPECTATOR, Seat
from spacerace.server.archive.game_access import GameAccess, Look, play_of
from spacerace.server.archive.new_games import NewGames, keeping_sides, restored_play, seats_for, wanted_table
from spacerace.server.archive.replay import Replays
from spacerace.server.errors import Conflict
from spacerace.server.models import (
    Fork,
    SeatWanted,
)
from spacerace.server.play import begin
from spacerace.server.player_names import free_name, mixes_alphabets, shows_nothing
from spacerace.server.table_cache import TableCache
from spacerace.server.table_record import Record
from spacerace.server.time_slices import time_slices

#: The bot that plays the other seats.
BOT = "sense"


class Forks:
    """Forks the games of all tables."""

    def __init__(self, cache: TableCache, access: GameAccess, replays: Replays, new_games: NewGames) -> None:
        """Nothing is forked yet."""
        self._cache = cache
        self._access = access
        self._replays = replays
        self._new_games = new_games

    async def fork(self, table_id: str, key_hash: str, wanted: Fork) -> tuple[Record, dict[Seat, str]]:
        """A new table from a moment of another, with fresh luck.

        While that one runs the new game is dealt from the seat's view, and reached by its link alone: it
        shows what the seat knew. When it is over the log up to there comes along.
        """
        if wanted.at is not None and wanted.entry is not None:
            raise BadSetup("", "refused-fork-place")
        await self._cache.with_pack(table_id)
        look = await self._access.look(table_id, key_hash, wanted.seat)
        record, old = look.record, play_of(look.record)
        async with time_slices() as pause:
            moment = await self._replays.moment(look, wanted.at, wanted.entry, pause)
        header = replace(old.match.header, seed=randbits(63))
        if look.over and record.status == "finished":
            rows = old.rows[: moment.number]
            play = await restored_play(record.game, header, old.match.start, rows)
        else:
            view = record.game.view(moment.state, look.seat)
            start = record.game.determinize(view, Luck(randbits(63)))
            play = begin(record.game, header, start)
        if play.awaited is None:
            raise Conflict("refused-fork-end")
        seats = seats_for(header, wanted.seats or _against_bots(look, key_hash, play.awaited))
        seats = keeping_sides(record.game, header, seats)
        choices = replace(record.choices, limit=None, pace="live")
        table = wanted_table(header, seats, private=record.private or not look.over, choices=choices)
        return await self._new_games.open(table, key_hash, play, forked_from=record.id, origin="fork")


def _against_bots(look: Look, key_hash: str, awaited: Seat) -> list[SeatWanted]:
    """The asker where they look from (a spectator: where somebody is awaited), bots everywhere else."""
    record = look.record
    assert record.header is not None
    names = record.header.seats
    sits = look.seat if look.seat != SPECTATOR else max(awaited, 0)
    held = record.held_by(key_hash)
    name = record.seats[held[0]].name if held else names[sits]
    if mixes_alphabets(name) or shows_nothing(name):
        # Somebody who sat down when this was allowed.
        name = str(sits + 1)
    bots = [BOT, *(f"{BOT}-{number}" for number in range(2, len(names) + 1))]
    me = SeatWanted("me", free_name(name[:40], bots))
    return [me if seat == sits else SeatWanted("bot", "", BOT) for seat in range(len(names))]
