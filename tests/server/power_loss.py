"""Power loss on SQLite: what a server does to its file is written down, and what may be left of that is made.

A disk keeps what was synced. Of what was written since then it keeps any part, in any order: sectors of 512
bytes, some of them torn. A name in a folder is kept when the folder was synced, and otherwise perhaps.
"""

from __future__ import annotations

import functools
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from msgspec import Struct
from sqlalchemy import event

from spacerace.server import database
from spacerace.server.app import create_app
from tests.full_run import missing

#: The application, with a log that goes into the file after every few clicks, and not after hundreds.
TIDY = "tests.server.power_loss:tidy_app"
#: The same, and it believes what it has not synced; only to show that the tests would notice.
FORGETFUL = "tests.server.power_loss:forgetful_app"
#: Of the file itself, its log and its journal; the folder comes after them.
ENDINGS = ("", "-wal", "-journal")
FOLDER = len(ENDINGS)
SECTOR = 512
#: As in power_loss.c.
_HEAD = struct.Struct("=IIqq")


# --- writing down --------------------------------------------------------------------------------


@functools.cache
def recorder() -> Path:
    """What is loaded before the C library of a server, compiled; the test is skipped where that cannot be."""
    compiler = next((found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None)
    if not sys.platform.startswith("linux") or compiler is None:
        missing("a recorder of all writes needs Linux and a C compiler (on Debian: gcc and libc6-dev)")
    library = Path(mkdtemp(prefix="spacerace-power-loss-"), "power_loss.so")
    source = Path(__file__).with_suffix(".c")
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl", "-pthread"]
    compiled = subprocess.run(command, capture_output=True, text=True, check=False)
    if compiled.returncode != 0:
        missing(f"the recorder of all writes does not compile: {compiled.stderr}")
    return library


def recording(file: Path, notes: Path) -> dict[str, str]:
    """The environment of a server whose writes to this file are written down."""
    return {
        "LD_PRELOAD": str(recorder()),
        "POWER_FILE": os.path.realpath(file),
        "POWER_NOTES": str(notes),
    }


def tidy_app() -> Any:
    """The application, whose log of SQLite never gets long."""
    _set_up("PRAGMA wal_autocheckpoint=40")
    return create_app()


def forgetful_app() -> Any:
    """The application, on a SQLite that syncs only when its log goes into the file."""
    _set_up("PRAGMA wal_autocheckpoint=40", "PRAGMA synchronous=NORMAL")

    async def believe(self: database.Database) -> None:
        pass

    database.Database.assert_durable = believe  # type: ignore[method-assign]
    return create_app()


def _set_up(*statements: str) -> None:
    """Let this process say so to every connection, after all that the server says."""
    engine_of = database._sqlite

    def other(*args: Any, **more: Any) -> Any:
        engine = engine_of(*args, **more)

        @event.listens_for(engine.sync_engine, "connect")
        def set_up(connection: Any, record: object) -> None:
            for statement in statements:
                connection.execute(statement).close()

        return engine

    database._sqlite = other


# --- what was written down -----------------------------------------------------------------------


class Note(Struct, frozen=True):
    """Something that was done: "w" written, "t" cut to a size, "s" synced, "c" a file made, "u" removed."""

    kind: str
    #: A place in ENDINGS, or FOLDER.
    name: int
    #: Where it was written; the new size; how far the notes went when the sync began.
    offset: int
    data: bytes
    #: How far the notes go with this one.
    end: int


def read_notes(path: Path) -> list[Note]:
    """All that was done, in its order."""
    data, place, found = path.read_bytes(), 0, []
    while place < len(data):
        kind, name, offset, length = _HEAD.unpack_from(data, place)
        begin = place + _HEAD.size
        place = begin + length
        assert chr(kind) in "wtscu" and name <= FOLDER and place <= len(data)
        found.append(Note(chr(kind), name, offset, data[begin:place], place))
    return found


class _File:
    """A file: what is certainly on the disk, and what was done to it since."""

    def __init__(self) -> None:
        self.certain = bytearray()
        self.open: list[Note] = []

    def sync(self, until: int) -> None:
        """What was done until then is certain from now on."""
        for note in self.open:
            if note.end <= until:
                _do(self.certain, note)
        self.open = [note for note in self.open if note.end > until]


def _do(data: bytearray, note: Note) -> None:
    """Write or cut."""
    if note.kind == "t":
        del data[note.offset :]
        data.extend(bytes(note.offset - len(data)))
    else:
        _write(data, note.offset, note.data)


def _write(data: bytearray, offset: int, new: bytes) -> None:
    """What lies between the end of a file and what is written behind it is zero."""
    data.extend(bytes(max(0, offset - len(data))))
    data[offset : offset + len(new)] = new


class Disk:
    """What the machine knows of a disk, and what the disk knows when the power fails."""

    def __init__(self) -> None:
        """Nothing is there."""
        self._names: dict[int, _File] = {}
        self._certain: dict[int, _File] = {}
        #: Names that were given or taken away, with the file or None, since the folder was synced.
        self._open: list[tuple[Note, _File | None]] = []

    def do(self, note: Note) -> None:
        """What a note says."""
        match note.kind:
            case "c" | "u":
                file = _File() if note.kind == "c" else None
                self._open.append((note, file))
                self._name(self._names, note, file)
            case "s" if note.name == FOLDER:
                for given, file in self._open:
                    if given.end <= note.offset:
                        self._name(self._certain, given, file)
                self._open = [one for one in self._open if one[0].end > note.offset]
            case "s":
                self._names[note.name].sync(note.offset)
            case _:
                self._names[note.name].open.append(note)

    @staticmethod
    def _name(names: dict[int, _File], note: Note, file: _File | None) -> None:
        """Give a name, or take it away."""
        if file is None:
            names.pop(note.name, None)
        else:
            names[note.name] = file

    def whole(self) -> dict[int, bytes]:
        """The files if nothing is lost."""
        found = {}
        for name, file in self._names.items():
            data = bytearray(file.certain)
            for note in file.open:
                _do(data, note)
            found[name] = bytes(data)
        return found

    def after_power_loss(self, rng: Random) -> dict[int, bytes]:
        """The files that may be left."""
        names = dict(self._certain)
        for note, file in self._open[: rng.randint(0, len(self._open))]:
            self._name(names, note, file)
        kept = rng.choice((0.0, 0.1, 0.5, 0.9, 1.0))
        return {name: _left(file, kept, rng) for name, file in names.items()}


def _left(file: _File, kept: float, rng: Random) -> bytes:
    """What may be left of a file: of what is not certain so much, sector by sector."""
    data = bytearray(file.certain)
    for note in file.open:
        if note.kind == "t":
            if rng.random() < kept:
                _do(data, note)
            continue
        for begin, end in _sectors(note.offset, len(note.data)):
            if rng.random() < kept:
                new = note.data[begin - note.offset : end - note.offset]
                # Power fails in the middle of a sector, too: then its beginning or its end is new.
                if rng.random() < 0.02:
                    middle = rng.randint(0, len(new))
                    if rng.random() < 0.5:
                        new = new[:middle]
                    else:
                        begin, new = begin + middle, new[middle:]
                _write(data, begin, new)
            elif rng.random() < 0.5:
                # The size of a file is a matter of its own.
                _write(data, max(len(data), end), b"")
    return bytes(data)


def _sectors(offset: int, length: int) -> Iterator[tuple[int, int]]:
    """The parts of a write, by sectors of the disk."""
    end = offset + length
    while offset < end:
        until = min(end, (offset // SECTOR + 1) * SECTOR)
        yield offset, until
        offset = until


def cuts(notes: Sequence[Note], count: int, rng: Random) -> Iterator[tuple[Note, dict[int, bytes]]]:
    """Let the power fail so often: the last note before, and the files that are left.

    Half of the cuts are anywhere, half of them where little is certain: when the log goes into the file, and
    when files come and go.
    """
    rare = [
        place for place, note in enumerate(notes) if note.kind in "tcu" or (note.kind, note.name) == ("s", 0)
    ]
    places = [rng.randrange(len(notes)) for _ in range(count - count // 2)]
    places += [min(max(rng.choice(rare) + rng.randint(-3, 2), 0), len(notes) - 1) for _ in range(count // 2)]
    places.sort()
    disk, done = Disk(), 0
    for place in places:
        for note in notes[done : place + 1]:
            disk.do(note)
        done = place + 1
        yield notes[place], disk.after_power_loss(rng)


def put(files: dict[int, bytes], file: Path) -> None:
    """Make these files, and no others, below a path."""
    for name, ending in enumerate(ENDINGS):
        path = file.with_name(file.name + ending)
        path.unlink(missing_ok=True)
        if name in files:
            path.write_bytes(files[name])
    file.with_name(file.name + "-shm").unlink(missing_ok=True)
