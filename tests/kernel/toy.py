"""Pips, the smallest game that uses everything the kernel offers.

Each player has a face-down card. In turn they add 1 or 2 to their pips, peek at their own card
(which shows them something), draw from a bag, or stop. When all have stopped, card + pips score.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from spacerace.kernel.chance import ChanceEvent, Luck
from spacerace.kernel.errors import BadSetup, IllegalAction
from spacerace.kernel.game import Header, Message, Option, Preview, Result, Setup
from spacerace.kernel.piles import Pile, contents, next_bag, take
from spacerace.kernel.seats import CHANCE

NAME = "pips"
RULES_VERSION = 1
ORDERS = ()
SETUPS: tuple[Setup, ...] = ()
SIDES: tuple[str, ...] = ()


class Add(Struct, frozen=True, tag=True):
    """Add to the own pips."""

    pips: int


class Peek(Struct, frozen=True, tag=True):
    """Look at the own card."""


class Draw(Struct, frozen=True, tag=True):
    """Ask chance for a card."""


class Stop(Struct, frozen=True, tag=True):
    """Be done."""


class Drawn(Struct, frozen=True, tag=True):
    """Chance: this card."""

    card: int


Action = Add | Peek | Draw | Stop | Drawn


class Did(Struct, frozen=True, tag=True):
    """What happened."""

    seat: int
    what: str
    card: int = -1


class Terms:
    """Nothing to refer to but a key."""

    key = "pips"


TERMS = Terms()


class State(Struct):
    """The table."""

    terms: Terms
    pile: Pile
    cards: list[int]
    peeked: list[bool]
    pips: list[int]
    stopped: list[bool]
    seat: int
    dealing: int
    drawing: bool
    facts: list[Did]


class Figures(Struct, frozen=True):
    """A sum that everybody can make."""

    pips: int


class View(Struct, frozen=True):
    """What a seat sees: own card if peeked, pips, the bag of all unseen cards."""

    terms: Terms
    viewer: int
    own: int
    unseen: tuple[int, ...]
    peeked: tuple[bool, ...]
    pips: tuple[int, ...]
    stopped: tuple[bool, ...]
    seat: int
    dealing: int
    drawing: bool
    shuffles: int


def prepare(
    *,
    seats: Sequence[str],
    seed: int,
    edition: str = "only",
    mode: str = "standard",
    options: Mapping[str, Option] | None = None,
    sides: Sequence[str] = (),
    pack: str = "",
    pack_text: str = "",
) -> Header:
    """A header."""
    if len(seats) < 2:
        raise BadSetup("P-1", "refused-player-count", {"players": len(seats)})
    return Header(
        game=NAME,
        rules_version=RULES_VERSION,
        edition=edition,
        mode=mode,
        options=dict(options or {}),
        seats=tuple(seats),
        seed=seed,
        pack="pips",
        pack_version=1,
        pack_hash="0",
        pack_text=pack_text,
    )


#: Nothing to draw, one thing that happens.
Faces: type = dict
FACTS: tuple[type, ...] = (Did,)


def faces(header: Header) -> dict[str, object]:
    """Nothing to draw."""
    return {}


def begin(header: Header) -> State:
    """Deal one card each, by chance."""
    count = len(header.seats)
    return State(
        terms=TERMS,
        pile=Pile("pile", (tuple(range(12)),)),
        cards=[],
        peeked=[False] * count,
        pips=[0] * count,
        stopped=[False] * count,
        seat=0,
        dealing=count,
        drawing=False,
        facts=[],
    )


def to_act(state: State) -> int | None:
    """Chance while dealing or drawing, else the player in turn."""
    if state.dealing or state.drawing:
        return CHANCE
    return None if all(state.stopped) else state.seat


def options(state: State) -> list[Action]:
    """What the player in turn may do."""
    found: list[Action] = [Add(1), Add(2), Stop()]
    if not state.peeked[state.seat]:
        found.append(Peek())
    if state.pile.layers[0]:
        found.append(Draw())
    return found


canonical_options = options


def refusal(state: State, action: Action) -> IllegalAction:
    """The one rule there is."""
    return IllegalAction("P-2", "refused-not-now", {})


def advance(state: State, action: Action) -> None:
    """Do it."""
    state.facts = []
    seat = state.seat
    if isinstance(action, Drawn):
        state.pile, _ = take(state.pile, action.card)
        if state.dealing:
            state.dealing -= 1
            state.cards.append(action.card)
            state.facts.append(Did(len(state.cards) - 1, "dealt", action.card))
            return
        state.drawing = False
        state.pips[seat] += action.card
        state.facts.append(Did(seat, "drew", action.card))
    elif isinstance(action, Draw):
        state.drawing = True
        return
    elif isinstance(action, Peek):
        state.peeked[seat] = True
        state.facts.append(Did(seat, "peeked", state.cards[seat]))
        return
    elif isinstance(action, Add):
        state.pips[seat] += action.pips
        state.facts.append(Did(seat, "added"))
        return
    else:
        state.stopped[seat] = True
        state.facts.append(Did(seat, "stopped"))
    _next(state)


def _next(state: State) -> None:
    """The turn passes to the next player who has not stopped."""
    if not all(state.stopped):
        state.seat = (state.seat + 1) % len(state.pips)
        while state.stopped[state.seat]:
            state.seat = (state.seat + 1) % len(state.pips)


def chance(state: State) -> ChanceEvent:
    """One card of the bag."""
    return ChanceEvent(*next_bag(state.pile))


def outcome(state: State, ticket: int) -> Action:
    """That card."""
    return Drawn(ticket)


def outcomes(state: State) -> list[tuple[Action, int]]:
    """All cards differ."""
    return [(Drawn(card), 1) for card in sorted(chance(state).bag)]


def reveals(state: State, action: Action) -> bool:
    """Peeking shows something."""
    return isinstance(action, Peek)


def view(state: State, seat: int) -> View:
    """Cards are hidden from all but a peeker."""
    peeker = 0 <= seat < len(state.cards) and state.peeked[seat]
    own = state.cards[seat] if peeker else -1
    unseen = [card for card in [*contents(state.pile), *state.cards] if card != own]
    return View(
        state.terms,
        seat,
        own,
        tuple(sorted(unseen)),
        tuple(state.peeked),
        tuple(state.pips),
        tuple(state.stopped),
        state.seat,
        state.dealing,
        state.drawing,
        state.pile.shuffles,
    )


def figures(state: State, seat: int) -> Figures:
    """What all pips add up to."""
    return Figures(sum(state.pips))


def previews(seen: View, options: Sequence[Action]) -> list[Preview | None]:
    """Nothing to say of any option."""
    return [None] * len(options)


def determinize(seen: View, luck: Luck) -> State:
    """Deal the unseen cards anew."""
    count = len(seen.pips) - seen.dealing
    hidden = luck.sample("cards", seen.unseen, count if seen.own < 0 else count - 1)
    cards = list(hidden)
    if seen.own >= 0:
        cards.insert(seen.viewer, seen.own)
    rest = [card for card in seen.unseen if card not in hidden]
    return State(
        seen.terms,
        Pile("pile", (tuple(rest),), shuffles=seen.shuffles),
        cards,
        list(seen.peeked),
        list(seen.pips),
        list(seen.stopped),
        seen.seat,
        seen.dealing,
        seen.drawing,
        [],
    )


def redact(fact: Did, seat: int) -> Did | None:
    """Dealt cards are nobody's to see; what a peeker saw is theirs; adding stays private."""
    if fact.what == "added" and fact.seat != seat:
        return None
    if fact.what == "dealt" or (fact.what == "peeked" and fact.seat != seat):
        return replace(fact, card=-1)
    return fact


