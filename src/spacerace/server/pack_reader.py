"""Reads a pack in a process of its own (reader_pool).

On stdin a ``PackAsked``, on stdout a ``PackRead``, as JSON.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from spacerace.games import game_named
from spacerace.kernel.packs import TOLD, PackError, Problem
from spacerace.server import reader_process

#: In place of a pack.
NOTHING = Raw(b"null")


class PackAsked(Struct, frozen=True):
    """A text, and the game that it is for."""

    game: str
    text: str


class PackRead(Struct, frozen=True, kw_only=True):
    """The result of reading a text."""

    #: The pack; null if its form has problems.
    box: Raw = NOTHING
    #: The first problems of its form.
    problems: list[Problem] = []
    #: The first of what bars it from a new game, and how many more there are. They are put into words by
    #: whoever asked: loading the words takes a reader longer than reading.
    against: list[Problem] = []
    more: int = 0


def read(data: bytes) -> bytes:
    """The pack of a text, or what is wrong with it."""
    asked = msgspec.json.decode(data, type=PackAsked)
    library = game_named(asked.game).LIBRARY
    found = library.check(asked.text)
    against, more = found[:TOLD], max(0, len(found) - TOLD)
    try:
        box = library.read(asked.text, name="pack")
    except PackError as error:
        return msgspec.json.encode(PackRead(problems=error.problems[:TOLD], against=against, more=more))
    return msgspec.json.encode(PackRead(box=Raw(msgspec.json.encode(box)), against=against, more=more))


if __name__ == "__main__":
    reader_process.serve(read)
