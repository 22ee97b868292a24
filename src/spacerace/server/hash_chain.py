"""The hash chain of a log. With it damaged and missing entries are found.

A link is a hash of the link before it and of the entry; the first is made from the header. A table's row
keeps the last one. Entries from before there were links have none: the chain begins with the first after
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from spacerace.server.play import Row


class Entry(Struct, frozen=True):
    """An entry of the log with all that its link is made of."""

    number: int
    row: Row
    made: int
    chain: str | None


def root(header: str, start: str | None) -> str:
    """The first link: the hash of the beginning of the game, as the database has it."""
    return sha256(f"{header}\n{start or ''}".encode()).hexdigest()


def link(before: str, number: int, row: Row, made: int) -> str:
    """The link of an entry."""
    text = f"{before}\n{number}\n{row.seat}\n{row.seen}\n{made}\n{row.action}"
    return sha256(text.encode()).hexdigest()


def links(before: str, first: int, rows: Sequence[Row], made: int) -> list[str]:
    """The links of entries that are added."""
    found = []
    for number, row in enumerate(rows, first):
        before = link(before, number, row, made)
        found.append(before)
    return found


class Checked(Struct, frozen=True):
    """The result of a check of a log."""

    #: The number of undamaged entries.
    sound: int
    #: The link of the last of them; "" if none has one.
    chain: str
    #: Whether no entry is damaged or missing.
    whole: bool


def check(root: str, chain: str, first: int, entries: Sequence[Entry], last: str | None) -> Checked:
    """Look through the entries from ``first`` on; ``chain`` is the link before them, "" if there is none.

    ``last`` is the link that the table's row has: by it entries are missed that are gone from the end.
    """
    for place, entry in enumerate(entries):
        if entry.number != first + place:
            return Checked(place, chain, whole=False)
        if entry.chain is None and not chain:
            continue
        if entry.chain != link(chain or root, entry.number, entry.row, entry.made):
            return Checked(place, chain, whole=False)
        chain = entry.chain
    return Checked(len(entries), chain, whole=last is None or last == chain)
