"""The games at this table, by name."""

from __future__ import annotations

from spacerace.games import rocketmen
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game

GAMES: dict[str, Game] = {"rocketmen": rocketmen}


def game_named(name: str) -> Game:
    """The game of this name; raises BadSetup if there is none."""
    if name not in GAMES:
        raise BadSetup("", "refused-unknown-game", {"game": name, "known": ", ".join(GAMES)})
    return GAMES[name]
