"""The power fails while people play: what was acknowledged is there, once, and no table is broken.

``make torture`` lets it fail 900 times.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from random import Random

import httpx
from msgspec import Struct
from sqlalchemy import select

from spacerace.server import backups, schema, store
from spacerace.server.database import Database
from spacerace.server.run import prepare
from tests.server.inside import run
from tests.server.outside import real_server
from tests.server.power_loss import FORGETFUL, TIDY, Disk, Note, cuts, put, read_notes, recording
from tests.server.test_torture import Seat, sit_down

CUTS = int(os.environ.get("SPACERACE_CUTS", "40"))
#: How the servers end, one after the other: killed while nobody clicks, or stopped.
ENDS = (signal.SIGKILL, signal.SIGTERM) if CUTS < 100 else (signal.SIGTERM, signal.SIGKILL, signal.SIGTERM)
#: Clicks at each of them.
CLICKS = 60 if CUTS < 100 else 150


class Said(Struct, frozen=True):
    """Something that was acknowledged, and how far the notes went when the answer was here."""

    after: int
    table: str
    name: str
    #: What the person had seen when they clicked, and what they did; a line of the chat has no number.
    at: int | None
    text: str


class Found(Struct, frozen=True):
    """A table in the database."""

    status: str
    names: list[str]
    #: Seat and action of each entry, with what it is linked by.
    entries: list[tuple[int, str, str | None]]
    chat: list[tuple[str, str]]
    #: Whoever sits there -> the entries that they could notice.
    noticed: dict[str, list[int]]


# --- playing -------------------------------------------------------------------------------------


def play(
    url: str, data: Path, *, app: str, ends: Sequence[signal.Signals], clicks: int
) -> tuple[list[Note], list[Said]]:
    """Servers that end like this; everything that they did, and everything that they acknowledged."""
    file, path = data / "race.db", data / "notes"
    said, rng = list[Said](), Random(1)

    def note(table: str, name: str, at: int | None, text: str) -> None:
        said.append(Said(path.stat().st_size, table, name, at, text))

    async def one(seat: Seat, until: int) -> None:
        person = seat.person
        while len(said) < until:
            before = dict(seat.acknowledged)
            if await seat.click():
                ((at, action),) = seat.acknowledged.items() - before.items()
                note(seat.table, person.name, at, action)
            elif rng.random() < 0.05:
                text = f"line {len(said)} of {rng.random()}"
                await person.post(f"/tables/{seat.table}/chat", {"text": text}, expect=201)
                note(seat.table, person.name, None, text)
            if (await person.state(seat.table))["awaited"] is None:
                return

    async def clicking(people: list[httpx.AsyncClient], seats: list[Seat]) -> list[Seat]:
        until = len(said) + clicks
        while len(said) < until:
            over = [seat for seat in seats if (await seat.person.state(seat.table))["awaited"] is None]
            if not seats or over:
                seats = await sit_down(people, rng)
                for seat in seats:
                    note(seat.table, seat.person.name, None, "")
            await asyncio.gather(*(one(seat, until) for seat in seats))
        return seats

    async def story() -> None:
        async with httpx.AsyncClient(timeout=60) as first, httpx.AsyncClient(timeout=60) as second:
            seats = list[Seat]()
            for end in ends:
                with real_server(url, data, app=app, **recording(file, path)) as server:
                    for client in (first, second):
                        client.base_url = httpx.URL(server.address)
                    seats = await clicking([first, second], seats)
                    # Else it is killed now, when all answers are here.
                    if end == signal.SIGTERM:
                        await asyncio.to_thread(server.stop)

    run(story())
    return read_notes(path), said


# --- looking -------------------------------------------------------------------------------------


async def look(database: Database) -> dict[str, Found]:
    """All tables, each played back through the rules."""
    found = {}
    async with database.read() as connection:
        for id in (await connection.execute(select(schema.tables.c.id))).scalars().all():
            row = await store.table_row(connection, id)
            assert row is not None
            record = await store.load_record(connection, row)
            entries = await store.log_entries(connection, id, 0)
            chat = schema.chat.c
            lines = select(chat.name, chat.text).where(chat.table_id == id).order_by(chat.number)
            play = record.play
            assert row.length == len(entries) and (play is None or play.length == len(entries))
            found[id] = Found(
                status=record.status,
                names=[seat.name for seat in record.seats],
                entries=[(entry.row.seat, entry.row.action, entry.chain) for entry in entries],
                chat=[(name, text) for name, text in await connection.execute(lines)],
                noticed={}
                if play is None
                else {seat.name: list(play.moments[seat.seat]) for seat in record.seats},
            )
    assert await backups.find_damaged(database) == {}
    return found


def open_again(url: str) -> dict[str, Found]:
    """As a server does it when the power is back, and what is there then."""
    prepare(url)

    async def story() -> dict[str, Found]:
        database = Database(url)
        try:
            return await look(database)
        finally:
            await database.close()

    return run(story())  # type: ignore[no-any-return]


def check(found: dict[str, Found], truth: dict[str, Found], said: Sequence[Said], until: int) -> int:
    """What is there is a beginning of what was, with all that was acknowledged; how much was checked."""
    for id, table in found.items():
        assert table.status != "broken"
        assert table.entries == truth[id].entries[: len(table.entries)]
        assert table.chat == truth[id].chat[: len(table.chat)]
    checked = sum(len(table.entries) + len(table.chat) for table in found.values())
    for one in said:
        if one.after > until:
            continue
        checked += 1
        table = found[one.table]
        assert one.name in table.names
        if one.at is not None:
            number = truth[one.table].noticed[one.name][one.at]
            assert truth[one.table].entries[number][1] == one.text and number < len(table.entries)
        elif one.text:
            assert (one.name, one.text) in table.chat
    return checked


def let_it_fail(
    url: str, data: Path, notes: list[Note], said: list[Said], count: int
) -> tuple[int, list[str]]:
    """Let the power fail so often; the number of things checked, and what was bad."""
    truth = open_again(url)
    check(truth, truth, said, notes[-1].end)
    file = data / "again" / "race.db"
    file.parent.mkdir()
    checked, bad = 0, []
    for number, (last, files) in enumerate(cuts(notes, count, Random(count))):
        put(files, file)
        try:
            checked += check(open_again(f"sqlite+aiosqlite:///{file}"), truth, said, last.end)
        except Exception as error:
            bad.append(f"cut {number}, at note {last.end}: {error!r:.200}")
    return checked, bad


# --- tests ---------------------------------------------------------------------------------------


def test_nothing_acknowledged_is_lost_when_the_power_fails(sqlite_url: str, tmp_path: Path) -> None:
    """Everything that was not synced may be gone, or half gone."""
    notes, said = play(sqlite_url, tmp_path, app=TIDY, ends=ENDS, clicks=CLICKS)
    disk = Disk()
    for note in notes:
        disk.do(note)
    # Nothing went past the notes.
    assert disk.whole() == {0: (tmp_path / "race.db").read_bytes()}
    # The log went into the file again and again.
    assert sum((note.kind, note.name) == ("s", 0) for note in notes) > 10
    checked, bad = let_it_fail(sqlite_url, tmp_path, notes, said, CUTS)
    print(f"{CUTS} cuts, {checked} checks, {len(said)} acknowledged, {len(notes)} notes, {len(bad)} bad")
    assert bad == [] and checked > 50 * CUTS


def test_a_server_that_does_not_sync_is_found_out(sqlite_url: str, tmp_path: Path) -> None:
    """So that the test above can fail."""
    notes, said = play(sqlite_url, tmp_path, app=FORGETFUL, ends=[signal.SIGTERM], clicks=CLICKS)
    _, bad = let_it_fail(sqlite_url, tmp_path, notes, said, CUTS // 2)
    print(f"{CUTS // 2} cuts, {len(bad)} bad")
    assert bad
