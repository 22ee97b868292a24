"""Arena files: a head on the first line, then one line for each game. A line is on the disk before the next
game begins.

If a run stops, only the unfinished games are lost. The same contest continues where its file ends. The file
of another contest is refused and not changed.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from spacerace import __version__
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import LEVEL, Option
from spacerace.lab.arena import Code, Contest, Played, Task, check, play_all, refuse_changed
from spacerace.lab.bot_code import hash_of_bots, hashes_of_own_bots

Read = TypeVar("Read")

#: The version of the format. It is raised when the meaning of a line changes.
FORMAT = 1


class CopiedGames(Struct, frozen=True):
    """Games that were copied from a file of older code of the bots. The newer code has replayed some of them
    with the same results."""

    #: The hash of that code.
    bots: str
    #: All games of that file, with those that were copied into it.
    games: int
    again: int


class Origin(Struct, frozen=True):
    """Where and when a file was begun. This is shown and not compared."""

    machine: str = ""
    python: str = ""
    spacerace: str = ""
    date: str = ""
    #: The games that were copied from older files, the oldest first.
    carried: tuple[CopiedGames, ...] | UnsetType = UNSET

    @property
    def older(self) -> tuple[CopiedGames, ...]:
        """The copied games; empty if there are none."""
        return () if isinstance(self.carried, UnsetType) else self.carried


class Head(Struct, frozen=True, kw_only=True):
    """The head: what the games of a file have in common."""

    arena: int = FORMAT
    game: str
    rules_version: int
    edition: str
    mode: str
    options: dict[str, Option]
    levels: tuple[str, ...]
    pack: str
    pack_hash: str
    players: int
    bots: tuple[str, ...]
    #: The code of the bots: a hash of the built-in ones, and one for each bot file of a user.
    built_in_bots: str
    own_bots: dict[str, str]
    first_alone: bool
    seed: int
    origin: Origin = Origin()


class _Version(Struct):
    """The field that the heads of all versions have."""

    arena: int


def head_of(contest: Contest) -> Head:
    """The head of a contest's file; raises BadSetup if it cannot be played."""
    header = check(contest)
    return Head(
        game=contest.game,
        rules_version=header.rules_version,
        edition=header.edition,
        mode=header.mode,
        options={name: value for name, value in sorted(header.options.items()) if name != LEVEL},
        levels=contest.levels,
        pack=f"{header.pack}@{header.pack_version}",
        pack_hash=header.pack_hash,
        players=contest.players,
        bots=contest.bots,
        built_in_bots=hash_of_bots(contest.game),
        own_bots=hashes_of_own_bots(contest.bots),
        first_alone=contest.first_alone,
        seed=contest.seed,
        origin=Origin(machine(), platform.python_version(), __version__, date.today().isoformat()),
    )


def machine() -> str:
    """A description of this machine: its processor, if the system tells it, and the number of its cores."""
    model = platform.processor() or platform.machine()
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {os.cpu_count()} cores"


class ArenaFile:
    """The file of a contest, open for one run at a time."""

    def __init__(self, path: Path, head: Head) -> None:
        """Begin a file, or continue one of the same contest. Raises BadSetup for any other file."""
        self.path = path
        #: Whether the last line was cut short and has been dropped.
        self.torn = False
        if path.exists() and not path.is_file() and not path.is_dir():
            # A device or a pipe stores nothing.
            raise BadSetup("", "refused-arena-no-file", {"file": str(path)})
        # Neither "a" nor "w": an existing file must not change before it has been checked.
        self._stream = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")
        try:
            _lock(self._stream.fileno(), path)
            self.head, self.games = self._read(head)
        except BaseException:
            self._stream.close()
            raise

    def __enter__(self) -> Self:
        """The file itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file. This releases the lock."""
        self._stream.close()

    def _read(self, head: Head) -> tuple[Head, list[Played]]:
        """Read the file. A new one gets its head. An incomplete last line is removed."""
        data = self._stream.read()
        first = msgspec.json.encode(head) + b"\n"
        whole = data[: data.rfind(b"\n") + 1]
        # A run that ended at once has left a part of a head. Nothing is lost with it.
        if not whole and (not data or _torn_head(data)):
            self._cut(0)
            self._write(first)
            return head, []
        found, games = read_lines(self.path, whole or data)
        refuse_other_contest(self.path, found, head)
        self.torn = len(whole) < len(data)
        self._cut(len(whole))
        if not whole:
            # All but the end of the first line was there.
            self._write(msgspec.json.encode(found) + b"\n")
        return found, games

    def _cut(self, size: int) -> None:
        """Cut the file here, and move to its end."""
        with self._named():
            self._stream.truncate(size)
            self._stream.seek(size)

    def add(self, game: Played) -> None:
        """Save a game. When this returns, the game is on the disk."""
        self._write(msgspec.json.encode(game) + b"\n")
        self.games.append(game)

    def kept(self) -> int:
        """How many games are in the file. An interrupted run may not know this."""
        self._stream.flush()
        self._stream.seek(0)
        return self._stream.read().count(b"\n") - 1

    def _write(self, line: bytes) -> None:
        """Write, and wait until the data is on the disk."""
        with self._named():
            self._stream.write(line)
            self._stream.flush()
            os.fsync(self._stream.fileno())

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Adds the name of this file to errors of the system, such as a full disk."""
        try:
            yield
        except OSError as error:
            error.filename = str(self.path)
            raise


def _torn_head(data: bytes) -> bool:
    """Whether this is only the beginning of a head, and not a complete head of some version without its line
    end."""
    try:
        msgspec.json.decode(data)
    except msgspec.DecodeError:
        return data.startswith(b'{"arena":')
    return False


def _lock(descriptor: int, path: Path) -> None:
    """Lock the file, where the system can; raises BadSetup if another run uses it."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadSetup("", "refused-arena-file-in-use", {"file": str(path)}) from None


