"""A game in memory: the match, and for every entry the watchers that could see it.

What a seat has seen is numbered by the seat's own count, never by the length of the log: the number of
steps that somebody takes before confirming them is hidden from the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw, Struct
from msgspec.structs import replace

from spacerace.kernel.codec import UNDO_TEXT, encode
from spacerace.kernel.game import AnyAction, AnyFact, AnyView, Game, Header
from spacerace.kernel.match import Match, Undo
from spacerace.kernel.seats import CHANCE, SPECTATOR, Seat
from spacerace.server.time_slices import time_slices

#: The bit of spectators in ``Row.seen``. The bit of a seat is its number.
SPECTATOR_BIT = 30


class Row(Struct, frozen=True):
    """An entry as the database keeps it."""

    seat: Seat
    action: str
    seen: int


def bit(seat: Seat) -> int:
    """The bit of a seat, or of spectators."""
    return 1 << (SPECTATOR_BIT if seat == SPECTATOR else seat)


class Play:
    """A match, and what each watcher has seen of it."""

    def __init__(self, match: Match) -> None:
        """Nothing has been played yet."""
        self.match = match
        self.game: Game = match.game
        #: All watchers: the seats, then spectators.
        self.watchers: tuple[Seat, ...] = (*range(len(match.header.seats)), SPECTATOR)
        self.rows: list[Row] = []
        #: The facts of each entry, undone ones included.
        self.facts: list[tuple[AnyFact, ...]] = []
        #: The entries that were not undone, by their place in the log.
        self.standing: list[int] = []
        #: The number of undos.
        self.undos = 0
        #: What each watcher has seen, by the place of the entry in the log.
        self.moments: dict[Seat, list[int]] = {seat: [] for seat in self.watchers}
        self._views: dict[Seat, AnyView] = {}
        self._view_bytes: dict[Seat, bytes] = {}

    # --- playing ---

    def act(self, seat: Seat, action: AnyAction | Undo) -> list[Row]:
        """Play one action or undo, then let chance act. Returns the new rows. If it raises a Refusal, nothing
        has changed."""
        first = len(self.rows)
        self._play(seat, action)
        self.draw()
        return self.rows[first:]

    def draw(self) -> list[Row]:
        """Let chance act until a player is awaited; the new rows."""
        first = len(self.rows)
        while self.match.awaited == CHANCE:
            self._play(CHANCE, self.match.next_outcome())
        return self.rows[first:]

    async def restore(self, rows: Sequence[Row]) -> None:
        """Play back what the database kept; raises a Refusal where the rules no longer allow it.

        A long log takes long, so this is done in time slices. Nobody else may use the game meanwhile.
        """
        async with time_slices() as pause:
            for row in rows:
                undo = row.action == UNDO_TEXT
                action = Undo() if undo else self.game.read_action(self.match.state, row.action)
                self._note(row, self.match.play(row.seat, action))
                await pause()
        self._forget_views()

    def _play(self, seat: Seat, action: AnyAction | Undo) -> None:
        """One entry, and who saw it."""
        before, seen_before = self.match.state, self._views.copy()
        undo = isinstance(action, Undo)
        text = UNDO_TEXT if undo else self.game.write_action(self.match.state, action)
        facts = self.match.play(seat, action)
        self._forget_views()
        seen = 0
        for watcher in self.watchers:
            sees = watcher == seat or self._told(facts, watcher)
            # Making a view takes time, so it is made only if nothing else decides.
            if sees or self.view(watcher) != (seen_before.get(watcher) or self.game.view(before, watcher)):
                seen |= bit(watcher)
        self._note(Row(seat, text, seen), facts)

    def _note(self, row: Row, facts: tuple[AnyFact, ...]) -> None:
        """Remember an entry that was played."""
        number = len(self.rows)
        self.rows.append(row)
        self.facts.append(facts)
        if row.action == UNDO_TEXT:
            self.standing.pop()
            self.undos += 1
        else:
            self.standing.append(number)
        for watcher in self.watchers:
            if row.seen & bit(watcher):
                self.moments[watcher].append(number)

    def _told(self, facts: tuple[AnyFact, ...], watcher: Seat) -> bool:
        """Whether any of the facts is told to this watcher."""
        return any(self.game.redact(fact, watcher) is not None for fact in facts)

    # --- looking ---

    @property
    def awaited(self) -> Seat | None:
        """Whom the table waits for; None when the game is over."""
        return self.match.awaited

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self.rows)

    def at(self, watcher: Seat) -> int:
        """How much this watcher has seen."""
        return len(self.moments[watcher])

    def view(self, watcher: Seat) -> AnyView:
        """What this watcher may know now."""
        if watcher not in self._views:
            self._views[watcher] = self.game.view(self.match.state, watcher)
        return self._views[watcher]

    def view_bytes(self, watcher: Seat) -> bytes:
        """The view as JSON."""
        if watcher not in self._view_bytes:
            self._view_bytes[watcher] = encode(self.view(watcher))
        return self._view_bytes[watcher]

    def _forget_views(self) -> None:
        """The state has changed, so the views are dropped."""
        self._views.clear()
        self._view_bytes.clear()

    def told(self, number: int, watcher: Seat) -> list[AnyFact]:
        """The facts of an entry, as this watcher may learn them."""
        facts = (self.game.redact(fact, watcher) for fact in self.facts[number])
        return [fact for fact in facts if fact is not None]

    def undo_seen_by(self, seat: Seat) -> set[Seat]:
        """The other players who saw the step that this seat would take back."""
        if not self.standing:
            return set()
        seen = self.rows[self.standing[-1]].seen
        return {other for other in self.watchers if other not in (seat, SPECTATOR) and seen & bit(other)}


def begin(game: Game, header: Header, start: object | None = None) -> Play:
    """A game of which nothing has been played yet."""
    return Play(Match(game, header, start))


def anew(game: Game, header: Header, start: object | None) -> Header:
    """The header with which an old deal is played again, by the current rules.

    A deal that begins in the middle of a game keeps the rules of that game, for its state belongs to them.
    """
    return header if start is not None else replace(header, rules_version=game.RULES_VERSION)


def from_match(match: Match) -> Play:
    """A match that was played elsewhere, with everybody's memory of it."""
    play = begin(match.game, match.header, match.start)
    for entry in match.log:
        play._play(entry.seat, entry.action)
    return play


def as_raw(fact: AnyFact) -> Raw:
    """A fact as JSON."""
    return Raw(encode(fact))
