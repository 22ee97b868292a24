"""How a match begins at a terminal: who sits down, a new match, or a saved one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from spacerace.bots import BOTS
from spacerace.games import game_named, header_of
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game, Option
from spacerace.kernel.match import Match
from spacerace.kernel.sentences import sentence
from spacerace.terminal import saving
from spacerace.terminal.screen import NOTE, say


def bot_of(name: str) -> str | None:
    """The bot that sits under this name, such as "random" or "random-2"; None for a person."""
    kind = re.sub(r"-\d+$", "", name.casefold())
    return kind if kind in BOTS else None


def seats_of(text: str, game: Game) -> tuple[list[str], list[str]]:
    """The names and sides of a list such as "Ann:red,Bob,sense:blue"; "" where no side is named.

    A name holds no colon, so what stands behind one is a side: its id, or its name in the present language.
    Bots are numbered, so that several of a kind can sit down.
    """
    by_name = {name.casefold(): side for side in game.SIDES for name in (side, say(game.say_side(side)))}
    names: list[str] = []
    sides: list[str] = []
    for part in text.split(","):
        name, colon, side = (piece.strip() for piece in part.partition(":"))
        if colon and not side:
            raise BadSetup("", "refused-side", {"side": side, "known": ", ".join(game.SIDES)})
        kind = bot_of(name)
        names.append(name if kind is None else _next_name(kind, names))
        # A side that the game does not know may stand in a pack; if not, the game says so.
        sides.append(by_name.get(side.casefold(), side))
    return names, sides


def _next_name(kind: str, taken: list[str]) -> str:
    """The first free name for a bot of this kind."""
    number = sum(bot_of(name) == kind for name in taken) + 1
    return kind if number == 1 else f"{kind}-{number}"


def _alike(names: list[str]) -> list[str]:
    """The names, those made equal that differ only in case: the game refuses equal names."""
    first: dict[str, str] = {}
    return [first.setdefault(name.casefold(), name) for name in names]


def begin(
    game_name: str,
    seats: str,
    *,
    seed: int,
    edition: str | None = None,
    mode: str | None = None,
    options: Mapping[str, Option] = {},
    pack_text: str = "",
    save: Path | None = None,
) -> tuple[Match, saving.MatchFile]:
    """A new match and its file."""
    game = game_named(game_name)
    names, sides = seats_of(seats, game)
    names = _alike(names)
    if all(bot_of(name) for name in names):
        raise BadSetup("", "refused-no-person")
    header = header_of(
        game,
        seats=names,
        seed=seed,
        edition=edition,
        mode=mode,
        options=options,
        sides=sides,
        pack_text=pack_text,
    )
    match = Match(game, header)
    return match, saving.create(save or saving.new_path(header), header)


def resume(path: Path, game_name: str, console: Console) -> tuple[Match, saving.MatchFile]:
    """A saved match to go on with."""
    wanted = game_named(game_name)
    match, file, torn = saving.reopen(path)
    if match.game is not wanted:
        names = {"found": match.header.game, "wanted": game_name}
        raise BadSetup("", "refused-resume-game", {"file": str(path), **names})
    if torn:
        console.print(sentence("terminal-torn", {"file": str(path)}), style=NOTE)
    return match, file
