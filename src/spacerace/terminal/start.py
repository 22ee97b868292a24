"""How a match begins at a terminal: who sits down, a new match, or a saved one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from spacerace.bots.own_bot import is_path
from spacerace.games import game_named, header_of
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Option
from spacerace.kernel.match import Match
from spacerace.kernel.sentences import sentence
from spacerace.terminal import saving
from spacerace.terminal.screen import NOTE
from spacerace.terminal.seating import bot_of, seats_of


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


def resume(
    path: Path, game_name: str, console: Console, *, trust_bots: bool = False
) -> tuple[Match, saving.MatchFile]:
    """A saved match to go on with. A bot from a file runs as a program: whoever got the match file from
    somebody else has to say that it may."""
    wanted = game_named(game_name)
    match, file, torn = saving.reopen(path)
    if match.game is not wanted:
        names = {"found": match.header.game, "wanted": game_name}
        raise BadSetup("", "refused-resume-game", {"file": str(path), **names})
    programs = [bot for name in match.header.seats if (bot := bot_of(name)) and is_path(bot)]
    if programs and not trust_bots:
        raise BadSetup("", "refused-resume-bots", {"file": str(path), "bots": programs})
    if torn:
        console.print(sentence("terminal-torn", {"file": str(path)}), style=NOTE)
    return match, file
