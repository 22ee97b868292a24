"""How Pips can be played: what forms and command lines offer without asking the rules (PI-1.1)."""

from __future__ import annotations

from spacerace.kernel.game import Setup

NAME = "pips"
EDITION, MODE = "base", "standard"
PLAYERS = (2, 3, 4)
#: Every way to play.
SETUPS: tuple[Setup, ...] = (Setup(edition=EDITION, mode=MODE, players=PLAYERS, first_game=True),)
