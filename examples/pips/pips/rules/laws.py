"""The invariants of Pips, as plain functions over a state."""

from __future__ import annotations

from pips.rules.facts import CardDrawn, PipsAdded
from pips.rules.state import State
from spacerace.kernel.piles import contents


def laws(state: State, before: State | None = None) -> list[str]:
    """The laws that a state breaks; ``before`` is the state it came from."""
    return [*_cards_are_conserved(state, before), *_pips_add_up(state, before)]


def _cards_are_conserved(state: State, before: State | None) -> list[str]:
    """PI-1.2: a card lies in one place, and leaves the pile one at a time."""
    there = [*contents(state.pile), *state.cards]
    if len(set(there)) != len(there) or not set(there) <= set(state.terms.values):
        return ["PI-1.2: a card is there twice, or comes from nowhere"]
    gone = 0 if before is None else len(contents(before.pile)) - len(contents(state.pile))
    return [] if gone in (0, 1) else ["PI-1.2: cards have left the pile"]


def _pips_add_up(state: State, before: State | None) -> list[str]:
    """PI-2: every change of pips was told."""
    told = 0
    for fact in state.facts:
        if isinstance(fact, PipsAdded):
            told += fact.pips
        elif isinstance(fact, CardDrawn):
            told += fact.value
    change = told if before is None else sum(state.pips) - sum(before.pips)
    return [] if change == told else ["PI-2: pips that nobody told of"]
