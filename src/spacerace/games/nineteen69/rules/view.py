"""N-12: what a seat may know. A view names what is shown; nothing else is in it.

Cards are values, so no card can be told from its twin. After a reshuffle everybody knows what the deck
was made of, and so what all hands together held; ``held``, ``drawn`` and ``shown`` keep the two apart.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from spacerace.games.nineteen69.rules.agenda import PRIVATE_STEPS, Committing, Step
from spacerace.games.nineteen69.rules.facts import CardDrawn, Fact
from spacerace.games.nineteen69.rules.ids import HIDDEN, CardValue, MissionId, ScientistId
from spacerace.games.nineteen69.rules.state import Flight, Player, State
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.kernel.chance import Luck
from spacerace.kernel.copying import copy_of
from spacerace.kernel.pickling import reduced
from spacerace.kernel.piles import Pile, size
from spacerace.kernel.seats import Seat


class PlayerView(Struct, frozen=True):
    """One player, as a seat sees them."""

    money: int
    prestige: int
    hand_size: int
    #: None if it is another's, like the three below.
    hand: tuple[CardValue, ...] | None
    committed: tuple[CardValue, ...] | None
    held: tuple[CardValue, ...] | None
    drawn: tuple[CardValue, ...] | None
    committed_size: int
    held_size: int
    drawn_size: int
    shown: tuple[CardValue, ...]
    cubes: tuple[tuple[ScientistId, ...], ...]
    tokens: tuple[bool, ...]
    moon: int
    flown: tuple[MissionId, ...]
    launched: MissionId | None
    has_hired: bool
    spies: int


class View(Struct, frozen=True):
    """The table, as a seat sees it."""

    terms: Terms
    viewer: Seat
    agenda: tuple[Step, ...]
    players: tuple[PlayerView, ...]
    seat: Seat
    first: Seat
    year: int
    supply: tuple[int, ...]
    deck_size: int
    deck_shuffles: int
    discards: tuple[CardValue, ...]
    #: What the deck was last made of.
    shuffled: tuple[CardValue, ...]
    launcher: Seat
    flight: Flight | None
    over: bool

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds no terms."""
        return reduced(self)


def view(state: State, seat: Seat) -> View:
    """What this seat may know (N-12.1 to N-12.4)."""
    # By position, in the order of the fields: by name it takes several times as long, and bots want many.
    return View(
        state.terms,
        seat,
        _agenda(state, seat),
        tuple([_player(player, own=other == seat) for other, player in enumerate(state.players)]),
        state.seat,
        state.first,
        state.year,
        tuple(state.supply),
        size(state.deck),
        state.deck.shuffles,
        tuple(state.discards),
        state.shuffled,
        state.launcher,
        None if state.flight is None else copy_of(state.flight),
        state.over,
    )


def _agenda(state: State, seat: Seat) -> tuple[Step, ...]:
    """The agenda; what another has begun, and how many cards another has picked up, is theirs alone."""
    steps = list(state.agenda)
    if seat != state.seat and steps:
        if type(steps[-1]) in PRIVATE_STEPS:
            steps.pop()
        elif isinstance(steps[-1], Committing):
            steps[-1] = Committing()
    return tuple(steps)


def _player(player: Player, *, own: bool) -> PlayerView:
    """A player: everything but the values of cards for all, those for the owner (N-12.1, N-12.2)."""
    hand, committed, held, drawn = player.hand, player.committed, player.held, player.drawn
    return PlayerView(
        player.money,
        player.prestige,
        len(hand),
        hand if own else None,
        committed if own else None,
        held if own else None,
        drawn if own else None,
        len(committed),
        len(held),
        len(drawn),
        player.shown,
        player.cubes,
        player.tokens,
        player.moon,
        player.flown,
        player.launched,
        player.has_hired,
        player.spies,
    )


def redact(fact: Fact, seat: Seat) -> Fact | None:
    """A fact as this seat may learn it: others' draws without the value (N-12.3)."""
    if isinstance(fact, CardDrawn) and fact.seat != seat:
        return CardDrawn(fact.seat, HIDDEN)
    return fact


# --- determinisation -----------------------------------------------------------------------------


