"""Afterwards: every moment of a game again, its match file, "what if", and the same deal for others.

While a game is not over nothing leaves the server but what one seat may know: a replay goes by what that
seat has seen, an export is its view and its news (T-6), a "what if" is dealt anew from its view (T-7). Seed,
log and all seats are open when the game is over, to everybody who may watch.

While the same deal is played at another table (``Archive._sealed``) a finished game is shown as if it still
ran: nobody gets its seed or another seat, with or without a key. Those who play the deal get nothing at all.

A game that no longer plays back because the rules have changed can be looked at as far as it goes. If it was
over, its whole log can be exported as it stands. If it was not, each seat gets what it has seen: the whole
log has everybody's secrets in it, so only the operator's backup holds it.
"""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Sequence
from secrets import randbits
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace
from sqlalchemy import Row as SqlRow
from sqlalchemy import and_, or_, select

from spacerace.games import game_named
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import CHANCE_NAME, encode, header_for_seat, write_header
from spacerace.kernel.errors import BadMatchFile, BadSetup
from spacerace.kernel.game import AnyState, Game, Header, Message, Result
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE, SPECTATOR, Seat
from spacerace.kernel.voice import sentence
from spacerace.lang import Words
from spacerace.server import schema, store
from spacerace.server.access import watching_seat
from spacerace.server.database import now
from spacerace.server.errors import Conflict, NotAllowed, NotFound
from spacerace.server.match_reader import Reading
from spacerace.server.messages import early_news, news, news_item
from spacerace.server.models import (
    MOST_PACK,
    Again,
    Choices,
    DealResult,
    Deals,
    DealSeat,
    Fork,
    Import,
    NewsItem,
    NewTable,
    Replay,
    SeatLog,
    SeatWanted,
)
from spacerace.server.pack_reader import NOTHING
from spacerace.server.play import Play, Row, anew, begin
from spacerace.server.player_names import free_name, mixes_alphabets, shows_nothing
from spacerace.server.reader_pool import TooSlow
from spacerace.server.replay_cache import ReplayCache, play_row
from spacerace.server.sides import drawn_sides
from spacerace.server.table_changes import Change
from spacerace.server.table_record import MOST_ENTRIES, REST, Record, SeatRow
from spacerace.server.tables import Tables
from spacerace.server.time_slices import Pause, time_slices
from spacerace.server.turns import note_turn, write_rows

#: A match file with more lines is refused: a table holds ``MOST_ENTRIES``, and a head and a pack come before.
MOST_LINES = MOST_ENTRIES + 3_000
#: Tables whose states are kept at hand.
FILMS = 50
#: Tables of one deal that are shown side by side.
SIDE_BY_SIDE = 100
#: Plays for whoever is not there in a "what if".
BOT = "sense"
#: How a match file is read.
READER = (sys.executable, "-P", "-m", "spacerace.server.match_reader")
SEAT_LOG = "spacerace seat log 1"
#: Tables at which a deal may still be played on.
NOT_OVER = ("open", "running", "abandoned")
#: How long a table keeps the finished games of its deal sealed after anybody last did something there: one
#: that runs, and one that waits for players. Nobody can shut a finished game for ever by a table that rests.
SEALED_RUNNING, SEALED_OPEN = REST, 86_400_000


