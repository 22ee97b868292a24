"""Games of other packages: found by their entry points, checked, and left out if something is wrong.

A package that brings a game has an entry point in the group ``spacerace.games``; it names a kit. A problem is
a message; a command or the server shows it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.games.kit import Kit
from spacerace.kernel.game import Game, Message

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

#: The group of the entry points.
GROUP = "spacerace.games"
#: The form of a name, which is part of addresses, match files and file names, and the names that are
#: reserved.
_NAME = re.compile(r"(?=.{1,20}$)[a-z0-9]+(-[a-z0-9]+)*")
_KEPT = ("table",)
#: The names that the rules of a game must define.
_OFFERED = sorted({name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")})


class LeftOut(Exception):
    """A game that cannot be played, and why."""

    def __init__(self, message: Message) -> None:
        """The message says what to do."""
        super().__init__(message.id)
        self.message = message


def entry_points() -> list[EntryPoint]:
    """The entry points of games, by name. Without any, nothing that takes long is imported."""
    if not any(GROUP.encode() in text for text in _texts()):
        return []
    from importlib import metadata

    # A package that is installed twice, such as an editable one, is listed twice.
    found = {(one.name, one.value): one for one in metadata.entry_points(group=GROUP)}
    return [found[key] for key in sorted(found)]


def _texts() -> Iterator[bytes]:
    """The entry points of all installed packages, as text. ``importlib.metadata`` would read them
    too, but takes longer to import than all of this."""
    for folder in sys.path:
        if os.path.isfile(folder):
            # A zipped package: ``importlib.metadata`` reads it.
            yield GROUP.encode()
        try:
            packages = [one for one in os.listdir(folder or ".") if one.endswith((".dist-info", ".egg-info"))]
        except OSError:
            continue
        for package in packages:
            try:
                yield Path(folder, package, "entry_points.txt").read_bytes()
            except OSError:
                continue


def kit_behind(entry: EntryPoint, taken: Collection[str]) -> Kit:
    """The kit that an entry point names; raises LeftOut."""
    about = {"entry": f"{entry.name} = {entry.value}"}
    try:
        kit = entry.load()
    except (Exception, SystemExit) as error:  # whatever it does, other games go on
        raise LeftOut(broken(about["entry"], error)) from error
    if not isinstance(kit, Kit):
        raise LeftOut(Message("refused-game-no-kit", about))
    name = getattr(kit, "name", None)
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise LeftOut(Message("refused-game-name", {**about, "game": str(name)}))
    if name in taken or name in _KEPT:
        raise LeftOut(Message("refused-game-taken", {**about, "game": name}))
    if not kit.setups:
        raise LeftOut(Message("refused-game-no-setups", {**about, "game": name}))
    return kit


def check_rules(kit: Kit) -> None:
    """Import the rules of a kit, and check that no name is missing. Raises LeftOut."""
    try:
        rules = kit.rules
    except (Exception, SystemExit) as error:  # as above
        raise LeftOut(broken(kit.name, error)) from error
    lacking = [name for name in _OFFERED if not hasattr(rules, name)]
    if lacking:
        raise LeftOut(Message("refused-game-lacks", {"game": kit.name, "lacking": lacking}))
    if kit.name != rules.NAME:
        raise LeftOut(Message("refused-game-other-name", {"game": kit.name, "rules": rules.NAME}))


def broken(entry: str, error: BaseException) -> Message:
    """The message for a game that cannot be imported or started, with the error in one line."""
    reason = " ".join(f"{type(error).__name__}: {error}".split())
    return Message("refused-game-broken", {"entry": entry, "reason": reason})