def load(path: Path) -> tuple[Head, list[Played]]:
    """Head and games of a file, for reading. Raises BadSetup. An incomplete last line is ignored."""
    data = path.read_bytes()
    return read_lines(path, data[: data.rfind(b"\n") + 1] or data)


def read_lines(path: Path, data: bytes) -> tuple[Head, list[Played]]:
    """Head and games of the text of a file. Raises BadSetup if it is not an arena file of this version."""
    first, *others = data.splitlines() or [b""]
    try:
        version = msgspec.json.decode(first, type=_Version).arena
    except msgspec.DecodeError:
        raise BadSetup("", "refused-arena-no-file", {"file": str(path)}) from None
    if version != FORMAT:
        details = {"file": str(path), "found": version, "known": FORMAT}
        raise BadSetup("", "refused-arena-version", details)
    games: dict[tuple[int, int], Played] = {}
    for number, line in enumerate(others, start=2):
        game = _decode(path, number, line, Played)
        games.setdefault((game.deal, game.number), game)
    return _decode(path, 1, first, Head), list(games.values())


def _decode(path: Path, number: int, line: bytes, kind: type[Read]) -> Read:
    """One line of a file. Raises BadSetup with the number of the line."""
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        details = {"file": str(path), "line": number, "reason": str(error)}
        raise BadSetup("", "refused-arena-line", details) from None


def differences(found: Head, wanted: Head) -> list[tuple[str, object, object]]:
    """The differences between two contests: each field with both values."""
    here, there = (msgspec.to_builtins(replace(head, origin=Origin())) for head in (found, wanted))
    return [(field, value, there[field]) for field, value in here.items() if value != there[field]]


def refuse_other_contest(path: Path, found: Head, wanted: Head) -> None:
    """Raises BadSetup with the first difference if the contests differ: their games must not be mixed."""
    for field, here, there in differences(found, wanted):
        about = {"field": field, "found": _text(here), "wanted": _text(there)}
        raise BadSetup("", "refused-arena-other", {"file": str(path), **about})


def _text(value: object) -> str:
    """A value of the head for a person."""
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {inner}" for key, inner in value.items()) or "-"
    return str(value)


def _refuse_other_game(path: Path, task: Task, game: Played) -> None:
    """Raises BadSetup if a line is not a game of this task: a line that can be read may still be damaged."""
    seats = len(task.seats)
    # An AI has points, and neither decisions nor seconds.
    points = seats + 1 if task.level else seats
    if (
        (game.seats, game.level) != (task.seats, task.level)
        or len(game.scores) != points
        or not (len(game.decisions) == len(game.seconds) == seats)
        or len(game.luck) not in (0, seats)
        or not all(0 <= winner < points for winner in game.winners)
    ):
        details = {"file": str(path), "deal": game.deal, "number": game.number}
        raise BadSetup("", "refused-arena-game", details)


def asked_for(path: Path, asked: Sequence[Task], games: Sequence[Played]) -> dict[tuple[int, int], Played]:
    """The games of a file that belong to these tasks, by deal and number. Raises BadSetup for a damaged
    one."""
    tasks = {(task.deal, task.number): task for task in asked}
    found = {(game.deal, game.number): game for game in games if (game.deal, game.number) in tasks}
    for key, game in found.items():
        _refuse_other_game(path, tasks[key], game)
    return found


def play_out(
    contest: Contest,
    asked: Sequence[Task],
    file: ArenaFile,
    *,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Played]:
    """Play the games of these tasks that the file lacks. Returns all games of the tasks."""
    tasks = {(task.deal, task.number): task for task in asked}
    found = asked_for(file.path, asked, file.games)
    progress(len(found), len(tasks))
    missing = [task for key, task in tasks.items() if key not in found]
    if missing:
        # The file was opened for the code that the bots had then.
        refuse_changed(contest.game, contest.bots, Code(file.head.built_in_bots, file.head.own_bots))
    for game in play_all(contest, missing, jobs):
        file.add(game)
        found[game.deal, game.number] = game
        progress(len(found), len(tasks))
    return [found[key] for key in tasks]
