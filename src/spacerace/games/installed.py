"""Games of other packages: found by their entry points, looked over, and left out if something is wrong.

A package that brings a game has an entry point in the group ``spacerace.games``; it names a kit. What is
wrong with one is a message: whoever has a screen says it.
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
#: A name stands in addresses, match files and the names of files; these it cannot be beside.
_NAME = re.compile(r"(?=.{1,20}$)[a-z0-9]+(-[a-z0-9]+)*")
_KEPT = ("table",)
#: What the rules of a game have to offer.
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

    # A package that is installed twice, as while it is written, is named twice.
    found = {(one.name, one.value): one for one in metadata.entry_points(group=GROUP)}
    return [found[key] for key in sorted(found)]


def _texts() -> Iterator[bytes]:
    """What the packages on this machine say of their entry points. ``importlib.metadata`` would read them
    too, but takes longer to import than all of this."""
    for folder in sys.path:
        if os.path.isfile(folder):
            # A zipped package: leave it to those who can read it.
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
    except (Exception, SystemExit) as error:  # whatever the package does wrong, the other games go on
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
    """Import the rules of a kit and see that they are all there; raises LeftOut."""
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
    """That a game cannot be imported or begun, with the error in one line."""
    reason = " ".join(f"{type(error).__name__}: {error}".split())
    return Message("refused-game-broken", {"entry": entry, "reason": reason})