class _Redeal:
    """A deal of the hidden cards that fits everything a view knows (N-12.4)."""

    def __init__(self, seen: View, luck: Luck) -> None:
        """Two pools that players can tell apart: what hands held at the last shuffle, and its deck."""
        self.luck = luck
        deck = Counter(seen.shuffled)
        old = Counter(seen.terms.values) - deck
        self.pools = {"held": old, "drawn": deck}
        self.hidden = [p for p, player in enumerate(seen.players) if player.hand is None]
        self.room = {
            p: {"held": seen.players[p].held_size, "drawn": seen.players[p].drawn_size} for p in self.hidden
        }
        self.dealt: dict[int, dict[str, list[CardValue]]] = {
            p: {"held": [], "drawn": []} for p in self.hidden
        }
        for player in seen.players:
            if player.held is not None and player.drawn is not None:
                self.pools["held"].subtract(player.held)
                self.pools["drawn"].subtract(player.drawn)
        self.shown = [(p, value) for p in self.hidden for value in seen.players[p].shown]

    def place_shown(self, at: int = 0) -> bool:
        """Say of each card that was shown from which pool it came, so that all fits; try both ways."""
        if at == len(self.shown):
            return True
        p, value = self.shown[at]
        order = ("held", "drawn") if self.luck.pick(f"shown/{at}", (0, 1)) == 0 else ("drawn", "held")
        for pool in order:
            if self.room[p][pool] > 0 and self.pools[pool][value] > 0:
                self._deal(p, pool, value, 1)
                if self.place_shown(at + 1):
                    return True
                self._deal(p, pool, value, -1)
        return False

    def _deal(self, p: int, pool: str, value: CardValue, count: int) -> None:
        """Give a card to a player, or take it back."""
        self.room[p][pool] -= count
        self.pools[pool][value] -= count
        if count > 0:
            self.dealt[p][pool].append(value)
        else:
            self.dealt[p][pool].remove(value)

    def fill(self) -> list[CardValue]:
        """Deal the rest at random; what is left of the newer pool is the deck."""
        queue: list[CardValue] = []
        for pool in ("held", "drawn"):
            cards = sorted(self.pools[pool].elements())
            order = self.luck.sample(f"fill/{pool}", range(len(cards)), len(cards))
            queue = [cards[index] for index in order]
            for p in self.hidden:
                wanted = self.room[p][pool]
                self.dealt[p][pool] += queue[:wanted]
                queue = queue[wanted:]
        return sorted(queue)


def determinize(seen: View, luck: Luck) -> State:
    """A full state that this view cannot tell from the true one (N-12.1, N-12.4)."""
    redeal = _Redeal(seen, luck)
    fits = redeal.place_shown()
    assert fits, "a view that no deal fits"
    deck = redeal.fill()
    return State(
        terms=seen.terms,
        agenda=list(seen.agenda),
        players=[_redealt(p, player, redeal) for p, player in enumerate(seen.players)],
        seat=seen.seat,
        first=seen.first,
        year=seen.year,
        supply=list(seen.supply),
        deck=Pile("deck", (tickets_of(seen.terms, deck),), shuffles=seen.deck_shuffles),
        discards=list(seen.discards),
        shuffled=seen.shuffled,
        launcher=seen.launcher,
        flight=None if seen.flight is None else copy_of(seen.flight),
        over=seen.over,
        facts=[],
    )


def tickets_of(terms: Terms, values: list[CardValue]) -> tuple[int, ...]:
    """Tickets of the deck for these values: equal cards are interchangeable."""
    left = Counter(values)
    tickets = []
    for ticket, value in enumerate(terms.values):
        if left[value] > 0:
            left[value] -= 1
            tickets.append(ticket)
    return tuple(tickets)


def _redealt(p: int, seen: PlayerView, redeal: _Redeal) -> Player:
    """A player whose hidden cards are dealt anew."""
    if seen.hand is None:
        dealt = redeal.dealt[p]
        held, drawn = tuple(sorted(dealt["held"])), tuple(sorted(dealt["drawn"]))
        cards = sorted((Counter(held) + Counter(drawn) - Counter(seen.shown)).elements())
        order = redeal.luck.sample(f"committed/{p}", range(len(cards)), seen.committed_size)
        committed = tuple(sorted((cards[index] for index in order), reverse=True))
        hand = tuple(sorted((Counter(cards) - Counter(committed)).elements()))
    else:
        assert seen.held is not None
        assert seen.drawn is not None
        assert seen.committed is not None
        held, drawn, committed, hand = seen.held, seen.drawn, seen.committed, seen.hand
    return Player(
        money=seen.money,
        prestige=seen.prestige,
        hand=hand,
        cubes=seen.cubes,
        tokens=seen.tokens,
        moon=seen.moon,
        flown=seen.flown,
        launched=seen.launched,
        has_hired=seen.has_hired,
        spies=seen.spies,
        committed=committed,
        held=held,
        drawn=drawn,
        shown=seen.shown,
    )
