"""States of a game in memory, so that a replay need not begin at the first entry."""

from __future__ import annotations

from collections import OrderedDict

from spacerace.kernel.codec import UNDO_TEXT
from spacerace.kernel.game import AnyState
from spacerace.kernel.match import Match, Undo
from spacerace.server.play import Play, Row
from spacerace.server.time_slices import Pause

#: How many states of a game are cached, after how many entries the next one is cached, and how many more are
#: cached because somebody has just asked for them.
STATES, GAP, ASKED = 64, 24, 8


class ReplayCache:
    """States of one game to begin replays from.

    Entries make a tree: each one follows the entry that stood before it, and an undo goes back to that one.
    So a state is found by going back to the nearest one that is kept, and on from there along the entries
    that stood; what was done and taken back on the way is never played.
    """

    def __init__(self, play: Play) -> None:
        """The beginning is known."""
        self.play = play
        #: Where each number of entries leads: to the last of them that stands; 0 is the beginning.
        self._reached = [0]
        #: For each place the place before it, and the number of valid entries.
        self._before, self._depth = [0], [0]
        beginning = Match(play.game, play.match.header, play.match.start).state
        #: The states that are kept, those that nobody began from for longest first; and those just asked for.
        self._states: OrderedDict[int, AnyState] = OrderedDict({0: beginning})
        self._asked: OrderedDict[int, AnyState] = OrderedDict()

    async def state(self, number: int, pause: Pause) -> AnyState:
        """The state after so many entries."""
        play = self.play
        if number == play.length:
            return play.match.state
        self._look_ahead(number)
        place, way = self._reached[number], []
        while place not in self._states and place not in self._asked:
            way.append(place)
            place = self._before[place]
        kept = self._states if place in self._states else self._asked
        kept.move_to_end(place)
        gap = max(GAP, play.length // (STATES // 2))
        match = Match(play.game, play.match.header, kept[place])
        for place in reversed(way):
            play_row(match, play.rows[place - 1])
            if self._depth[place] % gap == 0:
                _keep(self._states, place, match.state, STATES)
                self._states.move_to_end(0)
            await pause()
        # Whoever steps through a game asks for the next moment now.
        _keep(self._asked, self._reached[number], match.state, ASKED)
        return match.state

    def _look_ahead(self, number: int) -> None:
        """Follow the entries up to this number through the tree."""
        for place in range(len(self._reached), number + 1):
            here = self._reached[-1]
            undo = self.play.rows[place - 1].action == UNDO_TEXT
            self._reached.append(self._before[here] if undo else place)
            self._before.append(here)
            self._depth.append(self._depth[here] + 1)


def _keep(kept: OrderedDict[int, AnyState], place: int, state: AnyState, most: int) -> None:
    """Cache a state, and no more than ``most`` of them."""
    kept[place] = state
    kept.move_to_end(place)
    if len(kept) > most:
        kept.popitem(last=False)


def play_row(match: Match, row: Row) -> None:
    """Play an entry that the database kept."""
    undo = row.action == UNDO_TEXT
    match.play(row.seat, Undo() if undo else match.game.read_action(match.state, row.action))
