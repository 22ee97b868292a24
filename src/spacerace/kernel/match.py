"""A match: header + log + state. The log is the game; the state follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from spacerace.kernel.apply import check
from spacerace.kernel.chance import Luck
from spacerace.kernel.copying import copy_of
from spacerace.kernel.errors import IllegalAction, NoUndo
from spacerace.kernel.game import AnyAction, AnyFact, AnyState, Game, Header, named_seats
from spacerace.kernel.seats import CHANCE, Seat


class Undo(Struct, frozen=True, tag="undo"):
    """Takes back the latest valid entry of the seat. The undo is an entry of the log too."""


class Entry(Struct, frozen=True):
    """One line of the log: who did what."""

    seat: Seat
    action: AnyAction | Undo


class Step(Struct, frozen=True):
    """An entry that was not undone, and the facts that it led to."""

    entry: Entry
    facts: tuple[AnyFact, ...]


class Match:
    """A match in play. Every change goes through ``play``, ``draw`` or ``undo`` and is logged."""

    def __init__(self, game: Game, header: Header, start: AnyState | None = None) -> None:
        """Begin a match, before chance has acted. ``start``: begin with this state, as a "what if" does
        (T-7)."""
        self.game = game
        self.header = header
        #: The state that the log goes on from; None for the beginning of the game.
        self.start = None if start is None else copy_of(start)
        #: Every entry, with undone entries and undos. Append only.
        self.log: list[Entry] = []
        #: The entries that were not undone.
        self.steps: list[Step] = []
        self.state: AnyState = game.begin(header) if start is None else copy_of(start)
        #: The states before the latest entries, as far back as an undo can go.
        self._way_back: list[AnyState] = []
        self._luck = Luck(header.seed)
        #: The state whose options were listed last, and these options.
        self._listed: tuple[AnyState, list[AnyAction]] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds header and log."""
        from spacerace.kernel.pickling import reduced_match

        return reduced_match(self)

    @property
    def options(self) -> list[AnyAction]:
        """Every legal action of the awaited player. A table shows them, and a click is checked against
        them."""
        if self._listed is None or self._listed[0] is not self.state:
            self._listed = self.state, self.game.options(self.state)
        return self._listed[1]

    @property
    def awaited(self) -> Seat | None:
        """Whom the table waits for; None when the game is over."""
        return self.game.to_act(self.state)

    def play(self, seat: Seat, action: AnyAction | Undo) -> tuple[AnyFact, ...]:
        """Play one action or undo; raises a Refusal and changes nothing if it is not allowed (T-1 to T-4)."""
        if isinstance(action, Undo):
            self._take_back(seat)
            return ()
        action = self.check(seat, action)
        after = copy_of(self.state)
        self.game.advance(after, action)
        if seat == CHANCE or self.game.reveals(self.state, action):
            self._way_back.clear()
        else:
            if self.steps and self.steps[-1].entry.seat != seat:
                self._way_back.clear()
            self._way_back.append(self.state)
        facts = tuple(after.facts)
        entry = Entry(seat, action)
        self.steps.append(Step(entry, facts))
        self.log.append(entry)
        self.state = after
        return facts

    def check(self, seat: Seat, action: AnyAction) -> AnyAction:
        """The legal option that equals this action. Raises IllegalAction, with the names of the header."""
        # Chance has no options, and nobody lists options while a log is played back.
        listed = self._listed[1] if self._listed and self._listed[0] is self.state else None
        try:
            return check(self.game, self.state, seat, action, listed)
        except IllegalAction as refusal:
            refusal.details = named_seats(refusal.details, self.header.seats)
            raise

    def draw(self) -> list[Entry]:
        """Let chance act until a player is awaited; the outcomes follow from the header's seed."""
        drawn = []
        while self.awaited == CHANCE:
            self.play(CHANCE, self.next_outcome())
            drawn.append(self.log[-1])
        return drawn

    def next_outcome(self) -> AnyAction:
        """What chance brings now, while it is awaited."""
        event = self.game.chance(self.state)
        return self.game.outcome(self.state, self._luck.pick(event.key, event.bag))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat's latest entry can be taken back (T-4)."""
        return bool(self._way_back) and self.steps[-1].entry.seat == seat

    def is_final(self, action: AnyAction) -> bool:
        """Whether this option may be final: chance or another seat acts next (T-4).

        The action is not checked: the caller has taken it from the options.
        """
        if self.game.reveals(self.state, action):
            return True
        after = copy_of(self.state)
        self.game.advance(after, action)
        return self.game.to_act(after) != self.awaited

    def undo(self, seat: Seat) -> None:
        """Take back the seat's latest entry, if nothing was learned by it or after it (T-4)."""
        self.play(seat, Undo())

    def _take_back(self, seat: Seat) -> None:
        """Step back once: own entries only, never past chance, a revelation or another seat (T-4)."""
        if not self.steps:
            raise NoUndo("T-4", "refused-undo-nothing")
        last = self.steps[-1].entry.seat
        if last not in (CHANCE, seat):
            raise NoUndo("T-4", "refused-undo-other-seat", {"player": self.header.seats[last]})
        if not self._way_back:
            raise NoUndo("T-4", "refused-undo-learned")
        self.steps.pop()
        self.log.append(Entry(seat, Undo()))
        self.state = self._way_back.pop()

    def news(self, seat: Seat, since: int = 0) -> list[AnyFact]:
        """What this seat may learn of the entries that stand, from the given one on."""
        told = (self.game.redact(fact, seat) for step in self.steps[since:] for fact in step.facts)
        return [fact for fact in told if fact is not None]


def replay(game: Game, header: Header, log: Iterable[Entry], start: AnyState | None = None) -> Match:
    """Play a log back, entry by entry; chance comes from the log, not from the seed."""
    match = Match(game, header, start)
    for entry in log:
        match.play(entry.seat, entry.action)
    return match
