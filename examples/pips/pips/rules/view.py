"""What a seat may know of a game of Pips, and full states that fit it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from pips.rules.actions import Action
from pips.rules.facts import HIDDEN, CardPeeked, Fact
from pips.rules.state import State, Terms, is_over
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import Header, Preview
from spacerace.kernel.piles import Pile, contents, size
from spacerace.kernel.seats import Seat


class View(Struct, frozen=True):
    """The table as a seat sees it."""

    terms: Terms
    viewer: int
    #: By seat, the card before each player; HIDDEN: face down for this seat.
    cards: tuple[int | None, ...]
    peeked: tuple[bool, ...]
    pips: tuple[int, ...]
    finished: tuple[bool, ...]
    #: Every card that this seat cannot place: in the pile, or face down before somebody.
    unseen: tuple[int, ...]
    seat: Seat
    drawing: bool
    turns: int


#: Whoever only reads the open table takes either.
Table = State | View


class Figures(Struct, frozen=True):
    """Sums that everybody can make."""

    #: How many cards can be drawn.
    left: int
    #: By seat, how many pips can still be added.
    room: tuple[int, ...]


#: Nothing is drawn but numbers.
Faces: type = dict


def view(state: State, seat: Seat) -> View:
    """A card is seen by whoever has peeked at it, and at the end by all (PI-2.2, PI-3.1)."""
    over = is_over(state)
    cards = tuple(
        card if over or (owner == seat and state.peeked[owner]) else HIDDEN
        for owner, card in enumerate(state.cards)
    )
    unseen = sorted({*contents(state.pile), *state.cards} - set(cards))
    return View(
        terms=state.terms,
        viewer=seat,
        cards=cards,
        peeked=tuple(state.peeked),
        pips=tuple(state.pips),
        finished=tuple(state.finished),
        unseen=tuple(unseen),
        seat=state.seat,
        drawing=state.drawing,
        turns=state.turns,
    )


def determinize(seen: View, luck: Luck) -> State:
    """Deal the unseen cards anew."""
    hidden = luck.sample("cards", seen.unseen, seen.cards.count(HIDDEN))
    waiting = list(hidden)
    return State(
        terms=seen.terms,
        pile=Pile("cards", (tuple(set(seen.unseen) - set(hidden)),)),
        cards=[waiting.pop() if card is HIDDEN else card for card in seen.cards],
        peeked=list(seen.peeked),
        pips=list(seen.pips),
        finished=list(seen.finished),
        seat=seen.seat,
        drawing=seen.drawing,
        turns=seen.turns,
        facts=[],
    )


def redact(fact: Fact, seat: Seat) -> Fact | None:
    """What a peeker saw is theirs (PI-2.2)."""
    if isinstance(fact, CardPeeked) and fact.seat != seat:
        return replace(fact, value=HIDDEN)
    return fact


def figures(state: State, seat: Seat) -> Figures:
    """How many cards lie in the pile, and how many pips each player can add."""
    return Figures(size(state.pile), tuple(max(0, state.terms.limit - pips) for pips in state.pips))


def faces(header: Header) -> dict[str, object]:
    """Nothing is drawn but numbers."""
    return {}


def previews(seen: View, options: Sequence[Action]) -> list[Preview | None]:
    """Nothing is foretold."""
    return [None] * len(options)
