"""N-2, N-3 and N-7: set-up, the order of phases, and the end of a year."""

from __future__ import annotations

from spacerace.games.nineteen69.rules.actions import FirstPlayer
from spacerace.games.nineteen69.rules.agenda import PickFirstPlayer
from spacerace.games.nineteen69.rules.choices import terms_of
from spacerace.games.nineteen69.rules.facts import FirstPlayerChosen, GameEnded, YearBegan, YearEnded
from spacerace.games.nineteen69.rules.ids import NOBODY
from spacerace.games.nineteen69.rules.state import Player, State, in_order
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.game import Header
from spacerace.kernel.piles import Pile
from spacerace.kernel.seats import Seat


def lay_out(header: Header) -> State:
    """The table before chance has dealt anything (N-2.1 to N-2.7, N-1.1)."""
    terms = terms_of(header)
    return State(
        terms=terms,
        agenda=[Sequence("setup")],
        players=[_player(terms) for _ in range(terms.players)],
        seat=Seat(0),
        first=Seat(0),
        year=0,
        supply=[one.supply for one in terms.scientists],
        deck=Pile("deck", (tuple(range(len(terms.values))),)),
        discards=[],
        shuffled=tuple(sorted(terms.values)),
        launcher=NOBODY,
        flight=None,
        over=False,
        facts=[],
    )


def _player(terms: Terms) -> Player:
    """A player at the start: some prestige, empty sheets, no cards (N-2.2, N-2.3, N-1.12)."""
    return Player(
        money=terms.board.starting_money,
        prestige=terms.board.starting_pp,
        hand=(),
        cubes=((),) * len(terms.researches),
        tokens=(False,) * len(terms.researches),
        moon=0,
        flown=(),
        launched=None,
        has_hired=False,
        spies=0,
        committed=(),
        held=(),
        drawn=(),
        shown=(),
    )


def pick_first_player(state: State) -> None:
    """Ask chance who begins (N-2.5, NC-1)."""
    state.agenda.append(PickFirstPlayer())


def first_player(state: State, step: PickFirstPlayer, action: FirstPlayer) -> None:
    """This seat has the first-player token (N-2.5, NC-1)."""
    state.agenda.pop()
    state.first = state.seat = action.seat
    state.facts.append(FirstPlayerChosen(action.seat))


def begin_year(state: State) -> None:
    """A year and its four phases (N-3.1, N-2.6)."""
    state.facts.append(YearBegan(state.terms.years[state.year].year, state.first))
    state.agenda.append(Sequence("year"))


def _everybody(state: State, part: str) -> None:
    """Everybody has this part of a phase, first player first; nobody starts the next before.

    N-3.2, N-3.3.
    """
    for seat in reversed(in_order(state, state.first)):
        state.agenda.append(Sequence(part, seat=seat))


def income_phase(state: State) -> None:
    """Phase 1 (N-3.1, N-4.6)."""
    _everybody(state, "income")


def purchase_phase(state: State) -> None:
    """Phase 2 (N-3.1, N-5.1)."""
    _everybody(state, "purchases")


def mission_phase(state: State) -> None:
    """Phase 3 (N-3.1, N-6.1)."""
    _everybody(state, "mission")


def end_of_year(state: State) -> None:
    """Phase 4: flags into the boxes; the next year, or the end (N-7.1 to N-7.3, N-8.1)."""
    for player in state.players:
        if player.launched is not None:
            player.flown += (player.launched,)
        player.launched = None
        player.has_hired = False
    state.facts.append(YearEnded(state.terms.years[state.year].year))
    if state.year + 1 == len(state.terms.years):
        state.over = True
        state.agenda.clear()
        state.facts.append(GameEnded())
        return
    state.year += 1
    state.first = Seat((state.first + 1) % len(state.players))
    state.seat = state.first
    begin_year(state)
