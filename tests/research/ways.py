"""Every way to play every game, and random games of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Struct

from spacerace.games import GAMES, header_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import AnyAction, AnyState, Game, Header, Option
from spacerace.kernel.seats import CHANCE, Seat


class Way(Struct, frozen=True):
    """One way to play a game, with what a table may choose."""

    game: str
    edition: str
    mode: str
    players: int
    options: dict[str, Option] = {}

    def header(self, seed: int) -> Header:
        """A match that is played like this."""
        names = [f"seat {seat + 1}" for seat in range(self.players)]
        return header_of(
            GAMES[self.game],
            seats=names,
            seed=seed,
            edition=self.edition,
            mode=self.mode,
            options=self.options,
        )

    def __str__(self) -> str:
        """A name for a test."""
        return "-".join((self.game, self.edition, self.mode, str(self.players)))


def _ways() -> Iterator[Way]:
    """Each edition and mode with each number of players; what a table may choose is all chosen at once."""
    for game in ("rocketmen", "1969"):
        for setup in GAMES[game].SETUPS:
            chosen = {one.name: one.values[-1] for one in setup.choosable}
            for players in setup.players:
                yield Way(game, setup.edition, setup.mode, players, chosen)


WAYS = tuple(_ways())
every_way = pytest.mark.parametrize("way", WAYS, ids=str)


def decisions(way: Way, seed: int, most: int = 400) -> Iterator[tuple[Game, AnyState, Seat, list[AnyAction]]]:
    """The decisions of a random game, up to so many. The state goes on when the next is asked for."""
    game, random = GAMES[way.game], Random(seed)
    header = way.header(seed)
    state, luck = game.begin(header), Luck(seed)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            event = game.chance(state)
            action = game.outcome(state, luck.pick(event.key, event.bag))
        else:
            options = game.canonical_options(state)
            action = random.choice(options)
            if len(options) > 1:
                yield game, state, seat, options
                most -= 1
                if not most:
                    return
        game.advance(state, action)
