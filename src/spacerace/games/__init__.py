"""The list of games, and what every room asks of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spacerace.games.kit import Kit, Unlisted
from spacerace.games.nineteen69.game import NINETEEN69
from spacerace.games.rocketmen.game import ROCKETMEN
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game, Header, Option
from spacerace.kernel.packs import PackError, Problem

#: Every game. This is the only place outside their folders that names them.
KITS: dict[str, Kit] = {kit.name: kit for kit in (ROCKETMEN, NINETEEN69)}


class _Rules(Mapping[str, Game]):
    """The rules of the games on the list; they are imported when somebody asks for them."""

    def __getitem__(self, name: str) -> Game:
        return KITS[name].rules

    def __iter__(self) -> Iterator[str]:
        return iter(KITS)

    def __len__(self) -> int:
        return len(KITS)


#: The rules of every game by name.
GAMES: Mapping[str, Game] = _Rules()


def add_game(kit: Kit) -> None:
    """Put one more game on the list."""
    KITS[kit.name] = kit


def kit_of(game: Game) -> Kit:
    """The kit of a game; of one that is not on the list the rules are all there is."""
    kit = KITS.get(game.NAME)
    return kit if kit is not None and kit.rules is game else Unlisted(game)


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
    """The table's choices, checked; an edition or a mode that nobody chose is left to the game."""
    chosen = {"edition": edition, "mode": mode}
    given = {name: value for name, value in chosen.items() if value is not None}
    return game.prepare(
        seats=seats, seed=seed, options=options, sides=sides, pack=pack, pack_text=pack_text, **given
    )


# --- packs ---------------------------------------------------------------------------------------


def game_of_pack(text: str) -> Game:
    """The game that a pack belongs to: by the built-in pack that it names, else by its tables.

    The text is looked at, not parsed, so that a pack with mistakes finds its game too.
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
    """The pack that a match is played with; raises PackError where it can't be read any more."""
    if header.pack_text:
        return game.LIBRARY.read(header.pack_text, name=header.pack)
    return game.LIBRARY.load(header.pack, header.pack_version)


def builtin_text(name: str, version: int | None = None) -> str:
    """The whole text of a built-in pack of any game, the newest version unless told otherwise."""
    for game in GAMES.values():
        if name in game.LIBRARY.packs():
            return game.LIBRARY.text(name, version)
    known = ", ".join(pack for game in GAMES.values() for pack in game.LIBRARY.packs())
    raise PackError(name, [Problem(0, "pack-unknown-pack", {"pack": name, "known": known})])
