"""A game of Pips: the deal, the turns, the end (PI-1 to PI-3)."""

from __future__ import annotations

from typing import assert_never

from pips.rules import facts as f
from pips.rules.actions import Action, Add, Draw, Drawn, Finish, Peek
from pips.rules.choices import terms_of
from pips.rules.state import State, is_over
from spacerace.kernel.chance import ChanceEvent
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import Header, Result
from spacerace.kernel.piles import Pile, next_bag, size, take
from spacerace.kernel.seats import CHANCE, Seat


def begin(header: Header) -> State:
    """Everybody is about to get a card (PI-1.3)."""
    terms = terms_of(header)
    players = terms.players
    return State(
        terms=terms,
        pile=Pile("cards", (terms.values,)),
        cards=[],
        peeked=[False] * players,
        pips=[0] * players,
        finished=[False] * players,
        seat=Seat(0),
        drawing=False,
        turns=0,
        facts=[],
    )


def to_act(state: State) -> Seat | None:
    """Chance while cards are dealt or drawn, else whose turn it is."""
    if state.drawing or len(state.cards) < state.terms.players:
        return CHANCE
    return None if is_over(state) else state.seat


def options(state: State) -> list[Action]:
    """What the player in turn may do (PI-2)."""
    room = state.terms.limit - state.pips[state.seat]
    found: list[Action] = [Add(pips) for pips in range(1, min(state.terms.largest_add, room) + 1)]
    if not state.peeked[state.seat]:
        found.append(Peek())
    if size(state.pile):
        found.append(Draw())
    return [*found, Finish()]


#: There is one way to do everything.
canonical_options = options


def refusal(state: State, action: Action) -> IllegalAction:
    """Why this is no option (PI-2)."""
    if isinstance(action, Add) and action.pips > state.terms.largest_add:
        return IllegalAction("PI-2.1", "pips-refused-large", {"most": state.terms.largest_add})
    if isinstance(action, Add):
        return IllegalAction("PI-2.1", "pips-refused-limit", {"limit": state.terms.limit})
    if isinstance(action, Peek):
        return IllegalAction("PI-2.2", "pips-refused-peek")
    return IllegalAction("PI-2.3", "pips-refused-empty")


def advance(state: State, action: Action) -> None:
    """Do a legal action."""
    state.facts = []
    seat = state.seat
    match action:
        case Add(pips=pips):
            _add(state, pips)
        case Peek():
            _peek(state)
        case Draw():
            state.drawing = True
        case Finish():
            _finish(state)
        case Drawn(value=value):
            state.pile, _ = take(state.pile, value)
            if state.drawing:
                _draw(state, value)
            else:
                state.facts.append(f.CardDealt(Seat(len(state.cards))))
                state.cards.append(value)
        case _:
            assert_never(action)
    if state.seat != seat:
        state.turns += 1


def _add(state: State, pips: int) -> None:
    """Add pips; the turn goes on (PI-2.1)."""
    state.pips[state.seat] += pips
    state.facts.append(f.PipsAdded(state.seat, pips))


def _peek(state: State) -> None:
    """Look at your card, once a game; the turn goes on (PI-2.2)."""
    state.peeked[state.seat] = True
    state.facts.append(f.CardPeeked(state.seat, state.cards[state.seat]))


def _draw(state: State, value: int) -> None:
    """The value of the card is added to your pips, and the turn ends (PI-2.3)."""
    state.drawing = False
    state.pips[state.seat] += value
    state.facts.append(f.CardDrawn(state.seat, value))
    _pass(state)


def _finish(state: State) -> None:
    """Be done for the rest of the game (PI-2.4). The last one to finish ends it (PI-3.1)."""
    state.finished[state.seat] = True
    state.facts.append(f.PlayerFinished(state.seat))
    if is_over(state):
        scores = result(state).scores
        state.facts += [
            f.CardTurned(Seat(seat), state.cards[seat], score) for seat, score in enumerate(scores)
        ]
    else:
        _pass(state)


def _pass(state: State) -> None:
    """The next player who has not finished is in turn (PI-2.5)."""
    players = state.terms.players
    following = [Seat((state.seat + step) % players) for step in range(1, players + 1)]
    state.seat = next(seat for seat in following if not state.finished[seat])


def chance(state: State) -> ChanceEvent:
    """One card of the pile."""
    return ChanceEvent(*next_bag(state.pile))


def outcome(state: State, ticket: int) -> Action:
    """That card."""
    return Drawn(ticket)


def outcomes(state: State) -> list[tuple[Action, int]]:
    """Every card is there once (PI-1.2)."""
    return [(Drawn(value), 1) for value in sorted(chance(state).bag)]


def reveals(state: State, action: Action) -> bool:
    """Whoever has looked cannot take that back, nor whoever finishes last and has all cards turned up."""
    others = [finished for seat, finished in enumerate(state.finished) if seat != state.seat]
    return isinstance(action, Peek) or (isinstance(action, Finish) and all(others))


def result(state: State) -> Result:
    """Card and pips, or nothing over the limit (PI-3.2); the highest score wins (PI-3.3)."""
    # While cards are dealt, some have none.
    cards = [*state.cards, *[0] * (state.terms.players - len(state.cards))]
    sums = [card + pips for card, pips in zip(cards, state.pips, strict=True)]
    scores = tuple(one if one <= state.terms.limit else 0 for one in sums)
    best = tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))
    over = is_over(state)
    return Result(
        scores=scores,
        winners=best if over else (),
        rounds=1 + state.turns // state.terms.players,
        end_reason="all-finished" if over else "",
        unfinished=False,
    )
