"""The loop in which bots play a game to its end. Simulations, contests and reports use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from spacerace.bots import Bot
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import AnyAction, AnyState, Game
from spacerace.kernel.seats import CHANCE
from spacerace.lab.fortune import Fortune


class Watcher(Protocol):
    """Gets every step of one game. It may read everything and must change nothing."""

    def choosing(self, state: AnyState, options: Sequence[AnyAction]) -> None:
        """A player is about to choose from these options; there may be only one."""

    def see(self, state: AnyState) -> None:
        """A step was made. ``state.facts`` says what happened."""


def play_to_end(
    game: Game,
    state: AnyState,
    bots: Sequence[Bot],
    luck: Luck,
    watcher: Watcher | None = None,
    fortune: Fortune | None = None,
) -> int:
    """Play on from a state, in place, until the game is over; returns the number of decisions.

    A decision is a choice among two or more options. Only then a bot is asked. It gets the view of its seat.
    The loop has to be fast, so it calls functions by local names.
    """
    to_act, options, advance = game.to_act, game.canonical_options, game.advance
    chance, outcome, pick = game.chance, game.outcome, luck.pick
    choose, blind = [bot.choose for bot in bots], [bot.blind for bot in bots]
    decisions = 0
    while (seat := to_act(state)) is not None:
        if seat == CHANCE:
            event = chance(state)
            action = outcome(state, pick(event.key, event.bag))
            if fortune is not None:
                fortune.drawing(state, action)
        else:
            found = options(state)
            if watcher is not None:
                watcher.choosing(state, found)
            if len(found) == 1:
                action = found[0]
            else:
                decisions += 1
                view = None if blind[seat] else game.view(state, seat)
                action = choose[seat](view, found, None)
        advance(state, action)
        if watcher is not None:
            watcher.see(state)
    return decisions


def seat_names(players: int) -> list[str]:
    """Placeholder names of seats, for games without people."""
    return [f"seat {seat + 1}" for seat in range(players)]
