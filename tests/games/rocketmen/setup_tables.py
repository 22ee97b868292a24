"""Tables for the tests of set-up."""

from __future__ import annotations

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import Header
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.readings import pack_of
from tests.games.rocketmen.table import NAMES


def header(players: int = 2, seed: int = 1, **options: bool | int) -> Header:
    return rocketmen.prepare(seats=NAMES[:players], seed=seed, options=options, pack=pack_of())


def waiting_for(step: type, players: int = 2, **options: bool | int) -> State:
    """A set-up in which chance is asked for this."""
    return deal(rocketmen.begin(header(players, **options)), until=step)


def deal(state: State, seed: int = 1, until: type | None = None) -> State:
    """Let chance act until a player is awaited, or this step has come."""
    luck = Luck(seed)
    while rocketmen.to_act(state) == CHANCE and type(state.agenda[-1]) is not until:
        event = rocketmen.chance(state)
        rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
    return state


def cards_of(state: State, deck: str) -> list[int]:
    return [card.id for card in state.terms.cards if card.deck == deck]
