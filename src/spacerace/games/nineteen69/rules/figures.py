"""Figures: sums that everybody at the table can make, so that whoever draws it need not know the rules."""

from __future__ import annotations

from msgspec import Struct

from spacerace.games.nineteen69.rules.chapters.researches import researchers, symbol_bonus
from spacerace.games.nineteen69.rules.state import Player, State
from spacerace.kernel.seats import Seat


class PlayerFigures(Struct, frozen=True, kw_only=True):
    """What a player's sheets add up to."""

    #: Researchers by research (N-9.1).
    researchers: tuple[int, ...]
    #: What they add to the test, by mission (N-6.13).
    bonuses: tuple[int, ...]


class Figures(Struct, frozen=True, kw_only=True):
    """The sums of a moment; sheets lie in the open, so all watchers have the same (N-12.2)."""

    players: tuple[PlayerFigures, ...]


def figures(state: State, seat: Seat) -> Figures:
    """The sums of this moment (N-9.1, N-6.13)."""
    return Figures(players=tuple(_player(state, player) for player in state.players))


def _player(state: State, player: Player) -> PlayerFigures:
    """The sums of one player."""
    return PlayerFigures(
        researchers=tuple(researchers(state, player, research) for research in range(len(player.cubes))),
        bonuses=tuple(symbol_bonus(state, player, mission) for mission in range(len(state.terms.symbols))),
    )
