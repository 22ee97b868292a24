"""A chooser for tests that gets things done: it buys, builds and launches far more often than chance would.

Random play hardly ever finishes a game of Rocketmen; this one does, and meets every kind of step.
"""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.chance import Luck
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.readings import pack_of

#: How keen it is on each kind of action; discarding is dull, ending the turn comes last.
WEIGHTS: dict[type, float] = {
    a.LaunchTo: 40,
    a.BuyCard: 12,
    a.PlaceCard: 12,
    a.PlaceCardFree: 12,
    a.DrawPending: 8,
    a.PlayEffect: 4,
    a.UseEffect: 6,
    a.CopyTo: 3,
    a.DrawSuccess: 6,
    a.Confirm: 6,
    a.StoreCard: 0.3,
    a.TakeStored: 1,
    a.RefreshCard: 0.3,
    a.DiscardCard: 0.05,
    a.DiscardMission: 0.02,
    a.EndTurn: 1,
    a.Abort: 0.7,
    a.Pass: 1,
}


def choose(options: list[a.Action], rng: Random) -> a.Action:
    """One of the options, by the weights."""
    weights = [WEIGHTS.get(type(option), 2) for option in options]
    return rng.choices(options, weights)[0]


def play(match: Match, seed: int, *, steps: int = 100_000, canonical: bool = True) -> Match:
    """Play a match on, to its end or for so many steps."""
    rng = Random(seed)
    list_options = rocketmen.canonical_options if canonical else rocketmen.options
    for _ in range(steps):
        match.draw()
        if match.awaited is None:
            break
        match.play(match.awaited, choose(list_options(match.state), rng))
    return match


def new_match(
    players: int, seed: int, *, pack: str = "", version: int = rocketmen.RULES_VERSION, **options: int | bool
) -> Match:
    """A fresh match, with the reading that is being played unless a pack is named."""
    names = ["Ann", "Bob", "Cid", "Dee"][:players]
    header = rocketmen.prepare(seats=names, seed=seed, options=options, pack=pack or pack_of())
    return Match(rocketmen, replace(header, rules_version=version))


def position(
    players: int,
    seed: int,
    rounds: int,
    *,
    pack: str = "",
    version: int = rocketmen.RULES_VERSION,
    **options: int | bool,
) -> State:
    """A position from the middle of an eager game, at the start of that round."""
    state = rocketmen.begin(new_match(players, seed, pack=pack, version=version, **options).header)
    rng, luck = Random(seed), Luck(seed)
    while rocketmen.to_act(state) is not None and state.round < rounds:
        if rocketmen.to_act(state) == CHANCE:
            event = rocketmen.chance(state)
            rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
        else:
            rocketmen.advance(state, choose(rocketmen.canonical_options(state), rng))
    return state
