"""Match files that grow during play. What a person sees is already on the disk."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import TextIO

from spacerace.games import game_named
from spacerace.kernel.codec import read_match, write_entry, write_header
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyState, Header
from spacerace.kernel.match import Entry, Match


class MatchFile:
    """A match file that lines are added to. It is open only while they are written."""

    def __init__(self, path: Path) -> None:
        """Continue an existing file."""
        self.path = path
        self._lines: list[str] = []

    def add(self, match: Match, entry: Entry, before: AnyState) -> None:
        """Add an entry; ``sync`` writes it."""
        self._lines.append(write_entry(match, entry, before))

    def sync(self) -> None:
        """Write the added entries, and wait until they are on the disk."""
        if self._lines:
            # Not "a": a file that has vanished must not come back without its header.
            with self.path.open("r+", encoding="utf-8", newline="\n") as stream:
                stream.seek(0, os.SEEK_END)
                _write(stream, "".join(self._lines))
            self._lines.clear()


def _write(stream: TextIO, text: str) -> None:
    """Write to the disk, and wait until it is there."""
    stream.write(text)
    stream.flush()
    os.fsync(stream.fileno())


def create(path: Path, header: Header) -> MatchFile:
    """A new match file; raises BadSetup rather than overwrite one."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as stream:
            _write(stream, write_header(header))
    except FileExistsError:
        raise BadSetup("", "refused-file-exists", {"file": str(path)}) from None
    return MatchFile(path)


def load(path: Path) -> tuple[Match, bool]:
    """The match of a file, and whether a torn last line was left out of it."""
    text, torn = whole_lines(path.read_bytes(), path)
    return read_match(text, game_named), torn


def reopen(path: Path) -> tuple[Match, MatchFile, bool]:
    """A match to go on with, its file, and whether a torn last line was cut off."""
    match, torn = load(path)
    if torn:
        os.truncate(path, path.read_bytes().rfind(b"\n") + 1)
    return match, MatchFile(path), torn


def whole_lines(data: bytes, path: Path) -> tuple[str, bool]:
    """The text of a file up to its last line end. A last line without one was cut off while being written."""
    whole = data[: data.rfind(b"\n") + 1]
    try:
        # Some editors begin a file with a byte order mark.
        return whole.decode("utf-8-sig"), len(whole) < len(data)
    except UnicodeDecodeError:
        raise BadSetup("", "refused-not-text", {"file": str(path)}) from None


def new_path(header: Header) -> Path:
    """A free name in the data folder, by date, time and seed."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{header.game}-{datetime.now():%Y%m%d-%H%M%S}-{header.seed}"
    path, number = folder / f"{stem}.match", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.match", number + 1
    return path


def data_folder() -> Path:
    """Where this system keeps the files of a user's programs."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "spacerace"