class Look(Struct, frozen=True):
    """Somebody who may look at a table, and from where."""

    record: Record
    seat: Seat
    #: Whether everything may be seen.
    over: bool
    #: Whether the game is over, and shown as if it ran because its deal is played elsewhere.
    sealed: bool = False

    def refuse_sealed(self) -> None:
        """Say why something that a finished game shows is not to be had now."""
        if self.sealed:
            raise Conflict("refused-deal-sealed", {"days": SEALED_RUNNING // 86_400_000})


class Moment(Struct, frozen=True):
    """A place in a game: how much the seat had seen, how many entries there were, and the state."""

    at: int
    number: int
    state: AnyState


class File(Struct, frozen=True):
    """Something to be saved."""

    name: str
    media_type: str
    data: bytes


class Archive:
    """The games of all tables, afterwards and from any moment on."""

    def __init__(self, tables: Tables) -> None:
        """Nothing is kept at hand yet."""
        self._tables = tables
        self._films: OrderedDict[str, ReplayCache] = OrderedDict()

    # --- who may look ---

    async def _look(self, table_id: str, key_hash: str | None, wanted: Seat | None) -> Look:
        """From where somebody may look: while the game runs from their own seat, afterwards from all."""
        record = await self._tables.cache.current(table_id)
        over = self._is_over(record)
        if not over:
            return Look(record, watching_seat(record, key_hash, wanted), False)
        seat = watching_seat(record, key_hash, None)
        await self._check_not_playing(record, key_hash)
        if await self._sealed(record):
            look = Look(record, seat, False, sealed=True)
            if wanted is not None and wanted != SPECTATOR and wanted not in record.held_by(key_hash):
                look.refuse_sealed()
            return look if wanted is None else replace(look, seat=wanted)
        if wanted is not None:
            seat = wanted
        if seat == CHANCE or seat >= len(record.seats):
            raise NotFound("refused-no-seat")
        return Look(record, seat, True)

    def _is_over(self, record: Record) -> bool:
        """Whether the game was played to its end; asked before anything is awaited, so that it is durable."""
        return record.result is not None and record.status in ("finished", "broken")

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
        async with self._tables.database.read() as connection:
            if (await connection.execute(query)).first() is not None:
                raise Conflict("refused-deal-in-play")

    async def _sealed(self, record: Record) -> bool:
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
        async with self._tables.database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def over(self, table_id: str, key_hash: str | None) -> Record:
        """A table whose game is over, for somebody who may look at all of it; raises Conflict before."""
        look = await self._look(table_id, key_hash, None)
        look.refuse_sealed()
        if not look.over or look.record.status != "finished":
            raise Conflict("refused-study-not-over")
        return look.record

    # --- replay ---

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
        look = await self._look(table_id, key_hash, wanted)
        # What is not durable yet when somebody asks is not told, though it may be seen while this is at work.
        last = _play_of(look.record).at(look.seat)
        async with time_slices() as pause:
            return self._shown(look, await self._moment(look, at, entry, pause), last, words)

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
        look = await self._look(table_id, key_hash, wanted)
        last = _play_of(look.record).at(look.seat)
        if first > last:
            raise NotFound("refused-no-moment", {"last": last})
        shown = []
        async with time_slices() as pause:
            for at in range(first, min(first + count, last + 1)):
                shown.append(self._shown(look, await self._moment(look, at, None, pause), last, words))
                await pause()
        return shown

    async def told(
        self, table_id: str, key_hash: str | None, wanted: Seat | None, *, words: Words | None
    ) -> list[NewsItem]:
        """All that a seat has seen happen: during the game one's own, afterwards any."""
        look = await self._look(table_id, key_hash, wanted)
        return await _all_news(_play_of(look.record), look.seat, words)

    def _shown(self, look: Look, moment: Moment, last: int, words: Words | None) -> Replay:
        """A moment for the wire; ``last`` is the latest that the seat has seen."""
        play, state = _play_of(look.record), moment.state
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
            news=_news_item(play, look.seat, moment, words),
            view=Raw(encode(play.game.view(state, look.seat))),
            figures=play.game.figures(state, look.seat),
            awaited=awaited,
            result=msgspec.to_builtins(look.record.result) if at_end else None,
            problem=_problem(look.record),
        )

    async def _moment(self, look: Look, at: int | None, entry: int | None, pause: Pause) -> Moment:
        """The moment that somebody asks for."""
        play = _play_of(look.record)
        moments = play.moments[look.seat]
        if entry is not None:
            look.refuse_sealed()
            if not look.over:
                raise NotAllowed("refused-entry-running")
            if entry > play.length:
                raise NotFound("refused-no-moment", {"last": play.length})
            state = await self._film(look.record).state(entry, pause)
            return Moment(bisect_left(moments, entry), entry, state)
        if at is None:
            at = len(moments)
        if at > len(moments):
            raise NotFound("refused-no-moment", {"last": len(moments)})
        number = moments[at - 1] + 1 if at else 0
        return Moment(at, number, await self._film(look.record).state(number, pause))

    def _film(self, record: Record) -> ReplayCache:
        """The film of a table's game; one that was loaded again has a new one."""
        play = _play_of(record)
        film = self._films.pop(record.id, None)
        if film is None or film.play is not play:
            film = ReplayCache(play)
        self._films[record.id] = film
        if len(self._films) > FILMS:
            self._films.popitem(last=False)
        return film

    # --- export ---

    async def export(self, table_id: str, key_hash: str | None, wanted: Seat | None) -> File:
        """What may be saved of a game: the match file when it is over, until then the seat's own log."""
        look = await self._look(table_id, key_hash, wanted)
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
        async with self._tables.database.read() as connection:
            row = await store.table_row(connection, record.id)
            rows = await store.entry_rows(connection, record.id, 0)
        head = _head(header, None if row is None else row.start)
        if record.status == "broken":
            entry = 1 if record.play is None else record.play.length + 1
            head += f"# {sentence('archive-broken-file', {'entry': entry})}\n"
        return head + "".join(f"{_name(header, row.seat)}: {row.action}\n" for row in rows)

    # --- import ---

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
        if len(header.pack_text) > MOST_PACK:
            length = len(header.pack_text)
            raise BadMatchFile(1, "T-5", "refused-import-pack", {"length": length, "most": MOST_PACK})
        if len(reading.rows) > MOST_ENTRIES:
            raise BadMatchFile(1, "T-5", "refused-import-entries", {"most": MOST_ENTRIES})
        game = game_named(header.game)
        if reading.box != NOTHING:
            box = msgspec.json.decode(reading.box, type=game.LIBRARY.form.box)
            game.LIBRARY.keep(header.pack_text, box, [], checked=reading.sound)
        start = None if reading.start is None else store.read_state(game, header, reading.start)
        finished = reading.over
        played = header if finished else replace(header, seed=randbits(63))
        play = await _played(game, played, start, reading.rows)
        open_seats = [SeatWanted() for _ in header.seats]
        seats = open_seats if finished else _seats_for(header, wanted.seats or open_seats)
        seats = _keeping_sides(game, header, seats)
        table = _wanted(header, seats, private=wanted.private, choices=wanted.choices)
        return await self._open(table, key_hash, play)

    async def _read(self, text: str, address: str) -> Reading:
        """Play a match file back in a process of its own, with limits."""
        if text.count("\n") > MOST_LINES:
            raise BadMatchFile(MOST_LINES + 1, "T-5", "refused-import-entries", {"most": MOST_LINES})
        try:
            answer = await self._tables.readers.read(READER, text.encode("utf-8", "replace"), address)
        except TooSlow:
            raise BadMatchFile(1, "T-5", "refused-import-slow") from None
        return msgspec.json.decode(answer, type=Reading)

    # --- what if ---

    async def fork(self, table_id: str, key_hash: str, wanted: Fork) -> tuple[Record, dict[Seat, str]]:
        """A new table from a moment of another, with fresh luck.

        While that one runs the new game is dealt from the seat's view, and reached by its link alone: it
        shows what the seat knew. When it is over the log up to there comes along.
        """
        if wanted.at is not None and wanted.entry is not None:
            raise BadSetup("", "refused-fork-place")
        await self._tables.cache.with_pack(table_id)
        look = await self._look(table_id, key_hash, wanted.seat)
        record, old = look.record, _play_of(look.record)
        async with time_slices() as pause:
            moment = await self._moment(look, wanted.at, wanted.entry, pause)
        header = replace(old.match.header, seed=randbits(63))
        if look.over and record.status == "finished":
            rows = old.rows[: moment.number]
            play = await _played(record.game, header, old.match.start, rows)
        else:
            view = record.game.view(moment.state, look.seat)
            start = record.game.determinize(view, Luck(randbits(63)))
            play = begin(record.game, header, start)
        if play.awaited is None:
            raise Conflict("refused-fork-end")
        seats = _seats_for(header, wanted.seats or _against_bots(look, key_hash, play.awaited))
        seats = _keeping_sides(record.game, header, seats)
        choices = replace(record.choices, limit=None, pace="live")
        table = _wanted(header, seats, private=record.private or not look.over, choices=choices)
        return await self._open(table, key_hash, play, forked_from=record.id)

    # --- the same deal ---

    async def again(self, table_id: str, key_hash: str, wanted: Again) -> tuple[Record, dict[Seat, str]]:
        """The deal of a game that is over, at a new table. Its seed stays with the server until the end."""
        await self._tables.cache.with_pack(table_id)
        look = await self._look(table_id, key_hash, None)
        record = look.record
        if not (look.over or look.sealed) or record.status != "finished":
            raise Conflict("refused-not-over")
        old = _play_of(record)
        if not await _follows_seed(old):
            raise Conflict("refused-again-other-luck")
        header = anew(record.game, old.match.header, old.match.start)
        seats = _seats_for(header, wanted.seats)
        if old.match.start is not None:
            seats = _keeping_sides(record.game, header, seats)
        private = record.private or wanted.private
        table = _wanted(header, seats, private=private, choices=wanted.choices or record.choices)
        deal_of = record.deal_of or record.id
        if any(seat.kind == "open" for seat in seats):
            # The game begins when all sit; Tables looks the deal up then.
            return await self._open(table, key_hash, None, deal_of=deal_of)
        play = begin(record.game, header, old.match.start)
        return await self._open(table, key_hash, play, deal_of=deal_of)

    async def deals(self, table_id: str, key_hash: str | None) -> Deals:
        """What became of a table's deal at all tables that played it, as far as the asker may know."""
        asked = await self._tables.cache.current(table_id)
        watching_seat(asked, key_hash, None)
        first = asked.deal_of or asked.id
        tables, seats, grants = schema.tables.c, schema.seats.c, schema.grants.c
        family = select(tables.id).where(or_(tables.id == first, tables.deal_of == first))
        all_tables = select(schema.tables).where(tables.id.in_(family)).order_by(tables.created, tables.id)
        all_seats = select(schema.seats).where(seats.table_id.in_(family)).order_by(seats.seat)
        all_keys = select(schema.grants).where(grants.table_id.in_(family), grants.seat >= 0)
        async with self._tables.database.read() as connection:
            rows = (await connection.execute(all_tables)).all()
            sat = (await connection.execute(all_seats)).all()
            keys = (await connection.execute(all_keys)).all()
        # All of a private family came by its first table's link, so they may know of each other.
        private = any(row.private for row in rows if row.id == first)
        finished, met = [], set[str]()
        for row in rows:
            here = [(key.key_hash, key.seat) for key in keys if key.table_id == row.id]
            known = row.id == asked.id or any(key == key_hash for key, _ in here)
            known = known or (not row.private and _choices_of(row).spectators)
            if _row_is_over(row) and (known or private):
                people = [_deal_seat(seat, here, met) for seat in sat if seat.table_id == row.id]
                finished.append(_deal_result(row, people, known=known))
            met |= {key for key, _ in here}
        running = sum(row.status in ("open", "running") for row in rows)
        return Deals(finished=finished[:SIDE_BY_SIDE], running=running)

    # --- new tables ---

    async def _open(
        self,
        wanted: NewTable,
        key_hash: str,
        play: Play | None,
        *,
        deal_of: str | None = None,
        forked_from: str | None = None,
    ) -> tuple[Record, dict[Seat, str]]:
        """A new table with a game that is under way, or over; the tokens of its seats."""
        tables = self._tables
        await tables.opening.check_room()
        await tables.packs.accept(game_named(wanted.game), wanted.pack, key_hash)
        record, tokens = tables.opening.new_record(wanted, key_hash)
        record.deal_of, record.forked_from = deal_of, forked_from
        if play is not None and deal_of is not None:
            # Nothing is played yet: names and sides are those of the people who play it now.
            header = replace(play.match.header, seats=tuple(row.name for row in record.seats))
            if play.match.start is None:
                sides = drawn_sides(record.sides, [row.side for row in record.seats])
                header = replace(header, sides=sides)
            play = begin(record.game, header, play.match.start)
        if play is not None:
            play.draw()
            if play.awaited is None:
                record.seats = [
                    SeatRow(seat, "person", name[:40]) for seat, name in enumerate(play.match.header.seats)
                ]
        async with tables.database.write() as connection:
            await store.add_table(connection, record, now=record.created)
            change = Change(connection, record)
            if any(row.kind == "open" for row in record.seats):
                # Whoever sits down should not be the only one who does not know.
                await change.note(Message("table-cards-known"))
            if play is not None:
                header, start = play.match.header, play.match.start
                record.header, record.play, record.status = header, play, "running"
                await store.save_header(connection, record, header, start)
                note_turn(change, None)
                await write_rows(change, 0)
                await store.save_table(connection, record, now=record.created)
                record.version += 1
        tables.opening.publish(record)
        return record, tokens


# --- parts of answers ------------------------------------------------------------------------------


def _play_of(record: Record) -> Play:
    """The game of a table; raises Conflict if there is none to look at."""
    if record.play is None:
        raise Conflict("refused-broken-beginning" if record.status == "broken" else "refused-not-running")
    return record.play


def _problem(record: Record) -> str | None:
    """Why a game cannot be followed any further; where it broke could tell of a hand, so that is left out."""
    return sentence("archive-broken", {}) if record.status == "broken" else None


def _news_item(play: Play, seat: Seat, moment: Moment, words: Words | None) -> NewsItem | None:
    """What the seat saw happen at this moment, if it saw something."""
    moments, number = play.moments[seat], moment.number - 1
    if not moment.at or moments[moment.at - 1] != number:
        return None
    return news_item(play, seat, moment.at, moment.state, words)


async def _all_news(play: Play, seat: Seat, words: Words | None) -> list[NewsItem]:
    """All that a seat has seen by now."""
    return await early_news(play, seat, 0, words) or news(play, seat, 0, words)


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
        news=[] if play is None else await _all_news(play, look.seat, None),
        view=view,
        awaited=awaited,
        problem=_problem(record),
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


def _row_is_over(row: SqlRow[Any]) -> bool:
    """Whether a table's game was played to its end."""
    return row.result is not None and row.status in ("finished", "broken")


def _deal_seat(seat: SqlRow[Any], keys: list[tuple[str, Seat]], met: set[str]) -> DealSeat:
    """Who sat here; ``met`` are the keys that had this deal before."""
    knows = any(key in met for key, number in keys if number == seat.seat)
    return DealSeat(name=seat.name, kind=seat.kind, bot=seat.bot, knows_deal=knows)


def _deal_result(row: SqlRow[Any], people: list[DealSeat], *, known: bool) -> DealResult:
    """How a deal went at one table."""
    result = msgspec.to_builtins(msgspec.json.decode(row.result, type=Result))
    return DealResult(table=row.id if known else None, created=row.created, seats=people, result=result)


def _choices_of(row: SqlRow[Any]) -> Choices:
    """The host's choices in a table's row."""
    return msgspec.json.decode(row.choices, type=NewTable).choices


# --- parts of new tables ---------------------------------------------------------------------------


async def _played(game: Game, header: Header, start: AnyState | None, rows: Sequence[Row]) -> Play:
    """A game with these entries."""
    play = begin(game, header, start)
    await play.restore(rows)
    return play


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


def _wanted(header: Header, seats: list[SeatWanted], *, private: bool, choices: Choices) -> NewTable:
    """A table for a game like this one."""
    if len(header.pack_text) > MOST_PACK:
        raise BadSetup("", "refused-import-pack", {"length": len(header.pack_text), "most": MOST_PACK})
    return NewTable(
        game=header.game,
        seats=seats,
        edition=header.edition,
        mode=header.mode,
        options=dict(header.options),
        pack=header.pack_text,
        private=private,
        choices=choices,
    )


def _seats_for(header: Header, wanted: list[SeatWanted]) -> list[SeatWanted]:
    """Who plays, if everybody has a seat and every seat somebody."""
    if len(wanted) != len(header.seats):
        raise BadSetup("", "refused-seat-count", {"seats": len(header.seats)})
    return wanted


def _keeping_sides(game: Game, header: Header, wanted: list[SeatWanted]) -> list[SeatWanted]:
    """Who plays on in a game that has begun: every seat keeps its side."""
    names = game.sides_of(header)
    # A game may have no sides at all.
    sides = header.sides or tuple(names) or ("",) * len(wanted)
    for seat, side in zip(wanted, sides, strict=False):
        if seat.side and not side:
            raise BadSetup("", "refused-no-sides", {"side": seat.side[:40]})
        if seat.side not in ("", side):
            raise BadSetup("", "refused-side-kept", {"side": names[side]})
    return [replace(seat, side=side) for seat, side in zip(wanted, sides, strict=False)]


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
