"""The tree of a search, in a game so small that all of it can be told: its nodes, and who decides there."""

from __future__ import annotations

from math import sqrt
from typing import cast

from msgspec import Struct

from spacerace.bots.search_bot import WIDTH, Search
from spacerace.kernel.chance import ChanceEvent, Luck
from spacerace.kernel.game import Game, Result
from spacerace.kernel.seats import CHANCE

CARDS = 4


class Begin(Struct, frozen=True, tag=True):
    """Seat 0: one of several beginnings, all alike."""

    way: int


class Dealt(Struct, frozen=True, tag=True):
    """Chance: a card for seat 1; as news, -1 for everybody else."""

    card: int


class Pass(Struct, frozen=True, tag=True):
    """Seat 1 gives seat 0 the points."""


class Play(Struct, frozen=True, tag=True):
    """Seat 1 takes the points, with the card it has."""

    card: int


class Answer(Struct, frozen=True, tag=True):
    """Seat 0: it makes no difference any more."""

    way: int


Action = Begin | Dealt | Pass | Play | Answer


class State(Struct):
    """What was done so far."""

    done: list[Action]
    facts: list[Action]


class View(Struct, frozen=True):
    """Who looks; nothing that lies open matters."""

    viewer: int


class OneCard:
    """Seat 0 begins, seat 1 gets a hidden card and passes or plays it, seat 0 answers."""

    NAME = "one card"

    def __init__(self, ways: int) -> None:
        """With so many beginnings."""
        self.ways = ways

    def to_act(self, state: State) -> int | None:
        """One step after the other."""
        return (0, CHANCE, 1, 0, None)[len(state.done)]

    def canonical_options(self, state: State) -> list[Action]:
        """Only the card that was dealt can be played."""
        if not state.done:
            return [Begin(way) for way in range(self.ways)]
        dealt = state.done[1]
        assert isinstance(dealt, Dealt)
        return [Pass(), Play(dealt.card)] if len(state.done) == 2 else [Answer(0), Answer(1)]

    def advance(self, state: State, action: Action) -> None:
        """Nothing is done that cannot be done."""
        assert isinstance(action, Dealt) or action in self.canonical_options(state)
        state.done.append(action)
        state.facts = [action] if isinstance(action, Dealt) else []

    def chance(self, state: State) -> ChanceEvent:
        """The card."""
        return ChanceEvent("card", range(CARDS))

    def outcome(self, state: State, ticket: int) -> Action:
        """This one."""
        return Dealt(ticket)

    def redact(self, fact: Action, seat: int) -> Action:
        """The card is news to seat 1 alone."""
        return Dealt(-1) if isinstance(fact, Dealt) and seat != 1 else fact

    def view(self, state: State, seat: int) -> View:
        """Who looks."""
        return View(seat)

    def determinize(self, view: View, luck: Luck) -> State:
        """Nothing is hidden before the first choice."""
        return State([], [])

    def result(self, state: State) -> Result:
        """Five points for one of the two, once seat 1 has decided."""
        taken = any(isinstance(action, Play) for action in state.done)
        scores = (0, 5) if taken else (5, 0)
        return Result(scores=scores, winners=(int(taken),), rounds=1, end_reason="over", unfinished=False)


def searched(simulations: int, ways: int = 2) -> Search:
    """A search of the first choice after so many simulations."""
    game = OneCard(ways)
    state = State([], [])
    search = Search(cast(Game, game), None, game.view(state, 0), game.canonical_options(state), "tree")
    for _ in range(simulations):
        search.simulate()
    return search


def test_each_look_goes_one_node_further() -> None:
    """The first look at an option makes a node; every later one goes through it."""
    search = searched(60)
    assert search.root.visits == 60
    for option in search.options:
        (below,) = [node for key, node in search.root.below.items() if key[0] == option.action]
        assert (below.seat, below.visits) == (1, option.visits - 1)
        answers = list(below.below.values())
        assert answers and {node.seat for node in answers} == {0}
        assert 0 < sum(node.visits for node in answers) < below.visits


def test_what_the_searcher_cannot_see_makes_no_other_node() -> None:
    """Whatever card was dealt: seat 0 would stand at the same place, and could not tell."""
    search = searched(60)
    assert set(search.root.below) == {(Begin(way), Dealt(-1)) for way in (0, 1)}


def test_options_of_later_deals_are_looked_at_too() -> None:
    """Another card, another option: each is an edge of the one node, and taken where the deal allows."""
    search = searched(120)
    for below in search.root.below.values():
        assert {edge.action for edge in below.edges} == {Pass(), *map(Play, range(CARDS))}
        assert sum(edge.visits > 0 for edge in below.edges) > 3


def test_every_seat_decides_for_itself() -> None:
    """Seat 1 takes the points more often than it gives them away, and so seat 0 expects little."""
    search = searched(120)
    for below in search.root.below.values():
        gave = sum(edge.visits for edge in below.edges if edge.action == Pass())
        assert gave < below.visits - gave
    assert search.root.total / search.root.visits < 0.5


def test_few_visits_look_at_few_options() -> None:
    """Progressive widening: the heuristic's later options wait until the first ones are known."""
    search = searched(60, ways=40)
    width = 2 + int(WIDTH * sqrt(60))
    assert 3 < sum(option.visits > 0 for option in search.options) <= width
