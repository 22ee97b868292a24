"""How 1969 can be played: what forms and command lines offer without asking the rules (N-2.1)."""

from __future__ import annotations

from spacerace.kernel.game import Setup

NAME = "1969"
EDITION, MODE = "2012", "standard"
PLAYERS = (2, 3, 4, 5)
#: The game has no opponent of its own.
LEVELS: tuple[str, ...] = ()
#: Every way to play.
SETUPS: tuple[Setup, ...] = (Setup(edition=EDITION, mode=MODE, players=PLAYERS, first_game=True),)
