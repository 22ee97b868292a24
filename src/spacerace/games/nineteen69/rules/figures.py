"""Figures: sums of public values, so that a client that draws the table needs no rules."""

from __future__ import annotations

from msgspec import Struct

from spacerace.games.nineteen69.rules.chapters.researches import researchers, symbol_bonus
from spacerace.games.nineteen69.rules.table import PublicPlayer, PublicTable
from spacerace.kernel.seats import Seat


class PlayerFigures(Struct, frozen=True, kw_only=True):
    """What a player's sheets add up to."""

    #: Researchers by research (N-9.1).
    researchers: tuple[int, ...]
    #: What they add to the test, by mission (N-6.13).
    bonuses: tuple[int, ...]


class Figures(Struct, frozen=True, kw_only=True):
    """The figures of a state. Sheets are public, so they are the same for all seats (N-12.2)."""

    players: tuple[PlayerFigures, ...]


def figures(table: PublicTable, seat: Seat) -> Figures:
    """The figures of a state (N-9.1, N-6.13)."""
    return Figures(players=tuple(_player(table, player) for player in table.players))


def _player(table: PublicTable, player: PublicPlayer) -> PlayerFigures:
    """The sums of one player."""
    return PlayerFigures(
        researchers=tuple(
            researchers(table, player, research) for research in table.terms.research_ids.values()
        ),
        bonuses=tuple(symbol_bonus(table, player, mission) for mission in table.terms.mission_ids.values()),
    )
