"""Reads a pack in a process of its own (readers).

On stdin a ``PackAsked``, on stdout a ``PackRead``, as JSON.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from spacerace.games import game_named
from spacerace.kernel.packs import TOLD, PackError, Problem
from spacerace.server import limited

#: In place of a pack.
NOTHING = Raw(b"null")


class PackAsked(Struct, frozen=True):
    """A text, and the game that it is for."""

    game: str
    text: str


class PackRead(Struct, frozen=True, kw_only=True):
    """What was found in a text."""

    #: The pack; null if its form has problems.
    box: Raw = NOTHING
    #: The first problems of its form.
    problems: list[Problem] = []
    #: Why a new game cannot take it, in words; "" if it can.
    told: str = ""


def read(data: bytes) -> bytes:
    """The pack of a text, or what is wrong with it."""
    asked = msgspec.json.decode(data, type=PackAsked)
    library = game_named(asked.game).LIBRARY
    against = library.check(asked.text)
    told = str(PackError("pack", against)) if against else ""
    try:
        box = library.read(asked.text, name="pack")
    except PackError as error:
        return msgspec.json.encode(PackRead(problems=error.problems[:TOLD], told=told))
    return msgspec.json.encode(PackRead(box=Raw(msgspec.json.encode(box)), told=told))


if __name__ == "__main__":
    limited.serve(read)
