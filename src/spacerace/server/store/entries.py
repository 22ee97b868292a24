"""The entries of a table's log, and the hash chain that links them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import (
    insert,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.server import hash_chain, schema
from spacerace.server.play import Row
from spacerace.server.table_record import Record

#: Entries that are checked or written at once.
AT_ONCE = 500
#: Statements of an action, made once: making one takes longer than the database takes to execute it.
_ADD_ENTRIES = insert(schema.entries)


async def entry_rows(connection: AsyncConnection, table_id: str, first: int) -> list[Row]:
    """The entries of a table from this one on."""
    return [entry.row for entry in await log_entries(connection, table_id, first)]


async def log_entries(connection: AsyncConnection, table_id: str, first: int) -> list[hash_chain.Entry]:
    """The entries of a table from this one on, with their links."""
    entries = schema.entries.c
    found = await connection.execute(
        select(entries.number, entries.seat, entries.action, entries.seen, entries.made, entries.chain)
        .where(entries.table_id == table_id, entries.number >= first)
        .order_by(entries.number)
    )
    return [
        hash_chain.Entry(number, Row(seat, action, seen), made, link)
        for number, seat, action, seen, made, link in found
    ]


async def entry_time(connection: AsyncConnection, table_id: str, number: int) -> int | None:
    """When an entry was made."""
    entries = schema.entries.c
    query = select(entries.made).where(entries.table_id == table_id, entries.number == number)
    made: int | None = await connection.scalar(query)
    return made


async def check_chain(
    root: str, before: str, first: int, entries: Sequence[hash_chain.Entry], last: str | None
) -> hash_chain.Checked:
    """As ``hash_chain.check``, in parts, so that others have their turn."""
    done = 0
    while True:
        some = entries[done : done + AT_ONCE]
        at_end = done + len(some) == len(entries)
        checked = hash_chain.check(root, before, first + done, some, last if at_end else None)
        done, before = done + checked.sound, checked.chain
        if at_end or not checked.whole:
            return hash_chain.Checked(done, before, checked.whole)
        await asyncio.sleep(0)


async def add_entries(
    connection: AsyncConnection, record: Record, first: int, rows: Sequence[Row], *, now: int
) -> None:
    """New lines of the log; a whole game is written down in parts, so that others have their turn."""
    for part in range(0, len(rows), AT_ONCE):
        some = rows[part : part + AT_ONCE]
        links = new_links(record, first + part, some, now)
        await write_entries(connection, record.id, first + part, some, links, now=now)


async def write_entries(
    connection: AsyncConnection,
    table_id: str,
    first: int,
    rows: Sequence[Row],
    links: Sequence[str],
    *,
    now: int,
) -> None:
    """New lines of the log, with their links."""
    await connection.execute(
        _ADD_ENTRIES,
        [
            {
                "table_id": table_id,
                "number": first + place,
                "seat": row.seat,
                "action": row.action,
                "seen": row.seen,
                "made": now,
                "chain": link,
            }
            for place, (row, link) in enumerate(zip(rows, links, strict=True))
        ],
    )


def new_links(record: Record, first: int, rows: Sequence[Row], now: int) -> list[str]:
    """The links of new lines of the log; the record goes on from the last of them."""
    links = hash_chain.links(record.chain or record.root, first, rows, now)
    if links:
        record.chain = links[-1]
    return links
