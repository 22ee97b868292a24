"""The list of games, and functions that look up a game, its kit and its packs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from spacerace.games.encoding import Encoder
from spacerace.games.installed import LeftOut, broken, check_rules, entry_points, kit_behind
from spacerace.games.kit import Kit, Unlisted
from spacerace.games.nineteen69.game import NINETEEN69
from spacerace.games.plain_encoding import PlainEncoder
from spacerace.games.rocketmen.game import ROCKETMEN
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game, Header, Message, Option
from spacerace.kernel.packs import PackError, Problem

#: The games of this package. This is the only place outside their folders that names them.
BUILT_IN: tuple[Kit, ...] = (ROCKETMEN, NINETEEN69)


class _Kits(Mapping[str, Kit]):
    """The kits of all games by name: those of this package, then those of others.

    The others are looked for when somebody first asks: their packages import this one.
    """

    def __init__(self) -> None:
        self._kits = {kit.name: kit for kit in BUILT_IN}
        self._looked = False
        #: Games of other packages whose rules were imported and are all there.
        self._sound: set[str] = set()
        #: Why games were left out; kept until ``tell_troubles`` sets a listener.
        self._troubles: list[Message] = []
        self._listener: Callable[[Message], None] = self._troubles.append

    def __getitem__(self, name: str) -> Kit:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._all()))

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> dict[str, Kit]:
        """All kits; the first time, the other packages are looked through."""
        if not self._looked:
            self._looked = True
            for entry in entry_points():
                try:
                    kit = kit_behind(entry, self._kits)
                except LeftOut as left_out:
                    self._listener(left_out.message)
                else:
                    self._kits[kit.name] = kit
        return self._kits

    def has_rules(self, name: str) -> bool:
        """Whether there is such a game with rules to play by.

        A game of another package whose rules are broken is left out from now on.
        """
        kit = self._all().get(name)
        if kit is not None and kit not in BUILT_IN and name not in self._sound:
            self._sound.add(name)
            try:
                check_rules(kit)
            except LeftOut as left_out:
                self._leave_out(name, left_out.message)
        return name in self._kits

    def give_up(self, name: str, error: Exception) -> bool:
        """Remove a game of another package because of an error; False for a game of this package."""
        if self._all().get(name) in BUILT_IN:
            return False
        self._leave_out(name, broken(name, error))
        return True

    def _leave_out(self, name: str, why: Message) -> None:
        """Remove a game from the list, and report why."""
        del self._kits[name]
        self._listener(why)

    def add(self, kit: Kit) -> None:
        """Put one more game on the list."""
        self._all()[kit.name] = kit

    def tell_troubles(self, listener: Callable[[Message], None]) -> None:
        """Report every game that was or will be left out, with the reason, to this function."""
        self._all()
        waiting, self._troubles, self._listener = self._troubles, [], listener
        for message in waiting:
            listener(message)


KITS = _Kits()


class _Rules(Mapping[str, Game]):
    """The rules of the games on the list; they are imported when somebody asks for them."""

    def __getitem__(self, name: str) -> Game:
        if not KITS.has_rules(name):
            raise KeyError(name)
        return KITS[name].rules

    def __iter__(self) -> Iterator[str]:
        return (name for name in KITS if KITS.has_rules(name))

    def __len__(self) -> int:
        return sum(1 for _ in self)


#: The rules of every game by name.
GAMES: Mapping[str, Game] = _Rules()


def kit_of(game: Game) -> Kit:
    """The kit of a game. A game that is not on the list has a kit with rules only."""
    kit = KITS.get(game.NAME)
    return kit if kit is not None and kit.rules is game else Unlisted(game)


def encoder_of(game: Game) -> Encoder:
    """The encoder of a game: its own, else the plain one."""
    return kit_of(game).encoder() or PlainEncoder(game)


def game_named(name: str) -> Game:
    """The game of this name; raises BadSetup if there is none."""
    if name not in GAMES:
        raise BadSetup("", "refused-unknown-game", {"game": name, "known": ", ".join(GAMES)})
    return GAMES[name]


def header_of(
    game: Game,
    *,
    seats: Sequence[str],
    seed: int,
    edition: str | None = None,
    mode: str | None = None,
    options: Mapping[str, Option] = {},
    sides: Sequence[str] = (),
    pack: str = "",
    pack_text: str = "",
) -> Header:
    """The header for the choices of a table, checked. Without an edition or a mode the game takes its own
    default."""
    chosen = {"edition": edition, "mode": mode}
    given = {name: value for name, value in chosen.items() if value is not None}
    return game.prepare(
        seats=seats, seed=seed, options=options, sides=sides, pack=pack, pack_text=pack_text, **given
    )


# --- packs ---------------------------------------------------------------------------------------


def game_of_pack(text: str) -> Game:
    """The game that a pack belongs to: by the built-in pack that it names, else by its tables.

    The text is searched and not parsed, so that the game of a pack with mistakes is found too.
    """
    for name in re.findall(r'^\s*(?:base|id)\s*=\s*"([^"@]+)', text, re.MULTILINE):
        for game in GAMES.values():
            if name in game.LIBRARY.packs():
                return game
    tables = re.findall(r"^\s*\[+\s*(\w+)", text, re.MULTILINE)
    return max(GAMES.values(), key=lambda game: sum(table in game.LIBRARY.form.tables for table in tables))


def newest_packs(game: Game) -> dict[str, Any]:
    """The newest built-in pack of each edition of a game."""
    packs = [game.LIBRARY.load(name) for name in game.LIBRARY.packs()]
    return {pack.pack.edition: pack for pack in packs}


def pack_of(game: Game, header: Header) -> Any:
    """The pack of a match. Raises PackError if it cannot be read any more."""
    if header.pack_text:
        return game.LIBRARY.read(header.pack_text, name=header.pack)
    return game.LIBRARY.load(header.pack, header.pack_version)


def builtin_text(name: str, version: int | None = None) -> str:
    """The whole text of a built-in pack of any game, the newest version by default."""
    for game in GAMES.values():
        if name in game.LIBRARY.packs():
            return game.LIBRARY.text(name, version)
    known = ", ".join(pack for game in GAMES.values() for pack in game.LIBRARY.packs())
    raise PackError(name, [Problem(0, "pack-unknown-pack", {"pack": name, "known": known})])
