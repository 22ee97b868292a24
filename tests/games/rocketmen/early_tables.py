"""Tables for the tests of RM-E."""

from __future__ import annotations

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.chance import Luck
from spacerace.kernel.match import Match
from tests.games.rocketmen.readings import pack_of
from tests.games.rocketmen.table import NAMES, Table, lay


def early(players: int = 2, *, variants: tuple[str, ...] = (), pack_text: str = "") -> Table:
    """A table of the early edition whose Threats are in the upper half of the draw deck."""
    table = Table(players, edition="early", variants=variants, pack_text=pack_text)
    state = table.state
    upper, lower = state.deck.layers
    state.deck = lay(state.deck, (*upper, *state.threat_box), lower)
    state.threat_box = ()
    return table


def arrivals(table: Table, *missions: tuple[str, str], seat: int = 0) -> Table:
    """Missions done earlier, for no points."""
    for destination, kind in missions:
        table.arrive(destination, kind, seat=seat)
    table.player(seat).track = 0
    return table


def fly(table: Table, mission: str, destination: str) -> Table:
    """The player whose turn it is succeeds with a mission, without a draw."""
    seat = table.state.seat
    table.plan(mission, seat=seat)
    player = table.player(seat)
    player.rocket_points, player.science_tokens = 12, 13
    return table.do(f"launch {destination}")


def begun(players: int, seed: int = 1, mode: str = "standard", **options: int) -> Match:
    """A match of the early edition before the first outcome of chance."""
    names = NAMES[:players]
    pack = pack_of("early")
    header = rocketmen.prepare(seats=names, seed=seed, edition="early", mode=mode, options=options, pack=pack)
    return Match(rocketmen, header)


def dealt(players: int, seed: int = 1, mode: str = "standard") -> State:
    """A game in which the Threats are dealt and the display is not yet filled."""
    state, luck = begun(players, seed, mode).state, Luck(seed)
    while not isinstance(state.agenda[-1], agenda.FillSlot):
        event = rocketmen.chance(state)
        rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
    return state


def threats(state: State, cards: tuple[int, ...]) -> list[str]:
    """The types of the Threats among some cards."""
    return sorted(
        state.terms.cards[card].design for card in cards if state.terms.cards[card].deck == "threat"
    )


def offset(table: Table) -> list[str]:
    """The cards that lie offset."""
    return [table.name(card) for card in table.state.offset]


def bought(comes: str = "super-capacitors") -> Table:
    """Four players; Ann has bought a card, and another came for it."""
    table = early(4).show("storage-batteries").hand("electric-cars", "electric-cars-2")
    return table.do("buy storage-batteries", "pay electric-cars", "confirm", f"drawn {comes}")