def result(state: State) -> Result:
    """Card + pips."""
    scores = tuple(card + pips for card, pips in zip(state.cards, state.pips, strict=True))
    over = all(state.stopped)
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores)) if over else ()
    return Result(
        scores=scores, winners=best, rounds=1, end_reason="stopped" if over else "", unfinished=False
    )


def laws(state: State, before: State | None = None) -> list[str]:
    """Twelve cards, less those that were drawn for pips."""
    return []


_VERBS = {"peek": Peek(), "draw": Draw(), "stop": Stop()}


def write_action(state: State, action: Action) -> str:
    """Short text."""
    if isinstance(action, Add):
        return f"add {action.pips}"
    if isinstance(action, Drawn):
        return f"drawn {action.card}"
    return next(verb for verb, kind in _VERBS.items() if kind == action)


def read_action(state: State, text: str) -> Action:
    """The way back."""
    verb, *rest = text.split()
    if verb in _VERBS:
        return _VERBS[verb]
    if verb in ("add", "drawn") and len(rest) == 1 and rest[0].isdecimal():
        return Add(int(rest[0])) if verb == "add" else Drawn(int(rest[0]))
    raise IllegalAction("T-5", "refused-unknown-verb", {"verb": verb})


def say_action(state: State, action: Action) -> Message:
    """Its short text."""
    return Message(write_action(state, action))


def say_fact(state: State, fact: Did, names: Sequence[str]) -> Message:
    """What was done."""
    return Message(fact.what, {"who": names[fact.seat]})


def say_side(side: str) -> Message:
    """There are no sides."""
    return Message(side)


def sides_of(header: Header) -> dict[str, Message]:
    """There are no sides."""
    return {}


def say_step(state: State) -> Message:
    """Always the same."""
    return Message("your-turn")


def order_scope(seen: View, order: str) -> str | None:
    """There are no standing orders."""
    return None


def obey(seen: View, options: Sequence[Action], order: str) -> Action | None:
    """Nothing to obey."""
    return None
