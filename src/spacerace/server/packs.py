"""Packs of players: a reader process reads them, and the libraries of the games cache them.

Reading a pack takes longer than the event loop may be blocked. So the pack of a table is loaded here before
anything asks the library for it.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game
from spacerace.kernel.packs import PackError
from spacerace.kernel.setup import tidy_pack_text
from spacerace.server.models import MOST_PACK
from spacerace.server.pack_reader import NOTHING, PackAsked, PackRead
from spacerace.server.reader_pool import Readers, ReadersBusy, TooSlow
from spacerace.server.time_slices import asker

#: The process that reads a pack.
READER = (sys.executable, "-P", "-m", "spacerace.server.pack_reader")


def pack_length(text: str) -> int:
    """How long a pack is; the end of its last line is added where it is missing, and does not count."""
    return len(text.removesuffix("\n"))


class Packs:
    """The packs of all tables."""

    def __init__(self, readers: Readers) -> None:
        """Nothing is read yet."""
        self._readers = readers
        #: Texts that are being read because a table needs them, by asker: no asker waits for another's queue.
        self._under_way: dict[tuple[str, str, str], asyncio.Task[None]] = {}

    async def accept(self, game: Game, text: str, address: str | None = None) -> None:
        """A pack for a new game; raises BadSetup with what is wrong with it.

        ``address`` is who brings it; None: it is that of a game that is here already.
        """
        if (length := pack_length(text)) > MOST_PACK:
            raise BadSetup("", "refused-pack-long", {"length": length, "most": MOST_PACK})
        text = tidy_pack_text(text)
        if not text or game.LIBRARY.knows(text, checked=True):
            return
        try:
            told = await self._read(game, text, address)
        except TooSlow:
            raise BadSetup("", "refused-pack-slow") from None
        if told:
            raise BadSetup("", "refused-own-pack", {"problems": told})

    async def ready(self, game: Game, text: str) -> None:
        """Load the pack of a table that exists: from now on the library has it, or its problems."""
        text = tidy_pack_text(text)
        if not text or game.LIBRARY.knows(text):
            return
        name = (game.NAME, text, asker.get())
        task = self._under_way.get(name)
        if task is None:
            task = self._under_way[name] = asyncio.create_task(self._fetch(game, text))
            task.add_done_callback(lambda _: self._under_way.pop(name, None))
        await asyncio.shield(task)

    async def _fetch(self, game: Game, text: str) -> None:
        """Read the pack of a table; several may wait for it."""
        try:
            await self._read(game, text, None)
        except TooSlow:
            raise ReadersBusy("refused-readers-busy") from None

    async def _read(self, game: Game, text: str, address: str | None) -> str:
        """Have a text read, and keep what was found; why a new game cannot take it, or ""."""
        asked = msgspec.json.encode(PackAsked(game.NAME, text))
        found = msgspec.json.decode(await self._readers.read(READER, asked, address), type=PackRead)
        library = game.LIBRARY
        box = None if found.box == NOTHING else msgspec.json.decode(found.box, type=library.form.box)
        library.keep(text, box, found.problems, checked=box is not None and not found.against)
        return str(PackError("pack", found.against, more=found.more)) if found.against else ""
