"""The decisions of a game that bots play: the tests look at each of them before it is made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spacerace.bots import Bot
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import AnyAction, AnyState, Game, Header
from spacerace.kernel.seats import CHANCE


def decisions_of(
    game: Game, header: Header, bots: Sequence[Bot]
) -> Iterator[tuple[AnyState, Sequence[AnyAction]]]:
    """Every choice among two or more options: the state, which goes on afterwards, and the options."""
    state, luck = game.begin(header), Luck(header.seed)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            event = game.chance(state)
            game.advance(state, game.outcome(state, luck.pick(event.key, event.bag)))
            continue
        options = game.canonical_options(state)
        chosen = options[0]
        if len(options) > 1:
            yield state, options
            chosen = bots[seat].choose(game.view(state, seat), options, None)
        game.advance(state, chosen)
